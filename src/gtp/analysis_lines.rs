//! A search as a line of `info` in the formats of Leela Zero, Sabaki and KataGo, or as the line of JSON that CGOS
//! shows.
//!
//! All values are for the side that searched. No client has a word
//! for a virtual move: a variation ends before one, and one that begins with it is left out.

use std::fmt::Write;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Move;
use liangyi_engine::player::Choice;
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::analysis_args::{AnalysisArgs, Dialect};
use crate::protocol::{MoveView, RawNetworkView, RawView, SearchView, ValueView, Viewpoint, rounded};

/// The unit of Leela Zero's shares.
const WHOLE: f64 = 10_000.0;

/// Sabaki shows the highest win rate of a line as that of the position. A candidate with less than this share of the
/// most visited one's visits is left out of Sabaki's lines, or one lucky playout would be the win rate. In 18
/// positions of a 9x9 game, four lines each, the highest win rate was up to 44 % above the best candidate's without
/// this bound and up to 8 % with it.
const SABAKI_SHARE: u64 = 50;

/// The line that shows the search behind `choice` on a board of `size`; `None` where no move can be shown.
pub fn line(choice: &Choice, size: Size, dialect: Dialect, args: &AnalysisArgs) -> Option<String> {
    let viewpoint = Viewpoint { side: args.perspective.side(args.color), ..Viewpoint::of(args.color, size) };
    let view = SearchView::new(choice, viewpoint, |mv| mv != Move::Virtual);
    let mut words = Vec::new();
    for (order, found) in shown(&view, dialect, args).enumerate() {
        words.push(match dialect {
            Dialect::LeelaZero => leela_zero(found, order, None, args),
            Dialect::Sabaki => leela_zero(found, order, Some(found.value.lead), args),
            Dialect::KataGo => kata(found, order, args),
        });
    }
    if words.is_empty() {
        return None;
    }
    if args.root_info {
        let mut root = format!(
            "rootInfo visits {0} {1} weight {2}",
            view.root.visits,
            value(&view.root),
            weight(view.root.visits)
        );
        if let Some(RawView { winrate, lead, stdev, network }) = view.raw {
            let score = points(network.map_or(lead, |network| network.score));
            let (lead, stdev) = (points(lead), points(stdev));
            let _ = write!(root, " rawWinrate {} rawLead {lead} rawScoreSelfplay {score}", share(winrate));
            let _ = write!(root, " rawScoreSelfplayStdev {stdev}");
            if let Some(RawNetworkView { no_result, win_error, score_error, var_time_left, .. }) = network {
                let _ = write!(root, " rawNoResultProb {} rawStWrError {}", share(no_result), points(win_error));
                let _ =
                    write!(root, " rawStScoreError {} rawVarTimeLeft {}", points(score_error), points(var_time_left));
            }
        }
        words.push(root);
    }
    if args.ownership {
        words.push(format!("ownership{}", owners(&view.ownership)));
    }
    if let Some(stdev) = view.ownership_stdev.as_ref().filter(|_| args.ownership_stdev) {
        words.push(format!("ownershipStdev{}", owners(stdev)));
    }
    Some(words.join(" "))
}

/// A search for a person who looks for faults: a line for the position, then one for each move that was tried.
pub fn debug_text(choice: &Choice, color: Color, size: Size) -> String {
    let view = SearchView::new(choice, Viewpoint::of(color, size), |_| true);
    let of = |of: &ValueView| format!("visits {} {}", of.visits, value(of));
    let root = format!("{} {}", color.letter().to_uppercase(), of(&view.root));
    let moves = view.tried().map(|found| {
        let (prior, bound, pv) = (share(found.prior), share(found.lcb), found.pv.join(" "));
        // KataGo's word for what a move is chosen by, which is looked for.
        let (chosen_by, said) = (found.value.visits, of(&found.value));
        format!("{:<4}: {said} prior {prior} lcb {bound} PSV {chosen_by} pv {pv}", found.mv)
    });
    std::iter::once(root).chain(moves).collect::<Vec<_>>().join("\n")
}

/// The line for the chat of a Go server (`ogsChatToStderr`), in KataGo's format, which the server's clients parse. The
/// values are those of `side`; `None` where nothing was searched.
pub fn chat_line(choice: &Choice, color: Color, side: Color, size: Size) -> Option<String> {
    let view = SearchView::new(choice, Viewpoint { side, ..Viewpoint::of(color, size) }, |mv| mv != Move::Virtual);
    let ValueView { visits, winrate, lead, stdev, .. } = view.root;
    let pv = view.moves.first().filter(|_| visits > 0)?.pv.join(" ");
    let winrate = 100.0 * winrate;
    Some(format!("MALKOVICH:Visits {visits} Winrate {winrate:.2}% ScoreLead {lead:.1} ScoreStdev {stdev:.1} PV {pv}"))
}

