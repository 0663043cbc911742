//! Twins of mirrored functions: on a board turned round they do what the originals do on the board as it is.

// One list of declarations is stamped on all boards; not every stamp uses all of it.
#![allow(dead_code)]

use bitboard_core::{bitboard, directions, mirrored};
use oracle::{Board, Grid, Layout, Random, Set, Word};

/// Which way the board is turned round.
#[derive(Clone, Copy)]
enum Mirror {
    Ranks,
    Files,
    Both,
}

fn turned(grid: &Grid, set: &Set, mirror: Mirror) -> Set {
    let turn = |&(file, rank): &(i32, i32)| {
        let (other_file, other_rank) = (grid.files - 1 - file, grid.ranks - 1 - rank);
        match mirror {
            Mirror::Ranks => (file, other_rank),
            Mirror::Files => (other_file, rank),
            Mirror::Both => (other_file, other_rank),
        }
    };
    set.iter().map(turn).collect()
}

/// Checks a function of two sets and its twin on random boards.
fn check<W: Word>(
    grid: &Grid,
    layout: &Layout,
    mirror: Mirror,
    name: &str,
    white: fn(W, W) -> W,
    black: fn(W, W) -> W,
) {
    let mut random = Random::new(99);
    let mut differences = 0;
    for _ in 0..4 {
        for (one, other) in random.boards(grid) {
            let turned_word = |set: &Set| layout.word(&turned(grid, set, mirror));
            let original: W = white(layout.word(&one), layout.word(&other));
            let twin = black(turned_word(&one), turned_word(&other));
            assert_eq!(
                layout.set(twin),
                turned(grid, &layout.set(original), mirror),
                "{name} of {one:?}, {other:?}"
            );
            let same = black(layout.word(&one), layout.word(&other));
            differences += usize::from(same != original);
        }
    }
    assert!(differences > 0, "the twin of {name} does what {name} does");
}

/// One module of mirrored functions on one board.
macro_rules! mirrored_board {
    ($name:ident, ($($shape:tt)*), $word:tt) => {
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod declared {
                #[derive(Debug)]
                pub struct Board($word);

                #[directions]
                pub enum Compass {
                    North = step(0, 1),
                    NorthEast = step(1, 1),
                    East = step(1, 0),
                    SouthEast = step(1, -1),
                    South = opposite(North),
                    SouthWest = opposite(NorthEast),
                    West = opposite(East),
                    NorthWest = opposite(SouthEast),
                }

                #[fill(North, by = kogge_stone)]
                pub const fn north_attacks(from: Board, empty: Board) -> Board;
                #[fill(South, by = dumb7)]
                pub const fn south_attacks(from: Board, empty: Board) -> Board;
                #[fill(NorthEast, East, yields = occluded)]
                pub const fn right_up(from: Board, empty: Board) -> Board;
                #[fill(East, SouthEast, yields = occluded)]
                pub const fn right_down(from: Board, empty: Board) -> Board;
                #[fill(West, NorthWest, yields = occluded)]
                pub const fn left_up(from: Board, empty: Board) -> Board;
                #[fill(SouthWest, West, yields = occluded)]
                pub const fn left_down(from: Board, empty: Board) -> Board;
                #[fill(North, South, East, West)]
                pub const fn rook_attacks(from: Board, empty: Board) -> Board;
                #[leaper(1, 2)]
                pub const fn knight_attacks(from: Board) -> Board;
                #[leaper((1, 1), (-1, 1), symmetric = false)]
                pub const fn up_captures(from: Board) -> Board;
                #[leaper((-1, -1), (1, -1), symmetric = false)]
                pub const fn down_captures(from: Board) -> Board;
                #[leaper((1, 1), (1, -1), symmetric = false)]
                pub const fn right_captures(from: Board) -> Board;
                #[leaper((-1, 1), (-1, -1), symmetric = false)]
                pub const fn left_captures(from: Board) -> Board;

                #[mirrored(ranks, black = black_pawn_attacks)]
                pub const fn white_pawn_attacks(pawns: Board) -> Board {
                    pawns.to(Compass::NorthEast).or(Compass::NorthWest.step(pawns))
                }

                /// Uses a twin, fills, leapers, constants and every set operation.
                #[mirrored(ranks, black = black_mixture)]
                pub const fn white_mixture(pawns: Board, empty: Board) -> Board {
                    let pushes = pawns.to(Compass::North).and(empty);
                    let double = pushes.and(Board::RANK_3).to(Compass::North).and(empty);
                    let attacked = white_pawn_attacks(pawns).xor(knight_attacks(pawns));
                    let rays = north_attacks(pawns, empty).or(rook_attacks(pushes, empty));
                    (double.or(attacked).or(up_captures(rays))).without(Board::FILE_B).or(
                        right_up(pawns.and(Board::RANK_1), empty).and(Board::FULL).or(Board::EMPTY),
                    )
                }

                /// Operators instead of methods.
                #[mirrored(ranks, black = black_operators)]
                pub fn white_operators(pawns: Board, empty: Board) -> Board {
                    let attacks = pawns.to(Compass::NorthWest) | pawns.to(Compass::NorthEast);
                    !((attacks & !empty) ^ (pawns - Board::RANK_2)) | pawns.to(Compass::South)
                }

                #[mirrored(ranks, black = black_can_push)]
                pub const fn white_can_push(pawns: Board, empty: Board) -> bool {
                    !pawns.to(Compass::North).is_disjoint(empty)
                }

                #[mirrored(files, black = queen_side)]
                pub const fn king_side(kings: Board, empty: Board) -> Board {
                    let right = kings.to(Compass::East).and(empty);
                    right_up(right, empty).or(right_captures(kings)).without(Board::FILE_A).or(
                        kings.to(Compass::North).and(Board::RANK_2),
                    )
                }

                #[mirrored(ranks, files, black = turned_about)]
                pub const fn both_ways(from: Board, empty: Board) -> Board {
                    right_up(from, empty).and(Board::FILE_C.or(Board::RANK_4)).or(
                        from.to(Compass::SouthEast).or(up_captures(from)),
                    )
                }
            }

            #[test]
            fn twins_are_mirror_images() {
                use declared::Board as Set;

                let Board { grid, .. } = Board::named(stringify!($name));
                let layout = Board::named(stringify!($name)).layout();
                let check = |name, mirror, white, black| check::<$word>(&grid, &layout, mirror, name, white, black);
                macro_rules! pair {
                    ($mirror:ident, $white:ident, $black:ident) => {
                        check(
                            stringify!($white),
                            Mirror::$mirror,
                            |pawns, empty| {
                                let board = Set::from_bits_truncate;
                                declared::$white(board(pawns), board(empty)).bits()
                            },
                            |pawns, empty| {
                                let board = Set::from_bits_truncate;
                                declared::$black(board(pawns), board(empty)).bits()
                            },
                        )
                    };
                }
                check(
                    "white_pawn_attacks",
                    Mirror::Ranks,
                    |pawns, _| declared::white_pawn_attacks(Set::from_bits_truncate(pawns)).bits(),
                    |pawns, _| declared::black_pawn_attacks(Set::from_bits_truncate(pawns)).bits(),
                );
                pair!(Ranks, white_mixture, black_mixture);
                pair!(Ranks, white_operators, black_operators);
                pair!(Files, king_side, queen_side);
                pair!(Both, both_ways, turned_about);
                check(
                    "white_can_push",
                    Mirror::Ranks,
                    |pawns, empty| {
                        let board = Set::from_bits_truncate;
                        let can = declared::white_can_push(board(pawns), board(empty));
                        if can { Set::FULL.bits() } else { Set::EMPTY.bits() }
                    },
                    |pawns, empty| {
                        let board = Set::from_bits_truncate;
                        let can = declared::black_can_push(board(pawns), board(empty));
                        if can { Set::FULL.bits() } else { Set::EMPTY.bits() }
                    },
                );
            }
        }
    };
}

