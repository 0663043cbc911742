//! Bits picked out by a mask and moved together, by the instruction `pext` or without it.

/// The bits of `x` at the places of `mask`, moved together at the bottom.
#[inline]
pub(crate) fn pext(x: u64, mask: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    return crate::arch::x86_64::pext(x, mask);
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    one_by_one(x, mask)
}

/// The same on any processor.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "bmi2"))))]
const fn one_by_one(x: u64, mut mask: u64) -> u64 {
    let (mut result, mut place) = (0, 0);
    while mask != 0 {
        result |= (x >> mask.trailing_zeros() & 1) << place;
        mask &= mask - 1;
        place += 1;
    }
    result
}

#[cfg(test)]
mod tests {
    #[test]
    fn bits_move_together() {
        let samples = [0, u64::MAX, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef, 0xfedc_ba98_0f0f_3355];
        assert_eq!(super::one_by_one(0b1010_0110, 0b1110_0010), 0b1011);
        for x in samples {
            for mask in samples {
                assert_eq!(super::pext(x, mask), super::one_by_one(x, mask), "{x:x} by {mask:x}");
            }
            assert_eq!(super::pext(x, u64::MAX), x);
        }
    }
}
