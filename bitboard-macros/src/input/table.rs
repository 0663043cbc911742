//! `#[table]`: a static initialised by a closure.

use quote::ToTokens;
use syn::{
    Attribute, Expr, ExprClosure, Ident, ItemStatic, Pat, StaticMutability, Type, TypeArray, Visibility,
};

use super::{excerpt, number, ungroup};
use crate::diag::{Diagnostics, Message};

/// Tables larger than this are refused: the compiler would evaluate them for too long.
const MOST_ENTRIES: u64 = 65_536;

/// A table as written.
pub(crate) struct Table {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
    pub(crate) name: Ident,
    pub(crate) ty: Type,
    /// The lengths of the dimensions, outermost first.
    pub(crate) lengths: Vec<u32>,
    /// What an entry is.
    pub(crate) entry: Type,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) body: Expr,
}

/// A parameter of the closure.
pub(crate) struct Parameter {
    pub(crate) name: Ident,
    pub(crate) ty: Option<Type>,
}

impl Table {
    /// Reads a table; on any problem, all of which are reported, the item is given back as far as it goes.
    pub(crate) fn parse(item: ItemStatic, diagnostics: &mut Diagnostics) -> Result<Self, ItemStatic> {
        let before = diagnostics.count();
        if matches!(item.mutability, StaticMutability::Mut(_)) {
            diagnostics.at(&item.mutability, Message::TableForm { name: item.ident.to_string() });
        }
        let item = ungrouped(item);
        let Expr::Closure(closure) = &*item.expr else {
            diagnostics.at(&item.expr, Message::TableForm { name: item.ident.to_string() });
            return Err(item);
        };
        let parameters = parameters(closure, diagnostics);
        let mut lengths = Vec::new();
        let mut entry = (*item.ty).clone();
        for parameter in &closure.inputs {
            let Type::Array(TypeArray { elem, len, .. }) = &entry else {
                let found = excerpt(&item.ty);
                diagnostics.at(parameter, Message::TableDimensions { parameter: excerpt(parameter), found });
                break;
            };
            match number::integer(len).ok().and_then(|length| u32::try_from(length).ok()) {
                Some(length) if length > 0 => lengths.push(length),
                _ => diagnostics.at(len, Message::TableLength { found: excerpt(len) }),
            }
            entry = (**elem).clone();
        }
        if closure.inputs.is_empty() || closure.asyncness.is_some() {
            diagnostics.at(&item.expr, Message::TableForm { name: item.ident.to_string() });
        }
        let entries = lengths.iter().try_fold(1_u64, |entries, &length| entries.checked_mul(length.into()));
        if entries.is_none_or(|entries| entries > MOST_ENTRIES) {
            let entries = entries.map_or_else(|| "too many".to_owned(), |entries| entries.to_string());
            diagnostics.at(&item.ty, Message::TableTooBig { entries, most: MOST_ENTRIES.to_string() });
        }
        if diagnostics.count() > before {
            return Err(item);
        }
        let body = (*closure.body).clone();
        let ItemStatic { attrs: attributes, vis: visibility, ident: name, ty, .. } = item;
        Ok(Self { attributes, visibility, name, ty: *ty, lengths, entry, parameters, body })
    }
}

/// The item with a plain type and closure, out of the invisible groups of `macro_rules!`.
fn ungrouped(mut item: ItemStatic) -> ItemStatic {
    while let Expr::Group(group) = &*item.expr {
        item.expr = group.expr.clone();
    }
    if let Ok(ty) = syn::parse2(ungroup(item.ty.to_token_stream())) {
        *item.ty = ty;
    }
    item
}

fn parameters(closure: &ExprClosure, diagnostics: &mut Diagnostics) -> Vec<Parameter> {
    let mut parameters = Vec::new();
    for input in &closure.inputs {
        let (pattern, ty) = match input {
            Pat::Type(typed) => (&*typed.pat, Some((*typed.ty).clone())),
            other => (other, None),
        };
        match pattern {
            Pat::Ident(name)
                if name.ident != "self"
                    && name.by_ref.is_none()
                    && name.mutability.is_none()
                    && name.subpat.is_none() =>
            {
                parameters.push(Parameter { name: name.ident.clone(), ty });
            }
            Pat::Wild(wild) => {
                parameters.push(Parameter { name: Ident::new("_", wild.underscore_token.span), ty });
            }
            other => diagnostics.at(other, Message::ParameterForm { found: excerpt(other) }),
        }
    }
    parameters
}
