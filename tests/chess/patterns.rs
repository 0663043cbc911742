//! Module `chess::patterns`: each pattern in words of coordinates, for both colours.

use std::collections::BTreeSet;

use bitboard_core::chess::king::shelter;
use bitboard_core::chess::moves::{Piece, Position};
use bitboard_core::chess::patterns::control::{AttackCounts, strong_square_control, weak_square_control};
use bitboard_core::chess::patterns::material::{
    GamePhase, MaterialSignature, game_phase, phase_points, points,
};
use bitboard_core::chess::patterns::{self, DARK_SQUARES, KingShelter, LIGHT_SQUARES};
use bitboard_core::chess::{Board, Color, Side};
use oracle::{Random, Set};

use crate::placed::Placed;
use crate::squares::{At, LEAPS, RAYS, board, grid, picked, set, square};

const STRAIGHT: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn positions(seed: u64) -> impl Iterator<Item = Placed> {
    let mut random = Random::new(seed);
    (0..1000).map(move |_| Placed::random(&mut random))
}

/// A position from the point of view of a colour: ranks count from its own side.
struct View<'a> {
    placed: &'a Placed,
    color: Color,
}

impl View<'_> {
    /// Where a square seen from this side is on the board.
    fn turn(&self, at: At) -> At {
        if self.color == Color::White { at } else { (at.0, 7 - at.1) }
    }

    fn seen(&self, squares: Set) -> Set {
        squares.into_iter().map(|at| self.turn(at)).collect()
    }

    fn own(&self, piece: Piece) -> Set {
        self.seen(self.placed.of(self.color, piece))
    }

    fn enemy(&self, piece: Piece) -> Set {
        self.seen(self.placed.of(self.color.other(), piece))
    }

    fn empty(&self) -> Set {
        self.seen(self.placed.empty())
    }

    /// The squares that the predicate picks as seen from this side, as a board.
    fn board(&self, picks: impl Fn(At) -> bool) -> Board {
        board(&picked(picks).into_iter().map(|at| self.turn(at)).collect())
    }
}

