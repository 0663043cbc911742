//! Module `chess`: its drawings from the literature, and every function against plain coordinates.

use bitboard_core::board;
use bitboard_core::chess::directional::{
    self, AVOID_WRAP, Cost, DUMB7_COST, FillState, KOGGE_STONE_COST, RAY_ATTACKS, SHIFT, kogge_stone_stage,
};
use bitboard_core::chess::rays::{self, dumb7, dumb7_early_exit, dumb7_loop, kogge_stone};
use bitboard_core::chess::{
    Board, Color, Direction, File, KnightDirection, NOT_A_FILE, NOT_AB_FILES, NOT_GH_FILES, NOT_H_FILE, Rank,
    Side, Square, subtraction,
};
use bitboard_plan::{Algorithm, Fill, Geometry, Plan, Yields};
use oracle::suite::{Case, check, direction};

use crate::literature::diagram;
use crate::squares::{board_where, coordinates, grid, layout};

fn bits(bits: u64) -> Board {
    Board::from_bits(bits).unwrap()
}

#[test]
fn drawing_of_both_compasses() {
    let short = ["noea", "east", "soea", "sout", "sowe", "west", "nowe", "nort"];
    for (name, way) in short.into_iter().zip(Direction::ALL) {
        assert_eq!(diagram("compass-ray-deltas").output_number(name), way.shift() as i64 as u64, "{name}");
    }
    let short =
        ["no_no_ea", "no_ea_ea", "so_ea_ea", "so_so_ea", "so_so_we", "so_we_we", "no_we_we", "no_no_we"];
    for (name, way) in short.into_iter().zip(KnightDirection::ALL) {
        assert_eq!(diagram("compass-knight-deltas").output_number(name), way.shift() as i64 as u64, "{name}");
    }
}

#[test]
fn drawing_of_avoided_wraps() {
    for name in ["noea", "east", "soea", "sout", "sowe", "west", "nowe", "nort"] {
        let diagram = diagram(&format!("avoid-wrap-{name}"));
        let index = diagram.input_number("dir8") as usize;
        assert_eq!(SHIFT[index] as i64 as u64, diagram.output_number("shift"), "{name}");
        assert_eq!(AVOID_WRAP[index], diagram.output("avoid_wrap"), "{name}");
        assert_eq!(
            directional::shift_one(Board::FULL, Direction::ALL[index]),
            diagram.output("avoid_wrap"),
            "{name}"
        );
    }
}

#[test]
fn drawing_of_a_fill_in_slow_motion() {
    for cycle in [1, 2, 3, 6] {
        let diagram = diagram(&format!("dumb7-south-cycle-{cycle}"));
        assert_eq!(diagram.input_number("cycle"), cycle);
        let mut state = FillState::new(diagram.input("sliders"), diagram.input("empty"));
        for _ in 1..cycle {
            state = state.cycle(Direction::South);
        }
        assert_eq!(rays::south_one(state.front), diagram.output("shifted"));
        state = state.cycle(Direction::South);
        assert_eq!(state.front, diagram.output("gen"));
        assert_eq!(state.flood, diagram.output("flood"));
    }
}

#[test]
fn drawing_of_the_whole_fill() {
    let diagram = diagram("dumb7-south-occluded");
    let (sliders, empty) = (diagram.input("sliders"), diagram.input("empty"));
    let by_direction = [
        directional::occluded_fill,
        directional::kogge_stone::occluded_fill,
        directional::dumb7::occluded_fill,
        directional::dumb7_early_exit::occluded_fill,
    ];
    for occluded in [
        rays::south_occluded,
        dumb7::south_occluded,
        dumb7_loop::south_occluded,
        dumb7_early_exit::south_occluded,
        kogge_stone::south_occluded,
    ] {
        assert_eq!(occluded(sliders, empty), diagram.output("occluded"));
    }
    for occluded in by_direction {
        assert_eq!(occluded(sliders, empty, Direction::South), diagram.output("occluded"));
    }
}

