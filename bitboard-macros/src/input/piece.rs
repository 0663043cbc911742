//! `#[piece]`: its arguments.

use bitboard_plan::{By, Component, Gives, Index, Movement};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprLit, Ident, Lit, LitStr, Path};

use super::{
    arguments::{Arguments, Named},
    excerpt,
    fill::{ALONE_OPTIONS, Home},
    legs::{self, Words},
    number, text, ungroup,
};
use crate::diag::{Diagnostics, Message, expected_one_of};

const OPTIONS: [&str; 3] = ["yields", "by", "black"];

const GIVES: [(&str, Gives); 4] = [
    ("attacks", Gives::Attacks),
    ("quiet", Gives::Quiet),
    ("captures", Gives::Captures),
    ("moves", Gives::Moves),
];

/// How a component is written: the argument, and the words of its legs if it is made of legs.
#[derive(Clone)]
pub(crate) struct Written {
    pub(crate) argument: TokenStream,
    pub(crate) legs: Vec<Words>,
}

/// The arguments of `#[piece]`.
pub(crate) struct PieceArguments {
    /// How it moves; `None` if that could not be read, which has been reported.
    pub(crate) movement: Option<Movement>,
    /// Where each of its components stands.
    pub(crate) places: Vec<Written>,
    pub(crate) gives: Gives,
    pub(crate) by: By,
    /// Where the way to compute it is chosen.
    pub(crate) by_place: Option<TokenStream>,
    /// The name of the other colour's function.
    pub(crate) black: Option<Ident>,
    pub(crate) home: Home,
    pub(crate) runtime: Option<Path>,
}

impl PieceArguments {
    pub(crate) fn parse(
        tokens: TokenStream,
        at: &Ident,
        in_module: bool,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let mut arguments = Arguments::parse(tokens, diagnostics);
        let gives = arguments.choice("yields", &GIVES, diagnostics);
        let named = arguments.take("by");
        let by_place = named.as_ref().map(|named| named.value.to_token_stream());
        let by = named.and_then(|named| by(named, diagnostics));
        let black = arguments.take("black").and_then(|named| twin(&named, at, diagnostics));
        let runtime = if in_module { None } else { arguments.runtime(diagnostics) };
        let home = Home::take(&mut arguments, in_module, diagnostics);
        let plain = std::mem::take(&mut arguments.plain);
        let unreadable = arguments.unreadable;
        let alone = ALONE_OPTIONS.into_iter().filter(|_| !in_module);
        let known: Vec<&str> = OPTIONS.into_iter().chain(alone).collect();
        arguments.finish(&known, diagnostics);
        if plain.is_empty() && !unreadable {
            diagnostics.at(at, Message::NoMovement {});
        }
        let (mut movement, mut places) = (Movement::default(), Vec::new());
        let mut complete = !plain.is_empty();
        for part in &plain {
            let option = text(part);
            if known.contains(&option.as_str()) {
                diagnostics.at(part, Message::OptionAlone { name: option });
                complete = false;
                continue;
            }
            if let Expr::Call(call) = part
                && let Some(name) = known.iter().find(|name| text(&call.func) == **name)
            {
                let expected = format!("`{name} = …`");
                diagnostics.at(part, Message::NotAnOption { found: excerpt(part), expected });
                complete = false;
                continue;
            }
            let components = components(part, diagnostics);
            complete &= components.is_some();
            let (components, legs) = components.unwrap_or_default();
            movement.components.extend(components);
            let written = Written { argument: part.to_token_stream(), legs };
            places.resize(movement.components.len(), written);
        }
        Self {
            movement: complete.then_some(movement),
            places,
            gives: gives.map_or(Gives::Attacks, |choice| choice.value),
            by: by.unwrap_or_default(),
            by_place,
            black,
            home,
            runtime,
        }
    }
}

/// What one argument says of the movement: a text in Betza notation, or legs.
fn components(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<(Vec<Component>, Vec<Words>)> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Str(notation), .. }) => {
            betza(notation, diagnostics).map(|components| (components, Vec::new()))
        }
        Expr::Group(group) => components(&group.expr, diagnostics),
        Expr::Paren(paren) => components(&paren.expr, diagnostics),
        legs => legs::component(legs, diagnostics).map(|(component, words)| (vec![component], words)),
    }
}

