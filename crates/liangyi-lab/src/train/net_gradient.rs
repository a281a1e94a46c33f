//! The gradient of the network's loss at a move played, by backpropagation.
//!
//! The loss is the cross entropy: the negative logarithm of the probability of the move played, after the network has
//! corrected the probabilities of the patterns. It knows nothing of how steps are made.

use liangyi_core::base::Size;
use liangyi_engine::policy::net::Net;
use liangyi_engine::policy::net::kernels::{
    CHANNELS, Cell, MARGIN, ROWS, Shape, add, convolve, convolve_gradient, keep_positive, rectify, transformed,
};
use liangyi_engine::policy::net::planes;
use liangyi_engine::policy::patterns::softmax;
use pulp::{Arch, Simd, WithSimd};

use super::sampling::Sample;

/// The weights of all convolutions for the backward pass: channels transposed, kernels rotated by 180 degrees.
pub fn backward_weights(net: &Net) -> Vec<Vec<Cell>> {
    let one = |i: usize| {
        let mut backward = vec![[0.0; CHANNELS]; ROWS];
        transformed(net.convolution(i), &mut backward);
        backward
    };
    (0..2 * net.blocks() + 1).map(one).collect()
}

/// Sums the gradient over one part of a batch; keeps the layers of a position between positions to reuse their memory.
pub struct GradientWorker {
    shape: Option<Shape>,
    /// The input planes.
    input: Vec<Cell>,
    /// The residual stream before each block and after the last, rectified.
    streams: Vec<Vec<Cell>>,
    /// The middle of each block, rectified.
    inners: Vec<Vec<Cell>>,
    scratch: Vec<Cell>,
    /// The stream in the forward pass, the derivatives by it in the backward pass.
    down: Vec<Cell>,
    /// The sum of the gradients, in the layout of the network.
    pub gradient: Vec<Cell>,
    /// The sum of the losses.
    pub loss: f64,
}

impl GradientWorker {
    /// For a network of `rows` rows.
    pub fn new(rows: usize) -> GradientWorker {
        GradientWorker {
            shape: None,
            input: Vec::new(),
            streams: Vec::new(),
            inners: Vec::new(),
            scratch: Vec::new(),
            down: Vec::new(),
            gradient: vec![[0.0; CHANNELS]; rows],
            loss: 0.0,
        }
    }

    /// Sets the sums to 0.
    pub fn clear(&mut self) {
        self.gradient.fill([0.0; CHANNELS]);
        self.loss = 0.0;
    }

    /// Fits the layers to a board and to a network of `blocks` blocks.
    fn fit(&mut self, size: Size, blocks: usize) -> Shape {
        if let Some(shape) = self.shape.filter(|shape| shape.size() == size) {
            return shape;
        }
        let shape = Shape::new(size);
        self.input = shape.layer();
        self.streams = vec![shape.layer(); blocks + 1];
        self.inners = vec![shape.layer(); blocks];
        (self.scratch, self.down) = (shape.layer(), shape.layer());
        self.shape = Some(shape);
        shape
    }

    /// Adds the loss at the move played and its gradient. `backward` is [`backward_weights`] of `net`.
    pub fn learn(&mut self, net: &Net, backward: &[Vec<Cell>], sample: &Sample) {
        let shape = self.fit(sample.board.size(), net.blocks());
        planes::fill(&mut self.input, &sample.board, sample.color, &sample.chances);
        Arch::new().dispatch(Passes { net, backward, shape: &shape, worker: self, sample });
    }
}

/// The forward and the backward pass, compiled for each instruction set.
struct Passes<'a> {
    net: &'a Net,
    backward: &'a [Vec<Cell>],
    shape: &'a Shape,
    worker: &'a mut GradientWorker,
    sample: &'a Sample,
}

impl WithSimd for Passes<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Passes { net, backward, shape, worker, sample } = self;
        let GradientWorker { input, streams, inners, scratch, down, gradient, loss, .. } = worker;
        let blocks = net.blocks();
        // Forward: `down` is the stream.
        convolve(simd, shape, net.convolution(0), input, down, false);
        for block in 0..blocks {
            rectify(down, &mut streams[block]);
            convolve(simd, shape, net.convolution(2 * block + 1), &streams[block], scratch, false);
            rectify(scratch, &mut inners[block]);
            convolve(simd, shape, net.convolution(2 * block + 2), &inners[block], down, true);
        }
        rectify(down, &mut streams[blocks]);

        // The loss, and its derivatives by the logits: the probability of each move, less 1 for the one played.
        let mut chances = sample.chances.clone();
        let logit = |cell: &Cell| cell.iter().zip(net.last_row()).map(|(a, b)| a * b).sum::<f32>();
        for (point, chance) in &mut chances {
            *chance = chance.max(planes::LEAST_CHANCE).ln() + logit(&streams[blocks][MARGIN + point.index()]);
        }
        softmax(&mut chances);
        down.fill([0.0; CHANNELS]);
        for &(point, chance) in &chances {
            let is_played = point == sample.played;
            if is_played {
                *loss -= f64::from(chance.max(1e-9).ln());
            }
            let error = chance - f32::from(u8::from(is_played));
            let at = MARGIN + point.index();
            let last = gradient.len() - 1;
            for channel in 0..CHANNELS {
                gradient[last][channel] += error * streams[blocks][at][channel];
                down[at][channel] = error * net.last_row()[channel];
            }
        }

        // Backward: `down` is the derivatives by the stream.
        keep_positive(&streams[blocks], down);
        for block in (0..blocks).rev() {
            let rows = |i: usize| i * ROWS..(i + 1) * ROWS;
            convolve_gradient(simd, shape, &mut gradient[rows(2 * block + 2)], &inners[block], down);
            convolve(simd, shape, &backward[2 * block + 2], down, scratch, false);
            keep_positive(&inners[block], scratch);
            convolve_gradient(simd, shape, &mut gradient[rows(2 * block + 1)], &streams[block], scratch);
            let inner = &mut inners[block];
            convolve(simd, shape, &backward[2 * block + 1], scratch, inner, false);
            keep_positive(&streams[block], inner);
            down.iter_mut().zip(inner.iter()).for_each(|(down, more)| add(down, more));
        }
        convolve_gradient(simd, shape, &mut gradient[..ROWS], input, down);
    }
}
