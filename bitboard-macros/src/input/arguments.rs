//! Macro arguments: expressions separated by commas, some of them `name = value`.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, Ident, Path, Token, parse::Parser, punctuated::Punctuated};

use super::{excerpt, text, ungroup};
use crate::diag::{Diagnostics, Message, expected_one_of};

/// An option: its name and what it is set to.
pub(crate) struct Named {
    pub(crate) name: Ident,
    pub(crate) value: Expr,
}

/// The arguments of a macro, options apart from the rest.
#[derive(Default)]
pub(crate) struct Arguments {
    pub(crate) plain: Vec<Expr>,
    named: Vec<Named>,
    /// The arguments could not be read at all, which has been reported: nothing else is missing.
    pub(crate) unreadable: bool,
}

impl Arguments {
    pub(crate) fn parse(tokens: TokenStream, diagnostics: &mut Diagnostics) -> Self {
        match Punctuated::<Expr, Token![,]>::parse_terminated.parse2(ungroup(tokens)) {
            Ok(list) => Self::sort(list, diagnostics),
            Err(error) => {
                let message = Message::Unreadable { reason: error.to_string() };
                diagnostics.take::<()>(Err(syn::Error::new(error.span(), message)));
                Self { unreadable: true, ..Self::default() }
            }
        }
    }

    /// Tells options from other arguments and reports those given twice.
    pub(crate) fn sort(list: impl IntoIterator<Item = Expr>, diagnostics: &mut Diagnostics) -> Self {
        let mut arguments = Self::default();
        for argument in list {
            let Expr::Assign(assign) = argument else {
                arguments.plain.push(argument);
                continue;
            };
            let name = match &*assign.left {
                Expr::Path(path) => path.path.get_ident().cloned(),
                _ => None,
            };
            let Some(name) = name else {
                let found = excerpt(&assign.left);
                // The word without its last letter is one of the language.
                let expected = if found == "yield" { "`yields = …`" } else { "`name = value`" }.to_owned();
                diagnostics.at(&assign.left, Message::NotAnOption { found, expected });
                continue;
            };
            if arguments.named.iter().any(|named| named.name == name) {
                diagnostics.at(&name, Message::OptionTwice { name: name.to_string() });
            } else {
                arguments.named.push(Named { name, value: *assign.right });
            }
        }
        arguments
    }

    /// Takes an option out.
    pub(crate) fn take(&mut self, name: &str) -> Option<Named> {
        let index = self.named.iter().position(|named| named.name == name)?;
        Some(self.named.remove(index))
    }

    /// Reports the options that nobody took; `known` are those that exist.
    pub(crate) fn finish(self, known: &[&str], diagnostics: &mut Diagnostics) {
        for Named { name, .. } in self.named {
            let help = expected_one_of(&name.to_string(), known);
            diagnostics.at(&name, Message::UnknownOption { name: name.to_string(), help });
        }
    }

    /// Takes an option whose value is one of a few words.
    pub(crate) fn choice<T: Copy>(
        &mut self,
        name: &str,
        values: &[(&str, T)],
        diagnostics: &mut Diagnostics,
    ) -> Option<Choice<T>> {
        let named = self.take(name)?;
        let word = text(&named.value);
        let found = values.iter().find(|(value, _)| *value == word);
        if found.is_none() {
            let known: Vec<&str> = values.iter().map(|(value, _)| *value).collect();
            let help = expected_one_of(&word, &known);
            diagnostics.at(&named.value, Message::UnknownValue { name: name.to_owned(), value: word, help });
        }
        let &(word, value) = found?;
        Some(Choice { value, text: format!("{name} = {word}"), place: named.value.to_token_stream() })
    }

    /// Takes the option `crate`: where the runtime crate is.
    pub(crate) fn runtime(&mut self, diagnostics: &mut Diagnostics) -> Option<Path> {
        let named = self.take("crate")?;
        match named.value {
            Expr::Path(path) if path.qself.is_none() && works_inside(&path.path) => Some(path.path),
            other => {
                let help = "expected a path that works in any module, such as `crate = crate::bitboard_core`";
                let message = Message::UnknownValue {
                    name: "crate".to_owned(),
                    value: excerpt(&other),
                    help: help.to_owned(),
                };
                diagnostics.at(other, message);
                None
            }
        }
    }
}

/// Whether a path means the same inside a module as outside.
fn works_inside(path: &Path) -> bool {
    let first = path.segments.first().map(|segment| segment.ident.to_string());
    !matches!(first.as_deref(), Some("self" | "super" | "Self"))
}

/// A value chosen by the user.
#[derive(Clone)]
pub(crate) struct Choice<T> {
    pub(crate) value: T,
    pub(crate) text: String,
    pub(crate) place: TokenStream,
}
