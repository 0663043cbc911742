//! Code words.

use super::*;

/// The product of two polynomials over two elements, modulo `x^7 + x + 1`.
fn product(a: u64, b: u64) -> u64 {
    let mut wide = (0..7).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ (a << bit));
    for bit in (7..14).rev() {
        if wide >> bit & 1 == 1 {
            wide ^= 0b1000_0011 << (bit - 7);
        }
    }
    wide
}

fn power(element: u64, exponent: u32) -> u64 {
    (0..exponent).fold(1, |power, _| product(power, element))
}

/// The 96 words of the squares where pawns stand.
fn words() -> Vec<u64> {
    let words: Vec<u64> = BCH.iter().flat_map(|words| words[8..56].to_vec()).collect();
    assert_eq!(words.len(), 96);
    words
}

#[test]
fn code_words_are_powers_of_different_elements() {
    // The bound on the distance: each column holds the powers 0 to 20 of its own element (the even ones, and
    // the 17th, are squares of others), so that any 21 columns form a Vandermonde matrix, which is regular.
    let mut elements = BTreeSet::new();
    for word in words() {
        let group = |index: u32| word >> (7 * (8 - index)) & 0x7f;
        assert_eq!(word >> 63, 1);
        let element = group(0);
        assert!(element != 0 && elements.insert(element));
        for (index, exponent) in [1, 3, 5, 7, 9, 11, 13, 15, 19].into_iter().enumerate() {
            assert_eq!(group(index as u32), power(element, exponent), "power {exponent}");
        }
    }
    // Every power up to the 20th is a repeated square of one of the nine: squaring is linear.
    for exponent in 1..=20_u32 {
        let conjugates: BTreeSet<u32> = (0..7).map(|turn| (exponent << turn) % 127).collect();
        assert!([1, 3, 5, 7, 9, 11, 13, 15, 19].iter().any(|known| conjugates.contains(known)));
    }
    for square in (0..8).chain(56..64) {
        assert_eq!([BCH[0][square], BCH[1][square]], [0, 0]);
    }
}

#[test]
fn any_21_code_words_are_independent() {
    let words = words();
    let mut random = Random::new(0xbc4);
    for _ in 0..20_000 {
        let mut columns = words.clone();
        let mut basis: Vec<u64> = Vec::new();
        for _ in 0..21 {
            let word = columns.swap_remove(random.below(columns.len()));
            // A reduced word that is not zero has a leading bit that no other word of the basis has.
            let rest = basis.iter().fold(word, |rest, &other| rest.min(rest ^ other));
            assert_ne!(rest, 0);
            basis.push(rest);
            basis.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
}

#[test]
fn no_few_code_words_cancel_each_other() {
    // Sums of one, two and three words are all different: no two structures closer than seven places collide.
    let words = words();
    let mut sums = vec![0];
    for (first, &a) in words.iter().enumerate() {
        sums.push(a);
        for (second, &b) in words[..first].iter().enumerate() {
            sums.push(a ^ b);
            sums.extend(words[..second].iter().map(|&c| a ^ b ^ c));
        }
    }
    let count = sums.len();
    assert_eq!(count, 1 + 96 + 96 * 95 / 2 + 96 * 95 * 94 / 6);
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums.len(), count);
}
