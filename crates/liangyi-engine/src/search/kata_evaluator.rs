//! Searches of Go by a network of KataGo's: one evaluation gives the chances of all moves, win rate, lead, its spread
//! and the ownership of every point.
//!
//! The network knows rules by KataGo's words alone. What it has no word for is added here: a virtual move has a share
//! of the chance of a pass, and an ended game is counted under the ruleset itself. So are the points that a ruleset
//! counts beyond these words, and playouts on boards of sizes that no network has learnt.

use liangyi_core::base::{Color, PointMap, PointSet, Size};
use liangyi_core::game::{Game, LegalMoves, Move};
use liangyi_core::rules::{HandicapBonus, Komi, Removal, Rules, Unit};
use liangyi_core::score::{End, Reason, Settlement, score, score_settled};
use liangyi_net::inputs::{InputOptions, Inputs, LeftToAdd, NetRules, place_of, untold_komi};
use liangyi_net::run::NetOutputs;

use super::context::SearchContext;
use super::descent::{FastBoard, NodeView};
use super::evaluator::{
    EvalRequest, Evaluation, Evaluator, LeafEvaluator, LeafValue, MarginValue, PlayoutEvaluator, Refines,
};
use super::network_params::NetworkParams;
use super::params::{PlayoutMix, SearchParams};
use super::value_bias::situation;
use crate::playout::PlayoutBoard;
use crate::policy::{EvalOptions, LearntPolicy, NetEvaluator, Policy, Proposal, Turning};

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
    net: NetEvaluator,
    /// The network that says how persons move, where that is looked at.
    human: Option<NetEvaluator>,
    value: MarginValue,
    own: OwnCount,
    /// By how many doublings each side is taken to be the stronger one, Black first.
    odds: [f32; 2],
    params: NetworkParams,
    /// How many moves lead to the root.
    root_moves: usize,
    seed: u64,
}

/// The chance of a virtual move: a share of what a network says of a pass, of which it knows no other kind.
pub(super) fn virtual_chance(is_legal: bool, outputs: &NetOutputs) -> f32 {
    if is_legal { SearchParams::VIRTUAL_SHARE * outputs.pass } else { 0.0 }
}

/// The chance of a move by what a network says; `of_virtual` is that of a virtual move.
pub(super) fn chance_of(mv: Move, outputs: &NetOutputs, size: Size, of_virtual: f32) -> f32 {
    match mv {
        Move::Play(point) => outputs.policy[place_of(size, point)],
        Move::Virtual => of_virtual,
        Move::Pass => outputs.pass - of_virtual,
    }
}

impl KataEvaluator {
    /// The evaluator of one thread of a search. Each position is turned in a way that it and `seed` say.
    pub fn new(net: NetEvaluator, context: &SearchContext<'_, Game>, seed: u64) -> KataEvaluator {
        let mut odds = [-context.odds; 2];
        odds[context.color.index()] = context.odds;
        KataEvaluator {
            net,
            human: None,
            value: context.value(),
            own: OwnCount::new(context.position),
            odds,
            params: *context.network,
            root_moves: context.position.move_number(),
            seed,
        }
    }

    /// The same that asks another network how persons move.
    pub fn asking(self, human: Option<NetEvaluator>) -> KataEvaluator {
        KataEvaluator { human, ..self }
    }

    /// The chances of moves by persons, where they are wanted of the node.
    fn find_human<B>(
        &mut self,
        node: &mut NodeView<'_, Game, B>,
        legal: &LegalMoves,
        options: &EvalOptions,
        found: &mut Evaluation,
    ) {
        found.human.clear();
        let Some(net) = self.human.as_mut().filter(|_| self.params.human.is_wanted_at(node.depth())) else { return };
        let color = node.leaf.to_move;
        let game = node.position();
        let options = EvalOptions { optimism: 0.0, ..*options };
        // What ends the search by a network that fails is found by the search itself.
        let Ok(outputs) = net.evaluate(game, color, &legal.points, &options) else { return };
        let of_virtual = virtual_chance(legal.virtual_move, &outputs);
        let size = game.size();
        let by_persons =
            |proposal: &Proposal| Proposal { chance: chance_of(proposal.mv, &outputs, size, of_virtual), ..*proposal };
        found.human.extend(found.chances.iter().map(by_persons));
    }

