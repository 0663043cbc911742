//! Pawn structure: how the pawns of a position stand to each other.
//!
//! Functions of one colour are written once for White and mirrored for Black. Where they look at both
//! colours, the first set are the pawns of their own colour and the second those of the enemy.

pub mod backward;
pub mod candidate;
pub mod center;
pub mod chain;
pub mod connected;
pub mod defended;
pub mod doubled;
pub mod duo;
pub mod evaluation;
pub mod holes;
pub mod islands;
pub mod lever;
pub mod minority;
pub mod passers;
pub mod ram;
pub mod report;
pub mod stop_control;
