//! An enum of directions and what it gets.

use bitboard_plan::{Algorithm, Direction, Fill, Geometry, Mirror, Plan, Yields};
use proc_macro2::{Ident, Literal, TokenStream};

use super::{docs, ident, literal, ops, word_type};
use crate::{
    emit::board::missing_derives,
    input::{conditions, direction::Directions},
};

/// What the steps of an enum move.
pub(crate) enum Moves<'a> {
    /// The board of the module around; the first enum also gives it `to`.
    Board { name: &'a Ident, first: bool },
    /// A plain word.
    Word,
}

/// The enum and its items. `directions` are those of its variants, in order.
pub(crate) fn directions(
    input: &Directions,
    directions: &[Direction],
    geometry: &Geometry,
    moves: &Moves<'_>,
    runtime: &TokenStream,
) -> TokenStream {
    let attributes = &input.item.attrs;
    let name = &input.item.ident;
    let derives = missing_derives(
        attributes,
        &[],
        &["Clone", "Copy", "PartialEq", "Eq", "PartialOrd", "Ord", "Hash", "Debug"],
    );
    let conditions = conditions(attributes);
    // The user's own item, so that lints of it point where it stands.
    let mut declaration = input.item.clone();
    declaration.attrs.extend(derives);
    declaration.variants = input
        .variants
        .iter()
        .zip(directions)
        .map(|(variant, direction)| {
            let (attributes, name) = (&variant.attributes, &variant.name);
            let docs = docs::docs(&variant_docs(direction, docs::documented(attributes)));
            let variant: syn::Variant = syn::parse_quote! { #(#attributes)* #docs #name };
            variant
        })
        .collect();
    let set = match moves {
        Moves::Board { name, .. } => ours! { #name },
        Moves::Word => word_type(geometry.word()),
    };
    let items = Items { input, directions, geometry, moves, runtime, set: &set }.emit();
    let count = Literal::usize_unsuffixed(directions.len());
    let to = match moves {
        Moves::Board { name: board, first: true } => ours! {
            #(#conditions)*
            impl #board {
                /// Every square one step in a direction; those that would leave the board drop out.
                #[inline]
                #[must_use]
                pub const fn to(self, direction: #name) -> Self {
                    direction.step(self)
                }
            }
        },
        _ => TokenStream::new(),
    };
    // Fills use directions by name while compiling, which the compiler would not count as a use.
    let used = match moves {
        Moves::Board { .. } => ours! { #(#conditions)* const _: [#name; #count] = #name::ALL; },
        Moves::Word => TokenStream::new(),
    };
    ours! {
        #declaration

        #(#conditions)*
        impl #name {
            #items
        }

        #to
        #used
    }
}

fn variant_docs(direction: &Direction, documented: bool) -> String {
    let (files, ranks) = direction.delta();
    let count = |by: i32, way: &str| match by {
        1 => format!("one square {way}"),
        by => format!("{by} squares {way}"),
    };
    let parts = [(ranks, "north"), (-ranks, "south"), (files, "east"), (-files, "west")];
    let parts: Vec<String> =
        parts.into_iter().filter(|(by, _)| *by > 0).map(|(by, way)| count(by, way)).collect();
    let text = match (files.abs(), ranks.abs()) {
        (1, 1) => format!("One square {}.", direction.name().replace('_', "-")),
        _ => {
            let text = parts.join(", ");
            let mut chars = text.chars();
            chars.next().map_or_else(String::new, |first| {
                first.to_uppercase().collect::<String>() + chars.as_str() + "."
            })
        }
    };
    if documented { format!("\n{text}") } else { text }
}

struct Items<'a> {
    input: &'a Directions,
    directions: &'a [Direction],
    geometry: &'a Geometry,
    moves: &'a Moves<'a>,
    runtime: &'a TokenStream,
    set: &'a TokenStream,
}

