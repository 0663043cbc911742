//! `#[bitboard]` from input to tokens: the items of a module know of each other, so they are expanded in
//! stages.

use bitboard_plan::{Geometry, Mirror};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Ident, ItemFn, ItemImpl, ItemStruct, ReturnType, parse_quote};

use crate::{
    diag::{Diagnostics, Message},
    emit::{self, directions::Moves},
    expand::placeholders,
    input::{
        conditions,
        fill::Function,
        many::{Form, Many},
        mirrored::MirroredArguments,
        module::{Module, ModuleItem},
        piece::PieceArguments,
        table::Table,
        text,
    },
    lower::{self, Context, DirectionSet, Lowered, ModuleNames, Owner, Range},
    mirror, pieces, stub,
    timing::Timing,
    trace::trace,
};

/// The module with its items generated. Where something is faulty the items are there in name only, and
/// what is wrong is in `diagnostics`.
pub(crate) fn expand(module: Module, timing: &Timing, diagnostics: &mut Diagnostics) -> TokenStream {
    let geometry = geometry(&module, diagnostics);
    let runtime = emit::runtime(module.runtime.as_ref());
    let Some(board) = module.boards().next().map(|board| board.item.clone()) else {
        // Nothing can be generated without a board, so everything else stays as it is.
        let Module { attributes, visibility, mod_token, name, items, .. } = module;
        let others = items.into_iter().filter_map(|item| match item {
            ModuleItem::Other(tokens) => Some(tokens),
            _ => None,
        });
        return emit::module(&attributes, &visibility, mod_token, &name, &others.collect());
    };
    let usable = geometry.is_some();
    let geometry = geometry.unwrap_or_else(|| stand_in(&module));
    let board = if usable { board } else { emit::board::with_word(&board, geometry.word()) };
    let enums = if usable { directions(&module, &geometry, diagnostics) } else { Vec::new() };
    let square = module.items.iter().find_map(|item| match item {
        ModuleItem::Square(item) => Some(item.ident.clone()),
        _ => None,
    });
    let context = Context { board: board.ident.clone(), square, geometry, enums };
    let Module { attributes, visibility, mod_token, name, items, .. } = module;
    let implemented = implemented(&items);
    let stage = Stage {
        context: &context,
        usable,
        board: &board,
        runtime: &runtime,
        implemented,
        boards: 0,
        enums: 0,
        pieces: 0,
    };
    let staged = stage.all(items, diagnostics);
    let understood = understood(&staged);
    let pieces = pieces::Set::new(&understood, &runtime, timing, diagnostics);
    let mut items = finish(&staged, &context, usable, &pieces, diagnostics);
    items.extend(pieces.shared());
    items.extend(emit::expand_marker());
    if !understood.is_empty() {
        items.extend(emit::piece::time_marker());
    }
    emit::module(&attributes, &visibility, mod_token, &name, &items)
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

/// The traits that a module implements by hand, as far as their text tells.
fn implemented(items: &[ModuleItem]) -> Vec<(String, String)> {
    let implemented = items.iter().filter_map(|item| {
        let ModuleItem::Impl(item, _) = item else { return None };
        let (path, _) = item.trait_.as_ref()?;
        // A trait with arguments, such as `PartialEq<Square>`, is not the one that would be derived.
        let last = path.segments.last().filter(|last| last.arguments.is_none())?;
        Some((text(&item.self_ty), last.ident.to_string()))
    });
    implemented.collect()
}

/// An item once the board and its directions are known.
enum Staged {
    /// Written out, and its name if it has one.
    Done(String, TokenStream),
    /// A function whose body is compiled, or could not be.
    Function(Box<Function>, Option<Box<Lowered>>),
    /// A function of a piece, which is compiled with all others; and the name of the other colour's.
    Piece(Box<Function>, Option<Ident>, Option<Box<lower::Piece>>),
    /// A function whose twin waits for all others.
    Mirrored(Box<MirroredArguments>, Box<ItemFn>),
    /// An `impl` without its items, and its items.
    Impl(Box<ItemImpl>, Vec<Staged>),
    /// A table, which may be made of functions of the module.
    Table(Box<Table>, Vec<Range>),
}

/// What the first stage needs.
struct Stage<'a> {
    context: &'a Context,
    usable: bool,
    board: &'a ItemStruct,
    runtime: &'a TokenStream,
    /// The traits that the user implements: type, then trait.
    implemented: Vec<(String, String)>,
    /// How many boards and enums of directions have been met.
    boards: usize,
    enums: usize,
    /// How many pieces could be understood.
    pieces: usize,
}

