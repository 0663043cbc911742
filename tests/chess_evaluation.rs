//! Pawn structure as evaluation sees it: backward pawns, candidates, fakers, hidden and connected passed
//! pawns, stop squares, doubled and hanging pawns, each against a definition by coordinates.

use std::cmp::Ordering;
use std::sync::LazyLock;

use bitboard_core::chess::king::rule_of_the_square::CATCHABLE_AREA;
use bitboard_core::chess::pawn_structure::candidate::hidden::{self, SneakerBreak};
use bitboard_core::chess::pawn_structure::evaluation::{self, DoubledKind};
use bitboard_core::chess::pawn_structure::stop_control::{self, Controllers};
use bitboard_core::chess::pawn_structure::{backward, candidate, connected};
use bitboard_core::chess::pawns::isolated;
use bitboard_core::chess::{Board, Color, File, Side, Square};
use oracle::{Grid, Layout, Random, Set};

type Coordinates = (i32, i32);
type OfTwo = fn(Board, Board) -> Board;

fn grid() -> &'static Grid {
    static GRID: LazyLock<Grid> = LazyLock::new(|| Grid::rectangle(8, 8));
    &GRID
}

fn board(set: &Set) -> Board {
    Board::from_bits(Layout::usual(8, 8).word(set)).unwrap()
}

fn square((file, rank): Coordinates) -> Square {
    Square::new(file as u8, rank as u8).expect("a square of the board")
}

fn on_board((file, rank): Coordinates) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

fn squares() -> impl Iterator<Item = Coordinates> {
    (0..64).map(|index| (index % 8, index / 8))
}

// ---- definitions ----

/// The pawns of a position as one colour sees them.
struct View<'a> {
    color: Color,
    own: &'a Set,
    enemy: &'a Set,
    /// Rank of the square ahead minus that of the square itself.
    up: i32,
}

impl<'a> View<'a> {
    fn new(color: Color, own: &'a Set, enemy: &'a Set) -> Self {
        let up = match color {
            Color::White => 1,
            Color::Black => -1,
        };
        Self { color, own, enemy, up }
    }

