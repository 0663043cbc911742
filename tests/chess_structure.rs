//! Pawn structure: doubled and defended pawns, duos, levers and rams, each against a definition by coordinates
//! and against the drawings and positions of the literature.

use std::collections::BTreeMap;

use bitboard_core::chess::pawn_structure::lever::LeverClass;
use bitboard_core::chess::pawn_structure::{defended, doubled, duo, lever, ram};
use bitboard_core::chess::pawns::spans::fileset;
use bitboard_core::chess::{Board, Color, Square};
use oracle::{Grid, Layout, Random, Set};
use serde_json::Value;

type Coordinates = (i32, i32);
type OfOne = fn(Board) -> Board;
type OfTwo = fn(Board, Board) -> Board;
/// Whether a square belongs to a result.
type Definition<'a> = &'a dyn Fn(&View<'_>, Coordinates) -> bool;
/// An output of a drawing and what it is of the inputs.
type Output<'a, const N: usize> = (&'a str, &'a dyn Fn([Board; N]) -> Board);

fn board(set: &Set) -> Board {
    Board::from_bits(Layout::usual(8, 8).word(set)).unwrap()
}

fn square((file, rank): Coordinates) -> Square {
    Square::new(file as u8, rank as u8).expect("a square of the board")
}

fn squares() -> impl Iterator<Item = Coordinates> {
    (0..64).map(|index| (index % 8, index / 8))
}

fn on_board((file, rank): Coordinates) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

// ---- definitions ----

/// The pawns of a position as one colour sees them.
struct View<'a> {
    own: &'a Set,
    enemy: &'a Set,
    /// Ranks to the square ahead: 1 for White, -1 for Black.
    up: i32,
}

