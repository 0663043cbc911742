//! `#[bitboard]`: its arguments and the module it goes on.

use bitboard_plan::Word;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Fields, Ident, Item, ItemEnum, ItemFn, ItemMod, ItemStruct, Meta, Path, Visibility};

use super::{
    arguments::Arguments,
    direction::Directions,
    fill::{FillArguments, Function},
    is_macro,
    leaper::LeaperArguments,
    mirrored::MirroredArguments,
    shape::{self, BoardArguments, BoardOptions, Shape},
    text,
};
use crate::diag::{Diagnostics, Message};

/// A board module as written.
pub(crate) struct Module {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
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
    Mirrored(MirroredArguments, ItemFn),
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
                diagnostics.at(&item.ident, Message::NoShape {});
                None
            }
        };
        for extra in plain {
            let expected = "options after the shape, `name = value`".to_owned();
            diagnostics.at(&extra, Message::NotAnOption { found: text(&extra), expected });
        }
        arguments.finish(&shape::OPTIONS, diagnostics);
        let place = item.ident.to_token_stream();
        let (attributes, visibility, name) = (item.attrs, item.vis, item.ident);
        let items = item.content.map(|(_, items)| items).unwrap_or_default();
        let items = items.into_iter().map(|item| ModuleItem::parse(item, diagnostics)).collect();
        let board = shape.map(|shape| BoardArguments { shape, options });
        let module = Self { attributes, visibility, name, place, items, runtime, board };
        module.check_types(diagnostics);
        module
    }

    /// The one board and at most one square type.
    fn check_types(&self, diagnostics: &mut Diagnostics) {
        let boards: Vec<&Ident> = self.boards().map(|board| &board.item.ident).collect();
        match &boards[..] {
            [] => diagnostics.at(&self.name, Message::NoBoard { name: self.name.to_string() }),
            [first, others @ ..] => {
                for second in others {
                    let (first, second_name) = (first.to_string(), second.to_string());
                    diagnostics.at(second, Message::TwoBoards { first, second: second_name });
                }
            }
        }
        let mut squares = self.items.iter().filter_map(|item| match item {
            ModuleItem::Square(item) => Some(&item.ident),
            _ => None,
        });
        if let Some(first) = squares.next() {
            for second in squares {
                let (first, second_name) = (first.to_string(), second.to_string());
                diagnostics.at(second, Message::TwoSquares { first, second: second_name });
            }
        }
    }

    /// The tuple structs, in order.
    pub(crate) fn boards(&self) -> impl Iterator<Item = &BoardStruct> {
        self.items.iter().filter_map(|item| match item {
            ModuleItem::Board(board) => Some(board),
            _ => None,
        })
    }
}

impl ModuleItem {
    fn parse(item: Item, diagnostics: &mut Diagnostics) -> Self {
        match item {
            Item::Struct(item) => {
                misplaced(&item.attrs, "a struct", diagnostics);
                if matches!(item.fields, Fields::Unnamed(_)) {
                    Self::Board(BoardStruct::parse(item, diagnostics))
                } else {
                    other(Item::Struct(item))
                }
            }
            Item::Enum(item)
                if item.attrs.iter().any(|attribute| is_macro(attribute.path(), "directions")) =>
            {
                for attribute in &item.attrs {
                    if is_macro(attribute.path(), "directions") && !matches!(attribute.meta, Meta::Path(_)) {
                        diagnostics.at(attribute, Message::DirectionsArguments {});
                    }
                }
                Self::Directions(Directions::parse(item, diagnostics))
            }
            Item::Enum(item) => {
                misplaced(&item.attrs, "an enum", diagnostics);
                if item.variants.is_empty() {
                    if !item.generics.params.is_empty() {
                        diagnostics
                            .at(&item.generics, Message::SquareGenerics { name: item.ident.to_string() });
                    }
                    Self::Square(item)
                } else {
                    other(Item::Enum(item))
                }
            }
            Item::Verbatim(tokens) => Self::parse_bodyless(tokens, diagnostics),
            Item::Fn(item) if item.attrs.iter().any(|attribute| writes_body(attribute).is_some()) => {
                Self::parse_bodyless(ToTokens::into_token_stream(item), diagnostics)
            }
            Item::Fn(mut item)
                if item.attrs.iter().any(|attribute| is_macro(attribute.path(), "mirrored")) =>
            {
                let index = item.attrs.iter().position(|attribute| is_macro(attribute.path(), "mirrored"));
                let attribute = item.attrs.remove(index.unwrap_or_default());
                misplaced(&item.attrs, "a function with a body", diagnostics);
                let arguments = arguments_of(attribute, "mirrored", diagnostics);
                let arguments = MirroredArguments::parse(arguments, &item.sig.ident, true, diagnostics);
                Self::Mirrored(arguments, item)
            }
            Item::Mod(item) => {
                misplaced(&item.attrs, "a module", diagnostics);
                nested(&item, diagnostics);
                other(Item::Mod(item))
            }
            item => {
                misplaced(attributes_of(&item), "this item", diagnostics);
                other(item)
            }
        }
    }

