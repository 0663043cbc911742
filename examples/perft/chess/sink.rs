//! What becomes of legal moves: a number, or a list.

use bitboard_core::chess::moves::Piece;
use bitboard_core::chess::moves::targets::{knight_source, ray_source};
use bitboard_core::chess::{Board, Direction, KnightDirection, Square};

use super::generate::Sink;
use super::play::{Also, Move};
use super::side::Side;

/// What a pawn can become.
const CHOICE: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

/// How many there are.
pub struct Count(pub u64);

impl Count {
    #[inline(always)]
    fn add(&mut self, targets: Board) {
        self.0 += u64::from(targets.len());
    }
}

impl Sink for Count {
    #[inline(always)]
    fn slides(&mut self, targets: [Board; 8], _: Board) {
        self.0 += u64::from(targets.iter().map(|targets| targets.len()).sum::<u32>());
    }

    #[inline(always)]
    fn leaps(&mut self, _: KnightDirection, targets: Board) {
        self.add(targets);
    }

    #[inline(always)]
    fn king(&mut self, _: Square, targets: Board) {
        self.add(targets);
    }

    #[inline(always)]
    fn pawns<S: Side>(&mut self, targets: Board, _: &[Direction], _: Also) {
        self.add(targets);
        let promoted = targets & S::LAST;
        if !promoted.is_empty() {
            self.0 += (CHOICE.len() as u64 - 1) * u64::from(promoted.len());
        }
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}

impl Sink for Vec<Move> {
    #[inline(always)]
    fn slides(&mut self, targets: [Board; 8], occupied: Board) {
        for (direction, targets) in Direction::ALL.into_iter().zip(targets) {
            for to in targets {
                if let Some(from) = ray_source(to, direction, occupied) {
                    self.push(Move { from, to, also: Also::Nothing });
                }
            }
        }
    }

    #[inline(always)]
    fn leaps(&mut self, direction: KnightDirection, targets: Board) {
        for to in targets {
            if let Some(from) = knight_source(to, direction) {
                self.push(Move { from, to, also: Also::Nothing });
            }
        }
    }

    #[inline(always)]
    fn king(&mut self, from: Square, targets: Board) {
        self.extend(targets.iter().map(|to| Move { from, to, also: Also::Nothing }));
    }

    #[inline(always)]
    fn pawns<S: Side>(&mut self, targets: Board, back: &[Direction], also: Also) {
        for to in targets {
            let from = back.iter().fold(to.board(), |square, &step| square.to(step)).first();
            let Some(from) = from else { continue };
            if S::LAST.contains(to) {
                self.extend(CHOICE.map(|piece| Move { from, to, also: Also::Becomes(piece) }));
            } else {
                self.push(Move { from, to, also });
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, chosen: Move) {
        self.push(chosen);
    }
}
