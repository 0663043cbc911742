//! The macros as functions from tokens to tokens: parse, lower, emit, with a stop for errors between.

use bitboard_plan::{Direction, Geometry};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Item, ItemEnum, ItemMod};

use crate::{
    diag::{Diagnostics, Message},
    emit::{self, directions::Moves},
    input::{
        arguments::Arguments,
        direction::Directions,
        fill::{ALONE_OPTIONS, Alone, FillArguments, Function},
        leaper::LeaperArguments,
        module::{Module, ModuleItem},
    },
    lower::{self, Context, DirectionSet, Lowered},
    stub,
    trace::trace,
};

/// `#[fill]` on its own.
pub(crate) fn fill(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    let arguments = FillArguments::parse(arguments, false, &mut diagnostics);
    let runtime = emit::runtime(arguments.runtime.as_ref());
    function("fill", item, &runtime, diagnostics, |function, diagnostics| {
        lower::fill(arguments, function, None, diagnostics)
    })
}

/// `#[leaper]` on its own.
pub(crate) fn leaper(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    let arguments = LeaperArguments::parse(arguments, false, &mut diagnostics);
    let runtime = emit::runtime(arguments.runtime.as_ref());
    function("leaper", item, &runtime, diagnostics, |function, diagnostics| {
        lower::leaper(arguments, function, None, diagnostics)
    })
}

/// A function on its own whose body a macro writes.
fn function(
    attribute: &str,
    item: TokenStream,
    runtime: &TokenStream,
    mut diagnostics: Diagnostics,
    lower: impl FnOnce(&Function, &mut Diagnostics) -> Option<Lowered>,
) -> TokenStream {
    let Ok(function) = syn::parse2::<Function>(item.clone()) else {
        diagnostics.at(&item, Message::NotAFunction { attribute: attribute.to_owned() });
        return faulty(diagnostics, item);
    };
    match lower(&function, &mut diagnostics) {
        Some(lowered) if diagnostics.is_clean() => {
            let tokens = emit::function::function(&function, &lowered, runtime);
            trace(&function.signature.ident.to_string(), &tokens);
            tokens
        }
        _ => faulty(diagnostics, stub::function(&function)),
    }
}

