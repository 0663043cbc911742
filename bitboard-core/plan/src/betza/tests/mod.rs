//! What texts mean, what is refused, and that writing undoes reading.

mod legs;
mod random;
mod refusals;

use alloc::{string::String, vec};

use super::Inexpressible;
use crate::movement::{Component, Leg, Movement};

fn read(text: &str) -> Movement {
    Movement::betza(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Writes a movement, and checks that this is read as the same.
fn written(movement: &Movement) -> String {
    let text = movement.to_betza().unwrap_or_else(|error| panic!("{movement:?}: {error}"));
    assert_eq!(&read(&text), movement, "{text}");
    assert_eq!(movement.check(), Ok(()), "{text}");
    text
}

/// Pieces of variants and of the literature, in canonical notation but for those of [`SHORTER`].
const PIECES: &str = "\
    K Q R B N W F D A H C Z G WD FA WFDA NAD CW HFD NN BNN R2 R3 R5 B3 Q2 N2 W3 K2 fW fsW WfF FfW fR bB \
    sR vB lR frB fN bsN vN sN fhN lhN hrN rfN frN nA nN nD nZ nAnD fnN pR pB mRcpR RcpRnN gR gQ gB fgR \
    mRcB mNcB mQcN fmWfcF mWcF RN BN QN RF BW R4N fRbB fRbN fsRbB fR2bB fBbNsW mRcpB pRnN gQN DD AA CC \
    BDD fRbDD D2 nH nDD fpRbR R2pR gNN R10 (4,1) [F?R] [W?B] [W?sR] [F-B] [D?B] [F-W] [W-F] falcon jD jR \
    zB qN oR oN [pQ-fsK] [pR-fsB] [pK-Q] [K?aK] [R?sR] mNcR fhNbW lBrR lB rR lRrpR R3bR2 fNNbnN";

/// Constructs that no known piece has, in canonical notation.
const OTHERS: &str = "\
    (4,1)0 (7,3)2 (5,5) (4,0)3 [N-N?flN] [N-aW] [W-W-F] [nD-F] [pW-pW-F] m[fF?R] co[vW?flB-gR] mofalcon \
    zNN zR3 qR qD qN3 jDD jN npNN ffrN fmozpNN rvNlvN hlCfhC [Q-vQ] [R-ffrQ] fnoDD W1W R0RW N0N1NN \
    (4,1)1(4,1) falconfalconN [W-jR] [F-qN] [F-zB4] [R2-R3-pR4] falconnN";

/// Texts that have another canonical form.
const SHORTER: [(&str, &str); 27] = [
    ("W3", "R3"),
    ("K2", "Q2"),
    ("vB", "B"),
    ("L0J", "CCZ"),
    ("WW", "R"),
    ("KK", "Q"),
    ("R1", "W"),
    ("RR", "R"),
    ("(1,0)0", "R"),
    ("(2,3)(2,2)", "ZA"),
    ("(1,4)", "(4,1)"),
    ("(1,1)2", "B2"),
    ("mfW", "fmW"),
    ("pcR", "cpR"),
    ("lfB", "flB"),
    ("ffrrN", "ffrN"),
    ("fblrW", "W"),
    ("bfN", "vN"),
    ("hrhlN", "N"),
    ("flfrN", "fsN"),
    ("qNN", "qN"),
    ("qW", "qR"),
    ("[W?rlR]", "[W?sR]"),
    ("[F?frflR]", "[F?fsR]"),
    ("[pQ-rfK]", "[pQ-frK]"),
    ("[K-fK-fsK][K-fsK-fK][K-flK-frK][K-frK-flK]", "falcon"),
    ("m[K-fK-fsK]m[K-fsK-fK]m[K-flK-frK]m[K-frK-flK]", "mfalcon"),
];

#[test]
fn canonical_texts_come_back() {
    for text in PIECES.split_whitespace().chain(OTHERS.split_whitespace()) {
        if SHORTER.iter().all(|(long, _)| *long != text) {
            assert_eq!(written(&read(text)), text);
        }
    }
}

#[test]
fn other_texts_are_written_in_canonical_notation() {
    for (text, canonical) in SHORTER {
        assert_eq!(written(&read(text)), canonical, "{text}");
        assert_eq!(read(text), read(canonical));
    }
}

#[test]
fn every_set_of_directions_can_be_written() {
    for atom in [Leg::leap(1, 0), Leg::leap(1, 1), Leg::leap(1, 2)] {
        for set in 1..=u8::MAX {
            if set & !atom.images.0 == 0 {
                let turns = (0..8).filter(|turn| set >> turn & 1 == 1);
                let movement = Movement::from(atom.clone().turning(turns));
                let text = movement.to_betza().unwrap_or_else(|error| panic!("{set:08b}: {error}"));
                assert!(set == atom.images.0 || read(&text) == movement, "{text}");
            }
        }
    }
    for set in 1..=u8::MAX {
        let later = Leg::queen().turning((0..8).filter(|turn| set >> turn & 1 == 1));
        written(&Leg::king().or_then(later).into());
    }
}

#[test]
fn movements_beyond_the_notation_are_named() {
    let rook = || Component::from(Leg::ride(1, 0));
    let nothing = Component { quiet: false, captures: false, ..rook() };
    let beyond = [
        nothing,
        Component { quiet: false, captures: false, ..read("falcon").components[0].clone() },
        Component { legs: vec![], ..rook() },
        Leg::leap(1, 2).times(2).into(),
        Leg::leap(0, 0).into(),
        Leg::king().turning([0, 1]).into(),
        Leg::ride(1, 0).turning([1]).into(),
        Leg::leap(1, 3).lame().into(),
        Leg::leap(1, 0).range(0).into(),
        Leg::leap(1, 0).range(u32::MAX).into(),
        Leg::leap(i32::MIN, 0).times(u32::MAX).into(),
        Leg::leap(1, 0).hopping().into(),
        Leg::queen().crooked().into(),
        Leg::ride(1, 0).mounting().into(),
        Leg::ride(1, 0).mounting().or_then(Leg::king()),
        Leg::ride(1, 0).hopping().then(Leg::king()),
        Leg::ride(1, 0).then(Leg::leap(1, 2).turning([0])),
        (0..8).fold(rook(), |long, _| long.then(Leg::king())),
    ];
    for component in beyond {
        let movement = Movement::from_iter([rook(), component]);
        assert_eq!(movement.to_betza(), Err(Inexpressible::Component(1)), "{movement:?}");
    }
    assert_eq!(Movement::default().to_betza(), Err(Inexpressible::Empty));
    let many = |count| Movement::from_iter((0..count).map(|_| rook()));
    assert_eq!(many(65).to_betza(), Err(Inexpressible::TooMany));
    written(&many(64));
}
