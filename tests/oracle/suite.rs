//! The properties of fills, written once and stamped on every algorithm, geometry and back end.

use std::collections::BTreeMap;

use crate::{Board, Grid, Layout, Random, Set, Square, Word};

/// What a fill gives back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Yields {
    /// The sliders moved by one step.
    Step,
    /// The sliders and everything on their way to the edge.
    Fill,
    /// The sliders and the empty squares they reach.
    Occluded,
    /// The squares they attack.
    Attacks,
    /// The squares they attack when nothing stands in their way.
    OpenAttacks,
    /// The pieces and the squares one step from them.
    StepAndStay,
    /// The squares that at least two of them step to.
    Forks,
}

impl Yields {
    /// From the word that a declaration uses.
    pub fn named(name: &str) -> Self {
        match name {
            "step" => Self::Step,
            "fill" => Self::Fill,
            "occluded" => Self::Occluded,
            "attacks" => Self::Attacks,
            "open attacks" => Self::OpenAttacks,
            "step and stay" => Self::StepAndStay,
            "forks" => Self::Forks,
            other => panic!("`{other}` is nothing that a fill yields"),
        }
    }
}

/// The directions that every board is tested with: the compass, and rides of knights two ways and back.
pub const DIRECTIONS: [&str; 12] = [
    "North",
    "NorthEast",
    "East",
    "SouthEast",
    "South",
    "SouthWest",
    "West",
    "NorthWest",
    "NorthNorthEast",
    "NorthEastEast",
    "SouthSouthWest",
    "SouthWestWest",
];

/// The step of a direction as the suites name it.
pub fn direction(name: &str) -> Square {
    match name {
        "North" => (0, 1),
        "NorthEast" => (1, 1),
        "East" => (1, 0),
        "SouthEast" => (1, -1),
        "South" => (0, -1),
        "SouthWest" => (-1, -1),
        "West" => (-1, 0),
        "NorthWest" => (-1, 1),
        "NorthNorthEast" => (1, 2),
        "NorthEastEast" => (2, 1),
        "SouthSouthWest" => (-1, -2),
        "SouthWestWest" => (-2, -1),
        other => panic!("no direction is called `{other}`"),
    }
}

/// A function under test.
pub struct Case<'f, W> {
    /// How a failure calls it.
    pub name: String,
    /// What it should yield.
    pub yields: Yields,
    /// In which directions; the results of several are united.
    pub steps: Vec<Square>,
    /// The function of the sliders and the empty squares.
    pub run: Box<dyn Fn(W, W) -> W + 'f>,
}

impl<'f, W: Word> Case<'f, W> {
    /// A case for directions given by name.
    pub fn new(name: &str, yields: &str, directions: &[&str], run: impl Fn(W, W) -> W + 'f) -> Self {
        Self {
            name: name.to_owned(),
            yields: Yields::named(yields),
            steps: directions.iter().map(|name| direction(name)).collect(),
            run: Box::new(run),
        }
    }
}

/// What a fill should give back.
pub fn expected(grid: &Grid, yields: Yields, steps: &[Square], sliders: &Set, empty: &Set) -> Set {
    let one = |&step: &Square| match yields {
        Yields::Step | Yields::StepAndStay => grid.step(sliders, step),
        Yields::Fill => grid.fill(sliders, step),
        Yields::Occluded => grid.occluded(sliders, empty, step),
        Yields::Attacks => grid.attacks(sliders, empty, step),
        Yields::OpenAttacks => grid.attacks(sliders, &grid.cells, step),
        Yields::Forks => unreachable!("forks come from all steps together"),
    };
    match yields {
        Yields::Forks => grid.forks(sliders, steps),
        Yields::StepAndStay => steps.iter().flat_map(one).chain(sliders.iter().copied()).collect(),
        _ => steps.iter().flat_map(one).collect(),
    }
}

/// [`check`] on one of the boards that every back end is tested on.
pub fn check_board<W: Word>(board: &Board, cases: &[Case<W>]) {
    check(&board.grid, &board.layout(), 0x5eed, board.rounds, cases);
}

/// Compares every case with the reference on `rounds` times thirty boards of all densities.
///
/// The first difference panics with drawings. The cases share each board's references, so put all cases of one
/// geometry into one call.
pub fn check<W: Word>(grid: &Grid, layout: &Layout, seed: u64, rounds: usize, cases: &[Case<W>]) {
    check_words(grid, layout, seed, rounds, cases, |_, word| word);
}

