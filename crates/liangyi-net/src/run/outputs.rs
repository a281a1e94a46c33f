//! What the numbers that come out of a network mean.
//!
//! The formulas are KataGo's (`nneval.cpp`), by model version.

use crate::inputs::Symmetry;
use crate::model::Scales;
use liangyi_core::base::Size;

/// What the heads of a network give for one position, seen by the side to move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RawOutputs {
    /// The policy's outputs by point, `[point][channel]`: 1, 2 or 4 channels, points by row from the top.
    pub policy: Vec<f32>,
    /// The policy's outputs for a pass, one for each channel.
    pub pass: Vec<f32>,
    /// Win, loss and no result: logits.
    pub value: [f32; 3],
    /// Score mean and deviation, lead, time left, and from version 9 on two short-term errors: 4 or 6 numbers.
    pub misc: Vec<f32>,
    /// Ownership of each point before the hyperbolic tangent, positive for the side to move; points by row from the
    /// top.
    pub ownership: Vec<f32>,
}

/// What [`RawOutputs::read`] has to know besides the numbers.
#[derive(Clone, Copy, Debug)]
pub struct OutputParams<'a> {
    /// The model version, from which the meaning follows.
    pub version: u32,
    /// What raw outputs are multiplied by.
    pub scales: &'a Scales,
    /// Whether the game can end without a result ([`crate::inputs::NetRules::has_no_result`]).
    pub has_no_result: bool,
    /// Which points may be played on, by row from the top. A pass always may be made.
    pub legal: &'a [bool],
    /// How far the optimistic policy replaces the plain one, 0 to 1, where there is one.
    pub optimism: f32,
    /// What the policy's logits are divided by.
    pub temperature: f32,
}

/// What a network says of a position, seen by the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct NetOutputs {
    /// The chance to win.
    pub win: f32,
    /// The chance to lose.
    pub loss: f32,
    /// The chance that the game ends without a result.
    pub no_result: f32,
    /// The expected score; 0 without a result.
    pub score_mean: f32,
    /// The mean of its square.
    pub score_mean_square: f32,
    /// How many points komi would have to change for an even game; 0 without a result.
    pub lead: f32,
    /// How far the values of the rest of the game will spread; `None` before version 9, as the two that follow.
    pub variance_time_left: Option<f32>,
    /// The error of the win rate that a short search will find.
    pub win_error: Option<f32>,
    /// The error of the score that a short search will find.
    pub score_error: Option<f32>,
    /// The chance of a move on each point, by row from the top; 0 where none is legal.
    pub policy: Vec<f32>,
    /// The chance of a pass. With the policy it makes 1.
    pub pass: f32,
    /// Whose each point becomes, by row from the top: 1 for the side to move, -1 for the other.
    pub ownership: Vec<f32>,
}

/// Why raw outputs cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOutputs {
    /// The lists do not have the lengths that the version and the board ask for.
    #[error("the network's outputs do not fit its version or the board")]
    Shape,
    /// A number is infinite or none at all.
    #[error("the network's outputs are not finite (its file seems damaged)")]
    NotFinite,
}

impl RawOutputs {
    /// Turns back what was evaluated of inputs turned by `symmetry`.
    pub fn turned_back(self, size: Size, symmetry: Symmetry) -> RawOutputs {
        RawOutputs {
            policy: symmetry.turned_back(size, self.pass.len().max(1), &self.policy),
            ownership: symmetry.turned_back(size, 1, &self.ownership),
            ..self
        }
    }

