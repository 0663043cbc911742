//! Slices that begin anywhere and have any length, at every level: each board is right, and nothing beside the slice is
//! written.
//!
//! Every slice lies in memory of its own that ends, or all but ends, where the slice does. Reading past the end is
//! what a sanitizer or valgrind sees; `README.md` has the commands.

use std::sync::Mutex;

use bitboard_core::arch::Level;
use bitboard_core::bitboard;
use oracle::Random;

/// Boards before a slice: all ways to lie in a line of 64 bytes for a board of one byte.
const OFFSETS: usize = 64;

/// Lengths below this one: several times what is done at once, and what is left over.
const LENGTHS: usize = 300;

/// Of the pairs of these an unoptimised build takes one in so many, another one for each board.
const SHARE: usize = if cfg!(debug_assertions) { 101 } else { 1 };

/// The level is forced for the whole program.
static FORCED: Mutex<()> = Mutex::new(());

macro_rules! boards {
    ($($name:ident($($shape:tt)*): $word:ty, $sample:expr, $turn:literal;)*) => { $(
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            mod board {
                #[derive(Debug)]
                pub struct Board($word);

                #[fill(step(0, 1), step(1, 1), step(1, 0), step(1, -1), step(0, -1), step(-1, -1), step(-1, 0), step(-1, 1))]
                pub fn queens(queens: &[Board], empty: &[Board], out: &mut [Board]);
                #[fill(step(0, 1), step(1, 1), step(1, 0), step(1, -1), step(0, -1), step(-1, -1), step(-1, 0), step(-1, 1))]
                pub const fn queen(queens: Board, empty: Board) -> Board;
                #[leaper(1, 2)]
                pub fn knights(knights: &[Board], out: &mut [Board]);
                #[leaper(1, 2)]
                pub const fn knight(knights: Board) -> Board;
            }

            use board::Board;

            #[test]
            fn any_slice() {
                let _one_test_at_a_time = FORCED.lock();
                let mut random = Random::new(2027 + $turn);
                let sample: fn(&mut Random) -> $word = $sample;
                let mut boards =
                    || (0..LENGTHS).map(|_| Board::from_bits_truncate(sample(&mut random))).collect::<Vec<_>>();
                let (from, empty) = (boards(), boards());
                let attacked: Vec<Board> =
                    from.iter().zip(&empty).map(|(&from, &empty)| board::queen(from, empty)).collect();
                let leapt: Vec<Board> = from.iter().map(|&from| board::knight(from)).collect();
                for level in Level::available() {
                    level.force();
                    for turn in ($turn % SHARE..OFFSETS * LENGTHS).step_by(SHARE) {
                        let (offset, length) = (turn % OFFSETS, turn / OFFSETS);
                        let behind = turn % 3;
                        // Each begins elsewhere.
                        let placed = |boards: &[Board], offset: usize| {
                            let mut placed = vec![Board::FULL; offset];
                            placed.extend_from_slice(&boards[..length]);
                            placed.into_boxed_slice()
                        };
                        let places = [offset, (offset + 5) % OFFSETS];
                        let (from, empty) = (placed(&from, places[0]), placed(&empty, places[1]));
                        let (from, empty) = (&from[places[0]..], &empty[places[1]..]);
                        let at = (offset * 7 + 1) % OFFSETS;
                        let mut out = vec![Board::FULL; at + length + behind].into_boxed_slice();
                        for (name, expected) in [("queens", &attacked), ("knights", &leapt)] {
                            let results = &mut out[at..at + length];
                            match name {
                                "queens" => board::queens(from, empty, results),
                                _ => board::knights(from, results),
                            }
                            let (before, results) = out.split_at(at);
                            let (results, behind) = results.split_at(length);
                            assert_eq!(results, &expected[..length], "{level}: {name}, {length} from {offset}");
                            let untouched = before.iter().chain(behind).all(|&board| board == Board::FULL);
                            assert!(untouched, "{level}: {name} writes beside {length} from {offset}");
                        }
                    }
                }
            }
        }
    )* };
}

boards! {
    bytes(3x2): u8, |random| random.bits() as u8, 0;
    pairs(4x3): u16, |random| random.bits() as u16, 1;
    fours(5x5): u32, |random| random.bits() as u32, 2;
    eights(8x8): u64, |random| random.bits() & random.bits(), 3;
    sixteens(9x10): u128, |random| u128::from(random.bits()) << 64 | u128::from(random.bits()), 4;
    lanes(13x13): [u64; 3], |random| [(); 3].map(|()| random.bits()), 5;
}
