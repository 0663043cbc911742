//! Holes, minority attacks, passed pawns, the centre, chains and islands, as evaluation sees them: positions of
//! the literature, and every function against plain coordinates.

use std::sync::LazyLock;

use bitboard_core::chess::king::shelter;
use bitboard_core::chess::pawn_structure::candidate::hidden::{black_sneakers, white_sneakers};
use bitboard_core::chess::pawn_structure::chain::{self, Chain, Chains};
use bitboard_core::chess::pawn_structure::islands::{self, Island, Islands};
use bitboard_core::chess::pawn_structure::passers::{self, PawnEnding, Race};
use bitboard_core::chess::pawn_structure::{center, evaluation, holes, lever, minority, ram};
use bitboard_core::chess::pawns::{files, passed, spans};
use bitboard_core::chess::{Board, Color, File, Side, Square};
use oracle::{Grid, Layout, Random, Set};

type At = (i32, i32);

fn board(set: &Set) -> Board {
    Board::from_bits(Layout::usual(8, 8).word(set)).unwrap()
}

fn square((file, rank): At) -> Square {
    Square::new(file as u8, rank as u8).unwrap()
}

fn coordinates(square: Square) -> At {
    (i32::from(square.file()), i32::from(square.rank()))
}

/// All squares.
fn cells() -> &'static Set {
    static CELLS: LazyLock<Set> = LazyLock::new(|| Grid::rectangle(8, 8).cells);
    &CELLS
}

fn picked(predicate: impl Fn(At) -> bool) -> Board {
    board(&cells().iter().copied().filter(|&at| predicate(at)).collect())
}

fn set_of(board: Board) -> Set {
    Layout::usual(8, 8).set(board.bits())
}

// ---- positions of the literature ----

struct Record {
    id: String,
    white: Board,
    black: Board,
    facts: serde_json::Value,
    computed: serde_json::Value,
}

fn bits(value: &serde_json::Value) -> u64 {
    let digits = value.as_str().and_then(|text| text.strip_prefix("0x")).expect("a hexadecimal number");
    u64::from_str_radix(digits, 16).expect("a hexadecimal number")
}

fn sets(value: &serde_json::Value) -> Board {
    Board::from_bits(bits(value)).unwrap()
}

fn records() -> Vec<Record> {
    let text = include_str!("data/positions.json");
    let records: serde_json::Value = serde_json::from_str(text).expect("positions.json is JSON");
    let records = records.as_array().expect("a list of records").iter();
    records
        .map(|record| Record {
            id: record["id"].as_str().expect("a name").to_owned(),
            white: sets(&record["wpawns"]),
            black: sets(&record["bpawns"]),
            facts: record["facts"].clone(),
            computed: record["computed"].clone(),
        })
        .collect()
}

fn record(id: &str) -> Record {
    records().into_iter().find(|record| record.id == id).expect("a position of this name")
}

/// The inputs and outputs of a drawing.
fn diagram(id: &str) -> (serde_json::Value, serde_json::Value) {
    let text = include_str!("data/diagrams.json");
    let records: serde_json::Value = serde_json::from_str(text).expect("diagrams.json is JSON");
    let mut records = records.as_array().expect("a list of records").iter();
    let record = records.find(|record| record["id"] == id).expect("a drawing of this name");
    (record["inputs"].clone(), record["outputs"].clone())
}

#[test]
fn position_of_a_hole() {
    let Record { white, facts, computed, .. } = record("hole-d4");
    assert!(sets(&facts["contains_hole"]).is_subset(holes::white_holes(white)));
    assert_eq!(holes::white_holes(white), sets(&computed["w_holes"]));
    assert_eq!(holes::black_holes(white.flip_ranks()), sets(&computed["w_holes"]).flip_ranks());
}

#[test]
fn position_of_a_minority_attack() {
    let Record { white, black, facts, computed, .. } = record("carlsbad-minority");
    let abc = Board::FILE_A | Board::FILE_B | Board::FILE_C;
    assert_eq!(Some(u64::from((white & abc).len())), facts["w_files_abc"].as_u64());
    assert_eq!(Some(u64::from((black & abc).len())), facts["b_files_abc"].as_u64());
    assert_eq!(u64::from(files::half_open_files(white, black)), bits(&facts["w_half_open_files"]));
    // The record's facts deny the ram of the d-pawns that its computed sets have, and that stands on the board.
    assert_eq!(ram::white_rams(white, black), sets(&computed["w_ram"]));
    for (white, black, own) in [(white, black, true), (black.flip_ranks(), white.flip_ranks(), false)] {
        assert!(minority::is_carlsbad(white, black));
        assert_eq!(minority::white_has_carlsbad(white, black), own);
        assert_eq!(minority::black_has_carlsbad(black, white), !own);
    }
    assert!(minority::is_minority_wing(white, black, Side::West));
    assert_eq!(minority::minority_wings(white, black), evaluation::wing(Side::West));
    assert_eq!(minority::minority_wings(black, white), Board::EMPTY);
    assert!(holes::has_isolated_queen_pawn(white));
    assert!(!holes::has_isolated_queen_pawn(black));
    // b4-b5 is what the attack is about.
    let advanced = Board::from_iter([Square::A2, Square::B4, Square::D4]);
    let empty = !(advanced | black);
    assert_eq!(minority::white_minority_levers(advanced, black, empty), Square::B5.board());
}

