//! Snapshots: each `snapshots/NAME.rs` is expanded and compared with `snapshots/NAME.expanded.rs`, formatted
//! by prettyplease. With `BITBOARD_BLESS` set the expansion is written instead. The package of tests compiles
//! the expanded files.

use std::{fs, path::Path};

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Meta, parse::Parse};

use crate::expand;

type Expand = fn(TokenStream, TokenStream) -> TokenStream;

const MACROS: [(&str, Expand); 7] = [
    ("bitboard", expand::bitboard),
    ("directions", expand::directions),
    ("fill", expand::fill),
    ("leaper", expand::leaper),
    ("mirrored", expand::mirrored),
    ("piece", expand::piece),
    ("table", expand::table),
];

/// Expands the outermost macros of a source file, as the compiler would.
fn expand_file(source: &str) -> String {
    let file = syn::parse_file(source).expect("the snapshot is Rust");
    let items = file.items.into_iter().map(|item| {
        let tokens = item.to_token_stream();
        match take_macro(tokens.clone()) {
            Some((expand, arguments, item)) => expand(arguments, item),
            None => tokens,
        }
    });
    let tokens: TokenStream = items.collect();
    let attributes = &file.attrs;
    let file = syn::parse2(quote::quote! { #(#attributes)* #tokens }).expect("the expansion is Rust");
    prettyplease::unparse(&file)
}

/// Takes the first of our attributes off an item.
fn take_macro(item: TokenStream) -> Option<(Expand, TokenStream, TokenStream)> {
    struct Attributed(Vec<Attribute>, TokenStream);
    impl Parse for Attributed {
        fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
            Ok(Self(input.call(Attribute::parse_outer)?, input.parse()?))
        }
    }
    let Attributed(mut attributes, rest) = syn::parse2(item).ok()?;
    let (index, expand) = attributes.iter().enumerate().find_map(|(index, attribute)| {
        let (_, expand) = MACROS.iter().find(|(name, _)| attribute.path().is_ident(name))?;
        Some((index, *expand))
    })?;
    let arguments = match attributes.remove(index).meta {
        Meta::List(list) => list.tokens,
        _ => TokenStream::new(),
    };
    Some((expand, arguments, quote::quote! { #(#attributes)* #rest }))
}

#[test]
fn expansions_are_as_committed() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots");
    let bless = std::env::var_os("BITBOARD_BLESS").is_some();
    let mut sources = 0;
    let mut differing = Vec::new();
    for entry in fs::read_dir(&directory).expect("the snapshots are there") {
        let path = entry.expect("the snapshots can be listed").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(".rs").filter(|stem| !stem.ends_with(".expanded")) else {
            continue;
        };
        sources += 1;
        let expansion = expand_file(&fs::read_to_string(&path).expect("the snapshot can be read"));
        assert_eq!(expansion, expand_file(&fs::read_to_string(&path).unwrap()), "{name} expands in two ways");
        let expected = directory.join(format!("{stem}.expanded.rs"));
        if bless {
            fs::write(&expected, &expansion).expect("the snapshot can be written");
        } else if fs::read_to_string(&expected).ok().as_deref() != Some(expansion.as_str()) {
            differing.push(name);
        }
    }
    assert!(sources > 0, "no snapshots in {}", directory.display());
    assert!(differing.is_empty(), "{differing:?} expand otherwise; BITBOARD_BLESS=1 writes them anew");
}
