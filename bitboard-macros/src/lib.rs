//! The attribute macros of [`bitboard-core`](https://docs.rs/bitboard-core): they compile board-game
//! movement into unrolled bitboard code. Use them through `bitboard_core`, which expansions refer to.
//!
//! # Where things are
//!
//! ```text
//! input/    tokens to spanned input: what the user wrote, checked for form
//! lower.rs  input to the plain data of `bitboard-plan`, keeping the spans of its sites
//! emit/     data to tokens, without decisions
//! pieces.rs compiles the pieces of a module together and remembers what came of them
//! diag.rs   the error collector and the table of messages
//! prove.rs  the calls of `prove!`
//! stub.rs   what is emitted in place of a faulty item, so that no second error follows
//! ```
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

mod diag;
mod emit;
mod expand;
mod input;
mod lower;
mod mirror;
mod module;
mod pieces;
mod prove;
#[cfg(test)]
mod snapshot;
#[cfg(test)]
mod soup;
mod stub;
mod timing;
mod trace;

/// Declares a board: a module that holds a set type, a square type, directions and fills.
///
/// ```
/// use bitboard_core::bitboard;
///
/// #[bitboard(8x8)]
/// mod chess {
///     /// A set of squares.
///     pub struct Board(u64);
///     /// A square: `A1` to `H8`.
///     pub enum Square {}
///
///     #[directions]
///     pub enum Compass {
///         North = shift(8, !0),
///         East = shift(1, 0xfefe_fefe_fefe_fefe),
///         South = opposite(North),
///         West = step(-1, 0),
///     }
///
///     /// Squares that rooks attack.
///     #[fill(North, East, South, West)]
///     pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;
/// }
///
/// use chess::{Board, Square, rook_attacks};
/// let rooks = Board::from(Square::A1);
/// assert_eq!(rook_attacks(rooks, !rooks).len(), 14);
/// ```
///
/// # Arguments
///
/// | argument | meaning |
/// |---|---|
/// | `8x8` | files × ranks, at most 26 a side and 384 squares |
/// | `order = rank_major` | bits run along the ranks (default) or along the files: `file_major` |
/// | `origin = a1` | the corner that is bit 0 |
/// | `wrap = none` | edges end every step (default); `files`: a cylinder; `both`: a torus |
/// | `cells = [". . #", ". . ."]` | a drawing, top rank first: `.` is a cell, `#` a hole |
/// | `cells = hexagon(6)` | a hexagon of six cells a side on an `11x11` grid |
/// | `crate = path` | where `bitboard_core` is, if not at `::bitboard_core` |
///
/// # Items
///
/// * `struct Board(WORD);` one tuple struct around `u8` to `u128` or `[u64; N]`, with room for the board.
///   It gets the operators `&`, `|`, `^`, `!`, `-` and, since operators are not `const`, the methods `and`,
///   `or`, `xor`, `not`, `without` beside them; `from_bits`, `from_bits_truncate` and `bits`, drawings, and a constant for each file and rank.
///   Its bits never lie outside the cells.
/// * `enum Square {}` gets a variant for each cell, `ALL`, `new(file, rank)`, `index` and `from_index`, which count like
///   the bits, and with it the board gets iteration.
/// * [`#[directions]`](macro@directions) on an enum, as often as you like; [`macro@fill`], [`macro@leaper`] and
///   [`macro@piece`] on functions without a body. None has to be imported. All other items stay as they are.
///
/// Only items of the module itself and of its `impl`s are seen: not those inside functions or inner modules, nor
/// those that other macros make, nor an attribute behind `cfg_attr`. A `cfg` may stand beside ours.
#[proc_macro_attribute]
pub fn bitboard(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::bitboard(arguments.into(), item.into()).into()
}

