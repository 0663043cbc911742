//! Lines between a king and other pieces, by comparing several at once.

use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_cmpeq_epi64, _mm_cvtsi128_si32, _mm_or_si128, _mm_set_epi64x,
    _mm_set1_epi64x, _mm_unpackhi_epi64,
};

use crate::chess::{
    Board, Square,
    king::distant_check::{ANTIDIAGONAL, DIAGONAL, FILE, LINES, RANK},
};

/// [`lines`](crate::chess::king::distant_check::lines) with the instructions of SSE4.1: two comparisons of
/// two lines each. Only on `x86_64`.
///
/// Two intersections and two `pcmpeqq`, each result masked with the values of its lines, then folded. After
/// the Chess Programming Wiki, page *King Pattern*.
///
/// # Safety
///
/// The processor has to know SSE4.1. A function with `#[target_feature(enable = "sse4.1")]` calls this one
/// safely; others ask the processor first and call it in an `unsafe` block.
///
/// ```
/// use bitboard_core::chess::{Board, Square, king, king::distant_check};
///
/// let targets = king::move_targets(Square::G1, Board::from_iter([Square::F2, Square::G2, Square::H2]));
/// if std::is_x86_feature_detected!("sse4.1") {
///     // SAFETY: the processor has just said that it knows the instructions.
///     assert_eq!(unsafe { distant_check::lines_sse4(Square::G1, targets) }, distant_check::RANK);
/// }
/// ```
#[doc(alias = "dirSet")]
#[doc(alias = "distant_check_lines_simd")]
#[target_feature(enable = "sse4.1")]
#[inline]
#[must_use]
pub fn lines_sse4(king: Square, targets: Board) -> u8 {
    let squares = _mm_set1_epi64x(targets.or(king.board()).bits().cast_signed());
    let pair = |low: Board, high: Board| -> __m128i {
        _mm_set_epi64x(high.bits().cast_signed(), low.bits().cast_signed())
    };
    let kept = |lines: __m128i, low: u8, high: u8| -> __m128i {
        let equal = _mm_cmpeq_epi64(_mm_and_si128(lines, squares), squares);
        _mm_and_si128(equal, _mm_set_epi64x(high.into(), low.into()))
    };
    let [rank, file, diagonal, antidiagonal] = LINES[king.index()];
    let straight = kept(pair(rank, file), RANK, FILE);
    let slanting = kept(pair(diagonal, antidiagonal), DIAGONAL, ANTIDIAGONAL);
    let both = _mm_or_si128(straight, slanting);
    _mm_cvtsi128_si32(_mm_or_si128(both, _mm_unpackhi_epi64(both, both))) as u8
}
