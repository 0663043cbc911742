//! From definitions to engines.

use alloc::{string::String, vec, vec::Vec};
use core::marker::PhantomData;

use bitboard_plan::{By, Engine as Plan, Geometry, Gives, Movement, Pieces, Request, compile};

use super::definition::Definition;
use super::engine::{Engine, Rows, Store, Stored, Tables};
use super::error::{BuildError, Fault, Reason};
use super::piece::{Compiled, Function};
use super::program::Straight;
use super::report;
use super::set::Set;
use super::variant::Variant;
use crate::arch::pext::Pext;

/// A variant while its pieces are named; see [`Variant::builder`].
///
/// ```
/// use bitboard_core::runtime::{Builder, Geometry, Variant};
///
/// let mut builder: Builder<u64> = Variant::builder(Geometry::chess());
/// for (name, betza) in [("rook", "R"), ("knight", "N")] {
///     builder = builder.piece(name, betza);
/// }
/// assert_eq!(builder.build()?.pieces().len(), 2);
/// # Ok::<(), bitboard_core::runtime::BuildError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder<S> {
    geometry: Geometry,
    pieces: Vec<(String, Definition)>,
    sets: PhantomData<S>,
}

impl<S: Set> Builder<S> {
    pub(super) const fn new(geometry: Geometry) -> Self {
        Self { geometry, pieces: Vec::new(), sets: PhantomData }
    }

    /// Adds a piece: its name and how it moves.
    #[must_use]
    pub fn piece(mut self, name: impl Into<String>, definition: impl Into<Definition>) -> Self {
        self.pieces.push((name.into(), definition.into()));
        self
    }

    /// Compiles everything.
    ///
    /// # Errors
    ///
    /// If the sets have not enough bits for the board, or there are pieces that cannot be read or compiled.
    pub fn build(self) -> Result<Variant<S>, BuildError> {
        let mut faults = Vec::new();
        // What is wrong with pieces can be said of a board for other sets as well.
        let geometry = self.geometry.clone().with_word(S::WORD).unwrap_or_else(|problem| {
            faults.push((None, Reason::Board(problem)));
            self.geometry.clone()
        });
        let pext = Pext::detect();
        let mut readable = Vec::new();
        for (index, (name, definition)) in self.pieces.iter().enumerate() {
            if self.pieces[..index].iter().any(|(other, _)| other == name) {
                faults.push((Some(index), Reason::SameName));
            }
            if matches!(definition.by, By::Pext { .. }) && pext.is_none() {
                faults.push((Some(index), Reason::NoPext));
            }
            match definition.movement() {
                Ok(movement) => readable.push((index, movement)),
                Err(reason) => faults.push((Some(index), reason)),
            }
        }
        let (pieces, wanted) = match self.compiled(&geometry, &readable) {
            Ok(compiled) if faults.is_empty() => compiled,
            Ok(_) => return Err(self.error(faults)),
            Err(more) => {
                faults.extend(more);
                return Err(self.error(faults));
            }
        };
        let Some(engines) = Engines::new(&geometry, &pieces, pext) else {
            return Err(self.error(vec![(None, Reason::TooLarge)]));
        };
        let compiled = self.pieces.into_iter().zip(readable).zip(&wanted);
        let compiled = compiled.map(|(((name, _), (_, movement)), wanted)| Compiled {
            name,
            movement,
            functions: wanted.map(|request| engines.function(&pieces, request)),
        });
        Ok(Variant {
            tables: pieces.tables.len(),
            shared_tables: shared_tables(&pieces, &wanted),
            bytes: report::bytes(&pieces, &engines.from, S::WORD),
            pieces: compiled.collect(),
            cells: S::from_bits(geometry.cells()),
            geometry,
            engines: engines.engines,
            store: engines.store,
        })
    }

    /// Compiles the movements of pieces, which are named by their index, and says which results are whose.
    fn compiled(
        &self,
        geometry: &Geometry,
        movements: &[(usize, Movement)],
    ) -> Result<(Pieces, Vec<Wanted>), Vec<Located>> {
        let mut faults: Vec<Located> = Vec::new();
        loop {
            let mut requests = Requests::default();
            let (mut owners, mut all_wanted) = (Vec::new(), Vec::new());
            for (index, movement) in movements {
                if !faults.iter().any(|(piece, _)| *piece == Some(*index)) {
                    all_wanted.push(requests.add(movement, &self.pieces[*index].1));
                    owners.resize(requests.requests.len(), *index);
                }
            }
            match compile(geometry, &requests.requests) {
                Ok(pieces) if faults.is_empty() => return Ok((pieces, all_wanted)),
                Ok(_) => return Err(faults),
                // Some faults show only once the others are out of the way, such as tables too large when filled.
                Err(problems) => {
                    for (request, problem) in problems {
                        // One movement is asked for several things, and mostly all fail for the same reason.
                        let owner = Some(owners[request]);
                        if !faults.iter().any(|(piece, _)| *piece == owner) {
                            faults.push((owner, Reason::Piece(problem)));
                        }
                    }
                }
            }
        }
    }

