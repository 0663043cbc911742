//! x86-64: what needs instructions beyond those that every such processor has.

mod avx2;
mod avx512;
#[cfg(feature = "macros")]
mod lines;
#[cfg(any(feature = "runtime", target_feature = "bmi2"))]
mod pext;
mod quad;
mod sse2;

pub use avx2::Avx2;
pub use avx512::Avx512;
#[cfg(feature = "macros")]
pub use lines::lines_sse4;
#[cfg(feature = "runtime")]
pub(crate) use pext::Pext;
#[cfg(target_feature = "bmi2")]
pub(crate) use pext::pext;
pub use sse2::Sse2;
