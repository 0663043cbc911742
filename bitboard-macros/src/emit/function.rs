//! A program as a function.

use bitboard_plan::{Corner, Geometry, Op, Order, Word};
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use syn::{Attribute, Path, Type, ext::IdentExt, spanned::Spanned};

use super::{docs, expand_marker, ident, literal, many, ops, word_module, word_type};
use crate::{
    input::{fill::Function, without_arguments},
    lower::{Access, Lowered},
};

/// The function with its body.
pub(crate) fn function(function: &Function, lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    if let Some(many) = &lowered.many {
        return many::function(function, many, lowered, runtime);
    }
    let Function { attributes, visibility, signature, .. } = function;
    let docs = docs::function(lowered, attributes);
    let hints = hints(attributes, &["inline", "must_use"]);
    let checks = checks(lowered, runtime);
    let body = body(function, lowered, runtime);
    ours! {
        #(#attributes)*
        #docs
        #hints
        #visibility #signature {
            #checks
            #body
        }
    }
}

/// What is to be checked of the types that a function names, and the marker of an expansion.
pub(super) fn checks(lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    // Inside a board module the marker stands once for all.
    let mut checks =
        if matches!(lowered.access, Access::Field) { TokenStream::new() } else { expand_marker() };
    if let Access::Methods(board) = &lowered.access {
        checks.extend(same_board(board, &lowered.geometry, runtime));
    }
    if let Some(ty) = &lowered.direction_type {
        checks.extend(ours! { const _: () = #runtime::__private::direction_type::<#ty>(); });
    }
    checks
}

/// The body of a function on one board.
pub(super) fn body(function: &Function, lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    let index = lowered.direction.as_ref().map(|_| ident("index"));
    let mut before = match (&lowered.direction, &index) {
        // A function on many boards keeps it in its kernel.
        (Some(_), Some(index)) if lowered.many.is_some() => ours! { let #index = self.0; },
        (Some(direction), Some(index)) => {
            ours! { let #index = #direction as ::core::primitive::usize; }
        }
        _ => TokenStream::new(),
    };
    let locals = locals(&lowered.sets);
    let used = |index: usize| lowered.program.ops().contains(&Op::Input(index));
    let halves = lowered.program.word() != lowered.geometry.word();
    let inputs = lowered.sets.iter().enumerate().map(|(index, set)| {
        if used(index) {
            let bits = input(set, &locals[index], &lowered.access, &mut before);
            if halves { halved(&locals[index], &bits, &mut before) } else { bits }
        } else {
            // Where no ride goes further than a step, nothing can block it.
            before.extend(ours! { let _ = #set; });
            TokenStream::new()
        }
    });
    let inputs: Vec<TokenStream> = inputs.collect();
    let taken = locals.iter().map(Ident::to_string);
    let taken = taken.chain(index.as_ref().map(Ident::to_string)).collect();
    let direction = index.map(|index| ours! { #index });
    let place = ops::Place { inputs: &inputs, direction, taken, runtime };
    let ops::Body { tables, statements, result } = ops::body(&lowered.program, &place);
    let result = if halves { joined(&result) } else { result };
    let result = returned(function, &lowered.access, result);
    ours! {
        #tables
        #before
        #statements
        #result
    }
}

/// A number of 128 bits as two of 64, the lower first.
fn halved(name: &Ident, bits: &TokenStream, before: &mut TokenStream) -> TokenStream {
    let half = word_type(Word::Integer(64));
    before.extend(ours! { let #name = [#bits as #half, (#bits >> 64) as #half]; });
    ours! { #name }
}

/// The number of 128 bits that two of 64 are.
fn joined(halves: &TokenStream) -> TokenStream {
    let whole = word_type(Word::Integer(128));
    ours! {
        {
            let [low, high] = #halves;
            low as #whole | (high as #whole) << 64
        }
    }
}

/// Hints for the compiler that the user has not given.
pub(super) fn hints(attributes: &[Attribute], wanted: &[&str]) -> TokenStream {
    let missing = wanted.iter().filter(|hint| {
        // Given twice they would be a warning.
        !attributes.iter().any(|attribute| attribute.path().is_ident(hint))
    });
    missing.map(|hint| ident(hint)).map(|hint| ours! { #[#hint] }).collect()
}

/// Bits as the set that a function returns.
pub(super) fn returned(function: &Function, access: &Access, bits: TokenStream) -> TokenStream {
    match set_of_bits(function, access) {
        Some(make) => ours! { #make(#bits) },
        None => bits,
    }
}

/// What makes bits a set, unless they are one.
pub(super) fn set_of_bits(function: &Function, access: &Access) -> Option<TokenStream> {
    match access {
        Access::Plain => None,
        Access::Field | Access::FieldOf(..) => {
            let constructor = function.returns().map(constructor);
            Some(ours! { #constructor })
        }
        Access::Methods(board) => Some(ours! { #board::from_bits_truncate }),
    }
}

/// The bits of a parameter.
pub(super) fn input(set: &Ident, name: &Ident, access: &Access, before: &mut TokenStream) -> TokenStream {
    match access {
        Access::Plain => ours! { #set },
        Access::Field => ours! { #set.0 },
        Access::FieldOf(ty, word) => {
            // The type is checked here: the macro cannot see it, and a wider word would go wrong in silence.
            let word = respanned(word_type(*word), ty.span());
            let bits = respanned(ours! { .0 }, ty.span());
            before.extend(ours! { let #name: #word = #set #bits; });
            ours! { #name }
        }
        Access::Methods(_) => {
            before.extend(ours! { let #name = #set.bits(); });
            ours! { #name }
        }
    }
}

/// Locals for the bits of the parameters, by their names; macros can make two parameters of one name.
fn locals(sets: &[Ident]) -> Vec<Ident> {
    let mut names: Vec<String> = Vec::new();
    for set in sets {
        let mut name = format!("{}_bits", set.unraw());
        while names.contains(&name) {
            name.push_str("_too");
        }
        names.push(name);
    }
    names.iter().map(|name| ident(name)).collect()
}

/// Tokens of ours at a place of the user's, where the compiler then reports what is wrong with them.
pub(super) fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let span = span.resolved_at(Span::mixed_site());
    let respan = |mut token: TokenTree| {
        token.set_span(span);
        token
    };
    tokens.into_iter().map(respan).collect()
}

/// A type as the function that makes it: without the arguments of generic parameters, which are inferred.
fn constructor(ty: &Type) -> TokenStream {
    match ty {
        Type::Path(path) => {
            let path = without_arguments(&path.path);
            ours! { #path }
        }
        other => ours! { #other },
    }
}

/// Checks a shape that was said again against the board it was said of.
pub(super) fn same_board(board: &Path, geometry: &Geometry, runtime: &TokenStream) -> TokenStream {
    let (files, ranks, order, corner) = layout_parts(geometry);
    let word = geometry.word();
    let (cells, module) = (literal(geometry.cells(), word), word_module(word));
    let check = ours! {
        #runtime::__private::same_board(
            <#board>::LAYOUT,
            #runtime::__private::word::#module::to_wide(<#board>::FULL.bits()),
            #runtime::Layout::new(
                #files,
                #ranks,
                #runtime::__private::layout::#order,
                #runtime::__private::layout::#corner,
            ),
            #runtime::__private::word::#module::to_wide(#cells),
        )
    };
    // An item in a function cannot speak of `Self`; an expression can.
    if board.is_ident("Self") {
        ours! { const { #check }; }
    } else {
        ours! { const _: () = #check; }
    }
}

/// Shape and bit order, as the macros of the runtime crate take them.
pub(crate) fn layout(geometry: &Geometry) -> TokenStream {
    let (files, ranks, order, corner) = layout_parts(geometry);
    ours! { (#files, #ranks, #order, #corner) }
}

fn layout_parts(geometry: &Geometry) -> (Literal, Literal, Ident, Ident) {
    let order = match geometry.order() {
        Order::RankMajor => "rank_major",
        Order::FileMajor => "file_major",
    };
    let Corner { last_file, last_rank } = geometry.corner();
    let corner = match (last_file, last_rank) {
        (false, false) => "first_first",
        (true, false) => "last_first",
        (false, true) => "first_last",
        (true, true) => "last_last",
    };
    let side = Literal::u32_unsuffixed;
    (side(geometry.files()), side(geometry.ranks()), ident(order), ident(corner))
}
