//! `#[leaper]`: its arguments.

use bitboard_plan::Leaps;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, Path};

use super::{
    arguments::Arguments,
    fill::{ALONE_OPTIONS, Home},
    legs, number,
};
use crate::diag::{Diagnostics, Message};

/// The arguments of `#[leaper]`.
pub(crate) struct LeaperArguments {
    pub(crate) offsets: Vec<(i32, i32)>,
    /// Something given as a leap was none, which has been reported.
    pub(crate) incomplete: bool,
    /// Whether the offsets stand for all their mirror images and rotations.
    pub(crate) symmetric: bool,
    pub(crate) leaps: Leaps,
    pub(crate) place: TokenStream,
    pub(crate) home: Home,
    pub(crate) runtime: Option<Path>,
}

impl LeaperArguments {
    pub(crate) fn parse(tokens: TokenStream, in_module: bool, diagnostics: &mut Diagnostics) -> Self {
        let mut arguments = Arguments::parse(tokens, diagnostics);
        let leaps = [("attacks", Leaps::Attacks), ("fill", Leaps::Fill), ("forks", Leaps::Forks)];
        let leaps = arguments.choice("yields", &leaps, diagnostics);
        let symmetric = arguments.choice("symmetric", &[("true", true), ("false", false)], diagnostics);
        let runtime = if in_module { None } else { arguments.runtime(diagnostics) };
        let home = Home::take(&mut arguments, in_module, diagnostics);
        let plain = std::mem::take(&mut arguments.plain);
        let unreadable = arguments.unreadable;
        let alone = ALONE_OPTIONS.into_iter().filter(|_| !in_module);
        let known: Vec<&str> = ["yields", "symmetric"].into_iter().chain(alone).collect();
        arguments.finish(&known, diagnostics);
        let place = quote! { #(#plain),* };
        let before = diagnostics.count();
        let offsets = offsets(&plain, diagnostics);
        Self {
            offsets,
            incomplete: unreadable || diagnostics.count() > before,
            symmetric: symmetric.is_none_or(|choice| choice.value),
            leaps: leaps.map_or(Leaps::Attacks, |choice| choice.value),
            place,
            home,
            runtime,
        }
    }
}

/// Two numbers, or any number of pairs.
fn offsets(plain: &[Expr], diagnostics: &mut Diagnostics) -> Vec<(i32, i32)> {
    let mut read = |expr: &Expr| diagnostics.take_at(expr, number::integer(expr));
    let is_pair = |expr: &Expr| matches!(expr, Expr::Tuple(tuple) if tuple.elems.len() == 2);
    if let [files, ranks] = plain
        && !is_pair(files)
        && !is_pair(ranks)
    {
        return read(files).zip(read(ranks)).into_iter().collect();
    }
    let mut pairs = Vec::new();
    let mut wrong = Vec::new();
    for expr in plain {
        match expr {
            Expr::Tuple(tuple) if tuple.elems.len() == 2 => {
                pairs.extend(read(&tuple.elems[0]).zip(read(&tuple.elems[1])));
            }
            other => wrong.push(other),
        }
    }
    for other in wrong {
        let found = super::excerpt(other);
        let message = if legs::says_a_movement(other) {
            Message::IsAPiece { found, of: "leap".to_owned() }
        } else {
            Message::LeapForm { found }
        };
        diagnostics.at(other, message);
    }
    pairs
}
