//! The moves at the root of a search with their statistics and principal variations, and the final choice among them.

use liangyi_core::base::PointMap;
use liangyi_core::game::Move;

use super::context::MoveOwnership;
use super::node::{Node, NodeState};
use super::params::{SearchParams, ValueKind};
use super::puct::Puct;
use super::tree::Tree;

/// What a position or a move is worth to one side: what is shown of a search, for the side that searched, or what is
/// known before one, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ValueEstimate {
    /// The win rate, 0 to 1.
    pub win_rate: f64,
    /// The lead, in points.
    pub lead: f64,
    /// The standard deviation of the margin at the end of a playout, in points; 0 where it is not known.
    pub spread: f64,
}

impl ValueEstimate {
    /// The means of a search as they are.
    pub fn of_means(win_rate: f64, lead: f64) -> ValueEstimate {
        ValueEstimate { win_rate, lead, spread: 0.0 }
    }
}

/// A move at the root that the search has visited, with its statistics.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The number of descents through it, those of earlier searches of the same tree included.
    pub visits: u64,
    /// Those of them that count where they have come from: all but looks at moves as persons make them that are not to
    /// count (`ExploreShare::weightless`).
    pub edge_visits: u64,
    /// The mean leaf value of these for the side that searched, 0 to 1: about its probability to win.
    pub win_rate: f64,
    /// The mean margin for the side that searched, in points.
    pub margin: f64,
    /// The mean of the scores expected for it, in points: the margin, where an evaluator does not tell them apart.
    pub score: f64,
    /// The standard error of the win rate, where values are more than wins and losses.
    pub error: Option<f64>,
    /// What it is worth to the side that searched, from -1 to 1 and a little beyond: win rate and margin together.
    pub utility: f64,
    /// What is shown of it: by what its playouts and all else say.
    pub estimate: ValueEstimate,
    /// The prior: its chance by the evaluator, 0 to 1. That of patterns is 0 for passes and virtual moves.
    pub prior: f64,
    /// The principal variation: the move and the moves expected after it, the sides alternating.
    pub line: Vec<Move>,
    /// The number of descents through each position of `line`, in the same order.
    pub line_visits: Vec<u64>,
    /// Those of them that count where they have come from, as `edge_visits`.
    pub line_edge_visits: Vec<u64>,
    /// The ownership of every point in the playouts after the move, from -1 (White's) to 1 (Black's); `None` unless the
    /// search was to find it.
    pub ownership: Option<Box<PointMap<f32>>>,
    /// The standard deviations of that, where they were to be found.
    pub ownership_deviations: Option<Box<PointMap<f32>>>,
    /// The mean chance, 0 to 1, that the game has no result after the move.
    pub no_result: f64,
    /// In how many moves of both sides, this one included, the side that searched wins, or, negative, loses, whatever
    /// the other side does; `None` where that is not known.
    pub wins_in: Option<i32>,
}

impl Candidate {
    /// A move of which nothing is known.
    pub fn new(mv: Move) -> Candidate {
        Candidate {
            mv,
            visits: 0,
            edge_visits: 0,
            win_rate: 0.0,
            margin: 0.0,
            score: 0.0,
            error: None,
            utility: 0.0,
            estimate: ValueEstimate::default(),
            prior: 0.0,
            line: vec![mv],
            line_visits: vec![0],
            line_edge_visits: vec![0],
            ownership: None,
            ownership_deviations: None,
            no_result: 0.0,
            wins_in: None,
        }
    }

    /// By what kind of values it was found.
    pub fn values(&self) -> ValueKind {
        if self.error.is_some() { ValueKind::Estimates } else { ValueKind::Outcomes }
    }
}

/// Moves of a principal variation that are shown.
const LINE: usize = 20;

/// How a choice is made from a tree.
#[derive(Clone, Copy, Debug)]
pub struct Choosing {
    /// What kind of values the tree has.
    pub values: ValueKind,
    /// The number of points of the board.
    pub area: usize,
}

