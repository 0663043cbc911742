//! Lookups: a movement as tables indexed by the occupied squares that matter.

mod multiplier;
mod partition;
mod relevant;
mod table;