#[test]
fn positions_of_rammed_chains() {
    for (id, white_side, black_side, king) in [
        ("rammed-chain-white-points-east", Side::East, Side::West, "black"),
        ("rammed-chain-black-points-east", Side::West, Side::East, "white"),
    ] {
        let Record { white, black, facts, .. } = record(id);
        let named = |side| if side == Side::East { "east" } else { "west" };
        assert_eq!(facts["w_rammed_chain_direction"], named(white_side), "{id}");
        assert_eq!(facts["b_rammed_chain_direction"], named(black_side), "{id}");
        assert_eq!(facts["penalised_king"], king, "{id}");
        assert_eq!(chain::white_bases(white), sets(&facts["w_chain_base"]), "{id}");
        assert_eq!(chain::white_peaks(white), sets(&facts["w_chain_peak"]), "{id}");
        assert_eq!(chain::black_bases(black), sets(&facts["b_chain_base"]), "{id}");
        assert_eq!(chain::black_peaks(black), sets(&facts["b_chain_peak"]), "{id}");
        for (color, pawns, enemy, side, set) in [
            (Color::White, white, black, white_side, &facts["w_chain"]),
            (Color::Black, black, white, black_side, &facts["b_chain"]),
        ] {
            let chains: Vec<Chain> = Chains::of(color, pawns).collect();
            let [only] = chains[..] else { panic!("{chains:?}") };
            assert_eq!((only.side, only.pawns()), (side, sets(set)), "{id}");
            assert!(only.is_rammed(enemy), "{id}");
            for other in Side::ALL {
                assert_eq!(chain::has_rammed_chain(color, other, pawns, enemy), other == side, "{id}");
            }
        }
        // Both kings stand on the g-file.
        let under = |color, pawns, enemy, king| chain::is_king_under_chain(color, pawns, enemy, king);
        assert_eq!(under(Color::White, white, black, Square::G8), king == "black", "{id}");
        assert_eq!(under(Color::Black, black, white, Square::G1), king == "white", "{id}");
    }
}

#[test]
fn positions_of_pawn_centres() {
    let ideal = record("center-ideal");
    assert_eq!(center::center_pawns(ideal.white), sets(&ideal.facts["w_center_pawns"]));
    assert!(center::white_has_ideal_center(ideal.white) && !center::white_has_good_center(ideal.white));
    let good = record("center-good");
    assert_eq!(center::center_pawns(good.white), sets(&good.facts["w_center_pawns"]));
    assert!(center::white_has_good_center(good.white) && !center::white_has_ideal_center(good.white));
    for (id, output) in [("lever-inner", "w_inner_lever"), ("lever-outer", "w_outer_lever")] {
        let (inputs, outputs) = diagram(id);
        let (white, black) = (sets(&inputs["wpawns"]), sets(&inputs["bpawns"]));
        assert!(!sets(&outputs[output]).is_empty());
        assert_eq!(lever::white_center_levers(white, black), Board::EMPTY);
    }
}

#[test]
fn sets_of_all_positions() {
    let all = records();
    assert_eq!(all.len(), 17);
    for Record { id, white, black, computed, .. } in all {
        let expected = |name: &str| sets(&computed[name]);
        assert_eq!(passers::white_strict_passers(white, black), expected("w_passed_pawns_strict"), "{id}");
        assert_eq!(passers::black_strict_passers(black, white), expected("b_passed_pawns_strict"), "{id}");
        let without = passers::white_passers_without_rear_twins(white, black);
        assert_eq!(without, expected("w_passed_pawns_strict"), "{id}");
        let without = passers::black_passers_without_rear_twins(black, white);
        assert_eq!(without, expected("b_passed_pawns_strict"), "{id}");
        assert_eq!(holes::white_holes(white), expected("w_holes"), "{id}");
        assert_eq!(holes::black_holes(black), expected("b_holes"), "{id}");
        for (pawns, files, count) in [(white, "w_fileset", "w_islands"), (black, "b_fileset", "b_islands")] {
            assert_eq!(u64::from(spans::fileset(pawns)), bits(&computed[files]), "{id}");
            assert_eq!(islands::islands(pawns).len() as u64, computed[count].as_u64().unwrap(), "{id}");
            assert_eq!(
                islands::count(spans::fileset(pawns)) as u64,
                computed[count].as_u64().unwrap(),
                "{id}"
            );
        }
    }
    let Record { white, black, facts, .. } = record("hidden-passer-a6");
    assert_eq!(white_sneakers(white, black), sets(&facts["w_sneakers"]));
    assert!(white_sneakers(white, black).is_disjoint(passers::white_strict_passers(white, black)));
}

#[test]
fn drawings_of_chains() {
    let (inputs, outputs) = diagram("not-defended-defenders");
    let pawns = sets(&inputs["wpawns"]);
    let both = sets(&outputs["from_west"]) | sets(&outputs["from_east"]);
    assert_eq!(chain::white_bases(pawns), both);
    assert_eq!(chain::black_bases(pawns.flip_ranks()), both.flip_ranks());
    let (inputs, outputs) = diagram("not-defending-defended");
    let pawns = sets(&inputs["wpawns"]);
    let both = sets(&outputs["from_west"]) | sets(&outputs["from_east"]);
    assert_eq!(chain::white_peaks(pawns), both);
    assert_eq!(chain::black_peaks(pawns.flip_ranks()), both.flip_ranks());
}