#[test]
fn drawing_of_the_prefix_network() {
    let diagram = diagram("kogge-stone-network");
    let first_rank = Rank::One.board();
    for (stage, distance) in [("stage1", 1), ("stage2", 2), ("stage3", 4)] {
        // A lane has a combining node if a slider on some other lane can reach it in this stage.
        let reached = first_rank.iter().map(|square| {
            kogge_stone_stage(square.board(), first_rank, Direction::East, distance).0 - square.board()
        });
        assert_eq!(reached.collect::<Board>(), diagram.output(stage));
    }
}

#[test]
fn drawing_of_instruction_counts() {
    let diagram = diagram("fill-instruction-counts");
    let cost = |by: &str| {
        let number = |what: &str| diagram.output_number(&format!("{by}_{what}")) as u32;
        assert_eq!(number("total"), number("ops") + number("moves"));
        Cost { operations: number("ops"), moves: number("moves") }
    };
    assert_eq!(DUMB7_COST, cost("dumb7"));
    assert_eq!(KOGGE_STONE_COST, cost("ks"));
}

#[test]
fn drawing_of_pawns_that_attack() {
    for (id, side, output, step) in [
        ("pawn-east-attacks", Side::East, "east_attacks", rays::north_east_one as fn(Board) -> Board),
        ("pawn-west-attacks", Side::West, "west_attacks", rays::north_west_one),
    ] {
        let pawns = diagram(id).input("wpawns");
        assert_eq!(step(pawns), diagram(id).output(output));
        assert_eq!(directional::pawn_attacks(pawns, Color::White, side), diagram(id).output(output));
    }
}

#[test]
fn drawing_of_fills_from_pawns() {
    let diagram = diagram("pawn-front-rear-fills");
    let (white, black) = (diagram.input("wpawns"), diagram.input("bpawns"));
    for (north, south) in [
        (rays::north_fill as fn(Board) -> Board, rays::south_fill as fn(Board) -> Board),
        (dumb7::north_fill, dumb7::south_fill),
        (kogge_stone::north_fill, kogge_stone::south_fill),
    ] {
        assert_eq!(north(white), diagram.output("w_front_fill"));
        assert_eq!(south(white), diagram.output("w_rear_fill"));
        assert_eq!(north(black), diagram.output("b_rear_fill"));
        assert_eq!(south(black), diagram.output("b_front_fill"));
    }
}

// ---- conventions ----

#[test]
fn squares_lie_where_they_should() {
    assert_eq!(Square::ALL.len(), 64);
    for (index, square) in Square::ALL.into_iter().enumerate() {
        let (file, rank) = (index % 8, index / 8);
        assert_eq!(square.index(), index);
        assert_eq!((File::of(square).index(), Rank::of(square).index()), (file, rank));
        assert_eq!(Square::at(File::ALL[file], Rank::ALL[rank]), square);
        assert_eq!(File::from_index(file), Some(File::of(square)));
        assert_eq!(Rank::from_index(rank), Some(Rank::of(square)));
        assert_eq!(square.flip_rank(), Square::ALL[8 * (7 - rank) + file]);
        assert_eq!(
            square.to_string(),
            format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h"][file], rank + 1)
        );
    }
    assert_eq!((File::from_index(8), Rank::from_index(8)), (None, None));
}

#[test]
fn lines_and_masks() {
    for (index, (file, rank)) in File::ALL.into_iter().zip(Rank::ALL).enumerate() {
        assert_eq!(file.board(), board_where(|(file, _)| file == index as i32));
        assert_eq!(rank.board(), board_where(|(_, rank)| rank == index as i32));
    }
    assert_eq!(NOT_A_FILE, board_where(|(file, _)| file >= 1));
    assert_eq!(NOT_H_FILE, board_where(|(file, _)| file <= 6));
    assert_eq!(NOT_AB_FILES, board_where(|(file, _)| file >= 2));
    assert_eq!(NOT_GH_FILES, board_where(|(file, _)| file <= 5));
}

