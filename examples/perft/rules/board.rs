//! A game on its board: pieces compiled, zones as sets of squares.

use bitboard_core::runtime::{Definition, Geometry, Piece, Purpose, Set, Variant};

use super::description::{Kind, Promotion, Rules, When, Wins, Zone};
use super::fen::Color;

/// A board with all that never changes in a game.
pub struct Board<S: Set> {
    variant: Variant<S>,
    /// The kinds of pieces, in the order of the description.
    pub kinds: Vec<Compiled<S>>,
    /// The kind that kings castle with, and where each side's go.
    pub castling: Option<(usize, [[u32; 2]; 2])>,
    /// Whether there is anything in hand.
    pub hands: bool,
    /// Whether captured pieces are.
    pub captures_in_hand: bool,
    /// The kind that wins, where each side has to bring it, and when that wins.
    pub goal: Option<(usize, [S; 2], Wins)>,
    /// Whoever gives check has won.
    pub check_wins: bool,
    /// A side with nothing but one piece has lost.
    pub bare_loses: bool,
    /// The kind of which a side must have more than so many.
    pub fewest: Option<(usize, u32)>,
}

/// A kind of piece.
pub struct Compiled<S: Set> {
    /// White's letter, with a sign before it if it is a promoted one.
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
    /// The ways to move: pieces of the variant, and where they must stand.
    ways: Vec<(usize, S)>,
    /// One more way to attack royal pieces.
    threat: Option<usize>,
    within: S,
    /// For every square those from which it could attack there, if nothing but the right pieces stood in between.
    attackers: Vec<S>,
    /// Where it can be captured in passing.
    pub passing: S,
    /// Where it is promoted.
    pub promotion: S,
    /// Where it must not stand, since it could never move again.
    pub dead_ends: S,
    /// Where it can be dropped.
    pub dropped: S,
}

impl<S: Set> Board<S> {
    /// Compiles a description, or says what is wrong with it.
    pub fn new(rules: &Rules<'_>) -> Result<Self, String> {
        let geometry = geometry(rules)?;
        let mut builder = Variant::builder(geometry.clone());
        for color in Color::ALL {
            for kind in rules.kinds {
                for Way { moves, .. } in ways(kind) {
                    let definition = Definition::from(moves);
                    let definition = if color == Color::White { definition } else { definition.turned() };
                    builder = builder.piece(format!("{color:?} {}, {moves}", kind.letter), definition);
                }
            }
        }
        let mut board = Self {
            variant: builder.build().map_err(|error| error.to_string())?,
            kinds: Vec::new(),
            castling: None,
            hands: rules.hands.is_some(),
            captures_in_hand: rules.hands.is_some_and(|hands| hands.captures),
            goal: None,
            check_wins: rules.check_wins,
            bare_loses: rules.bare_loses,
            fewest: None,
        };
        let of_color = board.variant.pieces().len() / 2;
        let mut first = 0;
        for kind in rules.kinds {
            let sides = [
                board.side(rules, kind, Color::White, first)?,
                board.side(rules, kind, Color::Black, of_color + first)?,
            ];
            first += ways(kind).count();
            let promotion = match kind.promotion {
                Some(Promotion { to, when, .. }) => {
                    let to: Result<_, _> = to.split_whitespace().map(|letter| named(rules, letter)).collect();
                    Some((to?, when))
                }
                None => None,
            };
            board.kinds.push(Compiled {
                letter: kind.letter.to_owned(),
                royal: kind.royal,
                in_passing: kind.in_passing.is_some(),
                promotion,
                most: kind.most.unwrap_or(u32::MAX),
                in_hand: named(rules, kind.in_hand.unwrap_or(kind.letter))?,
                most_a_file: kind.most_a_file,
                mates_not_dropped: kind.mates_not_dropped,
                sides,
            });
        }
        if let Some(castling) = rules.castling {
            let mut squares = [[0; 2]; 2];
            for (side, name) in castling.king_to.into_iter().enumerate() {
                let (file, rank) = match geometry
                    .square_named(name)
                    .map(|square| geometry.coordinates(square))
                {
                    // The rook goes to the square before.
                    Some((file, rank)) if (1..rules.files - 1).contains(&file) => (file, rank),
                    _ => return Err(format!("castling: {name:?} is no square inside this {geometry} board")),
                };
                squares[Color::White as usize][side] = geometry.bit(file, rank);
                squares[Color::Black as usize][side] = geometry.bit(file, rules.ranks - 1 - rank);
            }
            board.castling = Some((named(rules, castling.rook)?, squares));
        }
        if let Some(goal) = rules.goal {
            let zones = [board.zone(goal.zone, Color::White)?, board.zone(goal.zone, Color::Black)?];
            board.goal = Some((named(rules, goal.kind)?, zones, goal.wins));
        }
        if let Some((kind, count)) = rules.fewest {
            board.fewest = Some((named(rules, kind)?, count));
        }
        Ok(board)
    }

