//! Pictures of boards: what they show is read back and compared with what was to be drawn.
//!
//! What pictures of pieces show is compared with walked pieces in `explore/gallery.rs`.

#[path = "svg/picture.rs"]
mod picture;

use std::collections::BTreeSet;
use std::path::Path;

use bitboard_core::bitboard;
use bitboard_core::runtime::{Bits, Geometry, Order, Set, Variant, Wrap};
use bitboard_core::svg::{Diagram, Edges, Look, Mark, Token};
use bitboard_core::{Corner, Layout};
use oracle::{Grid, Random, Square};
use picture::Picture;

/// A chess board of a user's.
#[bitboard(8x8)]
mod board {
    /// A set of squares.
    pub struct Board(u64);
    /// A square.
    pub enum Square {}
    /// Squares that a knight attacks.
    #[piece("N")]
    pub const fn knight_attacks(from: Square, occupied: Board) -> Board;
    /// Squares that a rook attacks.
    #[piece("R")]
    pub const fn rook_attacks(from: Square, occupied: Board) -> Board;
    /// Squares that a bishop attacks.
    #[piece("B")]
    pub const fn bishop_attacks(from: Square, occupied: Board) -> Board;
}

/// A piece of the run-time compiler on a board.
fn piece(geometry: Geometry, betza: &str, from: &str, occupied: &[&str], text: &str) -> Diagram {
    let variant = Variant::<u128>::builder(geometry).piece("piece", betza).build().expect("a piece");
    let occupied = variant.set(occupied.iter().copied()).expect("squares");
    let from = variant.square(from).expect("a square");
    variant.piece("piece").expect("the piece").diagram(from, occupied, text)
}

fn hexagon(side: u32) -> Geometry {
    Geometry::new(2 * side - 1, 2 * side - 1).and_then(|grid| grid.with_hexagon(side)).expect("a hexagon")
}

/// The pictures that README and documentation show.
fn pictures() -> [(&'static str, Diagram); 5] {
    use board::{Board, Square, bishop_attacks, knight_attacks, rook_attacks};

    let occupied = Board::from_iter([Square::C3, Square::E2, Square::G6]);
    let sets = Diagram::new(Board::LAYOUT, Board::FULL)
        .title("Three pieces and what they attack")
        .piece(Square::C3, "N", Token::Light)
        .piece(Square::E2, "R", Token::Light)
        .piece(Square::G6, "B", Token::Dark)
        .set("the knight", knight_attacks(Square::C3, occupied))
        .set("the rook", rook_attacks(Square::E2, occupied))
        .set("the bishop", bishop_attacks(Square::G6, occupied));
    let centre = Diagram::new(Board::LAYOUT, Board::FULL)
        .title("The centre, and a knight on its way to it")
        .set("the centre", [Square::D4, Square::E4, Square::D5, Square::E5])
        .piece(Square::G1, "N", Token::Light)
        .pieces([Square::E7, Square::D7], "P", Token::Dark)
        .mark(Mark::Disc, "the knight goes there", [Square::F3])
        .arrow(Square::G1, Square::F3)
        .arrow(Square::F3, Square::E5);
    let row = Layout::new(6, 1, bitboard_core::Order::RankMajor, Corner::FirstFileFirstRank);
    let row =
        Diagram::new(row, 0..6_u32).look(Look::Plain).coordinates(false).legend(false).title("The marks");
    let row = row.pieces([3_u32, 4, 5], "", Token::Dark);
    let marks =
        (0_u32..).zip(MARKS).fold(row, |row, (square, mark)| row.mark(mark, &format!("{mark:?}"), [square]));
    let xiangqi = Geometry::new(9, 10).expect("a board");
    let cannon = piece(xiangqi, "mRcpR", "e4", &["e7", "e9", "b4", "e2"], "C").look(Look::Points);
    let queen = piece(hexagon(5), "RfrBblBrfNNfrNNlbNNblNNflBbrB", "d4", &["d7", "g7", "b3", "h6"], "Q");
    [
        ("sets", sets),
        ("cannon", cannon.title("The cannon of xiangqi")),
        ("centre", centre),
        ("marks", marks),
        ("hexagon", queen.look(Look::Hexagons).title("A queen on hexagons")),
    ]
}

#[test]
fn committed_pictures_are_what_is_drawn() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bitboard-core/pictures");
    let mut drawn = BTreeSet::new();
    for (name, diagram) in pictures() {
        let (file, text) = (format!("{name}.svg"), diagram.to_string());
        if std::env::var_os("BITBOARD_BLESS").is_some() {
            std::fs::write(folder.join(&file), &text).expect("a picture that can be written");
        }
        let committed = std::fs::read_to_string(folder.join(&file)).unwrap_or_default();
        assert!(committed == text, "{file} is drawn otherwise; BITBOARD_BLESS=1 writes it anew");
        drawn.insert(file);
    }
    let found = std::fs::read_dir(folder).expect("the pictures are there");
    let found = found.map(|entry| entry.expect("a name").file_name().into_string().expect("a plain name"));
    assert_eq!(found.collect::<BTreeSet<_>>(), drawn, "list each picture in tests/svg.rs");
}

