//! Board drawings for generated documentation.

use alloc::string::String;

use crate::Geometry;

impl Geometry {
    /// Draws the board, the top rank first, one character a square; holes are blank.
    #[must_use]
    pub fn draw(&self, symbol: impl Fn(u32) -> char) -> String {
        let mut drawing = String::new();
        for row in self.rows() {
            let mut line = String::new();
            for bit in row {
                line.push(if self.cells().contains(bit) { symbol(bit) } else { ' ' });
                line.push(' ');
            }
            drawing.push_str(line.trim_end());
            drawing.push('\n');
        }
        drawing
    }

    /// The cell nearest to the middle of the board, from where movement is drawn best.
    #[must_use]
    pub fn centre(&self) -> u32 {
        let off = |bit: u32| {
            let (file, rank) = self.coordinates(bit);
            let across = (2 * file + 1).abs_diff(self.files());
            let up = (2 * rank + 1).abs_diff(self.ranks());
            (across.max(up), across + up, rank, file)
        };
        self.cells().iter().min_by_key(|&bit| off(bit)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_has_the_top_rank_first() {
        let board = Geometry::new(3, 2).unwrap();
        assert_eq!(board.draw(|bit| if bit == 5 { 'x' } else { '.' }), ". . x\n. . .\n");
        assert_eq!(board.centre(), 1);
    }
}
