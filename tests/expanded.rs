//! The committed expansions are Rust that compiles and does what the declarations beside them do.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

use oracle::Random;

/// Something a snapshot's function takes.
trait Sample: Copy + Debug {
    fn sample(random: &mut Random) -> Self;
}

impl Sample for u64 {
    fn sample(random: &mut Random) -> Self {
        [random.bits(), random.bits() & random.bits() & random.bits(), random.bits() | random.bits()]
            [random.below(3)]
    }
}

impl<const N: usize> Sample for [u64; N] {
    fn sample(random: &mut Random) -> Self {
        [(); N].map(|()| u64::sample(random))
    }
}

/// Lists the snapshots: those whose functions take plain words with the functions and their parameters, the others
/// with a test below.
macro_rules! snapshots {
    (
        words { $($name:ident { $($function:ident($($argument:ident),*),)* })* }
        types { $($other:ident)* }
    ) => {
        // Formatted for reading, and not all of it is compared.
        #[allow(dead_code, non_upper_case_globals, unused_braces, clippy::module_inception)]
        mod expanded {
            $(pub mod $name {
                include!(concat!("../bitboard-macros/snapshots/", stringify!($name), ".expanded.rs"));
            })*
            $(pub mod $other {
                include!(concat!("../bitboard-macros/snapshots/", stringify!($other), ".expanded.rs"));
            })*
        }

        #[allow(unused_imports)]
        mod declared {
            $(pub mod $name {
                use bitboard_core::*;
                include!(concat!("../bitboard-macros/snapshots/", stringify!($name), ".rs"));
            })*
            $(pub mod $other {
                use bitboard_core::*;
                include!(concat!("../bitboard-macros/snapshots/", stringify!($other), ".rs"));
            })*
        }

        $(
            #[test]
            fn $name() {
                let mut random = Random::new(2024);
                for _ in 0..300 {
                    $({
                        $(let $argument = Sample::sample(&mut random);)*
                        let expanded = expanded::$name::$function($($argument),*);
                        let declared = declared::$name::$function($($argument),*);
                        assert_eq!(expanded, declared, "{}{:x?}", stringify!($function), ($($argument,)*));
                    })*
                }
            }
        )*

        const LISTED: &[&str] = &[$(stringify!($name),)* $(stringify!($other),)*];
    };
}

snapshots! {
    words {
        bishop_ray { bishop_ray(bishops, empty), }
        east { subtraction(rooks, empty), rotation(rooks, empty), one(from), fill(from), }
        lanes { diagonal(from, empty), }
        leapers { knight_attacks(from), king_attacks(from), knight_forks(targets), white_pawn_attacks(from), }
        loops { counted(sliders, empty), early_exit(sliders, empty), round(sliders, empty), }
        queen_kogge_stone { queen_attacks(queens, empty), }
        rook_dumb7 { rook_attacks(rooks, empty), }
    }
    types { chess mirrored own_type palace piece_alone pieces slices tables }
}

#[test]
fn every_snapshot_is_listed() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bitboard-macros/snapshots");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(directory).expect("the snapshots are there") {
        let name = entry.expect("a name").file_name().into_string().expect("a plain name");
        let stem = name.strip_suffix(".rs").expect("nothing but Rust");
        found.insert(stem.trim_end_matches(".expanded").to_owned());
    }
    let listed: BTreeSet<String> = LISTED.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(found, listed, "list each snapshot in tests/expanded.rs");
}

#[test]
fn own_type() {
    use declared::own_type as declared;
    use expanded::own_type as expanded;

    let mut random = Random::new(2025);
    for _ in 0..300 {
        let (sliders, empty) = (u64::sample(&mut random), u64::sample(&mut random));
        let ways = [
            (expanded::Way::North, declared::Way::North),
            (expanded::Way::East, declared::Way::East),
            (expanded::Way::South, declared::Way::South),
            (expanded::Way::West, declared::Way::West),
        ];
        for (ours, theirs) in ways {
            let ours = expanded::slide(expanded::Bitboard(sliders), expanded::Bitboard(empty), ours);
            let theirs = declared::slide(declared::Bitboard(sliders), declared::Bitboard(empty), theirs);
            assert_eq!(ours.0, theirs.0, "{sliders:#x} {empty:#x}");
        }
    }
}

#[test]
fn slices() {
    use declared::slices as declared;
    use expanded::slices as expanded;

    let mut random = Random::new(2027);
    let sets: Vec<(u64, u64)> =
        (0..100).map(|_| (Sample::sample(&mut random), Sample::sample(&mut random))).collect();
    macro_rules! queens {
        ($home:ident) => {{
            let board = $home::chess::Board::from_bits_truncate;
            let (queens, empty): (Vec<_>, Vec<_>) =
                sets.iter().map(|&(queens, empty)| (board(queens), board(empty))).unzip();
            let mut out = queens.clone();
            $home::chess::queen_attacks(&queens, &empty, &mut out);
            let knights = $home::chess::knight_attacks(std::array::from_fn(|index| queens[index]));
            out.into_iter().chain(knights).map(|set| set.bits()).collect::<Vec<u64>>()
        }};
    }
    assert_eq!(queens!(expanded), queens!(declared));
    let from: Vec<u128> = sets.iter().map(|&(low, high)| u128::from(high) << 64 | u128::from(low)).collect();
    let empty: Vec<u128> = from.iter().map(|from| !from).collect();
    let (mut ours, mut theirs) = (from.clone(), from.clone());
    expanded::north_attacks(&from, &empty, &mut ours);
    declared::north_attacks(&from, &empty, &mut theirs);
    assert_eq!(ours, theirs);
}

