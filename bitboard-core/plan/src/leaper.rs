//! Leapers: pieces that jump to fixed offsets whatever stands between.

use alloc::{boxed::Box, vec, vec::Vec};

use crate::{
    Direction, Geometry, Problem,
    fill::Algorithm,
    plan::{Plan, Set, Way},
    program::Program,
    sliced::{Sliced, Unsliced},
};

/// What a leaper function gives back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaps {
    /// The squares that some leaper attacks.
    Attacks,
    /// Those and the leapers themselves.
    Fill,
    /// The squares that two or more leapers attack: from there a like piece forks them.
    Forks,
}

/// Files to the east and ranks to the north.
///
/// ```
/// use bitboard_plan::{Offset, all_images};
///
/// let camel: Offset = (1, 3);
/// assert_eq!(all_images(&[camel]).len(), 8);
/// ```
pub type Offset = (i32, i32);

/// All mirror images and rotations of some leaps, each once.
///
/// ```
/// use bitboard_plan::all_images;
///
/// assert_eq!(all_images(&[(0, 1)]), [(0, 1), (0, -1), (1, 0), (-1, 0)]);
/// ```
#[must_use]
pub fn all_images(leaps: &[Offset]) -> Vec<Offset> {
    let mut images = Vec::new();
    for &(files, ranks) in leaps {
        for (files, ranks) in [(files, ranks), (ranks, files)] {
            for image in [(files, ranks), (-files, ranks), (files, -ranks), (-files, -ranks)] {
                if !images.contains(&image) {
                    images.push(image);
                }
            }
        }
    }
    images
}

/// The function that moves a set of leapers by all `offsets`, in the fewest operations known here.
///
/// Leaps to one rank can share their way along the files, and leaps to one file their way along the ranks:
/// a knight then needs 17 operations instead of 31. Which form is shortest depends on the board, so each is
/// compiled and the shortest taken.
///
/// # Errors
/// [`Problem::NoStep`] for an offset that leads a square back to itself; [`Problem::StepTooLong`] for the
/// last one if no offset leads anywhere. Offsets that are merely too long for the board are left out.
///
/// ```
/// use bitboard_plan::{Geometry, Leaps, all_images, leaper};
///
/// let king = all_images(&[(0, 1), (1, 1)]);
/// let program = leaper(&Geometry::chess(), &king, Leaps::Attacks, false)?;
/// assert_eq!(program.operations(), 10);
/// assert_eq!(program.run(&[[0].into_iter().collect()], 0), [1, 8, 9].into_iter().collect());
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
pub fn leaper(
    geometry: &Geometry,
    offsets: &[Offset],
    leaps: Leaps,
    stray_bits: bool,
) -> Result<Program, Problem> {
    let plans = leaper_plans(geometry, offsets, leaps, stray_bits)?;
    let programs = plans.iter().filter_map(|plan| plan.lower(Algorithm::KoggeStone).ok());
    programs.min_by_key(Program::operations).ok_or(Problem::NoOffsets)
}

/// The same for many boards at once, in the fewest operations on registers.
///
/// # Errors
/// [`Unsliced`] if the lines are too long; [`Unsliced::NoLeaps`] where [`leaper`] has another error.
///
/// ```
/// use bitboard_plan::{Geometry, Leaps, all_images, sliced_leaper};
///
/// let knight = all_images(&[(1, 2)]);
/// let sliced = sliced_leaper(&Geometry::chess(), &knight, Leaps::Attacks, false)?;
/// assert_eq!((sliced.lines(), sliced.boards()), (8, 64));
/// # Ok::<(), bitboard_plan::Unsliced>(())
/// ```
pub fn sliced_leaper(
    geometry: &Geometry,
    offsets: &[Offset],
    leaps: Leaps,
    stray_bits: bool,
) -> Result<Sliced, Unsliced> {
    let plans = leaper_plans(geometry, offsets, leaps, stray_bits).map_err(|_| Unsliced::NoLeaps)?;
    let mut best: Result<Sliced, Unsliced> = Err(Unsliced::NoLeaps);
    for plan in plans {
        match (plan.slice(), &best) {
            (Ok(sliced), Ok(known)) if sliced.operations() >= known.operations() => {}
            (sliced, Err(_)) | (sliced @ Ok(_), _) => best = sliced,
            (Err(_), Ok(_)) => {}
        }
    }
    best
}