    /// The value of a position: the win rate, a game without result being half of a win. `beyond` are Black's points
    /// beyond the network's words.
    fn value(&self, outputs: &NetOutputs, color: Color, beyond: f32) -> LeafValue {
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

    /// Raises the chances at the root to the power that the parameters ask for.
    fn temper_root(&self, chances: &mut [Proposal]) {
        let power = 1.0 / self.params.root_policy_temperature;
        if power == 1.0 {
            return;
        }
        chances.iter_mut().for_each(|proposal| proposal.chance = proposal.chance.powf(power));
        let sum: f32 = chances.iter().map(|proposal| proposal.chance).sum();
        if sum > 0.0 {
            chances.iter_mut().for_each(|proposal| proposal.chance /= sum);
        }
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
pub fn shifted(chance: f32, deviations: f32) -> f32 {
    // 1 - 1e-7 is the greatest number below 1 that can be told from it.
    let chance = chance.clamp(1e-7, 1.0 - 1e-7);
    chance_below((chance / (1.0 - chance)).ln() / STEEPNESS + deviations)
}

impl<B> Evaluator<Game, B> for KataEvaluator {
    const IS_WHOLE_EVAL: bool = true;

    const REFINES: Refines = Refines::Root;

    fn evaluate(&mut self, node: &mut NodeView<'_, Game, B>, wanted: EvalRequest, found: &mut Evaluation) {
        let (color, is_end, is_root) = (node.leaf.to_move, node.leaf.is_end, node.is_root());
        let legal = node.legal();
        let game = node.position();
        let size = game.size();
        let options = EvalOptions {
            turning: match self.params.root_num_symmetries {
                count @ 2.. if is_root => Turning::Mean { count, seed: self.seed },
                _ => Turning::Drawn(self.seed),
            },
            inputs: InputOptions {
                conservative_pass: is_root && self.params.conservative_pass,
                moves_as_handicap: true,
                doubling_advantage: self.odds[color.index()],
                max_history: self.params.history.max_history(game.move_number() - self.root_moves),
                ..InputOptions::default()
            },
            optimism: if is_root { self.params.root_policy_optimism } else { self.params.policy_optimism },
            temperature: self.params.nn_policy_temperature,
            profile: self.params.human.profile,
        };
        let Ok(outputs) = self.net.evaluate(game, color, &legal.points, &options) else {
            // What ends the search needs some answer: every move is as good, and nobody is ahead.
            if wanted == EvalRequest::RefinedPolicy {
                return;
            }
            let chance = 1.0 / (legal.points.len() + usize::from(legal.pass)) as f32;
            let moves = legal.points.iter().map(Move::Play).chain(legal.pass.then_some(Move::Pass));
            found.chances.extend(moves.map(|mv| Proposal { mv, chance }));
            found.value = Some(LeafValue { black: 0.5, margin: 0.0, spread: 0.0 });
            return found.ownership.begin();
        };
        let of_virtual = virtual_chance(legal.virtual_move, &outputs);
        let chance = |mv: Move| chance_of(mv, &outputs, size, of_virtual);
        if wanted == EvalRequest::RefinedPolicy {
            found.chances.iter_mut().for_each(|proposal| proposal.chance = chance(proposal.mv));
            self.temper_root(&mut found.chances);
            return self.find_human(node, &legal, &options, found);
        }
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
            let beyond = self.own.beyond(game, &ownership) - untold(game, &options.inputs);
            (found.no_result, found.score) = (outputs.no_result, Some(outputs.score_mean * sign + beyond));
            self.value(&outputs, color, beyond)
        });
        if wanted == EvalRequest::Policy {
            if self.params.subtree_value_bias_factor > 0.0 {
                found.situation = situation(game, color);
            }
            let off_board = [(legal.virtual_move, Move::Virtual), (legal.pass, Move::Pass)];
            let off_board = off_board.into_iter().filter_map(|(is_legal, mv)| is_legal.then_some(mv));
            let moves = legal.points.iter().map(Move::Play).chain(off_board);
            found.chances.extend(moves.map(|mv| Proposal { mv, chance: chance(mv) }));
            if is_root {
                self.temper_root(&mut found.chances);
            }
            self.find_human(node, &legal, &options, found);
        }
    }
}

/// The part of White's komi that the inputs leave out, in points: see [`untold_komi`].
pub fn untold(game: &Game, options: &InputOptions) -> f32 {
    // What stones and handicaps cost is never more than the board.
    if game.rules().komi.points().abs() <= f64::from(Inputs::KOMI_BEYOND_AREA) {
        return 0.0;
    }
    untold_komi(game, &NetRules::at(game), options)
}

/// What a whole evaluator `E` says, mixed with the chances of patterns and the values of playouts.
pub struct MixedEvaluator<'a, E, const W: usize> {
    mix: PlayoutMix,
    whole: E,
    policy: LearntPolicy<'a, W>,
    playouts: PlayoutEvaluator,
    /// The position, and the playout.
    boards: [PlayoutBoard<W>; 2],
    chances: Vec<Proposal>,
}

