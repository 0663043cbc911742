//! A piece as a function, and the tables that it looks things up in.

use bitboard_plan::{Engine, Keep, Lookups, Numbers, Op, Program, Rays, Walk, Word, bytes};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;

use super::{
    docs, expand_marker, function as functions, ident, literal, ops, word_type,
    words::{Words, numbered},
};
use crate::{
    input::fill::Function,
    lower::{Access, Origin, Piece},
    pieces::Compiled,
};

/// The module beside the pieces of a board with the tables that more than one of them use.
const SHARED: &str = "__bitboard_pieces";

/// What the names of statics begin with: parameters stand before them, and must not be called alike.
const HIDDEN: &str = "__BITBOARD_";

/// More slots than these are not written one by one.
const MOST_SLOTS: usize = 8;

/// Which tables are in the module of shared ones.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) tables: Vec<usize>,
    pub(crate) leaps: Vec<usize>,
}

/// The module of the tables that several pieces use.
pub(crate) fn shared(compiled: &Compiled, shared: &Shared, word: Word, runtime: &TokenStream) -> TokenStream {
    if shared.tables.is_empty() && shared.leaps.is_empty() {
        return TokenStream::new();
    }
    let words = Words { word, runtime };
    let visibility = ours! { pub(super) };
    let tables = shared.tables.iter().map(|&table| {
        words.lookups(&compiled.pieces.tables[table], &compiled.tables[table], table, "", &visibility)
    });
    let leaps = shared.leaps.iter().map(|&leaps| {
        words.leaps(compiled.pieces.leaps[leaps].len(), &compiled.leaps[leaps], leaps, "", &visibility)
    });
    let name = ident(SHARED);
    let docs = docs::docs("Tables that several of the pieces around use.");
    ours! {
        #docs
        #[doc(hidden)]
        mod #name {
            #(#tables)*
            #(#leaps)*
        }
    }
}

/// What a function of a piece is written from.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) compiled: &'a Compiled,
    /// The index of the piece.
    pub(crate) piece: usize,
    pub(crate) shared: &'a Shared,
    pub(crate) runtime: &'a TokenStream,
    /// Whether the movement is that of the other colour.
    pub(crate) turned: bool,
}

/// The function with its body.
pub(crate) fn function(function: &Function, piece: &Piece, place: &Place<'_>) -> TokenStream {
    let Function { attributes, visibility, signature, .. } = function;
    let docs = docs::piece(piece, place, attributes);
    let hints = functions::hints(attributes, &["inline", "must_use"]);
    let mut writer = Writer {
        piece,
        place,
        words: Words { word: piece.geometry.word(), runtime: place.runtime },
        items: TokenStream::new(),
        before: TokenStream::new(),
        square: ident("square"),
        pieces: TokenStream::new(),
        occupied: TokenStream::new(),
    };
    let result = writer.body();
    let Writer { items, before, .. } = writer;
    let result = functions::returned(function, &piece.access, result);
    let check = match &piece.access {
        Access::Methods(board) => functions::same_board(board, &piece.geometry, place.runtime),
        _ => TokenStream::new(),
    };
    // Inside a board module the markers stand once for all.
    let marker = match piece.access {
        Access::Field => TokenStream::new(),
        _ => [expand_marker(), time_marker()].into_iter().collect(),
    };
    ours! {
        #(#attributes)*
        #docs
        #hints
        #visibility #signature {
            #marker
            #check
            #items
            #before
            #result
        }
    }
}

/// Makes the build depend on `BITBOARD_TIME`, so that setting it shows the times without touching a file.
pub(crate) fn time_marker() -> TokenStream {
    ours! {
        const _: ::core::option::Option<&'static ::core::primitive::str> =
            ::core::option_env!("BITBOARD_TIME");
    }
}