impl View<'_> {
    /// The same position as the enemy sees it.
    fn turned(&self) -> Self {
        Self { own: self.enemy, enemy: self.own, up: -self.up }
    }

    fn own(&self, (file, rank): Coordinates, files: i32, ahead: i32) -> bool {
        self.own.contains(&(file + files, rank + ahead * self.up))
    }

    fn enemy(&self, (file, rank): Coordinates, files: i32, ahead: i32) -> bool {
        self.enemy.contains(&(file + files, rank + ahead * self.up))
    }

    fn any(&self, at: Coordinates, files: i32, ahead: i32) -> bool {
        self.own(at, files, ahead) || self.enemy(at, files, ahead)
    }

    // Doubled

    fn has_ahead(&self, at: Coordinates) -> bool {
        (1..8).any(|far| self.own(at, 0, far))
    }

    fn has_behind(&self, at: Coordinates) -> bool {
        (1..8).any(|far| self.own(at, 0, -far))
    }

    fn on_file(&self, file: i32) -> usize {
        self.own.iter().filter(|pawn| pawn.0 == file).count()
    }

    // Rows

    /// How many own pawns stand in a row through the square without a gap.
    fn row(&self, at: Coordinates) -> usize {
        let one_way = |way: i32| (1..8).take_while(|&far| self.own(at, far * way, 0)).count();
        usize::from(self.own.contains(&at)) * (1 + one_way(1) + one_way(-1))
    }

    // Levers

    fn lever(&self, at: Coordinates, side: i32) -> bool {
        self.own.contains(&at) && self.enemy(at, side, 1)
    }

    fn class(&self, at: Coordinates, side: i32) -> LeverClass {
        let from_center = |file: i32| (2 * file - 7).abs();
        match from_center(at.0 + side) - from_center(at.0) {
            0 => LeverClass::Center,
            further if further > 0 => LeverClass::Outer,
            _ => LeverClass::Inner,
        }
    }

    fn lever_of_class(&self, at: Coordinates, class: LeverClass) -> bool {
        [-1, 1].into_iter().any(|side| self.lever(at, side) && self.class(at, side) == class)
    }

    fn loose(&self, at: Coordinates, side: i32) -> bool {
        self.lever(at, side) && !self.any(at, 0, 1) && !self.any(at, side, 0)
    }

    fn tight(&self, at: Coordinates, side: i32) -> bool {
        self.lever(at, side) && !self.any(at, 0, 1) && self.own(at, side, 0)
    }

    /// Pawns of a colour in line with one of them, from the end that lies to one's own side, which is the base of
    /// an own row and the head of an enemy's; the line leads forwards to the file on the left or right.
    fn line(&self, of: &Set, through: Coordinates, files: i32) -> Vec<Coordinates> {
        let at = |far: i32| (through.0 + far * files, through.1 + far * self.up);
        let first = (0..8).take_while(|&far| of.contains(&at(-far))).last().expect("a pawn");
        (-first..8).map(at).take_while(|square| of.contains(square)).collect()
    }

    /// The two rows of a lever, if they have more than this one in common.
    fn rows(&self, at: Coordinates, side: i32) -> Option<(Vec<Coordinates>, Vec<Coordinates>)> {
        if !self.lever(at, side) {
            return None;
        }
        let own = self.line(self.own, at, -side);
        let enemy = self.line(self.enemy, (at.0 + side, at.1 + self.up), -side);
        let levers = own.iter().filter(|pawn| enemy.contains(&(pawn.0 + side, pawn.1 + self.up))).count();
        (levers >= 2).then_some((own, enemy))
    }

    fn chain_lever(&self, at: Coordinates, side: i32) -> bool {
        let attacks = |pawn: &Coordinates, other: &Coordinates| *other == (pawn.0 + side, pawn.1 + self.up);
        self.rows(at, side).is_some_and(|(own, enemy)| {
            let (base, head) = (&own[0], &own[own.len() - 1]);
            let (enemy_head, enemy_base) = (&enemy[0], &enemy[enemy.len() - 1]);
            attacks(head, enemy_base) && attacks(base, enemy_head)
        })
    }

    fn mute_chain_lever(&self, at: Coordinates, side: i32) -> bool {
        self.rows(at, side).is_some_and(|(own, enemy)| {
            let base_is_attacked = self.enemy(own[0], -1, 1) || self.enemy(own[0], 1, 1);
            let enemy_base = enemy[enemy.len() - 1];
            let enemy_base_is_attacked = self.own(enemy_base, -1, -1) || self.own(enemy_base, 1, -1);
            !base_is_attacked || !enemy_base_is_attacked
        })
    }

    fn lever_push(&self, to: Coordinates, empty: &Set) -> bool {
        let (file, rank) = to;
        let behind = (file, rank - self.up);
        let fourth = if self.up == 1 { 3 } else { 4 };
        let single = self.own.contains(&behind);
        let double = rank == fourth && empty.contains(&behind) && self.own(to, 0, -2);
        empty.contains(&to) && (single || double) && (self.enemy(to, -1, 1) || self.enemy(to, 1, 1))
    }

    // Rams

    fn ram(&self, at: Coordinates) -> bool {
        self.own.contains(&at) && self.enemy(at, 0, 1)
    }

    fn immobile(&self, at: Coordinates) -> bool {
        self.ram(at) && !self.lever(at, -1) && !self.lever(at, 1)
    }

    fn dead_ram(&self, at: Coordinates) -> bool {
        self.immobile(at) && self.turned().immobile((at.0, at.1 + self.up))
    }

    /// Whether a king walks from the own first rank to the last one.
    fn king_passes(&self) -> bool {
        let may_enter = |at: Coordinates| {
            on_board(at) && !self.own.contains(&at) && !self.enemy(at, -1, 1) && !self.enemy(at, 1, 1)
        };
        let (first, last) = if self.up == 1 { (0, 7) } else { (7, 0) };
        let mut visited = Set::new();
        let mut waiting: Vec<Coordinates> = (0..8).map(|file| (file, first)).collect();
        while let Some(at) = waiting.pop() {
            if may_enter(at) && visited.insert(at) {
                if at.1 == last {
                    return true;
                }
                waiting.extend(
                    (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (at.0 + files, at.1 + ranks))),
                );
            }
        }
        false
    }
}

// ---- positions to compare on ----

/// White and black pawns on different squares: sparse, as in games, and crowded, as no game has them but as
/// rows and rams need them; some with diagonal rows face to face.
fn positions(seed: u64) -> Vec<(Set, Set)> {
    let mut random = Random::new(seed);
    let all = Grid::rectangle(8, 8).cells;
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
    positions
}

