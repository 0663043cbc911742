//! Documentation of generated items: what a text editor shows when the pointer rests on them.

use bitboard_plan::{Bits, Geometry, Program};
use proc_macro2::TokenStream;
use syn::Attribute;

use crate::lower::Lowered;

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
pub(crate) fn documented(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}

/// The documentation of a function, after the user's own: a drawing and what a call costs.
pub(crate) fn function(lowered: &Lowered, attributes: &[Attribute]) -> TokenStream {
    let mut text = String::new();
    if !documented(attributes) {
        text.push_str(&lowered.summary);
        text.push('\n');
    }
    let cost = cost(&lowered.program);
    if lowered.direction.is_some() {
        text.push_str(&format!("\nThe direction is looked up; {cost}.\n"));
    } else {
        let drawing = drawing(&lowered.geometry, &lowered.program, lowered.sets.len());
        text.push_str(&format!("\n```text\n{drawing}```\n\nFrom `o` on an empty board; {cost}.\n"));
    }
    docs(&text)
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
