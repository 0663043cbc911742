//! Holes, minority attacks, passed pawns, the centre, chains and islands, as evaluation sees them: positions of
//! the literature, and every function against plain coordinates.

use bitboard_core::chess::king::shelter;
use bitboard_core::chess::pawn_structure::candidate::hidden::{black_sneakers, white_sneakers};
use bitboard_core::chess::pawn_structure::chain::{self, Chain, Chains};
use bitboard_core::chess::pawn_structure::islands::{self, Island, Islands};
use bitboard_core::chess::pawn_structure::passers::{self, PawnEnding, Race};
use bitboard_core::chess::pawn_structure::{center, evaluation, holes, lever, minority, ram};
use bitboard_core::chess::pawns::{files, passed, spans};
use bitboard_core::chess::{Board, Color, File, Side, Square};
use oracle::{Random, Set};

use crate::squares::{At, board, board_where, cells, coordinates, set, square};

/// The white or the black function.
macro_rules! of {
    ($color:expr, $white:path, $black:path $(,)?) => {
        match $color {
            Color::White => $white,
            Color::Black => $black,
        }
    };
}

mod center_pawns;
mod hole_squares;
mod literature;
mod minorities;
mod passed_pawns;
mod pawn_chains;
mod pawn_islands;

/// The pawns of a position as one colour sees them.
struct View {
    color: Color,
    own: Set,
    enemy: Set,
}

impl View {
    /// Ranks from one square to the next for a pawn.
    fn up(&self) -> i32 {
        if self.color == Color::White { 1 } else { -1 }
    }

    /// A rank counted from the own side.
    fn rank(&self, at: At) -> i32 {
        if self.color == Color::White { at.1 } else { 7 - at.1 }
    }

    /// The view of the other colour.
    fn turned(&self) -> View {
        View { color: self.color.other(), own: self.enemy.clone(), enemy: self.own.clone() }
    }

    fn boards(&self) -> (Board, Board) {
        (board(&self.own), board(&self.enemy))
    }

    fn stop(&self, at: At) -> At {
        (at.0, at.1 + self.up())
    }

    /// Own pawns that attack a square.
    fn attackers(&self, at: At) -> usize {
        [-1, 1].iter().filter(|&&side| self.own.contains(&(at.0 + side, at.1 - self.up()))).count()
    }

    /// Whether an own pawn attacks the square, or will when it has advanced.
    fn can_attack(&self, at: At) -> bool {
        self.own.iter().any(|&pawn| (pawn.0 - at.0).abs() == 1 && self.rank(pawn) < self.rank(at))
    }

    /// Whether a pawn of a set stands ahead of a square, at most so many files away.
    fn ahead(&self, at: At, pawns: &Set, files: i32) -> bool {
        pawns.iter().any(|&pawn| (pawn.0 - at.0).abs() <= files && self.rank(pawn) > self.rank(at))
    }

    fn is_isolated(&self, at: At) -> bool {
        !self.own.iter().any(|pawn| (pawn.0 - at.0).abs() == 1)
    }

    fn is_passed(&self, at: At) -> bool {
        self.own.contains(&at) && !self.ahead(at, &self.enemy, 1)
    }

    fn is_rammed(&self, at: At) -> bool {
        self.own.contains(&at) && self.enemy.contains(&self.stop(at))
    }

    /// Whether a pawn is backward with nothing ahead of it on its file.
    fn is_straggler(&self, at: At) -> bool {
        self.own.contains(&at)
            && self.turned().attackers(self.stop(at)) > 0
            && !self.can_attack(self.stop(at))
            && !self.ahead(at, &self.enemy, 0)
    }

    fn own_where(&self, predicate: impl Fn(At) -> bool) -> Board {
        board(&self.own.iter().copied().filter(|&at| predicate(at)).collect())
    }
}

/// Calls a closure with many positions, seen from both sides: pawns where they can be, few or many, and now and
/// then anywhere on the board.
fn for_each_position(seed: u64, mut check: impl FnMut(&View, &mut Random)) {
    let mut random = Random::new(seed);
    let usual: Set = cells().iter().copied().filter(|at| (1..7).contains(&at.1)).collect();
    for round in 0..1200 {
        let squares = if round % 6 == 0 { cells() } else { &usual };
        let own = random.subset(squares, [8, 12, 17, 25, 40][round % 5]);
        let free: Set = squares.difference(&own).copied().collect();
        let enemy = random.subset(&free, [20, 12, 8, 5, 15, 30, 3][round % 7]);
        let view = View { color: Color::White, own, enemy };
        check(&view, &mut random);
        check(&View { color: Color::Black, ..view }, &mut random);
    }
}