/// Declares directions: an enum whose discriminants say how a step moves.
///
/// | discriminant | meaning |
/// |---|---|
/// | `shift(8, !0)` | bits move by 8, up if positive, then the mask is applied; it must clear what wrapped |
/// | `shift(8, MASK, unchecked)` | the mask may also take squares away on purpose: a river, a palace |
/// | `step(1, 1)` | files to the east, ranks to the north; shift and mask are computed |
/// | `opposite(North)`, `opposite(step(1, 1))` | the way back |
/// | `step(0, 1, within = ZONE)` | only steps that land in a zone |
///
/// A mask or zone is a literal, or made of literals with `!`, `&`, `|`, `^`, `<<`, `>>`, or a drawing: a text
/// for each rank from the top, `.` for a square of the mask and `#` for any other.
///
/// The enum gets `ALL`, `delta`, `opposite`, `step`, `landing` and, where each direction is a single shift,
/// `shift`; inside a [`macro@bitboard`] module the board gets `to(direction)`. On its own the macro takes
/// the arguments of [`macro@fill`] that describe the board.
///
/// ```
/// use bitboard_core::directions;
///
/// #[directions]
/// pub enum Pawn {
///     CaptureEast = shift(9, 0xfefe_fefe_fefe_fefe),
///     CaptureWest = step(-1, 1),
/// }
///
/// assert_eq!(Pawn::CaptureWest.shift(), 7);
/// assert_eq!(Pawn::CaptureEast.step(0x80), 0);
/// ```
#[proc_macro_attribute]
pub fn directions(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::directions(arguments.into(), item.into()).into()
}

/// Writes the body of a function that moves sets of leapers: pieces that jump whatever stands between.
///
/// ```
/// use bitboard_core::leaper;
///
/// #[leaper(1, 2)]
/// pub const fn knight_attacks(knights: u64) -> u64;
/// #[leaper((1, 0), (1, 1), yields = fill)]
/// pub const fn king_zone(kings: u64) -> u64;
/// #[leaper((1, 1), (-1, 1), symmetric = false)]
/// pub const fn pawn_attacks(pawns: u64) -> u64;
///
/// assert_eq!(knight_attacks(1), 1 << 10 | 1 << 17);
/// assert_eq!(pawn_attacks(1), 1 << 9);
/// ```
///
/// # Arguments
///
/// Files and ranks of the leap, or pairs of them. Each stands for all its mirror images and rotations, with
/// `symmetric = false` for itself alone: files to the east, ranks to the north. Then:
///
/// | argument | meaning |
/// |---|---|
/// | `yields = attacks` | the squares that the leapers attack (default) |
/// | `yields = fill` | those and the leapers themselves |
/// | `yields = forks` | the squares that at least two of them attack |
///
/// and outside a board module the arguments of [`macro@fill`] that describe the board. The function takes
/// one set and returns one, or is on many boards as those of [`macro@fill`] can be; of several ways to share work among the leaps the compiler takes that with the
/// fewest operations: 10 for a king, 17 for a knight and 5 for a pawn on a chess board.
#[proc_macro_attribute]
pub fn leaper(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::leaper(arguments.into(), item.into()).into()
}

