//! Learning the network from game records: gradient descent on the loss at the moves made.
//!
//! Positions are drawn from all games at random and transformed and mirrored at random. The steps are those of Adam (D. Kingma
//! and J. Ba, 2015), growing for a while at the beginning and shrinking to nothing towards the end. A batch is always cut
//! into the same parts, so that any number of threads learns the same network. What has been learnt can be written down at
//! any time and gone on with.

use std::ops::Range;

use pulp::{Arch, Simd, WithSimd};
use rayon::prelude::*;

use super::patterns::{TrainingGame, any, candidates};
use crate::base::{Color, Point, Size};
use crate::playout::{Dice, PlayoutBoard};
use crate::policy::net::kernels::{
    CHANNELS, Cell, MARGIN, ROWS, Shape, add, convolve, convolve_gradient, keep_positive, rectify, transformed,
};
use crate::policy::net::model::Net;
use crate::policy::net::planes;
use crate::policy::net::{NetScratch, Quantised};
use crate::policy::patterns::{Model, softmax};

/// Positions a step, and the parts that they are cut into.
const BATCH: usize = 64;
const PARTS: usize = 8;
/// How much smaller than others the weights of a new network are by which something is added to the stream or summed up.
const SMALL: f32 = 0.1;
/// Steps over which the step size grows.
const WARMING: u64 = 500;
/// How much of the old moments is kept at each step.
const KEEP: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;
/// Held-out positions asked about.
const ASKED: usize = 4096;

/// First bytes of what has been learnt so far.
const MAGIC: &[u8; 8] = b"LYLEARN1";

/// A network on the way, with all that is needed to go on.
pub struct Learning {
    net: Vec<Cell>,
    moments: [Vec<Cell>; 2],
    step: u64,
}

impl Learning {
    /// A network with so many blocks that has learnt nothing.
    pub fn new(blocks: usize) -> Learning {
        let mut dice = Dice::new(1, 0);
        let mut net: Vec<Cell> = convolutions(&mut dice, 0..2 * blocks + 1, SMALL);
        net.push([(); CHANNELS].map(|()| SMALL * deviation() * normal(&mut dice)));
        Learning::upon(net)
    }

    /// A network that has learnt already, to go on with, at its end blocks that change nothing yet, `blocks` with them.
    pub fn grown(net: Net, blocks: usize) -> Learning {
        let known = net.blocks();
        let mut rows = net.into_rows();
        let last = rows.pop();
        rows.extend(convolutions(&mut Dice::new(1, 0), 2 * known + 1..2 * blocks + 1, 0.0));
        rows.extend(last);
        Learning::upon(rows)
    }

    /// Before the first step.
    fn upon(net: Vec<Cell>) -> Learning {
        let zeros = || vec![[0.0; CHANNELS]; net.len()];
        Learning { moments: [zeros(), zeros()], net, step: 0 }
    }

    /// Reads what was written by [`Learning::to_bytes`]; `None` where it was not.
    pub fn from_bytes(bytes: &[u8]) -> Option<Learning> {
        let (step, rest) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
        let (values, more) = rest.as_chunks::<4>();
        let values: Vec<f32> = values.iter().map(|value| f32::from_le_bytes(*value)).collect();
        let (cells, over) = values.as_chunks::<CHANNELS>();
        let count = cells.len() / 3;
        if !more.is_empty() || !over.is_empty() || cells.len() % 3 != 0 || count % (2 * ROWS) != ROWS + 1 {
            return None;
        }
        let part = |i: usize| cells[i * count..(i + 1) * count].to_vec();
        Some(Learning { net: part(0), moments: [part(1), part(2)], step: u64::from_le_bytes(*step) })
    }