#[test]
fn drawings_of_islands() {
    let byte = |value: &serde_json::Value| bits(value) as u8;
    let (inputs, outputs) = diagram("island-filesets");
    for (pawns, files, count) in [("wpawns", "w_fileset", "w_islands"), ("bpawns", "b_fileset", "b_islands")]
    {
        let pawns = sets(&inputs[pawns]);
        assert_eq!(spans::fileset(pawns), byte(&outputs[files]));
        assert_eq!(u64::from(islands::count(spans::fileset(pawns))), bits(&outputs[count]));
    }
    for id in ["island-borders-black", "island-borders-white"] {
        let (inputs, outputs) = diagram(id);
        assert_eq!(islands::east_files(byte(&inputs["files"])), byte(&outputs["east_files"]));
        assert_eq!(islands::west_files(byte(&inputs["files"])), byte(&outputs["west_files"]));
    }
    let (inputs, outputs) = diagram("island-east-steps");
    let set = byte(&inputs["files"]);
    assert_eq!(set >> 1, byte(&outputs["shifted_west"]));
    assert_eq!(islands::transitions_to_west(set), byte(&outputs["transitions"]));
    assert_eq!(islands::east_files_by_transitions(set), byte(&outputs["east_files"]));
    let (inputs, outputs) = diagram("island-west-steps");
    let set = byte(&inputs["files"]);
    assert_eq!(set << 1, byte(&outputs["shifted_east"]));
    assert_eq!(islands::transitions_to_east(set), byte(&outputs["transitions"]));
    assert_eq!(islands::west_files_by_transitions(set), byte(&outputs["west_files"]));
    let (inputs, outputs) = diagram("island-isolated-files");
    let set = byte(&inputs["files"]);
    assert_eq!(islands::east_files(set), byte(&inputs["east_files"]));
    assert_eq!(islands::west_files(set), byte(&inputs["west_files"]));
    assert_eq!(islands::isolated_files(set), byte(&outputs["isolated_files"]));
    assert_eq!(islands::half_isolated_files(set), byte(&outputs["wide_borders"]));
}

// ---- definitions by coordinates ----

/// The pawns of a position as one colour sees them.
struct View {
    color: Color,
    own: Set,
    enemy: Set,
}

impl View {
    /// Ranks from one square to the next for a pawn.
    fn up(&self) -> i32 {
        if self.color == Color::White { 1 } else { -1 }
    }

    /// A rank counted from the own side.
    fn rank(&self, at: At) -> i32 {
        if self.color == Color::White { at.1 } else { 7 - at.1 }
    }

    /// The view of the other colour.
    fn turned(&self) -> View {
        View { color: self.color.other(), own: self.enemy.clone(), enemy: self.own.clone() }
    }

    fn boards(&self) -> (Board, Board) {
        (board(&self.own), board(&self.enemy))
    }

    fn stop(&self, at: At) -> At {
        (at.0, at.1 + self.up())
    }

    /// Own pawns that attack a square.
    fn attackers(&self, at: At) -> usize {
        [-1, 1].iter().filter(|&&side| self.own.contains(&(at.0 + side, at.1 - self.up()))).count()
    }

    /// Whether an own pawn attacks the square, or will when it has advanced.
    fn can_attack(&self, at: At) -> bool {
        self.own.iter().any(|&pawn| (pawn.0 - at.0).abs() == 1 && self.rank(pawn) < self.rank(at))
    }

    /// Whether a pawn of a set stands ahead of a square, at most so many files away.
    fn ahead(&self, at: At, pawns: &Set, files: i32) -> bool {
        pawns.iter().any(|&pawn| (pawn.0 - at.0).abs() <= files && self.rank(pawn) > self.rank(at))
    }

    fn is_isolated(&self, at: At) -> bool {
        !self.own.iter().any(|pawn| (pawn.0 - at.0).abs() == 1)
    }

    fn is_passed(&self, at: At) -> bool {
        self.own.contains(&at) && !self.ahead(at, &self.enemy, 1)
    }

    fn is_rammed(&self, at: At) -> bool {
        self.own.contains(&at) && self.enemy.contains(&self.stop(at))
    }

    /// Whether a pawn is backward with nothing ahead of it on its file.
    fn is_straggler(&self, at: At) -> bool {
        self.own.contains(&at)
            && self.turned().attackers(self.stop(at)) > 0
            && !self.can_attack(self.stop(at))
            && !self.ahead(at, &self.enemy, 0)
    }

    fn own_where(&self, predicate: impl Fn(At) -> bool) -> Board {
        board(&self.own.iter().copied().filter(|&at| predicate(at)).collect())
    }
}

/// Calls a closure with many positions, seen from both sides: pawns where they can be, few or many, and now and
/// then anywhere on the board.
fn for_each_position(seed: u64, mut check: impl FnMut(&View, &mut Random)) {
    let mut random = Random::new(seed);
    let usual: Set = cells().iter().copied().filter(|at| (1..7).contains(&at.1)).collect();
    for round in 0..1200 {
        let squares = if round % 6 == 0 { cells() } else { &usual };
        let own = random.subset(squares, [8, 12, 17, 25, 40][round % 5]);
        let free: Set = squares.difference(&own).copied().collect();
        let enemy = random.subset(&free, [20, 12, 8, 5, 15, 30, 3][round % 7]);
        let view = View { color: Color::White, own, enemy };
        check(&view, &mut random);
        check(&View { color: Color::Black, ..view }, &mut random);
    }
}

/// The white or the black function.
macro_rules! of {
    ($color:expr, $white:path, $black:path $(,)?) => {
        match $color {
            Color::White => $white,
            Color::Black => $black,
        }
    };
}

#[test]
fn holes_and_what_stands_on_them() {
    for_each_position(0x401e, |view, random| {
        let (own, enemy) = view.boards();
        let is_hole =
            |at: At| (2..6).contains(&at.0) && [2, 3].contains(&view.rank(at)) && !view.can_attack(at);
        assert_eq!(of!(view.color, holes::white_holes, holes::black_holes)(own), picked(is_hole));
        let controlled = of!(view.color, holes::white_controlled_holes, holes::black_controlled_holes);
        let is_controlled = |at| is_hole(at) && view.turned().attackers(at) > 0;
        assert_eq!(controlled(own, enemy), picked(is_controlled));
        let minors = random.subset(cells(), 20);
        let occupied = of!(view.color, holes::white_holes_occupied, holes::black_holes_occupied);
        assert_eq!(occupied(own, board(&minors)), picked(|at| is_hole(at) && minors.contains(&at)));
    });
}

