//! The board and square types of a board module.

use bitboard_plan::{Geometry, Word};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::ToTokens;
use syn::{Attribute, Field, ItemEnum, ItemStruct, Meta, MetaList, Token, punctuated::Punctuated};

use super::{docs, function::layout, ident, literal, word_module};
use crate::input::conditions;

/// The set type. Its methods are written once in the runtime crate, for all boards.
///
/// `written` are the traits that the user implements by hand.
pub(crate) fn board(
    item: &ItemStruct,
    written: &[String],
    geometry: &Geometry,
    runtime: &TokenStream,
) -> TokenStream {
    let conditions = conditions(&item.attrs);
    let wanted = ["Clone", "Copy", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash", "Default"];
    let derives = missing_derives(&item.attrs, written, &wanted);
    let name = &item.ident;
    let mut declaration = item.clone();
    let field = item.fields.iter().next().map(|Field { ty, .. }| ty);
    let word = geometry.word();
    let (module, cells) = (word_module(word), literal(geometry.cells(), word));
    let layout = layout(geometry);
    let lines = lines(geometry);
    let by_user = derived(&item.attrs).into_iter().find(|derive| derive.name == "Debug");
    let debug = ours! { #(#conditions)* #runtime::__private::board_debug! { #name } };
    let debug = match by_user {
        _ if written.iter().any(|trait_| trait_ == "Debug") => TokenStream::new(),
        None => debug,
        Some(Derive { condition: Some(condition), .. }) => ours! { #[cfg(not(#condition))] #debug },
        Some(_) => TokenStream::new(),
    };
    declaration.attrs.extend(derives);
    ours! {
        #declaration

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
    written: &[String],
    board: &ItemStruct,
    geometry: &Geometry,
    runtime: &TokenStream,
) -> TokenStream {
    let conditions = conditions(&item.attrs);
    let attributes = &item.attrs;
    let (name, board_name) = (&item.ident, &board.ident);
    let wanted = ["Clone", "Copy", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash", "Debug"];
    let derives = missing_derives(attributes, written, &wanted);
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
    // The user's own item, so that lints of it point where it stands.
    let mut declaration = item.clone();
    declaration.attrs.extend(derives);
    declaration.attrs.push(syn::parse_quote! { #[repr(#discriminant)] });
    declaration.variants = syn::parse_quote! { #(#variants)* };
    ours! {
        #declaration

        #(#conditions)*
        #runtime::__private::square! { #name, #board_name: #module, #count squares [#(#indices)*] }
    }
}

/// The traits of `wanted` that the user neither derives nor implements, as `derive` attributes. What is derived
/// on a condition is derived here on the opposite one.
pub(crate) fn missing_derives(
    attributes: &[Attribute],
    written: &[String],
    wanted: &[&str],
) -> Vec<Attribute> {
    let derived = derived(attributes);
    let path = |name: &str| {
        let (home, name) = (home_of(name), ident(name));
        ours! { ::core::#home::#name }
    };
    let mut always = Vec::new();
    let mut derives = Vec::new();
    for name in wanted.iter().filter(|name| !written.iter().any(|trait_| trait_ == *name)) {
        let path = path(name);
        match derived.iter().find(|derive| derive.name == *name) {
            None => always.push(path),
            Some(Derive { condition: Some(condition), .. }) => {
                derives.push(syn::parse_quote! { #[cfg_attr(not(#condition), derive(#path))] });
            }
            Some(_) => {}
        }
    }
    if !always.is_empty() {
        derives.push(syn::parse_quote! { #[derive(#(#always),*)] });
    }
    derives
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

/// A trait that an item derives, and on what condition.
struct Derive {
    name: String,
    condition: Option<TokenStream>,
}

/// The traits that an item derives.
fn derived(attributes: &[Attribute]) -> Vec<Derive> {
    let mut derives = Vec::new();
    for attribute in attributes {
        let Meta::List(list) = &attribute.meta else { continue };
        if list.path.is_ident("derive") {
            add_derives(list, None, &mut derives);
        } else if list.path.is_ident("cfg_attr")
            && let Ok(parts) = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
        {
            let mut parts = parts.iter();
            let condition = parts.next().map(ToTokens::to_token_stream);
            for part in parts {
                if let Meta::List(list) = part
                    && list.path.is_ident("derive")
                {
                    add_derives(list, condition.as_ref(), &mut derives);
                }
            }
        }
    }
    derives
}

fn add_derives(list: &MetaList, condition: Option<&TokenStream>, derives: &mut Vec<Derive>) {
    let paths =
        list.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated).unwrap_or_default();
    for last in paths.iter().filter_map(|path| path.segments.last()) {
        derives.push(Derive { name: last.ident.to_string(), condition: condition.cloned() });
    }
}

/// The board struct with another word, for a declaration whose own does not fit.
pub(crate) fn with_word(item: &ItemStruct, word: Word) -> ItemStruct {
    let mut item = item.clone();
    let ty = super::word_type(word);
    item.fields = syn::Fields::Unnamed(syn::parse_quote! { (#ty) });
    item
}
