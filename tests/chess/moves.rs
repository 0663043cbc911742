//! Module `chess::moves`: target sets and lists of moves against pieces that walk by coordinates.

use std::collections::BTreeSet;

use bitboard_core::chess::moves::serialize::{
    ByPiece, MoveGetter, by_direction, by_piece, hybrid, ray_runs, targets_of,
};
use bitboard_core::chess::moves::targets::{
    self, DirectedMove, Targets, Way, attack_sets, knight_source, ray_source,
};
use bitboard_core::chess::moves::{Move, Piece, Pieces, Position};
use bitboard_core::chess::patterns::{control::AttackCounts, material::MaterialSignature};
use bitboard_core::chess::{Board, Color, Direction, KnightDirection, Square};
use oracle::{Random, Set};

use crate::placed::Placed;
use crate::squares::{At, LEAPS, RAYS, board, coordinates, grid, set, square};

const POSITIONS: usize = 1000;

fn positions(seed: u64) -> impl Iterator<Item = Placed> {
    let mut random = Random::new(seed);
    (0..POSITIONS).map(move |_| Placed::random(&mut random))
}

fn ways() -> impl Iterator<Item = At> {
    RAYS.into_iter().chain(LEAPS)
}

/// The squares that the piece on a square can move to in a direction, and whether it captures there.
fn moves_from(placed: &Placed, from: At, way: At) -> Vec<(At, bool)> {
    let (color, piece) = placed.pieces[&from];
    let enemy = |at| placed.pieces.get(&at).is_some_and(|there| there.0 != color);
    let attacked = placed.attacked_from(from, way);
    if piece != Piece::Pawn {
        let free = attacked.into_iter().filter(|&at| enemy(at) || !placed.pieces.contains_key(&at));
        return free.map(|at| (at, enemy(at))).collect();
    }
    let (forward, second) = if color == Color::White { (1, 1) } else { (-1, 6) };
    let mut moves: Vec<_> = attacked
        .into_iter()
        .filter(|&at| enemy(at) || placed.en_passant == Some(at))
        .map(|at| (at, true))
        .collect();
    if way == (0, forward) {
        for steps in 1..=if from.1 == second { 2 } else { 1 } {
            let at = (from.0, from.1 + steps * forward);
            if !grid().cells.contains(&at) || placed.pieces.contains_key(&at) {
                break;
            }
            moves.push((at, false));
        }
    }
    moves
}

/// Source, target, direction, and whether it captures.
type Found = (At, At, usize, bool);

/// Every move of the side to move.
fn moves(placed: &Placed) -> Vec<Found> {
    let mut moves = Vec::new();
    for from in placed.all(placed.side_to_move) {
        for (index, way) in ways().enumerate() {
            moves.extend(
                moves_from(placed, from, way).into_iter().map(|(to, takes)| (from, to, index, takes)),
            );
        }
    }
    moves
}

fn listed(moves: impl Iterator<Item = Move>) -> Vec<(At, At)> {
    moves.map(|each| (coordinates(each.from), coordinates(each.to))).collect()
}

/// The list as a set, in which nothing may be lost: no move is listed twice.
fn once(moves: &[(At, At)]) -> BTreeSet<(At, At)> {
    let set: BTreeSet<_> = moves.iter().copied().collect();
    assert_eq!(set.len(), moves.len(), "a move is listed twice: {moves:?}");
    set
}

