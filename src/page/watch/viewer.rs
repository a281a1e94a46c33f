//! One page that looks on: what it wants to see, and what of that is new to it.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::folder::{WatchedFolder, WatchedMatch, written};
use super::messages::ViewUpdate;
use super::views::{ended_game, running, running_game, table};
use crate::show::words::Language;

/// The most lines of the table of games that a page can want.
const MOST_LINES: usize = 1000;

/// What a page wants to see; each look takes the place of the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ViewRequest {
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
pub struct BadViewRequest;

impl ViewRequest {
    /// That of a message.
    ///
    /// # Errors
    ///
    /// The message is none, or wants too much.
    pub fn read(text: &str) -> Result<ViewRequest, BadViewRequest> {
        let look: ViewRequest = serde_json::from_str(text).map_err(|_| BadViewRequest)?;
        (look.lines <= MOST_LINES).then_some(look).ok_or(BadViewRequest)
    }
}

/// One page that looks on: what it wants to see, and what of that it has been told.
#[derive(Debug)]
pub struct WatchViewer {
    matches: Arc<WatchedFolder>,
    look: Option<ViewRequest>,
    has_clock: bool,
    /// The last message of each kind.
    told: BTreeMap<&'static str, Arc<str>>,
    /// The table, or a game that has ended, made for a version of the match.
    made: Option<(u64, Arc<str>)>,
}

impl WatchViewer {
    /// A page that has said nothing yet.
    pub fn new(matches: &Arc<WatchedFolder>) -> WatchViewer {
        WatchViewer { matches: Arc::clone(matches), look: None, has_clock: false, told: BTreeMap::new(), made: None }
    }

    /// The page says what it wants to see.
    ///
    /// # Errors
    ///
    /// The message is no look; nothing has changed.
    pub fn look(&mut self, message: &str) -> Result<(), BadViewRequest> {
        self.look = Some(ViewRequest::read(message)?);
        self.told.clear();
        self.made = None;
        Ok(())
    }

    /// What the page has not been told yet, each a message.
    pub fn news(&mut self) -> Vec<Arc<str>> {
        let Some(look) = self.look.clone() else { return Vec::new() };
        let language = Language::named(&look.language).unwrap_or_default();
        let mut told = Vec::new();
        if !std::mem::replace(&mut self.has_clock, true) {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            told.push(written(&ViewUpdate::Clock { now: since.as_millis() as u64 }));
        }
        let Some(name) = &look.name else {
            let matches = written(&self.matches.matches(language));
            self.tell("matches", matches, &mut told);
            return told;
        };
        let Some(kept) = self.matches.kept(name) else {
            self.tell("gone", written(&ViewUpdate::Gone), &mut told);
            return told;
        };
        let kept = &mut *kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.poll();
        for (kind, text) in self.seen(&look, name, kept, language) {
            self.tell(kind, text, &mut told);
        }
        told
    }

    /// Everything that there is to see of a match.
    fn seen(
        &mut self,
        look: &ViewRequest,
        name: &str,
        kept: &mut WatchedMatch,
        language: Language,
    ) -> Vec<(&'static str, Arc<str>)> {
        let mut seen = Vec::new();
        seen.push(("fault", written(&ViewUpdate::Fault { detail: kept.fault().map(str::to_string) })));
        let Some(followed) = kept.followed() else {
            // Damaged settings are a fault, and none are no match.
            if kept.fault().is_none() {
                seen.push(("gone", written(&ViewUpdate::Gone)));
            }
            return seen;
        };
        let settings = followed.settings();
        let version = kept.version();
        if let Some(number) = look.game {
            let games = followed.games();
            if let Ok(at) = games.binary_search_by_key(&number, |game| game.game) {
                let make =
                    || ViewUpdate::Game(Box::new(ended_game(name, settings, &games[at], kept.folder(), language)));
                // Its file stays as it is, whatever else ends.
                seen.push(("game", self.made(0, make)));
            } else {
                let found = kept.running().into_iter().flatten().find(|game| game.game == number);
                let game = found.and_then(|game| running_game(name, settings, game));
                let game = game.map_or(ViewUpdate::Gone, |game| ViewUpdate::Game(Box::new(game)));
                seen.push(("game", written(&game)));
            }
            return seen;
        }
        seen.push(("running", written(&running(settings, kept.running()))));
        seen.push(("games", self.made(version, || table(followed.games(), look.lines, language))));
        seen.extend(kept.sheet(language).map(|sheet| ("sheet", sheet)));
        if look.plots {
            seen.extend(kept.plots(language).map(|plots| ("plots", plots)));
        }
        seen
    }

    fn made(&mut self, version: u64, make: impl FnOnce() -> ViewUpdate) -> Arc<str> {
        match &self.made {
            Some((known, text)) if *known == version => Arc::clone(text),
            _ => {
                let text = written(&make());
                self.made = Some((version, Arc::clone(&text)));
                text
            }
        }
    }

    fn tell(&mut self, kind: &'static str, text: Arc<str>, told: &mut Vec<Arc<str>>) {
        if self.told.get(kind) != Some(&text) {
            self.told.insert(kind, Arc::clone(&text));
            told.push(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_whole_and_within_bounds() {
        let text = r#"{"language":"en","match":"a","game":null,"lines":100,"plots":false}"#;
        let look = ViewRequest { language: "en".into(), name: Some("a".into()), game: None, lines: 100, plots: false };
        assert_eq!((ViewRequest::read(text), serde_json::to_string(&look).unwrap().as_str()), (Ok(look), text));
        for (from, to) in [("100", "1001"), ("100", "-1"), (",\"game\":null", ""), ("\"plots\"", "\"path\""), ("{", "")]
        {
            assert_eq!(ViewRequest::read(&text.replacen(from, to, 1)), Err(BadViewRequest), "{to}");
        }
    }
}
