//! Positions from Forsyth-Edwards notation (FEN), with rights to castle as in X-FEN and Shredder-FEN.

#[path = "../../fen.rs"]
mod fen;

use std::fmt;
use std::str::FromStr;

use bitboard_core::arch::Level;
use bitboard_core::chess::directional::RAY_ATTACKS;
use bitboard_core::chess::moves::{Pieces, Position};
use bitboard_core::chess::{Board, Color, Direction, File, Rank, Square};

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
    /// Pawns stand where they cannot.
    Pawns(Square),
    /// The side that has just moved is in check.
    Check(Color),
    /// A right to castle does not fit the pieces.
    Castling(char),
    /// A second right to castle on the same side of the king.
    Castlings(char),
    /// No pawn has just passed this square.
    EnPassant(Square),
}

impl fmt::Display for NoPosition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => write!(formatter, "the FEN is wrong in column {}: {error}", error.column),
            Self::NoTurn => {
                formatter.write_str("after the pieces, the FEN has to say whose turn it is: \"w\" or \"b\"")
            }
            Self::Kings(color, kings) => write!(formatter, "{color:?} has {kings} kings, expected one"),
            Self::Pawns(square) => {
                write!(formatter, "there is a pawn on {square}, expected them on ranks 2 to 7")
            }
            Self::Check(color) => write!(
                formatter,
                "{color:?} is in check, and it is not {color:?}'s turn: either the turn or a piece is wrong"
            ),
            Self::Castling(right) => write!(
                formatter,
                "the right to castle \"{right}\" needs king and rook of that side on their first rank; \"-\" is none"
            ),
            Self::Castlings(right) => {
                write!(formatter, "the right to castle \"{right}\" is the second one on its side of the king")
            }
            Self::EnPassant(square) => write!(
                formatter,
                "no pawn can just have passed {square}: it would be in front of it, with two empty squares behind; \
                 \"-\" is none"
            ),
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
            return Err(NoPosition::Pawns(square));
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

/// Adds the right of a letter: `K` or `Q` is the outermost rook of that side, other letters are files.
fn castle(position: &mut Position, letter: char) -> Result<(), NoPosition> {
    let (color, home) =
        if letter.is_ascii_uppercase() { (Color::White, Rank::One) } else { (Color::Black, Rank::Eight) };
    let pieces = position.pieces(color);
    let refused = || NoPosition::Castling(letter);
    let king = (pieces.king & home.board()).first().ok_or_else(refused)?;
    let [east, west] =
        [Direction::East, Direction::West].map(|side| RAY_ATTACKS[side as usize][king as usize]);
    let file =
        |letter: char| File::ALL.into_iter().find(|&file| file.index() == letter as usize - 'a' as usize);
    let rook = match letter.to_ascii_lowercase() {
        'k' => (pieces.rooks & east).last(),
        'q' => (pieces.rooks & west).first(),
        letter => file(letter).and_then(|file| (pieces.rooks & home.board() & file.board()).first()),
    };
    let rook = rook.ok_or_else(refused)?;
    let side = if east.contains(rook) { east } else { west };
    if !position.castling.is_disjoint(side) {
        return Err(NoPosition::Castlings(letter));
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
    let (origin, pawn) = (passed.to(S::Enemy::BACK), passed.to(S::BACK));
    let possible = S::Enemy::double_pushes(origin, Board::FULL) == pawn
        && pawn.is_subset(enemy.pawns)
        && occupied.is_disjoint(origin | passed);
    if !possible {
        return Err(NoPosition::EnPassant(target));
    }
    position.en_passant = Some(target);
    Ok(())
}
