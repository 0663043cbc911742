//! `prove!` on functions of every form, and on functions that are wrong.

use bitboard_core::{bitboard, fill, leaper, piece, prove};

/// Boards in modules.
#[bitboard(8x8)]
mod chess {
    use bitboard_core::arch::Lanes;

    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = shift(1, 0xfefe_fefe_fefe_fefe),
        South = opposite(North),
        West = step(-1, 0),
    }

    #[fill(North, East, South, West, by = kogge_stone)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;
    #[fill(North, by = dumb7_early_exit, yields = occluded)]
    pub const fn north_occluded(rooks: Board, empty: Board) -> Board;
    #[fill(by = rotate)]
    pub const fn ray(rooks: Board, empty: Board, way: Compass) -> Board;
    #[fill(East, yields = step, mask = before)]
    pub const fn east_one(from: Board) -> Board;
    #[fill(North, East, South, West)]
    pub fn rook_attacks_of_all(rooks: &[Board], empty: &[Board], out: &mut [Board]);
    #[fill(North, East, South, West)]
    pub fn rook_attacks_of_five(rooks: [Board; 5], empty: [Board; 5]) -> [Board; 5];
    #[fill(North, East, South, West)]
    pub fn rook_lines<L: Lanes>(
        lanes: L,
        rooks: [L::Register; 8],
        empty: [L::Register; 8],
    ) -> [L::Register; 8];
    #[fill(by = kogge_stone)]
    pub fn rays(rooks: &[Board], empty: &[Board], way: Compass, out: &mut [Board]);
    #[leaper(1, 2)]
    pub const fn knight_attacks(knights: Board) -> Board;
    #[leaper(1, 2, yields = forks)]
    pub fn knight_lines<L: Lanes>(lanes: L, knights: [L::Register; 8]) -> [L::Register; 8];

    #[piece("R", by = tables)]
    pub const fn rook(from: Square, occupied: Board) -> Board;
    #[piece("Q", by = rays)]
    pub const fn queen(from: Square, occupied: Board) -> Board;
    #[piece("mRcpR", yields = moves, by = walk)]
    pub const fn cannon(from: Square, occupied: Board) -> Board;
    #[piece("fmWfcF", yields = moves, black = black_pawn)]
    pub const fn white_pawn(from: Square, occupied: Board) -> Board;
    #[piece("BN")]
    pub const fn archbishops(pieces: Board, occupied: Board) -> Board;
    #[piece("R", yields = quiet)]
    pub const fn alone(from: Square) -> Board;

    impl Square {
        #[piece("B", by = tables(lookups = 1, index = unique))]
        pub const fn bishop(self, occupied: Board) -> Board;
    }

    impl Board {
        #[fill(North, East)]
        pub const fn north_and_east(self, empty: Self) -> Self;
        #[fill(North, East)]
        pub fn three(rooks: [Self; 3], empty: [Self; 3]) -> [Self; 3];
    }
}

#[test]
fn functions_of_a_module() {
    prove!(
        chess::rook_attacks,
        chess::north_occluded,
        chess::ray,
        chess::east_one,
        chess::rook_attacks_of_all,
        chess::rook_attacks_of_five,
        chess::rook_lines,
        chess::rays,
        chess::knight_attacks,
        chess::knight_lines,
    );
}

#[test]
fn pieces_of_a_module() {
    prove!(chess::rook, chess::queen, chess::cannon, chess::white_pawn, chess::black_pawn);
    prove!(chess::archbishops, chess::alone);
}

#[test]
fn methods() {
    prove!(chess::Square::bishop, Board::north_and_east, Board::three);
}

/// A type of the user's own for sets, and an enum for squares.
#[derive(Clone, Copy)]
struct Bitboard(u64);

/// Four ways, in the order of the fills below.
#[derive(Clone, Copy)]
enum Way {
    North,
    East,
}

/// Squares of a board of three files and two ranks.
#[derive(Clone, Copy)]
enum Small {
    A1,
    B1,
    C1,
    A2,
    B2,
    C2,
}

#[fill(shift(9, 0xfefe_fefe_fefe_fefe), by = dumb7)]
const fn bishop_ray(bishops: u64, empty: u64) -> u64;
#[fill(step(0, 1), step(1, 0), by = kogge_stone)]
fn chosen(rooks: Bitboard, empty: Bitboard, way: Way) -> Bitboard;
#[fill(step(0, 1), step(1, 0), by = dumb7_loop)]
const fn numbered(rooks: u64, empty: u64, way: usize) -> u64;
#[fill(step(1, 1), board = 11x11, cells = hexagon(6))]
const fn hexagonal(rooks: u128, empty: u128) -> u128;
#[fill(step(1, 0), board = 9x10, wrap = files, yields = occluded)]
fn round(rooks: &[u128], empty: &[u128], out: &mut [u128]);
#[fill(step(1, 1), board = 5x5)]
fn referred(from: &[u32; 7], empty: &[u32; 7], out: &mut [u32; 7]);
#[fill(step(0, 1), step(1, 1), board = 19x19)]
fn go(from: &[[u64; 6]], empty: &[[u64; 6]], out: &mut [[u64; 6]]);
#[fill(shift(8, 0xffff_ffff, unchecked))]
const fn river(soldiers: u64, empty: u64) -> u64;
#[leaper((1, 1), (-1, 1), symmetric = false, board = Board(8x8))]
const fn of_another_board(pawns: Board) -> Board;
#[piece("R", by = tables, board = 9x10)]
const fn chariot(from: usize, occupied: u128) -> u128;
#[piece("K", board = 3x2)]
const fn king(from: Small, occupied: u8) -> u8;
#[piece("N", board = 3x3)]
const fn knight(from: u8, occupied: u16) -> u16;
#[piece("qN", by = fill)]
const fn rose(from: u32, occupied: u64) -> u64;

