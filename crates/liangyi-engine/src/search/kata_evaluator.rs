//! Searches of Go by a network of KataGo's: one evaluation gives the chances of all moves, win rate, lead, its spread
//! and the ownership of every point.
//!
//! The network knows rules by KataGo's words alone. What it has no word for is added here: a virtual move has a share
//! of the chance of a pass, and an ended game is counted under the ruleset itself.

use liangyi_core::base::{Color, PointMap};
use liangyi_core::game::{Game, Move};
use liangyi_core::score::{End, Settlement, score_settled};
use liangyi_net::inputs::{InputOptions, place_of};
use liangyi_net::run::Outputs;

use super::context::SearchContext;
use super::evaluator::{EvalRequest, Evaluation, Evaluator};
use super::fast_board::FastBoard;
use super::leaf::{LeafValue, MarginValue};
use super::node_view::NodeView;
use super::own_count::{OwnCount, dead_by, points_of};
use super::params::SearchParams;
use crate::policy::{Glance, KataEyes, OPTIMISM, Proposal, Turning};

/// The board of a search that needs no stones on the way: a network sees the position with its history.
#[derive(Clone, Debug)]
pub struct NoBoard;

impl FastBoard for NoBoard {
    fn copy_from(&mut self, _: &NoBoard) {}

    fn make(&mut self, _: Color, _: Move) {}
}

/// An evaluator that asks a network.
#[derive(Debug)]
pub struct KataEvaluator {
    net: KataEyes,
    value: MarginValue,
    own: OwnCount,
    /// By how many doublings each side is taken to be the stronger one, Black first.
    odds: [f32; 2],
    seed: u64,
}

impl KataEvaluator {
    /// The evaluator of one thread of a search. Each position is turned in a way that it and `seed` say.
    pub fn new(net: KataEyes, context: &SearchContext<'_, Game>, seed: u64) -> KataEvaluator {
        let mut odds = [-context.odds; 2];
        odds[context.color.index()] = context.odds;
        KataEvaluator { net, value: context.value(), own: OwnCount::new(context.position), odds, seed }
    }

    /// The value of a position: the win rate, a game without result being half of a win. `beyond` are Black's points
    /// beyond the network's words.
    fn value(&self, outputs: &Outputs, color: Color, beyond: f32) -> LeafValue {
        let sign = color.sign() as f32;
        let (margin, spread) = (outputs.lead * sign + beyond, outputs.score_stdev());
        let win = outputs.win + 0.5 * outputs.no_result;
        let black = if color == Color::Black { win } else { 1.0 - win };
        let black = if self.value.win_threshold != 0.0 {
            // Under another threshold the network's win rate is for another question.
            chance_below((margin - self.value.win_threshold) / spread.max(1.0))
        } else if beyond != 0.0 {
            shifted(black, beyond / spread.max(1.0))
        } else {
            black
        };
        LeafValue { black, margin, spread }
    }

    /// The value of a game that has ended, counted under its own rules with the stones off that the network calls dead.
    fn counted(&self, game: &Game, ownership: &PointMap<f32>) -> LeafValue {
        let dead = Settlement::dead(dead_by(game, ownership));
        let score = score_settled(game, game.rules(), End::Agreed, None, &dead);
        let margin = points_of(game.rules().unit) * score.margin.to_f64() as f32;
        LeafValue { black: self.value.of(margin), margin, spread: 0.0 }
    }
}

/// Steepness of the logistic function that lies within 0.01 of the normal distribution.
const STEEPNESS: f32 = 1.702;

/// The chance that a normal deviate is below `deviations`.
fn chance_below(deviations: f32) -> f32 {
    1.0 / (1.0 + (-STEEPNESS * deviations).exp())
}

/// The winning chance `chance` after the expected margin has risen by this number of standard deviations.
fn shifted(chance: f32, deviations: f32) -> f32 {
    // 1 - 1e-7 is the greatest number below 1 that can be told from it.
    let chance = chance.clamp(1e-7, 1.0 - 1e-7);
    chance_below((chance / (1.0 - chance)).ln() / STEEPNESS + deviations)
}

impl<B> Evaluator<Game, B> for KataEvaluator {
    const IS_WHOLE_EVAL: bool = true;

    fn evaluate(&mut self, node: &mut NodeView<'_, Game, B>, wanted: EvalRequest, found: &mut Evaluation) {
        let (color, is_end, is_root) = (node.leaf.to_move, node.leaf.is_end, node.is_root());
        let legal = node.legal();
        let game = node.position();
        let size = game.size();
        let options = Glance {
            turning: Turning::Drawn(self.seed),
            inputs: InputOptions {
                conservative_pass: is_root,
                moves_as_handicap: true,
                doubling_advantage: self.odds[color.index()],
                ..InputOptions::default()
            },
            optimism: if is_root { OPTIMISM.0 } else { OPTIMISM.1 },
        };
        let Ok(outputs) = self.net.evaluate(game, color, &legal.points, &options) else {
            // A network whose numbers overflow knows nothing: every move is as good, and nobody is ahead.
            let chance = 1.0 / (legal.points.len() + 1) as f32;
            let moves = legal.points.iter().map(Move::Play).chain([Move::Pass]);
            found.chances.extend(moves.map(|mv| Proposal { mv, chance }));
            found.value = Some(LeafValue { black: 0.5, margin: 0.0, spread: 0.0 });
            return found.ownership.begin();
        };
        let sign = color.sign() as f32;
        let mut ownership = PointMap::filled(0.0);
        found.ownership.begin();
        for point in size.points() {
            ownership[point] = outputs.ownership[place_of(size, point)] * sign;
            found.ownership.add_share(point, ownership[point]);
        }
        found.value = Some(if is_end {
            self.counted(game, &ownership)
        } else {
            self.value(&outputs, color, self.own.beyond(game, &ownership))
        });
        if wanted != EvalRequest::Policy {
            return;
        }
        let stones = legal.points.iter();
        found.chances.extend(
            stones.map(|point| Proposal { mv: Move::Play(point), chance: outputs.policy[place_of(size, point)] }),
        );
        let of_virtual = if legal.virtual_move { SearchParams::VIRTUAL_SHARE * outputs.pass } else { 0.0 };
        if legal.virtual_move {
            found.chances.push(Proposal { mv: Move::Virtual, chance: of_virtual });
        }
        found.chances.push(Proposal { mv: Move::Pass, chance: outputs.pass - of_virtual });
    }
}
