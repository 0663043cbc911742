//! Instruction sets: which there are, and code for them.
//!
//! The portable code is always compiled and is the reference. [`Level`] is a set of instructions that the
//! processor has, [`Lanes`] what can be done with its registers, [`Kernel`] work that runs under it.
//! [`Sliders`] are those of one board. Everything `unsafe` that has to do with instructions is in this
//! module, and a token of a level stands for what has to be known before it: that the processor has them.

#[cfg(all(target_arch = "aarch64", target_endian = "little"))]
mod aarch64;
mod lanes;
mod level;
mod parts;
#[cfg(feature = "runtime")]
pub(crate) mod pext;
mod portable;
mod sliders;
#[cfg(test)]
mod tests;
mod ways;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

#[cfg(test)]
pub(crate) use lanes::sealed::Sealed;
pub use lanes::{Lanes, Slides};
pub use level::{Kernel, Level};
pub use portable::Portable;
pub use sliders::Sliders;