#[test]
fn isolated_pawns() {
    let mut queens = 0;
    for_each_position(0x150, |view, _| {
        let (own, enemy) = view.boards();
        let open = of!(view.color, holes::white_open_isolanis, holes::black_open_isolanis);
        let is_open = |at| view.is_isolated(at) && !view.ahead(at, &view.enemy, 0);
        assert_eq!(open(own, enemy), view.own_where(is_open));
        let has_enemy = |at: At| view.enemy.iter().any(|pawn| pawn.0 == at.0);
        assert_eq!(
            holes::half_open_isolanis(own, enemy),
            view.own_where(|at| view.is_isolated(at) && !has_enemy(at))
        );
        for (first, last, files) in [(3, 4, center::CENTER_FILES), (2, 5, center::BROAD_CENTER_FILES)] {
            assert_eq!(files, picked(|at| (first..=last).contains(&at.0)));
            let (inner, outer) = holes::split_isolanis(own, files);
            let is_inner = |at: At| (first..=last).contains(&at.0);
            assert_eq!(inner, view.own_where(|at| view.is_isolated(at) && is_inner(at)));
            assert_eq!(outer, view.own_where(|at| view.is_isolated(at) && !is_inner(at)));
        }
        let queen = view.own.iter().any(|&at| at.0 == 3 && view.is_isolated(at));
        assert_eq!(holes::has_isolated_queen_pawn(own), queen);
        queens += usize::from(queen);
    });
    assert!(queens > 50, "{queens}");
}

#[test]
fn carlsbad_structures() {
    let named = |names: &[&str]| -> Set {
        let at = |name: &&str| coordinates(name.parse::<Square>().unwrap());
        names.iter().map(at).collect()
    };
    let (minority, majority) = (named(&["a2", "b2", "d4"]), named(&["a7", "b7", "c6", "d5"]));
    let flipped = |set: &Set| -> Set { set.iter().map(|&(file, rank)| (file, 7 - rank)).collect() };
    let mut random = Random::new(0xca7);
    let mut found = [0; 2];
    for _ in 0..4000 {
        let (mut own, mut enemy) = (minority.clone(), majority.clone());
        for _ in 0..random.below(4) {
            let at = random.one(cells());
            if random.below(2) == 0 {
                own.insert(at);
            } else {
                enemy.insert(at);
            }
            if random.below(4) == 0 {
                let set = if random.below(2) == 0 { &mut own } else { &mut enemy };
                let at = random.one(set);
                set.remove(&at);
            }
        }
        let expected =
            minority.is_subset(&own) && majority.is_subset(&enemy) && own.iter().all(|&(file, _)| file != 2);
        let (w, b) = (board(&own), board(&enemy));
        assert_eq!(minority::white_has_carlsbad(w, b), expected);
        assert_eq!(minority::black_has_carlsbad(w.flip_ranks(), b.flip_ranks()), expected);
        // The same pawns for the other side to attack are another structure.
        let reverse = flipped(&minority).is_subset(&enemy)
            && flipped(&majority).is_subset(&own)
            && enemy.iter().all(|&(file, _)| file != 2);
        assert_eq!(minority::is_carlsbad(w, b), expected || reverse);
        assert_eq!(minority::is_carlsbad(b.flip_ranks(), w.flip_ranks()), expected || reverse);
        found[usize::from(expected)] += 1;
    }
    assert!(found[0] > 100 && found[1] > 100, "{found:?}");
}

/// Whether the side is the wing of a minority attack of the pawns.
fn is_minority(view: &View, side: Side) -> bool {
    let files = if side == Side::East { 4..8 } else { 0..4 };
    let count = |set: &Set| set.iter().filter(|at| files.contains(&at.0)).count();
    let has = |set: &Set, file: i32| files.contains(&file) && set.iter().any(|at| at.0 == file);
    let half_open = |file: i32| !has(&view.own, file) && has(&view.enemy, file);
    count(&view.own) < count(&view.enemy)
        && files.clone().any(|file| half_open(file) && (has(&view.own, file - 1) || has(&view.own, file + 1)))
}

#[test]
fn minority_attacks() {
    let mut found = [0; 3];
    for_each_position(0x3140, |view, random| {
        let (own, enemy) = view.boards();
        let wings = Side::ALL.map(|side| is_minority(view, side));
        let on_wing = |at: At| wings[usize::from(at.0 < 4)];
        for side in Side::ALL {
            let expected = is_minority(view, side);
            assert_eq!(minority::is_minority_wing(own, enemy, side), expected);
            found[0] += usize::from(expected);
        }
        assert_eq!(minority::minority_wings(own, enemy), picked(on_wing));
        let pieces = random.subset(cells(), 15);
        let is_empty = |at: At| {
            cells().contains(&at) && ![&view.own, &view.enemy, &pieces].iter().any(|set| set.contains(&at))
        };
        let levers = of!(view.color, minority::white_minority_levers, minority::black_minority_levers);
        let hits = |at: At| {
            [-1, 1].iter().any(|&side| {
                let target = (at.0 + side, at.1 + view.up());
                view.enemy.contains(&target) && on_wing(target)
            })
        };
        let mut expected = Set::new();
        for &pawn in view.own.iter().filter(|&&pawn| on_wing(pawn)) {
            let single = view.stop(pawn);
            let double = view.stop(single);
            if is_empty(single) {
                expected.insert(single);
                if view.rank(pawn) == 1 && is_empty(double) {
                    expected.insert(double);
                }
            }
        }
        // Two steps end on the fourth rank, from wherever a pawn has been put.
        expected.retain(|&at| hits(at));
        found[1] += expected.len();
        assert_eq!(levers(own, enemy, picked(is_empty)), board(&expected));

        let king = random.one(cells());
        let half_open =
            |file: i32| !view.own.iter().any(|at| at.0 == file) && view.enemy.iter().any(|at| at.0 == file);
        let shields = |at: At| {
            let wing = if king.0 <= 2 { 0..3 } else { 5..8 };
            let ahead = view.rank(at) - view.rank(king);
            (king.0 <= 2 || king.0 >= 5)
                && view.rank(king) <= 1
                && wing.contains(&at.0)
                && (1..3).contains(&ahead)
        };
        let next = |at: At| (half_open(at.0 - 1) || half_open(at.0 + 1)) && !shields(at);
        let actual = minority::pawns_next_to_half_open_files(view.color, own, enemy, square(king));
        assert_eq!(actual, view.own_where(next), "{king:?}");
        found[2] += usize::from(!(own & shelter::mask(view.color, square(king))).is_empty());
    });
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}

