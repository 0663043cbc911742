//! How a game is described: its board, its pieces, and what ends it.

/// Squares as White sees them, by name or as rectangles: `d1-f3 e5`. For Black they are turned by half a turn.
pub type Zone<'a> = &'a str;

/// A game.
///
/// A game over pieces that capture is its kinds of pieces, a few rules that boards of many games share, and a position
/// to begin with. Everything that a description does not mention is as in [`Rules::PLAIN`].
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    /// Number of files.
    pub files: u32,
    /// Number of ranks.
    pub ranks: u32,
    /// The squares of the board, if it has holes, which are stars in a position.
    pub cells: Option<Zone<'a>>,
    /// The position in which the game begins. It also says how many royal pieces either side has.
    pub start: &'a str,
    /// The kinds of pieces.
    pub kinds: &'a [Kind<'a>],
    /// If kings castle.
    pub castling: Option<Castling<'a>>,
    /// If captured pieces change sides and are dropped, or there are pieces in hand from the beginning.
    pub hands: Option<Hands<'a>>,
    /// Pieces may not go where they could never move again.
    pub dead_ends_forbidden: bool,
    /// What wins by getting there.
    pub goal: Option<Goal<'a>>,
    /// Whoever gives check has won.
    pub check_wins: bool,
    /// A side with nothing but one piece has lost, unless it can do the same to the other at once.
    pub bare_loses: bool,
    /// A side with at most so many pieces of a kind has lost.
    pub fewest: Option<(&'a str, u32)>,
}

impl Rules<'_> {
    /// A chess board and no rules but those that all games have in common: a royal piece may not be left where it
    /// can be captured.
    pub const PLAIN: Rules<'static> = Rules {
        files: 8,
        ranks: 8,
        cells: None,
        start: "8/8/8/8/8/8/8/8 w - - 0 1",
        kinds: &[],
        castling: None,
        hands: None,
        dead_ends_forbidden: false,
        goal: None,
        check_wins: false,
        bare_loses: false,
        fewest: None,
    };
}

/// A kind of piece.
#[derive(Clone, Copy)]
pub struct Kind<'a> {
    /// White's as FEN has it: `P`, or `+P` if it is a promoted one. Black's has a small letter.
    pub letter: &'a str,
    /// How it moves, in Betza notation.
    pub moves: &'a str,
    /// Where it may go.
    pub within: Option<Zone<'a>>,
    /// From some squares it also moves in this way.
    pub also: Option<(Zone<'a>, &'a str)>,
    /// It attacks royal pieces in this way too, without ever moving so.
    pub threat: Option<&'a str>,
    /// It must never be left where it can be captured.
    pub royal: bool,
    /// It captures in passing what has passed it: pieces that may do so themselves and went over one of these squares.
    pub in_passing: Option<Zone<'a>>,
    /// What becomes of it.
    pub promotion: Option<Promotion<'a>>,
    /// A side may not promote to it if it has so many.
    pub most: Option<u32>,
    /// What is in hand of whoever captures it, if it is something else.
    pub in_hand: Option<&'a str>,
    /// Where it may be dropped, if not where all pieces may; what is something else in hand is not dropped at all
    /// unless this says where.
    pub dropped: Option<Zone<'a>>,
    /// It is not dropped on a file where its side has so many.
    pub most_a_file: u32,
    /// It is not dropped to give mate. Some programs count such drops, as moves that lose.
    pub mates_not_dropped: bool,
}

/// How a piece becomes another.
#[derive(Clone, Copy)]
pub struct Promotion<'a> {
    /// The kinds that it may become, with spaces in between.
    pub to: &'a str,
    /// Where.
    pub zone: Zone<'a>,
    /// When it does.
    pub when: When,
}

/// When a piece is promoted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Always on arriving in the zone.
    Always,
    /// On arriving there, if the player likes.
    Optional,
    /// On arriving or leaving, or moving within, if the player likes.
    OptionalBothWays,
    /// On arriving or leaving, or moving within.
    AlwaysBothWays,
    /// On every capture, and only then.
    Capturing,
}

/// How kings castle, with the outermost rook of either side.
#[derive(Clone, Copy)]
pub struct Castling<'a> {
    /// The kind that the king castles with.
    pub rook: &'a str,
    /// Where White's king goes, towards the first and the last file; Black's goes to the same files. The king and the
    /// rooks come from the same rank.
    pub king_to: [&'a str; 2],
}

/// What happens to pieces that are not on the board.
#[derive(Clone, Copy)]
pub struct Hands<'a> {
    /// Captured pieces go there.
    pub captures: bool,
    /// Where pieces may be dropped.
    pub dropped: Option<Zone<'a>>,
}

/// A place that a piece has to reach.
#[derive(Clone, Copy)]
pub struct Goal<'a> {
    /// Which kind.
    pub kind: &'a str,
    /// Where.
    pub zone: Zone<'a>,
    /// When that wins.
    pub wins: Wins,
}

/// When a goal is reached.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wins {
    /// At once.
    AtOnce,
    /// As soon as the piece cannot be captured there.
    OnceSafe,
    /// If the piece is still there after the next move of the other side.
    IfHeld,
}

impl<'a> Kind<'a> {
    /// A kind that moves all over the board, and nothing else.
    pub const fn new(letter: &'a str, moves: &'a str) -> Self {
        Self {
            letter,
            moves,
            within: None,
            also: None,
            threat: None,
            royal: false,
            in_passing: None,
            promotion: None,
            most: None,
            in_hand: None,
            dropped: None,
            most_a_file: u32::MAX,
            mates_not_dropped: false,
        }
    }

    /// It may go nowhere else.
    pub const fn within(self, zone: Zone<'a>) -> Self {
        Self { within: Some(zone), ..self }
    }

    /// From these squares it moves in another way too.
    pub const fn also_from(self, zone: Zone<'a>, moves: &'a str) -> Self {
        Self { also: Some((zone, moves)), ..self }
    }

    /// It attacks royal pieces in this way too, without ever moving so.
    pub const fn threatens(self, moves: &'a str) -> Self {
        Self { threat: Some(moves), ..self }
    }

    /// It must never be left where it can be captured.
    pub const fn royal(self) -> Self {
        Self { royal: true, ..self }
    }

    /// It captures in passing on these squares.
    pub const fn in_passing(self, zone: Zone<'a>) -> Self {
        Self { in_passing: Some(zone), ..self }
    }

    /// It becomes one of these kinds on arriving in a zone.
    pub const fn promotes(self, to: &'a str, zone: Zone<'a>) -> Self {
        self.promotes_when(to, zone, When::Always)
    }

    /// It becomes one of these kinds.
    pub const fn promotes_when(self, to: &'a str, zone: Zone<'a>, when: When) -> Self {
        Self { promotion: Some(Promotion { to, zone, when }), ..self }
    }

    /// A side may have no more than so many by promotion.
    pub const fn at_most(self, most: u32) -> Self {
        Self { most: Some(most), ..self }
    }

    /// Whoever captures it has this kind in hand.
    pub const fn in_hand(self, kind: &'a str) -> Self {
        Self { in_hand: Some(kind), ..self }
    }

    /// Where it may be dropped.
    pub const fn dropped(self, zone: Zone<'a>) -> Self {
        Self { dropped: Some(zone), ..self }
    }

    /// It is not dropped on a file where its side has so many.
    pub const fn most_a_file(self, most: u32) -> Self {
        Self { most_a_file: most, ..self }
    }

    /// It is not dropped to give mate.
    pub const fn mates_not_dropped(self) -> Self {
        Self { mates_not_dropped: true, ..self }
    }
}
