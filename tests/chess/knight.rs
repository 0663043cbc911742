//! Module `chess::knight`: its drawings from the literature, and every function against plain coordinates.

use std::collections::BTreeMap;

use bitboard_core::chess::{Board, Color, KnightDirection, Square, knight};
use bitboard_plan::{Geometry, Leaps, all_images, leaper};
use oracle::suite::{Case, Yields, check};
use oracle::{Layout, Random, Set};

use crate::literature::diagram;
use crate::squares::{At, LEAPS, board, cells, coordinates, grid, square, upside_down};

/// Thirty boards a round.
const ROUNDS: usize = 40;

/// The squares a leap away from some member.
fn attacks(from: &Set) -> Set {
    let leaps = |&(file, rank): &At| LEAPS.map(|(files, ranks)| (file + files, rank + ranks));
    let on_board = |&(file, rank): &At| (0..8).contains(&file) && (0..8).contains(&rank);
    from.iter().flat_map(leaps).filter(on_board).collect()
}

/// Random boards, each two sets of independent densities.
fn boards(seed: u64) -> (Random, Vec<(Set, Set)>) {
    let mut random = Random::new(seed);
    let boards = (0..ROUNDS).flat_map(|_| random.boards(grid())).collect();
    (random, boards)
}

// ---- drawings ----

#[test]
fn drawing_of_attacks() {
    let diagram = diagram("knight-attacks-d4");
    let (knight, wanted) = (diagram.input("knight"), diagram.output("attacks"));
    for attacks in [
        knight::attacks,
        knight::attacks_prefix,
        knight::attacks_by_directions,
        knight::attacks_by_directions_mask_before,
    ] {
        assert_eq!(attacks(knight), wanted);
    }
    assert_eq!(knight::ATTACKS[knight.first().unwrap().index()], wanted);
    let mut squares = wanted;
    for (after, before) in STEPS {
        assert_eq!(after(knight), before(knight));
        assert!(
            after(knight).len() == 1 && after(knight).is_subset(squares),
            "each leap is one of the eight"
        );
        squares -= after(knight);
    }
}

#[test]
fn drawings_of_fills() {
    for cycles in 1..=6 {
        let diagram = diagram(&format!("knight-fill-{cycles}"));
        assert_eq!(diagram.input_number("cycles"), u64::from(cycles));
        let (knights, wanted) = (diagram.input("knights"), diagram.output("filled"));
        assert_eq!(knight::fill_cycles(knights, cycles), wanted);
        assert_eq!((0..cycles).fold(knights, |filled, _| knight::fill(filled)), wanted);
        for moves in 0..=cycles {
            assert!(knight::reach(knights, Board::FULL, moves).is_subset(wanted));
        }
    }
}

#[test]
fn drawing_of_the_compass() {
    let diagram = diagram("compass-knight-deltas");
    let short =
        ["no_no_ea", "no_ea_ea", "so_ea_ea", "so_so_ea", "so_so_we", "so_we_we", "no_we_we", "no_no_we"];
    for (name, way) in short.into_iter().zip(KnightDirection::ALL) {
        assert_eq!(diagram.output_number(name), way.shift() as i64 as u64, "{name}");
    }
}

// ---- steps and attacks ----

type Step = fn(Board) -> Board;

/// Each leap with the mask after and before the shift, in the order of [`LEAPS`].
const STEPS: [(Step, Step); 8] = [
    (knight::north_north_east, knight::north_north_east_mask_before),
    (knight::north_east_east, knight::north_east_east_mask_before),
    (knight::south_east_east, knight::south_east_east_mask_before),
    (knight::south_south_east, knight::south_south_east_mask_before),
    (knight::south_south_west, knight::south_south_west_mask_before),
    (knight::south_west_west, knight::south_west_west_mask_before),
    (knight::north_west_west, knight::north_west_west_mask_before),
    (knight::north_north_west, knight::north_north_west_mask_before),
];

