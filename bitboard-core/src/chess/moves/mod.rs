//! Pieces versus directions: pseudo-legal moves as sets of targets, and lists made of them.

pub mod serialize;
pub mod targets;
