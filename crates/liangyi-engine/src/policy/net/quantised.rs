//! The network as it is evaluated in play: with weights and activations of eight bits, several times as fast as in
//! training, and with the same results on every machine.
//!
//! The weights of an output channel share a scale, and so do all inputs of a convolution in one position. The residual
//! stream stays in floating point (compare B. Jacob et al., *Quantization and Training of Neural Networks for Efficient
//! Integer-Arithmetic-Only Inference*, 2018).

use liangyi_core::base::{Color, Point, Size};

use super::dot::{Dot, DotJob, MOST};
use super::kernels::{CHANNELS, Cell, MARGIN, ROWS, Shape};
use super::model::Net;
use super::{dot, planes};
use crate::playout::PlayoutBoard;
use crate::policy::patterns::softmax;

/// Adding this to a number below 256 leaves the nearest integer in the lowest bits of the sum.
const ROUND: f32 = (1 << 23) as f32;
/// The number of groups of four channels of a cell; the products of a group are summed at once.
const GROUPS: usize = CHANNELS / 4;
/// The weights from a group of input channels to all output channels: byte `4i + j` from the `j`th of the group to
/// channel `i`.
type Row = [i8; 4 * CHANNELS];
/// A cell of values from 0 to [`MOST`], a group in each integer.
type Packed = [u32; GROUPS];

/// A convolution with quantised weights.
#[derive(Clone, Debug)]
struct Convolution {
    /// By offset, then by group.
    rows: Vec<Row>,
    /// The value of one integer unit of the weights, by output channel.
    scales: Cell,
    biases: Cell,
}

impl Convolution {
    fn new(weights: &[Cell]) -> Convolution {
        let scales: Cell = std::array::from_fn(|to| {
            let most = weights[..ROWS - 1].iter().fold(0.0f32, |most, row| most.max(row[to].abs()));
            if most > 0.0 { most / MOST as f32 } else { 1.0 }
        });
        let rows = weights[..ROWS - 1]
            .chunks_exact(4)
            .map(|group| {
                std::array::from_fn(|at| {
                    let (to, from) = (at / 4, at % 4);
                    (group[from][to] / scales[to]).round() as i8
                })
            })
            .collect();
        Convolution { rows, scales, biases: weights[ROWS - 1] }
    }
}

/// A network with weights and activations of eight bits, which gives the same results on every machine (B. Jacob et
/// al., *Quantization and Training of Neural Networks for Efficient Integer-Arithmetic-Only Inference*, 2018).
#[derive(Clone, Debug)]
pub struct Quantised {
    convolutions: Vec<Convolution>,
    last_row: Cell,
}

impl Quantised {
    /// Quantises a network.
    pub fn of(net: &Net) -> Quantised {
        let convolutions = (0..=2 * net.blocks())
            .map(|number| match number {
                0 => {
                    // Inputs are not negative: the negative part of the signed channel is an input channel of its own.
                    let mut weights = net.convolution(0).to_vec();
                    for place in 0..9 {
                        let rows = &mut weights[place * CHANNELS..][..CHANNELS];
                        rows[planes::NEGATIVE] = rows[planes::SIGNED].map(|weight| -weight);
                    }
                    Convolution::new(&weights)
                }
                _ => Convolution::new(net.convolution(number)),
            })
            .collect();
        Quantised { convolutions, last_row: *net.last_row() }
    }

    /// Replaces the probabilities of the moves of `color` in `chances`, as the patterns give them, by those of the
    /// network. They sum to 1 before and after.
    ///
    /// The network evaluates the position under the first `symmetries` symmetries of the board, at least 1 and at most
    /// [`Size::symmetries`]. Its outputs, one number for each move that is added to the logarithm of the probability,
    /// are averaged. `scratch` must be made for boards of this size.
    pub fn correct<const W: usize>(
        &self,
        scratch: &mut NetScratch,
        board: &PlayoutBoard<W>,
        color: Color,
        chances: &mut [(Point, f32)],
        symmetries: usize,
    ) {
        let size = board.size();
        let symmetries = symmetries.min(size.symmetries());
        planes::fill(&mut scratch.input, board, color, chances);
        for point in size.points() {
            let cell = &mut scratch.input[MARGIN + point.index()];
            cell[planes::NEGATIVE] = -cell[planes::SIGNED];
        }
        for (_, chance) in chances.iter_mut() {
            *chance = chance.max(planes::LEAST_CHANCE).ln();
        }
        for symmetry in 0..symmetries {
            let at = |point| MARGIN + size.transformed(point, symmetry).index();
            for point in size.points() {
                scratch.inner[at(point)] = scratch.input[MARGIN + point.index()];
            }
            dot::run_widest(Forward { net: self, scratch });
            for (point, chance) in chances.iter_mut() {
                let cell = &scratch.stream[at(*point)];
                let strength: f32 = cell.iter().zip(&self.last_row).map(|(a, b)| a.max(0.0) * b).sum();
                *chance += strength / symmetries as f32;
            }
        }
        softmax(chances);
    }
}