#[test]
fn every_leap_equals_the_reference() {
    let case = |name: &str, yields, steps: &[At], run: Step| Case {
        name: name.to_owned(),
        yields: Yields::named(yields),
        steps: steps.to_vec(),
        run: Box::new(move |from, _| run(Board::from_bits(from).unwrap()).bits()),
    };
    let mut cases: Vec<Case<u64>> = Vec::new();
    for ((after, before), step) in STEPS.into_iter().zip(LEAPS) {
        cases.push(case("a leap", "step", &[step], after));
        cases.push(case("a leap with its mask before", "step", &[step], before));
    }
    for (name, attacks) in [
        ("attacks", knight::attacks as Step),
        ("attacks_prefix", knight::attacks_prefix),
        ("attacks_by_directions", knight::attacks_by_directions),
        ("attacks_by_directions_mask_before", knight::attacks_by_directions_mask_before),
    ] {
        cases.push(case(name, "step", &LEAPS, attacks));
    }
    cases.push(case("fill", "step and stay", &LEAPS, knight::fill));
    cases.push(case("fork_squares", "forks", &LEAPS, knight::fork_squares));
    cases.push(case("fork_squares_by_pairs", "forks", &LEAPS, knight::fork_squares_by_pairs));
    let greater_one = |targets| knight::greater_one(&STEPS.map(|(step, _)| step(targets)));
    cases.push(case("greater_one of the eight leaps", "forks", &LEAPS, greater_one));
    check(grid(), &Layout::usual(8, 8), 0x817, ROUNDS, &cases);
}

#[test]
fn attacks_by_square() {
    for at in Square::ALL {
        assert_eq!(knight::ATTACKS[at.index()], board(&attacks(&Set::from([coordinates(at)]))), "{at}");
        assert_eq!(knight::ATTACKS[at.flip_rank().index()], knight::ATTACKS[at.index()].flip_ranks());
    }
}

#[test]
fn leaps_are_each_others_mirror_images() {
    // North-north-east and south-south-east, and so on.
    let twins = [3, 2, 1, 0, 7, 6, 5, 4];
    for (from, _) in boards(1).1 {
        let from = board(&from);
        for (twin, (after, before)) in twins.into_iter().zip(STEPS) {
            assert_eq!(STEPS[twin].0(from), after(from.flip_ranks()).flip_ranks());
            assert_eq!(STEPS[twin].1(from), before(from.flip_ranks()).flip_ranks());
        }
    }
}

// ---- several moves ----

/// Where knights can be after none, one, … so many moves.
fn reach(knights: &Set, allowed: &Set, moves: u32) -> Vec<Set> {
    let mut reached = vec![knights.clone()];
    for made in 0..moves as usize {
        reached.push(attacks(&reached[made]).intersection(allowed).copied().collect());
    }
    reached
}

#[test]
fn several_moves_equal_the_reference() {
    let (mut random, boards) = boards(2);
    for (knights, allowed) in boards {
        let moves = random.below(8) as u32;
        let few = random.subset(cells(), 5);
        let (knights_board, allowed_board) = (board(&knights), board(&allowed));
        let reached = reach(&knights, &allowed, moves);
        assert_eq!(
            knight::reach(knights_board, allowed_board, moves),
            board(&reached[moves as usize]),
            "{moves} moves of\n{knights_board}on\n{allowed_board}"
        );
        assert_eq!(
            knight::can_reach(knights_board, board(&few), allowed_board, moves),
            reached.iter().any(|reached| !reached.is_disjoint(&few)),
            "{moves} moves of\n{knights_board}on\n{allowed_board}to\n{}",
            board(&few)
        );
        let filled: Set = reach(&knights, cells(), moves).into_iter().flatten().collect();
        assert_eq!(knight::fill_cycles(knights_board, moves), board(&filled));
    }
    assert_eq!(knight::fill_cycles(Square::A1.board(), u32::MAX), Board::FULL);
    assert_eq!(knight::reach(Square::A1.board(), Board::EMPTY, u32::MAX), Board::EMPTY);
}

