//! Many boards at once.
pub(crate) mod lines;
pub(crate) mod slices;
