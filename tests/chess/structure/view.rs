//! Definitions.

use super::*;

/// The pawns of a position as one colour sees them.
pub struct View<'a> {
    pub own: &'a Squares,
    pub enemy: &'a Squares,
    /// Ranks to the square ahead: 1 for White, -1 for Black.
    pub up: i32,
}

impl View<'_> {
    /// The same position as the enemy sees it.
    pub fn turned(&self) -> Self {
        Self { own: self.enemy, enemy: self.own, up: -self.up }
    }

    pub fn own(&self, (file, rank): At, files: i32, ahead: i32) -> bool {
        self.own.contains(&(file + files, rank + ahead * self.up))
    }

    pub fn enemy(&self, (file, rank): At, files: i32, ahead: i32) -> bool {
        self.enemy.contains(&(file + files, rank + ahead * self.up))
    }

    pub fn any(&self, at: At, files: i32, ahead: i32) -> bool {
        self.own(at, files, ahead) || self.enemy(at, files, ahead)
    }

    // Doubled

    pub fn has_ahead(&self, at: At) -> bool {
        (1..8).any(|far| self.own(at, 0, far))
    }

    pub fn has_behind(&self, at: At) -> bool {
        (1..8).any(|far| self.own(at, 0, -far))
    }

    pub fn on_file(&self, file: i32) -> usize {
        self.own.iter().filter(|pawn| pawn.0 == file).count()
    }

    // Rows

    /// How many own pawns stand in a row through the square without a gap.
    pub fn row(&self, at: At) -> usize {
        let one_way = |way: i32| (1..8).take_while(|&far| self.own(at, far * way, 0)).count();
        usize::from(self.own.contains(&at)) * (1 + one_way(1) + one_way(-1))
    }

    // Levers

    pub fn lever(&self, at: At, side: i32) -> bool {
        self.own.contains(&at) && self.enemy(at, side, 1)
    }

    pub fn class(&self, at: At, side: i32) -> LeverClass {
        let from_center = |file: i32| (2 * file - 7).abs();
        match from_center(at.0 + side) - from_center(at.0) {
            0 => LeverClass::Center,
            further if further > 0 => LeverClass::Outer,
            _ => LeverClass::Inner,
        }
    }

    pub fn lever_of_class(&self, at: At, class: LeverClass) -> bool {
        [-1, 1].into_iter().any(|side| self.lever(at, side) && self.class(at, side) == class)
    }

    pub fn loose(&self, at: At, side: i32) -> bool {
        self.lever(at, side) && !self.any(at, 0, 1) && !self.any(at, side, 0)
    }

    pub fn tight(&self, at: At, side: i32) -> bool {
        self.lever(at, side) && !self.any(at, 0, 1) && self.own(at, side, 0)
    }

    /// Pawns of a colour in line with one of them, from the end that lies to one's own side, which is the base of
    /// an own row and the head of an enemy's; the line leads forwards to the file on the left or right.
    pub fn line(&self, of: &Squares, through: At, files: i32) -> Vec<At> {
        let at = |far: i32| (through.0 + far * files, through.1 + far * self.up);
        let first = (0..8).take_while(|&far| of.contains(&at(-far))).last().expect("a pawn");
        (-first..8).map(at).take_while(|square| of.contains(square)).collect()
    }

    /// The two rows of a lever, if they have more than this one in common.
    pub fn rows(&self, at: At, side: i32) -> Option<(Vec<At>, Vec<At>)> {
        if !self.lever(at, side) {
            return None;
        }
        let own = self.line(self.own, at, -side);
        let enemy = self.line(self.enemy, (at.0 + side, at.1 + self.up), -side);
        let levers = own.iter().filter(|pawn| enemy.contains(&(pawn.0 + side, pawn.1 + self.up))).count();
        (levers >= 2).then_some((own, enemy))
    }

    pub fn chain_lever(&self, at: At, side: i32) -> bool {
        let attacks = |pawn: &At, other: &At| *other == (pawn.0 + side, pawn.1 + self.up);
        self.rows(at, side).is_some_and(|(own, enemy)| {
            let (base, head) = (&own[0], &own[own.len() - 1]);
            let (enemy_head, enemy_base) = (&enemy[0], &enemy[enemy.len() - 1]);
            attacks(head, enemy_base) && attacks(base, enemy_head)
        })
    }

    pub fn mute_chain_lever(&self, at: At, side: i32) -> bool {
        self.rows(at, side).is_some_and(|(own, enemy)| {
            let base_is_attacked = self.enemy(own[0], -1, 1) || self.enemy(own[0], 1, 1);
            let enemy_base = enemy[enemy.len() - 1];
            let enemy_base_is_attacked = self.own(enemy_base, -1, -1) || self.own(enemy_base, 1, -1);
            !base_is_attacked || !enemy_base_is_attacked
        })
    }

    pub fn lever_push(&self, to: At, empty: &Squares) -> bool {
        let (file, rank) = to;
        let behind = (file, rank - self.up);
        let fourth = if self.up == 1 { 3 } else { 4 };
        let single = self.own.contains(&behind);
        let double = rank == fourth && empty.contains(&behind) && self.own(to, 0, -2);
        empty.contains(&to) && (single || double) && (self.enemy(to, -1, 1) || self.enemy(to, 1, 1))
    }

    // Rams

    pub fn ram(&self, at: At) -> bool {
        self.own.contains(&at) && self.enemy(at, 0, 1)
    }

    pub fn immobile(&self, at: At) -> bool {
        self.ram(at) && !self.lever(at, -1) && !self.lever(at, 1)
    }

    pub fn dead_ram(&self, at: At) -> bool {
        self.immobile(at) && self.turned().immobile((at.0, at.1 + self.up))
    }

    /// Whether a king walks from the own first rank to the last one.
    pub fn king_passes(&self) -> bool {
        let may_enter = |at: At| {
            on_board(at) && !self.own.contains(&at) && !self.enemy(at, -1, 1) && !self.enemy(at, 1, 1)
        };
        let (first, last) = if self.up == 1 { (0, 7) } else { (7, 0) };
        let mut visited = Squares::new();
        let mut waiting: Vec<At> = (0..8).map(|file| (file, first)).collect();
        while let Some(at) = waiting.pop() {
            if may_enter(at) && visited.insert(at) {
                if at.1 == last {
                    return true;
                }
                waiting.extend(
                    (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (at.0 + files, at.1 + ranks))),
                );
            }
        }
        false
    }
}
