//! Pictures of boards and of where pieces go.

use alloc::vec::Vec;

use bitboard_plan::{Bits, Geometry, Move, Purpose, Wrap};

use super::piece::Piece;
use super::set::Set;
use super::variant::Variant;
use crate::svg::{Diagram, Edges, Mark, Token};

/// The empty board, with the edges joined that are.
impl From<&Geometry> for Diagram {
    fn from(geometry: &Geometry) -> Self {
        let edges = match geometry.wrap() {
            Wrap::None => Edges::Open,
            Wrap::Files => Edges::Cylinder,
            Wrap::Both => Edges::Torus,
        };
        Self::new(geometry.into(), geometry.cells().iter()).edges(edges)
    }
}

impl<S: Set> Variant<S> {
    /// A picture of the empty board, for sets and pieces of your own.
    ///
    /// ```
    /// use bitboard_core::runtime::{Geometry, Set, Variant};
    /// use bitboard_core::svg::Token;
    ///
    /// let variant = Variant::<u64>::builder(Geometry::new(6, 6)?).piece("rook", "R").build()?;
    /// let rook = variant.piece("rook").ok_or("no rook")?;
    /// let corners = variant.set(["a1", "f6"]).ok_or("no such square")?;
    /// let picture = variant
    ///     .diagram()
    ///     .pieces(corners.squares(), "R", Token::Dark)
    ///     .set("attacked", rook.all_attacks(corners, corners).squares())
    ///     .to_string();
    /// assert!(picture.contains("attacked: b1 c1 d1 e1 f1 a2 f2"));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn diagram(&self) -> Diagram {
        Diagram::from(self.geometry())
    }
}

/// Squares that decide where a piece goes.
struct Decisive {
    hurdles: Bits,
    /// A piece there is all that keeps it from some square, and is neither hurdle nor captured.
    blockers: Bits,
}

impl<S: Set> Piece<'_, S> {
    /// A picture of where the piece goes from a square. It stands there with `text` on it, other occupied squares have
    /// bare pieces. [`Mark`] has the signs for its moves, its hurdles and what is in its way.
    ///
    /// ```
    /// use bitboard_core::runtime::{Geometry, Variant};
    ///
    /// let xiangqi = Variant::<u128>::builder(Geometry::new(9, 10)?).piece("horse", "nN").build()?;
    /// let horse = xiangqi.piece("horse").ok_or("no horse")?;
    /// let from = xiangqi.square("b1").ok_or("no b1")?;
    /// let occupied = xiangqi.set(["b2", "d2"]).ok_or("no such square")?;
    /// let picture = horse.diagram(from, occupied, "H").title("A hobbled horse").to_string();
    /// assert!(picture.contains("captures there: d2. in the way: b2."));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If `from` is no square of the board.
    pub fn diagram(self, from: u32, occupied: S, text: &str) -> Diagram {
        let occupied = occupied.and(self.variant.cells).without(S::square(from));
        let quiet = self.quiet(from, occupied);
        let captures = self.captures(from, occupied);
        let attacks = self.attacks(from, occupied).without(occupied);
        let Decisive { hurdles, blockers } = self.decisive(from, occupied.to_bits(), captures.to_bits());
        self.variant
            .diagram()
            .piece(from, text, Token::Light)
            .pieces(occupied.squares(), "", Token::Dark)
            .mark(Mark::Disc, "moves there, attacks it", quiet.and(attacks).squares())
            .mark(Mark::Circle, "moves there", quiet.without(attacks).squares())
            .mark(Mark::Cross, "attacks it", attacks.without(quiet).squares())
            .mark(Mark::Target, "captures there", captures.squares())
            .mark(Mark::Brackets, "hurdle", hurdles.iter())
            .mark(Mark::Bar, "in the way", blockers.iter())
    }

    fn decisive(self, from: u32, occupied: Bits, captures: Bits) -> Decisive {
        let (mut hurdles, mut blockers) = (Bits::EMPTY, Bits::EMPTY);
        for purpose in [Purpose::Quiet, Purpose::Capture] {
            // What cannot be walked has not been compiled.
            let mut ways = self.movement().moves(&self.variant.geometry, from, purpose).unwrap_or_default();
            ways.retain(|way| way.full.is_subset(occupied));
            let closing = |way: &Move| {
                let mut closing = way.empty.and(occupied);
                if purpose == Purpose::Quiet && occupied.contains(way.to) {
                    closing.insert(way.to);
                }
                closing
            };
            let (open, closed): (Vec<Move>, Vec<Move>) =
                ways.into_iter().partition(|way| closing(way).is_empty());
            let reached: Bits = open.iter().map(|way| way.to).collect();
            hurdles = open.iter().fold(hurdles, |hurdles, way| hurdles.or(way.full));
            let useful = closed.iter().filter(|way| !reached.contains(way.to)).map(closing);
            blockers = useful.filter(|closing| closing.len() == 1).fold(blockers, Bits::or);
        }
        Decisive { hurdles, blockers: blockers.without(hurdles).without(captures) }
    }
}
