//! Tables of several pieces: what is equal is stored once.
//!
//! * Pieces with the same rider part share its table. The leaps that all of them have are piggy-backed on it; what
//!   else a piece leaps to is apart, a set for each square, which never takes more bytes than a table each.
//! * A piece whose riders are those of two others together, as a queen's are a rook's and a bishop's, uses their
//!   tables.

use alloc::vec::Vec;

use super::{By, Engine, Index, Obstacle, Pieces, compile::Part, cost};
use crate::{
    Bits, Lookups, Rule, Word,
    lookup::{Indexing, Layout, Square, build, record_bytes},
};

/// The most lookups a square if their number is free.
const USUAL_LOOKUPS: usize = 4;

/// The most lookups a square that anybody may ask for.
const MOST_LOOKUPS: u32 = 16;

/// Tables to be made for a part of a piece.
pub(super) struct Job {
    by: By,
    squares: Vec<Square>,
    layout: Layout,
    indexing: Indexing,
    most_bytes: usize,
    shares: bool,
}

impl Job {
    /// Tables for squares by [`By::Tables`] or [`By::Pext`].
    pub(super) fn new(
        squares: Vec<Square>,
        by: By,
        word: Word,
        most_bytes: usize,
        shares: bool,
    ) -> Result<Self, Obstacle> {
        let (pext, (lookups, index)) = match by {
            By::Pext { lookups, index } => (true, (lookups, index)),
            By::Tables { lookups, index } => (false, (lookups, index)),
            By::Auto | By::Rays | By::Fill | By::Walk => (false, (None, None)),
        };
        let (rule, wide) = match lookups {
            Some(lookups) if lookups == 0 || lookups > MOST_LOOKUPS => {
                return Err(Obstacle::Lookups { lookups });
            }
            Some(lookups) => (Rule::Exactly(lookups), Obstacle::Bits { lookups, most: 16 }),
            None => (Rule::Fewest, Obstacle::Bits { lookups: USUAL_LOOKUPS as u32, most: 12 }),
        };
        let layout = Layout::new(&squares, rule).map_err(|_| wide)?;
        if lookups.is_none() && layout.count > USUAL_LOOKUPS {
            return Err(wide);
        }
        let job = Self { by, squares, layout, indexing: Indexing { pext, index, word }, most_bytes, shares };
        job.check(job.least_bytes(), index != Some(Index::Direct))?;
        Ok(job)
    }

    fn check(&self, bytes: usize, at_least: bool) -> Result<(), Obstacle> {
        let most = self.most_bytes;
        if bytes > most { Err(Obstacle::Bytes { bytes, at_least, most }) } else { Ok(()) }
    }

    /// The bytes of its table if it is not shared; `None` if that is more than it may take.
    pub(super) fn bytes(&self) -> Option<usize> {
        let bytes = self.build(&self.squares).ok()?.bytes(self.indexing.word);
        self.check(bytes, false).ok().map(|()| bytes)
    }

    /// The bytes of its table if it is not shared; with numbers, the fewest that it can take.
    pub(super) fn least_bytes(&self) -> usize {
        let Indexing { word, index, .. } = self.indexing;
        let direct = self.direct_bytes();
        if index == Some(Index::Direct) {
            return direct;
        }
        // A number takes a byte, and equal lines of other squares share it, but not with that many.
        let numbers = usize::try_from(self.layout.entries() / 16).unwrap_or(usize::MAX);
        let records = self.squares.len() * self.layout.count * record_bytes(word, true);
        direct.min(records.saturating_add(numbers))
    }

    fn direct_bytes(&self) -> usize {
        usize::try_from(self.layout.bytes(self.indexing.word)).unwrap_or(usize::MAX)
    }

    /// What a call costs by the model.
    pub(super) fn cost(&self) -> usize {
        let numbered = self.indexing.index != Some(Index::Direct);
        let direct = self.direct_bytes();
        // A number takes about a byte, and the sets about a sixteenth of what they take without numbers.
        let bytes = if numbered { direct / self.indexing.word.bytes() + direct / 16 } else { direct };
        cost::tables(self.layout.count, bytes, numbered, false)
    }

