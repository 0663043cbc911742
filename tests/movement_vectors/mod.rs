//! The expected moves of `data/movement.json`: other programs' answers, a group of cases for each piece and board.

use oracle::{Set, Square};
use serde_json::Value;

/// One piece on one board.
pub struct Group {
    pub betza: String,
    pub files: i32,
    pub ranks: i32,
    pub cases: Vec<Case>,
}

/// Where the piece can go on one occupancy.
pub struct Case {
    pub square: Square,
    pub occupied: Set,
    pub quiet: Set,
    pub captures: Set,
}

/// All groups.
pub fn groups() -> Vec<Group> {
    let file: Value =
        serde_json::from_str(include_str!("../data/movement.json")).expect("the vectors are JSON");
    list(&file).iter().map(group).collect()
}

fn group(group: &Value) -> Group {
    let number = |key: &str| group[key].as_i64().expect("a number") as i32;
    Group {
        betza: text(&group["betza"]).to_owned(),
        files: number("files"),
        ranks: number("ranks"),
        cases: list(&group["cases"]).iter().map(case).collect(),
    }
}

fn case(case: &Value) -> Case {
    let squares = |key: &str| list(&case[key]).iter().map(|name| square(text(name))).collect();
    Case {
        square: square(text(&case["square"])),
        occupied: squares("occupied"),
        quiet: squares("quiet"),
        captures: squares("captures"),
    }
}

/// A square from its name: a file letter and the number of the rank.
fn square(name: &str) -> Square {
    let (file, rank) = name.split_at(1);
    let rank: i32 = rank.parse().expect("the number of a rank");
    (i32::from(file.as_bytes()[0] - b'a'), rank - 1)
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}
