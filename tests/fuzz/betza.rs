//! Texts for the reader of Betza notation, from noise to what every program understands.

use bitboard_plan::{Bits, By, Movement, Request, compile};
use oracle::piece::Piece;
use oracle::{Board, Random};

use crate::piece_suite::{GIVES, Position, check, ways};
use crate::plan_boards::geometry;
use crate::{Outcome, Target};

/// What texts are made of, refused parts among them.
const PARTS: &str = "f b l r v s h a fl fr hr fs ff m c n j o z q p g i e t u x y d k W F D N A H Z C G K R B Q J L \
    WW RR NN I X U P (4,1) (0,0) (1,3) (7 (,) (99999999999,1) falcon mfalcon [ ] - ? [ ] - ? 0 1 2 3 17 1000 4294967296 \
    @ + ! . é 漢 \u{301} \u{0}";

/// Of so many understood texts one is compiled.
const COMPILED: usize = 400;

/// The reader of Betza notation, and the compiler behind it.
#[derive(Debug)]
pub struct Betza;

/// A text.
#[derive(Debug)]
pub struct Text {
    text: String,
    /// The reference understands it too.
    known: bool,
}

impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.text)
    }
}

impl Target for Betza {
    type Input = Text;

    fn input(&self, random: &mut Random) -> Text {
        let text = |text| Text { text, known: false };
        match random.below(16) {
            0 | 1 => text(noise(random)),
            2..=4 => text(parts(random)),
            5..=9 => text(altered(random)),
            // A long one now and then.
            10 if random.below(200) == 0 => text(parts(random).repeat(1 + random.below(1000))),
            _ => Text { text: random.piece(), known: true },
        }
    }

    fn run(&self, input: &Text, random: &mut Random) -> Outcome {
        let Some(movement) = read(&input.text) else {
            assert!(!input.known, "the reference understands it");
            return Outcome::Refused;
        };
        if random.below(COMPILED) > 0 {
            return Outcome::Valid;
        }
        if compiles(input, &movement, random) && input.known { Outcome::Compared } else { Outcome::Valid }
    }
}

/// Reads a text: what is understood can be written and read again, and what is not is shown where it stands.
pub fn read(text: &str) -> Option<Movement> {
    match Movement::betza(text) {
        Ok(movement) => {
            assert_eq!(movement.check(), Ok(()), "what is read makes sense");
            let written = movement.to_betza().expect("what is read can be written");
            assert_eq!(Movement::betza(&written).as_ref(), Ok(&movement), "it is written as {written}");
            assert_eq!(movement.turned().turned(), movement, "two half turns are none");
            Some(movement)
        }
        Err(error) => {
            assert!(text.get(error.start..error.end).is_some(), "it cannot be shown: {error:?}");
            assert!(error.start < error.end || text.is_empty(), "nothing is shown: {error:?}");
            assert!(!error.to_string().is_empty(), "nothing is said");
            None
        }
    }
}

/// Compiles a movement in two ways, which must agree with each other and with the reference, if that knows the text.
/// Whether anything came of it.
fn compiles(input: &Text, movement: &Movement, random: &mut Random) -> bool {
    let board = Board::random(random);
    let (geometry, layout) = (geometry(&board), board.layout());
    let gives = GIVES[random.below(GIVES.len())];
    let by = ways()[random.below(ways().len())];
    let mut compiled = |by| {
        let (movement, most_bytes) = (movement.clone(), [1 << 12, 1 << 16, 1 << 20][random.below(3)]);
        let request = Request { movement, gives, by, most_bytes, shares: false, sets: false };
        let pieces = compile(&geometry, &[request]);
        if let Err(problems) = &pieces {
            assert!(problems.iter().all(|(_, problem)| !problem.to_string().is_empty()), "nothing is said");
        }
        pieces.ok()
    };
    let (Some(one), Some(other)) = (compiled(by), compiled(By::Walk)) else { return false };
    for _ in 0..4 {
        let square = layout.index(random.one(&board.grid.cells)) as u32;
        let mut occupied: Bits = (0..layout.len() as u32).filter(|_| random.below(4) == 0).collect();
        occupied = occupied.and(geometry.cells());
        occupied.remove(square);
        let [found, walked] = [&one, &other].map(|pieces| pieces.reached(&geometry, 0, square, occupied));
        assert_eq!(found, walked, "{gives:?} by {by} from {square} among {occupied:?} on {board:?}");
    }
    if input.known {
        let positions = Position::random(random, &Piece::parse(&input.text), gives, &board, 4);
        check(&format!("{input}, {gives:?} by {by}"), &board, &positions, &|from, occupied| {
            one.reached(&geometry, 0, from, occupied)
        });
    }
    true
}

/// Letters in any order.
fn noise(random: &mut Random) -> String {
    let letter = |random: &mut Random| match random.below(8) {
        0 => char::from_u32(random.below(0x11_0000) as u32).unwrap_or('?'),
        1 => char::from(random.below(128) as u8),
        _ => char::from(b' ' + random.below(95) as u8),
    };
    (0..random.below(14)).map(|_| letter(random)).collect()
}

/// Parts in any order.
fn parts(random: &mut Random) -> String {
    let parts: Vec<&str> = PARTS.split(' ').filter(|part| !part.is_empty()).collect();
    (0..=random.below(10)).map(|_| parts[random.below(parts.len())]).collect()
}

/// A piece with one to three changes.
fn altered(random: &mut Random) -> String {
    let mut letters: Vec<char> = random.piece().chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(letters.len() + 1);
        let end = letters.len().min(at + 1 + random.below(3));
        match random.below(4) {
            0 => drop(letters.drain(at..end)),
            1 => {
                let again = letters[at..end].to_vec();
                let elsewhere = random.below(letters.len() + 1);
                letters.splice(elsewhere..elsewhere, again);
            }
            2 if at < end => letters.swap(at, end - 1),
            _ => drop(letters.splice(at..at, parts(random).chars().take(3))),
        }
    }
    letters.into_iter().collect()
}
