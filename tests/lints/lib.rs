//! What a user with strict lints writes: documentation on what is theirs, and nothing to silence what is ours.
//!
//! `cargo check` judges the compiler's lints and `cargo clippy` the others; both must be clean.

#![forbid(unsafe_code, missing_docs, missing_debug_implementations, missing_copy_implementations)]
#![forbid(
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    let_underscore_drop,
    meta_variable_misuse
)]
#![forbid(redundant_lifetimes, single_use_lifetimes, trivial_casts, trivial_numeric_casts, unit_bindings)]
#![forbid(
    unreachable_pub,
    unused_import_braces,
    unused_qualifications,
    unused_results,
    variant_size_differences
)]
#![deny(unused, nonstandard_style, future_incompatible, rust_2018_idioms, let_underscore)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::as_conversions)]
#![deny(clippy::arithmetic_side_effects, clippy::shadow_unrelated, clippy::missing_docs_in_private_items)]

use bitboard_core::{bitboard, directions, fill, leaper, mirrored, piece, table};

/// Orthodox chess with everything a module can hold.
#[bitboard(8x8)]
pub mod chess {
    use bitboard_core::arch::Lanes;

    /// A set of squares.
    pub struct Board(u64);

    /// One of 64 squares.
    pub enum Square {}

    /// Where queens go.
    #[directions]
    pub enum Compass {
        /// Towards the eighth rank.
        North = shift(8, !0),
        /// Towards the h-file.
        East = shift(1, 0xfefe_fefe_fefe_fefe),
        /// Towards h8.
        NorthEast = step(1, 1),
        /// Towards a8.
        NorthWest = step(-1, 1),
        /// Towards the first rank.
        South = opposite(North),
        /// Towards the a-file.
        West = opposite(East),
        /// Towards a1.
        SouthWest = opposite(NorthEast),
        /// Towards h1.
        SouthEast = opposite(NorthWest),
    }

    /// Squares attacked by rooks.
    #[fill(North, East, South, West, by = kogge_stone)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;

    /// Squares attacked by bishops.
    #[fill(NorthEast, NorthWest, SouthWest, SouthEast, by = dumb7)]
    pub const fn bishop_attacks(bishops: Board, empty: Board) -> Board;

    /// Squares reached upwards.
    #[fill(North, by = dumb7_loop, yields = occluded)]
    pub const fn north_occluded(sliders: Board, empty: Board) -> Board;

    /// Squares attacked to the right.
    #[fill(East, by = dumb7_early_exit)]
    pub const fn east_attacks(sliders: Board, empty: Board) -> Board;

    /// Squares attacked to the right, by subtraction.
    #[fill(East, by = subtraction)]
    pub const fn east_attacks_by_borrow(sliders: Board, empty: Board) -> Board;

    /// Squares attacked by queens, of many boards.
    #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)]
    pub fn queen_attacks_of_all(queens: &[Board], empty: &[Board], out: &mut [Board]);

    /// Squares attacked one way, of many boards.
    #[fill(by = kogge_stone)]
    pub fn ray_attacks_of_all(sliders: &[Board], empty: &[Board], way: Compass, out: &mut [Board]);

    /// Squares attacked by knights, of some boards.
    #[leaper(1, 2)]
    pub fn knight_attacks_of_five(knights: [Board; 5]) -> [Board; 5];

    /// Squares attacked upwards, of boards in registers.
    #[fill(North)]
    pub fn north_lines<L: Lanes>(
        lanes: L,
        sliders: [L::Register; 8],
        empty: [L::Register; 8],
    ) -> [L::Register; 8];

    /// Everything below.
    #[fill(South, yields = fill)]
    pub const fn south_fill(from: Board) -> Board;

    /// One square up.
    #[fill(North, yields = step, mask = before)]
    pub const fn north_one(from: Board) -> Board;

    /// Squares attacked in one direction.
    #[fill(by = kogge_stone)]
    pub const fn ray_attacks(sliders: Board, empty: Board, direction: Compass) -> Board;

    /// Squares attacked by knights.
    #[leaper(1, 2)]
    pub const fn knight_attacks(knights: Board) -> Board;

    /// Squares that knights fork.
    #[leaper(1, 2, yields = forks)]
    pub const fn knight_forks(knights: Board) -> Board;

    /// Squares attacked by a rook.
    #[piece("R", by = tables(lookups = 2, index = direct))]
    pub const fn rook_attacks_from(from: Square, occupied: Board) -> Board;

    /// Squares where a rook can capture.
    #[piece("R", yields = captures, by = tables(lookups = 2, index = direct))]
    pub const fn rook_captures_from(from: Square, occupied: Board) -> Board;

    /// Squares attacked by a bishop.
    #[piece("B", by = rays)]
    pub const fn bishop_attacks_from(from: Square, occupied: Board) -> Board;

    /// Squares where a cannon can go.
    #[piece("mRcpR", yields = moves, by = walk)]
    pub const fn cannon_moves_from(from: Square, occupied: Board) -> Board;

    /// Squares where a white pawn can go.
    #[piece("fcFfmW", yields = moves, by = fill, black = black_pawn_moves_from)]
    pub const fn white_pawn_moves_from(from: Square, occupied: Board) -> Board;

