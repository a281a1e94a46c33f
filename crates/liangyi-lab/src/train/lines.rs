//! Learning the weights of line games from games of the program against itself: what combinations are worth from how
//! the games end and what searches think of them, and how soon moves are tried from those that searches choose.
//!
//! Both are logistic regressions by AdaGrad: positions have a sum of weights over their empty points, moves the sum of
//! what they make and what they prevent.

use std::sync::atomic::{AtomicUsize, Ordering};

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, LineRules};
use liangyi_engine::lineplay::{
    COMBINATIONS, LineParams, LineSearch, LineWeights, ORDER_LOGIT, RootMove, SideWeights, ThreatBoard,
    TranspositionTable, WORTH_LOGIT,
};
use liangyi_engine::playout::PlayoutRng;
use rayon::prelude::*;

use super::sampling::{HELD_OUT, Watch};

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct LineSchedule {
    /// Games to play and learn from.
    pub games: u64,
    /// Nodes searched for each move.
    pub nodes: u64,
    /// How much the end of the game counts beside the value of the search, 0 to 1.
    pub outcome_share: f32,
    /// Passes over the positions.
    pub epochs: u32,
    /// The size of the first steps.
    pub rate: f32,
    /// Makes the games differ.
    pub seed: u64,
}

const LINES: u32 = 15;
/// The least and the greatest number of random stones that a game begins with.
const OPENING: (usize, usize) = (1, 6);
/// How far from the middle they are.
const NEAR_MIDDLE: usize = 3;
/// A move in this many is made by chance, among the first ones that a search would try.
const BY_CHANCE: usize = 12;
const TRIED_FIRST: usize = 6;
/// Moves after which a game is a draw.
const LONGEST: usize = 140;
/// Every fourth game has no forbidden points.
const PLAIN_PART: u64 = 4;

/// The tables of a side that are learnt from positions.
const TO_MOVE: usize = 0;
const WAITING: usize = 1;
/// And those learnt from moves.
const ATTACK: usize = 0;
const DEFENCE: usize = 1;
const WEIGHTS: usize = LineWeights::KINDS * 2 * COMBINATIONS;

fn index(kind: usize, table: usize, combination: usize) -> u16 {
    ((kind * 2 + table) * COMBINATIONS + combination) as u16
}

/// A position with the weights that it has, and how often; those of the side that waits count against it.
struct ValueSample {
    weights: Vec<(u16, i8)>,
    /// What a search thinks, as a chance to win.
    searched: f32,
    /// 1 where the side to move has won the game.
    outcome: f32,
}

/// A position with the weights of its moves, the chosen one first.
struct MoveSample {
    moves: Vec<[u16; 2]>,
}

#[derive(Default)]
struct Samples {
    values: Vec<ValueSample>,
    moves: Vec<MoveSample>,
}

/// Plays games and learns from them. `watch` gets lines of text: how well held-out positions and moves are predicted.
/// `None` if it ends the games.
pub fn train_lines(schedule: &LineSchedule, watch: &Watch<'_>) -> Option<LineWeights> {
    let played = AtomicUsize::new(0);
    let game = |number: u64| {
        if watch.is_stopped() {
            return None;
        }
        let samples = play(number, schedule);
        let done = played.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(200) {
            watch.report(format!("{done} games"));
        }
        Some(samples)
    };
    let games: Option<Vec<Samples>> = (0..schedule.games).into_par_iter().map(game).collect();
    let (mut learnt, mut held_out) = (Samples::default(), Samples::default());
    for (number, game) in games?.into_iter().enumerate() {
        let part = if number.is_multiple_of(HELD_OUT) { &mut held_out } else { &mut learnt };
        part.values.extend(game.values);
        part.moves.extend(game.moves);
    }
    watch.report(format!("{} positions, {} chosen moves", learnt.values.len(), learnt.moves.len()));
    let embedded = LineWeights::embedded();
    let table = |get: &dyn Fn(&SideWeights) -> [&[i16; COMBINATIONS]; 2], unit: f32| -> Vec<f32> {
        let tables = (0..LineWeights::KINDS).flat_map(|kind| get(embedded.side(kind)));
        tables.flatten().map(|&weight| f32::from(weight) / unit).collect()
    };
    let mut worths = Learner::new(table(&|side| [&side.to_move, &side.waiting], WORTH_LOGIT), schedule.rate);
    let mut orders = Learner::new(table(&|side| [&side.attack, &side.defence], ORDER_LOGIT), schedule.rate);
    for epoch in 0..=schedule.epochs {
        let values = held_out.values.iter().map(|sample| worths.value_loss(sample, schedule.outcome_share));
        let moves: Vec<(f32, bool)> = held_out.moves.iter().map(|sample| orders.move_loss(sample)).collect();
        let count = moves.len().max(1) as f32;
        watch.report(format!(
            "epoch {epoch}, held out: loss {:.4} of values, {:.4} of moves, {:.2} % of moves predicted",
            values.sum::<f32>() / held_out.values.len().max(1) as f32,
            moves.iter().map(|found| found.0).sum::<f32>() / count,
            100.0 * moves.iter().filter(|found| found.1).count() as f32 / count
        ));
        if epoch == schedule.epochs || watch.is_stopped() {
            break;
        }
        learnt.values.iter().for_each(|sample| worths.learn_value(sample, schedule.outcome_share));
        learnt.moves.iter().for_each(|sample| orders.learn_move(sample));
    }
    let tables = |learner: &Learner, kind: usize, table: usize, unit: f32| -> [i16; COMBINATIONS] {
        std::array::from_fn(|at| {
            let weight = learner.weights[usize::from(index(kind, table, at))] * unit;
            weight.round().clamp(-30_000.0, 30_000.0) as i16
        })
    };
    Some(LineWeights::new(std::array::from_fn(|kind| SideWeights {
        to_move: tables(&worths, kind, TO_MOVE, WORTH_LOGIT),
        waiting: tables(&worths, kind, WAITING, WORTH_LOGIT),
        attack: tables(&orders, kind, ATTACK, ORDER_LOGIT),
        defence: tables(&orders, kind, DEFENCE, ORDER_LOGIT),
    })))
}