    /// The same position seen by the other colour.
    fn other(&self) -> View<'a> {
        View::new(self.color.other(), self.enemy, self.own)
    }

    /// The rank counted from the own side of the board.
    fn rank(&self, (_, rank): Coordinates) -> i32 {
        if self.up == 1 { rank } else { 7 - rank }
    }

    fn is_ahead(&self, square: Coordinates, of: Coordinates) -> bool {
        self.rank(square) > self.rank(of)
    }

    fn stop(&self, (file, rank): Coordinates) -> Coordinates {
        (file, rank + self.up)
    }

    /// All squares ahead on the file, nearest first.
    fn span(&self, from: Coordinates) -> Vec<Coordinates> {
        (1..8).map(|far| (from.0, from.1 + far * self.up)).filter(|&square| on_board(square)).collect()
    }

    fn telestops(&self, from: Coordinates) -> Set {
        self.span(from).into_iter().skip(1).collect()
    }

    /// How many own pawns attack the square.
    fn own_attackers(&self, (file, rank): Coordinates) -> usize {
        [-1, 1].iter().filter(|&side| self.own.contains(&(file + side, rank - self.up))).count()
    }

    fn enemy_attackers(&self, square: Coordinates) -> usize {
        self.other().own_attackers(square)
    }

    /// Whether an own pawn attacks the square or will when it has advanced.
    fn is_defensible(&self, square: Coordinates) -> bool {
        self.own.iter().any(|&pawn| (pawn.0 - square.0).abs() == 1 && self.is_ahead(square, pawn))
    }

    fn is_free(&self, square: Coordinates) -> bool {
        !self.own.contains(&square) && !self.enemy.contains(&square)
    }

    fn is_open(&self, pawn: Coordinates) -> bool {
        !self.enemy.iter().any(|&other| other.0 == pawn.0 && self.is_ahead(other, pawn))
    }

    fn is_passed(&self, pawn: Coordinates) -> bool {
        !self.enemy.iter().any(|&other| (other.0 - pawn.0).abs() <= 1 && self.is_ahead(other, pawn))
    }

    fn is_half_free(&self, pawn: Coordinates) -> bool {
        self.own.contains(&pawn) && self.is_open(pawn) && !self.is_passed(pawn)
    }

    fn sentries(&self, pawn: Coordinates) -> Set {
        let guards = |other: &&Coordinates| (other.0 - pawn.0).abs() == 1 && self.is_ahead(**other, pawn);
        self.enemy.iter().filter(guards).copied().collect()
    }

    fn helpers(&self, pawn: Coordinates) -> Set {
        let helps = |other: &&Coordinates| (other.0 - pawn.0).abs() == 1 && !self.is_ahead(**other, pawn);
        self.own.iter().filter(helps).copied().collect()
    }

    fn is_backward(&self, pawn: Coordinates) -> bool {
        let stop = self.stop(pawn);
        self.own.contains(&pawn)
            && on_board(stop)
            && self.enemy_attackers(stop) > 0
            && !self.is_defensible(stop)
    }

    fn is_backward_resolved(&self, pawn: Coordinates) -> bool {
        let partners = [-1, 1].map(|side| (pawn.0 + side, pawn.1 + 2 * self.up));
        let mutual = partners.iter().any(|&partner| self.other().is_backward(partner));
        // The squares of the two pawns are two ranks apart: who has the higher rank as he counts gives way.
        self.is_backward(pawn) && !(mutual && self.rank(pawn) > 7 - (self.rank(pawn) + 2))
    }

    fn is_prospective(&self, pawn: Coordinates) -> bool {
        let stop = self.stop(pawn);
        let next = self.stop(stop);
        self.own.contains(&pawn)
            && !self.is_backward(pawn)
            && on_board(next)
            && self.enemy_attackers(stop) == 0
            && self.enemy_attackers(next) > 0
            && !self.is_defensible(next)
    }

    fn is_candidate_by_control(&self, pawn: Coordinates) -> bool {
        let safe = |&square: &Coordinates| self.enemy_attackers(square) <= self.own_attackers(square);
        self.is_half_free(pawn) && self.span(pawn).iter().all(safe)
    }

    fn is_candidate_by_helpers(&self, pawn: Coordinates) -> bool {
        self.is_half_free(pawn) && self.helpers(pawn).len() >= self.sentries(pawn).len()
    }

    fn is_faker(&self, pawn: Coordinates) -> bool {
        self.is_half_free(pawn) && self.helpers(pawn).len() < self.sentries(pawn).len()
    }

    fn has_faker_to_give(&self, sneaker: Coordinates, side: i32) -> bool {
        let faker = (sneaker.0 + side, sneaker.1 - self.up);
        self.is_faker(faker) && self.is_free(self.stop(faker))
    }

    fn is_rammed_sneaker(&self, pawn: Coordinates) -> bool {
        self.own.contains(&pawn)
            && self.rank(pawn) >= 4
            && self.enemy.contains(&self.stop(pawn))
            && self.sentries(pawn).is_empty()
    }

    fn is_sneaker(&self, pawn: Coordinates) -> bool {
        self.is_rammed_sneaker(pawn) && [-1, 1].into_iter().any(|side| self.has_faker_to_give(pawn, side))
    }

    fn has_level_helper(&self, pawn: Coordinates) -> bool {
        let with = |side: i32| {
            let helper = (pawn.0 + side, pawn.1);
            let sentry = (helper.0, helper.1 + 2 * self.up);
            self.own.contains(&helper) && self.sentries(pawn) == Set::from([sentry])
        };
        self.is_candidate_by_helpers(pawn) && (with(-1) || with(1))
    }

    fn passed(&self) -> Set {
        self.own.iter().copied().filter(|&pawn| self.is_passed(pawn)).collect()
    }

    /// Moves of one own pawn: where it goes. Neither en passant nor promotions.
    fn moves(&self, pawn: Coordinates) -> Vec<Coordinates> {
        let stop = self.stop(pawn);
        let mut targets = Vec::new();
        if self.is_free(stop) {
            targets.push(stop);
            if self.rank(pawn) == 1 && self.is_free(self.stop(stop)) {
                targets.push(self.stop(stop));
            }
        }
        targets
            .extend([-1, 1].map(|side| (stop.0 + side, stop.1)).iter().filter(|to| self.enemy.contains(to)));
        targets.retain(|&to| on_board(to) && self.rank(to) < 7);
        targets
    }

    /// The own and the enemy's pawns after a move of an own one.
    fn after(&self, from: Coordinates, to: Coordinates) -> (Set, Set) {
        let (mut own, mut enemy) = (self.own.clone(), self.enemy.clone());
        own.remove(&from);
        own.insert(to);
        enemy.remove(&to);
        (own, enemy)
    }

    /// Whether the owner, to move, makes the pawn or one that recaptures for it a passed pawn in so many moves.
    fn forces_passer(&self, pawn: Coordinates, moves: u32) -> bool {
        moves > 0
            && self.own.iter().any(|&from| {
                self.moves(from).into_iter().any(|to| {
                    let (own, enemy) = self.after(from, to);
                    let tracked = if from == pawn { to } else { pawn };
                    View::new(self.color, &own, &enemy).withstands(tracked, moves - 1)
                })
            })
    }

    /// The same with the enemy to move, who may also pass.
    fn withstands(&self, pawn: Coordinates, moves: u32) -> bool {
        if self.is_passed(pawn) {
            return true;
        }
        let enemy = self.other();
        self.forces_passer(pawn, moves)
            && self.enemy.iter().all(|&from| {
                enemy.moves(from).into_iter().all(|to| {
                    let (theirs, ours) = enemy.after(from, to);
                    let view = View::new(self.color, &ours, &theirs);
                    if to == pawn { view.recaptures(to, moves) } else { view.forces_or_is(pawn, moves) }
                })
            })
    }

    fn forces_or_is(&self, pawn: Coordinates, moves: u32) -> bool {
        self.is_passed(pawn) || self.forces_passer(pawn, moves)
    }

    fn recaptures(&self, at: Coordinates, moves: u32) -> bool {
        moves > 0
            && self.own.iter().filter(|&&from| self.moves(from).contains(&at)).any(|&from| {
                let (own, enemy) = self.after(from, at);
                View::new(self.color, &own, &enemy).withstands(at, moves - 1)
            })
    }
}

// ---- random positions ----

/// White and black pawns: mostly as in a game, some on all ranks, some on the same squares.
fn positions(seed: u64, count: usize) -> Vec<(Set, Set)> {
    let mut random = Random::new(seed);
    let all = &grid().cells;
    let usual: Set = all.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    (0..count)
        .map(|round| {
            let squares = if round % 4 == 3 { all } else { &usual };
            let (some, others) = (3 + random.below(24), 3 + random.below(24));
            let white = random.subset(squares, some);
            let mut black = random.subset(squares, others);
            if round % 8 != 7 {
                black.retain(|pawn| !white.contains(pawn));
            }
            (white, black)
        })
        .collect()
}

/// The pawns of both colours as each of them sees them.
fn views((white, black): &(Set, Set)) -> [View<'_>; 2] {
    [View::new(Color::White, white, black), View::new(Color::Black, black, white)]
}

/// Checks a set of squares against its definition, for both colours on many positions; says how many squares
/// the definition picked.
fn check_sets(white: OfTwo, black: OfTwo, definition: impl Fn(&View, Coordinates) -> bool) {
    let mut picked = 0;
    for position in positions(0x5eed, 1500) {
        for view in views(&position) {
            let function = if view.color == Color::White { white } else { black };
            let expected: Set = squares().filter(|&square| definition(&view, square)).collect();
            let actual = function(board(view.own), board(view.enemy));
            assert_eq!(
                actual,
                board(&expected),
                "{:?}, own\n{}enemy\n{}",
                view.color,
                board(view.own),
                board(view.enemy)
            );
            picked += expected.len();
        }
    }
    assert!(picked >= 20, "only {picked} squares in all");
}

