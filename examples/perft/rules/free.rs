//! Positions whose pieces are given with them.

use std::collections::BTreeMap;

use super::Described;
use super::description::{Kind, Rules};
use crate::game::Tree;

/// Reads a position on a board of pieces with these letters and movements in Betza notation. All of them may be
/// captured, and nothing ends the game but having no move.
pub fn free(
    files: u32,
    ranks: u32,
    pieces: &BTreeMap<String, String>,
    fen: &str,
) -> Result<Box<dyn Tree>, String> {
    if pieces.is_empty() {
        return Err("a free position needs pieces\nhelp: letters with movements in Betza notation".to_owned());
    }
    let letters: Vec<String> = pieces.keys().map(|letter| letter.to_uppercase()).collect();
    for (letter, written) in letters.iter().zip(pieces.keys()) {
        if letter.len() != 1 || !letter.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Err(format!("piece {written:?}: expected a letter from a to z"));
        }
        if letters.iter().filter(|other| *other == letter).count() > 1 {
            return Err(format!(
                "piece {written:?}: two pieces have this letter\nhelp: small and capital letters are one"
            ));
        }
    }
    let kinds = letters.iter().zip(pieces.values()).map(|(letter, moves)| Kind::new(letter, moves));
    let kinds: Vec<Kind<'_>> = kinds.collect();
    Described::new(&Rules { files, ranks, kinds: &kinds, ..Rules::PLAIN })?.read(fen)
}

/// The files and ranks of the board of a position, as far as it is one.
pub fn size(fen: &str) -> (u32, u32) {
    let board = fen.split_whitespace().next().unwrap_or_default();
    let row = board.split('/').next().unwrap_or_default();
    let numbers = row.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<u32>().ok());
    let pieces = row.chars().filter(|c| !c.is_ascii_digit()).count();
    let files = numbers.fold(pieces as u32, u32::saturating_add);
    (files, board.split('/').count() as u32)
}