impl Stage<'_> {
    /// The traits that the user implements for a type.
    fn written(&self, name: &Ident) -> Vec<String> {
        let own = self.implemented.iter().filter(|(of, _)| name == of);
        own.map(|(_, trait_)| trait_.clone()).collect()
    }

    fn all(mut self, items: Vec<ModuleItem>, diagnostics: &mut Diagnostics) -> Vec<Staged> {
        items.into_iter().map(|item| self.item(item, diagnostics)).collect()
    }

    fn item(&mut self, item: ModuleItem, diagnostics: &mut Diagnostics) -> Staged {
        let Self { context, board, runtime, .. } = *self;
        let geometry = &context.geometry;
        match item {
            ModuleItem::Other(tokens) => Staged::Done(String::new(), tokens),
            ModuleItem::Board(extra) => {
                self.boards += 1;
                let name = board.ident.to_string();
                Staged::Done(
                    name,
                    if self.boards == 1 {
                        emit::board::board(board, &self.written(&board.ident), geometry, runtime)
                    } else {
                        let extra = extra.item;
                        quote! { #extra }
                    },
                )
            }
            ModuleItem::Square(item) => {
                let written = self.written(&item.ident);
                Staged::Done(
                    item.ident.to_string(),
                    emit::board::square(&item, &written, board, geometry, runtime),
                )
            }
            ModuleItem::Directions(input) => {
                let complete = context.enums.get(self.enums).and_then(DirectionSet::complete);
                let directions = complete.unwrap_or_else(|| placeholders(&input, geometry));
                let moves = Moves::Board { name: &board.ident, first: self.enums == 0 };
                self.enums += 1;
                Staged::Done(
                    input.item.ident.to_string(),
                    emit::directions::directions(&input, &directions, geometry, &moves, runtime),
                )
            }
            ModuleItem::Fill(arguments, function) => {
                let lower = || lower::fill(arguments, &function, Some(context), diagnostics);
                let lowered = self.usable.then(lower).flatten();
                Staged::Function(Box::new(function), lowered.map(Box::new))
            }
            ModuleItem::Leaper(arguments, function) => {
                let lower = || lower::leaper(arguments, &function, Some(context), diagnostics);
                let lowered = self.usable.then(lower).flatten();
                Staged::Function(Box::new(function), lowered.map(Box::new))
            }
            ModuleItem::Piece(arguments, function) => {
                self.piece(*arguments, function, Owner::Nobody, diagnostics)
            }
            ModuleItem::Mirrored(arguments, function) => {
                Staged::Mirrored(Box::new(arguments), Box::new(function))
            }
            ModuleItem::Table(table) if self.usable => {
                let before = diagnostics.count();
                match lower::ranges(&table, Some(context), diagnostics) {
                    Some(ranges) if diagnostics.count() == before => Staged::Table(table, ranges),
                    _ => Staged::Done(
                        String::new(),
                        stub::table(&table.name, &table.visibility, &table.ty, &board.ident),
                    ),
                }
            }
            ModuleItem::Table(table) => Staged::Done(
                String::new(),
                stub::table(&table.name, &table.visibility, &table.ty, &board.ident),
            ),
            ModuleItem::FaultyTable(item) => {
                Staged::Done(String::new(), stub::table(&item.ident, &item.vis, &item.ty, &board.ident))
            }
            ModuleItem::Impl(item, items) => {
                let ty = text(&item.self_ty);
                let of_board = board.ident == ty;
                let conditional = !conditions(&item.attrs).is_empty();
                let items = items.into_iter().map(|inner| match inner {
                    ModuleItem::Piece(arguments, function) => {
                        let owner = Owner::Type(&item.self_ty);
                        let mut staged = self.piece(*arguments, function, owner, diagnostics);
                        if let Staged::Piece(_, _, Some(piece)) = &mut staged {
                            piece.alone |= conditional;
                        }
                        staged
                    }
                    ModuleItem::Fill(_, function) | ModuleItem::Leaper(_, function)
                        if !of_board && function.signature.receiver().is_some() =>
                    {
                        let message = Message::NotABoard { ty: ty.clone() };
                        diagnostics.at(function.signature.receiver(), message);
                        Staged::Function(Box::new(function), None)
                    }
                    inner => self.item(inner, diagnostics),
                });
                let items = items.collect();
                Staged::Impl(Box::new(item), items)
            }
        }
    }

    fn piece(
        &mut self,
        arguments: PieceArguments,
        mut function: Function,
        owner: Owner<'_>,
        diagnostics: &mut Diagnostics,
    ) -> Staged {
        let black = arguments.black.clone();
        let lower = || lower::piece(arguments, &function, Some(self.context), owner, diagnostics);
        let mut lowered = self.usable.then(lower).flatten();
        if let Some(piece) = &mut lowered {
            piece.number = self.pieces;
            self.pieces += 1;
        }
        if lowered.is_none()
            && owner.is_square(self.context)
            && let ReturnType::Type(_, ty) = &mut function.signature.output
            && text(&*ty) == "Self"
        {
            // What stands in for it gives an empty set, and has the type of one.
            let board = &self.context.board;
            **ty = parse_quote! { #board };
        }
        Staged::Piece(Box::new(function), black, lowered.map(Box::new))
    }
}

/// The pieces that could be understood, those of `impl`s among them.
fn understood(staged: &[Staged]) -> Vec<(&Function, &lower::Piece)> {
    let understood = staged.iter().flat_map(|item| match item {
        Staged::Piece(function, _, Some(piece)) => vec![(&**function, &**piece)],
        Staged::Impl(_, items) => understood(items),
        _ => Vec::new(),
    });
    understood.collect()
}

/// Writes what waited for all functions of the module: twins, which may call any of them, tables, and pieces.
fn finish(
    staged: &[Staged],
    context: &Context,
    usable: bool,
    pieces: &pieces::Set<'_>,
    diagnostics: &mut Diagnostics,
) -> TokenStream {
    let functions: Vec<(&Function, &Lowered)> = staged
        .iter()
        .filter_map(|item| match item {
            // What is on many boards is no function of sets.
            Staged::Function(function, Some(lowered)) if lowered.many.is_none() => {
                Some((&**function, &**lowered))
            }
            _ => None,
        })
        .collect();
    // A function that could not be compiled has been reported; for the bodies that call it, it is its own image.
    let unknown = staged.iter().filter_map(|item| match item {
        Staged::Function(function, None) | Staged::Piece(function, _, None) => {
            Some(&function.signature.ident)
        }
        _ => None,
    });
    let unknown: Vec<&Ident> = unknown.collect();
    let twins = staged.iter().filter_map(|item| match item {
        Staged::Mirrored(arguments, function) => {
            Some((&function.sig.ident, arguments.twin.as_ref()?, arguments.mirror()))
        }
        _ => None,
    });
    let twins: Vec<(&Ident, &Ident, Mirror)> = twins.collect();
    let (functions, unknown, twins) = (&functions, &unknown, &twins);
    let writer = Writer { context, usable, pieces, functions, unknown, twins, around: Around::Module };
    staged.iter().map(|item| writer.item(item, diagnostics)).collect()
}

/// What is around an item.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Around {
    Module,
    Impl,
    /// Nothing can stand here that the trait does not have.
    ImplOfTrait,
}

