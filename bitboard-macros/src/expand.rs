//! The macros as functions from tokens to tokens: parse, lower, emit, with a stop for errors between.

use bitboard_plan::{Direction, Geometry};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Ident, Item, ItemConst, ItemEnum, ItemFn, ItemMod};

use crate::{
    diag::{Diagnostics, Message},
    emit::{self, directions::Moves},
    input::{
        arguments::Arguments,
        direction::Directions,
        excerpt,
        fill::{ALONE_OPTIONS, Alone, FillArguments, Function, Home},
        leaper::LeaperArguments,
        mirrored::MirroredArguments,
        module::Module,
        piece::PieceArguments,
        table::Table,
        ungroup,
    },
    lower::{self, AloneNames, Lowered, Owner},
    mirror, module, pieces, stub,
    timing::Timing,
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

/// `#[piece]` on its own.
pub(crate) fn piece(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let timing = Timing::begin();
    let mut diagnostics = Diagnostics::default();
    let Ok(function) = syn::parse2::<Function>(ungroup(item.clone())) else {
        let example = "const fn knight_attacks(from: usize, occupied: u64) -> u64;".to_owned();
        diagnostics.at(&item, Message::NotAFunction { attribute: "piece".to_owned(), example });
        return faulty(diagnostics, item);
    };
    let name = &function.signature.ident;
    let arguments = PieceArguments::parse(arguments, name, false, &mut diagnostics);
    let runtime = emit::runtime(arguments.runtime.as_ref());
    let black = arguments.black.clone();
    let piece = lower::piece(arguments, &function, None, Owner::Nobody, &mut diagnostics);
    let tokens = piece.filter(|_| diagnostics.is_clean()).and_then(|piece| {
        let set = pieces::Set::new(&[(&function, &piece)], &runtime, &timing, &mut diagnostics);
        set.write(&function, &piece, true)
    });
    match tokens {
        Some(tokens) => {
            timing.report(&name.to_string());
            trace(&name.to_string(), &tokens);
            tokens
        }
        None => faulty(diagnostics, stub::both(&function, black.as_ref(), None)),
    }
}

/// `#[table]` on its own.
pub(crate) fn table(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    if !arguments.is_empty() {
        diagnostics.at(&arguments, Message::TableArguments {});
    }
    let nobody = Ident::new("_", Span::call_site());
    let item = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Static(item)) => item,
        Ok(Item::Const(ItemConst { attrs, vis, const_token, ident, ty, .. })) => {
            diagnostics.at(const_token, Message::TableConst { name: ident.to_string() });
            let stub = stub::table(&ident, &vis, &ty, &nobody);
            return faulty(diagnostics, quote! { #(#attrs)* #stub });
        }
        _ => {
            let (attribute, place) = ("table".to_owned(), "this item".to_owned());
            let form = "it goes on a static: `#[table] static KNIGHT: [Board; 64] = |square| …;`".to_owned();
            diagnostics.at(&item, Message::Misplaced { attribute, place, form });
            return faulty(diagnostics, item);
        }
    };
    match Table::parse(item, &mut diagnostics) {
        Ok(table) => match lower::ranges(&table, None, &mut diagnostics) {
            Some(ranges) if diagnostics.is_clean() => {
                let tokens = emit::table::computed(&table, &ranges);
                trace(&table.name.to_string(), &tokens);
                tokens
            }
            _ => faulty(diagnostics, stub::table(&table.name, &table.visibility, &table.ty, &nobody)),
        },
        Err(item) => faulty(diagnostics, stub::table(&item.ident, &item.vis, &item.ty, &nobody)),
    }
}

/// `#[mirrored]` on its own.
pub(crate) fn mirrored(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut diagnostics = Diagnostics::default();
    let Ok(function) = syn::parse2::<ItemFn>(item.clone()) else {
        diagnostics.at(&item, Message::MirroredForm {});
        let item = match syn::parse2::<Function>(item.clone()) {
            Ok(function) if function.body.is_none() => stub::function(&function, None),
            _ => item,
        };
        return faulty(diagnostics, item);
    };
    let name = &function.sig.ident;
    let mut arguments = MirroredArguments::parse(arguments, name, false, &mut diagnostics);
    let home = std::mem::replace(&mut arguments.home, Home::Module);
    let geometry = match home {
        Home::Alone(alone) => lower::alone_geometry(*alone, name.to_token_stream(), &mut diagnostics),
        Home::Module => None,
    };
    let names = AloneNames { geometry: geometry.unwrap_or_else(Geometry::chess), mirror: arguments.mirror() };
    let twin = mirror::twin(&arguments, &function, &names, &mut diagnostics);
    if !diagnostics.is_clean() {
        return faulty(diagnostics, quote! { #function #twin });
    }
    let tokens = quote! { #function #twin };
    trace(&name.to_string(), &tokens);
    tokens
}

/// A function on its own whose body a macro writes.
fn function(
    attribute: &str,
    item: TokenStream,
    runtime: &TokenStream,
    mut diagnostics: Diagnostics,
    lower: impl FnOnce(&Function, &mut Diagnostics) -> Option<Lowered>,
) -> TokenStream {
    let Ok(function) = syn::parse2::<Function>(ungroup(item.clone())) else {
        let example = "const fn north(sliders: u64, empty: u64) -> u64;".to_owned();
        diagnostics.at(&item, Message::NotAFunction { attribute: attribute.to_owned(), example });
        return faulty(diagnostics, item);
    };
    match lower(&function, &mut diagnostics) {
        Some(lowered) if diagnostics.is_clean() => {
            let mut tokens = emit::function::function(&function, &lowered, runtime);
            tokens.extend(emit::declare::sets(&function, &lowered, runtime));
            trace(&function.signature.ident.to_string(), &tokens);
            tokens
        }
        _ => faulty(diagnostics, stub::function(&function, None)),
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
        diagnostics.at(extra, Message::NotAnOption { found: excerpt(extra), expected });
    }
    arguments.finish(&ALONE_OPTIONS, &mut diagnostics);
    let Ok(item) = syn::parse2::<ItemEnum>(ungroup(item.clone())) else {
        let message = Message::Misplaced {
            attribute: "directions".to_owned(),
            place: "this item".to_owned(),
            form: "it goes on an enum: `#[directions] enum Compass { North = step(0, 1) }`".to_owned(),
        };
        diagnostics.at(&item, message);
        return faulty(diagnostics, item);
    };
    let input = Directions::parse(item, &mut diagnostics);
    let geometry = (!alone.shapeless)
        .then(|| lower::alone_geometry(alone, input.item.ident.to_token_stream(), &mut diagnostics))
        .flatten();
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
    let timing = Timing::begin();
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
        let ItemMod { vis, ident, .. } = item;
        return faulty(diagnostics, quote! { #vis mod #ident {} });
    }
    let module = Module::parse(arguments, item, &mut diagnostics);
    let name = module.name.to_string();
    let tokens = module::expand(module, &timing, &mut diagnostics);
    if diagnostics.is_clean() {
        timing.report(&name);
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

/// Directions for an enum with faulty ones: as many as it has variants.
pub(crate) fn placeholders(input: &Directions, geometry: &Geometry) -> Vec<Direction> {
    input.variants.iter().map(|_| Direction::nowhere(geometry)).collect()
}