/// Compares the functions of both colours with a definition of whether a square belongs to the result.
fn compare(
    name: &str,
    positions: &[(Set, Set)],
    functions: [&dyn Fn(Board, Board) -> Board; 2],
    definition: impl Fn(&View<'_>, Coordinates) -> bool,
) {
    let [of_white, of_black] = functions;
    let mut seen = 0;
    for (white, black) in positions {
        let views = [View { own: white, enemy: black, up: 1 }, View { own: black, enemy: white, up: -1 }];
        let [by_white, by_black] =
            views.map(|view| board(&squares().filter(|&square| definition(&view, square)).collect()));
        let (white, black) = (board(white), board(black));
        assert_eq!(of_white(white, black), by_white, "white {name} {white:?} {black:?}");
        assert_eq!(of_black(black, white), by_black, "black {name} {white:?} {black:?}");
        // The twin is the mirror image of the original.
        let turned = of_white(black.flip_ranks(), white.flip_ranks()).flip_ranks();
        assert_eq!(of_black(black, white), turned, "black {name} as white turned round");
        seen += u32::from(!by_white.is_empty()) + u32::from(!by_black.is_empty());
    }
    assert!(seen >= 20, "{name} holds in {seen} positions only");
}

fn compare_of_one(
    name: &str,
    positions: &[(Set, Set)],
    [of_white, of_black]: [OfOne; 2],
    definition: impl Fn(&View<'_>, Coordinates) -> bool,
) {
    compare(name, positions, [&|own, _| of_white(own), &|own, _| of_black(own)], definition);
}

fn compare_of_two(
    name: &str,
    positions: &[(Set, Set)],
    [of_white, of_black]: [OfTwo; 2],
    definition: impl Fn(&View<'_>, Coordinates) -> bool,
) {
    compare(name, positions, [&of_white, &of_black], definition);
}

// ---- against the definitions ----

#[test]
fn doubled_pawns() {
    let positions = positions(0xd0b1);
    let of = |name: &str, functions: [OfOne; 2], definition: Definition<'_>| {
        compare_of_one(name, &positions, functions, definition);
    };
    of("behind own", [doubled::white_behind_own, doubled::black_behind_own], &|view, at| {
        view.own.contains(&at) && view.has_ahead(at)
    });
    of("in front of own", [doubled::white_in_front_of_own, doubled::black_in_front_of_own], &|view, at| {
        view.own.contains(&at) && view.has_behind(at)
    });
    of("between own", [doubled::between_own; 2], &|view, at| {
        view.own.contains(&at) && view.has_ahead(at) && view.has_behind(at)
    });
    of("triple files", [doubled::triple_files; 2], &|view, at| view.on_file(at.0) >= 3);
    of("rear twins", [doubled::white_rear_twins, doubled::black_rear_twins], &|view, at| {
        view.own.contains(&at) && view.on_file(at.0) == 2 && view.has_ahead(at)
    });
    of("front twins", [doubled::white_front_twins, doubled::black_front_twins], &|view, at| {
        view.own.contains(&at) && view.on_file(at.0) == 2 && view.has_behind(at)
    });
    of("triples", [doubled::triples; 2], &|view, at| view.own.contains(&at) && view.on_file(at.0) >= 3);
}

#[test]
fn doubled_pawns_by_square() {
    for file in 0..8 {
        let expected = board(&(0..8).map(|rank| (file, rank)).collect());
        assert_eq!(doubled::FILES[file as usize], expected);
        for rank in 0..8 {
            assert_eq!(doubled::FILE_OF_SQUARE[square((file, rank)).index()], expected);
        }
    }
    for (white, black) in positions(0xd0b2) {
        for (color, own, up) in [(Color::White, &white, 1), (Color::Black, &black, -1)] {
            let view = View { own, enemy: &Set::new(), up };
            let pawns = board(own);
            for at in squares() {
                let on_file = own.iter().copied().filter(|pawn| pawn.0 == at.0).collect();
                assert_eq!(doubled::pawns_on_file(square(at), pawns), board(&on_file));
                assert_eq!(doubled::is_multiple(square(at), pawns), view.on_file(at.0) >= 2);
                assert_eq!(doubled::has_own_ahead(color, square(at), pawns), view.has_ahead(at));
                assert_eq!(doubled::has_own_behind(color, square(at), pawns), view.has_behind(at));
            }
        }
    }
}

/// As many pawns stand behind another as in front of one: on each file one less than it has.
#[test]
fn equal_counts_of_doubled_pawns() {
    for (white, black) in positions(0xd0b3) {
        for set in [&white, &black] {
            let pawns = board(set);
            let on_file = |file| set.iter().filter(|pawn| pawn.0 == file).count() as u32;
            let surplus: u32 = (0..8).map(|file| on_file(file).saturating_sub(1)).sum();
            assert_eq!(doubled::white_behind_own(pawns).len(), surplus);
            assert_eq!(doubled::white_in_front_of_own(pawns).len(), surplus);
            assert_eq!(doubled::black_behind_own(pawns).len(), surplus);
            assert_eq!(doubled::black_in_front_of_own(pawns).len(), surplus);
            assert_eq!(doubled::black_behind_own(pawns), doubled::white_in_front_of_own(pawns));
        }
    }
}

#[test]
fn defended_pawns() {
    let positions = positions(0xdefe);
    compare_of_one(
        "defended",
        &positions,
        [defended::white_defended, defended::black_defended],
        |view, at| view.own.contains(&at) && (view.own(at, -1, -1) || view.own(at, 1, -1)),
    );
    let from_west: [[OfOne; 2]; 5] = [
        [defended::white_defended_from_west, defended::black_defended_from_west],
        [defended::white_defenders_from_west, defended::black_defenders_from_west],
        [defended::white_defended_defenders_from_west, defended::black_defended_defenders_from_west],
        [defended::white_undefended_defenders_from_west, defended::black_undefended_defenders_from_west],
        [defended::white_nondefending_defended_from_west, defended::black_nondefending_defended_from_west],
    ];
    let from_east: [[OfOne; 2]; 5] = [
        [defended::white_defended_from_east, defended::black_defended_from_east],
        [defended::white_defenders_from_east, defended::black_defenders_from_east],
        [defended::white_defended_defenders_from_east, defended::black_defended_defenders_from_east],
        [defended::white_undefended_defenders_from_east, defended::black_undefended_defenders_from_east],
        [defended::white_nondefending_defended_from_east, defended::black_nondefending_defended_from_east],
    ];
    for (side, functions) in [(-1, from_west), (1, from_east)] {
        let is_defended = |view: &View<'_>, at| view.own.contains(&at) && view.own(at, side, -1);
        let defends = |view: &View<'_>, at| view.own.contains(&at) && view.own(at, -side, 1);
        let definitions: [Definition<'_>; 5] = [
            &is_defended,
            &defends,
            &|view, at| is_defended(view, at) && defends(view, at),
            &|view, at| !is_defended(view, at) && defends(view, at),
            &|view, at| is_defended(view, at) && !defends(view, at),
        ];
        for (index, (functions, definition)) in functions.into_iter().zip(definitions).enumerate() {
            compare_of_one(&format!("item {index} from side {side}"), &positions, functions, definition);
        }
    }
}

#[test]
fn defenders_by_reverse_shifts() {
    use defended::*;
    let positions = positions(0xdeff);
    let rows: [([OfOne; 2], [OfOne; 2], i32); 2] = [
        (
            [white_defended_from_west, black_defended_from_west],
            [white_defenders_of_defended_from_west, black_defenders_of_defended_from_west],
            -1,
        ),
        (
            [white_defended_from_east, black_defended_from_east],
            [white_defenders_of_defended_from_east, black_defenders_of_defended_from_east],
            1,
        ),
    ];
    for ([white_defended, black_defended], [of_white, of_black], side) in rows {
        compare(
            "defenders of defended",
            &positions,
            [&|own, _| of_white(white_defended(own)), &|own, _| of_black(black_defended(own))],
            |view, at| view.own.contains(&at) && view.own(at, -side, 1),
        );
    }
}

#[test]
fn pawns_side_by_side() {
    use duo::*;
    let positions = positions(0xd00);
    let of = |name: &str, function: OfOne, definition: Definition<'_>| {
        let definition = |view: &View<'_>, at| view.own.contains(&at) && definition(view, at);
        compare_of_one(name, &positions, [function; 2], definition);
    };
    let east = |view: &View<'_>, at| view.own(at, 1, 0);
    let west = |view: &View<'_>, at| view.own(at, -1, 0);
    of("with east", with_east_neighbors, &east);
    of("with west", with_west_neighbors, &west);
    of("with both", with_both_neighbors, &|view, at| east(view, at) && west(view, at));
    of("with one", with_one_neighbor, &|view, at| east(view, at) != west(view, at));
    of("only east", with_exclusive_east_neighbor, &|view, at| east(view, at) && !west(view, at));
    of("only west", with_exclusive_west_neighbor, &|view, at| west(view, at) && !east(view, at));
    of("duos", duos, &|view, at| view.row(at) == 2);
    of("trios", trios, &|view, at| view.row(at) == 3);
    of("quarts", quarts, &|view, at| view.row(at) == 4);
    of("at least duos", at_least_duos, &|view, at| view.row(at) >= 2);
    of("at least trios", at_least_trios, &|view, at| view.row(at) >= 3);
    of("at least quarts", at_least_quarts, &|view, at| view.row(at) >= 4);
}

/// Every pattern of a rank, on every rank.
#[test]
fn every_row_of_pawns() {
    for pattern in 0..256 {
        for rank in 0..8 {
            let own: Set = (0..8).filter(|file| pattern >> file & 1 == 1).map(|file| (file, rank)).collect();
            let view = View { own: &own, enemy: &Set::new(), up: 1 };
            let rows = |wanted: &dyn Fn(usize) -> bool| {
                board(&own.iter().copied().filter(|&pawn| wanted(view.row(pawn))).collect())
            };
            let pawns = board(&own);
            assert_eq!(duo::duos(pawns), rows(&|row| row == 2));
            assert_eq!(duo::trios(pawns), rows(&|row| row == 3));
            assert_eq!(duo::quarts(pawns), rows(&|row| row == 4));
            assert_eq!(duo::at_least_duos(pawns), rows(&|row| row >= 2));
            assert_eq!(duo::at_least_trios(pawns), rows(&|row| row >= 3));
            assert_eq!(duo::at_least_quarts(pawns), rows(&|row| row >= 4));
        }
    }
}

#[test]
fn levers() {
    use lever::*;
    let positions = positions(0x1e7e4);
    let of = |name: &str, functions: [OfTwo; 2], definition: Definition<'_>| {
        compare_of_two(name, &positions, functions, definition);
    };
    of("east", [white_east_levers, black_east_levers], &|view, at| view.lever(at, 1));
    of("west", [white_west_levers, black_west_levers], &|view, at| view.lever(at, -1));
    of("any", [white_any_levers, black_any_levers], &|view, at| view.lever(at, 1) || view.lever(at, -1));
    of("inner", [white_inner_levers, black_inner_levers], &|view, at| {
        view.lever_of_class(at, LeverClass::Inner)
    });
    of("outer", [white_outer_levers, black_outer_levers], &|view, at| {
        view.lever_of_class(at, LeverClass::Outer)
    });
    of("center", [white_center_levers, black_center_levers], &|view, at| {
        view.lever_of_class(at, LeverClass::Center)
    });
    of("fork", [white_fork_levers, black_fork_levers], &|view, at| view.lever(at, 1) && view.lever(at, -1));
    of("loose", [white_loose_levers, black_loose_levers], &|view, at| {
        view.loose(at, 1) || view.loose(at, -1)
    });
    of("tight", [white_tight_levers, black_tight_levers], &|view, at| {
        view.tight(at, 1) || view.tight(at, -1)
    });
    of("east chain", [white_east_chain_levers, black_east_chain_levers], &|view, at| view.chain_lever(at, 1));
    of("west chain", [white_west_chain_levers, black_west_chain_levers], &|view, at| {
        view.chain_lever(at, -1)
    });
    of("chain", [white_chain_levers, black_chain_levers], &|view, at| {
        view.chain_lever(at, 1) || view.chain_lever(at, -1)
    });
    of("east mute chain", [white_east_mute_chain_levers, black_east_mute_chain_levers], &|view, at| {
        view.mute_chain_lever(at, 1)
    });
    of("west mute chain", [white_west_mute_chain_levers, black_west_mute_chain_levers], &|view, at| {
        view.mute_chain_lever(at, -1)
    });
    of("mute chain", [white_mute_chain_levers, black_mute_chain_levers], &|view, at| {
        view.mute_chain_lever(at, 1) || view.mute_chain_lever(at, -1)
    });
}

