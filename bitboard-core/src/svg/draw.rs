//! A diagram as SVG, in whole numbers of units: 40 from square to square.

use core::fmt;

use super::board::{Across, Look, Point};
use super::diagram::{Diagram, Layer};
use super::mark::{self, Mark, Shape, Sign, Token};
use super::{legend, tell, xml::Escaped};

/// Shades of squares.
pub(super) const LIGHT: &str = "#f4ead8";
const MIDDLE: &str = "#eadabd";
const DARK: &str = "#dcc7a3";
/// Lines between squares, and around the board.
const LINES: &str = "#8a744f";
const EDGE: &str = "#57462e";
/// How edges that are joined are painted.
pub(super) const JOINED: &str =
    "fill=\"none\" stroke=\"#00788c\" stroke-width=\"4\" stroke-dasharray=\"8 4\"";
/// What is written beside the board: readable on white and on black.
pub(super) const BESIDE: &str = "#757575";
/// How much a square of a set takes of its colour.
pub(super) const TINT: &str = "fill-opacity=\".3\"";

/// Units around the board, and more of them where coordinates stand.
const MARGIN: i32 = 8;
const COORDINATES: i32 = 18;

/// A rectangle: its upper left corner and its size.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.frame();
        let Frame { left, top, width, height } = legend::around(self, board);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" font-family=\"sans-serif\">"
        )?;
        if !self.title.is_empty() {
            writeln!(f, "<title>{}</title>", Escaped(&self.title))?;
        }
        writeln!(f, "<desc>{}</desc>", tell::Everything(self))?;
        self.squares(f)?;
        self.sets(f)?;
        self.border(f)?;
        if self.coordinates {
            self.names(f)?;
        }
        self.tokens(f)?;
        self.marks(f)?;
        self.arrows(f)?;
        legend::draw(self, board, f)?;
        f.write_str("</svg>\n")
    }
}

/// The same path from every point.
pub(super) fn at(points: impl Iterator<Item = Point> + Clone, path: &str) -> impl fmt::Display {
    fmt::from_fn(move |f| points.clone().try_for_each(|(x, y)| write!(f, "M{x} {y}{path}")))
}

impl Shape {
    /// How a path of this shape is painted.
    pub(super) fn paint(self) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            write!(f, "fill=\"{}\"", self.fill)?;
            match self.line {
                Some((colour, width)) => write!(f, " stroke=\"{colour}\" stroke-width=\"{width}\""),
                None => Ok(()),
            }
        })
    }
}

impl Diagram {
    /// The board with what stands beside it.
    fn frame(&self) -> Frame {
        let corners = |place| {
            let (x, y) = self.board.middle(place);
            self.board.sides().iter().map(move |side| (x + side.from.0, y + side.from.1))
        };
        let mut corners = self.board.cells().flat_map(corners);
        let first = corners.next().unwrap_or_default();
        let (least, most) = corners.fold((first, first), |(least, most), (x, y)| {
            ((x.min(least.0), y.min(least.1)), (x.max(most.0), y.max(most.1)))
        });
        let beside = MARGIN + if self.coordinates { COORDINATES } else { 0 };
        Frame {
            left: least.0 - beside,
            top: least.1 - MARGIN,
            width: most.0 - least.0 + beside + MARGIN,
            height: most.1 - least.1 + beside + MARGIN,
        }
    }

    /// The bare squares.
    fn squares(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Neighbouring squares differ by one here, neighbouring hexagons by one or two.
        let shades: &[&str] = match self.board.look {
            Look::Checkered => &[DARK, LIGHT],
            Look::Hexagons => &[DARK, LIGHT, MIDDLE],
            Look::Plain | Look::Points => return self.lined(f),
        };
        for (&shade, number) in shades.iter().zip(0..) {
            let places =
                self.board.cells().filter(|(file, rank)| (file + rank) % shades.len() as i32 == number);
            let middles = places.map(|place| self.board.middle(place));
            let cells = at(middles, self.board.outline());
            // The stroke closes the gaps that smoothed edges leave between neighbours.
            writeln!(f, "<path fill=\"{shade}\" stroke=\"{shade}\" stroke-width=\".6\" d=\"{cells}\"/>")?;
        }
        Ok(())
    }

