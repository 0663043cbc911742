//! Boards as sets of coordinates, and the four things a direction can yield on them.

use std::collections::{BTreeMap, BTreeSet};

/// A file and a rank, both counted from zero.
pub type Square = (i32, i32);

/// A set of squares.
pub type Set = BTreeSet<Square>;

/// A board: how many files and ranks, which edges are joined, which squares exist and may be entered.
#[derive(Clone, Debug)]
pub struct Grid {
    /// Number of files.
    pub files: i32,
    /// Number of ranks.
    pub ranks: i32,
    /// Whether the last file is followed by the first one.
    pub wrap_files: bool,
    /// Whether the last rank is followed by the first one.
    pub wrap_ranks: bool,
    /// The squares that exist.
    pub cells: Set,
    /// The squares a step may end on: all cells, unless a narrower mask was declared on purpose.
    pub landing: Set,
}

impl Grid {
    /// A board without holes and without joined edges.
    pub fn rectangle(files: i32, ranks: i32) -> Self {
        Self::with_cells(files, ranks, |_| true)
    }

    /// A rectangle of which only the squares that `exists` picks are cells.
    pub fn with_cells(files: i32, ranks: i32, exists: impl Fn(Square) -> bool) -> Self {
        let mut cells = Set::new();
        for file in 0..files {
            for rank in 0..ranks {
                if exists((file, rank)) {
                    cells.insert((file, rank));
                }
            }
        }
        Self { files, ranks, wrap_files: false, wrap_ranks: false, landing: cells.clone(), cells }
    }

    /// A hexagon of the given side: a cell's file and rank differ by less than the side.
    pub fn hexagon(side: i32) -> Self {
        let across = 2 * side - 1;
        Self::with_cells(across, across, |(file, rank)| (file - rank).abs() < side)
    }

    /// A board drawn with `.` for a cell and `#` for a hole, the top rank first.
    pub fn drawn(rows: &[&str]) -> Self {
        let rows: Vec<Vec<char>> = rows.iter().map(|row| marks(row)).collect();
        let ranks = rows.len() as i32;
        let files = rows[0].len() as i32;
        assert!(rows.iter().all(|row| row.len() as i32 == files), "rows of different lengths");
        Self::with_cells(files, ranks, |(file, rank)| {
            match rows[(ranks - 1 - rank) as usize][file as usize] {
                '.' => true,
                '#' => false,
                other => panic!("`{other}` is neither a cell nor a hole"),
            }
        })
    }

    /// The same board with its first and last file joined.
    pub fn cylinder(self) -> Self {
        Self { wrap_files: true, ..self }
    }

    /// The same board with its first and last file and its first and last rank joined.
    pub fn torus(self) -> Self {
        Self { wrap_files: true, wrap_ranks: true, ..self }
    }

    /// The same board where a step may only end on `landing`.
    pub fn entering_only(self, landing: Set) -> Self {
        Self { landing: landing.intersection(&self.cells).copied().collect(), ..self }
    }

    /// The squares marked `X` in a drawing, the top rank first; `.` is an unmarked square and `#` a hole.
    pub fn set(&self, drawing: &str) -> Set {
        let rows: Vec<Vec<char>> = drawing.lines().map(marks).filter(|row| !row.is_empty()).collect();
        assert_eq!(rows.len() as i32, self.ranks, "a drawing with the wrong number of ranks");
        let mut set = Set::new();
        for (down, row) in rows.iter().enumerate() {
            assert_eq!(row.len() as i32, self.files, "a drawing with the wrong number of files");
            for (file, &mark) in row.iter().enumerate() {
                let square = (file as i32, self.ranks - 1 - down as i32);
                assert_eq!(mark != '#', self.cells.contains(&square), "a hole drawn wrongly at {square:?}");
                if mark == 'X' {
                    set.insert(square);
                }
            }
        }
        set
    }

