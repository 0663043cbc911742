//! The games.

mod asian;
mod chess;
mod large;
mod shogi;
mod small;

use std::sync::LazyLock;

use super::Described;
use crate::games::Entry;

/// Writes an entry for each name.
macro_rules! games {
    ($($name:literal: $rules:expr;)*) => {
        /// The games described here.
        pub const GAMES: &[Entry] = &[
            $(Entry {
                name: $name,
                start: $rules.start,
                read: |fen| {
                    static GAME: LazyLock<Result<Described, String>> = LazyLock::new(|| Described::new(&$rules));
                    GAME.as_ref().map_err(String::clone)?.read(fen)
                },
            }),*
        ];
    };
}

games! {
    "xiangqi": asian::XIANGQI;
    "manchu": asian::MANCHU;
    "makruk": asian::MAKRUK;
    "asean": asian::ASEAN;
    "ai-wok": asian::AI_WOK;
    "shatranj": asian::SHATRANJ;
    "chaturanga": asian::CHATURANGA;
    "crazyhouse": chess::CRAZYHOUSE;
    "georgian": chess::GEORGIAN;
    "grasshopper": chess::GRASSHOPPER;
    "horde": chess::HORDE;
    "knightmate": chess::KNIGHTMATE;
    "nightrider": chess::NIGHTRIDER;
    "raazuvaa": chess::RAAZUVAA;
    "threekings": chess::THREE_KINGS;
    "torpedo": chess::TORPEDO;
    "capablanca": large::CAPABLANCA;
    "chancellor": large::CHANCELLOR;
    "courier": large::COURIER;
    "embassy": large::EMBASSY;
    "grand": large::GRAND;
    "gustav3": large::GUSTAV_III;
    "janus": large::JANUS;
    "omicron": large::OMICRON;
    "tencubed": large::TENCUBED;
    "troitzky": large::TROITZKY;
    "checkshogi": shogi::CHECK_SHOGI;
    "dobutsu": shogi::DOBUTSU;
    "euroshogi": shogi::EURO_SHOGI;
    "gorogoro": shogi::GOROGORO;
    "judkins": shogi::JUDKINS;
    "micro": shogi::MICRO_SHOGI;
    "minishogi": shogi::MINI_SHOGI;
    "shogi": shogi::SHOGI;
    "torishogi": shogi::TORI_SHOGI;
    "breakthrough": small::BREAKTHROUGH;
    "fox-and-hounds": small::FOX_AND_HOUNDS;
    "jesonmor": small::JESON_MOR;
    "losalamos": small::LOS_ALAMOS;
}

/// Why a game is not played.
pub fn why_not(name: &str) -> &'static str {
    match name {
        "atomic" => "captures blow up what stands around",
        "chigorin" => "pawns of the two sides become different pieces",
        "janggi" | "janggimodern" => {
            "cannons neither pass nor capture cannons, pieces move along the lines of the palace, and sides may pass"
        }
        "placement" | "sittuyin" => "pieces are set up before they move",
        "seirawan" => "pieces enter the board behind others that move",
        "shoshogi" => "a promoted piece is a second king",
        "snailtrail" => "squares that were left become holes",
        "spartan" => "a side has two kings, of which one may be attacked",
        "supply" => "captured pieces go to another board",
        _ => "it is not among the games that this program knows",
    }
}
