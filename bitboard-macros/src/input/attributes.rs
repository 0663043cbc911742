//! Our attributes on items: taking them off, and saying so where they do not belong.

use syn::{Attribute, Item, ItemMod};

use super::{fill::Function, is_macro, text};
use crate::{
    diag::{Diagnostics, Message},
    stub,
};

/// Our attributes.
pub(super) const MACROS: [&str; 7] =
    ["fill", "leaper", "piece", "mirrored", "table", "directions", "bitboard"];

/// Takes the first attribute that is one of some macros off an item.
pub(super) fn take_macro(
    attributes: &mut Vec<Attribute>,
    names: &[&'static str],
) -> Option<(&'static str, Attribute)> {
    let (index, name) = attributes.iter().enumerate().find_map(|(index, attribute)| {
        names.iter().find(|name| is_macro(attribute.path(), name)).map(|name| (index, *name))
    })?;
    Some((name, attributes.remove(index)))
}

impl Function {
    /// Whether one of our attributes is on it.
    pub(super) fn has_macro(&self) -> bool {
        self.attributes.iter().any(|attribute| MACROS.iter().any(|name| is_macro(attribute.path(), name)))
    }
}

/// Where each of our attributes goes.
fn form(attribute: &str) -> &'static str {
    match attribute {
        "fill" => {
            "it goes on a function without a body: \
             `#[fill(North)] fn north(sliders: Board, empty: Board) -> Board;`"
        }
        "leaper" => {
            "it goes on a function without a body: \
             `#[leaper(1, 2)] fn knight_attacks(knights: Board) -> Board;`"
        }
        "piece" => {
            "it goes on a function without a body: \
             `#[piece(\"N\")] fn knight_attacks(from: Square, occupied: Board) -> Board;`"
        }
        "mirrored" => {
            "it goes on a function with a body: \
             `#[mirrored(ranks, black = black_attacks)] fn white_attacks(pawns: Board) -> Board { … }`"
        }
        "table" => "it goes on a static: `#[table] static KNIGHT: [Board; 64] = |square| …;`",
        "directions" => "it goes on an enum: `#[directions] enum Compass { North = step(0, 1) }`",
        _ => "it goes on a module, once for each board",
    }
}

/// Reports and removes our attributes on an item they do not go on.
pub(super) fn misplaced(attributes: &mut Vec<Attribute>, place: &str, diagnostics: &mut Diagnostics) {
    while let Some((name, attribute)) = take_macro(attributes, &MACROS) {
        let (attribute_name, place, form) = (name.to_owned(), place.to_owned(), form(name).to_owned());
        diagnostics.at(&attribute, Message::Misplaced { attribute: attribute_name, place, form });
    }
}

/// Reports and removes our attributes in modules inside the board module, where nothing would read them.
/// `outside` are those that are in scope around it.
pub(super) fn nested(module: &mut ItemMod, outside: &[&'static str], diagnostics: &mut Diagnostics) {
    let items = module.content.as_ref().map(|(_, items)| &items[..]).unwrap_or_default();
    let imported = imported(items, outside);
    // A path such as `bitboard_core::fill` works wherever it stands, and so does a name brought into scope.
    let lost = |attribute: &Attribute| {
        let name = MACROS.into_iter().find(|name| attribute.path().is_ident(name));
        name.filter(|name| *name != "bitboard" && !imported.contains(name))
    };
    for item in module.content.iter_mut().flat_map(|(_, items)| items) {
        let mut report = |attributes: &mut Vec<Attribute>| {
            let before = attributes.len();
            attributes.retain(|attribute| match lost(attribute) {
                Some(name) => {
                    diagnostics.at(attribute, Message::NestedItem { attribute: name.to_owned() });
                    false
                }
                None => true,
            });
            attributes.len() < before
        };
        match item {
            Item::Verbatim(tokens) => {
                if let Ok(mut function) = syn::parse2::<Function>(tokens.clone())
                    && report(&mut function.attributes)
                {
                    *tokens = stub::function(&function, None);
                }
            }
            Item::Enum(item) => {
                if report(&mut item.attrs) {
                    for variant in &mut item.variants {
                        variant.discriminant = None;
                    }
                }
            }
            Item::Mod(inner) => {
                if !inner.attrs.iter().any(|attribute| is_macro(attribute.path(), "bitboard")) {
                    nested(inner, &imported, diagnostics);
                }
            }
            item => {
                attributes_of(item).map(report);
            }
        }
    }
}

/// The names of our attributes that the items of a module may bring into scope, alone or with everything of another
/// module. `outside` are those of the module around it.
pub(super) fn imported(items: &[Item], outside: &[&'static str]) -> Vec<&'static str> {
    let imports: Vec<String> = items
        .iter()
        .filter_map(|item| match item {
            Item::Use(import) => Some(text(&import.tree)),
            _ => None,
        })
        .collect();
    let names = MACROS.into_iter().filter(|name| {
        imports.iter().any(|import| match import.as_str() {
            "super::*" => outside.contains(name),
            other => other.contains('*') || other.contains(name),
        })
    });
    names.collect()
}

pub(super) fn attributes_of(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    Some(match item {
        Item::Const(item) => &mut item.attrs,
        Item::Enum(item) => &mut item.attrs,
        Item::Fn(item) => &mut item.attrs,
        Item::Macro(item) => &mut item.attrs,
        Item::Static(item) => &mut item.attrs,
        Item::Struct(item) => &mut item.attrs,
        Item::Trait(item) => &mut item.attrs,
        Item::Type(item) => &mut item.attrs,
        Item::Union(item) => &mut item.attrs,
        Item::Use(item) => &mut item.attrs,
        _ => return None,
    })
}