    /// What the numbers mean.
    ///
    /// # Errors
    ///
    /// Where lists are too long or too short, or where a number is not finite.
    pub fn read(&self, params: &OutputParams<'_>) -> Result<NetOutputs, BadOutputs> {
        let (points, channels) = (params.legal.len(), self.pass.len());
        let fits = [1, 2, 4].contains(&channels)
            && self.policy.len() == points * channels
            && self.ownership.len() == points
            && self.misc.len() == if params.version >= 9 { 6 } else { 4 };
        if !fits {
            return Err(BadOutputs::Shape);
        }
        let lists = [&self.policy, &self.pass, &self.misc, &self.ownership];
        if !lists.into_iter().flatten().chain(&self.value).all(|number| number.is_finite()) {
            return Err(BadOutputs::NotFinite);
        }
        let [win, loss, no_result] = chances(self.value.map(f64::from), params.has_no_result);
        let scales = params.scales;
        let scaled = |number: usize, scale: f32| f64::from(self.misc[number]) * f64::from(scale);
        let has_result = 1.0 - no_result;
        let mean = scaled(0, scales.score_mean);
        let stdev = softplus(self.misc[1].into()) * f64::from(scales.score_stdev);
        let (policy, pass) = self.policy(params);
        let is_new = params.version >= 9;
        let time_left = softplus(self.misc[3].into()) * f64::from(scales.variance_time);
        let outputs = NetOutputs {
            win: win as f32,
            loss: loss as f32,
            no_result: no_result as f32,
            score_mean: (mean * has_result) as f32,
            score_mean_square: ((mean * mean + stdev * stdev) * has_result) as f32,
            lead: (scaled(2, scales.lead) * has_result) as f32,
            variance_time_left: is_new.then_some(time_left as f32),
            win_error: self.misc.get(4).map(|&error| short_error(error, params.version, scales.win_error, 1.0)),
            score_error: self.misc.get(5).map(|&error| short_error(error, params.version, scales.score_error, 10.0)),
            policy,
            pass,
            ownership: self.ownership.iter().map(|owner| owner.tanh()).collect(),
        };
        if outputs.is_finite() { Ok(outputs) } else { Err(BadOutputs::NotFinite) }
    }

    /// The chances of moves and of a pass.
    fn policy(&self, params: &OutputParams<'_>) -> (Vec<f32>, f32) {
        // Channel 1 is the optimistic policy from version 12 on; two more are no policies.
        let logit = |of_point: &[f32]| {
            let plain = of_point[0];
            let mixed = match of_point.get(1) {
                Some(optimistic) if params.version >= 12 => plain + (optimistic - plain) * params.optimism,
                _ => plain,
            };
            mixed / params.temperature
        };
        let mut policy: Vec<f32> = self.policy.chunks_exact(self.pass.len()).map(logit).collect();
        let mut pass = logit(&self.pass);
        let legal = policy.iter().zip(params.legal).filter(|(_, is_legal)| **is_legal).map(|(logit, _)| *logit);
        let most = legal.fold(pass, f32::max);
        pass = (pass - most).exp();
        for (chance, is_legal) in policy.iter_mut().zip(params.legal) {
            *chance = if *is_legal { (*chance - most).exp() } else { 0.0 };
        }
        let sum = pass + policy.iter().sum::<f32>();
        policy.iter_mut().for_each(|chance| *chance /= sum);
        (policy, pass / sum)
    }
}

impl NetOutputs {
    /// The same seen by the other side. The policy stays: it is of the side to move.
    pub fn seen_by_other(self) -> NetOutputs {
        NetOutputs {
            win: self.loss,
            loss: self.win,
            score_mean: -self.score_mean,
            lead: -self.lead,
            ownership: self.ownership.iter().map(|owner| -owner).collect(),
            ..self
        }
    }

    /// The mean of what was said of one position, at least once.
    pub fn mean_of(all: &[impl AsRef<NetOutputs>]) -> NetOutputs {
        let count = all.len().max(1) as f32;
        let mean = |of: &dyn Fn(&NetOutputs) -> f32| all.iter().map(|one| of(one.as_ref())).sum::<f32>() / count;
        let optional = |of: fn(&NetOutputs) -> Option<f32>| {
            all.iter().map(|one| of(one.as_ref())).sum::<Option<f32>>().map(|sum| sum / count)
        };
        let each = |of: fn(&NetOutputs) -> &[f32]| {
            let places = all.first().map_or(0, |first| of(first.as_ref()).len());
            (0..places).map(|place| mean(&|one| of(one)[place])).collect()
        };
        NetOutputs {
            win: mean(&|one| one.win),
            loss: mean(&|one| one.loss),
            no_result: mean(&|one| one.no_result),
            score_mean: mean(&|one| one.score_mean),
            score_mean_square: mean(&|one| one.score_mean_square),
            lead: mean(&|one| one.lead),
            variance_time_left: optional(|one| one.variance_time_left),
            win_error: optional(|one| one.win_error),
            score_error: optional(|one| one.score_error),
            policy: each(|one| &one.policy),
            pass: mean(&|one| one.pass),
            ownership: each(|one| &one.ownership),
        }
    }

    /// The score's standard deviation.
    pub fn score_stdev(&self) -> f32 {
        (self.score_mean_square - self.score_mean * self.score_mean).max(0.0).sqrt()
    }