    /// The error for faults of pieces, in the order of the pieces.
    fn error(&self, mut faults: Vec<Located>) -> BuildError {
        faults.sort_by_key(|(index, _)| *index);
        let name = |index: usize| self.pieces[index].0.clone();
        let faults = faults.into_iter().map(|(index, reason)| Fault { piece: index.map(name), reason });
        BuildError::new(faults.collect())
    }
}

/// What is wrong with the piece of an index, or with the board.
type Located = (Option<usize>, Reason);

/// For attacks, quiet moves, captures and all moves the index of the request, if there are any.
type Wanted = [Option<usize>; 4];

/// How many tables are used by more than one piece.
fn shared_tables(pieces: &Pieces, wanted: &[Wanted]) -> usize {
    let mut users = vec![0; pieces.tables.len()];
    for wanted in wanted {
        let parts = wanted.iter().flatten().flat_map(|&request| &pieces.pieces[request].parts);
        let engines: Vec<&Plan> = parts.map(|(engine, _)| engine).collect();
        for table in report::tables(&engines) {
            users[table] += 1;
        }
    }
    users.iter().filter(|&&users| users > 1).count()
}

/// What is to be compiled.
#[derive(Default)]
struct Requests {
    requests: Vec<Request>,
}

impl Requests {
    /// Asks for what a movement has.
    fn add(&mut self, movement: &Movement, definition: &Definition) -> Wanted {
        let quiet = movement.components.iter().any(|component| component.quiet);
        let captures = movement.components.iter().any(|component| component.captures);
        let mut ask = |gives| {
            let &Definition { by, most_bytes, shares, .. } = definition;
            self.requests.push(Request {
                movement: movement.clone(),
                gives,
                by,
                most_bytes,
                shares,
                sets: false,
            });
            Some(self.requests.len() - 1)
        };
        match (quiet, captures) {
            (true, true) => [Gives::Attacks, Gives::Quiet, Gives::Captures, Gives::Moves].map(ask),
            (true, false) => {
                let quiet = ask(Gives::Quiet);
                [None, quiet, None, quiet]
            }
            // Without any moves it makes no sense, and the compiler says so.
            (false, _) => {
                let (attacks, captures) = (ask(Gives::Attacks), ask(Gives::Captures));
                [attacks, None, captures, captures]
            }
        }
    }
}

/// The engines of all pieces, each one once.
struct Engines<'a, S: Set> {
    from: Vec<&'a Plan>,
    engines: Vec<Engine<S>>,
    store: Store<S>,
}

impl<'a, S: Set> Engines<'a, S> {
    /// Takes over what the compiler made; `None` if the tables are too large together.
    fn new(geometry: &Geometry, pieces: &'a Pieces, pext: Option<Pext>) -> Option<Self> {
        let mut store = Store::default();
        let tables =
            pieces.tables.iter().map(|table| store.add(table)).collect::<Option<Vec<Stored<'_>>>>()?;
        let mut from: Vec<&Plan> = Vec::new();
        for (engine, _) in pieces.pieces.iter().flat_map(|piece| &piece.parts) {
            if !from.contains(&engine) {
                from.push(engine);
            }
        }
        let squares = (geometry.files() * geometry.ranks()) as usize;
        let engine = |engine: &&Plan| match *engine {
            Plan::Rays(rays) => Engine::Rays(Rows::new(rays)),
            Plan::Tables { tables: indices, leaps } => {
                let tables: Vec<&Stored<'_>> = indices.iter().map(|&index| &tables[index]).collect();
                let leaps = leaps.map_or(&[][..], |leaps| &pieces.leaps[leaps]);
                let pext = pext.filter(|_| tables.iter().any(|table| table.lookups.pext));
                Engine::Tables(Tables::new(squares, &tables, pext, leaps))
            }
            Plan::Fill(program) => Engine::Fill(Straight::new(program), S::from_bits(geometry.cells())),
            Plan::Walk(walk) => Engine::Walk(walk.clone()),
        };
        let engines = from.iter().map(engine).collect();
        Some(Self { from, engines, store })
    }

    /// What a request has become.
    fn function(&self, pieces: &Pieces, request: Option<usize>) -> Function {
        let parts = request.map_or(&[][..], |request| &pieces.pieces[request].parts);
        let index = |engine: &Plan| self.from.iter().position(|known| *known == engine).unwrap_or_default();
        Function {
            parts: parts.iter().map(|(engine, keep)| (index(engine), *keep)).collect(),
            report: report::report(pieces, parts.iter().map(|(engine, _)| engine), S::WORD),
        }
    }
}
