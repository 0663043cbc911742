//! Module `chess::king`: its drawings from the literature, and every function against plain coordinates.

use bitboard_core::board;
use bitboard_core::chess::king::{
    self, KingSquares, distant_check, path, rule_of_the_square as rule, shelter,
};
use bitboard_core::chess::{Board, Color, Side, Square};
use bitboard_plan::{Geometry, Leaps, leaper};
use oracle::suite::{Case, Yields, check};
use oracle::{Layout, Random, Set};

use crate::literature::{Diagram, diagram};
use crate::squares::{RAYS as STEPS, board, board_where, cells, coordinates, grid, square};

/// Thirty boards a round.
const ROUNDS: usize = 40;

/// Moves of a king from one square to another.
fn distance(one: (i32, i32), other: (i32, i32)) -> i32 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

/// Random boards, each two sets of independent densities.
fn boards(seed: u64) -> (Random, Vec<(Set, Set)>) {
    let mut random = Random::new(seed);
    let boards = (0..ROUNDS).flat_map(|_| random.boards(grid())).collect();
    (random, boards)
}

// ---- drawings ----

#[test]
fn drawings_of_attacks() {
    let attacks = diagram("king-attacks-g2");
    assert_eq!(king::attacks(attacks.input("king")), attacks.output("attacks"));
    assert_eq!(king::ATTACKS[attacks.input("king").first().unwrap().index()], attacks.output("attacks"));
    let zone = diagram("king-zone-g5");
    assert_eq!(king::zone(zone.input("king")), zone.output("zone"));
}

#[test]
fn drawing_of_the_shield() {
    let mask = diagram("king-shield-kingside").output("mask");
    assert_eq!(shelter::WHITE_KING_SIDE, mask);
    for king in [Square::F1, Square::G1, Square::H1] {
        assert_eq!(shelter::mask(Color::White, king), mask);
        assert_eq!(shelter::mask(Color::Black, king.flip_rank()), mask.flip_ranks());
    }
}

#[test]
fn drawings_of_the_rule_of_the_square() {
    let king = |diagram: &Diagram| diagram.input("black_king").first().unwrap();
    let single = diagram("rule-of-square-g5-wtm-single");
    assert_eq!(rule::area_single_push(Color::Black, king(&single)), single.output("area"));
    let pawn = diagram("rule-of-square-g5-wtm");
    assert_eq!(rule::area_pawn_to_move(Color::Black, king(&pawn)), pawn.output("area"));
    assert_eq!(rule::area_by_fills(Color::Black, king(&pawn)), pawn.output("area"));
    assert_eq!(
        rule::CATCHABLE_AREA[Color::Black as usize][Color::White as usize][king(&pawn).index()],
        pawn.output("area")
    );
    let to_move = diagram("rule-of-square-g5-btm");
    assert_eq!(rule::area_king_to_move(Color::Black, king(&to_move)), to_move.output("area"));
    assert_eq!(
        rule::CATCHABLE_AREA[Color::Black as usize][Color::Black as usize][king(&to_move).index()],
        to_move.output("area")
    );
}

#[test]
fn drawings_of_the_area_in_the_making() {
    let diagram_of_distance = diagram("rule-of-square-rank-distance");
    let king = diagram_of_distance.input("king").first().unwrap();
    let distance = rule::rank_distance(Color::Black, king);
    assert_eq!(u64::from(distance), diagram_of_distance.output_number("distance"));
    assert_eq!(distance, diagram_of_distance.output("counted").len());
    for times in 1..=3 {
        let diagram = diagram(&format!("rule-of-square-widen-{times}"));
        assert_eq!(diagram.input_number("times"), u64::from(times));
        assert_eq!(rule::widen(diagram.input("king"), times), diagram.output("area"));
    }
    for times in 1..=2 {
        let diagram = diagram(&format!("rule-of-square-fan-{times}"));
        assert_eq!(diagram.input_number("cycles"), u64::from(times));
        assert_eq!(rule::fan(Color::Black, diagram.input("widened"), times), diagram.output("area"));
    }
    let last = diagram("rule-of-square-fan-final");
    assert_eq!(rule::copy_third_to_second_rank(last.input("area")), last.output("area"));
    assert_eq!(rule::area_pawn_to_move(Color::Black, Square::G5), last.output("area"));
}

#[test]
fn drawing_of_a_path() {
    let diagram = diagram("king-path-a1-h8");
    let [from, to, squares] = ["from", "to", "path"].map(|name| diagram.input(name));
    assert_eq!(u64::from(path::are_connected(from, to, squares)), diagram.output_number("connected"));
    assert!(to.is_subset(path::flood_fill(from, squares)));
}

