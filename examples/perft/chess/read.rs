//! Positions from Forsyth-Edwards notation (FEN), with rights to castle as in X-FEN and Shredder-FEN.

#[path = "../../fen.rs"]
mod fen;

use std::fmt;
use std::str::FromStr;

use bitboard_core::arch::Level;
use bitboard_core::chess::directional::RAY_ATTACKS;
use bitboard_core::chess::moves::{Pieces, Position};
use bitboard_core::chess::{Board, Color, Direction, File, Square};

use super::Chess;
use super::limits::Limits;
use super::side::{Black, Side, White};
pub use fen::FenError;

/// Why a line is no legal position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPosition {
    /// The line is no FEN.
    Fen(FenError),
    /// The line does not say whose turn it is.
    NoTurn,
    /// A side has so many kings.
    Kings(Color, u32),
    /// A pawn stands where none can.
    Pawn(Square),
    /// This side has left its king in check.
    Check(Color),
    /// A right to castle does not fit the pieces.
    Castling(char),
    /// A right to castle is the second one on its side of the king.
    SecondCastling(char),
    /// No pawn has just passed this square to arrive on that one.
    EnPassant { passed: Square, pawn: Option<Square> },
}

impl fmt::Display for NoPosition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => write!(formatter, "the FEN is wrong in column {}: {error}", error.column),
            Self::NoTurn => formatter.write_str(
                "the FEN does not say whose turn it is: after the pieces, expected \"w\" or \"b\"",
            ),
            Self::Kings(color, 0) => write!(formatter, "{color:?} has no king"),
            Self::Kings(color, kings) => write!(formatter, "{color:?} has {kings} kings, expected one"),
            Self::Pawn(square) => {
                write!(formatter, "there is a pawn on {square}, expected pawns on ranks 2 to 7 only")
            }
            Self::Check(color) => write!(
                formatter,
                "{color:?} is in check and {:?} to move: expected it to be {color:?}'s turn, or another position",
                color.other()
            ),
            Self::Castling(right) => {
                let place = match right.to_ascii_lowercase() {
                    'k' => "to its east".to_owned(),
                    'q' => "to its west".to_owned(),
                    file => format!("on the {file}-file"),
                };
                write!(
                    formatter,
                    "\"{right}\" is no right to castle here: expected {:?}'s king on its first rank, and a rook {place}",
                    owner(*right)
                )
            }
            Self::SecondCastling(right) => write!(
                formatter,
                "\"{right}\" is the second right to castle on that side of {:?}'s king",
                owner(*right)
            ),
            Self::EnPassant { passed, pawn } => {
                write!(formatter, "no pawn can have passed {passed} just now: expected ")?;
                match pawn {
                    Some(pawn) => write!(formatter, "one on {pawn}, and two empty squares behind it"),
                    None => formatter.write_str("a square on the third rank of the side that has moved"),
                }
            }
        }
    }
}

impl std::error::Error for NoPosition {}

impl FromStr for Chess {
    type Err = NoPosition;

    fn from_str(line: &str) -> Result<Self, NoPosition> {
        let fen = fen::Position::from_fen(line.as_bytes()).map_err(NoPosition::Fen)?;
        let [white, black] = fen.pieces.map(pieces);
        let side_to_move = match fen.to_move.ok_or(NoPosition::NoTurn)? {
            fen::Color::White => Color::White,
            fen::Color::Black => Color::Black,
        };
        let mut position = Position { white, black, side_to_move, en_passant: None, castling: Board::EMPTY };
        for color in Color::ALL {
            let kings = position.pieces(color).king.len();
            if kings != 1 {
                return Err(NoPosition::Kings(color, kings));
            }
        }
        let pawns = (white.pawns | black.pawns) & (Board::RANK_1 | Board::RANK_8);
        if let Some(square) = pawns.first() {
            return Err(NoPosition::Pawn(square));
        }
        for right in fen.castling.chars() {
            castle(&mut position, right)?;
        }
        match side_to_move {
            Color::White => history::<White>(&mut position, fen.en_passant)?,
            Color::Black => history::<Black>(&mut position, fen.en_passant)?,
        }
        Ok(Self(position))
    }
}

fn pieces([pawns, knights, bishops, rooks, queens, king]: [u64; 6]) -> Pieces {
    let [pawns, knights, bishops, rooks, queens, king] =
        [pawns, knights, bishops, rooks, queens, king].map(Board::from_bits_truncate);
    Pieces { pawns, knights, bishops, rooks, queens, king }
}

/// Whose right a letter is.
const fn owner(right: char) -> Color {
    if right.is_ascii_uppercase() { Color::White } else { Color::Black }
}

/// Adds the right of a letter: `K` or `Q` is the outermost rook of that side, other letters are files.
fn castle(position: &mut Position, right: char) -> Result<(), NoPosition> {
    let color = owner(right);
    let home = match color {
        Color::White => Board::RANK_1,
        Color::Black => Board::RANK_8,
    };
    let pieces = position.pieces(color);
    let refused = || NoPosition::Castling(right);
    let king = (pieces.king & home).first().ok_or_else(refused)?;
    let [east, west] =
        [Direction::East, Direction::West].map(|side| RAY_ATTACKS[side as usize][king as usize]);
    let rook = match right.to_ascii_lowercase() {
        'k' => (pieces.rooks & east).last(),
        'q' => (pieces.rooks & west).first(),
        letter => {
            let file = (letter as usize).checked_sub('a' as usize).and_then(File::from_index);
            file.and_then(|file| (pieces.rooks & home & file.board()).first())
        }
    };
    let rook = rook.ok_or_else(refused)?;
    let side = if east.contains(rook) { east } else { west };
    if !position.castling.is_disjoint(side) {
        return Err(NoPosition::SecondCastling(right));
    }
    position.castling = position.castling.with(rook);
    Ok(())
}

/// Checks what the last move must have been like for the side whose turn it is.
fn history<S: Side>(position: &mut Position, en_passant: Option<u32>) -> Result<(), NoPosition> {
    let (own, enemy) = S::pieces(position);
    let occupied = own.all() | enemy.all();
    let is_attacked =
        |king| Limits::of::<S::Enemy>(position, king, occupied, Level::PORTABLE).attacked.contains(king);
    if enemy.king.first().is_some_and(is_attacked) {
        return Err(NoPosition::Check(S::Enemy::COLOR));
    }
    let Some(target) = en_passant.and_then(|square| Square::from_index(square as usize)) else {
        return Ok(());
    };
    let passed = target.board();
    let (origin, arrived) = (passed.to(S::Enemy::BACK), passed.to(S::BACK));
    let pawn = (S::Enemy::double_pushes(origin, Board::FULL) & arrived).first();
    if pawn.is_none() || !arrived.is_subset(enemy.pawns) || !occupied.is_disjoint(origin | passed) {
        return Err(NoPosition::EnPassant { passed: target, pawn });
    }
    position.en_passant = Some(target);
    Ok(())
}
