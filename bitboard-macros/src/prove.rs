//! `prove!`: from the path of a function to its declaration.

use proc_macro2::{TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::{
    Expr, ExprPath, Token,
    parse::{Parse, ParseStream, Parser},
    punctuated::Punctuated,
    spanned::Spanned,
};

use crate::{
    diag::{Diagnostics, Message},
    emit::declare,
    input::{excerpt, text},
};

/// A function, and the values of its last parameter if they are given.
struct Proved {
    function: ExprPath,
    values: Option<Expr>,
}

impl Parse for Proved {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let function = input.parse()?;
        let values = if input.parse::<Option<Token![in]>>()?.is_some() { Some(input.parse()?) } else { None };
        Ok(Self { function, values })
    }
}

/// The call for each function. The runtime crate comes first, up to a semicolon.
pub(crate) fn prove(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';');
    let runtime: TokenStream = tokens.by_ref().take_while(|token| !is_end(token)).collect();
    let told: TokenStream = tokens.collect();
    let Ok(functions) = Punctuated::<Proved, Token![,]>::parse_terminated.parse2(told.clone()) else {
        let mut diagnostics = Diagnostics::default();
        diagnostics.at(&told, Message::ProvePaths { found: excerpt(&told) });
        return diagnostics.into_tokens();
    };
    let calls = functions.iter().map(|Proved { function, values }| {
        let name = text(function);
        let mut declaration = function.clone();
        if let Some(last) = declaration.path.segments.last_mut() {
            last.ident = declare::name(&last.ident, last.ident.span());
            last.arguments = syn::PathArguments::None;
        }
        let option = quote! { #runtime::__private::core::option::Option };
        let values = match values {
            Some(values) => quote! { #option::Some(&(#values)[..]) },
            None => quote! { #option::None },
        };
        quote_spanned! { function.span()=>
            #runtime::__private::prove::check(#name, &#declaration, #function, #values);
        }
    });
    quote! { { #(#calls)* } }
}