/// Boards of every kind, each with the reference's and how it is drawn.
fn boards() -> Vec<(Geometry, Grid, Look)> {
    let new = |files, ranks| Geometry::new(files, ranks).expect("a board");
    let hole = |file: u32, rank: u32| (file + 2 * rank).is_multiple_of(5) && file != 0;
    let holes = new(7, 6).with_cells(|file, rank| !hole(file, rank)).expect("a board");
    let holes_grid = Grid::with_cells(7, 6, |(file, rank)| !hole(file as u32, rank as u32));
    let mut boards = vec![
        (new(1, 1), Grid::rectangle(1, 1), Look::Checkered),
        (new(8, 8), Grid::rectangle(8, 8), Look::Checkered),
        (new(10, 4).with_wrap(Wrap::Files), Grid::rectangle(10, 4).cylinder(), Look::Checkered),
        (new(5, 6).with_wrap(Wrap::Both), Grid::rectangle(5, 6).torus(), Look::Points),
        (new(19, 19), Grid::rectangle(19, 19), Look::Points),
        (new(26, 14), Grid::rectangle(26, 14), Look::Checkered),
        (hexagon(6), Grid::hexagon(6), Look::Hexagons),
    ];
    let looks = [Look::Checkered, Look::Plain, Look::Points];
    boards.extend(looks.map(|look| (holes.clone(), holes_grid.clone(), look)));
    for order in [Order::RankMajor, Order::FileMajor] {
        for (last_file, last_rank) in [(true, false), (false, true), (true, true)] {
            let corner = bitboard_core::runtime::Corner { last_file, last_rank };
            boards.push((new(5, 7).with_layout(order, corner), Grid::rectangle(5, 7), Look::Plain));
        }
    }
    boards
}

const MARKS: [Mark; 6] = [Mark::Disc, Mark::Circle, Mark::Cross, Mark::Target, Mark::Brackets, Mark::Bar];

#[test]
fn everything_is_shown_where_it_is() {
    let mut random = Random::new(31);
    for (geometry, grid, look) in boards() {
        let hexagons = look == Look::Hexagons;
        let cells: Vec<Square> = grid.cells.iter().copied().collect();
        let bit = |&(file, rank): &Square| geometry.bit(file as u32, rank as u32);
        let mut some =
            || -> BTreeSet<Square> { cells.iter().copied().filter(|_| random.below(4) == 0).collect() };
        let (pieces, marks, sets) = (some(), MARKS.map(|_| some()), [some(), some(), some()]);
        let mut diagram =
            Diagram::from(&geometry).look(look).pieces(pieces.iter().map(bit), "K", Token::Dark);
        for (number, set) in sets.iter().enumerate() {
            diagram = diagram.set(&format!("set {number}"), set.iter().map(bit));
        }
        for (mark, squares) in MARKS.iter().zip(&marks) {
            diagram = diagram.mark(*mark, &format!("{mark:?}"), squares.iter().map(bit));
        }
        let text = diagram.to_string();
        let picture = Picture::read(&text, hexagons);
        assert_eq!(picture.pieces, pieces, "{geometry}");
        if look == Look::Checkered {
            assert_eq!(picture.cells, grid.cells, "{geometry}");
        }
        assert_eq!(picture.texts.iter().filter(|text| *text == "K").count(), pieces.len());
        for (mark, squares) in MARKS.iter().zip(&marks) {
            assert_eq!(picture.of(&format!("{mark:?}")), *squares, "{mark:?} on {geometry}");
        }
        for (number, squares) in sets.iter().enumerate() {
            assert_eq!(picture.of(&format!("set {number}")), *squares, "set {number} on {geometry}");
        }
        for (label, squares) in &picture.marked {
            let mut names: Vec<(u32, String)> = squares
                .iter()
                .map(bit)
                .map(|bit| (bit, geometry.square_name(bit).expect("a name")))
                .collect();
            names.sort();
            let names: String = names.into_iter().map(|(_, name)| format!(" {name}")).collect();
            let told = format!(" {label}:{names}.");
            assert!(picture.description.contains(&told), "{told:?} not in {:?}", picture.description);
        }
        let [left, top, width, height] = picture.frame;
        for (x, y) in picture.begins {
            assert!(
                (left..left + width).contains(&x) && (top..top + height).contains(&y),
                "{x} {y} in\n{text}"
            );
        }
        let joined = grid.wrap_files || grid.wrap_ranks;
        assert_eq!(text.contains("stroke-dasharray"), joined, "{geometry}");
        assert_eq!(picture.texts.iter().any(|text| text == "joined edges"), joined, "{geometry}");
        assert_eq!(picture.description.contains("joined"), joined, "{geometry}");
    }
}

