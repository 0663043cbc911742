//! Texts that are refused: which bytes are to blame, what is wrong with them and what to write instead.

use alloc::string::ToString;

use super::Movement;
use crate::betza::{MAX_NUMBER, foreign::NAMES};

/// Checks where a text is refused, and a piece of each line of the message.
#[track_caller]
fn refused(text: &str, bytes: core::ops::Range<usize>, what: &str, help: &str) {
    let Err(error) = Movement::betza(text) else { panic!("{text} is read") };
    let message = error.to_string();
    assert_eq!((error.start, error.end), (bytes.start, bytes.end), "{text}: {message}");
    let Some((first, second)) = message.split_once("\nhelp: ") else { panic!("{message}") };
    assert!(first.contains(what) && !first.contains('\n'), "{text}: {message}");
    assert!(second.contains(help) && !second.contains('\n'), "{text}: {message}");
}

#[test]
fn what_is_not_notation() {
    refused("", 0..0, "the text is empty", "`N` for a knight");
    refused(" N", 0..1, "blanks are not part of the notation", "leave the blank out");
    refused("N N", 1..2, "blanks", "leave the blank out");
    refused("R\tN", 1..2, "blanks", "leave the blank out");
    refused("né", 1..3, "`é` means nothing here", "atoms are `W F D N A H C Z G`");
    refused("N𝄞", 1..5, "`𝄞` means nothing here", "atoms are");
    refused(
        "Nw",
        1..2,
        "`w` means nothing here",
        "modifiers before them are `f b l r v s h m c n j o z q p g`",
    );
    refused("E", 0..1, "`E` means nothing here", "leaps such as `(4,1)`");
    refused("N)", 1..2, "`)` means nothing here", "atoms are");
    refused("\0", 0..1, "`\\0` means nothing here", "atoms are");
    refused("f", 0..1, "modifiers without an atom", "write an atom behind them");
    refused("Nfmp", 1..4, "modifiers without an atom", "write an atom behind them");
    refused("Rf3", 1..2, "modifiers without an atom", "write an atom behind them");
    refused("m-W", 0..1, "modifiers without an atom", "write an atom behind them");
}

#[test]
fn what_people_write_first() {
    refused("rook", 0..4, "`rook` is a name", "moves like `R`");
    refused("Knight", 0..6, "`Knight` is a name", "moves like `N`");
    refused("ROSE", 0..4, "`ROSE` is a name", "moves like `qN`");
    refused("rooks", 2..3, "`o` is said twice", "once is enough");
    refused("R,N", 1..2, "`,` joins nothing", "one behind the other, as in `RN`");
    refused("R/N", 1..2, "`/` joins nothing", "as in `RN`");
    refused("m\\R", 1..2, "`\\` joins nothing", "as in `RN`");
    refused("R+N", 1..2, "`+` joins nothing", "as in `RN`, parts with `-`");
    refused("n[F?R]", 0..1, "`n` belongs to one part", "as in `[F?nD]`");
    for (name, notation) in NAMES {
        assert!(Movement::betza(notation).is_ok(), "{name}");
    }
}

#[test]
fn what_other_dialects_have() {
    refused("fmWfceFifmnD", 5..6, "`e` captures in passing", "treat that square apart");
    refused("Nimfr", 1..2, "`i` is for a piece that has not moved", "such as `fmR2`");
    refused("dR", 0..1, "`d` captures one's own pieces", "keep one's own squares in the result");
    refused("Kk", 1..2, "`k` makes a piece royal", "leave it out");
    refused("t[FR]", 0..1, "`t` has two meanings", "`[F?R]`");
    refused("xK", 0..1, "`x` lends moves", "leave it out");
    refused("uK", 0..1, "`u` leaves a piece behind", "leave it out");
    refused("FyafsF", 1..2, "`y` changes the range", "`[F?R]`");
    refused("mafsW", 1..2, "`a` stands before a later part", "`[W-F]` must go on");
    refused("[aW-F]", 1..2, "`a` stands before a later part", "`[K?aK]` goes on in any direction");
    refused("@", 0..1, "`@` drops a piece", "leave it out");
    refused("IW", 0..1, "`I` is not an atom here", "write `H`");
    refused("KO2", 1..2, "`O` stands for castling", "leave it out");
    refused("P", 0..1, "`P` is not an atom here", "`fmWfcF`");
    refused("U", 0..1, "`U` reaches every square", "all squares of the board");
    refused("FX", 1..2, "`X` is not an atom here", "`(4,1)` for `FX`");
    refused("NY", 1..2, "`Y` is not an atom here", "`(4,2)` for `DY`");
    refused("[W+F]", 2..3, "`+` joins nothing", "as in `[pR-B]`");
    refused("[W!F]", 2..3, "`!` does not join parts", "`[W-F]` and `[F?R]`");
}

