//! How sets and tables are written for each word.

use bitboard_plan::{Lookups, Numbers, Word};
use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};

use super::{ident, word_module, word_type};
use crate::pieces::TableBytes;

/// The name of a table.
pub(super) fn numbered(prefix: &str, stem: &str, index: usize) -> Ident {
    ident(&format!("{prefix}{stem}_{}", index + 1))
}

/// How things are written for a word.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) word: Word,
    pub(super) runtime: &'a TokenStream,
}

impl Words<'_> {
    pub(super) fn module(self) -> Ident {
        word_module(self.word)
    }

    /// A call of a function that the runtime crate has for every word.
    pub(super) fn call(self, family: &str, function: &str, arguments: &[TokenStream]) -> TokenStream {
        let (runtime, module) = (self.runtime, self.module());
        let [family, function] = [family, function].map(ident);
        ours! { #runtime::__private::#family::#module::#function(#(#arguments),*) }
    }

    fn lanes(self) -> bool {
        matches!(self.word, Word::Lanes(_))
    }

    pub(super) fn zero(self) -> TokenStream {
        match self.word {
            Word::Integer(_) => ours! { 0 },
            Word::Lanes(lanes) => {
                let lanes = Literal::u32_unsuffixed(lanes);
                ours! { [0; #lanes] }
            }
        }
    }

    pub(super) fn not(self, set: &TokenStream) -> TokenStream {
        if self.lanes() {
            self.call("word", "not", std::slice::from_ref(set))
        } else {
            ours! { !#set }
        }
    }

    pub(super) fn and(self, one: &TokenStream, other: &TokenStream) -> TokenStream {
        if self.lanes() {
            self.call("word", "and", &[one.clone(), other.clone()])
        } else {
            ours! { (#one & #other) }
        }
    }

    pub(super) fn or(self, sets: Vec<TokenStream>) -> TokenStream {
        let mut sets = sets.into_iter();
        let Some(first) = sets.next() else { return self.zero() };
        let rest: Vec<TokenStream> = sets.collect();
        if rest.is_empty() {
            first
        } else if self.lanes() {
            rest.into_iter().fold(first, |union, set| self.call("word", "or", &[union, set]))
        } else {
            ours! { (#first #(| #rest)*) }
        }
    }

    /// An expression without the parentheses round all of it.
    pub(super) fn bare(expression: TokenStream) -> TokenStream {
        let mut tokens = expression.clone().into_iter();
        match (tokens.next(), tokens.next()) {
            (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::Parenthesis => {
                group.stream()
            }
            _ => expression,
        }
    }

    /// A table out of its bytes.
    pub(super) fn decoded(self, module: &Ident, shape: &str, bytes: &[u8]) -> TokenStream {
        let (runtime, shape, bytes) = (self.runtime, ident(shape), Literal::byte_string(bytes));
        ours! { #runtime::__private::table::#module::#shape(#bytes) }
    }

    /// The statics of a table of occupancies.
    pub(super) fn lookups(
        self,
        lookups: &Lookups,
        bytes: &TableBytes,
        table: usize,
        prefix: &str,
        visibility: &TokenStream,
    ) -> TokenStream {
        let [records, sets, numbers] =
            ["LOOKUPS", "SETS", "NUMBERS"].map(|stem| numbered(prefix, stem, table));
        let [record, count, squares, entries] = [
            lookups.record_len(self.word),
            lookups.count,
            lookups.records.len() / lookups.count.max(1),
            bytes.sets.len() / self.word.bytes(),
        ]
        .map(Literal::usize_unsuffixed);
        let (word, number) = (word_type(self.word), word_type(Word::Integer(64)));
        let decoded_records = self.decoded(&ident("lanes"), "rows", &bytes.records);
        let decoded_sets = self.decoded(&self.module(), "words", &bytes.sets);
        let stored = match &lookups.numbers {
            Numbers::None => None,
            Numbers::Bytes(numbers) => Some((Word::Integer(8), numbers.len())),
            Numbers::Pairs(numbers) => Some((Word::Integer(16), numbers.len())),
        };
        let stored = stored.map(|(word, length)| {
            let (ty, length) = (word_type(word), Literal::usize_unsuffixed(length));
            let decoded = self.decoded(&word_module(word), "words", &bytes.numbers);
            ours! { #visibility static #numbers: [#ty; #length] = #decoded; }
        });
        ours! {
            #visibility static #records: [[[#number; #record]; #count]; #squares] = #decoded_records;
            #stored
            #visibility static #sets: [#word; #entries] = #decoded_sets;
        }
    }

    /// The static of a table of leaps.
    pub(super) fn leaps(
        self,
        squares: usize,
        bytes: &[u8],
        index: usize,
        prefix: &str,
        visibility: &TokenStream,
    ) -> TokenStream {
        let (name, squares) = (numbered(prefix, "LEAPS", index), Literal::usize_unsuffixed(squares));
        let (word, decoded) = (word_type(self.word), self.decoded(&self.module(), "words", bytes));
        ours! { #visibility static #name: [#word; #squares] = #decoded; }
    }
}