/// Writes the body of a function that tells where a piece goes from a square.
///
/// ```
/// use bitboard_core::{bitboard, piece};
///
/// #[bitboard(9x10)]
/// mod xiangqi {
///     /// A set of points.
///     pub struct Board(u128);
///     /// A point.
///     pub enum Square {}
///
///     /// Where a cannon goes: like a rook without capturing, over another piece to capture.
///     #[piece("mRcpR", yields = moves)]
///     pub const fn cannon_moves(from: Square, occupied: Board) -> Board;
///
///     /// Points that a horse attacks; a piece beside it is in its way.
///     #[piece(leap(1, 2).lame(), by = tables)]
///     pub const fn horse_attacks(from: Square, occupied: Board) -> Board;
///
///     /// Where a white soldier goes before the river, and a black one.
///     #[piece("fW", yields = moves, black = black_soldier_moves)]
///     pub const fn white_soldier_moves(from: Square, occupied: Board) -> Board;
/// }
///
/// use xiangqi::{Board, Square, cannon_moves, horse_attacks};
/// let occupied = Board::from(Square::B3).with(Square::B5).with(Square::B8);
/// assert!(cannon_moves(Square::B3, occupied).contains(Square::B8));
/// assert!(!cannon_moves(Square::B3, occupied).contains(Square::B5));
/// assert_eq!(horse_attacks(Square::B1, Board::EMPTY).len(), 3);
///
/// /// Without a module: squares are indices.
/// #[piece("R")]
/// pub const fn rook_attacks(from: usize, occupied: u64) -> u64;
/// assert_eq!(rook_attacks(0, 0x0001_0008), 0x0001_010e);
/// ```
///
/// # Arguments
///
/// How the piece moves comes first, in one argument or more; it makes the moves of all of them. A text is Betza
/// notation, in which components stand one behind the other: modifiers, then an atom, then a range.
///
/// | notation | meaning |
/// |---|---|
/// | `W` `D` `H`, `F` `A` `G` | leaps of (1,0), (2,0), (3,0), and of (1,1), (2,2), (3,3) |
/// | `N` `C` `Z`, `(4,1)` | leaps of (2,1), (3,1), (3,2), and of any other numbers |
/// | `K` `R` `B` `Q` | king, rook, bishop and queen: `WF`, and `W`, `F`, `WF` without limit |
/// | `R3`, `NN` | at most three steps; a doubled letter has no limit |
/// | `f` `b` `l` `r` `v` `s` | only forward, backward, to the left, to the right, `fb`, `lr`; two letters for one diagonal or oblique leap: `flB`, `frN` |
/// | `m` `c` | only to empty squares, only captures |
/// | `n` `j` | what it passes over has to be empty, or occupied; `jR` skips its first square |
/// | `p` `g` | it passes exactly one piece and ends anywhere behind it, or just behind it |
/// | `z` `q` `o` | it turns after every step to and fro, or always the same way; the side edges are joined |
/// | `[W-F]` `[F?R]` | one part, and then another always or perhaps, as straight on as it can: from an empty square, behind `p` from a piece that stays |
/// | `[W?sR]` `[K?aK]` | parts that turn to either side, or go on in any direction |
///
/// What programs read in different ways is refused, with what to write instead. Anything else is a leg, or several one
/// after the other:
///
/// | leg | meaning |
/// |---|---|
/// | `leap(1, 2)` | one leap of so many files and ranks, in all its images |
/// | `ride(1, 0)` | the leap repeated until something is in the way |
/// | `king()`, `queen()` | a step, and a ride, along rook and bishop lines |
/// | `.range(3)` | at most so many repetitions |
/// | `.times(2)` | so many steps make one leap |
/// | `.turning([0, 4])`, `.turning(0..3)` | only in these directions, 0 to 7 clockwise: from straight ahead, in a later leg from where the leg before was going |
/// | `.lame()`, `.jumping()` | what it passes over has to be empty, or occupied |
/// | `.skipping_first()` | whatever stands on the first square is skipped |
/// | `.hopping()`, `.hopping_behind()` | it passes exactly one piece and ends anywhere behind it, or just behind it |
/// | `.crooked()`, `.circular()` | it turns after every step, to and fro, or always the same way: by 90 degrees on rook and bishop lines, to the next of its eight directions for an oblique leap, by 45 degrees for `queen()` |
/// | `.mounting()` | it runs to the first piece, which stays, and the next leg goes on from there |
/// | `.then(leg)`, `.or_then(leg)` | another leg always follows, or may follow; both start from an empty square |
/// | `.quiet()`, `.captures()` | behind the last leg: the whole move only goes to empty squares, or only captures |
/// | `.wrapping()` | likewise: the side edges of the board are joined for it |
///
/// Then:
///
/// | argument | meaning |
/// |---|---|
/// | `yields = attacks` | where it could capture, the squares empty or occupied (default) |
/// | `yields = quiet` | the empty squares that it can move to |
/// | `yields = captures` | the occupied squares that it can move to |
/// | `yields = moves` | both |
/// | `by = auto` | whatever should be fastest (default) |
/// | `by = rays` | ray arithmetic on a few lines a square, without tables of occupancies |
/// | `by = tables` | tables indexed by multiplication, on boards of up to 128 squares |
/// | `by = tables(lookups = 2, index = unique)` | so many lookups a square, at most 16; `unique` stores each set once and numbers for the occupancies, `direct` a set for each occupancy |
/// | `by = pext` | tables indexed by the instruction, details as for `tables`; only for builds for processors that have it, and not in a `const fn` |
/// | `by = fill` | fills of sets |
/// | `by = walk` | a walk from square to square, for what no table could hold |
/// | `black = name` | writes a second function, for the other side of the board: turned by half a turn |
///
/// and outside a board module the arguments of [`macro@fill`] that describe the board.
///
/// # Signature
///
/// First where the piece stands, then the **occupied** squares; whether its own square is among them does not matter. All
/// occupied squares are taken for pieces that can be captured: keep your own with `& !own`. Without the second
/// parameter the board is empty.
///
/// In a board module the first is the square type, or `self` in an `impl` of it. Elsewhere it is an index, `usize` or
/// `u8` to `u32`, or an enum of yours whose discriminants are indices; sets are what they are for [`macro@fill`].
/// Where the first parameter is itself a set, the function moves all its pieces at once, by fills. The type decides, so
/// a set must not be called like one square, such as `from` or `square`: `pieces` or `rooks` will do.
///
/// # Tables
///
/// The pieces of a module share tables, except those with a `cfg` of their own. The documentation of each function tells
/// how it works and how many bytes it looks at. Tables of more than 8 MiB for one piece are refused.
/// `BITBOARD_TIME=1 cargo check` prints what the macros spent on pieces, by the clock on the wall.
///
/// # Panics
///
/// With an index beyond the last square.
#[proc_macro_attribute]
pub fn piece(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::piece(arguments.into(), item.into()).into()
}

