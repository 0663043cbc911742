//! Against the definitions.

use super::*;

#[test]
fn doubled_pawns() {
    let positions = positions(0xd0b1);
    let of = |name: &str, functions: [OfOne; 2], definition: Definition<'_>| {
        compare_of_one(name, &positions, functions, definition);
    };
    of("behind own", [doubled::white_behind_own, doubled::black_behind_own], &|view, at| {
        view.own.contains(&at) && view.has_ahead(at)
    });
    of("in front of own", [doubled::white_in_front_of_own, doubled::black_in_front_of_own], &|view, at| {
        view.own.contains(&at) && view.has_behind(at)
    });
    of("between own", [doubled::between_own; 2], &|view, at| {
        view.own.contains(&at) && view.has_ahead(at) && view.has_behind(at)
    });
    of("triple files", [doubled::triple_files; 2], &|view, at| view.on_file(at.0) >= 3);
    of("rear twins", [doubled::white_rear_twins, doubled::black_rear_twins], &|view, at| {
        view.own.contains(&at) && view.on_file(at.0) == 2 && view.has_ahead(at)
    });
    of("front twins", [doubled::white_front_twins, doubled::black_front_twins], &|view, at| {
        view.own.contains(&at) && view.on_file(at.0) == 2 && view.has_behind(at)
    });
    of("triples", [doubled::triples; 2], &|view, at| view.own.contains(&at) && view.on_file(at.0) >= 3);
}

#[test]
fn doubled_pawns_by_square() {
    for file in 0..8 {
        let expected = board(&(0..8).map(|rank| (file, rank)).collect());
        assert_eq!(doubled::FILES[file as usize], expected);
        for rank in 0..8 {
            assert_eq!(doubled::FILE_OF_SQUARE[square((file, rank)).index()], expected);
        }
    }
    for (white, black) in positions(0xd0b2) {
        for (color, own, up) in [(Color::White, &white, 1), (Color::Black, &black, -1)] {
            let view = View { own, enemy: &Squares::new(), up };
            let pawns = board(own);
            for at in cells().iter().copied() {
                let on_file = own.iter().copied().filter(|pawn| pawn.0 == at.0).collect();
                assert_eq!(doubled::pawns_on_file(square(at), pawns), board(&on_file));
                assert_eq!(doubled::is_multiple(square(at), pawns), view.on_file(at.0) >= 2);
                assert_eq!(doubled::has_own_ahead(color, square(at), pawns), view.has_ahead(at));
                assert_eq!(doubled::has_own_behind(color, square(at), pawns), view.has_behind(at));
            }
        }
    }
}

/// As many pawns stand behind another as in front of one: on each file one less than it has.
#[test]
fn equal_counts_of_doubled_pawns() {
    for (white, black) in positions(0xd0b3) {
        for set in [&white, &black] {
            let pawns = board(set);
            let on_file = |file| set.iter().filter(|pawn| pawn.0 == file).count() as u32;
            let surplus: u32 = (0..8).map(|file| on_file(file).saturating_sub(1)).sum();
            assert_eq!(doubled::white_behind_own(pawns).len(), surplus);
            assert_eq!(doubled::white_in_front_of_own(pawns).len(), surplus);
            assert_eq!(doubled::black_behind_own(pawns).len(), surplus);
            assert_eq!(doubled::black_in_front_of_own(pawns).len(), surplus);
            assert_eq!(doubled::black_behind_own(pawns), doubled::white_in_front_of_own(pawns));
        }
    }
}

#[test]
fn defended_pawns() {
    let positions = positions(0xdefe);
    compare_of_one(
        "defended",
        &positions,
        [defended::white_defended, defended::black_defended],
        |view, at| view.own.contains(&at) && (view.own(at, -1, -1) || view.own(at, 1, -1)),
    );
    let from_west: [[OfOne; 2]; 5] = [
        [defended::white_defended_from_west, defended::black_defended_from_west],
        [defended::white_defenders_from_west, defended::black_defenders_from_west],
        [defended::white_defended_defenders_from_west, defended::black_defended_defenders_from_west],
        [defended::white_undefended_defenders_from_west, defended::black_undefended_defenders_from_west],
        [defended::white_nondefending_defended_from_west, defended::black_nondefending_defended_from_west],
    ];
    let from_east: [[OfOne; 2]; 5] = [
        [defended::white_defended_from_east, defended::black_defended_from_east],
        [defended::white_defenders_from_east, defended::black_defenders_from_east],
        [defended::white_defended_defenders_from_east, defended::black_defended_defenders_from_east],
        [defended::white_undefended_defenders_from_east, defended::black_undefended_defenders_from_east],
        [defended::white_nondefending_defended_from_east, defended::black_nondefending_defended_from_east],
    ];
    for (side, functions) in [(-1, from_west), (1, from_east)] {
        let is_defended = |view: &View<'_>, at| view.own.contains(&at) && view.own(at, side, -1);
        let defends = |view: &View<'_>, at| view.own.contains(&at) && view.own(at, -side, 1);
        let definitions: [Definition<'_>; 5] = [
            &is_defended,
            &defends,
            &|view, at| is_defended(view, at) && defends(view, at),
            &|view, at| !is_defended(view, at) && defends(view, at),
            &|view, at| is_defended(view, at) && !defends(view, at),
        ];
        for (index, (functions, definition)) in functions.into_iter().zip(definitions).enumerate() {
            compare_of_one(&format!("item {index} from side {side}"), &positions, functions, definition);
        }
    }
}

