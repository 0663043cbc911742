//! Faults in the tables of pieces.

use bitboard_plan::prove;
use bitboard_plan::{Bits, Engine, Geometry, Keep, Numbers, Pieces, Record, Request};
use oracle::Random;

use super::{Tally, flipped, random_set, some};

type Fault = (&'static str, String, Pieces);

/// A cell, so that a bit flipped there means something.
fn cell(random: &mut Random, geometry: &Geometry) -> u32 {
    let cells: Vec<u32> = geometry.cells().iter().collect();
    cells[random.below(cells.len())]
}

/// Faults in the record of some lookup.
fn in_record(
    random: &mut Random,
    original: &Pieces,
    table: usize,
    geometry: &Geometry,
    faults: &mut Vec<Fault>,
) {
    let lookups = &original.tables[table];
    let square = cell(random, geometry);
    let index = square as usize * lookups.count + random.below(lookups.count);
    let record = lookups.records[index];
    let mut put = |kind, mut other: Record| {
        let mut pieces = original.clone();
        if lookups.pext && other.mask != record.mask {
            // The upper half's bits begin above those of the lower half.
            other.fold = (other.mask as u64).count_ones();
        }
        // A square with fewer lookups repeats its first, fault and all.
        for copy in &mut pieces.tables[table].records[square as usize * lookups.count..][..lookups.count] {
            if *copy == record {
                *copy = other;
            }
        }
        faults.push((kind, format!("bit {square}: {record:x?} is {other:x?}"), pieces));
    };
    let cells: Vec<u32> = geometry.cells().iter().collect();
    for bit in some(random, cells, 1) {
        put("tables: a bit of a mask flipped", Record { mask: record.mask ^ 1 << bit, ..record });
    }
    let ones: Vec<u32> = Bits::from(record.mask).iter().collect();
    for bit in some(random, ones, 1) {
        put("tables: a relevant square lost", Record { mask: record.mask ^ 1 << bit, ..record });
    }
    if !lookups.pext {
        let ones = Bits::from(u128::from(record.multiplier)).iter().collect();
        for bit in some(random, ones, 1).into_iter().chain([random.below(64) as u32]) {
            let multiplier = record.multiplier ^ 1 << bit;
            put("tables: a bit of a multiplier flipped", Record { multiplier, ..record });
        }
        let other = record.multiplier.rotate_left(1 + random.below(62) as u32);
        put("tables: another multiplier", Record { multiplier: other, ..record });
        put("tables: wrong turn", Record { turn: (record.turn + 1) % 64, ..record });
        put("tables: wrong shift", Record { shift: record.shift - 1, ..record });
        put("tables: wrong shift", Record { shift: (record.shift + 1).min(63), ..record });
    }
    if record.mask >> 64 != 0 && !lookups.pext {
        put("tables: wrong fold", Record { fold: (record.fold + 1) % 64, ..record });
        put("tables: wrong fold", Record { fold: (record.fold + 63) % 64, ..record });
    }
    if record.mask >> 64 != 0 && lookups.pext {
        put("tables: wrong fold of pext", Record { fold: record.fold + 1, ..record });
        if let Some(fold) = record.fold.checked_sub(1) {
            put("tables: wrong fold of pext", Record { fold, ..record });
        }
    }
    put("tables: wrong offset", Record { offset: record.offset + 1, ..record });
    if lookups.numbers != Numbers::None {
        put("tables: wrong offset of sets", Record { sets: record.sets + 1, ..record });
    }
}

/// Faults in the entries of a table.
fn in_entries(
    random: &mut Random,
    original: &Pieces,
    table: usize,
    geometry: &Geometry,
    faults: &mut Vec<Fault>,
) {
    let lookups = &original.tables[table];
    let entry = random.below(lookups.sets.len());
    let bit = cell(random, geometry);
    let mut pieces = original.clone();
    pieces.tables[table].sets[entry] ^= 1 << bit;
    faults.push(("tables: a bit of a set flipped", format!("set {entry}, bit {bit}"), pieces));
    let mut pieces = original.clone();
    let place = match &mut pieces.tables[table].numbers {
        Numbers::None => return,
        Numbers::Bytes(numbers) => {
            let place = random.below(numbers.len());
            numbers[place] ^= 1;
            place
        }
        Numbers::Pairs(numbers) => {
            let place = random.below(numbers.len());
            numbers[place] ^= 1;
            place
        }
    };
    faults.push(("tables: wrong number of a set", format!("entry {place}"), pieces));
}

/// Faults in an engine that is no table.
fn in_engine(
    random: &mut Random,
    original: &Pieces,
    part: usize,
    geometry: &Geometry,
    faults: &mut Vec<Fault>,
) {
    let square = cell(random, geometry) as usize;
    let bit = cell(random, geometry);
    let mut put = |kind: &'static str, what: String, change: &dyn Fn(&mut Engine)| {
        let mut pieces = original.clone();
        change(&mut pieces.pieces[0].parts[part].0);
        faults.push((kind, format!("bit {square}: {what}"), pieces));
    };
    match &original.pieces[0].parts[part].0 {
        Engine::Rays(rays) => {
            let slots = &rays.squares[square];
            put("rays: a bit of the leaps flipped", format!("{bit}"), &|engine| {
                if let Engine::Rays(rays) = engine {
                    rays.squares[square].leaps = flipped(rays.squares[square].leaps, bit);
                }
            });
            for (number, slide) in slots.slides.iter().enumerate() {
                let ones: Vec<u32> = slide.lower.or(slide.upper).iter().collect();
                for bit in some(random, ones, 1) {
                    put("rays: a blocker of a slide lost", format!("{slide:?} {bit}"), &|engine| {
                        if let Engine::Rays(rays) = engine {
                            let slide = &mut rays.squares[square].slides[number];
                            slide.lower.remove(bit);
                            slide.upper.remove(bit);
                            if rays.plain {
                                slide.targets = slide.lower.or(slide.upper);
                            }
                        }
                    });
                }
                if *slide != Default::default() {
                    put("rays: a way lost", format!("{slide:?}"), &|engine| {
                        if let Engine::Rays(rays) = engine {
                            rays.squares[square].slides[number] = Default::default();
                        }
                    });
                    put("rays: both ways of a slide swapped", format!("{slide:?}"), &|engine| {
                        if let Engine::Rays(rays) = engine {
                            let slide = &mut rays.squares[square].slides[number];
                            core::mem::swap(&mut slide.lower, &mut slide.upper);
                        }
                    });
                }
            }
            for (kind, lines) in slots.hops.iter().enumerate() {
                for (number, line) in lines.iter().enumerate() {
                    let ones: Vec<u32> = line.iter().collect();
                    for bit in some(random, ones, 1) {
                        put("rays: a square of a hop lost", format!("{line:?} {bit}"), &|engine| {
                            if let Engine::Rays(rays) = engine {
                                rays.squares[square].hops[kind][number].remove(bit);
                            }
                        });
                    }
                }
            }
            for (number, gate) in slots.gates.iter().enumerate() {
                if gate.targets.is_empty() {
                    continue;
                }
                put("rays: the only way lost, as by a wrong detour rule", format!("{gate:?}"), &|engine| {
                    if let Engine::Rays(rays) = engine {
                        rays.squares[square].gates[number].targets = Bits::EMPTY;
                    }
                });
                let ones: Vec<u32> = gate.relevant.iter().collect();
                for bit in some(random, ones, 1) {
                    put("rays: a condition of a way lost or turned", format!("{gate:?} {bit}"), &|engine| {
                        if let Engine::Rays(rays) = engine {
                            let gate = &mut rays.squares[square].gates[number];
                            if gate.full.contains(bit) {
                                gate.full.remove(bit);
                            } else {
                                gate.relevant.remove(bit);
                            }
                        }
                    });
                }
            }
        }
        Engine::Walk(walk) => {
            let range = walk.starts[square] as usize..walk.starts[square + 1] as usize;
            let all: Vec<usize> = range.collect();
            for at in some(random, all, 2) {
                let instruction = walk.code[at];
                let mut change = |kind, other: u32| {
                    put(kind, format!("{instruction:#x} is {other:#x}"), &|engine| {
                        if let Engine::Walk(walk) = engine {
                            walk.code[at] = other;
                        }
                    });
                };
                change("walk: wrong square", instruction & !0x1ff | bit);
                change("walk: wrong instruction", instruction ^ 1 << 9);
                change("walk: wrong instruction", instruction ^ 2 << 9);
                if instruction >> 11 > 0 {
                    change("walk: one instruction less skipped", instruction - (1 << 11));
                    change("walk: one instruction more skipped", instruction + (1 << 11));
                }
            }
        }
        Engine::Fill(_) | Engine::Tables { .. } => {}
    }
}

