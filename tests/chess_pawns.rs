//! Module `chess::pawns`: every item against a definition by coordinates, for both colours on boards from a
//! fixed seed, then against the drawings on its own page, those of the literature, and sample positions.

use std::collections::{BTreeMap, BTreeSet};

use bitboard_core::chess::pawns::attacks::*;
use bitboard_core::chess::pawns::files::*;
use bitboard_core::chess::pawns::isolated::*;
use bitboard_core::chess::pawns::passed::*;
use bitboard_core::chess::pawns::pushes::*;
use bitboard_core::chess::pawns::spans::*;
use bitboard_core::chess::{Board, Color, File, Rank, Square};
use oracle::{Grid, Layout, Random, Set};

// ---- sets of coordinates ----

/// The pawns of the side that a function is for, those of the other side, and the empty squares.
#[derive(Clone, Debug)]
struct Position {
    own: Set,
    enemy: Set,
    empty: Set,
}

impl Position {
    fn boards(&self) -> Boards {
        Boards { own: board(&self.own), enemy: board(&self.enemy), empty: board(&self.empty) }
    }
}

fn board(set: &Set) -> Board {
    Board::from_bits(Layout::usual(8, 8).word(set)).unwrap()
}

type Coordinates = (i32, i32);

/// The side to whose pawns a definition applies: it turns coordinates into directions.
#[derive(Clone, Copy, Debug)]
struct Side {
    color: Color,
    /// What a pawn's rank changes by in a step.
    forward: i32,
}

impl Side {
    const WHITE: Self = Self { color: Color::White, forward: 1 };
    const BLACK: Self = Self { color: Color::Black, forward: -1 };

    /// The rank as this side counts it, from 0.
    fn rank(self, (_, rank): Coordinates) -> i32 {
        if self.forward == 1 { rank } else { 7 - rank }
    }

    /// How far a square lies to the east of another, and how far ahead of it.
    fn way(self, from: Coordinates, to: Coordinates) -> (i32, i32) {
        (to.0 - from.0, (to.1 - from.1) * self.forward)
    }

    fn ahead(self, (file, rank): Coordinates, steps: i32) -> Coordinates {
        (file, rank + steps * self.forward)
    }

    /// How many of the set have the square at a place that the predicate picks: files east, ranks ahead.
    fn count(self, set: &Set, square: Coordinates, place: impl Fn(i32, i32) -> bool) -> usize {
        self.matches(set, square, &place).count()
    }

    /// Whether the square is at such a place of any of the set.
    fn reached(self, set: &Set, square: Coordinates, place: impl Fn(i32, i32) -> bool) -> bool {
        self.matches(set, square, &place).next().is_some()
    }

    fn matches(
        self,
        set: &Set,
        square: Coordinates,
        place: &impl Fn(i32, i32) -> bool,
    ) -> impl Iterator<Item = Coordinates> {
        set.iter().copied().filter(move |&from| {
            let (east, ahead) = self.way(from, square);
            place(east, ahead)
        })
    }

    /// Whether the square sees any of the set at such a place.
    fn sees(self, square: Coordinates, set: &Set, place: impl Fn(i32, i32) -> bool) -> bool {
        set.iter().any(|&to| {
            let (east, ahead) = self.way(square, to);
            place(east, ahead)
        })
    }
}

/// The length of the row of pawns side by side that the square belongs to.
fn row_length(own: &Set, (file, rank): Coordinates) -> usize {
    let there = |file: &i32| own.contains(&(*file, rank));
    (file..8).take_while(there).count() + (0..file).rev().take_while(there).count()
}

fn is_open_pawn(side: Side, at: &Position, square: Coordinates) -> bool {
    at.own.contains(&square) && !side.sees(square, &at.enemy, |east, ahead| east == 0 && ahead > 0)
}

fn is_passed_pawn(side: Side, at: &Position, square: Coordinates) -> bool {
    at.own.contains(&square) && !side.sees(square, &at.enemy, |east, ahead| east.abs() <= 1 && ahead > 0)
}

fn has_neighbor(side: Side, at: &Position, square: Coordinates, east: i32) -> bool {
    side.sees(square, &at.own, |to_the_east, _| to_the_east == east)
}

fn is_hanging_alone(side: Side, at: &Position, square: Coordinates) -> bool {
    let half_isolated = has_neighbor(side, at, square, 1) != has_neighbor(side, at, square, -1);
    is_open_pawn(side, at, square) && half_isolated && row_length(&at.own, square) == 2
}

