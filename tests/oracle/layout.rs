//! Which bit of a word stands for which square, by writing the squares down in order.

use std::fmt::Debug;

use crate::{Set, Square};

/// Which coordinate changes from one bit to the next.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// The file: a rank's squares are neighbours in the word.
    RankMajor,
    /// The rank: a file's squares are neighbours in the word.
    FileMajor,
}

/// The corner whose square is bit 0.
#[derive(Clone, Copy, Debug)]
pub enum Corner {
    /// First file, first rank: a1.
    SouthWest,
    /// Last file, first rank: h1 on 8x8.
    SouthEast,
    /// First file, last rank: a8 on 8x8.
    NorthWest,
    /// Last file, last rank: h8 on 8x8.
    NorthEast,
}

/// The squares of a board in the order of their bits.
#[derive(Clone, Debug)]
pub struct Layout {
    squares: Vec<Square>,
}

impl Layout {
    /// The squares of a board of `files` by `ranks`, beginning in a corner.
    pub fn new(files: i32, ranks: i32, order: Order, corner: Corner) -> Self {
        let mut along: Vec<i32> = (0..files).collect();
        let mut up: Vec<i32> = (0..ranks).collect();
        if matches!(corner, Corner::SouthEast | Corner::NorthEast) {
            along.reverse();
        }
        if matches!(corner, Corner::NorthWest | Corner::NorthEast) {
            up.reverse();
        }
        let mut squares = Vec::new();
        match order {
            Order::RankMajor => {
                for &rank in &up {
                    squares.extend(along.iter().map(|&file| (file, rank)));
                }
            }
            Order::FileMajor => {
                for &file in &along {
                    squares.extend(up.iter().map(|&rank| (file, rank)));
                }
            }
        }
        Self { squares }
    }

    /// The usual layout: rank by rank from the first file of the first rank.
    pub fn usual(files: i32, ranks: i32) -> Self {
        Self::new(files, ranks, Order::RankMajor, Corner::SouthWest)
    }

    /// How many squares, holes counted too.
    pub fn len(&self) -> usize {
        self.squares.len()
    }

    /// Whether the board has no square at all, which no board has.
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// The number of a square's bit.
    pub fn index(&self, square: Square) -> usize {
        self.squares.iter().position(|&listed| listed == square).expect("a square of the board")
    }

    /// The square that a bit stands for.
    pub fn square(&self, index: usize) -> Square {
        self.squares[index]
    }

    /// A word with the bits of a set.
    pub fn word<W: Word>(&self, set: &Set) -> W {
        let mut word = W::ZERO;
        for (index, square) in self.squares.iter().enumerate() {
            if set.contains(square) {
                word.put(index);
            }
        }
        word
    }

    /// The set of squares whose bits a word has; a bit that stands for no square is an error.
    pub fn set<W: Word>(&self, word: W) -> Set {
        let mut set = Set::new();
        for index in 0..W::BITS {
            if word.get(index) {
                let square = self.squares.get(index);
                set.insert(*square.unwrap_or_else(|| panic!("bit {index} stands for no square")));
            }
        }
        set
    }
}

/// A machine word a board can be kept in, seen as a row of single bits.
pub trait Word: Copy + Eq + Debug + 'static {
    /// The number of bits.
    const BITS: usize;
    /// The word with no bit set.
    const ZERO: Self;
    /// Whether a bit is set.
    fn get(self, index: usize) -> bool;
    /// Sets a bit.
    fn put(&mut self, index: usize);
}

macro_rules! integer_word {
    ($($integer:ident)*) => {$(
        impl Word for $integer {
            const BITS: usize = $integer::BITS as usize;
            const ZERO: Self = 0;

            fn get(self, index: usize) -> bool {
                (self >> index) & 1 == 1
            }

            fn put(&mut self, index: usize) {
                *self |= 1 << index;
            }
        }
    )*};
}

integer_word!(u8 u16 u32 u64 u128);

impl<const N: usize> Word for [u64; N] {
    const BITS: usize = 64 * N;
    const ZERO: Self = [0; N];

    fn get(self, index: usize) -> bool {
        self[index / 64].get(index % 64)
    }

    fn put(&mut self, index: usize) {
        self[index / 64].put(index % 64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_chess_squares() {
        let chess = Layout::usual(8, 8);
        assert_eq!(chess.index((0, 0)), 0);
        assert_eq!(chess.index((7, 0)), 7);
        assert_eq!(chess.index((4, 3)), 28, "e4");
        assert_eq!(chess.index((7, 7)), 63);
        assert_eq!(chess.word::<u64>(&Set::from([(0, 0), (4, 3)])), 0x1000_0001);
    }

    #[test]
    fn file_by_file() {
        let chess = Layout::new(8, 8, Order::FileMajor, Corner::SouthWest);
        assert_eq!(chess.index((0, 7)), 7);
        assert_eq!(chess.index((1, 0)), 8);
    }

    #[test]
    fn other_corners() {
        let at = |corner| Layout::new(9, 10, Order::RankMajor, corner);
        assert_eq!(at(Corner::NorthWest).square(0), (0, 9));
        assert_eq!(at(Corner::NorthWest).square(1), (1, 9));
        assert_eq!(at(Corner::NorthWest).square(9), (0, 8));
        assert_eq!(at(Corner::SouthEast).square(0), (8, 0));
        assert_eq!(at(Corner::SouthEast).square(1), (7, 0));
        assert_eq!(at(Corner::NorthEast).square(0), (8, 9));
        assert_eq!(at(Corner::NorthEast).square(89), (0, 0));
    }

    #[test]
    fn words_are_read_back() {
        let board = Layout::usual(16, 16);
        let set = Set::from([(0, 0), (15, 3), (0, 4), (15, 15)]);
        let word: [u64; 4] = board.word(&set);
        assert_eq!(word, [0x8000_0000_0000_0001, 1, 0, 0x8000_0000_0000_0000]);
        assert_eq!(board.set(word), set);
    }

    #[test]
    #[should_panic(expected = "bit 9 stands for no square")]
    fn a_stray_bit_is_noticed() {
        Layout::usual(3, 3).set(0x200_u16);
    }
}
