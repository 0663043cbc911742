/// Squares that knights attack.
#[leaper(1, 2)]
pub const fn knight_attacks(knights: u64) -> u64;

/// Squares that kings attack.
#[leaper((1, 0), (1, 1))]
pub const fn king_attacks(kings: u64) -> u64;

/// From where a knight forks two targets.
#[leaper(1, 2, yields = forks)]
pub const fn knight_forks(targets: u64) -> u64;

#[leaper((1, 1), (-1, 1), symmetric = false)]
pub const fn white_pawn_attacks(pawns: u64) -> u64;
