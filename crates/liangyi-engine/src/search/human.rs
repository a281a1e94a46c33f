//! Moves as persons make them, by a network that has learnt from their games: what such a network says of a position,
//! and the choice of a move by it.
//!
//! It knows positions and networks, and no trees: where such moves enter a search, `puct.rs` and `worker.rs` say.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Move};
use liangyi_net::inputs::{InputOptions, Symmetry};

use super::candidates::Candidate;
use super::human_params::{ChoiceTemperature, HumanParams};
use super::kata_evaluator::{chance_of, virtual_chance};
use super::network_params::NetworkParams;
use crate::playout::PlayoutRng;
use crate::policy::{EvalOptions, KataNet, NetEvaluator, Proposal, Turning};

/// What a network of persons says of a position, for the side to move there.
#[derive(Clone, Debug, PartialEq)]
pub struct HumanValue {
    /// The chances of all legal moves.
    pub policy: Vec<Proposal>,
    /// The win rate, a game without result being half of a win.
    pub win_rate: f64,
    /// The expected score and its standard deviation, in points.
    pub score: (f64, f64),
    /// The error of the win rate, as a utility from -1 to 1, that the next moves will show.
    pub win_error: f64,
    /// That of the score, in points.
    pub score_error: f64,
}

impl HumanValue {
    /// The chance of a move.
    pub fn chance(&self, mv: Move) -> f32 {
        chance_by(&self.policy, mv)
    }
}

/// The chance of a move by those of some moves, 0 to 1.
fn chance_by(policy: &[Proposal], mv: Move) -> f32 {
    policy.iter().find(|proposal| proposal.mv == mv).map_or(0.0, |proposal| proposal.chance)
}

/// How a search from which a move is drawn shows its root to networks.
#[derive(Clone, Copy, Debug)]
pub struct RootShown {
    /// What says how the board is turned.
    pub seed: u64,
    /// `SearchContext::odds`.
    pub odds: f32,
}

/// What a network says of `game` for `color`, to move there: one of persons by the profile of `params`, another one
/// without. `None` if its numbers overflow. Virtual moves have their share where they are searched. It is shown the
/// position as the root of a search is, or, without one, as it is.
pub fn human_value(
    game: &Game,
    color: Color,
    net: &Arc<KataNet>,
    params: &NetworkParams,
    virtual_moves: bool,
    shown: Option<RootShown>,
) -> Option<HumanValue> {
    let mut legal = game.legal_moves(color);
    legal.virtual_move &= virtual_moves;
    let inputs = match shown {
        Some(RootShown { odds, .. }) => InputOptions {
            conservative_pass: params.conservative_pass,
            moves_as_handicap: true,
            doubling_advantage: odds,
            ..InputOptions::default()
        },
        None => InputOptions::RAW,
    };
    let options = EvalOptions {
        turning: match (params.root_num_symmetries, shown) {
            (count @ 2.., _) => Turning::Mean { count, seed: shown.map_or(0, |shown| shown.seed) },
            (_, Some(RootShown { seed, .. })) => Turning::Drawn(seed),
            (_, None) => Turning::By(Symmetry::IDENTITY),
        },
        inputs: InputOptions { max_history: params.history.max_history(0), ..inputs },
        optimism: 0.0,
        temperature: params.nn_policy_temperature,
        profile: params.human.profile,
    };
    let outputs = NetEvaluator::new(net, game.size()).evaluate(game, color, &legal.points, &options).ok()?;
    let of_virtual = virtual_chance(legal.virtual_move, &outputs);
    let off_board = [(legal.virtual_move, Move::Virtual), (legal.pass, Move::Pass)];
    let off_board = off_board.into_iter().filter_map(|(is_legal, mv)| is_legal.then_some(mv));
    let moves = legal.points.iter().map(Move::Play).chain(off_board);
    let chance = |mv| chance_of(mv, &outputs, game.size(), of_virtual);
    let policy = moves.map(|mv| Proposal { mv, chance: chance(mv) }).collect();
    let win_rate = (outputs.win + 0.5 * outputs.no_result).into();
    Some(HumanValue {
        policy,
        win_rate,
        score: (outputs.score_mean.into(), outputs.score_stdev().into()),
        win_error: outputs.win_error.unwrap_or(-1.0).into(),
        score_error: outputs.score_error.unwrap_or(-1.0).into(),
    })
}

