//! The instruction `pext` of BMI2.
#![allow(unsafe_code)]

use core::arch::x86_64::_pext_u64;

/// The bits of `x` at the places of `mask`, moved together at the bottom.
#[cfg(target_feature = "bmi2")]
#[inline]
pub(crate) fn pext(x: u64, mask: u64) -> u64 {
    // SAFETY: everything in this build is compiled for processors that know the instruction.
    unsafe { _pext_u64(x, mask) }
}
