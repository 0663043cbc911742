//! From movements to engines.

use alloc::{boxed::Box, vec, vec::Vec};
use core::cell::OnceCell;

use super::{
    By, Engine, Gives, Keep, NoFill, Obstacle, Piece, PieceProblem, Pieces, Rays, Request, Walk, cost, fill,
    rays::MOST_SLOTS,
    share::{Job, share},
};
use crate::{Geometry, Move, Movement, MovementProblem, Program, Purpose, Ride, lookup::Square, moves};

/// What rays may cost for each 64 bits of the word before tables are looked at at all.
const CHEAP: usize = 20;

/// The most ways from one square that tables are tried for: it takes long to find out which squares matter.
const MOST_WAYS: usize = 600;

/// Compiles pieces of one board together, so that they can share tables.
///
/// # Errors
/// For each request that cannot be met its index and the reason.
///
/// ```
/// use bitboard_plan::{By, Geometry, Gives, Movement, Request, compile};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let chess = Geometry::chess();
/// let rook = Request {
///     movement: Movement::betza("R")?,
///     gives: Gives::Attacks,
///     by: By::Tables { lookups: Some(1), index: None },
///     most_bytes: 1 << 20,
///     shares: true,
///     sets: false,
/// };
/// let pieces = compile(&chess, &[rook]).map_err(|_| "no tables")?;
/// assert_eq!((pieces.pieces.len(), pieces.tables.len()), (1, 1));
/// // From a1, with something on a3 and c1.
/// let occupied = [2, 16].into_iter().collect();
/// assert_eq!(pieces.reached(&chess, 0, 0, occupied), [1, 2, 8, 16].into_iter().collect());
/// # Ok(())
/// # }
/// ```
pub fn compile(geometry: &Geometry, requests: &[Request]) -> Result<Pieces, Vec<(usize, PieceProblem)>> {
    let mut compiler = Compiler {
        geometry,
        walked: Vec::new(),
        at_hand: Movement::default(),
        recipes: Vec::new(),
        parts: Vec::new(),
    };
    let mut problems = Vec::new();
    let mut uses = Vec::new();
    for index in 0..requests.len() {
        match compiler.piece(requests, index) {
            Ok(parts) => uses.push(parts),
            Err(problem) => problems.push((index, problem)),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let (mut pieces, parts) = compiler.shared(requests)?;
    pieces.pieces = uses
        .into_iter()
        .map(|uses| {
            let parts = uses.into_iter().filter_map(|(part, keep)| match &parts[part] {
                Part::Done(engine) => Some((engine.clone(), keep)),
                Part::Tables(_) => None,
            });
            Piece { parts: parts.collect() }
        })
        .collect();
    Ok(pieces)
}

/// A part of a piece on its way to an engine.
pub(super) enum Part {
    /// Ready.
    Done(Engine),
    /// Tables, which are filled when all that could share them are known.
    Tables(Box<Job>),
}

/// What is wrong with requests, each with its index.
type Problems = Vec<(usize, PieceProblem)>;

/// Rides from every bit of the grid, and whether some way comes back to its square.
type Walked = (Vec<Vec<Ride>>, bool);

/// What a part is made from.
#[derive(Clone, PartialEq)]
struct Recipe {
    /// The first request that needs it.
    request: usize,
    purpose: Purpose,
    /// Whether squares count that are reached empty by a capture.
    empty_counts: bool,
}

struct Compiler<'a> {
    geometry: &'a Geometry,
    /// What has been walked for the movement at hand: pieces are often asked for several things.
    walked: Vec<(Purpose, Walked)>,
    at_hand: Movement,
    /// What the parts so far are made from, and the parts.
    recipes: Vec<Recipe>,
    parts: Vec<Part>,
}

impl Compiler<'_> {
    /// The parts of a piece, by their index.
    fn piece(&mut self, requests: &[Request], index: usize) -> Result<Vec<(usize, Keep)>, PieceProblem> {
        let request = &requests[index];
        request.movement.check()?;
        let mut used = Vec::new();
        for (purpose, keep) in self.purposes(&request.movement, request.gives)? {
            let recipe = Recipe { request: index, purpose, empty_counts: keep == Keep::All };
            let same = |known: &Recipe| {
                // Only a fill cares what attacks on empty squares are.
                let counts = request.by != By::Fill || known.empty_counts == recipe.empty_counts;
                let other = &requests[known.request];
                known.purpose == purpose
                    && counts
                    && Request { gives: request.gives, ..other.clone() } == *request
            };
            let part = match self.recipes.iter().position(same) {
                Some(part) => part,
                None => {
                    let choice = self.choice(requests, &recipe)?;
                    let by = if request.sets && request.by == By::Auto { By::Fill } else { request.by };
                    let part = choice.by(by)?;
                    self.recipes.push(recipe);
                    self.parts.push(part);
                    self.parts.len() - 1
                }
            };
            used.push((part, keep));
        }
        Ok(used)
    }

    fn choice<'b>(
        &'b mut self,
        requests: &'b [Request],
        recipe: &Recipe,
    ) -> Result<Choice<'b>, MovementProblem> {
        let request = &requests[recipe.request];
        let &mut Self { geometry, .. } = self;
        let (rides, returns) = self.rides(&request.movement, recipe.purpose)?;
        let Recipe { purpose, empty_counts, .. } = *recipe;
        Ok(Choice {
            geometry,
            request,
            rides,
            returns: *returns,
            purpose,
            empty_counts,
            moves: OnceCell::new(),
            squares: OnceCell::new(),
        })
    }

    /// The parts with their tables filled. Tables that turn out to be too large are a problem only if they were asked
    /// for.
    fn shared(mut self, requests: &[Request]) -> Result<(Pieces, Vec<Part>), Problems> {
        loop {
            let mut pieces = Pieces::default();
            let mut parts = core::mem::take(&mut self.parts);
            let Err(obstacles) = share(&mut parts, &mut pieces) else { return Ok((pieces, parts)) };
            let mut problems = Vec::new();
            for (part, why) in obstacles {
                let recipe = self.recipes[part].clone();
                let by = requests[recipe.request].by;
                let other =
                    self.choice(requests, &recipe).map_err(PieceProblem::from).and_then(|choice| match by {
                        By::Auto => choice.cheapest(false),
                        _ => Err(PieceProblem::NotBy { by, why, instead: choice.instead(by) }),
                    });
                match other {
                    Ok(other) => parts[part] = other,
                    // One of two parts is enough to say.
                    Err(_) if problems.iter().any(|&(known, _)| known == recipe.request) => {}
                    Err(problem) => problems.push((recipe.request, problem)),
                }
            }
            if !problems.is_empty() {
                return Err(problems);
            }
            self.parts = parts;
        }
    }

    /// What has to be computed for what is asked for. A piece that captures as it moves is computed once.
    fn purposes(
        &mut self,
        movement: &Movement,
        gives: Gives,
    ) -> Result<Vec<(Purpose, Keep)>, MovementProblem> {
        let same = self.captures_as_it_moves(movement)?;
        let quiet = if same { Purpose::Capture } else { Purpose::Quiet };
        Ok(match gives {
            Gives::Attacks => vec![(Purpose::Capture, Keep::All)],
            Gives::Quiet => vec![(quiet, Keep::Empty)],
            Gives::Captures => vec![(Purpose::Capture, Keep::Occupied)],
            Gives::Moves if same => vec![(Purpose::Capture, Keep::All)],
            Gives::Moves => {
                let apart = [(Purpose::Quiet, Keep::Empty), (Purpose::Capture, Keep::Occupied)];
                let serves = |purpose| movement.components.iter().any(|component| component.serves(purpose));
                apart.into_iter().filter(|&(purpose, _)| serves(purpose)).collect()
            }
        })
    }

    /// Whether its quiet moves and captures are the same. A capture can be impossible where a quiet move is not if a
    /// way ends on a square that it has passed.
    fn captures_as_it_moves(&mut self, movement: &Movement) -> Result<bool, MovementProblem> {
        let alike = movement.components.iter().all(|component| component.quiet && component.captures);
        Ok(alike && !self.rides(movement, Purpose::Capture)?.0.iter().flatten().any(Ride::crosses))
    }

    fn rides(&mut self, movement: &Movement, purpose: Purpose) -> Result<&Walked, MovementProblem> {
        if self.at_hand != *movement {
            self.at_hand = movement.clone();
            self.walked.clear();
        }
        let known = self.walked.iter().position(|(known, _)| *known == purpose);
        let index = match known {
            Some(index) => index,
            None => {
                let mut walked = (Vec::new(), false);
                for square in 0..self.geometry.files() * self.geometry.ranks() {
                    let (rides, returns) = movement.walk(self.geometry, square, purpose)?;
                    walked.0.push(rides);
                    walked.1 |= returns;
                }
                self.walked.push((purpose, walked));
                self.walked.len() - 1
            }
        };
        Ok(&self.walked[index].1)
    }
}

