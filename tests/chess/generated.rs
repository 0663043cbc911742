//! What a macro wrote of the module is proved, and compared with the movement when compiled: steps, fills and attacks in
//! all directions by all algorithms, leapers of a set.

use bitboard_core::chess::{Direction, directional, king, knight, rays, subtraction};
use bitboard_core::prove;

/// The functions of all directions by one algorithm. Unoptimised builds leave most algorithms to optimised ones.
macro_rules! by_algorithm {
    ($by:ident) => {
        prove!(
            $by::north_fill,
            $by::north_occluded,
            $by::north_attacks,
            $by::north_east_fill,
            $by::north_east_occluded,
            $by::north_east_attacks,
            $by::east_fill,
            $by::east_occluded,
            $by::east_attacks,
            $by::south_east_fill,
            $by::south_east_occluded,
            $by::south_east_attacks,
            $by::south_fill,
            $by::south_occluded,
            $by::south_attacks,
            $by::south_west_fill,
            $by::south_west_occluded,
            $by::south_west_attacks,
            $by::west_fill,
            $by::west_occluded,
            $by::west_attacks,
            $by::north_west_fill,
            $by::north_west_occluded,
            $by::north_west_attacks,
        );
    };
}

#[test]
fn rays_by_the_fewest_operations() {
    by_algorithm!(rays);
}

#[test]
#[cfg(not(debug_assertions))]
fn rays_by_every_algorithm() {
    use rays::{dumb7, dumb7_early_exit, dumb7_loop, kogge_stone};
    by_algorithm!(dumb7);
    by_algorithm!(dumb7_loop);
    by_algorithm!(dumb7_early_exit);
    by_algorithm!(kogge_stone);
}

#[test]
fn steps() {
    prove!(
        rays::north_one,
        rays::north_one_mask_before,
        rays::north_east_one,
        rays::north_east_one_mask_before,
        rays::east_one,
        rays::east_one_mask_before,
        rays::south_east_one,
        rays::south_east_one_mask_before,
        rays::south_one,
        rays::south_one_mask_before,
        rays::south_west_one,
        rays::south_west_one_mask_before,
        rays::west_one,
        rays::west_one_mask_before,
        rays::north_west_one,
        rays::north_west_one_mask_before,
    );
}

#[test]
fn in_a_direction_of_choice() {
    use directional::{dumb7, dumb7_early_exit};
    prove!(directional::occluded_fill in Direction::ALL, directional::sliding_attacks in Direction::ALL);
    prove!(dumb7::occluded_fill in Direction::ALL, dumb7::sliding_attacks in Direction::ALL);
    prove!(dumb7_early_exit::occluded_fill in Direction::ALL, dumb7_early_exit::sliding_attacks in Direction::ALL);
    prove!(subtraction::east_attacks);
}

#[test]
fn leapers() {
    prove!(knight::attacks, knight::fill, knight::fork_squares, king::attacks, king::zone);
    prove!(knight::north_north_east, knight::north_north_east_mask_before);
    prove!(knight::south_west_west, knight::south_west_west_mask_before);
}

#[test]
fn sets_of_sliders() {
    use bitboard_core::chess::sliders;
    prove!(sliders::orthogonal_attacks, sliders::diagonal_attacks);
}
