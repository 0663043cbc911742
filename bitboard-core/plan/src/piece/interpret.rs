//! Engines run without generated code.

use super::{Engine, Gate, Keep, Pieces, Rays, Slide, Walk};
use crate::{Bits, Geometry};

impl Pieces {
    /// Where a piece goes from a square. None if there is no such square or piece.
    #[must_use]
    pub fn reached(&self, geometry: &Geometry, piece: usize, square: u32, occupied: Bits) -> Bits {
        let Some(piece) = self.pieces.get(piece).filter(|_| geometry.cells().contains(square)) else {
            return Bits::EMPTY;
        };
        let occupied = occupied.and(geometry.cells());
        piece.parts.iter().fold(Bits::EMPTY, |union, (engine, keep)| {
            let reached = self.by(engine, geometry, square, occupied);
            union.or(match keep {
                Keep::All => reached,
                Keep::Empty => reached.without(occupied),
                Keep::Occupied => reached.and(occupied),
            })
        })
    }

    /// What an engine gives on a cell.
    fn by(&self, engine: &Engine, geometry: &Geometry, square: u32, occupied: Bits) -> Bits {
        let index = square as usize;
        match engine {
            Engine::Rays(rays) => rays.reached(index, occupied),
            Engine::Walk(walk) => walk.reached(index, occupied),
            Engine::Fill(program) => {
                let own: Bits = [square].into_iter().collect();
                program.run(&[own, geometry.cells().without(occupied).or(own)], 0)
            }
            Engine::Tables { tables, leaps } => {
                let apart = leaps.map_or(Bits::EMPTY, |leaps| self.leaps[leaps][index]);
                tables.iter().fold(apart, |union, &table| {
                    union.or(Bits::from(self.tables[table].attacks(index, occupied.low_u128())))
                })
            }
        }
    }
}

impl Rays {
    fn reached(&self, square: usize, occupied: Bits) -> Bits {
        let slots = &self.squares[square];
        let mut reached = slots.leaps;
        for Slide { lower, upper, targets } in &slots.slides {
            let from = lower.and(occupied).iter().next_back();
            let to = upper.and(occupied).iter().next();
            let below = Bits::first(from.unwrap_or(0));
            let up_to = to.map_or(Bits::first(Bits::MAX), |to| Bits::first(to + 1));
            reached = reached.or(targets.and(up_to).without(below));
        }
        for (kind, lines) in slots.hops.iter().enumerate() {
            for line in lines {
                reached = reached.or(hop(*line, occupied, kind % 2 == 1, kind >= 2));
            }
        }
        for Gate { relevant, full, targets } in &slots.gates {
            if relevant.and(occupied) == *full {
                reached = reached.or(*targets);
            }
        }
        reached
    }
}

/// The squares of a line behind the first occupied one: up to the second, or only the next.
fn hop(line: Bits, occupied: Bits, downwards: bool, only_next: bool) -> Bits {
    let mut reached = Bits::EMPTY;
    let mut squares = line.iter();
    let mut behind = false;
    while let Some(square) = if downwards { squares.next_back() } else { squares.next() } {
        if behind {
            reached.insert(square);
        }
        let ends = behind && (only_next || occupied.contains(square));
        if ends {
            break;
        }
        behind |= occupied.contains(square);
    }
    reached
}

