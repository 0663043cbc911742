//! From the description of a game to its board.

use bitboard_core::runtime::{
    BuildError, Definition, Geometry, MovementProblem, Piece, Purpose, Set, Variant,
};

use super::board::{Board, Castling, Goal, Kind, Side, Way};
use super::description::{self, Rules, Zone};
use super::fen::{self, Color};

impl<S: Set> Board<S> {
    /// Compiles a description, or says what is wrong with it.
    pub fn new(rules: &Rules<'_>) -> Result<Self, String> {
        let geometry = geometry(rules)?;
        let mut builder = Variant::builder(geometry.clone());
        let mut movements: Vec<(usize, Color, Movement<'_>)> = Vec::new();
        for (kind, description) in rules.kinds.iter().enumerate() {
            for movement in movements_of(description) {
                for color in Color::ALL {
                    let definition = Definition::from(movement.betza);
                    let definition = if color == Color::White { definition } else { definition.turned() };
                    let whose = if color == Color::White { "" } else { BLACKS };
                    let name = format!("{}, {}{whose}", description.letter, movement.name);
                    builder = builder.piece(name, definition);
                    movements.push((kind, color, movement));
                }
            }
        }
        let variant: Variant<S> = builder.build().map_err(|error| told(&error))?;
        let compiler = Compiler { rules, geometry: &geometry, cells: variant.cells() };
        let mut kinds = Vec::new();
        for kind in rules.kinds {
            kinds.push(compiler.kind(kind)?);
        }
        for (index, (piece, (kind, color, movement))) in variant.pieces().zip(movements).enumerate() {
            let way = Way {
                piece: index,
                from: compiler.zone_or(movement.from, compiler.cells, color)?,
                to: compiler.zone_or(movement.to, compiler.cells, color)?,
                threat: movement.threat,
            };
            let side = &mut kinds[kind].sides[color as usize];
            compiler.add(side, way, piece).map_err(|problem| problem.to_string())?;
        }
        Ok(Self {
            royal: Color::ALL.map(|color| compiler.royal(color)),
            castling: match rules.castling {
                Some(castling) => Some(compiler.castling(castling)?),
                None => None,
            },
            hands: rules.hands.is_some(),
            captures_in_hand: rules.hands.is_some_and(|hands| hands.captures),
            goal: match rules.goal {
                Some(description::Goal { kind, zone, wins }) => {
                    Some(Goal { kind: compiler.named(kind)?, zones: compiler.zones(zone)?, wins })
                }
                None => None,
            },
            check_wins: rules.check_wins,
            bare_loses: rules.bare_loses,
            fewest: match rules.fewest {
                Some((kind, count)) => Some((compiler.named(kind)?, count)),
                None => None,
            },
            kinds,
            variant,
        })
    }
}

/// What the names of Black's movements end with.
const BLACKS: &str = ", as Black's";

/// What is wrong with movements, not told again for Black's.
fn told(error: &BuildError) -> String {
    let faults = error.faults().iter();
    let faults = faults.filter(|fault| !fault.piece.as_ref().is_some_and(|name| name.ends_with(BLACKS)));
    let told: Vec<String> = faults.map(ToString::to_string).collect();
    if told.is_empty() { error.to_string() } else { told.join("\n") }
}

/// What is needed to understand a description.
struct Compiler<'a, S> {
    rules: &'a Rules<'a>,
    geometry: &'a Geometry,
    /// All squares.
    cells: S,
}