    fn side(
        &self,
        rules: &Rules<'_>,
        kind: &Kind<'_>,
        color: Color,
        first: usize,
    ) -> Result<Side<S>, String> {
        let all = self.cells();
        let zone = |zone: Option<&str>, otherwise| zone.map_or(Ok(otherwise), |zone| self.zone(zone, color));
        let mut side = Side {
            ways: Vec::new(),
            threat: None,
            within: zone(kind.within, all)?,
            attackers: vec![S::EMPTY; (rules.files * rules.ranks) as usize],
            passing: zone(kind.in_passing, S::EMPTY)?,
            promotion: zone(kind.promotion.map(|promotion| promotion.zone), S::EMPTY)?,
            dead_ends: S::EMPTY,
            dropped: match (kind.dropped, kind.in_hand) {
                (None, Some(_)) => S::EMPTY,
                (dropped, _) => zone(dropped.or(rules.hands.and_then(|hands| hands.dropped)), all)?,
            },
        };
        let mut lively = S::EMPTY;
        for (piece, way) in (first..).zip(ways(kind)) {
            let from = zone(way.from, all)?;
            let lands = if way.threat {
                side.threat = Some(piece);
                all
            } else {
                side.ways.push((piece, from));
                side.within
            };
            let movement = self.piece(piece).map(Piece::movement).ok_or("a piece is missing")?;
            for square in from.squares() {
                for purpose in [Purpose::Quiet, Purpose::Capture] {
                    let moves = movement.moves(self.geometry(), square, purpose);
                    for to in moves.map_err(|problem| problem.to_string())? {
                        lively = lively.or(S::square(square));
                        if purpose == Purpose::Capture && lands.contains(to.to) {
                            let attackers = &mut side.attackers[to.to as usize];
                            *attackers = attackers.or(S::square(square));
                        }
                    }
                }
            }
        }
        if rules.dead_ends_forbidden {
            side.dead_ends = all.without(lively);
            side.dropped = side.dropped.and(lively);
        }
        Ok(side)
    }

    /// Files, ranks and names of squares.
    pub const fn geometry(&self) -> &Geometry {
        self.variant.geometry()
    }

    /// All squares.
    pub const fn cells(&self) -> S {
        self.variant.cells()
    }

    /// The squares of a zone.
    fn zone(&self, zone: &str, color: Color) -> Result<S, String> {
        let geometry = self.geometry();
        let squares = rectangles(geometry, zone)?.into_iter().map(|(file, rank)| match color {
            Color::White => geometry.bit(file, rank),
            Color::Black => geometry.bit(geometry.files() - 1 - file, geometry.ranks() - 1 - rank),
        });
        Ok(squares.map(S::square).fold(S::EMPTY, S::or).and(self.cells()))
    }