#[test]
fn chess() {
    use declared::chess::chess as declared;
    use expanded::chess::chess as expanded;

    assert_eq!(
        expanded::Square::ALL.map(|square| square.to_string()),
        declared::Square::ALL.map(|square| square.to_string())
    );
    let ways = || expanded::Compass::ALL.into_iter().zip(declared::Compass::ALL);
    for (ours, theirs) in ways() {
        assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
        assert_eq!((ours.delta(), ours.shift()), (theirs.delta(), theirs.shift()));
        assert_eq!(ours.landing().bits(), theirs.landing().bits());
        assert_eq!(
            ours.opposite().map(expanded::Compass::shift),
            theirs.opposite().map(declared::Compass::shift)
        );
    }
    let mut random = Random::new(2026);
    for _ in 0..300 {
        let (sliders, empty) = (u64::sample(&mut random), u64::sample(&mut random));
        let ours = expanded::Board::from_bits_truncate;
        let theirs = declared::Board::from_bits_truncate;
        assert_eq!(ours(sliders).to_string(), theirs(sliders).to_string());
        assert_eq!(
            expanded::attacks(ours(sliders), ours(empty)).bits(),
            declared::attacks(theirs(sliders), theirs(empty)).bits()
        );
        for (way, same_way) in ways() {
            assert_eq!(ours(sliders).to(way).bits(), theirs(sliders).to(same_way).bits());
            assert_eq!(
                expanded::occluded(ours(sliders), ours(empty), way).bits(),
                declared::occluded(theirs(sliders), theirs(empty), same_way).bits()
            );
        }
    }
}

#[test]
fn palace() {
    use declared::palace::xiangqi as declared;
    use expanded::palace::xiangqi as expanded;

    for bit in 0..90 {
        let ours = expanded::Points::from_bits_truncate(1 << bit);
        let theirs = declared::Points::from_bits_truncate(1 << bit);
        assert_eq!(expanded::general(ours).bits(), declared::general(theirs).bits());
        for (way, same_way) in expanded::General::ALL.into_iter().zip(declared::General::ALL) {
            assert_eq!(way.step(ours).bits(), same_way.step(theirs).bits());
        }
    }
}

#[test]
fn mirrored() {
    use declared::mirrored::pawns as declared;
    use expanded::mirrored::pawns as expanded;

    let mut random = Random::new(2027);
    for _ in 0..300 {
        let (pawns, empty) = (u64::sample(&mut random), u64::sample(&mut random));
        let ours = expanded::Board::from_bits_truncate;
        let theirs = declared::Board::from_bits_truncate;
        let fills =
            [expanded::front_fill, expanded::rear_fill, expanded::white_attacks, expanded::black_attacks];
        let same_fills =
            [declared::front_fill, declared::rear_fill, declared::white_attacks, declared::black_attacks];
        for (fill, same_fill) in fills.into_iter().zip(same_fills) {
            assert_eq!(fill(ours(pawns)).bits(), same_fill(theirs(pawns)).bits());
        }
        assert_eq!(
            expanded::white_double_pushes(ours(pawns), ours(empty)).bits(),
            declared::white_double_pushes(theirs(pawns), theirs(empty)).bits()
        );
        assert_eq!(
            expanded::black_double_pushes(ours(pawns), ours(empty)).bits(),
            declared::black_double_pushes(theirs(pawns), theirs(empty)).bits()
        );
    }
}

#[test]
fn tables() {
    use declared::tables as declared;
    use expanded::tables as expanded;

    assert_eq!(expanded::tables::KING.map(|set| set.bits()), declared::tables::KING.map(|set| set.bits()));
    let bits = |row: &[_; 12]| row.map(expanded::tables::Board::bits);
    let same_bits = |row: &[_; 12]| row.map(declared::tables::Board::bits);
    assert_eq!(
        expanded::tables::STEPS.each_ref().map(bits),
        declared::tables::STEPS.each_ref().map(same_bits)
    );
}

#[test]
fn piece_alone() {
    use declared::piece_alone as declared;
    use expanded::piece_alone as expanded;

    let mut random = Random::new(2028);
    for _ in 0..300 {
        let occupied = u64::sample(&mut random);
        for from in 0..12 {
            let occupied = occupied as u16;
            assert_eq!(expanded::lance_hopper(from, occupied), declared::lance_hopper(from, occupied));
        }
        for from in 0..9 {
            assert_eq!(expanded::cannon_moves(from, [occupied]), declared::cannon_moves(from, [occupied]));
        }
    }
}

#[test]
fn pieces() {
    use declared::pieces::pieces as declared;
    use expanded::pieces::pieces as expanded;

    let mut random = Random::new(2029);
    for _ in 0..300 {
        let (kings, occupied) = (u64::sample(&mut random) as u16, u64::sample(&mut random) as u16);
        let ours = expanded::Board::from_bits_truncate;
        let theirs = declared::Board::from_bits_truncate;
        assert_eq!(
            expanded::kings_attack(ours(kings), ours(occupied)).bits(),
            declared::kings_attack(theirs(kings), theirs(occupied)).bits()
        );
        macro_rules! compare {
            ($($piece:ident)*) => {
                for (from, same) in expanded::Square::ALL.into_iter().zip(declared::Square::ALL) {
                    $(assert_eq!(
                        expanded::$piece(from, ours(occupied)).bits(),
                        declared::$piece(same, theirs(occupied)).bits(),
                        "{} from {from} on {occupied:#x}",
                        stringify!($piece)
                    );)*
                }
            };
        }
        compare! {
            rook_attacks rook_captures queen_attacks knight_attacks white_soldier_moves black_soldier_moves
        }
    }
}