    /// A drawing of a set that [`Grid::set`] reads back.
    pub fn draw(&self, set: &Set) -> String {
        let mut drawing = String::new();
        for rank in (0..self.ranks).rev() {
            for file in 0..self.files {
                drawing.push(match (set.contains(&(file, rank)), self.cells.contains(&(file, rank))) {
                    (true, true) => 'X',
                    (false, true) => '.',
                    (false, false) => '#',
                    (true, false) => '!',
                });
                drawing.push(if file + 1 == self.files { '\n' } else { ' ' });
            }
        }
        drawing
    }

    /// Where a step from a square ends, if it ends on the board.
    pub fn land(&self, from: Square, step: Square) -> Option<Square> {
        let mut file = from.0 + step.0;
        let mut rank = from.1 + step.1;
        if self.wrap_files {
            file = file.rem_euclid(self.files);
        }
        if self.wrap_ranks {
            rank = rank.rem_euclid(self.ranks);
        }
        self.landing.contains(&(file, rank)).then_some((file, rank))
    }

    /// The squares that one ride attacks, in order: up to and including the first one that is not empty, and
    /// never its own origin.
    pub fn ride(&self, from: Square, step: Square, empty: &Set) -> Vec<Square> {
        let mut attacked = Vec::new();
        let mut at = from;
        while let Some(next) = self.land(at, step) {
            if next == from {
                break;
            }
            attacked.push(next);
            if !empty.contains(&next) {
                break;
            }
            at = next;
        }
        attacked
    }

    /// The squares of `from` moved one step; what leaves the board is dropped.
    pub fn step(&self, from: &Set, step: Square) -> Set {
        self.on_board(from).filter_map(|square| self.land(square, step)).collect()
    }

    /// The squares that rides from `sliders` attack, the first one that is not empty included.
    pub fn attacks(&self, sliders: &Set, empty: &Set, step: Square) -> Set {
        self.on_board(sliders).flat_map(|slider| self.ride(slider, step, empty)).collect()
    }

    /// The sliders and the empty squares that rides from them reach.
    pub fn occluded(&self, sliders: &Set, empty: &Set, step: Square) -> Set {
        let mut flood: Set = self.on_board(sliders).collect();
        for slider in self.on_board(sliders) {
            flood.extend(self.ride(slider, step, empty).iter().filter(|square| empty.contains(square)));
        }
        flood
    }

    /// The sliders and every square on their way to the edge.
    pub fn fill(&self, sliders: &Set, step: Square) -> Set {
        self.occluded(sliders, &self.cells, step)
    }

    /// The squares that at least two of the leapers attack.
    pub fn forks(&self, leapers: &Set, steps: &[Square]) -> Set {
        let mut attackers: BTreeMap<Square, u32> = BTreeMap::new();
        for leaper in self.on_board(leapers) {
            // Round a seam two leaps of one piece may end on the same square.
            let attacked: Set = steps.iter().filter_map(|&step| self.land(leaper, step)).collect();
            for target in attacked {
                *attackers.entry(target).or_default() += 1;
            }
        }
        attackers.into_iter().filter(|&(_, attackers)| attackers >= 2).map(|(target, _)| target).collect()
    }

    fn on_board<'s>(&'s self, set: &'s Set) -> impl Iterator<Item = Square> + 's {
        set.intersection(&self.cells).copied()
    }
}