/// Computes a table at compile time: a static whose entries are what a closure says of their indices.
///
/// ```
/// use bitboard_core::bitboard;
///
/// #[bitboard(8x8)]
/// mod chess {
///     /// A set of squares.
///     pub struct Board(u64);
///     /// A square.
///     pub enum Square {}
///
///     #[leaper(1, 2)]
///     pub const fn knight_attacks(knights: Board) -> Board;
///
///     /// Squares that a knight attacks: 512 bytes.
///     #[table]
///     pub static KNIGHT: [Board; 64] = |square| knight_attacks(square.board());
///
///     /// Steps of a king from one square to another.
///     #[table]
///     pub static DISTANCE: [[u8; 64]; 64] = |a, b| {
///         let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
///         if files > ranks { files } else { ranks }
///     };
/// }
///
/// use chess::{DISTANCE, KNIGHT, Square};
/// assert_eq!(KNIGHT[Square::A1.index()].len(), 2);
/// assert_eq!(DISTANCE[Square::A1.index()][Square::C8.index()], 7);
/// ```
///
/// One array for each parameter, the first one outermost. In a board module a parameter without a type is a
/// square where the dimension has room for all, else the one enum of directions with as many variants; a type
/// can be given, `|colour: Color, square|`: a number, `bool`, or any type with an array `ALL`. On its own the
/// macro takes parameters without a type for `usize`. Tables by square are indexed by bit; what stands where
/// the board has a hole means nothing.
///
/// Entries that are a fill or leaper of the module on `square.board()` are computed by the macro and written
/// out, all others by the compiler, for which the closure's body must be fit for a `const fn` and an entry
/// `Copy`. At most 65,536 entries; only a `static`, as a constant would be copied wherever it is used.
#[proc_macro_attribute]
pub fn table(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::table(arguments.into(), item.into()).into()
}

