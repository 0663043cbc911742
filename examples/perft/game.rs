//! What a game must offer to have its moves counted.

use std::fmt::Display;

/// The largest number of moves that may be asked for. More than a few are a matter of years, but a single line of
/// moves is followed to its end at once, on the stack.
pub const DEEPEST: u32 = 100;

/// A position of a game, with its rules.
pub trait Game: Clone + Send + Sync + 'static {
    /// A legal move; shown as in the protocols of engines, a forced pass among them.
    type Move: Copy + Display;

    /// All legal moves. A game that is over has none.
    fn moves(&self) -> Vec<Self::Move>;

    /// The position after one of its legal moves.
    fn play(&self, chosen: Self::Move) -> Self;

    /// The number of legal moves, for games that can tell without listing them.
    fn count(&self) -> u64 {
        self.moves().len() as u64
    }

    /// The number of sequences of exactly so many legal moves.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count(),
            _ => self.moves().into_iter().map(|chosen| self.play(chosen).perft(depth - 1)).sum(),
        }
    }
}

/// A position of whichever game was asked for.
pub trait Tree: Send + Sync {
    /// See [`Game::perft`].
    fn perft(&self, depth: u32) -> u64;

    /// The legal moves by name, each with the position after it.
    fn children(&self) -> Vec<(String, Box<dyn Tree>)>;
}

impl<G: Game> Tree for G {
    fn perft(&self, depth: u32) -> u64 {
        Game::perft(self, depth)
    }

    fn children(&self) -> Vec<(String, Box<dyn Tree>)> {
        let child = |chosen: G::Move| (chosen.to_string(), Box::new(self.play(chosen)) as Box<dyn Tree>);
        self.moves().into_iter().map(child).collect()
    }
}
