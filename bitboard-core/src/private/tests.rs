//! The macros used by hand, on boards of several shapes and words, against plain coordinates.

use core::fmt::Debug;
use core::hash::Hash;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use crate::SquareSet;

/// What the attribute macro writes for a board module.
macro_rules! board_module {
    ($module:ident, $board_word:ty, $word:ident, $layout:tt, $cells:expr,
     $repr:ident, $count:literal squares [$($square:ident = $index:literal,)*]) => {
        pub mod $module {
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
            pub struct Board($board_word);

            #[repr($repr)]
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum Square {
                $($square = $index,)*
            }

            crate::__private::board! {
                Board($board_word): $word, layout = $layout, cells = $cells
            }
            crate::__private::board_debug! { Board }
            crate::__private::square! {
                Square, Board: $word, $count squares [$($square = $index,)*]
            }
        }
    };
}

#[rustfmt::skip]
mod boards {
    board_module! {
        chess, u64, u64, (8, 8, rank_major, first_first), u64::MAX, u8, 64 squares [
            A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7, A2 = 8, B2 = 9, C2 = 10, D2 = 11,
            E2 = 12, F2 = 13, G2 = 14, H2 = 15, A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22,
            H3 = 23, A4 = 24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31, A5 = 32, B5 = 33,
            C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39, A6 = 40, B6 = 41, C6 = 42, D6 = 43, E6 = 44,
            F6 = 45, G6 = 46, H6 = 47, A7 = 48, B7 = 49, C7 = 50, D7 = 51, E7 = 52, F7 = 53, G7 = 54, H7 = 55,
            A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63,
        ]
    }

    // Xiangqi with a10 as bit 0, then a9, a8, …
    board_module! {
        xiangqi, u128, u128, (9, 10, file_major, first_last), (1 << 90) - 1, u8, 90 squares [
            A10 = 0, A9 = 1, A8 = 2, A7 = 3, A6 = 4, A5 = 5, A4 = 6, A3 = 7, A2 = 8, A1 = 9, B10 = 10,
            B9 = 11, B8 = 12, B7 = 13, B6 = 14, B5 = 15, B4 = 16, B3 = 17, B2 = 18, B1 = 19, C10 = 20,
            C9 = 21, C8 = 22, C7 = 23, C6 = 24, C5 = 25, C4 = 26, C3 = 27, C2 = 28, C1 = 29, D10 = 30,
            D9 = 31, D8 = 32, D7 = 33, D6 = 34, D5 = 35, D4 = 36, D3 = 37, D2 = 38, D1 = 39, E10 = 40,
            E9 = 41, E8 = 42, E7 = 43, E6 = 44, E5 = 45, E4 = 46, E3 = 47, E2 = 48, E1 = 49, F10 = 50,
            F9 = 51, F8 = 52, F7 = 53, F6 = 54, F5 = 55, F4 = 56, F3 = 57, F2 = 58, F1 = 59, G10 = 60,
            G9 = 61, G8 = 62, G7 = 63, G6 = 64, G5 = 65, G4 = 66, G3 = 67, G2 = 68, G1 = 69, H10 = 70,
            H9 = 71, H8 = 72, H7 = 73, H6 = 74, H5 = 75, H4 = 76, H3 = 77, H2 = 78, H1 = 79, I10 = 80,
            I9 = 81, I8 = 82, I7 = 83, I6 = 84, I5 = 85, I4 = 86, I3 = 87, I2 = 88, I1 = 89,
        ]
    }