fn is_safe(side: Side, at: &Position, square: Coordinates) -> bool {
    side.count(&at.own, square, |east, ahead| east.abs() == 1 && ahead == 1)
        >= side.count(&at.enemy, square, |east, ahead| east.abs() == 1 && ahead == -1)
}

fn is_single_target(side: Side, at: &Position, square: Coordinates) -> bool {
    at.empty.contains(&square) && at.own.contains(&side.ahead(square, -1))
}

fn is_double_target(side: Side, at: &Position, square: Coordinates) -> bool {
    side.rank(square) == 3
        && at.own.contains(&side.ahead(square, -2))
        && at.empty.contains(&side.ahead(square, -1))
        && at.empty.contains(&square)
}

// ---- every item ----

/// A [`Position`] as the functions see it.
#[derive(Clone, Copy)]
struct Boards {
    own: Board,
    enemy: Board,
    empty: Board,
}

type Function = fn(Boards) -> Board;

/// An item, for both colours, and what it means.
struct Item {
    /// Module and name.
    name: &'static str,
    takes: &'static [&'static str],
    white: Function,
    black: Function,
    /// Whether a square belongs to the result.
    means: fn(Side, &Position, Coordinates) -> bool,
}

/// An [`Item`]: a row says its module, how each colour's is called with the sets of a [`Position`], and what
/// it means. Functions of a square are called for all squares of a set.
macro_rules! items {
    ($($module:ident::$name:ident($($set:ident),*):
        $white:expr, $black:expr; |$side:pat_param, $at:pat_param, $square:pat_param| $means:expr;)*) => {
        [$(Item {
            name: concat!(stringify!($module), "::", stringify!($name)),
            takes: &[$(stringify!($set)),*],
            white: |boards| ($white)($(boards.$set),*),
            black: |boards| ($black)($(boards.$set),*),
            means: |$side: Side, $at: &Position, $square: Coordinates| $means,
        }),*]
    };
}

/// The union of what squares give.
fn union(squares: Board, of: impl Fn(Square) -> Board) -> Board {
    squares.iter().map(of).fold(Board::EMPTY, Board::or)
}

fn filter(squares: Board, predicate: impl Fn(Square) -> bool) -> Board {
    squares.iter().filter(|&square| predicate(square)).collect()
}

/// A set of files as squares of the first rank.
fn first_rank(files: u8) -> Board {
    Board::from_bits(files.into()).unwrap()
}