impl<'a, E, const W: usize> MixedEvaluator<'a, E, W> {
    /// The evaluator of one thread; `board` is any board of the size that is searched.
    pub fn new(
        mix: PlayoutMix,
        whole: E,
        policy: LearntPolicy<'a, W>,
        playouts: PlayoutEvaluator,
        board: &PlayoutBoard<W>,
    ) -> MixedEvaluator<'a, E, W> {
        let boards = [board.clone(), board.clone()];
        MixedEvaluator { mix, whole, policy, playouts, boards, chances: Vec::new() }
    }

    fn mix_chances(&mut self, node: &mut NodeView<'_, Game, PlayoutBoard<W>>, found: &mut [Proposal]) {
        let (legal, color) = (node.legal(), node.leaf.to_move);
        let (game, board) = node.position_and_board();
        self.policy.propose(game, board, color, &legal, &mut self.chances);
        // Patterns know nothing of moves off the board, and leave out points: these keep the network's part.
        let known: f32 = self.chances.iter().map(|known| known.chance).sum();
        if known == 0.0 {
            return;
        }
        let of_network = self.mix.network_policy_share;
        for proposal in found {
            proposal.chance *= of_network;
            let by_patterns =
                |mv: Move| self.chances.iter().find(|known| known.mv == mv).map_or(0.0, |known| known.chance);
            proposal.chance += (1.0 - of_network) * by_patterns(proposal.mv) / known;
        }
    }

    fn by_playouts(&mut self, node: &NodeView<'_, Game, PlayoutBoard<W>>, found: &mut Evaluation) -> LeafValue {
        let [position, scratch] = &mut self.boards;
        position.copy_from(node.board);
        let (mut black, mut margin, mut squares) = (0.0, 0.0, 0.0);
        let placed = found.trace.len();
        for _ in 0..self.mix.playouts {
            scratch.copy_from(position);
            let value = self.playouts.evaluate(scratch, node.leaf, &mut found.trace, &mut found.ownership);
            found.trace.truncate(placed);
            black += value.black;
            margin += value.margin;
            squares += value.margin * value.margin;
        }
        let mean = |sum: f32| sum / self.mix.playouts as f32;
        let margin = mean(margin);
        LeafValue { black: mean(black), margin, spread: (mean(squares) - margin * margin).max(0.0).sqrt() }
    }
}

impl<E, const W: usize> Evaluator<Game, PlayoutBoard<W>> for MixedEvaluator<'_, E, W>
where
    E: Evaluator<Game, PlayoutBoard<W>>,
{
    const IS_WHOLE_EVAL: bool = true;

    const REFINES: Refines = E::REFINES;

    fn evaluate(
        &mut self,
        node: &mut NodeView<'_, Game, PlayoutBoard<W>>,
        wanted: EvalRequest,
        found: &mut Evaluation,
    ) {
        const { assert!(E::IS_WHOLE_EVAL, "it gives values with its chances") };
        self.whole.evaluate(node, wanted, found);
        if wanted != EvalRequest::Value && self.mix.network_policy_share < 1.0 {
            self.mix_chances(node, &mut found.chances);
        }
        if wanted == EvalRequest::RefinedPolicy {
            return;
        }
        let Some(value) = found.value else { return };
        let played = self.by_playouts(node, found);
        let of_network = self.mix.network_value_share;
        let mix = |whole: f32, played: f32| of_network * whole + (1.0 - of_network) * played;
        found.value = Some(LeafValue {
            black: mix(value.black, played.black),
            margin: mix(value.margin, played.margin),
            spread: mix(value.spread, played.spread),
        });
    }
}

// What a ruleset's own count has beyond a network's words for it: points that one side alone has the right to take,
// territory in seki, regions that both sides share, wild regions.
//
// It is the difference of two counts of the position as it will be settled, both by the referee's code: that of the
// ruleset, and the one that the words mean. Before most points have an owner there is nothing to settle, and the
// network's own margin says more.

/// The difference between a ruleset's count and the one that a network assumes.
#[derive(Clone, Debug)]
pub struct OwnCount {
    /// The rules of the counts without komi and debts, where they differ: the ruleset's, and those of the words.
    rules: Option<[Rules; 2]>,
}

impl OwnCount {
    /// The counts for the rules of `game`.
    pub fn new(game: &Game) -> OwnCount {
        let rules = game.rules();
        let is_beyond = LeftToAdd::of(rules).iter().any(|left| touches_count(*left));
        OwnCount { rules: is_beyond.then(|| [played_out(rules), NetRules::of(rules).area_of(rules)]) }
    }

    /// Black's points beyond the words at the end of `game`, where it is near, by the ownership of points, from -1
    /// (White's) to 1 (Black's).
    pub fn beyond(&self, game: &Game, ownership: &PointMap<f32>) -> f32 {
        let Some(rules) = &self.rules else { return 0.0 };
        let (size, area) = (game.size(), game.size().area() as f32);
        let open = size.points().filter(|&point| ownership[point].abs() < SearchParams::OWNED_ABOVE).count() as f32;
        let settled = 1.0 - open / (SearchParams::OPEN_PART * area);
        if settled <= 0.0 {
            return 0.0;
        }
        let dead = dead_by(game, ownership);
        let [own, words] = rules.each_ref().map(|rules| score(game, rules, End::Agreed, None, &dead));
        match own.reason {
            Reason::Count | Reason::Unfilled => {}
            Reason::WildRegion | Reason::Repetition | Reason::NoResult => return 0.0,
        }
        settled * (points_of(own.unit) * own.margin.to_f64() as f32 - words.margin.to_f64() as f32)
    }
}

