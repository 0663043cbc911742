//! A hash table for pawn structures.
//!
//! Pawns move seldom and most positions of a search share their pawns with many others, so that a table of a
//! few thousand entries answers 95 to 99 of 100 questions. What is worth storing is all that follows from the
//! pawns alone: [`PawnEvaluation`], or any type of one's own. After the Chess Programming Wiki, page *Pawn
//! Hash Table*.
//!
//! [`PawnHashTable`] keeps its entries where the caller says, in an array, a slice or a `Vec`. The type of
//! its key says where an entry goes and how it is told from others that go there:
//!
//! | key | index | lock | confuses |
//! |---|---|---|---|
//! | [`ZobristKey`] | key modulo buckets | half the key, 4 bytes | one in 2³² other structures |
//! | [`BchKey`] | key modulo buckets | the key, 8 bytes | none that differ in at most 21 places |
//! | [`MultiplicationKey`] | difference of the sets, multiplied | both sets, 12 bytes | none |
//! | [`DifferenceKey`] | difference of the sets modulo buckets | both sets, 12 bytes | none |
//! | [`PawnKingKey`] | as before, kings mixed in | both sets and the kings, 16 bytes | none |
//!
//! The first two are kept up to date move by move ([`PawnChange`]), the others are made of the sets when they
//! are needed.
//!
//! ```
//! use bitboard_core::chess::pawn_hash::{PawnChange, PawnEntry, PawnHashTable, ZobristKey};
//! use bitboard_core::chess::{Board, Color, Square};
//!
//! let mut table = PawnHashTable::<ZobristKey, _, i32>::new([PawnEntry::EMPTY; 1024]).unwrap();
//! let key = ZobristKey::of(Board::RANK_2, Board::RANK_7);
//! table.store(key, 0);
//!
//! let push = PawnChange::Move { color: Color::White, from: Square::E2, to: Square::E4 };
//! assert_eq!(table.probe(key.after(push)), None);
//! assert_eq!(table.probe(key.after(push).after(push)), Some(&0)); // A change twice is no change.
//! assert_eq!(table.statistics().hits_per_thousand(), 500);
//! ```
//!
//! ```
//! use bitboard_core::chess::pawn_hash::{
//!     BCH, BchKey, CONFIGURATIONS, DifferenceKey, KING_ZOBRIST, Lock96, MultiplicationKey, PawnKey, PawnKingKey,
//!     ZOBRIST, ZobristKey, canonical, configuration, index_by_difference, index_by_modulo, upper_half,
//! };
//! use bitboard_core::chess::{Board, Square};
//!
//! let (white, black) = (Square::A2.board(), Square::H7.board());
//! // Keys are sums of numbers of the pawns, or the sets themselves.
//! let zobrist = ZobristKey::of(white, black);
//! assert_eq!(zobrist.0, ZOBRIST[0][Square::A2 as usize] ^ ZOBRIST[1][Square::H7 as usize]);
//! assert_eq!(BchKey::of(white, black).0, BCH[0][Square::A2 as usize] ^ BCH[1][Square::H7 as usize]);
//! let with_kings = zobrist.with_kings(Square::E1, Square::E8);
//! assert_eq!(with_kings.0 ^ zobrist.0, KING_ZOBRIST[0][Square::E1 as usize] ^ KING_ZOBRIST[1][Square::E8 as usize]);
//!
//! // Each says where its entry goes and how it is told from others.
//! assert_eq!((zobrist.index(64), zobrist.lock()), (index_by_modulo(zobrist.0, 64), upper_half(zobrist.0)));
//! let lock = Lock96::of(white, black);
//! assert_eq!(lock.pawns(), (white, black));
//! assert_eq!(MultiplicationKey { white, black }.lock(), lock);
//! assert_eq!(DifferenceKey { white, black }.index(61), index_by_difference(white, black, 61));
//! assert_eq!(PawnKingKey { white, black, kings: [Square::E1, Square::E8] }.lock().0, lock);
//!
//! // All structures, numbered, and one for each pair of mirror images.
//! assert_eq!(configuration(CONFIGURATIONS), None);
//! assert_eq!(canonical(white, black), canonical(Square::H2.board(), Square::A7.board()));
//! ```

mod bch;
mod change;
mod configuration;
mod entry;
mod evaluation;
mod index;
mod key;
mod lock;
mod reachable;
mod sets;
mod table;
mod zobrist;

pub use bch::{BCH, BchKey};
pub use change::PawnChange;
pub use configuration::{CONFIGURATIONS, configuration, configuration_number};
pub use entry::PawnEntry;
pub use evaluation::{PawnEvaluation, PhaseScore, foremost};
pub use index::{index_by_difference, index_by_modulo, index_by_multiplication};
pub use key::PawnKey;
pub use lock::{Lock96, upper_half};
pub use reachable::{canonical, captures_needed};
pub use sets::{DifferenceKey, MultiplicationKey, PawnKingHashTable, PawnKingKey};
pub use table::{PawnHashTable, Statistics};
pub use zobrist::{KING_ZOBRIST, ZOBRIST, ZobristKey};