/// As [`check`], with random bits outside the cells in every input: functions on plain words must ignore them.
pub fn check_astray<W: Word>(grid: &Grid, layout: &Layout, seed: u64, rounds: usize, cases: &[Case<W>]) {
    let outside: Vec<usize> = (0..W::BITS)
        .filter(|&index| index >= layout.len() || !grid.cells.contains(&layout.square(index)))
        .collect();
    assert!(!outside.is_empty(), "every bit of the word is a cell, so none can be astray");
    check_words(grid, layout, seed, rounds, cases, |random, mut word| {
        let share = [15, 50, 100][random.below(3)];
        for &index in &outside {
            if random.below(100) < share {
                word.put(index);
            }
        }
        word
    });
}

/// Compares every case with the reference on all pairs of sets of a board of at most nine squares.
///
/// Unoptimised builds take a third of the pairs, another third for each set of empty squares.
///
/// Rides do not depend on each other, so the reference walks them once for each single slider.
pub fn check_all(grid: &Grid, layout: &Layout, cases: &[Case<u16>]) {
    let squares = layout.len();
    assert!(squares <= 9, "too many pairs of sets");
    let sets = 1 << squares;
    let share: u16 = if cfg!(debug_assertions) { 3 } else { 1 };
    let mut known: BTreeMap<(Yields, &[Square]), Vec<u16>> = BTreeMap::new();
    for case in cases {
        let by_slider = known.entry((case.yields, &case.steps)).or_insert_with(|| {
            let mut by_slider = Vec::new();
            for empty in 0..sets {
                let empty = layout.set::<u16>(empty);
                for slider in 0..squares {
                    let slider = Set::from([layout.square(slider)]);
                    let reached = expected(grid, case.yields, &case.steps, &slider, &empty);
                    by_slider.push(layout.word(&reached));
                }
            }
            by_slider
        });
        assert!(case.yields != Yields::Forks, "forks are no union over the leapers");
        let blind = !matches!(case.yields, Yields::Occluded | Yields::Attacks);
        for empty in if blind { sets - 1..sets } else { 0..sets } {
            let reached = &by_slider[usize::from(empty) * squares..][..squares];
            let (first, step) = if blind { (0, 1) } else { (empty % share, usize::from(share)) };
            for sliders in (first..sets).step_by(step) {
                let mut wanted = 0;
                for (index, reached) in reached.iter().enumerate() {
                    if sliders.get(index) {
                        wanted |= reached;
                    }
                }
                let found = (case.run)(sliders, empty);
                if found != wanted {
                    let sets = [&layout.set(sliders), &layout.set(empty)];
                    report(grid, layout, case, sets, [sliders, empty, wanted, found]);
                }
            }
        }
    }
}

fn check_words<W: Word>(
    grid: &Grid,
    layout: &Layout,
    seed: u64,
    rounds: usize,
    cases: &[Case<W>],
    disturb: impl Fn(&mut Random, W) -> W,
) {
    assert!(!cases.is_empty(), "nothing to check");
    let mut random = Random::new(seed);
    for _ in 0..rounds {
        for (sliders, empty) in random.boards(grid) {
            let sliders_word = disturb(&mut random, layout.word(&sliders));
            let empty_word = disturb(&mut random, layout.word(&empty));
            let mut known: BTreeMap<(Yields, &[Square]), W> = BTreeMap::new();
            for case in cases {
                let wanted = *known.entry((case.yields, &case.steps)).or_insert_with(|| {
                    layout.word(&expected(grid, case.yields, &case.steps, &sliders, &empty))
                });
                let found = (case.run)(sliders_word, empty_word);
                if found != wanted {
                    report(grid, layout, case, [&sliders, &empty], [sliders_word, empty_word, wanted, found]);
                }
            }
        }
    }
}