#[test]
fn defenders_by_reverse_shifts() {
    use defended::*;
    let positions = positions(0xdeff);
    let rows: [([OfOne; 2], [OfOne; 2], i32); 2] = [
        (
            [white_defended_from_west, black_defended_from_west],
            [white_defenders_of_defended_from_west, black_defenders_of_defended_from_west],
            -1,
        ),
        (
            [white_defended_from_east, black_defended_from_east],
            [white_defenders_of_defended_from_east, black_defenders_of_defended_from_east],
            1,
        ),
    ];
    for ([white_defended, black_defended], [of_white, of_black], side) in rows {
        compare(
            "defenders of defended",
            &positions,
            [&|own, _| of_white(white_defended(own)), &|own, _| of_black(black_defended(own))],
            |view, at| view.own.contains(&at) && view.own(at, -side, 1),
        );
    }
}

#[test]
fn pawns_side_by_side() {
    use duo::*;
    let positions = positions(0xd00);
    let of = |name: &str, function: OfOne, definition: Definition<'_>| {
        let definition = |view: &View<'_>, at| view.own.contains(&at) && definition(view, at);
        compare_of_one(name, &positions, [function; 2], definition);
    };
    let east = |view: &View<'_>, at| view.own(at, 1, 0);
    let west = |view: &View<'_>, at| view.own(at, -1, 0);
    of("with east", with_east_neighbors, &east);
    of("with west", with_west_neighbors, &west);
    of("with both", with_both_neighbors, &|view, at| east(view, at) && west(view, at));
    of("with one", with_one_neighbor, &|view, at| east(view, at) != west(view, at));
    of("only east", with_exclusive_east_neighbor, &|view, at| east(view, at) && !west(view, at));
    of("only west", with_exclusive_west_neighbor, &|view, at| west(view, at) && !east(view, at));
    of("duos", duos, &|view, at| view.row(at) == 2);
    of("trios", trios, &|view, at| view.row(at) == 3);
    of("quarts", quarts, &|view, at| view.row(at) == 4);
    of("at least duos", at_least_duos, &|view, at| view.row(at) >= 2);
    of("at least trios", at_least_trios, &|view, at| view.row(at) >= 3);
    of("at least quarts", at_least_quarts, &|view, at| view.row(at) >= 4);
}

/// Every pattern of a rank, on every rank.
#[test]
fn every_row_of_pawns() {
    for pattern in 0..256 {
        for rank in 0..8 {
            let own: Squares =
                (0..8).filter(|file| pattern >> file & 1 == 1).map(|file| (file, rank)).collect();
            let view = View { own: &own, enemy: &Squares::new(), up: 1 };
            let rows = |wanted: &dyn Fn(usize) -> bool| {
                board(&own.iter().copied().filter(|&pawn| wanted(view.row(pawn))).collect())
            };
            let pawns = board(&own);
            assert_eq!(duo::duos(pawns), rows(&|row| row == 2));
            assert_eq!(duo::trios(pawns), rows(&|row| row == 3));
            assert_eq!(duo::quarts(pawns), rows(&|row| row == 4));
            assert_eq!(duo::at_least_duos(pawns), rows(&|row| row >= 2));
            assert_eq!(duo::at_least_trios(pawns), rows(&|row| row >= 3));
            assert_eq!(duo::at_least_quarts(pawns), rows(&|row| row >= 4));
        }
    }
}

