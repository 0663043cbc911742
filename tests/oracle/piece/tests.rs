use super::*;
use crate::Random;

/// Draws what a piece on the marked square can do: `m` a move, `c` a capture, `x` another piece, `o` the piece.
fn moves_of(text: &str, grid: &Grid, from: Square, occupied: &[Square]) -> String {
    let occupied: Set = occupied.iter().copied().collect();
    let Moves { quiet, captures } = Piece::parse(text).moves(grid, from, &occupied);
    let mut drawing = String::new();
    for rank in (0..grid.ranks).rev() {
        for file in 0..grid.files {
            let square = (file, rank);
            drawing.push(match square {
                _ if square == from => 'o',
                _ if quiet.contains(&square) => 'm',
                _ if captures.contains(&square) => 'c',
                _ if occupied.contains(&square) => 'x',
                _ if grid.cells.contains(&square) => '.',
                _ => '#',
            });
        }
        drawing.push('\n');
    }
    drawing
}

/// From the middle of a board of 7x7 on which stands what is drawn as `x` or `c`.
fn check(text: &str, drawing: [&str; 7]) {
    let mut occupied = Vec::new();
    for (down, row) in drawing.iter().enumerate() {
        for (file, mark) in row.chars().enumerate() {
            if matches!(mark, 'x' | 'c') {
                occupied.push((file as i32, 6 - down as i32));
            }
        }
    }
    let found = moves_of(text, &Grid::rectangle(7, 7), (3, 3), &occupied);
    assert_eq!(found, drawing.join("\n") + "\n", "{text}");
}

#[test]
fn letters_of_oblique_atoms() {
    check("rfN", [".......", "....m..", ".......", "...o...", ".......", ".......", "......."]);
    check("frN", [".......", ".......", ".....m.", "...o...", ".......", ".......", "......."]);
    check("fN", [".......", "..m.m..", ".......", "...o...", ".......", ".......", "......."]);
    check("fhN", [".......", "..m.m..", ".m...m.", "...o...", ".......", ".......", "......."]);
    check("fsN", [".......", ".......", ".m...m.", "...o...", ".......", ".......", "......."]);
    check("vN", [".......", "..m.m..", ".......", "...o...", ".......", "..m.m..", "......."]);
    check("hrN", [".......", "....m..", ".m.....", "...o...", ".....m.", "..m....", "......."]);
    check("hlN", [".......", "..m....", ".....m.", "...o...", ".m.....", "....m..", "......."]);
    check("ffrrN", [".......", "..m.m..", ".....m.", "...o...", ".....m.", ".......", "......."]);
}

#[test]
fn letters_of_other_atoms() {
    check("fsW", [".......", ".......", "...m...", "..mom..", ".......", ".......", "......."]);
    check("flF", [".......", ".......", "..m....", "...o...", ".......", ".......", "......."]);
    check("fA", [".......", ".m...m.", ".......", "...o...", ".......", ".......", "......."]);
}

#[test]
fn ranges_and_captures() {
    check("R2", [".......", ".......", "...c...", ".mmomm.", "...m...", "...m...", "......."]);
    check("fmWfcF", [".......", ".......", "..cm...", "...o...", ".......", ".......", "......."]);
    check("DD", [".......", "...m...", "...x...", ".m.o.m.", ".......", "...m...", "......."]);
    check("D0", [".......", "...c...", ".......", ".m.o.m.", ".......", "...m...", "......."]);
    check("(3,0)", ["...m...", ".......", ".......", "m..o..m", ".......", ".......", "...m..."]);
    check("mRcB", ["...m..c", "...m...", "...m...", "mmmox..", "..cm...", "...m...", "...m..."]);
}

#[test]
fn squares_passed_over() {
    check("nN", [".......", "..m.m..", ".m.....", "...ox..", ".m.....", "..m.m..", "......."]);
    check("jD", [".......", "...m...", "...x...", "...oxc.", ".......", ".......", "......."]);
    check("fjR", ["...m...", "...m...", "...x...", "...o...", ".......", ".......", "......."]);
}

#[test]
fn hurdles() {
    check("pR", ["...c...", "...m...", "...x...", "...oxmm", ".......", ".......", "......."]);
    check("gR", ["...x...", "...m...", "...x...", "...oxm.", ".......", ".......", "......."]);
    check("pR2", ["...x...", "...m...", "...x...", "...o.x.", ".......", ".......", "......."]);
    check("gB", ["......x", ".....m.", "....x..", "...o...", "..x....", ".c.....", "......."]);
}

#[test]
fn courses() {
    check("fzB", ["..m.m..", "...m...", "m.m.m.m", ".m.o.m.", ".......", ".......", "......."]);
}

#[test]
fn parts() {
    check("[F-R]", ["..m.m..", "..m.m..", "mm...mm", "...o...", "mm...mm", "..m.m..", "..m.m.."]);
}

#[test]
fn attacks_are_captures_of_what_could_stand_there() {
    let grid = Grid::rectangle(7, 7);
    let occupied = Set::from([(3, 5), (5, 3)]);
    let attacks = |text| Piece::parse(text).attacks(&grid, (3, 3), &occupied);
    assert_eq!(attacks("fR"), Set::from([(3, 4), (3, 5)]));
    assert_eq!(attacks("fmR"), Set::new());
    assert_eq!(attacks("fpR"), Set::from([(3, 6)]));
}

#[test]
fn black_sees_the_board_from_the_other_side() {
    let grid = Grid::rectangle(4, 5);
    let moves = Piece::parse("fRfrF").moves_of_black(&grid, (2, 2), &Set::from([(2, 0)]));
    assert_eq!(moves.quiet, Set::from([(2, 1), (1, 1)]));
    assert_eq!(moves.captures, Set::from([(2, 0)]));
}

#[test]
fn random_pieces_have_every_sign_and_are_read() {
    let mut random = Random::new(7);
    let texts: Vec<String> = (0..2000).map(|_| random.piece()).collect();
    for text in &texts {
        assert!(!Piece::parse(text).components.is_empty());
    }
    for sign in "fblrvshmcnpgjoqza[]-?(,)WFDNAHCZGKRBQ0234".chars() {
        assert!(texts.iter().any(|text| text.contains(sign)), "{sign}");
    }
}
