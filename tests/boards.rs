//! What a board module generates beside its fills: sets of squares and single squares, against coordinates.

use std::collections::BTreeSet;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use bitboard_core::{bitboard, board};
use oracle::{Corner, Grid, Layout, Order, Random, Set, Square as Coordinates, Word};
use proptest::prelude::*;

/// The name of a square.
fn name((file, rank): Coordinates) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The drawing that `Display` gives: ranks from the top, holes left blank, no blanks at the end of a line.
fn drawing(grid: &Grid, set: &Set) -> String {
    let row = |rank| {
        let symbol = |file| match (grid.cells.contains(&(file, rank)), set.contains(&(file, rank))) {
            (false, _) => " ",
            (true, false) => ".",
            (true, true) => "1",
        };
        let symbols: Vec<&str> = (0..grid.files).map(symbol).collect();
        symbols.join(" ").trim_end().to_owned()
    };
    let rows: Vec<String> = (0..grid.ranks).rev().map(row).collect();
    rows.join("\n")
}

/// A word as one number, most significant digit first.
fn number<W: Word>(word: W, bits_per_digit: usize) -> String {
    let mut digits = String::new();
    for digit in (0..W::BITS / bits_per_digit).rev() {
        let bit = |place| u32::from(word.get(digit * bits_per_digit + place)) << place;
        let value: u32 = (0..bits_per_digit).map(bit).sum();
        digits.push(char::from_digit(value, 16).expect("a digit"));
    }
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() { "0".to_owned() } else { digits.to_owned() }
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Declares a board and stamps the properties on it.
macro_rules! board_properties {
    ($name:ident, ($($shape:tt)*), $word:tt, $grid:expr, $layout:expr) => {
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod declared {
                pub struct Board($word);
                pub enum Square {}

                #[directions]
                pub enum Compass {
                    North = step(0, 1),
                    NorthEast = step(1, 1),
                    East = step(1, 0),
                    South = opposite(North),
                    West = step(-1, 0),
                    SouthEast = step(1, -1),
                }
            }

            use declared::{Board, Compass, Square};

            fn of(layout: &Layout, set: &Set) -> Board {
                Board::from_bits(layout.word(set)).expect("every bit is a square")
            }

            fn sets(grid: &Grid) -> Vec<Set> {
                let mut random = Random::new(77);
                let mut sets = vec![Set::new(), grid.cells.clone(), Set::from([random.one(&grid.cells)])];
                for percent in [3, 10, 30, 50, 70, 90, 97] {
                    sets.push(random.subset(&grid.cells, percent));
                }
                sets
            }

            #[test]
            fn squares_are_the_cells_in_the_order_of_their_bits() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                let cells: Vec<usize> =
                    (0..layout.len()).filter(|&index| grid.cells.contains(&layout.square(index))).collect();
                assert_eq!(Square::ALL.len(), cells.len());
                for (square, &index) in Square::ALL.into_iter().zip(&cells) {
                    let (file, rank) = layout.square(index);
                    assert_eq!(square.index(), index);
                    assert_eq!(u32::from(square) as usize, index);
                    assert_eq!((i32::from(square.file()), i32::from(square.rank())), (file, rank));
                    assert_eq!(Square::new(file as u8, rank as u8), Some(square));
                    assert_eq!(Square::from_index(index), Some(square));
                    assert_eq!(square.to_string(), name((file, rank)));
                    assert_eq!(format!("{square:?}").to_lowercase(), name((file, rank)));
                    assert_eq!(name((file, rank)).parse(), Ok(square));
                    assert_eq!(name((file, rank)).to_uppercase().parse(), Ok(square));
                    assert_eq!(layout.set(square.board().bits()), Set::from([(file, rank)]));
                    assert_eq!(Board::from(square), square.board());
                }
                assert!(Square::ALL.is_sorted());
                assert_eq!(BTreeSet::from(Square::ALL).len(), cells.len());
            }

            #[test]
            fn there_are_no_other_squares() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                for file in 0..=u8::MAX {
                    for rank in 0..=u8::MAX {
                        let exists = grid.cells.contains(&(i32::from(file), i32::from(rank)));
                        assert_eq!(Square::new(file, rank).is_some(), exists, "({file}, {rank})");
                    }
                }
                for index in 0..1000 {
                    let exists = index < layout.len() && grid.cells.contains(&layout.square(index));
                    assert_eq!(Square::from_index(index).is_some(), exists, "{index}");
                }
                assert_eq!(Square::from_index(usize::MAX), None);
                for text in ["", "a", "1", "a0", "a01", "a+1", "a1 ", " a1", "{1", "a100", "aa1", "é1"] {
                    assert!(text.parse::<Square>().is_err(), "{text:?}");
                }
                for file in 0..26 {
                    for rank in 0..30 {
                        let parsed = name((file, rank)).parse::<Square>();
                        assert_eq!(parsed.is_ok(), grid.cells.contains(&(file, rank)), "{parsed:?}");
                    }
                }
            }

            #[test]
            fn the_layout_is_as_declared() {
                let layout: Layout = $layout;
                assert_eq!(usize::from(Board::LAYOUT.files()) * usize::from(Board::LAYOUT.ranks()), layout.len());
                for index in 0..layout.len() {
                    let (file, rank) = layout.square(index);
                    assert_eq!(Board::LAYOUT.index(file as u8, rank as u8) as usize, index);
                    assert_eq!(Board::LAYOUT.coordinates(index as u32), (file as u8, rank as u8));
                }
            }

            #[test]
            fn constants_and_conversions() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                assert_eq!(layout.set(Board::EMPTY.bits()), Set::new());
                assert_eq!(layout.set(Board::FULL.bits()), grid.cells);
                assert_eq!(Board::default(), Board::EMPTY);
                let full: $word = Board::FULL.bits();
                assert_eq!(Board::from_bits(full), Some(Board::FULL));
                let mut everything = <$word as Word>::ZERO;
                for index in 0..<$word as Word>::BITS {
                    let mut bit = <$word as Word>::ZERO;
                    bit.put(index);
                    everything.put(index);
                    if full.get(index) {
                        assert_eq!(Board::from_bits(bit).map(Board::bits), Some(bit));
                        assert_eq!(Board::from_bits_truncate(bit).bits(), bit);
                    } else {
                        assert_eq!(Board::from_bits(bit), None, "bit {index} is no square");
                        assert_eq!(Board::from_bits_truncate(bit), Board::EMPTY);
                        let mut with_others = full;
                        with_others.put(index);
                        assert_eq!(Board::from_bits(with_others), None);
                        assert_eq!(Board::from_bits_truncate(with_others), Board::FULL);
                    }
                }
                assert_eq!(Board::from_bits_truncate(everything), Board::FULL);
            }

            #[test]
            fn operators_and_their_const_twins() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                for a in sets(&grid) {
                    for b in sets(&grid) {
                        let (x, y) = (of(&layout, &a), of(&layout, &b));
                        let results = [
                            (x.and(y), x & y, &a & &b),
                            (x.or(y), x | y, &a | &b),
                            (x.xor(y), x ^ y, &a ^ &b),
                            (x.without(y), x - y, &a - &b),
                            (x.not(), !x, &grid.cells - &a),
                        ];
                        for (inherent, operator, expected) in results {
                            assert_eq!(inherent, operator);
                            assert_eq!(layout.set(inherent.bits()), expected);
                        }
                        let mut assigned = [x; 4];
                        assigned[0] &= y;
                        assigned[1] |= y;
                        assigned[2] ^= y;
                        assigned[3] -= y;
                        assert_eq!(assigned, [x & y, x | y, x ^ y, x - y]);
                        assert_eq!(x.is_disjoint(y), a.is_disjoint(&b));
                        assert_eq!(x.is_subset(y), a.is_subset(&b));
                        assert_eq!(x == y, a == b);
                        assert_eq!(hash(x) == hash(y), a == b);
                        assert_eq!(x.cmp(&y) == std::cmp::Ordering::Equal, a == b);
                        assert_eq!([x, y].into_iter().collect::<Board>(), x | y, "a union of sets");
                    }
                    let x = of(&layout, &a);
                    assert_eq!(x.is_empty(), a.is_empty());
                    assert_eq!(x.len() as usize, a.len());
                }
            }

            #[test]
            fn iteration_from_both_ends() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                for set in sets(&grid) {
                    let board = of(&layout, &set);
                    let mut expected: Vec<usize> = set.iter().map(|&square| layout.index(square)).collect();
                    expected.sort_unstable();
                    let indices = |squares: Vec<Square>| -> Vec<usize> {
                        squares.into_iter().map(Square::index).collect()
                    };
                    assert_eq!(indices(board.iter().collect()), expected);
                    assert_eq!(indices(board.into_iter().collect()), expected);
                    assert_eq!(indices((&board).into_iter().collect()), expected);
                    let mut backwards = indices(board.iter().rev().collect());
                    backwards.reverse();
                    assert_eq!(backwards, expected);
                    assert_eq!(board.first().map(Square::index), expected.first().copied());
                    assert_eq!(board.last().map(Square::index), expected.last().copied());

                    let mut squares = board.iter();
                    let mut rest = board;
                    let mut left = &expected[..];
                    while let [first, ..] = left {
                        assert_eq!(squares.len(), left.len());
                        assert_eq!(squares.next().map(Square::index), Some(*first));
                        assert_eq!(rest.pop_first().map(Square::index), Some(*first));
                        left = &left[1..];
                        if let [middle @ .., last] = left {
                            assert_eq!(squares.next_back().map(Square::index), Some(*last));
                            assert_eq!(rest.pop_last().map(Square::index), Some(*last));
                            left = middle;
                        }
                        assert_eq!(squares.remaining(), rest);
                    }
                    assert_eq!((squares.next(), squares.next_back(), squares.next()), (None, None, None));
                    assert_eq!((rest.pop_first(), rest.pop_last(), rest), (None, None, Board::EMPTY));

                    assert_eq!(board.iter().collect::<Board>(), board);
                    let mut extended = Board::EMPTY;
                    extended.extend(board);
                    assert_eq!(extended, board);
                }
            }

            #[test]
            fn single_squares_in_a_set() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                for set in sets(&grid) {
                    let board = of(&layout, &set);
                    for square in Square::ALL {
                        let at = layout.square(square.index());
                        let (mut with, mut without) = (set.clone(), set.clone());
                        let (missing, present) = (with.insert(at), without.remove(&at));
                        let (with, without) = (of(&layout, &with), of(&layout, &without));
                        assert_eq!(board.contains(square), present);
                        assert_eq!(board.with(square), with);
                        assert_eq!(board.without_square(square), without);
                        let (mut inserted, mut removed, mut toggled) = (board, board, board);
                        assert_eq!((inserted.insert(square), inserted), (missing, with));
                        assert_eq!((removed.remove(square), removed), (present, without));
                        toggled.toggle(square);
                        assert_eq!(toggled, if present { without } else { with });
                    }
                }
            }

            #[test]
            fn drawings_and_numbers() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                for set in sets(&grid) {
                    let board = of(&layout, &set);
                    let drawn = drawing(&grid, &set);
                    assert_eq!(board.to_string(), drawn);
                    assert_eq!(format!("{board:?}").trim_matches('\n'), drawn);
                    assert_eq!(drawn.parse(), Ok(board));
                    assert_eq!(Board::from_drawing(&drawn.replace('1', "x")), Ok(board));
                    assert_eq!(Board::from_drawing(&drawn.replace(' ', "")), Ok(board));
                    let bits: $word = board.bits();
                    assert_eq!(format!("{board:x}"), number(bits, 4));
                    assert_eq!(format!("{board:#x}"), format!("0x{}", number(bits, 4)));
                    assert_eq!(format!("{board:X}"), number(bits, 4).to_uppercase());
                    assert_eq!(format!("{board:b}"), number(bits, 1));
                    assert_eq!(format!("{board:0200x}"), format!("{:0>200}", number(bits, 4)));
                }
            }

            #[test]
            fn directions_step_on_the_board() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                let steps = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (1, -1)];
                assert_eq!(Compass::ALL.len(), steps.len());
                for (way, step) in Compass::ALL.into_iter().zip(steps) {
                    assert_eq!(way.delta(), (step.0 as i8, step.1 as i8));
                    assert_eq!(layout.set(way.landing().bits()), grid.step(&grid.cells, step), "{way:?}");
                    for set in sets(&grid) {
                        let board = of(&layout, &set);
                        assert_eq!(layout.set(way.step(board).bits()), grid.step(&set, step), "{way:?}");
                        assert_eq!(board.to(way), way.step(board));
                    }
                    let opposite = steps.iter().position(|&(files, ranks)| (-files, -ranks) == step);
                    assert_eq!(way.opposite(), opposite.map(|index| Compass::ALL[index]), "{way:?}");
                }
            }

            proptest! {
                #[test]
                fn no_text_makes_a_drawing_panic(text in "[ .1xX#\n\t\r\u{e9}\u{1f600}]{0,90}") {
                    if let Ok(board) = Board::from_drawing(&text) {
                        prop_assert_eq!(Board::from_drawing(&board.to_string()), Ok(board));
                    }
                }

                #[test]
                fn no_text_makes_a_square_panic(text in "\\PC{0,4}") {
                    if let Ok(square) = text.parse::<Square>() {
                        prop_assert_eq!(square.to_string(), text.to_lowercase());
                    }
                }
            }
        }
    };
}

