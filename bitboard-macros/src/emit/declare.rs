//! What is told of a function beside it, for `prove!`: what it was declared to be, and how it is called. It goes to a
//! macro of the runtime crate that drops it without the feature `prove`.

use bitboard_plan::{
    Algorithm, Bits, By, Corner, Course, Direction, Geometry, Heading, Hop, Leg, Next, Order, Over, Range,
    Turns, Word, Wrap, Yields,
};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident};
use syn::{FnArg, Signature, Type, TypeGroup, TypeParen, ext::IdentExt, parse_quote, spanned::Spanned};

use super::{function as one, hexadecimal, ident, piece::Place as PiecePlace};
use crate::{
    input::{
        conditions,
        fill::Function,
        many::{Form, Many},
        shape,
    },
    lower::{Access, Lowered, Movement, Origin, Piece},
};

/// What the hidden name of a declaration begins with.
const HIDDEN: &str = "__bitboard_";

/// The name of the declaration of a function.
pub(crate) fn name(function: &Ident, span: Span) -> Ident {
    format_ident!("{HIDDEN}{}", function.unraw(), span = span)
}

/// The parts of a declaration.
struct Told<'a> {
    function: &'a Function,
    /// The type of a pointer to the function.
    pointer: TokenStream,
    geometry: &'a Geometry,
    access: &'a Access,
    /// The names of its sets, for the drawing of a refutation.
    names: Vec<String>,
    what: TokenStream,
    many: bool,
    index: Index,
    call: TokenStream,
}

/// The direction of a function, or the square of a piece.
enum Index {
    Nothing,
    /// Of a type that lists its values.
    Listed(Type),
    /// A number.
    Number(Type),
    /// Of a type that the macro knows nothing of.
    Other(Type),
}

