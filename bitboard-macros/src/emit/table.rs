//! A table as a static.

use bitboard_plan::{Bits, Word};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote_spanned;
use syn::{Expr, spanned::Spanned};

use super::{docs, ident, literal};
use crate::{input::table::Table, lower::Range};

/// The table with entries that the compiler computes by calling a function for each.
pub(crate) fn computed(table: &Table, ranges: &[Range]) -> TokenStream {
    let entry = &table.entry;
    let body = match &table.body {
        Expr::Block(block) if block.attrs.is_empty() && block.label.is_none() => {
            let block = &block.block;
            ours! { #block }
        }
        // As a statement of its own, a body that begins with a block would end there.
        body => ours! { { let value: #entry = #body; value } },
    };
    let parameters = table.parameters.iter().zip(ranges).map(|(parameter, range)| {
        let (name, ty) = (&parameter.name, type_of(range));
        ours! { #name: #ty }
    });
    let indices: Vec<Ident> =
        (1..=ranges.len()).map(|dimension| ident(&format!("index_{dimension}"))).collect();
    let firsts = ranges.iter().map(first);
    // An entry that is not `Copy` is the fault of its type.
    let at_entry = Span::mixed_site().located_at(entry.span());
    let mut initial = quote_spanned! { at_entry=> __table_entry(#(#firsts),*) };
    for length in table.lengths.iter().rev() {
        let length = Literal::u32_unsuffixed(*length);
        initial = ours! { [#initial; #length] };
    }
    let checks = ranges.iter().zip(&table.lengths).filter_map(|(range, length)| match range {
        Range::All(ty) => {
            let length = Literal::u32_unsuffixed(*length);
            Some(ours! {
                ::core::assert!(<#ty>::ALL.len() == #length, "a dimension has another length than `ALL` of its type");
            })
        }
        _ => None,
    });
    let values: Vec<Ident> =
        (1..=ranges.len()).map(|dimension| ident(&format!("value_{dimension}"))).collect();
    let mut turn = ours! { table #([#indices])* = __table_entry(#(#values),*); };
    let dimensions = indices.iter().zip(&values).zip(ranges).zip(&table.lengths);
    for (((index, value), range), length) in dimensions.rev() {
        let length = Literal::u32_unsuffixed(*length);
        let inner = with_value(range, index, value, &turn);
        turn = ours! {
            let mut #index: ::core::primitive::usize = 0;
            while #index < #length {
                #inner
                #index += 1;
            }
        };
    }
    write(
        table,
        &ours! {
            {
                const fn __table_entry(#(#parameters),*) -> #entry #body
                #(#checks)*
                let mut table = #initial;
                #turn
                table
            }
        },
    )
}

/// The table with entries that are known.
pub(crate) fn known(table: &Table, entries: &[Bits], word: Word) -> TokenStream {
    let board = &table.entry;
    let entries = entries.iter().map(|&entry| {
        let set = literal(entry, word);
        ours! { #board(#set) }
    });
    write(table, &ours! { [#(#entries),*] })
}

fn write(table: &Table, value: &TokenStream) -> TokenStream {
    let Table { attributes, visibility, name, ty, .. } = table;
    let entries: u32 = table.lengths.iter().product();
    let size = if entries == 1 { "One entry".to_owned() } else { format!("{entries} entries") };
    let text = if docs::documented(attributes) {
        format!("\n{size}, computed at compile time.")
    } else {
        format!("A table of {}, computed at compile time.", size.to_lowercase())
    };
    let docs = docs::docs(&text);
    ours! {
        #(#attributes)*
        #docs
        #visibility static #name: #ty = #value;
    }
}

fn type_of(range: &Range) -> TokenStream {
    match range {
        Range::Squares(ty) | Range::All(ty) | Range::Numbers(ty) => ours! { #ty },
        Range::Truth => ours! { ::core::primitive::bool },
    }
}

/// The first value of a range.
fn first(range: &Range) -> TokenStream {
    match range {
        Range::Squares(ty) | Range::All(ty) => ours! { <#ty>::ALL[0] },
        Range::Numbers(_) => ours! { 0 },
        Range::Truth => ours! { false },
    }
}

/// What is done with the value at an index, if there is one: a hole has no square.
fn with_value(range: &Range, index: &Ident, value: &Ident, then: &TokenStream) -> TokenStream {
    match range {
        Range::Squares(ty) => ours! {
            if let ::core::option::Option::Some(#value) = <#ty>::from_index(#index) {
                #then
            }
        },
        Range::All(ty) => ours! { let #value = <#ty>::ALL[#index]; #then },
        Range::Numbers(ty) => ours! { let #value = #index as #ty; #then },
        Range::Truth => ours! { let #value = #index == 1; #then },
    }
}
