//! A search as clients are shown it: one value, from which every protocol writes its own form.
//!
//! Here is decided whose values are shown, what is shown of a move that was not tried, which moves a client has no word
//! for, and the order of points. Win rates and leads are the search's estimates, not the means of its playouts. The
//! protocols choose among the moves, round, and give the values their own names. Serialised, it is the form for clients
//! of the program's own: all values to six decimals.

use liangyi_core::base::{Color, Point, PointMap, Size};
use liangyi_core::game::Move;
use liangyi_engine::player::Choice;
use liangyi_engine::search::{Candidate, NetworkValue, ValueEstimate, ValueKind, bound_of};
use serde::{Serialize, Serializer};

use super::utility::{OF_WIN_RATE, utility};

/// For which side values are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Always this side's.
    Of(Color),
    /// The side to move's.
    SideToMove,
}

impl Perspective {
    /// The perspective of one of KataGo's words, `BLACK`, `WHITE` or `SIDETOMOVE`.
    pub fn named(word: &str) -> Option<Perspective> {
        match word.to_ascii_uppercase().as_str() {
            "BLACK" | "B" => Some(Perspective::Of(Color::Black)),
            "WHITE" | "W" => Some(Perspective::Of(Color::White)),
            "SIDETOMOVE" => Some(Perspective::SideToMove),
            _ => None,
        }
    }

    /// The side that values are reported for where it is the turn of `to_move`.
    pub fn side(self, to_move: Color) -> Color {
        match self {
            Perspective::Of(color) => color,
            Perspective::SideToMove => to_move,
        }
    }
}

/// How a search is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Viewpoint {
    /// The size of the board.
    pub size: Size,
    /// The side that has searched.
    pub searcher: Color,
    /// The side whose win rates, leads and points are shown.
    pub side: Color,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchView {
    /// The number of playouts of this search.
    pub playouts: u64,
    /// The position searched.
    pub root: ValueView,
    /// What it is worth before anything is searched, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw: Option<RawView>,
    /// The best move, even if the client has no word for it; `None` if no move was tried.
    pub best: Option<ValueView>,
    /// What a network of persons says of the position, where one is asked.
    #[serde(skip)]
    pub human: Option<HumanView>,
    /// The moves, the one to be made first, then the most visited first. Those without visits are the last.
    pub moves: Vec<MoveView>,
    /// The owner of every point, from -1 to 1, in the order of [`rows`].
    #[serde(serialize_with = "six_decimals_each")]
    pub ownership: Vec<f64>,
    /// The standard deviations of that, if the search was to find them.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "six_decimals_of_some")]
    pub ownership_stdev: Option<Vec<f64>>,
}

/// What a position or a move is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ValueView {
    /// The number of descents, those of earlier searches of the same tree included.
    pub visits: u64,
    /// The win rate, 0 to 1.
    #[serde(serialize_with = "six_decimals")]
    pub winrate: f64,
    /// The lead, in points.
    #[serde(serialize_with = "six_decimals")]
    pub lead: f64,
    /// The mean of the scores that playouts have, or that a network expects, as they are, in points.
    #[serde(serialize_with = "six_decimals")]
    pub mean: f64,
    /// The standard deviation of the margin of a playout, in points.
    #[serde(serialize_with = "six_decimals")]
    pub stdev: f64,
    /// The [utility](super::utility()) of win rate, lead and deviation.
    #[serde(serialize_with = "six_decimals")]
    pub utility: f64,
}

/// What a position is worth before anything is searched.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RawView {
    /// The win rate, 0 to 1.
    #[serde(serialize_with = "six_decimals")]
    pub winrate: f64,
    /// The mean margin, in points.
    #[serde(serialize_with = "six_decimals")]
    pub lead: f64,
    /// The standard deviation of the margin, in points.
    #[serde(serialize_with = "six_decimals")]
    pub stdev: f64,
    /// What a network alone says.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub network: Option<RawNetworkView>,
}

/// What a network says of a position beside win rate, lead and deviation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RawNetworkView {
    /// The score that it expects, in points.
    #[serde(serialize_with = "six_decimals")]
    pub score: f64,
    /// The chance, 0 to 1, that the game ends without a result.
    #[serde(serialize_with = "six_decimals")]
    pub no_result: f64,
    /// The error of the win rate, as a utility from -1 to 1, that it expects a short search to find; 0 where it does
    /// not say, as the next two.
    #[serde(serialize_with = "six_decimals")]
    pub win_error: f64,
    /// The same of the score, in points.
    #[serde(serialize_with = "six_decimals")]
    pub score_error: f64,
    /// How far the values of the rest of the game will spread.
    #[serde(serialize_with = "six_decimals")]
    pub var_time_left: f64,
}

