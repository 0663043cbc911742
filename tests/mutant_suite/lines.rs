//! Faults in programs on lines.

use bitboard_plan::prove::{Lines, Statement};
use bitboard_plan::{Bits, LineOp, Plan, Sliced, Value};
use oracle::Random;

use super::{Tally, random_set, some};

type Fault = (&'static str, String, Vec<LineOp>, Vec<Value>);

fn faults(random: &mut Random, original: Lines<'_>) -> Vec<Fault> {
    let mut faults: Vec<Fault> = Vec::new();
    let results = original.results.to_vec();
    for (index, &op) in original.ops.iter().enumerate() {
        let mut put = |kind, other: LineOp| {
            let mut ops = original.ops.to_vec();
            ops[index] = other;
            faults.push((kind, format!("{op:?} is {other:?}"), ops, results.clone()));
        };
        match op {
            LineOp::Input(parameter, line) => {
                let lines = results.len() as u32;
                put("lines: wrong line", LineOp::Input(parameter, (line + 1) % lines));
                put("lines: wrong line", LineOp::Input(parameter, (line + lines - 1) % lines));
            }
            LineOp::Constant(bits) => {
                let bit = random.below(original.line_bits as usize);
                put("lines: a bit of a mask flipped", LineOp::Constant(bits ^ 1 << bit));
            }
            LineOp::Shift(a, by) => {
                put("lines: wrong shift", LineOp::Shift(a, -by));
                put("lines: wrong shift", LineOp::Shift(a, by + by.signum()));
            }
            LineOp::And(a, b) => put("lines: wrong operation", LineOp::Or(a, b)),
            LineOp::Or(a, b) => put("lines: wrong operation", LineOp::And(a, b)),
            LineOp::OrThree(a, b, c) => {
                put("lines: a part lost", LineOp::Or(a, b));
                put("lines: a part lost", LineOp::Or(b, c));
            }
            LineOp::Carry(a, b, c) => {
                put("lines: operands swapped", LineOp::Carry(b, a, c));
                put("lines: operands swapped", LineOp::Carry(c, b, a));
                put("lines: a condition lost", LineOp::Or(a, b));
                put("lines: a part lost", LineOp::And(b, c));
            }
            LineOp::Blockers(a, b) => {
                put("lines: operands swapped", LineOp::Blockers(b, a));
                put("lines: wrong operation", LineOp::Or(a, b));
            }
            LineOp::Up(a, b) => {
                put("lines: operands swapped", LineOp::Up(b, a));
                put("lines: wrong way", LineOp::Down(a, b));
                put("lines: wrong way", LineOp::Across(a, b));
            }
            LineOp::Down(a, b) => {
                put("lines: operands swapped", LineOp::Down(b, a));
                put("lines: wrong way", LineOp::Up(a, b));
                put("lines: wrong way", LineOp::Across(a, b));
            }
            LineOp::Across(a, b) => {
                put("lines: operands swapped", LineOp::Across(b, a));
                put("lines: wrong way", LineOp::Up(a, b));
                put("lines: wrong way", LineOp::Down(a, b));
            }
        }
    }
    for line in 1..results.len() {
        let mut swapped = results.clone();
        swapped.swap(line - 1, line);
        let what = format!("results {} and {line} swapped", line - 1);
        faults.push(("lines: results swapped", what, original.ops.to_vec(), swapped));
    }
    faults
}

/// What riders attack among blockers that contain them, by the definition of these operations.
fn attacks(riders: u32, blockers: u32, lane: u32, down: bool) -> u32 {
    let turned = |bits: u32| if down { bits.reverse_bits() >> (32 - lane) } else { bits };
    let (riders, blockers) = (turned(riders), turned(blockers));
    turned(blockers ^ blockers.wrapping_sub(riders << 1))
}

/// Runs operations on the lines of one board, without anything that the prover is made of.
fn run(program: Lines<'_>, inputs: &[Bits]) -> Bits {
    let lane = program.lane_bits;
    let all = (1_u32 << lane) - 1;
    let mut values: Vec<u32> = Vec::new();
    for &op in program.ops {
        let of = |value: Value| values[value.index()];
        let value = match op {
            LineOp::Input(parameter, line) => (0..program.line_bits)
                .filter(|bit| inputs[parameter].contains(line * program.line_bits + bit))
                .fold(0, |line, bit| line | 1 << bit),
            LineOp::Constant(bits) => bits,
            LineOp::Shift(a, by) if by < 0 => of(a) >> by.unsigned_abs().min(31),
            LineOp::Shift(a, by) => of(a) << by.unsigned_abs().min(31),
            LineOp::And(a, b) => of(a) & of(b),
            LineOp::Or(a, b) => of(a) | of(b),
            LineOp::OrThree(a, b, c) => of(a) | of(b) | of(c),
            LineOp::Carry(a, b, c) => of(a) | of(b) & of(c),
            LineOp::Blockers(a, b) => of(a) | !of(b),
            LineOp::Up(a, b) => attacks(of(a), of(b), lane, false),
            LineOp::Down(a, b) => attacks(of(a), of(b), lane, true),
            LineOp::Across(a, b) => attacks(of(a), of(b), lane, false) | attacks(of(a), of(b), lane, true),
        };
        values.push(value & all);
    }
    let mut board = Bits::EMPTY;
    for (line, result) in (0..).zip(program.results) {
        let bits = (0..program.lane_bits).filter(|bit| values[result.index()] >> bit & 1 == 1);
        board = board.or(bits.map(|bit| line * program.line_bits + bit).collect());
    }
    board
}

/// Puts at most `most` faults into a sliced program and has each judged by the plan alone.
pub fn mutate(tally: &mut Tally, random: &mut Random, plan: &Plan, sliced: &Sliced, name: &str, most: usize) {
    let original = Lines::from(sliced);
    let mut statement = Statement::plan(plan);
    assert!(statement.sliced(original).is_ok(), "{name} is right as it is");
    let faults = faults(random, original);
    for (kind, what, ops, results) in some(random, faults, most) {
        let mutant = Lines { ops: &ops, results: &results, ..original };
        let verdict = statement.sliced(mutant);
        let runs = |inputs: &[Bits]| [run(mutant, inputs), sliced.run(inputs)];
        let held = if plan.stray_bits { plan.geometry.word().full() } else { plan.geometry.cells() };
        tally.note(
            kind,
            format!("{name}: {what}"),
            verdict,
            |refutation| runs(&refutation.inputs),
            || {
                (0..300).all(|round| {
                    let sliders = random_set(random, held, [3, 10, 30][round % 3]);
                    let empty = random_set(random, held, [50, 80, 95, 100][round % 4]);
                    let [mutant, original] = runs(&[sliders, empty]);
                    mutant == original
                })
            },
        );
    }
}