fn attack_items() -> Vec<Item> {
    let items = items! {
        attacks::ATTACKS(own):
            |own| union(own, |square| ATTACKS[Color::White as usize][square as usize]),
            |own| union(own, |square| ATTACKS[Color::Black as usize][square as usize]);
            |side, at, s| side.reached(&at.own, s, |east, ahead| east.abs() == 1 && ahead == 1);
        attacks::captures(own, enemy):
            |own, enemy| union(own, |square| captures(Color::White, square, enemy, None)),
            |own, enemy| union(own, |square| captures(Color::Black, square, enemy, None));
            |side, at, s| at.enemy.contains(&s)
                && side.reached(&at.own, s, |east, ahead| east.abs() == 1 && ahead == 1);
        attacks::white_east_attacks(own): white_east_attacks, black_east_attacks;
            |side, at, s| side.reached(&at.own, s, |east, ahead| (east, ahead) == (1, 1));
        attacks::white_west_attacks(own): white_west_attacks, black_west_attacks;
            |side, at, s| side.reached(&at.own, s, |east, ahead| (east, ahead) == (-1, 1));
        attacks::white_any_attacks(own): white_any_attacks, black_any_attacks;
            |side, at, s| side.count(&at.own, s, |east, ahead| east.abs() == 1 && ahead == 1) >= 1;
        attacks::white_double_attacks(own): white_double_attacks, black_double_attacks;
            |side, at, s| side.count(&at.own, s, |east, ahead| east.abs() == 1 && ahead == 1) == 2;
        attacks::white_single_attacks(own): white_single_attacks, black_single_attacks;
            |side, at, s| side.count(&at.own, s, |east, ahead| east.abs() == 1 && ahead == 1) == 1;
        attacks::white_east_sources(own): white_east_sources, black_east_sources;
            |side, at, s| side.sees(s, &at.own, |east, ahead| (east, ahead) == (1, 1));
        attacks::white_west_sources(own): white_west_sources, black_west_sources;
            |side, at, s| side.sees(s, &at.own, |east, ahead| (east, ahead) == (-1, 1));
        attacks::white_safe_squares(own, enemy): white_safe_squares, black_safe_squares;
            |side, at, s| is_safe(side, at, s);
        attacks::white_safe_pushes(own, enemy, empty): white_safe_pushes, black_safe_pushes;
            |side, at, s| is_safe(side, at, s)
                && (is_single_target(side, at, s) || is_double_target(side, at, s));
        attacks::white_east_capture_targets(own, enemy):
            white_east_capture_targets, black_east_capture_targets;
            |side, at, s| at.enemy.contains(&s)
                && side.reached(&at.own, s, |east, ahead| (east, ahead) == (1, 1));
        attacks::white_west_capture_targets(own, enemy):
            white_west_capture_targets, black_west_capture_targets;
            |side, at, s| at.enemy.contains(&s)
                && side.reached(&at.own, s, |east, ahead| (east, ahead) == (-1, 1));
        attacks::white_able_to_capture_east(own, enemy):
            white_able_to_capture_east, black_able_to_capture_east;
            |side, at, s| at.own.contains(&s)
                && side.sees(s, &at.enemy, |east, ahead| (east, ahead) == (1, 1));
        attacks::white_able_to_capture_west(own, enemy):
            white_able_to_capture_west, black_able_to_capture_west;
            |side, at, s| at.own.contains(&s)
                && side.sees(s, &at.enemy, |east, ahead| (east, ahead) == (-1, 1));
        attacks::white_able_to_capture(own, enemy): white_able_to_capture, black_able_to_capture;
            |side, at, s| at.own.contains(&s)
                && side.sees(s, &at.enemy, |east, ahead| east.abs() == 1 && ahead == 1);
        pushes::white_single_targets(own, empty): white_single_targets, black_single_targets;
            |side, at, s| is_single_target(side, at, s);
        pushes::white_double_targets(own, empty): white_double_targets, black_double_targets;
            |side, at, s| is_double_target(side, at, s);
        pushes::white_targets(own, empty): white_targets, black_targets;
            |side, at, s| is_single_target(side, at, s) || is_double_target(side, at, s);
        pushes::white_able_to_push(own, empty): white_able_to_push, black_able_to_push;
            |side, at, s| at.own.contains(&s) && at.empty.contains(&side.ahead(s, 1));
        pushes::white_able_to_double_push(own, empty):
            white_able_to_double_push, black_able_to_double_push;
            |side, at, s| at.own.contains(&s) && is_double_target(side, at, side.ahead(s, 2));
    };
    items.into()
}

fn span_items() -> Vec<Item> {
    let items = items! {
        spans::white_front_fill(own): white_front_fill, black_front_fill;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 0 && ahead >= 0);
        spans::white_rear_fill(own): white_rear_fill, black_rear_fill;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 0 && ahead <= 0);
        spans::file_fill(own): file_fill, file_fill;
            |side, at, s| side.reached(&at.own, s, |east, _| east == 0);
        spans::fileset(own): |own| first_rank(fileset(own)), |own| first_rank(fileset(own));
            |side, at, s| s.1 == 0 && side.reached(&at.own, s, |east, _| east == 0);
        spans::white_front_spans(own): white_front_spans, black_front_spans;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 0 && ahead > 0);
        spans::white_rear_spans(own): white_rear_spans, black_rear_spans;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 0 && ahead < 0);
        spans::white_east_attack_front_spans(own):
            white_east_attack_front_spans, black_east_attack_front_spans;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 1 && ahead > 0);
        spans::white_west_attack_front_spans(own):
            white_west_attack_front_spans, black_west_attack_front_spans;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == -1 && ahead > 0);
        spans::white_east_attack_rear_spans(own):
            white_east_attack_rear_spans, black_east_attack_rear_spans;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 1 && ahead <= 0);
        spans::white_west_attack_rear_spans(own):
            white_west_attack_rear_spans, black_west_attack_rear_spans;
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == -1 && ahead <= 0);
        spans::east_attack_file_fill(own): east_attack_file_fill, east_attack_file_fill;
            |side, at, s| side.reached(&at.own, s, |east, _| east == 1);
        spans::west_attack_file_fill(own): west_attack_file_fill, west_attack_file_fill;
            |side, at, s| side.reached(&at.own, s, |east, _| east == -1);
        spans::FRONT_SPANS(own):
            |own| union(own, |square| FRONT_SPANS[Color::White as usize][square as usize]),
            |own| union(own, |square| FRONT_SPANS[Color::Black as usize][square as usize]);
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 0 && ahead > 0);
        spans::inter_spans(own, enemy): inter_spans, |own, enemy| inter_spans(enemy, own);
            |side, at, s| side.reached(&at.own, s, |east, ahead| east == 0 && ahead > 0)
                && side.sees(s, &at.enemy, |east, ahead| east == 0 && ahead > 0);
        spans::white_free_inter_spans(own, enemy, empty): white_free_inter_spans, black_free_inter_spans;
            |side, at, s| side.sees(s, &at.enemy, |east, ahead| east == 0 && ahead > 0)
                && (1..8).any(|steps| at.own.contains(&side.ahead(s, -steps))
                    && (0..steps).all(|back| at.empty.contains(&side.ahead(s, -back))));
        files::closed_files(own, enemy):
            |own, enemy| first_rank(closed_files(own, enemy)),
            |own, enemy| first_rank(closed_files(enemy, own));
            |side, at, s| s.1 == 0 && side.reached(&at.own, s, |east, _| east == 0)
                && side.reached(&at.enemy, s, |east, _| east == 0);
        files::open_files(own, enemy):
            |own, enemy| first_rank(open_files(own, enemy)), |own, enemy| first_rank(open_files(enemy, own));
            |side, at, s| s.1 == 0 && !side.reached(&at.own, s, |east, _| east == 0)
                && !side.reached(&at.enemy, s, |east, _| east == 0);
        files::half_open_files(own, enemy):
            |own, enemy| first_rank(half_open_files(own, enemy)),
            |own, enemy| first_rank(half_open_files(own, enemy));
            |side, at, s| s.1 == 0 && !side.reached(&at.own, s, |east, _| east == 0)
                && side.reached(&at.enemy, s, |east, _| east == 0);
        files::squares(own):
            |own: Board| squares(own.bits() as u8), |own: Board| squares(own.bits() as u8);
            |_, at, s| at.own.contains(&(s.0, 0));
    };
    items.into()
}

