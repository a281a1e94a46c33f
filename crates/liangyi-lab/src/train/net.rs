//! Learning the network from the moves of games: gradient descent on the cross entropy of the moves played.
//!
//! Positions are drawn at random from all games, each transformed by a random symmetry. The steps are those of Adam (D.
//! Kingma and J. Ba, *Adam: A Method for Stochastic Optimization*, 2015); the step size grows linearly at the beginning
//! and then shrinks to 0 by a cosine. A batch is always divided into the same parts, so the network does not depend on
//! the number of threads. The state of the training can be saved and resumed at any time.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use liangyi_engine::playout::PlayoutRng;
use liangyi_engine::policy::net::kernels::{CHANNELS, Cell, ROWS, add};
use liangyi_engine::policy::net::{Net, NetScratch, Quantised};
use rayon::prelude::*;

use super::net_gradient::{GradientWorker, backward_weights};
use super::sampling::{Prediction, Sample, SampleSource};

/// The number of positions of a step, and of the parts into which they are divided.
const BATCH: usize = 64;
const PARTS: usize = 8;
/// The scale of the first weights of the convolutions that end a block or the network, relative to the others: blocks
/// change little at first.
const SMALL: f32 = 0.1;
/// Steps over which the step size grows.
const WARMUP: u64 = 500;
/// Decay of the two moments (beta 1 and beta 2 of Adam).
const DECAY: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;
/// Held-out positions of an evaluation.
const EVALUATED: u64 = 4096;

/// First bytes of a saved training.
const MAGIC: &[u8; 8] = b"LYLEARN1";

/// A network in training, with everything needed to resume it.
pub struct NetTraining {
    net: Vec<Cell>,
    moments: [Vec<Cell>; 2],
    step: u64,
}

impl NetTraining {
    /// A network of `blocks` residual blocks with random weights, the same ones every time.
    pub fn new(blocks: usize) -> NetTraining {
        let mut rng = PlayoutRng::new(1, 0);
        let mut net: Vec<Cell> = convolutions(&mut rng, 0..2 * blocks + 1, SMALL);
        net.push([(); CHANNELS].map(|()| SMALL * deviation() * normal(&mut rng)));
        NetTraining::start(net)
    }

    /// The trained network `net` with blocks added at its end, to `blocks` blocks in all. New blocks change nothing at
    /// first.
    pub fn grown(net: Net, blocks: usize) -> NetTraining {
        let trained = net.blocks();
        let mut rows = net.into_rows();
        let last = rows.pop();
        rows.extend(convolutions(&mut PlayoutRng::new(1, 0), 2 * trained + 1..2 * blocks + 1, 0.0));
        rows.extend(last);
        NetTraining::start(rows)
    }

    /// Before the first step.
    fn start(net: Vec<Cell>) -> NetTraining {
        let zeros = || vec![[0.0; CHANNELS]; net.len()];
        NetTraining { moments: [zeros(), zeros()], net, step: 0 }
    }

    /// Reads the bytes that [`NetTraining::to_bytes`] gives; `None` for any others.
    pub fn from_bytes(bytes: &[u8]) -> Option<NetTraining> {
        let (step, rest) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
        let (values, more) = rest.as_chunks::<4>();
        let values: Vec<f32> = values.iter().map(|value| f32::from_le_bytes(*value)).collect();
        let (cells, over) = values.as_chunks::<CHANNELS>();
        let count = cells.len() / 3;
        if !more.is_empty() || !over.is_empty() || cells.len() % 3 != 0 || count % (2 * ROWS) != ROWS + 1 {
            return None;
        }
        let part = |i: usize| cells[i * count..(i + 1) * count].to_vec();
        Some(NetTraining { net: part(0), moments: [part(1), part(2)], step: u64::from_le_bytes(*step) })
    }

