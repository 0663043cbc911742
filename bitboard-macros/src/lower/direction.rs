//! Directions: descriptors, enums of them, and the lists of fills.

use bitboard_plan::{Bits, Direction, Geometry, Problem};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, Ident, Path};

use super::{Context, DirectionSet};
use crate::{
    diag::{Diagnostics, Message, expected_one_of},
    input::{
        direction::{Described, Descriptor, Directions, Variant},
        excerpt,
        fill::Listed,
        number, shape, text,
    },
};

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
    let mut told: Vec<usize> = Vec::new();
    for index in (0..settled.len()).filter(|&index| settled[index].is_none()) {
        // All that lead into one circle are one mistake.
        let mut circle = vec![index];
        while let Some(Variant { described: Some(described), .. }) =
            circle.last().and_then(|&last| input.variants.get(last))
            && let Descriptor::Opposite(other) = &described.descriptor
            && let Some(next) = names.iter().position(|name| other == name)
            && !circle.contains(&next)
        {
            circle.push(next);
        }
        if !circle.iter().any(|index| told.contains(index)) {
            let name = &input.variants[index].name;
            diagnostics.at(name, Message::OppositeCircle { name: name.to_string() });
        }
        told.extend(circle);
    }
    let names = input.variants.iter().map(|variant| variant.name.clone());
    let variants: Vec<(Ident, Option<Direction>)> =
        names.zip(settled.into_iter().map(Option::flatten)).collect();
    for (index, (name, direction)) in variants.iter().enumerate() {
        let twin = variants[..index].iter().find(|(_, earlier)| same_steps(direction, earlier));
        if let Some((other, _)) = twin {
            let message = Message::SameDirection { name: name.to_string(), other: other.to_string() };
            diagnostics.at(name, message);
        }
    }
    DirectionSet { name: input.item.ident.clone(), variants }
}

/// Whether two directions are understood and go the same way.
fn same_steps(one: &Option<Direction>, other: &Option<Direction>) -> bool {
    one.as_ref().zip(other.as_ref()).is_some_and(|(one, other)| one.same_steps(other))
}

/// A direction from its descriptor.
fn describe(described: &Described, geometry: &Geometry, diagnostics: &mut Diagnostics) -> Option<Direction> {
    match &described.descriptor {
        Descriptor::Step { files, ranks, within } => {
            let step = diagnostics.take_at(&described.place, Direction::step(geometry, *files, *ranks));
            let Some(zone) = within else { return step };
            let bits = mask(zone, geometry, diagnostics)?;
            diagnostics.take_at(zone, step?.within(geometry, bits))
        }
        Descriptor::Shift { amount, mask, unchecked } => {
            let bits = self::mask(mask, geometry, diagnostics)?;
            match Direction::raw(geometry, *amount, bits, *unchecked) {
                Ok(direction) => Some(direction),
                Err(problems) => {
                    for problem in problems {
                        let of_mask =
                            matches!(problem, Problem::MaskLeaks { .. } | Problem::MaskNarrows { .. });
                        let place = if of_mask { mask.to_token_stream() } else { described.place.clone() };
                        diagnostics.at(place, problem);
                    }
                    None
                }
            }
        }
        Descriptor::OppositeOf(original) => {
            describe(original, geometry, diagnostics).map(|original| original.opposite(geometry))
        }
        Descriptor::Opposite(_) => {
            diagnostics.at(&described.place, Message::OppositeOutside {});
            None
        }
    }
}

/// A mask: a number, or a drawing.
fn mask(expr: &Expr, geometry: &Geometry, diagnostics: &mut Diagnostics) -> Option<Bits> {
    if let Expr::Array(drawing) = expr {
        return shape::drawing(geometry, drawing, diagnostics);
    }
    diagnostics.take_at(expr, number::mask(expr, geometry.word()))
}

impl Listed {
    pub(super) fn place(&self) -> TokenStream {
        match self {
            Self::Named(path) => path.to_token_stream(),
            Self::Described(described) => described.place.clone(),
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
pub(super) fn listed(
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
                diagnostics.at(path, Message::NeedsModule { found: excerpt(path) });
                None
            }
            (Listed::Named(path), Some(context)) => named(path, context, diagnostics),
        };
        if resolved.iter().any(|earlier| same_steps(&direction, earlier)) {
            diagnostics.at(listed.place(), Message::DirectionTwice { name: listed.text() });
        }
        resolved.push(direction);
    }
    resolved.into_iter().collect()
}

fn named(path: &Path, context: &Context, diagnostics: &mut Diagnostics) -> Option<Direction> {
    let plain = path.leading_colon.is_none() && path.segments.iter().all(|it| it.arguments.is_none());
    let segments: Vec<&Ident> = path.segments.iter().map(|segment| &segment.ident).collect();
    let (name, home) = match &segments[..] {
        [name] if plain => (*name, None),
        [home, name] if plain => (*name, Some(*home)),
        _ => {
            diagnostics.at(path, Message::DirectionPath { name: excerpt(path) });
            return None;
        }
    };
    if let Some(home) = home.filter(|home| context.enums.iter().all(|set| set.name != **home)) {
        let enums: Vec<String> = context.enums.iter().map(|set| set.name.to_string()).collect();
        let enums: Vec<&str> = enums.iter().map(String::as_str).collect();
        let help = expected_one_of(&home.to_string(), &enums);
        diagnostics.at(home, Message::UnknownEnum { name: home.to_string(), help });
        return None;
    }
    let homes = || context.enums.iter().filter(|set| home.is_none_or(|home| *home == set.name));
    let all = || homes().flat_map(|set| set.variants.iter().map(move |variant| (set, variant)));
    let found: Vec<_> = all().filter(|(_, (known, _))| known == name).collect();
    match &found[..] {
        [(_, (_, direction))] => direction.clone(),
        [] => {
            let known: Vec<String> = all().map(|(_, (known, _))| known.to_string()).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            let help = expected_one_of(&name.to_string(), &known);
            diagnostics.at(path, Message::UnknownDirection { name: excerpt(path), help });
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