// ---- attacks and targets ----

#[test]
fn attacks_of_sets_equal_the_reference() {
    let case = |name: &str, yields, run: fn(Board) -> Board| Case {
        name: name.to_owned(),
        yields: Yields::named(yields),
        steps: STEPS.to_vec(),
        run: Box::new(move |from, _| run(Board::from_bits(from).unwrap()).bits()),
    };
    let cases: [Case<u64>; 2] =
        [case("attacks", "step", king::attacks), case("zone", "step and stay", king::zone)];
    check(grid(), &Layout::usual(8, 8), 0x417, ROUNDS, &cases);
}

#[test]
fn attacks_by_square() {
    for at in Square::ALL {
        let wanted = board_where(|(file, rank)| distance(coordinates(at), (file, rank)) == 1);
        assert_eq!(king::ATTACKS[at.index()], wanted);
        assert_eq!(king::attacks(at.board()), wanted);
        assert_eq!(king::ATTACKS[at.flip_rank().index()], wanted.flip_ranks());
    }
}

#[test]
fn targets_are_attacked_and_not_taboo() {
    let (mut random, boards) = boards(1);
    for (own, attacked) in boards {
        let at = random.one(cells());
        let wanted = board_where(|(file, rank)| {
            distance(at, (file, rank)) == 1
                && !own.contains(&(file, rank))
                && !attacked.contains(&(file, rank))
        });
        let (own, attacked) = (board(&own), board(&attacked));
        assert_eq!(king::move_targets(square(at), own | attacked), wanted);
        assert_eq!(
            king::move_targets(square(at).flip_rank(), (own | attacked).flip_ranks()),
            wanted.flip_ranks()
        );
    }
}

#[test]
fn squares_of_kings_follow_the_moves() {
    let mut random = Random::new(2);
    let mut at = [Square::E1, Square::E8];
    let mut kings = KingSquares::new(at[0], at[1]);
    let mut history = Vec::new();
    for _ in 0..1000 {
        let color = Color::ALL[random.below(2)];
        let one = |random: &mut Random| Square::ALL[random.below(64)];
        // Every other move is one of the king.
        let from = if random.below(2) == 0 { at[color as usize] } else { one(&mut random) };
        let to = one(&mut random);
        if to == at[0] || to == at[1] {
            continue;
        }
        history.push((kings, color, from, to));
        kings.make(color, from, to);
        if from == at[color as usize] {
            at[color as usize] = to;
        }
        assert_eq!(Color::ALL.map(|color| kings.of(color)), at);
        assert_eq!(kings, KingSquares::new(at[0], at[1]));
    }
    while let Some((before, color, from, to)) = history.pop() {
        kings.unmake(color, from, to);
        assert_eq!(kings, before);
    }
}

// ---- shelter ----

/// The six squares of the shield, if the king has one: the bit of each in the index, by file and rank from
/// the king's own side of the board.
fn shield((file, rank): (i32, i32)) -> Vec<(i32, i32)> {
    let first = match file {
        0..=2 => 0,
        5..=7 => 5,
        _ => return Vec::new(),
    };
    if rank > 1 {
        return Vec::new();
    }
    (0..6).map(|bit| (first + bit % 3, rank + 1 + bit / 3)).collect()
}

#[test]
fn shields_by_square() {
    for at in Square::ALL {
        let wanted = board_where(|(file, rank)| shield(coordinates(at)).contains(&(file, rank)));
        assert_eq!(shelter::mask(Color::White, at), wanted, "{at}");
        assert_eq!(shelter::mask(Color::Black, at.flip_rank()), wanted.flip_ranks(), "{at}");
        for color in Color::ALL {
            assert_eq!(shelter::MASKS[color as usize][at.index()], shelter::mask(color, at));
            assert!(!shelter::mask(color, at).contains(at), "a king is not in its own shield");
        }
    }
    assert_eq!(shelter::WHITE_KING_SIDE, shelter::mask(Color::White, Square::H1));
    assert_eq!(shelter::BLACK_KING_SIDE, shelter::mask(Color::Black, Square::H8));
    assert_eq!(shelter::WHITE_QUEEN_SIDE, shelter::mask(Color::White, Square::A1));
    assert_eq!(shelter::BLACK_QUEEN_SIDE, shelter::mask(Color::Black, Square::A8));
}

