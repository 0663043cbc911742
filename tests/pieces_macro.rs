//! Pieces as `#[piece]` writes them, against the expected moves of `data/movement.json`.

mod movement_vectors;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use bitboard_core::bitboard;
use movement_vectors::{Group, groups};
use oracle::{Layout, Set, Word};

static GROUPS: LazyLock<Vec<Group>> = LazyLock::new(groups);

/// Compares a function with all cases of a piece on a board. It yields quiet moves, captures, or both.
fn check<W: Word>(betza: &str, size: &str, yields: &str, run: impl Fn(usize, W) -> W) {
    let (files, ranks) = size.split_once('x').expect("files x ranks");
    let (files, ranks): (i32, i32) = (files.parse().expect("files"), ranks.parse().expect("ranks"));
    let layout = Layout::usual(files, ranks);
    let same = |group: &&Group| group.betza == betza && group.files == files && group.ranks == ranks;
    let group = GROUPS.iter().find(same).unwrap_or_else(|| panic!("no cases of {betza} on {size}"));
    for case in &group.cases {
        let wanted: Set = match yields {
            "moves" => case.quiet.union(&case.captures).copied().collect(),
            "quiet" => case.quiet.clone(),
            "captures" => case.captures.clone(),
            other => panic!("no cases of {other}"),
        };
        let found = layout.set(run(layout.index(case.square), layout.word(&case.occupied)));
        assert_eq!(
            found, wanted,
            "{yields} of {betza} on {size} from {:?} among {:?}",
            case.square, case.occupied
        );
    }
}

/// Declares the pieces of a board and compares them.
macro_rules! board {
    ($board:ident: $size:tt, $word:ty {
        $($piece:ident $text:tt $yields:ident by $by:ident $(($($detail:tt)*))?;)*
    }) => {
        mod $board {
            use super::*;

            #[bitboard($size)]
            pub mod declared {
                pub struct Board($word);
                pub enum Square {}

                $(
                    #[piece($text, yields = $yields, by = $by $(($($detail)*))?)]
                    pub fn $piece(from: Square, occupied: Board) -> Board;
                )*
            }

            #[test]
            fn every_case() {
                use declared::{Board, Square};

                $(
                    check::<$word>($text, stringify!($size), stringify!($yields), |from, occupied| {
                        let occupied = Board::from_bits(occupied).expect("squares of the board");
                        declared::$piece(Square::ALL[from], occupied).bits()
                    });
                )*
            }
        }
    };
}

/// Boards that together have everything.
macro_rules! boards {
    ($(
        $board:ident: $size:tt, $word:ty {
            $($piece:ident $text:tt $yields:ident by $by:ident $(($($detail:tt)*))?;)*
        }
    )*) => {
        $(board! {
            $board: $size, $word { $($piece $text $yields by $by $(($($detail)*))?;)* }
        })*

        #[test]
        fn every_sign_of_the_notation_and_every_way_is_there() {
            let texts = [$($($text),*),*];
            let groups: BTreeSet<(&str, &str)> = [$($((stringify!($size), $text)),*),*].into();
            assert!(groups.len() >= 60, "only {} groups", groups.len());
            for sign in "fblrvshmcnpgjoqza[]-?(,)WFDNAHCZGKRBQ0123456789".chars() {
                // No text of the vectors has these digits.
                let missing = "6789".contains(sign);
                assert_ne!(texts.iter().any(|text| text.contains(sign)), missing, "{sign}");
            }
            let ways = [$($(stringify!($by)),*),*];
            for way in ["auto", "rays", "tables", "fill", "walk"] {
                assert!(ways.contains(&way), "{way}");
            }
        }
    };
}

