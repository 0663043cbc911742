//! Drawings and positions of the literature, from `data/diagrams.json` and `data/positions.json`.

use bitboard_core::chess::Board;
use serde_json::Value;

/// A number as the records write it, in hexadecimal digits after `0x`.
pub fn number(value: &Value) -> u64 {
    let digits = value.as_str().and_then(|text| text.strip_prefix("0x")).expect("a hexadecimal number");
    u64::from_str_radix(digits, 16).expect("a hexadecimal number")
}

/// A set of squares.
pub fn members(value: &Value) -> Board {
    Board::from_bits(number(value)).unwrap()
}

fn records(text: &str) -> Vec<Value> {
    serde_json::from_str(text).expect("a list of records")
}

fn id(record: &Value) -> &str {
    record["id"].as_str().expect("a name")
}

/// A drawing: named inputs and outputs.
pub struct Diagram {
    pub inputs: Value,
    pub outputs: Value,
}

impl Diagram {
    pub fn input_number(&self, name: &str) -> u64 {
        number(&self.inputs[name])
    }

    pub fn output_number(&self, name: &str) -> u64 {
        number(&self.outputs[name])
    }

    pub fn input(&self, name: &str) -> Board {
        members(&self.inputs[name])
    }

    pub fn output(&self, name: &str) -> Board {
        members(&self.outputs[name])
    }
}

pub fn diagram(name: &str) -> Diagram {
    let records = records(include_str!("../data/diagrams.json"));
    let record = records.iter().find(|record| id(record) == name).expect("a drawing of this name");
    Diagram { inputs: record["inputs"].clone(), outputs: record["outputs"].clone() }
}

/// A position of pawns with what the literature says of it, and what plain definitions computed.
pub struct Position {
    pub id: String,
    pub white: Board,
    pub black: Board,
    pub facts: Value,
    pub computed: Value,
}

impl Position {
    /// A set that the literature names.
    pub fn fact(&self, name: &str) -> Board {
        members(&self.facts[name])
    }

    /// A set that was computed beside it.
    pub fn computed(&self, name: &str) -> Board {
        members(&self.computed[name])
    }
}

pub fn positions() -> Vec<Position> {
    let records = records(include_str!("../data/positions.json"));
    let position = |record: &Value| Position {
        id: id(record).to_owned(),
        white: members(&record["wpawns"]),
        black: members(&record["bpawns"]),
        facts: record["facts"].clone(),
        computed: record["computed"].clone(),
    };
    records.iter().map(position).collect()
}

pub fn position(id: &str) -> Position {
    positions().into_iter().find(|position| position.id == id).expect("a position of this name")
}
