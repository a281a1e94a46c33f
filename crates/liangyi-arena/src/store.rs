//! Where the games of a match are kept, whatever it is: what a run takes games from and brings them to, and the address
//! of a database that keeps one.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;
use std::{fmt, io};

use super::record::GameRecord;
use super::settings::MatchSettings;

/// Games cannot be kept, or not be read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An operation on a file failed.
    #[error("{path}: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// Another run writes to the folder.
    #[error("{0} is in use by another run")]
    InUse(PathBuf),
    /// The place holds another match.
    #[error("{place} holds a match with other settings; {}", .differences.join("; "))]
    OtherMatch {
        /// The folder or database, without a password.
        place: String,
        /// The settings that differ.
        differences: Vec<String>,
    },
    /// A file has contents that this program did not write.
    #[error("{path}, line {line}: {what}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, from 1; 0 if it is not a single one.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// A database cannot be used.
    #[error("{place}: {what}")]
    Database {
        /// The database, without a password.
        place: String,
        /// What is wrong.
        what: String,
    },
}

/// A game to keep.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its line of the results.
    pub record: GameRecord,
    /// Its SGF file.
    pub sgf: String,
}

/// What a run gets that asks for games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameClaim {
    /// The numbers of games to play one after another, and to keep together.
    Games(Vec<usize>),
    /// Others play all that are left; they may yet leave some.
    Wait,
    /// No game is left.
    Over,
}

/// A store cannot be reached for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Away {
    /// What is wrong, with the place, without a password.
    pub why: String,
    /// How many games have been played and wait to be kept.
    pub waiting: usize,
}

/// Where the games of a match are kept.
pub trait Store {
    /// Both programs have started, and are named in the settings. The games of `left` are to be played.
    fn begin(&mut self, settings: &MatchSettings, left: &[usize]) -> Result<(), StoreError>;

    /// Games to play.
    fn claim(&mut self) -> Result<GameClaim, StoreError>;

    /// Keeps games that were claimed together. Returns those that are safe now and count.
    fn keep(&mut self, games: Vec<KeptGame>) -> Result<Vec<GameRecord>, StoreError>;

    /// Whether other runs play the match too. Then [`Store::tend`] is called every [`PATIENCE`].
    fn is_shared(&self) -> bool {
        false
    }

    /// Does what is due from time to time. Returns games that have become known: those of others, and own ones that
    /// could not be kept before.
    fn tend(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        Ok(Vec::new())
    }

    /// What keeps it from doing what is due, if it cannot be reached.
    fn away(&self) -> Option<Away> {
        None
    }

    /// Gives back what was claimed and not played. Returns the games as [`Store::tend`] does; those that still wait to
    /// be kept are lost, which is an error.
    fn leave(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        Ok(Vec::new())
    }
}

/// How often a shared store is looked after.
pub const PATIENCE: Duration = Duration::from_millis(200);

/// The games that are left of a match that one run plays, claimed one by one.
#[derive(Debug, Default)]
pub struct Left(VecDeque<usize>);

impl Left {
    /// These games.
    pub fn new(games: &[usize]) -> Left {
        Left(games.iter().copied().collect())
    }

    /// The next one.
    pub fn claim(&mut self) -> GameClaim {
        self.0.pop_front().map_or(GameClaim::Over, |game| GameClaim::Games(vec![game]))
    }
}

/// A match whose games are kept nowhere.
#[derive(Debug, Default)]
pub struct Unkept {
    left: Left,
}

impl Store for Unkept {
    fn begin(&mut self, _: &MatchSettings, left: &[usize]) -> Result<(), StoreError> {
        self.left = Left::new(left);
        Ok(())
    }

    fn claim(&mut self) -> Result<GameClaim, StoreError> {
        Ok(self.left.claim())
    }

    fn keep(&mut self, games: Vec<KeptGame>) -> Result<Vec<GameRecord>, StoreError> {
        Ok(games.into_iter().map(|game| game.record).collect())
    }
}

/// `postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME`. It shows itself without the password, however it is
/// written out.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    url: String,
    shown: String,
}

impl Address {
    /// The address, if the text is one.
    pub fn read(text: &str) -> Option<Address> {
        let (scheme, rest) = text.split_once("://")?;
        if !["postgres", "postgresql"].contains(&scheme) {
            return None;
        }
        // Up to the last @ anything may be of the password, and so may what follows a ?, but for the name of the match.
        let (user, at) = rest.rsplit_once('@').unwrap_or(("", rest));
        let user = user.split([':', '?']).next().filter(|user| !user.is_empty());
        let place = at.split('?').next().unwrap_or_default();
        let user = user.map(|user| format!("{user}@")).unwrap_or_default();
        let name = parameter(rest, "match").map(|name| format!("?match={name}")).unwrap_or_default();
        Some(Address { url: text.to_string(), shown: format!("{scheme}://{user}{place}{name}") })
    }

    /// The whole address, password and all.
    #[cfg(feature = "postgres")]
    pub(crate) fn secret(&self) -> &str {
        &self.url
    }

    /// The parameter of that name.
    #[cfg(feature = "postgres")]
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        parameter(&self.url, name)
    }
}

fn parameter<'a>(url: &'a str, name: &str) -> Option<&'a str> {
    let mut parameters = url.split_once('?')?.1.split('&').filter_map(|parameter| parameter.split_once('='));
    parameters.find(|(key, _)| *key == name).map(|(_, value)| value)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://lab/go", "postgres://lab/go"),
            ("postgresql://me:secret@lab:5433/go?match=a&lease=3", "postgresql://me@lab:5433/go?match=a"),
            ("postgres://me:se@cr/et@lab/go", "postgres://me@lab/go"),
            ("postgres://me:se?cret@lab/go", "postgres://me@lab/go"),
            ("postgres://lab/go?user=me&password=secret", "postgres://lab/go"),
            ("postgres://:secret@lab", "postgres://lab"),
        ] {
            let address = Address::read(url).unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), shown);
        }
    }

    #[test]
    fn a_folder_is_no_address() {
        for text in ["m1", "mysql://lab/go", "/postgres:/lab", "postgres:", ""] {
            assert_eq!(Address::read(text), None, "{text}");
        }
    }
}
