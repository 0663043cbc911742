//! The instruction `pext` of BMI2.
#![allow(unsafe_code)]

use core::arch::x86_64::_pext_u64;

#[cfg(feature = "runtime")]
use crate::arch::pext::Kernel;

/// The bits of `x` at the places of `mask`, moved together at the bottom.
#[cfg(target_feature = "bmi2")]
#[inline]
pub(crate) fn pext(x: u64, mask: u64) -> u64 {
    // SAFETY: everything in this build is compiled for processors that know the instruction.
    unsafe { _pext_u64(x, mask) }
}

/// The instruction, which this processor has.
#[cfg(feature = "runtime")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pext(());

#[cfg(feature = "runtime")]
impl Pext {
    /// Asks the processor, or knows from how the program is built.
    pub(crate) fn detect() -> Option<Self> {
        #[cfg(feature = "std")]
        let has = std::arch::is_x86_feature_detected!("bmi2");
        #[cfg(not(feature = "std"))]
        let has = cfg!(target_feature = "bmi2");
        has.then_some(Self(()))
    }

    /// Does work that needs the instruction.
    #[inline]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: there is a `Pext` only where the processor knows the instruction.
        unsafe { with_pext(kernel) }
    }
}

#[cfg(feature = "runtime")]
#[target_feature(enable = "bmi2")]
fn with_pext<K: Kernel>(kernel: K) -> K::Output {
    kernel.run(|x, mask| _pext_u64(x, mask))
}
