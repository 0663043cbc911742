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

/// Asks for memory that will be needed soon.
#[inline(always)]
#[allow(unsafe_code)]
fn prefetch<T>(memory: &[T]) {
    const LINE: usize = 64;
    let mut at = 0;
    while at < size_of_val(memory) {
        // SAFETY: every x86-64 has the instruction, which never faults.
        unsafe {
            core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(
                memory.as_ptr().cast::<i8>().wrapping_add(at),
            );
        }
        at += LINE;
    }
}
