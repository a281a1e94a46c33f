//! Selection by value and chance (PUCT; D. Silver et al., *Mastering the game of Go without human knowledge*, 2017),
//! with three additions of KataGo's (its `docs/KataGoMethods.md`): the score counts in the utility, exploration grows
//! with the visits and with the spread of the values, and the first-play urgency of an unvisited move falls as more of
//! the policy is visited.

use std::f32::consts::FRAC_2_PI;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use liangyi_core::base::{Color, PointSet};

use super::evaluator::LeafValue;
use super::human_params::ExploreShare;
use super::network_params::{RootSelection, Twins};
use super::node::{Node, NodeState};
use super::params::SearchParams;
use super::selection::{SelectAt, Selection};
use super::tree::Tree;
use super::value_bias::WeightedError;
use super::weights::{WeightedMove, prune_noise, weigh_by_value};
use crate::playout::PlayoutRng;
use crate::policy::Proposal;

/// The selection for evaluators whose chances and values are good, such as networks: a child is worth its own mean
/// utility and an exploration term that grows with its chance. The word of a node has the means of the squares of its
/// values and of its margins.
///
/// A utility is a win rate from -1 to 1, and for a small part the margin: once around 0, and once around what is
/// expected of the position searched, so that a side that is far ahead or behind still plays for points.
#[derive(Debug)]
pub struct Puct<'a> {
    params: &'a SearchParams,
    /// The square root of the number of points of the board.
    breadth: f32,
    /// Black's margin around which margins count most, in points.
    center: f32,
    /// What is special at the root.
    root: Option<&'a RootSelection>,
    /// The random numbers of a root that is searched more widely.
    rng: PlayoutRng,
    /// The moves of the node that is being backed up.
    moves: Vec<WeightedMove>,
    /// Whether the last choice is not to count.
    is_weightless: bool,
}