/// What the last stage needs.
#[derive(Clone, Copy)]
struct Writer<'a> {
    context: &'a Context,
    usable: bool,
    pieces: &'a pieces::Set<'a>,
    functions: &'a [(&'a Function, &'a Lowered)],
    /// The functions that could not be compiled.
    unknown: &'a [&'a Ident],
    /// The mirrored functions, their twins, and what was turned round.
    twins: &'a [(&'a Ident, &'a Ident, Mirror)],
    around: Around,
}

impl Writer<'_> {
    /// An item, printed if it was asked for.
    fn item(&self, item: &Staged, diagnostics: &mut Diagnostics) -> TokenStream {
        let tokens = self.tokens(item, diagnostics);
        let names = match item {
            Staged::Done(name, _) => vec![name.clone()],
            Staged::Function(function, _) => vec![function.signature.ident.to_string()],
            Staged::Mirrored(arguments, function) => {
                let twin = arguments.twin.iter().map(Ident::to_string);
                twin.chain([function.sig.ident.to_string()]).collect()
            }
            Staged::Piece(function, black, _) => {
                let black = black.iter().map(Ident::to_string);
                black.chain([function.signature.ident.to_string()]).collect()
            }
            Staged::Table(table, _) => vec![table.name.to_string()],
            Staged::Impl(..) => Vec::new(),
        };
        for name in names {
            trace(&name, &tokens);
        }
        tokens
    }

    fn tokens(&self, item: &Staged, diagnostics: &mut Diagnostics) -> TokenStream {
        let Self { context, pieces, functions, unknown, twins, .. } = *self;
        match item {
            Staged::Done(_, tokens) => tokens.clone(),
            Staged::Function(function, Some(lowered)) => {
                let mut tokens = emit::function::function(function, lowered, pieces.runtime());
                let on_lines = matches!(&lowered.many, Some(Many { form: Form::Lines(_), .. }));
                // Functions of lines are called by their names alone.
                if self.around == Around::Module || self.around == Around::Impl && !on_lines {
                    tokens.extend(emit::declare::sets(function, lowered, pieces.runtime()));
                }
                tokens
            }
            Staged::Function(function, None) => stub::function(function, Some(&context.board)),
            Staged::Piece(function, black, piece) => {
                let tells = self.around != Around::ImplOfTrait;
                let written = piece.as_ref().and_then(|piece| pieces.write(function, piece, tells));
                written.unwrap_or_else(|| stub::both(function, black.as_ref(), Some(&context.board)))
            }
            Staged::Mirrored(_, function) if !self.usable => quote! { #function },
            Staged::Mirrored(arguments, function) => {
                let names = ModuleNames { context, mirror: arguments.mirror(), functions, unknown, twins };
                let twin = mirror::twin(arguments, function, &names, diagnostics);
                quote! { #function #twin }
            }
            Staged::Impl(item, items) => {
                let around = if item.trait_.is_some() { Around::ImplOfTrait } else { Around::Impl };
                let inner = Self { around, ..*self };
                let items = items.iter().map(|item| inner.item(item, diagnostics));
                emit::implementation(item, items.collect())
            }
            Staged::Table(table, ranges) => match lower::known_entries(table, ranges, context, functions) {
                Some(entries) => emit::table::known(table, &entries, context.geometry.word()),
                None => emit::table::computed(table, ranges),
            },
        }
    }
}
