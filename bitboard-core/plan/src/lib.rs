//! The movement compiler behind `bitboard-macros` and `bitboard-core`, as plain data: no tokens, no spans,
//! no dependencies.
//!
//! # The pipeline
//!
//! ```text
//! Geometry + Direction          which squares there are and where a step leads         geometry.rs direction.rs
//!       │
//!       ▼
//!     Plan                      sets computed by steps and rides on the geometry       plan.rs
//!       │ Plan::lower           an algorithm turns rides into steps, steps into        lower.rs fill.rs
//!       ▼                       shifts and masks
//!    Program                    a flat list of operations on one word                  program.rs
//!       │ simplify              masks that do nothing go, shared ones are merged       simplify.rs
//!       ▼
//!    Program                    printed by the macros, or run here: Program::run       interpret.rs
//! ```
//!
//! For many boards at once a plan is lowered to another layout as well, `Plan::slice`: registers that each hold one
//! line of many boards. How that works is told in `sliced/mod.rs`.
//!
//! Pieces take another way through the same geometry:
//!
//! ```text
//! Betza text or legs
//!       │ Movement::betza             components made of legs                               betza/ movement/
//!       ▼
//!    Movement
//!       │ Movement::rides, moves      every way from every square: where it ends, which     movement/walk.rs moves.rs
//!       ▼                             squares must be empty and which occupied
//!     Move
//!       │ compile                     ray arithmetic, lookups, fills or a walk, whatever    piece/ lookup/
//!       ▼                             is asked for or costs the least
//!    Pieces                           plain tables and programs: printed by the macros, taken over by the run-time
//!                                     library, run here: Pieces::reached
//! ```
//!
//! Whatever comes out of either can be compared with what went in on all boards at once: [`prove`].
//!
//! Errors name *sites* of the declaration ([`Site`]); the macros know which span a site has. Everything is
//! deterministic: one declaration always gives one program.
//!
//! # One ride through every stage
//!
//! North-east attacks on a chess board: the step is `<< 9`, what wraps lands on the a-file.
//!
//! ```
//! use bitboard_plan::{Algorithm, Bits, Direction, Fill, Geometry, Plan, Yields};
//!
//! let geometry = Geometry::new(8, 8)?;
//! let north_east = Direction::step(&geometry, 1, 1)?;
//! assert_eq!(north_east.terms()[0].amount, 9);
//! assert_eq!(north_east.terms()[0].mask_after.unwrap().low_u128(), 0xfefe_fefe_fefe_fefe);
//!
//! let fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
//! let plan = Plan { geometry, directions: vec![north_east], stray_bits: false, result: fill.set(1) };
//! let program = plan.lower(Algorithm::KoggeStone).unwrap();
//! assert_eq!(program.operations(), 16);
//!
//! // A bishop on a1, a blocker on d4.
//! let (bishop, blocker): (Bits, Bits) = ([0].into_iter().collect(), [27].into_iter().collect());
//! let empty = Bits::first(64).without(bishop).without(blocker);
//! assert_eq!(program.run(&[bishop, empty], 0), [9, 18, 27].into_iter().collect());
//! # Ok::<(), bitboard_plan::Problem>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod betza;
mod bits;
mod direction;
mod draw;
mod error;
mod fill;
mod geometry;
mod interpret;
mod leaper;
mod lookup;
mod lower;
mod mirror;
mod movement;
mod piece;
mod plan;
mod program;
pub mod prove;
mod simplify;
mod sliced;

pub use betza::{BetzaError, BetzaProblem, Inexpressible};
pub use bits::{Bits, Members, Word};
pub use direction::{Direction, Term};
pub use error::{Error, Problem, Site};
pub use fill::Algorithm;
pub use geometry::{Corner, Geometry, MAX_SIDE, Order, Wrap};
pub use leaper::{Leaps, Offset, all_images, leaper, leaper_plans, sliced_leaper};
pub use lookup::{Estimate, Rule, estimate};
pub use mirror::Mirror;
pub use movement::{
    Check, Component, Course, Heading, Hop, Kind, Leg, LegFault, Move, Movement, MovementProblem, Next, Over,
    Purpose, Range, Ride, Stop, Turns, moves,
};
pub use piece::{
    By, Engine, Gate, Gives, Index, Keep, Lookups, NoFill, Numbers, Obstacle, Piece, PieceProblem, Pieces,
    Rays, Record, Request, Slide, SquareRays, Walk, bytes, compile,
};
pub use plan::{Fill, Plan, Reach, Set, Way, Yields};
pub use program::{Loop, Op, Program, Table, Value};
pub use sliced::{LineOp, Sliced, Unsliced};
