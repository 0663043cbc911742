//! x86-64: what needs instructions beyond those that every such processor has.

#[cfg(feature = "macros")]
mod lines;
#[cfg(any(feature = "runtime", target_feature = "bmi2"))]
mod pext;

#[cfg(feature = "macros")]
pub use lines::lines_sse4;
#[cfg(feature = "runtime")]
pub(crate) use pext::Pext;
#[cfg(target_feature = "bmi2")]
pub(crate) use pext::pext;