#[test]
fn flips_and_rotations() {
    let sample = bits(0x0123_4567_89ab_cdef);
    assert_eq!(sample.flip_ranks(), sample.iter().map(Square::flip_rank).collect());
    for amount in -130..130 {
        let moved = |square: Square| Square::ALL[(square.index() as i32 + amount).rem_euclid(64) as usize];
        assert_eq!(sample.rotate(amount), sample.iter().map(moved).collect(), "{amount}");
    }
}

#[test]
fn colours_and_sides() {
    assert_eq!(Color::ALL.map(Color::other), [Color::Black, Color::White]);
    assert_eq!(Color::ALL.map(Color::forward), [Direction::North, Direction::South]);
}

#[test]
fn directions() {
    for way in Direction::ALL {
        let (files, ranks) = way.delta();
        assert_eq!((files.into(), ranks.into()), direction(&format!("{way:?}")));
        assert_eq!(way.shift(), i32::from(files) + 8 * i32::from(ranks));
        assert_eq!(way.opposite().unwrap().delta(), (-files, -ranks));
        assert_eq!(way.is_diagonal(), files != 0 && ranks != 0);
        for square in Square::ALL {
            let landed = grid().land(coordinates(square), (files.into(), ranks.into()));
            let expected = landed.map_or(Board::EMPTY, |to| Square::ALL[layout().index(to)].board());
            assert_eq!(square.board().to(way), expected);
        }
    }
    for way in KnightDirection::ALL {
        let (files, ranks) = way.delta();
        assert_eq!(way.shift(), i32::from(files) + 8 * i32::from(ranks));
        let landed = |square: &Square| grid().land(coordinates(*square), (files.into(), ranks.into()));
        let expected =
            Square::ALL.iter().filter_map(landed).map(|to| Square::ALL[layout().index(to)]).collect();
        assert_eq!(way.step(Board::FULL), expected);
        assert_eq!(way.landing(), expected);
    }
}

// ---- rays ----

/// Cases for one algorithm, for the suite.
macro_rules! ray_cases {
    ($module:ident) => {
        ray_cases! {
            $module,
            NorthEast north_east_fill north_east_occluded north_east_attacks,
            East east_fill east_occluded east_attacks,
            SouthEast south_east_fill south_east_occluded south_east_attacks,
            South south_fill south_occluded south_attacks,
            SouthWest south_west_fill south_west_occluded south_west_attacks,
            West west_fill west_occluded west_attacks,
            NorthWest north_west_fill north_west_occluded north_west_attacks,
            North north_fill north_occluded north_attacks,
        }
    };
    ($module:ident, $($way:ident $fill:ident $occluded:ident $attacks:ident,)*) => {
        [$(
            case(
                concat!(stringify!($module), "::", stringify!($fill)),
                "fill",
                stringify!($way),
                |from, _| $module::$fill(from),
            ),
            case(
                concat!(stringify!($module), "::", stringify!($occluded)),
                "occluded",
                stringify!($way),
                $module::$occluded,
            ),
            case(
                concat!(stringify!($module), "::", stringify!($attacks)),
                "attacks",
                stringify!($way),
                $module::$attacks,
            ),
        )*]
    };
}

/// Cases for single steps, with the mask after and before.
macro_rules! step_cases {
    ($($way:ident $after:ident $before:ident,)*) => {
        [$(
            case(stringify!($after), "step", stringify!($way), |from, _| rays::$after(from)),
            case(stringify!($before), "step", stringify!($way), |from, _| rays::$before(from)),
        )*]
    };
}

fn case(
    name: &str,
    yields: &str,
    way: &str,
    run: impl Fn(Board, Board) -> Board + 'static,
) -> Case<'static, u64> {
    Case::new(name, yields, &[way], move |sliders, empty| run(bits(sliders), bits(empty)).bits())
}