fn structure_items() -> Vec<Item> {
    let items = items! {
        passed::is_open(own, enemy):
            |own, enemy| filter(own, |square| is_open(Color::White, square, enemy)),
            |own, enemy| filter(own, |square| is_open(Color::Black, square, enemy));
            |side, at, s| is_open_pawn(side, at, s);
        passed::PASSED_SPANS(own):
            |own| union(own, |square| PASSED_SPANS[Color::White as usize][square as usize]),
            |own| union(own, |square| PASSED_SPANS[Color::Black as usize][square as usize]);
            |side, at, s| side.reached(&at.own, s, |east, ahead| east.abs() <= 1 && ahead > 0);
        passed::is_passed(own, enemy):
            |own, enemy| filter(own, |square| is_passed(Color::White, square, enemy)),
            |own, enemy| filter(own, |square| is_passed(Color::Black, square, enemy));
            |side, at, s| is_passed_pawn(side, at, s);
        passed::may_promote(own):
            |own| filter(own, |square| may_promote(Color::White, square)),
            |own| filter(own, |square| may_promote(Color::Black, square));
            |side, at, s| at.own.contains(&s) && side.rank(s) >= 6;
        passed::white_open_pawns(own, enemy): white_open_pawns, black_open_pawns;
            |side, at, s| is_open_pawn(side, at, s);
        passed::white_passed_pawns(own, enemy): white_passed_pawns, black_passed_pawns;
            |side, at, s| is_passed_pawn(side, at, s);
        passed::white_half_free_pawns(own, enemy): white_half_free_pawns, black_half_free_pawns;
            |side, at, s| is_open_pawn(side, at, s) && !is_passed_pawn(side, at, s);
        passed::white_unfree_pawns(own, enemy): white_unfree_pawns, black_unfree_pawns;
            |side, at, s| at.own.contains(&s) && !is_open_pawn(side, at, s);
        isolated::NEIGHBOR_FILES(own):
            |own| union(own, |square| NEIGHBOR_FILES[File::of(square) as usize]),
            |own| union(own, |square| NEIGHBOR_FILES[File::of(square) as usize]);
            |side, at, s| side.reached(&at.own, s, |east, _| east.abs() == 1);
        isolated::neighbor_files(own): |own| union(own, neighbor_files), |own| union(own, neighbor_files);
            |side, at, s| side.reached(&at.own, s, |east, _| east.abs() == 1);
        isolated::is_isolated(own):
            |own| filter(own, |square| is_isolated(square, own)),
            |own| filter(own, |square| is_isolated(square, own));
            |side, at, s| at.own.contains(&s) && !side.sees(s, &at.own, |east, _| east.abs() == 1);
        isolated::no_neighbor_on_east_file(own): no_neighbor_on_east_file, no_neighbor_on_east_file;
            |side, at, s| at.own.contains(&s) && !has_neighbor(side, at, s, 1);
        isolated::no_neighbor_on_west_file(own): no_neighbor_on_west_file, no_neighbor_on_west_file;
            |side, at, s| at.own.contains(&s) && !has_neighbor(side, at, s, -1);
        isolated::isolanis(own): isolanis, isolanis;
            |side, at, s| at.own.contains(&s) && !side.sees(s, &at.own, |east, _| east.abs() == 1);
        isolated::half_isolanis(own): half_isolanis, half_isolanis;
            |side, at, s| at.own.contains(&s)
                && has_neighbor(side, at, s, 1) != has_neighbor(side, at, s, -1);
        isolated::white_hanging_pawns_singly(own, enemy):
            white_hanging_pawns_singly, black_hanging_pawns_singly;
            |side, at, s| is_hanging_alone(side, at, s);
        isolated::white_hanging_pawns(own, enemy): white_hanging_pawns, black_hanging_pawns;
            |side, at, s| is_hanging_alone(side, at, s)
                && (is_hanging_alone(side, at, (s.0 + 1, s.1)) || is_hanging_alone(side, at, (s.0 - 1, s.1)));
    };
    items.into()
}

