//! What is emitted in place of a faulty item: the same names and types, with nothing behind them, so that
//! code using them does not make a second error.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{FnArg, Pat, ReturnType, Type, TypeArray, Visibility, parse_quote};

use crate::input::{
    fill::Function,
    shape::{is_primitive, word_of_type},
    without_arguments,
};

/// A function that returns the empty set, which unlike a diverging body is no error in a constant either.
/// `board` is the set type of the module around, if there is one.
pub(crate) fn function(function: &Function, board: Option<&Ident>) -> TokenStream {
    let Function { attributes, visibility, signature, .. } = function;
    let mut signature = signature.clone();
    // What cannot be on a generated function can be an error of its own on this one.
    signature.variadic = None;
    signature.asyncness = None;
    let mut names: Vec<Ident> = Vec::new();
    for input in &mut signature.inputs {
        if let FnArg::Typed(typed) = input {
            typed.attrs.clear();
            let name = match &*typed.pat {
                Pat::Ident(pattern) if pattern.subpat.is_none() => Some(pattern.ident.clone()),
                _ => None,
            };
            if let Some(name) = name.filter(|name| !names.contains(name)) {
                names.push(name);
            } else {
                *typed.pat = parse_quote! { _ };
            }
        }
    }
    let first = match signature.inputs.first() {
        Some(FnArg::Typed(typed)) => Some((*typed.ty).clone()),
        Some(FnArg::Receiver(_)) => Some(parse_quote! { Self }),
        None => None,
    };
    let set = board.map(|board| parse_quote! { #board }).or(first);
    // The results of a function on many boards can go to its last parameter.
    let writes = signature.inputs.iter().any(|input| {
        matches!(input, FnArg::Typed(typed) if matches!(&*typed.ty, Type::Reference(it) if it.mutability.is_some()))
    });
    let returned = match &signature.output {
        ReturnType::Type(_, ty) if is_set(ty, board) || are_sets(ty, board) => Some((**ty).clone()),
        _ if writes => None,
        _ => set.filter(|set| is_set(set, board)),
    };
    let result = if signature.generics.type_params().next().is_some() {
        // Nothing is known of its types, and it is never called in a constant.
        Some(quote! { ::core::panic!("the declaration of this function is faulty") })
    } else {
        let result = returned.as_ref().map(|ty| empty(ty, board));
        signature.output = returned.map_or(ReturnType::Default, |ty| parse_quote! { -> #ty });
        result
    };
    let unused = signature.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(pattern) => Some(&pattern.ident),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    });
    let unused: Vec<_> = unused.collect();
    quote! {
        #(#attributes)*
        #visibility #signature {
            #(let _ = &#unused;)*
            #result
        }
    }
}

/// A function and the other colour's, if it has a name.
pub(crate) fn both(white: &Function, black: Option<&Ident>, board: Option<&Ident>) -> TokenStream {
    let black = black.map(|name| function(&white.named(name), board));
    let white = function(white, board);
    quote! { #white #black }
}

/// Whether a type can be that of a set, as far as its text tells.
fn is_set(ty: &Type, board: Option<&Ident>) -> bool {
    match (ty, board) {
        (Type::Path(path), Some(board)) => {
            path.path.segments.last().is_some_and(|last| last.ident == *board || last.ident == "Self")
        }
        (_, Some(_)) => false,
        // Modules, which are no types.
        (Type::Path(path), None)
            if ["crate", "self", "super"].iter().any(|name| path.path.is_ident(name)) =>
        {
            false
        }
        (Type::Path(_), None) => word_of_type(ty).is_some() || !is_primitive(ty),
        (_, None) => word_of_type(ty).is_some(),
    }
}

/// Whether a type can be an array of sets.
fn are_sets(ty: &Type, board: Option<&Ident>) -> bool {
    matches!(ty, Type::Array(TypeArray { elem, .. }) if is_set(elem, board))
}

/// The empty set of a type.
fn empty(ty: &Type, board: Option<&Ident>) -> TokenStream {
    match ty {
        Type::Path(_) if word_of_type(ty).is_some() => quote! { 0 },
        Type::Array(_) if word_of_type(ty).is_some() => quote! { [0; _] },
        Type::Array(TypeArray { elem, len, .. }) => {
            let element = empty(elem, board);
            quote! { [#element; #len] }
        }
        Type::Path(path) => {
            let path = without_arguments(&path.path);
            match board {
                Some(_) => quote! { #path::EMPTY },
                None => quote! { #path(0) },
            }
        }
        _ => TokenStream::new(),
    }
}

/// A table that is all zeros, as far as its type is made of arrays of numbers and boards.
pub(crate) fn table(name: &Ident, visibility: &Visibility, ty: &Type, board: &Ident) -> TokenStream {
    fn zero(ty: &Type, board: &Ident) -> TokenStream {
        match ty {
            Type::Array(TypeArray { elem, len, .. }) => {
                let element = zero(elem, board);
                quote! { [#element; #len] }
            }
            Type::Path(path) if path.path.is_ident(board) => quote! { #ty::EMPTY },
            Type::Path(path) if path.path.is_ident("bool") => quote! { false },
            _ => quote! { 0 },
        }
    }
    let value = zero(ty, board);
    quote! { #visibility static #name: #ty = #value; }
}