    /// Squares in one shade, and lines between or through them.
    fn lined(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ranks, files) = (self.board.along_ranks(), self.board.along_files());
        write!(f, "<path fill=\"{MIDDLE}\" d=\"")?;
        for run in &ranks {
            let ((x, y), length) = (self.board.middle(run.first), 40 * run.more + 40);
            write!(f, "M{} {}h{length}v40h-{length}z", x - 20, y - 20)?;
        }
        write!(f, "\"/>\n<path fill=\"none\" stroke=\"{LINES}\" d=\"")?;
        // Lines through points end at the last one, others go round the squares.
        let half = if self.board.look == Look::Points { 0 } else { 20 };
        for run in &ranks {
            let (x, y) = self.board.middle(run.first);
            write!(f, "M{} {}h{}", x - half, y - half, 40 * run.more + 2 * half)?;
        }
        for run in &files {
            let (x, y) = self.board.middle(run.first);
            write!(f, "M{} {}v{}", x - half, y + half, -40 * run.more - 2 * half)?;
        }
        f.write_str("\"/>\n")
    }

    /// The edge of the board and of its holes; joined edges are dashed.
    fn border(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.board.look != Look::Points {
            let edge = self.sides(|across| across == Across::Nothing);
            writeln!(
                f,
                "<path fill=\"none\" stroke=\"{EDGE}\" stroke-width=\"2\" stroke-linecap=\"round\" d=\"{edge}\"/>"
            )?;
        }
        if self.has_joined() {
            let joined = self.sides(|across| across == Across::Joined);
            writeln!(f, "<path {JOINED} d=\"{joined}\"/>")?;
        }
        Ok(())
    }

    /// Whether the picture has joined edges.
    pub(super) fn has_joined(&self) -> bool {
        let board = &self.board;
        board
            .cells()
            .any(|place| board.sides().iter().any(|side| board.across(place, side) == Across::Joined))
    }

    /// The sides of cells across which there is something.
    fn sides(&self, wanted: impl Fn(Across) -> bool) -> impl fmt::Display {
        let board = &self.board;
        fmt::from_fn(move |f| {
            for place in board.cells() {
                let (x, y) = board.middle(place);
                for side in board.sides().iter().filter(|side| wanted(board.across(place, side))) {
                    let (from, to) = (side.from, side.to);
                    write!(f, "M{} {}l{} {}", x + from.0, y + from.1, to.0 - from.0, to.1 - from.1)?;
                }
            }
            Ok(())
        })
    }

    /// The letters of the files and the numbers of the ranks.
    fn names(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        let Frame { left, top, height, .. } = self.frame();
        writeln!(f, "<g fill=\"{BESIDE}\" font-size=\"13\" text-anchor=\"middle\">")?;
        let slanted = board.look == Look::Hexagons;
        for file in 0..board.files() {
            let lowest = (0..board.ranks()).map(|rank| (file, rank)).find(|&place| board.has_at(place));
            let Some(place) = lowest else { continue };
            let (x, y) = board.middle(place);
            let (x, y) = if slanted { (x + 16, y + 34) } else { (x, top + height - 8) };
            write!(f, "<text x=\"{x}\" y=\"{y}\">{}</text>", char::from(b'a' + file as u8))?;
        }
        f.write_str("\n")?;
        for rank in 0..board.ranks() {
            let first = (0..board.files()).map(|file| (file, rank)).find(|&place| board.has_at(place));
            let Some(place) = first else { continue };
            let (x, y) = board.middle(place);
            let x = if slanted { x - 32 } else { left + 12 };
            write!(f, "<text x=\"{x}\" y=\"{}\">{}</text>", y + 5, rank + 1)?;
        }
        f.write_str("\n</g>\n")
    }

    /// The sets, in the order in which they were named: all colours below all signs.
    fn sets(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets = || (0..).zip(self.layers.iter().filter(|layer| layer.mark.is_none()));
        let drawn = || sets().filter(|(_, set)| !set.squares.is_empty());
        for (number, set) in drawn() {
            let (paint, label) = (mark::set(number).shape.paint(), Escaped(&set.label));
            let squares = at(self.middles(set), self.board.outline());
            writeln!(f, "<g {paint} {TINT}><title>{label}</title><path d=\"{squares}\"/></g>")?;
        }
        for (number, set) in drawn() {
            let Sign { shape, on_square, on_hexagon } = mark::set(number);
            let covered = || self.pieces.iter().any(|piece| set.squares.contains(&piece.square));
            let (right, down) = match self.board.look {
                _ if sets().count() == 1 && !covered() => (0, 0),
                Look::Hexagons => on_hexagon,
                _ => on_square,
            };
            let signs = at(self.middles(set).map(|(x, y)| (x + right, y + down)), shape.path);
            writeln!(f, "<path {} pointer-events=\"none\" d=\"{signs}\"/>", shape.paint())?;
        }
        Ok(())
    }

    /// The pieces.
    fn tokens(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for token in [Token::Dark, Token::Light] {
            let pieces = self.pieces.iter().filter(|piece| piece.token == token);
            if pieces.clone().next().is_none() {
                continue;
            }
            let [disc, edge, letters] = token.colours();
            let middles = pieces.clone().map(|piece| self.board.middle_of(piece.square));
            let discs = at(middles, Token::DISC);
            writeln!(f, "<path fill=\"{disc}\" stroke=\"{edge}\" stroke-width=\"2\" d=\"{discs}\"/>")?;
            let lettered = pieces.filter(|piece| !piece.text.is_empty());
            if lettered.clone().next().is_none() {
                continue;
            }
            write!(f, "<g fill=\"{letters}\" font-weight=\"bold\" text-anchor=\"middle\">")?;
            for piece in lettered {
                let (x, y) = self.board.middle_of(piece.square);
                let (size, squeezed) = match piece.text.chars().count() {
                    1 => (18, ""),
                    2 => (15, ""),
                    3 => (11, ""),
                    _ => (10, " textLength=\"24\" lengthAdjust=\"spacingAndGlyphs\""),
                };
                let text = Escaped(&piece.text);
                let y = y + size * 9 / 25;
                write!(f, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{squeezed}>{text}</text>")?;
            }
            f.write_str("</g>\n")?;
        }
        Ok(())
    }

    /// The marks, in the order in which they were named.
    fn marks(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for layer in self.layers.iter().filter(|layer| !layer.squares.is_empty()) {
            let Some(shape) = layer.mark.map(Mark::shape) else { continue };
            writeln!(
                f,
                "<g {}><title>{}</title><path d=\"{}\"/></g>",
                shape.paint(),
                Escaped(&layer.label),
                at(self.middles(layer), shape.path)
            )?;
        }
        Ok(())
    }

    fn middles(&self, layer: &Layer) -> impl Iterator<Item = Point> + Clone {
        layer.squares.iter().map(|&square| self.board.middle_of(square))
    }

    /// The arrows, each a line and a triangle.
    fn arrows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.arrows.is_empty() {
            return Ok(());
        }
        f.write_str("<g fill=\"#1d5c2e\" stroke=\"#1d5c2e\" stroke-linejoin=\"round\" opacity=\".85\">")?;
        for arrow in &self.arrows {
            let [from, to] = arrow.map(|square| self.board.middle_of(square));
            let (x, y) = (to.0 - from.0, to.1 - from.1);
            let length = (x * x + y * y).isqrt();
            // So many units along the arrow and so many to its right.
            let way =
                |along: i32, aside: i32| ((x * along - y * aside) / length, (y * along + x * aside) / length);
            let (begin, neck, tip) = (way(9, 0), way(length - 16, 0), way(length - 3, 0));
            let (left, right) = (way(length - 16, -6), way(length - 16, 6));
            let [begin, neck, tip, left, right] =
                [begin, neck, tip, left, right].map(|(x, y)| (from.0 + x, from.1 + y));
            write!(
                f,
                "<path stroke-width=\"4\" d=\"M{} {}L{} {}\"/><path stroke-width=\"2\" d=\"M{} {}L{} {}L{} {}z\"/>",
                begin.0, begin.1, neck.0, neck.1, left.0, left.1, tip.0, tip.1, right.0, right.1
            )?;
        }
        f.write_str("</g>\n")
    }
}
