//! The rules: which moves are legal.

use bitboard_core::arch::Level;
use bitboard_core::chess::moves::{Piece, Position};
use bitboard_core::chess::patterns::unmoved_rooks;
use bitboard_core::chess::sliders::BETWEEN;
use bitboard_core::chess::{Board, Direction, Square, king, knight, pawns::attacks};

use super::limits::{Limits, checkers};
use super::play::{Also, Move, castled};
use super::side::Side;

/// What is done with the legal moves.
pub trait Sink {
    /// A piece, no pawn, goes to any of these squares.
    fn piece(&mut self, piece: Piece, from: Square, targets: Board);

    /// Pawns go to these squares, each of them from where `steps` lead back to.
    fn pawns<S: Side>(&mut self, targets: Board, steps: &[Direction], also: Also);

    /// A single move.
    fn one(&mut self, chosen: Move);
}

/// Finds all legal moves of the side to move.
#[inline(always)]
pub fn generate<S: Side>(position: &Position, level: Level, sink: &mut impl Sink) {
    let (own, enemy) = S::pieces(position);
    let (ours, theirs) = (own.all(), enemy.all());
    let occupied = ours | theirs;
    // A position without a king is no position of this game.
    let Some(king) = own.king.first() else { return };
    let limits = Limits::of::<S>(position, king, occupied, level);
    sink.piece(Piece::King, king, king::ATTACKS[king as usize] - ours - limits.attacked);
    if limits.answers.is_empty() {
        return;
    }
    let (targets, pins) = (limits.answers - ours, limits.pins());

    for from in own.knights - pins {
        sink.piece(Piece::Knight, from, knight::ATTACKS[from as usize] & targets);
    }
    let (orthogonal, diagonal) = (limits.orthogonal_pins, limits.diagonal_pins);
    for (piece, sliders) in [(Piece::Rook, own.rooks), (Piece::Queen, own.queens)] {
        for from in sliders - diagonal {
            let line = if orthogonal.contains(from) { orthogonal } else { Board::FULL };
            sink.piece(piece, from, level.rook_attacks(from, occupied) & targets & line);
        }
    }
    for (piece, sliders) in [(Piece::Bishop, own.bishops), (Piece::Queen, own.queens)] {
        for from in sliders - orthogonal {
            let line = if diagonal.contains(from) { diagonal } else { Board::FULL };
            sink.piece(piece, from, level.bishop_attacks(from, occupied) & targets & line);
        }
    }

    pawns::<S>(position, occupied, targets, &limits, sink);
    if let Some(target) = position.en_passant {
        en_passant::<S>(position, king, occupied, target, level, sink);
    }
    if !limits.attacked.contains(king) {
        castling::<S>(position, king, occupied, &limits, sink);
    }
}

#[inline(always)]
fn pawns<S: Side>(
    position: &Position,
    occupied: Board,
    targets: Board,
    limits: &Limits,
    sink: &mut impl Sink,
) {
    let (own, enemy) = S::pieces(position);
    let (free, empty) = (own.pawns - limits.pins(), !occupied);
    // A pinned pawn may go along the line of its pin, which it cannot leave for the line of another.
    let upright = own.pawns & limits.orthogonal_pins;
    let slanting = own.pawns & limits.diagonal_pins;
    let pushed = |push: fn(Board, Board) -> Board| {
        (push(free, empty) | push(upright, empty) & limits.orthogonal_pins) & targets
    };
    let captured = |attacks: fn(Board) -> Board| {
        (attacks(free) | attacks(slanting) & limits.diagonal_pins) & targets & enemy.all()
    };
    let back = S::BACK;
    sink.pawns::<S>(pushed(S::single_pushes), &[back], Also::Nothing);
    sink.pawns::<S>(pushed(S::double_pushes), &[back, back], Also::Passes);
    sink.pawns::<S>(captured(S::east_attacks), &[back, Direction::West], Also::Nothing);
    sink.pawns::<S>(captured(S::west_attacks), &[back, Direction::East], Also::Nothing);
}

/// Captures of the pawn that has just passed `target`. They take two pieces off their squares, so that the
/// king is looked at afresh.
#[inline(always)]
fn en_passant<S: Side>(
    position: &Position,
    king: Square,
    occupied: Board,
    target: Square,
    level: Level,
    sink: &mut impl Sink,
) {
    let (own, _) = S::pieces(position);
    for from in attacks::ATTACKS[S::Enemy::COLOR as usize][target as usize] & own.pawns {
        let passed = target.board().to(S::BACK);
        let after = (occupied ^ passed).without_square(from).with(target);
        if (checkers::<S>(position, king, after, level) - passed).is_empty() {
            sink.one(Move { piece: Piece::Pawn, from, to: target, also: Also::EnPassant });
        }
    }
}

/// Castling of a king that is not in check.
#[inline(always)]
fn castling<S: Side>(
    position: &Position,
    king: Square,
    occupied: Board,
    limits: &Limits,
    sink: &mut impl Sink,
) {
    // A rook that is pinned along the rank is a shield which the king would lose.
    for rook in unmoved_rooks(position, S::COLOR) - limits.orthogonal_pins {
        let (king_to, rook_to) = castled(king, rook);
        let way = BETWEEN[king as usize][king_to as usize].with(king_to);
        let rook_way = BETWEEN[king as usize][rook as usize].with(rook_to);
        let others = occupied.without_square(king).without_square(rook);
        if others.is_disjoint(way | rook_way) && limits.attacked.is_disjoint(way) {
            sink.one(Move { piece: Piece::King, from: king, to: rook, also: Also::Castles });
        }
    }
}
