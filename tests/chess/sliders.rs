//! Module `chess::sliders`: rays, lines and attacks of single sliders and of sets, by every technique.

use bitboard_core::chess::sliders::{self, BETWEEN, BISHOP_RAYS, LINES, Line, QUEEN_RAYS, ROOK_RAYS};
use bitboard_core::chess::{Board, Direction, Square};
use oracle::{Random, Set};

use crate::squares::{At, RAYS, board, coordinates, grid, set};

const ROOK: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [At; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
/// In the order of [`Line`], each with its rising direction.
const LINE: [At; 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

fn back(step: At) -> At {
    (-step.0, -step.1)
}

/// The squares a slider attacks from a square in any of the directions.
fn attacks(from: At, empty: &Set, steps: &[At]) -> Board {
    board(&steps.iter().flat_map(|&step| grid().ride(from, step, empty)).collect())
}

/// Occupied squares of every density.
fn occupancies(seed: u64, count: usize) -> Vec<Set> {
    let mut random = Random::new(seed);
    let percent = [0, 3, 10, 25, 50, 75, 95, 100];
    (0..count).map(|nth| random.subset(&grid().cells, percent[nth % percent.len()])).collect()
}

#[test]
fn rays_and_lines_by_square() {
    let all = &grid().cells;
    for square in Square::ALL {
        let at = coordinates(square);
        assert_eq!(ROOK_RAYS[square as usize], attacks(at, all, &ROOK));
        assert_eq!(BISHOP_RAYS[square as usize], attacks(at, all, &BISHOP));
        assert_eq!(QUEEN_RAYS[square as usize], attacks(at, all, &RAYS));
        for (line, step) in Line::ALL.into_iter().zip(LINE) {
            // On the line: the same rank, file, difference or sum of coordinates.
            let same = |(file, rank): At| match line {
                Line::Rank => rank == at.1,
                Line::File => file == at.0,
                Line::Diagonal => file - rank == at.0 - at.1,
                Line::Antidiagonal => file + rank == at.0 + at.1,
            };
            let expected = all.iter().copied().filter(|&other| other != at && same(other)).collect();
            assert_eq!(LINES[line as usize][square as usize], board(&expected));
            assert_eq!(line.up(), Direction::ALL[RAYS.iter().position(|&ray| ray == step).unwrap()]);
            assert_eq!(line.down(), Direction::ALL[RAYS.iter().position(|&ray| ray == back(step)).unwrap()]);
        }
    }
}

#[test]
fn squares_between() {
    for one in Square::ALL {
        for other in Square::ALL {
            let (from, to) = (coordinates(one), coordinates(other));
            // Walk in each direction; what lies before the other square is between, if it is met.
            let walked = RAYS.into_iter().find_map(|step| {
                let ray = grid().ride(from, step, &grid().cells);
                let met = ray.iter().position(|&at| at == to)?;
                Some(ray[..met].iter().copied().collect::<Set>())
            });
            let expected = board(&walked.unwrap_or_default());
            assert_eq!(BETWEEN[one as usize][other as usize], expected, "{one} {other}");
            assert_eq!(sliders::between(one, other), expected, "{one} {other}");
        }
    }
}

#[test]
fn one_slider_by_every_technique() {
    type OfLine = fn(Line, Square, Board) -> Board;
    type OfPiece = fn(Square, Board) -> Board;
    let of_lines: [OfLine; 3] = [
        sliders::by_rays::line_attacks,
        sliders::by_subtraction::line_attacks,
        sliders::by_lookup::line_attacks,
    ];
    let of_pieces: [[OfPiece; 3]; 4] = [
        [sliders::rook_attacks, sliders::bishop_attacks, sliders::queen_attacks],
        [sliders::by_rays::rook_attacks, sliders::by_rays::bishop_attacks, sliders::by_rays::queen_attacks],
        [
            sliders::by_subtraction::rook_attacks,
            sliders::by_subtraction::bishop_attacks,
            sliders::by_subtraction::queen_attacks,
        ],
        [
            sliders::by_lookup::rook_attacks,
            sliders::by_lookup::bishop_attacks,
            sliders::by_lookup::queen_attacks,
        ],
    ];
    for (nth, set) in occupancies(0x511de, 2048).into_iter().enumerate() {
        let (occupied, empty) = (board(&set), grid().cells.difference(&set).copied().collect());
        // Two of 64 squares on each board: 64 boards for each square.
        for square in [Square::ALL[nth / 8 % 64], Square::ALL[(nth * 13 + 5) % 64]] {
            let at = coordinates(square);
            for (direction, step) in Direction::ALL.into_iter().zip(RAYS) {
                let expected = attacks(at, &empty, &[step]);
                assert_eq!(sliders::by_rays::ray_attacks(direction, square, occupied), expected);
            }
            for (line, step) in Line::ALL.into_iter().zip(LINE) {
                let expected = attacks(at, &empty, &[step, back(step)]);
                for of_line in of_lines {
                    assert_eq!(of_line(line, square, occupied), expected, "{line:?} {square} {occupied:?}");
                }
            }
            let expected = [&ROOK[..], &BISHOP, &RAYS].map(|steps| attacks(at, &empty, steps));
            for of_piece in of_pieces {
                assert_eq!(of_piece.map(|attacks| attacks(square, occupied)), expected, "{square}");
            }
        }
    }
}

#[test]
fn tinker_keeps_what_is_not_blocked() {
    for set in occupancies(0x71c3, 1000) {
        let (occupied, empty) = (board(&set), grid().cells.difference(&set).copied().collect());
        for square in Square::ALL.into_iter().skip(set.len() % 16).step_by(16) {
            for (rays, steps) in [(&ROOK_RAYS, &ROOK[..]), (&BISHOP_RAYS, &BISHOP), (&QUEEN_RAYS, &RAYS)] {
                let mut targets = sliders::tinker(square, rays[square as usize], occupied);
                assert_eq!(targets.size_hint(), (0, Some(rays[square as usize].len() as usize)));
                let expected = attacks(coordinates(square), &empty, steps);
                let moves: Vec<_> = targets.by_ref().collect();
                assert!(moves.iter().all(|each| each.from == square));
                assert!(moves.iter().map(|each| each.to).eq(expected), "{square} {occupied:?}");
                assert_eq!(targets.next(), None);
            }
        }
    }
}

#[test]
fn sets_of_sliders() {
    let mut random = Random::new(0x5e7);
    for _ in 0..34 {
        for (first, empty) in random.boards(grid()) {
            let (orthogonal, diagonal) = (board(&first), board(&random.subset(&grid().cells, 8)));
            for (orthogonal, diagonal) in
                [(orthogonal, diagonal), (diagonal, Board::EMPTY), (Board::EMPTY, orthogonal)]
            {
                let free = board(&empty);
                let attacks = sliders::attacks_by_direction(orthogonal, diagonal, free);
                let mut unions = [Board::EMPTY; 2];
                for (index, step) in RAYS.into_iter().enumerate() {
                    let straight = step.0 == 0 || step.1 == 0;
                    let of = if straight { orthogonal } else { diagonal };
                    let expected = board(&grid().attacks(&set(of), &empty, step));
                    assert_eq!(attacks[index], expected, "{step:?}");
                    unions[usize::from(!straight)] |= expected;
                }
                assert_eq!(sliders::orthogonal_attacks(orthogonal, free), unions[0]);
                assert_eq!(sliders::diagonal_attacks(diagonal, free), unions[1]);
                let enemy = !free & orthogonal;
                assert_eq!(sliders::captures(unions[0], enemy), unions[0] & enemy);
                assert_eq!(sliders::quiets(unions[0], free), unions[0] & free);
            }
        }
    }
}

#[test]
fn captures_and_quiet_moves_of_sliders() {
    let mut random = Random::new(0xca9);
    for _ in 0..1000 {
        let [attacked, other] = [random.subset(&grid().cells, 30), random.subset(&grid().cells, 50)];
        let expected = board(&attacked.iter().copied().filter(|at| other.contains(at)).collect());
        assert_eq!(sliders::captures(board(&attacked), board(&other)), expected);
        assert_eq!(sliders::quiets(board(&attacked), board(&other)), expected);
    }
}

#[test]
fn squares_reached_in_several_moves() {
    let mut random = Random::new(0x4eac);
    for _ in 0..1000 {
        let (from, empty) = (random.subset(&grid().cells, 4), random.subset(&grid().cells, 60));
        for (reach, steps) in [
            (sliders::rook_reach as fn(Board, Board, u32) -> Board, &ROOK[..]),
            (sliders::bishop_reach, &BISHOP),
            (sliders::queen_reach, &RAYS),
        ] {
            let mut reached = from.clone();
            for moves in 0..4 {
                assert_eq!(reach(board(&from), board(&empty), moves), board(&reached), "{moves} moves");
                // A slider stands where it begins, later only where it could go.
                let standing = reached.iter().copied().filter(|at| moves == 0 || empty.contains(at));
                let standing: Set = standing.collect();
                reached = steps.iter().flat_map(|&step| grid().attacks(&standing, &empty, step)).collect();
            }
        }
    }
}
