//! All of the rules of chess: the example `perft` beside other crates. All count the last move without making it.

#[path = "../../examples/perft/chess/mod.rs"]
mod chess;
#[path = "../../examples/perft/game.rs"]
#[allow(dead_code, reason = "what the program needs for other games")]
mod game;

use bitboard_core::arch::Level;
use bitboard_peers::{Effort, Group};
use game::Game;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

pub fn chess(effort: &Effort) {
    one(effort, "Legal moves from the start of a game, depth 4", chess::START, 4, 197_281);
    one(effort, "Legal moves from the position known as kiwipete, depth 3", KIWIPETE, 3, 97_862);
}

fn one(effort: &Effort, title: &'static str, fen: &str, depth: u32, nodes: usize) {
    let ours: chess::Chess = fen.parse().expect("a position");
    let cozy_board = &cozy_chess::Board::from_fen(fen, false).expect("a position");
    let jordanbray: ::chess::Board = fen.parse().expect("a position");
    let jordanbray = move || ::chess::MoveGen::movegen_perft_test(&jordanbray, depth as usize);
    let best = Level::detect();
    let by = |level: Level| {
        level.force();
        let count = ours.perft(depth);
        best.force();
        count
    };
    let mut group = Group::new(title, "node", nodes);
    assert_eq!(cozy(cozy_board, depth), nodes as u64);
    assert_eq!(jordanbray(), nodes);
    group.case("cozy-chess", "called", || cozy(cozy_board, depth));
    group.case("chess", "called", jordanbray);
    for level in Level::available() {
        assert_eq!(by(level), nodes as u64);
        group.case(format!("the example, {level}"), "called", move || by(level));
    }
    group.run(effort);
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for chosen in moves {
                let mut next = board.clone();
                next.play_unchecked(chosen);
                nodes += cozy(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
