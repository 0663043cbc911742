//! A move, and what it does to a position.

use std::fmt;

use bitboard_core::chess::moves::{Piece, Position};
use bitboard_core::chess::{File, Square};

use super::side::Side;

/// A legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Where it comes from.
    pub from: Square,
    /// Where it goes to; of castling the square of the rook.
    pub to: Square,
    /// What happens besides.
    pub also: Also,
}

/// What a move does apart from bringing a piece to a square, where it may capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Also {
    /// Nothing.
    Nothing,
    /// A pawn makes a double step.
    Passes,
    /// A pawn captures the one that has passed it.
    EnPassant,
    /// King and rook castle.
    Castles,
    /// A pawn becomes another piece.
    Becomes(Piece),
}

impl fmt::Display for Move {
    /// As in the protocol UCI: `e2e4`, `e7e8q`. Castling is `e1g1` from the squares where it happens outside of
    /// Chess960, elsewhere it is written as the king's move to the square of the rook.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = (File::of(self.from), File::of(self.to));
        let to = match (self.also, usual) {
            (Also::Castles, (File::E, File::A | File::H)) => castled(self.from, self.to).0,
            _ => self.to,
        };
        write!(formatter, "{}{to}", self.from)?;
        match self.also {
            Also::Becomes(piece) => write!(formatter, "{}", piece.letter().to_ascii_lowercase()),
            _ => Ok(()),
        }
    }
}

/// Where king and rook of a rank stand after castling.
#[inline(always)]
pub fn castled(king: Square, rook: Square) -> (Square, Square) {
    let (king_to, rook_to) = if king < rook { (Square::G1, Square::F1) } else { (Square::C1, Square::D1) };
    if king < Square::A2 { (king_to, rook_to) } else { (king_to.flip_rank(), rook_to.flip_rank()) }
}

/// The position after a legal move of the side whose turn it is.
#[inline(always)]
pub fn play<S: Side>(position: &Position, chosen: Move) -> Position {
    let mut next = *position;
    let Move { from, to, also } = chosen;
    next.side_to_move = S::Enemy::COLOR;
    next.en_passant = None;
    next.castling = next.castling.without(from.board() | to.board());
    if S::pieces(position).0.king.contains(from) {
        next.castling = next.castling.without(S::HOME);
    }
    let (own, enemy) = S::pieces_mut(&mut next);
    if also == Also::Castles {
        let (king_to, rook_to) = castled(from, to);
        own.king = king_to.board();
        own.rooks = own.rooks.without_square(to).with(rook_to);
        return next;
    }
    own.relocate(from, to);
    enemy.remove(to.board());
    match also {
        Also::Passes => next.en_passant = to.board().to(S::BACK).first(),
        Also::EnPassant => enemy.pawns ^= to.board().to(S::BACK),
        Also::Becomes(piece) => {
            own.pawns ^= to.board();
            *own.of_mut(piece) ^= to.board();
        }
        Also::Nothing | Also::Castles => {}
    }
    next
}