fn all_items() -> Vec<Item> {
    [attack_items(), span_items(), structure_items()].into_iter().flatten().collect()
}

/// Positions as in games, sets without any sense, and single pawns.
fn positions() -> Vec<Position> {
    let grid = Grid::rectangle(8, 8);
    let for_pawns: Set = grid.cells.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    let mut random = Random::new(0x9a375);
    let mut positions = Vec::new();
    for density in [10, 20, 30, 40] {
        for _ in 0..200 {
            let pawns = random.subset(&for_pawns, density);
            let own = random.subset(&pawns, 50);
            let enemy = pawns.difference(&own).copied().collect();
            let empty = random.subset(&grid.cells.difference(&pawns).copied().collect(), 75);
            positions.push(Position { own, enemy, empty });
        }
    }
    for density in [0, 3, 8, 15, 30, 60, 95, 100] {
        for emptiness in [0, 15, 30, 60, 85, 100] {
            for _ in 0..6 {
                let [own, enemy, empty] =
                    [density, 60 - density / 2, emptiness].map(|percent| random.subset(&grid.cells, percent));
                positions.push(Position { own, enemy, empty });
            }
        }
    }
    for &square in &grid.cells {
        let enemy = random.subset(&for_pawns, 12);
        positions.push(Position { own: Set::from([square]), enemy, empty: random.subset(&grid.cells, 85) });
    }
    assert!(positions.len() >= 1000);
    positions
}

fn check(items: &[Item]) {
    let cells = Grid::rectangle(8, 8).cells;
    for position in positions() {
        let boards = position.boards();
        for item in items {
            for (side, run) in [(Side::WHITE, item.white), (Side::BLACK, item.black)] {
                let found = run(boards);
                let expected =
                    cells.iter().copied().filter(|&square| (item.means)(side, &position, square)).collect();
                let (expected, Boards { own, enemy, empty }) = (board(&expected), boards);
                assert!(
                    found == expected,
                    "{} for {:?}\nown\n{own}\nenemy\n{enemy}\nempty\n{empty}\nfound\n{found}\n\
                     expected\n{expected}",
                    item.name,
                    side.color,
                );
            }
        }
    }
}

#[test]
fn attacks_and_pushes_equal_their_definitions() {
    check(&attack_items());
}

#[test]
fn spans_and_files_equal_their_definitions() {
    check(&span_items());
}

#[test]
fn structure_equals_its_definitions() {
    check(&structure_items());
}

/// `μ ∘ white ∘ μ = black`, where `μ` turns a board round.
#[test]
fn colours_are_mirror_images() {
    // A set of files stands on the first rank for both.
    let of_ranks = [
        "spans::fileset",
        "files::closed_files",
        "files::open_files",
        "files::half_open_files",
        "files::squares",
    ];
    let items = all_items();
    for position in positions() {
        let boards = position.boards();
        let flipped = Boards {
            own: boards.own.flip_ranks(),
            enemy: boards.enemy.flip_ranks(),
            empty: boards.empty.flip_ranks(),
        };
        for item in items.iter().filter(|item| !of_ranks.contains(&item.name)) {
            assert_eq!((item.white)(flipped).flip_ranks(), (item.black)(boards), "{}", item.name);
        }
    }
}