/// Whether a knight that may also wait is ahead of the pawn or on its square after one of its own moves, all
/// seen as if the pawn were white.
fn catches(pawn: At, knights: &Set, allowed: &Set, pawn_first: bool) -> bool {
    let (file, start) = pawn;
    let rank_after = |moves: i32| match (start, moves) {
        (_, 0) => start,
        (1, _) => moves + 2,
        _ => start + moves,
    };
    if knights.iter().any(|&(knight_file, rank)| knight_file == file && rank > start) {
        return true;
    }
    let mut within = knights.clone();
    for moves in 1.. {
        let rank = rank_after(moves - 1 + i32::from(pawn_first));
        if rank >= 7 {
            return false;
        }
        within.extend(attacks(&within).intersection(allowed));
        if (rank..8).any(|rank| within.contains(&(file, rank))) {
            return true;
        }
    }
    unreachable!("the pawn promotes")
}

#[test]
fn a_knight_catches_a_pawn_in_time() {
    let (mut random, boards) = boards(3);
    let middle = cells().iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    let mut caught = [0; 2];
    for round in 0..4 * boards.len() {
        let (mut knights, allowed) = boards[round % boards.len()].clone();
        // Mostly one or two knights: many always catch the pawn.
        if round % 4 != 0 {
            knights = (0..=random.below(2)).map(|_| random.one(cells())).collect();
        }
        let pawn = random.one(&middle);
        knights.remove(&pawn);
        let pawn_first = random.below(2) == 0;
        let wanted = catches(pawn, &knights, &allowed, pawn_first);
        caught[usize::from(wanted)] += 1;
        let to_move = |color: Color| if pawn_first { color } else { color.other() };
        let (knights, allowed, pawn) = (board(&knights), board(&allowed), square(pawn));
        let white = knight::can_catch(Color::White, pawn, knights, allowed, to_move(Color::White));
        assert_eq!(white, wanted, "{pawn}, pawn first {pawn_first},\n{knights}on\n{allowed}");
        let (knights, allowed) = (knights.flip_ranks(), allowed.flip_ranks());
        let black =
            knight::can_catch(Color::Black, pawn.flip_rank(), knights, allowed, to_move(Color::Black));
        assert_eq!(black, wanted, "black twin: {pawn}, pawn first {pawn_first},\n{knights}on\n{allowed}");
    }
    assert!(caught[0] > 500 && caught[1] > 500, "both answers occur: {caught:?}");
    // A pawn on the last rank has promoted.
    assert!(!knight::can_catch(Color::White, Square::A8, Square::H1.board(), Board::FULL, Color::Black));
    assert!(!knight::can_catch(Color::Black, Square::A1, Board::EMPTY, Board::FULL, Color::Black));
}

// ---- forks ----

#[test]
fn more_than_one_of_any_sets() {
    let mut random = Random::new(4);
    for _ in 0..1000 {
        let sets: Vec<Set> = (0..random.below(10)).map(|_| random.subset(cells(), 25)).collect();
        let twice = |square: &At| sets.iter().filter(|set| set.contains(square)).count() >= 2;
        let wanted: Set = grid().cells.iter().copied().filter(twice).collect();
        let boards: Vec<Board> = sets.iter().map(board).collect();
        assert_eq!(knight::greater_one(&boards), board(&wanted));
    }
}

#[test]
fn targets_of_forks() {
    let (mut random, boards) = boards(5);
    for (heavy, defended) in boards {
        let (pieces, pawns) = (random.subset(cells(), 15), random.subset(cells(), 20));
        let counts = |square: &At| {
            heavy.contains(square)
                || (pieces.contains(square) || pawns.contains(square)) && !defended.contains(square)
        };
        let wanted: Set = grid().cells.iter().copied().filter(counts).collect();
        assert_eq!(
            knight::fork_targets(board(&heavy), board(&pieces), board(&pawns), board(&defended)),
            board(&wanted)
        );
    }
}