/// `#[directions]` on its own.
pub(crate) fn directions(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    let mut arguments = Arguments::parse(arguments, &mut diagnostics);
    let runtime = arguments.runtime(&mut diagnostics);
    let runtime = emit::runtime(runtime.as_ref());
    let alone = Alone::take(&mut arguments, &mut diagnostics);
    for extra in &arguments.plain {
        let expected = "options, `name = value`".to_owned();
        diagnostics.at(extra, Message::NotAnOption { found: crate::input::text(extra), expected });
    }
    arguments.finish(&ALONE_OPTIONS, &mut diagnostics);
    let Ok(item) = syn::parse2::<ItemEnum>(item.clone()) else {
        let message = Message::Misplaced {
            attribute: "directions".to_owned(),
            place: "this item".to_owned(),
            form: "it goes on an enum: `#[directions] enum Compass { North = step(0, 1) }`".to_owned(),
        };
        diagnostics.at(&item, message);
        return faulty(diagnostics, item);
    };
    let input = Directions::parse(item, &mut diagnostics);
    let geometry = lower::alone_geometry(alone, input.item.ident.span(), &mut diagnostics);
    let set = geometry.as_ref().map(|geometry| lower::directions(&input, geometry, &mut diagnostics));
    let marker = emit::expand_marker();
    let emit = |directions: &[Direction], geometry: &Geometry| {
        let enumeration = emit::directions::directions(&input, directions, geometry, &Moves::Word, &runtime);
        quote! { #enumeration #marker }
    };
    match (set.and_then(|set| set.complete()), geometry) {
        (Some(directions), Some(geometry)) if diagnostics.is_clean() => {
            let tokens = emit(&directions, &geometry);
            trace(&input.item.ident.to_string(), &tokens);
            tokens
        }
        (_, geometry) => {
            let geometry = geometry.unwrap_or_else(Geometry::chess);
            let tokens = emit(&placeholders(&input, &geometry), &geometry);
            faulty(diagnostics, tokens)
        }
    }
}

/// `#[bitboard]`.
pub(crate) fn bitboard(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    let item = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Mod(item)) => item,
        Ok(_) => {
            diagnostics.at(&item, Message::NotAModule {});
            return faulty(diagnostics, item);
        }
        Err(error) => {
            diagnostics.take::<()>(Err(error));
            return faulty(diagnostics, TokenStream::new());
        }
    };
    if item.content.is_none() {
        diagnostics.at(&item, Message::OutlineModule { name: item.ident.to_string() });
        let ItemMod { attrs, vis, ident, .. } = item;
        return faulty(diagnostics, quote! { #(#attrs)* #vis mod #ident {} });
    }
    let module = Module::parse(arguments, item, &mut diagnostics);
    let geometry = module_geometry(&module, &mut diagnostics);
    let name = module.name.to_string();
    let tokens = emit_module(module, geometry, &mut diagnostics);
    if diagnostics.is_clean() {
        trace(&name, &tokens);
        tokens
    } else {
        faulty(diagnostics, tokens)
    }
}

/// The errors, and what stands in for the item.
fn faulty(diagnostics: Diagnostics, item: TokenStream) -> TokenStream {
    let errors = diagnostics.into_tokens();
    quote! { #item #errors }
}

/// The geometry of a module, or `None` with the reason reported.
fn module_geometry(module: &Module, diagnostics: &mut Diagnostics) -> Option<Geometry> {
    let arguments = module.board.as_ref()?;
    let board = module.boards().next();
    let word = board.and_then(|board| board.word);
    let span = board.map_or(module.span, |board| board.field_span);
    let geometry = arguments.geometry(word, span, diagnostics)?;
    if let Some(board) = board
        && board.public_field
        && !geometry.fills_word()
    {
        diagnostics.at_span(board.field_span, Message::PublicBits { name: board.item.ident.to_string() });
    }
    (board.is_none() || word.is_some()).then_some(geometry)
}

/// The module with its items generated. Without a geometry, or where an item is faulty, the items are there
/// in name only.
fn emit_module(module: Module, geometry: Option<Geometry>, diagnostics: &mut Diagnostics) -> TokenStream {
    let runtime = emit::runtime(module.runtime.as_ref());
    let Some(board) = module.boards().next().map(|board| board.item.clone()) else {
        // Nothing can be generated without a board, so everything else stays as it is.
        let Module { attributes, visibility, name, items, .. } = module;
        let others = items.into_iter().filter_map(|item| match item {
            ModuleItem::Other(tokens) => Some(tokens),
            _ => None,
        });
        return quote! { #(#attributes)* #visibility mod #name { #(#others)* } };
    };
    let usable = geometry.is_some();
    let geometry = geometry.unwrap_or_else(|| stand_in(&module));
    let board = if usable { board } else { emit::board::with_word(&board, geometry.word()) };
    let mut enums: Vec<DirectionSet> = Vec::new();
    for item in &module.items {
        if let ModuleItem::Directions(input) = item
            && usable
        {
            let set = lower::directions(input, &geometry, diagnostics);
            enums.push(set);
        }
    }
    let context = Context { board: board.ident.clone(), geometry, enums };
    let Context { geometry, .. } = &context;
    let marker = emit::expand_marker();
    let Module { attributes, visibility, name, items, .. } = module;
    let mut boards = 0;
    let mut sets = 0;
    let items: Vec<TokenStream> = items
        .into_iter()
        .map(|item| match item {
            ModuleItem::Other(tokens) => tokens,
            ModuleItem::Board(extra) => {
                boards += 1;
                if boards == 1 {
                    emit::board::board(&board, geometry, &runtime)
                } else {
                    let extra = extra.item;
                    quote! { #extra }
                }
            }
            ModuleItem::Square(item) => emit::board::square(&item, &board, geometry, &runtime),
            ModuleItem::Directions(input) => {
                let complete = context.enums.get(sets).and_then(DirectionSet::complete);
                let directions = complete.unwrap_or_else(|| placeholders(&input, geometry));
                let moves = Moves::Board { name: &board.ident, first: sets == 0 };
                sets += 1;
                emit::directions::directions(&input, &directions, geometry, &moves, &runtime)
            }
            ModuleItem::Fill(arguments, function) => {
                let lower = || lower::fill(arguments, &function, Some(&context), diagnostics);
                in_module(&function, usable.then(lower).flatten(), &runtime)
            }
            ModuleItem::Leaper(arguments, function) => {
                let lower = || lower::leaper(arguments, &function, Some(&context), diagnostics);
                in_module(&function, usable.then(lower).flatten(), &runtime)
            }
        })
        .collect();
    quote! {
        #(#attributes)*
        #visibility mod #name {
            #(#items)*
            #marker
        }
    }
}

/// A generated function of a module, or its stub.
fn in_module(function: &Function, lowered: Option<Lowered>, runtime: &TokenStream) -> TokenStream {
    match lowered {
        Some(lowered) => emit::function::function(function, &lowered, runtime),
        None => stub::function(function),
    }
}

/// A geometry for a module whose own is faulty.
fn stand_in(module: &Module) -> Geometry {
    let shape = module.board.as_ref().map(|board| &board.shape);
    let as_written = shape.and_then(|shape| Geometry::new(shape.files, shape.ranks).ok());
    as_written.unwrap_or_else(Geometry::chess)
}

/// Directions for an enum with faulty ones: as many as it has variants.
fn placeholders(input: &Directions, geometry: &Geometry) -> Vec<Direction> {
    input.variants.iter().map(|_| Direction::nowhere(geometry)).collect()
}