/// The moves that a line has, in order.
fn shown<'a>(view: &'a SearchView, dialect: Dialect, args: &AnalysisArgs) -> impl Iterator<Item = &'a MoveView> {
    let (least, most) = (args.min_moves, args.max_moves);
    let enough = match dialect {
        Dialect::Sabaki => view.moves.iter().map(|found| found.value.visits).max().unwrap_or(0).div_ceil(SABAKI_SHARE),
        Dialect::LeelaZero | Dialect::KataGo => 1,
    };
    let moves = view.moves.iter().enumerate();
    let wanted = moves.filter(move |(index, found)| found.value.visits >= enough.max(1) || *index < least);
    wanted.map(|(_, found)| found).take(most)
}

/// The first moves of a variation, as many as are shown.
fn shown_of<'a, T>(line: &'a [T], args: &AnalysisArgs) -> &'a [T] {
    &line[..line.len().min(args.pv_moves)]
}

fn leela_zero(found: &MoveView, order: usize, lead: Option<f64>, args: &AnalysisArgs) -> String {
    let ValueView { visits, winrate, .. } = found.value;
    let whole = |share: f64| (share * WHOLE).round().clamp(0.0, WHOLE) as u32;
    let mut text = format!("info move {} visits {visits} winrate {}", found.mv, whole(winrate));
    if let Some(lead) = lead {
        let _ = write!(text, " scoreLead {}", points(lead));
    }
    let (prior, bound, pv) = (whole(found.prior), whole(found.lcb), shown_of(&found.pv, args).join(" "));
    let _ = write!(text, " prior {prior} lcb {bound} order {order} pv {pv}");
    text
}

fn kata(found: &MoveView, order: usize, args: &AnalysisArgs) -> String {
    let visits = found.value.visits;
    let edges = found.edge_visits;
    let mut text = format!("info move {} visits {visits} edgeVisits {edges} {}", found.mv, value(&found.value));
    let (prior, bound, utility_bound) = (share(found.prior), share(found.lcb), decimal(found.utility_lcb, 6));
    let (weight, pv) = (weight(found.value.visits), shown_of(&found.pv, args).join(" "));
    if args.no_result_value {
        let _ = write!(text, " noResultValue {}", share(found.no_result));
    }
    let _ = write!(text, " prior {prior} lcb {bound} utilityLcb {utility_bound} weight {weight}");
    if let Some(original) = &found.is_symmetry_of {
        let _ = write!(text, " isSymmetryOf {original}");
    }
    if let Some(moves) = found.wins_in {
        let _ = write!(text, " winsIn {moves}");
    }
    let _ = write!(text, " order {order} pv {pv}");
    for (name, visits, is_shown) in
        [("pvVisits", &found.pv_visits, args.pv_visits), ("pvEdgeVisits", &found.pv_edge_visits, args.pv_edge_visits)]
    {
        if is_shown {
            let _ = write!(text, " {name}");
            for visits in shown_of(visits, args) {
                let _ = write!(text, " {visits}");
            }
        }
    }
    if let Some(ownership) = found.ownership.as_ref().filter(|_| args.moves_ownership) {
        let _ = write!(text, " movesOwnership{}", owners(ownership));
    }
    if let Some(stdev) = found.ownership_stdev.as_ref().filter(|_| args.moves_ownership_stdev) {
        let _ = write!(text, " movesOwnershipStdev{}", owners(stdev));
    }
    text
}

/// What KataGo's lines say of a position and of a move alike, in its order: clients find values by their names, or by
/// their places.
fn value(value: &ValueView) -> String {
    let &ValueView { winrate, lead, mean, stdev, utility, .. } = value;
    let (rate, lead, stdev, mean) = (share(winrate), points(lead), points(stdev), points(mean));
    let utility = decimal(utility, 6);
    format!(
        "utility {utility} winrate {rate} scoreMean {lead} scoreStdev {stdev} scoreLead {lead} scoreSelfplay {mean}"
    )
}

/// The weight of visits: each has that of one playout.
fn weight(visits: u64) -> String {
    decimal(visits as f64, 1)
}

/// A share, 0 to 1.
fn share(value: f64) -> String {
    decimal(value.clamp(0.0, 1.0), 6)
}

fn points(value: f64) -> String {
    decimal(value, 3)
}

/// The owner of every point, each after a blank.
fn owners(ownership: &[f64]) -> String {
    ownership.iter().fold(String::new(), |text, &owner| text + " " + &decimal(owner, 4))
}

/// A number with this many decimals, never as `-0`. It always has a point, by which clients tell shares from whole
/// numbers.
fn decimal(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.bytes().all(|byte| matches!(byte, b'0' | b'.')) => rest.to_string(),
        _ => text,
    }
}

