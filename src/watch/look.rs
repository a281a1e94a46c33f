//! What a page wants to see.

use serde::{Deserialize, Serialize};

/// The most lines of the table of games that a page can want.
const MOST_LINES: usize = 1000;

/// What a page wants to see; each look takes the place of the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MatchLook {
    /// The language of sentences, as a tag; English where the program does not speak it.
    pub language: String,
    /// A match by its name; without one, the list of all.
    #[serde(rename = "match", deserialize_with = "Option::deserialize")]
    pub name: Option<String>,
    /// A game of it by its number, in place of the match.
    #[serde(deserialize_with = "Option::deserialize")]
    pub game: Option<usize>,
    /// How many lines of the table of games.
    pub lines: usize,
    /// Whether the plots too.
    pub plots: bool,
}

/// A message says no look that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the message says nothing that can be looked at")]
pub struct WrongLook;

impl MatchLook {
    /// That of a message.
    ///
    /// # Errors
    ///
    /// The message is none, or wants too much.
    pub fn read(text: &str) -> Result<MatchLook, WrongLook> {
        let look: MatchLook = serde_json::from_str(text).map_err(|_| WrongLook)?;
        (look.lines <= MOST_LINES).then_some(look).ok_or(WrongLook)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_whole_and_within_bounds() {
        let text = r#"{"language":"en","match":"a","game":null,"lines":100,"plots":false}"#;
        let look = MatchLook { language: "en".into(), name: Some("a".into()), game: None, lines: 100, plots: false };
        assert_eq!((MatchLook::read(text), serde_json::to_string(&look).unwrap().as_str()), (Ok(look), text));
        for (from, to) in [("100", "1001"), ("100", "-1"), (",\"game\":null", ""), ("\"plots\"", "\"path\""), ("{", "")]
        {
            assert_eq!(MatchLook::read(&text.replacen(from, to, 1)), Err(WrongLook), "{to}");
        }
    }
}
