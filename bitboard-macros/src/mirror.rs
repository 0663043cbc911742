//! Writes the mirror image of a function: the same operations with every direction, rank and file turned
//! round, so that one definition serves both colours.
//!
//! The body keeps to a closed grammar. Whatever is not known to turn round is an error, never a guess: a
//! number in a body would be right for one colour and silently wrong for the other.

use bitboard_plan::Mirror as Axes;
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Attribute, BinOp, Block, Expr, Ident, ItemFn, Meta, Path, Stmt, UnOp};

use crate::{
    diag::{Diagnostics, Message},
    emit,
    input::{
        excerpt,
        mirrored::{MirroredArguments, documentation},
        shape::word_of_type,
        text,
    },
};

/// Methods of a board that turn round with their operands.
const METHODS: [&str; 11] =
    ["and", "or", "xor", "not", "without", "to", "step", "is_empty", "is_disjoint", "is_subset", "len"];

/// What is known of the names in a body.
pub(crate) trait Names {
    /// The mirror image of a direction, as an expression; or what to report.
    fn direction(&self, path: &Path) -> Result<Expr, Message>;

    /// The name of the mirror image of a function, if it is known to have one.
    fn function(&self, name: &str) -> Option<Ident>;

    /// Why nothing can be turned round, if so.
    fn refuse(&self) -> Option<Message>;

    /// Whether every bit of the word is a square.
    fn fills_word(&self) -> bool;

    /// Whether a type of this name is the board.
    fn is_board(&self, name: &str) -> bool;

    /// Files and ranks of the board.
    fn shape(&self) -> (u32, u32);
}

/// The twin of a function. Problems are reported where they stand in the body.
pub(crate) fn twin(
    arguments: &MirroredArguments,
    function: &ItemFn,
    names: &dyn Names,
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let before = diagnostics.count();
    let Some(name) = &arguments.twin else { return TokenStream::new() };
    if let Some(message) = names.refuse() {
        diagnostics.at(&function.sig.ident, message);
    }
    let mut locals: Vec<String> = Vec::new();
    for input in &function.sig.inputs {
        match input {
            syn::FnArg::Typed(typed) => match &*typed.pat {
                syn::Pat::Ident(pattern) if pattern.by_ref.is_none() && pattern.subpat.is_none() => {
                    locals.push(pattern.ident.to_string());
                }
                other => diagnostics.at(other, Message::ParameterForm { found: excerpt(other) }),
            },
            syn::FnArg::Receiver(_) => locals.push("self".to_owned()),
        }
    }
    let numbers = function.sig.inputs.iter().any(|input| match input {
        syn::FnArg::Typed(typed) => word_of_type(&typed.ty).is_some(),
        syn::FnArg::Receiver(_) => false,
    });
    let mut mirror = Mirror { arguments, names, numbers, locals, diagnostics };
    let block = mirror.block(&function.block);
    let visibility = &function.vis;
    let mut signature = function.sig.clone();
    signature.ident = name.clone();
    if diagnostics.count() > before {
        // The body is the original's: it compiles, and what is wrong has been said.
        let block = &function.block;
        return quote! { #visibility #signature #block };
    }
    let attributes = function.attrs.iter().filter(|attribute| !attribute.path().is_ident("doc"));
    let docs = docs(arguments, &function.attrs);
    quote! {
        #docs
        #(#attributes)*
        #visibility #signature #block
    }
}

/// All names in a pattern that was refused: what uses them is not to be reported again.
fn identifiers(tokens: TokenStream) -> Vec<String> {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Ident(name) => vec![name.to_string()],
            TokenTree::Group(group) => identifiers(group.stream()),
            _ => Vec::new(),
        })
        .collect()
}

struct Mirror<'a> {
    arguments: &'a MirroredArguments,
    names: &'a dyn Names,
    /// Sets are plain numbers, whose operators are not all those of sets.
    numbers: bool,
    locals: Vec<String>,
    diagnostics: &'a mut Diagnostics,
}