#[test]
fn levers_by_push() {
    let positions = positions(0x1e7e5);
    // Pieces on one square in seven, the same for both colours and for the position turned round.
    let pieces = |(file, rank): Coordinates| (file + rank.min(7 - rank)) % 7 == 3;
    let empty = |white: Board, black: Board| {
        !(white | black) - board(&squares().filter(|&square| pieces(square)).collect())
    };
    compare(
        "lever pushes",
        &positions,
        [&|own, enemy| lever::white_lever_pushes(own, enemy, empty(own, enemy)), &|own, enemy| {
            lever::black_lever_pushes(own, enemy, empty(own, enemy))
        }],
        |view, at| {
            let free = |square: &Coordinates| {
                !pieces(*square) && !view.own.contains(square) && !view.enemy.contains(square)
            };
            view.lever_push(at, &squares().filter(free).collect())
        },
    );
}

#[test]
fn class_of_every_capture() {
    for source in squares() {
        for target in squares() {
            let from_center = |file: i32| (2 * file - 7).abs();
            let expected = match (from_center(target.0) - from_center(source.0)).signum() {
                -1 => LeverClass::Inner,
                1 => LeverClass::Outer,
                _ => LeverClass::Center,
            };
            let (source, target) = (square(source), square(target));
            assert_eq!(LeverClass::of(source, target), expected);
            assert_eq!(LeverClass::of(target, source), expected.of_opponent());
        }
    }
}

