//! The centre.

use super::*;

#[test]
fn pawn_centres() {
    let mut random = Random::new(0xce47);
    let middle: Set = cells().iter().copied().filter(|at| (2..5).contains(&at.0)).collect();
    let mut found = [0; 3];
    for _ in 0..2000 {
        let own = random.subset(&middle, 50);
        let pawns = board(&own);
        assert_eq!(
            center::center_pawns(pawns),
            board_where(|at| own.contains(&at) && [3, 4].contains(&at.0))
        );
        for color in Color::ALL {
            let view = View { color, own: own.clone(), enemy: Set::new() };
            let fourth = if color == Color::White { 3 } else { 4 };
            let ideal = [3, 4].iter().all(|&file| own.contains(&(file, fourth)));
            let good = [2, 3].iter().all(|&file| own.contains(&(file, fourth)));
            assert_eq!(
                of!(color, center::white_has_ideal_center, center::black_has_ideal_center)(pawns),
                ideal
            );
            assert_eq!(of!(color, center::white_has_good_center, center::black_has_good_center)(pawns), good);
            let defended = of!(color, center::white_defended_center, center::black_defended_center);
            let is_defended = |at: At| [3, 4].contains(&at.0) && at.1 == fourth && view.attackers(at) > 0;
            assert_eq!(defended(pawns), view.own_where(is_defended));
            let knights = random.subset(&middle, 50);
            let blocks = of!(color, center::white_knight_blocks_c_pawn, center::black_knight_blocks_c_pawn);
            let (second, third) = if color == Color::White { (1, 2) } else { (6, 5) };
            let blocked = own.contains(&(2, second)) && knights.contains(&(2, third));
            assert_eq!(blocks(pawns, board(&knights)), blocked);
            found[0] += usize::from(ideal);
            found[1] += usize::from(good);
            found[2] += usize::from(blocked);
        }
    }
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}

#[test]
fn swaps() {
    let mut random = Random::new(0x5a9);
    let mut found = [0; 3];
    let distance = |file: i32| (2 * file - 7).abs();
    for _ in 0..1000 {
        let own = random.subset(cells(), 15);
        let pawns = board(&own);
        for _ in 0..50 {
            // Most moves are captures of own pawns, some are anything.
            let anywhere = own.is_empty() || random.below(8) == 0;
            let from = if anywhere { random.one(cells()) } else { random.one(&own) };
            let to = if random.below(8) == 0 {
                random.one(cells())
            } else {
                let step = [(-1, -1), (-1, 1), (1, -1), (1, 1)][random.below(4)];
                (from.0 + step.0, from.1 + step.1)
            };
            if !cells().contains(&to) {
                continue;
            }
            let is_capture = own.contains(&from)
                && !own.contains(&to)
                && (from.0 - to.0).abs() == 1
                && (from.1 - to.1).abs() == 1;
            let on_file = own.iter().filter(|&&at| at.0 == to.0 && at != from).count() + 1;
            let doubled = is_capture && on_file == 2;
            let centerswap = doubled && [from.0, to.0].iter().all(|file| [3, 4].contains(file));
            let innerswap = doubled && distance(to.0) < distance(from.0);
            assert_eq!(center::is_centerswap(square(from), square(to), pawns), centerswap);
            assert_eq!(center::is_innerswap(square(from), square(to), pawns), innerswap);
            // The same move of the other colour.
            let flipped = |at: At| square((at.0, 7 - at.1));
            assert_eq!(center::is_centerswap(flipped(from), flipped(to), pawns.flip_ranks()), centerswap);
            assert_eq!(center::is_innerswap(flipped(from), flipped(to), pawns.flip_ranks()), innerswap);
            found[usize::from(centerswap) + 2 * usize::from(innerswap)] += 1;
        }
    }
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}