/// Checks something about each square against its definition.
fn check_squares<T: PartialEq + std::fmt::Debug>(
    function: impl Fn(Color, Square, Board, Board) -> T,
    definition: impl Fn(&View, Coordinates) -> T,
) {
    let mut different = Vec::new();
    for position in positions(0xca11, 1000) {
        for view in views(&position) {
            let (own, enemy) = (board(view.own), board(view.enemy));
            for at in squares() {
                let expected = definition(&view, at);
                let actual = function(view.color, square(at), own, enemy);
                assert_eq!(actual, expected, "{:?} {at:?}, own\n{own}enemy\n{enemy}", view.color);
                if !different.contains(&expected) && different.len() < 2 {
                    different.push(expected);
                }
            }
        }
    }
    assert_eq!(different.len(), 2, "always the same");
}

// ---- positions of the literature ----

/// A position with what the literature and the plain definitions say of it.
struct Record(serde_json::Value);

impl Record {
    fn named(id: &str) -> Self {
        Self::all().into_iter().find(|record| record.0["id"] == id).expect("a position of this name")
    }

    fn all() -> Vec<Self> {
        let records: serde_json::Value =
            serde_json::from_str(include_str!("data/positions.json")).expect("positions.json is JSON");
        records.as_array().expect("a list of records").iter().cloned().map(Self).collect()
    }

    fn board(value: &serde_json::Value) -> Board {
        let digits = value.as_str().and_then(|text| text.strip_prefix("0x")).expect("a hexadecimal number");
        Board::from_bits(u64::from_str_radix(digits, 16).expect("a hexadecimal number")).unwrap()
    }

    fn white(&self) -> Board {
        Self::board(&self.0["wpawns"])
    }

    fn black(&self) -> Board {
        Self::board(&self.0["bpawns"])
    }

    fn fact(&self, name: &str) -> Board {
        Self::board(&self.0["facts"][name])
    }
}

/// All sets that the positions compute from definitions of these pages, and each function that gives one.
#[test]
fn positions_with_computed_sets() {
    let records = Record::all();
    assert_eq!(records.len(), 17);
    let functions: [(&str, OfTwo, OfTwo); 6] = [
        ("backward", backward::white_backward_pawns, backward::black_backward_pawns),
        (
            "candidates_by_control",
            candidate::white_candidates_by_control,
            candidate::black_candidates_by_control,
        ),
        (
            "candidates_by_helpers",
            candidate::white_candidates_by_helpers,
            candidate::black_candidates_by_helpers,
        ),
        ("fakers", candidate::white_fakers, candidate::black_fakers),
        ("sneakers", hidden::white_sneakers, hidden::black_sneakers),
        ("hanging_pawns_strict", isolated::white_hanging_pawns, isolated::black_hanging_pawns),
    ];
    for record in &records {
        let (white_pawns, black_pawns) = (record.white(), record.black());
        for (name, white, black) in functions {
            let computed = |color| Record::board(&record.0["computed"][format!("{color}_{name}")]);
            assert_eq!(white(white_pawns, black_pawns), computed("w"), "{} w_{name}", record.0["id"]);
            assert_eq!(black(black_pawns, white_pawns), computed("b"), "{} b_{name}", record.0["id"]);
        }
    }
}

#[test]
fn positions_of_candidates() {
    for id in ["candidate-b5-not-yet", "candidate-b5-after-a5", "helpers-one-rank-back"] {
        let record = Record::named(id);
        let (white, black) = (record.white(), record.black());
        assert_eq!(
            candidate::white_candidates_by_control(white, black),
            record.fact("w_candidates_by_control"),
            "{id}"
        );
        // The same position for the other colour.
        assert_eq!(
            candidate::black_candidates_by_control(white.flip_ranks(), black.flip_ranks()),
            record.fact("w_candidates_by_control").flip_ranks(),
            "{id}"
        );
    }
    let record = Record::named("candidate-b5-not-yet");
    assert_eq!(candidate::white_fakers(record.white(), record.black()), record.fact("w_fakers"));
    let by_search = |moves| {
        candidate::is_candidate_by_search(Color::White, Square::B5, record.white(), record.black(), moves)
    };
    assert_eq!([1, 2, 3].map(by_search), [false, false, true]);
    let record = Record::named("candidate-b5-after-a5");
    assert!(candidate::is_candidate_by_search(Color::White, Square::B5, record.white(), record.black(), 2));
    let record = Record::named("helpers-one-rank-back");
    assert_eq!(hidden::white_sneakers(record.white(), record.black()), record.fact("w_sneakers"));
    assert_eq!(
        hidden::white_candidates_with_level_helper(record.white(), record.black()),
        record.fact("w_candidates_by_control")
    );
}

#[test]
fn positions_of_hidden_passers() {
    for id in ["hidden-passer-a6", "hidden-passers-a6-h5"] {
        let record = Record::named(id);
        let (white, black) = (record.white(), record.black());
        assert_eq!(hidden::white_sneakers(white, black), record.fact("w_sneakers"), "{id}");
        assert_eq!(candidate::white_fakers(white, black), record.fact("w_fakers"), "{id}");
        assert_eq!(
            hidden::black_sneakers(white.flip_ranks(), black.flip_ranks()),
            record.fact("w_sneakers").flip_ranks(),
            "{id}"
        );
        let fakers = hidden::white_sneakers(white, black).iter().map(|sneaker| {
            let side = if sneaker == Square::A6 { Side::East } else { Side::West };
            let line = hidden::sneaker_break(Color::White, sneaker, side, white, black).expect("a line");
            assert!(line.passed_if_taken && line.passed_if_declined, "{id} {sneaker}");
            line.faker
        });
        assert_eq!(fakers.collect::<Board>(), record.fact("w_fakers"), "{id}");
    }
    let record = Record::named("hidden-passer-a6");
    let (white, black) = (record.white(), record.black());
    assert_eq!(backward::white_backward_pawns(white, black), record.fact("w_backward"));
    assert_eq!(
        hidden::sneaker_break(Color::White, Square::A6, Side::East, white, black),
        Some(SneakerBreak {
            faker: Square::B5,
            target: Square::B6,
            rammer: Square::A7,
            passed_if_taken: true,
            passed_if_declined: true,
        })
    );
    assert_eq!(hidden::sneaker_break(Color::White, Square::A6, Side::West, white, black), None);
}

