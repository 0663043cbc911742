//! What every level can do with a register of 64 bytes.

use super::Level;

/// The instructions of a level, as a token, and its registers.
///
/// There is a token only where the processor has the instructions, so nothing here is unsafe to call. Kernels
/// are generic over it: the same text becomes code for each level. They, and whatever they call with a token,
/// are marked `#[inline(always)]`, else their instructions are not those of the level and every operation is
/// a call.
///
/// A register is lanes of 8 bits or of 16; lane 0 is the lowest. What a shift moves out of a lane is lost.
/// How many bytes it has is the level's affair: [`PARTS`](Self::PARTS) registers are 64 bytes, which is what
/// one line of a block of boards has, and a kernel is called for each part.
///
/// ```
/// use bitboard_core::arch::{Kernel, Lanes, Level};
///
/// /// Compares every operation with the same on the bytes and words of a register.
/// struct Check;
///
/// impl Kernel for Check {
///     type Output = ();
///
///     #[inline(always)]
///     fn run<L: Lanes>(self, lanes: L) {
///         let bytes = core::array::from_fn::<u8, 64, _>(|index| (37 * index + 11) as u8);
///         let (a, b) = (lanes.load(&bytes, 0), lanes.splat8(0x5a));
///         // A register back as bytes; what a level has not in one register is left as it was.
///         let all = |x: L::Register| {
///             let mut out = bytes;
///             lanes.store(x, &mut out, 0);
///             out
///         };
///         // Byte by byte, as far as a register goes.
///         let size = 64 / L::PARTS;
///         let each = |x: L::Register, of: &dyn Fn(u8) -> u8| {
///             assert!(all(x)[..size].iter().eq(bytes[..size].iter().map(|&byte| of(byte)).collect::<Vec<_>>().iter()));
///         };
///         each(lanes.zero(), &|_| 0);
///         each(lanes.and(a, b), &|x| x & 0x5a);
///         each(lanes.or(a, b), &|x| x | 0x5a);
///         each(lanes.or3(a, b, lanes.splat8(1)), &|x| x | 0x5b);
///         each(lanes.xor(a, b), &|x| x ^ 0x5a);
///         each(lanes.and_not(a, b), &|x| x & !0x5a);
///         each(lanes.not(a), &|x| !x);
///         each(lanes.carry(b, a, lanes.splat8(0x0f)), &|x| 0x5a | x & 0xf0);
///         each(lanes.carry_through(b, a, lanes.splat8(0x0f)), &|x| 0x5a | x & 0x0f);
///         each(lanes.differs(a, b, lanes.zero()), &|x| x ^ 0x5a | x);
///         each(lanes.shl8::<3>(a), &|x| x << 3);
///         each(lanes.shr8::<3>(a), &|x| x >> 3);
///         each(lanes.add8(a, b), &|x| x.wrapping_add(0x5a));
///         each(lanes.sub8(a, b), &|x| x.wrapping_sub(0x5a));
///         each(lanes.reverse8(a), &u8::reverse_bits);
///         each(lanes.count8(a), &|x| x.count_ones() as u8);
///         assert!(lanes.any(a) && !lanes.any(lanes.zero()));
///         assert_eq!(lanes.level(), Level::from(lanes.level()));
///
///         // The same on lanes of 16 bits, all alike.
///         let (a, b) = (lanes.splat16(0x1234), lanes.splat16(0x0ff0));
///         let same = |x: L::Register, lane: u16| assert!(!lanes.any(lanes.xor(x, lanes.splat16(lane))));
///         same(lanes.shl16::<4>(a), 0x2340);
///         same(lanes.shr16::<4>(a), 0x0123);
///         same(lanes.shl16_by(a, 4), 0x2340);
///         same(lanes.shr16_by(a, 4), 0x0123);
///         same(lanes.add16(a, b), 0x2224);
///         same(lanes.sub16(a, b), 0x0244);
///         same(lanes.reverse16(a), 0x2c48);
///         same(lanes.count16(a), 5);
///
///         // Rides in a lane: from bit 3 with blockers on bits 1 and 6.
///         let (rider, occupied) = (lanes.splat8(0b0000_1000), lanes.splat8(0b0100_1010));
///         let byte = |x: L::Register| all(x)[0];
///         assert_eq!(byte(lanes.attacks_up8(rider, occupied)), 0b0111_0000);
///         assert_eq!(byte(lanes.attacks_down8(rider, occupied)), 0b0000_0110);
///         assert_eq!(byte(lanes.attacks_across8(rider, occupied)), 0b0111_0110);
///         let (rider, occupied) = (lanes.splat16(1 << 8), lanes.splat16(1 << 8 | 1 << 11 | 1 << 5));
///         same(lanes.attacks_up16(rider, occupied), 0b111 << 9);
///         same(lanes.attacks_down16(rider, occupied), 0b111 << 5);
///         same(lanes.attacks_across16(rider, occupied), 0b111 << 9 | 0b111 << 5);
///         // Which of two ways they go is known of a level.
///         let _: (bool, _) = (L::REVERSES, L::SLIDES);
///
///         // Boards cut into lines, and back.
///         let boards = [0x0807_0605_0403_0201; 64];
///         let lines = lanes.slice(&boards);
///         assert_eq!((lines[0], lanes.unslice(&lines)), ([1; 64], boards));
///         let lines = lanes.slice16(&boards);
///         assert_eq!((&lines[0][..4], lanes.unslice16(&lines)), (&[1, 2, 1, 2][..], boards));
///     }
/// }
///
/// for level in Level::available() {
///     level.run(Check);
/// }
/// ```
///
/// Four words of one board stand in a register of their own:
///
/// ```
/// use bitboard_core::arch::{Kernel, Lanes, Level};
///
/// struct Check;
///
/// impl Kernel for Check {
///     type Output = ();
///
///     #[inline(always)]
///     fn run<L: Lanes>(self, lanes: L) {
///         let (x, y): (L::Quad, L::Quad) = (lanes.quad([1, 2, 4, 8]), lanes.quad_splat(3));
///         assert_eq!(lanes.quad_words(lanes.quad_and(x, y)), [1, 2, 0, 0]);
///         assert_eq!(lanes.quad_words(lanes.quad_or(x, y)), [3, 3, 7, 11]);
///         assert_eq!(lanes.quad_words(lanes.quad_xor(x, y)), [2, 1, 7, 11]);
///         assert_eq!(lanes.quad_words(lanes.quad_sub(x, y)), [u64::MAX - 1, u64::MAX, 1, 5]);
///         assert_eq!(lanes.quad_words(lanes.quad_shl(x, x)), [2, 8, 64, 2048]);
///         assert_eq!(lanes.quad_words(lanes.quad_shr(lanes.quad_splat(256), x)), [128, 64, 16, 1]);
///         assert_eq!(lanes.quad_words(lanes.quad_swap_bytes(x))[0], 1 << 56);
///         assert_eq!((lanes.quad_union(x), lanes.quad_pairs(x)), (15, [3, 12]));
///         // A slider on bit 3 of four lines of eight squares, with blockers on bits 1 and 6.
///         let [lower, line, occupied] = [0b0000_0111, 0b1111_0111, 0b0100_0010].map(|word| lanes.quad_splat(word));
///         assert_eq!(lanes.quad_union(lanes.quad_slide(lower, line, occupied)), 0b0111_0110);
///     }
/// }
///
/// for level in Level::available() {
///     level.run(Check);
/// }
/// ```
pub trait Lanes: Copy + core::fmt::Debug + sealed::Sealed {
    /// 16, 32 or 64 bytes.
    type Register: Copy;
    /// How many registers are 64 bytes.
    const PARTS: usize;

