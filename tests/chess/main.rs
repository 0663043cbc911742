//! Module `chess` of the core crate: every function against definitions by coordinates, and the drawings, positions
//! and numbers of the literature.

mod cones;
mod evaluation;
mod generated;
mod king;
mod knight;
mod literature;
mod moves;
mod patterns;
mod pawn_evaluation;
mod pawn_hash;
mod pawns;
mod placed;
mod rays;
mod report;
mod sliders;
mod squares;
mod structure;