/// The most moves that CGOS shows.
const MOVES: usize = 20;

/// The line that shows a search.
pub fn cgos_line(view: &SearchView) -> String {
    serde_json::to_string(&CgosSearch(view)).expect("a search has string keys only")
}

/// A search in the words of CGOS. All values are to four decimals.
struct CgosSearch<'a>(&'a SearchView);

impl Serialize for CgosSearch<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves: Vec<CgosMove> = self.0.tried().take(MOVES).map(CgosMove).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("visits", &self.0.playouts)?;
        map.serialize_entry("winrate", &self.0.best.map(|best| rounded(best.winrate, 4)))?;
        map.serialize_entry("score", &self.0.best.map(|best| rounded(best.lead, 4)))?;
        map.serialize_entry("moves", &moves)?;
        map.end()
    }
}

/// A move of it.
struct CgosMove<'a>(&'a MoveView);

impl Serialize for CgosMove<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let MoveView { mv, value, pv, .. } = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("move", mv)?;
        map.serialize_entry("visits", &value.visits)?;
        map.serialize_entry("winrate", &rounded(value.winrate, 4))?;
        map.serialize_entry("score", &rounded(value.lead, 4))?;
        // One string, not a list.
        map.serialize_entry("pv", &pv.join(" "))?;
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use liangyi_core::base::PointMap;
    use liangyi_engine::engine::{EngineSettings, GoSession};
    use liangyi_engine::player::RootValue;
    use liangyi_engine::policy::Models;
    use liangyi_engine::search::{Candidate, SearchParams, ValueEstimate, wilson};

    use super::*;
    use crate::gtp::args::Args;
    use crate::protocol::utility;

    const SIZE: Size = Size::MIN;

    fn args(text: &str) -> AnalysisArgs {
        AnalysisArgs::read(Args::new(text), SIZE, Color::Black, Dialect::KataGo).unwrap()
    }

    /// A search of White's whose candidates are made up: the first one's line meets a virtual move, the second one
    /// begins with it, and the last one has no visits.
    fn choice() -> Choice {
        let mut engine = GoSession::new(EngineSettings {
            size: Some(SIZE),
            playouts: Some(50),
            memory: 16 << 20,
            ..EngineSettings::new(Models::embedded())
        });
        let mut choice = engine.search(Color::White, &AtomicBool::new(false), &mut |_| {}).choice;
        let point = |vertex: &str| Move::Play(SIZE.parse_vertex(vertex).unwrap());
        let candidate = |line: &[Move], line_visits: &[u64]| Candidate {
            visits: line_visits[0],
            edge_visits: line_visits[0],
            win_rate: 0.25,
            margin: -0.0004,
            score: -0.0004,
            estimate: ValueEstimate { win_rate: 0.25, lead: -0.0004, spread: 4.5 },
            prior: 1.0,
            line: line.to_vec(),
            line_visits: line_visits.to_vec(),
            line_edge_visits: line_visits.iter().map(|visits| visits.div_ceil(2)).collect(),
            ownership: Some(Box::new(PointMap::from_fn(|point| if point == SIZE.point(0, 1) { 0.5 } else { -1.0 }))),
            ..Candidate::new(line[0])
        };
        choice.candidates = vec![
            candidate(&[point("A1"), Move::Pass, Move::Virtual, point("B2")], &[400, 7, 6, 5]),
            candidate(&[Move::Virtual, point("B2")], &[300, 2]),
            candidate(&[point("B1")], &[0]),
        ];
        choice.root = RootValue {
            visits: 700,
            win_rate: 0.5,
            margin: 12.0,
            score: 12.0,
            estimate: ValueEstimate { win_rate: 0.5, lead: 0.0, spread: 5.25 },
            raw: Some(ValueEstimate { win_rate: 0.75, lead: 1.5, spread: 6.0 }),
            network: None,
        };
        choice.ownership = Box::new(PointMap::from_fn(|_| 0.25));
        choice
    }

    #[test]
    fn the_formats_are_those_of_leela_zero_sabaki_and_katago() {
        let line = |dialect, text: &str| line(&choice(), SIZE, dialect, &args(text)).unwrap();
        let bound = wilson(0.25, 400.0, SearchParams::FINAL_ERRORS)[0];
        let whole = (bound * 1e4).round();
        let of_move = utility(0.25, -0.0004, 4.5, 0.0, 4);
        let (low, unvisited) = (of_move - 2.0 * (0.25 - bound), of_move - 0.5);
        assert_eq!(
            line(Dialect::LeelaZero, "w"),
            format!("info move A1 visits 400 winrate 2500 prior 10000 lcb {whole} order 0 pv A1 pass")
        );
        assert_eq!(
            line(Dialect::Sabaki, "w"),
            format!("info move A1 visits 400 winrate 2500 scoreLead 0.000 prior 10000 lcb {whole} order 0 pv A1 pass")
        );
        assert_eq!(
            line(
                Dialect::KataGo,
                "w minmoves 2 pvVisits true movesOwnership true pvEdgeVisits true rootInfo true ownership true"
            ),
            format!(
                "info move A1 visits 400 edgeVisits 400 utility {of_move:.6} winrate 0.250000 scoreMean 0.000 \
                 scoreStdev 4.500 scoreLead 0.000 scoreSelfplay 0.000 prior 1.000000 lcb {bound:.6} \
                 utilityLcb {low:.6} weight 400.0 order 0 pv A1 pass pvVisits 400 7 pvEdgeVisits 200 4 \
                 movesOwnership -0.5000 1.0000 1.0000 1.0000 \
                 info move B1 visits 0 edgeVisits 0 utility {of_move:.6} winrate 0.250000 scoreMean 0.000 \
                 scoreStdev 4.500 scoreLead 0.000 scoreSelfplay 0.000 prior 1.000000 lcb 0.000000 \
                 utilityLcb {unvisited:.6} weight 0.0 order 1 pv B1 pvVisits 0 pvEdgeVisits 0 \
                 movesOwnership -0.5000 1.0000 1.0000 1.0000 \
                 rootInfo visits 700 utility 0.000000 winrate 0.500000 scoreMean 0.000 scoreStdev 5.250 \
                 scoreLead 0.000 scoreSelfplay 12.000 weight 700.0 rawWinrate 0.750000 rawLead 1.500 \
                 rawScoreSelfplay 1.500 rawScoreSelfplayStdev 6.000 \
                 ownership -0.2500 -0.2500 -0.2500 -0.2500"
            )
        );
    }

    #[test]
    fn sabaki_is_not_shown_the_win_rate_of_a_few_playouts() {
        let mut choice = choice();
        choice.candidates[1].mv = Move::Play(SIZE.point(1, 1));
        choice.candidates[1].visits = 7;
        choice.candidates[1].estimate.win_rate = 0.99;
        let moves = |choice: &Choice, dialect, text: &str| {
            line(choice, SIZE, dialect, &args(text)).unwrap().matches("info move").count()
        };
        assert_eq!(moves(&choice, Dialect::Sabaki, "w"), 1, "7 of 400 are less than a fiftieth");
        assert_eq!(moves(&choice, Dialect::LeelaZero, "w"), 2);
        assert_eq!(moves(&choice, Dialect::Sabaki, "w minmoves 2"), 2);
        choice.candidates[1].visits = 8;
        assert_eq!(moves(&choice, Dialect::Sabaki, "w"), 2);
    }

    #[test]
    fn a_search_that_has_only_virtual_moves_to_show_has_no_line() {
        let mut choice = choice();
        choice.candidates.remove(0);
        assert_eq!(line(&choice, SIZE, Dialect::KataGo, &args("w rootInfo true")), None);
    }

    /// A search of which one move was tried and one was not.
    fn view() -> SearchView {
        let value = ValueView { visits: 5, winrate: 0.123_456, lead: -1.234_56, mean: -9.0, stdev: 7.0, utility: -0.8 };
        let tried = MoveView {
            mv: "C3".to_string(),
            value,
            lcb: 0.1,
            utility_lcb: -0.9,
            prior: 0.5,
            pv: ["C3", "pass"].map(str::to_string).to_vec(),
            pv_visits: vec![5, 1],
            pv_edge_visits: vec![4, 1],
            ownership: None,
            ownership_stdev: None,
            human_prior: None,
            edge_visits: 0,
            no_result: 0.0,
            is_symmetry_of: None,
            wins_in: None,
        };
        let untried = MoveView { mv: "A1".to_string(), value: ValueView { visits: 0, ..value }, ..tried.clone() };
        SearchView {
            playouts: 9,
            root: value,
            raw: None,
            best: Some(value),
            moves: vec![tried, untried],
            ownership: Vec::new(),
            human: None,
            ownership_stdev: None,
        }
    }

    #[test]
    fn it_is_one_line_of_json_with_the_names_of_cgos() {
        assert_eq!(
            cgos_line(&view()),
            r#"{"visits":9,"winrate":0.1235,"score":-1.2346,"moves":["#.to_string()
                + r#"{"move":"C3","visits":5,"winrate":0.1235,"score":-1.2346,"pv":"C3 pass"}]}"#
        );
    }

    #[test]
    fn a_search_in_which_nothing_was_tried_has_no_win_rate() {
        let mut view = view();
        (view.best, view.playouts) = (None, 0);
        view.moves.remove(0);
        assert_eq!(cgos_line(&view), r#"{"visits":0,"winrate":null,"score":null,"moves":[]}"#);
    }
}