#[test]
fn functions_are_constants() {
    const PAWNS: Board = Board::RANK_2.without(Square::E2.board());
    const PASSED: Board = white_passed_pawns(PAWNS, Square::C6.board());
    const CAPTURES: Board = captures(Color::Black, Square::D3, PAWNS, Some(Square::E2));
    const OPEN: bool = is_open(Color::White, Square::C2, Square::C6.board());
    assert!(PASSED.iter().eq([Square::A2, Square::F2, Square::G2, Square::H2]));
    assert!(CAPTURES.iter().eq([Square::C2, Square::E2]));
    const { assert!(!OPEN) }
}

// ---- laws ----

#[test]
fn en_passant_is_a_capture() {
    for color in Color::ALL {
        for square in Square::ALL {
            for target in Square::ALL {
                let attacked = ATTACKS[color as usize][square as usize].contains(target);
                let expected = if attacked { target.board() } else { Board::EMPTY };
                assert_eq!(captures(color, square, Board::EMPTY, Some(target)), expected);
                let others = ATTACKS[color as usize][square as usize].without(target.board());
                assert_eq!(captures(color, square, others, Some(target)), expected | others);
            }
        }
    }
}

/// Attacks and the way back: each target has one source, and a pawn that attacks nothing in a direction
/// stands on the edge.
#[test]
fn sources_are_the_way_back() {
    for position in positions() {
        let own = position.boards().own;
        assert_eq!(white_east_sources(white_east_attacks(own)), own - File::H.board() - Rank::Eight.board());
        assert_eq!(white_west_sources(white_west_attacks(own)), own - File::A.board() - Rank::Eight.board());
        assert_eq!(black_east_sources(black_east_attacks(own)), own - File::H.board() - Rank::One.board());
        assert_eq!(black_west_sources(black_west_attacks(own)), own - File::A.board() - Rank::One.board());
        for targets in [white_east_attacks(own), white_east_attacks(own) & Board::RANK_4] {
            assert_eq!(white_east_sources(targets).len(), targets.len());
        }
    }
}

/// A pawn one step before its promotion needs no test.
#[test]
fn ready_to_promote_is_passed() {
    let enemy = !(Board::RANK_1 | Board::RANK_8);
    for (color, rank) in [(Color::White, Rank::Seven), (Color::Black, Rank::Two)] {
        for square in rank.board() {
            assert!(may_promote(color, square) && is_passed(color, square, enemy));
            let before = if color == Color::White { Rank::Six } else { Rank::Three };
            let before = Square::at(File::of(square), before);
            assert!(!may_promote(color, before) && !is_passed(color, before, enemy));
        }
    }
}

/// Front and rear fill have the pawns in common and, other than the page says, what lies between pawns of a
/// file.
#[test]
fn fills_meet_in_and_between_pawns() {
    for position in positions() {
        let own = position.boards().own;
        let between = white_front_spans(own) & white_rear_spans(own);
        assert_eq!(white_front_fill(own) & white_rear_fill(own), own | between);
    }
    let apart = Square::C2.board() | Square::C4.board();
    assert_eq!(white_front_fill(apart) & white_rear_fill(apart), apart | Square::C3.board());
}

/// Passed pawns by their neighbours' view: no enemy can attack or block them any more.
#[test]
fn passed_pawns_meet_no_enemy() {
    for position in positions() {
        let Boards { own, enemy, .. } = position.boards();
        let (passed, spans) = (white_passed_pawns(own, enemy), |pawns| {
            white_front_spans(pawns)
                | white_east_attack_front_spans(pawns)
                | white_west_attack_front_spans(pawns)
        });
        assert!(spans(passed).is_disjoint(enemy));
        assert!((own - passed).iter().all(|pawn| !spans(pawn.board()).is_disjoint(enemy)));
        let parts = [passed, white_half_free_pawns(own, enemy), white_unfree_pawns(own, enemy)];
        assert_eq!(parts.iter().map(|part| part.len()).sum::<u32>(), own.len());
        assert_eq!(parts.into_iter().fold(Board::EMPTY, Board::or), own);
    }
}

/// Two pawns on the a-file and the b-file are half-isolated both, as the edge has no neighbour.
#[test]
fn the_edge_is_no_neighbour() {
    let pawns = Square::A2.board() | Square::B5.board();
    assert_eq!(half_isolanis(pawns), pawns);
    assert_eq!(isolanis(pawns), Board::EMPTY);
    assert_eq!(isolanis(Board::RANK_2 & (File::A.board() | File::H.board())).len(), 2);
}

// ---- the pages ----

