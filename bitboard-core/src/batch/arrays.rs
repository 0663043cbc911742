//! Functions of arrays: what the macros write of them, in a loop of known length.

use super::slices::{BlockKernel, SliceKernel, blocks};
use crate::arch::{Kernel, Lanes, Level};

/// From this many boards on blocks pay.
const WORTH_BLOCKS: usize = 48;

/// Calls the function for every place, board by board.
#[inline]
pub fn arrays<K: SliceKernel<INPUTS>, const INPUTS: usize, const LENGTH: usize>(
    kernel: K,
    inputs: [[K::Board; LENGTH]; INPUTS],
) -> [K::Board; LENGTH] {
    let mut out = inputs[0];
    Level::detect().run(Arrays { kernel, inputs: &inputs, out: &mut out });
    out
}

/// Calls the function for every place, block by block if there are many.
#[inline]
pub fn array_blocks<
    K: BlockKernel<INPUTS, LINES>,
    const INPUTS: usize,
    const LINES: usize,
    const LENGTH: usize,
>(
    kernel: K,
    inputs: [[K::Board; LENGTH]; INPUTS],
) -> [K::Board; LENGTH] {
    if LENGTH < WORTH_BLOCKS {
        return arrays(kernel, inputs);
    }
    let mut out = inputs[0];
    blocks(kernel, inputs.each_ref().map(|input| &input[..]), &mut out);
    out
}

struct Arrays<'a, B, K, const INPUTS: usize, const LENGTH: usize> {
    kernel: K,
    inputs: &'a [[B; LENGTH]; INPUTS],
    out: &'a mut [B; LENGTH],
}

impl<K: SliceKernel<INPUTS>, const INPUTS: usize, const LENGTH: usize> Kernel
    for Arrays<'_, K::Board, K, INPUTS, LENGTH>
{
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, _: L) {
        for place in 0..LENGTH {
            // No closure, which is not always inlined.
            let mut of = [self.inputs[0][place]; INPUTS];
            for (board, input) in of.iter_mut().zip(self.inputs) {
                *board = input[place];
            }
            self.out[place] = self.kernel.one(of);
        }
    }
}
