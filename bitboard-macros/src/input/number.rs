//! Numbers and bit masks: literals, and operators between them.

use bitboard_plan::{Bits, Word};
use syn::{BinOp, Expr, ExprBinary, ExprUnary, Lit, LitInt, UnOp};

use super::excerpt;
use crate::diag::Message;

/// Reads a small integer with an optional sign.
pub(crate) fn integer(expr: &Expr) -> Result<i32, Message> {
    const EXPECTED: &str = "a literal such as `8` or `-1`";
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(int) if int.suffix().is_empty() => {
                int.base10_parse().map_err(|_| Message::NumberTooBig {
                    found: excerpt(int),
                    limit: "no board has more than 384 squares to shift or step over".to_owned(),
                })
            }
            _ => Err(not_a_number(expr, EXPECTED)),
        },
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr: inner, .. }) => integer(inner).map(|value| -value),
        Expr::Paren(inner) => integer(&inner.expr),
        Expr::Group(inner) => integer(&inner.expr),
        _ => Err(not_a_number(expr, EXPECTED)),
    }
}

/// Reads a mask: literals of up to 384 bits with `!`, `&`, `|`, `^`, `<<` and `>>`.
pub(crate) fn mask(expr: &Expr, word: Word) -> Result<Bits, Message> {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(int) => literal(int, word),
            _ => Err(not_a_mask(expr)),
        },
        Expr::Unary(ExprUnary { op: UnOp::Not(_), expr: inner, .. }) => {
            Ok(word.full().without(mask(inner, word)?))
        }
        Expr::Paren(inner) => mask(&inner.expr, word),
        Expr::Group(inner) => mask(&inner.expr, word),
        Expr::Binary(ExprBinary { left, op, right, .. }) => {
            let set = mask(left, word)?;
            let by = || match integer(right)? {
                by if (0..word.bits() as i32).contains(&by) => Ok(by),
                _ => {
                    let limit = format!("`{word}` can be shifted by 0 to {}", word.bits() - 1);
                    Err(Message::NumberTooBig { found: excerpt(right), limit })
                }
            };
            let result = match op {
                BinOp::BitAnd(_) => set.and(mask(right, word)?),
                BinOp::BitOr(_) => set.or(mask(right, word)?),
                BinOp::BitXor(_) => set.xor(mask(right, word)?),
                BinOp::Shl(_) => set.shift(by()?),
                BinOp::Shr(_) => set.shift(-by()?),
                _ => return Err(not_a_mask(expr)),
            };
            Ok(result.and(word.full()))
        }
        _ => Err(not_a_mask(expr)),
    }
}

fn literal(int: &LitInt, word: Word) -> Result<Bits, Message> {
    let too_big =
        || Message::NumberTooBig { found: excerpt(int), limit: format!("`{word}` has {} bits", word.bits()) };
    if !int.suffix().is_empty() && int.suffix() != word.to_string() {
        return Err(not_a_number(int, "a literal without a suffix"));
    }
    // 116 decimal digits are the most that 384 bits need; more would overflow the sum below.
    if int.base10_digits().len() > 116 {
        return Err(too_big());
    }
    let set = int.base10_digits().bytes().fold(Bits::EMPTY, |sum, digit| {
        let ten_times = sum.shift(3).plus(sum.shift(1));
        ten_times.plus(Bits::from_lanes([u64::from(digit - b'0'), 0, 0, 0, 0, 0]))
    });
    if set.is_subset(word.full()) { Ok(set) } else { Err(too_big()) }
}

fn not_a_mask(expr: &Expr) -> Message {
    not_a_number(expr, "a literal such as `0xfefe`, or literals with `!`, `&`, `|`, `^`, `<<`, `>>`")
}

fn not_a_number(found: impl quote::ToTokens, expected: &str) -> Message {
    Message::NotANumber { found: excerpt(found), expected: expected.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(source: &str, word: Word) -> Result<Bits, String> {
        mask(&syn::parse_str(source).unwrap(), word).map_err(|message| message.to_string())
    }

    #[test]
    fn masks_of_any_width() {
        let long = format!("0x1{}", "0".repeat(90));
        assert_eq!(value(&long, Word::Lanes(6)), Ok([360].into_iter().collect()));
        assert_eq!(value("!0", Word::Lanes(6)), Ok(Bits::first(384)));
        assert_eq!(value("(0xff << 8) & !(1 << 9) | 1", Word::Integer(64)).map(Bits::low_u128), Ok(0xfd01));
        assert!(value("0x1_0000_0000_0000_0000", Word::Integer(64)).unwrap_err().contains("64 bits"));
        assert!(value(&"9".repeat(400), Word::Lanes(6)).unwrap_err().contains("out of range"));
        assert!(value("NOT_A_FILE", Word::Integer(64)).unwrap_err().contains("no number"));
        assert!(value("1 << 64", Word::Integer(64)).is_err() && value("1 << -1", Word::Integer(64)).is_err());
    }
}
