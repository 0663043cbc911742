//! Knights: steps, attacks of one and of many, fills, forks.
