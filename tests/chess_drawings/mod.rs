//! The drawings of the literature in `data/diagrams.json`, one by one.

use bitboard_core::chess::Board;

pub struct Diagram(serde_json::Value);

impl Diagram {
    pub fn number(&self, part: &str, name: &str) -> u64 {
        let digits = self.0[part][name].as_str().and_then(|text| text.strip_prefix("0x"));
        u64::from_str_radix(digits.expect("a hexadecimal number"), 16).expect("a hexadecimal number")
    }

    pub fn input(&self, name: &str) -> Board {
        Board::from_bits(self.number("inputs", name)).unwrap()
    }

    pub fn output(&self, name: &str) -> Board {
        Board::from_bits(self.number("outputs", name)).unwrap()
    }
}

pub fn diagram(id: &str) -> Diagram {
    let records: serde_json::Value =
        serde_json::from_str(include_str!("../data/diagrams.json")).expect("diagrams.json is JSON");
    let records = records.as_array().expect("a list of records");
    Diagram(records.iter().find(|record| record["id"] == id).expect("a drawing of this name").clone())
}
