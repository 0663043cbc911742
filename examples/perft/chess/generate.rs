//! The rules: which moves are legal.

use bitboard_core::arch::Level;
use bitboard_core::chess::moves::Position;
use bitboard_core::chess::patterns::unmoved_rooks;
use bitboard_core::chess::sliders::BETWEEN;
use bitboard_core::chess::{Board, Direction, KnightDirection, Square, king, pawns::attacks};

use super::limits::{Limits, checkers};
use super::play::{Also, Move, castled};
use super::side::Side;

/// What is done with the legal moves.
///
/// They come as sets of squares. Along one direction no two pieces go to the same square, since the nearer one
/// would stand in the way of the other: a set for each direction is a list of moves that needs only be counted,
/// or written out.
pub trait Sink {
    /// Sliders go to these squares, in each [`Direction`] to those of one set.
    fn slides(&mut self, targets: [Board; 8], occupied: Board);

    /// Knights go to these squares in one direction.
    fn leaps(&mut self, direction: KnightDirection, targets: Board);

    /// The king goes to any of these squares.
    fn king(&mut self, from: Square, targets: Board);

    /// Pawns go to these squares, each of them from where the steps lead back to.
    fn pawns<S: Side>(&mut self, targets: Board, back: &[Direction], also: Also);

    /// A single move.
    fn one(&mut self, chosen: Move);
}

/// Finds all legal moves of the side to move.
#[inline(always)]
pub fn generate<S: Side>(position: &Position, level: Level, sink: &mut impl Sink) {
    let (own, enemy) = S::pieces(position);
    let ours = own.all();
    let occupied = ours | enemy.all();
    // There is a king in every position that has been read.
    let Some(king) = own.king.first() else { return };
    let limits = Limits::of::<S>(position, king, occupied, level);
    sink.king(king, king::ATTACKS[king as usize] - ours - limits.attacked);
    if limits.answers.is_empty() {
        return;
    }
    let (targets, pins) = (limits.answers - ours, limits.pins());

    for direction in KnightDirection::ALL {
        sink.leaps(direction, direction.step(own.knights - pins) & targets);
    }
    let (orthogonal, diagonal) = (own.orthogonal_sliders(), own.diagonal_sliders());
    let free = slides(orthogonal - pins, diagonal - pins, occupied, [targets; 2], level);
    sink.slides(free, occupied);
    if !pins.is_disjoint(orthogonal | diagonal) {
        let (straight, slanting) = (limits.orthogonal_pins, limits.diagonal_pins);
        let targets = [straight & targets, slanting & targets];
        let pinned = slides(orthogonal & straight, diagonal & slanting, occupied, targets, level);
        sink.slides(pinned, occupied);
    }
    pawns::<S>(position, occupied, targets, &limits, sink);
    if let Some(target) = position.en_passant {
        en_passant::<S>(position, king, occupied, target, level, sink);
    }
    if !limits.attacked.contains(king) {
        castling::<S>(position, king, occupied, &limits, sink);
    }
}

/// Where sliders go in each direction, with one set of targets for ranks and files and one for diagonals.
#[inline(always)]
fn slides(
    orthogonal: Board,
    diagonal: Board,
    occupied: Board,
    targets: [Board; 2],
    level: Level,
) -> [Board; 8] {
    let mut attacks = level.attacks_by_direction(orthogonal, diagonal, !occupied);
    for direction in Direction::ALL {
        attacks[direction as usize] &= targets[usize::from(direction.is_diagonal())];
    }
    attacks
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
    let (free, empty, victims) = (own.pawns - limits.pins(), !occupied, enemy.all());
    // A pinned pawn goes along its line, if at all; it cannot leave it for that of another.
    let (upright, slanting) = (own.pawns & limits.orthogonal_pins, own.pawns & limits.diagonal_pins);
    let pushed = |push: fn(Board, Board) -> Board| {
        (push(free, empty) | push(upright, empty) & limits.orthogonal_pins) & targets
    };
    let captured = |attacks: fn(Board) -> Board| {
        (attacks(free) | attacks(slanting) & limits.diagonal_pins) & targets & victims
    };
    sink.pawns::<S>(pushed(S::single_pushes), &[S::BACK], Also::Nothing);
    sink.pawns::<S>(pushed(S::double_pushes), &[S::BACK, S::BACK], Also::Passes);
    sink.pawns::<S>(captured(S::east_attacks), &[S::BACK, Direction::West], Also::Nothing);
    sink.pawns::<S>(captured(S::west_attacks), &[S::BACK, Direction::East], Also::Nothing);
}

/// Captures of the pawn that has just passed `target`. They take two pieces off their squares, possibly of one
/// rank, so that the king is looked at afresh.
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
    let passed = target.board().to(S::BACK);
    for from in attacks::ATTACKS[S::Enemy::COLOR as usize][target as usize] & own.pawns {
        let after = (occupied - passed).without_square(from).with(target);
        if (checkers::<S>(position, king, after, level) - passed).is_empty() {
            sink.one(Move { from, to: target, also: Also::EnPassant });
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
    // A rook that is pinned along the rank would leave the king without a shield.
    for rook in unmoved_rooks(position, S::COLOR) - limits.orthogonal_pins {
        if !BETWEEN[king as usize][rook as usize].is_disjoint(occupied) {
            continue;
        }
        let (king_to, rook_to) = castled(king, rook);
        let way = BETWEEN[king as usize][king_to as usize].with(king_to);
        let others = occupied.without_square(king).without_square(rook);
        // Both are needed anyhow: without a branch between them nothing is guessed wrongly.
        if others.is_disjoint(way.with(rook_to)) & limits.attacked.is_disjoint(way) {
            sink.one(Move { from: king, to: rook, also: Also::Castles });
        }
    }
}