/// What a network of persons says of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HumanView {
    /// The win rate, 0 to 1.
    pub winrate: f64,
    /// The expected score, in points.
    pub score: f64,
    /// Its standard deviation, in points.
    pub stdev: f64,
    /// [`RawNetworkView::win_error`].
    pub win_error: f64,
    /// [`RawNetworkView::score_error`].
    pub score_error: f64,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The vertex, `pass` or `virtual`; `move` when it is serialised.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its value. A move without visits has the value that is expected of it.
    #[serde(flatten)]
    pub value: ValueView,
    /// The bound, 0 to 1, that the win rate of the side that has searched exceeds with confidence; if the other side is
    /// shown, the bound that its win rate stays below. A move without visits has the bound that says nothing.
    #[serde(serialize_with = "six_decimals")]
    pub lcb: f64,
    /// The utility where the win rate is that bound.
    #[serde(serialize_with = "six_decimals")]
    pub utility_lcb: f64,
    /// The prior, 0 to 1.
    #[serde(serialize_with = "six_decimals")]
    pub prior: f64,
    /// The principal variation: the move and those expected after it, up to one that the client has no word for.
    pub pv: Vec<String>,
    /// The visits of each position of `pv`.
    pub pv_visits: Vec<u64>,
    /// Those of them that the position before it counts.
    #[serde(skip)]
    pub pv_edge_visits: Vec<u64>,
    /// The owner of every point after the move, as in [`SearchView::ownership`], if the search was to find it.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "six_decimals_of_some")]
    pub ownership: Option<Vec<f64>>,
    /// The standard deviations of that, as in [`SearchView::ownership_stdev`].
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "six_decimals_of_some")]
    pub ownership_stdev: Option<Vec<f64>>,
    /// The chance of the move by persons, 0 to 1, where a network says it.
    #[serde(skip)]
    pub human_prior: Option<f64>,
    /// The visits that the position counts.
    #[serde(skip)]
    pub edge_visits: u64,
    /// The chance, 0 to 1, that the game has no result after the move.
    #[serde(skip)]
    pub no_result: f64,
    /// The move that was searched in the place of this one, which is the same by a symmetry of the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_symmetry_of: Option<String>,
    /// In how many moves of both sides, this one included, the side shown wins whatever the other side does; negative
    /// where it loses; `None` where that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins_in: Option<i32>,
}

impl Viewpoint {
    /// The view of the side that has searched.
    pub fn of(searcher: Color, size: Size) -> Viewpoint {
        Viewpoint { size, searcher, side: searcher }
    }

    fn share(self, value: f64) -> f64 {
        if self.side == self.searcher { value } else { 1.0 - value }
    }

    fn points(self, points: f64) -> f64 {
        if self.side == self.searcher { points } else { -points }
    }

    /// The value of `estimate`; `mean` is the mean margin of the playouts, and `expected` the lead of the position.
    fn value(self, visits: u64, estimate: ValueEstimate, mean: f64, expected: f64) -> ValueView {
        let ValueEstimate { win_rate, lead, spread } = estimate;
        let (winrate, lead, expected) = (self.share(win_rate), self.points(lead), self.points(expected));
        let utility = utility(winrate, lead, spread, expected, self.size.area());
        ValueView { visits, winrate, lead, mean: self.points(mean), stdev: spread, utility }
    }

    fn ownership(self, of_black: &PointMap<f32>) -> Vec<f64> {
        let sign = f64::from(self.side.sign());
        rows(self.size).map(|point| sign * f64::from(of_black[point])).collect()
    }

    fn deviations(self, deviations: &PointMap<f32>) -> Vec<f64> {
        rows(self.size).map(|point| deviations[point].into()).collect()
    }

    /// A candidate on a board that is turned by the symmetry of this number.
    fn turned(self, candidate: &Candidate, symmetry: usize) -> Candidate {
        let turned = |mv: Move| mv.point().map_or(mv, |point| Move::Play(self.size.transformed(point, symmetry)));
        let each = |values: &PointMap<f32>| {
            let mut map = Box::new(values.clone());
            rows(self.size).for_each(|point| map[self.size.transformed(point, symmetry)] = values[point]);
            map
        };
        Candidate {
            mv: turned(candidate.mv),
            line: candidate.line.iter().copied().map(turned).collect(),
            ownership: candidate.ownership.as_deref().map(each),
            ownership_deviations: candidate.ownership_deviations.as_deref().map(each),
            ..candidate.clone()
        }
    }

    /// The candidates, each followed by those that are the same by symmetry and were not searched themselves.
    fn candidates(self, choice: &Choice, can_show: impl Fn(Move) -> bool) -> Vec<MoveView> {
        let shown = || choice.candidates.iter().filter(|candidate| can_show(candidate.mv));
        if choice.symmetries.is_empty() {
            return shown().map(|candidate| self.candidate(candidate, choice, &can_show)).collect();
        }
        let mut left: Vec<Move> = shown().filter(|other| other.visits == 0).map(|other| other.mv).collect();
        let mut views = Vec::new();
        for candidate in shown() {
            if candidate.visits == 0 && !left.contains(&candidate.mv) {
                continue;
            }
            let view = self.candidate(candidate, choice, &can_show);
            let original = view.mv.clone();
            views.push(view);
            for &symmetry in choice.symmetries.iter().filter(|_| candidate.visits > 0) {
                let turned = self.turned(candidate, symmetry);
                if let Some(at) = left.iter().position(|mv| *mv == turned.mv) {
                    left.swap_remove(at);
                    let view = self.candidate(&turned, choice, &can_show);
                    views.push(MoveView { is_symmetry_of: Some(original.clone()), ..view });
                }
            }
        }
        views
    }

