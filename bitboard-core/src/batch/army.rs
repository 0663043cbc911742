//! All pieces of a chess player.

use super::{
    Block, lines,
    lines::{Ranks, Side, ranks},
    run::same_length,
};
use crate::arch::{Kernel, Lanes, Level};

/// The pieces of one player: on blocks of boards, or whatever else holds sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Army<T> {
    /// Pawns.
    pub pawns: T,
    /// Knights.
    pub knights: T,
    /// Bishops and queens.
    pub diagonal: T,
    /// Rooks and queens.
    pub orthogonal: T,
    /// Kings.
    pub kings: T,
}

impl Army<Block> {
    /// The registers of a part.
    #[inline(always)]
    fn load<L: Lanes>(&self, lanes: L, part: usize) -> Army<Ranks<L>> {
        Army {
            pawns: self.pawns.load(lanes, part),
            knights: self.knights.load(lanes, part),
            diagonal: self.diagonal.load(lanes, part),
            orthogonal: self.orthogonal.load(lanes, part),
            kings: self.kings.load(lanes, part),
        }
    }
}

/// The squares that White attacks and those that Black attacks: complete maps, of all pieces. White's pawns
/// go towards higher ranks, and all pieces must be `occupied`.
///
/// # Panics
///
/// If the slices differ in length.
pub fn attack_maps(level: Level, armies: [&[Army<Block>]; 2], occupied: &[Block], out: [&mut [Block]; 2]) {
    let [white, black] = armies;
    let [white_out, black_out] = out;
    same_length(&[white.len(), black.len(), occupied.len(), white_out.len(), black_out.len()]);
    level.run(Maps { armies: [white, black], occupied, out: [white_out, black_out] });
}

struct Maps<'a> {
    armies: [&'a [Army<Block>]; 2],
    occupied: &'a [Block],
    out: [&'a mut [Block]; 2],
}

impl Kernel for Maps<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let [white, black] = self.armies;
        let [white_out, black_out] = self.out;
        for (place, occupied) in self.occupied.iter().enumerate() {
            for part in 0..L::PARTS {
                let occupied = occupied.load(lanes, part);
                let pawns = lines::pawn_attacks_up(lanes, white[place].pawns.load(lanes, part));
                white_out[place].store(lanes, part, map(lanes, &white[place], part, &pawns, &occupied));
                let pawns = lines::pawn_attacks_down(lanes, black[place].pawns.load(lanes, part));
                black_out[place].store(lanes, part, map(lanes, &black[place], part, &pawns, &occupied));
            }
        }
    }
}

/// What the pieces of an army attack, with what its pawns attack. Each set is loaded when it is needed: all
/// at once they are more than there are registers.
#[inline(always)]
pub(super) fn map<L: Lanes>(
    lanes: L,
    army: &Army<Block>,
    part: usize,
    pawns: &Ranks<L>,
    occupied: &Ranks<L>,
) -> Ranks<L> {
    let knights = lines::knight_attacks(lanes, army.knights.load(lanes, part));
    let kings = lines::king_attacks(lanes, army.kings.load(lanes, part));
    let leapers = ranks!(|rank| lanes.or3(pawns[rank], knights[rank], kings[rank]));
    let (orthogonal, diagonal) = (army.orthogonal.load(lanes, part), army.diagonal.load(lanes, part));
    lines::or(lanes, &leapers, &lines::slider_attacks(lanes, &orthogonal, &diagonal, occupied))
}

/// How many pseudo-legal moves White has on each board: pieces to every square they attack that White does
/// not occupy, pawns ahead, two squares from the second rank, and where they capture one of Black. A
/// promotion counts once; there is no castling, no capture in passing, and no question whether the king is
/// left in check.
///
/// # Panics
///
/// If the slices differ in length.
pub fn target_counts(level: Level, white: &[Army<Block>], black: &[Block], out: &mut [[u16; 64]]) {
    same_length(&[white.len(), black.len(), out.len()]);
    level.run(Counts { white, black, out });
}

struct Counts<'a> {
    white: &'a [Army<Block>],
    black: &'a [Block],
    out: &'a mut [[u16; 64]],
}

impl Kernel for Counts<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        for (place, out) in self.out.iter_mut().enumerate() {
            // The counts of boards with even and odd numbers.
            let mut counts = [[0; 64]; 2];
            for part in 0..L::PARTS {
                let army = self.white[place].load(lanes, part);
                let [even, odd] = counted(lanes, &army, &self.black[place].load(lanes, part));
                lanes.store(even, &mut counts[0], part);
                lanes.store(odd, &mut counts[1], part);
            }
            for (board, count) in out.iter_mut().enumerate() {
                let at = board & !1;
                let bytes = &counts[board % 2];
                *count = u16::from_le_bytes([bytes[at], bytes[at + 1]]);
            }
        }
    }
}

