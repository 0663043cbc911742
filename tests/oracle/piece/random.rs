//! Random pieces: texts of every construct of the notation.

use crate::Random;

/// Along which lines an atom leaps.
#[derive(Clone, Copy, PartialEq)]
enum Lines {
    Orthogonal,
    Diagonal,
    Royal,
    Oblique,
}

/// One atom with its lines, whether it passes over squares that matter, and whether its letter can be doubled.
struct Atom {
    text: &'static str,
    lines: Lines,
    passes_over: bool,
    doubles: bool,
}

const fn atom(text: &'static str, lines: Lines, passes_over: bool) -> Atom {
    Atom { text, lines, passes_over, doubles: text.len() == 1 }
}

const ATOMS: [Atom; 16] = [
    atom("W", Lines::Orthogonal, false),
    atom("F", Lines::Diagonal, false),
    atom("K", Lines::Royal, false),
    atom("R", Lines::Orthogonal, false),
    atom("B", Lines::Diagonal, false),
    atom("Q", Lines::Royal, false),
    atom("D", Lines::Orthogonal, true),
    atom("A", Lines::Diagonal, true),
    atom("H", Lines::Orthogonal, true),
    atom("G", Lines::Diagonal, true),
    atom("(4,0)", Lines::Orthogonal, true),
    atom("N", Lines::Oblique, true),
    atom("Z", Lines::Oblique, true),
    atom("C", Lines::Oblique, false),
    atom("(1,4)", Lines::Oblique, false),
    atom("(5,2)", Lines::Oblique, false),
];

const ORTHOGONAL: [&str; 12] = ["f", "b", "l", "r", "v", "s", "fs", "bs", "lv", "fl", "br", "fb"];
const DIAGONAL: [&str; 10] = ["f", "b", "l", "r", "fl", "fr", "bl", "br", "flbr", "rb"];
const OBLIQUE: [&str; 26] = [
    "f", "b", "l", "r", "v", "s", "fl", "lf", "fr", "rf", "bl", "lb", "br", "rb", "fs", "bs", "lv", "rv",
    "fh", "bh", "lh", "rh", "hr", "hl", "ffrr", "fhbb",
];
/// Directions of later parts along the same kind of line.
const STRAIGHT_TURNS: [&str; 7] = ["f", "b", "l", "r", "s", "v", "a"];
/// Directions of later parts along the other kind of line.
const HALF_TURNS: [&str; 7] = ["fl", "fr", "bl", "br", "fs", "bs", "a"];

impl Random {
    fn pick<'t>(&mut self, choices: &[&'t str]) -> &'t str {
        choices[self.below(choices.len())]
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A piece of one to three components.
    pub fn piece(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..=self.below(4).saturating_sub(1) {
            let component = match self.below(16) {
                0 => "falcon".to_owned(),
                1..=5 => self.chain(),
                _ => self.single(),
            };
            // The same letter twice would be an unlimited range.
            let twice = match (text.chars().last(), component.chars().next()) {
                (Some(')'), Some('(')) => true,
                (last, next) => last == next,
            };
            if !twice {
                text.push_str(&component);
            }
        }
        text
    }

    /// What stands before a whole component.
    fn purpose(&mut self) -> String {
        let mut text = self.pick(&["", "", "", "m", "c"]).to_owned();
        if self.one_in(10) {
            text.push('o');
        }
        text
    }

    /// A component of one part.
    fn single(&mut self) -> String {
        let atom = &ATOMS[self.below(ATOMS.len())];
        let directions = self.directions(atom.lines);
        let purpose = self.purpose();
        format!("{directions}{purpose}{}", self.last(atom))
    }

    /// Directions of a first part.
    fn directions(&mut self, lines: Lines) -> &'static str {
        if self.one_in(2) {
            return "";
        }
        match lines {
            Lines::Orthogonal => self.pick(&ORTHOGONAL),
            Lines::Diagonal => self.pick(&DIAGONAL),
            Lines::Royal => "",
            Lines::Oblique => self.pick(&OBLIQUE),
        }
    }

    /// A part that ends the move: with hurdles and bends.
    fn last(&mut self, atom: &Atom) -> String {
        let (range, repeats) = self.range(atom, false);
        let royal = atom.lines == Lines::Royal;
        let slides = matches!(atom.text, "R" | "B" | "Q" | "W" | "F" | "K");
        let before = match self.below(12) {
            0..=2 if atom.passes_over => self.pick(&["n", "j"]),
            3 if slides && repeats => "j",
            4 | 5 if !royal && repeats => "z",
            6 if !royal => "q",
            7..=9 if repeats => self.pick(&["p", "g", "p"]),
            10 if repeats && atom.passes_over => self.pick(&["np", "ng", "jp"]),
            11 if repeats && !royal => self.pick(&["zp", "zg"]),
            _ => "",
        };
        format!("{before}{}{range}", atom.text)
    }

    /// A range, and whether there can be more than one step. Short ranges keep long chains walkable.
    fn range(&mut self, atom: &Atom, short: bool) -> (String, bool) {
        let slides = matches!(atom.text, "R" | "B" | "Q");
        if short {
            return if slides { ("2".to_owned(), true) } else { (String::new(), false) };
        }
        match self.below(6) {
            0 => (self.pick(&["2", "3", "4", "10"]).to_owned(), true),
            1 if !slides && atom.doubles => (atom.text.to_owned(), true),
            2 => ("0".to_owned(), true),
            _ => (String::new(), slides),
        }
    }

    /// A component of two or three parts, of which at most one is long.
    fn chain(&mut self) -> String {
        let mut text = self.purpose();
        text.push('[');
        let parts = 2 + self.below(5) / 4;
        let long = self.below(parts);
        let mut before: Option<Lines> = None;
        for part in 0..parts {
            let atom = &ATOMS[self.below(ATOMS.len())];
            text.push_str(match before {
                None => self.directions(atom.lines),
                Some(before) => self.turns(before, atom.lines),
            });
            before = Some(atom.lines);
            if part + 1 == parts {
                if part == long {
                    text.push_str(&self.last(atom));
                } else {
                    let (range, _) = self.range(atom, true);
                    text.push_str(&format!("{}{range}", atom.text));
                }
                break;
            }
            let (range, _) = self.range(atom, part != long);
            let mounts = self.one_in(4);
            if mounts {
                text.push('p');
            } else if atom.passes_over && self.one_in(4) {
                text.push_str(self.pick(&["n", "j"]));
            }
            text.push_str(atom.text);
            text.push_str(&range);
            text.push_str(if mounts { "-" } else { self.pick(&["-", "?"]) });
        }
        text.push(']');
        text
    }

    /// Directions of a later part.
    fn turns(&mut self, before: Lines, lines: Lines) -> &'static str {
        if self.one_in(2) {
            return "";
        }
        match (before, lines) {
            (Lines::Royal, Lines::Royal) | (Lines::Oblique, Lines::Oblique) => {
                if self.one_in(2) {
                    self.pick(&STRAIGHT_TURNS)
                } else {
                    self.pick(&HALF_TURNS)
                }
            }
            (Lines::Royal | Lines::Oblique, _) | (_, Lines::Oblique) => self.pick(&["", "a"]),
            (_, Lines::Royal) => self.pick(&STRAIGHT_TURNS),
            (before, lines) if before == lines => self.pick(&STRAIGHT_TURNS),
            _ => self.pick(&HALF_TURNS),
        }
    }
}
