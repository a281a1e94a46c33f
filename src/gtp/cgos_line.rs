//! A search as the line of JSON that CGOS shows.

use serde::ser::{Serialize, SerializeMap as _, Serializer};

use crate::protocol::{MoveView, SearchView, rounded};

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