#[test]
fn modifiers_that_exclude_each_other() {
    refused("mmR", 1..2, "`m` is said twice", "once is enough");
    refused("jfjD", 2..3, "`j` is said twice", "once is enough");
    refused("mcR", 1..2, "`m` and `c` exclude each other", "leave both out: then it moves and captures");
    refused("cfmF", 2..3, "`c` and `m` exclude each other", "leave both out");
    refused("njD", 1..2, "`n` and `j` exclude each other", "`n` wants the squares passed over empty");
    refused("jnD", 1..2, "`j` and `n` exclude each other", "`j` wants them occupied");
    refused("gpR", 1..2, "`g` and `p` exclude each other", "`g` just behind it");
    refused("zqR", 1..2, "`z` and `q` exclude each other", "`q` turns always the same way");
    refused("jpR", 1..2, "`j` and `p` exclude each other", "a plain straight one");
    refused("gjQ3", 0..1, "`j` and `g` exclude each other", "a plain straight one");
    refused("jzB", 1..2, "`j` and `z` exclude each other", "a plain straight one");
    refused("[jpR-B]", 2..3, "`j` and `p` exclude each other", "a plain straight one");
}

#[test]
fn directions() {
    refused("fmrB", 2..3, "the direction letters stand apart", "such as `frmB`");
    refused("fK", 0..1, "programs differ about directions on `K` and `Q`", "such as `fWfF`");
    refused("NmfsK2", 2..4, "programs differ about directions", "`fRfB` for three slides");
    refused("[lQ-K]", 1..2, "programs differ about directions", "`fWfF`");
    refused("hN", 0..1, "`h` stands alone", "write `fh`, `bh`, `lh` or `rh`");
    refused("frhN", 2..3, "`h` stands alone", "`hr` or `hl`");
    refused("svhN", 0..2, "programs differ about `sv` here", "write `v`");
    refused("fbvhN", 3..4, "`h` stands alone", "`hr` or `hl`");
    refused("fhW", 0..2, "`fh` is for oblique leaps such as `N`", "here `f`, `b`, `l`, `r`, `v` and `s`");
    refused("hrhlB", 0..2, "`hr` is for oblique leaps", "say everything");
    refused("fsF", 0..2, "programs differ about `fs` here", "write `f`");
    refused("rvB", 0..2, "programs differ about `rv` here", "write `r`");
    refused("bvsG", 1..3, "programs differ about `vs` here", "leave the letters out");
    refused("sfN", 0..2, "programs differ about `sf` here", "write `f`");
    refused("vrNN", 0..2, "programs differ about `vr` here", "write `r`");
    refused("[F?afR]", 3..5, "`a` is any direction already", "write `a` alone");
    refused("[F?fhR]", 3..5, "`fh` does not say where a later part goes", "`f`, `fr`, `r`, `br`");
    refused("[N?hrN]", 3..5, "`hr` does not say where a later part goes", "name the turns");
    refused("[K?sfK]", 3..5, "programs differ about `sf` here", "write `fs`");
    refused("[K?vsK]", 3..5, "programs differ about `vs` here", "write `fsbs`");
    refused("[N-fW]", 3..4, "between oblique and other parts", "`a` for any direction");
    refused("[W-frN]", 3..5, "between oblique and other parts", "leave the letters out");
    refused("[W-fB]", 3..4, "cannot go `f` after the part before", "it can go `fr`, `br`, `bl`, `fl`");
    refused("[F?sR]", 3..4, "cannot go `s` after the part before", "it can go `fr`, `br`, `bl`, `fl`");
    refused("[W-ffrbR]", 5..7, "cannot go `rb` after", "it can go `f`, `r`, `b`, `l`");
    refused("[fW-K-fF]", 6..7, "cannot go `f` after", "it can go `fr`, `br`, `bl`, `fl`");
}

