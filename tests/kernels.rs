//! Code that is written by hand for instruction sets, and lookups by square, against where pieces move: on every
//! assignment of what each square of a result depends on, as far as there is time for that, and on random boards.
//!
//! Functions that macros wrote are checked in the same way by `prove!`, see `proved.rs`. Optimised builds look at a
//! million random boards of each function at each level, others at fewer. Run it with `--release -- --nocapture` for
//! what was looked at.

use bitboard_core::arch::Level;
use bitboard_core::batch::{self, Block};
use bitboard_core::chess::sliders::{by_lookup, by_rays, by_subtraction};
use bitboard_core::chess::{Board, Square};
use bitboard_plan::prove::{Effort, Statement, Trial};
use bitboard_plan::{
    Bits, By, Direction, Geometry, Gives, Leaps, Movement, Offset, Plan, Reach, Request, Set, Way, all_images,
};
use oracle::Random;

/// What is looked at of a function, all squares together.
const EFFORT: Effort = if cfg!(debug_assertions) {
    Effort { assignments: 1 << 18, boards: 1 << 14 }
} else {
    Effort { assignments: 1 << 24, boards: 1 << 20 }
};

const ORTHOGONAL: [Offset; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Offset; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn board(bits: Bits) -> Board {
    Board::from_bits_truncate(bits.lanes()[0])
}

fn bits(board: Board) -> Bits {
    Bits::from(u128::from(board.bits()))
}

/// One slider on each square.
fn by_square(name: &str, notation: &str, attacks: impl Fn(Square, Board) -> Board) {
    let request = Request {
        movement: Movement::betza(notation).expect("a movement"),
        gives: Gives::Attacks,
        by: By::Auto,
        most_bytes: 1 << 20,
        shares: false,
        sets: false,
    };
    let effort = Effort { assignments: EFFORT.assignments / 64, boards: EFFORT.boards / 64 };
    let mut trial = Trial::default();
    for square in Square::ALL {
        let bit = square.index() as u32;
        let statement = Statement::piece(&Geometry::chess(), &request, bit, true, false);
        let mut statement = statement.expect("a statement");
        let mut call = |sets: &[Vec<Bits>]| {
            sets[0].iter().map(|&occupied| bits(attacks(square, board(occupied)))).collect()
        };
        let tried = statement.call(0, effort, &mut call);
        trial = trial.and(tried.unwrap_or_else(|unproved| panic!("{name} on {square}: {unproved}")));
    }
    assert_eq!(trial.exhausted, trial.cones, "{name}");
    println!("{name}: {trial:?}");
}

/// A function of sets, all boards of a batch at once.
fn by_sets<const SETS: usize>(
    name: &str,
    mut statement: Statement,
    function: impl Fn([[u64; 64]; SETS]) -> [u64; 64],
) {
    let mut call = |sets: &[Vec<Bits>]| {
        let sets = core::array::from_fn(|set| core::array::from_fn(|place| sets[set][place].lanes()[0]));
        function(sets).into_iter().map(|found| Bits::from(u128::from(found))).collect()
    };
    let trial = statement.call(0, EFFORT, &mut call);
    let trial = trial.unwrap_or_else(|unproved| panic!("{name}: {unproved}"));
    println!("{name}: {trial:?}");
}

/// Rides of some sets through the empty squares, which are the last.
fn rides(sets: &[&[Offset]]) -> Statement {
    let geometry = Geometry::chess();
    let (mut directions, mut parts) = (Vec::new(), Vec::new());
    for (parameter, offsets) in sets.iter().enumerate() {
        for &(files, ranks) in *offsets {
            parts.push(Set::Ride {
                of: Box::new(Set::Parameter(parameter)),
                empty: Box::new(Set::Parameter(sets.len())),
                way: Way::Fixed(directions.len()),
                reach: Reach::Attacks,
            });
            directions.push(Direction::step(&geometry, files, ranks).expect("a step"));
        }
    }
    Statement::plan(&Plan { geometry, directions, stray_bits: false, result: Set::Union(parts) })
}

#[test]
fn one_slider_at_every_level() {
    for level in Level::available() {
        let name = |what: &str| format!("{what} at {level}");
        by_square(&name("rook"), "R", |square, occupied| level.rook_attacks(square, occupied));
        by_square(&name("bishop"), "B", |square, occupied| level.bishop_attacks(square, occupied));
        by_square(&name("queen"), "Q", |square, occupied| level.queen_attacks(square, occupied));
        by_square(&name("rook soon"), "R", |square, occupied| level.rook_attacks_soon(square, occupied));
        by_square(&name("bishop soon"), "B", |square, occupied| level.bishop_attacks_soon(square, occupied));
        by_square(&name("queen soon"), "Q", |square, occupied| level.queen_attacks_soon(square, occupied));
    }
}

#[test]
fn one_slider_by_rays_subtraction_and_lookup() {
    for (by, [rook, bishop, queen]) in [
        (
            "rays",
            [
                by_rays::rook_attacks as fn(Square, Board) -> Board,
                by_rays::bishop_attacks,
                by_rays::queen_attacks,
            ],
        ),
        (
            "subtraction",
            [by_subtraction::rook_attacks, by_subtraction::bishop_attacks, by_subtraction::queen_attacks],
        ),
        ("lookup", [by_lookup::rook_attacks, by_lookup::bishop_attacks, by_lookup::queen_attacks]),
    ] {
        by_square(&format!("rook by {by}"), "R", rook);
        by_square(&format!("bishop by {by}"), "B", bishop);
        by_square(&format!("queen by {by}"), "Q", queen);
    }
}

#[test]
fn sets_of_sliders_at_every_level() {
    let queen = [ORTHOGONAL, DIAGONAL].concat();
    let set = Board::from_bits_truncate;
    for level in Level::available() {
        by_sets(&format!("queens at {level}"), rides(&[&queen]), |[queens, empty]| {
            core::array::from_fn(|place| level.queens_attacks(set(queens[place]), set(empty[place])).bits())
        });
        by_sets(
            &format!("sliders at {level}"),
            rides(&[&ORTHOGONAL, &DIAGONAL]),
            |[orthogonal, diagonal, empty]| {
                core::array::from_fn(|place| {
                    let [orthogonal, diagonal, empty] =
                        [&orthogonal, &diagonal, &empty].map(|sets| set(sets[place]));
                    level.slider_attacks(orthogonal, diagonal, empty).bits()
                })
            },
        );
    }
}

#[test]
fn blocks_of_leapers_at_every_level() {
    let chess = Geometry::chess();
    let leapers = |offsets: &[Offset]| Statement::leaper(&chess, offsets, Leaps::Attacks, false);
    for level in Level::available() {
        let of = |function: &dyn Fn(&[Block], &mut [Block]), [boards]: [[u64; 64]; 1]| {
            let mut out = [Block::EMPTY];
            function(&[Block::from_boards(level, &boards)], &mut out);
            out[0].to_boards::<u64, 64>(level)
        };
        by_sets(&format!("knights in blocks at {level}"), leapers(&all_images(&[(1, 2)])), |boards| {
            of(&|knights, out| batch::knight_attacks(level, knights, out), boards)
        });
        by_sets(&format!("kings in blocks at {level}"), leapers(&all_images(&[(1, 0), (1, 1)])), |boards| {
            of(&|kings, out| batch::king_attacks(level, kings, out), boards)
        });
        by_sets(&format!("white pawns in blocks at {level}"), leapers(&[(1, 1), (-1, 1)]), |boards| {
            of(&|pawns, out| batch::pawn_attacks(level, pawns, true, out), boards)
        });
        by_sets(&format!("black pawns in blocks at {level}"), leapers(&[(1, -1), (-1, -1)]), |boards| {
            of(&|pawns, out| batch::pawn_attacks(level, pawns, false, out), boards)
        });
    }
}

/// In blocks sliders are blockers themselves, so that not every assignment is a board. They are compared with the
/// function on one board, which is compared with the movement above.
#[test]
fn blocks_of_sliders_are_each_as_one() {
    let set = Board::from_bits_truncate;
    for level in Level::available() {
        let mut random = Random::new(64);
        for round in 0..EFFORT.boards / 64 {
            let occupied: [u64; 64] = core::array::from_fn(|_| {
                let [a, b, c] = [(); 3].map(|()| random.bits());
                [a, a & b, a | b, a & b & c][(round % 4) as usize]
            });
            let mut sliders = || occupied.map(|occupied| occupied & random.bits() & random.bits());
            let sets = [sliders(), sliders(), occupied];
            let [orthogonal, diagonal, occupied] = sets.map(|boards| [Block::from_boards(level, &boards)]);
            let mut out = [Block::EMPTY];
            batch::slider_attacks(level, &orthogonal, &diagonal, &occupied, &mut out);
            let found = out[0].to_boards::<u64, 64>(level);
            for (place, found) in found.into_iter().enumerate() {
                let [orthogonal, diagonal, occupied] = sets.map(|boards| set(boards[place]));
                let expected = Level::PORTABLE.slider_attacks(orthogonal, diagonal, !occupied);
                assert_eq!(set(found), expected, "{level}: {orthogonal:?} {diagonal:?} {occupied:?}");
            }
        }
    }
}