// ---- passed pawns ----

/// Whether a pawn is passed with no square of its way attacked and no pawn on it.
fn is_strict(view: &View, at: At) -> bool {
    let way = |from: At| cells().iter().copied().filter(move |to| to.0 == from.0);
    let both: Set = view.own.union(&view.enemy).copied().collect();
    let ahead = |to: &At| view.rank(*to) > view.rank(at);
    view.own.contains(&at)
        && !way(at).filter(ahead).any(|to| both.contains(&to))
        && !way(at).filter(|to| ahead(to) || *to == at).any(|to| view.turned().attackers(to) > 0)
}

#[test]
fn strict_and_outside_passers() {
    let mut found = [0; 3];
    for_each_position(0x9a55, |view, _| {
        let (own, enemy) = view.boards();
        let strict = of!(view.color, passers::white_strict_passers, passers::black_strict_passers);
        let expected = view.own_where(|at| is_strict(view, at));
        assert_eq!(strict(own, enemy), expected);
        let without = of!(
            view.color,
            passers::white_passers_without_rear_twins,
            passers::black_passers_without_rear_twins,
        );
        let is_foremost = |at| view.is_passed(at) && !view.ahead(at, &view.own, 0);
        assert_eq!(without(own, enemy), view.own_where(is_foremost));
        assert_eq!(without(own, enemy), expected);

        let all: Set = view.own.union(&view.enemy).copied().collect();
        let (first, last) = (all.iter().map(|at| at.0).min(), all.iter().map(|at| at.0).max());
        let is_outer = |at: At| Some(at.0) == first || Some(at.0) == last;
        assert_eq!(passers::outermost_files(board(&all)), picked(is_outer));
        let outside = of!(view.color, passers::white_outside_passers, passers::black_outside_passers);
        let expected = view.own_where(|at| view.is_passed(at) && is_outer(at));
        assert_eq!(outside(own, enemy), expected);
        found[0] += strict(own, enemy).len();
        found[1] += expected.len();

        // No pawn that an enemy pawn could take is passed.
        let is_lever = |at| view.own.contains(&at) && view.turned().attackers(at) > 0;
        let passed = of!(view.color, passed::white_passed_pawns, passed::black_passed_pawns);
        assert!(passed(own, enemy).is_disjoint(picked(is_lever)));
        // No hidden passed pawn is passed.
        let sneakers = of!(view.color, white_sneakers, black_sneakers)(own, enemy);
        assert!(sneakers.is_disjoint(strict(own, enemy)));
        found[2] += sneakers.len();
    });
    assert!(found.iter().all(|&found| found > 10), "{found:?}");
    assert_eq!(passers::outermost_files(Board::EMPTY), Board::EMPTY);
}

#[test]
fn bonuses() {
    for &at in cells() {
        let (white, black) = (square(at), square((at.0, 7 - at.1)));
        let bonus = passers::BONUS[0][white.index()];
        assert_eq!(bonus, [0, 5, 10, 20, 35, 60, 100, 0][at.1 as usize]);
        assert_eq!(passers::BONUS[1][black.index()], bonus);
        let drawn = [
            [0, 0, 0, 0],
            [0, 4, 8, 12],
            [0, 4, 8, 12],
            [0, 4, 8, 16],
            [0, 4, 12, 20],
            [0, 4, 8, 16],
            [0, 0, 0, 0],
            [0, 0, 0, 0],
        ];
        let bonus = center::BONUS[0][white.index()];
        assert_eq!(bonus, drawn[7 - at.1 as usize][at.0.min(7 - at.0) as usize]);
        assert_eq!(center::BONUS[1][black.index()], bonus);
        let moves = passers::moves_to_promotion(Color::White, white);
        assert_eq!(moves, [7, 5, 5, 4, 3, 2, 1, 0][at.1 as usize]);
        assert_eq!(passers::moves_to_promotion(Color::Black, black), moves);
    }
}

/// A pawn ending by coordinates.
struct Ending<'a> {
    view: &'a View,
    king: At,
    enemy_king: At,
    to_move: Color,
}

impl Ending<'_> {
    /// Whether the enemy's king cannot reach the promotion square in time, nor anything else stop the pawn.
    fn runs(&self, at: At, control: &Set) -> bool {
        let view = self.view;
        let promotion = (at.0, if view.color == Color::White { 7 } else { 0 });
        let distance = (self.enemy_king.0 - at.0).abs().max((self.enemy_king.1 - promotion.1).abs());
        let catches = distance <= self.moves(at) + i32::from(self.to_move != view.color);
        is_strict(view, at) && !catches && !view.ahead(at, control, 0)
    }

    fn moves(&self, at: At) -> i32 {
        let rank = self.view.rank(at);
        if rank == 1 { 5 } else { 7 - rank }
    }

    fn fastest(&self) -> Option<i32> {
        self.view.own.iter().filter(|&&at| self.runs(at, &Set::new())).map(|&at| self.moves(at)).min()
    }
}

