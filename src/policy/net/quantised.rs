//! The network as it is asked: in whole numbers of eight bits, several times as fast as it was learnt, and the same on every
//! machine.
//!
//! The weights that lead to a channel share a scale, and so do all numbers that go into a convolution of one position; what
//! is summed up over the blocks stays fractional (compare B. Jacob et al., *Quantization and Training of Neural Networks for
//! Efficient Integer-Arithmetic-Only Inference*, 2018).

use std::sync::OnceLock;

use super::dot::{Dot, DotJob, MOST};
use super::kernels::{CHANNELS, Cell, MARGIN, ROWS, Shape};
use super::model::Net;
use super::{dot, planes};
use crate::base::{Color, Point, Size};
use crate::playout::PlayoutBoard;
use crate::policy::patterns::softmax;

/// Added to a number of no more than eight bits this leaves the nearest whole one in the lowest bits.
const ROUND: f32 = (1 << 23) as f32;
/// Values of a cell in groups of four, as they are multiplied.
const GROUPS: usize = CHANNELS / 4;
/// Weights from one group of channels to all channels: byte `4i + j` from the `j`th of the group to channel `i`.
type Row = [i8; 4 * CHANNELS];
/// A cell of values from 0 to [`MOST`], four in each number.
type Packed = [u32; GROUPS];

