//! Every item.

use super::*;

type Function = fn(Boards) -> Board;

/// An item, for both colours, and what it means.
pub struct Item {
    /// Module and name.
    pub name: &'static str,
    pub takes: &'static [&'static str],
    pub white: Function,
    pub black: Function,
    /// Whether a square belongs to the result.
    means: fn(Side, &Position, At) -> bool,
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
            means: |$side: Side, $at: &Position, $square: At| $means,
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

pub fn all_items() -> Vec<Item> {
    [attack_items(), span_items(), structure_items()].into_iter().flatten().collect()
}

fn check(items: &[Item]) {
    let cells = cells();
    for position in positions() {
        let boards = position.boards();
        for item in items {
            for (side, run) in [(Side::WHITE, item.white), (Side::BLACK, item.black)] {
                let found = run(boards);
                let expected: Squares =
                    cells.iter().copied().filter(|&square| (item.means)(side, &position, square)).collect();
                let (expected, Boards { own, enemy, empty }) = (expected.board(), boards);
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

/// The same on every assignment of what a square of the result depends on.
fn exhaust(items: &[Item]) {
    for item in items {
        for (side, run) in [(Side::WHITE, item.white), (Side::BLACK, item.black)] {
            let function = cones::Function {
                name: &format!("{} {:?}", item.name, side.color),
                run: &|[own, enemy, empty]| run(Boards { own, enemy, empty }),
                means: &|[own, enemy, empty], at| (item.means)(side, &Position { own, enemy, empty }, at),
                disjoint: false,
                takes: ["own", "enemy", "empty"].map(|set| item.takes.contains(&set)),
            };
            function.exhaust();
        }
    }
}

#[test]
fn attacks_and_pushes_equal_their_definitions() {
    let items = attack_items();
    check(&items);
    exhaust(&items);
}

#[test]
fn spans_and_files_equal_their_definitions() {
    let items = span_items();
    check(&items);
    exhaust(&items);
}

#[test]
fn structure_equals_its_definitions() {
    let items = structure_items();
    check(&items);
    exhaust(&items);
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