    /// The level. Inside of [`Level::run`] it is a constant.
    fn level(self) -> Level;

    /// The register with the bytes of a part.
    fn load(self, bytes: &[u8; 64], part: usize) -> Self::Register;
    /// Puts a register in place of a part.
    fn store(self, x: Self::Register, bytes: &mut [u8; 64], part: usize);
    /// The same byte in every lane.
    fn splat8(self, x: u8) -> Self::Register;
    /// The same 16 bits in every lane.
    fn splat16(self, x: u16) -> Self::Register;
    /// No bit set.
    #[inline(always)]
    fn zero(self) -> Self::Register {
        self.splat8(0)
    }

    /// Bits of both.
    fn and(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// Bits of either.
    fn or(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// Bits of exactly one.
    fn xor(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// Bits of the first that the second does not have.
    fn and_not(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// Every other bit.
    #[inline(always)]
    fn not(self, x: Self::Register) -> Self::Register {
        self.xor(x, self.splat8(0xff))
    }
    /// Bits of any of the three.
    #[inline(always)]
    fn or3(self, a: Self::Register, b: Self::Register, c: Self::Register) -> Self::Register {
        self.or(self.or(a, b), c)
    }
    /// `from`, and `moved` where nothing is `blocked`: one rank of a ride.
    #[inline(always)]
    fn carry(self, from: Self::Register, moved: Self::Register, blocked: Self::Register) -> Self::Register {
        self.or(from, self.and_not(moved, blocked))
    }
    /// `from`, and `moved` where it is `empty`: one rank of a ride.
    #[inline(always)]
    fn carry_through(
        self,
        from: Self::Register,
        moved: Self::Register,
        empty: Self::Register,
    ) -> Self::Register {
        self.or(from, self.and(moved, empty))
    }
    /// Where `x` differs from `a` or from `b`: two opposite rides after their subtractions.
    #[inline(always)]
    fn differs(self, x: Self::Register, a: Self::Register, b: Self::Register) -> Self::Register {
        self.or(self.xor(x, a), self.xor(x, b))
    }

    /// Whether any bit is set.
    fn any(self, x: Self::Register) -> bool;

    /// Lanes of 8 bits moved up by `N`, from 1 to 7.
    fn shl8<const N: i32>(self, x: Self::Register) -> Self::Register;
    /// Lanes of 8 bits moved down by `N`, from 1 to 7.
    fn shr8<const N: i32>(self, x: Self::Register) -> Self::Register;
    /// Sums of lanes of 8 bits, wrapping round.
    fn add8(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// Differences of lanes of 8 bits, wrapping round.
    fn sub8(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// The bits of each lane of 8 in reverse order.
    fn reverse8(self, x: Self::Register) -> Self::Register;
    /// The number of bits set in each lane of 8.
    fn count8(self, x: Self::Register) -> Self::Register;

    /// Whether lanes are reversed in few operations. Then rides towards lower bits are subtractions on
    /// reversed lanes, else they double their reach three or four times.
    const REVERSES: bool;

    /// What riders attack in their lanes of 8 bits towards higher bits. Riders must be `occupied` too.
    #[inline(always)]
    fn attacks_up8(self, riders: Self::Register, occupied: Self::Register) -> Self::Register {
        self.xor(occupied, self.sub8(occupied, self.add8(riders, riders)))
    }
    /// What riders attack in their lanes of 8 bits towards lower bits. Riders must be `occupied` too.
    #[inline(always)]
    fn attacks_down8(self, riders: Self::Register, occupied: Self::Register) -> Self::Register {
        if Self::REVERSES {
            return self.reverse8(self.attacks_up8(self.reverse8(riders), self.reverse8(occupied)));
        }
        // Where a ride may go on has no highest bit, hence what comes in from the next lane is not let
        // through.
        let low = self.splat8(0x7f);
        let empty = self.and_not(low, occupied);
        let reach = self.carry_through(riders, self.shr16::<1>(riders), empty);
        let empty = self.and(empty, self.shr16::<1>(empty));
        let reach = self.carry_through(reach, self.shr16::<2>(reach), empty);
        let empty = self.and(empty, self.shr16::<2>(empty));
        let reach = self.carry_through(reach, self.shr16::<4>(reach), empty);
        self.and(self.shr16::<1>(reach), low)
    }
    /// What riders attack in their lanes of 8 bits in both directions. Riders must be `occupied` too.
    #[inline(always)]
    fn attacks_across8(self, riders: Self::Register, occupied: Self::Register) -> Self::Register {
        if Self::REVERSES {
            let up = self.sub8(occupied, self.add8(riders, riders));
            let (riders, reversed) = (self.reverse8(riders), self.reverse8(occupied));
            let down = self.reverse8(self.sub8(reversed, self.add8(riders, riders)));
            return self.differs(occupied, up, down);
        }
        self.or(self.attacks_up8(riders, occupied), self.attacks_down8(riders, occupied))
    }
    /// What riders attack in their lanes of 16 bits towards higher bits. Riders must be `occupied` too.
    #[inline(always)]
    fn attacks_up16(self, riders: Self::Register, occupied: Self::Register) -> Self::Register {
        self.xor(occupied, self.sub16(occupied, self.add16(riders, riders)))
    }
    /// What riders attack in their lanes of 16 bits towards lower bits. Riders must be `occupied` too.
    #[inline(always)]
    fn attacks_down16(self, riders: Self::Register, occupied: Self::Register) -> Self::Register {
        if Self::REVERSES {
            return self.reverse16(self.attacks_up16(self.reverse16(riders), self.reverse16(occupied)));
        }
        let empty = self.not(occupied);
        let reach = self.carry_through(riders, self.shr16::<1>(riders), empty);
        let empty = self.and(empty, self.shr16::<1>(empty));
        let reach = self.carry_through(reach, self.shr16::<2>(reach), empty);
        let empty = self.and(empty, self.shr16::<2>(empty));
        let reach = self.carry_through(reach, self.shr16::<4>(reach), empty);
        let empty = self.and(empty, self.shr16::<4>(empty));
        let reach = self.carry_through(reach, self.shr16::<8>(reach), empty);
        self.shr16::<1>(reach)
    }
    /// What riders attack in their lanes of 16 bits in both directions. Riders must be `occupied` too.
    #[inline(always)]
    fn attacks_across16(self, riders: Self::Register, occupied: Self::Register) -> Self::Register {
        if Self::REVERSES {
            let up = self.sub16(occupied, self.add16(riders, riders));
            let (riders, reversed) = (self.reverse16(riders), self.reverse16(occupied));
            let down = self.reverse16(self.sub16(reversed, self.add16(riders, riders)));
            return self.differs(occupied, up, down);
        }
        self.or(self.attacks_up16(riders, occupied), self.attacks_down16(riders, occupied))
    }

    /// Lanes of 16 bits moved up by `N`, from 1 to 15.
    fn shl16<const N: i32>(self, x: Self::Register) -> Self::Register;
    /// Lanes of 16 bits moved down by `N`, from 1 to 15.
    fn shr16<const N: i32>(self, x: Self::Register) -> Self::Register;
    /// Lanes of 16 bits moved up by an amount below 16 that is not known beforehand.
    fn shl16_by(self, x: Self::Register, by: u32) -> Self::Register;
    /// Lanes of 16 bits moved down by an amount below 16 that is not known beforehand.
    fn shr16_by(self, x: Self::Register, by: u32) -> Self::Register;
    /// Sums of lanes of 16 bits, wrapping round.
    fn add16(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// Differences of lanes of 16 bits, wrapping round.
    fn sub16(self, a: Self::Register, b: Self::Register) -> Self::Register;
    /// The bits of each lane of 16 in reverse order.
    fn reverse16(self, x: Self::Register) -> Self::Register;
    /// The number of bits set in each lane of 16.
    fn count16(self, x: Self::Register) -> Self::Register;

    /// Cuts 64 words into their first bytes, their second bytes, …
    fn slice(self, words: &[u64; 64]) -> [[u8; 64]; 8];
    /// The inverse of [`slice`](Self::slice).
    fn unslice(self, bytes: &[[u8; 64]; 8]) -> [u64; 64];
    /// Cuts the first 32 words into their first, second, third and fourth 16 bits, then the other 32 words.
    #[inline(always)]
    fn slice16(self, words: &[u64; 64]) -> [[u8; 64]; 8] {
        let mut lines = [[0; 64]; 8];
        for (line, bytes) in lines.iter_mut().enumerate() {
            let (lanes, _) = bytes.as_chunks_mut::<2>();
            for (board, lane) in lanes.iter_mut().enumerate() {
                *lane = ((words[line / 4 * 32 + board] >> (line % 4 * 16)) as u16).to_le_bytes();
            }
        }
        lines
    }
    /// The inverse of [`slice16`](Self::slice16).
    #[inline(always)]
    fn unslice16(self, lines: &[[u8; 64]; 8]) -> [u64; 64] {
        let mut words = [0; 64];
        for (line, bytes) in lines.iter().enumerate() {
            let (lanes, _) = bytes.as_chunks::<2>();
            for (board, lane) in lanes.iter().enumerate() {
                words[line / 4 * 32 + board] |= u64::from(u16::from_le_bytes(*lane)) << (line % 4 * 16);
            }
        }
        words
    }

    /// Four words of 64 bits.
    type Quad: Copy;
    /// How the lines of one square are computed fastest.
    const SLIDES: Slides;
    /// The four words.
    fn quad(self, words: [u64; 4]) -> Self::Quad;
    /// The words of a quad.
    fn quad_words(self, x: Self::Quad) -> [u64; 4];
    /// The same word four times.
    #[inline(always)]
    fn quad_splat(self, x: u64) -> Self::Quad {
        self.quad([x; 4])
    }
    /// Bits of both.
    fn quad_and(self, a: Self::Quad, b: Self::Quad) -> Self::Quad;
    /// Bits of either.
    fn quad_or(self, a: Self::Quad, b: Self::Quad) -> Self::Quad;
    /// Bits of exactly one.
    fn quad_xor(self, a: Self::Quad, b: Self::Quad) -> Self::Quad;
    /// Differences of the words, wrapping round.
    fn quad_sub(self, a: Self::Quad, b: Self::Quad) -> Self::Quad;
    /// Each word moved up by the amount in the same place; from 64 on nothing is left.
    /// Amounts are below 128.
    fn quad_shl(self, x: Self::Quad, by: Self::Quad) -> Self::Quad;
    /// Each word moved down by the amount in the same place; from 64 on nothing is left.
    /// Amounts are below 128.
    fn quad_shr(self, x: Self::Quad, by: Self::Quad) -> Self::Quad;
    /// The bytes of each word in reverse order.
    fn quad_swap_bytes(self, x: Self::Quad) -> Self::Quad;
    /// Of each line, the squares that a slider attacks when it stands between its `lower` part and the rest.
    fn quad_slide(self, lower: Self::Quad, line: Self::Quad, occupied: Self::Quad) -> Self::Quad;
    /// The union of the four words.
    fn quad_union(self, x: Self::Quad) -> u64;
    /// The union of the first two words and the union of the last two.
    fn quad_pairs(self, x: Self::Quad) -> [u64; 2];
}

/// How a level computes the lines of one square fastest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slides {
    /// Word by word.
    Words,
    /// By subtraction on lines that have at most one square of each byte, and the same with the bytes
    /// swapped.
    Bytes,
    /// By counting the leading zeros of four words at once.
    Zeros,
}

pub(crate) mod sealed {
    /// Only the tokens of this crate are levels.
    pub trait Sealed {}
}
