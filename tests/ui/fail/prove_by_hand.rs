//! A function that no macro wrote has no declaration to be compared with.

use bitboard_core::prove;

fn north(rooks: u64) -> u64 {
    rooks << 8
}

fn main() {
    prove!(north);
}
