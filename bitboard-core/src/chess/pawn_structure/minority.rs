//! Minority attacks and crippled majorities.