#[test]
fn every_direction_has_its_targets() {
    let named: [fn(&Position) -> Board; 16] = [
        targets::north_east,
        targets::east,
        targets::south_east,
        targets::south,
        targets::south_west,
        targets::west,
        targets::north_west,
        targets::north,
        targets::north_north_east,
        targets::north_east_east,
        targets::south_east_east,
        targets::south_south_east,
        targets::south_south_west,
        targets::south_west_west,
        targets::north_west_west,
        targets::north_north_west,
    ];
    for placed in positions(0x7a56) {
        let (position, moves) = (placed.position(), moves(&placed));
        let all = Targets::of(&position);
        let (captures, quiets) = (all.captures(&position), all.quiets(&position));
        let of_pawns = Targets::of_pawns(&position);
        for (index, way) in Way::ALL.into_iter().enumerate() {
            let expect = |picks: &dyn Fn(&Found) -> bool| {
                let picked = moves.iter().filter(|each| each.2 == index && picks(each));
                board(&picked.map(|each| each.1).collect())
            };
            let context = format!("{way:?} of {placed:?}");
            assert_eq!(named[index](&position), expect(&|_| true), "{context}");
            assert_eq!(all.along(way), expect(&|_| true), "{context}");
            assert_eq!(all.sets()[index], expect(&|_| true), "{context}");
            assert_eq!(captures.along(way), expect(&|each| each.3), "captures {context}");
            assert_eq!(quiets.along(way), expect(&|each| !each.3), "quiet moves {context}");
            let pawn = |each: &Found| placed.pieces[&each.0].1 == Piece::Pawn;
            assert_eq!(of_pawns.along(way), expect(&pawn), "pawns {context}");
        }
        assert_eq!(all.len() as usize, moves.len());
        assert_eq!(all.is_empty(), moves.is_empty());
    }
}

#[test]
fn captures_are_targets_on_enemies() {
    // By the sets alone, where the square of a capture en passant is of no use to any piece but a pawn.
    for mut placed in positions(0xca97) {
        placed.en_passant = None;
        let position = placed.position();
        let all = Targets::of(&position);
        for way in Way::ALL {
            assert_eq!(all.captures(&position).along(way), all.along(way) & position.enemy().all());
            assert_eq!(all.quiets(&position).along(way), all.along(way) & position.empty());
        }
    }
}

#[test]
fn every_attack_is_in_the_set_of_its_direction() {
    for placed in positions(0xa77ac) {
        for color in Color::ALL {
            let sets = attack_sets(&placed.position(), color);
            for (index, way) in ways().enumerate() {
                let attacked = placed.all(color).into_iter().flat_map(|from| placed.attacked_from(from, way));
                assert_eq!(sets[index], board(&attacked.collect()), "{color:?} {way:?} {placed:?}");
            }
        }
    }
}

#[test]
fn targets_lead_back_to_their_sources() {
    for placed in positions(0x50ce) {
        let occupied = placed.position().occupied();
        for (from, to, index, _) in moves(&placed) {
            let (way, from, target) = (Way::ALL[index], square(from), square(to));
            let directed = DirectedMove { target, way };
            assert_eq!(directed.source(occupied), Some(from));
            assert_eq!(directed.resolve(occupied), Some(Move { from, to: target }));
            match way {
                Way::Ray(direction) => assert_eq!(ray_source(target, direction, occupied), Some(from)),
                Way::Knight(direction) => assert_eq!(knight_source(target, direction), Some(from)),
            }
        }
        // And squares that are no targets: the first piece on the way back, if there is one.
        for target in Square::ALL.into_iter().skip(placed.pieces.len() % 8).step_by(8) {
            for (direction, step) in Direction::ALL.into_iter().zip(RAYS) {
                let back = grid().ride(coordinates(target), (-step.0, -step.1), &grid().cells);
                let source = back.into_iter().find(|at| placed.pieces.contains_key(at)).map(square);
                assert_eq!(ray_source(target, direction, occupied), source);
                let directed = DirectedMove { target, way: Way::Ray(direction) };
                assert_eq!(directed.resolve(occupied).map(|each| each.from), source);
            }
        }
    }
    for target in Square::ALL {
        for (direction, leap) in KnightDirection::ALL.into_iter().zip(LEAPS) {
            let source = grid().land(coordinates(target), (-leap.0, -leap.1)).map(square);
            assert_eq!(knight_source(target, direction), source);
        }
    }
}