#[test]
fn unstoppable_passers_and_races() {
    let mut found = [0; 5];
    for_each_position(0x7ace, |view, random| {
        // Few pawns, so that some get through.
        let thin = |set: &Set, random: &mut Random| random.subset(set, 40);
        let view =
            &View { color: view.color, own: thin(&view.own, random), enemy: thin(&view.enemy, random) };
        let turned = &view.turned();
        for _ in 0..3 {
            let (king, enemy_king) = (random.one(cells()), random.one(cells()));
            let to_move = Color::ALL[random.below(2)];
            let control = random.subset(cells(), 10);
            let own = Ending { view, king, enemy_king, to_move };
            let other = Ending { view: turned, king: enemy_king, enemy_king: king, to_move };
            let (pawns, enemy) = view.boards();
            let ending = PawnEnding {
                color: view.color,
                pawns,
                enemy,
                king: square(king),
                enemy_king: square(enemy_king),
                to_move,
            };
            assert_eq!(ending.of_enemy().of_enemy(), ending);
            assert_eq!((ending.of_enemy().pawns, ending.of_enemy().king), (enemy, square(own.enemy_king)));
            assert_eq!(own.king, other.enemy_king);

            let expected = view.own_where(|at| own.runs(at, &control));
            assert_eq!(ending.unstoppable(board(&control)), expected);
            let at = square(random.one(cells()));
            assert_eq!(ending.is_unstoppable(at, board(&control)), expected.contains(at));
            found[0] += expected.len() as usize;

            let race = match (own.fastest(), other.fastest()) {
                (Some(moves), Some(enemy_moves)) => {
                    // The moves that are made before each has promoted, both sides counted.
                    let plies = |moves, color| 2 * moves - i32::from(color == to_move);
                    let is_first = plies(moves, view.color) < plies(enemy_moves, turned.color);
                    let first = if is_first { view.color } else { turned.color };
                    found[1 + usize::from(is_first)] += 1;
                    Some(Race { moves: moves as u32, enemy_moves: enemy_moves as u32, first })
                }
                _ => None,
            };
            assert_eq!(ending.race(), race);
            let mirrored = race.map(|Race { moves, enemy_moves, first }| Race {
                moves: enemy_moves,
                enemy_moves: moves,
                first,
            });
            assert_eq!(ending.of_enemy().race(), mirrored);

            let expected = outside_counts(view, &other);
            assert_eq!(ending.outside_passer_counts(), expected);
            assert!(!(expected && race.is_some()));
            found[3 + usize::from(expected)] += 1;
        }
    });
    assert!(found.iter().all(|&found| found > 50), "{found:?}");
}

/// Whether there is an outside passer, and nothing of the enemy's against it.
fn outside_counts(view: &View, enemy: &Ending) -> bool {
    let other = enemy.view;
    let all = || view.own.iter().chain(&view.enemy).map(|at| at.0);
    let is_outer = |at: At| Some(at.0) == all().min() || Some(at.0) == all().max();
    let outside = view.own.iter().any(|&at| view.is_passed(at) && is_outer(at));
    let answers = |at: At| {
        let passed = |at| other.is_passed(at);
        let connected = other.own.iter().any(|&pawn| (pawn.0 - at.0).abs() == 1 && passed(pawn));
        let is_half_free = !passed(at) && !other.ahead(at, &other.enemy, 0);
        let ahead = cells().iter().copied().filter(|to| to.0 == at.0 && other.rank(*to) > other.rank(at));
        let is_candidate =
            is_half_free && ahead.into_iter().all(|to| view.attackers(to) <= other.attackers(to));
        enemy.runs(at, &Set::new()) || (passed(at) && (connected || other.attackers(at) > 0)) || is_candidate
    };
    outside && !other.own.iter().any(|&at| answers(at))
}

// ---- the centre ----

#[test]
fn pawn_centres() {
    let mut random = Random::new(0xce47);
    let middle: Set = cells().iter().copied().filter(|at| (2..5).contains(&at.0)).collect();
    let mut found = [0; 3];
    for _ in 0..2000 {
        let own = random.subset(&middle, 50);
        let pawns = board(&own);
        assert_eq!(center::center_pawns(pawns), picked(|at| own.contains(&at) && [3, 4].contains(&at.0)));
        for color in Color::ALL {
            let view = View { color, own: own.clone(), enemy: Set::new() };
            let fourth = if color == Color::White { 3 } else { 4 };
            let ideal = [3, 4].iter().all(|&file| own.contains(&(file, fourth)));
            let good = [2, 3].iter().all(|&file| own.contains(&(file, fourth)));
            assert_eq!(
                of!(color, center::white_has_ideal_center, center::black_has_ideal_center)(pawns),
                ideal
            );
            assert_eq!(of!(color, center::white_has_good_center, center::black_has_good_center)(pawns), good);
            let defended = of!(color, center::white_defended_center, center::black_defended_center);
            let is_defended = |at: At| [3, 4].contains(&at.0) && at.1 == fourth && view.attackers(at) > 0;
            assert_eq!(defended(pawns), view.own_where(is_defended));
            let knights = random.subset(&middle, 50);
            let blocks = of!(color, center::white_knight_blocks_c_pawn, center::black_knight_blocks_c_pawn);
            let (second, third) = if color == Color::White { (1, 2) } else { (6, 5) };
            let blocked = own.contains(&(2, second)) && knights.contains(&(2, third));
            assert_eq!(blocks(pawns, board(&knights)), blocked);
            found[0] += usize::from(ideal);
            found[1] += usize::from(good);
            found[2] += usize::from(blocked);
        }
    }
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}