    fn candidate(self, candidate: &Candidate, choice: &Choice, can_show: &impl Fn(Move) -> bool) -> MoveView {
        let name = |mv: Move| mv.display(self.size).to_string();
        let pv: Vec<String> = candidate.line.iter().copied().take_while(|&mv| can_show(mv)).map(name).collect();
        let mean = if candidate.visits == 0 { candidate.estimate.lead } else { candidate.score };
        let value = self.value(candidate.visits, candidate.estimate, mean, choice.root.estimate.lead);
        let bound = bound(candidate, choice);
        MoveView {
            mv: name(candidate.mv),
            value,
            lcb: self.share(bound),
            utility_lcb: value.utility - self.points(OF_WIN_RATE * (candidate.estimate.win_rate - bound)),
            prior: candidate.prior,
            pv_visits: candidate.line_visits.iter().copied().take(pv.len()).collect(),
            pv_edge_visits: candidate.line_edge_visits.iter().copied().take(pv.len()).collect(),
            pv,
            ownership: candidate.ownership.as_ref().map(|ownership| self.ownership(ownership)),
            ownership_stdev: candidate.ownership_deviations.as_ref().map(|found| self.deviations(found)),
            human_prior: choice.human.as_deref().map(|human| human.chance(candidate.mv).into()),
            edge_visits: candidate.edge_visits,
            no_result: candidate.no_result,
            is_symmetry_of: None,
            wins_in: candidate.wins_in.map(|moves| if self.side == self.searcher { moves } else { -moves }),
        }
    }
}

impl SearchView {
    /// The search behind `choice` from `viewpoint`, without the moves for which `can_show` is false.
    pub fn new(choice: &Choice, viewpoint: Viewpoint, can_show: impl Fn(Move) -> bool) -> SearchView {
        let expected = choice.root.estimate.lead;
        let root = viewpoint.value(choice.root.visits, choice.root.estimate, choice.root.score, expected);
        let network = choice.root.network.map(|value| RawNetworkView {
            score: viewpoint.points(value.score_mean),
            no_result: value.no_result,
            win_error: value.win_error.unwrap_or(0.0),
            score_error: value.score_error.unwrap_or(0.0),
            var_time_left: value.variance_time_left.unwrap_or(0.0),
        });
        let of_network = choice.root.network.map(|NetworkValue { estimate, .. }| estimate);
        let raw = of_network.or(choice.root.raw).map(|raw| RawView {
            winrate: viewpoint.share(raw.win_rate),
            lead: viewpoint.points(raw.lead),
            stdev: raw.spread,
            network,
        });
        let best = choice.candidates.first().filter(|best| best.visits > 0);
        SearchView {
            playouts: choice.playouts,
            root,
            raw,
            best: best.map(|best| viewpoint.value(best.visits, best.estimate, best.score, expected)),
            human: choice.human.as_deref().map(|human| HumanView {
                winrate: viewpoint.share(human.win_rate),
                score: viewpoint.points(human.score.0),
                stdev: human.score.1,
                win_error: human.win_error,
                score_error: human.score_error,
            }),
            moves: viewpoint.candidates(choice, can_show),
            ownership: viewpoint.ownership(&choice.ownership),
            ownership_stdev: choice.ownership_deviations.as_ref().map(|found| viewpoint.deviations(found)),
        }
    }

    /// The moves that were tried.
    pub fn tried(&self) -> impl Iterator<Item = &MoveView> {
        self.moves.iter().filter(|found| found.value.visits > 0)
    }
}

/// The bound, 0 to 1, that the win rate of the side that has searched exceeds with confidence. By playouts that of the
/// move to be made is the highest, as it is by their playouts alone.
fn bound(candidate: &Candidate, choice: &Choice) -> f64 {
    let of = |found: &Candidate| match found.visits {
        0 => 0.0,
        _ => bound_of(found, found.estimate.win_rate),
    };
    match candidate.values() {
        ValueKind::Outcomes => choice.candidates.first().map_or(1.0, of).min(of(candidate)),
        ValueKind::Estimates => of(candidate),
    }
}

/// The points row by row from the upper left corner, the order in which clients read ownership and policy.
pub fn rows(size: Size) -> impl Iterator<Item = Point> {
    (0..size.height()).rev().flat_map(move |y| (0..size.width()).map(move |x| size.point(x, y)))
}

/// A value to `decimals` decimals, as a number in JSON.
pub fn rounded(value: f64, decimals: i32) -> f64 {
    let unit = 10f64.powi(decimals);
    (value * unit).round() / unit
}

fn six_decimals<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(rounded(*value, 6))
}

fn six_decimals_each<S: Serializer>(values: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(|&value| rounded(value, 6)))
}

fn six_decimals_of_some<S: Serializer>(values: &Option<Vec<f64>>, serializer: S) -> Result<S::Ok, S::Error> {
    six_decimals_each(values.as_deref().unwrap_or_default(), serializer)
}

#[cfg(test)]
mod tests;
