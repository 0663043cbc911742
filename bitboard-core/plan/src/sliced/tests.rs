use alloc::{boxed::Box, vec, vec::Vec};

use super::{LineOp, Sliced, Unsliced};
use crate::{
    Algorithm, Bits, Corner, Direction, Fill, Geometry, Leaps, Offset, Order, Plan, Wrap, Yields, all_images,
    leaper::leaper_plans,
};

const QUEEN: [Offset; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

fn random(state: &mut u64) -> Bits {
    Bits::from_lanes(core::array::from_fn(|_| {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state
    }))
}

fn boards() -> Vec<Geometry> {
    let new = |files, ranks| Geometry::new(files, ranks).unwrap();
    let far = Corner { last_file: true, last_rank: true };
    let top = Corner { last_file: false, last_rank: true };
    vec![
        new(8, 8),
        new(8, 8).with_layout(Order::FileMajor, Corner::default()),
        new(8, 8).with_layout(Order::RankMajor, top),
        new(8, 8).with_layout(Order::FileMajor, far),
        new(8, 8).with_wrap(Wrap::Files),
        new(5, 5),
        new(7, 3).with_wrap(Wrap::Files),
        new(3, 5).with_wrap(Wrap::Both),
        new(3, 5).with_wrap(Wrap::Files).with_layout(Order::FileMajor, far),
        new(9, 10),
        new(9, 10).with_layout(Order::RankMajor, far),
        new(10, 9).with_layout(Order::FileMajor, top),
        new(12, 10),
        new(16, 16),
        new(12, 12).with_wrap(Wrap::Files),
        new(1, 8),
        new(8, 1),
        new(6, 6).with_cells(|file, rank| (file, rank) != (2, 3) && (file + 2 * rank) % 7 != 5).unwrap(),
        new(9, 9).with_hexagon(5).unwrap(),
        new(11, 11).with_hexagon(6).unwrap(),
    ]
}

fn plan(geometry: &Geometry, fill: Fill, directions: Vec<Direction>, stray_bits: bool) -> Plan {
    Plan { geometry: geometry.clone(), result: fill.set(directions.len()), directions, stray_bits }
}

fn riders(geometry: &Geometry, yields: Yields, directions: &[Offset]) -> Sliced {
    let directions =
        directions.iter().map(|&(files, ranks)| Direction::step(geometry, files, ranks).unwrap());
    let fill = Fill { yields, empty: true, parameter: false };
    plan(geometry, fill, directions.collect(), false).slice().unwrap()
}

/// Compares a plan with its word form on random boards of all densities.
fn check(plan: &Plan, sliced: &Sliced, rounds: usize, what: &dyn core::fmt::Debug) {
    let word = plan.lower(Algorithm::KoggeStone).unwrap();
    let cells = if plan.stray_bits { plan.geometry.word().full() } else { plan.geometry.cells() };
    let mut state = 0x9e37_79b9_7f4a_7c15;
    for round in 0..rounds {
        let [a, b, c, d] = [(); 4].map(|()| random(&mut state));
        let riders = [a.and(b).and(c), a, a.and(b), a.and(b).and(c).and(d)][round % 4].and(cells);
        let empty = [d.or(c), d, b.or(c).or(d), c.and(d)][round / 4 % 4].and(cells);
        let inputs = [riders, empty];
        let expected = word.run(&inputs, 0);
        let found = sliced.run(&inputs);
        assert_eq!(
            found,
            expected,
            "{} {:?} {what:?} {riders:?} {empty:?}",
            plan.geometry,
            plan.geometry.order()
        );
    }
}

#[test]
fn every_direction_and_result_is_that_of_the_word_form() {
    let mut sliced = 0;
    for geometry in boards() {
        let deltas = QUEEN.into_iter().chain([(1, 2), (-2, 1), (0, 2), (-2, 0), (3, 0), (2, -2), (0, -3)]);
        let directions: Vec<Direction> =
            deltas.filter_map(|(files, ranks)| Direction::step(&geometry, files, ranks).ok()).collect();
        for yields in [Yields::Step { mask_before: false }, Yields::Fill, Yields::Occluded, Yields::Attacks] {
            for empty in [true, false] {
                let fill = Fill { yields, empty, parameter: false };
                for direction in &directions {
                    for stray_bits in [false, true] {
                        let plan = plan(&geometry, fill, vec![direction.clone()], stray_bits);
                        if let Ok(program) = plan.slice() {
                            check(&plan, &program, 16, &(fill, direction.delta()));
                            sliced += 1;
                        }
                    }
                }
                let all = plan(&geometry, fill, directions.clone(), true);
                match all.slice() {
                    Ok(program) => check(&all, &program, 60, &fill),
                    Err(reason) => assert_eq!(reason, Unsliced::LongRides),
                }
            }
        }
    }
    assert!(sliced > 3000, "{sliced}");
}

#[test]
fn zones_and_narrowed_masks_hold_on_lines() {
    let chess = Geometry::chess();
    let mut state = 0x1234_5678_9abc_def1;
    for (files, ranks) in QUEEN {
        let step = Direction::step(&chess, files, ranks).unwrap();
        for _ in 0..20 {
            let zone = random(&mut state).or(random(&mut state)).and(chess.cells());
            let Ok(narrowed) = step.within(&chess, zone) else { continue };
            for direction in [narrowed.opposite(&chess), narrowed] {
                for yields in [Yields::Occluded, Yields::Attacks] {
                    let fill = Fill { yields, empty: true, parameter: false };
                    let plan = plan(&chess, fill, vec![direction.clone()], true);
                    check(&plan, &plan.slice().unwrap(), 16, &(yields, direction.delta()));
                }
            }
        }
    }
}

#[test]
fn leapers_are_those_of_the_word_form() {
    let pieces: [&[Offset]; 5] = [
        &all_images(&[(1, 2)]),
        &all_images(&[(1, 0), (1, 1)]),
        &all_images(&[(0, 2), (3, 1)]),
        &[(1, 1), (-1, 1)],
        &[(0, 1), (1, 2), (-2, 0), (1, -1)],
    ];
    for geometry in boards() {
        for offsets in pieces {
            for leaps in [Leaps::Attacks, Leaps::Fill, Leaps::Forks] {
                let Ok(plans) = leaper_plans(&geometry, offsets, leaps, true) else { continue };
                for plan in plans {
                    check(&plan, &plan.slice().unwrap(), 24, &(offsets, leaps));
                }
            }
        }
    }
}

/// The most values in use at a time between operations, parameters among them from the start and results until the end.
fn registers(program: &Sliced) -> usize {
    let count = program.ops().len();
    let mut last = vec![0; count];
    for (index, op) in program.ops().iter().enumerate() {
        for operand in op.operands().into_iter().flatten() {
            last[operand.index()] = index;
        }
    }
    for result in program.results() {
        last[result.index()] = count;
    }
    let costs: Vec<bool> = program.ops().iter().map(|op| op.cost() > 0).collect();
    let inputs = program.lines() * program.parameters();
    let in_use = |at: usize| {
        let values = (0..at).filter(|&value| costs[value] && last[value] >= at).count();
        let waiting = program
            .ops()
            .iter()
            .zip(&last)
            .filter(|(op, last)| matches!(op, LineOp::Input(..)) && **last >= at);
        values + waiting.count().min(inputs)
    };
    (0..count).map(in_use).max().unwrap_or(0)
}

fn leaper_operations(geometry: &Geometry, offsets: &[Offset], leaps: Leaps) -> usize {
    let plans = leaper_plans(geometry, offsets, leaps, false).unwrap();
    plans.iter().filter_map(|plan| plan.slice().ok()).map(|sliced| sliced.operations()).min().unwrap()
}

#[test]
fn operations_for_a_register_of_chess_boards() {
    let chess = Geometry::chess();
    let rook = [QUEEN[0], QUEEN[2], QUEEN[4], QUEEN[6]];
    let bishop = [QUEEN[1], QUEEN[3], QUEEN[5], QUEEN[7]];
    let counts: [(&[Offset], usize, usize); 9] = [
        (&[(0, 1)], 6, 7),
        (&[(0, -1)], 6, 7),
        (&[(1, 1)], 13, 14),
        (&[(-1, -1)], 13, 14),
        (&[(1, 0)], 32, 40),
        (&[(-1, 0)], 56, 64),
        (&rook, 92, 126),
        (&bishop, 66, 70),
        (&QUEEN, 158, 196),
    ];
    let counted = counts.map(|(directions, ..)| {
        let operations = |yields| riders(&chess, yields, directions).operations();
        (directions, operations(Yields::Attacks), operations(Yields::Occluded))
    });
    assert_eq!(counted, counts);
    let leapers: [(&[Offset], _); 3] =
        [(&all_images(&[(1, 2)]), 58), (&all_images(&[(1, 0), (1, 1)]), 38), (&[(1, 1), (-1, 1)], 21)];
    for (offsets, operations) in leapers {
        assert_eq!(leaper_operations(&chess, offsets, Leaps::Attacks), operations, "{offsets:?}");
    }
}

#[test]
fn queens_on_every_board_fit_the_registers_as_far_as_can_be() {
    let new = |files, ranks| Geometry::new(files, ranks).unwrap();
    let hexagon = new(11, 11).with_hexagon(6).unwrap();
    let boards = [
        (new(8, 8), 158, 26),
        (new(8, 8).with_layout(Order::FileMajor, Corner::default()), 158, 26),
        (new(8, 8).with_wrap(Wrap::Files), 568, 30),
        (new(5, 5), 97, 17),
        (new(9, 10), 212, 32),
        (new(12, 10), 212, 32),
        (new(16, 16), 334, 50),
        (hexagon, 235, 35),
    ];
    let counted = boards.clone().map(|(geometry, ..)| {
        let queen = riders(&geometry, Yields::Attacks, &QUEEN);
        (geometry, queen.operations(), registers(&queen))
    });
    assert_eq!(counted.map(|it| (it.1, it.2)), boards.map(|it| (it.1, it.2)));
}

#[test]
fn what_has_no_sliced_form_says_why() {
    let directions = |geometry: &Geometry| vec![Direction::step(geometry, 1, 0).unwrap()];
    let fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
    let wide = Geometry::new(17, 2).unwrap();
    let reason = plan(&wide, fill, directions(&wide), false).slice();
    assert_eq!(reason, Err(Unsliced::LongLines { squares: 17 }));
    let chosen = Fill { parameter: true, ..fill };
    let chess = Geometry::chess();
    assert_eq!(plan(&chess, chosen, directions(&chess), false).slice(), Err(Unsliced::DirectionParameter));
    let torus = chess.with_wrap(Wrap::Both);
    let queen = QUEEN.map(|(files, ranks)| Direction::step(&torus, files, ranks).unwrap());
    assert_eq!(plan(&torus, fill, queen.to_vec(), false).slice(), Err(Unsliced::LongRides));
    let text = alloc::format!("{}", Unsliced::LongLines { squares: 17 });
    assert_eq!(text, "a line of 17 squares does not fit a lane of 16 bits");
    let _: Box<dyn core::error::Error> = Box::new(Unsliced::LongRides);
}