impl Items<'_> {
    fn emit(&self) -> TokenStream {
        let count = Literal::usize_unsuffixed(self.directions.len());
        let names = self.input.variants.iter().map(|variant| &variant.name);
        let set = self.set;
        let all = ours! {
            /// All directions, in order.
            pub const ALL: [Self; #count] = [#(Self::#names),*];
        };
        let delta = self.by_variant(|direction| {
            let (files, ranks) = direction.delta();
            let (files, ranks) = (Literal::i32_unsuffixed(files), Literal::i32_unsuffixed(ranks));
            ours! { (#files, #ranks) }
        });
        let opposite = self.by_variant(|direction| self.opposite(direction));
        let step = self.by_variant(|direction| self.step(direction));
        let landing = self.by_variant(|direction| {
            let squares = literal(direction.landing(), self.geometry.word());
            self.made_of(&squares)
        });
        let shift = self.shift();
        let flips = self.flips();
        ours! {
            #all

            /// How many files to the east and ranks to the north a step goes.
            #[inline]
            #[must_use]
            pub const fn delta(self) -> (::core::primitive::i8, ::core::primitive::i8) {
                #delta
            }

            /// The direction that leads back, if it is one of these.
            #[inline]
            #[must_use]
            pub const fn opposite(self) -> ::core::option::Option<Self> {
                #opposite
            }

            /// Every square one step on; those that would leave the board drop out.
            #[inline]
            #[must_use]
            pub const fn step(self, from: #set) -> #set {
                #step
            }

            /// The squares that some square steps onto: what remains after a step of the full board.
            #[doc(alias = "avoidWrap")]
            #[inline]
            #[must_use]
            pub const fn landing(self) -> #set {
                #landing
            }

            #shift

            #flips
        }
    }

    /// The mirror images, where each direction has one here.
    fn flips(&self) -> TokenStream {
        let flips = [
            (
                Mirror { files: false, ranks: true },
                "flip_ranks",
                "The direction seen from the other side of the board: north becomes south.",
            ),
            (
                Mirror { files: true, ranks: false },
                "flip_files",
                "The direction in a mirror: east becomes west.",
            ),
        ];
        let flips = flips.into_iter().filter_map(|(mirror, name, docs)| {
            let images: Option<Vec<TokenStream>> = self
                .directions
                .iter()
                .map(|direction| {
                    let image = mirror.direction(self.geometry, direction)?;
                    let twin = self.variant_of(&image)?;
                    Some(ours! { Self::#twin })
                })
                .collect();
            let names = self.input.variants.iter().map(|variant| &variant.name);
            let (images, name, docs) = (images?, ident(name), docs::docs(docs));
            Some(ours! {
                #docs
                #[inline]
                #[must_use]
                pub const fn #name(self) -> Self {
                    match self { #(Self::#names => #images,)* }
                }
            })
        });
        flips.collect()
    }

    /// The variant whose steps are those of a direction.
    fn variant_of(&self, direction: &Direction) -> Option<&Ident> {
        let mut pairs = self.input.variants.iter().zip(self.directions);
        pairs.find(|(_, other)| other.same_steps(direction)).map(|(variant, _)| &variant.name)
    }

    /// How far bits move, where every direction is one shift.
    fn shift(&self) -> TokenStream {
        if self.directions.iter().any(|direction| direction.terms().len() > 1) {
            return TokenStream::new();
        }
        let amounts = self.by_variant(|direction| {
            let amount = direction.terms().first().map_or(0, |term| term.amount);
            let amount = Literal::i32_unsuffixed(amount);
            ours! { #amount }
        });
        ours! {
            /// How far a step moves bits, up if positive.
            #[inline]
            #[must_use]
            pub const fn shift(self) -> ::core::primitive::i32 {
                #amounts
            }
        }
    }

    fn by_variant(&self, result: impl Fn(&Direction) -> TokenStream) -> TokenStream {
        let arms = self.input.variants.iter().zip(self.directions).map(|(variant, direction)| {
            let (name, result) = (&variant.name, result(direction));
            ours! { Self::#name => #result, }
        });
        ours! { match self { #(#arms)* } }
    }

    fn opposite(&self, direction: &Direction) -> TokenStream {
        match self.variant_of(&direction.opposite(self.geometry)) {
            Some(name) => ours! { ::core::option::Option::Some(Self::#name) },
            None => ours! { ::core::option::Option::None },
        }
    }

    fn step(&self, direction: &Direction) -> TokenStream {
        let fill = Fill { yields: Yields::Step { mask_before: false }, empty: false, parameter: false };
        let plan = Plan {
            geometry: self.geometry.clone(),
            directions: vec![direction.clone()],
            stray_bits: matches!(self.moves, Moves::Word),
            result: fill.set(1),
        };
        let Ok(program) = plan.lower(Algorithm::KoggeStone) else {
            // A step alone has no algorithm that could fail.
            return ours! { from };
        };
        let from = ident("from");
        let input = match self.moves {
            Moves::Board { .. } => ours! { #from.0 },
            Moves::Word => ours! { #from },
        };
        let place = ops::Place {
            inputs: &[input],
            direction: None,
            taken: vec!["from".to_owned()],
            runtime: self.runtime,
        };
        let ops::Body { statements, result, .. } = ops::body(&program, &place);
        let result = self.made_of(&result);
        if statements.is_empty() {
            result
        } else {
            ours! { { #statements #result } }
        }
    }

    fn made_of(&self, bits: &TokenStream) -> TokenStream {
        match self.moves {
            Moves::Board { name, .. } => ours! { #name(#bits) },
            Moves::Word => bits.clone(),
        }
    }
}
