//! The moves of a position.

use bitboard_core::runtime::Set;

use super::board::{Board, Castling, Goal};
use super::description::{When, Wins};
use super::fen::Color;
use super::position::{Action, Letter, Move, Position, Spot, between};
use crate::game::Game;

impl<S: Set> Game for Position<S> {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.is_over() {
            return moves;
        }
        self.goes(&mut moves);
        self.castles(&mut moves);
        self.drops(&mut moves);
        // Without a royal piece everything is legal.
        if self.royal(self.turn).any() {
            moves.retain(|chosen| self.is_legal(chosen));
        }
        let must_not_mate = |chosen: &Move| {
            matches!(chosen.action, Action::Drop(_)) && self.board.kinds[chosen.kind].mates_not_dropped
        };
        moves.retain(|chosen| !must_not_mate(chosen) || !self.mates(chosen));
        moves
    }

    fn play(&self, chosen: Move) -> Self {
        self.after(&chosen)
    }
}

impl<S: Set> Position<S> {
    /// Whether the game is over, however many moves there might be.
    fn is_over(&self) -> bool {
        let (own, other) = (self.turn, self.turn.other());
        let count = |color: Color| self.colors[color as usize].count();
        let board = &*self.board;
        let reached = board.goal.as_ref().is_some_and(|&Goal { kind, zones, wins }| {
            let winners = match wins {
                Wins::AtOnce => &[other][..],
                Wins::IfHeld => &[own],
                Wins::OnceSafe => &Color::ALL,
            };
            winners.iter().any(|&winner| {
                let by = winner.other();
                let attacked =
                    |square| board.is_attacked(square, by, |kind| self.of(kind, by), self.occupied());
                let mut arrived = self.of(kind, winner).and(zones[winner as usize]).squares();
                arrived.any(|square| wins != Wins::OnceSafe || !attacked(square))
            })
        });
        // Somebody with two pieces may yet lose one of them to a bare one.
        let bare =
            board.bare_loses && (count(other) == 1 && count(own) > 1 || count(own) == 1 && count(other) > 2);
        let lost = |(kind, fewest)| Color::ALL.iter().any(|&color| self.of(kind, color).count() <= fewest);
        let checked = board.check_wins && self.gives_check(other);
        reached || bare || checked || board.fewest.is_some_and(lost)
    }

    /// Moves of the pieces on the board.
    fn goes(&self, moves: &mut Vec<Move>) {
        let board = &*self.board;
        let own = self.colors[self.turn as usize];
        for (kind, compiled) in board.kinds.iter().enumerate() {
            for from in self.of(kind, self.turn).squares() {
                let mut targets = board.moves(kind, self.turn, from, self.occupied());
                if compiled.in_passing && self.passed.0.any() {
                    let occupied = self.occupied().or(self.passed.0);
                    targets = targets.or(board.attacks(kind, self.turn, from, occupied).and(self.passed.0));
                }
                for to in targets.without(own).squares() {
                    self.becomes(kind, from, to, moves);
                }
            }
        }
    }

    /// A move of a piece, as often as there are kinds that it may become.
    fn becomes(&self, kind: usize, from: u32, to: u32, moves: &mut Vec<Move>) {
        let board = &*self.board;
        let compiled = &board.kinds[kind];
        let side = &compiled.sides[self.turn as usize];
        let (from, to) = (Spot::new(board.geometry(), from), Spot::new(board.geometry(), to));
        let arrives = side.promotion.contains(to.square);
        let leaves = side.promotion.contains(from.square);
        let captures = self.occupied().contains(to.square);
        let (may, must) = match &compiled.promotion {
            None => (false, false),
            Some((_, When::Always)) => (arrives, arrives),
            Some((_, When::Optional)) => (arrives, false),
            Some((_, When::OptionalBothWays)) => (arrives || leaves, false),
            Some((_, When::AlwaysBothWays)) => (arrives || leaves, arrives || leaves),
            Some((_, When::Capturing)) => (captures, captures),
        };
        if !must && side.stands.contains(to.square) {
            moves.push(Move { action: Action::Go { from, becomes: None }, to, kind });
        }
        if let Some((kinds, _)) = compiled.promotion.as_ref().filter(|_| may) {
            for &kind in kinds {
                if self.of(kind, self.turn).count() < board.kinds[kind].most {
                    let becomes = Some(Letter::new(&board.kinds[kind].letter));
                    moves.push(Move { action: Action::Go { from, becomes }, to, kind });
                }
            }
        }
    }

    /// Castling of the king with each rook, the king coming from and over squares that are not attacked.
    fn castles(&self, moves: &mut Vec<Move>) {
        let Some(Castling { king_to, .. }) = self.board.castling else { return };
        let geometry = self.board.geometry();
        let rooks = self.rooks.and(self.colors[self.turn as usize]);
        let Some(king) = self.royal(self.turn).lowest().filter(|_| rooks.any()) else { return };
        let king = Spot::new(geometry, king);
        for rook in rooks.squares().map(|rook| Spot::new(geometry, rook)) {
            let last = rook.file > king.file;
            let to = Spot::new(geometry, king_to[self.turn as usize][usize::from(last)]);
            let rook_file = if last { to.file - 1 } else { to.file + 1 };
            let rook_to = Spot::new(geometry, geometry.bit(rook_file, to.rank));
            let ways = [(king, to), (rook, rook_to)]
                .map(|(from, to)| between::<S>(geometry, from, to).or(S::square(to.square)));
            let others = self.occupied().without(S::square(king.square).or(S::square(rook.square)));
            let visited = ways[0].or(S::square(king.square));
            let attacked = |square| {
                let by = self.turn.other();
                let occupied = self.occupied().without(S::square(king.square));
                self.board.is_attacked(square, by, |kind| self.of(kind, by), occupied)
            };
            if !ways[0].or(ways[1]).and(others).any() && !visited.squares().any(attacked) {
                let action = Action::Castle { from: king, rook: (rook.square, rook_to.square) };
                moves.push(Move { action, to, kind: self.kind_on(king.square) });
            }
        }
    }

    /// Pieces dropped from the hand.
    fn drops(&self, moves: &mut Vec<Move>) {
        let board = &*self.board;
        if !board.hands {
            return;
        }
        let empty = board.cells().without(self.occupied());
        for (kind, compiled) in board.kinds.iter().enumerate() {
            if self.hands[self.turn as usize][compiled.in_hand] == 0 {
                continue;
            }
            let side = &compiled.sides[self.turn as usize];
            let mut targets = empty.and(side.dropped).and(side.stands);
            for file in (0..board.geometry().files()).map(|file| file_squares::<S>(board, file)) {
                if self.of(kind, self.turn).and(file).count() >= compiled.most_a_file {
                    targets = targets.without(file);
                }
            }
            for to in targets.squares() {
                let action = Action::Drop(Letter::new(&compiled.letter));
                moves.push(Move { action, to: Spot::new(board.geometry(), to), kind });
            }
        }
    }

    /// Whether the other side is in check after a move and has no way out.
    fn mates(&self, chosen: &Move) -> bool {
        let next = self.after(chosen);
        next.gives_check(self.turn) && next.moves().is_empty()
    }
}

/// The squares of a file.
fn file_squares<S: Set>(board: &Board<S>, file: u32) -> S {
    let geometry = board.geometry();
    S::of_squares((0..geometry.ranks()).map(|rank| geometry.bit(file, rank)))
}
