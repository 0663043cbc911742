//! Signatures: which parameters are sets of squares, what type they have, and what board that means.

use std::ops::RangeInclusive;

use bitboard_plan::{Geometry, Word};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Ident, Type};

use super::{Access, Context};
use crate::{
    diag::{Diagnostics, Message},
    input::{
        excerpt,
        fill::{Alone, Function, Home, Parameter},
        shape::{self, Shape},
        text,
    },
};

/// The sets that a function takes and returns.
pub(super) struct Sets {
    pub(super) geometry: Geometry,
    pub(super) access: Access,
    /// Their type, as it is written.
    pub(super) type_text: String,
}

const DIRECTION_TOO: &str = ", and after them a direction if the caller is to choose it";

/// The parameters that a function should have.
pub(super) struct Expected {
    /// What needs them.
    pub(super) of: String,
    /// How many sets.
    pub(super) sets: RangeInclusive<usize>,
    /// What the sets are.
    pub(super) text: &'static str,
    /// Whether a direction may follow them.
    pub(super) direction: bool,
}

impl Sets {
    /// The sets of a function in a board module or on its own.
    pub(super) fn of(
        home: Home,
        context: Option<&Context>,
        parameters: &[Parameter],
        function: &Function,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        match (context, home) {
            (Some(context), _) => Some(Self {
                geometry: context.geometry.clone(),
                access: Access::Field,
                type_text: context.board.to_string(),
            }),
            (None, Home::Alone(alone)) => Self::alone(*alone, parameters, function, diagnostics),
            (None, Home::Module) => None,
        }
    }

    fn alone(
        mut alone: Alone,
        parameters: &[Parameter],
        function: &Function,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        let this: Type = syn::parse_quote!(Self);
        let Some(first) = parameters.first() else {
            // Without a parameter there is no type to go by. If it could not be read, that has been said.
            if !function.signature.inputs.is_empty() {
                return None;
            }
            let message = Message::ParameterCount {
                found: "no sets".to_owned(),
                of: "a function on squares".to_owned(),
                expected: "one or two sets of squares".to_owned(),
            };
            diagnostics.at(&function.signature.ident, message);
            return None;
        };
        if alone.shapeless {
            return None;
        }
        let ty = first.ty.as_ref().unwrap_or(&this);
        let place = first.ty.as_ref().map_or_else(|| first.name.to_token_stream(), ToTokens::to_token_stream);
        let (geometry, access) = match (shape::word_of_type(ty), alone.generated.take(), ty) {
            (_, Some(path), _) => {
                let same = last_segment(ty).zip(path.segments.last()).is_some_and(|(ty, it)| *ty == it.ident);
                if !same && text(ty) != "Self" {
                    let message = Message::BoardType { found: excerpt(ty), board: text(&path) };
                    diagnostics.at(&place, message);
                }
                (geometry(alone, None, place, diagnostics)?, Access::Methods(path))
            }
            (Some(word), None, _) => {
                if let Some(option) = &alone.word {
                    let found = shape::word_of_expr(option, diagnostics);
                    if found.is_some_and(|found| found != word) {
                        let message = Message::WordConflict { word: text(option), found: word.to_string() };
                        diagnostics.at(option, message);
                    }
                }
                if alone.shape.is_none() && word != Word::Integer(64) {
                    let example = match word.bits() {
                        8 => "2x4",
                        16 => "4x4",
                        32 => "5x5",
                        64 => "8x8",
                        128 => "9x10",
                        192 => "13x13",
                        256 => "16x16",
                        320 => "17x17",
                        _ => "19x19",
                    };
                    let (word, example) = (word.to_string(), example.to_owned());
                    diagnostics.at(place, Message::ShapeUnknown { word, example });
                    return None;
                }
                (geometry(alone, Some(word), place, diagnostics)?, Access::Plain)
            }
            (None, None, Type::Path(path)) if path.qself.is_none() && !shape::is_primitive(ty) => {
                let word = alone
                    .word
                    .as_ref()
                    .map(|word| (shape::word_of_expr(word, diagnostics), word.to_token_stream()));
                let (word, word_place) = match word {
                    Some((word, place)) => (Some(word?), place),
                    None => (None, place),
                };
                let geometry = geometry(alone, word, word_place, diagnostics)?;
                let word = geometry.word();
                (geometry, Access::FieldOf(Box::new(ty.clone()), word))
            }
            (None, None, other) => {
                diagnostics.at(place, Message::SetType { found: excerpt(other) });
                return None;
            }
        };
        // Of a method the return type may tell the name behind `Self`.
        let names_a_type = |ty: &&Type| {
            let last = last_segment(ty).map(ToTokens::to_token_stream);
            let plain =
                matches!(ty, Type::Path(path) if path.path.segments.iter().all(|it| it.arguments.is_none()));
            plain && !shape::is_primitive(ty) && last.is_some_and(|last| syn::parse2::<Ident>(last).is_ok())
        };
        let named = function.returns().filter(|_| first.ty.is_none()).filter(names_a_type).unwrap_or(ty);
        Some(Self { geometry, access, type_text: text(named) })
    }