/// A piece in Betza notation. A macro cannot point inside a text, so the message does.
fn betza(notation: &LitStr, diagnostics: &mut Diagnostics) -> Option<Vec<Component>> {
    let value = notation.value();
    match Movement::betza(&value) {
        Ok(movement) => Some(movement.components),
        Err(error) => {
            let problem = error.problem.to_string();
            let (what, help) = problem.split_once('\n').unwrap_or((&problem, ""));
            let before = value.get(..error.start).unwrap_or_default().chars().count();
            let within = value.get(error.start..error.end).map_or(0, |text| text.chars().count());
            let marks = "^".repeat(within.max(1));
            let drawing = if value.is_empty() || value.contains(char::is_control) {
                String::new()
            } else {
                format!("\n    {value}\n    {}{marks}", " ".repeat(before))
            };
            let help = if help.is_empty() { String::new() } else { format!("\n{help}") };
            diagnostics.at(notation, format!("{what}{drawing}{help}"));
            None
        }
    }
}

/// The way to compute a piece: a word, for tables with details in parentheses.
fn by(named: Named, diagnostics: &mut Diagnostics) -> Option<By> {
    const WORDS: [&str; 6] = ["auto", "rays", "tables", "pext", "fill", "walk"];
    let value = syn::parse2(ungroup(named.value.to_token_stream())).unwrap_or(named.value);
    let (word, mut details) = match &value {
        Expr::Call(call) => (text(&call.func), Some(Arguments::sort(call.args.clone(), diagnostics))),
        other => (text(other), None),
    };
    let (mut lookups, mut index) = (None, None);
    if let ("tables" | "pext", Some(mut details)) = (word.as_str(), details.take()) {
        lookups = details.take("lookups").and_then(|named| count(&named.value, diagnostics));
        let indices = [("direct", Index::Direct), ("unique", Index::Unique)];
        index = details.choice("index", &indices, diagnostics).map(|choice| choice.value);
        for extra in std::mem::take(&mut details.plain) {
            let expected = "`lookups = 2` or `index = unique`".to_owned();
            diagnostics.at(&extra, Message::NotAnOption { found: excerpt(&extra), expected });
        }
        details.finish(&["lookups", "index"], diagnostics);
    }
    let by = match word.as_str() {
        "auto" => By::Auto,
        "rays" => By::Rays,
        "tables" => By::Tables { lookups, index },
        "pext" => By::Pext { lookups, index },
        "fill" => By::Fill,
        "walk" => By::Walk,
        _ => {
            let help = match word.as_str() {
                "magic" | "magics" | "lookup" | "lookups" => "did you mean `tables`?".to_owned(),
                _ => expected_one_of(&word, &WORDS),
            };
            let name = "by".to_owned();
            diagnostics.at(&value, Message::UnknownValue { name, value: excerpt(&value), help });
            return None;
        }
    };
    if matches!(value, Expr::Call(_)) && !matches!(by, By::Tables { .. } | By::Pext { .. }) {
        diagnostics.at(&value, Message::NoDetails { name: word });
    }
    Some(by)
}

fn count(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<u32> {
    let number = diagnostics.take_at(expr, number::integer(expr))?;
    let count = u32::try_from(number).ok().filter(|&count| count > 0);
    if count.is_none() {
        let (name, help) = ("lookups".to_owned(), "expected a number from 1".to_owned());
        diagnostics.at(expr, Message::UnknownValue { name, value: excerpt(expr), help });
    }
    count
}

/// The name of the other colour's function.
fn twin(named: &Named, function: &Ident, diagnostics: &mut Diagnostics) -> Option<Ident> {
    let name = syn::parse2::<Ident>(ungroup(named.value.to_token_stream())).ok();
    let message = match &name {
        None => Message::TwinName { found: excerpt(&named.value) },
        Some(name) if name == function => Message::TwinTaken { name: name.to_string() },
        Some(_) => return name,
    };
    diagnostics.at(&named.value, message);
    None
}