#[test]
fn positions_of_doubled_pawns() {
    let record = Record::named("doubled-three-kinds");
    let (white, black) = (record.white(), record.black());
    let multiplicity = evaluation::multiplicity_per_file(white);
    let doubled = File::ALL.into_iter().filter(|file| multiplicity[file.index()] == 2);
    let doubled: u64 = doubled.map(|file| 1 << file.index()).sum();
    assert_eq!(doubled, record.fact("doubled_files").bits());
    let order = record.0["facts"]["order_best_to_worst"].as_str().expect("files");
    for (name, expected) in order.split(' ').zip([DoubledKind::Best, DoubledKind::Middle, DoubledKind::Worst])
    {
        let file = File::ALL[usize::from(name.as_bytes()[0] - b'a')];
        let potential = evaluation::doubled_exchange_potential(black, file);
        let enemies = record.0["facts"]["enemy_pawns_on_adjacent_files"][name].as_u64();
        assert_eq!(Some(u64::from(potential)), enemies, "{name}");
        let kind = |color, pawns, enemy| evaluation::doubled_kind(color, pawns, enemy, file);
        assert_eq!(kind(Color::White, white, black), Some(expected), "{name}");
        assert_eq!(kind(Color::Black, white.flip_ranks(), black.flip_ranks()), Some(expected), "{name}");
        assert_eq!(
            evaluation::doubled_held_by_one(Color::White, white, black, file),
            expected == DoubledKind::Worst
        );
    }
}

#[test]
fn position_of_a_crippled_majority() {
    let record = Record::named("crippled-majority");
    let (white, black) = (record.white(), record.black());
    let facts = &record.0["facts"];
    let (east, west) = (evaluation::wing(Side::East), evaluation::wing(Side::West));
    let count = |pawns: Board, wing| Some(u64::from(pawns.and(wing).len()));
    assert_eq!(count(white, east), facts["w_kingside"].as_u64());
    assert_eq!(count(black, east), facts["b_kingside"].as_u64());
    assert_eq!(count(white, west), facts["w_queenside"].as_u64());
    assert_eq!(count(black, west), facts["b_queenside"].as_u64());
    assert_eq!(evaluation::wing_majority(white, black, east), Ordering::Greater);
    assert_eq!(evaluation::wing_majority(black, white, east), Ordering::Less);
    assert_eq!(evaluation::wing_majority(black, white, west), Ordering::Equal);
    assert_eq!(
        Some(evaluation::crippled_majority(white, black, east)),
        facts["w_crippled_kingside"].as_bool()
    );
    assert_eq!(
        Some(evaluation::crippled_majority(black, white, west)),
        facts["b_crippled_queenside"].as_bool()
    );
}

#[test]
fn position_of_hanging_pawns() {
    let record = Record::named("hanging-pawns-c4-d4");
    let (white, black) = (record.white(), record.black());
    assert_eq!(isolated::white_hanging_pawns(white, black), record.fact("w_hanging_pawns"));
    assert_eq!(isolated::black_hanging_pawns(black, white), record.fact("b_hanging_pawns"));
    assert_eq!(
        evaluation::white_hanging_pawns_on_half_open_files(white, black),
        record.fact("w_hanging_pawns")
    );
    let empty = !(white | black);
    // d4-d5 is a lever against e6.
    assert_eq!(evaluation::white_hanging_pawn_levers(white, black, empty), Square::D4.board());
    assert_eq!(evaluation::white_hanging_pawn_breaks(white, black, empty), record.fact("w_hanging_pawns"));
}

// ---- backward pawns ----

#[test]
fn backward_pawns() {
    check_sets(backward::white_backward_pawns, backward::black_backward_pawns, |view, pawn| {
        view.is_backward(pawn)
    });
}

#[test]
fn mutually_backward_pawns() {
    check_sets(
        backward::white_backward_pawns_resolved,
        backward::black_backward_pawns_resolved,
        |view, pawn| view.is_backward_resolved(pawn),
    );
    // Of two pawns that hold each other back exactly one stays backward.
    for low in 1..5 {
        let (white, black) = (Board::from(square((3, low))), Board::from(square((4, low + 2))));
        let pair = (
            backward::white_backward_pawns_resolved(white, black),
            backward::black_backward_pawns_resolved(black, white),
        );
        assert_eq!(pair, if low < 3 { (white, Board::EMPTY) } else { (Board::EMPTY, black) });
    }
}

#[test]
fn stragglers() {
    check_sets(backward::white_stragglers, backward::black_stragglers, |view, pawn| {
        view.is_backward(pawn) && view.is_open(pawn)
    });
}

#[test]
fn prospective_backward_pawns() {
    check_sets(
        backward::white_prospective_backward_pawns,
        backward::black_prospective_backward_pawns,
        |view, pawn| view.is_prospective(pawn),
    );
}

#[test]
fn spare_tempi() {
    check_squares(backward::has_spare_tempo, |view, pawn| {
        view.is_prospective(pawn) && view.is_free(view.stop(pawn))
    });
}

// ---- stops, sentries and helpers ----

#[test]
fn stops_and_telestops() {
    check_squares(
        |color, square, _, _| (stop_control::stop(color, square), stop_control::telestops(color, square)),
        |view, from| {
            let stop: Set = view.span(from).into_iter().take(1).collect();
            (board(&stop), board(&view.telestops(from)))
        },
    );
}