/// The moves that may be made after a search, each with its weight: those of `candidates`, the best one first, by
/// their visits, and those of persons, which have these chances, as far as `params` has it.
pub fn move_weights(candidates: &[Candidate], human: Option<&[Proposal]>, params: &HumanParams) -> Vec<(Move, f64)> {
    let ChoiceTemperature { subtract, prune, .. } = params.temperature;
    let most = candidates.iter().map(|candidate| candidate.edge_visits).max().unwrap_or(0) as f64;
    let [subtract, prune] = [subtract, prune].map(|number| f64::from(number).min(most / 64.0));
    let mut weights: Vec<(Move, f64)> = Vec::new();
    for (number, candidate) in candidates.iter().enumerate() {
        // The best move is the one to be made, whichever has the most visits.
        let weight = if number == 0 { most.max(1.0) } else { candidate.edge_visits as f64 };
        weights.push((candidate.mv, if weight < prune { 0.0 } else { (weight - subtract).max(0.0) }));
    }
    let Some(human) = human.filter(|_| params.chosen_move_prop > 0.0) else { return weights };
    for proposal in human {
        if !weights.iter().any(|(mv, _)| *mv == proposal.mv) {
            weights.push((proposal.mv, 0.0));
        }
    }
    let visited: Vec<&Candidate> = candidates.iter().filter(|candidate| candidate.visits > 0).collect();
    let mean = visited.iter().map(|candidate| candidate.utility).sum::<f64>() / visited.len().max(1) as f64;
    let best = visited.iter().map(|candidate| candidate.utility).fold(mean, f64::max);
    let shifted = |mv: Move| {
        let known = visited.iter().find(|candidate| candidate.mv == mv);
        let worse = known.map_or(mean, |candidate| candidate.utility) - best;
        f64::from(chance_by(human, mv)) * (worse / f64::from(params.chosen_move_pikl_lambda).max(1e-9)).exp()
    };
    let mut shares: Vec<f64> = weights.iter().map(|(mv, _)| shifted(*mv)).collect();
    let is_pass = |at: usize| weights[at].0 == Move::Pass;
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    if params.chosen_move_ignores_pass {
        let passes: f64 = (0..weights.len()).filter(|&at| is_pass(at)).map(|at| weights[at].1).sum();
        let of_stones: f64 = (0..weights.len()).filter(|&at| !is_pass(at)).map(|at| shares[at]).sum();
        if of_stones > 0.0 {
            for at in 0..weights.len() {
                shares[at] = if is_pass(at) { passes / total } else { shares[at] / of_stones * (1.0 - passes / total) };
            }
        }
    }
    let sum: f64 = shares.iter().sum();
    if sum > 0.0 {
        let part = f64::from(params.chosen_move_prop);
        for ((_, weight), share) in weights.iter_mut().zip(shares) {
            *weight += part * (total * share / sum - *weight);
        }
    }
    weights
}

/// Draws a move by `weights`, after `moves` moves on a board of `area` points; `None` without any.
pub fn draw_move(
    weights: &[(Move, f64)],
    temperature: &ChoiceTemperature,
    (moves, area): (usize, usize),
    rng: &mut PlayoutRng,
) -> Option<Move> {
    let mut chances: Vec<f64> = weights.iter().map(|(_, weight)| *weight).collect();
    temperature.temper(&mut chances, moves, area);
    let mut left = f64::from(rng.unit()) * chances.iter().sum::<f64>();
    let drawn = chances.iter().position(|chance| {
        left -= chance;
        left < 0.0
    });
    let likeliest = || (0..chances.len()).max_by(|&one, &other| chances[one].total_cmp(&chances[other]));
    drawn.or_else(likeliest).map(|at| weights[at].0)
}
