//! The guide: from a first fill to what the algorithms are. It is documentation only, and no part of a build.
//!
//! | page | |
//! |---|---|
//! | [`first_fill`] | a shift, a mask, and a fill, in five minutes |
//! | [`boards`] | shapes, edges, holes, the order of bits, words |
//! | [`directions`] | shifts, steps, zones; what a fill yields |
//! | [`leapers`] | sets of pieces that jump |
//! | [`pieces`] | where any piece goes from a square |
//! | [`notation`] | every letter of Betza's notation, drawn |
//! | [`legs`] | every method that puts a movement together, drawn |
//! | [`tables`] | tables by square; the other colour's twin of a function |
//! | [`run_time`] | boards and pieces that become known while the program runs |
//! | [`many_boards`] | levels of instructions, slices, arrays, blocks and lines |
//! | [`choosing`] | `by`: the ways to compute it, with figures |
//! | [`errors`] | what messages mean |
//! | [`expansions`] | what the macros write |
//! | [`algorithms`] | how it all works, with sources |
//!
//! Whole programs are the examples of the repository: `attacks` of a chess position, `own_board` with a palace and a hexagon,
//! `explore` for any piece on any board, `othello` on blocks of boards, `perft` with the rules of chess and its relatives.
//!
//! Every example runs as a test. The other drawings, expansions and messages are compared with what is so.

/// Declares the pages: each is a module that holds nothing but the text of its file.
macro_rules! pages {
    ($($page:ident)*) => { $(
        #[doc = include_str!(concat!(stringify!($page), ".md"))]
        pub mod $page {}
    )* };
}

pages! {
    first_fill boards directions leapers pieces notation legs tables run_time many_boards choosing errors expansions algorithms
}
