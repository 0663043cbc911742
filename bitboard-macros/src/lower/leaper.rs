//! Leapers.

use bitboard_plan::{Leaps, Offset, Problem, all_images};

use quote::ToTokens;

use super::{
    Context, Lowered, Movement,
    signature::{Expected, Sets},
    sliced,
};
use crate::{
    diag::Diagnostics,
    input::{fill::Function, leaper::LeaperArguments, many::Many},
};

/// Checks a leaper and compiles it. `None` if anything is wrong, which then has been reported.
pub(crate) fn leaper(
    arguments: LeaperArguments,
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
    let LeaperArguments { leaps, offsets, incomplete, symmetric, place, home, .. } = arguments;
    let sets = Sets::of(home, context, &parameters, function, diagnostics)?;
    let expected =
        Expected { of: "a leaper".to_owned(), sets: 1..=1, text: "one set of squares", direction: false };
    let split = sets.split(&parameters, &expected, context, function, diagnostics);
    if many.as_ref().is_none_or(Many::returns) {
        sets.check_return(function, diagnostics);
    }
    let (set_names, _) = split?;
    if diagnostics.count() > before || incomplete {
        return None;
    }
    let leaps_text = offsets.iter().map(|(files, ranks)| format!("({files}, {ranks})")).collect::<Vec<_>>();
    let written = offsets.clone();
    let mut images = if symmetric { all_images(&offsets) } else { offsets };
    images.sort_unstable();
    let stray_bits = sets.access.has_stray_bits();
    let geometry = if many.is_some() { sets.geometry.in_parts() } else { sets.geometry.clone() };
    let in_words = bitboard_plan::leaper(&geometry, &images, leaps, stray_bits);
    let slice = || bitboard_plan::sliced_leaper(&sets.geometry, &images, leaps, stray_bits);
    let sliced = sliced(many.as_ref(), in_words.as_ref().ok(), slice, diagnostics);
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
            direction: None,
            direction_type: None,
            fill: None,
            geometry: sets.geometry,
            summary: summary(leaps, symmetric, &leaps_text.join(", ")),
            movement: Movement::Leaper(leaps, images),
        }),
        Err(problem) => {
            // Without offsets there is no place to point at but the name.
            let place = if problem == Problem::NoOffsets {
                function.signature.ident.to_token_stream()
            } else {
                place
            };
            diagnostics.at(place, as_written(problem, &written));
            None
        }
    }
}

/// The problem with the leap that was written in place of its mirror image.
fn as_written(problem: Problem, written: &[Offset]) -> Problem {
    let original = |files: i32, ranks: i32| {
        written.iter().find(|leap| all_images(&[**leap]).contains(&(files, ranks))).copied()
    };
    match problem {
        Problem::StepTooLong { files, ranks, geometry } => {
            let (files, ranks) = original(files, ranks).unwrap_or((files, ranks));
            Problem::StepTooLong { files, ranks, geometry }
        }
        Problem::NoStep { files, ranks } => {
            let (files, ranks) = original(files, ranks).unwrap_or((files, ranks));
            Problem::NoStep { files, ranks }
        }
        other => other,
    }
}

fn summary(leaps: Leaps, symmetric: bool, offsets: &str) -> String {
    let leapers =
        if symmetric { format!("{offsets} leapers") } else { format!("leapers by exactly {offsets}") };
    match leaps {
        Leaps::Attacks => format!("The squares that {leapers} attack."),
        Leaps::Fill => format!("The squares of {leapers} and those that they attack."),
        Leaps::Forks => format!("The squares that at least two {leapers} attack."),
    }
}
