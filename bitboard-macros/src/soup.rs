//! Token soup: declarations whose tokens are deleted, repeated, swapped and replaced at random, given to
//! every macro.
//!
//! Two things must hold whatever the tokens are: no macro panics, and what it returns is Rust. A panic would
//! hide every message of the item, and output that cannot be parsed is an error at a place that tells nobody
//! anything. The random numbers are fixed, so that a failure today is a failure tomorrow.

use std::fmt;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::expand;

type Expand = fn(TokenStream, TokenStream) -> TokenStream;

/// What the soup is made of: declarations that are right, each a macro, its arguments and an item. Together
/// they use every part of the grammar.
const DECLARATIONS: [(Expand, &str, &str); 24] = [
    (
        expand::bitboard,
        "4x4",
        "pub mod small {
            //! A board.
            pub struct Board(u16);
            pub enum Square {}
            #[directions]
            pub enum Compass { North = shift(4, !0), South = opposite(North), East = step(1, 0) }
            #[fill(North, Compass::East, by = kogge_stone)]
            pub const fn rays(sliders: Board, empty: Board) -> Board;
            #[fill(yields = occluded)]
            pub const fn ray(sliders: Board, empty: Board, direction: Compass) -> Board;
            #[leaper(1, 2)]
            pub const fn knight_attacks(knights: Board) -> Board;
            #[mirrored(ranks, black = black_pushes, symmetric(knight_attacks))]
            pub const fn white_pushes(pawns: Board) -> Board {
                pawns.to(Compass::North).without(Board::RANK_4)
            }
            #[table]
            pub static KNIGHT: [Board; 16] = |square| knight_attacks(square.board());
            impl Board {
                #[fill(South)]
                pub const fn south(self, empty: Self) -> Self;
            }
        }",
    ),
    (
        expand::bitboard,
        "5x3, order = file_major, origin = e1, wrap = files, cells = [\". . # . .\", \".....\", \"#####\"]",
        "mod cylinder {
            #[derive(Debug)]
            struct Board([u64; 1]);
            #[cfg(any())]
            enum Square {}
            #[directions]
            enum Way { Away = step(2, 1), Back = opposite(step(2, 1)), In = step(1, 0, within = 0xff << 4) }
            #[fill(Away, by = dumb7_early_exit)]
            fn away(sliders: Board, empty: Board) -> Board;
            #[table]
            static NEAR: [[bool; 3]; 4] = |number: u8, way| number == 0;
            impl core::fmt::Display for Way {}
        }",
    ),
    (
        expand::bitboard,
        "5x5, cells = hexagon(3), crate = other::path",
        "mod hexagon {
            struct r#Board(u32);
            #[directions]
            enum r#Way { r#fn = step(0, 1), r#type = opposite(r#fn) }
            #[fill(r#fn)]
            fn r#loop(r#in: r#Board) -> r#Board;
            #[mirrored(ranks, files, black = r#for)]
            fn r#while(r#in: r#Board) -> r#Board { r#in.to(r#Way::r#fn) }
        }",
    ),
    (
        expand::directions,
        "",
        "pub enum Compass { North = shift(8, !0), East = shift(1, 0xfefe_fefe_fefe_fefe, unchecked) }",
    ),
    (
        expand::directions,
        "board = 3x3, wrap = both, word = u16",
        "enum Ring { /// On.\n On = step(1, 0), Off = step(0, 1, within = [\"..#\", \"...\", \"#..\"]) }",
    ),
    (
        expand::fill,
        "shift(9, 0xfefe & !(1 << 8) | 0b11 ^ 2, unchecked), by = dumb7",
        "/// Rays.\n#[inline] pub const fn rays(bishops: u64, empty: u64) -> u64;",
    ),
    (
        expand::fill,
        "step(0, 1), opposite(step(1, 1)), by = dumb7_loop, yields = occluded",
        "pub(crate) fn rays(self, empty: Self) -> Self;",
    ),
    (
        expand::fill,
        "step(1, 0), step(0, 1), board = 6x6, word = [u64; 1]",
        "fn rays(r#in: Bits, empty: Bits, way: Way) -> Bits;",
    ),
    (
        expand::fill,
        "step(1, 0), board = Board(4x4, origin = d4), by = rotate",
        "fn rays(sliders: Board, empty: Board) -> Board;",
    ),
    (
        expand::bitboard,
        "4x4",
        "mod many {
            struct Board(u16);
            #[fill(step(0, 1), step(1, 1))]
            fn all(sliders: &[Board], empty: &'static [Self], out: &mut [Board]);
            #[leaper(1, 2)]
            fn some(knights: [Board; 3]) -> [Board; 3];
            #[fill(step(1, 0))]
            fn lines<L: Lanes>(lanes: L, sliders: [L::Register; 4], empty: [L::Register; 4]) -> [L::Register; 4];
        }",
    ),
    (
        expand::fill,
        "step(1, 0), step(-1, 1), board = 9x10",
        "fn all(sliders: &[u128], empty: &[u128; 4], out: &mut [u128]);",
    ),
    (
        expand::fill,
        "step(1, 0), step(0, 1), by = dumb7, board = 3x3, word = u16",
        "fn ways(sliders: &[Bits], empty: &[Bits], way: Way, out: &mut [Bits]);",
    ),
    (
        expand::leaper,
        "(0, 2), (1, 1), board = 8x8, word = u64, wrap = files",
        "fn all(leapers: &[Bits], out: &mut [Bits]);",
    ),
    (
        expand::piece,
        "\"KmpR\", board = 4x4, by = pext(lookups = 1, index = direct), yields = moves",
        "fn fast(from: usize, occupied: u16) -> u16;",
    ),
    (
        expand::piece,
        "\"fFmfW\", board = 5x5, black = turned",
        "pub const fn pawns(pieces: Bits, occupied: Bits) -> Bits;",
    ),
    (expand::leaper, "(1, 2), board = 5x5", "fn some(knights: [u32; 1 + 1]) -> [u32; 1 + 1];"),
    (
        expand::leaper,
        "(1, 2), (0, 1), yields = forks, symmetric = false",
        "const fn forks(leapers: u64) -> u64;",
    ),
    (
        expand::bitboard,
        "3x3",
        "mod pieces {
            struct Board(u16);
            enum Square {}
            #[piece(\"fRbB\", yields = moves, by = tables(lookups = 1, index = unique), black = turned)]
            const fn white(from: Square, occupied: Board) -> Board;
            #[cfg(any())]
            #[piece(leap(1, 2).lame(), \"[F?R]\", ride(1, 0).hopping())]
            fn another(from: Square, occupied: Board) -> Board;
            impl Square {
                #[piece(king())]
                fn king(self) -> Board;
            }
        }",
    ),
    (
        expand::piece,
        "leap(1, 1).turning([1, 7]).or_then(ride(1, 0).range(3)).quiet(), \"gQ\", yields = quiet, by = walk",
        "/// White.\nconst fn moves(from: usize, occupied: u64) -> u64;",
    ),
    (
        expand::piece,
        "\"mRcpR\", board = Board(4x4, origin = d4), by = rays, yields = captures",
        "pub fn captures(from: Square, occupied: Board) -> Board;",
    ),
    (
        expand::piece,
        "queen().mounting().then(king()), ride(1, 0).skipping_first().range(2).wrapping(), board = 4x4, by = fill",
        "fn all(self, occupied: Self) -> Self;",
    ),
    (expand::table, "", "static TABLE: [[u64; 8]; 2] = |colour: bool, number| 1 << number;"),
    (
        expand::mirrored,
        "ranks, files, black = black, pairs(one = other), docs = \"twin\", alias = \"twins\", board = 9x10",
        "/// White, to the north.
        pub const fn white(pawns: Board) -> Board {
            let next = one(pawns.to(Way::North)) & Board::FILE_A;
            !next.or(Board::EMPTY - pawns)
        }",
    ),
    (expand::mirrored, "ranks, black = black", "fn white(self) -> Self { self.step(Way::North) }"),
];