/// One game, with what can be learnt from it.
fn play(number: u64, schedule: &LineSchedule) -> Samples {
    let mut rng = PlayoutRng::new(schedule.seed, number);
    let rules = if number.is_multiple_of(PLAIN_PART) { LineRules::FREE_STYLE } else { LineRules::RENJU };
    let table = TranspositionTable::new(4 << 20);
    let stones = OPENING.0 + rng.below(OPENING.1 - OPENING.0 + 1);
    let mut game = opening(rules, stones, &mut rng);
    let mut samples = Samples::default();
    let mut colors = Vec::new();
    let mut winner = None;
    while !game.is_over() && game.moves().len() < LONGEST {
        let color = game.to_move();
        let search = LineSearch {
            game: &game,
            color,
            allows: &|_| true,
            shown: 1,
            threads: 1,
            seed: rng.below(1 << 30) as u64,
            is_whole: false,
            known_win: None,
            params: &LineParams::PLAYED,
            table: &table,
            is_over: &|nodes| nodes >= schedule.nodes,
            report_every: std::time::Duration::MAX,
        };
        let (moves, _) = search.run(&mut |_, _| {});
        let Some(best) = moves.first() else { break };
        if let Some(in_moves) = best.wins_in() {
            winner = Some(if in_moves > 0 { color } else { color.opponent() });
            break;
        }
        let board = ThreatBoard::new(&game);
        if board.fives(color.opponent()).is_empty() && board.threats(color.opponent()).is_empty() {
            samples.values.push(value_sample(&board, color, best));
            samples.moves.extend(move_sample(&board, color, best.point));
            colors.push(color);
        }
        let by_chance = rng.below(BY_CHANCE) == 0;
        let point = if by_chance { moves_tried(&moves, &mut rng) } else { best.point };
        game.play(color, Move::Play(point)).expect("a legal move of an unfinished game");
    }
    let winner = winner.or_else(|| game.end().and_then(|end| end.winner()));
    for (sample, color) in samples.values.iter_mut().zip(colors) {
        sample.outcome = winner.map_or(0.5, |winner| if winner == color { 1.0 } else { 0.0 });
    }
    samples
}

fn moves_tried(moves: &[RootMove], rng: &mut PlayoutRng) -> Point {
    let mut moves: Vec<&RootMove> = moves.iter().collect();
    moves.sort_by_key(|found| std::cmp::Reverse(found.urgency));
    moves[rng.below(moves.len().min(TRIED_FIRST))].point
}