/// A fill or leaper.
pub(crate) fn sets(function: &Function, lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    let Lowered { many, access, geometry, .. } = lowered;
    let single = many.as_ref().map_or(function, |many| &many.one);
    let index = match &lowered.direction {
        None => Index::Nothing,
        Some(direction) => match type_of(&single.signature, direction) {
            Some(ty) => Index::of(ty, matches!(access, Access::Field)),
            None => return TokenStream::new(),
        },
    };
    let what = match (&lowered.fill, &lowered.movement) {
        (Some((fill, by, directions)), _) => self::fill(fill.yields, *by, directions),
        (None, Movement::Leaper(leaps, offsets)) => {
            let leaps = variant("Leaps", leaps);
            let offsets = offsets.iter().map(|&(files, ranks)| pair(files, ranks));
            ours! { leaper(#leaps, &[#(#offsets),*]) }
        }
        (None, _) => return TokenStream::new(),
    };
    let names: Vec<String> = lowered.sets.iter().map(|set| set.unraw().to_string()).collect();
    let call = match many {
        Some(Many { form: Form::Lines(_), .. }) => lines(function, lowered, runtime),
        _ => call(function, many.as_ref(), access, &names, &index, false),
    };
    let pointer = match (many, &lowered.sliced) {
        (Some(Many { form: Form::Lines(_), .. }), Some(sliced)) => {
            let lines = Literal::usize_unsuffixed(sliced.lines());
            let alias = ident(if names.len() == 1 { "OfOne" } else { "OfTwo" });
            ours! { #runtime::__private::prove::#alias<#lines> }
        }
        _ => pointer(&function.signature),
    };
    let many = many.is_some();
    write(&Told { function, pointer, geometry, access, names, what, many, index, call }, runtime)
}

/// A piece.
pub(crate) fn piece(function: &Function, piece: &Piece, place: &PiecePlace<'_>) -> TokenStream {
    let movement = if place.turned { piece.movement.turned() } else { piece.movement.clone() };
    let components = movement.components.iter().map(|component| {
        let legs = component.legs.iter().map(leg);
        let (quiet, captures, wraps) = (component.quiet, component.captures, component.wraps);
        ours! { (#quiet, #captures, #wraps, &[#(#legs),*]) }
    });
    let (gives, by) = (variant("Gives", &piece.gives), by(piece.by));
    let what = ours! { piece(#gives, #by, &[#(#components),*]) };
    let (first, index) = match &piece.from {
        Origin::Set(name) => (Some(name), Index::Nothing),
        Origin::Square(_, None) => (None, Index::Number(parse_quote! { usize })),
        Origin::Square(_, Some(ty)) => (None, Index::of(ty, matches!(piece.access, Access::Field))),
    };
    let names = first.into_iter().chain(&piece.occupied).map(|set| set.unraw().to_string());
    let names: Vec<String> = names.collect();
    let call = call(function, None, &piece.access, &names, &index, true);
    let (geometry, access, pointer) = (&piece.geometry, &piece.access, pointer(&function.signature));
    write(&Told { function, pointer, geometry, access, names, what, many: false, index, call }, place.runtime)
}

fn write(told: &Told<'_>, runtime: &TokenStream) -> TokenStream {
    let Told { function, pointer, geometry, access, names, what, many, index, call } = told;
    let Function { attributes, visibility, signature, .. } = function;
    let (conditions, name) = (conditions(attributes), name(&signature.ident, Span::mixed_site()));
    let (board, index) = (board(geometry, *many, access.has_stray_bits()), index.tokens());
    ours! {
        #runtime::__private::declare! {
            #(#conditions)*
            #visibility #name: #pointer, #index;
            #board;
            #what;
            #(#names),*;
            #call
        }
    }
}

impl Index {
    fn of(ty: &Type, in_module: bool) -> Self {
        match shape::primitive(ty).as_str() {
            "usize" | "u8" | "u16" | "u32" => Self::Number(ty.clone()),
            _ if in_module => Self::Listed(ty.clone()),
            _ => Self::Other(ty.clone()),
        }
    }

    /// The kind, by which the values are found, and the type.
    fn tokens(&self) -> TokenStream {
        match self {
            Self::Nothing => ours! { nothing(()) },
            Self::Listed(ty) => ours! { listed(#ty) },
            Self::Number(ty) if shape::primitive(ty) == "usize" => {
                ours! { number(::core::primitive::usize) }
            }
            Self::Number(ty) => ours! { number(#ty) },
            Self::Other(ty) => {
                // What cannot be cast is reported once, where the function casts it.
                let cast = one::respanned(ours! { from as ::core::primitive::usize }, ty.span());
                ours! { other(#ty, |from| #cast) }
            }
        }
    }
}

/// How the function is called on a batch of boards.
fn call(
    function: &Function,
    many: Option<&Many>,
    access: &Access,
    names: &[String],
    index: &Index,
    index_first: bool,
) -> TokenStream {
    let single = many.map_or(function, |many| &many.one);
    let sets = &["a", "b"].map(ident)[..names.len()];
    let index = (!matches!(index, Index::Nothing)).then(|| ident("index"));
    let pattern = index.as_ref().map_or_else(|| ours! { () }, ToTokens::to_token_stream);
    let ty = set_type(single, many);
    let from = one::set_of_bits(single, access).unwrap_or_else(|| {
        let bits = ident("bits");
        ours! { |#bits| #bits }
    });
    let into = match access {
        Access::Plain => ours! { set },
        Access::Field | Access::FieldOf(..) => ours! { set.0 },
        Access::Methods(_) => ours! { set.bits() },
    };
    let index = index.as_slice();
    let (method, closure) = match many.map(|many| &many.form) {
        // Arrays behind references are arrays to whoever calls the function, and slices coerce from them.
        Some(Form::Slices(_)) if function.signature.inputs.iter().any(is_array_reference) => {
            let first = &sets[0];
            let arguments = ours! { #(&#sets,)* #(#index,)* &mut out };
            ("arrays", ours! { |[#(#sets),*]| { let mut out = #first; f(#arguments); out } })
        }
        Some(Form::Slices(_)) => ("slices", ours! { |[#(#sets),*], out| f(#(#sets,)* #(#index,)* out) }),
        Some(_) => ("arrays", ours! { |[#(#sets),*]| f(#(#sets),* #(, #index)*) }),
        None if index_first => ("each", ours! { |[#(#sets),*]| f(#(#index,)* #(#sets),*) }),
        None => ("each", ours! { |[#(#sets),*]| f(#(#sets),* #(, #index)*) }),
    };
    let method = ident(method);
    ours! {
        |f, #pattern, batch| { batch.#method(#from, |set: #ty| #into, #closure) }
    }
}

fn is_array_reference(input: &FnArg) -> bool {
    let FnArg::Typed(typed) = input else { return false };
    let mut ty = &*typed.ty;
    while let Type::Group(TypeGroup { elem, .. }) | Type::Paren(TypeParen { elem, .. }) = ty {
        ty = elem;
    }
    matches!(ty, Type::Reference(reference) if matches!(*reference.elem, Type::Array(_)))
}

/// How a function of lines is called, whose registers are those of the level.
fn lines(function: &Function, lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    let Some(sliced) = &lowered.sliced else { return TokenStream::new() };
    let sets = &["a", "b"].map(ident)[..lowered.sets.len()];
    let (count, lines) = (Literal::usize_unsuffixed(sets.len()), Literal::usize_unsuffixed(sliced.lines()));
    let (width, number) = (Literal::u32_unsuffixed(sliced.line_bits()), ident("u32"));
    let name = &function.signature.ident;
    ours! {
        |_, (), batch| {
            struct __Lines;
            impl #runtime::__private::prove::OnLines<#count, #lines> for __Lines {
                const BITS: ::core::primitive::#number = #width;

                #[inline(always)]
                fn call<L: #runtime::arch::Lanes>(
                    lanes: L,
                    [#(#sets),*]: [[L::Register; #lines]; #count],
                ) -> [L::Register; #lines] {
                    #name(lanes, #(#sets),*)
                }
            }
            batch.lines(__Lines)
        }
    }
}

/// The type of a set: that of the first parameter on sets, or what is returned.
fn set_type(single: &Function, many: Option<&Many>) -> TokenStream {
    match (many, single.returns()) {
        (Some(many), _) => many.element.to_token_stream(),
        (None, Some(ty)) => ty.to_token_stream(),
        (None, None) => ours! { Self },
    }
}

/// The type of a parameter; `self` has the type around.
fn type_of<'a>(signature: &'a Signature, name: &Ident) -> Option<&'a Type> {
    signature.inputs.iter().find_map(|input| match input {
        FnArg::Typed(typed) => match &*typed.pat {
            syn::Pat::Ident(pattern) if pattern.ident == *name => Some(&*typed.ty),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    })
}

/// The type of a pointer to a function.
fn pointer(signature: &Signature) -> TokenStream {
    let types = signature.inputs.iter().map(|input| match input {
        FnArg::Typed(typed) => typed.ty.to_token_stream(),
        FnArg::Receiver(_) => ours! { Self },
    });
    let output = &signature.output;
    ours! { fn(#(#types),*) #output }
}

fn board(geometry: &Geometry, many: bool, stray_bits: bool) -> TokenStream {
    let side = Literal::u32_unsuffixed;
    let (files, ranks) = (side(geometry.files()), side(geometry.ranks()));
    let (kind, size) = match geometry.word() {
        Word::Integer(bits) => ("Integer", bits),
        Word::Lanes(lanes) => ("Lanes", lanes),
    };
    let (kind, size, cells) = (ident(kind), side(size), words(geometry.cells()));
    let mut board = ours! { Board::new(#files, #ranks, Word::#kind(#size), #cells) };
    let Corner { last_file, last_rank } = geometry.corner();
    if (geometry.order(), geometry.corner()) != (Order::default(), Corner::default()) {
        let order = variant("Order", &geometry.order());
        board.extend(ours! { .layout(#order, #last_file, #last_rank) });
    }
    if geometry.wrap() != Wrap::None {
        let wrap = variant("Wrap", &geometry.wrap());
        board.extend(ours! { .wrap(#wrap) });
    }
    board.extend(many.then(|| ours! { .many() }));
    board.extend(stray_bits.then(|| ours! { .stray_bits() }));
    board
}

fn fill(yields: Yields, by: Algorithm, directions: &[Direction]) -> TokenStream {
    let yields = match yields {
        Yields::Step { mask_before } => ours! { Yields::Step { mask_before: #mask_before } },
        other => variant("Yields", &other),
    };
    let by = variant("Algorithm", &by);
    let directions = directions.iter().map(|direction| {
        let ((files, ranks), landing) = (direction.delta(), words(direction.landing()));
        let (files, ranks) = (Literal::i32_unsuffixed(files), Literal::i32_unsuffixed(ranks));
        ours! { (#files, #ranks, #landing) }
    });
    ours! { fill(#yields, #by, &[#(#directions),*]) }
}

/// What of a leg is not as that of a simple leap.
fn leg(leg: &Leg) -> TokenStream {
    let number = Literal::u32_unsuffixed;
    let turns = |Turns(turns)| {
        let turns = Literal::u8_unsuffixed(turns);
        ours! { Turns(#turns) }
    };
    let mut fields = TokenStream::new();
    let mut field = |name: &str, usual: bool, value: TokenStream| {
        if !usual {
            let name = ident(name);
            fields.extend(ours! { #name: #value, });
        }
    };
    let (short, long) = (number(leg.base.0), number(leg.base.1));
    field("base", leg.base == (0, 1), ours! { (#short, #long) });
    field("multiplier", leg.multiplier == 1, number(leg.multiplier).to_token_stream());
    field("images", false, turns(leg.images));
    if let Heading::Turns(set) = leg.heading {
        let set = turns(set);
        field("heading", false, ours! { Heading::Turns(#set) });
    }
    let range = match leg.range {
        Range::Unlimited => ours! { Range::Unlimited },
        Range::Steps(steps) => {
            let steps = number(steps);
            ours! { Range::Steps(#steps) }
        }
    };
    field("range", leg.range == Range::Steps(1), range);
    field("over", leg.over == Over::default(), variant("Over", &leg.over));
    field("skips_first", !leg.skips_first, ours! { true });
    field("course", leg.course == Course::default(), variant("Course", &leg.course));
    field("hop", leg.hop == Hop::default(), variant("Hop", &leg.hop));
    field("next", leg.next == Next::default(), variant("Next", &leg.next));
    ours! { Leg { #fields ..LEAP } }
}

fn by(by: By) -> TokenStream {
    let tables = |name: &str, lookups: Option<u32>, index: Option<bitboard_plan::Index>| {
        let name = ident(name);
        let lookups = lookups.map(Literal::u32_unsuffixed);
        let lookups = option(lookups.map(|lookups| lookups.to_token_stream()));
        let index = option(index.map(|index| variant("Index", &index)));
        ours! { By::#name { lookups: #lookups, index: #index } }
    };
    match by {
        By::Tables { lookups, index } => tables("Tables", lookups, index),
        By::Pext { lookups, index } => tables("Pext", lookups, index),
        other => variant("By", &other),
    }
}

fn option(value: Option<TokenStream>) -> TokenStream {
    match value {
        Some(value) => ours! { ::core::option::Option::Some(#value) },
        None => ours! { ::core::option::Option::None },
    }
}

/// A variant without fields, by the name that it prints.
fn variant(of: &str, value: &dyn core::fmt::Debug) -> TokenStream {
    let (of, name) = (ident(of), ident(&format!("{value:?}")));
    ours! { #of::#name }
}

fn pair(files: i32, ranks: i32) -> TokenStream {
    let (files, ranks) = (Literal::i32_unsuffixed(files), Literal::i32_unsuffixed(ranks));
    ours! { (#files, #ranks) }
}

/// A set of squares, 64 bits at a time, as far as there are any.
fn words(set: Bits) -> TokenStream {
    let lanes = set.lanes();
    let used = lanes.iter().rposition(|&lane| lane != 0).map_or(0, |last| last + 1);
    let lanes = lanes[..used].iter().map(|&lane| hexadecimal(u128::from(lane), 64));
    ours! { &[#(#lanes),*] }
}
