//! What a search is said to have found: win rate and lead of the position and of its moves, weighed against
//! the raw values of positions and the results of other moves.
//!
//! The means of a search are good enough to choose a move by, but poor numbers to show: a few playouts of a margin
//! whose standard deviation is a third of the board say little, the best of many moves looks better than it is, and the
//! root has the mean of all that was tried. So three things are put together:
//!
//! - The *anchor*: raw values of the position and of those along its principal variation. They depend on the game
//!   alone, so that two searches of which one begins a move later share most of them.
//! - The *tree*: the mean of the moves of the root, the most visited ones weighing most.
//! - For each move its difference from that mean, which counts the more the more often the move was visited. What
//!   speaks for a move is doubted longer than what speaks against it, since a search goes where luck was; and a move
//!   that the policy thinks little of is expected to be worse than the position.
//!
//! No move is chosen by these numbers. This file knows neither trees nor evaluators.

use super::candidates::{Candidate, ValueEstimate};
use super::params::{Doubts, SearchParams, ValueKind};

/// The evidence that does not come from the candidates themselves.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The raw values of the position and of those along its principal variation, each for the side to move there: what
    /// they are worth before anything is searched, by the game so far and its rules alone. At
    /// most [`SearchParams::ANCHORS`] are used.
    pub raw: Vec<ValueEstimate>,
    /// Whether the first of them speaks of the moves that were searched: not where moves of the root were left out.
    pub root_counts: bool,
    /// The spread of the margins below each candidate, in the same order, with the number of playouts behind it.
    pub spreads: Vec<(u32, f64)>,
    /// The same of all playouts of the search.
    pub spread: (u32, f64),
    /// What kind of values the search has.
    pub values: ValueKind,
}

/// A win rate and a lead.
type Pair = [f64; 2];

fn estimate_of([win_rate, lead]: Pair, spread: f64) -> ValueEstimate {
    ValueEstimate { win_rate: win_rate.clamp(0.0, 1.0), lead, spread }
}

/// Sets the estimates of `candidates`, the one to be played first, and returns that of their position; `None` where
/// nothing was visited.
pub fn estimate(candidates: &mut [Candidate], evidence: &Evidence) -> Option<ValueEstimate> {
    let visits: f64 = candidates.iter().map(|candidate| candidate.visits as f64).sum();
    if visits == 0.0 {
        return None;
    }
    let doubts = Doubts::about(evidence.values);
    let tree = tree_mean(candidates, doubts.visits_power);
    // An evaluation of the root is one of the visits that have a spread, where evaluations have any.
    let of_raw = doubts.anchor_visits[1].max(1.0);
    let raw_spread = evidence.raw.first().map_or((0.0, 0.0), |raw| (of_raw, raw.spread));
    let own_spread = (f64::from(evidence.spread.0), evidence.spread.1);
    let spread = pooled([own_spread, raw_spread]);
    let anchored = match anchor(evidence) {
        None => tree,
        Some(anchor) => pair(|at| {
            let weight = doubts.anchor_visits[at];
            (weight * anchor[at] + visits * tree[at]) / (weight + visits)
        }),
    };
    let deviation = [deviation_of(anchored[0]), spread];
    let likeliest = candidates.iter().map(|candidate| candidate.prior).fold(0.0, f64::max);
    let mut best: Option<Pair> = None;
    for (number, candidate) in candidates.iter_mut().enumerate() {
        let visits = candidate.visits as f64;
        let means = [candidate.win_rate, candidate.margin];
        let unlikely = if likeliest > 0.0 { 1.0 - (candidate.prior / likeliest).sqrt() } else { 0.0 };
        let mut value = pair(|at| {
            let found = if visits > 0.0 { means[at] - tree[at] } else { 0.0 };
            let doubted = if found > 0.0 { doubts.in_favour } else { doubts.against };
            let expected = if number == 0 { 0.0 } else { SearchParams::UNLIKELY_LOSS * unlikely * deviation[at] };
            let share = |doubted: f64| visits / (visits + doubted);
            anchored[at] + found * share(doubted) - expected * (1.0 - share(doubts.against))
        });
        if evidence.values == ValueKind::Outcomes {
            // The move to be made wins at least as often as its position and as any other.
            value[0] = best.map_or(value[0].max(anchored[0]), |best| value[0].min(best[0]));
            best = best.or(Some(value));
        }
        let own = evidence.spreads.get(number).map_or((0.0, 0.0), |&(count, spread)| (f64::from(count), spread));
        candidate.estimate = estimate_of(value, pooled([own, (SearchParams::SPREAD_VISITS, spread)]));
    }
    Some(estimate_of(anchored, spread))
}

