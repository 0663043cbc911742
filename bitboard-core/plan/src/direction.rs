//! Directions: a step on a geometry, and the shifts and wrap masks that make it.

use alloc::{string::String, vec, vec::Vec};

use crate::{Bits, Geometry, Problem, Wrap};

/// One shift that makes (part of) a step.
///
/// On a board with plain edges a step is one term. Over the seam of a cylinder or torus the bits move by
/// another amount, so such a step is the union of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// How far bits move: positive towards higher bits.
    pub amount: i32,
    /// Whether bits pushed out at one end of the word come back at the other.
    pub rotates: bool,
    /// The squares that some square steps onto by this term.
    pub landing: Bits,
    /// The mask to apply after the shift so that nothing but `landing` remains of the cells: the whole
    /// landing files or ranks where that is enough, `None` where nothing can go wrong.
    pub mask_after: Option<Bits>,
    /// The mask to apply before the shift to the same end.
    pub mask_before: Option<Bits>,
}

/// A direction on a geometry: where each square steps to, and by which shifts.
///
/// ```
/// use bitboard_plan::{Bits, Direction, Geometry, Problem, Wrap};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let chess = Geometry::chess();
/// let east = Direction::step(&chess, 1, 0)?;
/// assert_eq!((east.name(), east.delta(), east.longest(), east.is_ring()), ("east", (1, 0), 7, false));
/// assert_eq!((east.target(0), east.target(7)), (Some(1), None));
/// assert_eq!((east.sources().len(), east.landing().len()), (56, 56));
/// assert_eq!(east.opposite(&chess).delta(), (-1, 0));
/// // One shift and a mask; two steps at once are another.
/// assert_eq!((east.terms()[0].amount, east.terms_of(&chess, 2)[0].amount), (1, 2));
///
/// // The same from a shift and a mask, which is refused if it lets squares wrap.
/// let not_a_file = chess.cells().without((0..8).map(|rank| 8 * rank).collect());
/// assert!(Direction::raw(&chess, 1, not_a_file, false).is_ok_and(|raw| raw.same_steps(&east)));
/// let leaking = Direction::raw(&chess, 1, chess.cells(), false).unwrap_err();
/// assert!(matches!(leaking[0], Problem::MaskLeaks { .. }));
///
/// // Only into a zone; nowhere at all; round a cylinder, where a step over the seam is a shift of its own.
/// let zone: Bits = [1, 2].into_iter().collect();
/// assert_eq!(east.within(&chess, zone)?.landing(), zone);
/// assert!(Direction::nowhere(&chess).sources().is_empty());
/// let cylinder = chess.with_wrap(Wrap::Files);
/// let round = Direction::step(&cylinder, 1, 0)?;
/// assert!(round.is_ring() && round.terms().len() == 2);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Direction {
    name: String,
    files: i32,
    ranks: i32,
    targets: Vec<Option<u32>>,
    terms: Vec<Term>,
    longest: u32,
    ring: bool,
}

impl Direction {
    /// The direction whose step goes `files` to the east and `ranks` to the north.
    ///
    /// # Errors
    /// [`Problem::NoStep`] if it goes nowhere, [`Problem::StepTooLong`] if no square can make it,
    /// [`Problem::GoesRound`] if it goes further than once round a cylinder or torus.
    pub fn step(geometry: &Geometry, files: i32, ranks: i32) -> Result<Self, Problem> {
        let round = |by: i32, side: u32, wraps: bool| {
            let side = side as i32;
            if wraps && by.unsigned_abs() >= side.unsigned_abs() { by % side } else { by }
        };
        let shortest = (
            round(files, geometry.files(), geometry.wrap() != Wrap::None),
            round(ranks, geometry.ranks(), geometry.wrap() == Wrap::Both),
        );
        if shortest != (files, ranks) && shortest != (0, 0) {
            return Err(Problem::GoesRound { files, ranks, shortest });
        }
        let targets = targets(geometry, files, ranks);
        if (files, ranks) == (0, 0) || (0u32..).zip(&targets).any(|(bit, &target)| target == Some(bit)) {
            return Err(Problem::NoStep { files, ranks });
        }
        if targets.iter().all(Option::is_none) {
            return Err(Problem::StepTooLong { files, ranks, geometry: alloc::format!("{geometry}") });
        }
        Ok(Self::from_targets(geometry, (files, ranks), targets))
    }

