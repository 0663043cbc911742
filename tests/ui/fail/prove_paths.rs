//! What `prove!` takes are paths of functions.

use bitboard_core::{fill, prove};

#[fill(step(0, 1))]
const fn north_attacks(rooks: u64, empty: u64) -> u64;

fn main() {
    prove!("north_attacks");
    prove!(north_attacks in);
    prove!(north_attacks(1, 2));
}