struct Position<T>(T);

impl<T> Position<T> {
    #[fill(step(0, 1))]
    const fn north(rooks: u64, empty: u64) -> u64;
}

impl Bitboard {
    #[fill(step(0, 1))]
    const fn north(self, empty: Self) -> Self;
    #[piece("B", by = rays)]
    fn bishop(from: usize, occupied: Bitboard) -> Bitboard;
}

use chess::Board;

#[test]
fn functions_on_their_own() {
    prove!(bishop_ray, chosen in [Way::East, Way::North], numbered, hexagonal, round, referred, go, river, of_another_board);
    prove!(chariot, king in [Small::A1, Small::B1, Small::C1, Small::A2, Small::B2, Small::C2], knight, rose);
    prove!(Position::<()>::north, Bitboard::north, Bitboard::bishop);
}

#[test]
fn functions_of_functions() {
    #[fill(step(0, -1))]
    const fn south(rooks: u64, empty: u64) -> u64;
    prove!(south);
}

/// Functions that are not what is declared of others.
mod wrong {
    use std::panic::catch_unwind;

    use bitboard_core::__private::prove::check;

    use super::*;

    #[fill(step(1, 1), board = 4x4)]
    const fn bishop_ray(bishops: u16, empty: u16) -> u16;
    #[fill(step(1, 1), yields = step, board = 4x4)]
    const fn one_step(bishops: u16) -> u16;
    #[fill(step(0, 1), step(1, 1), by = rotate, board = 3x3)]
    fn rays(sliders: &[u16], empty: &[u16], way: usize, out: &mut [u16]);
    #[piece("R", board = 3x3)]
    const fn rook(from: usize, occupied: u16) -> u16;
    #[piece("R", yields = quiet, board = 3x3)]
    const fn quiet_rook(from: usize, occupied: u16) -> u16;

    /// What is said of functions that are wrong.
    fn refusal(check: fn()) -> String {
        let refused = catch_unwind(check).expect_err("a wrong function passes");
        *refused.downcast::<String>().expect("a text")
    }

    #[test]
    fn a_set_function_is_refuted_by_as_few_squares_as_possible() {
        const fn too_short(bishops: u16, _: u16) -> u16 {
            one_step(bishops)
        }
        let told = refusal(|| check("bishop_ray", &__bitboard_bishop_ray, too_short, None));
        let expected = "\
`bishop_ray` is not what it is declared to be: wrong on c3

bishops
. . . .
. . . .
. . . .
X . . .

empty
. . . .
. . . .
. X . .
. . . .

expected
. . . .
. . X .
. X . .
. . . .

got
. . . .
. . . .
. X . .
. . . .
";
        assert_eq!(told, expected);
    }

    #[test]
    fn what_goes_over_the_edge_is_found() {
        const fn wraps(bishops: u16, empty: u16) -> u16 {
            bishop_ray(bishops, empty) | bishops << 5
        }
        let told = refusal(|| check("wraps", &__bitboard_bishop_ray, wraps, None));
        assert!(told.starts_with("`wraps` is not what it is declared to be: wrong on "), "{told}");
    }

    #[test]
    fn a_piece_is_refuted_from_its_square() {
        let told = refusal(|| check("rook", &__bitboard_rook, quiet_rook, None));
        let expected = "\
`rook` is not what it is declared to be from a1: wrong on c1

occupied
. . .
. . .
o . X

expected
X . .
X . .
o X X

got
X . .
X . .
o X .
";
        assert_eq!(told, expected);
    }

    /// One board of a slice is wrong, in one direction, and only if the slice is long.
    #[test]
    fn a_function_on_many_boards_is_refuted_at_its_level() {
        fn forgets(sliders: &[u16], empty: &[u16], way: usize, out: &mut [u16]) {
            rays(sliders, empty, way, out);
            if way == 1 && out.len() == 64 {
                out[44] &= !(1 << 4);
            }
        }
        let told = refusal(|| check("rays", &__bitboard_rays, forgets, None));
        let expected = "\
`rays` is not what it is declared to be at level portable to the north-east: wrong on b2

sliders
. . .
. . .
X . .

empty
. . .
. . .
. . .

expected
. . .
. X .
. . .

got
. . .
. . .
. . .
";
        assert_eq!(told, expected);
    }

    #[test]
    fn values_have_to_be_complete() {
        let told = refusal(|| prove!(chosen));
        assert!(told.contains("of `chosen` are not known; help: `prove!(chosen in ["), "{told}");
        let told = refusal(|| prove!(chosen in [Way::East]));
        assert_eq!(told, "the values given for `chosen` lack that with number 0");
        let told = refusal(|| check("bishop_ray", &__bitboard_bishop_ray, bishop_ray, Some(&[])));
        assert!(told.contains("are not known"), "{told}");
        // The enum has one direction more than the fill lists.
        #[derive(Clone, Copy)]
        enum Three {
            North,
            East,
            South,
        }
        #[fill(step(0, 1), step(1, 0), by = rotate)]
        fn two(rooks: u64, empty: u64, way: Three) -> u64;
        let told = refusal(|| prove!(two in [Three::North, Three::East, Three::South]));
        assert_eq!(told, "`two` has no direction or square with number 2");
    }
}