/// The memory for evaluating networks on boards of one size. It is reused, so that evaluation does not allocate.
#[derive(Clone, Debug)]
pub struct NetScratch {
    shape: Shape,
    /// The input planes.
    input: Vec<Cell>,
    /// The input planes under a symmetry, and then the output of the first convolution of a block.
    inner: Vec<Cell>,
    /// The residual stream: the sum of the outputs of the first convolution and of all blocks so far.
    stream: Vec<Cell>,
    /// The quantised input of a convolution.
    packed: Vec<Packed>,
}

impl NetScratch {
    /// The memory for boards of `size`.
    pub fn new(size: Size) -> NetScratch {
        let shape = Shape::new(size);
        let layer = shape.layer();
        let [input, inner] = [(); 2].map(|()| layer.clone());
        NetScratch { shape, input, packed: vec![[0; GROUPS]; layer.len()], stream: layer, inner }
    }
}

/// Evaluates a network from the input planes in `inner` to the residual stream.
struct Forward<'a> {
    net: &'a Quantised,
    scratch: &'a mut NetScratch,
}

impl DotJob for Forward<'_> {
    #[inline(always)]
    fn run<D: Dot>(self, dot: D) {
        let NetScratch { shape, inner, stream, packed, .. } = self.scratch;
        let (first, blocks) = self.net.convolutions.split_at(1);
        let scale = pack(shape, inner, packed);
        convolve(dot, shape, &first[0], packed, scale, stream, false);
        for block in blocks.chunks_exact(2) {
            let scale = pack(shape, stream, packed);
            convolve(dot, shape, &block[0], packed, scale, inner, false);
            let scale = pack(shape, inner, packed);
            convolve(dot, shape, &block[1], packed, scale, stream, true);
        }
    }
}

/// Quantises the rectified cells of a layer and returns the value of one integer unit. Cells outside the board are not
/// written and stay zero.
#[inline(always)]
fn pack(shape: &Shape, layer: &[Cell], packed: &mut [Packed]) -> f32 {
    let (width, height) = (shape.size().width(), shape.size().height());
    let rows = || {
        (0..height).map(|row| {
            let start = MARGIN + row * shape.size().stride();
            start..start + width
        })
    };
    let mut most = [0.0f32; CHANNELS];
    for cell in rows().flat_map(|row| &layer[row]) {
        most.iter_mut().zip(cell).for_each(|(most, &value)| *most = if value > *most { value } else { *most });
    }
    let most = most.iter().fold(0.0f32, |a, b| a.max(*b));
    if most == 0.0 {
        rows().for_each(|row| packed[row].fill([0; GROUPS]));
        return 1.0;
    }
    let inverse = MOST as f32 / most;
    for row in rows() {
        for (cell, packed) in layer[row.clone()].iter().zip(&mut packed[row]) {
            let mut wholes = [0u8; CHANNELS];
            for (whole, value) in wholes.iter_mut().zip(cell) {
                let value = value * inverse;
                *whole = ((if value > 0.0 { value } else { 0.0 }) + ROUND).to_bits() as u8;
            }
            *packed = pulp::bytemuck::cast(wholes);
        }
    }
    most / MOST as f32
}

