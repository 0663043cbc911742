//! `#[bitboard]` from input to tokens: the items of a module know of each other, so they are expanded in
//! stages.

use bitboard_plan::{Geometry, Mirror};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Ident, ItemFn, ItemStruct};

use crate::{
    diag::{Diagnostics, Message},
    emit::{self, directions::Moves},
    expand::placeholders,
    input::{
        fill::Function,
        mirrored::MirroredArguments,
        module::{Module, ModuleItem},
    },
    lower::{self, Context, DirectionSet, Lowered, ModuleNames, Movement},
    mirror, stub,
};

/// The module with its items generated. Where something is faulty the items are there in name only, and
/// what is wrong is in `diagnostics`.
pub(crate) fn expand(module: Module, diagnostics: &mut Diagnostics) -> TokenStream {
    let geometry = geometry(&module, diagnostics);
    let runtime = emit::runtime(module.runtime.as_ref());
    let Some(board) = module.boards().next().map(|board| board.item.clone()) else {
        // Nothing can be generated without a board, so everything else stays as it is.
        let Module { attributes, visibility, name, items, .. } = module;
        let others = items.into_iter().filter_map(|item| match item {
            ModuleItem::Other(tokens) => Some(tokens),
            _ => None,
        });
        return quote! { #(#attributes)* #visibility mod #name { #(#others)* } };
    };
    let usable = geometry.is_some();
    let geometry = geometry.unwrap_or_else(|| stand_in(&module));
    let board = if usable { board } else { emit::board::with_word(&board, geometry.word()) };
    let enums = if usable { directions(&module, &geometry, diagnostics) } else { Vec::new() };
    let context = Context { board: board.ident.clone(), geometry, enums };
    let Module { attributes, visibility, name, items, .. } = module;
    let staged = Stage { context: &context, usable, board: &board, runtime: &runtime, boards: 0, enums: 0 }
        .all(items, diagnostics);
    let items = finish(staged, &context, usable, &runtime, diagnostics);
    let marker = emit::expand_marker();
    quote! {
        #(#attributes)*
        #visibility mod #name {
            #(#items)*
            #marker
        }
    }
}

/// The geometry of a module, or `None` with the reason reported.
fn geometry(module: &Module, diagnostics: &mut Diagnostics) -> Option<Geometry> {
    let arguments = module.board.as_ref()?;
    let board = module.boards().next();
    let word = board.and_then(|board| board.word);
    let place = board.map_or(&module.place, |board| &board.field_place);
    let geometry = arguments.geometry(word, place, diagnostics)?;
    if let Some(board) = board
        && board.public_field
        && !geometry.fills_word()
    {
        diagnostics.at(&board.field_place, Message::PublicBits { name: board.item.ident.to_string() });
    }
    (board.is_none() || word.is_some()).then_some(geometry)
}

/// A geometry for a module whose own is faulty.
fn stand_in(module: &Module) -> Geometry {
    let shape = module.board.as_ref().map(|board| &board.shape);
    let as_written = shape.and_then(|shape| Geometry::new(shape.files, shape.ranks).ok());
    as_written.unwrap_or_else(Geometry::chess)
}

/// The enums of directions, resolved.
fn directions(module: &Module, geometry: &Geometry, diagnostics: &mut Diagnostics) -> Vec<DirectionSet> {
    let enums = module.items.iter().filter_map(|item| match item {
        ModuleItem::Directions(input) => Some(lower::directions(input, geometry, diagnostics)),
        _ => None,
    });
    enums.collect()
}

/// An item once the board and its directions are known.
enum Staged {
    /// Written out.
    Done(TokenStream),
    /// A function whose body is compiled, or could not be.
    Function(Function, Option<Lowered>),
    /// A function whose twin waits for all others.
    Mirrored(MirroredArguments, ItemFn),
}

/// What the first stage needs.
struct Stage<'a> {
    context: &'a Context,
    usable: bool,
    board: &'a ItemStruct,
    runtime: &'a TokenStream,
    /// How many boards and enums of directions have been met.
    boards: usize,
    enums: usize,
}

impl Stage<'_> {
    fn all(mut self, items: Vec<ModuleItem>, diagnostics: &mut Diagnostics) -> Vec<Staged> {
        items.into_iter().map(|item| self.item(item, diagnostics)).collect()
    }

    fn item(&mut self, item: ModuleItem, diagnostics: &mut Diagnostics) -> Staged {
        let Self { context, board, runtime, .. } = *self;
        let geometry = &context.geometry;
        match item {
            ModuleItem::Other(tokens) => Staged::Done(tokens),
            ModuleItem::Board(extra) => {
                self.boards += 1;
                Staged::Done(if self.boards == 1 {
                    emit::board::board(board, geometry, runtime)
                } else {
                    let extra = extra.item;
                    quote! { #extra }
                })
            }
            ModuleItem::Square(item) => Staged::Done(emit::board::square(&item, board, geometry, runtime)),
            ModuleItem::Directions(input) => {
                let complete = context.enums.get(self.enums).and_then(DirectionSet::complete);
                let directions = complete.unwrap_or_else(|| placeholders(&input, geometry));
                let moves = Moves::Board { name: &board.ident, first: self.enums == 0 };
                self.enums += 1;
                Staged::Done(emit::directions::directions(&input, &directions, geometry, &moves, runtime))
            }
            ModuleItem::Fill(arguments, function) => {
                let lower = || lower::fill(arguments, &function, Some(context), diagnostics);
                let lowered = self.usable.then(lower).flatten();
                Staged::Function(function, lowered)
            }
            ModuleItem::Leaper(arguments, function) => {
                let lower = || lower::leaper(arguments, &function, Some(context), diagnostics);
                let lowered = self.usable.then(lower).flatten();
                Staged::Function(function, lowered)
            }
            ModuleItem::Mirrored(arguments, function) => Staged::Mirrored(arguments, function),
        }
    }
}

/// Writes the functions, and the twins of the mirrored ones, which may call any of them.
fn finish(
    staged: Vec<Staged>,
    context: &Context,
    usable: bool,
    runtime: &TokenStream,
    diagnostics: &mut Diagnostics,
) -> Vec<TokenStream> {
    let movements: Vec<(&Ident, &Movement)> = staged
        .iter()
        .filter_map(|item| match item {
            Staged::Function(function, Some(lowered)) => Some((&function.signature.ident, &lowered.movement)),
            _ => None,
        })
        .collect();
    // A function that could not be compiled has been reported; for the bodies that call it, it is its own image.
    let unknown = staged.iter().filter_map(|item| match item {
        Staged::Function(function, None) => Some((&function.signature.ident, &function.signature.ident)),
        _ => None,
    });
    let twins = staged.iter().filter_map(|item| match item {
        Staged::Mirrored(arguments, function) => Some((&function.sig.ident, arguments.twin.as_ref()?)),
        _ => None,
    });
    let twins: Vec<(&Ident, &Ident)> = twins.chain(unknown).collect();
    let tokens = staged.iter().map(|item| match item {
        Staged::Done(tokens) => tokens.clone(),
        Staged::Function(function, Some(lowered)) => emit::function::function(function, lowered, runtime),
        Staged::Function(function, None) => stub::function(function),
        Staged::Mirrored(_, function) if !usable => quote! { #function },
        Staged::Mirrored(arguments, function) => {
            let mirror = Mirror { files: arguments.files, ranks: arguments.ranks };
            let names = ModuleNames { context, mirror, movements: &movements, twins: &twins };
            let twin = mirror::twin(arguments, function, &names, diagnostics);
            quote! { #function #twin }
        }
    });
    tokens.collect()
}
