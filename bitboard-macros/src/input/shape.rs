//! The arguments that describe a board: shape, bit order, edges, cells, word.

use bitboard_plan::{Bits, Corner, Geometry, Order, Word, Wrap};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprArray, ExprCall, ExprLit, ExprRepeat, Lit, Type, TypeArray};

use super::{arguments::Arguments, excerpt, number, text};
use crate::diag::{Diagnostics, Message};

/// The options that describe a board beside its shape.
pub(crate) const OPTIONS: [&str; 5] = ["order", "origin", "wrap", "cells", "crate"];

/// Files and ranks as in `8x8`.
#[derive(Clone)]
pub(crate) struct Shape {
    pub(crate) files: u32,
    pub(crate) ranks: u32,
    pub(crate) place: TokenStream,
}

impl Shape {
    /// The shape of a chess board, at a place that has none of its own.
    pub(crate) fn chess(place: TokenStream) -> Self {
        Self { files: 8, ranks: 8, place }
    }

    /// Whether an argument is a shape, and no number such as `0x10`.
    pub(crate) fn is_one(expr: &Expr) -> bool {
        let text = text(expr);
        !text.starts_with('0') && Self::parse(expr, &mut Diagnostics::default()).is_some()
    }

    /// Reads `8x8`, which is one token to the compiler: a number with a strange suffix.
    pub(crate) fn parse(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<Self> {
        let shape = match expr {
            Expr::Lit(lit) => match &lit.lit {
                Lit::Int(int) => int.to_string().split_once('x').and_then(|(files, ranks)| {
                    let number = |text: &str| {
                        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
                    };
                    Some(Self { files: number(files)?, ranks: number(ranks)?, place: int.to_token_stream() })
                }),
                _ => None,
            },
            Expr::Group(group) => return Self::parse(&group.expr, diagnostics),
            _ => None,
        };
        if shape.is_none() {
            diagnostics.at(expr, Message::BadShape { found: excerpt(expr) });
        }
        shape
    }
}

/// A board as described by its arguments.
pub(crate) struct BoardArguments {
    pub(crate) shape: Shape,
    pub(crate) options: BoardOptions,
}

/// What can be said of a board beside its shape.
#[derive(Default)]
pub(crate) struct BoardOptions {
    order: Order,
    origin: Option<Expr>,
    wrap: Wrap,
    cells: Option<Expr>,
    /// The first option that is given, and where.
    given: Option<(&'static str, TokenStream)>,
}

impl BoardOptions {
    pub(crate) fn take(arguments: &mut Arguments, diagnostics: &mut Diagnostics) -> Self {
        let orders = [("rank_major", Order::RankMajor), ("file_major", Order::FileMajor)];
        let wraps = [("none", Wrap::None), ("files", Wrap::Files), ("both", Wrap::Both)];
        let order = arguments.choice("order", &orders, diagnostics);
        let wrap = arguments.choice("wrap", &wraps, diagnostics);
        let origin = arguments.take("origin").map(|named| named.value);
        let cells = arguments.take("cells").map(|named| named.value);
        let places = [
            ("order", order.as_ref().map(|choice| choice.place.clone())),
            ("wrap", wrap.as_ref().map(|choice| choice.place.clone())),
            ("origin", origin.as_ref().map(ToTokens::to_token_stream)),
            ("cells", cells.as_ref().map(ToTokens::to_token_stream)),
        ];
        Self {
            order: order.map(|choice| choice.value).unwrap_or_default(),
            wrap: wrap.map(|choice| choice.value).unwrap_or_default(),
            origin,
            cells,
            given: places.into_iter().find_map(|(name, place)| Some((name, place?))),
        }
    }