#[test]
fn shields_as_numbers() {
    let (mut random, boards) = boards(3);
    let with_pattern = boards.into_iter().map(|(pawns, _)| (pawns, random.below(64)));
    let mut seen = std::collections::BTreeSet::new();
    for (mut pawns, pattern) in with_pattern {
        for (side, corner) in [(Side::East, (7, 0)), (Side::West, (0, 0))] {
            for (bit, at) in shield(corner).into_iter().enumerate() {
                if pattern >> bit & 1 == 1 {
                    pawns.insert(at);
                } else {
                    pawns.remove(&at);
                }
            }
            seen.insert(pattern);
            assert_eq!(shelter::index(Color::White, side, board(&pawns)), pattern);
            assert_eq!(shelter::index(Color::Black, side, board(&pawns).flip_ranks()), pattern);
        }
    }
    assert_eq!(seen.len(), 64, "every pattern has its number");
}

// ---- distant checks ----

/// Whether a square is on the rank, file, diagonal and antidiagonal of another.
fn in_line(one: (i32, i32), other: (i32, i32)) -> [bool; 4] {
    [
        one.1 == other.1,
        one.0 == other.0,
        one.0 - one.1 == other.0 - other.1,
        one.0 + one.1 == other.0 + other.1,
    ]
}

#[test]
fn lines_by_square() {
    for at in Square::ALL {
        for line in 0..4 {
            let wanted = board_where(|(file, rank)| in_line(coordinates(at), (file, rank))[line]);
            assert_eq!(distant_check::LINES[at.index()][line], wanted, "{at}, line {line}");
        }
    }
}

/// All ways to find the lines.
const WAYS: [fn(Square, Board) -> u8; 4] =
    [distant_check::lines, distant_check::lines_branchless, distant_check::lines_by_vectors, lines_sse4];

/// The one for SSE4.1 where the processor has it.
fn lines_sse4(king: Square, targets: Board) -> u8 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("sse4.1") {
        // SAFETY: the processor has just said that it knows SSE4.1.
        return unsafe { distant_check::lines_sse4(king, targets) };
    }
    distant_check::lines(king, targets)
}

#[test]
fn lines_that_hold_all_targets() {
    let mut counts = [0; 16];
    for at in Square::ALL {
        let around: Vec<Square> = king::ATTACKS[at.index()].iter().collect();
        for choice in 0..1 << around.len() {
            let chosen = |index: &usize| choice >> index & 1 == 1;
            let targets: Vec<Square> = (0..around.len()).filter(chosen).map(|index| around[index]).collect();
            let holds_all = |line: &usize| {
                targets.iter().all(|&target| in_line(coordinates(at), coordinates(target))[*line])
            };
            let wanted = (0..4).filter(holds_all).map(|line| 1 << line).sum::<u8>();
            let turned = wanted & 3 | (wanted & 4) << 1 | (wanted & 8) >> 1;
            let targets = Board::from_iter(targets);
            for lines in WAYS {
                assert_eq!(lines(at, targets), wanted, "{at}\n{targets}");
                assert_eq!(lines(at.flip_rank(), targets.flip_ranks()), turned, "{at} turned\n{targets}");
            }
            counts[usize::from(wanted)] += 1;
        }
    }
    let named = [0, 1, 2, 4, 8, 15].map(|value| counts[value]);
    assert!(named.iter().all(|&count| count > 0) && named.iter().sum::<i32>() == counts.iter().sum::<i32>());
    assert_eq!(counts[usize::from(distant_check::ALL)], 64);
}

#[test]
fn lines_after_taboo() {
    let (mut random, boards) = boards(4);
    for (taboo, _) in boards {
        let at = random.one(cells());
        let free = |other: &&(i32, i32)| distance(at, **other) == 1 && !taboo.contains(*other);
        let targets: Vec<_> = cells().iter().copied().filter(|other| free(&other)).collect();
        let wanted = (0..4)
            .filter(|&line| targets.iter().all(|&other| in_line(at, other)[line]))
            .map(|line| 1 << line)
            .sum::<u8>();
        let targets = king::move_targets(square(at), board(&taboo));
        for lines in WAYS {
            assert_eq!(lines(square(at), targets), wanted);
        }
    }
}

// ---- the rule of the square ----

/// The squares from which a white pawn that promotes after `moves(rank)` moves is caught by a black king
/// with so many moves to spare.
fn caught(king: (i32, i32), moves: impl Fn(i32) -> i32, spare: i32) -> Board {
    board_where(|(file, rank)| distance(king, (file, 7)) <= moves(rank) + spare)
}

fn single(rank: i32) -> i32 {
    7 - rank
}