#[test]
fn leaps_that_pass_over_squares() {
    refused("nW", 0..1, "a step passes none", "leave `n` out");
    refused("fnR", 1..2, "a step passes none", "a slide is blocked anyway");
    refused("nQ3", 0..1, "a step passes none", "leave `n` out");
    refused("mnC", 1..2, "programs differ about what this leap passes over", "such as `[nD-F]`");
    refused("n(5,2)0", 0..1, "programs differ about what", "such as `[nH-nA]`");
    refused("jC", 0..1, "programs differ about what", "such as `[pW-pW-F]`");
    refused("j(3,5)", 0..1, "programs differ about what", "such as `[pW-pW-pF-pF-F]`");
    refused("j(9,2)", 0..1, "programs differ about what", "leave `j` out");
    refused("jW", 0..1, "this is one step", "write `jR`, `jB` or `jQ`");
    refused("jB1", 0..1, "this is one step", "`jD` or `jA`");
    for way in ["[nD-F]", "[nH-nA]", "[pW-pW-F]", "[pW-pW-pF-pF-F]", "[n(998,0)-F]"] {
        assert!(Movement::betza(way).is_ok(), "{way}");
    }
    refused("n(999,1)", 0..1, "programs differ", "such as `[n(998,0)-F]`");
}

#[test]
fn hops_and_turns_of_one_step() {
    refused("pW", 0..1, "`p` passes a piece", "write `pR` for no limit");
    refused("fgB1", 1..2, "`g` passes a piece", "write `gB`");
    refused("pK", 0..1, "`p` passes a piece", "write `pQ`");
    refused("gN", 0..1, "`g` passes a piece", "write `gNN`");
    refused("p(4,1)", 0..1, "`p` passes a piece", "write `p(4,1)0`");
    refused("[W-pD]", 3..4, "`p` passes a piece", "or a range of at least 2");
    refused("zN", 0..1, "`z` turns between steps", "write `zNN`");
    refused("zF", 0..1, "`z` turns between steps", "write `zB`");
    refused("qN1", 0..1, "`q` turns between steps", "write `qN` for no limit");
    refused("zQ", 0..1, "programs differ about `z` on `K` and `Q`", "write `zRzB`");
    refused("mqK", 1..2, "programs differ about `q` on `K` and `Q`", "write `qRqB`");
}

