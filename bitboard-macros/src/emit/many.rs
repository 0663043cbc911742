//! Functions on many boards: a kernel, and a call that runs it over them.

use bitboard_plan::{LineOp, Sliced};
use proc_macro2::{Literal, TokenStream};

use super::{docs, function as one, ident, lines, word_type};
use crate::{
    input::{
        fill::Function,
        many::{Form, Many},
    },
    lower::Lowered,
};

/// The function with its kernel.
pub(super) fn function(
    function: &Function,
    many: &Many,
    lowered: &Lowered,
    runtime: &TokenStream,
) -> TokenStream {
    let Function { attributes, visibility, signature, .. } = function;
    let docs = docs::function(lowered, attributes);
    if let (Form::Lines(lines), Some(sliced)) = (&many.form, &lowered.sliced) {
        let body = lines::body(sliced, &lines.lanes, &lowered.sets);
        let (lanes, sets) = (&lines.lanes, &lowered.sets);
        let hints = one::hints(attributes, &["must_use"]);
        // Anything but that would be a call under other instructions than those of the level.
        let inline = one::hints(attributes, &["inline"]).is_empty();
        let inline = (!inline).then(|| ours! { #[inline(always)] });
        return ours! {
            #(#attributes)*
            #docs
            #inline
            #hints
            #visibility #signature {
                let _ = (&#lanes, #(&#sets),*);
                #body
            }
        };
    }
    let checks = one::checks(lowered, runtime);
    let kernel = kernel(many, lowered, runtime);
    let of_direction = lowered.direction.as_ref().map(|direction| {
        ours! { (#direction as ::core::primitive::usize) }
    });
    let sets = &lowered.sets;
    let run = ident(match (&many.form, &lowered.sliced) {
        (Form::Arrays, None) => "arrays",
        (Form::Arrays, Some(_)) => "array_blocks",
        (_, None) => "words",
        (_, Some(_)) => "blocks",
    });
    let (hints, out) = match &many.form {
        Form::Slices(out) => (TokenStream::new(), Some(ours! { , #out })),
        Form::Arrays => (one::hints(attributes, &["inline", "must_use"]), None),
        // Without a form on lines there was an error.
        Form::Lines(_) => return TokenStream::new(),
    };
    ours! {
        #(#attributes)*
        #docs
        #hints
        #visibility #signature {
            #checks
            #kernel
            #runtime::__private::batch::#run(__Kernel #of_direction, [#(#sets),*] #out)
        }
    }
}

/// What is done with one board, and with a register full of boards.
fn kernel(many: &Many, lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    let Many { element, one: function, .. } = many;
    let sets = &lowered.sets;
    let count = Literal::usize_unsuffixed(sets.len());
    let body = one::body(function, lowered, runtime);
    let block = lowered.sliced.as_ref().map(|sliced| block(sliced, many, lowered, runtime));
    let index = lowered.direction.as_ref().map(|_| ours! { (::core::primitive::usize) });
    ours! {
        #[derive(::core::clone::Clone, ::core::marker::Copy)]
        struct __Kernel #index;

        impl #runtime::__private::batch::SliceKernel<#count> for __Kernel {
            type Board = #element;

            #[inline(always)]
            fn one(self, [#(#sets),*]: [#element; #count]) -> #element {
                #body
            }
        }

        #block
    }
}

fn block(sliced: &Sliced, many: &Many, lowered: &Lowered, runtime: &TokenStream) -> TokenStream {
    let Many { element, one: function, .. } = many;
    let sets = lowered.sets.len();
    let inputs = &lowered.sets;
    let used =
        |index: usize| sliced.ops().iter().any(|op| matches!(op, LineOp::Input(input, _) if *input == index));
    let patterns = inputs.iter().enumerate().map(|(index, name)| {
        if used(index) {
            ours! { #name }
        } else {
            ours! { _ }
        }
    });
    let lanes = ident("lanes");
    let body = lines::body(sliced, &lanes, inputs);
    let word = word_type(lowered.geometry.word());
    let (board, bits) = (ident("board"), ident("bits"));
    let mut before = TokenStream::new();
    let to_bits = one::input(&board, &bits, &lowered.access, &mut before);
    let to_board = one::returned(function, &lowered.access, ours! { #bits });
    let (count, rows) = (Literal::usize_unsuffixed(sets), Literal::usize_unsuffixed(sliced.lines()));
    let width = Literal::u32_unsuffixed(sliced.line_bits());
    let number = ident("u32");
    ours! {
        impl #runtime::__private::batch::BlockKernel<#count, #rows> for __Kernel {
            type Word = #word;
            const BITS: ::core::primitive::#number = #width;

            #[inline(always)]
            fn bits(#board: #element) -> #word {
                #before
                #to_bits
            }

            #[inline(always)]
            fn board(#bits: #word) -> #element {
                #to_board
            }

            #[inline(always)]
            fn block<L: #runtime::__private::batch::Lanes>(
                self,
                #lanes: L,
                [#(#patterns),*]: [[L::Register; #rows]; #count],
            ) -> [L::Register; #rows] {
                #body
            }
        }
    }
}
