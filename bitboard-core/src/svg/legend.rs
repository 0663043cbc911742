//! What the signs of a picture mean, below the board.

use alloc::vec::Vec;
use core::fmt;

use super::board::Point;
use super::diagram::Diagram;
use super::draw::{BESIDE, Frame, JOINED, LIGHT, TINT};
use super::mark::{self, Shape};
use super::xml::Escaped;

/// Units from line to line.
const LINE: i32 = 26;
/// Units for a sign and the gap behind it, and for the gap between entries.
const SIGN: i32 = 32;
const GAP: i32 = 14;

/// A sign and its label.
struct Entry<'a> {
    sign: Sign,
    label: &'a str,
}

enum Sign {
    Set(Shape),
    Mark(Shape),
    Joined,
}

impl Entry<'_> {
    /// About how wide it is: nobody knows the font.
    fn width(&self) -> i32 {
        let wide = |character: char| if character < '\u{1100}' { 8 } else { 14 };
        SIGN + self.label.chars().map(wide).sum::<i32>() + GAP
    }
}

/// What there is to be explained.
fn entries(diagram: &Diagram) -> impl Iterator<Item = Entry<'_>> {
    let mut sets = 0..;
    let layers = diagram.layers.iter().map(move |layer| {
        let sign = match layer.mark {
            Some(mark) => Sign::Mark(mark.shape()),
            None => Sign::Set(mark::set(sets.next().unwrap_or_default()).shape),
        };
        (layer, sign)
    });
    let layers = layers.filter(|(layer, _)| !layer.squares.is_empty());
    let joined = diagram.has_joined().then_some(Entry { sign: Sign::Joined, label: "joined edges" });
    let entries = layers.map(|(layer, sign)| Entry { sign, label: &layer.label }).chain(joined);
    entries.filter(|entry| diagram.legend && !entry.label.is_empty())
}

/// The entries, each with the place where it begins: how far to the right of the board's lower left corner, and below it.
fn places(diagram: &Diagram, board: Frame) -> Vec<(Entry<'_>, Point)> {
    let (mut right, mut down) = (0, 0);
    let places = entries(diagram).map(|entry| {
        let width = entry.width();
        if right > 0 && right + width > board.width {
            (right, down) = (0, down + LINE);
        }
        right += width;
        (entry, (right - width, down))
    });
    places.collect()
}

/// The frame of the board made larger by that of the legend.
pub(super) fn around(diagram: &Diagram, board: Frame) -> Frame {
    places(diagram, board).iter().fold(board, |frame, (entry, (right, down))| Frame {
        width: frame.width.max(right + entry.width()),
        height: board.height + down + LINE + 4,
        ..frame
    })
}

/// Draws the entries.
pub(super) fn draw(diagram: &Diagram, board: Frame, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let places = places(diagram, board);
    if places.is_empty() {
        return Ok(());
    }
    writeln!(f, "<g fill=\"{BESIDE}\" font-size=\"13\">")?;
    for (entry, (right, down)) in places {
        entry.draw(board.left + 8 + right, board.top + board.height + LINE / 2 + down, f)?;
    }
    f.write_str("</g>\n")
}

impl Entry<'_> {
    fn draw(&self, x: i32, y: i32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let middle = x + 11;
        // A square for the sign, so that it looks here as on the board, whatever is behind the picture.
        let square = format_args!("d=\"M{x} {}h22v22h-22z\"", y - 11);
        write!(f, "<path fill=\"{LIGHT}\" {square}/>")?;
        match self.sign {
            Sign::Set(sign) => write!(
                f,
                "<g {}><path {TINT} {square}/><path d=\"M{middle} {y}{}\"/></g>",
                sign.paint(),
                sign.path
            )?,
            Sign::Mark(shape) => write!(
                f,
                "<path transform=\"translate({middle} {y})scale(.55)\" {} d=\"M0 0{}\"/>",
                shape.paint(),
                shape.path
            )?,
            Sign::Joined => write!(f, "<path {JOINED} d=\"M{middle} {}v22\"/>", y - 11)?,
        }
        writeln!(f, "<text x=\"{}\" y=\"{}\">{}</text>", x + SIGN - 4, y + 5, Escaped(self.label))
    }
}