/// A game on 15x15 that begins with this many random stones near the middle.
pub fn opening(rules: LineRules, stones: usize, rng: &mut PlayoutRng) -> LineGame {
    let size = Size::square(LINES).expect("a size of boards");
    let mut game = LineGame::new(size, rules).expect("the board is large enough");
    let reach = 2 * NEAR_MIDDLE + 1;
    let first = size.width() / 2 - NEAR_MIDDLE;
    while game.moves().len() < stones {
        let point = size.point(first + rng.below(reach), first + rng.below(reach));
        let color = game.to_move();
        if game.legal_moves(color).points.contains(point) {
            game.play(color, Move::Play(point)).expect("a legal move");
        }
    }
    game
}

fn value_sample(board: &ThreatBoard, color: Color, best: &RootMove) -> ValueSample {
    let mut counts = std::collections::BTreeMap::new();
    for (side, table, sign) in [(color, TO_MOVE, 1), (color.opponent(), WAITING, -1)] {
        let kind = LineWeights::kind(board.rules(), side);
        for point in board.empty().iter() {
            let combination = board.combination(side, point);
            // Without a stone anywhere near there is nothing to learn.
            if combination != 0 {
                *counts.entry(index(kind, table, combination)).or_insert(0i8) += sign;
            }
        }
    }
    ValueSample { weights: counts.into_iter().collect(), searched: best.win_rate() as f32, outcome: 0.5 }
}

fn move_sample(board: &ThreatBoard, color: Color, chosen: Point) -> Option<MoveSample> {
    let kinds = [color, color.opponent()].map(|side| LineWeights::kind(board.rules(), side));
    let weights = |point: Point| {
        let [own, other] = [color, color.opponent()].map(|side| board.combination(side, point));
        [index(kinds[0], ATTACK, own), index(kinds[1], DEFENCE, other)]
    };
    if board.is_far(chosen) {
        return None;
    }
    let others = board.empty().iter().filter(|&point| point != chosen && !board.is_far(point));
    Some(MoveSample { moves: std::iter::once(chosen).chain(others).map(weights).collect() })
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// Weights, and the sums of the squares of their gradients.
struct Learner {
    weights: Vec<f32>,
    squares: Vec<f32>,
    rate: f32,
}

/// Keeps weights that are hardly ever seen small.
const DECAY: f32 = 1e-6;
const EPSILON: f32 = 1e-6;

impl Learner {
    fn new(weights: Vec<f32>, rate: f32) -> Learner {
        debug_assert_eq!(weights.len(), WEIGHTS);
        let squares = vec![EPSILON; weights.len()];
        Learner { weights, squares, rate }
    }

    fn step(&mut self, at: u16, gradient: f32) {
        let at = usize::from(at);
        let gradient = gradient - DECAY * self.weights[at];
        self.squares[at] += gradient * gradient;
        self.weights[at] += self.rate * gradient / self.squares[at].sqrt();
    }

    fn chance(&self, sample: &ValueSample) -> f32 {
        let weight = |&(at, count): &(u16, i8)| self.weights[usize::from(at)] * f32::from(count);
        logistic(sample.weights.iter().map(weight).sum())
    }

    fn value_loss(&self, sample: &ValueSample, share: f32) -> f32 {
        let (chance, target) = (self.chance(sample).clamp(1e-5, 1.0 - 1e-5), target(sample, share));
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    }

    fn learn_value(&mut self, sample: &ValueSample, share: f32) {
        let error = target(sample, share) - self.chance(sample);
        sample.weights.iter().for_each(|&(at, count)| self.step(at, error * f32::from(count)));
    }

    fn chances(&self, sample: &MoveSample) -> Vec<f32> {
        let log = |weights: &[u16; 2]| weights.iter().map(|&at| self.weights[usize::from(at)]).sum::<f32>();
        let logs: Vec<f32> = sample.moves.iter().map(log).collect();
        let most = logs.iter().copied().fold(f32::MIN, f32::max);
        let powers: Vec<f32> = logs.iter().map(|log| (log - most).exp()).collect();
        let sum: f32 = powers.iter().sum();
        powers.iter().map(|power| power / sum).collect()
    }

    fn move_loss(&self, sample: &MoveSample) -> (f32, bool) {
        let chances = self.chances(sample);
        (-chances[0].max(1e-9).ln(), chances[1..].iter().all(|&other| other < chances[0]))
    }

    fn learn_move(&mut self, sample: &MoveSample) {
        let chances = self.chances(sample);
        for (number, (weights, chance)) in sample.moves.iter().zip(chances).enumerate() {
            let error = if number == 0 { 1.0 } else { 0.0 } - chance;
            weights.iter().for_each(|&at| self.step(at, error));
        }
    }
}

fn target(sample: &ValueSample, share: f32) -> f32 {
    share * sample.outcome + (1.0 - share) * sample.searched
}
