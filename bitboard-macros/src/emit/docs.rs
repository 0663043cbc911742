//! Documentation of generated items: what a text editor shows when the pointer rests on them.

use bitboard_plan::{Bits, Engine, Geometry, Gives, Movement, Program, Purpose};
use proc_macro2::TokenStream;
use syn::Attribute;

use super::piece::Place;
use crate::{
    input::many::{Form, Many},
    lower::{Lowered, Piece},
};

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
    let mut cost = cost(&lowered.program);
    if let Some(sliced) = &lowered.sliced {
        let (operations, boards) = (sliced.operations(), sliced.boards());
        cost = match &lowered.many {
            Some(Many { form: Form::Lines(_), .. }) => {
                format!("{operations} operations for {boards} boards in registers of 64 bytes")
            }
            _ => format!("{cost}, or {operations} for {boards} boards in registers of 64 bytes"),
        };
    }
    if lowered.direction.is_some() {
        text.push_str(&format!("\nThe direction is looked up; {cost}.\n"));
    } else {
        let drawing = drawing(&lowered.geometry, &lowered.program, lowered.sets.len());
        text.push_str(&format!("\n```text\n{drawing}```\n\nFrom `o` on an empty board; {cost}.\n"));
    }
    if let Some(Many { form: Form::Slices(_), .. }) = &lowered.many {
        text.push_str("\n# Panics\n\nIf the slices differ in length.\n");
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

/// The documentation of a function of a piece, after the user's own: a drawing, what its letters mean, and what
/// the function looks things up in.
pub(crate) fn piece(piece: &Piece, place: &Place<'_>, attributes: &[Attribute]) -> TokenStream {
    let movement = if place.turned { piece.movement.turned() } else { piece.movement.clone() };
    let mut text = String::new();
    if !documented(attributes) {
        text.push_str(match piece.gives {
            Gives::Attacks => "The squares that the piece attacks, empty or occupied.",
            Gives::Quiet => "The empty squares that the piece can move to.",
            Gives::Captures => "The occupied squares that the piece can move to.",
            Gives::Moves => "The squares that the piece can move to, empty or occupied.",
        });
        text.push('\n');
    }
    let (drawing, legend) = reach(&piece.geometry, &movement, piece.gives);
    let parts = &place.compiled.pieces.pieces[place.piece].parts;
    let ways: Vec<String> = parts.iter().map(|(engine, _)| way(engine, place, &piece.geometry)).collect();
    // Legs can do more than the notation has words for.
    let name =
        movement.to_betza().map_or_else(|_| "The piece".to_owned(), |notation| format!("`{notation}`"));
    text.push_str(&format!(
        "\n```text\n{drawing}```\n\n{name} from `o`: {legend}. By {}.\n",
        ways.join(", and ")
    ));
    docs(&text)
}

/// Where a piece goes from the middle of an empty board, and over other pieces, as far as the function tells; and
/// what the letters mean.
fn reach(geometry: &Geometry, movement: &Movement, gives: Gives) -> (String, String) {
    let from = geometry.centre();
    let [quiet, captures] = [Purpose::Quiet, Purpose::Capture].map(|purpose| {
        let (mut free, mut over) = (Bits::EMPTY, Bits::EMPTY);
        for way in movement.moves(geometry, from, purpose).unwrap_or_default() {
            let to: Bits = [way.to].into_iter().collect();
            let home = if way.full.without(to).is_empty() { &mut free } else { &mut over };
            *home = home.or(to);
        }
        (free, over.without(free))
    });
    // What the function tells nothing of is as on the other side.
    let (quiet, captures) = match gives {
        Gives::Attacks | Gives::Captures => (captures, captures),
        Gives::Quiet => (quiet, quiet),
        Gives::Moves => (quiet, captures),
    };
    let letter = |bit: u32| {
        let (moves, leaps) = (quiet.0.contains(bit), quiet.1.contains(bit));
        match (moves, leaps, captures.0.contains(bit), captures.1.contains(bit)) {
            _ if bit == from => 'o',
            (true, _, true, _) => 'x',
            (true, _, _, true) => 'p',
            (true, ..) => 'm',
            (_, true, true, _) => 'q',
            (_, _, true, _) => 'c',
            (_, true, ..) | (.., true) => 'h',
            _ => '.',
        }
    };
    let drawing = geometry.draw(letter);
    let letters = [
        (
            'x',
            match gives {
                Gives::Attacks => "`x` attacks",
                Gives::Captures => "`x` captures",
                Gives::Quiet => "`x` moves",
                Gives::Moves => "`x` moves and captures",
            },
        ),
        ('m', "`m` moves only"),
        ('c', "`c` captures only"),
        ('p', "`p` moves, and captures over others"),
        ('q', "`q` captures, and moves over others"),
        ('h', "`h` over other pieces"),
    ];
    let used = letters.into_iter().filter(|(letter, _)| drawing.contains(*letter)).map(|(_, text)| text);
    let legend = used.collect::<Vec<_>>().join(", ");
    (drawing, if legend.is_empty() { "nowhere".to_owned() } else { legend })
}

/// How an engine works, and how much it needs.
fn way(engine: &Engine, place: &Place<'_>, geometry: &Geometry) -> String {
    let Place { compiled, shared, .. } = place;
    match engine {
        Engine::Rays(rays) if rays.row_len() == 1 => {
            format!("1 lookup of leaps in {}", bytes(rays.bytes(geometry.word())))
        }
        Engine::Rays(rays) => {
            format!("ray arithmetic with {} of lines", bytes(rays.bytes(geometry.word())))
        }
        Engine::Tables { tables, leaps } => {
            let count: usize = tables.iter().map(|&table| compiled.pieces.tables[table].count).sum();
            let lookups = match (count, leaps) {
                (0, _) => "1 lookup of leaps".to_owned(),
                (1, None) => "1 lookup".to_owned(),
                (_, None) => format!("{count} lookups"),
                (1, Some(_)) => "1 lookup and one of leaps".to_owned(),
                (_, Some(_)) => format!("{count} lookups and one of leaps"),
            };
            let size = tables.iter().map(|&table| compiled.tables[table].len()).sum::<usize>();
            let size = size + leaps.map_or(0, |leaps| compiled.leaps[leaps].len());
            let in_common = tables.iter().any(|table| shared.tables.contains(table))
                || leaps.is_some_and(|leaps| shared.leaps.contains(&leaps));
            let in_common = if in_common { ", which others use too" } else { "" };
            format!("{lookups} in {}{in_common}", bytes(size))
        }
        Engine::Fill(program) => format!("fills, {}", cost(program)),
        Engine::Walk(walk) => {
            format!("a walk with {} of instructions", bytes(walk.bytes()))
        }
    }
}

/// A number of bytes with its thousands apart.
fn bytes(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{text} bytes")
}
