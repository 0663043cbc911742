//! Texts made up at random: reading never panics, and what is read can be written and read again.

use alloc::string::String;

use super::{Movement, written};

/// What texts are made of. Letters that are often refused are rare.
const ALPHABET: [&[u8]; 4] =
    [b"fblrvshmcnjozqpg", b"WFDNAHCZGKRBQLJ", b"[]-?(),0123456789a", b"ieaxutdyk@OPUXIK+! \xc3"];

/// A small linear congruential generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) as usize) % bound
    }

    /// Letters in any order.
    fn letters(&mut self) -> String {
        let length = self.below(12);
        let letter = |random: &mut Self| {
            let kind = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3][random.below(10)];
            char::from(ALPHABET[kind][random.below(ALPHABET[kind].len())])
        };
        (0..length).map(|_| letter(self)).collect()
    }

    /// A text that looks like one or more components.
    fn text(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..=self.below(3) {
            match self.below(8) {
                0 => text += ["falcon", "mfalcon", "ofalcon"][self.below(3)],
                1..=3 => {
                    text += ["", "", "m", "co"][self.below(4)];
                    text += "[";
                    for _ in 0..=self.below(3) {
                        self.part(&mut text);
                        text += ["-", "-", "?", "?", ""][self.below(5)];
                    }
                    self.part(&mut text);
                    text += "]";
                }
                _ => self.part(&mut text),
            }
        }
        text
    }

    fn part(&mut self, text: &mut String) {
        const DIRECTIONS: [&str; 24] = [
            "", "", "", "", "f", "b", "l", "r", "v", "s", "fl", "rf", "fs", "lv", "hr", "fh", "ffrr", "fbs",
            "frbl", "a", "rfb", "lvf", "sbb", "hlrf",
        ];
        const MODIFIERS: [&str; 16] =
            ["", "", "", "", "", "m", "c", "n", "j", "o", "z", "q", "p", "g", "mn", "zp"];
        const RANGES: [&str; 8] = ["", "", "", "", "0", "1", "2", "17"];
        *text += DIRECTIONS[self.below(DIRECTIONS.len())];
        *text += MODIFIERS[self.below(MODIFIERS.len())];
        let atoms = ALPHABET[1];
        match self.below(12) {
            0 => *text += ["(4,1)", "(5,3)", "(0,4)", "(7,7)", "(2,3)"][self.below(5)],
            kind => {
                let atom = char::from(atoms[self.below(atoms.len())]);
                text.push(atom);
                if kind == 1 {
                    text.push(atom);
                }
            }
        }
        *text += RANGES[self.below(RANGES.len())];
    }
}

#[test]
fn random_texts() {
    let mut random = Random(1);
    let mut understood = 0;
    for number in 0..300_000 {
        let text = if number % 2 == 0 { random.letters() } else { random.text() };
        match Movement::betza(&text) {
            Ok(movement) => {
                let canonical = written(&movement);
                assert_eq!(movement.to_betza(), Ok(canonical), "{text}");
                understood += 1;
            }
            Err(error) => {
                assert!(text.get(error.start..error.end).is_some(), "{text}: {error:?}");
                assert!(error.start < error.end || text.is_empty(), "{text}: {error:?}");
            }
        }
    }
    assert!(understood > 40_000, "{understood}");
}