#[test]
fn safe_forks_of_both_colours() {
    let (mut random, boards) = boards(6);
    let around: BTreeMap<_, _> =
        cells().iter().copied().map(|square| (square, attacks(&Set::from([square])))).collect();
    let mut found = 0;
    for (targets, free) in boards {
        let own: Set = grid().cells.difference(&free).copied().collect();
        let [knights, enemy_pawns, enemy_knights] = [30, 8, 2].map(|share| random.subset(cells(), share));
        // Ranks ahead of a pawn of the enemy.
        let wanted = |ahead: i32| -> Set {
            let guarded = |&(file, rank): &At| {
                [file - 1, file + 1].iter().any(|&file| enemy_pawns.contains(&(file, rank - ahead)))
            };
            let fork = |square: &At| {
                let attacked = &around[square];
                attacked.intersection(&targets).count() >= 2
                    && !attacked.is_disjoint(&knights)
                    && !own.contains(square)
                    && attacked.is_disjoint(&enemy_knights)
                    && !guarded(square)
            };
            around.keys().copied().filter(fork).collect()
        };
        let [own_board, knights_board, targets_board, pawns_board, enemy_board] =
            [&own, &knights, &targets, &enemy_pawns, &enemy_knights].map(board);
        let white =
            knight::white_safe_forks(own_board, knights_board, targets_board, pawns_board, enemy_board);
        let black =
            knight::black_safe_forks(own_board, knights_board, targets_board, pawns_board, enemy_board);
        assert_eq!(white, board(&wanted(-1)));
        assert_eq!(black, board(&wanted(1)));
        found += white.len() + black.len();
    }
    assert!(found > 1000, "forks are found: {found}");
}

#[test]
fn royal_forks() {
    let (mut random, boards) = boards(7);
    for (queens, _) in boards {
        let king = Set::from([random.one(cells())]);
        let wanted: Set = attacks(&king).intersection(&attacks(&queens)).copied().collect();
        assert_eq!(knight::royal_forks(board(&king), board(&queens)), board(&wanted));
        let wanted = upside_down(&wanted);
        let (king, queens) = (upside_down(&king), upside_down(&queens));
        assert_eq!(knight::royal_forks(board(&king), board(&queens)), board(&wanted));
    }
}

// ---- documentation ----

#[test]
fn documented_drawings() {
    let set = |squares: &[Square]| Board::from_iter(squares.iter().copied());
    assert_eq!(knight::fork_squares(set(&[Square::E8, Square::G8])), Square::F6.board());
    assert_eq!(knight::royal_forks(Square::E8.board(), Square::C8.board()), Square::D6.board());
    let (targets, pawns) = (set(&[Square::A8, Square::E8, Square::G8]), set(&[Square::A7, Square::G7]));
    let knights = set(&[Square::B5, Square::D5]);
    let forks = knight::white_safe_forks(knights, knights, targets, pawns, Board::EMPTY);
    assert_eq!(forks, Square::C7.board());
    assert_eq!(
        knight::reach(Square::A1.board(), Board::FULL, 2),
        set(&[
            Square::A1,
            Square::C1,
            Square::E1,
            Square::D2,
            Square::A3,
            Square::E3,
            Square::B4,
            Square::D4,
            Square::A5,
            Square::C5
        ])
    );
}

#[test]
fn documented_costs() {
    let operations = |leaps| {
        let geometry = Geometry::new(8, 8).unwrap();
        leaper(&geometry, &all_images(&[(1, 2)]), leaps, false).unwrap().operations()
    };
    let costs = [Leaps::Attacks, Leaps::Fill, Leaps::Forks].map(operations);
    assert_eq!(costs, [17, 18, 35]);
}

#[test]
fn functions_are_constants() {
    const REACHED: Board = knight::reach(Square::A1.board(), Board::FULL, 2);
    const FORKS: Board = knight::fork_squares_by_pairs(REACHED);
    const CAUGHT: bool =
        knight::can_catch(Color::Black, Square::H2, Square::G4.board(), Board::FULL, Color::White);
    assert_eq!(FORKS, knight::fork_squares(REACHED));
    const { assert!(CAUGHT) };
}
