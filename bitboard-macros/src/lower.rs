//! Input to plan: resolves names, checks signatures, builds directions and programs. Problems that the plan
//! crate finds at a site are reported at the span of that site.

use bitboard_plan::{Bits, Direction, Fill, Geometry, Plan, Problem, Program, Site, Word, Yields};
use proc_macro2::Span;
use syn::{Expr, Ident, Path, Type, spanned::Spanned};

use crate::{
    diag::{Diagnostics, Message, expected_one_of},
    input::{
        direction::{Described, Descriptor, Directions},
        fill::{Alone, FillArguments, Function, Home, Listed, Parameter, Yield},
        number,
        shape::{self, Shape},
        text,
    },
};

/// The board of a module and its directions, for the fills in it.
pub(crate) struct Context {
    pub(crate) board: Ident,
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
    FieldOf(Type, Word),
    /// The methods of a board made elsewhere, whose shape is to be checked.
    Methods(Path),
}

/// A fill ready to be written.
pub(crate) struct LoweredFill {
    pub(crate) program: Program,
    pub(crate) access: Access,
    /// The names of the sets.
    pub(crate) sets: Vec<Ident>,
    /// The name of the direction parameter.
    pub(crate) direction: Option<Ident>,
    pub(crate) geometry: Geometry,
    pub(crate) directions: Vec<Direction>,
    pub(crate) yields: Yields,
}

/// Resolves an enum of directions and reports what is wrong with each.
pub(crate) fn directions(
    input: &Directions,
    geometry: &Geometry,
    diagnostics: &mut Diagnostics,
) -> DirectionSet {
    let names: Vec<String> = input.variants.iter().map(|variant| variant.name.to_string()).collect();
    // Opposites wait for their originals; each round settles at least one, or the rest is a circle.
    let mut settled: Vec<Option<Option<Direction>>> = input
        .variants
        .iter()
        .map(|variant| match &variant.described {
            None => Some(None),
            Some(Described { descriptor: Descriptor::Opposite(other), .. }) => {
                if names.iter().any(|name| other == name) {
                    None
                } else {
                    let known: Vec<&str> = names.iter().map(String::as_str).collect();
                    let name = other.to_string();
                    let help = expected_one_of(&name, &known);
                    diagnostics.at(other, Message::OppositeOfNothing { name, help });
                    Some(None)
                }
            }
            Some(described) => Some(describe(described, geometry, diagnostics)),
        })
        .collect();
    loop {
        let before = settled.iter().filter(|direction| direction.is_some()).count();
        for (index, variant) in input.variants.iter().enumerate() {
            if let (None, Some(Described { descriptor: Descriptor::Opposite(other), .. })) =
                (&settled[index], &variant.described)
            {
                let original = names.iter().position(|name| other == name);
                if let Some(original) = original.and_then(|original| settled[original].clone()) {
                    settled[index] = Some(original.map(|original| original.opposite(geometry)));
                }
            }
        }
        if settled.iter().filter(|direction| direction.is_some()).count() == before {
            break;
        }
    }
    let variants: Vec<(Ident, Option<Direction>)> = input
        .variants
        .iter()
        .zip(settled)
        .map(|(variant, direction)| {
            if direction.is_none() {
                diagnostics.at(&variant.name, Message::OppositeCircle { name: variant.name.to_string() });
            }
            (variant.name.clone(), direction.flatten())
        })
        .collect();
    for (index, (name, direction)) in variants.iter().enumerate() {
        let twin = variants[..index].iter().find(|(_, earlier)| direction.is_some() && earlier == direction);
        if let Some((other, _)) = twin {
            let message = Message::SameDirection { name: name.to_string(), other: other.to_string() };
            diagnostics.at(name, message);
        }
    }
    DirectionSet { name: input.item.ident.clone(), variants }
}

