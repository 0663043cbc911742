//! Code for one instruction set only; the portable code elsewhere is always compiled and is the reference.

#[cfg(feature = "runtime")]
pub(crate) mod pext;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