/// What is easy to stumble over: the ends of ranges, boards that do not fit, literals of every kind,
/// names that are keywords, raw or ours.
const STUMBLING_BLOCKS: &str = r##"
    0 1 2 7 8 63 64 65 127 128 255 256 384 385 65536 2147483647 2147483648 4294967296 18446744073709551616
    0x8 8x8 1x1 1x8 26x14 27x1 4294967296x1 1.5 1e9 1u64 1f32 'a' b'a' "" "." "#" "x" b"." c"." r#"."#
    + - * / ! & | ^ = == < << >> => .. . , ; : :: # ? @ $ ~ _
    r#type r#fn self Self super crate fn const mod static struct enum impl where dyn mut ref async unsafe
    u8 u64 usize bool char f32 Board Square Compass Way North index flood this table entry ALL RANK_9 FILE_Z
"##;

/// What once made a macro panic or return what is no Rust.
#[cfg(test)]
const CHOKED_ONCE: [(Expand, &str, &str); 1] =
    [(expand::leaper, "(1, 2), board = 5x5", "fn some(knights: [u32; 2]) -> [super; 2];")];

#[test]
fn what_choked_once() {
    for (expand, arguments, item) in CHOKED_ONCE {
        Soup { expand, arguments: pieces(arguments), item: pieces(item) }.taste();
    }
}

