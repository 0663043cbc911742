//! Pieces: what their functions take and give back. How they are computed is decided for all pieces of a
//! module together, in `pieces.rs`.

use bitboard_plan::{By, Geometry, Gives, Movement, MovementProblem, Purpose};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Ident, Type};

use super::{
    Access, Context,
    signature::{Sets, last_segment},
};
use crate::{
    diag::{Diagnostics, Message},
    input::{
        conditions, excerpt,
        fill::{Function, Home, Parameter},
        legs,
        many::Many,
        piece::{PieceArguments, Written},
        shape, text,
    },
};

/// A function of a piece, its signature understood.
pub(crate) struct Piece {
    pub(crate) movement: Movement,
    pub(crate) gives: Gives,
    pub(crate) by: By,
    pub(crate) by_place: Option<TokenStream>,
    /// The name of the other colour's function.
    pub(crate) black: Option<Ident>,
    pub(crate) from: Origin,
    /// The occupied squares; without them the board is empty.
    pub(crate) occupied: Option<Ident>,
    pub(crate) access: Access,
    pub(crate) geometry: Geometry,
    /// Whether it stands alone: outside a module, or the compiler sees it on a condition only.
    pub(crate) alone: bool,
    /// Its number among the pieces of the module.
    pub(crate) number: usize,
}

/// Where the piece stands.
pub(crate) enum Origin {
    /// On a square: the parameter, and its type if that is to be cast to an index.
    Square(Ident, Option<Box<Type>>),
    /// On each square of a set.
    Set(Ident),
}

/// The type whose methods are around a function.
#[derive(Clone, Copy)]
pub(crate) enum Owner<'a> {
    Nobody,
    Type(&'a Type),
}

impl Owner<'_> {
    /// Whether it is the square type of the module.
    pub(crate) fn is_square(self, context: &Context) -> bool {
        let Self::Type(this) = self else { return false };
        context.square.is_some() && last_segment(this) == context.square.as_ref()
    }
}

/// The types of indices beside `usize`.
const INDICES: [&str; 3] = ["u8", "u16", "u32"];

/// Names that a set of occupied squares does not have.
const EMPTY: [&str; 3] = ["empty", "free", "vacant"];

/// Names that one square has, and no set of pieces.
const ONE_SQUARE: [&str; 15] = [
    "at", "cell", "from", "idx", "index", "origin", "pos", "position", "s", "sq", "square", "source", "src",
    "start", "to",
];

