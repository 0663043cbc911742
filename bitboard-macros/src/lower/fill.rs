//! Fills.

use bitboard_plan::{Direction, Fill, Plan, Site, Yields};

use quote::ToTokens;

use super::{
    Context, Lowered, Movement,
    direction::listed,
    signature::{Expected, Sets, last_segment},
    sliced, sorted,
};
use crate::{
    diag::{Diagnostics, Message},
    input::{
        fill::{FillArguments, Function, Listed, Yield},
        many::Many,
        text,
    },
};

/// Names that a set of empty squares does not have.
const OCCUPIED: [&str; 4] = ["occ", "occupied", "occupancy", "blockers"];

/// Checks a fill and compiles it. `None` if anything is wrong, which then has been reported.
pub(crate) fn fill(
    arguments: FillArguments,
    function: &Function,
    context: Option<&Context>,
    diagnostics: &mut Diagnostics,
) -> Option<Lowered> {
    let before = diagnostics.count();
    let many = Many::of(function, context.map(|context| &context.board), diagnostics);
    if diagnostics.count() > before {
        return None;
    }
    let function = many.as_ref().map_or(function, |many| &many.one);
    let parameters = function.parameters(diagnostics);
    let FillArguments { directions, incomplete, yields, mask_before, algorithm, home, .. } = arguments;
    let (algorithm_place, mask_place) = (arguments.algorithm_place, arguments.mask_place);
    let sets = Sets::of(home, context, &parameters, function, diagnostics)?;
    let split = sets.split(&parameters, &expected(yields), context, function, diagnostics);
    if many.as_ref().is_none_or(Many::returns) {
        sets.check_return(function, diagnostics);
    }
    let own_directions = listed(&directions, &sets.geometry, context, diagnostics);
    let (set_names, direction) = split?;
    let resolved = match (&direction, context) {
        (Some(parameter), Some(context)) => {
            if let Some(first) = directions.first() {
                let message = Message::ListedDirections { parameter: parameter.name.to_string() };
                diagnostics.at(first.place(), message);
            }
            let of = parameter.ty.as_ref().and_then(last_segment);
            let set = context.enums.iter().find(|set| of.is_some_and(|of| *of == set.name))?;
            set.complete()?
        }
        _ => {
            if directions.is_empty() && !incomplete {
                diagnostics.at(&function.signature.ident, Message::NoDirection {});
            }
            own_directions?
        }
    };
    // Engines think in occupied squares, and one taken for the other goes wrong in silence.
    if let [_, second] = &set_names[..]
        && OCCUPIED.contains(&second.to_string().as_str())
    {
        diagnostics.at(second, Message::OccupiedName { name: second.to_string() });
    }
    if let (true, Some(place)) = (direction.is_some() && mask_before, mask_place) {
        let message = Message::Contradiction {
            one: "mask = before".to_owned(),
            other: "a direction parameter".to_owned(),
            help: "rotations are masked after".to_owned(),
        };
        diagnostics.at(place, message);
    }
    if diagnostics.count() > before || incomplete || resolved.is_empty() {
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
        stray_bits: sets.access.has_stray_bits(),
    };
    let in_words = match &many {
        Some(_) => Plan { geometry: plan.geometry.in_parts(), ..plan.clone() }.lower(algorithm),
        None => plan.lower(algorithm),
    };
    let sliced = sliced(many.as_ref(), in_words.as_ref().ok(), || plan.slice(), diagnostics);
    if diagnostics.count() > before {
        return None;
    }
    match in_words {
        Ok(program) => Some(Lowered {
            sliced,
            many,
            program,
            access: sets.access,
            sets: set_names,
            direction: direction.map(|parameter| parameter.name.clone()),
            direction_type: direction
                .filter(|_| context.is_none())
                .and_then(|parameter| parameter.ty.clone())
                .filter(|ty| text(ty) != "usize"),
            fill: Some((shape, algorithm, plan.directions.clone())),
            summary: summary(yields, direction.is_some(), &plan.directions),
            movement: if direction.is_some() {
                Movement::Directed
            } else {
                Movement::Fill(yields, sorted(plan.directions), shape.empty)
            },
            geometry: plan.geometry,
        }),
        Err(errors) => {
            for error in errors {
                let place = match error.site {
                    Site::Direction(index) => directions.get(index).map(Listed::place),
                    Site::Algorithm => algorithm_place.clone(),
                    Site::Whole => None,
                };
                diagnostics
                    .at(place.unwrap_or_else(|| function.signature.ident.to_token_stream()), error.problem);
            }
            None
        }
    }
}

/// The parameters of each kind of fill.
fn expected(yields: Yield) -> Expected {
    let (sets, text) = match yields {
        Yield::Step | Yield::Fill => (1..=1, "one set of squares"),
        Yield::Occluded => (2..=2, "two sets of squares, sliders and empty squares"),
        Yield::Attacks => (1..=2, "sliders and empty squares, or sliders alone for an empty board"),
    };
    Expected { of: format!("`yields = {}`", yields.name()), sets, text, direction: true }
}

fn summary(yields: Yields, parameter: bool, directions: &[Direction]) -> String {
    let way = if parameter {
        "in a direction".to_owned()
    } else {
        let mut names: Vec<String> =
            directions.iter().map(|direction| direction.name().replace('_', "-")).collect();
        names.dedup();
        match &names[..] {
            [first @ .., last] if !first.is_empty() => format!("to the {} and {last}", first.join(", ")),
            _ => format!("to the {}", names.concat()),
        }
    };
    match yields {
        Yields::Step { .. } => format!("The squares one step {way}."),
        Yields::Fill => format!("The squares themselves and all squares {way} of them."),
        Yields::Occluded => format!("Sliders and the empty squares that they reach {way}."),
        Yields::Attacks => format!("The squares that sliders attack {way}."),
    }
}
