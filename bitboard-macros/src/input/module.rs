//! `#[bitboard]`: its arguments and the module it goes on.

use bitboard_plan::Word;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{
    Attribute, Fields, Generics, Ident, Item, ItemConst, ItemEnum, ItemFn, ItemImpl, ItemMod, ItemStatic,
    ItemStruct, Meta, Path, Token, Visibility,
};

use super::{
    arguments::Arguments,
    attributes::{MACROS, attributes_of, imported, misplaced, nested, take_macro},
    conditions,
    direction::Directions,
    excerpt,
    fill::{FillArguments, Function},
    is_macro,
    leaper::LeaperArguments,
    mirrored::MirroredArguments,
    piece::PieceArguments,
    shape::{self, BoardArguments, BoardOptions, Shape},
    table::Table,
    text, ungroup,
};
use crate::{
    diag::{Diagnostics, Message},
    stub,
};

/// A board module as written.
pub(crate) struct Module {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
    pub(crate) mod_token: Token![mod],
    pub(crate) name: Ident,
    pub(crate) place: TokenStream,
    pub(crate) items: Vec<ModuleItem>,
    pub(crate) runtime: Option<Path>,
    /// `None` if the shape is missing or no shape; that has been reported.
    pub(crate) board: Option<BoardArguments>,
}

/// An item of a board module.
pub(crate) enum ModuleItem {
    Board(BoardStruct),
    Square(ItemEnum),
    Directions(Directions),
    Fill(FillArguments, Function),
    Leaper(LeaperArguments, Function),
    Piece(Box<PieceArguments>, Function),
    Mirrored(MirroredArguments, ItemFn),
    /// An `impl` without its items, and its items.
    Impl(ItemImpl, Vec<Self>),
    Table(Box<Table>),
    /// A table that could not be read, which has been reported.
    FaultyTable(Box<ItemStatic>),
    Other(TokenStream),
}

/// The set type of a board module.
pub(crate) struct BoardStruct {
    pub(crate) item: ItemStruct,
    /// `None` if the field is no word; that has been reported.
    pub(crate) word: Option<Word>,
    pub(crate) field_place: TokenStream,
    pub(crate) public_field: bool,
}

impl Module {
    pub(crate) fn parse(arguments: TokenStream, item: ItemMod, diagnostics: &mut Diagnostics) -> Self {
        let mut arguments = Arguments::parse(arguments, diagnostics);
        let options = BoardOptions::take(&mut arguments, diagnostics);
        let runtime = arguments.runtime(diagnostics);
        let mut plain = std::mem::take(&mut arguments.plain).into_iter();
        let shape = match plain.next() {
            Some(first) => Shape::parse(&first, diagnostics),
            None => {
                if !arguments.unreadable {
                    diagnostics.at(&item.ident, Message::NoShape {});
                }
                None
            }
        };
        // After something that is no shape, what follows is probably part of it.
        for extra in plain.take_while(|_| shape.is_some()) {
            let expected = "options after the shape, `name = value`".to_owned();
            diagnostics.at(&extra, Message::NotAnOption { found: excerpt(&extra), expected });
        }
        arguments.finish(&shape::OPTIONS, diagnostics);
        let place = item.ident.to_token_stream();
        let mut attributes = item.attrs;
        misplaced(&mut attributes, "a board module", diagnostics);
        let (visibility, mod_token, name) = (item.vis, item.mod_token, item.ident);
        let items = item.content.map(|(_, items)| items).unwrap_or_default();
        let imported = imported(&items, &MACROS);
        let items = items.into_iter().map(|item| ModuleItem::parse(item, &imported, diagnostics)).collect();
        let board = shape.map(|shape| BoardArguments { shape, options });
        let mut module = Self { attributes, visibility, mod_token, name, place, items, runtime, board };
        module.check_types(diagnostics);
        check_names(&mut module.items, diagnostics);
        module
    }

