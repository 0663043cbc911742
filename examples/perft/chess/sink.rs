//! What becomes of legal moves: a number, or a list.

use bitboard_core::chess::moves::Piece;
use bitboard_core::chess::{Board, Direction, Square};

use super::generate::Sink;
use super::play::{Also, Move};
use super::side::Side;

/// How many there are.
pub struct Count(pub u64);

/// What a pawn can become.
const CHOICE: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _: Piece, _: Square, targets: Board) {
        self.0 += u64::from(targets.len());
    }

    #[inline(always)]
    fn pawns<S: Side>(&mut self, targets: Board, _: &[Direction], _: Also) {
        self.0 += u64::from(targets.len());
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
    fn piece(&mut self, piece: Piece, from: Square, targets: Board) {
        self.extend(targets.iter().map(|to| Move { piece, from, to, also: Also::Nothing }));
    }

    #[inline(always)]
    fn pawns<S: Side>(&mut self, targets: Board, steps: &[Direction], also: Also) {
        for to in targets {
            let from = steps.iter().fold(to.board(), |board, &step| board.to(step));
            for from in from {
                let plain = Move { piece: Piece::Pawn, from, to, also };
                if S::LAST.contains(to) {
                    self.extend(CHOICE.map(|piece| Move { also: Also::Becomes(piece), ..plain }));
                } else {
                    self.push(plain);
                }
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, chosen: Move) {
        self.push(chosen);
    }
}