#[test]
fn directions_and_moves_as_numbers() {
    for (index, way) in Way::ALL.into_iter().enumerate() {
        assert_eq!(way.index(), index);
        assert_eq!(Way::from_index(index), Some(way));
        let step = match way {
            Way::Ray(direction) => direction.delta(),
            Way::Knight(direction) => direction.delta(),
        };
        assert_eq!(ways().nth(index), Some((step.0.into(), step.1.into())));
    }
    assert_eq!(Way::from_index(16), None);
    for bits in 0..1024_u16 {
        let target = Square::ALL[usize::from(bits) % 64];
        let found = DirectedMove::from_bits(bits).expect("ten bits");
        assert_eq!(found, DirectedMove { target, way: Way::ALL[usize::from(bits) / 64] });
        assert_eq!(found.to_bits(), bits);
    }
    assert!((1024..=u16::MAX).all(|bits| DirectedMove::from_bits(bits).is_none()));
}

#[test]
fn every_list_holds_every_move_once() {
    for placed in positions(0x11575) {
        let position = placed.position();
        let all = moves(&placed);
        let expected: BTreeSet<_> = all.iter().map(|&(from, to, ..)| (from, to)).collect();
        let takes = |each: &(At, At)| all.iter().any(|&(from, to, _, takes)| (from, to) == *each && takes);
        let pawn = |each: &(At, At)| placed.pieces[&each.0].1 == Piece::Pawn;

        let by_piece = listed(by_piece(&position));
        assert_eq!(once(&by_piece), expected, "by piece: {placed:?}");
        let key = |each: &(At, At)| (square(each.0).index(), !takes(each));
        assert!(by_piece.is_sorted_by_key(key), "by piece: {by_piece:?}");

        let by_direction = listed(by_direction(&position));
        assert_eq!(once(&by_direction), expected, "by direction: {placed:?}");
        let key = |each: &(At, At)| {
            let way = all.iter().find(|&&(from, to, ..)| (from, to) == *each).unwrap().2;
            (way, square(each.1).index())
        };
        assert!(by_direction.is_sorted_by_key(key), "by direction: {by_direction:?}");

        let hybrid = listed(hybrid(&position));
        assert_eq!(once(&hybrid), expected, "hybrid: {placed:?}");
        let key = |each: &(At, At)| match (pawn(each), takes(each)) {
            (true, takes) => (u8::from(!takes), 0, false),
            (false, takes) => (2, square(each.0).index(), !takes),
        };
        assert!(hybrid.is_sorted_by_key(key), "hybrid: {hybrid:?}");

        for &from in &grid().cells {
            let targets = all.iter().filter(|each| each.0 == from).map(|each| each.1).collect();
            assert_eq!(targets_of(&position, square(from)), board(&targets));
        }
        let some = Board::from_bits_truncate(0x00f0_a53c_1e87_0ff0);
        let expected: BTreeSet<_> =
            expected.into_iter().filter(|each| some.contains(square(each.0))).collect();
        assert_eq!(once(&listed(ByPiece::new(&position, some))), expected);
    }
}

#[test]
fn the_getter_gives_one_move_at_a_time() {
    for placed in positions(0x9e77e4).take(200) {
        let position = placed.position();
        let mut getter = by_direction(&position);
        let mut directed = getter.clone();
        let all = Targets::of(&position);
        let mut left = all.len() as usize;
        for way in Way::ALL {
            for target in all.along(way) {
                assert_eq!(getter.size_hint(), (0, Some(left)));
                let expected = DirectedMove { target, way };
                assert_eq!(directed.next_directed(), Some(expected));
                assert_eq!(getter.next(), expected.resolve(position.occupied()));
                assert_eq!(getter, directed);
                left -= 1;
            }
        }
        for _ in 0..3 {
            assert_eq!((getter.next(), directed.next_directed()), (None, None));
        }
    }
    // Targets without a source are left out.
    let targets = Targets::of(&Position::START);
    assert_eq!(MoveGetter::new(targets, Board::EMPTY).filter(|each| each.to.rank() > 2).count(), 0);
}