#[test]
fn levers() {
    use lever::*;
    let positions = positions(0x1e7e4);
    let of = |name: &str, functions: [OfTwo; 2], definition: Definition<'_>| {
        compare_of_two(name, &positions, functions, definition);
    };
    of("east", [white_east_levers, black_east_levers], &|view, at| view.lever(at, 1));
    of("west", [white_west_levers, black_west_levers], &|view, at| view.lever(at, -1));
    of("any", [white_any_levers, black_any_levers], &|view, at| view.lever(at, 1) || view.lever(at, -1));
    of("inner", [white_inner_levers, black_inner_levers], &|view, at| {
        view.lever_of_class(at, LeverClass::Inner)
    });
    of("outer", [white_outer_levers, black_outer_levers], &|view, at| {
        view.lever_of_class(at, LeverClass::Outer)
    });
    of("center", [white_center_levers, black_center_levers], &|view, at| {
        view.lever_of_class(at, LeverClass::Center)
    });
    of("fork", [white_fork_levers, black_fork_levers], &|view, at| view.lever(at, 1) && view.lever(at, -1));
    of("loose", [white_loose_levers, black_loose_levers], &|view, at| {
        view.loose(at, 1) || view.loose(at, -1)
    });
    of("tight", [white_tight_levers, black_tight_levers], &|view, at| {
        view.tight(at, 1) || view.tight(at, -1)
    });
    of("east chain", [white_east_chain_levers, black_east_chain_levers], &|view, at| view.chain_lever(at, 1));
    of("west chain", [white_west_chain_levers, black_west_chain_levers], &|view, at| {
        view.chain_lever(at, -1)
    });
    of("chain", [white_chain_levers, black_chain_levers], &|view, at| {
        view.chain_lever(at, 1) || view.chain_lever(at, -1)
    });
    of("east mute chain", [white_east_mute_chain_levers, black_east_mute_chain_levers], &|view, at| {
        view.mute_chain_lever(at, 1)
    });
    of("west mute chain", [white_west_mute_chain_levers, black_west_mute_chain_levers], &|view, at| {
        view.mute_chain_lever(at, -1)
    });
    of("mute chain", [white_mute_chain_levers, black_mute_chain_levers], &|view, at| {
        view.mute_chain_lever(at, 1) || view.mute_chain_lever(at, -1)
    });
}

#[test]
fn levers_by_push() {
    let positions = positions(0x1e7e5);
    // Pieces on one square in seven, the same for both colours and for the position turned round.
    let pieces = |(file, rank): At| (file + rank.min(7 - rank)) % 7 == 3;
    let empty = |white: Board, black: Board| {
        !(white | black) - board(&cells().iter().copied().filter(|&square| pieces(square)).collect())
    };
    compare(
        "lever pushes",
        &positions,
        [&|own, enemy| lever::white_lever_pushes(own, enemy, empty(own, enemy)), &|own, enemy| {
            lever::black_lever_pushes(own, enemy, empty(own, enemy))
        }],
        |view, at| {
            let free =
                |square: &At| !pieces(*square) && !view.own.contains(square) && !view.enemy.contains(square);
            view.lever_push(at, &cells().iter().copied().filter(free).collect())
        },
    );
}

#[test]
fn class_of_every_capture() {
    for source in cells().iter().copied() {
        for target in cells().iter().copied() {
            let from_center = |file: i32| (2 * file - 7).abs();
            let expected = match (from_center(target.0) - from_center(source.0)).signum() {
                -1 => LeverClass::Inner,
                1 => LeverClass::Outer,
                _ => LeverClass::Center,
            };
            let (source, target) = (square(source), square(target));
            assert_eq!(LeverClass::of(source, target), expected);
            assert_eq!(LeverClass::of(target, source), expected.of_opponent());
        }
    }
}

/// What is an inner lever for one colour is an outer one for the other, and the east lever of one the west
/// lever of the other; centre, chain and mute chain levers are so for both.
#[test]
fn duality_of_levers() {
    use bitboard_core::chess::Direction::{NorthEast, NorthWest};
    use lever::*;
    for (white, black) in positions(0xdaa1) {
        let (white, black) = (board(&white), board(&black));
        let (east, west) = (white_east_levers(white, black), white_west_levers(white, black));
        assert_eq!(black_west_levers(black, white), east.to(NorthEast));
        assert_eq!(black_east_levers(black, white), west.to(NorthWest));

        let split = |levers: Board, file: fn(usize) -> bool| {
            levers.iter().filter(|square| file(usize::from(square.file()))).collect::<Board>()
        };
        let inner = split(east, |file| file <= 2).to(NorthEast) | split(west, |file| file >= 5).to(NorthWest);
        let outer = split(east, |file| file >= 4).to(NorthEast)
            | split(west, |file| (1..=3).contains(&file)).to(NorthWest);
        let center =
            split(east, |file| file == 3).to(NorthEast) | split(west, |file| file == 4).to(NorthWest);
        assert_eq!(black_outer_levers(black, white), inner);
        assert_eq!(black_inner_levers(black, white), outer);
        assert_eq!(black_center_levers(black, white), center);

        assert_eq!(
            black_west_chain_levers(black, white),
            white_east_chain_levers(white, black).to(NorthEast)
        );
        assert_eq!(
            black_east_chain_levers(black, white),
            white_west_chain_levers(white, black).to(NorthWest)
        );
        assert_eq!(
            black_west_mute_chain_levers(black, white),
            white_east_mute_chain_levers(white, black).to(NorthEast)
        );
        assert_eq!(
            black_east_mute_chain_levers(black, white),
            white_west_mute_chain_levers(white, black).to(NorthWest)
        );
        let both = white_east_chain_levers(white, black) & white_east_mute_chain_levers(white, black);
        assert!(both.is_empty(), "a chain lever is not mute");
    }
}