/// Every fault that is put into a piece.
fn faults(random: &mut Random, original: &Pieces, geometry: &Geometry) -> Vec<Fault> {
    let mut faults = Vec::new();
    for table in 0..original.tables.len() {
        for _ in 0..2 {
            in_record(random, original, table, geometry, &mut faults);
            in_entries(random, original, table, geometry, &mut faults);
        }
    }
    for table in 0..original.leaps.len() {
        let (square, bit) = (cell(random, geometry), cell(random, geometry));
        let mut pieces = original.clone();
        let set = &mut pieces.leaps[table][square as usize];
        *set = flipped(*set, bit);
        faults.push(("tables: a bit of the leaps flipped", format!("bit {square}: {bit}"), pieces));
    }
    for part in 0..original.pieces[0].parts.len() {
        for _ in 0..2 {
            in_engine(random, original, part, geometry, &mut faults);
        }
        for keep in [Keep::All, Keep::Empty, Keep::Occupied] {
            let before = original.pieces[0].parts[part].1;
            if keep != before {
                let mut pieces = original.clone();
                pieces.pieces[0].parts[part].1 = keep;
                faults.push(("pieces: other squares kept", format!("{before:?} is {keep:?}"), pieces));
            }
        }
    }
    faults
}

/// Judges one mutant by its request.
pub fn judge(
    tally: &mut Tally,
    random: &mut Random,
    geometry: &Geometry,
    requests: &[Request],
    [mutant, original]: [&Pieces; 2],
    (kind, what): (&'static str, String),
) {
    let verdict = prove::pieces(geometry, requests, mutant);
    let runs =
        |square, occupied| [mutant, original].map(|pieces| pieces.reached(geometry, 0, square, occupied));
    tally.note(
        kind,
        what,
        verdict,
        |refutation| runs(refutation.from.expect("a square").1, refutation.inputs[0]),
        || {
            (0..300).all(|round| {
                let occupied = random_set(random, geometry.cells(), [5, 15, 40][round % 3]);
                let [mutant, original] = runs(cell(random, geometry), occupied);
                mutant == original
            })
        },
    );
}

/// Puts at most `most` of the faults that count into a piece and has each judged by the movement alone.
pub fn mutate(
    tally: &mut Tally,
    random: &mut Random,
    geometry: &Geometry,
    requests: &[Request],
    original: &Pieces,
    name: &str,
    (most, counts): (usize, fn(&str) -> bool),
) {
    assert!(prove::pieces(geometry, requests, original).is_ok(), "{name} is right as it is");
    let mut faults = faults(random, original, geometry);
    // A number replaced by itself is no fault.
    faults.retain(|(kind, _, mutant)| mutant != original && counts(kind));
    for (kind, what, mutant) in some(random, faults, most) {
        let what = format!("{name}: {what}");
        judge(tally, random, geometry, requests, [&mutant, original], (kind, what));
    }
}