    /// All of it as a file holds it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.step.to_le_bytes());
        for part in [&self.net, &self.moments[0], &self.moments[1]] {
            part.iter().flatten().for_each(|value| bytes.extend(value.to_le_bytes()));
        }
        bytes
    }

    /// The network as it is now.
    pub fn net(&self) -> Net {
        Net::new(self.net.clone())
    }

    /// Positions learnt from so far.
    pub fn positions(&self) -> u64 {
        self.step * BATCH as u64
    }

    /// Goes on for at least `positions` more of about `all` in the end, with steps of `rate` at most, and returns the mean
    /// loss at the moves made.
    pub fn advance(&mut self, games: &[TrainingGame], positions: u64, all: u64, rate: f32) -> f64 {
        let steps = positions.div_ceil(BATCH as u64);
        let mut workers: Vec<GradientWorker> = (0..PARTS).map(|_| GradientWorker::new(self.net.len())).collect();
        let mut loss = 0.0;
        for _ in 0..steps {
            let net = Net::new(std::mem::take(&mut self.net));
            let back = all_turned(&net);
            let first = self.step * BATCH as u64;
            workers.par_iter_mut().enumerate().for_each(|(part, worker)| {
                worker.clear();
                for i in 0..BATCH / PARTS {
                    worker.learn(&net, &back, &draw(games, first + (part * BATCH / PARTS + i) as u64, false));
                }
            });
            self.net = net.into_rows();
            let (gradient, rest) = workers.split_at_mut(1);
            for other in rest.iter() {
                gradient[0].gradient.iter_mut().zip(&other.gradient).for_each(|(to, from)| add(to, from));
            }
            loss += workers.iter().map(|worker| worker.loss).sum::<f64>();
            self.step += 1;
            let part = ((self.step * BATCH as u64) as f32 / all as f32).min(1.0);
            let shrunk = 0.5 + 0.5 * (part * std::f32::consts::PI).cos();
            let warm = (self.step as f32 / WARMING as f32).min(1.0);
            self.descend(&workers[0].gradient, rate * warm * shrunk);
        }
        loss / (steps * BATCH as u64) as f64
    }

    /// One step of Adam.
    fn descend(&mut self, gradient: &[Cell], rate: f32) {
        let [first, second] = &mut self.moments;
        let unbias = KEEP.map(|keep| 1.0 - keep.powf(self.step as f32));
        let weights = self.net.iter_mut().flatten();
        let moments = first.iter_mut().flatten().zip(second.iter_mut().flatten());
        for ((weight, (first, second)), gradient) in weights.zip(moments).zip(gradient.iter().flatten()) {
            let gradient = gradient / BATCH as f32;
            *first = KEEP[0] * *first + (1.0 - KEEP[0]) * gradient;
            *second = KEEP[1] * *second + (1.0 - KEEP[1]) * gradient * gradient;
            *weight -= rate * (*first / unbias[0]) / ((*second / unbias[1]).sqrt() + EPSILON);
        }
    }
}

/// How well moves of games held out are foretold, as the network is asked in play: the share of them thought best, and the mean logarithm of their chance, first
/// by the patterns alone and then by `net` upon them.
pub fn skill(net: &Net, games: &[TrainingGame]) -> [(f64, f64); 2] {
    let net = Quantised::of(net);
    let told = (0..ASKED)
        .into_par_iter()
        .map(|number| {
            let Sample { field, color, made, chances: plain } = draw(games, number as u64, true);
            let mut corrected = plain.clone();
            net.correct(&mut NetScratch::new(field.size()), &field, color, &mut corrected, 1);
            [plain, corrected].map(|chances| {
                let chance = chances.iter().find(|chance| chance.0 == made).map_or(0.0, |chance| chance.1);
                let best = chances.iter().all(|other| other.0 == made || other.1 < chance);
                (f64::from(u8::from(best)), f64::from(chance.max(1e-9).ln()))
            })
        })
        .reduce(Default::default, |a: [(f64, f64); 2], b| [0, 1].map(|i| (a[i].0 + b[i].0, a[i].1 + b[i].1)));
    told.map(|(best, log_chance)| (best / ASKED as f64, log_chance / ASKED as f64))
}

/// Weights of convolutions before they learn, those numbered `numbers` of a network; `added` times as large as others are
/// those of what a block adds to the stream.
fn convolutions(dice: &mut Dice, numbers: Range<usize>, added: f32) -> Vec<Cell> {
    let convolution = |number: usize| {
        let scale = if number > 0 && number.is_multiple_of(2) { added } else { 1.0 };
        let mut rows = [[0.0; CHANNELS]; ROWS];
        rows.fill_with(|| [(); CHANNELS].map(|()| scale * deviation() * normal(dice)));
        rows[ROWS - 1] = [0.0; CHANNELS];
        rows
    };
    numbers.flat_map(convolution).collect()
}

/// That of the weights of a convolution, by which numbers neither grow nor shrink from layer to layer.
fn deviation() -> f32 {
    (2.0 / (9 * CHANNELS) as f32).sqrt()
}

/// A number with mean 0 and deviation 1, near enough to normal.
fn normal(dice: &mut Dice) -> f32 {
    (0..12).map(|_| dice.unit()).sum::<f32>() - 6.0
}

/// A position, the move made in it, and what the patterns think.
pub struct Sample {
    /// The position.
    pub field: PlayoutBoard<8>,
    /// The side to move.
    pub color: Color,
    /// Where it played.
    pub made: Point,
    /// What the patterns think.
    pub chances: Vec<(Point, f32)>,
}