/// A direction from its descriptor.
fn describe(described: &Described, geometry: &Geometry, diagnostics: &mut Diagnostics) -> Option<Direction> {
    match &described.descriptor {
        Descriptor::Step { files, ranks, within } => {
            let step = match Direction::step(geometry, *files, *ranks) {
                Ok(direction) => Some(direction),
                Err(problem) => {
                    diagnostics.at_span(described.span, problem);
                    None
                }
            };
            let Some(zone) = within else { return step };
            let bits = mask(zone, geometry, diagnostics)?;
            match step?.within(geometry, bits) {
                Ok(direction) => Some(direction),
                Err(problem) => {
                    diagnostics.at(zone, problem);
                    None
                }
            }
        }
        Descriptor::Shift { amount, mask, unchecked } => {
            let bits = self::mask(mask, geometry, diagnostics)?;
            match Direction::raw(geometry, *amount, bits, *unchecked) {
                Ok(direction) => Some(direction),
                Err(problems) => {
                    for problem in problems {
                        let of_mask =
                            matches!(problem, Problem::MaskLeaks { .. } | Problem::MaskNarrows { .. });
                        let span = if of_mask { mask.span() } else { described.span };
                        diagnostics.at_span(span, problem);
                    }
                    None
                }
            }
        }
        Descriptor::OppositeOf(original) => {
            describe(original, geometry, diagnostics).map(|original| original.opposite(geometry))
        }
        Descriptor::Opposite(_) => {
            diagnostics.at_span(described.span, Message::OppositeOutside {});
            None
        }
    }
}

/// A mask: a number, or a drawing.
fn mask(expr: &Expr, geometry: &Geometry, diagnostics: &mut Diagnostics) -> Option<Bits> {
    if let Expr::Array(drawing) = expr {
        return shape::drawing(geometry, drawing, diagnostics);
    }
    match number::mask(expr, geometry.word()) {
        Ok(bits) => Some(bits),
        Err(message) => {
            diagnostics.at(expr, message);
            None
        }
    }
}

/// Checks a fill and compiles it. `None` if anything is wrong, which then has been reported.
pub(crate) fn fill(
    arguments: FillArguments,
    function: &Function,
    context: Option<&Context>,
    diagnostics: &mut Diagnostics,
) -> Option<LoweredFill> {
    let clean = diagnostics.is_clean();
    let parameters = function.parameters(diagnostics);
    let FillArguments { directions, yields, mask_before, algorithm, home, .. } = arguments;
    let sets = match context {
        Some(context) => Sets::of_module(context),
        None => Sets::alone(home, &parameters, function, diagnostics)?,
    };
    let split = sets.split(&parameters, yields, context, function, diagnostics);
    sets.check_return(function, diagnostics);
    let own_directions = listed(&directions, &sets.geometry, context, diagnostics);
    let (set_names, direction) = split?;
    let resolved = match (&direction, context) {
        (Some(parameter), Some(context)) => {
            if let Some(first) = directions.first() {
                let message = Message::ListedDirections { parameter: parameter.name.to_string() };
                diagnostics.at_span(first.span(), message);
            }
            let of = parameter.ty.as_ref().and_then(last_segment);
            let set = context.enums.iter().find(|set| of.is_some_and(|of| *of == set.name))?;
            set.complete()?
        }
        _ => {
            if directions.is_empty() {
                diagnostics.at(&function.signature.ident, Message::NoDirection {});
            }
            own_directions?
        }
    };
    if (clean && !diagnostics.is_clean()) || resolved.is_empty() {
        return None;
    }
    let yields = match yields {
        Yield::Step => Yields::Step { mask_before },
        Yield::Fill => Yields::Fill,
        Yield::Occluded => Yields::Occluded,
        Yield::Attacks => Yields::Attacks,
    };
    let shape = Fill { yields, empty: set_names.len() == 2, parameter: direction.is_some() };
    let plan = Plan {
        geometry: sets.geometry.clone(),
        result: shape.set(resolved.len()),
        directions: resolved,
        stray_bits: matches!(sets.access, Access::Plain | Access::FieldOf(..)),
    };
    match plan.lower(algorithm) {
        Ok(program) => Some(LoweredFill {
            program,
            access: sets.access,
            sets: set_names,
            direction: direction.map(|parameter| parameter.name.clone()),
            geometry: plan.geometry,
            directions: plan.directions,
            yields,
        }),
        Err(errors) => {
            for error in errors {
                let span = match error.site {
                    Site::Direction(index) => directions.get(index).map(Listed::span),
                    Site::Whole | Site::Algorithm => None,
                };
                diagnostics.at_span(span.unwrap_or_else(|| function.signature.ident.span()), error.problem);
            }
            None
        }
    }
}

impl Listed {
    fn span(&self) -> Span {
        match self {
            Self::Named(path) => path.span(),
            Self::Described(described) => described.span,
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Named(path) => text(path),
            Self::Described(described) => described.text.clone(),
        }
    }
}

