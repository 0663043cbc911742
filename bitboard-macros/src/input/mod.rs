//! Tokens to input: what the user wrote, with its spans, checked for form but not for meaning.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Expr, Path, PathArguments};

pub(crate) mod arguments;
mod attributes;
pub(crate) mod direction;
pub(crate) mod fill;
pub(crate) mod leaper;
pub(crate) mod legs;
pub(crate) mod many;
pub(crate) mod mirrored;
pub(crate) mod module;
pub(crate) mod number;
pub(crate) mod piece;
pub(crate) mod shape;
pub(crate) mod table;

/// The tokens as compact text for a message, shortened if long.
pub(crate) fn excerpt(tokens: impl ToTokens) -> String {
    const LONG: usize = 60;
    let text = text(tokens);
    if text.chars().count() <= LONG {
        return text;
    }
    text.chars().take(LONG).chain(['…']).collect()
}

/// The tokens as compact text.
pub(crate) fn text(tokens: impl ToTokens) -> String {
    tidy(&tokens.to_token_stream())
}

/// Token text without the blanks that the printer puts between all tokens.
fn tidy(tokens: &TokenStream) -> String {
    let mut text = tokens.to_string();
    let shifts = text.contains("<<") || text.contains(">>");
    for (from, to) in [
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        (" ,", ","),
        (" ;", ";"),
        (" :: ", "::"),
        (":: ", "::"),
        ("! ", "!"),
        ("[ ", "["),
        (" ]", "]"),
        ("(& ", "(&"),
        (": & ", ": &"),
        (", & ", ", &"),
        ("& mut ", "&mut "),
        ("& [", "&["),
        ("- ", "-"),
        (" . ", "."),
        ("< ", "<"),
        (" <", "<"),
        (" >", ">"),
    ] {
        // Angle brackets are tight, shifts are not.
        if !shifts || !(from.contains('<') || from.contains('>')) {
            text = text.replace(from, to);
        }
    }
    if let Some(borrowed) = text.strip_prefix("& ") {
        return format!("&{borrowed}");
    }
    text
}

/// The tokens without the invisible groups that `macro_rules!` puts round what it passes on. Where such a group
/// holds operators, parentheses keep it together.
pub(crate) fn ungroup(tokens: TokenStream) -> TokenStream {
    let mut flat = TokenStream::new();
    for token in tokens {
        let TokenTree::Group(group) = token else {
            flat.extend([token]);
            continue;
        };
        let inner = ungroup(group.stream());
        if group.delimiter() != Delimiter::None {
            let mut inner = Group::new(group.delimiter(), inner);
            inner.set_span(group.span());
            flat.extend([TokenTree::Group(inner)]);
        } else if matches!(syn::parse2(inner.clone()), Ok(Expr::Binary(_) | Expr::Unary(_))) {
            flat.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, inner))]);
        } else {
            flat.extend(inner);
        }
    }
    flat
}

/// The path without the arguments of generic parameters, as an expression may leave them to be inferred.
pub(crate) fn without_arguments(path: &Path) -> Path {
    let mut path = path.clone();
    for segment in &mut path.segments {
        segment.arguments = PathArguments::None;
    }
    path
}

/// Whether an attribute is the macro of this name: alone, or as a path through one of our crates.
pub(crate) fn is_macro(path: &Path, name: &str) -> bool {
    let segments: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    match segments.as_slice() {
        [only] => only == name,
        [.., home, last] => last == name && ["bitboard_core", "bitboard_macros"].contains(&home.as_str()),
        [] => false,
    }
}

/// The `cfg` attributes among `attributes`: generated items are conditional on the same.
pub(crate) fn conditions(attributes: &[Attribute]) -> Vec<Attribute> {
    attributes.iter().filter(|attribute| attribute.path().is_ident("cfg")).cloned().collect()
}
