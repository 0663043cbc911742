//! Keywords as names.

#![allow(non_camel_case_types)]

#[bitboard_core::bitboard(8x8)]
mod r#mod {
    pub struct r#struct(u64);
    pub enum r#enum {}
    #[directions]
    pub enum r#move {
        r#in = step(0, 1),
        r#dyn = opposite(r#in),
    }
    #[fill(r#in, r#move::r#dyn)]
    pub const fn r#fn(r#let: r#struct, r#mut: r#struct) -> r#struct;
    #[fill(by = kogge_stone)]
    pub const fn r#gen(r#gen: r#struct, r#mut: r#struct, r#type: r#move) -> r#struct;
}

fn main() {
    let from = r#mod::r#enum::A3.board();
    assert_eq!(r#mod::r#fn(from, !from).len(), 7);
    assert_eq!(r#mod::r#gen(from, !from, r#mod::r#move::r#in).len(), 5);
}