#[test]
fn swaps() {
    let mut random = Random::new(0x5a9);
    let mut found = [0; 3];
    let distance = |file: i32| (2 * file - 7).abs();
    for _ in 0..1000 {
        let own = random.subset(cells(), 15);
        let pawns = board(&own);
        for _ in 0..50 {
            // Most moves are captures of own pawns, some are anything.
            let anywhere = own.is_empty() || random.below(8) == 0;
            let from = if anywhere { random.one(cells()) } else { random.one(&own) };
            let to = if random.below(8) == 0 {
                random.one(cells())
            } else {
                let step = [(-1, -1), (-1, 1), (1, -1), (1, 1)][random.below(4)];
                (from.0 + step.0, from.1 + step.1)
            };
            if !cells().contains(&to) {
                continue;
            }
            let is_capture = own.contains(&from)
                && !own.contains(&to)
                && (from.0 - to.0).abs() == 1
                && (from.1 - to.1).abs() == 1;
            let on_file = own.iter().filter(|&&at| at.0 == to.0 && at != from).count() + 1;
            let doubled = is_capture && on_file == 2;
            let centerswap = doubled && [from.0, to.0].iter().all(|file| [3, 4].contains(file));
            let innerswap = doubled && distance(to.0) < distance(from.0);
            assert_eq!(center::is_centerswap(square(from), square(to), pawns), centerswap);
            assert_eq!(center::is_innerswap(square(from), square(to), pawns), innerswap);
            // The same move of the other colour.
            let flipped = |at: At| square((at.0, 7 - at.1));
            assert_eq!(center::is_centerswap(flipped(from), flipped(to), pawns.flip_ranks()), centerswap);
            assert_eq!(center::is_innerswap(flipped(from), flipped(to), pawns.flip_ranks()), innerswap);
            found[usize::from(centerswap) + 2 * usize::from(innerswap)] += 1;
        }
    }
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}

// ---- chains ----

/// The diagonal runs of at least two pawns that go to one side, from base to peak.
fn runs(view: &View, side: Side) -> Vec<Vec<At>> {
    let step = (if side == Side::East { 1 } else { -1 }, view.up());
    let on = |at: At, by: i32| (at.0 + by * step.0, at.1 + by * step.1);
    let mut bases: Vec<At> = view.own.iter().copied().filter(|&at| !view.own.contains(&on(at, -1))).collect();
    bases.sort_by_key(|&(file, rank)| (rank, file));
    let run = |base: At| (0..8).map(|by| on(base, by)).take_while(|at| view.own.contains(at)).collect();
    bases.into_iter().map(run).filter(|run: &Vec<At>| run.len() >= 2).collect()
}

#[test]
fn chains() {
    let mut found = [0; 3];
    for_each_position(0xc4a1, |view, random| {
        let (own, enemy) = view.boards();
        // A colour whose pawns are blocked more often than by chance.
        let mut blocked = view.enemy.clone();
        blocked.extend(view.own.iter().map(|&at| view.stop(at)).filter(|at| cells().contains(at)));
        let blocked: Set = random.subset(&blocked, 85).difference(&view.own).copied().collect();
        let rammed = View { color: view.color, own: view.own.clone(), enemy: blocked };
        let blockers = board(&rammed.enemy);

        let (mut bases, mut peaks, mut expected) = (Set::new(), Set::new(), Vec::new());
        for side in Side::ALL {
            let mut rammed_peaks = Set::new();
            for run in runs(view, side) {
                let (base, peak) = (run[0], run[run.len() - 1]);
                let foremost = run.iter().rev().take(3);
                let is_rammed = run.len() >= 3 && foremost.clone().all(|&at| rammed.is_rammed(at));
                if is_rammed {
                    rammed_peaks.insert(peak);
                }
                bases.insert(base);
                peaks.insert(peak);
                let chain = Chain { color: view.color, side, base: square(base), peak: square(peak) };
                assert_eq!(chain.pawns(), board(&run.iter().copied().collect()));
                assert_eq!(chain.is_rammed(blockers), is_rammed);
                let (files, ranks) = chain.direction().delta();
                assert_eq!((i32::from(files), i32::from(ranks)), (run[1].0 - base.0, run[1].1 - base.1));
                assert_eq!(side == Side::East, peak.0 > base.0);
                expected.push(chain);
            }
            let actual = match (view.color, side) {
                (Color::White, Side::East) => chain::white_east_rammed_peaks,
                (Color::White, Side::West) => chain::white_west_rammed_peaks,
                (Color::Black, Side::East) => chain::black_east_rammed_peaks,
                (Color::Black, Side::West) => chain::black_west_rammed_peaks,
            };
            assert_eq!(actual(own, blockers), board(&rammed_peaks));
            let is_rammed = !rammed_peaks.is_empty();
            assert_eq!(chain::has_rammed_chain(view.color, side, own, blockers), is_rammed);
            let king = random.one(cells());
            if (king.0 >= 4) == (side == Side::East) {
                let under = chain::is_king_under_chain(view.color, own, blockers, square(king));
                assert_eq!(under, is_rammed);
            }
            found[0] += usize::from(is_rammed);
        }
        let chains = Chains::of(view.color, own);
        assert_eq!(chains.len(), expected.len());
        assert_eq!(chains.collect::<Vec<_>>(), expected);
        assert_eq!(of!(view.color, chain::white_bases, chain::black_bases)(own), board(&bases));
        assert_eq!(of!(view.color, chain::white_peaks, chain::black_peaks)(own), board(&peaks));
        let weak = of!(view.color, chain::white_weak_bases, chain::black_weak_bases);
        let is_weak = |at| bases.contains(&at) && view.is_straggler(at);
        assert_eq!(weak(own, enemy), picked(is_weak));
        found[1] += expected.len();
        found[2] += weak(own, enemy).len() as usize;
    });
    assert!(found.iter().all(|&found| found > 50), "{found:?}");
}

