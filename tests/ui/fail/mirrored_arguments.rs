//! Twins without a name, turned round nowhere, paired with nothing.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[mirrored(ranks)]
    pub const fn no_name(pawns: Board) -> Board {
        pawns
    }

    #[mirrored(ranks, black = "black")]
    pub const fn quoted(pawns: Board) -> Board {
        pawns
    }

    #[mirrored(black = nowhere)]
    pub const fn no_mirror(pawns: Board) -> Board {
        pawns
    }

    #[mirrored(ranks, black = unpaired, pairs(no_name))]
    pub const fn pair(pawns: Board) -> Board {
        pawns
    }

    #[mirrored(rank, black = misspelt)]
    pub const fn misspelt_mirror(pawns: Board) -> Board {
        pawns
    }

    #[mirrored(ranks, black = undocumented, docs = none)]
    pub const fn docs(pawns: Board) -> Board {
        pawns
    }
}

fn main() {}