    /// The bytes of a file: eight magic bytes, the number of steps as `u64`, then the network and the two moments as
    /// `f32` each, all little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.step.to_le_bytes());
        for part in [&self.net, &self.moments[0], &self.moments[1]] {
            part.iter().flatten().for_each(|value| bytes.extend(value.to_le_bytes()));
        }
        bytes
    }

    /// The network in its present state.
    pub fn net(&self) -> Net {
        Net::new(self.net.clone())
    }

    /// The number of positions learnt from so far.
    pub fn positions(&self) -> u64 {
        self.step * BATCH as u64
    }

    /// Learns from `positions` more positions (at least 1), rounded up to batches of 64. The step size is at most
    /// `rate` and shrinks to 0 at `all` positions since the beginning. Returns the mean cross entropy, in nats. Ends
    /// early once `stop` is set; the training can be continued all the same.
    pub fn advance(&mut self, source: SampleSource<'_>, positions: u64, all: u64, rate: f32, stop: &AtomicBool) -> f64 {
        let steps = positions.div_ceil(BATCH as u64);
        let mut workers: Vec<GradientWorker> = (0..PARTS).map(|_| GradientWorker::new(self.net.len())).collect();
        let mut loss = 0.0;
        let begun = self.step;
        for _ in 0..steps {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let net = Net::new(std::mem::take(&mut self.net));
            let backward = backward_weights(&net);
            let first = self.step * BATCH as u64;
            workers.par_iter_mut().enumerate().for_each(|(part, worker)| {
                worker.clear();
                for i in 0..BATCH / PARTS {
                    worker.learn(&net, &backward, &source.draw(first + (part * BATCH / PARTS + i) as u64, false));
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
            let cosine = 0.5 + 0.5 * (part * std::f32::consts::PI).cos();
            let warmup = (self.step as f32 / WARMUP as f32).min(1.0);
            self.descend(&workers[0].gradient, rate * warmup * cosine);
        }
        loss / ((self.step - begun).max(1) * BATCH as u64) as f64
    }

    /// One step of Adam.
    fn descend(&mut self, gradient: &[Cell], rate: f32) {
        let [first, second] = &mut self.moments;
        let unbias = DECAY.map(|decay| 1.0 - decay.powf(self.step as f32));
        let weights = self.net.iter_mut().flatten();
        let moments = first.iter_mut().flatten().zip(second.iter_mut().flatten());
        for ((weight, (first, second)), gradient) in weights.zip(moments).zip(gradient.iter().flatten()) {
            let gradient = gradient / BATCH as f32;
            *first = DECAY[0] * *first + (1.0 - DECAY[0]) * gradient;
            *second = DECAY[1] * *second + (1.0 - DECAY[1]) * gradient * gradient;
            *weight -= rate * (*first / unbias[0]) / ((*second / unbias[1]).sqrt() + EPSILON);
        }
    }
}

/// Evaluates the patterns alone and the patterns corrected by `net` on 4096 positions of the held-out games, in this
/// order.
pub fn evaluate(net: &Net, source: SampleSource<'_>) -> [Prediction; 2] {
    let net = Quantised::of(net);
    let sums = (0..EVALUATED)
        .into_par_iter()
        .map(|number| {
            let Sample { board, color, played, chances: plain } = source.draw(number, true);
            let mut corrected = plain.clone();
            net.correct(&mut NetScratch::new(board.size()), &board, color, &mut corrected, 1);
            [plain, corrected].map(|chances| {
                let of_played = chances.iter().find(|chance| chance.0 == played).map_or(0.0, |chance| chance.1);
                let is_best = chances.iter().all(|other| other.0 == played || other.1 < of_played);
                (f64::from(u8::from(is_best)), f64::from(of_played.max(1e-9).ln()))
            })
        })
        .reduce(Default::default, |a: [(f64, f64); 2], b| [0, 1].map(|i| (a[i].0 + b[i].0, a[i].1 + b[i].1)));
    let count = EVALUATED as f64;
    sums.map(|(best, log_chance)| Prediction {
        positions: EVALUATED,
        best: best / count,
        log_chance: log_chance / count,
    })
}

/// Random weights of the convolutions `numbers` of a network. Those that end a block are scaled by `block_end`.
fn convolutions(rng: &mut PlayoutRng, numbers: Range<usize>, block_end: f32) -> Vec<Cell> {
    let convolution = |number: usize| {
        let scale = if number > 0 && number.is_multiple_of(2) { block_end } else { 1.0 };
        let mut rows = [[0.0; CHANNELS]; ROWS];
        rows.fill_with(|| [(); CHANNELS].map(|()| scale * deviation() * normal(rng)));
        rows[ROWS - 1] = [0.0; CHANNELS];
        rows
    };
    numbers.flat_map(convolution).collect()
}

/// The standard deviation of the weights of a new convolution: activations keep their size from layer to layer (K. He
/// et al., *Delving Deep into Rectifiers*, 2015).
fn deviation() -> f32 {
    (2.0 / (9 * CHANNELS) as f32).sqrt()
}

/// An approximately normal number with mean 0 and standard deviation 1.
fn normal(rng: &mut PlayoutRng) -> f32 {
    (0..12).map(|_| rng.unit()).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;
    use crate::train::sampling::HELD_OUT;
    use liangyi_engine::policy::Models;
    use liangyi_engine::policy::net::model::rows;
    use liangyi_engine::selfplay::TrainingGame;

    /// Games in which every move is two points to the right of the last one, row after row.
    fn games() -> Vec<TrainingGame> {
        let size = Size::square(7).unwrap();
        let moves: Vec<_> = (0..28).map(|i| Some(size.point(2 * i % 7, 2 * i / 7 % 7))).collect();
        let values = vec![None; moves.len()];
        vec![TrainingGame { size, moves, values, winner: None }; 2 * HELD_OUT]
    }

    fn source(games: &[TrainingGame]) -> SampleSource<'_> {
        SampleSource { games, patterns: &Models::embedded().patterns }
    }

    fn loss(training: &NetTraining, source: SampleSource<'_>) -> (f64, Vec<Cell>) {
        let net = training.net();
        let backward = backward_weights(&net);
        let mut worker = GradientWorker::new(rows(net.blocks()));
        for number in 0..4 {
            worker.learn(&net, &backward, &source.draw(number, false));
        }
        (worker.loss, worker.gradient)
    }

    #[test]
    fn the_gradient_predicts_how_the_loss_changes() {
        let games = games();
        let mut training = NetTraining::new(2);
        let (before, gradient) = loss(&training, source(&games));
        let mut rng = PlayoutRng::new(5, 0);
        let mut predicted = 0.0;
        for (row, gradient) in training.net.iter_mut().zip(&gradient) {
            for (weight, gradient) in row.iter_mut().zip(gradient) {
                let change = 2e-4 * gradient.signum() * rng.unit();
                *weight += change;
                predicted += f64::from(change * gradient);
            }
        }
        let (after, _) = loss(&training, source(&games));
        assert!(predicted > 0.001, "{predicted}");
        let change = after - before;
        assert!((change - predicted).abs() < 0.2 * predicted, "{change} where {predicted} was predicted");
    }

    #[test]
    fn what_is_always_played_is_learnt() {
        let games = games();
        let mut training = NetTraining::new(1);
        training.advance(source(&games), 4000, 4000, 0.05, &AtomicBool::new(false));
        let [plain, corrected] = evaluate(&training.net(), source(&games));
        assert!(corrected.best > plain.best + 0.2, "{plain:?} {corrected:?}");
        assert!(corrected.log_chance > plain.log_chance + 0.5, "{plain:?} {corrected:?}");
    }

    #[test]
    fn added_blocks_change_nothing_at_first_and_learn() {
        let games = games();
        let mut training = NetTraining::new(1);
        training.advance(source(&games), 1024, 1024, 0.02, &AtomicBool::new(false));
        let mut grown = NetTraining::grown(training.net(), 3);
        assert_eq!((grown.net().blocks(), grown.positions()), (3, 0));
        let [before, after] = [&training, &grown].map(|training| loss(training, source(&games)));
        assert_eq!(before.0, after.0);
        let added = after.1[3 * ROWS..7 * ROWS].iter().flatten();
        assert!(added.map(|gradient| gradient.abs()).sum::<f32>() > 0.01);
        grown.advance(source(&games), 4000, 4000, 0.05, &AtomicBool::new(false));
        assert!(loss(&grown, source(&games)).0 < 0.9 * after.0, "{}", after.0);
    }

    #[test]
    fn an_interrupted_training_resumes_as_if_it_had_not_been_interrupted() {
        let games = games();
        let (mut whole, mut first) = (NetTraining::new(1), NetTraining::new(1));
        whole.advance(source(&games), 512, 512, 0.002, &AtomicBool::new(false));
        first.advance(source(&games), 192, 512, 0.002, &AtomicBool::new(false));
        let mut second = NetTraining::from_bytes(&first.to_bytes()).unwrap();
        assert_eq!(second.positions(), 192);
        second.advance(source(&games), 320, 512, 0.002, &AtomicBool::new(false));
        assert_eq!(second.to_bytes(), whole.to_bytes());
        assert_ne!(first.to_bytes(), whole.to_bytes());
        let bytes = whole.to_bytes();
        assert!(NetTraining::from_bytes(&bytes[1..]).is_none());
        assert!(NetTraining::from_bytes(&bytes[..bytes.len() - 4]).is_none());
    }
}
