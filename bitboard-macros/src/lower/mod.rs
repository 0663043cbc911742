//! Input to plan: resolves names, checks signatures, builds directions and programs. Problems that the plan
//! crate finds at a site are reported at the span of that site.

use bitboard_plan::{
    Algorithm, Direction, Fill, Geometry, Leaps, Mirror, Program, Sliced, Unsliced, Word, Yields,
};
use syn::{Ident, Path, Type};

use crate::{
    diag::{Diagnostics, Message},
    input::many::{Form, Many},
};

mod direction;
mod fill;
mod leaper;
mod names;
mod piece;
mod signature;
mod table;

pub(crate) use direction::directions;
pub(crate) use fill::fill;
pub(crate) use leaper::leaper;
pub(crate) use names::{AloneNames, ModuleNames};
pub(crate) use piece::{Origin, Owner, Piece, piece};
pub(crate) use signature::alone_geometry;
pub(crate) use table::{Range, known_entries, ranges};

/// The board of a module and its directions, for the functions in it.
pub(crate) struct Context {
    pub(crate) board: Ident,
    pub(crate) square: Option<Ident>,
    pub(crate) geometry: Geometry,
    pub(crate) enums: Vec<DirectionSet>,
}

/// An enum of directions, in order; `None` stands for one that could not be understood.
pub(crate) struct DirectionSet {
    pub(crate) name: Ident,
    pub(crate) variants: Vec<(Ident, Option<Direction>)>,
}

impl DirectionSet {
    /// The directions, if all could be understood.
    pub(crate) fn complete(&self) -> Option<Vec<Direction>> {
        self.variants.iter().map(|(_, direction)| direction.clone()).collect()
    }
}

/// How a function gets at the bits of its sets, and makes a set of bits.
pub(crate) enum Access {
    /// They are the bits.
    Plain,
    /// The private field of the board around.
    Field,
    /// The field of the user's own type; the type of the bits is a guess to be checked.
    FieldOf(Box<Type>, Word),
    /// The methods of a board made elsewhere, whose shape is to be checked.
    Methods(Path),
}

impl Access {
    /// Whether a set can hold bits that are no squares.
    pub(crate) const fn has_stray_bits(&self) -> bool {
        matches!(self, Self::Plain | Self::FieldOf(..))
    }
}

/// A function ready to be written.
pub(crate) struct Lowered {
    pub(crate) program: Program,
    pub(crate) access: Access,
    /// The names of the sets.
    pub(crate) sets: Vec<Ident>,
    /// The name of the direction parameter.
    pub(crate) direction: Option<Ident>,
    /// Its type, where that is to be checked.
    pub(crate) direction_type: Option<Type>,
    pub(crate) geometry: Geometry,
    /// What it computes, in a sentence.
    pub(crate) summary: String,
    pub(crate) movement: Movement,
    /// Of a fill what it is, the algorithm, and the directions in order.
    pub(crate) fill: Option<(Fill, Algorithm, Vec<Direction>)>,
    /// What the function takes and returns if it is on many boards.
    pub(crate) many: Option<Many>,
    /// The form on lines of many boards, where it is asked for or worth while.
    pub(crate) sliced: Option<Sliced>,
}

/// The form on lines, if a function that could be compiled has use for it.
fn sliced(
    many: Option<&Many>,
    program: Option<&Program>,
    slice: impl FnOnce() -> Result<Sliced, Unsliced>,
    diagnostics: &mut Diagnostics,
) -> Option<Sliced> {
    let (many, program) = many.zip(program)?;
    match (&many.form, slice()) {
        (Form::Lines(lines), Ok(sliced)) => {
            lines.check(sliced.lines(), diagnostics);
            Some(sliced)
        }
        (Form::Lines(lines), Err(reason)) => {
            diagnostics.at(&lines.place, Message::NoLines { reason: reason.to_string() });
            None
        }
        (_, sliced) => sliced.ok().filter(|sliced| sliced.pays(program)),
    }
}

/// What a function does, whatever the algorithm: by this its mirror image is found.
#[derive(PartialEq)]
pub(crate) enum Movement {
    /// A fill, its directions, and whether the board counts as empty.
    Fill(Yields, Vec<Direction>, bool),
    /// A fill in a direction that the caller chooses, which turns round with it.
    Directed,
    /// A leaper and its offsets in order.
    Leaper(Leaps, Vec<(i32, i32)>),
}

impl Movement {
    /// The same movement on the board turned round.
    fn mirrored(&self, mirror: Mirror, geometry: &Geometry) -> Option<Self> {
        match self {
            Self::Fill(yields, directions, empty) => {
                let turned = directions.iter().map(|direction| mirror.direction(geometry, direction));
                Some(Self::Fill(*yields, sorted(turned.collect::<Option<_>>()?), *empty))
            }
            Self::Directed => Some(Self::Directed),
            Self::Leaper(leaps, offsets) => {
                let turn = |turned: bool, by: i32| if turned { -by } else { by };
                let offsets = offsets
                    .iter()
                    .map(|&(files, ranks)| (turn(mirror.files, files), turn(mirror.ranks, ranks)));
                let mut offsets: Vec<_> = offsets.collect();
                offsets.sort_unstable();
                Some(Self::Leaper(*leaps, offsets))
            }
        }
    }
}

/// Directions in an order that does not depend on how they were listed.
fn sorted(mut directions: Vec<Direction>) -> Vec<Direction> {
    directions.sort_by_key(|direction| (direction.delta(), direction.landing()));
    directions
}
