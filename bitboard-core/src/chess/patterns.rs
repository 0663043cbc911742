//! Patterns that evaluation functions name: outposts, storms, shelters.
