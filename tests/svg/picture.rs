//! Reads back what a picture shows, with a parser of XML.

use std::collections::{BTreeMap, BTreeSet};

use oracle::Square;
use roxmltree::{Document, Node};

/// A picture taken apart.
pub struct Picture {
    /// Left, top, width and height.
    pub frame: [i32; 4],
    /// What it is called, if it is.
    pub title: Option<String>,
    /// What it says of itself.
    pub description: String,
    /// The squares of each mark and set by its label. The tint of a set counts, not its signs.
    pub marked: BTreeMap<String, BTreeSet<Square>>,
    /// The squares of the board, if they are drawn one by one in two shades.
    pub cells: BTreeSet<Square>,
    /// Where discs of pieces lie.
    pub pieces: BTreeSet<Square>,
    /// Every number pair that a path begins at, in the whole picture.
    pub begins: Vec<(i32, i32)>,
    /// All that is written, but for title and description.
    pub texts: Vec<String>,
    /// Every colour that paints something.
    pub colours: BTreeSet<String>,
}

/// The disc of a piece, from its middle.
const DISC: &str = "m-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0z";

/// The outline of a square, from its middle.
const CELL: &str = "m-20-20h40v40h-40z";

impl Picture {
    /// Reads a picture of squares, or of hexagons.
    pub fn read(text: &str, hexagons: bool) -> Self {
        let document = Document::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        let root = document.root_element();
        assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "{text}");
        assert_eq!(root.attribute("role"), Some("img"));
        let frame: Vec<i32> = root.attribute("viewBox").expect("a frame").split(' ').map(number).collect();
        let child = |name| root.children().find(|node| node.has_tag_name(name)).and_then(|node| node.text());
        let paths = || root.descendants().filter(|node| node.has_tag_name("path"));
        let square = |place| square(place, hexagons);
        let mut marked: BTreeMap<String, BTreeSet<Square>> = BTreeMap::new();
        for group in root.children().filter(|node| node.has_tag_name("g")) {
            let label = group.children().find(|node| node.has_tag_name("title")).and_then(|node| node.text());
            let squares =
                group.children().filter(|node| node.has_tag_name("path")).flat_map(begins).map(square);
            if let Some(label) = label {
                marked.entry(label.to_owned()).or_default().extend(squares);
            }
        }
        // Sets have an outline as well, but in groups.
        let shades = root.children().filter(|path| path.attribute("d").is_some_and(|d| d.contains(CELL)));
        let discs = paths().filter(|path| path.attribute("d").is_some_and(|d| d.contains(DISC)));
        let texts = root.descendants().filter(|node| node.has_tag_name("text"));
        let painted = root.descendants().flat_map(|node| [node.attribute("fill"), node.attribute("stroke")]);
        Self {
            frame: frame.try_into().expect("four numbers"),
            title: child("title").map(str::to_owned),
            description: child("desc").expect("a description").to_owned(),
            marked,
            cells: shades.flat_map(begins).map(square).collect(),
            pieces: discs.flat_map(begins).map(square).collect(),
            begins: paths().filter(|path| path.attribute("transform").is_none()).flat_map(begins).collect(),
            texts: texts.filter_map(|node| node.text()).map(str::to_owned).collect(),
            colours: painted.flatten().filter(|&colour| colour != "none").map(str::to_owned).collect(),
        }
    }

    /// The squares of a mark or set; none if there is no such label.
    pub fn of(&self, label: &str) -> BTreeSet<Square> {
        self.marked.get(label).cloned().unwrap_or_default()
    }
}

fn number(text: &str) -> i32 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no whole number"))
}

/// Where the parts of a path begin.
fn begins(path: Node<'_, '_>) -> Vec<(i32, i32)> {
    let path = path.attribute("d").expect("a path");
    let begin = |part: &str| {
        let (x, rest) = part.split_once(' ').expect("two numbers");
        let y = rest.split_once(|c: char| !c.is_ascii_digit() && c != '-').map_or(rest, |(y, _)| y);
        // The next number may follow its sign at once.
        let y = y.char_indices().skip(1).find(|&(_, c)| c == '-').map_or(y, |(at, _)| &y[..at]);
        (number(x), number(y))
    };
    path.split('M').skip(1).map(begin).collect()
}

/// File and rank of the square with this middle.
fn square((x, y): (i32, i32), hexagons: bool) -> Square {
    let (file, rank) = if hexagons { (x - 20 * y / 35, -y / 35) } else { (x, -y / 40) };
    assert_eq!((file % 40, y % if hexagons { 35 } else { 40 }), (0, 0), "no middle of a square: {x} {y}");
    (file / 40, rank)
}