board_properties!(eight, (4x2), u8, Grid::rectangle(4, 2), Layout::usual(4, 2));
board_properties!(tiny, (3x3), u16, Grid::rectangle(3, 3), Layout::usual(3, 3));
board_properties!(minichess, (5x6), u32, Grid::rectangle(5, 6), Layout::usual(5, 6));
board_properties!(chess, (8x8), u64, Grid::rectangle(8, 8), Layout::usual(8, 8));
board_properties!(
    by_files_from_h8,
    (8x8, order = file_major, origin = h8),
    u64,
    Grid::rectangle(8, 8),
    Layout::new(8, 8, Order::FileMajor, Corner::NorthEast)
);
board_properties!(
    xiangqi,
    (9x10, origin = a10),
    u128,
    Grid::rectangle(9, 10),
    Layout::new(9, 10, Order::RankMajor, Corner::NorthWest)
);
board_properties!(
    courier,
    (12x8, order = file_major, origin = l1),
    [u64; 2],
    Grid::rectangle(12, 8),
    Layout::new(12, 8, Order::FileMajor, Corner::SouthEast)
);
board_properties!(torus, (7x7, wrap = both), u64, Grid::rectangle(7, 7).torus(), Layout::usual(7, 7));
board_properties!(hexagon, (7x7, cells = hexagon(4)), u64, Grid::hexagon(4), Layout::usual(7, 7));
board_properties!(go, (19x19), [u64; 6], Grid::rectangle(19, 19), Layout::usual(19, 19));
board_properties!(
    holes,
    (
        8x8,
        cells = [
            "# . . . . . . #",
            ". . . # . . . .",
            ". . . . . . # .",
            ". # . . . . . .",
            ". . . . # # . .",
            ". . . . # # . .",
            ". . # . . . . .",
            ". . . . . . # #",
        ]
    ),
    u128,
    Grid::drawn(&oracle::HOLES),
    Layout::usual(8, 8)
);