boards! {
    narrow: 3x8, u32 {
        wazir_then_rook "[W?sR]" moves by rays;
        queen_and_knight "mQcN" moves by auto;
        limited "W3" moves by fill;
    }
    small: 5x5, u32 {
        trebuchet "H" moves by fill;
        forward_grasshopper "fgR" moves by rays;
        right_handed "hrN" moves by auto;
        forward_horse "fnN" moves by walk;
        two_leaps "D2" moves by tables(lookups = 1);
        dabbaba_then_bishop "[D?B]" moves by tables(index = unique);
        skipping "jR" moves by rays;
        joined_knight "oN" moves by tables;
        hook_mover "[R?sR]" moves by walk;
        crooked "zB" moves by tables(lookups = 1, index = unique);
        pawn "fmWfcF" moves by fill;
        camel_rider "CC" moves by auto;
    }
    middling: 6x7, u64 {
        forward_half "fhN" moves by walk;
        ferz_then_wazir "[F-W]" moves by fill;
        rider_grasshopper "gNN" moves by rays;
        deflected "[pR-fsB]" moves by tables;
    }
    odd: 7x9, u64 {
        forward_right "frB" moves by rays;
        giraffe "(4,1)" moves by auto;
        slide_or_hop "R2pR" moves by tables(lookups = 2);
    }
    chess: 8x8, u64 {
        long "R10" moves by tables(lookups = 1, index = direct);
        forward "fR" moves by fill;
        sideways "sR" moves by rays;
        left_half "lhN" moves by auto;
        lame "nAnD" moves by walk;
        hopper "pB" moves by tables(lookups = 1);
        pawn_like "mWcF" captures by auto;
        archbishop "BN" moves by tables(lookups = 1, index = direct);
        amazon "QN" moves by tables(lookups = 2, index = unique);
        both_ways "fsRbB" moves by rays;
        two_ranges "fR2bB" quiet by rays;
        hopping_bishop "mRcpB" moves by auto;
        manticore "[W?B]" moves by tables(lookups = 2);
        horse "[W-F]" moves by fill;
        rose "qN" moves by tables(lookups = 4, index = unique);
        ring "oR" moves by rays;
        mounted "[pK-Q]" moves by fill;
        hook_mover "[R?sR]" moves by fill;
    }
    shogi: 9x9, u128 {
        falcon "falcon" moves by walk;
        jumping "jD" moves by tables(lookups = 1);
        wanderer "[K?aK]" moves by tables(lookups = 1, index = unique);
        right_forward "rfN" moves by auto;
        two_kinds "fpRbR" moves by rays;
        forward_hop "fgR" captures by rays;
        ranged "R4N" moves by tables;
    }
    xiangqi: 9x10, u128 {
        rook "R" moves by tables(lookups = 2, index = direct);
        short_queen "Q2" moves by auto;
        corner "frB" moves by rays;
        backward_wide "bsN" moves by auto;
        general "RcpRnN" moves by rays;
        line_hopper "gR" moves by walk;
        diagonal_hopper "gB" moves by tables(lookups = 2);
        bishop_and_rider "BNN" moves by tables(lookups = 2, index = unique);
        half_dabbaba "fRbDD" moves by rays;
        lame_rider "nDD" moves by tables(lookups = 2);
        picket "[F-B]" moves by fill;
        moose "[pQ-fsK]" moves by auto;
    }
    grand: 10x8, u128 {
        elephant "A" moves by auto;
        tall "vN" moves by fill;
        unlike "mRcB" quiet by rays;
        griffon "[F?R]" moves by tables(lookups = 3);
        falcon "falcon" moves by tables(lookups = 4);
    }
    square: 10x10, u128 {
        leftward "lR" moves by rays;
        limited "R5" moves by tables(lookups = 2);
        three "R3" moves by rays;
        sideways_wazir "fsW" moves by walk;
        janggi "nZ" moves by tables;
        rose "qN" moves by walk;
        crooked "zB" moves by walk;
    }
    courier: 12x10, u128 {
        nightrider "NN" moves by tables(lookups = 1, index = unique);
        hopping_rook "pR" moves by rays;
        cannon "mRcpR" moves by auto;
        grasshopper "gQ" moves by rays;
        manticore "[W?B]" moves by tables(lookups = 3, index = unique);
        dabbaba_then_bishop "[D?B]" moves by rays;
        ferz_then_wazir "[F-W]" moves by auto;
        ring "oR" moves by fill;
        deflected "[pR-fsB]" moves by walk;
        lame_leap "nH" moves by rays;
        vertical "vB" moves by fill;
        zebra "Z" moves by auto;
        tripper "G" moves by walk;
    }
    large: 14x14, [u64; 4] {
        king "K" moves by fill;
        nightrider "NN" moves by rays;
        dabbaba_rider "DD" moves by walk;
        janggi "nZ" moves by auto;
    }
    great: 16x16, [u64; 4] {
        queen "Q" moves by rays;
        grasshopper "gQ" moves by auto;
        griffon "[F?R]" moves by walk;
    }
}

#[cfg(target_feature = "bmi2")]
board! {
    with_pext: 12x10, u128 {
        rook_and_knight "RN" moves by pext;
        cannon "mRcpR" moves by pext(lookups = 2, index = unique);
        nightrider "NN" moves by pext(lookups = 1, index = direct);
        dabbaba_then_bishop "[D?B]" moves by pext(lookups = 4);
    }
}
#[cfg(target_feature = "bmi2")]
board! {
    with_pext_in_a_word: 8x8, u64 {
        rook "R10" moves by pext(lookups = 1);
        manticore "[W?B]" moves by pext(lookups = 2, index = unique);
    }
}