#[test]
fn no_soup_chokes_a_macro() {
    const INPUTS: usize = 4_000;

    let declarations = Soup::declarations();
    for soup in &declarations {
        let output = soup.taste();
        assert!(!is_refused(&output), "not a declaration to start from: {soup}: {output}");
    }
    let mut random = Random(0x5eed);
    let mut understood = 0;
    for _ in 0..INPUTS {
        let soup = Soup::stirred(&declarations, &mut random);
        let output = std::panic::catch_unwind(|| soup.taste());
        let output = output.unwrap_or_else(|_| panic!("a macro panicked on {soup}"));
        understood += usize::from(!is_refused(&output));
    }
    assert!(understood > INPUTS / 10, "only {understood} of {INPUTS} are declarations");
}

/// Whether an expansion holds an error.
pub(crate) fn is_refused(output: &TokenStream) -> bool {
    output.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => is_refused(&group.stream()),
        TokenTree::Ident(name) => name == "compile_error",
        _ => false,
    })
}

/// A macro, its arguments and its item.
#[derive(Clone)]
pub(crate) struct Soup {
    expand: Expand,
    arguments: Vec<Piece>,
    item: Vec<Piece>,
}

impl Soup {
    /// What is right.
    pub(crate) fn declarations() -> Vec<Self> {
        let soup =
            |&(expand, arguments, item)| Self { expand, arguments: pieces(arguments), item: pieces(item) };
        DECLARATIONS.iter().map(soup).collect()
    }

    /// One of the declarations after one to three mutations.
    pub(crate) fn stirred(declarations: &[Self], random: &mut Random) -> Self {
        let mut soup = random.pick(declarations).clone();
        let other = random.pick(declarations);
        let stumbling_blocks = pieces(STUMBLING_BLOCKS);
        let spice = [&other.arguments, &other.item, &stumbling_blocks][random.below(3)];
        for _ in 0..=random.below(3) {
            let part = if random.below(2) == 0 { &mut soup.arguments } else { &mut soup.item };
            random.stir(part, spice);
        }
        soup
    }

