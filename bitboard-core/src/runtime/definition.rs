//! Pieces as they are asked for.

use alloc::{borrow::ToOwned, string::String, vec, vec::Vec};

use bitboard_plan::{By, Component, Leg, Movement};

use super::error::Reason;

/// How a piece moves and how that is to be computed.
///
/// A text in Betza notation, a [`Movement`], a [`Component`] or a [`Leg`] is a definition; the methods say more.
///
/// ```
/// use bitboard_core::runtime::{By, Definition, Geometry, Index, Leg, Variant};
///
/// let small = By::Tables { lookups: Some(2), index: Some(Index::Unique) };
/// let variant = Variant::<u64>::builder(Geometry::chess())
///     .piece("rook", Definition::from("R").by(small))
///     .piece("griffon", Leg::leap(1, 1).or_then(Leg::ride(1, 0)))
///     .piece("white pawn", "mfWcfF")
///     .piece("black pawn", Definition::from("mfWcfF").turned())
///     .build()?;
/// let attacks = variant.piece("black pawn").map(|pawn| pawn.attacks(12, 0));
/// assert_eq!(attacks, variant.set(["d1", "f1"]));
/// # Ok::<(), bitboard_core::runtime::BuildError>(())
/// ```
///
/// ```
/// use bitboard_core::runtime::{By, Definition, Geometry, Index, Variant};
///
/// // A limit on the bytes of each part, and tables that nobody else uses.
/// let direct = By::Tables { lookups: Some(1), index: Some(Index::Direct) };
/// let small = Definition::from("R").by(direct).most_bytes(100_000);
/// assert!(Definition::MOST_BYTES > 100_000);
/// assert!(Variant::<u64>::builder(Geometry::chess()).piece("rook", small).build().is_err());
/// let rook = Definition::from("R").by(direct);
/// let chess = Variant::<u64>::builder(Geometry::chess()).piece("rook", rook.clone().alone()).piece("queen", "Q");
/// assert_eq!(chess.build()?.shared_tables(), 0);
/// # Ok::<(), bitboard_core::runtime::BuildError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Definition {
    parts: Vec<Part>,
    pub(super) by: By,
    pub(super) most_bytes: usize,
    pub(super) shares: bool,
}

/// A part of the movement.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    source: Source,
    turned: bool,
}

/// Where the movement comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    Betza(String),
    Movement(Movement),
}

impl Definition {
    /// The most bytes that each part of a piece may take if nothing is said.
    pub const MOST_BYTES: usize = 1 << 24;

    fn new(source: Source) -> Self {
        let parts = vec![Part { source, turned: false }];
        Self { parts, by: By::Auto, most_bytes: Self::MOST_BYTES, shares: true }
    }

    /// The same movement seen from the other side of the board: Black's piece, if White's is described. It is
    /// turned by half a turn, so that left and right swap as well.
    #[must_use]
    pub fn turned(mut self) -> Self {
        for part in &mut self.parts {
            part.turned = !part.turned;
        }
        self
    }

    /// A piece that moves like this one or like the other, as several arguments of `#[piece]` make one. How to compute
    /// it, and with how many bytes, is said by this one.
    ///
    /// ```
    /// use bitboard_core::runtime::{Definition, Geometry, Leg, Variant};
    ///
    /// let archbishop = Definition::from("B").and(Leg::leap(1, 2));
    /// let chess = Variant::<u64>::builder(Geometry::chess()).piece("one", archbishop).piece("other", "BN").build()?;
    /// let attacks: Vec<u64> = chess.pieces().map(|piece| piece.attacks(27, 0)).collect();
    /// assert_eq!(attacks[0], attacks[1]);
    /// # Ok::<(), bitboard_core::runtime::BuildError>(())
    /// ```
    #[must_use]
    pub fn and(mut self, other: impl Into<Self>) -> Self {
        self.parts.extend(other.into().parts);
        self
    }

    /// How to compute it, instead of in the cheapest way.
    #[must_use]
    pub fn by(self, by: By) -> Self {
        Self { by, ..self }
    }

    /// The most bytes that each of its parts may take, of whatever kind: tables of occupancies, lines of rays or
    /// instructions of a walk. Quiet moves and captures are one part if they are alike, else two.
    #[must_use]
    pub fn most_bytes(self, most_bytes: usize) -> Self {
        Self { most_bytes, ..self }
    }

    /// Its tables are made for it alone, not in parts that serve other pieces as well.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { shares: false, ..self }
    }

    /// The movement, with what is a text read.
    pub(super) fn movement(&self) -> Result<Movement, Reason> {
        let parts = self.parts.iter().map(Part::movement).collect::<Result<Vec<_>, _>>()?;
        Ok(parts.into_iter().flat_map(|part| part.components).collect())
    }
}

impl Part {
    fn movement(&self) -> Result<Movement, Reason> {
        let movement = match &self.source {
            Source::Movement(movement) => movement.clone(),
            Source::Betza(text) => {
                Movement::betza(text).map_err(|error| Reason::Betza { text: text.clone(), error })?
            }
        };
        Ok(if self.turned { movement.turned() } else { movement })
    }
}

/// A text in Betza notation; it is read when the variant is built.
impl From<&str> for Definition {
    fn from(text: &str) -> Self {
        Self::new(Source::Betza(text.to_owned()))
    }
}

/// A text in Betza notation; it is read when the variant is built.
impl From<String> for Definition {
    fn from(text: String) -> Self {
        Self::new(Source::Betza(text))
    }
}

impl From<Movement> for Definition {
    fn from(movement: Movement) -> Self {
        Self::new(Source::Movement(movement))
    }
}

impl From<Component> for Definition {
    fn from(component: Component) -> Self {
        Self::from(Movement::from(component))
    }
}

impl From<Leg> for Definition {
    fn from(leg: Leg) -> Self {
        Self::from(Movement::from(leg))
    }
}
