//! The structures that a game can lead to, one for each pair of mirror images.

use crate::chess::{Board, Color};

use super::configuration::is_configuration;

/// How many captures the pawns of a colour must have made to get where they are, or `None` if they cannot
/// have come there from their second rank.
///
/// A pawn changes its file by captures only, one file and one rank at a time. The pawns are assigned to
/// different files of origin so that they need the fewest captures together. Up to 64 operations for each
/// pawn and each of 256 sets of origins: nothing to be done in a search.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawn_hash::captures_needed};
///
/// // One of two pawns on the c-file comes from a neighbouring one.
/// assert_eq!(captures_needed(Color::White, [Square::C2, Square::C3].into_iter().collect()), Some(1));
/// // The pawn on a3 could only come from a2 or b2.
/// let pawns = [Square::A2, Square::A3, Square::B2].into_iter().collect();
/// assert_eq!(captures_needed(Color::White, pawns), None);
/// ```
#[must_use]
pub const fn captures_needed(color: Color, pawns: Board) -> Option<u32> {
    const NEVER: u32 = u32::MAX;
    let mut pawns = match color {
        Color::White => pawns,
        Color::Black => pawns.flip_ranks(),
    };
    // fewest[origins]: captures of the pawns so far if they come from exactly these files.
    let mut fewest = [NEVER; 256];
    fewest[0] = 0;
    while let Some(pawn) = pawns.pop_first() {
        let mut next = [NEVER; 256];
        let mut origins = 0;
        while origins < 256 {
            let mut file = 0;
            while file < 8 && fewest[origins] != NEVER {
                let captures = pawn.file().abs_diff(file);
                if origins >> file & 1 == 0 && captures < pawn.rank() {
                    let with = &mut next[origins | 1 << file];
                    let total = fewest[origins] + captures as u32;
                    if total < *with {
                        *with = total;
                    }
                }
                file += 1;
            }
            origins += 1;
        }
        fewest = next;
    }
    let mut least = NEVER;
    let mut origins = 0;
    while origins < 256 {
        if fewest[origins] < least {
            least = fewest[origins];
        }
        origins += 1;
    }
    if least == NEVER { None } else { Some(least) }
}

/// One structure for each pair of left-right mirror images, `None` for sets that no game can lead to.
///
/// For evaluations that are the same for both wings this halves the number of structures. Sets are dropped if
/// they have no [`configuration_number`](super::configuration_number), or if the pawns of a colour must have
/// made more captures than the other has lost men. Not everything else can come about: pawns that passed each
/// other on a file without a capture are not looked for.
#[doc(alias = "canonical_pawn_configuration")]
#[must_use]
pub const fn canonical(white: Board, black: Board) -> Option<(Board, Board)> {
    if !is_configuration(white, black) {
        return None;
    }
    match (captures_needed(Color::White, white), captures_needed(Color::Black, black)) {
        // The king is never taken, nor have the pawns been that are still there.
        (Some(by_white), Some(by_black)) if by_white <= 15 - black.len() && by_black <= 15 - white.len() => {}
        _ => return None,
    }
    let mirrored = (flip_files(white), flip_files(black));
    if white.bits() < mirrored.0.bits()
        || (white.bits() == mirrored.0.bits() && black.bits() <= mirrored.1.bits())
    {
        Some((white, black))
    } else {
        Some(mirrored)
    }
}

/// The set seen in a mirror that stands beside the board: the a-file becomes the h-file.
const fn flip_files(set: Board) -> Board {
    // All 64 bits reversed turn the board by half a circle, and reversed bytes turn the ranks back.
    Board::from_bits_truncate(set.bits().reverse_bits().swap_bytes())
}
