//! Move targets: a set for each of sixteen directions.