#[test]
fn runs_along_rays_go_from_far_to_near() {
    let mut random = Random::new(0x4a75);
    for placed in positions(0x4a75) {
        let position = placed.position();
        let all = moves(&placed);
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            let some = random.subset(&grid().cells, 70);
            for allowed in [&grid().cells, &some] {
                // What is left, highest index first in rising directions; a run is all moves of its source.
                let mut left: Vec<(At, At)> = all
                    .iter()
                    .filter(|each| each.2 == index && allowed.contains(&each.1))
                    .map(|&(from, to, ..)| (from, to))
                    .collect();
                left.sort_by_key(|each| square(each.1).index());
                let step = RAYS[index];
                if step.0 + 8 * step.1 > 0 {
                    left.reverse();
                }
                let mut expected = Vec::new();
                while let Some(&(source, _)) = left.first() {
                    let (run, others): (Vec<_>, Vec<_>) = left.iter().partition(|each| each.0 == source);
                    expected.extend(run);
                    left = others;
                }
                let targets = targets_along(&position, direction) & board(allowed);
                let mut runs = ray_runs(targets, direction, position.occupied());
                assert_eq!(runs.size_hint(), (0, Some(targets.len() as usize)));
                assert_eq!(listed(runs.by_ref()), expected, "{direction:?} {placed:?}");
                assert_eq!((runs.next(), runs.next()), (None, None));
            }
        }
    }
    // Squares that nothing reaches are left out.
    assert_eq!(ray_runs(Board::FULL, Direction::East, Board::EMPTY).next(), None);
}

fn targets_along(position: &Position, direction: Direction) -> Board {
    Targets::of(position).along(Way::Ray(direction))
}

#[test]
fn colours_are_each_others_mirror_images() {
    let flip = |at: At| (at.0, 7 - at.1);
    for placed in positions(0xf11b) {
        let position = placed.position();
        let other = position.exchange_colors();
        let exchanged = Placed {
            pieces: placed
                .pieces
                .iter()
                .map(|(&at, &(color, piece))| (flip(at), (color.other(), piece)))
                .collect(),
            side_to_move: placed.side_to_move.other(),
            en_passant: placed.en_passant.map(flip),
            castling: placed.castling.iter().copied().map(flip).collect(),
        };
        assert_eq!(other, exchanged.position());
        assert_eq!(other.exchange_colors(), position);
        let turned = |way: Way| {
            let step = ways().nth(way.index()).unwrap();
            Way::ALL[ways().position(|image| image == (step.0, -step.1)).unwrap()]
        };
        let (one, two) = (Targets::of(&position), Targets::of(&other));
        for way in Way::ALL {
            assert_eq!(one.along(way).flip_ranks(), two.along(turned(way)));
        }
        let flipped = |moves: Vec<(At, At)>| -> BTreeSet<_> {
            moves.into_iter().map(|(from, to)| (flip(from), flip(to))).collect()
        };
        assert_eq!(flipped(listed(by_piece(&position))), once(&listed(by_piece(&other))));
        assert_eq!(flipped(listed(by_direction(&position))), once(&listed(by_direction(&other))));
        assert_eq!(flipped(listed(hybrid(&position))), once(&listed(hybrid(&other))));
    }
}