/// What is an inner lever for one colour is an outer one for the other, and the east lever of one the west
/// lever of the other; centre, chain and mute chain levers are so for both.
#[test]
fn duality_of_levers() {
    use bitboard_core::chess::Direction::{NorthEast, NorthWest};
    use lever::*;
    for (white, black) in positions(0xdaa1) {
        let (white, black) = (board(&white), board(&black));
        let (east, west) = (white_east_levers(white, black), white_west_levers(white, black));
        assert_eq!(black_west_levers(black, white), east.to(NorthEast));
        assert_eq!(black_east_levers(black, white), west.to(NorthWest));

        let split = |levers: Board, file: fn(usize) -> bool| {
            levers.iter().filter(|square| file(usize::from(square.file()))).collect::<Board>()
        };
        let inner = split(east, |file| file <= 2).to(NorthEast) | split(west, |file| file >= 5).to(NorthWest);
        let outer = split(east, |file| file >= 4).to(NorthEast)
            | split(west, |file| (1..=3).contains(&file)).to(NorthWest);
        let center =
            split(east, |file| file == 3).to(NorthEast) | split(west, |file| file == 4).to(NorthWest);
        assert_eq!(black_outer_levers(black, white), inner);
        assert_eq!(black_inner_levers(black, white), outer);
        assert_eq!(black_center_levers(black, white), center);

        assert_eq!(
            black_west_chain_levers(black, white),
            white_east_chain_levers(white, black).to(NorthEast)
        );
        assert_eq!(
            black_east_chain_levers(black, white),
            white_west_chain_levers(white, black).to(NorthWest)
        );
        assert_eq!(
            black_west_mute_chain_levers(black, white),
            white_east_mute_chain_levers(white, black).to(NorthEast)
        );
        assert_eq!(
            black_east_mute_chain_levers(black, white),
            white_west_mute_chain_levers(white, black).to(NorthWest)
        );
        let both = white_east_chain_levers(white, black) & white_east_mute_chain_levers(white, black);
        assert!(both.is_empty(), "a chain lever is not mute");
    }
}