/// The children of the node with index `root`: the one to be played first, then the most visited first, and of those
/// with as many visits the likeliest. `after` has the ownership after each move, where it was found.
pub fn candidates(
    tree: &Tree,
    root: usize,
    after: Option<&MoveOwnership>,
    Choosing { values, area }: Choosing,
) -> Vec<Candidate> {
    let mut nodes: Vec<&Node> = tree.children(tree.node(root)).iter().collect();
    // Of moves with as many visits, above all with none, the likeliest comes first.
    let by_prior = |one: &Node, other: &Node| other.prior().total_cmp(&one.prior());
    let edge_visits = |node: &Node| match values {
        ValueKind::Outcomes => node.played.visits(),
        ValueKind::Estimates => node.edge_visits(),
    };
    nodes.sort_by(|one, other| edge_visits(other).cmp(&edge_visits(one)).then_with(|| by_prior(one, other)));
    let utility = Puct::utility_below(tree.node(root), area);
    let position = &tree.node(root).played;
    let candidate = |node: &Node| {
        let Line { moves: line, visits: line_visits, edge_visits: line_edge_visits } =
            principal_variation(tree, node, edge_visits);
        // What nobody has looked at is worth what its position is.
        let is_unseen = node.played.visits() == 0 && position.visits() > 0;
        let (win_rate, margin) = if is_unseen {
            (1.0 - position.mean(), -position.margin())
        } else {
            (node.played.mean(), node.played.margin())
        };
        let margin: f64 = margin.into();
        Candidate {
            mv: node.mv().mv(),
            visits: node.played.visits().into(),
            edge_visits: edge_visits(node).into(),
            win_rate,
            margin,
            score: margin,
            error: match values {
                ValueKind::Outcomes => None,
                ValueKind::Estimates => Some(Puct::error(node).into()),
            },
            utility: match values {
                ValueKind::Outcomes => 2.0 * win_rate - 1.0,
                ValueKind::Estimates => utility(win_rate as f32, margin as f32).into(),
            },
            estimate: ValueEstimate::of_means(win_rate, margin),
            prior: node.prior().into(),
            line,
            line_visits,
            line_edge_visits,
            ownership: after.and_then(|after| after.after(node.mv())),
            ownership_deviations: after.and_then(|after| after.deviations_after(node.mv())),
            no_result: 0.0,
            wins_in: None,
        }
    };
    let mut candidates: Vec<Candidate> = nodes.iter().map(|node| candidate(node)).collect();
    let bounds: Vec<f64> = match values {
        ValueKind::Outcomes => candidates.iter().map(lower_bound).collect(),
        ValueKind::Estimates => {
            let worth = Puct::least_worth(tree.node(root), area);
            nodes.into_iter().map(|node| worth(node).into()).collect()
        }
    };
    put_best_first(&mut candidates, values, |at| bounds[at]);
    candidates
}

/// A principal variation.
#[derive(Default)]
struct Line {
    moves: Vec<Move>,
    /// As [`Candidate::line_visits`].
    visits: Vec<u64>,
    /// As [`Candidate::line_edge_visits`].
    edge_visits: Vec<u64>,
}

/// The move of `node` and the moves after it to which the most of the visits lead that count, by `edge_visits`.
fn principal_variation<'a>(tree: &'a Tree, mut node: &'a Node, edge_visits: impl Fn(&Node) -> u32) -> Line {
    let mut line = Line::default();
    loop {
        line.moves.push(node.mv().mv());
        line.visits.push(node.played.visits().into());
        line.edge_visits.push(edge_visits(node).into());
        if line.moves.len() == LINE || node.state() != NodeState::Expanded {
            return line;
        }
        let next = tree.children(node).iter().max_by_key(|child| edge_visits(child));
        let Some(next) = next.filter(|next| edge_visits(next) > 0) else { return line };
        node = next;
    }
}

// The final choice among the moves that a search has visited.
//
// A move with a high prior keeps the most visits for long after it has turned out to be bad, while another one with
// enough visits has a better value. So the move with the highest lower confidence bound of its win rate is chosen, as
// in Leela Zero and KataGo.

/// Moves the candidate to be played to the front of `candidates`, which must be sorted by visits, the most visited
/// first. The others keep their order. `bound` gives the lower bound of what a candidate, by its number, is worth.
pub fn put_best_first(candidates: &mut [Candidate], values: ValueKind, bound: impl Fn(usize) -> f64) {
    let Some(most) = candidates.first().map(|candidate| candidate.edge_visits) else { return };
    let tried = candidates.partition_point(|candidate| is_tried(candidate.edge_visits, most, values));
    // Of equal bounds the most visited move wins, which comes first.
    let best = (0..tried).rev().max_by(|&a, &b| bound(a).total_cmp(&bound(b)));
    if let Some(best) = best {
        candidates[..=best].rotate_right(1);
    }
}

/// Whether a move with `visits` visits may be chosen where the most visited one has `most`.
pub fn is_tried(visits: u64, most: u64, values: ValueKind) -> bool {
    let part = match values {
        ValueKind::Outcomes => SearchParams::FINAL_VISITS_PART,
        ValueKind::Estimates => SearchParams::FINAL_VALUES_PART,
    };
    visits > 0 && visits * part >= most
}