    fn build(&self, squares: &[Square]) -> Result<Lookups, Obstacle> {
        build(squares, &self.layout, self.indexing).map_err(|_| Obstacle::Multiplier)
    }

    fn leaps(&self) -> Vec<u128> {
        self.squares.iter().map(|square| square.leaps).collect()
    }

    /// The same squares without leaps.
    fn bare(&self) -> Vec<Square> {
        self.squares.iter().map(|square| Square { leaps: 0, ..square.clone() }).collect()
    }
}

/// Jobs with the same rider part.
struct Class {
    /// The riders of each square.
    riders: Vec<Square>,
    /// The jobs, by their index.
    jobs: Vec<usize>,
    /// The leaps that are in the table: all that use it have them.
    leaps: Vec<u128>,
}

impl Class {
    /// Takes out leaps that another user of the table does not have.
    fn keep(&mut self, leaps: &[u128]) {
        for (kept, leaps) in self.leaps.iter_mut().zip(leaps) {
            *kept &= leaps;
        }
    }
}

/// Where the riders of a class are once its tables are filled.
struct Home {
    tables: Vec<usize>,
    /// The leaps that are in the tables already.
    leaps: Vec<u128>,
}

/// Fills the tables that parts are waiting for.
///
/// # Errors
/// The parts whose tables cannot be filled, by their index.
pub(super) fn share(parts: &mut [Part], pieces: &mut Pieces) -> Result<(), Vec<(usize, Obstacle)>> {
    let mut waiting = Vec::new();
    let mut jobs: Vec<&Job> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        if let Part::Tables(job) = part {
            waiting.push(index);
            jobs.push(job);
        }
    }
    let mut classes = classes(&jobs);
    let mut problems = Vec::new();
    let mut engines: Vec<Option<Engine>> = jobs.iter().map(|_| None).collect();
    let mut homes: Vec<Option<Home>> = classes.iter().map(|_| None).collect();
    let composed: Vec<Option<(usize, usize)>> =
        (0..classes.len()).map(|class| composition(class, &classes, &jobs)).collect();
    for (class, of) in composed.iter().enumerate() {
        let leaps = classes[class].leaps.clone();
        for part in of.iter().flat_map(|&(one, other)| [one, other]) {
            classes[part].keep(&leaps);
        }
    }
    // Those that are put together from others come last.
    for last in [false, true] {
        for (class, of) in composed.iter().enumerate().filter(|(_, of)| of.is_some() == last) {
            let Class { jobs: members, .. } = &classes[class];
            let joined = of.and_then(|(one, other)| joined(homes[one].as_ref()?, homes[other].as_ref()?));
            // Two tables of others may take more bytes than one of its own.
            let joined = joined.filter(|home| {
                members.iter().all(|&member| home.check(jobs[member], &pieces.tables).is_ok())
            });
            let home = match joined {
                Some(home) => Ok(home),
                None => settle(&classes[class], &jobs, pieces),
            };
            match home {
                Ok(home) => {
                    for &member in members {
                        match home.engine(jobs[member], pieces) {
                            Ok(engine) => engines[member] = Some(engine),
                            Err(why) => problems.push((waiting[member], why)),
                        }
                    }
                    homes[class] = Some(home);
                }
                Err(why) => problems.extend(members.iter().map(|&member| (waiting[member], why))),
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    for (index, engine) in waiting.into_iter().zip(engines) {
        if let Some(engine) = engine {
            parts[index] = Part::Done(engine);
        }
    }
    Ok(())
}

fn classes(jobs: &[&Job]) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    for (index, job) in jobs.iter().enumerate() {
        let (riders, leaps) = (job.bare(), job.leaps());
        let same = classes.iter_mut().find(|class| {
            let first = jobs[class.jobs[0]];
            job.shares
                && first.shares
                && first.layout == job.layout
                && first.indexing == job.indexing
                && class.riders == riders
        });
        match same {
            Some(class) => {
                class.jobs.push(index);
                class.keep(&leaps);
            }
            None => classes.push(Class { riders, jobs: alloc::vec![index], leaps }),
        }
    }
    classes
}

/// Two other classes whose riders together are those of a class that may choose its number of lookups.
fn composition(class: usize, classes: &[Class], jobs: &[&Job]) -> Option<(usize, usize)> {
    let job = |class: usize| jobs[classes[class].jobs[0]];
    let free =
        matches!(job(class).by, By::Auto | By::Tables { lookups: None, .. } | By::Pext { lookups: None, .. });
    if !free || !job(class).shares {
        return None;
    }
    let riders = &classes[class].riders;
    let wanted = job(class).indexing;
    let usable = |part: usize| {
        let Indexing { pext, index, .. } = job(part).indexing;
        let fits = pext == wanted.pext && (wanted.index.is_none() || index == wanted.index);
        part != class && job(part).shares && fits
    };
    for one in (0..classes.len()).filter(|&part| usable(part)) {
        let rest: Option<Vec<Square>> =
            riders.iter().zip(&classes[one].riders).map(|(all, part)| all.without(part)).collect();
        let Some(rest) = rest else { continue };
        for other in (one + 1..classes.len()).filter(|&part| usable(part)) {
            let lookups = job(one).layout.count + job(other).layout.count;
            let riders = classes[one].riders.iter().chain(&classes[other].riders);
            let some = riders.clone().any(|square| !square.riders.is_empty());
            if some && lookups <= USUAL_LOOKUPS && classes[other].riders == rest {
                return Some((one, other));
            }
        }
    }
    None
}

fn joined(one: &Home, other: &Home) -> Option<Home> {
    let tables = one.tables.iter().chain(&other.tables).copied().collect();
    let leaps = one.leaps.iter().zip(&other.leaps).map(|(one, other)| one | other).collect();
    Some(Home { tables, leaps })
}

/// Fills the table of a class.
fn settle(class: &Class, jobs: &[&Job], pieces: &mut Pieces) -> Result<Home, Obstacle> {
    let job = jobs[class.jobs[0]];
    if class.riders.iter().all(|square| square.riders.is_empty()) {
        // Nothing but leaps: they are always apart.
        return Ok(Home { tables: Vec::new(), leaps: alloc::vec![0; class.riders.len()] });
    }
    let squares = class.riders.iter().zip(&class.leaps);
    let squares: Vec<Square> = squares.map(|(riders, &leaps)| Square { leaps, ..riders.clone() }).collect();
    let tables = job.build(&squares)?;
    Ok(Home { tables: alloc::vec![stored(&mut pieces.tables, tables)], leaps: class.leaps.clone() })
}

impl Home {
    /// The leaps of a piece that are in no table, a set for each square, if it needs any.
    fn apart(&self, job: &Job) -> Option<Vec<Bits>> {
        let leaps = job.squares.iter().zip(&self.leaps);
        let apart: Vec<Bits> = leaps.map(|(square, known)| Bits::from(square.leaps & !known)).collect();
        (self.tables.is_empty() || apart.iter().any(|leaps| !leaps.is_empty())).then_some(apart)
    }

    /// Whether the piece may take that many bytes.
    fn check(&self, job: &Job, tables: &[Lookups]) -> Result<(), Obstacle> {
        let word = job.indexing.word;
        let tables: usize = self.tables.iter().map(|&table| tables[table].bytes(word)).sum();
        let leaps = self.apart(job).map_or(0, |leaps| leaps.len() * word.bytes());
        job.check(tables + leaps, false)
    }

    /// The engine of a piece whose riders are at home here.
    fn engine(&self, job: &Job, pieces: &mut Pieces) -> Result<Engine, Obstacle> {
        self.check(job, &pieces.tables)?;
        let leaps = self.apart(job).map(|leaps| stored(&mut pieces.leaps, leaps));
        Ok(Engine::Tables { tables: self.tables.clone(), leaps })
    }
}

/// The index of something in a pool, which gets it if it is new.
fn stored<T: PartialEq>(pool: &mut Vec<T>, new: T) -> usize {
    pool.iter().position(|known| *known == new).unwrap_or_else(|| {
        pool.push(new);
        pool.len() - 1
    })
}
