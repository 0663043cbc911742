//! Documentation of generated items: what a text editor shows when the pointer rests on them.

use bitboard_plan::{Bits, Direction, Geometry, Program, Yields};
use proc_macro2::TokenStream;
use syn::Attribute;

use crate::lower::LoweredFill;

/// The attributes for a text of one or more lines.
pub(crate) fn docs(text: &str) -> TokenStream {
    text.lines()
        .map(|line| {
            let line = if line.is_empty() { String::new() } else { format!(" {line}") };
            ours! { #[doc = #line] }
        })
        .collect()
}

/// Whether the user documented the item.
fn documented(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}

/// The documentation of a fill, after the user's own: a drawing and what a call costs.
pub(crate) fn fill(fill: &LoweredFill, attributes: &[Attribute]) -> TokenStream {
    let mut text = String::new();
    if documented(attributes) {
        text.push('\n');
    } else {
        text.push_str(&summary(fill));
        text.push_str("\n\n");
    }
    let cost = cost(&fill.program);
    if fill.direction.is_some() {
        text.push_str(&format!("The direction is looked up; {cost}.\n"));
    } else {
        let drawing = drawing(&fill.geometry, &fill.program, fill.sets.len());
        text.push_str(&format!("```text\n{drawing}```\n\nFrom `o` on an empty board; {cost}.\n"));
    }
    docs(&text)
}

fn summary(fill: &LoweredFill) -> String {
    let ways = ways(&fill.directions);
    match (fill.yields, fill.direction.is_some()) {
        (Yields::Step { .. }, false) => format!("The squares one step to the {ways}."),
        (Yields::Fill, false) => format!("The squares themselves and all squares to the {ways} of them."),
        (Yields::Occluded, false) => format!("Sliders and the empty squares that they reach to the {ways}."),
        (Yields::Attacks, false) => format!("The squares that sliders attack to the {ways}."),
        (Yields::Step { .. }, true) => "The squares one step in a direction.".to_owned(),
        (Yields::Fill, true) => "The squares themselves and all squares beyond in a direction.".to_owned(),
        (Yields::Occluded, true) => {
            "Sliders and the empty squares that they reach in a direction.".to_owned()
        }
        (Yields::Attacks, true) => "The squares that sliders attack in a direction.".to_owned(),
    }
}

fn ways(directions: &[Direction]) -> String {
    let mut names: Vec<String> =
        directions.iter().map(|direction| direction.name().replace('_', "-")).collect();
    names.dedup();
    match &names[..] {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn cost(program: &Program) -> String {
    let (operations, word) = (program.operations(), program.word());
    let unit = if operations == 1 { "operation" } else { "operations" };
    if program.loops().is_empty() {
        format!("{operations} {unit} on `{word}`")
    } else {
        format!("{operations} {unit} on `{word}` in the text, those of the loop once each turn")
    }
}

/// The squares that are reached from the middle of an empty board.
fn drawing(geometry: &Geometry, program: &Program, sets: usize) -> String {
    let origin: Bits = [geometry.centre()].into_iter().collect();
    let inputs = [origin, geometry.cells().without(origin)];
    let reached = program.run(&inputs[..sets], 0);
    geometry.draw(|bit| match (origin.contains(bit), reached.contains(bit)) {
        (true, _) => 'o',
        (false, true) => 'x',
        (false, false) => '.',
    })
}
