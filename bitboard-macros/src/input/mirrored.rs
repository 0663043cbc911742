//! `#[mirrored]`: its arguments.

use bitboard_plan::Mirror;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Expr, ExprLit, Ident, Lit, LitStr, Path};

use super::{
    arguments::Arguments,
    excerpt,
    fill::{ALONE_OPTIONS, Home},
    text,
};
use crate::diag::{Diagnostics, Message, expected_one_of};

/// The arguments of `#[mirrored]`.
pub(crate) struct MirroredArguments {
    pub(crate) ranks: bool,
    pub(crate) files: bool,
    /// The name of the twin; `None` if it is missing, which has been reported.
    pub(crate) twin: Option<Ident>,
    /// What the twin's documentation says instead of the original's, turned round.
    pub(crate) docs: Option<LitStr>,
    /// Another name to find the twin by.
    pub(crate) alias: Option<LitStr>,
    /// Functions and constants that are their own mirror images.
    pub(crate) symmetric: Vec<Path>,
    /// Those that are each other's.
    pub(crate) pairs: Vec<(Path, Path)>,
    pub(crate) home: Home,
}

const OPTIONS: [&str; 3] = ["black", "docs", "alias"];

impl MirroredArguments {
    /// What is turned round.
    pub(crate) const fn mirror(&self) -> Mirror {
        Mirror { files: self.files, ranks: self.ranks }
    }

    pub(crate) fn parse(
        tokens: TokenStream,
        at: &Ident,
        in_module: bool,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let mut arguments = Arguments::parse(tokens, diagnostics);
        let mut this = Self {
            ranks: false,
            files: false,
            twin: None,
            docs: literal(&mut arguments, "docs", diagnostics),
            alias: literal(&mut arguments, "alias", diagnostics),
            symmetric: Vec::new(),
            pairs: Vec::new(),
            home: Home::Module,
        };
        match arguments.take("black").map(|named| named.value) {
            Some(Expr::Path(path)) if syn::parse2::<Ident>(path.to_token_stream()).is_ok() => {
                this.twin = path.path.get_ident().cloned();
            }
            Some(other) => diagnostics.at(&other, Message::TwinName { found: excerpt(&other) }),
            None => diagnostics.at(at, Message::TwinMissing { name: at.to_string() }),
        }
        // The twin needs no runtime crate.
        if !in_module {
            arguments.take("crate");
        }
        this.home = Home::take(&mut arguments, in_module, diagnostics);
        let before = diagnostics.count();
        for plain in std::mem::take(&mut arguments.plain) {
            this.plain(plain, diagnostics);
        }
        let understood = diagnostics.count() == before && !arguments.unreadable;
        if !this.ranks && !this.files && understood {
            diagnostics.at(at, Message::NoMirror {});
        }
        let alone = ALONE_OPTIONS.into_iter().filter(|_| !in_module);
        arguments.finish(&OPTIONS.into_iter().chain(alone).collect::<Vec<_>>(), diagnostics);
        this
    }

    /// `ranks`, `files`, `symmetric(…)` or `pairs(…)`.
    fn plain(&mut self, argument: Expr, diagnostics: &mut Diagnostics) {
        match &argument {
            Expr::Path(path) if path.path.is_ident("ranks") => self.ranks = true,
            Expr::Path(path) if path.path.is_ident("files") => self.files = true,
            Expr::Call(call) if text(&call.func) == "symmetric" => {
                for name in &call.args {
                    match name {
                        Expr::Path(path) => self.symmetric.push(path.path.clone()),
                        other => {
                            let expected = "the name of a function or constant".to_owned();
                            diagnostics.at(other, Message::NotAnOption { found: excerpt(other), expected });
                        }
                    }
                }
            }
            Expr::Call(call) if text(&call.func) == "pairs" => {
                for pair in &call.args {
                    match pair {
                        Expr::Assign(assign) => match (&*assign.left, &*assign.right) {
                            (Expr::Path(one), Expr::Path(other)) => {
                                self.pairs.push((one.path.clone(), other.path.clone()));
                            }
                            _ => diagnostics.at(pair, Message::PairForm { found: excerpt(pair) }),
                        },
                        other => diagnostics.at(other, Message::PairForm { found: excerpt(other) }),
                    }
                }
            }
            other => {
                let help = expected_one_of(&text(other), &["ranks", "files", "symmetric(…)", "pairs(…)"]);
                diagnostics.at(other, Message::UnknownOption { name: excerpt(other), help });
            }
        }
    }
}

fn literal(arguments: &mut Arguments, name: &str, diagnostics: &mut Diagnostics) -> Option<LitStr> {
    match arguments.take(name)?.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text),
        other => {
            let (name, value, help) = (name.to_owned(), text(&other), "expected a text in quotes".to_owned());
            diagnostics.at(other.to_token_stream(), Message::UnknownValue { name, value, help });
            None
        }
    }
}

/// The lines of an item's documentation.
pub(crate) fn documentation(attributes: &[Attribute]) -> Vec<String> {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) => Some(line.value()),
            _ => None,
        },
        _ => None,
    });
    lines.flat_map(|text| text.split('\n').map(str::to_owned).collect::<Vec<_>>()).collect()
}