    /// The one board, at most one square type, enums of different names.
    fn check_types(&mut self, diagnostics: &mut Diagnostics) {
        let boards: Vec<&ItemStruct> = self.boards().map(|board| &board.item).collect();
        match &boards[..] {
            [] => diagnostics.at(&self.name, Message::NoBoard { name: self.name.to_string() }),
            [first, others @ ..] => {
                for second in others {
                    let (first, second_name) = (first.ident.to_string(), second.ident.to_string());
                    diagnostics.at(&second.ident, Message::TwoBoards { first, second: second_name });
                }
            }
        }
        let board = boards.first().map(|board| (board.ident.to_string(), board.vis.clone()));
        // Of two the first counts, and the second is not generated: each would bring all its methods.
        let mut square: Option<String> = None;
        let mut enums: Vec<String> = Vec::new();
        let mut bare: Vec<ModuleItem> = Vec::new();
        self.items.retain(|item| match item {
            ModuleItem::Square(item) => {
                let name = item.ident.to_string();
                if let Some(first) = &square {
                    let first = first.clone();
                    diagnostics.at(&item.ident, Message::TwoSquares { first, second: name });
                    bare.push(ModuleItem::Other(item.to_token_stream()));
                    return false;
                }
                if let Some((board, visibility)) = &board
                    && !matches!(item.vis, Visibility::Public(_))
                    && !matches!(visibility, Visibility::Inherited)
                    && text(&item.vis) != text(visibility)
                {
                    let (name, board) = (name.clone(), board.clone());
                    diagnostics.at(&item.ident, Message::SquareVisibility { name, board });
                }
                square = Some(name);
                true
            }
            ModuleItem::Directions(directions) => {
                let name = directions.item.ident.to_string();
                let again = enums.contains(&name);
                if again {
                    diagnostics.at(&directions.item.ident, Message::NameTwice { name: name.clone() });
                }
                enums.push(name);
                !again
            }
            _ => true,
        });
        self.items.append(&mut bare);
    }

    /// The tuple structs, in order.
    pub(crate) fn boards(&self) -> impl Iterator<Item = &BoardStruct> {
        self.items.iter().filter_map(|item| match item {
            ModuleItem::Board(board) => Some(board),
            _ => None,
        })
    }
}

/// Functions and twins of pieces with the names of other functions, as far as both are always there. A second function
/// is left out: the compiler would point at the whole module.
fn check_names(items: &mut Vec<ModuleItem>, diagnostics: &mut Diagnostics) {
    let mut taken: Vec<String> = Vec::new();
    for item in &*items {
        if let ModuleItem::Mirrored(arguments, function) = item
            && conditions(&function.attrs).is_empty()
        {
            taken.push(function.sig.ident.to_string());
            taken.extend(arguments.twin.as_ref().map(Ident::to_string));
        }
    }
    items.retain(|item| {
        let (ModuleItem::Fill(_, function)
        | ModuleItem::Leaper(_, function)
        | ModuleItem::Piece(_, function)) = item
        else {
            return true;
        };
        if !conditions(&function.attributes).is_empty() {
            return true;
        }
        let name = function.signature.ident.to_string();
        let again = taken.contains(&name);
        if again {
            diagnostics.at(&function.signature.ident, Message::NameTwice { name });
        } else {
            taken.push(name);
        }
        !again
    });
    for item in items {
        match item {
            ModuleItem::Piece(arguments, function) if conditions(&function.attributes).is_empty() => {
                let Some(name) = &arguments.black else { continue };
                let text = name.to_string();
                if taken.contains(&text) {
                    diagnostics.at(name, Message::TwinTaken { name: text });
                    arguments.black = None;
                } else {
                    taken.push(text);
                }
            }
            ModuleItem::Impl(_, items) => check_names(items, diagnostics),
            _ => {}
        }
    }
}

