//! Engines of pieces run on functions of the occupied squares instead of on one board.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::{
    Operations, Unproved,
    diagram::{Diagrams, Function},
    statement::Inputs,
    words::{self, Symbols},
};
use crate::{Bits, Engine, Gate, Geometry, Lookups, Numbers, Pieces, Rays, Record, Slide, Walk};

/// The most squares of a mask: all their occupancies are looked up.
const MOST_SQUARES: u32 = 22;

/// Where an engine leads from a square. `square` is a cell.
pub(super) fn reached(
    d: &mut Diagrams,
    geometry: &Geometry,
    pieces: &Pieces,
    engine: &Engine,
    square: u32,
    occupied: &Inputs,
) -> Result<Symbols, Unproved> {
    let index = square as usize;
    let beyond = Unproved::BeyondTable { square };
    let at = &occupied.symbols[0];
    match engine {
        Engine::Rays(rays) => rays_reached(d, rays, index, at).ok_or(beyond),
        Engine::Walk(walk) => walk_reached(d, walk, index, at).ok_or(beyond),
        Engine::Fill(program) => {
            let own: Bits = [square].into_iter().collect();
            let mut empty = words::constant(own, Bits::MAX);
            for bit in geometry.cells().iter().filter(|&bit| bit != square) {
                empty[bit as usize] = d.not(at[bit as usize]);
            }
            let inputs = Inputs { symbols: vec![words::constant(own, Bits::MAX), empty] };
            let mut result = words::run(d, &Operations::from(program), &inputs, 0, true)?;
            result.resize(Bits::MAX as usize, Function::FALSE);
            Ok(result)
        }
        Engine::Tables { tables, leaps } => {
            let apart = match leaps {
                None => Bits::EMPTY,
                Some(leaps) => {
                    let sets = pieces.leaps.get(*leaps).and_then(|sets| sets.get(index));
                    *sets.ok_or(beyond)?
                }
            };
            let mut result = words::constant(apart, Bits::MAX);
            for table in tables {
                let beyond = Unproved::BeyondTable { square };
                let lookups = pieces.tables.get(*table).ok_or(beyond)?;
                look_up(d, lookups, square, at, &mut result)?;
            }
            Ok(result)
        }
    }
}

fn add(d: &mut Diagrams, set: &mut Symbols, bit: u32, value: Function) {
    if let Some(place) = set.get_mut(bit as usize) {
        *place = d.or(*place, value);
    }
}

fn rays_reached(d: &mut Diagrams, rays: &Rays, square: usize, occupied: &Symbols) -> Option<Symbols> {
    let slots = rays.squares.get(square)?;
    let counts = slots.slides.len() == rays.slides && slots.gates.len() == rays.gates;
    if !counts || slots.hops.iter().map(Vec::len).ne(rays.hops) {
        return None;
    }
    let mut result = words::constant(slots.leaps, Bits::MAX);
    for &Slide { lower, upper, targets } in &slots.slides {
        // Then the targets are not stored.
        if rays.plain && targets != lower.or(upper) {
            return None;
        }
        for target in targets.iter() {
            // No blocker of the upper way below it, and none of the lower way above it.
            let below = Bits::first(target);
            let mut above = below;
            above.insert(target);
            let blockers = upper.and(below).or(lower.without(above));
            let mut open = Function::TRUE;
            for bit in blockers.iter().rev() {
                open = d.without(open, occupied[bit as usize]);
            }
            add(d, &mut result, target, open);
        }
    }
    for (kind, lines) in slots.hops.iter().enumerate() {
        for line in lines {
            let squares: Vec<u32> =
                if kind % 2 == 1 { line.iter().rev().collect() } else { line.iter().collect() };
            hop(d, &squares, kind >= 2, occupied, &mut result);
        }
    }
    for &Gate { relevant, full, targets } in &slots.gates {
        let mut open = Function::constant(full.is_subset(relevant));
        for bit in relevant.iter().rev() {
            let here = occupied[bit as usize];
            open = if full.contains(bit) { d.and(open, here) } else { d.without(open, here) };
        }
        for target in targets.iter() {
            add(d, &mut result, target, open);
        }
    }
    Some(result)
}

/// The squares behind the first occupied one: up to the second, or only the next.
fn hop(d: &mut Diagrams, squares: &[u32], only_next: bool, occupied: &Symbols, result: &mut Symbols) {
    let (mut before, mut behind) = (Function::TRUE, Function::FALSE);
    for &square in squares {
        let here = occupied[square as usize];
        add(d, result, square, behind);
        let on = if only_next { Function::FALSE } else { d.without(behind, here) };
        let hurdle = d.and(before, here);
        behind = d.or(on, hurdle);
        before = d.without(before, here);
    }
}