#[test]
fn rams() {
    use ram::*;
    let positions = positions(0x4a4);
    let of = |name: &str, functions: [OfTwo; 2], definition: Definition<'_>| {
        compare_of_two(name, &positions, functions, definition);
    };
    of("rams", [white_rams, black_rams], &|view, at| view.ram(at));
    of("immobile", [white_immobile, black_immobile], &|view, at| view.immobile(at));
    of("dead rams", [white_dead_rams, black_dead_rams], &|view, at| view.dead_ram(at));
    for complex in [LIGHT_SQUARES, DARK_SQUARES] {
        for (white, black) in &positions {
            for (own, enemy, up, function) in [
                (white, black, 1, white_central_immobile as fn(Board, Board, Board) -> Board),
                (black, white, -1, black_central_immobile),
            ] {
                let view = View { own, enemy, up };
                let expected = cells()
                    .iter()
                    .copied()
                    .filter(|&(file, rank)| (2..=5).contains(&file) && view.immobile((file, rank)))
                    .filter(|&(file, rank)| ((file + rank) % 2 == 1) == (complex == LIGHT_SQUARES))
                    .collect();
                assert_eq!(function(board(own), board(enemy), complex), board(&expected));
            }
        }
    }
    let light = cells().iter().copied().filter(|(file, rank)| (file + rank) % 2 == 1).collect();
    assert_eq!((LIGHT_SQUARES, DARK_SQUARES), (board(&light), !board(&light)));
}

/// Both colours have the same number of rammed pawns, face to face.
#[test]
fn equal_counts_of_rams() {
    for (white, black) in positions(0x4a5) {
        let (white, black) = (board(&white), board(&black));
        let (rammed, rammed_black) = (ram::white_rams(white, black), ram::black_rams(black, white));
        assert_eq!(rammed.len(), rammed_black.len());
        assert_eq!(rammed_black, rammed.to(bitboard_core::chess::Direction::North));
    }
}

#[test]
fn barriers() {
    let mut random = Random::new(0xba44);
    let mut positions = positions(0x4a6);
    // Walls of pawns across the board, sometimes with a gap.
    for _ in 0..300 {
        let wall: Vec<At> = (0..8).map(|file| (file, random.below(3) as i32 + 2)).collect();
        let missing = random.below(16);
        let kept = |index: usize| index != missing && !missing.is_multiple_of(3) || index.is_multiple_of(3);
        let white: Squares =
            wall.iter().enumerate().filter(|&(index, _)| kept(index)).map(|(_, at)| *at).collect();
        let black = white.iter().map(|&(file, rank)| (file, rank + 1)).collect();
        positions.push((white, black));
    }
    let (mut walked, mut sealed) = (0, 0);
    for (white, black) in positions {
        let view = View { own: &white, enemy: &black, up: 1 };
        let (passes, enemy_passes) = (view.king_passes(), view.turned().king_passes());
        let (white, black) = (board(&white), board(&black));
        assert_eq!(ram::white_king_passes(white, black), passes, "{white:?} {black:?}");
        assert_eq!(ram::black_king_passes(black, white), enemy_passes, "{white:?} {black:?}");
        assert_eq!(ram::is_blocked_barrier(white, black), !passes && !enemy_passes);
        assert_eq!(
            ram::is_blocked_barrier(black.flip_ranks(), white.flip_ranks()),
            ram::is_blocked_barrier(white, black)
        );
        walked += u32::from(passes) + u32::from(enemy_passes);
        sealed += u32::from(!passes && !enemy_passes);
    }
    assert!(walked >= 100 && sealed >= 100, "{walked} walks, {sealed} barriers");
}
