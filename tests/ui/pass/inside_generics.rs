//! Every macro within functions, methods and constants of generic code, where items cannot use what is generic around
//! them.

use bitboard_core::{bitboard, directions, fill, leaper, mirrored, piece, table};

trait Side {
    const FORWARD: bool;

    fn forward(pawns: u64) -> u64 {
        #[fill(step(0, 1), yields = step)]
        const fn north(from: u64) -> u64;
        #[fill(step(0, -1), yields = step)]
        const fn south(from: u64) -> u64;

        if Self::FORWARD { north(pawns) } else { south(pawns) }
    }
}

struct White;
struct Black;

impl Side for White {
    const FORWARD: bool = true;
}

impl Side for Black {
    const FORWARD: bool = false;

    fn forward(pawns: u64) -> u64 {
        #[directions]
        enum Way {
            South = step(0, -1),
        }

        Way::South.step(pawns)
    }
}

/// Everything in one generic function.
fn attacks<S: Side, const N: usize>(squares: [usize; N]) -> [u64; N]
where
    [u64; N]: Copy,
{
    #[leaper(1, 2)]
    const fn knights(from: u64) -> u64;
    #[piece("R", by = tables(lookups = 1))]
    const fn rook(from: usize, occupied: u64) -> u64;
    #[table]
    static NEXT: [u64; 64] = |square| 2 << square;
    #[fill(step(1, 0))]
    fn east(from: &[u64], out: &mut [u64]);

    #[bitboard(8x8)]
    mod chess {
        pub struct Board(u64);
        pub enum Square {}
        #[directions]
        pub enum Way {
            NorthWest = step(-1, 1),
        }
        #[piece("K")]
        pub const fn king(from: Square, occupied: Board) -> Board;
    }

    let mut out = [0; N];
    east(&squares.map(|square| 1 << square), &mut out);
    std::array::from_fn(|index| {
        let square = squares[index];
        let king = chess::king(chess::Square::from_index(square).expect("a square"), chess::Board::EMPTY);
        knights(1 << square) | rook(square, 0) | NEXT[square] | out[index] | king.bits() | S::forward(1 << square)
    })
}

struct Game<T, const N: usize>(T);

impl<T, const N: usize> Game<T, N> {
    const CORNERS: u64 = {
        #[piece("B", by = rays)]
        const fn bishop(from: usize, occupied: u64) -> u64;

        bishop(0, 0) & bishop(63, 0)
    };

    #[leaper(1, 2)]
    const fn knights(from: u64) -> u64;

    fn each(&self) -> impl Fn(u64) -> u64 {
        |from| {
            #[bitboard(8x8)]
            mod chess {
                pub struct Board(u64);
                #[mirrored(ranks, black = black)]
                pub const fn white(pawns: Board) -> Board {
                    pawns.and(Board::RANK_2)
                }
            }

            let from = chess::Board::from_bits_truncate(from);
            chess::white(from).or(chess::black(from)).bits()
        }
    }
}

/// On its own in a block, and its twin beside it.
fn mirrored_here<T>(_: T) -> bool {
    #[mirrored(ranks, black = second)]
    const fn first(pawns: chess::Board) -> chess::Board {
        pawns.and(chess::Board::RANK_1)
    }

    second(chess::Board::FULL) == chess::Board::RANK_8 && first(chess::Board::FULL) == chess::Board::RANK_1
}

#[bitboard(8x8)]
mod chess {
    #[derive(Debug)]
    pub struct Board(u64);
}

fn main() {
    assert_eq!(White::forward(1), 1 << 8);
    assert_eq!(Black::forward(1 << 8), 1);
    assert_eq!(attacks::<White, 1>([0]), [0x0101_0101_0103_07fe | 0x0002_0400]);
    assert_eq!(Game::<(), 3>::CORNERS, 0x0040_2010_0804_0200);
    assert_eq!(Game::<u8, 0>::knights(1), 0x0002_0400);
    assert_eq!(Game::<(), 1>(()).each()(u64::MAX), 0x00ff_0000_0000_ff00);
    assert!(mirrored_here("anything"));
}