fn marks(row: &str) -> Vec<char> {
    row.chars().filter(|mark| !mark.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORTH: Square = (0, 1);
    const EAST: Square = (1, 0);
    const NORTH_EAST: Square = (1, 1);

    fn small() -> Grid {
        Grid::rectangle(5, 4)
    }

    #[test]
    fn steps_leave_at_the_edges() {
        let grid = small();
        let from = grid.set(
            ". . X . X
             . . . . .
             . X . . X
             X . . . .",
        );
        let north = grid.set(
            ". . . . .
             . X . . X
             X . . . .
             . . . . .",
        );
        let east = grid.set(
            ". . . X .
             . . . . .
             . . X . .
             . X . . .",
        );
        let knight = grid.set(
            ". . X . .
             . X . . .
             . . . . .
             . . . . .",
        );
        assert_eq!(grid.step(&from, NORTH), north);
        assert_eq!(grid.step(&from, EAST), east);
        assert_eq!(grid.step(&from, (1, 2)), knight);
    }

    #[test]
    fn attacks_include_the_first_blocker_and_not_the_slider() {
        let grid = small();
        let sliders = grid.set(
            ". . . . .
             X . . . .
             X . . . X
             . X . . .",
        );
        let empty = grid.set(
            "X X X X X
             X X . X X
             X X X X X
             X X X X X",
        );
        let attacks = grid.set(
            ". . . . .
             . X X . .
             . X X X X
             . . X X X",
        );
        assert_eq!(grid.attacks(&sliders, &empty, EAST), attacks);
    }

    #[test]
    fn a_slider_is_attacked_only_by_another_one() {
        let grid = small();
        let sliders = grid.set(
            ". . . . .
             . . . . .
             X . X . .
             . . . . .",
        );
        let attacked = grid.set(
            ". . . . .
             . . . . .
             . X X X X
             . . . . .",
        );
        let up_to_it = grid.set(
            ". . . . .
             . . . . .
             . X X . .
             . . . . .",
        );
        assert_eq!(
            grid.attacks(&sliders, &grid.cells, EAST),
            attacked,
            "an empty set that holds the sliders"
        );
        let nothing_behind = grid.set(
            "X X X X X
             X X X X X
             X X . . X
             X X X X X",
        );
        let attacks =
            grid.attacks(&grid.set(". . . . .\n. . . . .\nX . . . .\n. . . . ."), &nothing_behind, EAST);
        assert_eq!(attacks, up_to_it);
    }

    #[test]
    fn occluded_holds_the_sliders_and_no_blocker() {
        let grid = small();
        let sliders = grid.set(
            ". . . . .
             . . . . .
             . X . . .
             X . . X .",
        );
        let empty = grid.set(
            "X X X X .
             X X . X X
             X . X X X
             . X X . X",
        );
        let flood = grid.set(
            ". . . . .
             . . . . .
             . X . . X
             X . . X .",
        );
        assert_eq!(grid.occluded(&sliders, &empty, NORTH_EAST), flood);
    }

    #[test]
    fn fills_run_to_the_edge() {
        let grid = small();
        let sliders = grid.set(
            ". . . . .
             . . X . .
             . . . . .
             X . . . X",
        );
        let north = grid.set(
            "X . X . X
             X . X . X
             X . . . X
             X . . . X",
        );
        let diagonal = grid.set(
            ". . . X .
             . . X . .
             . X . . .
             X . . . X",
        );
        assert_eq!(grid.fill(&sliders, NORTH), north);
        assert_eq!(grid.fill(&sliders, NORTH_EAST), diagonal);
    }

    #[test]
    fn a_ride_round_a_ring_ends_before_its_origin() {
        let grid = small().cylinder();
        let lone = grid.set(
            ". . . . .
             . . . . .
             . X . . .
             . . . . .",
        );
        let others = grid.set(
            ". . . . .
             . . . . .
             X . X X X
             . . . . .",
        );
        assert_eq!(grid.attacks(&lone, &grid.cells, EAST), others);
        let pair = grid.set(
            ". . . . .
             . . . . .
             . X . X .
             . . . . .",
        );
        let whole_rank = grid.set(
            ". . . . .
             . . . . .
             X X X X X
             . . . . .",
        );
        assert_eq!(grid.attacks(&pair, &grid.cells, EAST), whole_rank, "each is attacked by the other");
        assert_eq!(grid.fill(&lone, EAST), whole_rank);
    }

    #[test]
    fn rides_cross_the_seam() {
        let cylinder = small().cylinder();
        let from = cylinder.set(
            ". . . . .
             . . . . .
             . . . . .
             . . . X .",
        );
        let spiral = cylinder.set(
            ". X . . .
             X . . . .
             . . . . X
             . . . . .",
        );
        assert_eq!(cylinder.attacks(&from, &cylinder.cells, NORTH_EAST), spiral);
        let torus = small().torus();
        let all_round = torus.attacks(&from, &torus.cells, NORTH_EAST);
        assert_eq!(all_round.len(), 19, "five files and four ranks are coprime");
        let blocked = torus.set(
            "X X X X X
             X X X X X
             X X X X .
             X X X X X",
        );
        let one_step = torus.set(
            ". . . . .
             . . . . .
             . . . . X
             . . . . .",
        );
        assert_eq!(torus.attacks(&from, &blocked, NORTH_EAST), one_step);
    }

    #[test]
    fn a_hole_ends_a_ride_and_is_never_reached() {
        let grid = Grid::drawn(&[". . . # .", ". . . . .", ". . # . .", ". . . . ."]);
        let from = grid.set(
            ". . . # .
             . . . . .
             X . # . .
             . . . X .",
        );
        let east = grid.set(
            ". . . # .
             . . . . .
             . X # . .
             . . . . X",
        );
        let north = grid.set(
            "X . . # .
             X . . X .
             . . # X .
             . . . . .",
        );
        assert_eq!(grid.attacks(&from, &grid.cells, EAST), east);
        assert_eq!(grid.attacks(&from, &grid.cells, NORTH), north);
        assert_eq!(grid.fill(&from, (1, 2)), grid.set(". X . # .\n. . . . X\nX . # . .\n. . . X ."));
    }

    #[test]
    fn a_narrowed_landing_stops_rides_but_not_their_start() {
        let grid = small();
        let upper_half = grid.set(
            "X X X X X
             X X X X X
             . . . . .
             . . . . .",
        );
        let grid = grid.entering_only(upper_half);
        let from = grid.set(
            ". . . . .
             . . . . .
             X . . . .
             . X . . .",
        );
        let north = grid.set(
            "X . . . .
             X . . . .
             . . . . .
             . . . . .",
        );
        assert_eq!(grid.attacks(&from, &grid.cells, NORTH), north);
    }

    #[test]
    fn hexagons_have_their_usual_number_of_cells() {
        assert_eq!(Grid::hexagon(1).cells.len(), 1);
        assert_eq!(Grid::hexagon(2).cells.len(), 7);
        assert_eq!(Grid::hexagon(6).cells.len(), 91);
        let grid = Grid::hexagon(6);
        let centre = Set::from([(5, 5)]);
        for step in [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1)] {
            assert_eq!(grid.attacks(&centre, &grid.cells, step).len(), 5, "{step:?}");
        }
        for step in [(2, 1), (1, 2), (1, -1), (-2, -1), (-1, -2), (-1, 1)] {
            assert_eq!(grid.attacks(&centre, &grid.cells, step).len(), 2, "{step:?}");
        }
    }

    #[test]
    fn forks_are_attacked_from_two_squares() {
        let grid = small();
        let kings = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)];
        let leapers = grid.set(
            ". . . . X
             . . . . .
             X . X . .
             . . . . .",
        );
        let forks = grid.set(
            ". . . . .
             . X . X .
             . X . . .
             . X . . .",
        );
        assert_eq!(grid.forks(&leapers, &kings), forks);
        assert!(grid.forks(&Set::from([(2, 2)]), &kings).is_empty());
    }

    #[test]
    fn squares_off_the_board_are_ignored() {
        let grid = Grid::drawn(&[". . #", ". . ."]);
        let astray = Set::from([(2, 1), (7, 0), (-1, 0)]);
        assert!(grid.step(&astray, (-1, 0)).is_empty());
        assert!(grid.occluded(&astray, &grid.cells, EAST).is_empty());
        assert!(grid.attacks(&astray, &grid.cells, (-1, -1)).is_empty());
    }

    #[test]
    fn drawings_are_read_back() {
        let grid = Grid::drawn(&[". # .", ". . ."]);
        let set = Set::from([(0, 0), (2, 1)]);
        assert_eq!(grid.draw(&set), ". # X\nX . .\n");
        assert_eq!(grid.set(&grid.draw(&set)), set);
    }
}
