//! `#[fill]`: its arguments and the function it goes on.

use bitboard_plan::Algorithm;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{
    Attribute, Expr, FnArg, Ident, Pat, Path, ReceiverKind, ReturnType, Signature, Token, Type, Visibility,
    parse::{Parse, ParseStream},
};

use super::{
    arguments::{Arguments, Choice},
    conditions,
    direction::Described,
    excerpt, legs,
    shape::{self, BoardArguments, BoardOptions, Shape},
};
use crate::diag::{Diagnostics, Message};

/// A function without a body.
#[derive(Clone)]
pub(crate) struct Function {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
    pub(crate) signature: Signature,
    pub(crate) body: Option<TokenStream>,
}

impl Parse for Function {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        let mut signature: Signature = input.parse()?;
        let inputs = signature.inputs.iter_mut().filter_map(|input| match input {
            FnArg::Typed(typed) => Some(&mut typed.ty),
            FnArg::Receiver(_) => None,
        });
        let output = match &mut signature.output {
            ReturnType::Type(_, ty) => Some(ty),
            ReturnType::Default => None,
        };
        inputs.chain(output).for_each(|ty| without_parentheses(ty));
        let body = if input.peek(Token![;]) {
            input.parse::<Token![;]>()?;
            None
        } else if input.peek(syn::token::Brace) {
            Some(input.parse::<proc_macro2::Group>()?.stream())
        } else {
            return Err(input.error("expected `;`, the macro writes the body"));
        };
        Ok(Self { attributes, visibility, signature, body })
    }
}

/// Takes off parentheses, which say nothing of a type.
fn without_parentheses(ty: &mut Type) {
    while let Type::Paren(inner) = ty {
        *ty = (*inner.elem).clone();
    }
}

/// A direction as a fill lists it.
pub(crate) enum Listed {
    /// By the name it has in the board module.
    Named(Path),
    /// In full.
    Described(Described),
}

/// What a fill gives back, before it is known where the wrap mask goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Yield {
    Step,
    Fill,
    Occluded,
    Attacks,
}

impl Yield {
    pub(crate) const NAMES: [(&'static str, Self); 4] = [
        ("step", Self::Step),
        ("fill", Self::Fill),
        ("occluded", Self::Occluded),
        ("attacks", Self::Attacks),
    ];

    pub(crate) fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }
}

const ALGORITHMS: [(&str, Algorithm); 7] = [
    ("auto", Algorithm::Auto),
    ("dumb7", Algorithm::Dumb7),
    ("dumb7_loop", Algorithm::Dumb7Loop),
    ("dumb7_early_exit", Algorithm::Dumb7EarlyExit),
    ("kogge_stone", Algorithm::KoggeStone),
    ("subtraction", Algorithm::Subtraction),
    ("rotate", Algorithm::Rotate),
];

const OPTIONS: [&str; 3] = ["yields", "by", "mask"];

/// The arguments of `#[fill]`.
pub(crate) struct FillArguments {
    pub(crate) directions: Vec<Listed>,
    /// Something listed as a direction was none, which has been reported.
    pub(crate) incomplete: bool,
    pub(crate) yields: Yield,
    pub(crate) mask_before: bool,
    pub(crate) algorithm: Algorithm,
    /// Where the algorithm is chosen.
    pub(crate) algorithm_place: Option<TokenStream>,
    /// Where the mask is placed.
    pub(crate) mask_place: Option<TokenStream>,
    /// The board, outside a board module.
    pub(crate) home: Home,
    pub(crate) runtime: Option<Path>,
}

/// What the arguments say of the board.
pub(crate) enum Home {
    /// Nothing: it is the board of the module around.
    Module,
    /// A function on its own.
    Alone(Box<Alone>),
}

