//! Pawn structure: doubled and defended pawns, duos, levers and rams, each against a definition by coordinates
//! and against the drawings and positions of the literature.

use bitboard_core::chess::pawn_structure::lever::LeverClass;
use bitboard_core::chess::pawn_structure::{defended, doubled, duo, lever, ram};
use bitboard_core::chess::pawns::spans::fileset;
use bitboard_core::chess::{Board, Color, Square};
use oracle::{Random, Set};

use crate::cones;
use crate::squares::{At, Squares, cells, on_board, square};
use view::View;

mod definitions;
mod literature;
mod view;

type OfOne = fn(Board) -> Board;
type OfTwo = fn(Board, Board) -> Board;
/// Whether a square belongs to a result.
type Definition<'a> = &'a dyn Fn(&View<'_>, At) -> bool;
/// An output of a drawing and what it is of the inputs.
type Output<'a, const N: usize> = (&'a str, &'a dyn Fn([Board; N]) -> Board);

fn board(squares: &Squares) -> Board {
    squares.board()
}

/// White and black pawns on different squares: sparse, as in games, and crowded, as no game has them but as
/// rows and rams need them; some with diagonal rows face to face.
fn positions(seed: u64) -> Vec<(Squares, Squares)> {
    let mut random = Random::new(seed);
    let all = cells().clone();
    let pawn_ranks: Set = all.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    let mut positions = vec![(Set::new(), Set::new()), (all.clone(), Set::new()), (Set::new(), all.clone())];
    for round in 0..1000 {
        let from = if round % 3 == 0 { &all } else { &pawn_ranks };
        let mut white = random.subset(from, [5, 15, 30, 50][round % 4]);
        let mut black = random.subset(from, [5, 15, 30, 50, 70][round % 5]);
        if round % 2 == 0 {
            let (start, side) = (random.one(&all), [-1, 1][random.below(2)]);
            let (own, enemy) = (random.below(4) as i32, random.below(4) as i32);
            let (skipped, begins) = (random.below(3) as i32, random.below(3) as i32);
            white.extend((skipped..=own + 1).map(|far| (start.0 - far * side, start.1 + far)));
            black.extend((begins..=enemy + 1).map(|far| (start.0 - (far - 1) * side, start.1 + far + 1)));
        }
        white.retain(|&pawn| on_board(pawn));
        black.retain(|pawn| on_board(*pawn) && !white.contains(pawn));
        positions.push((white, black));
    }
    positions.iter().map(|(white, black)| (white.into(), black.into())).collect()
}

/// Compares the functions of both colours with a definition of whether a square belongs to the result.
fn compare(
    name: &str,
    positions: &[(Squares, Squares)],
    functions: [&dyn Fn(Board, Board) -> Board; 2],
    definition: impl Fn(&View<'_>, At) -> bool,
) {
    let [of_white, of_black] = functions;
    let mut seen = 0;
    for (white, black) in positions {
        let views = [View { own: white, enemy: black, up: 1 }, View { own: black, enemy: white, up: -1 }];
        let [by_white, by_black] = views.map(|view| {
            board(&cells().iter().copied().filter(|&square| definition(&view, square)).collect())
        });
        let (white, black) = (board(white), board(black));
        assert_eq!(of_white(white, black), by_white, "white {name} {white:?} {black:?}");
        assert_eq!(of_black(black, white), by_black, "black {name} {white:?} {black:?}");
        // The twin is the mirror image of the original.
        let turned = of_white(black.flip_ranks(), white.flip_ranks()).flip_ranks();
        assert_eq!(of_black(black, white), turned, "black {name} as white turned round");
        seen += u32::from(!by_white.is_empty()) + u32::from(!by_black.is_empty());
    }
    assert!(seen >= 20, "{name} holds in {seen} positions only");
    for (color, function, up) in [("White", of_white, 1), ("Black", of_black, -1)] {
        let function = cones::Function {
            name: &format!("{name} {color}"),
            run: &|[own, enemy, _]| function(own, enemy),
            means: &|[own, enemy, _], at| definition(&View { own: &own, enemy: &enemy, up }, at),
            disjoint: true,
            takes: [true, true, false],
        };
        function.exhaust();
    }
}

fn compare_of_one(
    name: &str,
    positions: &[(Squares, Squares)],
    [of_white, of_black]: [OfOne; 2],
    definition: impl Fn(&View<'_>, At) -> bool,
) {
    compare(name, positions, [&|own, _| of_white(own), &|own, _| of_black(own)], definition);
}

fn compare_of_two(
    name: &str,
    positions: &[(Squares, Squares)],
    [of_white, of_black]: [OfTwo; 2],
    definition: impl Fn(&View<'_>, At) -> bool,
) {
    compare(name, positions, [&of_white, &of_black], definition);
}
