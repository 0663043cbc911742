//! A mask is a literal in any base, or literals with operators.

use bitboard_core::fill;

#[fill(shift(1, 0xfefe_fefe_fefe_fefe))]
const fn hexadecimal(from: u64, empty: u64) -> u64;
#[fill(shift(1, 0xfefe_fefe_fefe_fefe_u64))]
const fn suffix(from: u64, empty: u64) -> u64;
#[fill(shift(1, 18374403900871474942))]
const fn decimal(from: u64, empty: u64) -> u64;
#[fill(shift(1, !0b0000000100000001000000010000000100000001000000010000000100000001))]
const fn binary(from: u64, empty: u64) -> u64;
#[fill(shift(1, 0o1773767757737677577376))]
const fn octal(from: u64, empty: u64) -> u64;
#[fill(shift(1, !(0x01010101 | 0x01010101 << 32)))]
const fn operators(from: u64, empty: u64) -> u64;
#[fill(shift(1, (!0 ^ 0x0101_0101_0101_0101) & !0))]
const fn more_operators(from: u64, empty: u64) -> u64;
#[fill(shift((1), !(0x8080_8080_8080_8080 >> 7)),)]
const fn parentheses(from: u64, empty: u64) -> u64;
#[fill(shift(-1, 0x7f7f_7f7f_7f7f_7f7f))]
const fn down(from: u64, empty: u64) -> u64;
#[fill(shift(19, 0x1ff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff), board = 19x19)]
const fn wide(from: [u64; 6], empty: [u64; 6]) -> [u64; 6];

fn main() {
    let functions = [hexadecimal, suffix, decimal, binary, octal, operators, more_operators, parentheses];
    assert!(functions.iter().all(|function| function(0x0100, !0) == 0xfe00));
    assert_eq!(down(0x8000, !0), 0x7f00);
    assert_eq!(wide([1, 0, 0, 0, 0, 0], [!0; 6])[5].count_ones(), 2);
}