    board_module! {
        go, [u64; 6], lanes, (19, 19, rank_major, first_first),
        [u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX, (1 << 41) - 1], u16, 361 squares [
            A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7, I1 = 8, J1 = 9, K1 = 10, L1 = 11,
            M1 = 12, N1 = 13, O1 = 14, P1 = 15, Q1 = 16, R1 = 17, S1 = 18, A2 = 19, B2 = 20, C2 = 21, D2 = 22,
            E2 = 23, F2 = 24, G2 = 25, H2 = 26, I2 = 27, J2 = 28, K2 = 29, L2 = 30, M2 = 31, N2 = 32, O2 = 33,
            P2 = 34, Q2 = 35, R2 = 36, S2 = 37, A3 = 38, B3 = 39, C3 = 40, D3 = 41, E3 = 42, F3 = 43, G3 = 44,
            H3 = 45, I3 = 46, J3 = 47, K3 = 48, L3 = 49, M3 = 50, N3 = 51, O3 = 52, P3 = 53, Q3 = 54, R3 = 55,
            S3 = 56, A4 = 57, B4 = 58, C4 = 59, D4 = 60, E4 = 61, F4 = 62, G4 = 63, H4 = 64, I4 = 65, J4 = 66,
            K4 = 67, L4 = 68, M4 = 69, N4 = 70, O4 = 71, P4 = 72, Q4 = 73, R4 = 74, S4 = 75, A5 = 76, B5 = 77,
            C5 = 78, D5 = 79, E5 = 80, F5 = 81, G5 = 82, H5 = 83, I5 = 84, J5 = 85, K5 = 86, L5 = 87, M5 = 88,
            N5 = 89, O5 = 90, P5 = 91, Q5 = 92, R5 = 93, S5 = 94, A6 = 95, B6 = 96, C6 = 97, D6 = 98, E6 = 99,
            F6 = 100, G6 = 101, H6 = 102, I6 = 103, J6 = 104, K6 = 105, L6 = 106, M6 = 107, N6 = 108,
            O6 = 109, P6 = 110, Q6 = 111, R6 = 112, S6 = 113, A7 = 114, B7 = 115, C7 = 116, D7 = 117,
            E7 = 118, F7 = 119, G7 = 120, H7 = 121, I7 = 122, J7 = 123, K7 = 124, L7 = 125, M7 = 126,
            N7 = 127, O7 = 128, P7 = 129, Q7 = 130, R7 = 131, S7 = 132, A8 = 133, B8 = 134, C8 = 135,
            D8 = 136, E8 = 137, F8 = 138, G8 = 139, H8 = 140, I8 = 141, J8 = 142, K8 = 143, L8 = 144,
            M8 = 145, N8 = 146, O8 = 147, P8 = 148, Q8 = 149, R8 = 150, S8 = 151, A9 = 152, B9 = 153,
            C9 = 154, D9 = 155, E9 = 156, F9 = 157, G9 = 158, H9 = 159, I9 = 160, J9 = 161, K9 = 162,
            L9 = 163, M9 = 164, N9 = 165, O9 = 166, P9 = 167, Q9 = 168, R9 = 169, S9 = 170, A10 = 171,
            B10 = 172, C10 = 173, D10 = 174, E10 = 175, F10 = 176, G10 = 177, H10 = 178, I10 = 179, J10 = 180,
            K10 = 181, L10 = 182, M10 = 183, N10 = 184, O10 = 185, P10 = 186, Q10 = 187, R10 = 188, S10 = 189,
            A11 = 190, B11 = 191, C11 = 192, D11 = 193, E11 = 194, F11 = 195, G11 = 196, H11 = 197, I11 = 198,
            J11 = 199, K11 = 200, L11 = 201, M11 = 202, N11 = 203, O11 = 204, P11 = 205, Q11 = 206, R11 = 207,
            S11 = 208, A12 = 209, B12 = 210, C12 = 211, D12 = 212, E12 = 213, F12 = 214, G12 = 215, H12 = 216,
            I12 = 217, J12 = 218, K12 = 219, L12 = 220, M12 = 221, N12 = 222, O12 = 223, P12 = 224, Q12 = 225,
            R12 = 226, S12 = 227, A13 = 228, B13 = 229, C13 = 230, D13 = 231, E13 = 232, F13 = 233, G13 = 234,
            H13 = 235, I13 = 236, J13 = 237, K13 = 238, L13 = 239, M13 = 240, N13 = 241, O13 = 242, P13 = 243,
            Q13 = 244, R13 = 245, S13 = 246, A14 = 247, B14 = 248, C14 = 249, D14 = 250, E14 = 251, F14 = 252,
            G14 = 253, H14 = 254, I14 = 255, J14 = 256, K14 = 257, L14 = 258, M14 = 259, N14 = 260, O14 = 261,
            P14 = 262, Q14 = 263, R14 = 264, S14 = 265, A15 = 266, B15 = 267, C15 = 268, D15 = 269, E15 = 270,
            F15 = 271, G15 = 272, H15 = 273, I15 = 274, J15 = 275, K15 = 276, L15 = 277, M15 = 278, N15 = 279,
            O15 = 280, P15 = 281, Q15 = 282, R15 = 283, S15 = 284, A16 = 285, B16 = 286, C16 = 287, D16 = 288,
            E16 = 289, F16 = 290, G16 = 291, H16 = 292, I16 = 293, J16 = 294, K16 = 295, L16 = 296, M16 = 297,
            N16 = 298, O16 = 299, P16 = 300, Q16 = 301, R16 = 302, S16 = 303, A17 = 304, B17 = 305, C17 = 306,
            D17 = 307, E17 = 308, F17 = 309, G17 = 310, H17 = 311, I17 = 312, J17 = 313, K17 = 314, L17 = 315,
            M17 = 316, N17 = 317, O17 = 318, P17 = 319, Q17 = 320, R17 = 321, S17 = 322, A18 = 323, B18 = 324,
            C18 = 325, D18 = 326, E18 = 327, F18 = 328, G18 = 329, H18 = 330, I18 = 331, J18 = 332, K18 = 333,
            L18 = 334, M18 = 335, N18 = 336, O18 = 337, P18 = 338, Q18 = 339, R18 = 340, S18 = 341, A19 = 342,
            B19 = 343, C19 = 344, D19 = 345, E19 = 346, F19 = 347, G19 = 348, H19 = 349, I19 = 350, J19 = 351,
            K19 = 352, L19 = 353, M19 = 354, N19 = 355, O19 = 356, P19 = 357, Q19 = 358, R19 = 359, S19 = 360,
        ]
    }

