//! Pieces from declarations to engines: those of a module are compiled together, so that they share tables, and
//! what has been compiled once in a process is remembered. An editor expands a module anew at each edit of it,
//! and tables are what takes time.

use std::sync::{Arc, Mutex, PoisonError};

use bitboard_plan::{Engine, Geometry, Lookups, Mirror, Numbers, PieceProblem, Pieces, Request, Word, bytes};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Ident, Meta, parse::Parser};

use crate::{
    diag::Diagnostics,
    emit::{
        self,
        piece::{Place, Shared},
    },
    input::fill::Function,
    lower::{Origin, Piece},
    mirror,
    timing::Timing,
};

/// More bytes of tables for one piece are refused: the compiler takes a second for every 30 million.
const MOST_BYTES: usize = 8 << 20;

/// How many bytes of tables are remembered.
const MOST_REMEMBERED: usize = 64 << 20;

/// How many compilations are remembered at most.
const MOST_ENTRIES: usize = 256;

/// Pieces ready to be printed.
pub(crate) struct Compiled {
    /// The pieces; the sets of their tables are gone.
    pub(crate) pieces: Pieces,
    /// The bytes of the tables in the order of [`Pieces::tables`].
    pub(crate) tables: Vec<TableBytes>,
    /// Those of [`Pieces::leaps`].
    pub(crate) leaps: Vec<Vec<u8>>,
}

/// A table of occupancies as the bytes of its parts.
pub(crate) struct TableBytes {
    pub(crate) records: Vec<u8>,
    pub(crate) numbers: Vec<u8>,
    pub(crate) sets: Vec<u8>,
}

impl TableBytes {
    fn new(table: &Lookups, word: Word) -> Self {
        Self {
            records: bytes::u64s(&table.record_numbers(word)),
            numbers: match &table.numbers {
                Numbers::None => Vec::new(),
                Numbers::Bytes(numbers) => numbers.clone(),
                Numbers::Pairs(numbers) => bytes::u16s(numbers),
            },
            sets: bytes::short_sets(&table.sets, word),
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.records.len() + self.numbers.len() + self.sets.len()
    }
}

impl Compiled {
    fn new(pieces: Pieces, word: Word) -> Self {
        let mut compiled = Self {
            tables: pieces.tables.iter().map(|table| TableBytes::new(table, word)).collect(),
            leaps: pieces.leaps.iter().map(|sets| bytes::sets(sets, word)).collect(),
            pieces,
        };
        // The bytes are all that is printed, and this is kept for long.
        compiled.pieces.tables.iter_mut().for_each(|table| table.sets = Vec::new());
        compiled
    }

    /// About how many bytes are remembered.
    fn len(&self) -> usize {
        self.tables.iter().map(TableBytes::len).sum()
    }
}

/// What has been compiled: a board, the pieces on it, and what came of them, the latest last.
type Remembered = Vec<(Geometry, Vec<Request>, Arc<Compiled>)>;

static REMEMBERED: Mutex<Remembered> = Mutex::new(Vec::new());

fn compile(geometry: &Geometry, requests: &[Request]) -> Result<Arc<Compiled>, Vec<(usize, PieceProblem)>> {
    let memory = || REMEMBERED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut remembered = memory();
    let known = remembered.iter().position(|(board, pieces, _)| board == geometry && pieces == requests);
    if let Some(index) = known {
        let entry = remembered.remove(index);
        let compiled = Arc::clone(&entry.2);
        remembered.push(entry);
        return Ok(compiled);
    }
    drop(remembered);
    let pieces = bitboard_plan::compile(geometry, requests)?;
    let compiled = Arc::new(Compiled::new(pieces, geometry.word()));
    let mut remembered = memory();
    remembered.push((geometry.clone(), requests.to_vec(), Arc::clone(&compiled)));
    let mut bytes: usize = remembered.iter().map(|(.., compiled)| compiled.len()).sum();
    while bytes > MOST_REMEMBERED || remembered.len() > MOST_ENTRIES {
        let (.., oldest) = remembered.remove(0);
        bytes -= oldest.len();
    }
    Ok(compiled)
}

/// Where a function of a piece finds its engines.
struct Found {
    compiled: Arc<Compiled>,
    /// The index of the piece, and that of the other colour's.
    white: usize,
    black: Option<usize>,
}

/// The pieces of a module, or one on its own, ready to be written.
pub(crate) struct Set<'a> {
    /// By the numbers of the pieces; none for one that has been reported.
    found: Vec<Option<Found>>,
    /// The tables that several pieces use, and where they are.
    together: Option<(Arc<Compiled>, Shared, Word)>,
    runtime: &'a TokenStream,
    timing: &'a Timing,
}