/// The ways to move a set of leapers by all `offsets`: each leap on its own, and with shared ways.
///
/// # Errors
/// As [`leaper`].
///
/// ```
/// use bitboard_plan::{Algorithm, Geometry, Leaps, all_images, leaper, leaper_plans};
///
/// let (chess, knight) = (Geometry::chess(), all_images(&[(1, 2)]));
/// let plans = leaper_plans(&chess, &knight, Leaps::Attacks, false)?;
/// let fewest = plans.iter().filter_map(|plan| plan.lower(Algorithm::KoggeStone).ok()).map(|one| one.operations()).min();
/// assert_eq!(fewest, Some(leaper(&chess, &knight, Leaps::Attacks, false)?.operations()));
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
pub fn leaper_plans(
    geometry: &Geometry,
    offsets: &[Offset],
    leaps: Leaps,
    stray_bits: bool,
) -> Result<Vec<Plan>, Problem> {
    let mut usable: Vec<(Offset, Direction)> = Vec::new();
    let mut too_long = Problem::NoOffsets;
    for &(files, ranks) in offsets {
        match Direction::step(geometry, files, ranks) {
            // Round a cylinder two offsets can be one leap, which must not count as two attackers.
            Ok(direction) => {
                if !usable.iter().any(|(_, known)| known.same_steps(&direction)) {
                    usable.push(((files, ranks), direction));
                }
            }
            Err(problem @ Problem::StepTooLong { .. }) => too_long = problem,
            Err(problem) => return Err(problem),
        }
    }
    if usable.is_empty() {
        return Err(too_long);
    }
    let mut offsets: Vec<Offset> = usable.iter().map(|(offset, _)| *offset).collect();
    if leaps == Leaps::Fill {
        // Staying is a leap like the others, and shares their ways.
        offsets.push((0, 0));
    }
    // On the way a leap may cross a hole, so shared ways are computed on the full grid.
    let mut forms = vec![Form::new(geometry.clone())];
    forms[0].result = match leaps {
        Leaps::Forks => Set::AtLeastTwo(forms[0].steps(&offsets)),
        Leaps::Attacks | Leaps::Fill => Set::Union(forms[0].steps(&offsets)),
    };
    if leaps != Leaps::Forks {
        forms.push(Form::shared(geometry.grid(), &offsets, |(files, ranks)| ((files, 0), (0, ranks))));
        forms.push(Form::shared(geometry.grid(), &offsets, |(files, ranks)| ((0, ranks), (files, 0))));
    }
    let plans = forms.into_iter().map(|form| {
        let (geometry, directions, result) = (geometry.clone(), form.directions, form.result);
        Plan { geometry, directions, stray_bits, result }
    });
    Ok(plans.collect())
}

/// One way to compute a leaper: the steps it takes and how they are put together.
struct Form {
    geometry: Geometry,
    directions: Vec<Direction>,
    result: Set,
}

impl Form {
    fn new(geometry: Geometry) -> Self {
        Self { geometry, directions: Vec::new(), result: Set::Union(Vec::new()) }
    }

    /// Each leap as a step along one axis and then along the other. Leaps with the same second step share
    /// it; those with the same set of first steps share that.
    fn shared(grid: Geometry, offsets: &[Offset], split: impl Fn(Offset) -> (Offset, Offset)) -> Self {
        let mut groups: Vec<(Offset, Vec<Offset>)> = Vec::new();
        for &offset in offsets {
            let (first, second) = split(offset);
            match groups.iter_mut().find(|group| group.0 == second) {
                Some((_, firsts)) => firsts.push(first),
                None => groups.push((second, vec![first])),
            }
        }
        let mut form = Self::new(grid);
        let mut parts = Vec::new();
        for (second, mut firsts) in groups {
            // Staying in place comes last, so that what moves is shared with a group where nothing stays.
            firsts.sort_unstable_by_key(|first| (*first == (0, 0), *first));
            let first = Set::Union(form.steps(&firsts));
            parts.push(form.step(first, second));
        }
        form.result = Set::Union(parts);
        form
    }