struct Writer<'a> {
    piece: &'a Piece,
    place: &'a Place<'a>,
    words: Words<'a>,
    /// Statics inside the function.
    items: TokenStream,
    /// Statements before the result.
    before: TokenStream,
    /// The index of the square, if there is one.
    square: Ident,
    /// The set of pieces, for fills.
    pieces: TokenStream,
    /// The occupied squares.
    occupied: TokenStream,
}

impl Writer<'_> {
    fn body(&mut self) -> TokenStream {
        let piece = self.piece;
        let parts = &self.place.compiled.pieces.pieces[self.place.piece].parts;
        self.origin(parts.iter().any(|(engine, _)| matches!(engine, Engine::Fill(_))));
        self.occupied = match &piece.occupied {
            Some(occupied) => {
                functions::input(occupied, &ident("occupied_bits"), &piece.access, &mut self.before)
            }
            None => self.words.zero(),
        };
        let several = parts.len() > 1;
        let mut results = Vec::new();
        let mut looks = false;
        for (index, (engine, keep)) in parts.iter().enumerate() {
            let suffix = if several { format!("_{}", index + 1) } else { String::new() };
            let reached = self.engine(engine, &suffix);
            looks |= is_blocked(engine) || *keep != Keep::All;
            let occupied = &self.occupied;
            let result = match keep {
                Keep::All => reached,
                Keep::Empty => self.words.and(&reached, &self.words.not(occupied)),
                Keep::Occupied => self.words.and(&reached, occupied),
            };
            if !several {
                results.push(result);
                continue;
            }
            let name = ident(match keep {
                Keep::All => "both",
                Keep::Empty => "quiet",
                Keep::Occupied => "captures",
            });
            let result = Words::bare(result);
            self.before.extend(ours! { let #name = #result; });
            results.push(name.into_token_stream());
        }
        if let (false, Some(occupied)) = (looks, &piece.occupied) {
            // Nothing is in the way of a piece that only leaps.
            self.before.extend(ours! { let _ = #occupied; });
        }
        Words::bare(self.words.or(results))
    }

    /// Where the piece stands, as an index and, for fills, as a set.
    fn origin(&mut self, fills: bool) {
        let piece = self.piece;
        let (from, ty) = match &piece.from {
            Origin::Square(from, ty) => (from, ty),
            Origin::Set(set) => {
                let bits = functions::input(set, &ident("pieces_bits"), &piece.access, &mut self.before);
                self.pieces = self.on_board(bits, "pieces");
                return;
            }
        };
        let square = &self.square;
        self.before.extend(match ty {
            Some(ty) => {
                // What cannot be cast is reported where its type stands.
                let cast = functions::respanned(ours! { as ::core::primitive::usize }, ty.span());
                ours! { let #square = #from #cast; }
            }
            None => ours! { let #square = #from; },
        });
        if fills {
            if piece.access.has_stray_bits() {
                let squares = Literal::u32_unsuffixed(piece.geometry.files() * piece.geometry.ranks());
                self.before.extend(ours! { ::core::assert!(#square < #squares, "no such square"); });
            }
            let bit = self.words.call("word", "bit", &[ours! { #square as ::core::primitive::u32 }]);
            let origin = ident("origin");
            self.before.extend(ours! { let #origin = #bit; });
            self.pieces = self.on_board(origin.into_token_stream(), "origin");
        }
    }

    /// Those bits of a set that are squares, where others are possible.
    fn on_board(&mut self, set: TokenStream, name: &str) -> TokenStream {
        let geometry = &self.piece.geometry;
        if geometry.fills_word() || !self.piece.access.has_stray_bits() {
            return set;
        }
        let cells = literal(geometry.cells(), self.words.word);
        let (name, squares) = (ident(name), Words::bare(self.words.and(&set, &cells)));
        self.before.extend(ours! { let #name = #squares; });
        name.into_token_stream()
    }

    /// The set that an engine gives.
    fn engine(&mut self, engine: &Engine, suffix: &str) -> TokenStream {
        match engine {
            Engine::Rays(rays) => self.rays(rays, suffix),
            Engine::Tables { tables, leaps } => self.tables(tables, *leaps),
            Engine::Fill(program) => self.fill(program, suffix),
            Engine::Walk(walk) => self.walk(walk, suffix),
        }
    }

    fn tables(&mut self, tables: &[usize], leaps: Option<usize>) -> TokenStream {
        let (compiled, shared) = (self.place.compiled, self.place.shared);
        let private = TokenStream::new();
        let mut results = Vec::new();
        for &table in tables {
            let lookups = &compiled.pieces.tables[table];
            let in_module = shared.tables.contains(&table);
            if !in_module {
                let bytes = &compiled.tables[table];
                self.items.extend(self.words.lookups(lookups, bytes, table, HIDDEN, &private));
            }
            results.extend(self.lookups(lookups, table, in_module));
        }
        if let Some(leaps) = leaps {
            let square = &self.square;
            if shared.leaps.contains(&leaps) {
                let (home, name) = (ident(SHARED), numbered("", "LEAPS", leaps));
                results.push(ours! { #home::#name[#square] });
            } else {
                let squares = compiled.pieces.leaps[leaps].len();
                self.items.extend(self.words.leaps(squares, &compiled.leaps[leaps], leaps, HIDDEN, &private));
                let name = numbered(HIDDEN, "LEAPS", leaps);
                results.push(ours! { #name[#square] });
            }
        }
        self.words.or(results)
    }

    /// The lookups in one table.
    fn lookups(&mut self, lookups: &Lookups, table: usize, in_module: bool) -> Vec<TokenStream> {
        let path = |stem: &str| {
            if in_module {
                let (home, name) = (ident(SHARED), numbered("", stem, table));
                ours! { #home::#name }
            } else {
                numbered(HIDDEN, stem, table).into_token_stream()
            }
        };
        let [records, sets, numbers] = ["LOOKUPS", "SETS", "NUMBERS"].map(path);
        let (square, occupied) = (self.square.clone(), self.occupied.clone());
        if lookups.pext {
            let runtime = self.words.runtime;
            self.items.extend(ours! { const _: () = #runtime::__private::lookup::require_pext(); });
        }
        let index = if lookups.pext { "extract" } else { "product" };
        let row = ident(&format!("lookups_{}", table + 1));
        self.before.extend(ours! { let #row = &#records[#square]; });
        let last = Literal::usize_unsuffixed(lookups.record_len(self.words.word) - 1);
        let number = ours! { ::core::primitive::usize };
        let results = (0..lookups.count).map(|lookup| {
            let lookup = Literal::usize_unsuffixed(lookup);
            let index = self.words.call("lookup", index, &[ours! { &#row[#lookup] }, occupied.clone()]);
            match lookups.numbers {
                Numbers::None => ours! { #sets[#index] },
                Numbers::Bytes(_) | Numbers::Pairs(_) => {
                    ours! { #sets[#row[#lookup][#last] as #number + #numbers[#index] as #number] }
                }
            }
        });
        results.collect()
    }

    fn rays(&mut self, rays: &Rays, suffix: &str) -> TokenStream {
        let (words, square, occupied) = (self.words, &self.square, &self.occupied);
        let name = ident(&format!("{HIDDEN}RAYS{suffix}"));
        let word = word_type(words.word);
        let [length, squares] = [rays.row_len(), rays.squares.len()].map(Literal::usize_unsuffixed);
        let table = words.decoded(&words.module(), "rows", &bytes::sets(&rays.rows(), words.word));
        self.items.extend(ours! { static #name: [[#word; #length]; #squares] = #table; });
        let row = ident(&format!("rays{suffix}"));
        self.before.extend(ours! { let #row = &#name[#square]; });
        let slots = rays.slides + rays.gates + rays.hops.iter().sum::<usize>();
        if slots > MOST_SLOTS {
            let runtime = words.runtime;
            let [slides, gates] = [rays.slides, rays.gates].map(Literal::usize_unsuffixed);
            let (hops, plain) = (rays.hops.map(Literal::usize_unsuffixed), rays.plain);
            let shape = ours! {
                #runtime::__private::rays::Shape {
                    slides: #slides,
                    plain: #plain,
                    hops: [#(#hops),*],
                    gates: #gates,
                }
            };
            return words.call("rays", "union", &[row.into_token_stream(), shape, occupied.clone()]);
        }
        let mut at = 0;
        let mut next = || {
            let slot = Literal::usize_unsuffixed(at);
            at += 1;
            ours! { #row[#slot] }
        };
        let mut results = Vec::new();
        let leaps = next();
        if rays.squares.iter().any(|square| !square.leaps.is_empty()) {
            results.push(leaps);
        }
        for _ in 0..rays.slides {
            let (lower, upper) = (next(), next());
            let targets = if rays.plain { words.or(vec![lower.clone(), upper.clone()]) } else { next() };
            let slide = words.call("rays", "slide", &[lower, upper, occupied.clone()]);
            results.push(words.and(&slide, &targets));
        }
        for (name, &count) in ["hop_up", "hop_down", "behind_up", "behind_down"].iter().zip(&rays.hops) {
            for _ in 0..count {
                results.push(words.call("rays", name, &[next(), occupied.clone()]));
            }
        }
        for _ in 0..rays.gates {
            let (relevant, full, targets) = (next(), next(), next());
            results.push(words.call("rays", "gate", &[relevant, full, occupied.clone(), targets]));
        }
        words.or(results)
    }

    fn walk(&mut self, walk: &Walk, suffix: &str) -> TokenStream {
        let words = self.words;
        let [starts, code] = [("STARTS", &walk.starts), ("CODE", &walk.code)].map(|(stem, numbers)| {
            let name = ident(&format!("{HIDDEN}{stem}{suffix}"));
            let (number, length) = (word_type(Word::Integer(32)), Literal::usize_unsuffixed(numbers.len()));
            let table = words.decoded(&ident("u32"), "words", &bytes::u32s(numbers));
            self.items.extend(ours! { static #name: [#number; #length] = #table; });
            name
        });
        let (square, occupied) = (&self.square, self.occupied.clone());
        let arguments = [ours! { &#starts }, ours! { &#code }, ours! { #square }, occupied];
        words.call("walk", "reach", &arguments)
    }

    fn fill(&mut self, program: &Program, suffix: &str) -> TokenStream {
        let words = self.words;
        let geometry = &self.piece.geometry;
        let mut empty = words.not(&self.occupied);
        if !geometry.fills_word() {
            empty = words.and(&empty, &literal(geometry.cells(), words.word));
        }
        if matches!(self.piece.from, Origin::Square(..)) {
            // The square of the piece counts as empty.
            empty = words.or(vec![empty, self.pieces.clone()]);
        }
        let free = ident(&format!("free{suffix}"));
        if is_blocked_fill(program) {
            let empty = Words::bare(empty);
            self.before.extend(ours! { let #free = #empty; });
        }
        let inputs = [self.pieces.clone(), free.to_token_stream()];
        let taken = ["square", "origin", "pieces", "free", "free_1", "free_2"].map(str::to_owned).to_vec();
        let place = ops::Place { inputs: &inputs, direction: None, taken, runtime: words.runtime };
        let ops::Body { tables, statements, result } = ops::body(program, &place);
        let reached = ident(&format!("reached{suffix}"));
        self.before.extend(ours! { let #reached = { #tables #statements #result }; });
        reached.into_token_stream()
    }
}

/// Whether what an engine gives depends on other pieces.
fn is_blocked(engine: &Engine) -> bool {
    match engine {
        Engine::Rays(rays) => rays.row_len() > 1,
        Engine::Tables { tables, .. } => !tables.is_empty(),
        Engine::Fill(program) => is_blocked_fill(program),
        Engine::Walk(_) => true,
    }
}

fn is_blocked_fill(program: &Program) -> bool {
    program.ops().contains(&Op::Input(1))
}
