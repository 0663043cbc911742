//! A sliced program as statements on registers.

use std::collections::BTreeMap;

use bitboard_plan::{LineOp, Sliced, Value};
use proc_macro2::{Ident, Literal, TokenStream};

use super::ident;

/// The statements that compute the lines of the result from those of `inputs`, and the result as an array.
pub(super) fn body(sliced: &Sliced, lanes: &Ident, inputs: &[Ident]) -> TokenStream {
    let mut printer = Printer { sliced, lanes, inputs, names: Vec::new(), counts: BTreeMap::new() };
    let mut statements = TokenStream::new();
    for op in sliced.ops() {
        let expression = printer.expression(*op);
        let name = match op {
            LineOp::Input(..) => expression,
            _ => {
                let name = printer.fresh(stem(*op));
                statements.extend(ours! { let #name = #expression; });
                ours! { #name }
            }
        };
        printer.names.push(name);
    }
    let results = sliced.results().iter().map(|result| &printer.names[result.index()]);
    ours! {
        #statements
        [#(#results),*]
    }
}

/// What the result of an operation is called.
const fn stem(op: LineOp) -> &'static str {
    match op {
        LineOp::Input(..) => "line",
        LineOp::Constant(_) => "mask",
        LineOp::Shift(..) => "moved",
        LineOp::And(..) => "kept",
        LineOp::Or(..) | LineOp::OrThree(..) => "union",
        LineOp::Carry(..) => "flood",
        LineOp::Blockers(..) => "blockers",
        LineOp::Up(..) | LineOp::Down(..) | LineOp::Across(..) => "attacks",
    }
}

struct Printer<'a> {
    sliced: &'a Sliced,
    lanes: &'a Ident,
    inputs: &'a [Ident],
    names: Vec<TokenStream>,
    counts: BTreeMap<&'static str, usize>,
}

impl Printer<'_> {
    /// A name by what it is and a number.
    fn fresh(&mut self, stem: &'static str) -> Ident {
        let count = self.counts.entry(stem).or_insert(0);
        *count += 1;
        ident(&format!("{stem}_{count}"))
    }

    fn expression(&self, op: LineOp) -> TokenStream {
        let of = |value: Value| &self.names[value.index()];
        let lanes = self.lanes;
        let method = ident;
        // What depends on the width of the lanes says so in its name.
        let wide = |name: &str| ident(&format!("{name}{}", self.sliced.lane_bits()));
        let (method, arguments) = match op {
            LineOp::Input(parameter, line) => {
                let (set, line) = (&self.inputs[parameter], Literal::u32_unsuffixed(line));
                return ours! { #set[#line] };
            }
            LineOp::Constant(bits) => {
                let bits = super::hexadecimal(bits.into(), self.sliced.lane_bits());
                let splat = wide("splat");
                return ours! { #lanes.#splat(#bits) };
            }
            LineOp::Shift(a, by) => {
                let shift = wide(if by < 0 { "shr" } else { "shl" });
                let (a, by) = (of(a), Literal::u32_unsuffixed(by.unsigned_abs()));
                return ours! { #lanes.#shift::<#by>(#a) };
            }
            LineOp::And(a, b) => (method("and"), vec![of(a), of(b)]),
            LineOp::Or(a, b) => (method("or"), vec![of(a), of(b)]),
            LineOp::OrThree(a, b, c) => (method("or3"), vec![of(a), of(b), of(c)]),
            LineOp::Carry(a, b, c) => (method("carry_through"), vec![of(a), of(b), of(c)]),
            LineOp::Blockers(riders, empty) => {
                let (riders, empty) = (of(riders), of(empty));
                return ours! { #lanes.or(#riders, #lanes.not(#empty)) };
            }
            LineOp::Up(a, b) => (wide("attacks_up"), vec![of(a), of(b)]),
            LineOp::Down(a, b) => (wide("attacks_down"), vec![of(a), of(b)]),
            LineOp::Across(a, b) => (wide("attacks_across"), vec![of(a), of(b)]),
        };
        ours! { #lanes.#method(#(#arguments),*) }
    }
}
