//! Sliders of one board at every level of the processor, each level asked by name.

use bitboard_core::arch::{Level, Sliders};
use bitboard_core::chess::{Board, Direction, Square};
use oracle::{Grid, Layout, Random, Set};

type At = (i32, i32);

const ORTHOGONAL: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [At; 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
/// In the order of [`Sliders::each`].
const WAYS: [At; 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];
/// In the order of [`Direction`].
const DIRECTIONS: [At; 8] = [(1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)];

/// Tests one shape of board: lines of single squares, and sets in all directions.
macro_rules! shapes {
    ($($test:ident: $files:literal x $ranks:literal;)*) => { $(
        #[test]
        fn $test() {
            type Board = Sliders<$files, { $files * $ranks }>;
            let (grid, layout) = (Grid::rectangle($files, $ranks), Layout::usual($files, $ranks));
            let reached = |from: At, empty: &Set, steps: &[At]| -> u64 {
                layout.word(&steps.iter().flat_map(|&step| grid.ride(from, step, empty)).collect())
            };
            let mut random = Random::new(5);
            for percent in [0, 5, 15, 30, 50, 80, 100] {
                let occupied = random.subset(&grid.cells, percent);
                let empty: Set = grid.cells.difference(&occupied).copied().collect();
                let bits = layout.word(&occupied);
                for square in 0..layout.len() {
                    let from = layout.square(square);
                    let rook = reached(from, &empty, &ORTHOGONAL);
                    let bishop = reached(from, &empty, &DIAGONAL);
                    for level in Level::available() {
                        let soon = [Board::rook_soon, Board::bishop_soon].map(|of| of(level, square, bits));
                        assert_eq!(soon, [rook, bishop], "{level}: {from:?} on {bits:#x}");
                        assert_eq!(Board::queen_soon(level, square, bits), rook | bishop, "{level}: {from:?}");
                        let found = [Board::rook(level, square, bits), Board::bishop(level, square, bits)];
                        assert_eq!(found, [rook, bishop], "{level}: {from:?} on {bits:#x}");
                        assert_eq!(Board::queen(level, square, bits), rook | bishop, "{level}: {from:?} on {bits:#x}");
                    }
                }
            }
            for (orthogonal, empty) in random.boards(&grid) {
                let diagonal = random.subset(&grid.cells, 20);
                let expected = WAYS.map(|step| {
                    let sliders = if step.0 == 0 || step.1 == 0 { &orthogonal } else { &diagonal };
                    layout.word::<u64>(&grid.attacks(sliders, &empty, step))
                });
                let all = expected.into_iter().fold(0, |all, attacks| all | attacks);
                let [orthogonal, diagonal, empty] = [&orthogonal, &diagonal, &empty].map(|set| layout.word(set));
                for level in Level::available() {
                    let queens = Board::queens(level, diagonal, empty);
                    assert_eq!(queens, Board::all(level, diagonal, diagonal, empty), "{level}");
                    assert_eq!(Board::each(level, orthogonal, diagonal, empty), expected, "{level}");
                    assert_eq!(Board::all(level, orthogonal, diagonal, empty), all, "{level}");
                }
            }
        }
    )* };
}

shapes! {
    chess: 8 x 8;
    small: 5 x 5;
    one_square: 1 x 1;
    one_file: 1 x 64;
    one_rank: 64 x 1;
    narrow: 3 x 21;
    wide: 12 x 5;
    six: 6 x 6;
    seven: 7 x 9;
    eight_files: 8 x 5;
    two_ranks: 32 x 2;
}

#[test]
fn chess_has_its_own_types() {
    let (grid, layout) = (Grid::rectangle(8, 8), Layout::usual(8, 8));
    let board = |set: &Set| Board::from_bits(layout.word(set)).unwrap();
    let mut random = Random::new(11);
    for (sliders, empty) in random.boards(&grid) {
        let diagonal = random.subset(&grid.cells, 10);
        let occupied = !board(&empty);
        for level in Level::available() {
            let by_direction = level.attacks_by_direction(board(&sliders), board(&diagonal), board(&empty));
            let mut all = Board::EMPTY;
            for (direction, step) in DIRECTIONS.into_iter().enumerate() {
                let sliders = if step.0 == 0 || step.1 == 0 { &sliders } else { &diagonal };
                let expected = board(&grid.attacks(sliders, &empty, step));
                assert_eq!(by_direction[direction], expected, "{level}");
                all = all.or(expected);
            }
            assert_eq!(
                level.slider_attacks(board(&sliders), board(&diagonal), board(&empty)),
                all,
                "{level}"
            );
            let queens = level.queens_attacks(board(&diagonal), board(&empty));
            assert_eq!(
                queens,
                level.slider_attacks(board(&diagonal), board(&diagonal), board(&empty)),
                "{level}"
            );
            for square in Square::ALL {
                let along = |steps: &[At]| {
                    let from = layout.square(square.index());
                    board(&steps.iter().flat_map(|&step| grid.ride(from, step, &empty)).collect())
                };
                let (rook, bishop) = (along(&ORTHOGONAL), along(&DIAGONAL));
                assert_eq!(level.rook_attacks(square, occupied), rook, "{level}");
                assert_eq!(level.bishop_attacks(square, occupied), bishop, "{level}");
                assert_eq!(level.queen_attacks(square, occupied), rook.or(bishop), "{level}");
                assert_eq!(level.rook_attacks_soon(square, occupied), rook, "{level}");
                assert_eq!(level.bishop_attacks_soon(square, occupied), bishop, "{level}");
                assert_eq!(level.queen_attacks_soon(square, occupied), rook.or(bishop), "{level}");
            }
        }
    }
    assert_eq!(DIRECTIONS[Direction::North as usize], (0, 1));
}

#[test]
fn forms_inside_of_a_loop_are_those_outside() {
    let mut random = Random::new(17);
    for level in Level::available() {
        for _ in 0..100 {
            let occupied = Board::from_bits_truncate(random.bits() & random.bits());
            let inside = level.run(|inner: Level| {
                assert_eq!(inner, level);
                Square::ALL.map(|square| inner.queen_attacks(square, occupied))
            });
            assert_eq!(inside, Square::ALL.map(|square| level.queen_attacks(square, occupied)), "{level}");
        }
    }
}