/// The lower confidence bound, 0 to 1, of the win rate of a candidate, which must have a visit.
pub fn lower_bound(candidate: &Candidate) -> f64 {
    bound_of(candidate, candidate.win_rate)
}

/// The same bound where the win rate is `win_rate`.
pub fn bound_of(candidate: &Candidate, win_rate: f64) -> f64 {
    match candidate.error {
        Some(error) => (win_rate - SearchParams::FINAL_VALUE_ERRORS * error).max(0.0),
        None => wilson(win_rate, candidate.visits as f64, SearchParams::FINAL_ERRORS)[0],
    }
}

/// The score interval of a share: `[low, high]`, the true shares from which the observed `share` (0 to 1) of `trials`
/// trials deviates by at most `errors` standard errors (E. B. Wilson, *Probable Inference, the Law of Succession, and
/// Statistical Inference*, 1927). It lies within 0 to 1 and is valid for shares close to these as well. `trials` must
/// be positive.
pub fn wilson(share: f64, trials: f64, errors: f64) -> [f64; 2] {
    let squared = errors * errors;
    let middle = (share + squared / (2.0 * trials)) / (1.0 + squared / trials);
    let half =
        errors / (1.0 + squared / trials) * (share * (1.0 - share) / trials + squared / (4.0 * trials * trials)).sqrt();
    // At 0 and 1 the formula gives that end itself, except for rounding.
    let low = if share <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    [low, high]
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Move;

    use super::*;
    use crate::search::move_code::MoveCode;

    /// The visits of candidates with these visits and win rates, the one to be made first.
    fn led(tried: &[(u64, f64)]) -> Vec<u64> {
        let size = Size::square(9).unwrap();
        let candidate = |(x, &(visits, win_rate)): (usize, &(u64, f64))| Candidate {
            visits,
            edge_visits: visits,
            win_rate,
            estimate: ValueEstimate::of_means(win_rate, 0.0),
            ..Candidate::new(Move::Play(size.point(x, 0)))
        };
        let mut candidates: Vec<Candidate> = tried.iter().enumerate().map(candidate).collect();
        let bounds: Vec<f64> = candidates.iter().map(lower_bound).collect();
        put_best_first(&mut candidates, ValueKind::Outcomes, |at| bounds[at]);
        candidates.iter().map(|candidate| candidate.visits).collect()
    }

    #[test]
    fn the_most_visited_move_is_made_unless_another_is_surely_better() {
        assert_eq!(led(&[(600, 0.5), (300, 0.5), (200, 0.52)]), [600, 300, 200]);
        assert_eq!(led(&[(600, 0.5), (600, 0.5)]), [600, 600]);
        assert_eq!(led(&[(600, 0.03), (500, 0.03), (400, 0.42), (240, 0.56), (230, 0.1)]), [240, 600, 500, 400, 230]);
    }

    #[test]
    fn a_few_lucky_visits_are_not_enough() {
        assert_eq!(led(&[(600, 0.5), (59, 1.0)]), [600, 59]);
        assert_eq!(led(&[(600, 0.5), (60, 0.6)]), [600, 60]);
        assert_eq!(led(&[(600, 0.5), (60, 0.9)]), [60, 600]);
    }

    #[test]
    fn without_visits_the_likeliest_move_comes_first_and_is_worth_what_its_position_is() {
        let (tree, size) = (Tree::new(1 << 20), Size::square(9).unwrap());
        let first = tree.allocate(3).unwrap();
        for (child, (x, prior)) in tree.block(first, 3).iter().zip([(0, 0.1), (1, 0.6), (2, 0.3)]) {
            child.set(MoveCode::new(Move::Play(size.point(x, 0))), prior);
        }
        let root = tree.node(0);
        assert!(root.claim());
        root.expand(first, 3);
        root.played.add_virtual_loss();
        root.played.add_value(0.75, 5.0);
        for values in [ValueKind::Outcomes, ValueKind::Estimates] {
            let found = candidates(&tree, 0, None, Choosing { values, area: 81 });
            let moves: Vec<String> = found.iter().map(|one| one.mv.display(size).to_string()).collect();
            assert_eq!(moves, ["B1", "C1", "A1"], "{values:?}");
            assert!(found.iter().all(|one| (one.win_rate, one.margin) == (0.25, -5.0)), "{values:?}");
        }
    }

    #[test]
    fn where_nothing_was_tried_nothing_changes() {
        assert_eq!(led(&[]), [0; 0]);
        assert_eq!(led(&[(0, 0.0), (0, 0.0)]), [0, 0]);
    }
}