mirrored_board!(chess, (8x8), u64);
mirrored_board!(chess_by_files, (8x8, order = file_major), u64);
mirrored_board!(chess_from_a8, (8x8, origin = a8), u64);
mirrored_board!(minichess, (5x5), u32);
mirrored_board!(xiangqi_from_i10, (9x10, origin = i10), u128);
mirrored_board!(courier_by_files_from_l1, (12x10, order = file_major, origin = l1), [u64; 2]);
mirrored_board!(great, (16x16), [u64; 4]);
mirrored_board!(cylinder, (8x8, wrap = files), u64);
mirrored_board!(torus, (8x8, wrap = both), u64);

/// Without a board module directions are turned round by their methods.
mod alone {
    use super::*;

    #[directions(board = 9x10)]
    pub enum Way {
        North = step(0, 1),
        South = step(0, -1),
        NorthEast = step(1, 1),
        NorthWest = step(-1, 1),
        SouthEast = step(1, -1),
        SouthWest = step(-1, -1),
    }

    pub const FIRST_RANK: u128 = 0x1ff;
    pub const LAST_RANK: u128 = 0x1ff << 81;

    pub const fn middle(from: u128) -> u128 {
        from & (0x3_ffff << 36)
    }

    /// Soldiers of the side that begins.
    #[mirrored(ranks, black = black_attacks, board = 9x10)]
    pub const fn red_attacks(soldiers: u128) -> u128 {
        Way::NorthEast.step(soldiers) | Way::NorthWest.step(soldiers)
    }

    #[mirrored(
        ranks,
        black = black_home,
        board = 9x10,
        symmetric(middle),
        pairs(FIRST_RANK = LAST_RANK, red_attacks = black_attacks)
    )]
    pub const fn red_home(soldiers: u128, empty: u128) -> u128 {
        let home = soldiers & FIRST_RANK;
        let crossing = middle(Way::North.step(soldiers)) & empty;
        red_attacks(home) | crossing | (LAST_RANK & empty)
    }
}

#[test]
fn twins_without_a_module() {
    for way in alone::Way::ALL {
        let (files, ranks) = way.delta();
        assert_eq!(way.flip_ranks().delta(), (files, -ranks));
        assert_eq!(way.flip_files().delta(), (-files, ranks));
    }
    let Board { grid, .. } = Board::named("xiangqi");
    let layout = Layout::usual(9, 10);
    let attacks = ["red_attacks", "red_home"];
    type Function = fn(u128, u128) -> u128;
    let functions: [(Function, Function); 2] = [
        (|soldiers, _| alone::red_attacks(soldiers), |soldiers, _| alone::black_attacks(soldiers)),
        (alone::red_home, alone::black_home),
    ];
    for (name, (white, black)) in attacks.into_iter().zip(functions) {
        check(&grid, &layout, Mirror::Ranks, name, white, black);
    }
}
