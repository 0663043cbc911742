//! Boards, squares, movements and the types of chess through serde, in a format for people and in one for machines.

use std::fmt::Debug;

use bitboard_core::bitboard;
use bitboard_core::chess::moves::{Move, Piece, Pieces, Position};
use bitboard_core::chess::{Board, Color, Direction, File, KnightDirection, Rank, Side, Square};
use bitboard_core::runtime::{Leg, Movement};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A hexagon, so that there are holes, in a word of several numbers.
#[bitboard(13x13, cells = hexagon(7), order = file_major, origin = a13)]
mod hexagon {
    /// A set of cells.
    pub struct Cells([u64; 3]);
    /// A cell.
    pub enum Cell {}
}

use hexagon::{Cell, Cells};

/// What a program keeps.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Kept {
    #[serde(with = "bitboard_core::serde::set")]
    cells: Cells,
    #[serde(with = "bitboard_core::serde::square")]
    king: Cell,
    #[serde(with = "bitboard_core::serde::movement")]
    moves: Movement,
}

/// Writes and reads a value in both formats; gives it as written for people.
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let text = serde_json::to_string(value).expect("it can be written");
    assert_eq!(&serde_json::from_str::<T>(&text).expect("it can be read"), value, "{text}");
    let bytes = postcard::to_allocvec(value).expect("it can be written");
    assert_eq!(&postcard::from_bytes::<T>(&bytes).expect("it can be read"), value, "{text}");
    text
}

/// What is wrong with a text.
fn refused<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).expect_err(text).to_string()
}

#[test]
fn any_board_is_written_by_names() {
    let all = Cells::FULL;
    let kept = |cells| Kept { cells, king: Cell::G7, moves: Movement::betza("[F?R]cpR").unwrap() };
    for cells in [Cells::EMPTY, all, all & Cells::FILE_A, Cell::M13.board() | Cell::A1.board()] {
        there_and_back(&kept(cells));
    }
    for cell in Cell::ALL {
        there_and_back(&Kept { king: cell, ..kept(cell.board()) });
    }
    let text = there_and_back(&kept(Cell::A1.board() | Cell::G7.board()));
    assert_eq!(text, r#"{"cells":["a1","g7"],"king":"g7","moves":"[F?R]cpR"}"#);
}

#[test]
fn what_is_no_square_or_movement_is_refused() {
    let with = |cells: &str, king: &str, moves: &str| {
        refused::<Kept>(&format!(r#"{{"cells":{cells},"king":{king},"moves":{moves}}}"#))
    };
    let fault = with(r#"["g7","a13"]"#, r#""g7""#, r#""K""#);
    assert!(fault.contains("there is a hole in the board at that square"), "{fault}");
    let fault = with(r#"["g7"]"#, r#""n1""#, r#""K""#);
    assert!(fault.contains("expected a square from a1 to m13"), "{fault}");
    let fault = with(r#"["g7"]"#, r#""g7""#, r#""KX""#);
    assert!(fault.contains("`X` is not an atom here") && fault.contains("help:"), "{fault}");
    let fault = with(r#""g7""#, r#""g7""#, r#""K""#);
    assert!(fault.contains("expected a list of names of squares"), "{fault}");
    let fault = with("[]", "7", r#""K""#);
    assert!(fault.contains("expected the name of a square"), "{fault}");
    let fault = with("[]", r#""g7""#, "7");
    assert!(fault.contains("expected how a piece moves, in Betza notation"), "{fault}");
}

#[test]
fn a_movement_without_words_is_not_written() {
    let kept = Kept { cells: Cells::EMPTY, king: Cell::G7, moves: Leg::ride(1, 2).times(2).into() };
    assert!(serde_json::to_string(&kept).is_err());
}

#[test]
fn chess_is_written_for_people_and_for_machines() {
    assert_eq!(there_and_back(&Square::E4), r#""e4""#);
    assert_eq!(there_and_back(&Board::from_iter([Square::H8, Square::A1])), r#"["a1","h8"]"#);
    assert_eq!(postcard::to_allocvec(&Square::E4).unwrap(), [28]);
    // A number of variable length, not two texts.
    assert_eq!(postcard::to_allocvec(&Board::RANK_1).unwrap(), [0xff, 1]);
    for square in Square::ALL {
        there_and_back(&square);
        there_and_back(&square.board());
    }
    there_and_back(&Board::EMPTY);
    there_and_back(&Board::FULL);
    assert!(postcard::from_bytes::<Square>(&[64]).is_err());

    assert_eq!(Color::ALL.map(|color| there_and_back(&color)), [r#""white""#, r#""black""#]);
    assert_eq!(Side::ALL.map(|side| there_and_back(&side)), [r#""east""#, r#""west""#]);
    assert_eq!(there_and_back(&File::C), r#""c""#);
    assert_eq!(there_and_back(&Rank::Seven), r#""7""#);
    assert_eq!(there_and_back(&Piece::Knight), r#""knight""#);
    assert_eq!(there_and_back(&Direction::NorthEast), r#""north_east""#);
    assert_eq!(there_and_back(&KnightDirection::SouthWestWest), r#""south_west_west""#);
    for index in 0..8 {
        there_and_back(&(File::ALL[index], Rank::ALL[index]));
        there_and_back(&(Direction::ALL[index], KnightDirection::ALL[index]));
    }
    there_and_back(&Piece::ALL);
    let fault = refused::<Color>(r#""red""#);
    assert!(fault.contains("expected `white` or `black`"), "{fault}");
}

#[test]
fn positions_have_their_fields() {
    let mut position =
        Position { en_passant: Some(Square::E3), side_to_move: Color::Black, ..Position::START };
    there_and_back(&position);
    position.white = Pieces::NONE;
    let text = there_and_back(&position);
    let white = r#"{"pawns":[],"knights":[],"bishops":[],"rooks":[],"queens":[],"king":[]}"#;
    assert!(text.starts_with(&format!(r#"{{"white":{white},"black":"#)), "{text}");
    assert!(
        text.contains(r#""side_to_move":"black","en_passant":"e3","castling":["a1","h1","a8","h8"]"#),
        "{text}"
    );
    assert_eq!(there_and_back(&Move { from: Square::A2, to: Square::A3 }), r#"{"from":"a2","to":"a3"}"#);

    // In any order, each once, none left out, no others.
    assert_eq!(serde_json::from_str::<Move>(r#"{"to":"a3","from":"a2"}"#).unwrap().from, Square::A2);
    assert!(refused::<Move>(r#"{"to":"a3","to":"a3","from":"a2"}"#).contains("duplicate field `to`"));
    assert!(refused::<Move>(r#"{"to":"a3"}"#).contains("missing field `from`"));
    assert!(
        refused::<Move>(r#"{"to":"a3","form":"a2"}"#)
            .contains("unknown field `form`, expected `from` or `to`")
    );
    assert!(refused::<Move>(r#""a2a3""#).contains("expected a move"));
}
