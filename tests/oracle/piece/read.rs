//! Text to components.

use super::{Aim, Component, Course, Hop, Joint, Part, Passed, Vector, aim};

/// Lower-case letters before an atom, sorted by what they say.
#[derive(Default)]
struct Modifiers {
    directions: Vec<char>,
    others: Vec<char>,
}

impl Modifiers {
    fn has(&self, letter: char) -> bool {
        self.others.contains(&letter)
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

/// The components of a piece.
pub fn components(text: &str) -> Vec<Component> {
    let mut reader = Reader { text, at: 0 };
    let mut components = Vec::new();
    while !reader.rest().is_empty() {
        if reader.take("falcon") {
            components.extend(falcon());
        } else {
            components.push(reader.component());
        }
    }
    assert!(!components.is_empty(), "empty text");
    components
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn next(&mut self) -> char {
        let letter = self.rest().chars().next().unwrap_or_else(|| panic!("`{}` ends too early", self.text));
        self.at += letter.len_utf8();
        letter
    }

    fn number(&mut self) -> Option<usize> {
        let digits = self.rest().chars().take_while(char::is_ascii_digit).count();
        let number = self.rest()[..digits].parse().ok();
        self.at += digits;
        number
    }

    fn modifiers(&mut self) -> Modifiers {
        let mut modifiers = Modifiers::default();
        while self.rest().starts_with(|letter: char| letter.is_ascii_lowercase()) {
            let letter = self.next();
            match letter {
                'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h' | 'a' => modifiers.directions.push(letter),
                'm' | 'c' | 'n' | 'p' | 'g' | 'j' | 'o' | 'q' | 'z' => modifiers.others.push(letter),
                other => panic!("`{other}` in `{}` is no modifier", self.text),
            }
        }
        modifiers
    }

    fn component(&mut self) -> Component {
        let modifiers = self.modifiers();
        let mut parts = Vec::new();
        if self.take("[") {
            assert!(modifiers.directions.is_empty(), "directions before a bracket in `{}`", self.text);
            loop {
                let inner = self.modifiers();
                parts.push(self.part(&inner, parts.is_empty()));
                let last = parts.last_mut().expect("the part just read");
                match self.next() {
                    '-' => last.joint = Joint::MustGoOn,
                    '?' => last.joint = Joint::MayGoOn,
                    ']' => break,
                    other => panic!("`{other}` between parts of `{}`", self.text),
                }
                if inner.has('p') {
                    last.hop = Hop::Onto;
                }
            }
        } else {
            parts.push(self.part(&modifiers, true));
        }
        let (quiet, captures) = match (modifiers.has('m'), modifiers.has('c')) {
            (false, false) | (true, true) => (true, true),
            only => only,
        };
        Component { quiet, captures, joined_sides: modifiers.has('o'), parts }
    }

    /// An atom and its range.
    fn part(&mut self, modifiers: &Modifiers, first: bool) -> Part {
        let letter = self.next();
        let (files, ranks) = self.leap(letter);
        let (short, long) = (files.min(ranks), files.max(ranks));
        let royal = short == 0 || short == long;
        let ring = if royal { compass(long) } else { oblique(short, long) };
        let images: Vec<usize> = match letter {
            'K' | 'Q' => (0..8).collect(),
            _ if !royal => (0..8).collect(),
            _ if short == 0 => vec![0, 2, 4, 6],
            _ => vec![1, 3, 5, 7],
        };
        let range = self.range(letter);

        let directions = &modifiers.directions;
        let aim = match (directions.is_empty(), first) {
            (true, true) => Aim::At(images.clone()),
            (true, false) => Aim::Onward,
            (false, true) => Aim::At(aim::absolute(&ring, &images, directions)),
            (false, false) => Aim::Turned(aim::relative(directions)),
        };
        let course = match (modifiers.has('z'), modifiers.has('q')) {
            (true, _) => Course::Crooked,
            (_, true) => Course::Circular,
            _ => Course::Straight,
        };
        let steps = matches!(letter, 'R' | 'B' | 'Q' | 'K' | 'W' | 'F');
        let passed = match (modifiers.has('n'), modifiers.has('j')) {
            (true, _) => Passed::Empty,
            (_, true) if !steps => Passed::Occupied,
            _ => Passed::Anything,
        };
        let hop = match (modifiers.has('p'), modifiers.has('g')) {
            (true, _) => Hop::Over,
            (_, true) => Hop::JustBehind,
            _ => Hop::No,
        };
        Part {
            ring,
            images,
            aim,
            // A circle is gone round until it closes unless a number says less.
            range: if modifiers.has('q') && range == Some(1) { None } else { range },
            passed,
            skips_first: modifiers.has('j') && steps,
            course,
            hop,
            joint: Joint::Last,
        }
    }

    fn leap(&mut self, letter: char) -> Vector {
        match letter {
            'W' | 'R' | 'K' | 'Q' => (1, 0),
            'F' | 'B' => (1, 1),
            'D' => (2, 0),
            'N' => (2, 1),
            'A' => (2, 2),
            'H' => (3, 0),
            'C' | 'L' => (3, 1),
            'Z' | 'J' => (3, 2),
            'G' => (3, 3),
            '(' => {
                let files = self.number().expect("a number of files");
                assert!(self.take(","), "no comma in `{}`", self.text);
                let ranks = self.number().expect("a number of ranks");
                assert!(self.take(")"), "no closing parenthesis in `{}`", self.text);
                (files as i32, ranks as i32)
            }
            other => panic!("`{other}` in `{}` is no atom", self.text),
        }
    }

    fn range(&mut self, letter: char) -> Option<usize> {
        if letter.is_ascii_uppercase() && self.take(&letter.to_string()) {
            return None;
        }
        match self.number() {
            Some(0) => None,
            Some(steps) => Some(steps),
            None if matches!(letter, 'R' | 'B' | 'Q') => None,
            None => Some(1),
        }
    }
}

/// King steps of a length, clockwise from straight ahead.
fn compass(length: i32) -> [Vector; 8] {
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
        .map(|(files, ranks)| (files * length, ranks * length))
}

/// The images of an oblique leap, clockwise from straight ahead.
fn oblique(short: i32, long: i32) -> [Vector; 8] {
    [
        (short, long),
        (long, short),
        (long, -short),
        (short, -long),
        (-short, -long),
        (-long, -short),
        (-long, short),
        (-short, long),
    ]
}

/// Three king steps in two neighbouring directions, in any order.
fn falcon() -> Vec<Component> {
    let step = |aim, joint| Part {
        ring: compass(1),
        images: (0..8).collect(),
        aim,
        range: Some(1),
        passed: Passed::Anything,
        skips_first: false,
        course: Course::Straight,
        hop: Hop::No,
        joint,
    };
    let mut ways = Vec::new();
    // The directions are `left` and the one clockwise of it; true is the latter.
    for left in 0..8 {
        for order in [
            [true, false, false],
            [false, true, false],
            [false, false, true],
            [false, true, true],
            [true, false, true],
            [true, true, false],
        ] {
            let [first, second, third] = order.map(|other| vec![(left + usize::from(other)) % 8]);
            let parts = vec![
                step(Aim::At(first), Joint::MustGoOn),
                step(Aim::At(second), Joint::MustGoOn),
                step(Aim::At(third), Joint::Last),
            ];
            ways.push(Component { quiet: true, captures: true, joined_sides: false, parts });
        }
    }
    ways
}