impl<'a> Puct<'a> {
    /// A selection with these constants for boards of `area` points.
    pub fn new(params: &'a SearchParams, area: usize) -> Puct<'a> {
        Puct {
            params,
            breadth: (area as f32).sqrt(),
            center: 0.0,
            root: None,
            rng: PlayoutRng::new(0, 0),
            moves: Vec::new(),
            is_weightless: false,
        }
    }

    /// The same for a search from a root for which this holds, with these random numbers.
    pub fn searching(self, root: &'a RootSelection, rng: PlayoutRng) -> Puct<'a> {
        Puct { root: Some(root), rng, ..self }
    }

    /// The standard deviations of the values, 0 to 1, and of the margins, in points, of the visits to a node that this
    /// selection has settled: that of the margins holds the spreads that evaluations gave.
    pub fn deviations(node: &Node) -> (f32, f32) {
        let (value, margin) = Squares(node.selection_word()).means();
        let deviation = |square: f32, mean: f32| (square - mean * mean).max(0.0).sqrt();
        (deviation(value, node.played.mean() as f32), deviation(margin, node.played.margin()))
    }

    /// The standard error of the mean value, 0 to 1, of a node.
    pub fn error(node: &Node) -> f32 {
        let visits = node.played.visits() as f32;
        (variance(visits, Puct::deviations(node).0) / visits.max(1.0)).sqrt()
    }

    /// What a child of `root` is worth at least: its utility less so many standard errors.
    pub(super) fn least_worth(root: &Node, area: usize) -> impl Fn(&Node) -> f32 {
        let utility = Puct::utility_below(root, area);
        // A utility is twice as wide as a win rate.
        let of = move |node: &Node| utility(node.played.mean() as f32, node.played.margin());
        move |node| of(node) - 2.0 * SearchParams::FINAL_VALUE_ERRORS as f32 * Puct::error(node)
    }

    /// The utility of a child of `root` with a mean value and a mean margin of its own.
    pub(super) fn utility_below(root: &Node, area: usize) -> impl Fn(f32, f32) -> f32 {
        let puct = Puct::new(&SearchParams::NETWORK, area);
        let center = puct.center_of(-root.played.margin());
        let spread = Puct::deviations(root).1;
        move |value, margin| puct.utility(value, margin, center, spread)
    }

    /// The margin near which a point changes the utility most, for a side that leads by `ahead` points at the root.
    fn center_of(&self, ahead: f32) -> f32 {
        score_center(ahead.into(), self.breadth.into()) as f32
    }

    /// The utility for a side of a mean value and a mean margin of its own; `spread` is how far margins lie apart.
    fn utility(&self, value: f32, margin: f32, center: f32, spread: f32) -> f32 {
        let of = |(weight, width): (f64, f64), center: f32| {
            let width = width as f32 * self.breadth + SearchParams::SCORE_SPREAD * spread;
            weight as f32 * FRAC_2_PI * ((margin - center) / width).atan()
        };
        2.0 * value - 1.0 + of(SearchParams::SCORE_FAR, 0.0) + of(SearchParams::SCORE_NEAR, center)
    }

    /// The factor of the exploration at a node with so many `visits` whose values lie `deviation` apart, 0 to 1.
    fn exploration(&self, visits: f32, deviation: f32) -> f32 {
        let SearchParams { puct_exploration, puct_growth: (growth, base), puct_by_spread, .. } = *self.params;
        let spread = variance(visits, deviation).sqrt() / SearchParams::USUAL_DEVIATION;
        let by_spread = 1.0 + puct_by_spread * (spread - 1.0);
        (puct_exploration + growth * ((visits + base) / base).ln()) * by_spread
    }
}

/// The variance of the values, 0 to 1, of `visits` visits that lie `deviation` apart: as if there were [a few
/// more](SearchParams::USUAL_VISITS), which lie as far apart as values do at the beginning.
fn variance(visits: f32, deviation: f32) -> f32 {
    let (usual, weight) = (SearchParams::USUAL_DEVIATION, SearchParams::USUAL_VISITS);
    (visits * deviation * deviation + weight * usual * usual) / (visits + weight)
}

/// The margin around which margins count most in a utility, in points, for a side that expects to be `ahead` by so many
/// points; `breadth` is the square root of the board's area.
pub fn score_center(ahead: f64, breadth: f64) -> f64 {
    let most = SearchParams::SCORE_NEAR.1 * breadth;
    ahead - (SearchParams::SCORE_TOWARDS_ZERO * ahead).clamp(-most, most)
}

impl Puct<'_> {
    /// Makes the means of an expanded node those of its own evaluation, corrected by what is known of such ones, which
    /// counts as one visit, and of its children, by what each of them [counts](super::weights).
    fn settle(&mut self, tree: &Tree, node: &Node, mover: Color) {
        let (own, children) = (tree.own_evaluation(node), tree.children(node));
        let (spread, center) = (Puct::deviations(node).1, self.center * -mover.sign() as f32);
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        for (place, child) in children.iter().enumerate() {
            let visits = child.edge_visits();
            if visits > 0 {
                let utility = self.utility(child.played.mean() as f32, child.played.margin(), center, spread);
                moves.push(WeightedMove { weight: visits as f32, utility, prior: child.prior(), place });
            }
        }
        if self.params.noise_prune_scale > 0.0 {
            moves.sort_unstable_by(|one, other| other.prior.total_cmp(&one.prior));
            prune_noise(&mut moves, self.params.noise_prune_scale);
        }
        weigh_by_value(&mut moves, self.params.value_weight_exponent);
        let (value, margin) = Squares(own.selection_word()).means();
        let (own_mean, own_margin) = (own.played.mean() as f32, own.played.margin());
        let mut sums = [0.0; 5];
        for WeightedMove { weight, place, .. } in &moves {
            let child = &children[*place];
            let (value, margin) = Squares(child.selection_word()).means();
            // What a child is worth to the side to move is what it is not worth to the one that has moved here.
            let mean = child.played.mean() as f32;
            let of_mover = [1.0, 1.0 - mean, -child.played.margin(), 1.0 - 2.0 * mean + value, margin];
            sums.iter_mut().zip(of_mover).for_each(|(sum, one)| *sum += weight * one);
        }
        let (mut mean, mut lead) = (own_mean, own_margin);
        if self.params.bias_factor > 0.0 {
            let keeper = tree.own_error(node);
            let (entry, old) = keeper.error();
            let mut error = old;
            if sums[0] > 0.0 {
                let visits: u32 = children.iter().map(Node::edge_visits).sum();
                let weight = (visits as f32).powf(self.params.bias_exponent);
                let found = |sum: f32, own: f32| (sum / sums[0] - own) * weight;
                error = WeightedError { value: found(sums[1], own_mean), margin: found(sums[2], own_margin), weight };
            }
            let bias = tree.biases().replace(entry, old, error);
            keeper.set_error(error);
            mean = (mean + self.params.bias_factor * bias.0).clamp(0.0, 1.0);
            lead += self.params.bias_factor * bias.1;
        }
        // The squares keep their distance from the means.
        let squares = [value + mean * mean - own_mean * own_mean, margin + lead * lead - own_margin * own_margin];
        let of_own = [1.0, mean, lead, squares[0], squares[1]];
        sums.iter_mut().zip(of_own).for_each(|(sum, one)| *sum += one);
        self.moves = moves;
        let [weights, sums @ ..] = sums;
        let [value, margin, value_square, margin_square] = sums.map(|sum| sum / weights);
        node.played.set_means(value, margin);
        Squares(node.selection_word()).set((value_square, margin_square));
    }
}

/// A choice among the moves of a node as persons would make it.
#[derive(Clone, Copy)]
struct HumanChoice {
    is_weightless: bool,
    exploration: f32,
    permanent: f32,
}

impl Puct<'_> {
    /// Whether a move is chosen as persons would, by chance, and how.
    fn human_choice(&mut self, children: &[Node], at: SelectAt) -> Option<HumanChoice> {
        let params = self.root?.human.as_ref()?;
        let share = params.share_at(at.depth, at.depth.is_multiple_of(2));
        let drawn = if share == ExploreShare::NONE { return None } else { self.rng.unit() };
        // A node of which the chances are not known is searched as ever.
        if drawn >= share.weightless + share.weightful || children.iter().all(|child| child.human_prior() == 0.0) {
            return None;
        }
        Some(HumanChoice {
            is_weightless: drawn < share.weightless && children.iter().all(Node::may_add_weightless),
            exploration: params.cpuct_exploration,
            permanent: params.cpuct_permanent,
        })
    }
}