/// Checks one pattern on many positions, for White and for Black.
fn check(
    seed: u64,
    pattern: impl Fn(&Position, Color) -> Board,
    expected: impl Fn(&View<'_>) -> Box<dyn Fn(At) -> bool>,
) {
    let mut met = 0;
    for placed in positions(seed) {
        for color in Color::ALL {
            let view = View { placed: &placed, color };
            let found = pattern(&placed.position(), color);
            assert_eq!(found, view.board(expected(&view)), "{color:?} in {placed:?}");
            met += usize::from(!found.is_empty());
            let exchanged = pattern(&placed.position().exchange_colors(), color.other());
            assert_eq!(exchanged.flip_ranks(), found, "{color:?} in {placed:?}");
        }
    }
    assert!(met >= 5, "the pattern was met {met} times");
}

/// White's and Black's function of a pattern on sets, asked for a colour.
macro_rules! of_both {
    (|$own:ident, $enemy:ident| $white:ident / $black:ident ($($argument:expr),*)) => {
        |position: &Position, color: Color| {
            let ($own, $enemy) = (position.pieces(color), position.pieces(color.other()));
            let _ = $enemy;
            match color {
                Color::White => patterns::$white($($argument),*),
                Color::Black => patterns::$black($($argument),*),
            }
        }
    };
}

/// The files beside a square, as far as pawns ahead of it or behind it go.
fn beside(at: At, other: At) -> bool {
    (at.0 - other.0).abs() == 1
}

fn distance(one: At, other: At) -> i32 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

#[test]
fn rooks() {
    let first = |at: At| at.1 == 0;
    check(0x400c, patterns::unmoved_rooks, |view| {
        let (rooks, castling) = (view.own(Piece::Rook), view.seen(view.placed.castling.clone()));
        Box::new(move |at| first(at) && rooks.contains(&at) && castling.contains(&at))
    });
    // Kings and rooks on their rank: few random positions have them.
    let mut random = Random::new(0xca571e);
    let mut met = 0;
    for _ in 0..1000 {
        let mut placed = Placed::random(&mut random);
        let king_file = random.below(8) as i32;
        for color in Color::ALL {
            let rank = if color == Color::White { 0 } else { 7 };
            placed
                .pieces
                .retain(|at, there| *there != (color, Piece::King) && (at.1 != rank || at.0 % 3 == 1));
            placed.pieces.insert((0, rank), (color, Piece::Rook));
            placed.pieces.insert((7, rank), (color, Piece::Rook));
            placed.pieces.insert((king_file, rank), (color, Piece::King));
        }
        let corners = picked(|at| at.0 % 7 == 0 && at.1 % 7 == 0);
        placed.castling = random.subset(&corners, 70);
        for color in Color::ALL {
            let view = View { placed: &placed, color };
            let (rooks, empty) = (view.own(Piece::Rook), view.empty());
            let castling = view.seen(placed.castling.clone());
            let expected = view.board(|at| {
                let walk = (at.0.min(king_file) + 1)..at.0.max(king_file);
                let free = walk.into_iter().all(|file| empty.contains(&(file, 0)));
                first(at) && rooks.contains(&at) && castling.contains(&at) && free
            });
            let found = patterns::rooks_can_castle(&placed.position(), color);
            assert_eq!(found, expected, "{color:?} {placed:?}");
            met += found.len();
        }
    }
    assert!(met > 100);
    check(0xca571f, patterns::rooks_can_castle, |view| {
        let (rooks, empty) = (view.own(Piece::Rook), view.empty());
        let (castling, kings) = (view.seen(view.placed.castling.clone()), view.own(Piece::King));
        Box::new(move |at| {
            let sees_king = [(1, 0), (-1, 0)]
                .into_iter()
                .any(|step| grid().ride(at, step, &empty).last().is_some_and(|end| kings.contains(end)));
            first(at) && rooks.contains(&at) && castling.contains(&at) && sees_king
        })
    });
    check(
        0xc022,
        |position, color| patterns::connected_rooks(position.pieces(color).rooks, position.empty()),
        |view| {
            let (rooks, empty) = (view.own(Piece::Rook), view.empty());
            Box::new(move |at| {
                let sees = |step| grid().ride(at, step, &empty).last().is_some_and(|end| rooks.contains(end));
                rooks.contains(&at) && STRAIGHT.into_iter().any(sees)
            })
        },
    );
}

#[test]
fn kings() {
    for placed in positions(0x4196) {
        for color in Color::ALL {
            let king = placed.position().pieces(color).king;
            let up_right = match color {
                Color::White => patterns::white_king_is_up_right(king),
                Color::Black => patterns::black_king_is_up_right(king),
            };
            let view = View { placed: &placed, color };
            let expected = view.own(Piece::King).into_iter().any(|at| at.0 >= 5 && at.1 <= 1);
            assert_eq!(up_right, expected);
        }
    }
    let sliders = |view: &View<'_>| -> Set { &view.own(Piece::Bishop) | &view.own(Piece::Queen) };
    let aligned = |one: At, other: At| one != other && (one.0 - other.0).abs() == (one.1 - other.1).abs();
    check(
        0x0d1a,
        |position, color| {
            let sliders = position.pieces(color).diagonal_sliders();
            patterns::on_king_diagonal(sliders, position.pieces(color.other()).king)
        },
        |view| {
            let (sliders, kings) = (sliders(view), view.enemy(Piece::King));
            Box::new(move |at| sliders.contains(&at) && kings.iter().any(|&king| aligned(at, king)))
        },
    );
    check(
        0x4d1a,
        |position, color| {
            let sliders = position.pieces(color).diagonal_sliders();
            patterns::near_king_diagonal(sliders, position.pieces(color.other()).king)
        },
        |view| {
            let (sliders, kings) = (sliders(view), view.enemy(Piece::King));
            Box::new(move |at| {
                let near = |near: At| kings.iter().any(|&king| distance(king, near) <= 1);
                sliders.contains(&at) && grid().cells.iter().any(|&to| near(to) && aligned(at, to))
            })
        },
    );
}

#[test]
fn shelters() {
    // Every pattern on the six squares, for kings on every square.
    for color in Color::ALL {
        for &king in &grid().cells {
            // Off the first two ranks no pattern counts, so a few are enough.
            for pattern in (0..64).step_by(if king.1 <= 1 { 1 } else { 21 }) {
                let wing = if king.0 <= 3 { 0 } else { 5 };
                let mut placed = Placed::drawn("", color);
                let view = View { placed: &placed.clone(), color };
                for bit in 0..6 {
                    let at = (wing + bit % 3, king.1 + 1 + bit / 3);
                    if pattern >> bit & 1 == 1 && at.1 < 8 {
                        placed.pieces.insert(view.turn(at), (color, Piece::Pawn));
                    }
                }
                placed.pieces.insert(view.turn(king), (color, Piece::King));
                let count = |bits: i32| (0..3).filter(|file| bits >> file & 1 == 1).count();
                let expected = match count(pattern | pattern >> 3) {
                    _ if king.1 > 1 || king.0 == 3 || king.0 == 4 => None,
                    3 if count(pattern) == 3 => Some(KingShelter::Intact),
                    3 => Some(KingShelter::Advanced),
                    2 => Some(KingShelter::OneGap),
                    1 => Some(KingShelter::TwoGaps),
                    _ => Some(KingShelter::Bare),
                };
                let position = placed.position();
                assert_eq!(patterns::king_shelter(&position, color), expected, "{placed:?}");
                assert_eq!(patterns::king_shelter(&position.exchange_colors(), color.other()), expected);
                assert_eq!(patterns::king_shelter(&position, color.other()), None);
                if king.1 == 0 && expected.is_some() {
                    let side = if wing == 0 { Side::West } else { Side::East };
                    let index = shelter::index(color, side, position.pieces(color).pawns);
                    assert_eq!(Some(KingShelter::of_pattern(index)), expected);
                }
            }
        }
    }
    // Other pawns make no difference.
    for placed in positions(0x5e17e4) {
        for color in Color::ALL {
            let view = View { placed: &placed, color };
            let (kings, pawns) = (view.own(Piece::King), view.own(Piece::Pawn));
            let expected =
                kings.first().filter(|king| king.1 <= 1 && !(3..=4).contains(&king.0)).map(|king| {
                    let files = if king.0 < 3 { 0..3 } else { 5..8 };
                    let first = |file| (1..=2).find(|ahead| pawns.contains(&(file, king.1 + ahead)));
                    let gaps = files.clone().filter(|&file| first(file).is_none()).count();
                    match gaps {
                        0 if files.clone().all(|file| first(file) == Some(1)) => KingShelter::Intact,
                        0 => KingShelter::Advanced,
                        1 => KingShelter::OneGap,
                        2 => KingShelter::TwoGaps,
                        _ => KingShelter::Bare,
                    }
                });
            assert_eq!(patterns::king_shelter(&placed.position(), color), expected, "{placed:?}");
        }
    }
}

#[test]
fn pawns() {
    check(
        0x9a55,
        |position, color| patterns::pawn_mass(position.pieces(color).pawns),
        |view| {
            let pawns = view.own(Piece::Pawn);
            Box::new(move |at| {
                if !pawns.contains(&at) {
                    return false;
                }
                let mut crowd = Set::from([at]);
                loop {
                    let near = |pawn: &&At| crowd.iter().any(|&other| distance(**pawn, other) == 1);
                    let more: Set = pawns.iter().filter(near).copied().collect();
                    let larger = &crowd | &more;
                    if larger == crowd {
                        return crowd.len() >= 3;
                    }
                    crowd = larger;
                }
            })
        },
    );
    check(
        0x5704,
        of_both!(|own, enemy| white_pawn_storm / black_pawn_storm(own.pawns, enemy.king)),
        |view| {
            let (pawns, kings) = (view.own(Piece::Pawn), view.enemy(Piece::King));
            Box::new(move |at| {
                pawns.contains(&at) && at.1 >= 4 && kings.iter().any(|king| (king.0 - at.0).abs() <= 1)
            })
        },
    );
    check(
        0x59ace,
        of_both!(|own, enemy| white_space_behind_pawn_front
            / black_space_behind_pawn_front(own.pawns, enemy.pawns)),
        |view| {
            let (pawns, enemy) = (view.own(Piece::Pawn), view.enemy(Piece::Pawn));
            Box::new(move |at| {
                let behind = pawns.iter().any(|pawn| pawn.0 == at.0 && pawn.1 > at.1);
                let attacked = enemy.iter().any(|&pawn| beside(pawn, at) && pawn.1 - 1 == at.1);
                (2..=5).contains(&at.0) && behind && !attacked
            })
        },
    );
}

/// Whether a square is an outpost: defended by an own pawn, out of reach of enemy pawns that go straight.
fn is_outpost(at: At, pawns: &Set, enemy: &Set) -> bool {
    let defended = pawns.iter().any(|&pawn| beside(pawn, at) && pawn.1 + 1 == at.1);
    let reachable = enemy.iter().any(|&pawn| beside(pawn, at) && pawn.1 > at.1);
    (3..=5).contains(&at.1) && defended && !reachable
}

#[test]
fn squares_for_pieces() {
    check(0x0705, of_both!(|own, enemy| white_outposts / black_outposts(own.pawns, enemy.pawns)), |view| {
        let (pawns, enemy) = (view.own(Piece::Pawn), view.enemy(Piece::Pawn));
        Box::new(move |at| is_outpost(at, &pawns, &enemy))
    });
    check(
        0x0706,
        of_both!(|own, enemy| white_strong_knight_outposts
            / black_strong_knight_outposts(own.knights, own.pawns, enemy.pawns)),
        |view| {
            let (knights, pawns) = (view.own(Piece::Knight), view.own(Piece::Pawn));
            let enemy = view.enemy(Piece::Pawn);
            Box::new(move |at| knights.contains(&at) && is_outpost(at, &pawns, &enemy))
        },
    );
    for dark in [false, true] {
        // Seen from the other side light squares are dark, so the mirror image is the other function.
        let pattern = move |position: &Position, color: Color| match dark == (color == Color::White) {
            true => patterns::weak_dark_squares(position, color),
            false => patterns::weak_light_squares(position, color),
        };
        check(0x11647, pattern, |view| {
            let (bishops, pawns) = (view.own(Piece::Bishop), view.own(Piece::Pawn));
            let shade = move |at: At| (at.0 + at.1) % 2 == i32::from(!dark);
            let bishop = bishops.into_iter().any(shade);
            Box::new(move |at| {
                let reachable = pawns.iter().any(|&pawn| beside(pawn, at) && pawn.1 < at.1);
                !bishop && at.1 <= 3 && shade(at) && !reachable
            })
        });
    }
    assert_eq!(set(LIGHT_SQUARES), picked(|at| (at.0 + at.1) % 2 == 1));
    assert_eq!(set(DARK_SQUARES), picked(|at| (at.0 + at.1) % 2 == 0));
}

#[test]
fn fianchettoed_bishops() {
    let mut random = Random::new(0xf1a);
    let mut met = 0;
    for _ in 0..1000 {
        let pawns = random.subset(&picked(|at| (1..=2).contains(&at.1)), 75);
        let bishops = random.subset(&picked(|at| at.1 <= 2), 60);
        let expected = board(
            &bishops
                .iter()
                .copied()
                .filter(|&at| match at {
                    (1, 1) => [(0, 1), (1, 2), (2, 1)].iter().all(|at| pawns.contains(at)),
                    (6, 1) => [(5, 1), (6, 2), (7, 1)].iter().all(|at| pawns.contains(at)),
                    _ => false,
                })
                .collect(),
        );
        let (bishops, pawns) = (board(&bishops), board(&pawns));
        assert_eq!(patterns::white_strong_fianchettoed_bishops(bishops, pawns), expected);
        let black = patterns::black_strong_fianchettoed_bishops(bishops.flip_ranks(), pawns.flip_ranks());
        assert_eq!(black, expected.flip_ranks());
        met += expected.len();
    }
    assert!(met > 100);
}

/// The definition of a fortress, walked: the colour of the view attacks.
fn is_shut_out(view: &View<'_>) -> bool {
    let (pawns, enemy) = (view.own(Piece::Pawn), view.enemy(Piece::Pawn));
    let attacked = |at: At| enemy.iter().any(|&pawn| beside(pawn, at) && pawn.1 - 1 == at.1);
    let mut reached = view.own(Piece::King);
    loop {
        let more = picked(|at| {
            let near = reached.iter().any(|&from| distance(from, at) <= 1);
            near && !pawns.contains(&at) && !attacked(at)
        });
        let larger = &reached | &more;
        if larger == reached {
            break;
        }
        reached = larger;
    }
    if reached.iter().any(|at| enemy.contains(at) || at.1 == 7) {
        return false;
    }
    !pawns.iter().any(|pawn| {
        let way = (pawn.1 + 1..8)
            .take_while(|&rank| !pawns.contains(&(pawn.0, rank)) && !enemy.contains(&(pawn.0, rank)));
        std::iter::once(pawn.1)
            .chain(way)
            .any(|rank| [-1, 1].into_iter().any(|side| enemy.contains(&(pawn.0 + side, rank + 1))))
    })
}

#[test]
fn fortresses() {
    let value = |placed: &Placed, color: Color| -> usize {
        let worth = [1, 3, 3, 5, 9, 0];
        Piece::ALL.into_iter().zip(worth).map(|(piece, worth)| worth * placed.of(color, piece).len()).sum()
    };
    let mut random = Random::new(0xf047);
    let mut met = 0;
    for nth in 0..1000 {
        let mut placed = Placed::random(&mut random);
        if nth % 2 == 0 {
            // A barrier across the board, with a pawn missing or a rank higher now and then.
            placed.pieces.clear();
            for file in 0..8 {
                let at = 3 + i32::from(random.below(12) == 0);
                if file % 2 == 0 && random.below(20) > 0 {
                    placed.pieces.insert((file, at), (Color::White, Piece::Pawn));
                    placed.pieces.insert((file, at + 1), (Color::Black, Piece::Pawn));
                }
            }
            if random.below(4) == 0 {
                let file = random.below(8) as i32;
                placed.pieces.insert((file, 1), (Color::White, Piece::Pawn));
                placed.pieces.insert((7 - file, 6), (Color::Black, Piece::Pawn));
            }
            let home = |random: &mut Random, rank: i32| (random.below(8) as i32, rank);
            placed.pieces.insert(home(&mut random, 0), (Color::White, Piece::King));
            placed.pieces.insert(home(&mut random, 7), (Color::Black, Piece::King));
            placed.pieces.insert(home(&mut random, 2), (Color::White, Piece::Rook));
            if random.below(2) == 0 {
                placed.pieces.insert(home(&mut random, 5), (Color::Black, Piece::Queen));
            }
        }
        let position = placed.position();
        for color in Color::ALL {
            let attacker = View { placed: &placed, color: color.other() };
            assert_eq!(points(position.pieces(color)) as usize, value(&placed, color));
            let stronger = value(&placed, color.other()) > value(&placed, color);
            let expected = stronger && is_shut_out(&attacker);
            assert_eq!(patterns::is_fortress(&position, color), expected, "{color:?} {placed:?}");
            assert_eq!(patterns::is_fortress(&position.exchange_colors(), color.other()), expected);
            met += usize::from(expected);
        }
    }
    assert!(met > 50, "{met} fortresses");
}

#[test]
fn control_of_squares() {
    let mut random = Random::new(0xc047);
    for nth in 0..1000 {
        let mut placed = Placed::random(&mut random);
        if nth % 50 == 0 {
            // As many attackers of one square as there can be.
            let at = (3, 3 + i32::from(nth % 100 == 0));
            placed.pieces.clear();
            for way in RAYS.into_iter().chain(LEAPS) {
                let piece = if way.0.abs() + way.1.abs() == 3 { Piece::Knight } else { Piece::Queen };
                let color = Color::ALL[usize::from(nth > 500 && random.below(2) == 0)];
                placed.pieces.insert((at.0 + way.0, at.1 + way.1), (color, piece));
            }
        }
        let position = placed.position();
        let attackers = |color: Color, at: At| {
            let from = placed.all(color);
            let attacks = |from: &&At| {
                RAYS.into_iter().chain(LEAPS).any(|way| placed.attacked_from(**from, way).contains(&at))
            };
            from.iter().filter(attacks).count() as u32
        };
        for color in Color::ALL {
            let counts = AttackCounts::of(&position, color);
            let other = AttackCounts::of(&position, color.other());
            let (strong, weak) =
                (strong_square_control(&position, color), weak_square_control(&position, color));
            assert_eq!(counts.more_than(&other), strong);
            for &at in grid().cells.iter().skip(nth % 7).step_by(7).chain(&[(3, 3), (3, 4)]) {
                let (own, enemy) = (attackers(color, at), attackers(color.other(), at));
                assert_eq!(counts.at(square(at)), own, "{color:?} {at:?} {placed:?}");
                assert_eq!(strong.contains(square(at)), own > enemy, "{color:?} {at:?} {placed:?}");
                assert_eq!(weak.contains(square(at)), own >= enemy, "{color:?} {at:?} {placed:?}");
            }
            let exchanged = position.exchange_colors();
            assert_eq!(strong_square_control(&exchanged, color.other()).flip_ranks(), strong);
            assert_eq!(weak_square_control(&exchanged, color.other()).flip_ranks(), weak);
        }
    }
}

#[test]
fn material() {
    let mut phases = BTreeSet::new();
    for placed in positions(0x3a7).chain([Placed::drawn("r n b q k b n r", Color::White)]) {
        let position = placed.position();
        let signature = MaterialSignature::of(&position);
        let mut letters = String::new();
        let mut phase = 0;
        for color in Color::ALL {
            for kind in "QRBNP".chars() {
                let piece = Piece::ALL.into_iter().find(|piece| piece.letter() == kind).unwrap();
                let count = placed.of(color, piece).len();
                assert_eq!(signature.count(color, piece) as usize, count);
                let letter = if color == Color::White { kind } else { kind.to_ascii_lowercase() };
                letters.extend(std::iter::repeat_n(letter, count));
                phase += count
                    * match kind {
                        'Q' => 4,
                        'R' => 2,
                        'P' => 0,
                        _ => 1,
                    };
            }
            let kings = placed.of(color, Piece::King).len();
            assert_eq!(signature.count(color, Piece::King) as usize, kings);
        }
        assert_eq!(signature.to_string(), letters);
        assert_eq!(phase_points(&position) as usize, phase);
        let expected = if phase >= 22 {
            GamePhase::Opening
        } else if phase >= 9 {
            GamePhase::Middlegame
        } else {
            GamePhase::Endgame
        };
        assert_eq!(game_phase(&position), expected);
        phases.insert(expected);
        let exchanged = position.exchange_colors();
        assert_eq!(MaterialSignature::of(&exchanged), signature.exchange_colors());
        assert_eq!(game_phase(&exchanged), expected);
    }
    assert_eq!(phases.len(), 3);
    assert_eq!(phase_points(&Position::START), 24);
    assert_eq!(MaterialSignature::of(&Position::START).to_string(), "QRRBBNNPPPPPPPPqrrbbnnpppppppp");
}

/// The drawings of the documentation, for White; rooks in the corners may castle.
#[test]
fn documented_drawings() {
    type Pattern = fn(&Position) -> Board;
    let drawn: [(&str, Pattern); 16] = [
        ("unmoved_rooks", |position| patterns::unmoved_rooks(position, Color::White)),
        ("rooks_can_castle", |position| patterns::rooks_can_castle(position, Color::White)),
        ("connected_rooks", |position| patterns::connected_rooks(position.white.rooks, position.empty())),
        ("on_king_diagonal", |position| {
            patterns::on_king_diagonal(position.white.diagonal_sliders(), position.black.king)
        }),
        ("near_king_diagonal", |position| {
            patterns::near_king_diagonal(position.white.diagonal_sliders(), position.black.king)
        }),
        ("pawn_mass", |position| patterns::pawn_mass(position.white.pawns)),
        ("white_pawn_storm", |position| {
            patterns::white_pawn_storm(position.white.pawns, position.black.king)
        }),
        ("white_space_behind_pawn_front", |position| {
            patterns::white_space_behind_pawn_front(position.white.pawns, position.black.pawns)
        }),
        ("white_outposts", |position| patterns::white_outposts(position.white.pawns, position.black.pawns)),
        ("white_strong_knight_outposts", |position| {
            let white = position.white;
            patterns::white_strong_knight_outposts(white.knights, white.pawns, position.black.pawns)
        }),
        ("white_strong_fianchettoed_bishops", |position| {
            patterns::white_strong_fianchettoed_bishops(position.white.bishops, position.white.pawns)
        }),
        ("weak_light_squares", |position| patterns::weak_light_squares(position, Color::White)),
        ("weak_dark_squares", |position| patterns::weak_dark_squares(position, Color::White)),
        ("weak_square_control", |position| weak_square_control(position, Color::White)),
        ("strong_square_control", |position| strong_square_control(position, Color::White)),
        ("is_fortress", |position| match patterns::is_fortress(position, Color::Black) {
            true => Board::FULL,
            false => Board::EMPTY,
        }),
    ];
    let source = concat!(
        include_str!("../../bitboard-core/src/chess/patterns.rs"),
        include_str!("../../bitboard-core/src/chess/patterns/control.rs")
    );
    for (name, pattern) in drawn {
        let before = &source[..source.find(&format!("pub const fn {name}(")).expect("a function")];
        let drawing = &before[before.rfind("```text\n").expect("a drawing")..];
        let rows = drawing.lines().skip(1).take(8).map(|line| line.trim_start_matches("/// "));
        let (pieces, result): (Vec<_>, Vec<_>) =
            rows.map(|row| row.split_once("     ").unwrap_or((row, "1 1 1 1 1 1 1 1"))).unzip();
        let mut placed = Placed::drawn(&pieces.join("\n"), Color::White);
        placed.castling = picked(|at| at.0 % 7 == 0 && at.1 % 7 == 0);
        let expected = Board::from_drawing(&result.join("\n")).expect("a drawing");
        assert_eq!(pattern(&placed.position()), expected, "{name}");
    }
}
