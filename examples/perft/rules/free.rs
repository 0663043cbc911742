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