#[test]
fn every_ray_equals_the_reference() {
    let mut cases = Vec::from(step_cases! {
        NorthEast north_east_one north_east_one_mask_before,
        East east_one east_one_mask_before,
        SouthEast south_east_one south_east_one_mask_before,
        South south_one south_one_mask_before,
        SouthWest south_west_one south_west_one_mask_before,
        West west_one west_one_mask_before,
        NorthWest north_west_one north_west_one_mask_before,
        North north_one north_one_mask_before,
    });
    cases.extend(ray_cases!(rays));
    cases.extend(ray_cases!(dumb7));
    cases.extend(ray_cases!(dumb7_loop));
    cases.extend(ray_cases!(dumb7_early_exit));
    cases.extend(ray_cases!(kogge_stone));
    cases.push(case("subtraction::east_attacks", "attacks", "East", subtraction::east_attacks));
    cases.push(case("the first of two", "attacks", "East", |sliders, empty| {
        subtraction::east_attacks_of_two([sliders, !sliders], [empty, sliders])[0]
    }));
    cases.push(case("the second of two", "attacks", "East", |sliders, empty| {
        subtraction::east_attacks_of_two([!empty, sliders], [sliders, empty])[1]
    }));
    check(grid(), &layout(), 0xc4e55, 20, &cases);
}

#[test]
fn every_directional_function_equals_the_reference() {
    let mut cases = Vec::new();
    for way in Direction::ALL {
        let name = format!("{way:?}");
        for occluded in [
            directional::occluded_fill,
            directional::dumb7::occluded_fill,
            directional::dumb7_early_exit::occluded_fill,
            directional::kogge_stone::occluded_fill,
        ] {
            cases.push(case("occluded_fill", "occluded", &name, move |sliders, empty| {
                occluded(sliders, empty, way)
            }));
        }
        for attacks in [
            directional::sliding_attacks,
            directional::dumb7::sliding_attacks,
            directional::dumb7_early_exit::sliding_attacks,
            directional::kogge_stone::sliding_attacks,
        ] {
            cases.push(case("sliding_attacks", "attacks", &name, move |sliders, empty| {
                attacks(sliders, empty, way)
            }));
        }
        cases.push(case("shift_one", "step", &name, move |from, _| directional::shift_one(from, way)));
        cases.push(case("ray_attacks", "open attacks", &name, move |from, _| {
            directional::ray_attacks(from, way)
        }));
        cases.push(case("FillState::cycle", "occluded", &name, move |sliders, empty| {
            let mut state = FillState::new(sliders, empty);
            for _ in 0..7 {
                state = state.cycle(way);
            }
            state.flood
        }));
        cases.push(case("kogge_stone_stage", "occluded", &name, move |sliders, empty| {
            let state = kogge_stone_stage(sliders, empty, way, 1);
            let state = kogge_stone_stage(state.0, state.1, way, 2);
            kogge_stone_stage(state.0, state.1, way, 4).0
        }));
    }
    check(grid(), &layout(), 0xd14, 20, &cases);
}

#[test]
fn stages_keep_their_invariant() {
    let empty = bits(0xbe53_bdfb_d77b_98b6);
    for way in Direction::ALL {
        let (step, mut state) = (way.delta(), (Board::EMPTY, empty));
        for distance in [1, 2, 4] {
            state = kogge_stone_stage(state.0, state.1, way, distance);
            // Still empty: squares with 2 * distance empty squares in line, themselves included.
            let in_line = |file: i32, rank: i32, back: i32| {
                let square = (file - back * i32::from(step.0), rank - back * i32::from(step.1));
                grid().cells.contains(&square) && empty.contains(Square::ALL[layout().index(square)])
            };
            let expected =
                board_where(|(file, rank)| (0..2 * distance as i32).all(|back| in_line(file, rank, back)));
            assert_eq!(state.1, expected, "{way:?} after {distance}");
        }
    }
}