impl Home {
    /// The arguments that say what the board is like; in a module there must be none.
    pub(crate) fn take(arguments: &mut Arguments, in_module: bool, diagnostics: &mut Diagnostics) -> Self {
        // A shape without its name is the board of a function on its own.
        let (shapes, plain) = std::mem::take(&mut arguments.plain).into_iter().partition(Shape::is_one);
        arguments.plain = plain;
        let shapes: Vec<Expr> = shapes;
        for shape in &shapes {
            let (name, found) = ("board".to_owned(), excerpt(shape));
            let message = if in_module {
                Message::OptionOutside { name }
            } else {
                Message::NotAnOption { expected: format!("`{name} = {found}`"), found }
            };
            diagnostics.at(shape, message);
        }
        if !in_module {
            let mut alone = Alone::take(arguments, diagnostics);
            alone.shapeless |= !shapes.is_empty();
            return Self::Alone(Box::new(alone));
        }
        for name in ALONE_OPTIONS {
            if let Some(named) = arguments.take(name) {
                diagnostics.at(&named.name, Message::OptionOutside { name: name.to_owned() });
            }
        }
        Self::Module
    }
}

/// The board of a function on its own.
pub(crate) struct Alone {
    /// The shape, unless it follows from the type.
    pub(crate) shape: Option<Shape>,
    /// The shape is no shape, which has been reported.
    pub(crate) shapeless: bool,
    pub(crate) options: BoardOptions,
    /// The board type made elsewhere that the function works on.
    pub(crate) generated: Option<Path>,
    /// The word inside a type of the user's own.
    pub(crate) word: Option<Expr>,
}

impl Alone {
    /// The arguments that say what the board is like.
    pub(crate) fn take(arguments: &mut Arguments, diagnostics: &mut Diagnostics) -> Self {
        let mut options = BoardOptions::take(arguments, diagnostics);
        let word = arguments.take("word").map(|named| named.value);
        let (mut shape, mut generated) = (None, None);
        let board = arguments.take("board").map(|named| named.value);
        let given = board.is_some();
        if let Some(board) = board {
            match board {
                Expr::Call(call) => {
                    let mut inner = Arguments::sort(call.args.clone(), diagnostics);
                    let nested = BoardOptions::take(&mut inner, diagnostics);
                    if options.given().is_none() {
                        options = nested;
                    } else if let Some((name, place)) = nested.given() {
                        diagnostics.at(place, Message::OptionTwice { name: (*name).to_owned() });
                    }
                    match &inner.plain[..] {
                        [only] => shape = Shape::parse(only, diagnostics),
                        _ => diagnostics.at(&call, Message::BadShape { found: excerpt(&call) }),
                    }
                    inner.finish(&shape::OPTIONS[..4], diagnostics);
                    match &*call.func {
                        Expr::Path(path) => generated = Some(path.path.clone()),
                        other => diagnostics.at(other, Message::BadShape { found: excerpt(other) }),
                    }
                }
                other => shape = Shape::parse(&other, diagnostics),
            }
        }
        Self { shapeless: given && shape.is_none(), shape, options, generated, word }
    }

    pub(crate) fn into_board(self, shape: Shape) -> BoardArguments {
        BoardArguments { shape, options: self.options }
    }
}

/// The options of a board that a macro takes on its own.
pub(crate) const ALONE_OPTIONS: [&str; 7] = ["board", "order", "origin", "wrap", "cells", "word", "crate"];

impl FillArguments {
    pub(crate) fn parse(tokens: TokenStream, in_module: bool, diagnostics: &mut Diagnostics) -> Self {
        let mut arguments = Arguments::parse(tokens, diagnostics);
        let yields = arguments.choice("yields", &Yield::NAMES, diagnostics);
        let by = arguments.choice("by", &ALGORITHMS, diagnostics);
        let mask = arguments.choice("mask", &[("after", false), ("before", true)], diagnostics);
        let kind = yields.as_ref().map_or(Yield::Attacks, |choice| choice.value);
        if kind == Yield::Step {
            if let (Some(by), Some(yields)) = (&by, &yields) {
                contradiction(by, &yields.text, "one step needs no algorithm; remove `by`", diagnostics);
            }
        } else if let Some(mask) = &mask {
            let other = format!("yields = {}", kind.name());
            contradiction(mask, &other, "only `yields = step` has one mask to place", diagnostics);
        }
        let runtime = if in_module { None } else { arguments.runtime(diagnostics) };
        let home = Home::take(&mut arguments, in_module, diagnostics);
        let plain = std::mem::take(&mut arguments.plain);
        let unreadable = arguments.unreadable;
        let known: Vec<&str> =
            OPTIONS.into_iter().chain(ALONE_OPTIONS.into_iter().filter(|_| !in_module)).collect();
        arguments.finish(&known, diagnostics);
        let directions = plain.iter().filter_map(|expr| match expr {
            Expr::Path(path) if path.qself.is_none() => Some(Listed::Named(path.path.clone())),
            other if legs::says_a_movement(other) => {
                let (found, of) = (excerpt(other), "direction".to_owned());
                diagnostics.at(other, Message::IsAPiece { found, of });
                None
            }
            other => Described::parse(other, diagnostics).map(Listed::Described),
        });
        let directions: Vec<Listed> = directions.collect();
        let incomplete = unreadable || directions.len() < plain.len();
        Self {
            directions,
            incomplete,
            yields: kind,
            mask_before: mask.as_ref().is_some_and(|choice| choice.value),
            mask_place: mask.map(|choice| choice.place),
            algorithm: by.as_ref().map_or(Algorithm::Auto, |choice| choice.value),
            algorithm_place: by.map(|choice| choice.place),
            home,
            runtime,
        }
    }
}