/// Position number `number` of an endless row of positions drawn at random, from the games held out or from all others.
pub fn draw(games: &[TrainingGame], number: u64, held_out: bool) -> Sample {
    let mut dice = Dice::new(number, 7 + u64::from(held_out));
    loop {
        let game = any(games, held_out, &mut dice);
        let record = &games[game];
        let at = dice.below(record.moves.len().max(1));
        if let Some((field, color, made)) = record.position(at, dice.below(games[game].size.symmetries())) {
            let mut chances = Vec::new();
            Model::embedded().chances(&field, color, &candidates(&field, color, made), None, &mut chances);
            return Sample { field, color, made, chances };
        }
    }
}

/// The weights of all convolutions, transformed for the way back.
fn all_turned(net: &Net) -> Vec<Vec<Cell>> {
    let one = |i: usize| {
        let mut back = vec![[0.0; CHANNELS]; ROWS];
        transformed(net.convolution(i), &mut back);
        back
    };
    (0..2 * net.blocks() + 1).map(one).collect()
}

/// What one part of a batch needs: all layers of a position, and the sums of derivatives.
struct GradientWorker {
    shape: Option<Shape>,
    told: Vec<Cell>,
    /// The stream before each block and after the last, rectified.
    streams: Vec<Vec<Cell>>,
    /// The middle of each block, rectified.
    inners: Vec<Vec<Cell>>,
    scratch: Vec<Cell>,
    down: Vec<Cell>,
    gradient: Vec<Cell>,
    loss: f64,
}

impl GradientWorker {
    fn new(rows: usize) -> GradientWorker {
        GradientWorker {
            shape: None,
            told: Vec::new(),
            streams: Vec::new(),
            inners: Vec::new(),
            scratch: Vec::new(),
            down: Vec::new(),
            gradient: vec![[0.0; CHANNELS]; rows],
            loss: 0.0,
        }
    }

    fn clear(&mut self) {
        self.gradient.fill([0.0; CHANNELS]);
        self.loss = 0.0;
    }

    /// Makes the layers fit a board.
    fn fit(&mut self, size: Size, blocks: usize) -> Shape {
        if let Some(shape) = self.shape.filter(|shape| shape.size() == size) {
            return shape;
        }
        let shape = Shape::new(size);
        self.told = shape.layer();
        self.streams = vec![shape.layer(); blocks + 1];
        self.inners = vec![shape.layer(); blocks];
        (self.scratch, self.down) = (shape.layer(), shape.layer());
        self.shape = Some(shape);
        shape
    }

    /// Adds the derivatives of the loss at one move.
    fn learn(&mut self, net: &Net, back: &[Vec<Cell>], asked: &Sample) {
        let shape = self.fit(asked.field.size(), net.blocks());
        planes::fill(&mut self.told, &asked.field, asked.color, &asked.chances);
        Arch::new().dispatch(Teach { net, back, shape: &shape, worker: self, asked });
    }
}

struct Teach<'a> {
    net: &'a Net,
    back: &'a [Vec<Cell>],
    shape: &'a Shape,
    worker: &'a mut GradientWorker,
    asked: &'a Sample,
}

