//! A game on its board: what never changes while it is played.

use bitboard_core::runtime::{Geometry, Piece, Set, Variant};

use super::description::{When, Wins};
use super::fen::Color;

/// A description compiled for its board.
pub struct Board<S: Set> {
    /// The compiled movements.
    pub(super) variant: Variant<S>,
    /// The kinds of pieces, in the order of the description.
    pub kinds: Vec<Kind<S>>,
    /// How many royal pieces White has, and Black.
    pub royal: [u32; 2],
    /// If kings castle.
    pub castling: Option<Castling>,
    /// Whether there is anything in hand.
    pub hands: bool,
    /// Whether captured pieces are.
    pub captures_in_hand: bool,
    /// A place that a piece has to reach.
    pub goal: Option<Goal<S>>,
    /// Whoever gives check has won.
    pub check_wins: bool,
    /// A side with nothing but one piece has lost.
    pub bare_loses: bool,
    /// The kind of which a side must have more than so many.
    pub fewest: Option<(usize, u32)>,
}

/// How kings castle.
pub struct Castling {
    /// The kind that they castle with.
    pub rook: usize,
    /// Where White's and Black's king goes, towards the first and the last file.
    pub king_to: [[u32; 2]; 2],
}

/// A place that a piece has to reach.
pub struct Goal<S: Set> {
    /// Which kind.
    pub kind: usize,
    /// Where White's has to go, and Black's.
    pub zones: [S; 2],
    /// When that wins.
    pub wins: Wins,
}

/// A kind of piece.
pub struct Kind<S: Set> {
    /// White's letter, with a sign if it is a promoted one.
    pub letter: String,
    /// It must never be left where it can be captured.
    pub royal: bool,
    /// It captures in passing, and can be captured so.
    pub in_passing: bool,
    /// What it may become, and when.
    pub promotion: Option<(Vec<usize>, When)>,
    /// A side may not promote to it if it has so many.
    pub most: u32,
    /// What is in hand of whoever captures it.
    pub in_hand: usize,
    /// It is not dropped on a file where its side has so many.
    pub most_a_file: u32,
    /// It is not dropped to give mate.
    pub mates_not_dropped: bool,
    /// What it does as White's and as Black's.
    pub sides: [Side<S>; 2],
}

/// What a kind of piece does on one side.
pub struct Side<S: Set> {
    /// How it moves.
    pub(super) ways: Vec<Way<S>>,
    /// For every square those from which it could capture there, if only the right pieces stood in between.
    pub(super) attackers: Vec<S>,
    /// Where it may stand.
    pub stands: S,
    /// Where it can be captured in passing.
    pub passing: S,
    /// Where it is promoted.
    pub promotion: S,
    /// Where it can be dropped.
    pub dropped: S,
}

/// A movement of a kind of piece.
pub(super) struct Way<S: Set> {
    /// The piece of the variant.
    pub piece: usize,
    /// The squares from which it moves so.
    pub from: S,
    /// The squares to which it may go.
    pub to: S,
    /// It attacks royal pieces so, and never moves.
    pub threat: bool,
}

impl<S: Set> Board<S> {
    /// Files, ranks and names of squares.
    pub const fn geometry(&self) -> &Geometry {
        self.variant.geometry()
    }

    /// All squares.
    pub const fn cells(&self) -> S {
        self.variant.cells()
    }

    /// Where a piece may go from a square: to empty squares and, capturing, to others, whoever stands there.
    pub fn moves(&self, kind: usize, color: Color, from: u32, occupied: S) -> S {
        let side = &self.kinds[kind].sides[color as usize];
        self.union(side, from, |piece, threat| if threat { S::EMPTY } else { piece.moves(from, occupied) })
    }

    /// Where a piece captures, if something stands there.
    pub fn attacks(&self, kind: usize, color: Color, from: u32, occupied: S) -> S {
        let side = &self.kinds[kind].sides[color as usize];
        self.union(side, from, |piece, threat| if threat { S::EMPTY } else { piece.attacks(from, occupied) })
    }

    /// Whether any of the pieces of a color could capture a royal piece on a square. The pieces of a kind may stand
    /// elsewhere than in a position, or be less.
    pub fn is_attacked(&self, square: u32, by: Color, pieces: impl Fn(usize) -> S, occupied: S) -> bool {
        self.kinds.iter().map(|kind| &kind.sides[by as usize]).enumerate().any(|(kind, side)| {
            // Few of them could ever get there, whatever stands in between.
            pieces(kind)
                .and(side.attackers[square as usize])
                .squares()
                .any(|from| self.union(side, from, |piece, _| piece.attacks(from, occupied)).contains(square))
        })
    }

    /// What the movements of a kind reach from a square together.
    fn union(&self, side: &Side<S>, from: u32, reach: impl Fn(Piece<'_, S>, bool) -> S) -> S {
        let ways = side.ways.iter().filter(|way| way.from.contains(from));
        let reached = ways
            .filter_map(|way| Some(reach(self.variant.piece_by_index(way.piece)?, way.threat).and(way.to)));
        reached.fold(S::EMPTY, S::or)
    }
}