/// Convolution: for every cell the biases and the weighted sums over the nine offsets of `input`, whose integer unit
/// has the value `scale`; added to the contents of `out` if `accumulate`. Cells outside the board get meaningless
/// values.
#[inline(always)]
fn convolve<D: Dot>(
    dot: D,
    shape: &Shape,
    convolution: &Convolution,
    input: &[Packed],
    scale: f32,
    out: &mut [Cell],
    accumulate: bool,
) {
    match D::LANES {
        16 => convolve_by::<D, 2, 10>(dot, shape, convolution, input, scale, out, accumulate),
        _ => convolve_by::<D, 4, 2>(dot, shape, convolution, input, scale, out, accumulate),
    }
}

#[inline(always)]
fn convolve_by<D: Dot, const V: usize, const P: usize>(
    dot: D,
    shape: &Shape,
    convolution: &Convolution,
    input: &[Packed],
    scale: f32,
    out: &mut [Cell],
    accumulate: bool,
) {
    let scales = convolution.scales.map(|channel| channel * scale);
    for at in (0..shape.span()).step_by(P) {
        let mut sums = [[dot.zero(); V]; P];
        for place in 0..9 {
            let Some(cells) = input[shape.seen(at, place)..].first_chunk::<P>() else { break };
            let rows = &convolution.rows[place * GROUPS..][..GROUPS];
            for (group, row) in rows.iter().enumerate() {
                let weights: &[D::Weights] = pulp::bytemuck::cast_slice(row);
                for (sums, cell) in sums.iter_mut().zip(cells) {
                    let values = dot.values(cell[group]);
                    for (sum, weights) in sums.iter_mut().zip(weights) {
                        *sum = dot.add(*sum, values, weights);
                    }
                }
            }
        }
        for (sums, cell) in sums.iter().zip(&mut out[MARGIN + at..]) {
            let mut wholes = [0.0; CHANNELS];
            for (sum, to) in sums.iter().zip(wholes.chunks_exact_mut(D::LANES)) {
                dot.store(*sum, to);
            }
            for i in 0..CHANNELS {
                let value = wholes[i] * scales[i] + convolution.biases[i];
                cell[i] = if accumulate { cell[i] + value } else { value };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::board::Board;
    use pulp::Scalar;

    use super::*;
    use crate::playout::PlayoutRng;
    use crate::policy::net::kernels;
    use crate::policy::net::model::rows;

    fn chances(net: &Net, scratch: &mut NetScratch, picture: &str, color: Color) -> Vec<(Point, f32)> {
        let board = Board::from_picture(picture).unwrap();
        let board = PlayoutBoard::<8>::new(&board);
        let mut chances = evenly(&board);
        Quantised::of(net).correct(scratch, &board, color, &mut chances, 1);
        chances
    }

    fn evenly(board: &PlayoutBoard<8>) -> Vec<(Point, f32)> {
        let points = board.size().points().filter(|point| board.is_empty(point.index()));
        points.map(|point| (point, 1.0 / board.empty_count() as f32)).collect()
    }

    /// A network of random weights about as large as learnt ones.
    fn noise(blocks: usize) -> Net {
        let mut dice = PlayoutRng::new(9, 0);
        Net::new((0..rows(blocks)).map(|_| [(); CHANNELS].map(|()| 0.4 * (dice.unit() - 0.5))).collect())
    }

    const PICTURE: &str = ". . . . .\n. X O . .\n. X . O .\n. . X . .\n. . . . .";

    #[test]
    fn a_network_of_zeros_changes_nothing_and_any_other_keeps_the_sum() {
        let mut scratch = NetScratch::new(Size::square(5).unwrap());
        let zeros = Net::new(vec![[0.0; CHANNELS]; rows(1)]);
        let plain = chances(&zeros, &mut scratch, PICTURE, Color::Black);
        assert!(plain.iter().all(|(_, chance)| (chance - 1.0 / plain.len() as f32).abs() < 1e-6));
        let other = chances(&noise(1), &mut scratch, PICTURE, Color::Black);
        assert!((other.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-5);
        assert_ne!(plain, other);
    }

    #[test]
    fn a_position_with_the_colours_and_the_side_to_move_swapped_gives_the_same_and_scratch_is_reusable() {
        let swapped = PICTURE.replace('X', "?").replace('O', "X").replace('?', "O");
        let net = noise(2);
        let mut scratch = NetScratch::new(Size::square(5).unwrap());
        let first = chances(&net, &mut scratch, PICTURE, Color::Black);
        assert_eq!(chances(&net, &mut scratch, &swapped, Color::White), first);
        assert_ne!(chances(&net, &mut scratch, &swapped, Color::Black), first);
    }

    #[test]
    fn quantised_chances_are_close_to_the_exact_ones() {
        let (net, board) = (noise(2), Board::from_picture(PICTURE).unwrap());
        let (board, shape, simd) = (PlayoutBoard::<8>::new(&board), Shape::new(board.size()), Scalar::new());
        let mut exact = evenly(&board);
        let [mut input, mut stream, mut inner, mut rectified] = [(); 4].map(|()| shape.layer());
        planes::fill(&mut input, &board, Color::Black, &exact);
        kernels::convolve(simd, &shape, net.convolution(0), &input, &mut stream, false);
        for block in 0..net.blocks() {
            kernels::rectify(&stream, &mut rectified);
            kernels::convolve(simd, &shape, net.convolution(2 * block + 1), &rectified, &mut inner, false);
            kernels::rectify(&inner, &mut rectified);
            kernels::convolve(simd, &shape, net.convolution(2 * block + 2), &rectified, &mut stream, true);
        }
        kernels::rectify(&stream, &mut rectified);
        for (point, chance) in &mut exact {
            let cell = &rectified[MARGIN + point.index()];
            *chance = chance.ln() + cell.iter().zip(net.last_row()).map(|(a, b)| a * b).sum::<f32>();
        }
        softmax(&mut exact);
        let even = 1.0 / exact.len() as f32;
        assert!(
            exact.iter().any(|(_, chance)| (chance - even).abs() > 0.2 * even),
            "the network hardly changes a chance"
        );
        for (quantised, exact) in
            chances(&net, &mut NetScratch::new(board.size()), PICTURE, Color::Black).iter().zip(&exact)
        {
            assert!((quantised.1 / exact.1 - 1.0).abs() < 0.05, "{quantised:?} {exact:?}");
        }
    }

    /// The mean over all symmetries is the same from every side, on rectangles with four of them as on squares with
    /// eight.
    #[test]
    fn a_mirrored_board_has_the_mirrored_chances() {
        let net = Quantised::of(&noise(2));
        for picture in [PICTURE, ". . . . . . .\n. X O . . . .\n. X . O . . ."] {
            let all = |picture: &str| {
                let board = Board::from_picture(picture).unwrap();
                let playout_board = PlayoutBoard::<8>::new(&board);
                let mut chances = evenly(&playout_board);
                net.correct(&mut NetScratch::new(board.size()), &playout_board, Color::Black, &mut chances, 8);
                (board.size(), chances)
            };
            let mirrored: Vec<String> = picture.lines().map(|row| row.chars().rev().collect()).collect();
            let ((size, chances), (_, mirrored)) = (all(picture), all(&mirrored.join("\n")));
            assert!((chances.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-5);
            for (point, chance) in chances {
                let (x, y) = size.coordinates(point);
                let there = size.point(size.width() - 1 - x, y);
                let other = mirrored.iter().find(|other| other.0 == there).unwrap().1;
                assert!((chance / other - 1.0).abs() < 1e-3, "{}: {chance} {other}", size.vertex(point));
            }
        }
    }

    #[test]
    fn scalars_and_vectors_give_the_same_results() {
        let net = Quantised::of(&noise(2));
        for (width, height) in [(5, 5), (9, 9), (19, 19), (21, 21), (2, 3), (9, 13), (21, 4)] {
            let size = Size::new(width, height).unwrap();
            let mut dice = PlayoutRng::new(width.into(), 0);
            let mut scratch = NetScratch::new(size);
            for point in size.points() {
                scratch.inner[MARGIN + point.index()] = [(); CHANNELS].map(|()| dice.unit());
            }
            let mut plain = scratch.clone();
            dot::run_widest(Forward { net: &net, scratch: &mut scratch });
            Forward { net: &net, scratch: &mut plain }.run(dot::Plain);
            for point in size.points() {
                assert_eq!(scratch.stream[MARGIN + point.index()], plain.stream[MARGIN + point.index()]);
            }
        }
    }
}
