//! Candidates by search.

use crate::mirrored;

use crate::chess::{
    Board, Color, Square,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        passed::{is_open, is_passed},
        pushes::{black_targets, white_targets},
    },
};

/// Whether a half-free pawn becomes a passed pawn by force within so many moves of its own side, if only pawns
/// move.
///
/// Its side moves first. The enemy may pass, as on a real board there is always something else to move. If the
/// pawn is taken, one that retakes at once stands in for it; it may itself take and change its file. Captures
/// en passant and promotions are left out.
///
/// This is what a candidate is meant to be; the other functions of this module estimate it. The number of
/// positions to look at grows with the moves: with `a` moves of one side and `b` of the other in each position
/// they are up to `(a * b)` to the power of `moves`. It needs no memory but the stack.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::candidate::is_candidate_by_search};
///
/// // a5, b6, and then a7xb6 a5xb6, or b7 or bxa7 if Black waits.
/// let (white, black) = (Board::from_iter([Square::A4, Square::B5]), Square::A7.board());
/// assert!(is_candidate_by_search(Color::White, Square::B5, white, black, 3));
/// assert!(!is_candidate_by_search(Color::White, Square::B5, white, black, 2));
/// ```
///
/// After the definition of the Chess Programming Wiki, page *Candidate Passed Pawn*, which leaves the search
/// to the reader.
#[doc(alias = "candidate passed pawn")]
#[must_use]
pub const fn is_candidate_by_search(
    color: Color,
    square: Square,
    pawns: Board,
    enemy: Board,
    moves: u32,
) -> bool {
    let position = Position { color, tracked: square, pawns, enemy };
    pawns.contains(square) && is_open(color, square, enemy) && !position.is_won() && position.forces(moves)
}

/// The pawns, and the one that is to become a passed pawn.
#[derive(Clone, Copy)]
struct Position {
    /// The side of the tracked pawn.
    color: Color,
    tracked: Square,
    pawns: Board,
    enemy: Board,
}

impl Position {
    const fn is_won(self) -> bool {
        is_passed(self.color, self.tracked, self.enemy)
    }

    /// The side of the tracked pawn is to move and has so many moves.
    const fn forces(self, moves: u32) -> bool {
        if self.is_won() {
            return true;
        }
        if moves == 0 {
            return false;
        }
        let mut rest = self.pawns;
        while let Some(from) = rest.pop_first() {
            let mut targets = targets(self.color, from, self.pawns, self.enemy);
            while let Some(to) = targets.pop_first() {
                if self.after(from, to).withstands(moves - 1) {
                    return true;
                }
            }
        }
        false
    }

    /// The other side is to move; the side of the tracked pawn has so many moves left.
    const fn withstands(self, moves: u32) -> bool {
        if self.is_won() {
            return true;
        }
        // It may pass: the rest is decided by its moves only if that does not help.
        if moves == 0 || !self.forces(moves) {
            return false;
        }
        let mut rest = self.enemy;
        while let Some(from) = rest.pop_first() {
            let mut targets = targets(self.color.other(), from, self.enemy, self.pawns);
            while let Some(to) = targets.pop_first() {
                let after = Self {
                    enemy: self.enemy.without_square(from).with(to),
                    pawns: self.pawns.without_square(to),
                    ..self
                };
                let held = if to as u8 == self.tracked as u8 {
                    after.recaptures(moves)
                } else {
                    after.forces(moves)
                };
                if !held {
                    return false;
                }
            }
        }
        true
    }

    /// The tracked pawn has just been taken on its square.
    const fn recaptures(self, moves: u32) -> bool {
        let mut rest = self.pawns;
        while let Some(from) = rest.pop_first() {
            let targets = targets(self.color, from, self.pawns, self.enemy);
            if targets.contains(self.tracked) && self.after(from, self.tracked).withstands(moves - 1) {
                return true;
            }
        }
        false
    }

    /// A pawn of the side of the tracked pawn has moved; one that retakes is tracked from then on.
    const fn after(self, from: Square, to: Square) -> Self {
        let tracked = if from as u8 == self.tracked as u8 { to } else { self.tracked };
        Self {
            tracked,
            pawns: self.pawns.without_square(from).with(to),
            enemy: self.enemy.without_square(to),
            ..self
        }
    }
}

const fn targets(color: Color, from: Square, pawns: Board, enemy: Board) -> Board {
    match color {
        Color::White => white_move_targets(from.board(), pawns, enemy),
        Color::Black => black_move_targets(from.board(), pawns, enemy),
    }
}

/// Where a white pawn can go, but not to the last rank.
#[mirrored(
    ranks,
    black = black_move_targets,
    pairs(white_targets = black_targets, white_any_attacks = black_any_attacks),
    board = Board(8x8)
)]
const fn white_move_targets(pawn: Board, pawns: Board, enemy: Board) -> Board {
    let pushes = white_targets(pawn, pawns.or(enemy).not());
    pushes.or(white_any_attacks(pawn).and(enemy)).without(Board::RANK_8)
}