/// A convolution in whole numbers.
#[derive(Clone, Debug)]
struct Convolution {
    /// By place, then by group.
    rows: Vec<Row>,
    /// What one is worth, by channel that it leads to.
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

/// A network in whole numbers.
#[derive(Clone, Debug)]
pub struct Quantised {
    convolutions: Vec<Convolution>,
    last_row: Cell,
}

impl Quantised {
    /// That of a learnt one.
    pub fn of(net: &Net) -> Quantised {
        let convolutions = (0..=2 * net.blocks())
            .map(|number| match number {
                0 => {
                    // Numbers below zero are told in a channel of their own.
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

    /// The one that comes with the program.
    pub fn embedded() -> &'static Quantised {
        static NET: OnceLock<Quantised> = OnceLock::new();
        NET.get_or_init(|| Quantised::of(Net::embedded()))
    }

    /// Corrects the `chances` of the moves of `color`, which are those of the patterns and sum to 1. It is asked about the board
    /// transformed by the first `ways` of its symmetries, 1 at least and all where there are fewer, and what it says to them is averaged.
    pub fn correct<const W: usize>(
        &self,
        room: &mut NetScratch,
        field: &PlayoutBoard<W>,
        color: Color,
        chances: &mut [(Point, f32)],
        ways: usize,
    ) {
        let size = field.size();
        let ways = ways.min(size.symmetries());
        planes::fill(&mut room.told, field, color, chances);
        for point in size.points() {
            let cell = &mut room.told[MARGIN + point.index()];
            cell[planes::NEGATIVE] = -cell[planes::SIGNED];
        }
        for (_, chance) in chances.iter_mut() {
            *chance = chance.max(planes::LEAST_CHANCE).ln();
        }
        for way in 0..ways {
            let at = |point| MARGIN + size.transformed(point, way).index();
            for point in size.points() {
                room.sums[at(point)] = room.told[MARGIN + point.index()];
            }
            dot::run(Forward { net: self, room });
            for (point, chance) in chances.iter_mut() {
                let cell = &room.stream[at(*point)];
                let strength: f32 = cell.iter().zip(&self.last_row).map(|(a, b)| a.max(0.0) * b).sum();
                *chance += strength / ways as f32;
            }
        }
        softmax(chances);
    }
}

/// What a network needs to work in, for boards of one size.
#[derive(Clone, Debug)]
pub struct NetScratch {
    shape: Shape,
    /// What is told of the position.
    told: Vec<Cell>,
    /// That, transformed, and then the sums within a block.
    sums: Vec<Cell>,
    stream: Vec<Cell>,
    packed: Vec<Packed>,
}

impl NetScratch {
    /// Scratch for boards of `size`.
    pub fn new(size: Size) -> NetScratch {
        let shape = Shape::new(size);
        let layer = shape.layer();
        let [told, sums] = [(); 2].map(|()| layer.clone());
        NetScratch { shape, told, packed: vec![[0; GROUPS]; layer.len()], stream: layer, sums }
    }
}

/// From what is told to the last layer.
struct Forward<'a> {
    net: &'a Quantised,
    room: &'a mut NetScratch,
}

impl DotJob for Forward<'_> {
    #[inline(always)]
    fn run<D: Dot>(self, dot: D) {
        let NetScratch { shape, sums, stream, packed, .. } = self.room;
        let (first, blocks) = self.net.convolutions.split_at(1);
        let scale = pack(shape, sums, packed);
        convolve(dot, shape, &first[0], packed, scale, stream, false);
        for block in blocks.chunks_exact(2) {
            let scale = pack(shape, stream, packed);
            convolve(dot, shape, &block[0], packed, scale, sums, false);
            let scale = pack(shape, sums, packed);
            convolve(dot, shape, &block[1], packed, scale, stream, true);
        }
    }
}

/// The positive numbers of a layer as whole ones, and what one of those is worth. Cells that are no points stay as they are:
/// zeros.
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

/// Convolution: the biases and the weighted sums over the nine places of `input`, of which one is worth `scale`; with `more`,
/// added to what is in `out`. What it writes to cells that are no points means nothing.
#[inline(always)]
fn convolve<D: Dot>(
    dot: D,
    shape: &Shape,
    convolution: &Convolution,
    input: &[Packed],
    scale: f32,
    out: &mut [Cell],
    more: bool,
) {
    match D::LANES {
        16 => convolve_by::<D, 2, 10>(dot, shape, convolution, input, scale, out, more),
        _ => convolve_by::<D, 4, 2>(dot, shape, convolution, input, scale, out, more),
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
    more: bool,
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
                cell[i] = if more { cell[i] + value } else { value };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use pulp::Scalar;

    use super::*;
    use crate::board::Board;
    use crate::playout::Dice;
    use crate::policy::net::kernels;
    use crate::policy::net::model::rows;

    fn chances(net: &Net, room: &mut NetScratch, picture: &str, color: Color) -> Vec<(Point, f32)> {
        let board = Board::from_picture(picture).unwrap();
        let field = PlayoutBoard::<8>::new(&board);
        let mut chances = evenly(&field);
        Quantised::of(net).correct(room, &field, color, &mut chances, 1);
        chances
    }

    fn evenly(field: &PlayoutBoard<8>) -> Vec<(Point, f32)> {
        let points = field.size().points().filter(|point| field.is_empty(point.index()));
        points.map(|point| (point, 1.0 / field.empty_count() as f32)).collect()
    }

    /// Weights of about the size of learnt ones.
    fn noise(blocks: usize) -> Net {
        let mut dice = Dice::new(9, 0);
        Net::new((0..rows(blocks)).map(|_| [(); CHANNELS].map(|()| 0.4 * (dice.unit() - 0.5))).collect())
    }

    const PICTURE: &str = ". . . . .\n. X O . .\n. X . O .\n. . X . .\n. . . . .";

    #[test]
    fn a_network_of_zeros_changes_nothing_and_any_other_keeps_the_sum() {
        let mut room = NetScratch::new(Size::square(5).unwrap());
        let zeros = Net::new(vec![[0.0; CHANNELS]; rows(1)]);
        let plain = chances(&zeros, &mut room, PICTURE, Color::Black);
        assert!(plain.iter().all(|(_, chance)| (chance - 1.0 / plain.len() as f32).abs() < 1e-6));
        let other = chances(&noise(1), &mut room, PICTURE, Color::Black);
        assert!((other.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-5);
        assert_ne!(plain, other);
    }

    #[test]
    fn the_same_position_with_colours_exchanged_is_seen_the_same_and_a_used_room_is_as_good_as_new() {
        let swapped = PICTURE.replace('X', "?").replace('O', "X").replace('?', "O");
        let net = noise(2);
        let mut room = NetScratch::new(Size::square(5).unwrap());
        let first = chances(&net, &mut room, PICTURE, Color::Black);
        assert_eq!(chances(&net, &mut room, &swapped, Color::White), first);
        assert_ne!(chances(&net, &mut room, &swapped, Color::Black), first);
    }

    #[test]
    fn whole_numbers_say_nearly_what_fractional_ones_do() {
        let (net, board) = (noise(2), Board::from_picture(PICTURE).unwrap());
        let (field, shape, simd) = (PlayoutBoard::<8>::new(&board), Shape::new(board.size()), Scalar::new());
        let mut told = evenly(&field);
        let [mut input, mut stream, mut inner, mut rectified] = [(); 4].map(|()| shape.layer());
        planes::fill(&mut input, &field, Color::Black, &told);
        kernels::convolve(simd, &shape, net.convolution(0), &input, &mut stream, false);
        for block in 0..net.blocks() {
            kernels::rectify(&stream, &mut rectified);
            kernels::convolve(simd, &shape, net.convolution(2 * block + 1), &rectified, &mut inner, false);
            kernels::rectify(&inner, &mut rectified);
            kernels::convolve(simd, &shape, net.convolution(2 * block + 2), &rectified, &mut stream, true);
        }
        kernels::rectify(&stream, &mut rectified);
        for (point, chance) in &mut told {
            let cell = &rectified[MARGIN + point.index()];
            *chance = chance.ln() + cell.iter().zip(net.last_row()).map(|(a, b)| a * b).sum::<f32>();
        }
        softmax(&mut told);
        let even = 1.0 / told.len() as f32;
        assert!(told.iter().any(|(_, chance)| (chance - even).abs() > 0.2 * even), "the network says next to nothing");
        for (quick, exact) in chances(&net, &mut NetScratch::new(board.size()), PICTURE, Color::Black).iter().zip(&told)
        {
            assert!((quick.1 / exact.1 - 1.0).abs() < 0.05, "{quick:?} {exact:?}");
        }
    }

    /// Which vectors there are must not matter.
    #[test]
    fn plain_numbers_and_vectors_say_the_same() {
        let net = Quantised::of(&noise(2));
        for lines in [5, 9, 19, 21] {
            let size = Size::square(lines).unwrap();
            let mut dice = Dice::new(lines.into(), 0);
            let mut room = NetScratch::new(size);
            for point in size.points() {
                room.sums[MARGIN + point.index()] = [(); CHANNELS].map(|()| dice.unit());
            }
            let mut plain = room.clone();
            dot::run(Forward { net: &net, room: &mut room });
            Forward { net: &net, room: &mut plain }.run(dot::Plain);
            for point in size.points() {
                assert_eq!(room.stream[MARGIN + point.index()], plain.stream[MARGIN + point.index()]);
            }
        }
    }
}
