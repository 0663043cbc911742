//! The board and square types of a board module.

use bitboard_plan::{Geometry, Word};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use syn::{Attribute, Field, ItemEnum, ItemStruct, Meta, Token, punctuated::Punctuated};

use super::{docs, function::layout, ident, literal, word_module};
use crate::input::conditions;

/// The set type. Its methods are written once in the runtime crate, for all boards.
pub(crate) fn board(item: &ItemStruct, geometry: &Geometry, runtime: &TokenStream) -> TokenStream {
    let conditions = conditions(&item.attrs);
    let wanted = ["Clone", "Copy", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash", "Default"];
    let derives = missing_derives(&item.attrs, &wanted);
    let (attributes, visibility, name, fields) = (&item.attrs, &item.vis, &item.ident, &item.fields);
    let field = item.fields.iter().next().map(|Field { ty, .. }| ty);
    let word = geometry.word();
    let (module, cells) = (word_module(word), literal(geometry.cells(), word));
    let layout = layout(geometry);
    let lines = lines(geometry);
    let debug = if derived(&item.attrs).iter().any(|derive| derive == "Debug") {
        TokenStream::new()
    } else {
        ours! { #(#conditions)* #runtime::__private::board_debug! { #name } }
    };
    ours! {
        #(#attributes)*
        #derives
        #visibility struct #name #fields;

        #(#conditions)*
        #runtime::__private::board! {
            #name(#field): #module,
            layout = #layout,
            cells = #cells,
        }

        #(#conditions)*
        impl #name {
            #lines
        }

        #debug
    }
}

/// A constant for each rank and file.
fn lines(geometry: &Geometry) -> TokenStream {
    let line = |name: String, docs: String, on: &dyn Fn((u32, u32)) -> bool| {
        let set = geometry.cells().iter().filter(|&bit| on(geometry.coordinates(bit))).collect();
        let (name, docs, set) = (ident(&name), docs::docs(&docs), literal(set, geometry.word()));
        ours! { #docs pub const #name: Self = Self(#set); }
    };
    let files = (0..geometry.files()).map(|file| {
        let letter = char::from(b'a' + file as u8);
        let docs = format!("All squares of the {letter}-file.");
        line(format!("FILE_{}", letter.to_ascii_uppercase()), docs, &move |(on, _)| on == file)
    });
    let ranks = (0..geometry.ranks()).map(|rank| {
        let number = rank + 1;
        line(format!("RANK_{number}"), format!("All squares of rank {number}."), &move |(_, on)| on == rank)
    });
    files.chain(ranks).collect()
}

/// The square type: a variant for each cell, by its name and with its bit as discriminant.
pub(crate) fn square(
    item: &ItemEnum,
    board: &ItemStruct,
    geometry: &Geometry,
    runtime: &TokenStream,
) -> TokenStream {
    let conditions = conditions(&item.attrs);
    let attributes = &item.attrs;
    let (visibility, name, board_name) = (&item.vis, &item.ident, &board.ident);
    let wanted = ["Clone", "Copy", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash", "Debug"];
    let derives = missing_derives(attributes, &wanted);
    let module = word_module(geometry.word());
    let discriminant = ident(if geometry.files() * geometry.ranks() > 256 { "u16" } else { "u8" });
    let squares: Vec<(Ident, u32, String)> = geometry
        .cells()
        .iter()
        .map(|bit| {
            let square = geometry.square_name(bit).unwrap_or_default();
            (Ident::new(&square.to_uppercase(), Span::mixed_site()), bit, square)
        })
        .collect();
    let count = Literal::usize_unsuffixed(squares.len());
    let variants = squares.iter().map(|(variant, bit, square)| {
        let (docs, bit) = (docs::docs(square), Literal::u32_unsuffixed(*bit));
        ours! { #docs #variant = #bit, }
    });
    let indices = squares.iter().map(|(variant, bit, _)| {
        let bit = Literal::u32_unsuffixed(*bit);
        ours! { #variant = #bit, }
    });
    ours! {
        #(#attributes)*
        #derives
        #[repr(#discriminant)]
        #visibility enum #name {
            #(#variants)*
        }

        #(#conditions)*
        #runtime::__private::square! { #name, #board_name: #module, #count squares [#(#indices)*] }
    }
}

/// The traits of `wanted` that the user does not derive, as a `derive` attribute.
pub(crate) fn missing_derives(attributes: &[Attribute], wanted: &[&str]) -> TokenStream {
    let derived = derived(attributes);
    let missing = wanted.iter().filter(|name| !derived.iter().any(|derive| derive == *name)).map(|name| {
        let (home, name) = (home_of(name), ident(name));
        ours! { ::core::#home::#name }
    });
    let missing: Vec<TokenStream> = missing.collect();
    if missing.is_empty() {
        TokenStream::new()
    } else {
        ours! { #[derive(#(#missing),*)] }
    }
}

fn home_of(derive: &str) -> Ident {
    ident(match derive {
        "Clone" => "clone",
        "Copy" => "marker",
        "Default" => "default",
        "Hash" => "hash",
        "Debug" => "fmt",
        _ => "cmp",
    })
}

/// The names of the traits that an item derives.
fn derived(attributes: &[Attribute]) -> Vec<String> {
    let mut names = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("derive")) {
        if let Meta::List(list) = &attribute.meta
            && let Ok(paths) = list.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated)
        {
            names.extend(
                paths.iter().filter_map(|path| path.segments.last()).map(|segment| segment.ident.to_string()),
            );
        }
    }
    names
}

/// The board struct with another word, for a declaration whose own does not fit.
pub(crate) fn with_word(item: &ItemStruct, word: Word) -> ItemStruct {
    let mut item = item.clone();
    let ty = super::word_type(word);
    item.fields = syn::Fields::Unnamed(syn::parse_quote! { (#ty) });
    item
}
