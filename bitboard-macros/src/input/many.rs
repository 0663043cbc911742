//! Functions on many boards at a time: slices, arrays or registers of lines where others have sets.

use quote::ToTokens;
use syn::{
    Expr, FnArg, Generics, Ident, Pat, ReturnType, Signature, Type, TypeArray, TypeParamBound, TypeReference,
    TypeSlice, parse_quote,
};

use super::{
    conditions, excerpt,
    fill::Function,
    number,
    shape::{is_primitive, word_of_type},
    text,
};
use crate::diag::{Diagnostics, Message};

/// How a function takes and returns many boards.
#[derive(Clone)]
pub(crate) enum Form {
    /// Slices, the last of them for the results.
    Slices(Ident),
    /// Arrays by value.
    Arrays,
    /// Lines of many boards in the registers of a level.
    Lines(Lines),
}

/// What a function on lines says of them.
#[derive(Clone)]
pub(crate) struct Lines {
    /// The token of the level.
    pub(crate) lanes: Ident,
    /// The name of the function.
    pub(crate) place: Ident,
    /// The number of lines of each parameter and of the result.
    counts: Vec<Expr>,
}

impl Lines {
    /// Compares what is written with the lines that a board has, as far as the macro can read it.
    pub(crate) fn check(&self, lines: usize, diagnostics: &mut Diagnostics) {
        for count in &self.counts {
            if number::integer(count).is_ok_and(|count| usize::try_from(count) != Ok(lines)) {
                let message = Message::LinesCount { found: text(count), expected: lines.to_string() };
                diagnostics.at(count, message);
            }
        }
    }
}

/// A function on many boards.
#[derive(Clone)]
pub(crate) struct Many {
    pub(crate) form: Form,
    /// The type of one board.
    pub(crate) element: Type,
    /// The same function on one board.
    pub(crate) one: Function,
}

