//! The responses to analyses and actions, as they are written.

use liangyi_core::base::{Color, splitmix};
use liangyi_core::board::stone_key;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::kata;
use liangyi_engine::player::Choice;
use liangyi_engine::search::Candidate;
use serde::Serialize;
use serde_json::{Map, Value};

use super::params::Params;
use super::query::Include;
use crate::protocol::{MoveView, RawView, SearchView, Viewpoint, rounded, rows};

/// The result of the analysis of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PositionReport {
    id: String,
    is_during_search: bool,
    turn_number: usize,
    move_infos: Vec<MoveInfo>,
    root_info: RootInfo,
    #[serde(skip_serializing_if = "Option::is_none")]
    ownership: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    policy: Option<Vec<f64>>,
}

/// The result for one move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveInfo {
    #[serde(rename = "move")]
    mv: String,
    order: usize,
    visits: u64,
    winrate: f64,
    lcb: f64,
    score_lead: f64,
    score_mean: f64,
    score_stdev: f64,
    score_selfplay: f64,
    utility: f64,
    utility_lcb: f64,
    weight: f64,
    prior: f64,
    pv: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pv_visits: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ownership: Option<Vec<f64>>,
}

/// The result for the position as a whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
struct RootInfo {
    current_player: char,
    visits: u64,
    winrate: f64,
    score_lead: f64,
    score_stdev: f64,
    score_selfplay: f64,
    utility: f64,
    weight: f64,
    #[serde(flatten)]
    raw: Option<RawInfo>,
    this_hash: String,
    sym_hash: String,
}

/// What the position is worth before anything is searched.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
struct RawInfo {
    raw_winrate: f64,
    raw_lead: f64,
    raw_score_selfplay: f64,
    raw_score_selfplay_stdev: f64,
}

/// The end of an analysis that never began.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
        // The search leaves out virtual moves where the client has no word for them.
        let view = SearchView::new(choice, viewpoint, |_| true);
        let (this_hash, sym_hash) = hashes(game);
        let infos = view.tried().enumerate();
        PositionReport {
            id: id.to_string(),
            is_during_search,
            turn_number: turn,
            move_infos: infos.map(|(order, found)| MoveInfo::new(order, found, params, include)).collect(),
            root_info: RootInfo {
                current_player: to_move.letter(),
                visits: view.root.visits,
                winrate: six_decimals(view.root.winrate),
                score_lead: six_decimals(view.root.lead),
                score_stdev: six_decimals(view.root.stdev),
                score_selfplay: six_decimals(view.root.mean),
                utility: six_decimals(view.root.utility),
                weight: view.root.visits as f64,
                raw: view.raw.map(RawInfo::of),
                this_hash,
                sym_hash,
            },
            ownership: include.ownership.then(|| owners(&view.ownership)),
            policy: policy.map(<[f64]>::to_vec),
        }
    }
}

impl MoveInfo {
    fn new(order: usize, found: &MoveView, params: &Params, include: Include) -> MoveInfo {
        let moves = 1 + params.pv_length;
        let score = six_decimals(found.value.lead);
        let ownership = found.ownership.as_ref().filter(|_| include.moves_ownership);
        MoveInfo {
            mv: found.mv.clone(),
            order,
            visits: found.value.visits,
            winrate: six_decimals(found.value.winrate),
            lcb: six_decimals(found.lcb),
            score_lead: score,
            score_mean: score,
            score_stdev: six_decimals(found.value.stdev),
            score_selfplay: six_decimals(found.value.mean),
            utility: six_decimals(found.value.utility),
            utility_lcb: six_decimals(found.utility_lcb),
            weight: found.value.visits as f64,
            prior: six_decimals(found.prior),
            pv: found.pv.iter().take(moves).cloned().collect(),
            pv_visits: include.pv_visits.then(|| found.pv_visits.iter().take(moves).copied().collect()),
            ownership: ownership.map(|ownership| owners(ownership)),
        }
    }
}

impl RawInfo {
    fn of(raw: RawView) -> RawInfo {
        let lead = six_decimals(raw.lead);
        RawInfo {
            raw_winrate: six_decimals(raw.winrate),
            raw_lead: lead,
            raw_score_selfplay: lead,
            raw_score_selfplay_stdev: six_decimals(raw.stdev),
        }
    }
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
        candidates.iter().find(|candidate| candidate.mv == mv).map_or(0.0, |candidate| six_decimals(candidate.prior))
    };
    let of_point = |point| if legal.points.contains(point) { prior(Move::Play(point)) } else { -1.0 };
    rows(game.size()).map(of_point).chain([prior(Move::Pass)]).collect()
}

/// Numbers of the position, its side to move, its legal moves, its size and its rules, the second one the same for a
/// position that is turned or mirrored.
fn hashes(game: &Game) -> (String, String) {
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
    (format!("{:032X}", turned(0)), format!("{least:032X}"))
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