#[test]
fn brackets() {
    refused("[W-F", 0..1, "`[` is not closed", "write `]` behind the last part");
    refused("N[", 1..2, "`[` is not closed", "write `]`");
    refused("[W-", 0..1, "`[` is not closed", "write `]`");
    refused("[W-fm", 4..5, "`m` belongs to the whole", "as in `m[F?R]`");
    refused("W]", 1..2, "`]` closes nothing", "write `[` before the first part");
    refused("W-F", 1..2, "`-` joins parts in brackets", "write `[W-F]`");
    refused("F?R", 1..2, "`?` joins parts in brackets", "`[W?F]` for one that may");
    refused("N[]", 1..3, "there is nothing in the brackets", "such as `[F?R]`");
    refused("[fW]", 0..4, "there is one part in the brackets", "leave the brackets out");
    refused("[W-]", 3..4, "a part is missing", "on both sides");
    refused("[?W]", 1..2, "a part is missing", "on both sides");
    refused("[W--F]", 3..4, "a part is missing", "on both sides");
    refused("[W-f]", 3..4, "modifiers without an atom", "write an atom");
    refused("[W-W-W-W-W-W-W-W-fW]", 17..19, "too many parts", "at most 8 parts");
    refused("[W-[F-W]]", 3..4, "do not stand within brackets", "one behind the other");
    refused("[nfalcon-W]", 2..8, "do not stand within brackets", "`[W-W-F]`");
    refused("[Wi-F]", 2..3, "`i` is for a piece that has not moved", "leave it out");
    refused("[WfF]", 2..3, "the parts are not joined", "write `-` between them");
    refused("[FR]", 2..3, "the parts are not joined", "`?` if it may also end there");
    refused("[F(4,1)]", 2..3, "the parts are not joined", "`-` between them");
    refused("[F]", 0..3, "there is one part", "`[F?R]`");
    refused("[F?R]3", 5..6, "a whole move cannot be repeated", "`[F?R3]`");
    refused("falcon10", 6..8, "a whole move cannot be repeated", "behind a part");
    refused("mfs[F?R]", 1..3, "directions belong to one part", "as in `[fF?R]`");
    refused("n[F?R]", 0..1, "`n` belongs to one part", "as in `[F?nD]`");
    refused("zfalcon", 0..1, "`z` belongs to one part", "only `m`, `c` and `o`");
    refused("[F?cR]", 3..4, "`c` belongs to the whole", "as in `c[F?R]`");
    refused("[oF?R]", 1..2, "`o` belongs to the whole", "as in `o[F?R]`");
    refused("[pR?B]", 3..4, "the move cannot end here", "write `-`");
    refused("[gR-B]", 1..2, "`g` lands behind a piece", "write `p` to go on");
    refused("[W-zB-R]", 3..4, "`z` turns", "write `z` in the last part only");
    refused("[qN?R]", 1..2, "`q` turns", "write `q` in the last part only");
}

#[test]
fn numbers_and_leaps() {
    assert_eq!(MAX_NUMBER, 999);
    refused("R1000", 1..5, "the number is too large", "numbers go up to 999");
    refused("(4,99999999999999999999)", 3..23, "the number is too large", "`0` has no limit");
    refused("R03", 1..3, "the number begins with 0", "write `0` alone for no limit");
    refused("(00,1)", 1..3, "the number begins with 0", "or the number without it");
    refused("NN3", 2..3, "a doubled letter has no limit already", "not both");
    refused("BNNN", 1..4, "`N` is written three times or more", "write `NN`");
    refused("RRRRR", 0..5, "`R` is written three times or more", "`R3` for at most three steps");
    refused("34", 0..2, "a number without an atom", "such as `R3`");
    refused("[W-2]", 3..4, "a number without an atom", "such as `R3`");
    refused("N(4,-1)", 1..5, "two numbers in parentheses", "without signs and blanks");
    refused("(4, 1)", 0..4, "two numbers in parentheses", "write `(4,1)`");
    refused("(4,1", 0..4, "two numbers in parentheses", "write `(4,1)`");
    refused("(é)", 0..3, "two numbers in parentheses", "write `(4,1)`");
    refused("(1,2,3)", 0..5, "two numbers in parentheses", "write `(4,1)`");
    refused("(", 0..1, "two numbers in parentheses", "write `(4,1)`");
    refused("(0,0)3", 0..5, "a leap by (0,0) leads nowhere", "such as `(4,1)`");
    refused("N(4,1)(4,1)", 1..11, "`(4,1)` is written twice", "write `(4,1)0`");
    refused(&"Wm".repeat(64), 127..128, "modifiers without an atom", "write an atom");
    refused(&"WF".repeat(33), 64..65, "there are too many components", "at most 64; `falcon` counts as four");
    refused(&"falcon".repeat(17), 96..102, "there are too many components", "at most 64");
}
