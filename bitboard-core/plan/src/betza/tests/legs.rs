//! Texts and their legs.

use alloc::vec::Vec;

use super::read;
use crate::movement::{Component, Course, Heading, Hop, Leg, Movement, Next, Over, Range, Turns};

#[track_caller]
fn means(text: &str, component: impl Into<Component>) {
    assert_eq!(read(text), Movement::from(component.into()), "{text}");
}

/// The directions of the only leg, or of the last one.
fn directions(text: &str) -> Vec<u32> {
    match read(text).components[0].legs.last() {
        Some(Leg { heading: Heading::Turns(turns), .. }) => turns.iter().collect(),
        _ => Vec::new(),
    }
}

#[test]
fn atoms_and_ranges() {
    let atoms = "W F D N A H C L Z J G".split(' ').zip([
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
        (2, 2),
        (3, 0),
        (3, 1),
        (3, 1),
        (3, 2),
        (3, 2),
        (3, 3),
    ]);
    for (atom, (files, ranks)) in atoms {
        means(atom, Leg::leap(files, ranks));
        means(&alloc::format!("{atom}0"), Leg::ride(files, ranks));
        means(&alloc::format!("{atom}{atom}"), Leg::ride(files, ranks));
        means(&alloc::format!("{atom}12"), Leg::leap(files, ranks).range(12));
    }
    means("K", Leg::king());
    means("Q", Leg::queen());
    means("R", Leg::ride(1, 0));
    means("B", Leg::ride(1, 1));
    means("Q3", Leg::king().range(3));
    means("R1", Leg::leap(1, 0));
    means("(4,1)", Leg::leap(4, 1));
    means("(0,2)0", Leg::ride(2, 0));
    means("(999,0)999", Leg::leap(999, 0).range(999));
    let dabbaba = &read("D").components[0].legs[0];
    assert_eq!((dabbaba.base, dabbaba.multiplier, dabbaba.images), ((0, 1), 2, Turns::ORTHOGONAL));
    assert_eq!(dabbaba.heading, Heading::Outward);
}

#[test]
fn components_are_apart() {
    let expected = [
        Leg::leap(1, 0).turning([0]).quiet(),
        Leg::leap(1, 1).turning([1, 7]).captures(),
        Leg::ride(1, 2).wrapping(),
    ];
    assert_eq!(read("fmWfcFoNN"), Movement::from_iter(expected));
    assert_eq!("fmWcfFNNo".parse::<Movement>().map_err(|error| error.start), Err(8));
}

#[test]
fn orthogonal_directions() {
    assert_eq!(directions("fW"), [0]);
    assert_eq!(directions("rR"), [2]);
    assert_eq!(directions("bbH"), [4]);
    assert_eq!(directions("lD"), [6]);
    assert_eq!(directions("frR"), [0, 2]);
    assert_eq!(directions("vR"), [0, 4]);
    assert_eq!(directions("fsR"), [0, 2, 6]);
    means("fblrR", Leg::ride(1, 0));
}

#[test]
fn diagonal_directions() {
    assert_eq!(directions("fF"), [1, 7]);
    assert_eq!(directions("rA"), [1, 3]);
    assert_eq!(directions("flB"), [7]);
    assert_eq!(directions("brG"), [3]);
    assert_eq!(directions("flrF"), [1, 3, 7]);
    assert_eq!(directions("ffrrF"), [1, 3, 7]);
    assert_eq!(directions("flbr(5,5)"), [3, 7]);
    means("sF", Leg::leap(1, 1));
    means("fbF", Leg::leap(1, 1));
}

#[test]
fn oblique_directions() {
    assert_eq!(directions("fN"), [0, 7]);
    assert_eq!(directions("rN"), [1, 2]);
    assert_eq!(directions("bC"), [3, 4]);
    assert_eq!(directions("lZ"), [5, 6]);
    assert_eq!(directions("vN"), [0, 3, 4, 7]);
    assert_eq!(directions("sN"), [1, 2, 5, 6]);
    assert_eq!(directions("rfN"), [0]);
    assert_eq!(directions("frN"), [1]);
    assert_eq!(directions("blNN"), [5]);
    assert_eq!(directions("lbN"), [4]);
    assert_eq!(directions("fsN"), [1, 6]);
    assert_eq!(directions("bsN"), [2, 5]);
    assert_eq!(directions("rvN"), [0, 3]);
    assert_eq!(directions("lvN"), [4, 7]);
    assert_eq!(directions("fhN"), [0, 1, 6, 7]);
    assert_eq!(directions("rhN"), [0, 1, 2, 3]);
    assert_eq!(directions("bhN"), [2, 3, 4, 5]);
    assert_eq!(directions("lh(4,1)"), [4, 5, 6, 7]);
    assert_eq!(directions("hrN"), [0, 2, 4, 6]);
    assert_eq!(directions("hlN"), [1, 3, 5, 7]);
    assert_eq!(directions("ffrrN"), [0, 1, 2, 7]);
    assert_eq!(directions("fbrN"), [0, 2, 7]);
    assert_eq!(directions("fhrN"), [0, 1, 2, 6, 7]);
    means("vvssN", Leg::leap(1, 2));
}