/// The directions that a fill lists, all problems reported; `None` if there are any.
fn listed(
    directions: &[Listed],
    geometry: &Geometry,
    context: Option<&Context>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Direction>> {
    let mut resolved: Vec<Option<Direction>> = Vec::new();
    for listed in directions {
        let direction = match (listed, context) {
            (Listed::Described(described), _) => describe(described, geometry, diagnostics),
            (Listed::Named(path), None) => {
                diagnostics.at(path, Message::NeedsModule { found: text(path) });
                None
            }
            (Listed::Named(path), Some(context)) => named(path, context, diagnostics),
        };
        if direction.is_some() && resolved.contains(&direction) {
            diagnostics.at_span(listed.span(), Message::DirectionTwice { name: listed.text() });
        }
        resolved.push(direction);
    }
    resolved.into_iter().collect()
}

fn named(path: &Path, context: &Context, diagnostics: &mut Diagnostics) -> Option<Direction> {
    let segments: Vec<&Ident> = path.segments.iter().map(|segment| &segment.ident).collect();
    let (name, home) = match &segments[..] {
        [name] => (*name, None),
        [.., home, name] => (*name, Some(*home)),
        [] => return None,
    };
    let homes = || context.enums.iter().filter(|set| home.is_none_or(|home| *home == set.name));
    let all = || homes().flat_map(|set| set.variants.iter().map(move |variant| (set, variant)));
    let found: Vec<_> = all().filter(|(_, (known, _))| known == name).collect();
    match &found[..] {
        [(_, (_, direction))] => direction.clone(),
        [] => {
            let known: Vec<String> = all().map(|(_, (known, _))| known.to_string()).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            let help = expected_one_of(&name.to_string(), &known);
            diagnostics.at(path, Message::UnknownDirection { name: text(path), help });
            None
        }
        several => {
            let homes: Vec<String> =
                several.iter().map(|(set, (name, _))| format!("`{}::{name}`", set.name)).collect();
            let message = Message::AmbiguousDirection { name: name.to_string(), homes: homes.join(", ") };
            diagnostics.at(path, message);
            None
        }
    }
}

/// The sets that a function takes and returns.
struct Sets {
    geometry: Geometry,
    access: Access,
    /// Their type, as it is written.
    type_text: String,
}

impl Sets {
    fn of_module(context: &Context) -> Self {
        Self {
            geometry: context.geometry.clone(),
            access: Access::Field,
            type_text: context.board.to_string(),
        }
    }

    fn alone(
        home: Home,
        parameters: &[Parameter],
        function: &Function,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        let Home::Alone(mut alone) = home else { return None };
        let this: Type = syn::parse_quote!(Self);
        let Some(first) = parameters.first() else {
            // Without a parameter there is no type to go by; the signature is wrong in any case.
            let message = Message::ParameterCount {
                found: "no".to_owned(),
                yields: "attacks".to_owned(),
                expected: "one or two sets of squares".to_owned(),
            };
            diagnostics.at(&function.signature.ident, message);
            return None;
        };
        let ty = first.ty.as_ref().unwrap_or(&this);
        let span = first.ty.as_ref().map_or_else(|| first.name.span(), Spanned::span);
        let (geometry, access) = match (shape::word_of_type(ty), alone.generated.take(), ty) {
            (_, Some(path), _) => {
                if text(ty) != text(&path) {
                    let message = Message::BoardType { found: text(ty), board: text(&path) };
                    diagnostics.at_span(span, message);
                }
                (geometry(alone, None, span, diagnostics)?, Access::Methods(path))
            }
            (Some(word), None, _) => {
                if let Some(option) = &alone.word {
                    let found = shape::word_of_expr(option, diagnostics);
                    if found.is_some_and(|found| found != word) {
                        let message = Message::WordConflict { word: text(option), found: word.to_string() };
                        diagnostics.at(option, message);
                    }
                }
                if alone.shape.is_none() && word != Word::Integer(64) {
                    diagnostics.at_span(span, Message::ShapeUnknown { word: word.to_string() });
                    return None;
                }
                (geometry(alone, Some(word), span, diagnostics)?, Access::Plain)
            }
            (None, None, Type::Path(path)) if path.qself.is_none() => {
                let word =
                    alone.word.as_ref().map(|word| (shape::word_of_expr(word, diagnostics), word.span()));
                let (word, word_span) = match word {
                    Some((word, span)) => (Some(word?), span),
                    None => (None, span),
                };
                let geometry = geometry(alone, word, word_span, diagnostics)?;
                let word = geometry.word();
                (geometry, Access::FieldOf(ty.clone(), word))
            }
            (None, None, other) => {
                diagnostics.at_span(span, Message::SetType { found: text(other) });
                return None;
            }
        };
        // Of a method the return type may tell the name behind `Self`.
        let named = function.returns().filter(|_| first.ty.is_none()).unwrap_or(ty);
        Some(Self { geometry, access, type_text: text(named) })
    }

    fn is_set(&self, ty: Option<&Type>) -> bool {
        let Some(ty) = ty else { return true };
        let found = text(ty);
        let in_module = matches!(self.access, Access::Field);
        found == self.type_text
            || (found == "Self" && !in_module)
            || (in_module && last_segment(ty).is_some_and(|name| *name == self.type_text))
    }

    /// Tells the sets among the parameters from a direction after them.
    fn split<'a>(
        &self,
        parameters: &'a [Parameter],
        yields: Yield,
        context: Option<&Context>,
        function: &Function,
        diagnostics: &mut Diagnostics,
    ) -> Option<(Vec<Ident>, Option<&'a Parameter>)> {
        let is_direction = |parameter: &Parameter| {
            let Some(ty) = &parameter.ty else { return false };
            match context {
                Some(context) => {
                    last_segment(ty).is_some_and(|name| context.enums.iter().any(|set| set.name == *name))
                }
                // Any enum, or an index.
                None => {
                    let can_be = matches!(ty, Type::Path(_)) && (text(ty) == "usize" || !is_primitive(ty));
                    can_be && !self.is_set(Some(ty))
                }
            }
        };
        let (sets, direction) = match parameters.split_last() {
            Some((last, sets)) if !sets.is_empty() && is_direction(last) => (sets, Some(last)),
            _ => (parameters, None),
        };
        let mut right = true;
        for parameter in sets {
            let Some(ty) = parameter.ty.as_ref().filter(|ty| !self.is_set(Some(ty))) else { continue };
            let (found, expected) = (text(ty), self.type_text.clone());
            diagnostics.at(ty, Message::ParameterType { found, expected });
            right = false;
        }
        let (fewest, most, expected) = match yields {
            Yield::Step | Yield::Fill => (1, 1, "one set of squares"),
            Yield::Occluded => (2, 2, "two sets of squares, sliders and empty squares"),
            Yield::Attacks => (1, 2, "sliders and empty squares, or sliders alone for an empty board"),
        };
        // What could not be read as a parameter has been reported and is not missing.
        let written = function.signature.inputs.len() - usize::from(direction.is_some());
        if !(fewest..=most).contains(&written) {
            let (yields, expected) = (yields.name().to_owned(), expected.to_owned());
            let message = Message::ParameterCount { found: written.to_string(), yields, expected };
            diagnostics.at(&function.signature.ident, message);
            right = false;
        }
        let complete = right && sets.len() == written;
        complete.then(|| (sets.iter().map(|parameter| parameter.name.clone()).collect(), direction))
    }

    fn check_return(&self, function: &Function, diagnostics: &mut Diagnostics) {
        let board = self.type_text.clone();
        match function.returns() {
            None => diagnostics.at(&function.signature.ident, Message::NoReturn { board }),
            Some(ty) if !self.is_set(Some(ty)) => {
                diagnostics.at(ty, Message::ReturnType { found: text(ty), board });
            }
            Some(_) => {}
        }
    }
}

fn geometry(
    mut alone: Alone,
    word: Option<Word>,
    word_span: Span,
    diagnostics: &mut Diagnostics,
) -> Option<Geometry> {
    let shape = alone.shape.take().unwrap_or_else(|| Shape::chess(word_span));
    alone.into_board(shape).geometry(word, word_span, diagnostics)
}

/// The geometry of an enum of directions on its own.
pub(crate) fn alone_geometry(alone: Alone, span: Span, diagnostics: &mut Diagnostics) -> Option<Geometry> {
    let word = match &alone.word {
        Some(expr) => Some((shape::word_of_expr(expr, diagnostics)?, expr.span())),
        None => None,
    };
    let (word, span) = word.map_or((None, span), |(word, span)| (Some(word), span));
    geometry(alone, word, span, diagnostics)
}

fn last_segment(ty: &Type) -> Option<&Ident> {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        Type::Group(group) => last_segment(&group.elem),
        _ => None,
    }
}

fn is_primitive(ty: &Type) -> bool {
    const PRIMITIVES: [&str; 16] = [
        "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64",
        "u128", "usize",
    ];
    matches!(ty, Type::Path(path) if path.path.get_ident().is_some_and(|it| PRIMITIVES.iter().any(|name| it == name)))
}
