//! Whether the processor has `pext`, asked while the program runs.

#[cfg(target_arch = "x86_64")]
pub(crate) use super::x86_64::Pext;

/// Work that needs `pext`: a function of mask and word, so to speak, given the instruction.
pub(crate) trait Kernel {
    /// What comes of it.
    type Output;

    /// Does the work. Implementations are always inlined, else every `pext` is a call.
    fn run(self, pext: impl Fn(u64, u64) -> u64) -> Self::Output;
}

/// The instruction, which this processor does not have.
#[cfg(not(target_arch = "x86_64"))]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pext {}

#[cfg(not(target_arch = "x86_64"))]
impl Pext {
    /// There is none.
    pub(crate) const fn detect() -> Option<Self> {
        None
    }

    /// Cannot be called.
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        kernel.run(|_, _| match self {})
    }
}