fn pair(of: impl Fn(usize) -> f64) -> Pair {
    [of(0), of(1)]
}

/// The standard deviation of results with this win rate.
fn deviation_of(win_rate: f64) -> f64 {
    (win_rate * (1.0 - win_rate)).max(0.0).sqrt()
}

/// The standard deviation of two samples together, each its number and its deviation.
fn pooled(samples: [(f64, f64); 2]) -> f64 {
    let count: f64 = samples.iter().map(|(count, _)| count).sum();
    let squares: f64 = samples.iter().map(|(count, spread)| count * spread * spread).sum();
    if count > 0.0 { (squares / count).sqrt() } else { 0.0 }
}

/// The mean of the moves that were visited.
fn tree_mean(candidates: &[Candidate], power: f64) -> Pair {
    let (mut weights, mut sums) = (0.0, [0.0; 2]);
    for candidate in candidates.iter().filter(|candidate| candidate.visits > 0) {
        let weight = (candidate.visits as f64).powf(power);
        weights += weight;
        sums = [sums[0] + weight * candidate.win_rate, sums[1] + weight * candidate.margin];
    }
    pair(|at| sums[at] / weights)
}

/// What the raw values say of the root; `None` where there are none.
fn anchor(evidence: &Evidence) -> Option<Pair> {
    let (mut weights, mut sums, mut weight) = (0.0, [0.0; 2], 1.0);
    for (depth, raw) in evidence.raw.iter().take(SearchParams::ANCHORS).enumerate() {
        let win_rate = raw.win_rate + SearchParams::TEMPO * deviation_of(raw.win_rate);
        let margin = raw.lead + SearchParams::TEMPO * raw.spread;
        let value = if depth % 2 == 0 { [win_rate, margin] } else { [1.0 - win_rate, -margin] };
        if depth > 0 || evidence.root_counts {
            weights += weight;
            sums = pair(|at| sums[at] + weight * value[at]);
        }
        weight *= SearchParams::ANCHOR_PART;
    }
    (weights > 0.0).then(|| pair(|at| sums[at] / weights))
}

#[cfg(test)]
mod tests {
    use liangyi_core::game::Move;
    use proptest::prelude::*;

    use super::*;

    /// A candidate with these visits, this win rate, margin and prior.
    fn candidate((visits, win_rate, margin, prior): (u64, f64, f64, f64)) -> Candidate {
        Candidate {
            visits,
            edge_visits: visits,
            win_rate,
            margin,
            score: margin,
            prior,
            line_visits: vec![visits],
            ..Candidate::new(Move::Pass)
        }
    }

    fn evidence(raw: &[(f64, f64, f64)]) -> Evidence {
        let raw = raw.iter().map(|&(win_rate, lead, spread)| ValueEstimate { win_rate, lead, spread }).collect();
        Evidence { raw, root_counts: true, ..Evidence::default() }
    }

    #[test]
    fn one_move_without_anything_beside_it_is_worth_its_means() {
        let mut one = [candidate((9, 0.75, 3.5, 0.0))];
        let root = estimate(&mut one, &Evidence::default()).unwrap();
        assert_eq!((root.win_rate, root.lead), (0.75, 3.5));
        assert_eq!(one[0].estimate, root);
        assert_eq!(estimate(&mut [candidate((0, 0.0, 0.0, 1.0))], &Evidence::default()), None);
    }

