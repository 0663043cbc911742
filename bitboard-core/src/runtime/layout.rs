//! Order and corners of bits as types of boards have them, and as the compiler of movements does.

use bitboard_plan::{Corner as PlanCorner, Geometry, Order as PlanOrder, Problem};

use crate::square::{Corner, Layout, Order};

/// The order of the bits, as [`Geometry::with_layout`] takes it.
impl From<Order> for PlanOrder {
    fn from(order: Order) -> Self {
        match order {
            Order::RankMajor => Self::RankMajor,
            Order::FileMajor => Self::FileMajor,
        }
    }
}

/// The corner that has bit 0, as [`Geometry::with_layout`] takes it.
impl From<Corner> for PlanCorner {
    fn from(corner: Corner) -> Self {
        let (last_file, last_rank) = match corner {
            Corner::FirstFileFirstRank => (false, false),
            Corner::LastFileFirstRank => (true, false),
            Corner::FirstFileLastRank => (false, true),
            Corner::LastFileLastRank => (true, true),
        };
        Self { last_file, last_rank }
    }
}

/// A board with all squares of a layout and edges that end every step: `Geometry::try_from(Board::LAYOUT)` has the
/// numbers of a board of `#[bitboard]`. Holes and joined edges are no part of a layout.
///
/// ```
/// use bitboard_core::runtime::{Geometry, Variant};
/// use bitboard_core::{Corner, Layout, Order};
///
/// let layout = Layout::new(9, 9, Order::FileMajor, Corner::LastFileLastRank);
/// let shogi = Variant::<u128>::builder(layout.try_into()?).piece("lance", "fR").build()?;
/// assert_eq!(shogi.square("i9"), Some(layout.index(8, 8)));
/// assert_eq!(*shogi.geometry(), Geometry::new(9, 9)?.with_layout(layout.order(), layout.corner()));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`Problem::BoardSize`] if there are more than 384 squares or 26 ranks.
impl TryFrom<Layout> for Geometry {
    type Error = Problem;

    fn try_from(layout: Layout) -> Result<Self, Problem> {
        let geometry = Self::new(layout.files().into(), layout.ranks().into())?;
        Ok(geometry.with_layout(layout.order(), layout.corner()))
    }
}

/// Which bit of the board stands for which square.
impl From<&Geometry> for Layout {
    fn from(geometry: &Geometry) -> Self {
        let order = match geometry.order() {
            PlanOrder::RankMajor => Order::RankMajor,
            PlanOrder::FileMajor => Order::FileMajor,
        };
        let corner = match (geometry.corner().last_file, geometry.corner().last_rank) {
            (false, false) => Corner::FirstFileFirstRank,
            (true, false) => Corner::LastFileFirstRank,
            (false, true) => Corner::FirstFileLastRank,
            (true, true) => Corner::LastFileLastRank,
        };
        // No side is longer than 26.
        Self::new(geometry.files() as u8, geometry.ranks() as u8, order, corner)
    }
}
