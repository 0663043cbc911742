//! Tables: what the parameters range over, and the entries that the plan knows.

use bitboard_plan::Bits;
use quote::ToTokens;
use syn::{Expr, Type};

use super::{Context, Lowered};
use crate::{
    diag::{Diagnostics, Message},
    input::{
        conditions,
        fill::Function,
        shape,
        table::{Parameter, Table},
        text,
    },
};

/// What a parameter of a table ranges over.
pub(crate) enum Range {
    /// The squares of a board, by their bits.
    Squares(Type),
    /// All values of a type with a constant `ALL`.
    All(Type),
    /// Numbers from 0.
    Numbers(Type),
    /// `false` and `true`.
    Truth,
}

/// The ranges of a table's parameters; what is wrong is reported.
pub(crate) fn ranges(
    table: &Table,
    context: Option<&Context>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Range>> {
    let ranges = table.parameters.iter().zip(&table.lengths).map(|(parameter, &length)| {
        let range = range(parameter, length, context);
        if range.is_none() {
            let squares = match context {
                Some(Context { square: Some(_), geometry, .. }) => {
                    format!("squares want a dimension of {}", geometry.files() * geometry.ranks())
                }
                Some(_) => "declare the squares of the board, `pub enum Square {}`".to_owned(),
                None => "a parameter without a type is a `usize`".to_owned(),
            };
            let (parameter_text, length) = (parameter.name.to_string(), length.to_string());
            let message = Message::TableRange { parameter: parameter_text, length, squares };
            diagnostics.at(&parameter.name, message);
        }
        if let (Some(context), Some(Range::Squares(_))) = (context, &range) {
            let squares = context.geometry.files() * context.geometry.ranks();
            check_length(parameter, length, squares, diagnostics);
        }
        if let (Some(context), Some(Range::All(ty))) = (context, &range)
            && let Some(set) = context.enums.iter().find(|set| set.name == text(ty))
        {
            check_length(parameter, length, set.variants.len() as u32, diagnostics);
        }
        if let Some(Range::Truth) = range {
            check_length(parameter, length, 2, diagnostics);
        }
        range
    });
    ranges.collect::<Vec<_>>().into_iter().collect()
}

fn check_length(parameter: &Parameter, length: u32, expected: u32, diagnostics: &mut Diagnostics) {
    if length != expected {
        let message = Message::TableSize {
            parameter: parameter.name.to_string(),
            length: length.to_string(),
            expected: expected.to_string(),
        };
        diagnostics.at(&parameter.name, message);
    }
}

fn range(parameter: &Parameter, length: u32, context: Option<&Context>) -> Option<Range> {
    let square = context.and_then(|context| context.square.as_ref());
    match (&parameter.ty, context) {
        (Some(ty), _) if text(ty) == "bool" => Some(Range::Truth),
        (Some(ty), _) if shape::is_primitive(ty) => {
            let fits = match text(ty).as_str() {
                "u8" => length <= 1 << 8,
                "i8" => length <= 1 << 7,
                "i16" => length <= 1 << 15,
                "u16" | "u32" | "u64" | "u128" | "usize" | "i32" | "i64" | "i128" | "isize" => true,
                _ => false,
            };
            fits.then(|| Range::Numbers(ty.clone()))
        }
        (Some(ty), _) if square.is_some_and(|square| *square == text(ty)) => Some(Range::Squares(ty.clone())),
        (Some(ty @ Type::Path(_)), _) => Some(Range::All(ty.clone())),
        (Some(_), _) => None,
        (None, None) => Some(Range::Numbers(syn::parse_quote! { ::core::primitive::usize })),
        (None, Some(context)) => {
            if length == context.geometry.files() * context.geometry.ranks()
                && let Some(square) = square
            {
                return Some(Range::Squares(syn::parse_quote! { #square }));
            }
            let mut fitting = context.enums.iter().filter(|set| set.variants.len() == length as usize);
            match (fitting.next(), fitting.next()) {
                (Some(set), None) => {
                    let name = &set.name;
                    Some(Range::All(syn::parse_quote! { #name }))
                }
                _ => None,
            }
        }
    }
}

/// The entries of a table by square whose body is a function of the module on the square's set: the plan can
/// run it. Holes have the empty set.
pub(crate) fn known_entries(
    table: &Table,
    ranges: &[Range],
    context: &Context,
    functions: &[(&Function, &Lowered)],
) -> Option<Vec<Bits>> {
    let ([Range::Squares(_)], [parameter]) = (ranges, &table.parameters[..]) else { return None };
    if context.board != text(&table.entry) {
        return None;
    }
    let Expr::Call(call) = &table.body else { return None };
    let Expr::Path(function) = &*call.func else { return None };
    let argument = call.args.first().filter(|_| call.args.len() == 1)?;
    if text(argument.to_token_stream()) != format!("{}.board()", parameter.name) {
        return None;
    }
    // Of functions on a condition it is not known which one the compiler will see.
    let mut named = functions.iter().filter(|(known, _)| function.path.is_ident(&known.signature.ident));
    let (found, lowered) = named.next()?;
    if named.next().is_some() || !conditions(&found.attributes).is_empty() {
        return None;
    }
    if lowered.sets.len() != 1 || lowered.direction.is_some() {
        return None;
    }
    let grid = context.geometry.files() * context.geometry.ranks();
    let entry = |bit: u32| {
        let square: Bits = [bit].into_iter().collect();
        lowered.program.run(&[square.and(context.geometry.cells())], 0)
    };
    Some((0..grid).map(entry).collect())
}