impl Mirror<'_> {
    fn refuse(&mut self, tokens: impl ToTokens) {
        let found = excerpt(&tokens);
        self.diagnostics.at(tokens, Message::NotMirrorable { found });
    }

    fn block(&mut self, block: &Block) -> Block {
        let mut block = block.clone();
        for statement in &mut block.stmts {
            match statement {
                Stmt::Local(local) => {
                    let pattern = match &local.pat {
                        syn::Pat::Type(typed) => &*typed.pat,
                        pattern => pattern,
                    };
                    match pattern {
                        syn::Pat::Ident(name) if name.by_ref.is_none() && name.subpat.is_none() => {
                            let name = name.ident.to_string();
                            if let Some(init) = &mut local.init {
                                self.expr(&mut init.expr);
                                if let Some((_, otherwise)) = &init.diverge {
                                    self.refuse(otherwise);
                                }
                            }
                            self.locals.push(name);
                        }
                        other => {
                            self.refuse(other);
                            self.locals.extend(identifiers(other.to_token_stream()));
                        }
                    }
                }
                Stmt::Expr(expr, None) => self.expr(expr),
                other => self.refuse(other),
            }
        }
        block
    }

    /// Turns an expression round in place.
    fn expr(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Paren(inner) => self.expr(&mut inner.expr),
            Expr::Group(inner) => self.expr(&mut inner.expr),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                if self.numbers && !self.names.fills_word() {
                    let help = "of a board with spare bits only the difference, `a & !b`, has a mirror image";
                    let message = Message::NumbersNotSets { operator: "!".to_owned(), help: help.to_owned() };
                    self.diagnostics.at(&*unary, message);
                }
                self.expr(&mut unary.expr);
            }
            Expr::Binary(binary)
                if matches!(
                    binary.op,
                    BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::BitXor(_) | BinOp::Sub(_)
                ) =>
            {
                if self.numbers && matches!(binary.op, BinOp::Sub(_)) {
                    let help = "the difference of sets is `a & !b`".to_owned();
                    let message = Message::NumbersNotSets { operator: "-".to_owned(), help };
                    self.diagnostics.at(&*binary, message);
                }
                self.expr(&mut binary.left);
                match &mut *binary.right {
                    // The difference of two sets, whatever else the word holds.
                    Expr::Unary(unary)
                        if matches!((&binary.op, &unary.op), (BinOp::BitAnd(_), UnOp::Not(_))) =>
                    {
                        self.expr(&mut unary.expr);
                    }
                    right => self.expr(right),
                }
            }
            Expr::MethodCall(call) => {
                self.expr(&mut call.receiver);
                if !METHODS.iter().any(|method| call.method == method) || call.turbofish.is_some() {
                    self.diagnostics
                        .at(&call.method, Message::UnknownMethod { name: call.method.to_string() });
                    return;
                }
                for argument in &mut call.args {
                    self.expr(argument);
                }
            }
            Expr::Call(call) => {
                self.function(&mut call.func);
                for argument in &mut call.args {
                    self.expr(argument);
                }
            }
            Expr::Path(path) if path.qself.is_none() => {
                let image = self.path(&path.path);
                if let Some(image) = image {
                    *expr = image;
                }
            }
            other => {
                let other = other.clone();
                self.refuse(other);
            }
        }
    }

    /// A local, a direction, or a constant set; what it becomes if it changes.
    fn path(&mut self, path: &Path) -> Option<Expr> {
        let last = path.segments.last()?.ident.to_string();
        if let Some(name) = path.get_ident()
            && self.locals.iter().any(|local| name == local)
        {
            return None;
        }
        if let Some(twin) = self.listed(path) {
            return Some(syn::parse_quote! { #twin });
        }
        if path.segments.len() < 2 {
            self.refuse(path);
            return None;
        }
        let home = path.segments.iter().rev().nth(1).map(|segment| segment.ident.to_string());
        let line = ["RANK_", "FILE_"].iter().any(|stem| last.starts_with(stem));
        let of_board = line || matches!(last.as_str(), "EMPTY" | "FULL");
        if of_board && !home.is_some_and(|home| self.names.is_board(&home)) {
            self.refuse(path);
            return None;
        }
        let (files, ranks) = self.names.shape();
        if matches!(last.as_str(), "EMPTY" | "FULL") {
            return None;
        }
        if let Some(rank) = last.strip_prefix("RANK_").and_then(|rank| rank.parse::<u32>().ok()) {
            let image = if self.arguments.ranks { (ranks + 1).checked_sub(rank) } else { Some(rank) };
            return Self::constant(
                path,
                image.filter(|rank| (1..=ranks).contains(rank)).map(|rank| format!("RANK_{rank}")),
            );
        }
        if let Some(file) = last.strip_prefix("FILE_").filter(|file| file.len() == 1) {
            let file = u32::from(file.bytes().next().unwrap_or_default()).checked_sub(u32::from(b'A'));
            let file = file.filter(|&file| file < files);
            let image = file.map(|file| if self.arguments.files { files - 1 - file } else { file });
            return Self::constant(path, image.map(|file| format!("FILE_{}", char::from(b'A' + file as u8))));
        }
        match self.names.direction(path) {
            Ok(image) => Some(image),
            Err(message) => {
                self.diagnostics.at(path, message);
                None
            }
        }
    }

    /// The path with another name at its end; as it is where the board has no such line, which the compiler says
    /// of the original.
    fn constant(path: &Path, name: Option<String>) -> Option<Expr> {
        let mut path = path.clone();
        let last = path.segments.last_mut()?;
        last.ident = Ident::new(&name?, last.ident.span());
        Some(syn::parse_quote! { #path })
    }

    /// What the arguments say a name turns into.
    fn listed(&self, path: &Path) -> Option<Path> {
        let same = |other: &Path| text(other) == text(path);
        if self.arguments.symmetric.iter().any(same) {
            return Some(path.clone());
        }
        self.arguments.pairs.iter().find_map(|(one, other)| {
            if same(one) { Some(other.clone()) } else { same(other).then(|| one.clone()) }
        })
    }

    fn function(&mut self, function: &mut Expr) {
        let Expr::Path(path) = function else {
            let function = function.clone();
            self.refuse(function);
            return;
        };
        if let Some(twin) = self.listed(&path.path) {
            path.path = twin;
            return;
        }
        // Of a path to another module only what is listed is known.
        let twin = path.path.get_ident().and_then(|name| self.names.function(&name.to_string()));
        match (twin, path.path.segments.last_mut()) {
            (Some(twin), Some(last)) => {
                let place = last.ident.span();
                last.ident = twin;
                last.ident.set_span(place);
            }
            _ => self.diagnostics.at(&*path, Message::UnknownTwin { name: excerpt(&*path) }),
        }
    }
}

/// The documentation of the twin: its own, or the original's turned round.
fn docs(arguments: &MirroredArguments, attributes: &[Attribute]) -> TokenStream {
    let text = match &arguments.docs {
        Some(docs) => docs.value(),
        None => turned_docs(attributes, arguments.mirror()),
    };
    let docs = emit::docs::docs(&text);
    let alias = arguments.alias.as_ref().map(|alias| quote! { #[doc(alias = #alias)] });
    // `#[doc(hidden)]` and the like hold for both; an alias names only one of them.
    let others = attributes.iter().filter(|attribute| match &attribute.meta {
        Meta::List(list) if attribute.path().is_ident("doc") => !text_of(list).contains("alias"),
        _ => false,
    });
    quote! { #docs #alias #(#others)* }
}

fn text_of(list: &syn::MetaList) -> String {
    list.tokens.to_string()
}

/// The documentation of an item turned round.
pub(crate) fn turned_docs(attributes: &[Attribute], axes: Axes) -> String {
    let lines = documentation(attributes);
    let lines: Vec<&str> = lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    turn_round(&lines, axes)
}

/// Turns colours, compass points and drawings round.
fn turn_round(lines: &[&str], axes: Axes) -> String {
    let mut text: Vec<String> = Vec::new();
    let mut drawing: Option<Vec<String>> = None;
    for line in lines {
        match (&mut drawing, line.trim_start().starts_with("```")) {
            (None, true) => {
                text.push((*line).to_owned());
                drawing = line.trim().eq("```text").then(Vec::new);
            }
            (Some(rows), true) => {
                if axes.ranks {
                    rows.reverse();
                }
                text.append(rows);
                text.push((*line).to_owned());
                drawing = None;
            }
            (Some(rows), false) => rows.push(if axes.files {
                line.split_whitespace().rev().collect::<Vec<_>>().join(" ")
            } else {
                (*line).to_owned()
            }),
            (None, false) => text.push(swap_words(line, axes)),
        }
    }
    text.extend(drawing.unwrap_or_default());
    text.join("\n")
}

fn swap_words(line: &str, axes: Axes) -> String {
    const COLOURS: [(&str, &str); 2] = [("white", "black"), ("White", "Black")];
    const RANKS: [(&str, &str); 2] = [("north", "south"), ("North", "South")];
    const FILES: [(&str, &str); 2] = [("east", "west"), ("East", "West")];
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    if axes.ranks {
        pairs.extend(COLOURS.iter().chain(&RANKS));
    }
    if axes.files {
        pairs.extend(&FILES);
    }
    let mut swapped = String::new();
    let mut rest = line;
    'next: while !rest.is_empty() {
        for (one, other) in pairs.iter().flat_map(|(one, other)| [(one, other), (other, one)]) {
            if let Some(after) = rest.strip_prefix(*one) {
                swapped.push_str(other);
                rest = after;
                continue 'next;
            }
        }
        let mut chars = rest.chars();
        swapped.extend(chars.next());
        rest = chars.as_str();
    }
    swapped
}
