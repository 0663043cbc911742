//! Direction descriptors and enums of directions.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Expr, ExprCall, Fields, Generics, Ident, ItemEnum};

use super::{conditions, excerpt, number, text, ungroup};
use crate::diag::{Diagnostics, Message};

/// How a direction is described.
#[derive(Clone)]
pub(crate) enum Descriptor {
    /// A shift and the mask applied after it.
    Shift { amount: i32, mask: Expr, unchecked: bool },
    /// A step on the board, in a zone if there is one.
    Step { files: i32, ranks: i32, within: Option<Expr> },
    /// Another direction of the same enum, turned round.
    Opposite(Ident),
    /// A direction described here, turned round.
    OppositeOf(Box<Described>),
}

/// A descriptor and where it stands.
#[derive(Clone)]
pub(crate) struct Described {
    pub(crate) descriptor: Descriptor,
    pub(crate) place: TokenStream,
    pub(crate) text: String,
}

impl Described {
    /// Reads `shift(…)`, `step(…)` or `opposite(…)`; reports what does not fit.
    pub(crate) fn parse(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<Self> {
        let descriptor = match expr {
            Expr::Group(group) => return Self::parse(&group.expr, diagnostics),
            Expr::Paren(paren) => return Self::parse(&paren.expr, diagnostics),
            Expr::Call(call) => descriptor(call),
            _ => Err((expr.to_token_stream(), Message::DirectionForm { found: excerpt(expr) })),
        };
        match descriptor {
            Ok(descriptor) => Some(Self { descriptor, place: expr.to_token_stream(), text: text(expr) }),
            Err((place, message)) => {
                diagnostics.at(place, message);
                None
            }
        }
    }
}

fn descriptor(call: &ExprCall) -> Result<Descriptor, (TokenStream, Message)> {
    let integer = |expr: &Expr| number::integer(expr).map_err(|message| (expr.to_token_stream(), message));
    let arguments: Vec<&Expr> = call.args.iter().collect();
    match (text(&call.func).as_str(), &arguments[..]) {
        ("shift", [amount, mask, rest @ ..]) => {
            let unchecked = match rest {
                [] => false,
                [flag] if text(flag) == "unchecked" => true,
                [other, ..] => return Err((other.to_token_stream(), Message::ShiftForm {})),
            };
            Ok(Descriptor::Shift { amount: integer(amount)?, mask: (*mask).clone(), unchecked })
        }
        ("shift", _) => Err((call.to_token_stream(), Message::ShiftForm {})),
        ("step", [files, ranks, rest @ ..]) => {
            let within = match rest {
                [] => None,
                [Expr::Assign(assign)] if text(&assign.left) == "within" => Some((*assign.right).clone()),
                [other, ..] => return Err((other.to_token_stream(), Message::StepForm {})),
            };
            Ok(Descriptor::Step { files: integer(files)?, ranks: integer(ranks)?, within })
        }
        ("step", _) => Err((call.to_token_stream(), Message::StepForm {})),
        ("opposite", [Expr::Paren(inner)]) => {
            let mut inner_call = call.clone();
            inner_call.args = std::iter::once((*inner.expr).clone()).collect();
            descriptor(&inner_call)
        }
        ("opposite", [Expr::Path(other)]) => match other.path.get_ident() {
            Some(name) => Ok(Descriptor::Opposite(name.clone())),
            None => Err((other.to_token_stream(), Message::OppositeForm {})),
        },
        ("opposite", [other @ Expr::Call(call)]) if text(&call.func) != "opposite" => {
            Ok(Descriptor::OppositeOf(Box::new(Described {
                descriptor: descriptor(call)?,
                place: other.to_token_stream(),
                text: text(other),
            })))
        }
        ("opposite", _) => Err((call.to_token_stream(), Message::OppositeForm {})),
        _ => Err((call.func.to_token_stream(), Message::DirectionForm { found: excerpt(call) })),
    }
}

/// A variant of an enum of directions.
pub(crate) struct Variant {
    pub(crate) name: Ident,
    pub(crate) attributes: Vec<Attribute>,
    /// `None` if what it says was no direction; that has been reported.
    pub(crate) described: Option<Described>,
}

/// An enum of directions.
pub(crate) struct Directions {
    pub(crate) item: ItemEnum,
    pub(crate) variants: Vec<Variant>,
}

impl Directions {
    /// Reads an enum. The item keeps its attributes, other than `#[directions]` itself.
    pub(crate) fn parse(mut item: ItemEnum, diagnostics: &mut Diagnostics) -> Self {
        item.attrs.retain(|attribute| !super::is_macro(attribute.path(), "directions"));
        if !item.generics.params.is_empty() {
            diagnostics.at(&item.generics, Message::SquareGenerics { name: item.ident.to_string() });
            item.generics = Generics::default();
        }
        if item.variants.is_empty() {
            diagnostics.at(&item.ident, Message::NoDirections { name: item.ident.to_string() });
            // On an enum without variants a representation is an error of its own.
            item.attrs.retain(|attribute| !attribute.path().is_ident("repr"));
        }
        let mut variants: Vec<Variant> = Vec::new();
        for variant in &mut item.variants {
            // What `macro_rules!` passes on comes in invisible groups.
            if let Some((_, discriminant)) = &mut variant.discriminant
                && let Ok(plain) = syn::parse2(ungroup(discriminant.to_token_stream()))
            {
                *discriminant = plain;
            }
            let variant = &*variant;
            let name = variant.ident.to_string();
            if let Some(condition) = conditions(&variant.attrs).first() {
                diagnostics.at(condition, Message::DirectionCfg { name: name.clone() });
            }
            if variant.ident == "ALL" {
                diagnostics.at(&variant.ident, Message::ReservedName { name: name.clone() });
                continue;
            }
            if variants.iter().any(|earlier| earlier.name == variant.ident) {
                diagnostics.at(&variant.ident, Message::SameName { name });
                continue;
            }
            let described = match (&variant.fields, &variant.discriminant) {
                (Fields::Unit, Some((_, expr))) => Described::parse(expr, diagnostics),
                (Fields::Unit, None) => {
                    diagnostics.at(&variant.ident, Message::DirectionMissing { name });
                    None
                }
                _ => {
                    diagnostics.at(variant, Message::DirectionFields { name });
                    None
                }
            };
            variants.push(Variant {
                name: variant.ident.clone(),
                attributes: variant.attrs.iter().filter(|it| !it.path().is_ident("cfg")).cloned().collect(),
                described,
            });
        }
        Self { item, variants }
    }
}