impl<'a> Set<'a> {
    /// Compiles pieces on one board together, except those on a condition: the compiler may not see what they
    /// would share. What is wrong is reported.
    pub(crate) fn new(
        pieces: &[(&Function, &Piece)],
        runtime: &'a TokenStream,
        timing: &'a Timing,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        timing.counts(pieces.len());
        let mut found: Vec<Option<Found>> = pieces.iter().map(|_| None).collect();
        let (alone, group): (Vec<_>, Vec<_>) = pieces.iter().copied().partition(|(_, piece)| piece.alone);
        for piece in alone {
            compile_group(&[piece], &mut found, timing, diagnostics);
        }
        let together = compile_group(&group, &mut found, timing, diagnostics).map(|compiled| {
            let used = group.iter().filter_map(|(_, piece)| found[piece.number].as_ref());
            let used = used.flat_map(|found| [found.white].into_iter().chain(found.black));
            let shared = shared(&compiled.pieces, used);
            (compiled, shared, group[0].1.geometry.word())
        });
        Self { found, together, runtime, timing }
    }

    /// Where the runtime crate is.
    pub(crate) const fn runtime(&self) -> &'a TokenStream {
        self.runtime
    }

    /// The functions of a piece, if it could be compiled, and what is told of them where there is a place for it.
    pub(crate) fn write(&self, function: &Function, piece: &Piece, tells: bool) -> Option<TokenStream> {
        let found = self.found.get(piece.number)?.as_ref()?;
        let nothing = Shared::default();
        let shared = match &self.together {
            Some((_, shared, _)) if !piece.alone => shared,
            _ => &nothing,
        };
        Some(self.timing.writes(|| {
            let (compiled, runtime) = (&*found.compiled, self.runtime);
            let place = Place { compiled, piece: found.white, shared, runtime, turned: false };
            let written = |function: &Function, place: &Place<'_>| {
                let mut tokens = emit::piece::function(function, piece, place);
                if tells {
                    tokens.extend(emit::declare::piece(function, piece, place));
                }
                tokens
            };
            let white = written(function, &place);
            let black = piece.black.as_ref().zip(found.black).map(|(name, index)| {
                written(&turned(function, name), &Place { piece: index, turned: true, ..place })
            });
            quote! { #white #black }
        }))
    }

    /// The module of the tables that several pieces use.
    pub(crate) fn shared(&self) -> TokenStream {
        let Some((compiled, shared, word)) = &self.together else { return TokenStream::new() };
        self.timing.writes(|| emit::piece::shared(compiled, shared, *word, self.runtime))
    }
}

/// The tables that more than one of some pieces use.
fn shared(all: &Pieces, used: impl Iterator<Item = usize>) -> Shared {
    let (mut tables, mut leaps) = (vec![0; all.tables.len()], vec![0; all.leaps.len()]);
    for (engine, _) in used.flat_map(|piece| &all.pieces[piece].parts) {
        if let Engine::Tables { tables: some, leaps: leap } = engine {
            some.iter().for_each(|&table| tables[table] += 1);
            leap.iter().for_each(|&leap| leaps[leap] += 1);
        }
    }
    let several = |uses: &[usize]| (0..uses.len()).filter(|&index| uses[index] > 1).collect();
    Shared { tables: several(&tables), leaps: several(&leaps) }
}

