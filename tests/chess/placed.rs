//! Positions for the suites of moves and patterns: pieces by coordinates, and the same as sets.

use std::collections::BTreeMap;

use bitboard_core::chess::Color;
use bitboard_core::chess::moves::{Piece, Pieces, Position};
use oracle::{Random, Set};

use crate::squares::{At, board, grid, picked, square};

/// What stands where.
#[derive(Clone, Debug)]
pub struct Placed {
    pub pieces: BTreeMap<At, (Color, Piece)>,
    pub side_to_move: Color,
    pub en_passant: Option<At>,
    pub castling: Set,
}

impl Placed {
    /// Few to many pieces anywhere, most often with a king each.
    pub fn random(random: &mut Random) -> Self {
        let mut pieces = BTreeMap::new();
        let cells = &grid().cells;
        for color in Color::ALL {
            for (piece, most) in Piece::ALL.into_iter().zip([9, 4, 4, 4, 3, 1]) {
                let count = if piece == Piece::King && random.below(8) > 0 { 1 } else { random.below(most) };
                for _ in 0..count {
                    pieces.insert(random.one(cells), (color, piece));
                }
            }
        }
        let side_to_move = Color::ALL[random.below(2)];
        let free: Set = cells.iter().copied().filter(|at| !pieces.contains_key(at)).collect();
        // Now and then on squares where no game has it, where it must make no difference who captures.
        let rank = if side_to_move == Color::White { 5 } else { 2 };
        let usual: Set = free.iter().copied().filter(|at| at.1 == rank).collect();
        let en_passant = match random.below(4) {
            0 | 1 if !usual.is_empty() => Some(random.one(&usual)),
            2 => Some(random.one(&free)),
            _ => None,
        };
        let rooks =
            pieces.iter().filter(|(_, (_, piece))| *piece == Piece::Rook).map(|(&at, _)| at).collect();
        let castling = random.subset(&rooks, 60);
        Self { pieces, side_to_move, en_passant, castling }
    }

    /// A position from rows of letters, the eighth rank first.
    pub fn drawn(rows: &str, side_to_move: Color) -> Self {
        let mut pieces = BTreeMap::new();
        for (row, line) in rows.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate() {
            for (file, letter) in line.split_whitespace().enumerate() {
                let kind = letter.chars().next().unwrap();
                let color = if kind.is_uppercase() { Color::White } else { Color::Black };
                let piece = Piece::ALL.into_iter().find(|piece| piece.letter() == kind.to_ascii_uppercase());
                if let Some(piece) = piece {
                    pieces.insert((file as i32, 7 - row as i32), (color, piece));
                }
            }
        }
        Self { pieces, side_to_move, en_passant: None, castling: Set::new() }
    }

    pub fn position(&self) -> Position {
        let pieces = |color| Pieces {
            pawns: board(&self.of(color, Piece::Pawn)),
            knights: board(&self.of(color, Piece::Knight)),
            bishops: board(&self.of(color, Piece::Bishop)),
            rooks: board(&self.of(color, Piece::Rook)),
            queens: board(&self.of(color, Piece::Queen)),
            king: board(&self.of(color, Piece::King)),
        };
        Position {
            white: pieces(Color::White),
            black: pieces(Color::Black),
            side_to_move: self.side_to_move,
            en_passant: self.en_passant.map(square),
            castling: board(&self.castling),
        }
    }

    pub fn of(&self, color: Color, piece: Piece) -> Set {
        let found = self.pieces.iter().filter(|(_, there)| **there == (color, piece));
        found.map(|(&at, _)| at).collect()
    }

    pub fn all(&self, color: Color) -> Set {
        self.pieces.iter().filter(|(_, there)| there.0 == color).map(|(&at, _)| at).collect()
    }

    pub fn empty(&self) -> Set {
        picked(|at| !self.pieces.contains_key(&at))
    }

    /// Whether a piece moves along a direction, pawns aside, and if so whether as far as it can.
    fn moves_along(piece: Piece, way: At) -> Option<bool> {
        let straight = way.0 == 0 || way.1 == 0;
        let leap = way.0.abs() + way.1.abs() == 3;
        match piece {
            Piece::Pawn => None,
            Piece::Knight => leap.then_some(false),
            Piece::King => (!leap).then_some(false),
            Piece::Bishop => (!leap && !straight).then_some(true),
            Piece::Rook => (!leap && straight).then_some(true),
            Piece::Queen => (!leap).then_some(true),
        }
    }

    /// The squares that the piece on a square attacks in a direction, one after the other.
    pub fn attacked_from(&self, from: At, way: At) -> Vec<At> {
        let (color, piece) = self.pieces[&from];
        let forward = if color == Color::White { 1 } else { -1 };
        let far = match piece {
            Piece::Pawn if way.0.abs() == 1 && way.1 == forward => false,
            _ => match Self::moves_along(piece, way) {
                Some(far) => far,
                None => return Vec::new(),
            },
        };
        let mut attacked = Vec::new();
        let mut at = (from.0 + way.0, from.1 + way.1);
        while grid().cells.contains(&at) {
            attacked.push(at);
            if !far || self.pieces.contains_key(&at) {
                break;
            }
            at = (at.0 + way.0, at.1 + way.1);
        }
        attacked
    }
}