    fn is_finite(&self) -> bool {
        let NetOutputs { win, loss, no_result, score_mean, score_mean_square, lead, pass, .. } = *self;
        let optional = [self.variance_time_left, self.win_error, self.score_error];
        let numbers = [win, loss, no_result, score_mean, score_mean_square, lead, pass];
        numbers.into_iter().chain(optional.into_iter().flatten()).chain(self.policy.iter().copied()).all(f32::is_finite)
    }
}

/// Win, loss and no result, which is left out where there is none.
fn chances(logits: [f64; 3], has_no_result: bool) -> [f64; 3] {
    let [win, loss, no_result] = logits;
    let no_result = if has_no_result { no_result } else { f64::NEG_INFINITY };
    let most = win.max(loss).max(no_result);
    let all = [win, loss, no_result].map(|logit| (logit - most).exp());
    let sum: f64 = all.iter().sum();
    all.map(|chance| chance / sum)
}

fn softplus(number: f64) -> f64 {
    // Beyond 40 the difference is below the precision of a double.
    if number > 40.0 { number } else { number.exp().ln_1p() }
}

fn short_error(raw: f32, version: u32, scale: f32, old_scale: f64) -> f32 {
    let (raw, scale) = (f64::from(raw), f64::from(scale));
    let error = match version {
        14.. => softplus(raw / 2.0) * scale.sqrt(),
        10..=13 => (softplus(raw) * scale).sqrt(),
        _ => softplus(raw) * old_scale,
    };
    error as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(channels: usize, misc: usize) -> RawOutputs {
        let numbers = |count: usize, from: f32| (0..count).map(|i| from + i as f32 / 4.0).collect::<Vec<_>>();
        RawOutputs {
            policy: numbers(4 * channels, -1.0),
            pass: numbers(channels, 0.5),
            value: [1.0, 0.0, -1.0],
            misc: numbers(misc, -0.5),
            ownership: numbers(4, -0.5),
        }
    }

    fn params(version: u32, legal: &[bool; 4]) -> OutputParams<'_> {
        OutputParams {
            version,
            scales: &Scales::UNWRITTEN,
            has_no_result: true,
            legal,
            optimism: 0.2,
            temperature: 1.0,
        }
    }

    fn near(a: f32, b: f64) {
        assert!((f64::from(a) - b).abs() < 1e-5, "{a} for {b}");
    }

    #[test]
    fn the_mean_is_that_of_each_number() {
        let legal = [true, false, true, true];
        let one = raw(2, 6).read(&params(9, &legal)).unwrap();
        let other = one.clone().seen_by_other();
        let mean = NetOutputs::mean_of(&[std::sync::Arc::new(one.clone()), std::sync::Arc::new(other)]);
        let sums = [mean.lead, mean.score_mean, mean.ownership[2], mean.win - mean.loss];
        assert!(sums.iter().all(|sum| sum.abs() < 1e-6), "{sums:?}");
        assert_eq!((mean.policy, mean.pass, mean.win_error), (one.policy, one.pass, one.win_error));
    }

    #[test]
    fn values_are_a_softmax_and_scores_count_results_only() {
        let legal = [true; 4];
        let outputs = raw(1, 4).read(&params(8, &legal)).unwrap();
        let sum = 1_f64.exp() + 1.0 + (-1_f64).exp();
        near(outputs.win, 1_f64.exp() / sum);
        near(outputs.no_result, (-1_f64).exp() / sum);
        let has_result = 1.0 - (-1_f64).exp() / sum;
        near(outputs.score_mean, -10.0 * has_result);
        near(outputs.lead, 0.0);
        let stdev = 20.0 * ((-0.25_f64).exp() + 1.0).ln();
        near(outputs.score_mean_square, (100.0 + stdev * stdev) * has_result);
        assert_eq!((outputs.variance_time_left, outputs.win_error, outputs.score_error), (None, None, None));
        let certain = raw(1, 4).read(&OutputParams { has_no_result: false, ..params(8, &legal) }).unwrap();
        assert_eq!(certain.no_result, 0.0);
        near(certain.score_mean, -10.0);
        near(certain.win + certain.loss, 1.0);
        near(certain.win, 1_f64.exp() / (1_f64.exp() + 1.0));
    }

    #[test]
    fn errors_follow_the_version() {
        let legal = [true; 4];
        let of = |version| raw(2, 6).read(&params(version, &legal)).unwrap();
        let soft = |x: f64| (x.exp() + 1.0).ln();
        near(of(9).win_error.unwrap(), soft(0.5));
        near(of(9).score_error.unwrap(), 10.0 * soft(0.75));
        near(of(10).win_error.unwrap(), (soft(0.5) * 0.25).sqrt());
        near(of(13).score_error.unwrap(), (soft(0.75) * 30.0).sqrt());
        near(of(14).win_error.unwrap(), soft(0.25) * 0.5);
        near(of(17).score_error.unwrap(), soft(0.375) * 30_f64.sqrt());
        near(of(17).variance_time_left.unwrap(), 40.0 * soft(0.25));
    }

    #[test]
    fn policy_is_over_legal_moves_and_mixes_optimism_from_version_12_on() {
        let legal = [true, false, true, true];
        let with = |version, optimism| raw(2, 6).read(&OutputParams { optimism, ..params(version, &legal) }).unwrap();
        for (version, optimism) in [(11, 1.0), (12, 0.0), (12, 0.2), (12, 1.0), (17, 1.0)] {
            let outputs = with(version, optimism);
            assert_eq!(outputs.policy[1], 0.0);
            near(outputs.policy.iter().sum::<f32>() + outputs.pass, 1.0);
            // Each channel is a quarter above the one before it, everywhere: mixing changes no ratio.
            near(outputs.policy[2] / outputs.policy[0], 1_f64.exp());
        }
        let mut lopsided = raw(2, 6);
        lopsided.policy[1] = 3.0;
        let first = |version, optimism| {
            let outputs = lopsided.read(&OutputParams { optimism, ..params(version, &legal) }).unwrap();
            f64::from(outputs.policy[0] / outputs.policy[2]).ln()
        };
        near(first(11, 1.0) as f32, -1.0);
        near(first(12, 1.0) as f32, 3.0 - 0.25);
        near(first(12, 0.2) as f32, 0.2 * 2.75 - 0.8);
        let hot = lopsided.read(&OutputParams { temperature: 2.0, ..params(11, &legal) }).unwrap();
        near((hot.policy[0] / hot.policy[2]).ln(), -0.5);
    }

    #[test]
    fn what_is_turned_back_lies_where_it_lay() {
        for size in [Size::new(2, 2), Size::new(3, 2), Size::new(4, 4)].into_iter().flatten() {
            let points = size.area();
            let channels = 2;
            let straight = RawOutputs {
                policy: (0..points * channels).map(|number| number as f32).collect(),
                pass: vec![0.0; channels],
                ownership: (0..points).map(|number| number as f32).collect(),
                ..RawOutputs::default()
            };
            for symmetry in Symmetry::all() {
                let turned = RawOutputs {
                    policy: symmetry.turned(size, channels, &straight.policy),
                    ownership: symmetry.turned(size, 1, &straight.ownership),
                    ..straight.clone()
                };
                assert_eq!(turned.turned_back(size, symmetry), straight);
            }
        }
    }

    #[test]
    fn outputs_that_do_not_fit_or_are_not_finite_are_refused() {
        let legal = [true; 4];
        let check = |raw: RawOutputs, version| raw.read(&params(version, &legal));
        assert_eq!(check(raw(1, 6), 8).unwrap_err(), BadOutputs::Shape);
        assert_eq!(check(raw(1, 4), 9).unwrap_err(), BadOutputs::Shape);
        assert_eq!(check(raw(3, 4), 8).unwrap_err(), BadOutputs::Shape);
        assert_eq!(check(RawOutputs { pass: Vec::new(), ..raw(1, 4) }, 8).unwrap_err(), BadOutputs::Shape);
        assert_eq!(check(RawOutputs { ownership: vec![0.0; 3], ..raw(1, 4) }, 8).unwrap_err(), BadOutputs::Shape);
        let nan = RawOutputs { value: [f32::NAN, 0.0, 0.0], ..raw(1, 4) };
        assert_eq!(check(nan, 8).unwrap_err(), BadOutputs::NotFinite);
        let huge = RawOutputs { misc: vec![1e38, 0.0, 0.0, 0.0], ..raw(1, 4) };
        assert_eq!(check(huge, 8).unwrap_err(), BadOutputs::NotFinite);
    }

    #[test]
    fn the_other_side_sees_the_opposite() {
        let legal = [true; 4];
        let outputs = raw(1, 4).read(&params(8, &legal)).unwrap();
        let other = outputs.clone().seen_by_other();
        assert_eq!((other.win, other.loss, other.lead), (outputs.loss, outputs.win, -outputs.lead));
        assert_eq!(other.ownership[0], -outputs.ownership[0]);
        assert_eq!(other.seen_by_other(), outputs);
    }
}
