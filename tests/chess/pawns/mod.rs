//! Module `chess::pawns`: every item against a definition by coordinates, for both colours on boards from a
//! fixed seed, then against the drawings on its own page, those of the literature, and sample positions.

use std::collections::{BTreeMap, BTreeSet};

use bitboard_core::chess::pawns::attacks::*;
use bitboard_core::chess::pawns::files::*;
use bitboard_core::chess::pawns::isolated::*;
use bitboard_core::chess::pawns::passed::*;
use bitboard_core::chess::pawns::pushes::*;
use bitboard_core::chess::pawns::spans::*;
use bitboard_core::chess::{Board, Color, File, Rank, Square};
use oracle::{Random, Set};

use crate::cones;
use crate::squares::{At, Squares, cells, grid};
use definitions::*;

mod definitions;
mod items;
mod laws;
mod literature;
mod pages;