/// The public items of a module by name, with the drawing on their pages: its boards from left to right.
fn pages(module: &str, source: &str) -> BTreeMap<String, Vec<Board>> {
    let mut pages = BTreeMap::new();
    let (mut drawing, mut rows) = (Vec::new(), None);
    for line in source.lines() {
        let text = line.trim_start_matches("/// ");
        match (&mut rows, line) {
            (None, "/// ```text") => rows = Some(Vec::new()),
            (Some(lines), "/// ```") => {
                drawing = boards(lines);
                rows = None;
            }
            (Some(lines), _) => lines.push(text),
            (None, _) => {
                let item = line.strip_prefix("pub const fn ").or_else(|| line.strip_prefix("pub static "));
                if let Some(item) = item {
                    let end = item.find(['(', ':']).expect("a signature");
                    pages.insert(format!("{module}::{}", &item[..end]), std::mem::take(&mut drawing));
                }
            }
        }
    }
    pages
}

fn boards(rows: &[&str]) -> Vec<Board> {
    assert_eq!(rows.len(), 8, "{rows:?}");
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split("     ").collect()).collect();
    (0..rows[0].len())
        .map(|nth| {
            let drawing: Vec<&str> = rows.iter().map(|row| row[nth]).collect();
            drawing.join("\n").parse().expect("a drawing")
        })
        .collect()
}

fn all_pages() -> BTreeMap<String, Vec<Board>> {
    macro_rules! pages {
        ($($module:literal)*) => {
            [$(pages(
                $module,
                include_str!(concat!("../bitboard-core/src/chess/pawns/", $module, ".rs")),
            )),*]
        };
    }
    pages! { "attacks" "files" "isolated" "passed" "pushes" "spans" }.into_iter().flatten().collect()
}

#[test]
fn every_item_is_checked() {
    let public: BTreeSet<String> = all_pages().into_keys().collect();
    let checked: BTreeSet<String> = all_items().into_iter().map(|item| item.name.to_owned()).collect();
    assert_eq!(public, checked);
}

#[test]
fn drawings_on_the_pages_are_right() {
    let pages = all_pages();
    let mut without = Vec::new();
    for item in all_items() {
        let drawing = &pages[item.name];
        let Some((result, sets)) = drawing.split_last() else {
            without.push(item.name);
            continue;
        };
        assert_eq!(sets.len(), item.takes.len(), "{}", item.name);
        let set = |name: &str| {
            let place = item.takes.iter().position(|&taken| taken == name);
            place.map_or(Board::EMPTY, |place| sets[place])
        };
        let (own, enemy, empty) = (set("own"), set("enemy"), set("empty"));
        if item.takes.contains(&"empty") {
            assert!(empty.is_disjoint(own | enemy), "{}", item.name);
        }
        assert_eq!((item.white)(Boards { own, enemy, empty }), *result, "{}", item.name);
    }
    // Of sets of files and single squares there is nothing to draw.
    let expected = [
        "attacks::captures",
        "spans::fileset",
        "files::closed_files",
        "files::open_files",
        "files::half_open_files",
        "files::squares",
        "passed::is_open",
        "passed::is_passed",
        "passed::may_promote",
        "isolated::neighbor_files",
        "isolated::is_isolated",
    ];
    assert_eq!(without, expected);
}

// ---- the literature ----

fn records(text: &str) -> BTreeMap<String, serde_json::Value> {
    let records: Vec<serde_json::Value> = serde_json::from_str(text).expect("a list of records");
    records.into_iter().map(|record| (record["id"].as_str().expect("a name").to_owned(), record)).collect()
}

fn number(value: &serde_json::Value) -> u64 {
    let digits = value.as_str().and_then(|text| text.strip_prefix("0x")).expect("a hexadecimal number");
    u64::from_str_radix(digits, 16).expect("a hexadecimal number")
}

