//! Random games, all of them a move further at a time.

use std::fmt;

use bitboard_core::arch::Level;
use bitboard_core::batch::Block;

use crate::position::{Position, Positions};
use crate::{scalar, walk};

/// What became of some games.
pub struct Record {
    games: usize,
    /// Black's, White's, and those that nobody won.
    results: [usize; 3],
    /// All discs of Black and of White at the end.
    discs: [u64; 2],
    /// For each turn, in how many games it was one, with how many moves to choose from, and in how many with none.
    turns: Vec<Turn>,
    /// How many boards were compared with the rules.
    checked: Option<usize>,
}

#[derive(Clone, Copy, Default)]
struct Turn {
    games: u64,
    moves: u64,
    passes: u64,
}

/// Numbers without a pattern.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((high * u64::from(limit)) >> 32) as u32
    }

    /// One of the squares, as a set; none of none.
    fn one_of(&mut self, mut squares: u64) -> u64 {
        for _ in 0..self.below(squares.count_ones()) {
            squares &= squares - 1;
        }
        squares & squares.wrapping_neg()
    }
}

/// Plays so many games. If they are to be checked, the first difference is an error.
pub fn play(level: Level, games: usize, seed: u64, check: bool) -> Result<Record, String> {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut positions = Positions::of(level, &vec![Position::FIRST; games]);
    let blocks = positions.own.len();
    let mut moves = vec![Block::EMPTY; blocks];
    let mut flips = moves.clone();
    let mut placed = moves.clone();
    // How often in a row nobody could move; after the second time a game is over, and its board passes for ever.
    let mut passes = vec![0_u8; games];
    let mut turns: Vec<Turn> = Vec::new();
    let mut checked = 0;
    loop {
        positions.moves(level, &mut moves);
        let mut turn = Turn::default();
        let mut ends = 0;
        for (block, moves) in moves.iter().enumerate() {
            let moves: [u64; 64] = moves.to_boards(level);
            let mut discs = [0; 64];
            let first = 64 * block;
            for (board, passes) in passes[first..games.min(first + 64)].iter_mut().enumerate() {
                if *passes == 2 {
                    continue;
                }
                *passes = if moves[board] == 0 { *passes + 1 } else { 0 };
                if *passes == 2 {
                    // Then what came before was the end, and no pass.
                    ends += 1;
                    continue;
                }
                turn.games += 1;
                turn.moves += u64::from(moves[board].count_ones());
                turn.passes += u64::from(*passes);
                discs[board] = random.one_of(moves[board]);
            }
            placed[block] = Block::from_boards(level, &discs);
        }
        if let Some(before) = turns.last_mut() {
            let Turn { games, passes, .. } = before;
            (*games, *passes) = (*games - ends, *passes - ends);
        }
        if turn.games == 0 {
            break;
        }
        turns.push(turn);
        positions.flips(level, &placed, &mut flips);
        if check {
            checked += compare(&positions, [&moves, &placed, &flips], games)?;
        }
        positions = positions.after(level, &placed, &flips);
    }
    Ok(Record::new(&positions, games, turns, check.then_some(checked)))
}

/// Compares moves and flips with those of one board at a time and with the rules.
fn compare(
    positions: &Positions,
    [moves, placed, flips]: [&[Block]; 3],
    games: usize,
) -> Result<usize, String> {
    for game in 0..games {
        let of = |blocks: &[Block]| blocks[game / 64].board::<u64>(game % 64);
        let position = Position { own: of(&positions.own), other: of(&positions.other) };
        let disc = of(placed);
        let turned = if disc == 0 { 0 } else { walk::flips(position, disc.trailing_zeros()) };
        let found = [
            ("moves", of(moves), walk::moves(position)),
            ("moves, one board at a time", scalar::moves(position), walk::moves(position)),
            ("flips", of(flips), turned),
            ("flips, one board at a time", scalar::flips(position, disc), turned),
        ];
        for (what, found, expected) in found {
            if found != expected {
                let Position { own, other } = position;
                return Err(format!(
                    "{what}: {found:#018x} and not {expected:#018x}, own discs {own:#018x}, other {other:#018x}, \
                     placed {disc:#018x}"
                ));
            }
        }
    }
    Ok(games)
}

impl Record {
    fn new(positions: &Positions, games: usize, turns: Vec<Turn>, checked: Option<usize>) -> Self {
        let mut record = Self { games, results: [0; 3], discs: [0; 2], turns, checked };
        for game in 0..games {
            let count = |blocks: &[Block]| blocks[game / 64].board::<u64>(game % 64).count_ones();
            let mut discs = [count(&positions.own), count(&positions.other)];
            // After an odd number of turns it would be White's.
            if record.turns.len() % 2 == 1 {
                discs.reverse();
            }
            let [black, white] = discs;
            record.results[if black > white {
                0
            } else if black < white {
                1
            } else {
                2
            }] += 1;
            record.discs[0] += u64::from(black);
            record.discs[1] += u64::from(white);
        }
        record
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games as f64;
        writeln!(f, "{} random games", self.games)?;
        for (result, count) in ["Black wins", "White wins", "draws"].into_iter().zip(self.results) {
            writeln!(f, "{result:<10} {count:>8} {:>6.2} %", 100.0 * count as f64 / games)?;
        }
        for (player, discs) in ["Black", "White"].into_iter().zip(self.discs) {
            writeln!(f, "{player} has {:.3} discs at the end", discs as f64 / games)?;
        }
        if let Some(checked) = self.checked {
            writeln!(f, "{checked} boards compared with the rules, no difference")?;
        }
        writeln!(f, "\nturn    games  passes  moves to choose from")?;
        let turns = self.turns.iter().take_while(|turn| turn.games > 0);
        for (index, Turn { games, moves, passes }) in turns.enumerate() {
            let mean = *moves as f64 / *games as f64;
            writeln!(f, "{:>4} {games:>8} {passes:>7}  {mean:>7.3}", index + 1)?;
        }
        Ok(())
    }
}