    /// Where an option is, if there is one.
    pub(crate) const fn given(&self) -> Option<&(&'static str, TokenStream)> {
        self.given.as_ref()
    }
}

impl BoardArguments {
    /// The geometry, in `word` or else in the narrowest word with room. Problems of the word are reported at
    /// `word_place`.
    pub(crate) fn geometry(
        &self,
        word: Option<Word>,
        word_place: &TokenStream,
        diagnostics: &mut Diagnostics,
    ) -> Option<Geometry> {
        let Shape { files, ranks, ref place } = self.shape;
        let board = diagnostics.take_at(place, Geometry::new(files, ranks))?;
        let board = match word {
            Some(word) => diagnostics.take_at(word_place, board.with_word(word))?,
            None => board,
        };
        let corner = match &self.options.origin {
            Some(origin) => corner(&board, origin, diagnostics)?,
            None => Corner::default(),
        };
        let board = board.with_layout(self.options.order, corner).with_wrap(self.options.wrap);
        match &self.options.cells {
            Some(cells) => with_cells(board, cells, diagnostics),
            None => Some(board),
        }
    }
}

fn corner(board: &Geometry, origin: &Expr, diagnostics: &mut Diagnostics) -> Option<Corner> {
    let corners =
        [(false, false), (false, true), (true, false), (true, true)].map(|(last_file, last_rank)| {
            let file = if last_file { board.files() - 1 } else { 0 };
            let rank = if last_rank { board.ranks() - 1 } else { 0 };
            let name = board.square_name(board.bit(file, rank)).unwrap_or_default();
            (name, Corner { last_file, last_rank })
        });
    let found = excerpt(origin).to_lowercase();
    let corner = corners.iter().find(|(name, _)| *name == found).map(|(_, corner)| *corner);
    if corner.is_none() {
        let mut names: Vec<String> = corners.iter().map(|(name, _)| format!("`{name}`")).collect();
        names.dedup();
        diagnostics.at(origin, Message::BadOrigin { found: excerpt(origin), corners: names.join(", ") });
    }
    corner
}

fn with_cells(board: Geometry, cells: &Expr, diagnostics: &mut Diagnostics) -> Option<Geometry> {
    let result = match cells {
        Expr::Array(drawing) => {
            let cells = self::drawing(&board, drawing, diagnostics)?;
            board.clone().with_cells(|file, rank| cells.contains(board.bit(file, rank)))
        }
        Expr::Call(ExprCall { func, args, .. }) if text(func) == "hexagon" && args.len() == 1 => {
            let side = diagnostics.take_at(&args[0], number::integer(&args[0]))?;
            board.with_hexagon(u32::try_from(side).unwrap_or_default())
        }
        _ => {
            diagnostics.at(cells, Message::BadCells { found: excerpt(cells) });
            return None;
        }
    };
    diagnostics.take_at(cells, result)
}

/// The squares drawn as `.` in a text for each rank, the last rank first.
pub(crate) fn drawing(board: &Geometry, drawing: &ExprArray, diagnostics: &mut Diagnostics) -> Option<Bits> {
    let rows = &drawing.elems;
    if rows.len() != board.ranks() as usize {
        let (found, expected) = (rows.len().to_string(), board.ranks().to_string());
        diagnostics.at(drawing, Message::CellRows { found, expected });
        return None;
    }
    let rows: Vec<Option<Vec<bool>>> = rows.iter().map(|row| cell_row(board, row, diagnostics)).collect();
    let rows: Vec<Vec<bool>> = rows.into_iter().collect::<Option<_>>()?;
    let ranks = (0..board.ranks()).rev().zip(&rows);
    Some(
        ranks
            .flat_map(|(rank, row)| {
                let squares = (0..board.files()).zip(row).filter(|(_, drawn)| **drawn);
                squares.map(move |(file, _)| board.bit(file, rank))
            })
            .collect(),
    )
}

fn cell_row(board: &Geometry, row: &Expr, diagnostics: &mut Diagnostics) -> Option<Vec<bool>> {
    let drawing = match row {
        Expr::Lit(ExprLit { lit: Lit::Str(drawing), .. }) => drawing,
        _ => {
            diagnostics.at(row, Message::BadRow { found: excerpt(row) });
            return None;
        }
    };
    let mut cells = Vec::new();
    for symbol in drawing.value().chars().filter(|symbol| !symbol.is_whitespace()) {
        match symbol {
            '.' => cells.push(true),
            '#' => cells.push(false),
            _ => {
                diagnostics.at(row, Message::CellSymbol { symbol: symbol.to_string() });
                return None;
            }
        }
    }
    if cells.len() != board.files() as usize {
        let (found, expected) = (cells.len().to_string(), board.files().to_string());
        diagnostics.at(row, Message::CellColumns { found, expected });
        return None;
    }
    Some(cells)
}

/// The word that a type is, if it is one: `u8` to `u128` or `[u64; N]`.
pub(crate) fn word_of_type(ty: &Type) -> Option<Word> {
    let known = |text: &str| Word::ALL.into_iter().find(|word| word.to_string() == text);
    match ty {
        Type::Path(_) => known(&primitive(ty)),
        Type::Array(TypeArray { elem, len, .. }) => {
            let lanes = u32::try_from(number::integer(len).ok()?).ok()?;
            let lane = word_of_type(elem) == Some(Word::Integer(64));
            Word::ALL.into_iter().find(|&word| lane && word == Word::Lanes(lanes))
        }
        Type::Group(group) => word_of_type(&group.elem),
        Type::Paren(paren) => word_of_type(&paren.elem),
        _ => None,
    }
}

/// The word that an option names.
pub(crate) fn word_of_expr(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<Word> {
    let word = match expr {
        Expr::Path(path) => path
            .path
            .get_ident()
            .and_then(|ident| Word::ALL.into_iter().find(|word| *ident == word.to_string())),
        Expr::Repeat(ExprRepeat { expr: element, len, .. }) if text(element) == "u64" => number::integer(len)
            .ok()
            .and_then(|lanes| u32::try_from(lanes).ok())
            .and_then(|lanes| Word::ALL.into_iter().find(|&word| word == Word::Lanes(lanes))),
        Expr::Group(group) => return word_of_expr(&group.expr, diagnostics),
        _ => None,
    };
    if word.is_none() {
        diagnostics.at(expr, Message::BadWord { found: excerpt(expr) });
    }
    word
}

/// Whether a type is written as one that the language has by itself.
pub(crate) fn is_primitive(ty: &Type) -> bool {
    const PRIMITIVES: [&str; 16] = [
        "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64",
        "u128", "usize",
    ];
    PRIMITIVES.contains(&primitive(ty).as_str())
}

/// The text of a type, without the path where the language keeps its own: `u64` for `::core::primitive::u64`.
pub(crate) fn primitive(ty: &Type) -> String {
    let text = text(ty);
    let path = text.strip_prefix("::").unwrap_or(&text);
    let home = ["core::primitive::", "std::primitive::"].into_iter().find_map(|home| path.strip_prefix(home));
    home.unwrap_or(&text).to_owned()
}