    /// Squares attacked by nightriders.
    #[piece("NN")]
    pub const fn nightrider_attacks(nightriders: Board, occupied: Board) -> Board;

    /// Squares attacked by a knight, by square: 512 bytes.
    #[table]
    pub static KNIGHT: [Board; 64] = |square| knight_attacks(square.board());

    /// Files between two squares.
    #[table]
    pub static FILES: [[u8; 64]; 64] = |from, to| from.file().abs_diff(to.file());

    /// Neighbours in a direction: 4 KiB.
    #[table]
    pub static NEIGHBOURS: [[Board; 64]; 8] = |way, square| way.step(square.board());

    /// Squares attacked by white pawns, to the north.
    #[mirrored(ranks, black = black_pawn_attacks)]
    #[must_use]
    pub const fn white_pawn_attacks(pawns: Board) -> Board {
        let west = pawns.to(Compass::NorthWest);
        pawns.to(Compass::NorthEast).or(west)
    }

    /// Squares reached in one direction.
    #[fill(by = rotate, yields = occluded)]
    pub const fn ray_occluded(sliders: Board, empty: Board, direction: Compass) -> Board;
}

/// A board with its own derives and joined edges.
#[bitboard(9x10, wrap = files)]
pub mod cylinder {
    /// A set of points.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub struct Board(u128);

    /// Round and up.
    #[directions]
    pub enum Way {
        /// Round.
        East = step(1, 0),
        /// Up.
        North = step(0, 1),
    }

    /// Points attacked round the cylinder.
    #[fill(East)]
    pub const fn round_attacks(chariots: Board, empty: Board) -> Board;
}

/// A board of several integers with holes in its shape.
#[bitboard(11x11, cells = hexagon(6))]
pub mod hexagon {
    /// A set of cells.
    pub struct Board([u64; 2]);

    /// One of 91 cells.
    pub enum Square {}

    /// Three of the six ways.
    #[directions]
    pub enum Way {
        /// Along a rank.
        East = step(1, 0),
        /// Along a file.
        North = step(0, 1),
        /// Along the third axis.
        NorthEast = step(1, 1),
    }

    /// Cells attacked by a king of squares.
    #[piece("K")]
    pub const fn king_attacks_from(from: Square, occupied: Board) -> Board;

    /// Cells attacked by a grasshopper.
    #[piece("gQ", by = tables(index = unique))]
    pub const fn grasshopper_attacks_from(from: Square, occupied: Board) -> Board;

    /// Cells attacked in three ways.
    #[fill(East, North, NorthEast)]
    pub const fn half_rook_attacks(rooks: Board, empty: Board) -> Board;
}

/// Squares attacked towards the upper right corner.
#[fill(shift(9, 0xfefe_fefe_fefe_fefe), by = dumb7)]
pub const fn north_east_attacks(bishops: u64, empty: u64) -> u64;

/// Squares attacked by kings.
#[leaper((1, 0), (1, 1))]
pub const fn king_attacks(kings: u64) -> u64;

/// Squares attacked by a queen.
#[piece("Q")]
pub const fn queen_attacks_from(from: usize, occupied: u64) -> u64;

/// Squares attacked by a griffon.
#[piece("[F?R]", board = 12x10, by = tables)]
pub const fn griffon_attacks_from(from: u8, occupied: u128) -> u128;

/// Ways of pawns.
#[directions]
#[derive(PartialOrd, Ord)]
pub enum Pawn {
    /// Straight on.
    Push = step(0, 1),
    /// Straight back.
    Back = opposite(Push),
}

/// Squares in front of white pawns.
#[mirrored(ranks, black = black_pushes)]
#[must_use]
pub const fn white_pushes(pawns: u64, empty: u64) -> u64 {
    Pawn::Push.step(pawns) & empty
}

/// The first square numbers.
#[table]
pub static SQUARES: [u32; 10] = |number: u32| number.pow(2);

/// A board type of the user's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// Squares attacked upwards from here.
    #[fill(step(0, 1), by = kogge_stone)]
    #[must_use]
    pub const fn north_attacks(self, empty: Self) -> Self;

    /// Squares attacked by a rook on a square.
    #[piece("R", by = fill)]
    #[must_use]
    pub const fn rook_attacks_from(from: u32, occupied: Self) -> Self;
}

/// Not public: needs no documentation, and must not be reported as unused because of an expansion.
mod inner {
    /// Squares attacked downwards.
    #[super::fill(step(0, -1), by = kogge_stone)]
    pub(super) const fn south_attacks(rooks: u64, empty: u64) -> u64;
}

/// Squares attacked up or down.
#[must_use]
pub const fn vertical_attacks(rooks: u64, empty: u64) -> u64 {
    Bitboard(rooks).north_attacks(Bitboard(empty)).0 | inner::south_attacks(rooks, empty)
}

#[cfg(test)]
mod tests {
    #[test]
    fn strict_lints_change_nothing() {
        assert_eq!(super::vertical_attacks(1 << 8, !0), 0x0101_0101_0101_0001);
        assert_eq!(super::white_pushes(1, !0), super::black_pushes(1 << 16, !0));
    }
}

/// Squares attacked to the left, of many boards in a wide word.
#[fill(step(-1, 0), board = 12x10)]
pub fn west_attacks_of_all(sliders: &[u128], empty: &[u128], out: &mut [u128]);
