//! The property of pieces, stamped on every way to compute them: from any square among any others they go where the
//! reference goes.

use bitboard_plan::{Bits, By, Gives, Index};
use oracle::piece::{Moves, Piece};
use oracle::{Board, Layout, Random, Set, Square};

/// Where a piece goes from a bit, whatever runs it.
pub type Run<'p> = dyn Fn(u32, Bits) -> Bits + 'p;

/// What a piece is asked for.
pub const GIVES: [Gives; 4] = [Gives::Moves, Gives::Attacks, Gives::Quiet, Gives::Captures];

/// Every way to compute a piece, those by tables with all numbers of lookups.
pub fn ways() -> Vec<By> {
    let mut ways = vec![By::Auto, By::Rays, By::Walk, By::Fill, By::Tables { lookups: None, index: None }];
    for index in [None, Some(Index::Direct), Some(Index::Unique)] {
        for lookups in [None, Some(1), Some(2), Some(3), Some(4)] {
            let tables = By::Tables { lookups, index };
            if !ways.contains(&tables) {
                ways.push(tables);
            }
            ways.push(By::Pext { lookups, index });
        }
    }
    ways
}

/// A piece on a square among others, and where it goes.
pub struct Position {
    pub square: Square,
    pub occupied: Set,
    pub wanted: Set,
}

impl Position {
    /// What the reference says.
    pub fn new(piece: &Piece, gives: Gives, board: &Board, square: Square, occupied: Set) -> Self {
        let wanted = match gives {
            Gives::Attacks => piece.attacks(&board.grid, square, &occupied),
            _ => wanted(piece.moves(&board.grid, square, &occupied), gives),
        };
        Self { square, occupied, wanted }
    }

    /// Random ones, from an empty board to a crowded one.
    pub fn random(
        random: &mut Random,
        piece: &Piece,
        gives: Gives,
        board: &Board,
        count: usize,
    ) -> Vec<Self> {
        let mut positions = Vec::new();
        for number in 0..count {
            let square = random.one(&board.grid.cells);
            let percent = [5, 20, 40, 12, 60, 0, 85][number % 7];
            let mut occupied = random.subset(&board.grid.cells, percent);
            occupied.remove(&square);
            positions.push(Self::new(piece, gives, board, square, occupied));
        }
        positions
    }
}

/// The squares that are asked for.
pub fn wanted(moves: Moves, gives: Gives) -> Set {
    let Moves { mut quiet, captures } = moves;
    match gives {
        Gives::Quiet => quiet,
        Gives::Captures => captures,
        Gives::Moves => {
            quiet.extend(captures);
            quiet
        }
        Gives::Attacks => panic!("attacks do not follow from moves"),
    }
}

/// Compares a way to compute a piece with what is expected.
pub fn check(name: &str, board: &Board, positions: &[Position], run: &Run) {
    let layout = board.layout();
    for Position { square, occupied, wanted } in positions {
        let found = run(layout.index(*square) as u32, bits(&layout, occupied));
        if found != bits(&layout, wanted) {
            let found: Set = found.iter().map(|bit| layout.square(bit as usize)).collect();
            panic!(
                "{name} is wrong on {} ({:?} from {:?}, joined files {}, ranks {}) from {square:?}\n\
                 occupied\n{}expected\n{}found\n{}",
                board.name,
                board.order,
                board.corner,
                board.grid.wrap_files,
                board.grid.wrap_ranks,
                board.grid.draw(occupied),
                board.grid.draw(wanted),
                board.grid.draw(&found),
            );
        }
    }
}

/// A set as bits.
pub fn bits(layout: &Layout, set: &Set) -> Bits {
    set.iter().map(|&square| layout.index(square) as u32).collect()
}
