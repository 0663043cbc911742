//! The two sides as types, so that all code is compiled once for each and asks for no colour while it runs.

use bitboard_core::chess::moves::{Pieces, Position};
use bitboard_core::chess::pawns::{attacks, pushes};
use bitboard_core::chess::{Board, Color, Direction};

/// White or Black.
pub trait Side: 'static {
    /// Its colour.
    const COLOR: Color;
    /// The other side.
    type Enemy: Side<Enemy = Self>;
    /// Where its pawns come from.
    const BACK: Direction = Self::Enemy::COLOR.forward();
    /// The rank where its pieces begin.
    const HOME: Board;
    /// The rank where its pawns become other pieces.
    const LAST: Board;

    /// Its own pieces and those of the enemy.
    fn pieces(position: &Position) -> (&Pieces, &Pieces);

    /// The same, to be changed.
    fn pieces_mut(position: &mut Position) -> (&mut Pieces, &mut Pieces);

    /// Where its pawns arrive with a single step.
    fn single_pushes(pawns: Board, empty: Board) -> Board;

    /// Where its pawns arrive with a double step.
    fn double_pushes(pawns: Board, empty: Board) -> Board;

    /// What its pawns attack on the next file to the east.
    fn east_attacks(pawns: Board) -> Board;

    /// What its pawns attack on the next file to the west.
    fn west_attacks(pawns: Board) -> Board;
}

/// The side that moves first.
pub enum White {}

/// The side that moves second.
pub enum Black {}

macro_rules! sides {
    ($(
        $side:ident against $enemy:ident: $own:ident and $other:ident, from $home:ident to $last:ident,
        $single:ident, $double:ident, $east:ident, $west:ident;
    )*) => { $(
        impl Side for $side {
            const COLOR: Color = Color::$side;
            type Enemy = $enemy;
            const HOME: Board = Board::$home;
            const LAST: Board = Board::$last;

            #[inline(always)]
            fn pieces(position: &Position) -> (&Pieces, &Pieces) {
                (&position.$own, &position.$other)
            }

            #[inline(always)]
            fn pieces_mut(position: &mut Position) -> (&mut Pieces, &mut Pieces) {
                (&mut position.$own, &mut position.$other)
            }

            #[inline(always)]
            fn single_pushes(pawns: Board, empty: Board) -> Board {
                pushes::$single(pawns, empty)
            }

            #[inline(always)]
            fn double_pushes(pawns: Board, empty: Board) -> Board {
                pushes::$double(pawns, empty)
            }

            #[inline(always)]
            fn east_attacks(pawns: Board) -> Board {
                attacks::$east(pawns)
            }

            #[inline(always)]
            fn west_attacks(pawns: Board) -> Board {
                attacks::$west(pawns)
            }
        }
    )* };
}

sides! {
    White against Black: white and black, from RANK_1 to RANK_8,
    white_single_targets, white_double_targets, white_east_attacks, white_west_attacks;
    Black against White: black and white, from RANK_8 to RANK_1,
    black_single_targets, black_double_targets, black_east_attacks, black_west_attacks;
}
