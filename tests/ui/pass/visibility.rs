//! Visibilities pass through: what is private stays private to its module and usable inside it.

#![deny(unreachable_pub, private_interfaces, private_bounds)]

mod engine {
    #[bitboard_core::bitboard(8x8)]
    mod private {
        struct Board(u64);
        enum Square {}
        #[directions]
        enum Way {
            North = step(0, 1),
        }
        #[fill(North)]
        const fn attacks(from: Board, empty: Board) -> Board;

        pub(super) fn count() -> u32 {
            let from = Square::A1.board();
            attacks(from, !from).len() + from.to(Way::North).len()
        }
    }

    #[bitboard_core::bitboard(8x8)]
    pub(crate) mod shared {
        pub(crate) struct Board(u64);
        pub(crate) enum Square {}
        #[directions]
        pub(in crate::engine) enum Way {
            North = step(0, 1),
        }
        #[fill(North)]
        pub(super) const fn attacks(from: Board, empty: Board) -> Board;
    }

    pub(crate) fn count() -> u32 {
        let from = shared::Square::A1.board();
        private::count() + shared::attacks(from, !from).len() + shared::Way::North.step(from).len()
    }
}

fn main() {
    assert_eq!(engine::count(), 16);
    assert_eq!(engine::shared::Board::FULL.len(), 64);
}