impl<S: Set> Compiler<'_, S> {
    /// A kind of piece that cannot move yet.
    fn kind(&self, kind: &description::Kind<'_>) -> Result<Kind<S>, String> {
        let promotion = match kind.promotion {
            Some(promotion) => {
                let to = promotion.to.split_whitespace().map(|letter| self.named(letter));
                Some((to.collect::<Result<Vec<usize>, String>>()?, promotion.when))
            }
            None => None,
        };
        Ok(Kind {
            letter: kind.letter.to_owned(),
            royal: kind.royal,
            in_passing: kind.in_passing.is_some(),
            promotion,
            most: kind.most.unwrap_or(u32::MAX),
            in_hand: self.named(kind.in_hand.unwrap_or(kind.letter))?,
            most_a_file: kind.most_a_file,
            mates_not_dropped: kind.mates_not_dropped,
            sides: [self.side(kind, Color::White)?, self.side(kind, Color::Black)?],
        })
    }

    fn side(&self, kind: &description::Kind<'_>, color: Color) -> Result<Side<S>, String> {
        let anywhere = match kind.in_hand {
            Some(_) => S::EMPTY,
            None => self.zone_or(self.rules.hands.and_then(|hands| hands.dropped), self.cells, color)?,
        };
        Ok(Side {
            ways: Vec::new(),
            attackers: vec![S::EMPTY; (self.rules.files * self.rules.ranks) as usize],
            stands: if self.rules.dead_ends_forbidden { S::EMPTY } else { self.cells },
            passing: self.zone_or(kind.in_passing, S::EMPTY, color)?,
            promotion: self.zone_or(kind.promotion.map(|promotion| promotion.zone), S::EMPTY, color)?,
            dropped: self.zone_or(kind.dropped, anywhere, color)?,
        })
    }

    /// Adds a movement, and what it does if nothing but the right pieces stands in its way.
    fn add(&self, side: &mut Side<S>, way: Way<S>, piece: Piece<'_, S>) -> Result<(), MovementProblem> {
        for from in way.from.squares() {
            for purpose in [Purpose::Quiet, Purpose::Capture] {
                for found in piece.movement().moves(self.geometry, from, purpose)? {
                    side.stands = side.stands.or(S::square(from));
                    if purpose == Purpose::Capture && way.to.contains(found.to) {
                        let attackers = &mut side.attackers[found.to as usize];
                        *attackers = attackers.or(S::square(from));
                    }
                }
            }
        }
        side.ways.push(way);
        Ok(())
    }

    fn castling(&self, castling: description::Castling<'_>) -> Result<Castling, String> {
        let geometry = self.geometry;
        let mut king_to = [[0; 2]; 2];
        for (side, name) in castling.king_to.into_iter().enumerate() {
            let found = geometry.square_named(name).map(|square| geometry.coordinates(square));
            // There is a square for the rook on either side.
            let Some((file, rank)) = found.filter(|(file, _)| (1..geometry.files() - 1).contains(file))
            else {
                return Err(format!("castling: no king can go to {name:?} on this {geometry} board"));
            };
            king_to[Color::White as usize][side] = geometry.bit(file, rank);
            king_to[Color::Black as usize][side] = geometry.bit(file, geometry.ranks() - 1 - rank);
        }
        Ok(Castling { rook: self.named(castling.rook)?, king_to })
    }

    /// The number of royal pieces with which a side begins.
    fn royal(&self, color: Color) -> u32 {
        let board = self.rules.start.split([' ', '[']).next().unwrap_or_default();
        let royal = self.rules.kinds.iter().filter(|kind| kind.royal);
        royal.map(|kind| board.matches(&*fen::written(kind.letter, color)).count() as u32).sum()
    }

    /// The index of the kind with a letter.
    fn named(&self, letter: &str) -> Result<usize, String> {
        let found = self.rules.kinds.iter().position(|kind| kind.letter == letter);
        found.ok_or_else(|| format!("no kind of piece has the letter {letter:?}"))
    }

    /// What a zone is to either side.
    fn zones(&self, zone: Zone<'_>) -> Result<[S; 2], String> {
        Ok([self.zone(zone, Color::White)?, self.zone(zone, Color::Black)?])
    }

    fn zone_or(&self, zone: Option<Zone<'_>>, otherwise: S, color: Color) -> Result<S, String> {
        zone.map_or(Ok(otherwise), |zone| self.zone(zone, color))
    }

    fn zone(&self, zone: Zone<'_>, color: Color) -> Result<S, String> {
        let geometry = self.geometry;
        let squares = coordinates(geometry, zone)?.into_iter().map(|(file, rank)| match color {
            Color::White => geometry.bit(file, rank),
            Color::Black => geometry.bit(geometry.files() - 1 - file, geometry.ranks() - 1 - rank),
        });
        Ok(S::of_squares(squares).and(self.cells))
    }
}

/// The board of a description.
fn geometry(rules: &Rules<'_>) -> Result<Geometry, String> {
    let geometry = Geometry::new(rules.files, rules.ranks).map_err(|problem| problem.to_string())?;
    let Some(cells) = rules.cells else { return Ok(geometry) };
    let squares = coordinates(&geometry, cells)?;
    geometry.with_cells(|file, rank| squares.contains(&(file, rank))).map_err(|problem| problem.to_string())
}

/// The files and ranks of the squares of a zone.
fn coordinates(geometry: &Geometry, zone: Zone<'_>) -> Result<Vec<(u32, u32)>, String> {
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
#[derive(Clone, Copy)]
struct Movement<'a> {
    /// What it is called where something is wrong with it.
    name: &'static str,
    betza: &'a str,
    from: Option<Zone<'a>>,
    to: Option<Zone<'a>>,
    threat: bool,
}

/// The movements of a kind.
fn movements_of<'a>(kind: &description::Kind<'a>) -> impl Iterator<Item = Movement<'a>> {
    let moves = Movement { name: "moves", betza: kind.moves, from: None, to: kind.within, threat: false };
    let also =
        kind.also.map(|(from, betza)| Movement { name: "also from", betza, from: Some(from), ..moves });
    let threat = kind.threat.map(|betza| Movement { name: "threat", betza, to: None, threat: true, ..moves });
    std::iter::once(moves).chain(also).chain(threat)
}