    // From the top: `. . # .`, `. . . .`, `# . . #`.
    board_module! {
        holes, u16, u16, (4, 3, rank_major, first_first), 0xbf6, u8, 9 squares [
            B1 = 1, C1 = 2, A2 = 4, B2 = 5, C2 = 6, D2 = 7, A3 = 8, B3 = 9, D3 = 11,
        ]
    }
}

/// The square a variant is named after, counted from 0.
fn named(square: impl Debug) -> (u8, u8) {
    let name = format!("{square:?}");
    (name.as_bytes()[0] - b'A', name[1..].parse::<u8>().unwrap() - 1)
}

/// Random truth values, one in `rarity` of them true.
fn random(seed: u64, rarity: u64) -> impl FnMut() -> bool {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33).is_multiple_of(rarity)
    }
}

/// The drawing of members of `squares` on a board of `files` by `ranks`.
fn drawing(files: u8, ranks: u8, squares: &[(u8, u8)], members: &[bool]) -> String {
    let row = |rank| {
        let symbol = |file| match squares.iter().position(|&square| square == (file, rank)) {
            Some(place) if members[place] => "1 ",
            Some(_) => ". ",
            None => "  ",
        };
        String::from((0..files).map(symbol).collect::<String>().trim_end())
    };
    (0..ranks).rev().map(row).collect::<Vec<_>>().join("\n")
}

fn assert_is_value<T: Copy + Ord + Hash + Debug>() {}