    fn steps(&mut self, offsets: &[Offset]) -> Vec<Set> {
        offsets.iter().map(|&offset| self.step(Set::Parameter(0), offset)).collect()
    }

    /// One step of a set; none at all for the offset (0, 0), and nothing where it leads off the grid.
    fn step(&mut self, of: Set, (files, ranks): Offset) -> Set {
        if (files, ranks) == (0, 0) {
            return of;
        }
        let Ok(direction) = Direction::step(&self.geometry, files, ranks) else {
            return Set::Union(Vec::new());
        };
        let index = self.directions.iter().position(|known| *known == direction).unwrap_or_else(|| {
            self.directions.push(direction);
            self.directions.len() - 1
        });
        Set::Step { of: Box::new(of), way: Way::Fixed(index), mask_before: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bits, Wrap};

    fn operations(geometry: &Geometry, leaps: &[Offset]) -> usize {
        leaper(geometry, leaps, Leaps::Attacks, false).unwrap().operations()
    }

    #[test]
    fn the_best_known_counts_on_a_chess_board() {
        let chess = Geometry::chess();
        assert_eq!(operations(&chess, &all_images(&[(1, 0), (1, 1)])), 10);
        assert_eq!(operations(&chess, &[(1, 1), (-1, 1)]), 5);
        assert_eq!(operations(&chess, &all_images(&[(1, 2)])), 17);
        let zone = leaper(&chess, &all_images(&[(1, 0), (1, 1)]), Leaps::Fill, false).unwrap();
        assert_eq!(zone.operations(), 10);
    }

    #[test]
    fn forms_agree_with_the_offsets_on_odd_boards() {
        let boards = [
            Geometry::chess(),
            Geometry::chess().with_wrap(Wrap::Files),
            Geometry::chess().with_wrap(Wrap::Both),
            Geometry::new(5, 3).unwrap().with_cells(|file, rank| (file, rank) != (2, 1)).unwrap(),
            Geometry::new(11, 11).unwrap().with_hexagon(6).unwrap(),
            Geometry::new(2, 9).unwrap(),
        ];
        let pieces: [&[Offset]; 5] = [
            &all_images(&[(1, 2)]),
            &all_images(&[(1, 0), (1, 1)]),
            &all_images(&[(0, 2), (3, 1)]),
            &[(1, 1), (-1, 1)],
            &[(0, 1), (1, 2), (-2, 0), (1, -1)],
        ];
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for board in &boards {
            for offsets in pieces {
                for leaps in [Leaps::Attacks, Leaps::Fill, Leaps::Forks] {
                    let program = leaper(board, offsets, leaps, false).unwrap();
                    for _ in 0..50 {
                        let set = Bits::from_lanes([random(), random() & random(), 0, 0, 0, 0]);
                        let set = set.and(board.cells());
                        let mut sources: Vec<Vec<u32>> = vec![Vec::new(); 384];
                        for from in set.iter() {
                            for &(files, ranks) in offsets {
                                let Some(to) = board.neighbour(from, files, ranks) else { continue };
                                if !sources[to as usize].contains(&from) {
                                    sources[to as usize].push(from);
                                }
                            }
                        }
                        let expected = (0..384_u32).filter(|&square| {
                            let attackers = sources[square as usize].len();
                            match leaps {
                                Leaps::Attacks => attackers > 0,
                                Leaps::Fill => attackers > 0 || set.contains(square),
                                Leaps::Forks => attackers > 1,
                            }
                        });
                        assert_eq!(
                            program.run(&[set], 0),
                            expected.collect(),
                            "{board} {offsets:?} {leaps:?}"
                        );
                    }
                }
            }
        }
    }
}