impl Walk {
    fn reached(&self, square: usize, occupied: Bits) -> Bits {
        let mut reached = Bits::EMPTY;
        let end = self.starts[square + 1] as usize;
        let mut at = self.starts[square] as usize;
        while at < end {
            let instruction = self.code[at];
            let (here, kind, skip) = (instruction & 0x1ff, instruction >> 9 & 3, instruction >> 11);
            if kind == 0 || kind == 3 {
                reached.insert(here);
            }
            let goes_on = kind == 0 || occupied.contains(here) == (kind == 2);
            at += 1 + if goes_on { 0 } else { skip as usize };
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{
        By, Corner, Gives, Index, Leg, Movement, Order, PieceProblem, Purpose, Request, Wrap, compile,
    };

    fn movements() -> Vec<Movement> {
        let sum = |parts: &[Movement]| parts.iter().flat_map(|part| part.components.clone()).collect();
        let king_walk = || Leg::king().turning(0..8);
        let parts: [Movement; 26] = [
            Leg::leap(1, 2).into(),
            Leg::ride(1, 0).into(),
            Leg::queen().into(),
            Leg::ride(1, 2).into(),
            Leg::ride(2, 0).lame().into(),
            Leg::leap(1, 2).lame().into(),
            Leg::leap(2, 3).lame().into(),
            Leg::ride(2, 0).jumping().into(),
            Leg::ride(1, 0).hopping().into(),
            Leg::queen().hopping_behind().into(),
            Leg::ride(1, 2).hopping_behind().into(),
            Leg::queen().range(3).hopping().into(),
            Leg::ride(1, 0).skipping_first().into(),
            Leg::ride(1, 1).crooked().into(),
            Leg::ride(1, 2).circular().into(),
            Leg::ride(1, 0).wrapping().into(),
            Leg::ride(1, 1).turning([1, 3]).quiet().into(),
            Leg::leap(1, 1).or_then(Leg::ride(1, 0)).into(),
            Leg::leap(1, 0).then(Leg::ride(1, 1)).captures().into(),
            Leg::queen().mounting().then(Leg::king().turning([1, 7])).into(),
            Leg::ride(1, 0).mounting().then(Leg::ride(1, 1).turning([1, 7])).into(),
            Leg::king().or_then(king_walk()).into(),
            Leg::king().then(king_walk()).then(king_walk()).into(),
            Leg::ride(1, 0).or_then(Leg::ride(1, 0).turning([2, 6])).into(),
            Leg::leap(1, 2).or_then(Leg::ride(1, 0)).into(),
            Leg::king().mounting().then(Leg::queen().turning([0, 4])).into(),
        ];
        let mut movements = parts.to_vec();
        for (one, other) in parts.iter().zip(parts.iter().skip(1)) {
            movements.push(sum(&[one.clone(), other.turned()]));
        }
        movements
    }

    fn boards() -> Vec<Geometry> {
        let new = |files, ranks| Geometry::new(files, ranks).unwrap();
        let corner = Corner { last_file: true, last_rank: false };
        [
            new(8, 8),
            new(3, 5),
            new(9, 7).with_layout(Order::FileMajor, corner),
            new(11, 10),
            new(7, 6).with_wrap(Wrap::Both),
            new(5, 6).with_wrap(Wrap::Files),
            new(6, 6).with_cells(|file, rank| (file, rank) != (2, 3) && (file, rank) != (5, 0)).unwrap(),
            new(13, 12),
        ]
        .to_vec()
    }

    /// The ways of the movement, asked one by one.
    fn expected(movement: &Movement, board: &Geometry, square: u32, gives: Gives, occupied: Bits) -> Bits {
        let open = |purpose| {
            let moves = movement.moves(board, square, purpose).unwrap();
            moves.iter().filter(|way| way.is_open(occupied)).map(|way| way.to).collect::<Bits>()
        };
        match gives {
            Gives::Attacks => open(Purpose::Capture),
            Gives::Quiet => open(Purpose::Quiet).without(occupied),
            Gives::Captures => open(Purpose::Capture).and(occupied),
            Gives::Moves => open(Purpose::Quiet).without(occupied).or(open(Purpose::Capture).and(occupied)),
        }
    }

    fn ways() -> Vec<By> {
        let mut ways = alloc::vec![By::Auto, By::Rays, By::Walk, By::Fill];
        for lookups in [None, Some(1), Some(2), Some(3), Some(4)] {
            for index in [Index::Direct, Index::Unique] {
                ways.push(By::Tables { lookups, index: Some(index) });
                ways.push(By::Pext { lookups, index: Some(index) });
            }
        }
        ways
    }

    #[test]
    fn all_engines_agree_with_the_ways_of_the_movement() {
        let mut random = 0x2545_f491_4f6c_dd1d_u64;
        let mut next = || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random
        };
        let mut applied = 0;
        for board in boards() {
            for (number, movement) in movements().into_iter().enumerate() {
                let ways = ways();
                let tables = 4 + next() as usize % (ways.len() - 4);
                for by in [ways[next() as usize % 4], ways[tables]] {
                    // Large tables take long without optimisation.
                    let most_bytes = 50_000;
                    let gives =
                        [Gives::Attacks, Gives::Quiet, Gives::Captures, Gives::Moves][next() as usize % 4];
                    let request = Request {
                        movement: movement.clone(),
                        gives,
                        by,
                        most_bytes,
                        shares: true,
                        sets: false,
                    };
                    let pieces = match compile(&board, &[request]) {
                        Ok(pieces) => pieces,
                        Err(problems) => {
                            assert!(
                                matches!(problems[..], [(0, PieceProblem::NotBy { .. })]),
                                "{problems:?}"
                            );
                            continue;
                        }
                    };
                    applied += 1;
                    for _ in 0..8 {
                        let square = next() as u32 % (board.files() * board.ranks());
                        let density = next();
                        let occupied: Bits =
                            board.cells().iter().filter(|_| next() % 8 <= density % 6).collect();
                        let mut occupied = occupied;
                        occupied.remove(square);
                        let found = pieces.reached(&board, 0, square, occupied);
                        let expected = expected(&movement, &board, square, gives, occupied);
                        assert_eq!(
                            found, expected,
                            "movement {number} by {by} on {board} gives {gives:?} from {square} among {occupied:?}"
                        );
                    }
                }
            }
        }
        assert!(applied > 400, "{applied}");
    }
}
