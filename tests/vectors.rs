//! The reference against other programs' answers: what walks the pieces of the compiler's suites is itself checked.

mod movement_vectors;

use movement_vectors::{Case, Group, groups};
use oracle::Grid;
use oracle::piece::{Moves, Piece};

#[test]
fn the_reference_reproduces_every_case() {
    let mut cases = 0;
    for Group { betza, files, ranks, cases: expected } in groups() {
        let piece = Piece::parse(&betza);
        let grid = Grid::rectangle(files, ranks);
        for Case { square, occupied, quiet, captures } in expected {
            let found = piece.moves(&grid, square, &occupied);
            if found != (Moves { quiet: quiet.clone(), captures: captures.clone() }) {
                panic!(
                    "{betza} on {files}x{ranks} from {square:?}\noccupied\n{}expected quiet\n{}captures\n{}found quiet\n{}\
                     captures\n{}",
                    grid.draw(&occupied),
                    grid.draw(&quiet),
                    grid.draw(&captures),
                    grid.draw(&found.quiet),
                    grid.draw(&found.captures),
                );
            }
            cases += 1;
        }
    }
    assert_eq!(cases, 14_252);
}