    #[test]
    fn what_a_few_playouts_say_for_a_move_is_not_believed() {
        let mut found = [(400, 0.55, 1.0, 0.5), (4, 0.61, 30.0, 0.01), (4, 0.2, -30.0, 0.01), (0, 0.0, 0.0, 0.0)];
        let mut found = found.each_mut().map(|found| candidate(*found));
        let root = estimate(&mut found, &evidence(&[(0.55, 1.0, 20.0)])).unwrap();
        let [best, lucky, bad, untried] = found.map(|found| found.estimate);
        assert!(lucky.win_rate < best.win_rate && lucky.lead < root.lead, "{lucky:?} beside {best:?}");
        assert!(bad.lead < lucky.lead - 5.0 && bad.win_rate < lucky.win_rate, "{bad:?}");
        assert!(untried.lead < root.lead && untried.win_rate < best.win_rate, "{untried:?}");
        assert!((best.lead - root.lead).abs() < 0.5, "{best:?} of {root:?}");
    }

    #[test]
    fn the_anchor_looks_from_both_sides_and_gives_way_to_visits() {
        // Black is ahead by 4 wherever one looks from.
        let raw = evidence(&[(0.6, 4.0, 0.0), (0.4, -4.0, 0.0), (0.6, 4.0, 0.0)]);
        let lead = |visits: u64, raw: &Evidence| {
            estimate(&mut [candidate((visits, 0.5, -8.0, 1.0))], raw).expect("a move was visited").lead
        };
        assert!((lead(1, &raw) - 4.0).abs() < 0.1, "{}", lead(1, &raw));
        assert!((lead(1200, &raw) + 2.0).abs() < 1e-9);
        assert!((lead(1_000_000, &raw) + 8.0).abs() < 0.1);
        // Where moves were left out, the position with all of them says nothing.
        let without = Evidence { root_counts: false, ..evidence(&[(0.6, 40.0, 0.0), (0.4, -4.0, 0.0)]) };
        assert!((lead(1, &without) - 4.0).abs() < 0.1);
        let none = Evidence { root_counts: false, ..evidence(&[(0.6, 40.0, 0.0)]) };
        assert_eq!(lead(1, &none), -8.0);
    }

    #[test]
    fn the_spread_of_a_move_is_its_own_once_it_has_playouts() {
        let mut found = [candidate((100, 0.5, 0.0, 1.0)), candidate((2, 0.5, 0.0, 1.0))];
        let spreads = vec![(10_000, 5.0), (0, 0.0)];
        let known = Evidence { spreads, spread: (10_000, 20.0), ..evidence(&[(0.5, 0.0, 20.0)]) };
        let root = estimate(&mut found, &known).unwrap();
        assert!((root.spread - 20.0).abs() < 1e-9 && (found[1].estimate.spread - 20.0).abs() < 1e-9);
        assert!((5.0..5.2).contains(&found[0].estimate.spread), "{}", found[0].estimate.spread);
    }

    proptest! {
        #[test]
        fn the_move_to_be_made_is_never_shown_as_worse_and_numbers_stay_in_their_ranges(
            moves in prop::collection::vec((0u64..2000, 0.0..=1.0f64, -90.0..90.0f64, 0.0..=1.0f64), 1..20),
            raw in prop::collection::vec((0.0..=1.0f64, -90.0..90.0f64, 0.0..40.0f64), 0..5),
            root_counts: bool,
        ) {
            let mut found: Vec<Candidate> = moves.into_iter().map(candidate).collect();
            let known = Evidence { root_counts, ..evidence(&raw) };
            let visited = found.iter().any(|found| found.visits > 0);
            let root = estimate(&mut found, &known);
            prop_assert_eq!(root.is_some(), visited);
            let Some(root) = root else { return Ok(()) };
            let best = found[0].estimate.win_rate;
            prop_assert!(root.win_rate <= best);
            for found in &found {
                let ValueEstimate { win_rate, lead, spread } = found.estimate;
                prop_assert!((0.0..=best).contains(&win_rate) && lead.abs() < 200.0 && spread >= 0.0);
            }
        }
    }
}