// ---- islands ----

/// The islands of a set of files, first and last file of each.
fn runs_of_files(files: &[bool; 8]) -> Vec<(usize, usize)> {
    let has = |file: usize| files.get(file).copied().unwrap_or(false);
    let starts = (0..8).filter(|&file| has(file) && (file == 0 || !has(file - 1)));
    starts.map(|first| (first, (first..8).find(|&file| !has(file + 1)).unwrap_or(first))).collect()
}

fn byte(files: impl IntoIterator<Item = usize>) -> u8 {
    files.into_iter().map(|file| 1_u8 << file).sum()
}

#[test]
fn islands_of_all_sets_of_files() {
    for set in 0..=255_u8 {
        let has: [bool; 8] = std::array::from_fn(|file| set >> file & 1 == 1);
        let runs = runs_of_files(&has);
        let single = || runs.iter().filter(|(first, last)| first == last);
        let wide = || runs.iter().filter(|(first, last)| first != last);
        let islands: Vec<Island> = Islands::of(set).collect();
        let expected: Vec<Island> = runs
            .iter()
            .map(|&(first, last)| Island { west: File::ALL[first], east: File::ALL[last] })
            .collect();
        assert_eq!(islands, expected);
        assert_eq!(Islands::of(set).len(), runs.len());
        let mut backwards: Vec<Island> = Islands::of(set).rev().collect();
        backwards.reverse();
        assert_eq!(backwards, expected);
        // From both ends in turn.
        let (mut both, mut left) = (Islands::of(set), runs.len());
        while let Some(island) = if left % 2 == 0 { both.next() } else { both.next_back() } {
            assert!(expected.contains(&island));
            left -= 1;
            assert_eq!(both.len(), left);
        }
        assert_eq!(left, 0);
        for (island, &(first, last)) in islands.iter().zip(&runs) {
            assert_eq!(island.width() as usize, last - first + 1);
            assert_eq!(island.files(), byte(first..=last));
            assert_eq!(island.board(), picked(|at| (first as i32..=last as i32).contains(&at.0)));
        }

        let (east, west) = (byte(runs.iter().map(|run| run.1)), byte(runs.iter().map(|run| run.0)));
        for forms in
            [islands::east_files, islands::east_files_by_transitions, islands::east_files_by_exclusion]
        {
            assert_eq!(forms(set), east);
        }
        for forms in
            [islands::west_files, islands::west_files_by_transitions, islands::west_files_by_exclusion]
        {
            assert_eq!(forms(set), west);
        }
        let next = |file: usize, by: i32| has.get((file as i32 + by) as usize).copied().unwrap_or(false);
        let differ = |by| byte((0..8).filter(move |&file| next(file, 0) != next(file, by)));
        assert_eq!(islands::transitions_to_west(set), differ(1));
        assert_eq!(islands::transitions_to_east(set), differ(-1));
        assert_eq!(islands::count(set) as usize, runs.len());
        assert!(runs.len() <= 4);
        let isolated = byte(single().map(|run| run.0));
        let half_isolated = byte(wide().flat_map(|&(first, last)| [first, last]));
        assert_eq!(islands::isolated_files(set), isolated);
        assert_eq!(islands::half_isolated_files(set), half_isolated);
        for width in 0..=10 {
            let of_width = runs.iter().filter(|(first, last)| last - first + 1 == width);
            let files = byte(of_width.flat_map(|&(first, last)| first..=last));
            assert_eq!(islands::of_width(set, width as u32), files, "{set:08b} {width}");
        }
        let entry = islands::TABLE[usize::from(set)];
        assert_eq!(entry.isolated, picked(|at| isolated >> at.0 & 1 == 1));
        assert_eq!(entry.half_isolated, half_isolated);
        assert_eq!((entry.east_files, entry.west_files), (east, west));
        assert_eq!(usize::from(entry.count), runs.len());
    }
    assert_eq!(size_of_val(&islands::TABLE), 4096);
}

#[test]
fn islands_of_pawns() {
    for_each_position(0x151, |view, _| {
        let count = |set: &Set| {
            runs_of_files(&std::array::from_fn(|file| set.iter().any(|at| at.0 == file as i32))).len()
        };
        let (own, enemy) = view.boards();
        assert_eq!(islands::islands(own).len(), count(&view.own));
        let all: Set = islands::islands(own).flat_map(|island| set_of(island.board())).collect();
        assert_eq!(all, set_of(spans::file_fill(own)));
        let balance = count(&view.enemy) as i8 - count(&view.own) as i8;
        assert_eq!(islands::balance(own, enemy), balance);
        assert_eq!(islands::balance(enemy, own), -balance);
        // Isolated and half-isolated pawns are those on the isolated and half-isolated files.
        let files = spans::fileset(own);
        let on = |files: u8| view.own_where(|at| files >> at.0 & 1 == 1);
        let neighbours = |at: At| [-1, 1].map(|side| view.own.iter().any(|pawn| pawn.0 == at.0 + side));
        assert_eq!(on(islands::isolated_files(files)), view.own_where(|at| neighbours(at) == [false; 2]));
        assert_eq!(
            on(islands::half_isolated_files(files)),
            view.own_where(|at| neighbours(at)[0] != neighbours(at)[1])
        );
    });
}

#[test]
fn sizes_are_as_documented() {
    assert_eq!((size_of::<Chain>(), size_of::<Chains>()), (4, 32));
    assert_eq!((size_of::<Island>(), size_of::<Islands>(), size_of::<islands::Entry>()), (2, 1, 16));
    assert_eq!((size_of::<PawnEnding>(), size_of::<Race>()), (24, 12));
    assert_eq!((size_of_val(&passers::BONUS), size_of_val(&center::BONUS)), (256, 256));
}
