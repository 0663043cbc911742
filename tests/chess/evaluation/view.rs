//! Definitions.

use super::*;

/// The pawns of a position as one colour sees them.
pub struct View<'a> {
    pub color: Color,
    pub own: &'a Set,
    pub enemy: &'a Set,
    /// Rank of the square ahead minus that of the square itself.
    pub up: i32,
}

impl<'a> View<'a> {
    pub fn new(color: Color, own: &'a Set, enemy: &'a Set) -> Self {
        let up = match color {
            Color::White => 1,
            Color::Black => -1,
        };
        Self { color, own, enemy, up }
    }

    /// The same position seen by the other colour.
    pub fn other(&self) -> View<'a> {
        View::new(self.color.other(), self.enemy, self.own)
    }

    /// The rank counted from the own side of the board.
    pub fn rank(&self, (_, rank): At) -> i32 {
        if self.up == 1 { rank } else { 7 - rank }
    }

    pub fn is_ahead(&self, square: At, of: At) -> bool {
        self.rank(square) > self.rank(of)
    }

    pub fn stop(&self, (file, rank): At) -> At {
        (file, rank + self.up)
    }

    /// All squares ahead on the file, nearest first.
    pub fn span(&self, from: At) -> Vec<At> {
        (1..8).map(|far| (from.0, from.1 + far * self.up)).filter(|&square| on_board(square)).collect()
    }

    pub fn telestops(&self, from: At) -> Set {
        self.span(from).into_iter().skip(1).collect()
    }

    /// How many own pawns attack the square.
    pub fn own_attackers(&self, (file, rank): At) -> usize {
        [-1, 1].iter().filter(|&side| self.own.contains(&(file + side, rank - self.up))).count()
    }

    pub fn enemy_attackers(&self, square: At) -> usize {
        self.other().own_attackers(square)
    }

    /// Whether an own pawn attacks the square or will when it has advanced.
    pub fn is_defensible(&self, square: At) -> bool {
        self.own.iter().any(|&pawn| (pawn.0 - square.0).abs() == 1 && self.is_ahead(square, pawn))
    }

    pub fn is_free(&self, square: At) -> bool {
        !self.own.contains(&square) && !self.enemy.contains(&square)
    }

    pub fn is_open(&self, pawn: At) -> bool {
        !self.enemy.iter().any(|&other| other.0 == pawn.0 && self.is_ahead(other, pawn))
    }

    pub fn is_passed(&self, pawn: At) -> bool {
        !self.enemy.iter().any(|&other| (other.0 - pawn.0).abs() <= 1 && self.is_ahead(other, pawn))
    }

    pub fn is_half_free(&self, pawn: At) -> bool {
        self.own.contains(&pawn) && self.is_open(pawn) && !self.is_passed(pawn)
    }

    pub fn sentries(&self, pawn: At) -> Set {
        let guards = |other: &&At| (other.0 - pawn.0).abs() == 1 && self.is_ahead(**other, pawn);
        self.enemy.iter().filter(guards).copied().collect()
    }

    pub fn helpers(&self, pawn: At) -> Set {
        let helps = |other: &&At| (other.0 - pawn.0).abs() == 1 && !self.is_ahead(**other, pawn);
        self.own.iter().filter(helps).copied().collect()
    }

    pub fn is_backward(&self, pawn: At) -> bool {
        let stop = self.stop(pawn);
        self.own.contains(&pawn)
            && on_board(stop)
            && self.enemy_attackers(stop) > 0
            && !self.is_defensible(stop)
    }

    pub fn is_backward_resolved(&self, pawn: At) -> bool {
        let partners = [-1, 1].map(|side| (pawn.0 + side, pawn.1 + 2 * self.up));
        let mutual = partners.iter().any(|&partner| self.other().is_backward(partner));
        // The squares of the two pawns are two ranks apart: who has the higher rank as he counts gives way.
        self.is_backward(pawn) && !(mutual && self.rank(pawn) > 7 - (self.rank(pawn) + 2))
    }

    pub fn is_prospective(&self, pawn: At) -> bool {
        let stop = self.stop(pawn);
        let next = self.stop(stop);
        self.own.contains(&pawn)
            && !self.is_backward(pawn)
            && on_board(next)
            && self.enemy_attackers(stop) == 0
            && self.enemy_attackers(next) > 0
            && !self.is_defensible(next)
    }

    pub fn is_candidate_by_control(&self, pawn: At) -> bool {
        let safe = |&square: &At| self.enemy_attackers(square) <= self.own_attackers(square);
        self.is_half_free(pawn) && self.span(pawn).iter().all(safe)
    }

    pub fn is_candidate_by_helpers(&self, pawn: At) -> bool {
        self.is_half_free(pawn) && self.helpers(pawn).len() >= self.sentries(pawn).len()
    }

    pub fn is_faker(&self, pawn: At) -> bool {
        self.is_half_free(pawn) && self.helpers(pawn).len() < self.sentries(pawn).len()
    }

    pub fn has_faker_to_give(&self, sneaker: At, side: i32) -> bool {
        let faker = (sneaker.0 + side, sneaker.1 - self.up);
        self.is_faker(faker) && self.is_free(self.stop(faker))
    }

    pub fn is_rammed_sneaker(&self, pawn: At) -> bool {
        self.own.contains(&pawn)
            && self.rank(pawn) >= 4
            && self.enemy.contains(&self.stop(pawn))
            && self.sentries(pawn).is_empty()
    }

    pub fn is_sneaker(&self, pawn: At) -> bool {
        self.is_rammed_sneaker(pawn) && [-1, 1].into_iter().any(|side| self.has_faker_to_give(pawn, side))
    }

    pub fn has_level_helper(&self, pawn: At) -> bool {
        let with = |side: i32| {
            let helper = (pawn.0 + side, pawn.1);
            let sentry = (helper.0, helper.1 + 2 * self.up);
            self.own.contains(&helper) && self.sentries(pawn) == Set::from([sentry])
        };
        self.is_candidate_by_helpers(pawn) && (with(-1) || with(1))
    }

    pub fn passed(&self) -> Set {
        self.own.iter().copied().filter(|&pawn| self.is_passed(pawn)).collect()
    }

    /// Moves of one own pawn: where it goes. Neither en passant nor promotions.
    pub fn moves(&self, pawn: At) -> Vec<At> {
        let stop = self.stop(pawn);
        let mut targets = Vec::new();
        if self.is_free(stop) {
            targets.push(stop);
            if self.rank(pawn) == 1 && self.is_free(self.stop(stop)) {
                targets.push(self.stop(stop));
            }
        }
        targets
            .extend([-1, 1].map(|side| (stop.0 + side, stop.1)).iter().filter(|to| self.enemy.contains(to)));
        targets.retain(|&to| on_board(to) && self.rank(to) < 7);
        targets
    }

    /// The own and the enemy's pawns after a move of an own one.
    pub fn after(&self, from: At, to: At) -> (Set, Set) {
        let (mut own, mut enemy) = (self.own.clone(), self.enemy.clone());
        own.remove(&from);
        own.insert(to);
        enemy.remove(&to);
        (own, enemy)
    }

    /// Whether the owner, to move, makes the pawn or one that recaptures for it a passed pawn in so many moves.
    pub fn forces_passer(&self, pawn: At, moves: u32) -> bool {
        moves > 0
            && self.own.iter().any(|&from| {
                self.moves(from).into_iter().any(|to| {
                    let (own, enemy) = self.after(from, to);
                    let tracked = if from == pawn { to } else { pawn };
                    View::new(self.color, &own, &enemy).withstands(tracked, moves - 1)
                })
            })
    }

    /// The same with the enemy to move, who may also pass.
    pub fn withstands(&self, pawn: At, moves: u32) -> bool {
        if self.is_passed(pawn) {
            return true;
        }
        let enemy = self.other();
        self.forces_passer(pawn, moves)
            && self.enemy.iter().all(|&from| {
                enemy.moves(from).into_iter().all(|to| {
                    let (theirs, ours) = enemy.after(from, to);
                    let view = View::new(self.color, &ours, &theirs);
                    if to == pawn { view.recaptures(to, moves) } else { view.forces_or_is(pawn, moves) }
                })
            })
    }

    pub fn forces_or_is(&self, pawn: At, moves: u32) -> bool {
        self.is_passed(pawn) || self.forces_passer(pawn, moves)
    }

    pub fn recaptures(&self, at: At, moves: u32) -> bool {
        moves > 0
            && self.own.iter().filter(|&&from| self.moves(from).contains(&at)).any(|&from| {
                let (own, enemy) = self.after(from, at);
                View::new(self.color, &own, &enemy).withstands(at, moves - 1)
            })
    }
}

/// Whether the king stops the pawn by the rule of the square: the pawn counts its moves to the last rank, two
/// less a double push, the king his to the promotion square, and who moves first has one to spare.
pub fn catches(pawn_color: Color, pawn: At, king: At, pawn_to_move: bool) -> bool {
    let view = View::new(pawn_color, const { &Set::new() }, const { &Set::new() });
    let moves = match view.rank(pawn) {
        1 => 5,
        rank => 7 - rank,
    };
    let last = match pawn_color {
        Color::White => 7,
        Color::Black => 0,
    };
    let distance = (king.0 - pawn.0).abs().max((king.1 - last).abs());
    distance <= moves + i32::from(!pawn_to_move)
}

pub fn on_file(pawns: &Set, file: i32) -> Vec<At> {
    pawns.iter().copied().filter(|pawn| pawn.0 == file).collect()
}