#[test]
fn rays_by_square() {
    for way in Direction::ALL {
        let (files, ranks) = way.delta();
        for square in Square::ALL {
            let ray = grid().ride(coordinates(square), (files.into(), ranks.into()), &grid().cells);
            let expected: Board = ray.into_iter().map(|to| Square::ALL[layout().index(to)]).collect();
            assert_eq!(RAY_ATTACKS[way as usize][square as usize], expected);
        }
    }
}

#[test]
fn pawns_attack_forwards() {
    let pawns = bits(0x0042_8100_1824_5aff);
    for (color, side, step) in [
        (Color::White, Side::East, (1, 1)),
        (Color::White, Side::West, (-1, 1)),
        (Color::Black, Side::East, (1, -1)),
        (Color::Black, Side::West, (-1, -1)),
    ] {
        let expected = grid().step(&layout().set(pawns.bits()), step);
        assert_eq!(directional::pawn_attacks(pawns, color, side).bits(), layout().word::<u64>(&expected));
        let flipped = directional::pawn_attacks(pawns.flip_ranks(), color.other(), side).flip_ranks();
        assert_eq!(flipped, directional::pawn_attacks(pawns, color, side));
    }
}

// ---- documentation ----

/// Operations of a ride on the chess board, as the pages of `chess::rays` list them.
fn operations(by: Algorithm, step: (i32, i32), yields: Yields) -> u32 {
    let geometry = Geometry::new(8, 8).unwrap();
    let direction = bitboard_plan::Direction::step(&geometry, step.0, step.1).unwrap();
    let empty = matches!(yields, Yields::Occluded | Yields::Attacks);
    let fill = Fill { yields, empty, parameter: false };
    let plan = Plan { geometry, directions: vec![direction], stray_bits: false, result: fill.set(1) };
    plan.lower(by).unwrap().operations() as u32
}

#[test]
fn documented_costs() {
    for way in Direction::ALL {
        let (files, ranks) = way.delta();
        let step = (files.into(), ranks.into());
        let (vertical, horizontal) = (files == 0, ranks == 0);
        let costs =
            |by| [Yields::Fill, Yields::Occluded, Yields::Attacks].map(|yields| operations(by, step, yields));
        assert_eq!(
            operations(Algorithm::Auto, step, Yields::Step { mask_before: false }),
            2 - u32::from(vertical)
        );
        assert_eq!(
            operations(Algorithm::Auto, step, Yields::Step { mask_before: true }),
            2 - u32::from(vertical)
        );
        assert_eq!(costs(Algorithm::KoggeStone), if vertical { [6, 13, 14] } else { [9, 14, 16] });
        let dumb7 = costs(Algorithm::Dumb7);
        assert!(
            dumb7 == [14, 21, 19] && vertical || [[20, 22, 21], [21, 22, 21]].contains(&dumb7) && !vertical
        );
        if horizontal && files == 1 {
            assert_eq!(costs(Algorithm::Subtraction), [6, 9, 7]);
            assert_eq!(costs(Algorithm::Auto), [6, 9, 7]);
        } else {
            assert_eq!(costs(Algorithm::Auto), costs(Algorithm::KoggeStone));
        }
    }
    assert_eq!(DUMB7_COST.operations, operations(Algorithm::Dumb7, (0, -1), Yields::Attacks));
    assert_eq!(KOGGE_STONE_COST.operations, operations(Algorithm::KoggeStone, (0, -1), Yields::Attacks));
}

#[test]
fn functions_are_constants() {
    const ATTACKS: Board = rays::north_attacks(Square::E2.board(), Square::E7.board().not());
    const STEP: Board = directional::shift_one(ATTACKS, Direction::East);
    assert_eq!(
        STEP,
        board!(
            Board,
            ". . . . . . . .
             . . . . . 1 . .
             . . . . . 1 . .
             . . . . . 1 . .
             . . . . . 1 . .
             . . . . . 1 . .
             . . . . . . . .
             . . . . . . . ."
        )
    );
}