#[test]
fn holes_stay_free_and_have_an_edge() {
    let ring = Geometry::new(3, 3).expect("a board").with_cells(|file, rank| (file, rank) != (1, 1));
    let text = Diagram::from(&ring.expect("a ring")).coordinates(false).to_string();
    let cells = Picture::read(&text, false).cells;
    assert!(cells.len() == 8 && !cells.contains(&(1, 1)), "{cells:?}");
    // Twelve sides outside, four around the hole.
    let edge = text.lines().find(|line| line.contains("stroke-linecap")).expect("an edge");
    assert_eq!(edge.matches('M').count(), 16, "{edge}");
    for side in ["M20 -60l40 0", "M60 -60l0 40", "M60 -20l-40 0", "M20 -20l0 -40"] {
        let turned: Vec<i32> =
            side.split(|c: char| !c.is_ascii_digit() && c != '-').filter_map(|n| n.parse().ok()).collect();
        let [x, y, right, down] = turned[..] else { panic!("four numbers") };
        let other = format!("M{} {}l{} {}", x + right, y + down, -right, -down);
        assert!(edge.contains(side) || edge.contains(&other), "{side} in {edge}");
    }
}

#[test]
fn coordinates_and_legend_can_be_left_out() {
    let diagram =
        || Diagram::new(board::Board::LAYOUT, board::Board::FULL).set("corner", [board::Square::A1]);
    let all = Picture::read(&diagram().to_string(), false);
    let names: Vec<&str> = all.texts.iter().map(String::as_str).collect();
    assert_eq!(names, "a b c d e f g h 1 2 3 4 5 6 7 8 corner".split(' ').collect::<Vec<_>>());
    let bare = Picture::read(&diagram().coordinates(false).legend(false).to_string(), false);
    assert!(bare.texts.is_empty(), "{:?}", bare.texts);
    assert_eq!(bare.of("corner"), BTreeSet::from([(0, 0)]));
    assert!(bare.frame[2] < all.frame[2] && bare.frame[3] < all.frame[3]);
}

#[test]
fn small_boards_and_marks_without_a_label_are_told_in_good_english() {
    let row = Layout::new(2, 1, bitboard_core::Order::RankMajor, Corner::FirstFileFirstRank);
    let picture = Diagram::new(row, [1_u32]).look(Look::Points).mark(Mark::Disc, "", [1_u32]);
    let picture = Picture::read(&picture.to_string(), false);
    assert_eq!(picture.description, "A board of 2 files and 1 rank, 1 point. marked: b1.");
    assert_eq!(picture.texts, ["b", "1"], "nothing in a legend");
}

#[test]
fn long_labels_make_the_picture_wider() {
    let picture = |label: &str| {
        let diagram = Diagram::new(board::Board::LAYOUT, board::Board::FULL);
        Picture::read(&diagram.set(label, board::Board::FULL).to_string(), false)
    };
    let [short, long] = [picture("short"), picture(&"long ".repeat(30))];
    assert_eq!(short.frame[2], 8 * 40 + 34);
    // Few fonts have letters that are half as wide as high on average.
    assert!(long.frame[2] > 150 * 13 / 2, "{:?}", long.frame);
}

