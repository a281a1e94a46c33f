//! The responses to analyses and actions, as they are written.

use liangyi_core::base::{Color, splitmix};
use liangyi_core::board::stone_key;
use liangyi_core::game::{Game, LegalMoves, Move};
use liangyi_core::rules::kata;
use liangyi_engine::player::Choice;
use liangyi_engine::search::{Candidate, HumanValue};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde_json::{Map, Value};

use super::query::{Include, Params};
use crate::protocol::{HumanView, MoveView, RawNetworkView, RawView, SearchView, ValueView, Viewpoint, rounded, rows};

/// The result of the analysis of a position: a search, which is written in KataGo's words.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionReport {
    id: String,
    is_during_search: bool,
    turn: usize,
    to_move: Color,
    view: SearchView,
    /// See [`hashes`].
    hashes: [String; 2],
    include: Include,
    /// The most moves of a principal variation.
    pv_moves: usize,
    policy: Option<Vec<f64>>,
    human_policy: Option<Vec<f64>>,
}

/// The end of an analysis that never began.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NoResults {
    id: String,
    is_during_search: bool,
    no_results: bool,
    turn_number: usize,
}

impl NoResults {
    /// The response for a position.
    pub fn new(id: &str, turn_number: usize) -> NoResults {
        NoResults { id: id.to_string(), is_during_search: false, no_results: true, turn_number }
    }
}

/// What a report is about, and how it is to look.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The query.
    pub id: &'a str,
    /// The number of the position in it.
    pub turn: usize,
    /// The position.
    pub game: &'a Game,
    /// The parameters.
    pub params: &'a Params,
    /// What it holds.
    pub include: Include,
    /// The policy, if it is to hold it.
    pub policy: Option<&'a [f64]>,
}

impl PositionReport {
    /// The report of a search.
    pub fn new(subject: &Subject<'_>, choice: &Choice, is_during_search: bool) -> PositionReport {
        let Subject { id, turn, game, params, include, policy } = *subject;
        let to_move = game.to_move();
        let side = params.perspective.side(to_move);
        let viewpoint = Viewpoint { side, ..Viewpoint::of(to_move, game.size()) };
        PositionReport {
            id: id.to_string(),
            is_during_search,
            turn,
            to_move,
            // The search leaves out virtual moves where the client has no word for them.
            view: SearchView::new(choice, viewpoint, |_| true),
            hashes: hashes(game),
            include,
            pv_moves: 1 + params.pv_length,
            policy: policy.map(<[f64]>::to_vec),
            human_policy: choice.human.as_deref().filter(|_| include.policy).map(|human| human_policy(game, human)),
        }
    }
}

impl Serialize for PositionReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = self.view.tried().enumerate();
        let moves: Vec<_> = moves.map(|(order, found)| MoveInfo { report: self, order, found }).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("isDuringSearch", &self.is_during_search)?;
        map.serialize_entry("turnNumber", &self.turn)?;
        map.serialize_entry("moveInfos", &moves)?;
        map.serialize_entry("rootInfo", &RootInfo(self))?;
        if self.include.ownership {
            map.serialize_entry("ownership", &owners(&self.view.ownership))?;
        }
        if let Some(stdev) = self.view.ownership_stdev.as_ref().filter(|_| self.include.ownership_stdev) {
            map.serialize_entry("ownershipStdev", &owners(stdev))?;
        }
        if let Some(policy) = &self.policy {
            map.serialize_entry("policy", policy)?;
        }
        if let Some(policy) = &self.human_policy {
            map.serialize_entry("humanPolicy", policy)?;
        }
        map.end()
    }
}

/// A move of a report.
struct MoveInfo<'a> {
    report: &'a PositionReport,
    order: usize,
    found: &'a MoveView,
}

impl Serialize for MoveInfo<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let MoveInfo { report: PositionReport { include, pv_moves, view, .. }, order, found } = self;
        let most = view.tried().map(|other| other.edge_visits).max().unwrap_or(0);
        // Moves are chosen by their visits, but for the first one, which has been chosen.
        let selection = if *order == 0 { most } else { found.edge_visits } as f64;
        let &ValueView { visits, winrate, lead, mean, stdev, utility } = &found.value;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("move", &found.mv)?;
        map.serialize_entry("order", order)?;
        map.serialize_entry("visits", &visits)?;
        map.serialize_entry("edgeVisits", &found.edge_visits)?;
        for (name, value) in [
            ("winrate", winrate),
            ("lcb", found.lcb),
            ("scoreLead", lead),
            ("scoreMean", lead),
            ("scoreStdev", stdev),
            ("scoreSelfplay", mean),
            ("utility", utility),
            ("utilityLcb", found.utility_lcb),
            ("weight", visits as f64),
            ("edgeWeight", found.edge_visits as f64),
            ("playSelectionValue", selection),
            ("prior", found.prior),
        ] {
            map.serialize_entry(name, &nine_digits(value))?;
        }
        if let Some(prior) = found.human_prior {
            map.serialize_entry("humanPrior", &nine_digits(prior))?;
        }
        if include.no_result_value {
            map.serialize_entry("noResultValue", &nine_digits(found.no_result))?;
        }
        if let Some(original) = &found.is_symmetry_of {
            map.serialize_entry("isSymmetryOf", original)?;
        }
        map.serialize_entry("pv", &found.pv[..found.pv.len().min(*pv_moves)])?;
        if include.pv_visits {
            for (name, visits) in [("pvVisits", &found.pv_visits), ("pvEdgeVisits", &found.pv_edge_visits)] {
                map.serialize_entry(name, &visits[..visits.len().min(*pv_moves)])?;
            }
        }
        if let Some(ownership) = found.ownership.as_ref().filter(|_| include.moves_ownership) {
            map.serialize_entry("ownership", &owners(ownership))?;
        }
        if let Some(stdev) = found.ownership_stdev.as_ref().filter(|_| include.moves_ownership_stdev) {
            map.serialize_entry("ownershipStdev", &owners(stdev))?;
        }
        map.end()
    }
}