    fn piece(&self, index: usize) -> Option<Piece<'_, S>> {
        self.variant.pieces().nth(index)
    }

    /// Where a piece may go from a square: to empty squares and, capturing, to others, whoever stands there.
    pub fn moves(&self, kind: usize, color: Color, from: u32, occupied: S) -> S {
        let side = &self.kinds[kind].sides[color as usize];
        let ways = side.ways.iter().filter(|(_, zone)| zone.contains(from));
        let moves = ways.filter_map(|&(piece, _)| Some(self.piece(piece)?.moves(from, occupied)));
        moves.fold(S::EMPTY, S::or).and(side.within)
    }

    /// Where a piece captures, if something stands there.
    pub fn attacks(&self, kind: usize, color: Color, from: u32, occupied: S) -> S {
        let side = &self.kinds[kind].sides[color as usize];
        let ways = side.ways.iter().filter(|(_, zone)| zone.contains(from));
        let attacks = ways.filter_map(|&(piece, _)| Some(self.piece(piece)?.attacks(from, occupied)));
        attacks.fold(S::EMPTY, S::or).and(side.within)
    }

    /// Whether any of the pieces of a color could capture a royal piece on a square.
    pub fn is_attacked(&self, square: u32, by: Color, pieces: impl Fn(usize) -> S, occupied: S) -> bool {
        self.kinds.iter().enumerate().any(|(kind, compiled)| {
            let side = &compiled.sides[by as usize];
            pieces(kind).and(side.attackers[square as usize]).squares().any(|from| {
                let threat = side.threat.and_then(|piece| Some(self.piece(piece)?.attacks(from, occupied)));
                threat.is_some_and(|threat| threat.contains(square))
                    || self.attacks(kind, by, from, occupied).contains(square)
            })
        })
    }
}

/// The board of a description.
fn geometry(rules: &Rules<'_>) -> Result<Geometry, String> {
    let geometry = Geometry::new(rules.files, rules.ranks).map_err(|problem| problem.to_string())?;
    let Some(cells) = rules.cells else { return Ok(geometry) };
    let squares = rectangles(&geometry, cells)?;
    let exists = |file, rank| squares.contains(&(file, rank));
    geometry.with_cells(exists).map_err(|problem| problem.to_string())
}

/// The files and ranks of the squares of a zone.
fn rectangles(geometry: &Geometry, zone: &str) -> Result<Vec<(u32, u32)>, String> {
    let mut squares = Vec::new();
    for part in zone.split_whitespace() {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let corner = |name| {
            let square = geometry.square_named(name).map(|square| geometry.coordinates(square));
            square.ok_or_else(|| format!("zone {zone:?}: {name:?} is no square of this {geometry} board"))
        };
        let ((first_file, first_rank), (last_file, last_rank)) = (corner(from)?, corner(to)?);
        for rank in first_rank..=last_rank {
            squares.extend((first_file..=last_file).map(|file| (file, rank)));
        }
    }
    Ok(squares)
}

/// A movement of a kind.
struct Way<'a> {
    moves: &'a str,
    /// Where the piece must stand, if not anywhere.
    from: Option<Zone<'a>>,
    /// It only threatens royal pieces.
    threat: bool,
}

/// The movements of a kind.
fn ways<'a>(kind: &Kind<'a>) -> impl Iterator<Item = Way<'a>> {
    let also = kind.also.map(|(from, moves)| Way { moves, from: Some(from), threat: false });
    let threat = kind.threat.map(|moves| Way { moves, from: None, threat: true });
    [Some(Way { moves: kind.moves, from: None, threat: false }), also, threat].into_iter().flatten()
}

/// The index of the kind with a letter.
fn named(rules: &Rules<'_>, letter: &str) -> Result<usize, String> {
    let found = rules.kinds.iter().position(|kind| kind.letter == letter);
    found.ok_or_else(|| format!("no kind of piece has the letter {letter:?}"))
}