impl WithSimd for Teach<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Teach { net, back, shape, worker, asked } = self;
        let GradientWorker { told, streams, inners, scratch, down, gradient, loss, .. } = worker;
        let blocks = net.blocks();
        // Forward; `down` is the stream itself for the time being.
        convolve(simd, shape, net.convolution(0), told, down, false);
        for block in 0..blocks {
            rectify(down, &mut streams[block]);
            convolve(simd, shape, net.convolution(2 * block + 1), &streams[block], scratch, false);
            rectify(scratch, &mut inners[block]);
            convolve(simd, shape, net.convolution(2 * block + 2), &inners[block], down, true);
        }
        rectify(down, &mut streams[blocks]);

        // The loss, and its derivatives by the strengths: the chance of each move, less 1 for the one made.
        let mut chances = asked.chances.clone();
        let strength = |cell: &Cell| cell.iter().zip(net.last_row()).map(|(a, b)| a * b).sum::<f32>();
        for (point, chance) in &mut chances {
            *chance = chance.max(planes::LEAST_CHANCE).ln() + strength(&streams[blocks][MARGIN + point.index()]);
        }
        softmax(&mut chances);
        down.fill([0.0; CHANNELS]);
        for &(point, chance) in &chances {
            let made = point == asked.made;
            if made {
                *loss -= f64::from(chance.max(1e-9).ln());
            }
            let error = chance - f32::from(u8::from(made));
            let at = MARGIN + point.index();
            let last = gradient.len() - 1;
            for channel in 0..CHANNELS {
                gradient[last][channel] += error * streams[blocks][at][channel];
                down[at][channel] = error * net.last_row()[channel];
            }
        }

        // Backward: `down` is now the derivatives by the stream.
        keep_positive(&streams[blocks], down);
        for block in (0..blocks).rev() {
            let rows = |i: usize| i * ROWS..(i + 1) * ROWS;
            convolve_gradient(simd, shape, &mut gradient[rows(2 * block + 2)], &inners[block], down);
            convolve(simd, shape, &back[2 * block + 2], down, scratch, false);
            keep_positive(&inners[block], scratch);
            convolve_gradient(simd, shape, &mut gradient[rows(2 * block + 1)], &streams[block], scratch);
            let inner = &mut inners[block];
            convolve(simd, shape, &back[2 * block + 1], scratch, inner, false);
            keep_positive(&streams[block], inner);
            down.iter_mut().zip(inner.iter()).for_each(|(down, more)| add(down, more));
        }
        convolve_gradient(simd, shape, &mut gradient[..ROWS], told, down);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::net::model::rows;
    use crate::train::patterns::HELD_OUT;

    /// Games in which every move is made two points to the right of the last, row after row.
    fn games() -> Vec<TrainingGame> {
        let size = Size::square(7).unwrap();
        let moves: Vec<_> = (0..28).map(|i| Some(size.point(2 * i % 7, 2 * i / 7 % 7))).collect();
        let values = vec![None; moves.len()];
        vec![TrainingGame { size, moves, values, winner: None }; 2 * HELD_OUT]
    }

    fn loss(learning: &Learning, games: &[TrainingGame]) -> (f64, Vec<Cell>) {
        let net = learning.net();
        let back = all_turned(&net);
        let mut worker = GradientWorker::new(rows(net.blocks()));
        for number in 0..4 {
            worker.learn(&net, &back, &draw(games, number, false));
        }
        (worker.loss, worker.gradient)
    }

    #[test]
    fn the_slope_tells_how_the_surprise_changes() {
        let games = games();
        let mut learning = Learning::new(2);
        let (before, gradient) = loss(&learning, &games);
        let mut dice = Dice::new(5, 0);
        let mut told = 0.0;
        for (row, gradient) in learning.net.iter_mut().zip(&gradient) {
            for (weight, gradient) in row.iter_mut().zip(gradient) {
                let change = 2e-4 * gradient.signum() * dice.unit();
                *weight += change;
                told += f64::from(change * gradient);
            }
        }
        let (after, _) = loss(&learning, &games);
        assert!(told > 0.001, "{told}");
        assert!((after - before - told).abs() < 0.2 * told, "{told} told, {} found", after - before);
    }

    #[test]
    fn what_is_always_played_is_learnt() {
        let games = games();
        let mut learning = Learning::new(1);
        learning.advance(&games, 4000, 4000, 0.05);
        let [plain, better] = skill(&learning.net(), &games);
        assert!(better.0 > plain.0 + 0.2 && better.1 > plain.1 + 0.5, "{plain:?} {better:?}");
    }

    #[test]
    fn a_network_grows_by_blocks_that_change_nothing_at_first_and_that_learn() {
        let games = games();
        let mut learning = Learning::new(1);
        learning.advance(&games, 1024, 1024, 0.02);
        let mut grown = Learning::grown(learning.net(), 3);
        assert_eq!((grown.net().blocks(), grown.positions()), (3, 0));
        let [before, after] = [&learning, &grown].map(|learning| loss(learning, &games));
        assert_eq!(before.0, after.0);
        let added = after.1[3 * ROWS..7 * ROWS].iter().flatten();
        assert!(added.map(|gradient| gradient.abs()).sum::<f32>() > 0.01);
        grown.advance(&games, 4000, 4000, 0.05);
        assert!(loss(&grown, &games).0 < 0.9 * after.0, "{}", after.0);
    }

    #[test]
    fn what_was_cut_off_goes_on_as_if_it_had_not_been() {
        let games = games();
        let (mut whole, mut first) = (Learning::new(1), Learning::new(1));
        whole.advance(&games, 512, 512, 0.002);
        first.advance(&games, 192, 512, 0.002);
        let mut second = Learning::from_bytes(&first.to_bytes()).unwrap();
        assert_eq!(second.positions(), 192);
        second.advance(&games, 320, 512, 0.002);
        assert_eq!(second.to_bytes(), whole.to_bytes());
        assert_ne!(first.to_bytes(), whole.to_bytes());
        let bytes = whole.to_bytes();
        assert!(Learning::from_bytes(&bytes[1..]).is_none());
        assert!(Learning::from_bytes(&bytes[..bytes.len() - 4]).is_none());
    }
}