#[test]
fn sentries_and_helpers() {
    check_squares(
        |color, square, _, enemy| candidate::sentries(color, square, enemy),
        |view, pawn| board(&view.sentries(pawn)),
    );
    check_squares(
        |color, square, pawns, _| candidate::helpers(color, square, pawns),
        |view, pawn| board(&view.helpers(pawn)),
    );
}

#[test]
fn holes_between_two_sentries() {
    check_sets(candidate::white_sentry_gap_holes, candidate::black_sentry_gap_holes, |view, (file, rank)| {
        view.enemy.contains(&(file - 1, rank))
            && view.enemy.contains(&(file + 1, rank))
            && view.own.contains(&(file, rank - 2 * view.up))
    });
}

// ---- candidates and fakers ----

#[test]
fn candidates_by_control() {
    check_sets(
        candidate::white_candidates_by_control,
        candidate::black_candidates_by_control,
        |view, pawn| view.is_candidate_by_control(pawn),
    );
}

#[test]
fn candidates_by_helpers() {
    check_sets(
        candidate::white_candidates_by_helpers,
        candidate::black_candidates_by_helpers,
        |view, pawn| view.is_candidate_by_helpers(pawn),
    );
}

#[test]
fn fakers() {
    check_sets(candidate::white_fakers, candidate::black_fakers, |view, pawn| view.is_faker(pawn));
}

/// Any move of another pawn may do it by this definition, though only captures do.
#[test]
fn fakers_that_become_candidates() {
    check_squares(candidate::becomes_candidate, |view, pawn| {
        view.is_faker(pawn)
            && view.own.iter().filter(|&&other| other != pawn).any(|&other| {
                let (stop, double) = (view.stop(other), view.stop(view.stop(other)));
                let pushes = [stop, double].into_iter().filter(|&to| view.is_free(to));
                let captures = [(stop.0 - 1, stop.1), (stop.0 + 1, stop.1)];
                let captures = captures.into_iter().filter(|to| view.enemy.contains(to));
                pushes.chain(captures).filter(|&to| on_board(to)).any(|to| {
                    let (own, enemy) = view.after(other, to);
                    let view = View::new(view.color, &own, &enemy);
                    view.helpers(pawn).len() >= view.sentries(pawn).len()
                })
            })
    });
}

#[test]
fn candidates_by_search() {
    let mut random = Random::new(0xdeed);
    let usual: Set = grid().cells.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    // Few pawns, close together: whatever is to be searched grows quickly.
    let mut found = [0; 4];
    for round in 0..2500 {
        let first = random.below(5) as i32;
        let near: Set =
            usual.iter().copied().filter(|&(file, _)| (first..first + 4).contains(&file)).collect();
        let white = random.subset(&near, 14);
        let mut black = random.subset(&near, 10);
        black.retain(|pawn| !white.contains(pawn));
        if white.len() + black.len() > 7 {
            continue;
        }
        let moves = [0, 1, 2, 2, 3][round % 5];
        for view in views(&(white.clone(), black.clone())) {
            for &pawn in view.own {
                let expected = view.is_half_free(pawn) && view.forces_passer(pawn, moves);
                let (own, enemy) = (board(view.own), board(view.enemy));
                let actual = candidate::is_candidate_by_search(view.color, square(pawn), own, enemy, moves);
                assert_eq!(
                    actual, expected,
                    "{:?} {pawn:?} in {moves}, own\n{own}enemy\n{enemy}",
                    view.color
                );
                found[moves as usize] += usize::from(expected);
            }
        }
    }
    assert!(found[0] == 0 && found[1..].iter().all(|&found| found >= 20), "{found:?}");
}

// ---- hidden passed pawns ----

#[test]
fn sneakers() {
    check_sets(hidden::white_sneakers, hidden::black_sneakers, |view, pawn| view.is_sneaker(pawn));
}

fn offset(side: Side) -> i32 {
    match side {
        Side::East => 1,
        Side::West => -1,
    }
}

#[test]
fn sacrifices_for_sneakers() {
    for side in Side::ALL {
        check_squares(
            |color, square, pawns, enemy| hidden::sneaker_break(color, square, side, pawns, enemy),
            |view, pawn| {
                let faker = (pawn.0 + offset(side), pawn.1 - view.up);
                let (target, rammer) = (view.stop(faker), view.stop(pawn));
                if !view.is_rammed_sneaker(pawn) || !view.has_faker_to_give(pawn, offset(side)) {
                    return None;
                }
                // The rammer takes.
                let (mut own, mut enemy) = (view.own.clone(), view.enemy.clone());
                own.remove(&faker);
                enemy.remove(&rammer);
                enemy.insert(target);
                let taken = View::new(view.color, &own, &enemy).is_passed(pawn);
                // It does not, and is taken.
                let (mut own, mut enemy) = (view.own.clone(), view.enemy.clone());
                own.remove(&faker);
                own.insert(rammer);
                enemy.remove(&rammer);
                let declined = View::new(view.color, &own, &enemy).is_passed(rammer);
                Some(SneakerBreak {
                    faker: square(faker),
                    target: square(target),
                    rammer: square(rammer),
                    passed_if_taken: taken,
                    passed_if_declined: declined,
                })
            },
        );
    }
}

#[test]
fn candidates_with_a_helper_beside() {
    check_sets(
        hidden::white_candidates_with_level_helper,
        hidden::black_candidates_with_level_helper,
        |view, pawn| view.has_level_helper(pawn),
    );
}

/// Whether the king stops the pawn by the rule of the square: the pawn counts its moves to the last rank, two
/// less a double push, the king his to the promotion square, and who moves first has one to spare.
fn catches(pawn_color: Color, pawn: Coordinates, king: Coordinates, pawn_to_move: bool) -> bool {
    let view = View::new(pawn_color, const { &Set::new() }, const { &Set::new() });
    let moves = match view.rank(pawn) {
        1 => 5,
        rank => 7 - rank,
    };
    let last = match pawn_color {
        Color::White => 7,
        Color::Black => 0,
    };
    let distance = (king.0 - pawn.0).abs().max((king.1 - last).abs());
    distance <= moves + i32::from(!pawn_to_move)
}