impl ModuleItem {
    fn parse(item: Item, imported: &[&'static str], diagnostics: &mut Diagnostics) -> Self {
        match item {
            Item::Struct(mut item) => {
                misplaced(&mut item.attrs, "a struct", diagnostics);
                if matches!(item.fields, Fields::Unnamed(_)) {
                    Self::Board(BoardStruct::parse(item, diagnostics))
                } else {
                    Self::Other(item.into_token_stream())
                }
            }
            Item::Enum(mut item) => {
                let Some(attribute) = take_macro(&mut item.attrs, &["directions"]) else {
                    misplaced(&mut item.attrs, "an enum", diagnostics);
                    return Self::parse_enum(item, diagnostics);
                };
                if !matches!(attribute.1.meta, Meta::Path(_)) {
                    diagnostics.at(&attribute.1, Message::DirectionsArguments {});
                }
                misplaced(&mut item.attrs, "an enum of directions", diagnostics);
                Self::Directions(Directions::parse(item, diagnostics))
            }
            Item::Verbatim(tokens) => match syn::parse2::<Function>(ungroup(tokens.clone())) {
                Ok(function) => Self::parse_function(function, tokens, diagnostics),
                Err(_) => Self::Other(tokens),
            },
            Item::Fn(mut item) => {
                if let Some((name, attribute)) = take_macro(&mut item.attrs, &["mirrored"]) {
                    misplaced(&mut item.attrs, "a mirrored function", diagnostics);
                    let arguments = arguments_of(attribute, name, diagnostics);
                    let arguments = MirroredArguments::parse(arguments, &item.sig.ident, true, diagnostics);
                    return Self::Mirrored(arguments, item);
                }
                let tokens = item.to_token_stream();
                match syn::parse2::<Function>(tokens.clone()) {
                    Ok(function) if function.has_macro() => {
                        Self::parse_function(function, tokens, diagnostics)
                    }
                    _ => Self::Other(tokens),
                }
            }
            Item::Static(mut item) => {
                let Some((_, attribute)) = take_macro(&mut item.attrs, &["table"]) else {
                    misplaced(&mut item.attrs, "a static", diagnostics);
                    return Self::Other(item.into_token_stream());
                };
                misplaced(&mut item.attrs, "a table", diagnostics);
                if !matches!(attribute.meta, Meta::Path(_)) {
                    diagnostics.at(&attribute, Message::TableArguments {});
                }
                match Table::parse(item, diagnostics) {
                    Ok(table) => Self::Table(Box::new(table)),
                    Err(item) => Self::FaultyTable(Box::new(item)),
                }
            }
            Item::Const(mut item)
                if item.attrs.iter().any(|attribute| is_macro(attribute.path(), "table")) =>
            {
                take_macro(&mut item.attrs, &["table"]);
                diagnostics.at(item.const_token, Message::TableConst { name: item.ident.to_string() });
                let ItemConst { attrs, vis, ident, ty, expr, .. } = item;
                Self::FaultyTable(Box::new(syn::parse_quote! { #(#attrs)* #vis static #ident: #ty = #expr; }))
            }
            Item::Impl(mut item) => {
                misplaced(&mut item.attrs, "an `impl`", diagnostics);
                Self::parse_impl(item, diagnostics)
            }
            Item::Mod(mut item) => {
                if !item.attrs.iter().any(|attribute| is_macro(attribute.path(), "bitboard")) {
                    misplaced(&mut item.attrs, "a module", diagnostics);
                    nested(&mut item, imported, diagnostics);
                }
                Self::Other(item.into_token_stream())
            }
            mut item => {
                if let Some(attributes) = attributes_of(&mut item) {
                    misplaced(attributes, "this item", diagnostics);
                }
                Self::Other(item.into_token_stream())
            }
        }
    }

    /// An enum without our attributes: the square type if it has no variants.
    fn parse_enum(mut item: ItemEnum, diagnostics: &mut Diagnostics) -> Self {
        if !item.variants.is_empty() {
            return Self::Other(item.into_token_stream());
        }
        if !item.generics.params.is_empty() {
            diagnostics.at(&item.generics, Message::SquareGenerics { name: item.ident.to_string() });
            item.generics = Generics::default();
        }
        item.attrs.retain(|attribute| {
            let default = attribute.path().is_ident("derive") && text(attribute).contains("Default");
            let refused = default || attribute.path().is_ident("repr");
            if refused {
                diagnostics.at(attribute, Message::SquareAttribute { attribute: excerpt(attribute) });
            }
            !refused
        });
        Self::Square(item)
    }

    /// A function, which is no Rust yet if it has no body; without our attributes it is left to the compiler.
    fn parse_function(mut function: Function, tokens: TokenStream, diagnostics: &mut Diagnostics) -> Self {
        let Some((name, attribute)) = take_macro(&mut function.attributes, &["fill", "leaper", "piece"])
        else {
            return if function.has_macro() {
                misplaced(&mut function.attributes, "a function without a body", diagnostics);
                Self::Other(stub::function(&function, None))
            } else {
                Self::Other(tokens)
            };
        };
        while let Some((other, again)) = take_macro(&mut function.attributes, &MACROS) {
            let (one, other) = (name.to_owned(), other.to_owned());
            diagnostics.at(&again, Message::TwoMacros { one, other });
        }
        let arguments = arguments_of(attribute, name, diagnostics);
        match name {
            "leaper" => Self::Leaper(LeaperArguments::parse(arguments, true, diagnostics), function),
            "piece" => {
                let name = &function.signature.ident;
                let arguments = PieceArguments::parse(arguments, name, true, diagnostics);
                Self::Piece(Box::new(arguments), function)
            }
            _ => Self::Fill(FillArguments::parse(arguments, true, diagnostics), function),
        }
    }

    /// An `impl`, whose methods may be generated too.
    fn parse_impl(mut item: ItemImpl, diagnostics: &mut Diagnostics) -> Self {
        let items = std::mem::take(&mut item.items).into_iter().map(|inner| {
            let tokens = inner.to_token_stream();
            match syn::parse2::<Function>(ungroup(tokens.clone())) {
                Ok(mut function) if function.has_macro() => {
                    if let Some((_, attribute)) = take_macro(&mut function.attributes, &["mirrored"]) {
                        diagnostics.at(&attribute, Message::MirroredMethod {});
                        let attributes = &function.attributes;
                        let Function { visibility, signature, body, .. } = &function;
                        return Self::Other(quote! { #(#attributes)* #visibility #signature { #body } });
                    }
                    Self::parse_function(function, tokens, diagnostics)
                }
                _ => Self::Other(tokens),
            }
        });
        let items: Vec<Self> = items.collect();
        Self::Impl(item, items)
    }
}

/// What stands in the parentheses of an attribute.
fn arguments_of(attribute: Attribute, name: &str, diagnostics: &mut Diagnostics) -> TokenStream {
    match attribute.meta {
        Meta::Path(_) => TokenStream::new(),
        Meta::List(list) => list.tokens,
        Meta::NameValue(pair) => {
            let expected = format!("arguments in parentheses, `#[{name}(…)]`");
            diagnostics.at(&pair.value, Message::NotAnOption { found: excerpt(&pair.value), expected });
            pair.value.into_token_stream()
        }
    }
}

impl BoardStruct {
    fn parse(mut item: ItemStruct, diagnostics: &mut Diagnostics) -> Self {
        let fields: Vec<_> = item.fields.iter().collect();
        let field = match &fields[..] {
            [only] if item.generics.params.is_empty() && item.generics.where_clause.is_none() => Some(*only),
            _ => None,
        };
        if field.is_none() {
            diagnostics.at(&item.ident, Message::BoardForm { name: item.ident.to_string() });
        }
        let word = field.and_then(|field| {
            let word = shape::word_of_type(&field.ty);
            if word.is_none() {
                diagnostics.at(&field.ty, Message::BadWord { found: excerpt(&field.ty) });
            }
            word
        });
        let field_place =
            field.map_or_else(|| item.ident.to_token_stream(), |field| field.ty.to_token_stream());
        let public_field = field.is_some_and(|field| !matches!(field.vis, Visibility::Inherited));
        // What is generated is not generic, so that what stands in for a generic board must not be either.
        item.generics = Generics::default();
        Self { word, field_place, public_field, item }
    }
}