    /// Expands.
    ///
    /// # Panics
    ///
    /// If that panics, or gives something that is not Rust.
    pub(crate) fn taste(&self) -> TokenStream {
        let (arguments, item) = (stream(&self.arguments), stream(&self.item));
        // What the compiler hands to a macro it has parsed; an item that is not Rust may come back as it is.
        let is_rust = syn::parse2::<syn::File>(item.clone()).is_ok();
        let output = (self.expand)(arguments, item);
        if let (true, Err(error)) = (is_rust, syn::parse2::<syn::File>(output.clone())) {
            panic!("{error} in the expansion of {self}:\n{output}");
        }
        output
    }
}

impl fmt::Display for Soup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#[…({})] {}", stream(&self.arguments), stream(&self.item))
    }
}

/// A token, or one end of a group: so a mutation can tear groups apart.
#[derive(Clone)]
pub(crate) enum Piece {
    Token(TokenTree),
    Open(Delimiter),
    Close,
}

fn pieces(source: &str) -> Vec<Piece> {
    fn flatten(tokens: TokenStream, pieces: &mut Vec<Piece>) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    pieces.push(Piece::Open(group.delimiter()));
                    flatten(group.stream(), pieces);
                    pieces.push(Piece::Close);
                }
                token => pieces.push(Piece::Token(token)),
            }
        }
    }
    let mut pieces = Vec::new();
    flatten(source.parse().expect("soup is made of tokens"), &mut pieces);
    pieces
}

/// What sort of token a piece is; the ends of groups are of none.
fn sort(piece: &Piece) -> Option<u8> {
    match piece {
        Piece::Token(TokenTree::Ident(_)) => Some(0),
        Piece::Token(TokenTree::Punct(_)) => Some(1),
        Piece::Token(TokenTree::Literal(literal)) => {
            Some(if literal.to_string().starts_with(|first: char| first.is_ascii_digit()) { 2 } else { 3 })
        }
        _ => None,
    }
}

/// The pieces as tokens: an end without a beginning is left out, a beginning without an end goes on to the
/// last.
fn stream(pieces: &[Piece]) -> TokenStream {
    let mut open = vec![(Delimiter::None, TokenStream::new())];
    let close = |open: &mut Vec<(Delimiter, TokenStream)>| {
        if let [.., (_, outer), (delimiter, inner)] = &mut open[..] {
            outer.extend([TokenTree::Group(Group::new(*delimiter, std::mem::take(inner)))]);
            open.pop();
        }
    };
    for piece in pieces {
        match piece {
            Piece::Open(delimiter) => open.push((*delimiter, TokenStream::new())),
            Piece::Close => close(&mut open),
            Piece::Token(token) => {
                if let Some((_, innermost)) = open.last_mut() {
                    innermost.extend([token.clone()]);
                }
            }
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    open.remove(0).1
}

/// SplitMix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Mutates the soup in one place.
    fn stir(&mut self, soup: &mut Vec<Piece>, spice: &[Piece]) {
        let place = self.below(soup.len() + 1);
        let end = soup.len().min(place + 1 + self.below(4));
        match self.below(8) {
            0 => drop(soup.drain(place..end)),
            1 => {
                let again = soup[place..end].to_vec();
                let elsewhere = self.below(soup.len() + 1);
                soup.splice(elsewhere..elsewhere, again);
            }
            2 if place < end => soup.swap(place, end - 1),
            // What `macro_rules!` passes on stands in invisible groups.
            3 => {
                soup.insert(end, Piece::Close);
                soup.insert(place, Piece::Open(Delimiter::None));
            }
            // The same sort of token, so that the soup stays readable.
            4 | 5 => {
                let sort = soup.get(place).and_then(sort);
                let alike: Vec<&Piece> = spice.iter().filter(|spice| self::sort(spice) == sort).collect();
                if let (Some(_), false) = (sort, alike.is_empty()) {
                    soup[place] = (*self.pick(&alike)).clone();
                }
            }
            _ if spice.is_empty() => {}
            kind => {
                let replaced = if kind == 6 { place } else { soup.len().min(place + 1) };
                let taste = self.pick(spice).clone();
                soup.splice(place..replaced, [taste]);
            }
        }
    }
}
