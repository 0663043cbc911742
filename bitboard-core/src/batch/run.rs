//! Functions of slices of blocks, one kernel a block.

use super::{Block, lines};
use crate::arch::{Kernel, Lanes, Level};

/// Refuses slices of different lengths.
#[inline]
pub(super) fn same_length(lengths: &[usize]) {
    let same = lengths.iter().all(|length| *length == lengths[0]);
    assert!(same, "the slices must have the same length");
}

/// Writes a function of slices of blocks: the names of its inputs, and what becomes of their registers.
macro_rules! of_blocks {
    ($(
        $(#[$attribute:meta])*
        $name:ident $kernel:ident ($($input:ident),+ $(; $option:ident: $type:ty)?) |$lanes:ident| $result:expr;
    )*) => { $(
        $(#[$attribute])*
        ///
        /// # Panics
        ///
        /// If the slices differ in length.
        pub fn $name(level: Level, $($input: &[Block],)+ $($option: $type,)? out: &mut [Block]) {
            same_length(&[out.len(), $($input.len()),+]);
            level.run($kernel { $($input,)+ $($option,)? out });
        }

        struct $kernel<'a> {
            $($input: &'a [Block],)+
            $($option: $type,)?
            out: &'a mut [Block],
        }

        impl Kernel for $kernel<'_> {
            type Output = ();

            #[inline(always)]
            fn run<L: Lanes>(self, $lanes: L) {
                $(let $option = self.$option;)?
                for (place, out) in self.out.iter_mut().enumerate() {
                    $(let $input = &self.$input[place];)+
                    for part in 0..L::PARTS {
                        $(let $input = &$input.load($lanes, part);)+
                        out.store($lanes, part, $result);
                    }
                }
            }
        }
    )* };
}

of_blocks! {
    /// What sliders attack: some along files and ranks, some along diagonals, and queens are in both sets.
    /// All of them must be `occupied` too.
    slider_attacks SliderAttacks (orthogonal, diagonal, occupied) |lanes| {
        lines::slider_attacks(lanes, orthogonal, diagonal, occupied)
    };

    /// What knights attack.
    knight_attacks KnightAttacks (knights) |lanes| lines::knight_attacks(lanes, knights);

    /// What kings attack.
    king_attacks KingAttacks (kings) |lanes| lines::king_attacks(lanes, kings);

    /// What pawns attack, those of White, which go towards higher ranks, or else those of Black.
    pawn_attacks PawnAttacks (pawns; white: bool) |lanes| {
        if white { lines::pawn_attacks_up(lanes, pawns) } else { lines::pawn_attacks_down(lanes, pawns) }
    };
}

pub(super) use of_blocks;