#[test]
fn texts_can_be_anything() {
    let hostile = "<\"&'>\u{0}\u{1b}\u{fffe}]]>--\u{202e}♞車";
    let shown = "<\"&'>\u{fffd}\u{fffd}\u{fffd}]]>--\u{202e}♞車";
    let text = Diagram::new(board::Board::LAYOUT, board::Board::FULL)
        .title(hostile)
        .description(hostile)
        .piece(board::Square::E4, hostile, Token::Light)
        .set(hostile, board::Board::FULL)
        .mark(Mark::Disc, hostile, [board::Square::A1])
        .to_string();
    let picture = Picture::read(&text, false);
    assert_eq!(picture.title.as_deref(), Some(shown));
    assert!(picture.description.starts_with(shown), "{}", picture.description);
    assert_eq!(picture.texts.iter().filter(|text| *text == shown).count(), 3);
    assert_eq!(picture.of(shown).len(), 64);
}

/// The relative luminance of a colour, as the Web Content Accessibility Guidelines define it.
fn luminance(colour: &str) -> f64 {
    let digits = colour.strip_prefix('#').expect("a colour in hexadecimal");
    let short = digits.len() == 3;
    let channel = |index: usize| {
        let digits =
            if short { digits[index..=index].repeat(2) } else { digits[2 * index..2 * index + 2].to_owned() };
        let value = f64::from(u8::from_str_radix(&digits, 16).expect("digits")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn marks_stand_out_from_the_board_and_texts_from_any_page() {
    let empty = |look| Diagram::from(&hexagon(2)).look(look).coordinates(false).to_string();
    let ground = |look| Picture::read(&empty(look), look == Look::Hexagons).colours;
    let board: BTreeSet<String> = [Look::Checkered, Look::Plain, Look::Points, Look::Hexagons]
        .into_iter()
        .flat_map(ground)
        .filter(|colour| luminance(colour) > 0.3)
        .collect();
    assert_eq!(board.len(), 3, "{board:?}");
    let square = [board::Square::A1];
    let bare = || Diagram::new(board::Board::LAYOUT, square).coordinates(false).legend(false);
    // Earlier sets may be empty.
    let set = |number| (0..number).fold(bare(), |diagram, _| diagram.set("", [0_u32; 0])).set("", square);
    let marked = MARKS.into_iter().map(|mark| bare().mark(mark, "", square));
    let mut signs = BTreeSet::new();
    let mut shapes = BTreeSet::new();
    for diagram in (0..8).map(set).chain(marked) {
        let text = diagram.to_string();
        // Marks are drawn last.
        let lines = || text.lines().rev().skip(1);
        let sign = lines().find(|line| line.contains("pointer-events")).or(lines().next()).expect("a sign");
        let (_, path) = sign.rsplit_once("d=\"M").expect("a path");
        shapes.insert(path.split_once('m').expect("a shape").1.to_owned());
        let colours = Picture::read(&text, false).colours;
        signs.extend(colours.into_iter().filter(|colour| luminance(colour) < 0.7 && !board.contains(colour)));
    }
    assert_eq!(shapes.len(), 14, "no two signs have one shape");
    for sign in &signs {
        for ground in &board {
            assert!(contrast(sign, ground) >= 3.0, "{sign} on {ground}: {}", contrast(sign, ground));
        }
    }
    let text = Diagram::new(board::Board::LAYOUT, square).to_string();
    let (_, beside) = text.split_once("<g fill=\"").expect("coordinates");
    for page in ["#fff", "#000"] {
        assert!(contrast(&beside[..7], page) >= 4.5, "{} on {page}", contrast(&beside[..7], page));
    }
}

#[test]
fn sets_that_share_a_square_have_places_of_their_own() {
    let square = [board::Square::D4];
    let bare = || Diagram::new(board::Board::LAYOUT, square).coordinates(false).legend(false);
    for (look, (x, y)) in [(Look::Checkered, (120, -120)), (Look::Hexagons, (60, -105))] {
        let text = (0..8).fold(bare().look(look), |diagram, _| diagram.set("a set", square)).to_string();
        let begins = Picture::read(&text, look == Look::Hexagons).begins.into_iter();
        let places: BTreeSet<(i32, i32)> = begins.map(|place| (place.0 - x, place.1 - y)).collect();
        // Signs reach five units or a little more to each side. The corners of a hexagon lie higher than its sides.
        let inside = |&&(right, down): &&(i32, i32)| match look {
            Look::Hexagons => 20 * (down.abs() + 5) + 11 * (right.abs() + 5) <= 20 * 23 + 11 * 5,
            _ => right.abs() + 5 < 20 && down.abs() + 5 < 20,
        };
        // The middle, for cell and tints, and the signs.
        assert_eq!(places.iter().filter(inside).count(), 1 + 8, "{places:?}");
    }
    // A set alone shows its sign in the middle, unless a piece stands there.
    let one = |diagram: Diagram| Picture::read(&diagram.to_string(), false).begins;
    let bare = bare().set("a set", square);
    let count = |places: &[(i32, i32)]| places.iter().filter(|&&place| place == (120, -120)).count();
    assert_eq!(count(&one(bare.clone())), 3);
    assert_eq!(count(&one(bare.piece(square[0], "", Token::Light))), 3);
}

#[test]
fn a_piece_takes_the_place_of_another() {
    let empty = || Diagram::new(board::Board::LAYOUT, board::Board::FULL);
    let pieces = [board::Square::B2, board::Square::C2];
    let bare = empty().pieces(pieces, "", Token::Light).piece(board::Square::C2, "K", Token::Dark);
    let alone = empty().piece(board::Square::B2, "", Token::Light).piece(board::Square::C2, "K", Token::Dark);
    assert_eq!(bare.to_string(), alone.to_string());
    assert!(bare.to_string().contains(" White pieces: b2. Black K: c2."));
}

#[test]
fn arrows_point_to_their_squares() {
    let text = Diagram::new(board::Board::LAYOUT, board::Board::FULL)
        .arrow(board::Square::A1, board::Square::A8)
        .arrow(0_u32, 63_u32)
        .to_string();
    assert!(text.contains("M0 -9L0 -264\"/>"), "{text}");
    assert!(text.contains("L0 -277L"), "{text}");
    assert!(text.contains(" Arrow: a1 a8. Arrow: a1 h8."), "{text}");
}

#[test]
fn sizes_are_as_documented() {
    let rook = piece(Geometry::chess(), "R", "d4", &["d7", "b4"], "R").to_string();
    assert!(rook.len() < 5_000, "{}", rook.len());
    let variant = Variant::<[u64; 6]>::builder(Geometry::new(19, 19).expect("a board")).piece("piece", "Q");
    let variant = variant.build().expect("a queen");
    let queen = variant.piece("piece").expect("the queen").diagram(180, Set::from_bits(Bits::EMPTY), "Q");
    assert!(queen.to_string().len() < 20_000, "{}", queen.to_string().len());
    assert!(queen.look(Look::Points).to_string().len() < 7_000);
}

#[test]
fn any_layout_is_drawn_the_same() {
    let corners = [
        Corner::FirstFileFirstRank,
        Corner::LastFileFirstRank,
        Corner::FirstFileLastRank,
        Corner::LastFileLastRank,
    ];
    let mut seen = BTreeSet::new();
    for order in [bitboard_core::Order::RankMajor, bitboard_core::Order::FileMajor] {
        for corner in corners {
            let layout = Layout::new(4, 3, order, corner);
            let diagram = Diagram::new(layout, 0..12_u32).edges(Edges::Cylinder);
            let square = layout.index(3, 1);
            seen.insert(
                diagram.piece(square, "K", Token::Light).mark(Mark::Target, "here", [square]).to_string(),
            );
        }
    }
    assert_eq!(seen.len(), 1);
}

#[test]
#[should_panic(expected = "the board has no square 64")]
fn squares_beyond_the_board_are_refused() {
    let _ = Diagram::new(board::Board::LAYOUT, board::Board::FULL).mark(Mark::Disc, "", [64_u32]);
}

#[test]
#[should_panic(expected = "the board has no square 1")]
fn holes_are_refused() {
    let _ = Diagram::new(board::Board::LAYOUT, [board::Square::A1]).piece(board::Square::B1, "", Token::Dark);
}

#[test]
#[should_panic(expected = "a cell lies beyond the board")]
fn cells_beyond_the_board_are_refused() {
    let _ = Diagram::new(board::Board::LAYOUT, [64_u32]);
}

#[test]
#[should_panic(expected = "a board has at least one square")]
fn boards_without_squares_are_refused() {
    let _ = Diagram::new(board::Board::LAYOUT, board::Board::EMPTY);
}

#[test]
#[should_panic(expected = "an arrow ends on another square than it begins on")]
fn arrows_from_a_square_to_itself_are_refused() {
    let _ = Diagram::new(board::Board::LAYOUT, board::Board::FULL).arrow(7_u32, 7_u32);
}