/// The number of targets, in lanes of 16 bits: of boards in even lanes of 8, then of those in odd ones.
#[inline(always)]
pub(super) fn counted<L: Lanes>(lanes: L, army: &Army<Ranks<L>>, black: &Ranks<L>) -> [L::Register; 2] {
    let white: Ranks<L> = ranks!(|rank| {
        let men = lanes.or3(army.pawns[rank], army.knights[rank], army.kings[rank]);
        lanes.or3(men, army.diagonal[rank], army.orthogonal[rank])
    });
    let occupied = lines::or(lanes, &white, black);
    // In one direction no square is reached twice, so that sets may be counted. No rank has 256 targets.
    let mut counts = lines::empty(lanes);
    macro_rules! count {
        ($targets:expr) => {{
            let targets = $targets;
            for rank in 0..8 {
                let targets = lanes.and_not(targets[rank], white[rank]);
                counts[rank] = lanes.add8(counts[rank], lanes.count8(targets));
            }
        }};
    }
    count!(ranks!(|rank| lanes.attacks_up8(army.orthogonal[rank], occupied[rank])));
    count!(ranks!(|rank| lanes.attacks_down8(army.orthogonal[rank], occupied[rank])));
    for (riders, side) in
        [(&army.orthogonal, Side::None), (&army.diagonal, Side::Higher), (&army.diagonal, Side::Lower)]
    {
        count!(lines::attacks_up(lanes, riders, &occupied, side));
        count!(lines::attacks_down(lanes, riders, &occupied, side));
    }
    // Leaps to the sides, then to other ranks.
    let (higher, lower) = (files_up::<L, 1>(lanes, &army.kings), files_down::<L, 1>(lanes, &army.kings));
    count!(&higher);
    count!(&lower);
    for aside in [&army.kings, &higher, &lower] {
        count!(ranks_up::<L, 1>(lanes, aside));
        count!(ranks_down::<L, 1>(lanes, aside));
    }
    for aside in [files_up::<L, 1>(lanes, &army.knights), files_down::<L, 1>(lanes, &army.knights)] {
        count!(ranks_up::<L, 2>(lanes, &aside));
        count!(ranks_down::<L, 2>(lanes, &aside));
    }
    for aside in [files_up::<L, 2>(lanes, &army.knights), files_down::<L, 2>(lanes, &army.knights)] {
        count!(ranks_up::<L, 1>(lanes, &aside));
        count!(ranks_down::<L, 1>(lanes, &aside));
    }
    for aside in [files_up::<L, 1>(lanes, &army.pawns), files_down::<L, 1>(lanes, &army.pawns)] {
        let targets = ranks_up::<L, 1>(lanes, &aside);
        count!(ranks!(|rank| lanes.and(targets[rank], black[rank])));
    }
    let ahead = lines::and_not(lanes, &ranks_up::<L, 1>(lanes, &army.pawns), &occupied);
    count!(&ahead);
    let mut twice = lines::empty(lanes);
    twice[3] = lanes.and_not(ahead[2], occupied[3]);
    count!(&twice);

    let low = lanes.splat16(0xff);
    let [mut even, mut odd] = [lanes.zero(); 2];
    for rank in counts {
        even = lanes.add16(even, lanes.and(rank, low));
        odd = lanes.add16(odd, lanes.shr16::<8>(rank));
    }
    [even, odd]
}

/// Everything `N` files higher.
#[inline(always)]
fn files_up<L: Lanes, const N: i32>(lanes: L, x: &Ranks<L>) -> Ranks<L> {
    ranks!(|rank| lanes.shl8::<N>(x[rank]))
}

/// Everything `N` files lower.
#[inline(always)]
fn files_down<L: Lanes, const N: i32>(lanes: L, x: &Ranks<L>) -> Ranks<L> {
    ranks!(|rank| lanes.shr8::<N>(x[rank]))
}

/// Everything `N` ranks higher.
#[inline(always)]
fn ranks_up<L: Lanes, const N: usize>(lanes: L, x: &Ranks<L>) -> Ranks<L> {
    ranks!(|rank| if rank < N { lanes.zero() } else { x[rank - N] })
}

/// Everything `N` ranks lower.
#[inline(always)]
fn ranks_down<L: Lanes, const N: usize>(lanes: L, x: &Ranks<L>) -> Ranks<L> {
    ranks!(|rank| if rank + N < 8 { x[rank + N] } else { lanes.zero() })
}