impl Selection for Puct<'_> {
    const KEEPS_OWN: bool = true;

    fn start(&self, _: &[Node], _: &[Proposal], _: bool) {}

    fn select(&mut self, tree: &Tree, node: &Node, at: SelectAt) -> usize {
        // The values of the node are those of the side that moved there.
        let (value, margin) = (1.0 - node.played.mean() as f32, -node.played.margin());
        let is_root = at.depth == 0;
        if is_root {
            self.center = self.center_of(margin) * at.to_move.sign() as f32;
        }
        let center = self.center * at.to_move.sign() as f32;
        let (deviation, spread) = Puct::deviations(node);
        let children = tree.children(node);
        let human = self.human_choice(children, at);
        self.is_weightless = human.is_some_and(|choice| choice.is_weightless);
        let visits_of = |child: &Node| match human {
            Some(choice) if choice.is_weightless => child.played.visits(),
            _ => child.edge_visits(),
        };
        let prior_of = |child: &Node| if human.is_some() { child.human_prior() } else { child.prior() };
        let (mut visited, mut visits) = (0f32, 0u32);
        for child in children {
            // What was found by a look that does not count is known as well.
            if child.played.visits() > 0 {
                visited += prior_of(child);
                visits += visits_of(child);
            }
        }
        let loss = if is_root { self.params.puct_root_untried_loss } else { self.params.puct_untried_loss };
        let of_mean = self.utility(value, margin, center, spread);
        let mut untried = of_mean - loss * visited.sqrt();
        if self.params.untried_mean_power > 0.0 {
            // The mean of a node knows little of moves that nobody has looked at: the less of the policy has been
            // visited, the more the node's own evaluation counts.
            let own = &tree.own_evaluation(node).played;
            if own.visits() > 0 {
                let of_own = self.utility(1.0 - own.mean() as f32, -own.margin(), center, spread);
                let share = 1.0 - visited.powf(self.params.untried_mean_power).min(1.0);
                untried += share * (of_own - of_mean);
            }
        }
        let visits = visits as f32;
        let factor = match human {
            Some(choice) => choice.exploration + choice.permanent * visits.sqrt(),
            None => self.exploration(visits, deviation),
        };
        let exploration = factor * (visits + 0.01).sqrt();
        let utility_of = |child: &Node, visits: f32| {
            if visits > 0.0 {
                self.utility(child.played.mean() as f32, child.played.margin(), center, spread)
            } else {
                untried
            }
        };
        let first = node.children().start;
        let special = self.root.filter(|root| root.mirror.is_some() || is_root && root.is_special());
        let Some(root) = special else {
            let worth = |child: &Node| {
                let visits = visits_of(child) as f32;
                utility_of(child, visits) + exploration * prior_of(child) / (1.0 + visits)
            };
            let mut best = (f32::MIN, first);
            for (offset, child) in children.iter().enumerate() {
                let worth = worth(child);
                if worth > best.0 {
                    best = (worth, first + offset);
                }
            }
            return best.1;
        };
        let (mut rng, last) = (self.rng.clone(), node.mv().mv());
        // A look that does not count follows persons alone.
        let (mirror, noise) = if self.is_weightless { (None, 0.0) } else { (root.mirror.as_ref(), root.noise) };
        let prior_of = |child: &Node| {
            let prior = prior_of(child);
            mirror.map_or(prior, |mirror| mirror.prior(prior, child.mv().mv(), at.to_move, last, at.depth))
        };
        let mut worth = |child: &Node, mut prior: f32| {
            let of_child = visits_of(child) as f32;
            let mut utility = utility_of(child, of_child);
            if is_root && noise > 0.0 {
                prior = prior.powf(1.0 / (SearchParams::NOISE_FLATTENS * noise + 1.0));
                if rng.chance(SearchParams::NOISE_PERCENT) {
                    utility += noise * normal(&mut rng).abs();
                }
            }
            if mirror.is_some_and(|mirror| of_child < mirror.least_share(child.mv().mv(), at.to_move, last) * visits) {
                utility = f32::MAX;
            }
            utility + exploration * prior / (1.0 + of_child)
        };
        let twins = root.twins.as_ref().filter(|_| is_root);
        let points: PointSet =
            twins.iter().flat_map(|_| children.iter().filter_map(|child| child.mv().mv().point())).collect();
        // Of the unvisited moves only the one with the highest prior competes: with noise for each of them, one would
        // always be lucky.
        let mut likeliest: Option<(f32, usize)> = None;
        let mut best = (f32::MIN, first);
        for (offset, child) in children.iter().enumerate() {
            let is_left_out = |twins: &Twins| child.mv().mv().point().is_some_and(|point| !twins.keeps(point, &points));
            if twins.is_some_and(is_left_out) {
                continue;
            }
            let prior = prior_of(child);
            if child.played.visits() == 0 {
                if likeliest.is_none_or(|(most, _)| prior > most) {
                    likeliest = Some((prior, offset));
                }
                continue;
            }
            let worth = worth(child, prior);
            if worth > best.0 {
                best = (worth, first + offset);
            }
        }
        if let Some((prior, offset)) = likeliest
            && worth(&children[offset], prior) > best.0
        {
            best.1 = first + offset;
        }
        self.rng = rng;
        best.1
    }

    fn is_weightless(&self) -> bool {
        self.is_weightless
    }

    fn backup(&mut self, tree: &Tree, node: &Node, mover: Color, value: LeafValue) {
        if self.params.computes_means()
            && node.state() == NodeState::Expanded
            && tree.own_evaluation(node).played.visits() > 0
        {
            self.settle(tree, node, mover);
            return;
        }
        let (of_mover, margin) = (value.of(mover), value.margin * mover.sign() as f32);
        node.played.add_value(of_mover, margin);
        let squares = (of_mover * of_mover, margin * margin + value.spread * value.spread);
        Squares(node.selection_word()).add(squares, node.played.visits());
    }
}