#[test]
fn races_of_sneakers() {
    let mut random = Random::new(0xace5);
    let cells = &grid().cells;
    let mut found = [0; 2];
    for round in 0..20_000 {
        // A sneaker with its faker and rammer, and kings anywhere.
        let (file, rank) = (random.below(8) as i32, 3 + random.below(4) as i32);
        let side = Side::ALL[random.below(2)];
        let faker = (file + offset(side), rank - 1);
        if !on_board(faker) {
            continue;
        }
        let mut white = Set::from([(file, rank), faker]);
        let mut black = Set::from([(file, rank + 1)]);
        if round % 3 == 0 {
            white.insert(random.one(cells));
            black.insert(random.one(cells));
            black.retain(|pawn| !white.contains(pawn));
        }
        let (king, enemy_king) = (random.one(cells), random.one(cells));
        let view = View::new(Color::White, &white, &black);
        let target = (faker.0, rank);
        let line = view.is_rammed_sneaker((file, rank)) && view.has_faker_to_give((file, rank), offset(side));
        // The rank of the enemy's pawn as the enemy counts.
        let trails = 7 - rank <= rank - 2;
        let expected = line
            && trails
            && !catches(Color::White, (file, rank), enemy_king, true)
            && !catches(Color::Black, target, king, true);
        let sneaker = square((file, rank));
        let (king, enemy_king) = (square(king), square(enemy_king));
        let (pawns, enemy) = (board(&white), board(&black));
        assert_eq!(
            hidden::sneaker_race_ok(Color::White, sneaker, side, pawns, enemy, king, enemy_king),
            expected,
            "{sneaker} {side:?}, kings {king} and {enemy_king}\n{pawns}\n{enemy}"
        );
        assert_eq!(
            hidden::sneaker_race_ok(
                Color::Black,
                sneaker.flip_rank(),
                side,
                pawns.flip_ranks(),
                enemy.flip_ranks(),
                king.flip_rank(),
                enemy_king.flip_rank()
            ),
            expected
        );
        found[usize::from(expected)] += 1;
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}

// ---- connected passed pawns ----

fn has_neighbour(passed: &Set, pawn: Coordinates) -> bool {
    passed.iter().any(|other| (other.0 - pawn.0).abs() == 1)
}

#[test]
fn connected_passers() {
    check_sets(connected::white_connected_passers, connected::black_connected_passers, |view, pawn| {
        let passed = view.passed();
        passed.contains(&pawn) && has_neighbour(&passed, pawn)
    });
}

#[test]
fn passers_in_a_duo() {
    check_sets(
        connected::white_connected_passers_duo,
        connected::black_connected_passers_duo,
        |view, pawn| {
            let passed = view.passed();
            let beside = [-1, 1].map(|side| (pawn.0 + side, pawn.1));
            passed.contains(&pawn) && beside.iter().any(|other| passed.contains(other))
        },
    );
}

#[test]
fn protected_passers() {
    check_sets(connected::white_protected_passers, connected::black_protected_passers, |view, pawn| {
        view.passed().contains(&pawn) && view.own_attackers(pawn) > 0
    });
    check_sets(
        connected::white_connected_protected_passers,
        connected::black_connected_protected_passers,
        |view, pawn| {
            let passed = view.passed();
            let among = View::new(view.color, &passed, view.enemy);
            passed.contains(&pawn) && among.own_attackers(pawn) > 0
        },
    );
}

#[test]
fn isolated_passers() {
    check_sets(connected::white_isolated_passers, connected::black_isolated_passers, |view, pawn| {
        let passed = view.passed();
        passed.contains(&pawn) && !has_neighbour(&passed, pawn)
    });
}

#[test]
fn duty_of_a_king_before_connected_passers() {
    let mut random = Random::new(0xd07);
    let usual: Set = grid().cells.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    let mut found = [0; 2];
    for _ in 0..3000 {
        let passers = random.subset(&usual, 6);
        let king = random.one(&grid().cells);
        for view in [View::new(Color::White, &passers, &passers), View::new(Color::Black, &passers, &passers)]
        {
            for to_move in Color::ALL {
                let foremost = passers.iter().map(|&pawn| view.rank(pawn)).max();
                let expected = passers
                    .iter()
                    .filter(|&&pawn| Some(view.rank(pawn)) == foremost)
                    .all(|&pawn| catches(view.color, pawn, king, to_move == view.color));
                let actual = connected::connected_passers_king_duty(
                    view.color,
                    board(&passers),
                    square(king),
                    to_move,
                );
                assert_eq!(actual, expected, "{:?}, king {king:?}\n{}", view.color, board(&passers));
                found[usize::from(expected)] += 1;
            }
        }
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}

// ---- control of stop and telestops ----

#[test]
fn control_of_the_stop() {
    check_squares(
        |color, square, _, attacks| stop_control::controls_stop(color, square, attacks),
        |view, pawn| view.enemy.contains(&view.stop(pawn)),
    );
    check_squares(
        |color, square, _, attacks| stop_control::controlled_telestops(color, square, attacks),
        |view, pawn| board(&view.telestops(pawn).intersection(view.enemy).copied().collect()),
    );
    check_squares(
        |color, square, _, enemy| stop_control::is_stop_blocked(color, square, enemy),
        |view, pawn| view.enemy.contains(&view.stop(pawn)),
    );
}

#[test]
fn control_from_behind() {
    check_squares(
        |color, square, rooks, others| {
            let empty = !(rooks | others | square.board());
            stop_control::controls_span_from_behind(color, square, rooks, empty)
        },
        |view, pawn| {
            let behind = (1..8).map(|far| (pawn.0, pawn.1 - far * view.up));
            let occupied = |at: &Coordinates| view.own.contains(at) || view.enemy.contains(at);
            behind.into_iter().find(occupied).is_some_and(|at| view.own.contains(&at))
        },
    );
}

const ORTHOGONAL: [Coordinates; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Coordinates; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Coordinates; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// How a piece moves: its steps, and whether it goes on.
type Movement<'a> = (&'a [&'a [Coordinates]], bool);

fn attacks(from: Coordinates, (steps, slides): Movement, empty: &Set) -> Set {
    let steps = steps.iter().flat_map(|steps| steps.iter());
    let reach = if slides { 8 } else { 1 };
    steps.flat_map(|&step| grid().ride(from, step, empty).into_iter().take(reach)).collect()
}

#[test]
fn control_in_one_move() {
    let mut random = Random::new(0x0e);
    let cells = &grid().cells;
    let mut found = 0;
    for _ in 0..1000 {
        let mut left = cells.clone();
        let mut take = |random: &mut Random, percent| {
            let taken = random.subset(&left, percent);
            left.retain(|square| !taken.contains(square));
            taken
        };
        let pieces: [Set; 5] = std::array::from_fn(|_| take(&mut random, 3));
        let others = take(&mut random, 15);
        let taboo = random.subset(cells, 40);
        let pawn = random.one(cells);
        let mut occupied: Set = pieces.iter().flatten().chain(&others).copied().collect();
        occupied.insert(pawn);
        let movements: [Movement; 5] = [
            (&[&KNIGHT], false),
            (&[&DIAGONAL], true),
            (&[&ORTHOGONAL], true),
            (&[&DIAGONAL, &ORTHOGONAL], true),
            (&[&DIAGONAL, &ORTHOGONAL], false),
        ];
        for color in Color::ALL {
            let empty_set = Set::new();
            let telestops = View::new(color, &empty_set, &empty_set).telestops(pawn);
            let empty: Set = cells.difference(&occupied).copied().collect();
            let mut expected = Set::new();
            for (places, movement) in pieces.iter().zip(movements) {
                for &from in places {
                    let mut left_empty = empty.clone();
                    left_empty.insert(from);
                    for to in attacks(from, movement, &empty).difference(&taboo) {
                        expected.extend(attacks(*to, movement, &left_empty).intersection(&telestops));
                    }
                }
            }
            let [knights, bishops, rooks, queens, kings] = pieces.each_ref().map(board);
            let actual = stop_control::telestops_controllable_in_one(
                color,
                square(pawn),
                Controllers { knights, bishops, rooks, queens, kings },
                board(&occupied),
                board(&taboo),
            );
            assert_eq!(actual, board(&expected), "{color:?} {pawn:?}");
            found += expected.len();
        }
    }
    assert!(found >= 100, "{found}");
}

#[test]
fn relevance_of_stop_control() {
    for (color, to_move) in Color::ALL.into_iter().flat_map(|color| Color::ALL.map(|other| (color, other))) {
        for pawn in squares().filter(|&(_, rank)| (1..7).contains(&rank)) {
            for king in squares() {
                let expected = !catches(color, pawn, king, to_move == color);
                let actual = stop_control::stop_control_matters(color, square(pawn), square(king), to_move);
                assert_eq!(actual, expected, "{color:?} {pawn:?} {king:?} {to_move:?}");
                let area = CATCHABLE_AREA[color.other() as usize][to_move as usize][square(king).index()];
                assert_eq!(area.contains(square(pawn)), !expected);
            }
        }
    }
}

// ---- doubled pawns ----

fn on_file(pawns: &Set, file: i32) -> Vec<Coordinates> {
    pawns.iter().copied().filter(|pawn| pawn.0 == file).collect()
}

fn potential(view: &View, file: i32) -> usize {
    on_file(view.enemy, file - 1).len() + on_file(view.enemy, file + 1).len()
}

fn held_by_one(view: &View, file: i32) -> bool {
    let pair = on_file(view.own, file);
    let ahead = on_file(view.enemy, file).into_iter();
    let ahead = ahead.filter(|&enemy| pair.iter().all(|&pawn| view.is_ahead(enemy, pawn)));
    pair.len() == 2 && ahead.count() == 1 && potential(view, file) == 0
}

#[test]
fn doubled_pawns() {
    let mut found = [0; 5];
    for position in positions(0xd0b1, 3000) {
        for view in views(&position) {
            let (own, enemy) = (board(view.own), board(view.enemy));
            let multiplicity = evaluation::multiplicity_per_file(own);
            for file in 0..8 {
                let name = File::ALL[file as usize];
                assert_eq!(usize::from(multiplicity[file as usize]), on_file(view.own, file).len());
                assert_eq!(
                    usize::from(evaluation::doubled_exchange_potential(enemy, name)),
                    potential(&view, file)
                );
                let held = held_by_one(&view, file);
                assert_eq!(evaluation::doubled_held_by_one(view.color, own, enemy, name), held);
                let helped =
                    !on_file(view.own, file - 1).is_empty() || !on_file(view.own, file + 1).is_empty();
                let expected = match (on_file(view.own, file).len(), potential(&view, file)) {
                    (2, 1..) if helped => Some(DoubledKind::Best),
                    (2, 1..) => Some(DoubledKind::Middle),
                    (2, 0) if held => Some(DoubledKind::Worst),
                    _ => None,
                };
                let actual = evaluation::doubled_kind(view.color, own, enemy, name);
                assert_eq!(actual, expected, "{:?} {name:?}\n{own}\n{enemy}", view.color);
                found[expected.map_or(3, |kind| kind as usize)] += 1;
            }
        }
    }
    assert!(found[..4].iter().all(|&found| found >= 20), "{found:?}");
}

#[test]
fn value_of_doubled_pawns() {
    use evaluation::{DOUBLED_DEVALUATION, doubled_devaluation};
    let kinds = [DoubledKind::Best, DoubledKind::Middle, DoubledKind::Worst];
    for kind in kinds {
        assert_eq!(doubled_devaluation(kind, true), DOUBLED_DEVALUATION);
        assert!((1..DOUBLED_DEVALUATION).contains(&doubled_devaluation(kind, false)));
    }
    assert!(kinds.map(|kind| doubled_devaluation(kind, false)).is_sorted());
    // Half a pawn at most.
    assert_eq!(DOUBLED_DEVALUATION, 50);
}

#[test]
fn majorities() {
    let mut found = [0; 2];
    for (round, position) in positions(0x3a10, 2000).iter().enumerate() {
        let first = round as i32 % 8;
        let last = first + (round as i32 / 8) % (8 - first);
        let files = [(4..=7, evaluation::wing(Side::East)), (0..=3, evaluation::wing(Side::West)), {
            let files = first..=last;
            let squares = squares().filter(|(file, _)| files.contains(file)).collect();
            (files, board(&squares))
        }];
        for view in views(position) {
            for (files, wing) in &files {
                let count = |pawns: &Set| pawns.iter().filter(|(file, _)| files.contains(file)).count();
                let occupied = files.clone().filter(|&file| !on_file(view.own, file).is_empty()).count();
                let (own, enemy) = (count(view.own), count(view.enemy));
                let boards = (board(view.own), board(view.enemy));
                assert_eq!(evaluation::wing_majority(boards.0, boards.1, *wing), own.cmp(&enemy));
                let crippled = own > enemy && occupied <= enemy;
                assert_eq!(evaluation::crippled_majority(boards.0, boards.1, *wing), crippled);
                found[usize::from(crippled)] += 1;
            }
        }
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}

// ---- hanging pawns and pieces ----

fn qualifies(view: &View, pawn: Coordinates) -> bool {
    let has = |pawn: Coordinates| view.own.contains(&pawn);
    let beside = |side: i32| view.own.iter().any(|other| other.0 == pawn.0 + side);
    // A duo is exactly two pawns side by side.
    let run = 1
        + (1..8).take_while(|far| has((pawn.0 + far, pawn.1))).count()
        + (1..8).take_while(|far| has((pawn.0 - far, pawn.1))).count();
    has(pawn) && view.is_open(pawn) && beside(1) != beside(-1) && run == 2
}

fn is_hanging(view: &View, pawn: Coordinates) -> bool {
    qualifies(view, pawn) && [-1, 1].into_iter().any(|side| qualifies(view, (pawn.0 + side, pawn.1)))
}

#[test]
fn hanging_pawns() {
    check_sets(isolated::white_hanging_pawns, isolated::black_hanging_pawns, is_hanging);
    check_sets(
        evaluation::white_hanging_pawns_on_half_open_files,
        evaluation::black_hanging_pawns_on_half_open_files,
        |view, pawn| {
            let half_open = |file| on_file(view.enemy, file).is_empty();
            let pair = [-1, 1].into_iter().filter(|side| is_hanging(view, (pawn.0 + side, pawn.1)));
            is_hanging(view, pawn)
                && half_open(pawn.0)
                && pair.into_iter().all(|side| half_open(pawn.0 + side))
        },
    );
}

#[test]
fn breaks_of_hanging_pawns() {
    let mut random = Random::new(0xb4ea);
    let mut found = [0; 2];
    for position in positions(0xb4ea, 6000) {
        let others = random.subset(&grid().cells, 20);
        for view in views(&position) {
            let occupied: Set = view.own.union(view.enemy).chain(&others).copied().collect();
            let is_empty = |square: Coordinates| on_board(square) && !occupied.contains(&square);
            let makes_lever = |pawn: Coordinates| {
                let (stop, double) = (view.stop(pawn), view.stop(view.stop(pawn)));
                let by_one = is_empty(stop) && view.enemy_attackers(stop) > 0;
                let by_two = is_empty(stop) && is_empty(double) && view.enemy_attackers(double) > 0;
                by_one || by_two && view.rank(double) == 3
            };
            let is_safe = |pawn: Coordinates| {
                let stop = view.stop(pawn);
                on_board(stop) && view.own_attackers(stop) >= view.enemy_attackers(stop)
            };
            let hanging: Set = view.own.iter().copied().filter(|&pawn| is_hanging(&view, pawn)).collect();
            let levers: Set = hanging.iter().copied().filter(|&pawn| makes_lever(pawn)).collect();
            let breaks: Set =
                hanging.iter().copied().filter(|&pawn| is_safe(pawn) || makes_lever(pawn)).collect();
            // Nothing but the end of the board keeps hanging pawns back.
            assert!(hanging.iter().all(|pawn| breaks.contains(pawn) || view.rank(*pawn) == 7));
            let (pawns, enemy, empty) = (board(view.own), board(view.enemy), !board(&occupied));
            let functions: [fn(Board, Board, Board) -> Board; 2] = match view.color {
                Color::White => {
                    [evaluation::white_hanging_pawn_levers, evaluation::white_hanging_pawn_breaks]
                }
                Color::Black => {
                    [evaluation::black_hanging_pawn_levers, evaluation::black_hanging_pawn_breaks]
                }
            };
            assert_eq!(functions[0](pawns, enemy, empty), board(&levers), "{:?}", view.color);
            assert_eq!(functions[1](pawns, enemy, empty), board(&breaks), "{:?}", view.color);
            found[0] += levers.len();
            found[1] += breaks.len() - levers.len();
        }
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}

#[test]
fn hanging_pieces() {
    for (pieces, attacked) in positions(0x4a46, 1000) {
        for (defended, _) in positions(0xdef, 3) {
            let expected: Set = squares()
                .filter(|at| pieces.contains(at) && attacked.contains(at) && !defended.contains(at))
                .collect();
            let actual = evaluation::hanging_pieces(board(&pieces), board(&attacked), board(&defended));
            assert_eq!(actual, board(&expected));
        }
    }
}