/// A type of many boards.
enum Boards<'a> {
    Shared(&'a Type),
    Exclusive(&'a Type),
    Array(&'a Type, &'a Expr),
}

impl<'a> Boards<'a> {
    /// Whether a type holds many boards. An array that can be the word of one board is one board.
    fn of(ty: &'a Type) -> Option<Self> {
        match ty {
            Type::Reference(TypeReference { mutability, elem, .. }) => {
                let element = match &**elem {
                    Type::Slice(TypeSlice { elem, .. }) | Type::Array(TypeArray { elem, .. }) => elem,
                    _ => return None,
                };
                Some(if mutability.is_some() { Self::Exclusive(element) } else { Self::Shared(element) })
            }
            Type::Array(TypeArray { elem, len, .. }) if word_of_type(ty).is_none() => {
                Some(Self::Array(elem, len))
            }
            Type::Group(group) => Self::of(&group.elem),
            Type::Paren(paren) => Self::of(&paren.elem),
            _ => None,
        }
    }
}

impl Many {
    /// The first type of many boards among the parameters.
    pub(crate) fn place(function: &Function) -> Option<&Type> {
        function.signature.inputs.iter().find_map(|input| match input {
            FnArg::Typed(typed) => Boards::of(&typed.ty).map(|_| &*typed.ty),
            FnArg::Receiver(_) => None,
        })
    }

    /// What a function is if it is on many boards; what such a function cannot have is reported. In a board module
    /// `Self` stands for the board.
    pub(crate) fn of(
        function: &Function,
        board: Option<&Ident>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        if let Some(level) = level(&function.signature) {
            return Self::on_lines(function, level, board, diagnostics);
        }
        let types = function.signature.inputs.iter().filter_map(|input| match input {
            FnArg::Typed(typed) => Boards::of(&typed.ty),
            FnArg::Receiver(_) => None,
        });
        let before = diagnostics.count();
        let arrays = matches!(types.into_iter().next()?, Boards::Array(..));
        if let Some(place) = &function.signature.constness {
            diagnostics.at(place, Message::ManyConst {});
        }
        let mut reading = Reading { arrays, board, element: None, out: None, length: None };
        let mut one = function.clone();
        one.signature.constness = None;
        one.signature.inputs.clear();
        let count = function.signature.inputs.len();
        for (index, input) in function.signature.inputs.iter().enumerate() {
            let left = count - index - 1;
            one.signature.inputs.extend(reading.parameter(input, left, diagnostics));
        }
        let result = reading.result(&function.signature, diagnostics);
        let element = reading.element?;
        one.signature.output = parse_quote! { -> #result };
        let form = match reading.out {
            _ if arrays => Form::Arrays,
            Some(out) => Form::Slices(out),
            None => {
                // Unless something else is wrong with the parameters.
                if diagnostics.count() == before {
                    let message = Message::ManyOut { element: text(&element) };
                    diagnostics.at(&function.signature.ident, message);
                }
                return None;
            }
        };
        Some(Self { form, element, one })
    }
}

/// The type parameter of a function on lines: that of its first parameter, with the trait `Lanes`.
fn level(signature: &Signature) -> Option<&Ident> {
    let FnArg::Typed(first) = signature.inputs.first()? else { return None };
    let types = signature.generics.type_params();
    let mut levels = types.filter(|level| {
        let is_lanes = |bound: &TypeParamBound| {
            matches!(bound, TypeParamBound::Trait(bound)
                if bound.path.segments.last().is_some_and(|last| last.ident == "Lanes"))
        };
        level.bounds.iter().any(is_lanes) && level.ident == text(&first.ty)
    });
    levels.next().map(|level| &level.ident)
}

impl Many {
    /// A function on lines as one on boards.
    fn on_lines(
        function: &Function,
        level: &Ident,
        board: Option<&Ident>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        let before = diagnostics.count();
        let signature = &function.signature;
        let Some(board) = board else {
            diagnostics.at(&signature.ident, Message::LinesAlone {});
            return None;
        };
        if let Some(place) = &signature.constness {
            diagnostics.at(place, Message::ManyConst {});
        }
        if signature.generics.params.len() > 1 || signature.generics.where_clause.is_some() {
            diagnostics.at(&signature.generics, Message::Qualifier { qualifier: "generic".to_owned() });
        }
        let element: Type = parse_quote! { #board };
        let register = format!("{level}::Register");
        let mut counts = Vec::new();
        let mut lines = |ty: &Type, diagnostics: &mut Diagnostics| match ty {
            Type::Array(TypeArray { elem, len, .. }) if text(elem) == register => counts.push(len.clone()),
            _ => {
                let expected = format!("[{register}; N]");
                diagnostics.at(ty, Message::LinesForm { found: excerpt(ty), expected });
            }
        };
        let mut one = function.clone();
        one.signature.constness = None;
        one.signature.generics = Generics::default();
        one.signature.inputs.clear();
        let mut lanes = None;
        for input in &signature.inputs {
            let FnArg::Typed(typed) = input else { continue };
            match (&lanes, &*typed.pat) {
                (None, Pat::Ident(pattern)) => lanes = Some(pattern.ident.clone()),
                (None, other) => {
                    diagnostics.at(other, Message::ParameterForm { found: excerpt(other) });
                    return None;
                }
                (Some(_), _) => {
                    lines(&typed.ty, diagnostics);
                    let mut typed = typed.clone();
                    *typed.ty = element.clone();
                    one.signature.inputs.push(FnArg::Typed(typed));
                }
            }
        }
        match &signature.output {
            ReturnType::Type(_, ty) => lines(ty, diagnostics),
            ReturnType::Default => {
                diagnostics.at(&signature.ident, Message::NoReturn { board: format!("[{register}; N]") });
            }
        }
        one.signature.output = parse_quote! { -> #element };
        if diagnostics.count() > before {
            return None;
        }
        let form = Form::Lines(Lines { lanes: lanes?, place: signature.ident.clone(), counts });
        Some(Self { form, element, one })
    }

    /// Whether results are returned, and not written to a parameter.
    pub(crate) const fn returns(&self) -> bool {
        !matches!(self.form, Form::Slices(_))
    }
}

struct Reading<'a> {
    arrays: bool,
    board: Option<&'a Ident>,
    /// The type of the first board.
    element: Option<Type>,
    out: Option<Ident>,
    /// The length of the first array.
    length: Option<String>,
}

impl Reading<'_> {
    /// A parameter, with so many after it, as the function on one board has it, if it does.
    fn parameter(&mut self, input: &FnArg, left: usize, diagnostics: &mut Diagnostics) -> Option<FnArg> {
        let FnArg::Typed(typed) = input else {
            diagnostics.at(input, self.mixed(input));
            return None;
        };
        let element = match Boards::of(&typed.ty) {
            Some(Boards::Shared(element)) if !self.arrays => element,
            Some(Boards::Array(element, length)) if self.arrays => {
                self.same_length(length, diagnostics);
                element
            }
            Some(Boards::Exclusive(element)) if !self.arrays && left == 0 => {
                self.same_type(element, diagnostics);
                match &*typed.pat {
                    Pat::Ident(pattern) if conditions(&typed.attrs).is_empty() => {
                        self.out = Some(pattern.ident.clone());
                    }
                    other => diagnostics.at(other, Message::ParameterForm { found: excerpt(other) }),
                }
                return None;
            }
            // A direction comes after the sets and before the results.
            None if left == usize::from(!self.arrays) && self.can_be_direction(&typed.ty) => {
                return Some(input.clone());
            }
            _ => {
                diagnostics.at(&typed.ty, self.mixed(&typed.ty));
                return None;
            }
        };
        let element = self.named(element, diagnostics);
        let mut typed = typed.clone();
        *typed.ty = element;
        Some(FnArg::Typed(typed))
    }

    /// Whether a type can be an enum or an index, after a set.
    fn can_be_direction(&self, ty: &Type) -> bool {
        let written = text(ty);
        let other =
            self.element.as_ref().is_some_and(|element| text(element) != written && written != "Self");
        other && matches!(ty, Type::Path(_)) && (written == "usize" || !is_primitive(ty))
    }

    /// What the function on one board returns.
    fn result(&mut self, signature: &Signature, diagnostics: &mut Diagnostics) -> Type {
        let expected = self.element.clone().unwrap_or_else(|| parse_quote! { Self });
        match &signature.output {
            ReturnType::Default if !self.arrays => expected,
            ReturnType::Type(_, ty) if !self.arrays => {
                diagnostics.at(ty, Message::ManyReturn { element: text(&expected) });
                expected
            }
            ReturnType::Type(_, ty) => {
                if let Some(Boards::Array(element, length)) = Boards::of(ty) {
                    self.same_length(length, diagnostics);
                    return self.named(element, diagnostics);
                }
                diagnostics.at(ty, self.array_expected(&expected));
                expected
            }
            ReturnType::Default => {
                diagnostics.at(&signature.ident, self.array_expected(&expected));
                expected
            }
        }
    }

    fn array_expected(&self, element: &Type) -> Message {
        let length = self.length.clone().unwrap_or_else(|| "N".to_owned());
        Message::ManyArray { element: text(element), length }
    }

    fn mixed(&self, found: impl ToTokens) -> Message {
        let form = if self.arrays { "arrays" } else { "slices" };
        Message::ManyMixed { found: excerpt(found), form: form.to_owned() }
    }

    /// Arrays of other lengths would be an error in the expansion.
    fn same_length(&mut self, length: &Expr, diagnostics: &mut Diagnostics) {
        let found = text(length);
        match &self.length {
            None => self.length = Some(found),
            Some(expected) if *expected != found => {
                let expected = expected.clone();
                diagnostics.at(length, Message::ManyLength { found, expected });
            }
            Some(_) => {}
        }
    }

    /// The results are boards like the others.
    fn same_type(&mut self, element: &Type, diagnostics: &mut Diagnostics) {
        let found = self.named(element, diagnostics);
        let expected = self.element.as_ref().map(text);
        if let Some(expected) = expected.filter(|expected| *expected != text(&found)) {
            let message = Message::ManyOutType { found: text(&found), expected };
            diagnostics.at(element, message);
        }
    }

    /// The type of a board by its name: the expansion is no method of the type.
    fn named(&mut self, element: &Type, diagnostics: &mut Diagnostics) -> Type {
        let mut element = element.clone();
        if text(&element) == "Self" {
            match self.board {
                Some(board) => element = parse_quote! { #board },
                None => diagnostics.at(&element, Message::ManySelf {}),
            }
        }
        self.element.get_or_insert_with(|| element.clone());
        element
    }
}