/// The position of a report as a whole.
struct RootInfo<'a>(&'a PositionReport);

impl Serialize for RootInfo<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let PositionReport { to_move, view, hashes: [this, symmetric], .. } = self.0;
        let ValueView { visits, winrate, lead, mean, stdev, utility } = view.root;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("currentPlayer", &to_move.letter())?;
        map.serialize_entry("visits", &visits)?;
        for (name, value) in [
            ("winrate", winrate),
            ("scoreLead", lead),
            ("scoreStdev", stdev),
            ("scoreSelfplay", mean),
            ("utility", utility),
            ("weight", visits as f64),
        ] {
            map.serialize_entry(name, &nine_digits(value))?;
        }
        if let Some(RawView { winrate, lead, stdev, network }) = view.raw {
            let said = RawNetworkView { score: lead, ..network.unwrap_or_default() };
            let RawNetworkView { score, no_result, win_error, score_error, var_time_left } = network.unwrap_or(said);
            for (name, value) in [
                ("rawWinrate", winrate),
                ("rawLead", lead),
                ("rawScoreSelfplay", score),
                ("rawScoreSelfplayStdev", stdev),
                ("rawNoResultProb", no_result),
                // That of a win rate, not of a utility.
                ("rawStWrError", 0.5 * win_error),
                ("rawStScoreError", score_error),
                ("rawVarTimeLeft", var_time_left),
            ] {
                map.serialize_entry(name, &nine_digits(value))?;
            }
        }
        if let Some(HumanView { winrate, score, stdev, win_error, score_error }) = view.human {
            for (name, value) in [
                ("humanWinrate", winrate),
                ("humanScoreMean", score),
                ("humanScoreStdev", stdev),
                ("humanStWrError", 0.5 * win_error),
                ("humanStScoreError", score_error),
            ] {
                map.serialize_entry(name, &nine_digits(value))?;
            }
        }
        map.serialize_entry("thisHash", this)?;
        map.serialize_entry("symHash", symmetric)?;
        map.end()
    }
}

/// As exact as KataGo's numbers, to nine digits.
fn nine_digits(value: f64) -> f64 {
    let magnitude = value.abs().log10().floor();
    if magnitude.is_finite() { rounded(value, (8 - magnitude as i32).clamp(0, 60)) } else { value }
}

fn six_decimals(value: f64) -> f64 {
    rounded(value, 6)
}

fn owners(ownership: &[f64]) -> Vec<f64> {
    ownership.iter().copied().map(six_decimals).collect()
}

/// The prior of every point row by row from the upper left corner, then that of passing; -1 where a move is illegal.
pub fn policy(game: &Game, candidates: &[Candidate]) -> Vec<f64> {
    let legal = game.legal_moves(game.to_move());
    let prior = |mv: Move| {
        candidates.iter().find(|candidate| candidate.mv == mv).map_or(0.0, |candidate| nine_digits(candidate.prior))
    };
    by_points(game, &legal, prior)
}

/// The same chances of moves by persons.
fn human_policy(game: &Game, human: &HumanValue) -> Vec<f64> {
    by_points(game, &game.legal_moves(game.to_move()), |mv| nine_digits(human.chance(mv).into()))
}

fn by_points(game: &Game, legal: &LegalMoves, prior: impl Fn(Move) -> f64) -> Vec<f64> {
    let of_point = |point| if legal.points.contains(point) { prior(Move::Play(point)) } else { -1.0 };
    rows(game.size()).map(of_point).chain([prior(Move::Pass)]).collect()
}

/// Numbers of the position, its side to move, its legal moves, its size and its rules, the second one the same for a
/// position that is turned or mirrored.
fn hashes(game: &Game) -> [String; 2] {
    let (size, board, to_move) = (game.size(), game.board(), game.to_move());
    let forbidden = board.empty().without(&game.legal_moves(to_move).points);
    let terms = terms_key(game);
    let turned = |symmetry: usize| {
        let stones =
            Color::BOTH.into_iter().flat_map(|color| board.stones(color).iter().map(move |point| (color, point)));
        let mut key = match to_move {
            Color::Black => terms,
            Color::White => terms ^ splitmix::GOLDEN_128,
        };
        for (color, point) in stones {
            key ^= stone_key(color, size.transformed(point, symmetry));
        }
        for point in forbidden.iter() {
            key ^= stone_key(to_move, size.transformed(point, symmetry)).rotate_left(64);
        }
        key
    };
    let least = (0..size.symmetries()).map(turned).min().unwrap_or_default();
    [format!("{:032X}", turned(0)), format!("{least:032X}")]
}

/// A number of the size and the rules, komi included.
fn terms_key(game: &Game) -> u128 {
    let (size, rules) = (game.size(), game.rules());
    let text = format!("{}x{} {} {}", size.width(), size.height(), rules.komi, kata::to_json(rules));
    text.bytes().fold(0, |key, byte| (key ^ u128::from(byte)).wrapping_mul(splitmix::GOLDEN_128 | 1).rotate_left(59))
}

/// The response to an action: the object again, with the additional fields.
pub fn repeated(mut object: Map<String, Value>, additional: &[(&str, Value)]) -> Value {
    object.extend(additional.iter().map(|(key, value)| (key.to_string(), value.clone())));
    Value::Object(object)
}
