//! The search report: the candidate moves of a search and their statistics, as JSON for any protocol.

use liangyi_core::base::Size;
use liangyi_core::game::Move;
use liangyi_engine::player::Choice;
use liangyi_engine::search::Candidate;
use serde::{Serialize, Serializer};

/// The result of a search. The field names are those of the analysis that CGOS shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchReport {
    /// The number of playouts of the search.
    pub visits: u64,
    /// The win rate of the best move for the side that searched, 0 to 1, to four decimals; `None` if there is no
    /// candidate.
    pub winrate: Option<f64>,
    /// The mean margin of the best move for the side that searched, in points, to four decimals; `None` if there is no
    /// candidate.
    pub score: Option<f64>,
    /// The candidates: the move chosen first, then the most visited first.
    pub moves: Vec<CandidateReport>,
}

/// The result of a search for one move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CandidateReport {
    /// The vertex, `pass` or `virtual`; `move` in JSON.
    #[serde(rename = "move")]
    pub mv: String,
    /// The number of playouts through the move.
    pub visits: u64,
    /// Its win rate for the side that searched, 0 to 1, to four decimals.
    pub winrate: f64,
    /// Its mean margin for the side that searched, in points, to four decimals.
    pub score: f64,
    /// The principal variation: the move and the moves expected after it. In JSON one string, separated by blanks.
    #[serde(serialize_with = "separated_by_blanks")]
    pub pv: Vec<String>,
}

impl SearchReport {
    /// The report of the search behind `choice` on a board of `size`, with at most `limit` candidates. Candidates that
    /// no playout has tried or for which `can_show` is false are left out, and a variation ends before the first such
    /// move.
    pub fn new(choice: &Choice, size: Size, limit: usize, can_show: impl Fn(Move) -> bool) -> SearchReport {
        let is_tried = |candidate: &&Candidate| candidate.visits > 0;
        let best = choice.candidates.first().filter(is_tried);
        let shown = choice.candidates.iter().filter(is_tried).filter(|candidate| can_show(candidate.mv));
        SearchReport {
            visits: choice.playouts,
            winrate: best.map(|best| rounded(best.win_rate)),
            score: best.map(|best| rounded(best.margin)),
            moves: shown.take(limit).map(|candidate| CandidateReport::new(candidate, size, &can_show)).collect(),
        }
    }
}

impl CandidateReport {
    fn new(candidate: &Candidate, size: Size, can_show: &impl Fn(Move) -> bool) -> CandidateReport {
        let line = candidate.line.iter().take_while(|&&mv| can_show(mv));
        CandidateReport {
            mv: candidate.mv.display(size).to_string(),
            visits: candidate.visits,
            winrate: rounded(candidate.win_rate),
            score: rounded(candidate.margin),
            pv: line.map(|mv| mv.display(size).to_string()).collect(),
        }
    }
}

/// The value to four decimals.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

fn separated_by_blanks<S: Serializer>(words: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&words.join(" "))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use liangyi_engine::engine::{EngineSettings, GoSession};

    use super::*;

    /// A search whose candidates are made up: the second one is a virtual move, and one follows the first.
    fn choice() -> (Choice, Size) {
        let mut engine = GoSession::new(EngineSettings { playouts: Some(50), ..EngineSettings::default() });
        let mut choice = engine.search(engine.to_move(), &AtomicBool::new(false), &mut |_| {}).choice;
        let best = choice.candidates[0].clone();
        let candidate = |mv, line: &[Move], visits| {
            let line = line.to_vec();
            Candidate { mv, visits, win_rate: 0.123_456, margin: -1.234_56, line, ..best.clone() }
        };
        choice.playouts = 9;
        choice.candidates = vec![
            candidate(Move::Pass, &[Move::Pass, Move::Virtual, Move::Pass], 5),
            candidate(Move::Virtual, &[Move::Virtual, Move::Pass], 3),
            candidate(Move::Pass, &[Move::Pass], 1),
            candidate(Move::Pass, &[Move::Pass], 0),
        ];
        (choice, engine.size())
    }

    #[test]
    fn it_is_one_line_of_json_with_the_names_of_cgos() {
        let (choice, size) = choice();
        let report = SearchReport::new(&choice, size, 2, |_| true);
        assert_eq!(
            serde_json::to_string(&report).unwrap(),
            r#"{"visits":9,"winrate":0.1235,"score":-1.2346,"moves":["#.to_string()
                + r#"{"move":"pass","visits":5,"winrate":0.1235,"score":-1.2346,"pv":"pass virtual pass"},"#
                + r#"{"move":"virtual","visits":3,"winrate":0.1235,"score":-1.2346,"pv":"virtual pass"}]}"#
        );
    }

    #[test]
    fn moves_that_the_client_cannot_show_are_left_out() {
        let (choice, size) = choice();
        let report = SearchReport::new(&choice, size, 20, |mv| mv != Move::Virtual);
        let moves: Vec<(u64, String)> = report.moves.iter().map(|found| (found.visits, found.pv.join(" "))).collect();
        assert_eq!(moves, [(5, "pass".to_string()), (1, "pass".to_string())]);
    }

    #[test]
    fn a_search_without_visits_has_no_win_rate() {
        let (mut choice, size) = choice();
        choice.candidates.drain(..3);
        let report = SearchReport::new(&choice, size, 20, |_| true);
        let json = serde_json::to_string(&report).unwrap();
        assert_eq!(json, r#"{"visits":9,"winrate":null,"score":null,"moves":[]}"#);
    }
}
