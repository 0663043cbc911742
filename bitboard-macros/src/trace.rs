//! `BITBOARD_EXPAND=name`: prints the expansion of one item while building.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

/// Prints an expansion to standard error if it was asked for by name.
pub(crate) fn trace(name: &str, tokens: &TokenStream) {
    if std::env::var("BITBOARD_EXPAND").is_ok_and(|wanted| wanted == name) {
        eprintln!("{}", format(tokens));
    }
}

/// Lays tokens out in lines, indented by braces. A formatter proper would be a dependency of every user's
/// build for the sake of this one variable.
fn format(tokens: &TokenStream) -> String {
    let mut layout = Layout { text: String::new(), depth: 0, bracketed: false };
    layout.stream(tokens);
    layout.text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The text of `[doc = "text"]`, which reads better behind three slashes.
fn doc_line(group: &Group) -> Option<String> {
    let pair = syn::parse2::<syn::MetaNameValue>(group.stream()).ok()?;
    match pair.value {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(line), .. }) if pair.path.is_ident("doc") => {
            Some(line.value())
        }
        _ => None,
    }
}

/// A literal, of which not more than a line is worth reading: tables are byte strings of any length.
fn shortened(text: String) -> String {
    const LONG: usize = 80;
    match text.char_indices().nth(LONG) {
        Some((end, _)) if text.starts_with("b\"") => format!("{}…\"", text[..end].trim_end_matches('\\')),
        _ => text,
    }
}

struct Layout {
    text: String,
    depth: usize,
    /// Inside the brackets of an array, where a semicolon ends no line.
    bracketed: bool,
}

impl Layout {
    fn stream(&mut self, tokens: &TokenStream) {
        let mut glued = false;
        let mut attribute = false;
        for token in tokens.clone() {
            match token {
                TokenTree::Group(group) if attribute && let Some(line) = doc_line(&group) => {
                    self.text.pop();
                    self.text.push_str("///");
                    self.text.push_str(&line);
                    self.line();
                    (glued, attribute) = (false, false);
                }
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    self.text.push_str(" {");
                    self.depth += 1;
                    self.line();
                    self.within(false, &group.stream());
                    self.depth -= 1;
                    self.line();
                    self.text.push('}');
                    self.line();
                }
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::Brace | Delimiter::None => ("", ""),
                    };
                    if !glued && self.text.ends_with(['=', '|', '&', '^', '>', '<', ',']) {
                        self.text.push(' ');
                    }
                    self.text.push_str(open);
                    self.within(open == "[", &group.stream());
                    self.text.push_str(close);
                    if attribute && group.delimiter() == Delimiter::Bracket {
                        self.line();
                    }
                    glued = false;
                    attribute = false;
                }
                TokenTree::Punct(punct) => {
                    let symbol = punct.as_char();
                    let joint = punct.spacing() == Spacing::Joint;
                    // The colon before a type, unlike those of a path, has a blank behind it.
                    let of_type = symbol == ':' && !joint && !self.text.ends_with(':');
                    let tight = matches!(symbol, '.' | ';' | ',' | '#' | ':') || (symbol == '!' && !joint);
                    if symbol == ';' {
                        // Behind a block.
                        self.text.truncate(self.text.trim_end().len());
                    }
                    if symbol == ':' && (self.text.ends_with('=') || self.text.ends_with(" as")) {
                        self.text.push(' ');
                    }
                    if !tight && !glued && !self.text.ends_with(['(', '[', ' ', '\n', '.']) {
                        self.text.push(' ');
                    }
                    self.text.push(symbol);
                    if of_type {
                        self.text.push(' ');
                    }
                    attribute = symbol == '#';
                    glued = joint || matches!(symbol, '.' | '#' | '!' | ':');
                    match (symbol, self.bracketed) {
                        (';', true) => self.text.push(' '),
                        (';', false) => self.line(),
                        _ => {}
                    }
                }
                word => {
                    let text = shortened(word.to_string());
                    if !glued && !self.text.ends_with(['(', '[', ' ', '\n', '.']) && !self.text.is_empty() {
                        self.text.push(' ');
                    }
                    self.text.push_str(&text);
                    glued = false;
                    attribute = false;
                }
            }
        }
    }

    /// Tokens between delimiters.
    fn within(&mut self, bracketed: bool, tokens: &TokenStream) {
        let outer = std::mem::replace(&mut self.bracketed, bracketed);
        self.stream(tokens);
        self.bracketed = outer;
    }

    fn line(&mut self) {
        self.text.push('\n');
        self.text.push_str(&"    ".repeat(self.depth));
    }
}