fn report<W: Word>(grid: &Grid, layout: &Layout, case: &Case<W>, sets: [&Set; 2], words: [W; 4]) -> ! {
    let [sliders, empty] = sets.map(|set| grid.draw(set));
    let wanted = grid.draw(&layout.set(words[2]));
    let mut found_set = Set::new();
    let mut astray = Vec::new();
    for index in (0..W::BITS).filter(|&index| words[3].get(index)) {
        if index < layout.len() {
            found_set.insert(layout.square(index));
        } else {
            astray.push(index);
        }
    }
    let found = grid.draw(&found_set);
    let Case { name, yields, steps, .. } = case;
    panic!(
        "{name}: {yields:?} of {steps:?} is wrong\nsliders\n{sliders}empty\n{empty}expected\n{wanted}found\n{found}\
         found outside the board: {astray:?}\nwords: {words:x?}"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs the suite on the reference itself, made wrong on purpose.
    fn check_with(grid: &Grid, yields: &str, wrong: impl Fn(&Set, &Set, Square) -> Set) {
        let layout = Layout::usual(grid.files, grid.ranks);
        let mut cases = Vec::new();
        for name in ["North", "East", "SouthWest"] {
            let (wrong, layout) = (&wrong, &layout);
            cases.push(Case::<u128>::new("mutant", yields, &[name], move |sliders, empty| {
                layout.word(&wrong(&layout.set(sliders), &layout.set(empty), direction(name)))
            }));
        }
        check(grid, &layout, 11, 1, &cases);
    }

    #[test]
    fn the_reference_passes_its_own_suite() {
        let grid = Grid::rectangle(9, 10);
        check_with(&grid, "attacks", |sliders, empty, step| grid.attacks(sliders, empty, step));
        check_with(&grid, "occluded", |sliders, empty, step| grid.occluded(sliders, empty, step));
        check_with(&grid, "fill", |sliders, _, step| grid.fill(sliders, step));
        check_with(&grid, "step", |sliders, _, step| grid.step(sliders, step));
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn one_wrong_pair_of_sets_is_found() {
        let grid = Grid::rectangle(2, 2);
        let layout = Layout::usual(2, 2);
        let case = Case::new("mutant", "attacks", &["East"], |sliders: u16, empty| {
            let right = layout.word(&grid.attacks(&layout.set(sliders), &layout.set(empty), (1, 0)));
            if (sliders, empty) == (0b0101, 0b1011) { right ^ 1 } else { right }
        });
        check_all(&grid, &layout, &[case]);
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn a_leak_over_the_edge_is_found() {
        let grid = Grid::rectangle(8, 8);
        let leaky = grid.clone().cylinder();
        check_with(&grid, "attacks", |sliders, empty, step| leaky.attacks(sliders, empty, step));
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn a_missing_seam_is_found() {
        let grid = Grid::rectangle(8, 8).cylinder();
        let flat = Grid::rectangle(8, 8);
        check_with(&grid, "step", |sliders, _, step| flat.step(sliders, step));
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn a_ride_back_to_its_own_origin_is_found() {
        let grid = Grid::rectangle(8, 8).cylinder();
        check_with(&grid, "attacks", |sliders, empty, step| {
            grid.step(&grid.occluded(sliders, empty, step), step)
        });
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn a_missing_last_cycle_is_found() {
        let grid = Grid::rectangle(8, 8);
        check_with(&grid, "attacks", |sliders, empty, step| {
            let mut front = sliders.clone();
            let mut attacked = Set::new();
            for _ in 0..6 {
                front = grid.step(&front, step);
                attacked.extend(&front);
                front = front.intersection(empty).copied().collect();
            }
            attacked
        });
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn a_missing_first_blocker_is_found() {
        let grid = Grid::rectangle(8, 8);
        check_with(&grid, "attacks", |sliders, empty, step| {
            grid.attacks(sliders, empty, step).intersection(empty).copied().collect()
        });
    }

    #[test]
    #[should_panic(expected = "mutant")]
    fn sliders_missing_from_their_flood_are_found() {
        let grid = Grid::rectangle(8, 8);
        check_with(&grid, "occluded", |sliders, empty, step| {
            grid.occluded(sliders, empty, step).intersection(empty).copied().collect()
        });
    }

    #[test]
    #[should_panic(expected = "astray")]
    fn bits_outside_the_cells_in_an_input_are_noticed() {
        let layout = Layout::usual(3, 3);
        let grid = Grid::rectangle(3, 3);
        let case =
            Case::<u16>::new("astray", "step", &["North"], |sliders, _| sliders.wrapping_shl(3) & 0x1ff);
        check(&grid, &layout, 5, 1, std::slice::from_ref(&case));
        let case = Case::<u16>::new("astray", "step", &["South"], |sliders, _| sliders.wrapping_shr(3));
        check(&grid, &layout, 5, 1, std::slice::from_ref(&case));
        check_astray(&grid, &layout, 5, 1, &[case]);
    }
}