/// Writes the other colour's twin of a function: the same operations, turned round.
///
/// ```
/// use bitboard_core::bitboard;
///
/// #[bitboard(8x8)]
/// mod chess {
///     /// A set of squares.
///     pub struct Board(u64);
///
///     #[directions]
///     pub enum Compass {
///         NorthEast = step(1, 1),
///         NorthWest = step(-1, 1),
///         SouthEast = step(1, -1),
///         SouthWest = step(-1, -1),
///     }
///
///     /// Squares that white pawns attack, to the north.
///     #[mirrored(ranks, black = black_pawn_attacks)]
///     pub const fn white_pawn_attacks(pawns: Board) -> Board {
///         pawns.to(Compass::NorthEast).or(pawns.to(Compass::NorthWest))
///     }
/// }
///
/// use chess::{Board, black_pawn_attacks};
/// assert_eq!(black_pawn_attacks(Board::RANK_7), Board::RANK_6);
/// ```
///
/// # Arguments
///
/// | argument | meaning |
/// |---|---|
/// | `ranks` | the first rank becomes the last: the other colour |
/// | `files` | the first file becomes the last: the other wing |
/// | `black = name` | the name of the twin |
/// | `docs = "…"` | its documentation; else the original's, with colours, compass points and `text` drawings turned round |
/// | `alias = "…"` | another name to find it by |
/// | `symmetric(f, …)` | functions and constants that are their own mirror images |
/// | `pairs(f = g, …)` | those that are each other's |
///
/// # Body
///
/// `let`, the set operations of the board as methods or operators, `to` and `step` with directions by path,
/// `RANK_…`, `FILE_…`, `EMPTY`, `FULL`, the questions `is_empty`, `is_disjoint`, `is_subset` and `len`, and
/// calls of functions whose mirror image is known: in a board module mirrored ones, fills and leapers, and
/// anywhere those listed. Anything else, numbers among it, is an error. The twin has the same operations as
/// the original and never turns a board round at run time.
///
/// Outside a board module directions are turned round by their methods `flip_ranks` and `flip_files`, which
/// an enum has if each of its directions has an image in it; `board = 9x10` tells the number of files and
/// ranks where it is not `8x8`.
#[proc_macro_attribute]
pub fn mirrored(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::mirrored(arguments.into(), item.into()).into()
}