/// A random number of the normal distribution (G. Box and M. Muller, *A Note on the Generation of Random Normal
/// Deviates*, 1958).
fn normal(rng: &mut PlayoutRng) -> f32 {
    let [radius, angle] = [1.0 - rng.unit(), rng.unit()];
    (-2.0 * radius.ln()).sqrt() * (std::f32::consts::TAU * angle).cos()
}

/// The means of two squares in one word: the bits of two numbers. They are updated without a lock, as margins are.
struct Squares<'a>(&'a AtomicU64);

impl Squares<'_> {
    fn means(&self) -> (f32, f32) {
        let both = self.0.load(Relaxed);
        (f32::from_bits((both >> 32) as u32), f32::from_bits(both as u32))
    }

    /// Adds squares to those of `visits` visits, this one included.
    fn add(&self, (value, margin): (f32, f32), visits: u32) {
        let changed = |mean: f32, square: f32| mean + (square - mean) / visits.max(1) as f32;
        let means = self.means();
        self.set((changed(means.0, value), changed(means.1, margin)));
    }

    fn set(&self, (value, margin): (f32, f32)) {
        let [value, margin] = [value, margin].map(f32::to_bits).map(u64::from);
        self.0.store(value << 32 | margin, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Move;
    use liangyi_net::inputs::{HumanProfile, Rank};

    use super::*;
    use crate::search::human_params::HumanParams;
    use crate::search::move_code::MoveCode;

    #[test]
    fn deviations_are_those_of_the_values_and_of_the_margins_with_their_spreads() {
        let (tree, node) = (Tree::new(1 << 20), Node::default());
        let mut selection = Puct::new(&SearchParams::NETWORK, 81);
        for (value, margin, spread) in [(1.0, 3.0, 0.0), (0.5, -3.0, 0.0), (0.0, 1.0, 4.0), (0.5, -1.0, 0.0)] {
            node.played.add_virtual_loss();
            selection.backup(&tree, &node, Color::Black, LeafValue { black: value, margin, spread });
        }
        let (value, margin) = Puct::deviations(&node);
        assert!((value - 0.125f32.sqrt()).abs() < 1e-4, "{value}");
        // The squares of the margins are 9, 9, 1 and 1, that of the spread 16: their mean is 9.
        assert!((margin - 3.0).abs() < 1e-4, "{margin}");
    }

    #[test]
    fn of_the_moves_that_nobody_has_looked_at_the_likeliest_alone_is_tried() {
        const MOVES: usize = 40;
        let tree = Tree::new(1 << 20);
        let first = tree.allocate(MOVES + 2).expect("room");
        let root = tree.node(0);
        let looked_at = |node: &Node, value: f32| {
            for _ in 0..20 {
                node.played.add_virtual_loss();
                Puct::new(&SearchParams::NETWORK, 81).backup(
                    &tree,
                    node,
                    Color::Black,
                    LeafValue { black: value, margin: 0.0, spread: 0.0 },
                );
            }
        };
        let children = tree.block(first, MOVES);
        let size = Size::square(9).unwrap();
        for ((number, child), point) in children.iter().enumerate().zip(size.points()) {
            let prior = if number == 7 { 0.005 } else { 0.0001 };
            child.set(MoveCode::new(Move::Play(point)), if number == 3 { 0.9 } else { prior });
            child.set_human_prior(if number == 9 { 0.05 } else { 0.001 });
        }
        children[3].set_human_prior(0.9);
        looked_at(&children[3], 0.5);
        looked_at(root, 0.5);
        root.expand(first, MOVES);
        let at = SelectAt { to_move: Color::Black, depth: 0 };
        let human = HumanParams {
            profile: Some(HumanProfile::of_rank(Rank::STRONGEST)),
            explore: [ExploreShare { weightless: 0.5, weightful: 0.0 }, ExploreShare::NONE, ExploreShare::NONE],
            ..HumanParams::NONE
        };
        let mirror = None;
        let selection = RootSelection { noise: 1.0, twins: None, mirror, human: Some(human) };
        let mut puct = Puct::new(&SearchParams::NETWORK, 81).searching(&selection, PlayoutRng::new(1, 0));
        let mut tried = [[0; MOVES]; 2];
        for _ in 0..400 {
            let chosen = puct.select(&tree, root, at) - first;
            tried[usize::from(puct.is_weightless())][chosen] += 1;
        }
        // Noise is for looks that count: by the others the known move is better than what is expected of new ones.
        let [counted, weightless] = tried;
        assert!(counted[3] > 0 && counted[7] > 0 && counted[3] + counted[7] == counted.iter().sum::<i32>());
        assert!(weightless[3] > 0 && weightless[3] == weightless.iter().sum::<i32>(), "{weightless:?}");
    }
}