/// Everything that holds for any board, against lists of squares and truth values.
macro_rules! suite {
    ($($module:ident: $files:literal by $ranks:literal;)*) => { $(
        mod $module {
            use super::boards::$module::{Board, Square};
            use super::*;

            fn set(members: &[bool]) -> Board {
                Square::ALL.into_iter().zip(members).filter(|(_, member)| **member).map(|(s, _)| s).collect()
            }

            fn samples() -> Vec<Vec<bool>> {
                let lists = [2, 3, 10].map(|rarity| Square::ALL.map(|_| rarity).to_vec());
                let mut samples = Vec::from([false, true].map(|member| Square::ALL.map(|_| member).to_vec()));
                for (seed, list) in (1..).zip(lists.iter().cycle().take(30)) {
                    let mut next = random(seed, list[0]);
                    samples.push(list.iter().map(|_| next()).collect());
                }
                samples
            }

            #[test]
            #[cfg_attr(miri, ignore = "nothing is unsafe here, and it would take minutes")]
            fn squares() {
                assert_is_value::<Square>();
                for square in Square::ALL {
                    let (file, rank) = named(square);
                    assert_eq!((square.file(), square.rank()), (file, rank));
                    assert_eq!(Square::new(file, rank), Some(square));
                    assert_eq!(Square::from_index(square.index()), Some(square));
                    assert_eq!(Board::LAYOUT.index(file, rank) as usize, square.index());
                    assert_eq!(Board::LAYOUT.coordinates(square.index() as u32), (file, rank));
                    let name = format!("{square:?}");
                    assert_eq!(square.to_string(), name.to_lowercase());
                    assert_eq!(name.parse(), Ok(square));
                    assert_eq!(name.to_lowercase().parse(), Ok(square));
                    assert_eq!(Board::from(square).iter().collect::<Vec<_>>(), [square]);
                }
                assert!(Square::ALL.is_sorted());
                let found = |index| Square::from_index(index).is_some();
                assert_eq!((0..1000).filter(|&index| found(index)).count(), Square::ALL.len());
                assert!(!found(usize::MAX) && !usize::try_from(1_u64 << 32).is_ok_and(found));
                let on_file = |file| (0..=255).filter(move |&rank| Square::new(file, rank).is_some());
                assert_eq!((0..=255).flat_map(on_file).count(), Square::ALL.len());
            }

            #[test]
            #[cfg_attr(miri, ignore = "nothing is unsafe here, and it would take minutes")]
            fn sets() {
                assert_is_value::<Board>();
                let samples = samples();
                for a in &samples {
                    let board = set(a);
                    let mut members = Vec::new();
                    for (square, &member) in Square::ALL.into_iter().zip(a) {
                        assert_eq!(board.contains(square), member);
                        members.extend(member.then_some(square));
                    }
                    assert_eq!(board.len() as usize, members.len());
                    assert_eq!(board.is_empty(), members.is_empty());
                    assert_eq!(board.first(), members.first().copied());
                    assert_eq!(board.last(), members.last().copied());
                    assert_eq!(board.iter().collect::<Vec<_>>(), members);
                    assert_eq!((&board).into_iter().len(), members.len());
                    assert_eq!(board.iter().last(), board.last());
                    assert_eq!(SquareSet::count(board), board.iter().count());
                    let mut backwards: Vec<_> = board.into_iter().rev().collect();
                    backwards.reverse();
                    assert_eq!(backwards, members);
                    let mut both_ends = board.iter();
                    assert_eq!((both_ends.next(), both_ends.next_back()), (
                        members.first().copied(),
                        members.get(1..).and_then(<[_]>::last).copied(),
                    ));
                    assert_eq!(both_ends.remaining().len() as usize, members.len().saturating_sub(2));
                    assert_eq!(Board::from_bits(board.bits()), Some(board));

                    for square in Square::ALL {
                        let (mut with, mut without, mut toggled) = (board, board, board);
                        assert_eq!(with.insert(square), !board.contains(square));
                        assert_eq!(without.remove(square), board.contains(square));
                        toggled.toggle(square);
                        assert_eq!(toggled, if board.contains(square) { without } else { with });
                        assert!(with.contains(square) && !without.contains(square));
                        assert_eq!((with, without), (board.with(square), board.without_square(square)));
                        assert_eq!(with ^ without, square.board());
                    }

                    assert_eq!(board.iter().map(Square::board).collect::<Board>(), board);
                    for b in &samples {
                        let other = set(b);
                        let by = |operation: fn(bool, bool) -> bool| {
                            set(&a.iter().zip(b).map(|(&a, &b)| operation(a, b)).collect::<Vec<_>>())
                        };
                        assert_eq!(board & other, by(|a, b| a && b));
                        assert_eq!(board | other, by(|a, b| a || b));
                        assert_eq!(board ^ other, by(|a, b| a != b));
                        assert_eq!(board - other, by(|a, b| a && !b));
                        assert_eq!(!board, by(|a, _| !a));
                        assert_eq!(board.is_subset(other), a.iter().zip(b).all(|(&a, &b)| !a || b));
                        assert_eq!(board.is_disjoint(other), a.iter().zip(b).all(|(&a, &b)| !a || !b));
                        let mut assigned = board;
                        assigned &= other;
                        assert_eq!(assigned, board.and(other));
                        assigned |= board;
                        assert_eq!(assigned, board);
                        assigned ^= other;
                        assert_eq!(assigned, board.xor(other));
                        assigned -= other;
                        assert_eq!(assigned, board.without(other));
                    }
                }
            }

            #[test]
            #[cfg_attr(miri, ignore = "nothing is unsafe here, and it would take minutes")]
            fn drawings() {
                let squares = Square::ALL.map(named);
                for members in samples() {
                    let board = set(&members);
                    let drawing = drawing($files, $ranks, &squares, &members);
                    assert_eq!(board.to_string(), drawing);
                    assert_eq!(format!("{board:?}"), format!("\n{drawing}"));
                    assert_eq!(drawing.parse(), Ok(board));
                    let crossed = format!("\n \n{}\n\n", drawing.replace('1', "x").replace('\n', "\r\n"));
                    assert_eq!(crossed.parse(), Ok(board));
                    assert_eq!(drawing.replace('1', "X").replace(' ', "").parse(), Ok(board));
                }
            }
        }
    )* };
}