#[test]
fn rams() {
    use ram::*;
    let positions = positions(0x4a4);
    let of = |name: &str, functions: [OfTwo; 2], definition: Definition<'_>| {
        compare_of_two(name, &positions, functions, definition);
    };
    of("rams", [white_rams, black_rams], &|view, at| view.ram(at));
    of("immobile", [white_immobile, black_immobile], &|view, at| view.immobile(at));
    of("dead rams", [white_dead_rams, black_dead_rams], &|view, at| view.dead_ram(at));
    for complex in [LIGHT_SQUARES, DARK_SQUARES] {
        for (white, black) in &positions {
            for (own, enemy, up, function) in [
                (white, black, 1, white_central_immobile as fn(Board, Board, Board) -> Board),
                (black, white, -1, black_central_immobile),
            ] {
                let view = View { own, enemy, up };
                let expected = squares()
                    .filter(|&(file, rank)| (2..=5).contains(&file) && view.immobile((file, rank)))
                    .filter(|&(file, rank)| ((file + rank) % 2 == 1) == (complex == LIGHT_SQUARES))
                    .collect();
                assert_eq!(function(board(own), board(enemy), complex), board(&expected));
            }
        }
    }
    let light = squares().filter(|(file, rank)| (file + rank) % 2 == 1).collect();
    assert_eq!((LIGHT_SQUARES, DARK_SQUARES), (board(&light), !board(&light)));
}

/// Both colours have the same number of rammed pawns, face to face.
#[test]
fn equal_counts_of_rams() {
    for (white, black) in positions(0x4a5) {
        let (white, black) = (board(&white), board(&black));
        let (rammed, rammed_black) = (ram::white_rams(white, black), ram::black_rams(black, white));
        assert_eq!(rammed.len(), rammed_black.len());
        assert_eq!(rammed_black, rammed.to(bitboard_core::chess::Direction::North));
    }
}

#[test]
fn barriers() {
    let mut random = Random::new(0xba44);
    let mut positions = positions(0x4a6);
    // Walls of pawns across the board, sometimes with a gap.
    for _ in 0..300 {
        let wall: Vec<Coordinates> = (0..8).map(|file| (file, random.below(3) as i32 + 2)).collect();
        let missing = random.below(16);
        let kept = |index: usize| index != missing && !missing.is_multiple_of(3) || index.is_multiple_of(3);
        let white: Set =
            wall.iter().enumerate().filter(|&(index, _)| kept(index)).map(|(_, at)| *at).collect();
        let black = white.iter().map(|&(file, rank)| (file, rank + 1)).collect();
        positions.push((white, black));
    }
    let (mut walked, mut sealed) = (0, 0);
    for (white, black) in positions {
        let view = View { own: &white, enemy: &black, up: 1 };
        let (passes, enemy_passes) = (view.king_passes(), view.turned().king_passes());
        let (white, black) = (board(&white), board(&black));
        assert_eq!(ram::white_king_passes(white, black), passes, "{white:?} {black:?}");
        assert_eq!(ram::black_king_passes(black, white), enemy_passes, "{white:?} {black:?}");
        assert_eq!(ram::is_blocked_barrier(white, black), !passes && !enemy_passes);
        assert_eq!(
            ram::is_blocked_barrier(black.flip_ranks(), white.flip_ranks()),
            ram::is_blocked_barrier(white, black)
        );
        walked += u32::from(passes) + u32::from(enemy_passes);
        sealed += u32::from(!passes && !enemy_passes);
    }
    assert!(walked >= 100 && sealed >= 100, "{walked} walks, {sealed} barriers");
}

// ---- drawings and positions of the literature ----

fn number(value: &Value) -> Option<u64> {
    u64::from_str_radix(value.as_str()?.strip_prefix("0x")?, 16).ok()
}