    /// A function without a body, which is no Rust yet; anything else of that kind is left to the compiler.
    fn parse_bodyless(tokens: TokenStream, diagnostics: &mut Diagnostics) -> Self {
        let Ok(mut function) = syn::parse2::<Function>(tokens.clone()) else { return Self::Other(tokens) };
        let found = function.attributes.iter().enumerate();
        let found = found.filter_map(|(index, attribute)| Some((index, writes_body(attribute)?))).next();
        let Some((index, name)) = found else {
            misplaced(&function.attributes, "a function", diagnostics);
            return Self::Other(tokens);
        };
        let attribute = function.attributes.remove(index);
        misplaced(&function.attributes, "a function", diagnostics);
        let arguments = arguments_of(attribute, name, diagnostics);
        match name {
            "leaper" => Self::Leaper(LeaperArguments::parse(arguments, true, diagnostics), function),
            _ => Self::Fill(FillArguments::parse(arguments, true, diagnostics), function),
        }
    }
}

/// What stands in the parentheses of an attribute.
fn arguments_of(attribute: Attribute, name: &str, diagnostics: &mut Diagnostics) -> TokenStream {
    match attribute.meta {
        Meta::Path(_) => TokenStream::new(),
        Meta::List(list) => list.tokens,
        Meta::NameValue(pair) => {
            let expected = format!("arguments in parentheses, `#[{name}(…)]`");
            diagnostics.at(&pair.value, Message::NotAnOption { found: text(&pair.value), expected });
            TokenStream::new()
        }
    }
}

/// The name of the macro that an attribute is, if that writes the body of a function.
fn writes_body(attribute: &Attribute) -> Option<&'static str> {
    ["fill", "leaper"].into_iter().find(|name| is_macro(attribute.path(), name))
}

fn other(item: Item) -> ModuleItem {
    ModuleItem::Other(ToTokens::into_token_stream(item))
}

/// Reports our attributes on an item they do not go on.
fn misplaced(attributes: &[Attribute], place: &str, diagnostics: &mut Diagnostics) {
    let forms = [
        (
            "fill",
            "it goes on a function without a body: `#[fill(North)] fn north(sliders: Board, empty: Board) -> Board;`",
        ),
        (
            "leaper",
            "it goes on a function without a body: `#[leaper(1, 2)] fn knight_attacks(knights: Board) -> Board;`",
        ),
        (
            "mirrored",
            "it goes on a function with a body: `#[mirrored(ranks, black = black_attacks)] fn white_attacks(pawns: Board) -> Board { … }`",
        ),
        ("directions", "it goes on an enum: `#[directions] enum Compass { North = step(0, 1) }`"),
        ("bitboard", "it goes on a module outside, once for each board"),
    ];
    for attribute in attributes {
        for (name, form) in forms {
            if is_macro(attribute.path(), name) {
                let (attribute_name, place, form) = (name.to_owned(), place.to_owned(), form.to_owned());
                diagnostics.at(attribute, Message::Misplaced { attribute: attribute_name, place, form });
            }
        }
    }
}

/// Reports our attributes in modules inside the board module, where nothing would read them.
fn nested(module: &ItemMod, diagnostics: &mut Diagnostics) {
    for item in module.content.iter().flat_map(|(_, items)| items) {
        let bodyless;
        let attributes = match item {
            Item::Verbatim(tokens) => match syn::parse2::<Function>(tokens.clone()) {
                Ok(function) => {
                    bodyless = function.attributes;
                    &bodyless[..]
                }
                Err(_) => &[],
            },
            item => attributes_of(item),
        };
        for attribute in attributes {
            // A path such as `bitboard_core::fill` works wherever it stands.
            for name in ["fill", "leaper", "mirrored", "directions"] {
                if attribute.path().is_ident(name) && !imports(module, name) {
                    diagnostics.at(attribute, Message::NestedItem { attribute: name.to_owned() });
                }
            }
        }
        if let Item::Mod(inner) = item
            && !inner.attrs.iter().any(|attribute| is_macro(attribute.path(), "bitboard"))
        {
            nested(inner, diagnostics);
        }
    }
}

/// Whether a module brings a name into scope, or everything of another.
fn imports(module: &ItemMod, name: &str) -> bool {
    module.content.iter().flat_map(|(_, items)| items).any(|item| {
        matches!(item, Item::Use(import) if {
            let import = text(import);
            import.contains('*') || import.contains(name)
        })
    })
}

fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl BoardStruct {
    fn parse(item: ItemStruct, diagnostics: &mut Diagnostics) -> Self {
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
                diagnostics.at(&field.ty, Message::BadWord { found: text(&field.ty) });
            }
            word
        });
        let field_place =
            field.map_or_else(|| item.ident.to_token_stream(), |field| field.ty.to_token_stream());
        let public_field = field.is_some_and(|field| !matches!(field.vis, Visibility::Inherited));
        Self { word, field_place, public_field, item }
    }
}