/// Compiles pieces together and notes what came of each.
fn compile_group(
    pieces: &[(&Function, &Piece)],
    found: &mut [Option<Found>],
    timing: &Timing,
    diagnostics: &mut Diagnostics,
) -> Option<Arc<Compiled>> {
    let (_, first) = pieces.first()?;
    let mut requests = Vec::new();
    // For each request the piece that it is of.
    let mut owners = Vec::new();
    let mut places = Vec::new();
    for (index, (_, piece)) in pieces.iter().enumerate() {
        let white = requests.len();
        requests.push(request(piece, false));
        let black = piece.black.as_ref().map(|_| requests.len());
        requests.extend(black.map(|_| request(piece, true)));
        owners.resize(requests.len(), index);
        places.push((piece.number, white, black));
    }
    match timing.compiles(|| compile(&first.geometry, &requests)) {
        Ok(compiled) => {
            for (number, white, black) in places {
                found[number] = Some(Found { compiled: Arc::clone(&compiled), white, black });
            }
            Some(compiled)
        }
        Err(problems) => {
            let mut told = Vec::new();
            for (request, problem) in problems {
                let Some(&owner) = owners.get(request) else { continue };
                // Both colours have the same problem.
                if !told.contains(&owner) {
                    told.push(owner);
                    let (function, piece) = pieces[owner];
                    let name = function.signature.ident.to_token_stream();
                    let place = match problem {
                        PieceProblem::Movement(_) => None,
                        PieceProblem::NotBy { .. } => piece.by_place.clone(),
                    };
                    diagnostics.at(place.unwrap_or(name), problem);
                }
            }
            None
        }
    }
}

fn request(piece: &Piece, turned: bool) -> Request {
    Request {
        movement: if turned { piece.movement.turned() } else { piece.movement.clone() },
        gives: piece.gives,
        by: piece.by,
        most_bytes: MOST_BYTES,
        shares: !piece.alone,
        sets: matches!(piece.from, Origin::Set(_)),
    }
}

/// The other colour's function without its body, the documentation turned by half a turn.
fn turned(function: &Function, name: &Ident) -> Function {
    let mut turned = function.named(name);
    let half_turn = Mirror { files: true, ranks: true };
    let text = mirror::turned_docs(&function.attributes, half_turn);
    // `#[doc(hidden)]` and the like hold for both; an alias names only one of them.
    turned.attributes.retain(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("doc") => !list.tokens.to_string().contains("alias"),
        other => !other.path().is_ident("doc"),
    });
    let docs = Attribute::parse_outer.parse2(emit::docs::docs(&text)).unwrap_or_default();
    turned.attributes.splice(0..0, docs);
    turned
}

#[cfg(test)]
mod tests {
    use bitboard_plan::{By, Gives, Movement};

    use super::*;

    #[test]
    fn what_was_compiled_is_remembered() {
        let board = Geometry::chess();
        let request = |notation: &str| Request {
            movement: Movement::betza(notation).unwrap(),
            gives: Gives::Attacks,
            by: By::Tables { lookups: None, index: None },
            most_bytes: MOST_BYTES,
            shares: true,
            sets: false,
        };
        let first = compile(&board, &[request("R"), request("B")]).unwrap();
        let other = compile(&board, &[request("B")]).unwrap();
        let again = compile(&board, &[request("R"), request("B")]).unwrap();
        assert!(Arc::ptr_eq(&first, &again) && !Arc::ptr_eq(&first, &other));
        let elsewhere = compile(&Geometry::new(7, 7).unwrap(), &[request("R"), request("B")]).unwrap();
        assert!(!Arc::ptr_eq(&first, &elsewhere));
        assert!(compile(&Geometry::new(19, 19).unwrap(), &[request("R")]).is_err());
    }
}