    /// Whether a type is that of the sets, as far as its text tells.
    pub(super) fn is_set(&self, ty: Option<&Type>) -> bool {
        let Some(ty) = ty else { return true };
        let found = text(ty);
        let in_module = matches!(self.access, Access::Field);
        if let Access::Methods(board) = &self.access
            && last_segment(ty).zip(board.segments.last()).is_some_and(|(ty, it)| *ty == it.ident)
        {
            return true;
        }
        found == self.type_text
            || found == "Self"
            || (in_module && last_segment(ty).is_some_and(|name| *name == self.type_text))
    }

    /// Tells the sets among the parameters from a direction after them.
    pub(super) fn split<'a>(
        &self,
        parameters: &'a [Parameter],
        expected: &Expected,
        context: Option<&Context>,
        function: &Function,
        diagnostics: &mut Diagnostics,
    ) -> Option<(Vec<Ident>, Option<&'a Parameter>)> {
        let is_direction = |parameter: &Parameter| {
            let Some(ty) = &parameter.ty else { return false };
            match context {
                Some(context) => {
                    last_segment(ty).is_some_and(|name| context.enums.iter().any(|set| set.name == *name))
                }
                // Any enum, or an index.
                None => {
                    let can_be =
                        matches!(ty, Type::Path(_)) && (text(ty) == "usize" || !shape::is_primitive(ty));
                    can_be && !self.is_set(Some(ty))
                }
            }
        };
        let (sets, direction) = match parameters.split_last() {
            Some((last, sets)) if expected.direction && !sets.is_empty() && is_direction(last) => {
                (sets, Some(last))
            }
            _ => (parameters, None),
        };
        let mut right = true;
        for parameter in sets {
            let Some(ty) = parameter.ty.as_ref().filter(|ty| !self.is_set(Some(ty))) else { continue };
            let (found, expected) = (excerpt(ty), self.type_text.clone());
            let square = context.and_then(|context| context.square.as_ref());
            let message = if square.is_some() && last_segment(ty) == square {
                Message::SquareForSet { found, expected }
            } else {
                Message::ParameterType { found, expected }
            };
            diagnostics.at(ty, message);
            right = false;
        }
        // What could not be read as a parameter has been reported and is not missing.
        let written = function.signature.inputs.len() - usize::from(direction.is_some());
        if !expected.sets.contains(&written) {
            let then = if expected.direction { DIRECTION_TOO } else { "" };
            let message = Message::ParameterCount {
                found: if written == 1 { "1 set".to_owned() } else { format!("{written} sets") },
                of: expected.of.clone(),
                expected: format!("{}{then}", expected.text),
            };
            diagnostics.at(&function.signature.ident, message);
            right = false;
        }
        let complete = right && sets.len() == written;
        complete.then(|| (sets.iter().map(|parameter| parameter.name.clone()).collect(), direction))
    }

    pub(super) fn check_return(&self, function: &Function, diagnostics: &mut Diagnostics) {
        let board = self.type_text.clone();
        match function.returns() {
            None => diagnostics.at(&function.signature.ident, Message::NoReturn { board }),
            Some(ty) if !self.is_set(Some(ty)) => {
                diagnostics.at(ty, Message::ReturnType { found: excerpt(ty), board });
            }
            Some(_) => {}
        }
    }
}

fn geometry(
    mut alone: Alone,
    word: Option<Word>,
    word_place: TokenStream,
    diagnostics: &mut Diagnostics,
) -> Option<Geometry> {
    let shape = alone.shape.take().unwrap_or_else(|| Shape::chess(word_place.clone()));
    alone.into_board(shape).geometry(word, &word_place, diagnostics)
}

/// The geometry of an enum of directions on its own.
pub(crate) fn alone_geometry(
    alone: Alone,
    place: TokenStream,
    diagnostics: &mut Diagnostics,
) -> Option<Geometry> {
    let word = match &alone.word {
        Some(expr) => Some((shape::word_of_expr(expr, diagnostics)?, expr.to_token_stream())),
        None => None,
    };
    let (word, place) = word.map_or((None, place), |(word, place)| (Some(word), place));
    geometry(alone, word, place, diagnostics)
}

pub(super) fn last_segment(ty: &Type) -> Option<&Ident> {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        Type::Group(group) => last_segment(&group.elem),
        _ => None,
    }
}