/// The chains that ownership gives to the other side.
pub fn dead_by(game: &Game, ownership: &PointMap<f32>) -> PointSet {
    let mean = |chain: &PointSet| chain.iter().map(|point| ownership[point]).sum::<f32>() / chain.len() as f32;
    let dead = Color::BOTH.into_iter().flat_map(|color| {
        let chains = game.board().chains(color).into_iter();
        chains.filter(move |chain| mean(chain) * (color.sign() as f32) < 0.0)
    });
    PointSet::union(dead)
}

/// The points that a margin in this unit means.
pub fn points_of(unit: Unit) -> f32 {
    match unit {
        Unit::Points | Unit::Stones => 1.0,
        // Half of the points of the board are par: one more is worth two.
        Unit::Zi => 2.0,
    }
}

/// Whether it changes what a final board is worth.
fn touches_count(left: LeftToAdd) -> bool {
    match left {
        LeftToAdd::OneSidedPoints | LeftToAdd::SekiTerritory | LeftToAdd::SharedRegions | LeftToAdd::LazyLoss => true,
        // These are said by debts, moves and ends in the tree, or by the unit.
        LeftToAdd::FreeResolution
        | LeftToAdd::VirtualMoves
        | LeftToAdd::NaturalEnd
        | LeftToAdd::NullMoves
        | LeftToAdd::CycleDraws
        | LeftToAdd::UnchangedBoards
        | LeftToAdd::FourPasses
        | LeftToAdd::HalfPoints => false,
    }
}

/// The ruleset's count of a board that is played out, without komi and debts.
fn played_out(rules: &Rules) -> Rules {
    Rules {
        counting: rules.counting.played_out(),
        removal: Removal::Agreed,
        komi: Komi::ZERO,
        extra_moves: false,
        last_stone: false,
        button: false,
        handicap_bonus: HandicapBonus::Zero,
        ..rules.clone()
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Move;
    use liangyi_core::rules::CATALOGUE;
    use liangyi_net::inputs::{InputOptions, white_komi};
    use proptest::prelude::*;

    use super::*;
    use crate::playout::PlayoutRng;

    /// A game of random moves that has ended, or gone on for long.
    fn random_game(rules: &Rules, size: Size, seed: u64) -> Game {
        let (mut game, mut dice) = (Game::new(size, rules.clone()), PlayoutRng::new(seed, 0));
        for _ in 0..3 * size.area() {
            if game.is_over() {
                break;
            }
            let color = game.to_move();
            let legal = game.legal_moves(color);
            let points: Vec<_> = legal.points.iter().collect();
            let mv = if points.is_empty() || legal.pass && dice.chance(2) {
                Move::Pass
            } else {
                Move::Play(points[dice.below(points.len())])
            };
            game.play(color, mv).expect("a legal move");
        }
        game
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

        /// Where every point has an owner, the network's words and what is beyond them make the ruleset's count.
        #[test]
        fn words_and_what_is_beyond_them_are_the_count_of_the_ruleset(
            ruleset in 0..CATALOGUE.len(), width in 2_u32..=7, height in 2_u32..=7, seed: u64,
        ) {
            let rules = &CATALOGUE[ruleset].rules;
            let game = random_game(rules, Size::new(width, height).unwrap(), seed);
            // Until the contest ends, either side may place the last stone: words have the mean of both.
            prop_assume!(!rules.last_stone || game.is_over());
            let ownership = PointMap::from_fn(|point| game.board().at(point).map_or(1.0, |color| color.sign() as f32));
            let words = NetRules::at(&game);
            let area = score(&game, &words.area_of(rules), End::Agreed, None, &PointSet::EMPTY).margin.to_f64() as f32;
            let by_words = area - white_komi(&game, &words, &InputOptions::default());
            let counted = Rules { counting: played_out(rules).counting, removal: Removal::Agreed, ..rules.clone() };
            let own = score(&game, &counted, End::Agreed, None, &PointSet::EMPTY);
            prop_assume!(own.reason == Reason::Count);
            let found = by_words + OwnCount::new(&game).beyond(&game, &ownership);
            let expected = points_of(rules.unit) * own.margin.to_f64() as f32;
            prop_assert!((found - expected).abs() < 1e-3, "{}: {found} for {expected}", CATALOGUE[ruleset].name);
        }
    }
}