fn numbers(value: &Value) -> BTreeMap<&str, u64> {
    let values = value.as_object().expect("named values");
    values.iter().filter_map(|(name, value)| Some((name.as_str(), number(value)?))).collect()
}

fn records(text: &str) -> BTreeMap<String, Value> {
    let records: Vec<Value> = serde_json::from_str(text).expect("a list of records");
    records.into_iter().map(|record| (record["id"].as_str().expect("a name").to_owned(), record)).collect()
}

/// Compares all outputs of a drawing with functions of its inputs.
fn drawing<const N: usize>(id: &str, inputs: [&str; N], outputs: &[Output<'_, N>]) {
    let record = &records(include_str!("data/diagrams.json"))[id];
    let (given, drawn) = (numbers(&record["inputs"]), numbers(&record["outputs"]));
    let given = inputs.map(|name| Board::from_bits_truncate(given[name]));
    for (name, function) in outputs {
        assert_eq!(function(given).bits(), drawn[name], "{id}: {name}");
    }
    let covered: Vec<&str> = outputs.iter().map(|(name, _)| *name).collect();
    assert!(drawn.keys().all(|name| covered.contains(name)), "{id} draws more than {covered:?}");
}

#[test]
fn drawing_of_a_file() {
    drawing(
        "file-mask-d",
        ["square"],
        &[("mask", &|[square]| {
            let square = square.first().expect("a square");
            assert_eq!(doubled::FILES[usize::from(square.file())], doubled::FILE_OF_SQUARE[square.index()]);
            doubled::FILE_OF_SQUARE[square.index()]
        })],
    );
}

#[test]
fn drawings_of_defended_pawns() {
    use defended::*;
    let of = |id: &str, from_west: OfOne, from_east: OfOne| {
        drawing(
            id,
            ["wpawns"],
            &[("from_west", &|[pawns]| from_west(pawns)), ("from_east", &|[pawns]| from_east(pawns))],
        );
    };
    of("defended-pawns", white_defended_from_west, white_defended_from_east);
    of("pawn-defenders", white_defenders_from_west, white_defenders_from_east);
    of("defended-defenders", white_defended_defenders_from_west, white_defended_defenders_from_east);
    of("not-defended-defenders", white_undefended_defenders_from_west, white_undefended_defenders_from_east);
    of(
        "not-defending-defended",
        white_nondefending_defended_from_west,
        white_nondefending_defended_from_east,
    );
    drawing(
        "pawn-defenders-by-shift",
        ["defended_from_west", "defended_from_east"],
        &[
            ("defenders_from_west", &|[from_west, _]| white_defenders_of_defended_from_west(from_west)),
            ("defenders_from_east", &|[_, from_east]| white_defenders_of_defended_from_east(from_east)),
        ],
    );
}

#[test]
fn drawings_of_neighbors() {
    use duo::*;
    drawing(
        "pawn-neighbors",
        ["pawns"],
        &[
            ("with_east", &|[pawns]| with_east_neighbors(pawns)),
            ("with_west", &|[pawns]| with_west_neighbors(pawns)),
            ("with_both", &|[pawns]| with_both_neighbors(pawns)),
        ],
    );
    drawing(
        "exclusive-duo",
        ["pawns"],
        &[
            ("exclusive_east", &|[pawns]| with_exclusive_east_neighbor(pawns)),
            ("exclusive_west", &|[pawns]| with_exclusive_west_neighbor(pawns)),
            ("duo", &|[pawns]| duos(pawns)),
        ],
    );
}

#[test]
fn drawings_of_levers() {
    use lever::*;
    for id in ["lever-east", "lever-west"] {
        drawing(
            id,
            ["wpawns", "bpawns"],
            &[
                ("w_east_lever", &|[white, black]| white_east_levers(white, black)),
                ("w_west_lever", &|[white, black]| white_west_levers(white, black)),
                ("b_east_lever", &|[white, black]| black_east_levers(black, white)),
                ("b_west_lever", &|[white, black]| black_west_levers(black, white)),
            ],
        );
    }
    for id in ["lever-inner", "lever-outer"] {
        drawing(
            id,
            ["wpawns", "bpawns"],
            &[
                ("w_inner_lever", &|[white, black]| white_inner_levers(white, black)),
                ("w_outer_lever", &|[white, black]| white_outer_levers(white, black)),
                ("b_inner_lever", &|[white, black]| black_inner_levers(black, white)),
                ("b_outer_lever", &|[white, black]| black_outer_levers(black, white)),
            ],
        );
    }
}

#[test]
fn drawing_of_a_barrier() {
    drawing(
        "ram-barrier",
        ["wpawns", "bpawns"],
        &[
            ("w_ram", &|[white, black]| ram::white_rams(white, black)),
            ("b_ram", &|[white, black]| ram::black_rams(black, white)),
            ("sealed", &|[white, black]| {
                Board::from_bits_truncate(u64::from(ram::is_blocked_barrier(white, black)))
            }),
        ],
    );
}

/// Everything that positions say of these modules, claimed by the source or computed beside it.
#[test]
fn positions_of_the_literature() {
    let functions: [(&str, &str, OfTwo); 23] = [
        ("w_pawns_behind_own", "", |white, _| doubled::white_behind_own(white)),
        ("b_pawns_behind_own", "", |_, black| doubled::black_behind_own(black)),
        ("w_pawns_infront_own", "", |white, _| doubled::white_in_front_of_own(white)),
        ("b_pawns_infront_own", "", |_, black| doubled::black_in_front_of_own(black)),
        ("w_rear_twins", "rear_twins", |white, _| doubled::white_rear_twins(white)),
        ("b_rear_twins", "", |_, black| doubled::black_rear_twins(black)),
        ("w_front_twins", "front_twins", |white, _| doubled::white_front_twins(white)),
        ("b_front_twins", "", |_, black| doubled::black_front_twins(black)),
        ("w_defended_from_west", "", |white, _| defended::white_defended_from_west(white)),
        ("b_defended_from_west", "", |_, black| defended::black_defended_from_west(black)),
        ("w_defended_from_east", "", |white, _| defended::white_defended_from_east(white)),
        ("b_defended_from_east", "", |_, black| defended::black_defended_from_east(black)),
        ("w_duo", "", |white, _| duo::duos(white)),
        ("b_duo", "", |_, black| duo::duos(black)),
        ("w_east_lever", "", lever::white_east_levers),
        ("b_east_lever", "", |white, black| lever::black_east_levers(black, white)),
        ("w_west_lever", "", lever::white_west_levers),
        ("b_west_lever", "", |white, black| lever::black_west_levers(black, white)),
        ("w_tight_lever", "", lever::white_tight_levers),
        ("b_tight_lever", "", |white, black| lever::black_tight_levers(black, white)),
        ("w_ram", "", ram::white_rams),
        ("b_ram", "", |white, black| ram::black_rams(black, white)),
        ("doubled_files", "", |white, _| {
            Board::from_bits_truncate(u64::from(fileset(doubled::white_behind_own(white))))
        }),
    ];
    // The record claims that no white pawn is rammed, but d4 stands before d5, and its computed set says so.
    let contradiction = ("carlsbad-minority", "w_ram", 0);
    let (mut facts, mut computed) = (0, 0);
    for (id, record) in records(include_str!("data/positions.json")) {
        let pawns = |name: &str| Board::from_bits_truncate(number(&record[name]).expect("pawns"));
        let (white, black) = (pawns("wpawns"), pawns("bpawns"));
        for (values, count) in
            [(numbers(&record["facts"]), &mut facts), (numbers(&record["computed"]), &mut computed)]
        {
            for (name, other, function) in functions {
                let value = values.get(name).or_else(|| values.get(other));
                if let Some(value) = value.filter(|value| (id.as_str(), name, **value) != contradiction) {
                    assert_eq!(function(white, black).bits(), *value, "{id}: {name}");
                    *count += 1;
                }
            }
        }
    }
    assert_eq!((facts, computed), (20, 340), "claims and computed sets");
}

#[test]
fn positions_of_chain_levers() {
    let positions = records(include_str!("data/positions.json"));
    for (id, kind) in [("chain-lever", "chain"), ("mute-chain-lever", "mute")] {
        let record = &positions[id];
        assert_eq!(record["facts"]["kind"], kind);
        let pawns = |name: &str| Board::from_bits_truncate(number(&record[name]).expect("pawns"));
        let (white, black) = (pawns("wpawns"), pawns("bpawns"));
        let of_white =
            [lever::white_chain_levers(white, black), lever::white_mute_chain_levers(white, black)];
        let of_black =
            [lever::black_chain_levers(black, white), lever::black_mute_chain_levers(black, white)];
        let levers = [lever::white_any_levers(white, black), lever::black_any_levers(black, white)];
        let [white_expected, black_expected] = levers.map(|levers| match kind {
            "chain" => [levers, Board::EMPTY],
            _ => [Board::EMPTY, levers],
        });
        assert_eq!((of_white, of_black), (white_expected, black_expected), "{id}");
    }
}

/// A row that only its owner continues, at its head: both bases are attacked, yet a head attacks nothing.
#[test]
fn a_row_of_levers_that_is_of_no_kind() {
    let white = Board::from_iter([Square::C4, Square::B5, Square::A6]);
    let black = Board::from_iter([Square::D5, Square::C6]);
    assert_eq!(lever::white_east_levers(white, black).len(), 2);
    assert!(lever::white_chain_levers(white, black).is_empty());
    assert!(lever::white_mute_chain_levers(white, black).is_empty());
}
