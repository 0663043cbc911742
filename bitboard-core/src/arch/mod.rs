//! Code for one instruction set only; the portable code elsewhere is always compiled and is the reference.

#[cfg(all(feature = "macros", target_arch = "x86_64"))]
pub(crate) mod x86_64;
