//! One board at a time, from fills over the other player's discs.

use bitboard_core::fill;

use crate::position::Position;

/// For each direction the runs of discs that begin beside some, and single steps.
macro_rules! ways {
    ($($runs:ident $step:ident $back:ident ($($at:tt)*);)*) => {
        $(
            /// Some discs, and what follows on them without a gap.
            #[fill(step($($at)*), by = kogge_stone, yields = occluded)]
            const fn $runs(from: u64, through: u64) -> u64;
            /// One step of all discs.
            #[fill(step($($at)*), yields = step)]
            const fn $step(from: u64) -> u64;
        )*

        /// Where the player to move may place a disc.
        pub const fn moves(Position { own, other }: Position) -> u64 {
            let mut moves = 0;
            $(moves |= $step($runs(own, other) & other);)*
            moves & !(own | other)
        }

        /// The discs that are turned by placing one.
        pub const fn flips(Position { own, other }: Position, placed: u64) -> u64 {
            let mut flips = 0;
            // A run from the new disc is turned if a run from an own one in the opposite direction is the same.
            $(flips |= $runs(placed, other) & $back(own, other) & other;)*
            flips
        }
    };
}

ways! {
    north north_one south (0, 1);
    north_east north_east_one south_west (1, 1);
    east east_one west (1, 0);
    south_east south_east_one north_west (1, -1);
    south south_one north (0, -1);
    south_west south_west_one north_east (-1, -1);
    west west_one east (-1, 0);
    north_west north_west_one south_east (-1, 1);
}