/// Writes the body of a function that moves sets of squares along rays or by steps, in any directions.
///
/// ```
/// use bitboard_core::fill;
///
/// /// Nothing but a shift and a mask.
/// #[fill(shift(9, 0xfefe_fefe_fefe_fefe), by = dumb7)]
/// pub const fn bishop_ray(bishops: u64, empty: u64) -> u64;
///
/// /// On a type of your own, as `const` as the rest.
/// pub struct Bitboard(pub u64);
/// #[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0))]
/// pub const fn rook_attacks(rooks: Bitboard, empty: Bitboard) -> Bitboard;
///
/// assert_eq!(bishop_ray(1, !(1 << 27)), 1 << 9 | 1 << 18 | 1 << 27);
/// assert_eq!(rook_attacks(Bitboard(1), Bitboard(!0)).0, 0x0101_0101_0101_01fe);
/// ```
///
/// # Arguments
///
/// Directions first: names from the module, `shift(…)` or `step(…)` as in [`macro@directions`]. Then:
///
/// | argument | meaning |
/// |---|---|
/// | `yields = attacks` | what sliders attack, the first blocker included (default) |
/// | `yields = occluded` | the sliders and the empty squares they reach |
/// | `yields = fill` | the sliders and all their rays, as if the board were empty |
/// | `yields = step` | one step |
/// | `by = auto` | for each direction the fewest operations (default) |
/// | `by = dumb7` | step by step, unrolled |
/// | `by = dumb7_loop` | step by step, a loop |
/// | `by = dumb7_early_exit` | a loop that ends when nothing moves |
/// | `by = kogge_stone` | steps of 1, 2, 4, … at once |
/// | `by = subtraction` | `o ^ (o - r)`, for directions that go up by one bit to an edge |
/// | `by = rotate` | Kogge-Stone with rotations and "avoid wrap" masks |
/// | `mask = after` | where `yields = step` applies its mask: after the shift (default) or `before` it |
///
/// Outside a board module also `board = 9x10` (`u64`, and a type of your own, alone mean `8x8`), `order`, `origin`, `wrap`, `cells`
/// and `crate` as in [`macro@bitboard`], `word = u64` for a type of your own where the narrowest word that
/// fits is not the one, and `board = Board(8x8)` for a board type that [`macro@bitboard`] made elsewhere.
///
/// # Signature
///
/// The second set are the **empty** squares: where you keep the occupied ones, pass `!occupied`.
///
/// One parameter for `step` and `fill`, two (sliders, empty squares) for `occluded`; `attacks` takes either:
/// without empty squares the board counts as empty. All are of one type: `u8` to `u128`, `[u64; N]`, or a
/// tuple struct around one of them; in an `impl` the first may be `self`. One more parameter of an enum type
/// is the direction: the function then goes the one way the caller asks for instead of all of them. In a
/// board module the enum is one of its `#[directions]` and no direction is listed; elsewhere the listed
/// directions are the variants of the enum in order, or the values of a `usize` from 0.
///
/// # Many boards
///
/// Slices or arrays in place of sets make the same function for many boards. It asks the processor what it can do,
/// works with its widest registers and needs no memory of its own; it is a plain `fn`. The results of slices go to a
/// last parameter, arrays are returned; a direction stands right after the sets.
///
/// ```
/// use bitboard_core::fill;
///
/// #[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0))]
/// pub fn rook_attacks(rooks: &[u64], empty: &[u64], out: &mut [u64]);
///
/// let (rooks, mut attacks) = ([1, 1 << 27], [0; 2]);
/// rook_attacks(&rooks, &[!0; 2], &mut attacks);
/// assert_eq!(attacks[0], 0x0101_0101_0101_01fe);
/// ```
///
/// | signature | form |
/// |---|---|
/// | `(rooks: &[Board], empty: &[Board], out: &mut [Board])` | slices of one length; any other length panics |
/// | `(rooks: [Board; 8], empty: [Board; 8]) -> [Board; 8]` | arrays; `[u64; N]` with N up to 6 is one wide word, not an array |
/// | `<L: Lanes>(lanes: L, rooks: [L::Register; 8], empty: [L::Register; 8]) -> [L::Register; 8]` | lines, in a board module |
///
/// Where a word takes many operations, as that of queens on a chess board does, 64 boards are done at once, their
/// ranks in a register each; `by` has no meaning there. Lines are that form by itself, for boards that stand in such
/// registers already, all directions listed: a rank each (a file with `order = file_major`), in lanes of 8 bits, or of 16 if a line has more
/// than 8 squares. Register `k` holds bits `k * n` to `k * n + n - 1` of the boards, `n` being the squares of a line; the
/// bits above them are zero. Lines have at most 16 squares.
///
/// A type of your own for boards must be `Copy`, and named: `Self` stands for nothing but the board of a module.
///
/// # Panics
///
/// The macro cannot see an enum of yours: with a variant that is not among the listed directions, or an index
/// beyond them, the function panics. So does a function on slices of different lengths. Nothing else generated here
/// does.
#[proc_macro_attribute]
pub fn fill(arguments: TokenStream, item: TokenStream) -> TokenStream {
    expand::fill(arguments.into(), item.into()).into()
}

/// What `bitboard_core::prove!` becomes.
#[doc(hidden)]
#[proc_macro]
pub fn prove(functions: TokenStream) -> TokenStream {
    prove::prove(functions.into()).into()
}