fn double(rank: i32) -> i32 {
    if rank == 1 { 5 } else { 7 - rank }
}

#[test]
fn areas_of_all_kings() {
    for at in Square::ALL {
        let king = coordinates(at);
        for (area, wanted) in [
            (rule::area_single_push as fn(Color, Square) -> Board, caught(king, single, 0)),
            (rule::area_pawn_to_move, caught(king, double, 0)),
            (rule::area_by_fills, caught(king, double, 0)),
            (rule::area_king_to_move, caught(king, double, 1)),
        ] {
            assert_eq!(area(Color::Black, at), wanted, "{at}");
            assert_eq!(area(Color::White, at.flip_rank()), wanted.flip_ranks(), "{at}");
        }
        assert_eq!(rule::rank_distance(Color::Black, at) as i32, 7 - king.1);
        assert_eq!(rule::rank_distance(Color::White, at) as i32, king.1);
        for (color, to_move) in
            Color::ALL.into_iter().flat_map(|color| Color::ALL.map(|to_move| (color, to_move)))
        {
            let area = rule::CATCHABLE_AREA[color as usize][to_move as usize][at.index()];
            let spare = i32::from(color == to_move);
            let wanted = match color {
                Color::Black => caught(king, double, spare),
                Color::White => caught(coordinates(at.flip_rank()), double, spare).flip_ranks(),
            };
            assert_eq!(area, wanted);
            let turned = rule::CATCHABLE_AREA[color.other() as usize][to_move.other() as usize];
            assert_eq!(area, turned[at.flip_rank().index()].flip_ranks());
        }
    }
}

/// Whether a king is on the promotion square of a white pawn right after it has promoted: a search of all
/// ways of the king, without the rule.
fn is_in_time(king: (i32, i32), pawn: (i32, i32), king_first: bool) -> bool {
    let cells = cells();
    let (mut kings, mut rank) = (Set::from([king]), pawn.1);
    let mut king_moves = king_first;
    loop {
        if king_moves {
            // A king that is early waits.
            let steps = |&(file, rank): &(i32, i32)| {
                STEPS.map(|(files, ranks)| (file + files, rank + ranks)).into_iter().chain([(file, rank)])
            };
            kings = kings.iter().flat_map(steps).filter(|at| cells.contains(at)).collect();
            if rank == 7 {
                return kings.contains(&(pawn.0, 7));
            }
        } else {
            rank += if rank == 1 { 2 } else { 1 };
        }
        king_moves = !king_moves;
    }
}

#[test]
fn the_rule_agrees_with_a_race() {
    for &king in cells() {
        for pawn in cells().iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)) {
            for to_move in Color::ALL {
                let left = rule::uncatchable(Color::Black, square(king), to_move, square(pawn).board());
                let wanted = is_in_time(king, pawn, to_move == Color::Black);
                assert_eq!(left.is_empty(), wanted, "{} {} {to_move:?}", square(king), square(pawn));
            }
        }
    }
}

#[test]
fn kings_on_the_second_rank_are_too_late_for_its_pawns() {
    for king in [Square::A2, Square::D2, Square::H2] {
        assert_eq!(rule::area_by_fills(Color::Black, king), Board::RANK_1);
        assert_eq!(rule::area_by_fills(Color::White, king.flip_rank()), Board::RANK_8);
        assert_eq!(
            rule::uncatchable(Color::Black, king, Color::White, Board::RANK_2),
            Board::RANK_2,
            "a pawn promotes in five moves, the king needs six"
        );
    }
}

#[test]
fn passers_out_of_reach() {
    let (mut random, boards) = boards(5);
    for (passers, _) in boards {
        let at = random.one(cells());
        for to_move in Color::ALL {
            let area = caught(at, double, i32::from(to_move == Color::Black));
            let wanted = board_where(|(file, rank)| passers.contains(&(file, rank))) - area;
            let passers = board(&passers);
            assert_eq!(rule::uncatchable(Color::Black, square(at), to_move, passers), wanted);
            let (at, passers) = (square(at).flip_rank(), passers.flip_ranks());
            assert_eq!(rule::uncatchable(Color::White, at, to_move.other(), passers), wanted.flip_ranks());
        }
    }
}

