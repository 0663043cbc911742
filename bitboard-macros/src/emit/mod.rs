//! Plan to tokens. Nothing is decided here: what is emitted follows from the data alone.
//!
//! Names and types of the user keep their spans. Everything invented has mixed-site hygiene, so no local of
//! ours can meet one of theirs, and all paths are absolute.

use bitboard_plan::{Bits, Word};
use proc_macro2::{Literal, Span, TokenStream};
use quote::ToTokens;
use syn::{AttrStyle, Attribute, Ident, ImplItem, ItemImpl, Path, Token, Visibility};

/// `quote!` with mixed-site hygiene.
macro_rules! ours {
    ($($tokens:tt)*) => {
        ::quote::quote_spanned! { ::proc_macro2::Span::mixed_site()=> $($tokens)* }
    };
}

pub(crate) mod board;
pub(crate) mod declare;
pub(crate) mod directions;
pub(crate) mod docs;
pub(crate) mod function;
mod lines;
mod many;
mod ops;
pub(crate) mod piece;
pub(crate) mod table;
mod words;

/// Where the runtime crate is.
pub(crate) fn runtime(path: Option<&Path>) -> TokenStream {
    path.map_or_else(|| ours! { ::bitboard_core }, ToTokens::to_token_stream)
}

/// An identifier of our own.
fn ident(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

/// A set of squares as a literal of a word.
fn literal(set: Bits, word: Word) -> TokenStream {
    match word {
        Word::Integer(bits) => hexadecimal(set.low_u128(), bits),
        Word::Lanes(lanes) => {
            let lanes =
                set.lanes().into_iter().take(lanes as usize).map(|lane| hexadecimal(u128::from(lane), 64));
            ours! { [#(#lanes),*] }
        }
    }
}

/// A number as people write masks: hexadecimal, in groups of four digits.
fn hexadecimal(value: u128, bits: u32) -> TokenStream {
    if value == 0 {
        return Literal::u8_unsuffixed(0).into_token_stream();
    }
    let digits = format!("{value:0width$x}", width = bits as usize / 4);
    let mut text = String::from("0x");
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(4) {
            text.push('_');
        }
        text.push(digit);
    }
    text.parse::<Literal>()
        .map_or_else(|_| Literal::u128_unsuffixed(value).into_token_stream(), Literal::into_token_stream)
}

/// The type of a word.
fn word_type(word: Word) -> TokenStream {
    let integer = |bits: u32| {
        let name = ident(&format!("u{bits}"));
        ours! { ::core::primitive::#name }
    };
    match word {
        Word::Integer(bits) => integer(bits),
        Word::Lanes(lanes) => {
            let lane = integer(64);
            let lanes = Literal::u32_unsuffixed(lanes);
            ours! { [#lane; #lanes] }
        }
    }
}

/// The module of the runtime crate with functions for a word.
fn word_module(word: Word) -> Ident {
    match word {
        Word::Integer(bits) => ident(&format!("u{bits}")),
        Word::Lanes(_) => ident("lanes"),
    }
}

/// A module with new items. Attributes written inside it are printed inside it.
pub(crate) fn module(
    attributes: &[Attribute],
    visibility: &Visibility,
    mod_token: Token![mod],
    name: &Ident,
    items: &TokenStream,
) -> TokenStream {
    let (outer, inner): (Vec<_>, Vec<_>) =
        attributes.iter().partition(|attribute| matches!(attribute.style, AttrStyle::Outer));
    ours! {
        #(#outer)*
        #visibility #mod_token #name {
            #(#inner)*
            #items
        }
    }
}

/// An `impl` with new items.
pub(crate) fn implementation(item: &ItemImpl, items: TokenStream) -> TokenStream {
    let mut item = item.clone();
    item.items = vec![ImplItem::Verbatim(items)];
    item.into_token_stream()
}

/// Makes the build depend on `BITBOARD_EXPAND`, so that setting it shows the expansion without touching a
/// file.
pub(crate) fn expand_marker() -> TokenStream {
    ours! {
        const _: ::core::option::Option<&'static ::core::primitive::str> =
            ::core::option_env!("BITBOARD_EXPAND");
    }
}
