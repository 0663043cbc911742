//! Everything at once: the sets of a pawn position in one structure, printed as drawings.

use core::fmt;

use super::{
    super::{
        Board,
        pawns::{attacks, isolated, passed, spans},
    },
    backward, connected, defended, doubled, duo, lever, ram,
};

/// Defines the sets of one side: for each a name, a title for the drawing, and the functions of both colours.
macro_rules! sets {
    (|$pawns:ident, $enemy:ident| $($(#[$doc:meta])* $field:ident, $title:literal, $white:path, $black:path, ($($argument:ident),*);)*) => {
        /// The sets of one side's pawns.
        ///
        /// ```
        /// use bitboard_core::chess::{Board, pawn_structure::report::{Report, Sets}};
        ///
        /// let sets: Sets = Report::new(Board::RANK_2, Board::RANK_7).black;
        /// assert_eq!(sets.iter().next(), Some(("pawns", Board::RANK_7)));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Sets {
            $($(#[$doc])* pub $field: Board,)*
        }

        impl Sets {
            /// The title and the set of each field, in order.
            pub fn iter(&self) -> impl Iterator<Item = (&'static str, Board)> {
                [$(($title, self.$field)),*].into_iter()
            }

            const fn white($pawns: Board, $enemy: Board) -> Self {
                Self { $($field: $white($($argument),*)),* }
            }

            const fn black($pawns: Board, $enemy: Board) -> Self {
                Self { $($field: $black($($argument),*)),* }
            }
        }
    };
}

sets! { |pawns, enemy|
    /// The pawns themselves.
    pawns, "pawns", same, same, (pawns);
    /// Squares that they attack.
    attacks, "attacks", attacks::white_any_attacks, attacks::black_any_attacks, (pawns);
    /// Squares that two of them attack.
    double_attacks, "attacked twice", attacks::white_double_attacks, attacks::black_double_attacks, (pawns);
    /// Squares where they are not outnumbered.
    safe_squares, "safe squares", attacks::white_safe_squares, attacks::black_safe_squares, (pawns, enemy);
    /// Squares ahead of them.
    front_spans, "front spans", spans::white_front_spans, spans::black_front_spans, (pawns);
    /// Squares behind them.
    rear_spans, "rear spans", spans::white_rear_spans, spans::black_rear_spans, (pawns);
    /// Those with no enemy pawn ahead on their file.
    open, "open", passed::white_open_pawns, passed::black_open_pawns, (pawns, enemy);
    /// Those with no enemy pawn ahead on their file or beside it.
    passed, "passed", passed::white_passed_pawns, passed::black_passed_pawns, (pawns, enemy);
    /// Passed pawns beside or behind each other.
    connected_passers, "connected passed",
        connected::white_connected_passers, connected::black_connected_passers, (pawns, enemy);
    /// Passed pawns that a pawn defends.
    protected_passers, "protected passed",
        connected::white_protected_passers, connected::black_protected_passers, (pawns, enemy);
    /// Those with no pawn of their side on a file beside theirs.
    isolanis, "isolated", isolated::isolanis, isolated::isolanis, (pawns);
    /// Those with such a pawn on one side only.
    half_isolanis, "half-isolated", isolated::half_isolanis, isolated::half_isolanis, (pawns);
    /// Duos on half-open files with no pawn beside them.
    hanging, "hanging", isolated::white_hanging_pawns, isolated::black_hanging_pawns, (pawns, enemy);
    /// Those with a pawn of their side ahead on the file.
    rear_doubled, "behind their own", doubled::white_behind_own, doubled::black_behind_own, (pawns);
    /// Three or more on a file.
    triples, "tripled", doubled::triples, doubled::triples, (pawns);
    /// Those that a pawn defends.
    defended, "defended", defended::white_defended, defended::black_defended, (pawns);
    /// Exactly two side by side.
    duos, "duos", duo::duos, duo::duos, (pawns);
    /// Those that could capture a pawn.
    levers, "levers", lever::white_any_levers, lever::black_any_levers, (pawns, enemy);
    /// Those that face an enemy pawn.
    rams, "rams", ram::white_rams, ram::black_rams, (pawns, enemy);
    /// Rams that have no lever.
    immobile, "immobile", ram::white_immobile, ram::black_immobile, (pawns, enemy);
    /// Those whose stop square is the enemy's and which no pawn can come to help.
    backward, "backward", backward::white_backward_pawns, backward::black_backward_pawns, (pawns, enemy);
}

const fn same(pawns: Board) -> Board {
    pawns
}

/// The pawn structure of a position: all sets of both sides.
///
/// The functions behind it are inlined into one body, where the compiler computes what several of them need, the
/// spans above all, only once. 336 bytes.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::report::Report};
///
/// let white = Board::from_iter([Square::A2, Square::D4, Square::E5]);
/// let black = Board::from_iter([Square::D5, Square::E6, Square::H7]);
/// let report = Report::new(white, black);
/// assert_eq!(report.white.passed, Square::A2.board());
/// assert_eq!(report.white.rams, white - Square::A2.board());
/// assert!(report.to_string().contains("passed"));
/// assert!(report.white.iter().any(|(title, set)| title == "passed" && set == Square::A2.board()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Report {
    /// White's sets.
    pub white: Sets,
    /// Black's sets.
    pub black: Sets,
}

impl Report {
    /// All sets of a position with these pawns.
    #[must_use]
    pub const fn new(white: Board, black: Board) -> Self {
        Self { white: Sets::white(white, black), black: Sets::black(black, white) }
    }
}

/// For each kind of set its title and two drawings side by side, White's and Black's; kinds that neither side has
/// are left out.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let both = self.white.iter().zip(self.black.iter());
        let present = both.filter(|((_, white), (_, black))| !(*white | *black).is_empty());
        for (index, ((title, white), (_, black))) in present.enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            writeln!(f, "{title}: white {}, black {}", white.len(), black.len())?;
            for rank in (0..8).rev() {
                row(f, white, rank)?;
                f.write_str("    ")?;
                row(f, black, rank)?;
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

/// A rank of a drawing.
fn row(f: &mut fmt::Formatter<'_>, set: Board, rank: u32) -> fmt::Result {
    for file in 0..8 {
        let member = set.bits() >> (8 * rank + file) & 1 == 1;
        write!(f, "{}{}", if file > 0 { " " } else { "" }, if member { '1' } else { '.' })?;
    }
    Ok(())
}
