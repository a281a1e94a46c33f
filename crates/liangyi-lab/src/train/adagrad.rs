//! Stochastic gradient ascent on the log probability of the moves played, with the step sizes of AdaGrad (J. Duchi, E.
//! Hazan and Y. Singer, *Adaptive Subgradient Methods for Online Learning and Stochastic Optimization*, 2011).
//!
//! The model is a softmax over the candidates of a position; the strength of a candidate is the sum of the weights of
//! its features. It does not know what the features mean. Threads share the weights without locks (F. Niu et al.,
//! *Hogwild!*, 2011), so two runs give the same weights only with one thread.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU32, AtomicUsize};

use liangyi_core::base::{Color, Point};
use liangyi_engine::playout::PlayoutBoard;
use liangyi_engine::selfplay::TrainingGame;
use rayon::prelude::*;

use super::sampling::HELD_OUT;
use super::sampling::Watch;

/// Keeps the first steps finite.
const EPSILON: f32 = 1e-8;
/// Features whose gradient is smaller are left as they are: their candidate's probability is right already.
const LEAST_GRADIENT: f32 = 1e-4;

/// The number of passes over the games and the size of the steps.
#[derive(Clone, Copy, Debug)]
pub struct EpochSchedule {
    /// The number of passes over the games.
    pub epochs: usize,
    /// The step size of AdaGrad in the first pass; it is divided by 3, 5, 7, ... in the next ones.
    pub rate: f32,
}

impl EpochSchedule {
    /// The step size in pass number `epoch`, counted from 0.
    fn rate_of(&self, epoch: usize) -> f32 {
        self.rate / (1 + 2 * epoch) as f32
    }
}

/// The candidates of a position with the numbers of their features; kept between positions to reuse its memory.
#[derive(Default)]
pub struct Candidates {
    /// The features of all candidates, one candidate's after another's.
    features: Vec<u32>,
    /// Each candidate, and where its features end.
    ends: Vec<(Point, usize)>,
    strengths: Vec<f32>,
}

impl Candidates {
    /// Forgets the candidates of the last position.
    pub fn clear(&mut self) {
        self.features.clear();
        self.ends.clear();
        self.strengths.clear();
    }

    /// Adds a feature of the next candidate.
    pub fn add_feature(&mut self, feature: u32) {
        self.features.push(feature);
    }

    /// Adds `point` as a candidate, with the features added since the last one.
    pub fn add(&mut self, point: Point) {
        self.ends.push((point, self.features.len()));
    }
}

/// Weights and sums of squared gradients, stored as the bits of `f32`.
pub struct Learner {
    weights: Vec<AtomicU32>,
    squares: Vec<AtomicU32>,
}

impl Learner {
    /// `features` weights of 0.
    pub fn new(features: usize) -> Learner {
        let zeros = || (0..features).map(|_| AtomicU32::new(0)).collect();
        Learner { weights: zeros(), squares: zeros() }
    }

    /// The weights as they are now.
    pub fn weights(&self) -> Vec<f32> {
        self.weights.iter().map(|weight| f32::from_bits(weight.load(Relaxed))).collect()
    }

    /// Goes through all games but the held-out ones `schedule.epochs` times. `fill` sets the candidates of a position,
    /// the point played among them; `after_epoch` is called with the number of each pass, counted from 1. Ends early if
    /// `watch` says so, which hears how far it has come then. Returns whether anything was learnt.
    pub fn run(
        &self,
        games: &[TrainingGame],
        schedule: &EpochSchedule,
        fill: impl Fn(&PlayoutBoard<8>, Color, Point, &mut Candidates) + Sync,
        watch: &Watch<'_>,
        mut after_epoch: impl FnMut(usize),
    ) -> bool {
        for epoch in 0..schedule.epochs {
            let rate = schedule.rate_of(epoch);
            let learnt = AtomicUsize::new(0);
            games.par_iter().enumerate().filter(|(number, _)| number % HELD_OUT != 0).for_each(|(_, game)| {
                if watch.is_stopped() {
                    return;
                }
                let mut candidates = Candidates::default();
                game.for_each_position(|board, color, played| {
                    candidates.clear();
                    fill(board, color, played, &mut candidates);
                    self.ascend(played, rate, &mut candidates);
                });
                learnt.fetch_add(1, Relaxed);
            });
            if watch.is_stopped() {
                let (pass, passes, learnt) = (epoch + 1, schedule.epochs, learnt.into_inner());
                watch.report(format!("stopped in pass {pass} of {passes}, after {learnt} games of it"));
                return epoch > 0 || learnt > 0;
            }
            after_epoch(epoch + 1);
        }
        true
    }

    /// The candidate with the greatest strength.
    pub fn best(&self, candidates: &mut Candidates) -> Option<Point> {
        self.fill_strengths(candidates);
        let strengths = candidates.strengths.iter().zip(&candidates.ends);
        strengths.max_by(|a, b| a.0.total_cmp(b.0)).map(|(_, &(point, _))| point)
    }

    /// One step up the gradient of the log probability of `played` among the candidates.
    fn ascend(&self, played: Point, rate: f32, candidates: &mut Candidates) {
        let most = self.fill_strengths(candidates);
        let sum: f32 = candidates.strengths.iter().map(|strength| (strength - most).exp()).sum();
        let mut start = 0;
        for (&strength, &(point, end)) in candidates.strengths.iter().zip(&candidates.ends) {
            let chance = (strength - most).exp() / sum;
            let target = if point == played { 1.0 } else { 0.0 };
            let gradient = target - chance;
            if gradient.abs() > LEAST_GRADIENT {
                candidates.features[start..end].iter().for_each(|&feature| self.step(feature, gradient, rate));
            }
            start = end;
        }
    }

    /// Fills in the strengths of the candidates, and returns the greatest.
    fn fill_strengths(&self, candidates: &mut Candidates) -> f32 {
        let mut most = f32::MIN;
        let mut start = 0;
        for &(_, end) in &candidates.ends {
            let strength: f32 = candidates.features[start..end].iter().map(|&feature| self.weight(feature)).sum();
            candidates.strengths.push(strength);
            most = most.max(strength);
            start = end;
        }
        most
    }

    fn weight(&self, feature: u32) -> f32 {
        f32::from_bits(self.weights[feature as usize].load(Relaxed))
    }

    fn step(&self, feature: u32, gradient: f32, rate: f32) {
        let square = &self.squares[feature as usize];
        let sum = f32::from_bits(square.load(Relaxed)) + gradient * gradient;
        square.store(sum.to_bits(), Relaxed);
        let weight = self.weight(feature) + rate * gradient / (sum.sqrt() + EPSILON);
        self.weights[feature as usize].store(weight.to_bits(), Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_to_the_share_in_which_a_candidate_is_played() {
        let learner = Learner::new(2);
        let [first, second] = [0, 1].map(Point::from_index);
        let mut candidates = Candidates::default();
        let fill = |candidates: &mut Candidates| {
            candidates.clear();
            for (feature, point) in [(0, first), (1, second)] {
                candidates.add_feature(feature);
                candidates.add(point);
            }
        };
        for number in 0..4000 {
            fill(&mut candidates);
            learner.ascend(if number % 4 == 0 { second } else { first }, 0.1, &mut candidates);
        }
        // Played three times of four: odds of 3 to 1.
        let weights = learner.weights();
        assert!((weights[0] - weights[1] - 3.0f32.ln()).abs() < 0.1, "{weights:?}");
        fill(&mut candidates);
        assert_eq!(learner.best(&mut candidates), Some(first));
    }
}