/// One part of one piece, and the ways to compute it.
struct Choice<'a> {
    geometry: &'a Geometry,
    request: &'a Request,
    rides: &'a [Vec<Ride>],
    /// Whether some way comes back to where it began.
    returns: bool,
    purpose: Purpose,
    /// Whether squares count that are reached empty by a capture.
    empty_counts: bool,
    moves: OnceCell<Vec<Vec<Move>>>,
    /// The same as lookups take them.
    squares: OnceCell<Vec<Square>>,
}

impl Choice<'_> {
    /// The moves from every bit of the grid.
    fn moves(&self) -> &[Vec<Move>] {
        self.moves.get_or_init(|| self.rides.iter().map(|rides| moves(rides, self.purpose)).collect())
    }

    /// Whether something does not apply on the square where a piece has the most room: found out before all others
    /// are looked at.
    fn in_the_middle<T, E>(
        &self,
        applies: impl Fn(&[Vec<Ride>], &[Vec<Move>]) -> Result<T, E>,
    ) -> Result<T, E> {
        let middle = self.geometry.centre() as usize;
        let middle = middle..middle + 1;
        applies(&self.rides[middle.clone()], &[moves(&self.rides[middle][0], self.purpose)])
    }

    fn by(&self, by: By) -> Result<Part, PieceProblem> {
        if self.request.sets && by != By::Fill {
            return Err(PieceProblem::NotBy { by, why: Obstacle::Sets, instead: Vec::new() });
        }
        let done = match by {
            By::Auto => return self.cheapest(true),
            By::Tables { .. } | By::Pext { .. } => self.tables(by).map(Part::Tables),
            By::Rays => self.rays().map(|rays| Part::Done(Engine::Rays(rays))),
            By::Fill => self.fill().map(|program| Part::Done(Engine::Fill(program))),
            By::Walk => self.walk().map(|walk| Part::Done(Engine::Walk(walk))),
        };
        done.map_err(|why| PieceProblem::NotBy { by, why, instead: self.instead(by) })
    }

    fn rays(&self) -> Result<Rays, Obstacle> {
        let rays = |rides: &[Vec<Ride>], moves: &[Vec<Move>]| Rays::new(rides, moves, self.purpose);
        let rays = self.in_the_middle(rays).and_then(|_| rays(self.rides, self.moves()));
        let rays = rays.map_err(|slots| Obstacle::Slots { slots, most: MOST_SLOTS })?;
        let (bytes, most) = (rays.bytes(self.geometry.word()), self.request.most_bytes);
        if bytes > most { Err(Obstacle::Bytes { bytes, at_least: false, most }) } else { Ok(rays) }
    }

    fn walk(&self) -> Result<Walk, Obstacle> {
        let walk = Walk::new(self.rides, self.moves(), self.purpose);
        walk.filter(|walk| walk.bytes() <= self.request.most_bytes)
            .ok_or(Obstacle::Walk { most: self.request.most_bytes })
    }

    fn fill(&self) -> Result<Program, Obstacle> {
        let crosses = self.empty_counts && self.rides.iter().flatten().any(Ride::crosses);
        if crosses {
            return Err(Obstacle::Fill(NoFill::Crosses));
        }
        if self.returns && self.request.sets {
            return Err(Obstacle::Fill(NoFill::Returns));
        }
        let Request { movement, .. } = self.request;
        fill::program(movement, self.geometry, self.purpose, self.returns).map_err(Obstacle::Fill)
    }

    fn tables(&self, by: By) -> Result<Box<Job>, Obstacle> {
        let squares = self.geometry.files() * self.geometry.ranks();
        if squares > 128 {
            return Err(Obstacle::Board { squares });
        }
        let ways = self.moves().iter().map(Vec::len).max().unwrap_or(0);
        if ways > MOST_WAYS {
            return Err(Obstacle::Ways { ways, most: MOST_WAYS });
        }
        let job = |squares: Vec<Square>| {
            let Request { most_bytes, shares, .. } = *self.request;
            Job::new(squares, by, self.geometry.word(), most_bytes, shares).map(Box::new)
        };
        let squares = |moves: &[Vec<Move>]| moves.iter().map(|moves| Square::new(moves)).collect();
        if self.squares.get().is_none() {
            self.in_the_middle(|_, moves| job(squares(moves)))?;
        }
        job(self.squares.get_or_init(|| squares(self.moves())).clone())
    }

    /// The engine that costs the least, of equals the one with the fewest bytes.
    fn cheapest(&self, tables: bool) -> Result<Part, PieceProblem> {
        let word = self.geometry.word();
        let mut best: Option<((usize, usize), Part)> = None;
        let mut offer = |cost: usize, bytes: usize, part: Part| {
            if best.as_ref().is_none_or(|(least, _)| (cost, bytes) < *least) {
                best = Some(((cost, bytes), part));
            }
        };
        if let Ok(rays) = self.rays() {
            let cost = cost::rays(&rays, word);
            let bytes = rays.bytes(word);
            if cost <= CHEAP * cost::lanes(word) || word.bits() > 128 {
                return Ok(Part::Done(Engine::Rays(rays)));
            }
            offer(cost, bytes, Part::Done(Engine::Rays(rays)));
        }
        if tables && let Ok(job) = self.tables(By::Auto) {
            let (cost, bytes) = (job.cost(), job.least_bytes());
            offer(cost, bytes, Part::Tables(job));
        }
        let walk = self.walk();
        if let Ok(walk) = &walk {
            offer(cost::walk(walk), walk.bytes(), Part::Done(Engine::Walk(walk.clone())));
        }
        if let Some((_, part)) = best {
            return Ok(part);
        }
        match (self.fill(), walk) {
            (Ok(program), _) => Ok(Part::Done(Engine::Fill(program))),
            (Err(_), Ok(walk)) => Ok(Part::Done(Engine::Walk(walk))),
            (Err(_), Err(why)) => Err(PieceProblem::NotBy { by: By::Auto, why, instead: Vec::new() }),
        }
    }

    /// What applies instead of a way that does not, and its bytes.
    fn instead(&self, not: By) -> Vec<(By, usize)> {
        let word = self.geometry.word();
        let mut instead = Vec::new();
        if self.request.sets {
            return instead;
        }
        if not != By::Rays
            && let Ok(rays) = self.rays()
        {
            instead.push((By::Rays, rays.bytes(word)));
        }
        for lookups in 1..=4 {
            let by = By::Tables { lookups: Some(lookups), index: None };
            if let Some(bytes) = self.tables(by).ok().and_then(|job| job.bytes()) {
                instead.push((by, bytes));
            }
        }
        if not != By::Walk
            && let Ok(walk) = self.walk()
        {
            instead.push((By::Walk, walk.bytes()));
        }
        instead.retain(|(by, _)| *by != not);
        instead
    }
}
