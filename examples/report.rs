//! The drawings of what each side attacks in one position.

use std::io::{self, Write};

use super::chess::{self, Board, Compass, Square};
use super::drawing::{self, Block, Cell, side_by_side};
use super::fen::{Color, Kind};
use super::{Army, Summary, write_squares};

/// The drawings of one position.
pub struct Report<'a> {
    armies: &'a [Army; 2],
    summary: Summary,
}

impl<'a> Report<'a> {
    pub fn new(armies: &'a [Army; 2]) -> Self {
        Self { armies, summary: Summary::new(armies) }
    }

    /// The letter of the piece on a square.
    fn piece(&self, square: Square) -> Option<char> {
        let letters = [['P', 'N', 'B', 'R', 'Q', 'K'], ['p', 'n', 'b', 'r', 'q', 'k']];
        self.armies.iter().zip(letters).find_map(|(army, letters)| {
            let kind = army.kinds.iter().position(|kind| kind.contains(square))?;
            Some(letters[kind])
        })
    }

    /// A drawing of the board of which `cell` draws each square.
    fn board(&self, title: &str, cell: impl Fn(Square) -> Cell) -> Block {
        drawing::board(title, 8, 8, |file, rank| Square::new(file, rank).map_or((' ', false), &cell))
    }

    /// The pieces of a set and nothing else.
    fn pieces(&self, title: &str, set: Board) -> Block {
        self.board(title, |square| {
            drawing::marked(self.piece(square).filter(|_| set.contains(square)), false)
        })
    }

    /// A set marked on the position, its size in the title.
    fn marked(&self, title: &str, set: Board) -> Block {
        let title = format!("{title}: {}", set.len());
        self.board(&title, |square| drawing::marked(self.piece(square), set.contains(square)))
    }

    fn control(&self) -> Block {
        let [white, black] = self.summary.attacks;
        self.board("Who attacks what", |square| {
            let mark = match (white.contains(square), black.contains(square)) {
                (true, true) => 'x',
                (true, false) => '+',
                (false, true) => '-',
                (false, false) => '.',
            };
            (mark, false)
        })
    }

    /// A compass rose of what the sliders of an army attack, and beside it what the other pieces attack.
    fn army(&self, army: &Army) -> String {
        let name = name(army.color);
        let directions =
            ["North-west", "North", "North-east", "West", "East", "South-west", "South", "South-east"];
        let [north_west, north, north_east, west, east, south_west, south, south_east]: [Block; 8] =
            std::array::from_fn(|index| {
                let direction = Compass::ALL[index];
                self.marked(
                    directions[index],
                    chess::attacks_towards(army.sliders(direction), army.empty, direction),
                )
            });
        let sliders =
            self.pieces(&format!("{name}'s sliders"), army.rooks_and_queens() | army.bishops_and_queens());
        let knights = self.marked("Knights", chess::knight_attacks(army.of(Kind::Knight)));
        let kings = self.marked("King", chess::king_attacks(army.of(Kind::King)));
        let pawns = self.marked("Pawns", army.pawn_attacks());
        [
            [north_west, north, north_east, knights],
            [west, sliders, east, kings],
            [south_west, south, south_east, pawns],
        ]
        .map(|row| side_by_side(&row))
        .join("\n")
    }

    pub fn write(&self, to_move: Option<Color>, out: &mut impl Write) -> io::Result<()> {
        let to_move =
            to_move.map_or("Side to move not given".to_owned(), |color| format!("{} to move", name(color)));
        let key = [
            "",
            "  Capital letters are White's pieces, small letters Black's: k a king,",
            "  q a queen, r a rook, b a bishop, n a knight, p a pawn.",
            "",
            "  In the drawings of attacks, * is an attacked empty square and [n] an",
            "  attacked piece, be it the other side's or the same side's, which is then",
            "  defended. The number in a title counts the squares.",
        ];
        let position = self.pieces(&to_move, self.armies[0].all() | self.armies[1].all());
        writeln!(out, "{}", side_by_side(&[position, key.map(str::to_owned).to_vec()]))?;

        writeln!(out, "ALL ATTACKS: + only White attacks the square, - only Black, x both, . nobody.\n")?;
        let Summary { attacks, x_rays, contested, undefended, hanging } = &self.summary;
        let blocks = [
            self.marked("White attacks", attacks[0]),
            self.marked("Black attacks", attacks[1]),
            self.marked("Both attack", *contested),
            self.control(),
        ];
        writeln!(out, "{}", side_by_side(&blocks))?;

        for army in self.armies {
            let name = name(army.color);
            writeln!(
                out,
                "{}'S ATTACKS: rooks, bishops and queens by the direction of the attack (north is up),",
                name.to_uppercase()
            )?;
            writeln!(out, "and to the right of them the pieces that do not slide.\n")?;
            writeln!(out, "{}", self.army(army))?;
        }

        writeln!(
            out,
            "BEHIND AND UNDEFENDED: x-rays are the squares that rooks, bishops and queens would attack"
        )?;
        writeln!(
            out,
            "beyond the first piece in their way if it were gone. An undefended piece (kings apart) is"
        )?;
        writeln!(out, "attacked by no piece of its own side; it hangs if the other side attacks it.\n")?;
        let blocks = [
            self.marked("White's x-rays", x_rays[0]),
            self.marked("Black's x-rays", x_rays[1]),
            self.marked("Undefended", undefended[0] | undefended[1]),
            self.marked("Hanging", hanging[0] | hanging[1]),
        ];
        writeln!(out, "{}", side_by_side(&blocks))?;

        writeln!(
            out,
            "White attacks {} squares, Black {}; both attack {}, and nobody {}.",
            attacks[0].len(),
            attacks[1].len(),
            contested.len(),
            (!(attacks[0] | attacks[1])).len()
        )?;
        for (title, [white, black]) in [("Undefended", undefended), ("Hanging", hanging)] {
            write!(out, "{title}: White ")?;
            write_squares(*white, " ", out)?;
            write!(out, ", Black ")?;
            write_squares(*black, " ", out)?;
            writeln!(out)?;
        }
        Ok(())
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