#[test]
fn drawings_of_the_literature() {
    let diagrams = records(include_str!("data/diagrams.json"));
    let input = |id: &str, name: &str| Board::from_bits(number(&diagrams[id]["inputs"][name])).unwrap();
    let output = |id: &str, name: &str| Board::from_bits(number(&diagrams[id]["outputs"][name])).unwrap();
    let square = |id: &str| input(id, "square").first().unwrap();
    let white = Color::White as usize;

    let d4 = square("pawn-attacks-white-d4");
    assert_eq!(ATTACKS[white][d4 as usize], output("pawn-attacks-white-d4", "attacks"));
    let pawns = input("pawn-east-attacks", "wpawns");
    assert_eq!(white_east_attacks(pawns), output("pawn-east-attacks", "east_attacks"));
    let pawns = input("pawn-west-attacks", "wpawns");
    assert_eq!(white_west_attacks(pawns), output("pawn-west-attacks", "west_attacks"));
    let pawns = input("pawn-any-attacks", "wpawns");
    assert_eq!(white_any_attacks(pawns), output("pawn-any-attacks", "any_attacks"));
    assert_eq!(white_double_attacks(pawns), output("pawn-any-attacks", "double_attacks"));
    assert_eq!(white_single_attacks(pawns), output("pawn-any-attacks", "single_attacks"));

    let id = "pawn-front-rear-fills";
    let (own, enemy) = (input(id, "wpawns"), input(id, "bpawns"));
    assert_eq!(white_front_fill(own), output(id, "w_front_fill"));
    assert_eq!(white_rear_fill(own), output(id, "w_rear_fill"));
    assert_eq!(black_front_fill(enemy), output(id, "b_front_fill"));
    assert_eq!(black_rear_fill(enemy), output(id, "b_rear_fill"));
    let id = "pawn-file-fills";
    assert_eq!(file_fill(input(id, "wpawns")), output(id, "w_file_fill"));
    assert_eq!(file_fill(input(id, "bpawns")), output(id, "b_file_fill"));
    let id = "island-filesets";
    assert_eq!(first_rank(fileset(input(id, "wpawns"))), output(id, "w_fileset"));
    assert_eq!(first_rank(fileset(input(id, "bpawns"))), output(id, "b_fileset"));

    let d4 = square("front-span-white-d4");
    assert_eq!(FRONT_SPANS[white][d4 as usize], output("front-span-white-d4", "front_span"));
    assert_eq!(white_front_spans(d4.board()), output("front-span-white-d4", "front_span"));
    let d4 = square("passer-span-white-d4");
    assert_eq!(PASSED_SPANS[white][d4 as usize], output("passer-span-white-d4", "span"));
    let d4 = square("neighbor-files-d");
    assert_eq!(neighbor_files(d4), output("neighbor-files-d", "mask"));
    assert_eq!(NEIGHBOR_FILES[File::D as usize], output("neighbor-files-d", "mask"));
}

#[test]
fn positions_of_the_literature() {
    let records = records(include_str!("data/positions.json"));
    assert_eq!(records.len(), 17);
    for (id, record) in &records {
        let pawns = |name: &str| Board::from_bits(number(&record[name])).unwrap();
        let (white, black) = (pawns("wpawns"), pawns("bpawns"));
        let claims = [
            ("w_open_pawns", white_open_pawns(white, black)),
            ("b_open_pawns", black_open_pawns(black, white)),
            ("w_passed_pawns_frontspan", white_passed_pawns(white, black)),
            ("b_passed_pawns_frontspan", black_passed_pawns(black, white)),
            ("w_isolanis", isolanis(white)),
            ("b_isolanis", isolanis(black)),
            ("w_half_isolanis", half_isolanis(white)),
            ("b_half_isolanis", half_isolanis(black)),
            ("w_hanging_pawns_formula", white_hanging_pawns_singly(white, black)),
            ("b_hanging_pawns_formula", black_hanging_pawns_singly(black, white)),
            ("w_hanging_pawns_strict", white_hanging_pawns(white, black)),
            ("b_hanging_pawns_strict", black_hanging_pawns(black, white)),
            ("w_any_attacks", white_any_attacks(white)),
            ("b_any_attacks", black_any_attacks(black)),
            ("w_dbl_attacks", white_double_attacks(white)),
            ("b_dbl_attacks", black_double_attacks(black)),
            ("w_safe_pawn_squares", white_safe_squares(white, black)),
            ("b_safe_pawn_squares", black_safe_squares(black, white)),
            ("w_fileset", first_rank(fileset(white))),
            ("b_fileset", first_rank(fileset(black))),
        ];
        for (name, found) in claims {
            assert_eq!(found.bits(), number(&record["computed"][name]), "{id}: {name}");
        }
    }
    let facts = |id: &str| {
        let record = &records[id];
        let pawns = |name: &str| Board::from_bits(number(&record[name])).unwrap();
        (pawns("wpawns"), pawns("bpawns"), record["facts"].clone())
    };
    let (white, black, says) = facts("hanging-pawns-c4-d4");
    assert_eq!(white_hanging_pawns(white, black).bits(), number(&says["w_hanging_pawns"]));
    assert_eq!(black_hanging_pawns(black, white).bits(), number(&says["b_hanging_pawns"]));
    // Pawn by pawn, b7 would hang alone.
    assert_eq!(black_hanging_pawns_singly(black, white), Square::B7.board());
    let (white, black, says) = facts("carlsbad-minority");
    assert_eq!(u64::from(half_open_files(white, black)), number(&says["w_half_open_files"]));
}
