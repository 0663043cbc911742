//! What is emitted in place of a faulty item: the same names and types, with nothing behind them, so that
//! code using them does not make a second error.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{ReturnType, Type, TypeArray};

use crate::input::{fill::Function, shape::word_of_type};

/// A function that returns the empty set, which unlike a diverging body is no error in a constant either.
pub(crate) fn function(function: &Function) -> TokenStream {
    let Function { attributes, visibility, signature, .. } = function;
    let mut signature = signature.clone();
    // Two liberties that are errors of their own without the macro.
    signature.variadic = None;
    if let (ReturnType::Default, Some(syn::FnArg::Typed(first))) =
        (&signature.output, signature.inputs.first())
    {
        let ty = &first.ty;
        signature.output = syn::parse_quote! { -> #ty };
    }
    let result = match &signature.output {
        ReturnType::Type(_, ty) => zero(ty),
        ReturnType::Default => TokenStream::new(),
    };
    let unused = signature.inputs.iter().filter_map(|input| match input {
        syn::FnArg::Typed(typed) => match &*typed.pat {
            syn::Pat::Ident(pattern) => Some(&pattern.ident),
            _ => None,
        },
        syn::FnArg::Receiver(_) => None,
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

/// The empty set of a type, as far as it can be told from the type's text.
fn zero(ty: &Type) -> TokenStream {
    match ty {
        ty if matches!(word_of_type(ty), Some(bitboard_plan::Word::Integer(_))) => quote! { 0 },
        Type::Array(TypeArray { elem, .. }) => {
            let element = zero(elem);
            quote! { [#element; _] }
        }
        Type::Path(path) => {
            let mut path = path.path.clone();
            for segment in &mut path.segments {
                segment.arguments = syn::PathArguments::None;
            }
            quote! { #path(0) }
        }
        _ => quote! { loop {} },
    }
}