#[test]
fn positions_know_what_stands_where() {
    for placed in positions(0x905).take(200) {
        let position = placed.position();
        assert_eq!(set(position.empty()), placed.empty());
        assert_eq!(position.occupied(), !position.empty());
        for color in Color::ALL {
            let pieces = position.pieces(color);
            assert_eq!(set(pieces.all()), placed.all(color));
            let both = |one, two| -> Set { &placed.of(color, one) | &placed.of(color, two) };
            assert_eq!(set(pieces.orthogonal_sliders()), both(Piece::Rook, Piece::Queen));
            assert_eq!(set(pieces.diagonal_sliders()), both(Piece::Bishop, Piece::Queen));
            for piece in Piece::ALL {
                assert_eq!(set(pieces.of(piece)), placed.of(color, piece));
            }
            for &at in &grid().cells {
                let there = placed.pieces.get(&at).filter(|there| there.0 == color).map(|there| there.1);
                assert_eq!(pieces.at(square(at)), there);
            }
        }
        assert_eq!(position.own(), position.pieces(placed.side_to_move));
        assert_eq!(position.enemy(), position.pieces(placed.side_to_move.other()));
    }
    let start = Placed::drawn(
        "r n b q k b n r
         p p p p p p p p
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         P P P P P P P P
         R N B Q K B N R",
        Color::White,
    );
    let castling = Board::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
    assert_eq!(Position::START, Position { castling, ..start.position() });
    assert_eq!(Pieces::default(), Pieces::NONE);
    assert_eq!(Pieces::NONE.all(), Board::EMPTY);
    assert_eq!(Move { from: Square::E2, to: Square::E4 }.to_string(), "e2e4");
}

#[test]
fn pieces_are_moved_and_taken_off() {
    let mut random = Random::new(0x9137);
    for placed in positions(0x9137).take(200) {
        let color = placed.side_to_move;
        let (from, to) = (random.one(&grid().cells), random.one(&placed.empty()));
        let (mut moved, mut pieces) = (placed.clone(), *placed.position().pieces(color));
        if placed.all(color).contains(&from) {
            let piece = moved.pieces.remove(&from).unwrap();
            moved.pieces.insert(to, piece);
        }
        pieces.relocate(square(from), square(to));
        assert_eq!(&pieces, moved.position().pieces(color), "{from:?} to {to:?}");

        let gone = random.subset(&grid().cells, 40);
        pieces.remove(board(&gone));
        moved.pieces.retain(|at, _| !gone.contains(at));
        assert_eq!(&pieces, moved.position().pieces(color));

        for piece in Piece::ALL {
            *pieces.of_mut(piece) ^= square(from).board();
            assert_eq!(pieces.of(piece), moved.position().pieces(color).of(piece) ^ square(from).board());
        }
    }
}

#[test]
fn documented_sizes() {
    assert_eq!(size_of::<Pieces>(), 48);
    assert_eq!(size_of::<Position>(), 112);
    assert_eq!((size_of::<Move>(), size_of::<Way>(), size_of::<DirectedMove>()), (2, 2, 3));
    assert_eq!((size_of::<Targets>(), size_of::<MoveGetter>()), (128, 160));
    assert_eq!(size_of::<AttackCounts>(), 40);
    assert_eq!(size_of::<MaterialSignature>(), 12);
}

/// The drawings of the documentation: White to move, for the southern rays of pawns Black.
#[test]
fn documented_drawings() {
    let source = include_str!("../../bitboard-core/src/chess/moves/targets.rs");
    let rays = &source[source.find("\nrays! {").unwrap()..];
    let mut found = 0;
    for (index, part) in rays.split("```text").skip(1).take(16).enumerate() {
        let color = if (2..5).contains(&index) { Color::Black } else { Color::White };
        let rows = part.lines().skip(1).take(8).map(|line| line.trim().trim_start_matches("/// "));
        let (pieces, targets): (Vec<_>, Vec<_>) =
            rows.map(|row| row.split_once("     ").expect("two boards")).unzip();
        let placed = Placed::drawn(&pieces.join("\n"), color);
        let drawn = Board::from_drawing(&targets.join("\n")).expect("a drawing");
        assert_eq!(Targets::of(&placed.position()).sets()[index], drawn, "drawing {index}");
        found += 1;
    }
    assert_eq!(found, 16);
}
