//! A game library that passes `bitboard-core` on to its users, whole and by parts, and has a macro that writes boards.

pub use bitboard_core;
/// The macros alone, beside other things of this library.
pub use bitboard_core::{bitboard, fill, leaper, piece};

/// Writes a board module with a rook: users name neither the runtime crate nor its macros.
#[macro_export]
macro_rules! game {
    ($(#[$attribute:meta])* $visibility:vis mod $name:ident, $shape:tt, $word:ty) => {
        $(#[$attribute])*
        #[$crate::bitboard_core::bitboard($shape, crate = $crate::bitboard_core)]
        $visibility mod $name {
            /// A set of squares.
            pub struct Board($word);
            /// A square.
            pub enum Square {}
            /// Squares that a rook attacks.
            #[piece("R")]
            pub const fn rook(from: Square, occupied: Board) -> Board;
            /// The same of many rooks on many boards.
            #[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0))]
            pub fn rooks(rooks: &[Board], empty: &[Board], out: &mut [Board]);
        }
    };
}