suite! {
    chess: 8 by 8;
    xiangqi: 9 by 10;
    go: 19 by 19;
    holes: 4 by 3;
}

#[test]
fn bits_outside_the_cells() {
    use boards::{go, holes, xiangqi};

    assert_eq!(holes::Board::from_bits(1), None);
    assert_eq!(holes::Board::from_bits(0x1000), None);
    assert_eq!(holes::Board::from_bits_truncate(!0), holes::Board::FULL);
    assert_eq!(!holes::Board::EMPTY, holes::Board::FULL);
    assert_eq!(xiangqi::Board::from_bits(1 << 90), None);
    assert_eq!(xiangqi::Board::from_bits_truncate(!0).len(), 90);
    assert_eq!(go::Board::from_bits([0, 0, 0, 0, 0, 1 << 41]), None);
    assert_eq!(go::Board::from_bits_truncate([!0; 6]).len(), 361);
}

#[test]
fn numbers() {
    use boards::{chess, go, xiangqi};

    for bits in [0, 1, 0x2dc_ba98_7654_3210_0f1e_2d3c, 1 << 89] {
        let (small, board) = (bits as u64, xiangqi::Board::from_bits_truncate(bits));
        assert_eq!(format!("{board:x}"), format!("{bits:x}"));
        assert_eq!(format!("{board:#034X}"), format!("{bits:#034X}"));
        assert_eq!(format!("{board:#b}"), format!("{bits:#b}"));
        assert_eq!(format!("{board:>40x}"), format!("{bits:>40x}"));
        assert_eq!(format!("{:#018x}", chess::Board::from_bits_truncate(small)), format!("{small:#018x}"));
    }
    let corners = go::Square::A1.board() | go::Square::S19.board();
    assert_eq!(format!("{corners:#x}"), format!("0x1{:090}", 1));
    assert_eq!(format!("{:x}", go::Board::EMPTY), "0");
    assert_eq!(format!("{:b}", go::Square::B1.board()), "10");
}

#[test]
fn names_that_are_no_squares() {
    use boards::{chess, holes};

    let message = |name: &str| name.parse::<chess::Square>().unwrap_err().to_string();
    assert_eq!(message(""), "expected a file letter, found the end of the text");
    assert_eq!(message("4e"), "expected a file letter, found `4`");
    assert_eq!(message("é4"), "expected a file letter, found `é`");
    assert_eq!(message("e"), "expected a rank number after the file, found the end of the text");
    assert_eq!(message("ee4"), "expected a rank number after the file, found `e`");
    assert_eq!(message("e4 "), "expected a rank number after the file, found ` `");
    for beyond in ["i1", "a9", "a0", "a04", "a99999999999999"] {
        assert_eq!(message(beyond), "expected a square from a1 to h8");
    }
    assert_eq!(
        "a1".parse::<holes::Square>().unwrap_err().to_string(),
        "there is a hole in the board at that square"
    );
}

#[test]
fn texts_that_are_no_drawings() {
    use boards::holes::Board;

    let message = |text: &str| text.parse::<Board>().unwrap_err().to_string();
    assert_eq!(message(". 1\t.\n. é"), "line 2, column 3: expected `.` or `1`, found `é`");
    assert_eq!(message(". .   🨀"), "line 1, column 7: expected `.` or `1`, found `🨀`");
    assert_eq!(message("\n. .\n"), "line 2, column 4: expected 3 squares in this row, found 2");
    assert_eq!(message(". . 1 ."), "line 1, column 7: expected the row to end after 3 squares, found `.`");
    assert_eq!(
        message("...\n....\n..\n\n1"),
        "line 5, column 1: expected the drawing to end after 3 rows, found `1`"
    );
    assert_eq!(message("...\n....\n"), "line 3, column 1: expected 3 rows, found 2");
    assert_eq!(message("...\n...."), "line 2, column 5: expected 3 rows, found 2");
    assert_eq!(message(""), "line 1, column 1: expected 3 rows, found 0");
    assert_eq!(message("...\n....\n."), "line 3, column 2: expected 2 squares in this row, found 1");
}

#[test]
fn drawings_are_constants() {
    use boards::holes::Board;

    const CORNER: Board = crate::board!(Board, "..1\n....\n..");
    assert_eq!(CORNER.bits(), 1 << 11);
}
