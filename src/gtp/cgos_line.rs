//! A search as the line of JSON that CGOS shows.

use serde::{Serialize, Serializer};

use crate::protocol::{MoveView, SearchView, rounded};

/// The most moves that CGOS shows.
const MOVES: usize = 20;

/// The search. All values are to four decimals.
#[derive(Serialize)]
struct CgosSearch<'a> {
    visits: u64,
    winrate: Option<f64>,
    score: Option<f64>,
    moves: Vec<CgosMove<'a>>,
}

#[derive(Serialize)]
struct CgosMove<'a> {
    #[serde(rename = "move")]
    mv: &'a str,
    visits: u64,
    winrate: f64,
    score: f64,
    /// One string, separated by blanks.
    #[serde(serialize_with = "separated_by_blanks")]
    pv: &'a [String],
}

impl CgosMove<'_> {
    fn of(found: &MoveView) -> CgosMove<'_> {
        CgosMove {
            mv: &found.mv,
            visits: found.value.visits,
            winrate: rounded(found.value.winrate, 4),
            score: rounded(found.value.lead, 4),
            pv: &found.pv,
        }
    }
}

/// The line that shows a search.
pub fn cgos_line(view: &SearchView) -> String {
    let search = CgosSearch {
        visits: view.playouts,
        winrate: view.best.map(|best| rounded(best.winrate, 4)),
        score: view.best.map(|best| rounded(best.lead, 4)),
        moves: view.tried().take(MOVES).map(CgosMove::of).collect(),
    };
    serde_json::to_string(&search).expect("a search has string keys only")
}

fn separated_by_blanks<S: Serializer>(words: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::ValueView;

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
            ownership: None,
        };
        let untried = MoveView { mv: "A1".to_string(), value: ValueView { visits: 0, ..value }, ..tried.clone() };
        SearchView {
            playouts: 9,
            root: value,
            raw: None,
            best: Some(value),
            moves: vec![tried, untried],
            ownership: Vec::new(),
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