    /// The direction that shifts bits by `amount` (positive towards higher bits) and then applies `mask`,
    /// recognised as a step. Bits of the mask that are no squares do not count. With `narrows`, the mask may
    /// remove squares that the step would reach; it may never let a square wrap.
    ///
    /// # Errors
    /// [`Problem::ZeroShift`], [`Problem::ShiftTooLong`], [`Problem::MaskLeaks`], [`Problem::MaskNarrows`];
    /// the last two may come together.
    pub fn raw(geometry: &Geometry, amount: i32, mask: Bits, narrows: bool) -> Result<Self, Vec<Problem>> {
        if amount == 0 {
            return Err(vec![Problem::ZeroShift]);
        }
        let mask = mask.and(geometry.cells());
        let moved = geometry.cells().shift(amount).and(geometry.cells());
        let lands = moved.and(mask);
        // A shift can be read as several steps, such as one file east or one rank north and all the way
        // west. The step meant is the one under which least leaks, the shortest of equals.
        let best = steps_of_shift(geometry, amount)
            .into_iter()
            .map(|(files, ranks)| {
                let targets = targets(geometry, files, ranks);
                let legal = landing(&targets, |bit, target| target as i32 - bit as i32 == amount);
                let reach = landing(&targets, |_, _| true);
                let (leaks, lost) = (lands.without(legal), reach.without(mask.and(legal)));
                (
                    (leaks.len(), files.abs().max(ranks.abs()), lost.len()),
                    (files, ranks),
                    targets,
                    leaks,
                    lost,
                )
            })
            .min_by_key(|candidate| candidate.0);
        let Some((_, (files, ranks), targets, leaks, lost)) = best else {
            return Err(vec![Problem::ShiftTooLong { amount, geometry: alloc::format!("{geometry}") }]);
        };
        let mut problems = Vec::new();
        let name = |bit: u32| geometry.square_name(bit).unwrap_or_default();
        if !leaks.is_empty() {
            let wraps = leaks.iter().map(|to| (name((to as i32 - amount) as u32), name(to))).collect();
            problems.push(Problem::MaskLeaks { step: (files, ranks), wraps, leaks });
        }
        if !lost.is_empty() && (!narrows || lands.is_empty()) {
            let seam = geometry.wrap() != Wrap::None && !mask_alone_suffices(&targets, amount);
            let empty = lands.is_empty();
            problems.push(Problem::MaskNarrows {
                step: (files, ranks),
                lost: lost.iter().map(name).collect(),
                seam,
                empty,
            });
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let kept =
            targets.into_iter().map(|target| target.filter(|&target| lands.contains(target))).collect();
        Ok(Self::from_targets(geometry, (files, ranks), kept))
    }

    /// A direction in which no square can step: what stands in for one that could not be understood.
    #[must_use]
    pub fn nowhere(geometry: &Geometry) -> Self {
        let grid = geometry.files() * geometry.ranks();
        Self::from_targets(geometry, (0, 0), vec![None; grid as usize])
    }

    /// The same direction, but only steps that land in `zone` remain: a river, a palace.
    ///
    /// # Errors
    /// [`Problem::ZoneOutOfReach`] if no step lands there.
    pub fn within(&self, geometry: &Geometry, zone: Bits) -> Result<Self, Problem> {
        let lands = self.landing().and(zone);
        if lands.is_empty() {
            return Err(Problem::ZoneOutOfReach { step: self.delta() });
        }
        let kept = self.targets.iter().map(|target| target.filter(|&target| lands.contains(target)));
        Ok(Self::from_targets(geometry, self.delta(), kept.collect()))
    }

    /// The direction that undoes this one: every step taken backwards.
    #[must_use]
    pub fn opposite(&self, geometry: &Geometry) -> Self {
        let mut back = vec![None; self.targets.len()];
        for (bit, target) in (0u32..).zip(&self.targets) {
            if let Some(target) = target {
                back[*target as usize] = Some(bit);
            }
        }
        Self::from_targets(geometry, (-self.files, -self.ranks), back)
    }

    /// The direction of any step, also of one that goes round the board; `None` if no square can make it or all that
    /// can come back to where they are.
    pub(crate) fn any(geometry: &Geometry, (files, ranks): (i32, i32)) -> Option<Self> {
        let mut targets = targets(geometry, files, ranks);
        for (bit, target) in (0..).zip(&mut targets) {
            *target = target.filter(|&target| target != bit);
        }
        let some = targets.iter().any(Option::is_some);
        some.then(|| Self::from_targets(geometry, (files, ranks), targets))
    }

    pub(crate) fn from_targets(
        geometry: &Geometry,
        (files, ranks): (i32, i32),
        targets: Vec<Option<u32>>,
    ) -> Self {
        let (longest, ring) = longest_ride(&targets);
        let terms = terms(geometry, &targets);
        Self { name: compass_name(files, ranks), files, ranks, targets, terms, longest, ring }
    }

    /// A compass name for its general direction, such as `north_east`; for variables and docs.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Files to the east and ranks to the north that one step goes.
    #[must_use]
    pub const fn delta(&self) -> (i32, i32) {
        (self.files, self.ranks)
    }

    /// Where a square steps to.
    #[must_use]
    pub fn target(&self, bit: u32) -> Option<u32> {
        self.targets.get(bit as usize).copied().flatten()
    }

    /// Whether each square steps to the same square as in another direction, whatever that is called.
    #[must_use]
    pub fn same_steps(&self, other: &Self) -> bool {
        self.targets == other.targets
    }

    /// All squares that some square steps onto: the "avoid wrap" mask of the generalised shift.
    #[must_use]
    pub fn landing(&self) -> Bits {
        landing(&self.targets, |_, _| true)
    }

    /// All squares that can step.
    #[must_use]
    pub fn sources(&self) -> Bits {
        (0u32..).zip(&self.targets).filter(|(_, target)| target.is_some()).map(|(bit, _)| bit).collect()
    }

    /// The shifts that make one step.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The shifts that make `times` steps in a row.
    #[must_use]
    pub fn terms_of(&self, geometry: &Geometry, times: u32) -> Vec<Term> {
        if times == 1 {
            return self.terms.clone();
        }
        let ahead = |bit: u32| (0..times).try_fold(bit, |bit, _| self.target(bit));
        let targets: Vec<_> = (0..self.targets.len() as u32).map(ahead).collect();
        terms(geometry, &targets)
    }

    /// The most steps a ride can make: to the edge, or round a ring to the square before its origin.
    #[must_use]
    pub const fn longest(&self) -> u32 {
        self.longest
    }

    /// Whether some ride comes back to its origin, as on a cylinder.
    #[must_use]
    pub const fn is_ring(&self) -> bool {
        self.ring
    }
}

fn targets(geometry: &Geometry, files: i32, ranks: i32) -> Vec<Option<u32>> {
    let grid = geometry.files() * geometry.ranks();
    (0..grid)
        .map(|bit| geometry.cells().contains(bit).then(|| geometry.neighbour(bit, files, ranks)).flatten())
        .collect()
}

fn landing(targets: &[Option<u32>], counts: impl Fn(u32, u32) -> bool) -> Bits {
    (0u32..).zip(targets).filter_map(|(bit, &target)| target.filter(|&target| counts(bit, target))).collect()
}

fn mask_alone_suffices(targets: &[Option<u32>], amount: i32) -> bool {
    (0i32..).zip(targets).all(|(bit, target)| target.is_none_or(|target| target as i32 - bit == amount))
}

/// The plain steps whose bits move by `amount` somewhere on the grid.
fn steps_of_shift(geometry: &Geometry, amount: i32) -> Vec<(i32, i32)> {
    let mut steps = Vec::new();
    for bit in 0..geometry.files() * geometry.ranks() {
        let Some(to) = bit.checked_add_signed(amount).filter(|&to| to < geometry.files() * geometry.ranks())
        else {
            continue;
        };
        let ((file, rank), (to_file, to_rank)) = (geometry.coordinates(bit), geometry.coordinates(to));
        let step = (to_file as i32 - file as i32, to_rank as i32 - rank as i32);
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    steps
}

/// Groups the steps of all squares by how far their bits move.
fn terms(geometry: &Geometry, targets: &[Option<u32>]) -> Vec<Term> {
    let mut groups: Vec<(i32, Bits)> = Vec::new();
    for (bit, target) in (0i32..).zip(targets) {
        let Some(target) = *target else { continue };
        let amount = target as i32 - bit;
        match groups.iter_mut().find(|group| group.0 == amount) {
            Some((_, landing)) => landing.insert(target),
            None => groups.push((amount, [target].into_iter().collect())),
        }
    }
    let width = geometry.word().bits() as i32;
    let mut terms: Vec<Term> = Vec::new();
    for (amount, landing) in groups {
        // On a word without spare bits the two shifts of a step over the top edge are one rotation.
        let rotation = terms
            .iter_mut()
            .find(|term| geometry.fills_word() && (term.amount - amount).rem_euclid(width) == 0);
        match rotation {
            Some(term) => {
                term.amount = term.amount.rem_euclid(width);
                term.rotates = true;
                term.landing = term.landing.or(landing);
            }
            None => terms.push(Term { amount, rotates: false, landing, mask_after: None, mask_before: None }),
        }
    }
    for term in &mut terms {
        (term.mask_after, term.mask_before) = masks(geometry, term);
    }
    terms
}

/// The masks of a term, after and before the shift.
fn masks(geometry: &Geometry, term: &Term) -> (Option<Bits>, Option<Bits>) {
    let word = geometry.word();
    let moved = |set: Bits, amount: i32| {
        if term.rotates { set.rotate(amount, word.bits()) } else { set.shift(amount).and(word.full()) }
    };
    let wrong = moved(geometry.cells(), term.amount).without(term.landing);
    let sources = moved(term.landing, -term.amount);
    let wrong_sources = moved(wrong, -term.amount);
    (tidy_mask(geometry, term.landing, wrong), tidy_mask(geometry, sources, wrong_sources))
}

/// A mask that keeps `needed` and removes `wrong`, made of whole files or ranks if possible: then the steps
/// of a geometry share a few familiar constants.
fn tidy_mask(geometry: &Geometry, needed: Bits, wrong: Bits) -> Option<Bits> {
    if wrong.is_empty() {
        return None;
    }
    let span = |coordinate: fn((u32, u32)) -> u32| {
        let along: Vec<u32> = needed.iter().map(|bit| coordinate(geometry.coordinates(bit))).collect();
        let (low, high) = (along.iter().min().copied(), along.iter().max().copied());
        geometry
            .cells()
            .iter()
            .filter(|&bit| {
                let at = Some(coordinate(geometry.coordinates(bit)));
                low <= at && at <= high
            })
            .collect::<Bits>()
    };
    let (files, ranks) = (span(|square| square.0), span(|square| square.1));
    [geometry.cells(), files, ranks, files.and(ranks)]
        .into_iter()
        .find(|mask| mask.and(wrong).is_empty())
        .or(Some(needed))
}

/// The length of the longest ride, and whether a ride can come back to its origin.
fn longest_ride(targets: &[Option<u32>]) -> (u32, bool) {
    let mut longest = 0;
    let mut ring = false;
    for origin in 0..targets.len() as u32 {
        let ride = core::iter::successors(targets[origin as usize], |&bit| targets[bit as usize]);
        let mut steps = 0;
        for bit in ride {
            if bit == origin {
                ring = true;
                break;
            }
            steps += 1;
        }
        longest = longest.max(steps);
    }
    (longest, ring)
}

fn compass_name(files: i32, ranks: i32) -> String {
    let north = ["south", "", "north"][(ranks.signum() + 1) as usize];
    let east = ["west", "", "east"][(files.signum() + 1) as usize];
    let joint = if north.is_empty() || east.is_empty() { "" } else { "_" };
    [north, joint, east].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Word;

    fn chess() -> Geometry {
        Geometry::new(8, 8).unwrap()
    }

    fn mask(value: u64) -> Bits {
        Bits::from_lanes([value, 0, 0, 0, 0, 0])
    }

    #[test]
    fn chess_directions_have_the_familiar_masks() {
        let one = |files, ranks| {
            let direction = Direction::step(&chess(), files, ranks).unwrap();
            let [term] = direction.terms() else { panic!("{direction:?}") };
            (term.amount, term.mask_after.map(Bits::low_u128), term.mask_before.map(Bits::low_u128))
        };
        let (not_a, not_h) = (Some(0xfefe_fefe_fefe_fefe), Some(0x7f7f_7f7f_7f7f_7f7f));
        assert_eq!(one(0, 1), (8, None, None));
        assert_eq!(one(1, 1), (9, not_a, not_h));
        assert_eq!(one(1, 0), (1, not_a, not_h));
        assert_eq!(one(-1, -1), (-9, not_h, not_a));
    }

    #[test]
    fn a_shift_and_its_mask_are_recognised_as_a_step() {
        for (files, ranks) in [(0, 1), (1, 1), (1, 0), (-1, 1), (2, 1), (-1, -2), (3, -1)] {
            let step = Direction::step(&chess(), files, ranks).unwrap();
            let term = step.terms()[0];
            for mask in [term.landing, term.mask_after.unwrap_or(Word::Integer(64).full())] {
                assert_eq!(Direction::raw(&chess(), term.amount, mask, false), Ok(step.clone()));
            }
        }
    }

    #[test]
    fn a_leaking_mask_names_the_squares() {
        let Err(problems) = Direction::raw(&chess(), 1, mask(!0), false) else { panic!() };
        let [Problem::MaskLeaks { wraps, .. }] = &problems[..] else { panic!("{problems:?}") };
        assert_eq!(wraps.len(), 7);
        assert_eq!(wraps[3], ("h4".into(), "a5".into()));
        let Err(problems) = Direction::raw(&chess(), 9, mask(0x7f7f_7f7f_7f7f_7f7f), true) else { panic!() };
        assert!(matches!(&problems[..], [Problem::MaskLeaks { .. }]), "{problems:?}");
    }

    #[test]
    fn a_narrowing_mask_needs_leave() {
        let south_half = mask(0xffff_ffff);
        assert!(Direction::raw(&chess(), 8, south_half, false).is_err());
        let river = Direction::raw(&chess(), 8, south_half, true).unwrap();
        assert_eq!((river.longest(), river.target(23), river.target(31)), (3, Some(31), None));
        let east_of_a = Direction::raw(&chess(), 9, mask(0x5e5e_5e5e), true).unwrap();
        assert_eq!(east_of_a.delta(), (1, 1));
        let north = Direction::step(&chess(), 0, 1).unwrap();
        assert_eq!(north.within(&chess(), south_half), Ok(river));
        assert!(north.within(&chess(), mask(0xff)).is_err());
    }

    #[test]
    fn rings_end_before_their_origin() {
        let torus = chess().with_wrap(Wrap::Both);
        let north = Direction::step(&torus, 0, 1).unwrap();
        assert_eq!((north.longest(), north.is_ring()), (7, true));
        assert!(matches!(north.terms(), [Term { amount: 8, rotates: true, mask_after: None, .. }]));
        assert!(Direction::step(&torus, 8, 0).is_err());
        let cylinder = chess().with_wrap(Wrap::Files);
        let north_east = Direction::step(&cylinder, 1, 1).unwrap();
        assert_eq!((north_east.longest(), north_east.is_ring(), north_east.terms().len()), (7, false, 2));
    }
}
