//! Pawns: attacks, pushes, fills and spans, and what follows from them directly.
//!
//! Every function of one colour is written once for White and mirrored for Black. Where it looks at both
//! colours, the first set are the pawns of its own colour and the second those of the enemy.

pub mod attacks;
pub mod files;
pub mod isolated;
pub mod passed;
pub mod pushes;
pub mod spans;