/// Everything that is `const` is used as a constant.
mod constants {
    use super::*;
    use chess::declared::{Board, Compass, Square};

    const ROOK: Board = board!(
        Board,
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . 1 . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . ."
    );
    const D4: Square = match Square::new(3, 3) {
        Some(square) => square,
        None => panic!("d4 is a square"),
    };
    const OPERATED: Board =
        ROOK.or(Square::A1.board()).xor(Board::FULL).and(ROOK.not()).without(Square::H8.board());
    const POPPED: (Option<Square>, Option<Square>, Board) = {
        let mut board = OPERATED;
        board.insert(Square::A1);
        board.remove(Square::B1);
        board.toggle(Square::H8);
        (board.pop_first(), board.pop_last(), board)
    };
    const STEPPED: Board = ROOK.to(Compass::North).or(Compass::East.step(ROOK));

    const FILES: [Board; 8] = [
        Board::FILE_A,
        Board::FILE_B,
        Board::FILE_C,
        Board::FILE_D,
        Board::FILE_E,
        Board::FILE_F,
        Board::FILE_G,
        Board::FILE_H,
    ];
    const RANKS: [Board; 8] = [
        Board::RANK_1,
        Board::RANK_2,
        Board::RANK_3,
        Board::RANK_4,
        Board::RANK_5,
        Board::RANK_6,
        Board::RANK_7,
        Board::RANK_8,
    ];

    #[test]
    fn files_and_ranks() {
        for square in Square::ALL {
            for index in 0..8 {
                assert_eq!(FILES[index].contains(square), usize::from(square.file()) == index);
                assert_eq!(RANKS[index].contains(square), usize::from(square.rank()) == index);
            }
        }
        let holes = [holes::declared::Board::FILE_A, holes::declared::Board::RANK_1];
        assert_eq!(holes.map(holes::declared::Board::len), [7, 6], "holes are on no file and no rank");
        assert_eq!(by_files_from_h8::declared::Board::FILE_H.bits(), 0xff);
        assert_eq!(by_files_from_h8::declared::Board::RANK_8.bits(), 0x0101_0101_0101_0101);
    }

    #[test]
    fn they_are_what_they_would_be_at_run_time() {
        assert_eq!(ROOK, D4.board());
        assert_eq!((D4, D4.index(), D4.file(), D4.rank()), (Square::D4, 27, 3, 3));
        assert_eq!(OPERATED.len(), 61);
        assert_eq!((POPPED.0, POPPED.1, POPPED.2.len()), (Some(Square::A1), Some(Square::H8), 60));
        assert_eq!(STEPPED, Square::D5.board() | Square::E4.board());
    }
}