fn walk_reached(d: &mut Diagrams, walk: &Walk, square: usize, occupied: &Symbols) -> Option<Symbols> {
    let (start, end) = (*walk.starts.get(square)?, *walk.starts.get(square + 1)?);
    let code = walk.code.get(start as usize..end as usize)?;
    let mut result = vec![Function::FALSE; Bits::MAX as usize];
    // On which boards each instruction is executed.
    let mut executed = vec![Function::FALSE; code.len() + 1];
    executed[0] = Function::TRUE;
    for (index, instruction) in code.iter().enumerate() {
        let (here, kind, skip) = (instruction & 0x1ff, instruction >> 9 & 3, instruction >> 11);
        let now = executed[index];
        if kind == 0 || kind == 3 {
            add(d, &mut result, here, now);
        }
        let full = occupied.get(here as usize).copied().unwrap_or(Function::FALSE);
        let (on, off) = match kind {
            0 => (now, Function::FALSE),
            2 => (d.and(now, full), d.without(now, full)),
            _ => (d.without(now, full), d.and(now, full)),
        };
        executed[index + 1] = d.or(executed[index + 1], on);
        let skipped = (index + 1).saturating_add(skip as usize);
        if let Some(later) = executed.get_mut(skipped) {
            *later = d.or(*later, off);
        }
    }
    Some(result)
}

/// Adds what the lookups of a square give.
fn look_up(
    d: &mut Diagrams,
    lookups: &Lookups,
    square: u32,
    occupied: &Symbols,
    result: &mut Symbols,
) -> Result<(), Unproved> {
    let first = (square as usize).saturating_mul(lookups.count);
    let records = lookups.records.get(first..first.saturating_add(lookups.count));
    let records = records.ok_or(Unproved::BeyondTable { square })?;
    for (number, record) in records.iter().enumerate() {
        // A square with fewer lookups repeats its first.
        if number > 0 && record == &records[0] {
            continue;
        }
        if record.mask.count_ones() > MOST_SQUARES {
            return Err(Unproved::TooLarge);
        }
        let table = Decided::new(lookups, record).ok_or(Unproved::BeyondTable { square })?;
        table.add_to(d, record.mask, occupied, result);
        if d.is_full() {
            return Err(Unproved::TooLarge);
        }
    }
    Ok(())
}

/// A lookup as a diagram whose ends are sets.
struct Decided {
    /// The sets, each once.
    sets: Vec<u128>,
    /// The number of a bit among those of the mask, and what follows if it is unset or set: a set, or by its index less
    /// the number of sets a node before.
    nodes: Vec<(u32, u32, u32)>,
    root: u32,
}

impl Decided {
    /// Looks up every occupancy of the mask. `None` if one of them leads out of the table.
    fn new(lookups: &Lookups, record: &Record) -> Option<Self> {
        let width = record.mask.count_ones();
        let mut known: BTreeMap<u128, u32> = BTreeMap::new();
        let mut sets = Vec::new();
        let mut ends = Vec::with_capacity(1 << width);
        let mut occupied = 0;
        for number in 0..1_usize << width {
            let set = entry(lookups, record, number, occupied)?;
            ends.push(*known.entry(set).or_insert_with(|| {
                sets.push(set);
                sets.len() as u32 - 1
            }));
            // The next subset of the mask in the order of numbers.
            occupied = occupied.wrapping_sub(record.mask) & record.mask;
        }
        let mut nodes: Vec<(u32, u32, u32)> = Vec::new();
        for bit in (0..width).rev() {
            let mut merged: BTreeMap<(u32, u32), u32> = BTreeMap::new();
            let half = 1 << bit;
            for index in 0..half {
                let (low, high) = (ends[index], ends[index + half]);
                if low != high {
                    ends[index] = *merged.entry((low, high)).or_insert_with(|| {
                        nodes.push((bit, low, high));
                        (sets.len() + nodes.len() - 1) as u32
                    });
                }
            }
        }
        Some(Self { root: ends[0], sets, nodes })
    }

    /// Adds each square as a function of the occupied squares.
    fn add_to(&self, d: &mut Diagrams, mask: u128, occupied: &Symbols, result: &mut Symbols) {
        let bits: Vec<u32> = Bits::from(mask).iter().collect();
        let all = self.sets.iter().fold(0, |all, set| all | set);
        for target in Bits::from(all).iter() {
            let mut values: Vec<Function> =
                self.sets.iter().map(|set| Function::constant(set >> target & 1 == 1)).collect();
            for &(bit, low, high) in &self.nodes {
                let (low, high) = (values[low as usize], values[high as usize]);
                let here = bits[bit as usize];
                // What is no cell is never occupied.
                values.push(if occupied[here as usize].varies() { d.branch(here, low, high) } else { low });
            }
            add(d, result, target, values[self.root as usize]);
        }
    }
}

/// The set that a lookup finds for the occupied squares of its mask, the `number`-th subset.
fn entry(lookups: &Lookups, record: &Record, number: usize, occupied: u128) -> Option<u128> {
    let index = if lookups.pext {
        // The ones of the lower half, and those of the upper half beside them.
        let below = (record.mask as u64).count_ones();
        let high = number.checked_shr(below).unwrap_or(0);
        let low = number ^ high.checked_shl(below).unwrap_or(0);
        low | high.checked_shl(record.fold)?
    } else {
        let (low, high) = (occupied as u64, (occupied >> 64) as u64);
        let gathered = (low | high.rotate_left(record.fold)).rotate_left(record.turn);
        (gathered.wrapping_mul(record.multiplier)).checked_shr(record.shift)? as usize
    };
    let place = (record.offset as usize).checked_add(index)?;
    let place = match &lookups.numbers {
        Numbers::None => place,
        Numbers::Bytes(numbers) => record.sets as usize + usize::from(*numbers.get(place)?),
        Numbers::Pairs(numbers) => record.sets as usize + usize::from(*numbers.get(place)?),
    };
    lookups.sets.get(place).copied()
}
