//! Pieces for the tests, walked in the plainest way.

use alloc::{vec, vec::Vec};

use super::relevant::Square;
use crate::{Bits, Move};

/// Clockwise from straight ahead.
const RING: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
pub const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub const OBLIQUE: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Rook,
    Bishop,
    Queen,
    Nightrider,
    Griffon,
    Manticore,
    ForwardBishopBackwardRook,
    CannonHop,
    Archbishop,
    Knight,
}

/// A board and one of its squares.
#[derive(Clone, Copy)]
pub struct Place {
    pub files: i32,
    pub ranks: i32,
    pub file: i32,
    pub rank: i32,
}

impl Place {
    fn step(self, (files, ranks): (i32, i32)) -> Option<Self> {
        let (file, rank) = (self.file + files, self.rank + ranks);
        let inside = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
        inside.then_some(Self { file, rank, ..self })
    }

    fn bit(self) -> u32 {
        (self.rank * self.files + self.file) as u32
    }
}

pub fn places(files: i32, ranks: i32) -> Vec<Place> {
    let squares = (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
    squares.map(|(file, rank)| Place { files, ranks, file, rank }).collect()
}

/// A slide that sets out where `before` is empty.
fn slide(from: Place, direction: (i32, i32), before: &[u32], moves: &mut Vec<Move>) {
    let mut empty: Bits = before.iter().copied().collect();
    let mut place = from;
    while let Some(next) = place.step(direction) {
        moves.push(Move { to: next.bit(), empty, full: Bits::EMPTY });
        empty.insert(next.bit());
        place = next;
    }
}

/// Every square behind one hurdle.
fn hop(from: Place, direction: (i32, i32), moves: &mut Vec<Move>) {
    let mut way = Vec::new();
    let mut place = from;
    while let Some(next) = place.step(direction) {
        for &hurdle in &way {
            let empty = way.iter().copied().filter(|&square| square != hurdle).collect();
            moves.push(Move { to: next.bit(), empty, full: [hurdle].into_iter().collect() });
        }
        way.push(next.bit());
        place = next;
    }
}

/// One step in any of `first`, then slides in those of `second` that lead on outward.
fn bent(from: Place, first: &[(i32, i32)], second: &[(i32, i32)], moves: &mut Vec<Move>) {
    for &step in first {
        let Some(corner) = from.step(step) else { continue };
        moves.push(Move { to: corner.bit(), empty: Bits::EMPTY, full: Bits::EMPTY });
        for &direction in second.iter().filter(|direction| step.0 * direction.0 + step.1 * direction.1 > 0) {
            slide(corner, direction, &[corner.bit()], moves);
        }
    }
}

/// The moves of one piece from one square.
pub fn moves(piece: Piece, from: Place) -> Vec<Move> {
    let mut moves = Vec::new();
    let slides: Vec<(i32, i32)> = match piece {
        Piece::Rook => ORTHOGONAL.to_vec(),
        Piece::Bishop | Piece::Archbishop => DIAGONAL.to_vec(),
        Piece::Queen => RING.to_vec(),
        Piece::Nightrider => OBLIQUE.to_vec(),
        Piece::ForwardBishopBackwardRook => vec![(1, 1), (-1, 1), (0, -1)],
        Piece::Griffon | Piece::Manticore | Piece::CannonHop | Piece::Knight => Vec::new(),
    };
    for direction in slides {
        slide(from, direction, &[], &mut moves);
    }
    match piece {
        Piece::Griffon => bent(from, &DIAGONAL, &ORTHOGONAL, &mut moves),
        Piece::Manticore => bent(from, &ORTHOGONAL, &DIAGONAL, &mut moves),
        Piece::CannonHop => ORTHOGONAL.into_iter().for_each(|direction| hop(from, direction, &mut moves)),
        Piece::Archbishop | Piece::Knight => {
            for place in OBLIQUE.into_iter().filter_map(|leap| from.step(leap)) {
                moves.push(Move { to: place.bit(), empty: Bits::EMPTY, full: Bits::EMPTY });
            }
        }
        _ => {}
    }
    moves
}

/// The moves of one piece from every square.
pub fn board(piece: Piece, files: i32, ranks: i32) -> Vec<Vec<Move>> {
    places(files, ranks).into_iter().map(|from| moves(piece, from)).collect()
}

/// The same, reduced.
pub fn squares(piece: Piece, files: i32, ranks: i32) -> Vec<Square> {
    board(piece, files, ranks).iter().map(|moves| Square::new(moves)).collect()
}