#[test]
fn relative_directions() {
    assert_eq!(directions("[Q-fQ]"), [0]);
    assert_eq!(directions("[Q-frQ]"), [1]);
    assert_eq!(directions("[Q-rQ]"), [2]);
    assert_eq!(directions("[Q-brQ]"), [3]);
    assert_eq!(directions("[Q-bQ]"), [4]);
    assert_eq!(directions("[Q-blQ]"), [5]);
    assert_eq!(directions("[Q-lQ]"), [6]);
    assert_eq!(directions("[Q-flQ]"), [7]);
    assert_eq!(directions("[Q-vQ]"), [0, 4]);
    assert_eq!(directions("[Q-sQ]"), [2, 6]);
    assert_eq!(directions("[Q-fsQ]"), [1, 7]);
    assert_eq!(directions("[Q-bsQ]"), [3, 5]);
    assert_eq!(directions("[Q-rvQ]"), [1, 3]);
    assert_eq!(directions("[Q-lvQ]"), [5, 7]);
    assert_eq!(directions("[Q-ffrrQ]"), [0, 2]);
    assert_eq!(directions("[Q-aQ]"), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(directions("[N-frN]"), [1]);
    assert_eq!(directions("[W-F-frW]"), [1]);
    assert_eq!(directions("[fW-K-fsK-lvK-frB]"), [1]);
}

#[test]
fn modifiers() {
    let knight = || Leg::leap(1, 2);
    means("mN", knight().quiet());
    means("cN", knight().captures());
    means("oN", knight().wrapping());
    means("nN", knight().lame());
    means("nZ", Leg::leap(2, 3).lame());
    means("n(4,3)", Leg::leap(4, 3).lame());
    means("nDD", Leg::ride(2, 0).lame());
    means("n(5,5)", Leg::leap(5, 5).lame());
    means("jD", Leg::leap(2, 0).jumping());
    means("jNN", Leg::ride(1, 2).jumping());
    means("jR", Leg::ride(1, 0).skipping_first());
    means("jF2", Leg::leap(1, 1).range(2).skipping_first());
    means("jQ", Leg::queen().skipping_first());
    means("pR", Leg::ride(1, 0).hopping());
    means("gNN", Leg::ride(1, 2).hopping_behind());
    means("pnD2", Leg::leap(2, 0).range(2).lame().hopping());
    means("zB", Leg::ride(1, 1).crooked());
    means("znDD", Leg::ride(2, 0).crooked().lame());
    means("qN", Leg::ride(1, 2).circular());
    means("q(4,1)", Leg::ride(1, 4).circular());
    means("qN0", Leg::ride(1, 2).circular());
    means("qN3", Leg::leap(1, 2).range(3).circular());
    means("gqR", Leg::ride(1, 0).circular().hopping_behind());
    means("flpojcDD", Leg::ride(2, 0).turning([0, 6]).jumping().hopping().wrapping().captures());
}

#[test]
fn parts() {
    means("[F?R]", Leg::leap(1, 1).or_then(Leg::ride(1, 0)));
    means("[F-R]", Leg::leap(1, 1).then(Leg::ride(1, 0)));
    means("co[lbF?R]", Leg::leap(1, 1).turning([5]).or_then(Leg::ride(1, 0)).captures().wrapping());
    means(
        "[W-F?jR3]",
        Leg::leap(1, 0).then(Leg::leap(1, 1)).or_then(Leg::ride(1, 0).range(3).skipping_first()),
    );
    means("[pR2-B]", Leg::ride(1, 0).range(2).mounting().then(Leg::ride(1, 1)));
    means(
        "[pK-pK-gQ]",
        Leg::king().mounting().then(Leg::king().mounting()).then(Leg::queen().hopping_behind()),
    );
    means("[N?W]", Leg::leap(1, 2).or_then(Leg::leap(1, 0)));
    means("[N-aNN]", Leg::leap(1, 2).then(Leg::ride(1, 2).turning(0..8)));
    means("[nD-qN]", Leg::leap(2, 0).lame().then(Leg::ride(1, 2).circular()));
    assert_eq!(read("[W-W-W-W-W-W-W-W]").components[0].legs.len(), 8);
}

#[test]
fn every_part_of_a_leg() {
    let component = &read("mo[frnpDD-blzB7]").components[0];
    assert_eq!((component.quiet, component.captures, component.wraps), (true, false, true));
    let first = Leg {
        base: (0, 1),
        multiplier: 2,
        images: Turns::ORTHOGONAL,
        heading: Heading::Turns(Turns(0b101)),
        range: Range::Unlimited,
        over: Over::Lame,
        skips_first: false,
        course: Course::Straight,
        hop: Hop::Mount,
        next: Next::Must,
    };
    let second = Leg {
        multiplier: 1,
        images: Turns::DIAGONAL,
        heading: Heading::Turns(Turns(0b10_0000)),
        range: Range::Steps(7),
        over: Over::Ignored,
        course: Course::Crooked,
        hop: Hop::None,
        next: Next::End,
        ..first.clone()
    };
    assert_eq!(component.legs, [first, second]);
}

#[test]
fn falcon_is_four_moves() {
    let four = "[K-fK-fsK][K-fsK-fK][K-flK-frK][K-frK-flK]";
    assert_eq!(read("falcon"), read(four));
    assert_eq!(read("falconN").components.len(), 5);
    assert_eq!(
        read("mfalcon").components[3],
        Component { captures: false, ..read(four).components[3].clone() }
    );
}