fn contradiction<T>(choice: &Choice<T>, other: &str, help: &str, diagnostics: &mut Diagnostics) {
    let message =
        Message::Contradiction { one: choice.text.clone(), other: other.to_owned(), help: help.to_owned() };
    diagnostics.at(&choice.place, message);
}

/// A parameter: `self`, or a name and a type.
pub(crate) struct Parameter {
    pub(crate) name: Ident,
    /// `None` for `self`.
    pub(crate) ty: Option<Type>,
}

impl Function {
    /// The parameters, with whatever a fill cannot have reported.
    pub(crate) fn parameters(&self, diagnostics: &mut Diagnostics) -> Vec<Parameter> {
        let signature = &self.signature;
        if self.body.is_some() {
            diagnostics.at(&signature.ident, Message::HasBody { name: signature.ident.to_string() });
        }
        let mut refuse = |place: Option<TokenStream>, qualifier: &str| {
            if let Some(place) = place {
                diagnostics.at(place, Message::Qualifier { qualifier: qualifier.to_owned() });
            }
        };
        refuse(signature.asyncness.as_ref().map(ToTokens::to_token_stream), "async");
        refuse(
            (!matches!(signature.safety, syn::Safety::Default)).then(|| signature.safety.to_token_stream()),
            "unsafe",
        );
        refuse(signature.abi.as_ref().map(ToTokens::to_token_stream), "extern");
        refuse(signature.variadic.as_ref().map(ToTokens::to_token_stream), "variadic");
        let generic = !signature.generics.params.is_empty() || signature.generics.where_clause.is_some();
        refuse(generic.then(|| signature.generics.to_token_stream()), "generic");
        let mut parameters: Vec<Parameter> = Vec::new();
        for input in &signature.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    if receiver.mutability.is_some() || !matches!(receiver.kind, ReceiverKind::Value) {
                        diagnostics.at(receiver, Message::ReceiverForm {});
                    }
                    let name = Ident::new("self", receiver.self_token.span);
                    parameters.push(Parameter { name, ty: None });
                }
                FnArg::Typed(typed) if !conditions(&typed.attrs).is_empty() => {
                    diagnostics.at(typed, Message::ParameterCfg {});
                }
                FnArg::Typed(typed) => match &*typed.pat {
                    Pat::Ident(pattern)
                        if pattern.by_ref.is_none()
                            && pattern.mutability.is_none()
                            && pattern.subpat.is_none() =>
                    {
                        let (name, ty) = (pattern.ident.clone(), Some((*typed.ty).clone()));
                        if parameters.iter().any(|earlier| earlier.name == name) {
                            diagnostics.at(&name, Message::ParameterTwice { name: name.to_string() });
                        }
                        parameters.push(Parameter { name, ty });
                    }
                    other => {
                        diagnostics.at(other, Message::ParameterForm { found: excerpt(other) });
                    }
                },
            }
        }
        parameters
    }

    /// The same function with another name.
    pub(crate) fn named(&self, name: &Ident) -> Self {
        let mut named = self.clone();
        named.signature.ident = name.clone();
        named
    }

    /// The return type, if there is one.
    pub(crate) fn returns(&self) -> Option<&Type> {
        match &self.signature.output {
            ReturnType::Type(_, ty) => Some(ty),
            ReturnType::Default => None,
        }
    }
}