/// Checks a piece. `None` if anything is wrong, which then has been reported.
pub(crate) fn piece(
    arguments: PieceArguments,
    function: &Function,
    context: Option<&Context>,
    owner: Owner<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Piece> {
    let before = diagnostics.count();
    let parameters = function.parameters(diagnostics);
    let parameters_are_wrong = diagnostics.count() > before;
    let PieceArguments { movement, places, gives, by, by_place, black, home, .. } = arguments;
    if let Some(movement) = &movement {
        check(movement, gives, &places, diagnostics);
    }
    // What is wrong with the form of the function makes more of the types than there is.
    if parameters_are_wrong {
        return None;
    }
    if let Some(place) = Many::place(function) {
        diagnostics.at(place, Message::PieceOnMany {});
        return None;
    }
    let written = function.signature.inputs.len();
    if !(1..=2).contains(&written) {
        let message = Message::ParameterCount {
            found: format!("{written} parameters"),
            of: "a piece".to_owned(),
            expected: "the square of the piece and the occupied squares; keep your own with `& !own`"
                .to_owned(),
        };
        diagnostics.at(&function.signature.ident, message);
        return None;
    }
    if is_wrong_way_round(&parameters, context) {
        diagnostics.at(&function.signature.inputs, Message::WrongWayRound {});
        return None;
    }
    let sets = sets(home, parameters.get(1), function, context, diagnostics)?;
    let in_square = context.is_some_and(|context| owner.is_square(context));
    if in_square && let Some(ty) = function.returns().filter(|ty| text(ty) == "Self") {
        let (found, board) = ("Self".to_owned(), sets.type_text.clone());
        diagnostics.at(ty, Message::ReturnType { found, board });
    } else {
        sets.check_return(function, diagnostics);
    }
    if let Some(Parameter { name, ty }) = parameters.get(1) {
        let is_square = in_square && ty.as_ref().is_some_and(|ty| text(ty) == "Self");
        if is_square || !sets.is_set(ty.as_ref()) {
            let (found, expected) = (ty.as_ref().map(excerpt).unwrap_or_default(), sets.type_text.clone());
            diagnostics.at(ty, Message::OccupiedType { found, expected });
        } else if EMPTY.contains(&name.to_string().as_str()) {
            diagnostics.at(name, Message::EmptyName { name: name.to_string() });
        }
    }
    let from = parameters.first().and_then(|first| match context {
        Some(context) => on_board(first, context, owner, diagnostics),
        None => alone(first, &sets, diagnostics),
    });
    if let Some(Origin::Set(name)) = &from {
        check_set_name(name, written > 1, &sets, context, diagnostics);
    }
    let by = set_wise(by, by_place.as_ref(), from.as_ref(), diagnostics);
    if let (By::Pext { .. }, Some(constness)) = (by, &function.signature.constness) {
        diagnostics.at(constness, Message::PextConst {});
    }
    if let (Some(movement), true) = (&movement, diagnostics.count() == before) {
        check_reach(movement, &sets.geometry, &places, diagnostics);
    }
    if diagnostics.count() > before || parameters.len() < written {
        return None;
    }
    Some(Piece {
        movement: movement?,
        gives,
        by,
        by_place,
        black,
        from: from?,
        occupied: parameters.get(1).map(|second| second.name.clone()),
        access: sets.access,
        geometry: sets.geometry,
        alone: context.is_none() || !conditions(&function.attributes).is_empty(),
        number: 0,
    })
}

/// Reports a set of pieces that is called like a square: it would move, in silence, as something else.
fn check_set_name(
    name: &Ident,
    has_occupied: bool,
    sets: &Sets,
    context: Option<&Context>,
    diagnostics: &mut Diagnostics,
) {
    let word = name.to_string();
    if has_occupied && word == "occupied" {
        diagnostics.at(name, Message::WrongWayRound {});
        return;
    }
    let is_square = ONE_SQUARE.contains(&word.as_str())
        || ["_square", "_sq", "_index"].iter().any(|ending| word.ends_with(ending));
    if !is_square {
        return;
    }
    let help = match context {
        Some(Context { square: Some(square), .. }) => format!("for one square take `{square}`"),
        Some(_) => "for one square declare `pub enum Square {}` and take it".to_owned(),
        None => {
            let others = INDICES.iter().filter(|index| **index != sets.type_text);
            let others = others.map(|index| format!("`{index}`")).collect::<Vec<_>>().join(", ");
            format!("for one square take `usize` (or {others})")
        }
    };
    diagnostics.at(name, Message::SquareName { name: word, help });
}

/// Whether the square comes behind the set.
fn is_wrong_way_round(parameters: &[Parameter], context: Option<&Context>) -> bool {
    let [Parameter { ty: Some(first), .. }, Parameter { ty: Some(second), .. }] = parameters else {
        return false;
    };
    match context {
        Some(Context { square: Some(square), .. }) => {
            last_segment(second) == Some(square) && last_segment(first) != Some(square)
        }
        Some(_) => false,
        None => shape::primitive(second) == "usize",
    }
}

/// The sets of the function: their type is that of the second parameter, or what the function returns.
fn sets(
    home: Home,
    second: Option<&Parameter>,
    function: &Function,
    context: Option<&Context>,
    diagnostics: &mut Diagnostics,
) -> Option<Sets> {
    let of = |ty: Option<&Type>, name: &Ident| Parameter { name: name.clone(), ty: ty.cloned() };
    let first = match (second, function.returns()) {
        (Some(second), _) => Some(of(second.ty.as_ref(), &second.name)),
        (None, Some(ty)) => Some(of(Some(ty), &function.signature.ident)),
        (None, None) => None,
    };
    let sets: Vec<Parameter> = first.into_iter().collect();
    if sets.is_empty() && context.is_none() {
        if function.signature.inputs.len() == 1 {
            diagnostics.at(&function.signature.ident, Message::NoReturn { board: "u64".to_owned() });
        }
        return None;
    }
    Sets::of(home, context, &sets, function, diagnostics)
}

/// What the first parameter is in a board module.
fn on_board(
    first: &Parameter,
    context: &Context,
    owner: Owner<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Origin> {
    let name = first.name.clone();
    let ty = match (&first.ty, owner) {
        (Some(ty), Owner::Type(this)) if text(ty) == "Self" => Some(this),
        (Some(ty), _) => Some(ty),
        (None, Owner::Type(this)) => Some(this),
        (None, Owner::Nobody) => None,
    };
    let last = ty.and_then(last_segment);
    if last.is_some() && last == context.square.as_ref() {
        return Some(Origin::Square(name, ty.cloned().map(Box::new)));
    }
    if last.is_some_and(|last| context.board == *last) {
        return Some(Origin::Set(name));
    }
    let message = match &context.square {
        None => Message::NoSquareType {},
        Some(square) => Message::NoSquare {
            found: ty.map_or_else(|| "self".to_owned(), excerpt),
            expected: format!("`{square}`, or a set of pieces, `{}`", context.board),
        },
    };
    let place = first.ty.as_ref().map_or_else(|| first.name.to_token_stream(), ToTokens::to_token_stream);
    diagnostics.at(place, message);
    None
}

/// What the first parameter is where no module says what a square is.
fn alone(first: &Parameter, sets: &Sets, diagnostics: &mut Diagnostics) -> Option<Origin> {
    let name = first.name.clone();
    let Some(ty) = &first.ty else {
        // What `self` is the macro cannot see; where the sets are `Self`, it is one of them.
        return Some(match sets.type_text.as_str() {
            "Self" => Origin::Set(name),
            _ => Origin::Square(name, Some(Box::new(syn::parse_quote!(Self)))),
        });
    };
    let text = shape::primitive(ty);
    match ty {
        _ if sets.is_set(Some(ty)) && (text != "Self" || sets.type_text == "Self") => Some(Origin::Set(name)),
        _ if text == "usize" => Some(Origin::Square(name, None)),
        Type::Path(_) if INDICES.contains(&text.as_str()) || !shape::is_primitive(ty) => {
            Some(Origin::Square(name, Some(Box::new(ty.clone()))))
        }
        other => {
            let expected = format!(
                "an index, `usize` or `u8` to `u32`, an enum of squares, or a set of pieces, `{}`",
                sets.type_text
            );
            diagnostics.at(other, Message::NoSquare { found: excerpt(other), expected });
            None
        }
    }
}

/// The way to compute a piece, which for pieces on all squares of a set is a fill.
fn set_wise(by: By, place: Option<&TokenStream>, from: Option<&Origin>, diagnostics: &mut Diagnostics) -> By {
    let Some(Origin::Set(name)) = from else { return by };
    if let (Some(place), false) = (place, matches!(by, By::Auto | By::Fill)) {
        let message = Message::Contradiction {
            one: format!("by = {}", text(place)),
            other: name.to_string(),
            help: "it is a set of pieces, which only fills move at once; take one square, or `by = fill`"
                .to_owned(),
        };
        diagnostics.at(place, message);
    }
    By::Fill
}

/// Reports a movement that means nothing, or has no moves of the kind that is asked for.
fn check(movement: &Movement, gives: Gives, places: &[Written], diagnostics: &mut Diagnostics) {
    let arguments = places.iter().map(|written| &written.argument);
    let whole = quote! { #(#arguments)* };
    if let Err(problem) = movement.check() {
        let (component, text) = match problem {
            MovementProblem::Leg { component, leg, fault } => {
                let text = format!("leg {}: {fault}", leg + 1);
                let words = places.get(component).and_then(|written| written.legs.get(leg));
                if let Some(word) = words.and_then(|words| legs::at_fault(words, fault)) {
                    diagnostics.at(word, text);
                    return;
                }
                (component, text)
            }
            MovementProblem::NoPurpose { component } | MovementProblem::LegCount { component, .. } => {
                (component, problem.to_string())
            }
            MovementProblem::NoComponents
            | MovementProblem::TooManyComponents
            | MovementProblem::TooManyWays { .. } => (usize::MAX, problem.to_string()),
        };
        diagnostics.at(places.get(component).map_or(&whole, |written| &written.argument), text);
        return;
    }
    let serves = |purpose| movement.components.iter().any(|component| component.serves(purpose));
    let (what, help) = match gives {
        Gives::Attacks | Gives::Captures if !serves(Purpose::Capture) => {
            ("never captures", "`yields = quiet` gives where it can move")
        }
        Gives::Quiet if !serves(Purpose::Quiet) => {
            ("only captures", "`yields = captures` or `yields = attacks` gives where")
        }
        _ => return,
    };
    diagnostics.at(whole, Message::NothingGiven { what: what.to_owned(), help: help.to_owned() });
}

/// Reports components that lead from no square of the board to another.
fn check_reach(movement: &Movement, geometry: &Geometry, places: &[Written], diagnostics: &mut Diagnostics) {
    for (component, Written { argument: place, .. }) in movement.components.iter().zip(places) {
        // Where one name stands for several ways, not all of them must fit.
        if component.legs.len() > 2 {
            continue;
        }
        let alone = Movement::from(component.clone());
        let leads = |square: u32| {
            let purposes = [Purpose::Quiet, Purpose::Capture];
            let mut rides = purposes.into_iter().map(|purpose| alone.rides(geometry, square, purpose));
            rides.any(|rides| rides.map_or(true, |rides| !rides.is_empty()))
        };
        // From the middle a piece goes everywhere that it ever does, if it is not unusual.
        if leads(geometry.centre()) || geometry.cells().iter().any(leads) {
            continue;
        }
        let component = alone.to_betza().unwrap_or_else(|_| excerpt(place));
        diagnostics.at(place, Message::LeadsNowhere { component, board: geometry.to_string() });
    }
}