#[test]
fn widened_fanned_out_and_copied() {
    let (mut random, boards) = boards(6);
    for (from, _) in boards {
        let times = random.below(9) as i32;
        let near = |file: i32, rank: i32, wanted: &dyn Fn(i32, i32) -> bool| {
            from.iter().any(|&(from_file, from_rank)| wanted((file - from_file).abs(), rank - from_rank))
        };
        let widened =
            board_where(|(file, rank)| near(file, rank, &|files, ranks| ranks == 0 && files <= times));
        // So many ranks away, at most that many steps: a step goes one rank and at most one file.
        let fanned = |ahead: i32| {
            board_where(|(file, rank)| {
                near(file, rank, &|files, ranks| {
                    (0..=times).contains(&(ranks * ahead)) && files <= ranks.abs()
                })
            })
        };
        let copied = |behind: i32, base: i32| {
            board_where(|(file, rank)| {
                rank == base || from.contains(&(file, rank)) || from.contains(&(file, rank + behind))
            })
        };
        let from = board(&from);
        assert_eq!(rule::widen(from, times as u32), widened);
        assert_eq!(rule::fan(Color::Black, from, times as u32), fanned(-1));
        assert_eq!(rule::fan(Color::White, from, times as u32), fanned(1));
        assert_eq!(rule::copy_third_to_second_rank(from), copied(1, 0));
        assert_eq!(rule::copy_sixth_to_seventh_rank(from), copied(-1, 7));
    }
}

// ---- paths ----

/// The squares of a path that are joined to kings on it, found one by one.
fn joined(kings: &Set, path: &Set) -> Set {
    let mut found: Set = kings.intersection(path).copied().collect();
    let mut left: Vec<_> = found.iter().copied().collect();
    while let Some(at) = left.pop() {
        for &next in path.iter().filter(|&&next| distance(at, next) == 1) {
            if found.insert(next) {
                left.push(next);
            }
        }
    }
    found
}

#[test]
fn paths_equal_the_reference() {
    let (mut random, boards) = boards(7);
    let mut answers = [0; 2];
    for (kings, squares) in boards {
        // A path of the given density and one that is seldom joined.
        for path in [squares.clone(), random.subset(cells(), 35)] {
            let share = [2, 10, 40][random.below(3)];
            let targets = random.subset(cells(), share);
            for kings in [kings.clone(), Set::from([random.one(cells())])] {
                let reached = joined(&kings, &path);
                let connected = !reached.is_disjoint(&targets);
                answers[usize::from(connected)] += 1;
                let (kings, targets, path) = (board(&kings), board(&targets), board(&path));
                assert_eq!(path::flood_fill(kings, path), board(&reached), "{kings}on\n{path}");
                assert_eq!(
                    path::are_connected(kings, targets, path),
                    connected,
                    "{kings}and\n{targets}on\n{path}"
                );
                assert_eq!(path::are_connected(targets, kings, path), connected);
            }
        }
    }
    assert!(answers[0] > 500 && answers[1] > 500, "both answers occur: {answers:?}");
}

// ---- documentation ----

#[test]
fn documented_drawings() {
    let taboo = Board::from_iter([Square::F2, Square::G3, Square::H2]) | Board::RANK_1;
    assert_eq!(
        king::move_targets(Square::G2, taboo),
        Board::from_iter([Square::F3, Square::H3]),
        "the drawing of `move_targets`"
    );
    let path = board!(
        Board,
        ". . . . . . . .
         . 1 1 1 1 1 1 .
         1 . . . . . . .
         1 . . 1 1 . . .
         . 1 . . 1 . . .
         . . 1 . . . . .
         . . 1 . . . 1 1
         1 1 . . . . 1 ."
    );
    let lost = Board::from_iter([Square::D5, Square::E5, Square::E4, Square::G1, Square::G2, Square::H2]);
    assert_eq!(path::flood_fill(Square::A1.board(), path), path - lost);
}

#[test]
fn documented_costs() {
    let geometry = Geometry::new(8, 8).unwrap();
    let operations =
        |steps: &[(i32, i32)], leaps| leaper(&geometry, steps, leaps, false).unwrap().operations();
    assert_eq!(operations(&STEPS, Leaps::Attacks), 10);
    assert_eq!(operations(&STEPS, Leaps::Fill), 10);
    assert_eq!(operations(&[(-1, -1), (0, -1), (1, -1)], Leaps::Fill), 8);
}

#[test]
fn functions_are_constants() {
    const AREA: Board = rule::area_by_fills(Color::Black, Square::G5);
    const FLOOD: Board = path::flood_fill(Square::G5.board(), AREA);
    const CHECKS: u8 = distant_check::lines_by_vectors(Square::A1, king::move_targets(Square::A1, AREA));
    const SHIELD: usize = shelter::index(Color::Black, Side::West, Board::RANK_7);
    assert_eq!((FLOOD, CHECKS, SHIELD), (AREA, distant_check::FILE, 7));
}
