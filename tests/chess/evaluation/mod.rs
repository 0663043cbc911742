//! Pawn structure as evaluation sees it: backward pawns, candidates, fakers, hidden and connected passed
//! pawns, stop squares, doubled and hanging pawns, each against a definition by coordinates.

use std::cmp::Ordering;

use bitboard_core::chess::king::rule_of_the_square::CATCHABLE_AREA;
use bitboard_core::chess::pawn_structure::candidate::hidden::{self, SneakerBreak};
use bitboard_core::chess::pawn_structure::evaluation::{self, DoubledKind};
use bitboard_core::chess::pawn_structure::stop_control::{self, Controllers};
use bitboard_core::chess::pawn_structure::{backward, candidate, connected};
use bitboard_core::chess::pawns::isolated;
use bitboard_core::chess::{Board, Color, File, Side, Square};
use oracle::{Random, Set};

use crate::squares::{At, board, cells, grid, on_board, square};
use view::{View, catches, on_file};

mod backward_pawns;
mod candidates;
mod connected_passers;
mod doubled_pawns;
mod hanging_pawns;
mod hidden_passers;
mod literature;
mod stops;
mod view;

type OfTwo = fn(Board, Board) -> Board;

/// White and black pawns: mostly as in a game, some on all ranks, some on the same squares.
fn positions(seed: u64, count: usize) -> Vec<(Set, Set)> {
    let mut random = Random::new(seed);
    let all = cells();
    let usual: Set = all.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    (0..count)
        .map(|round| {
            let squares = if round % 4 == 3 { all } else { &usual };
            let (some, others) = (3 + random.below(24), 3 + random.below(24));
            let white = random.subset(squares, some);
            let mut black = random.subset(squares, others);
            if round % 8 != 7 {
                black.retain(|pawn| !white.contains(pawn));
            }
            (white, black)
        })
        .collect()
}

/// The pawns of both colours as each of them sees them.
fn views((white, black): &(Set, Set)) -> [View<'_>; 2] {
    [View::new(Color::White, white, black), View::new(Color::Black, black, white)]
}

/// Checks a set of squares against its definition, for both colours on many positions; says how many squares
/// the definition picked.
fn check_sets(white: OfTwo, black: OfTwo, definition: impl Fn(&View, At) -> bool) {
    let mut picked = 0;
    for position in positions(0x5eed, 1500) {
        for view in views(&position) {
            let function = if view.color == Color::White { white } else { black };
            let expected: Set = cells().iter().copied().filter(|&square| definition(&view, square)).collect();
            let actual = function(board(view.own), board(view.enemy));
            assert_eq!(
                actual,
                board(&expected),
                "{:?}, own\n{}enemy\n{}",
                view.color,
                board(view.own),
                board(view.enemy)
            );
            picked += expected.len();
        }
    }
    assert!(picked >= 20, "only {picked} squares in all");
}

/// Checks something about each square against its definition.
fn check_squares<T: PartialEq + std::fmt::Debug>(
    function: impl Fn(Color, Square, Board, Board) -> T,
    definition: impl Fn(&View, At) -> T,
) {
    let mut different = Vec::new();
    for position in positions(0xca11, 1000) {
        for view in views(&position) {
            let (own, enemy) = (board(view.own), board(view.enemy));
            for &at in cells() {
                let expected = definition(&view, at);
                let actual = function(view.color, square(at), own, enemy);
                assert_eq!(actual, expected, "{:?} {at:?}, own\n{own}enemy\n{enemy}", view.color);
                if !different.contains(&expected) && different.len() < 2 {
                    different.push(expected);
                }
            }
        }
    }
    assert_eq!(different.len(), 2, "always the same");
}
