//! The places where a match is kept: a folder or a database.

#[cfg(feature = "postgres")]
use super::connection::Reader;
#[cfg(feature = "postgres")]
use super::database::Database;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::folder::{self, MatchFolder};
use super::record::GameRecord;
use super::settings::MatchSettings;
use super::store::{Address, Store, StoreError};

/// Where a match is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchPlace {
    /// In a folder, by one run at a time.
    Folder(PathBuf),
    /// In a database, by any number of runs on any number of machines.
    Database(Address),
}

impl MatchPlace {
    /// The database of this address, or else the folder of this name.
    pub fn new(text: PathBuf) -> MatchPlace {
        match text.to_str().and_then(Address::read) {
            Some(address) => MatchPlace::Database(address),
            None => MatchPlace::Folder(text),
        }
    }

    /// The folder, if it is one.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            MatchPlace::Folder(folder) => Some(folder),
            MatchPlace::Database(_) => None,
        }
    }

    /// Opens it for a match with these settings; returns the games that it already has. Missing names of programs
    /// are copied from the stored settings. Once `stop` is set, a database is not waited for.
    pub fn open(
        &self,
        settings: &mut MatchSettings,
        stop: &Arc<AtomicBool>,
    ) -> Result<(Box<dyn Store>, Vec<GameRecord>), StoreError> {
        match self {
            MatchPlace::Folder(folder) => {
                let (store, games) = MatchFolder::open(folder, settings)?;
                Ok((Box::new(store), games))
            }
            #[cfg(feature = "postgres")]
            MatchPlace::Database(address) => {
                let (store, games) = Database::open(address, settings, stop)?;
                Ok((Box::new(store), games))
            }
            #[cfg(not(feature = "postgres"))]
            MatchPlace::Database(address) => {
                let _ = stop;
                Err(unknown(address))
            }
        }
    }

    /// The settings and games of the match, which may be in progress.
    pub fn read(&self) -> Result<(MatchSettings, Vec<GameRecord>), StoreError> {
        match self {
            MatchPlace::Folder(folder) => folder::read(folder),
            #[cfg(feature = "postgres")]
            MatchPlace::Database(address) => Reader::open(address).map(|(_, settings, games)| (settings, games)),
            #[cfg(not(feature = "postgres"))]
            MatchPlace::Database(address) => Err(unknown(address)),
        }
    }

    /// Copies the match into a folder that holds none.
    pub fn export(&self, out: &Path) -> Result<(MatchSettings, Vec<GameRecord>), StoreError> {
        match self {
            MatchPlace::Folder(from) => {
                let (settings, games) = folder::read(from)?;
                folder::write_match(out, &settings, &games, |game| folder::read_game(from, game))?;
                Ok((settings, games))
            }
            #[cfg(feature = "postgres")]
            MatchPlace::Database(address) => {
                let (reader, settings, games) = Reader::open(address)?;
                folder::write_match(out, &settings, &games, |game| reader.sgf(game))?;
                Ok((settings, games))
            }
            #[cfg(not(feature = "postgres"))]
            MatchPlace::Database(address) => Err(unknown(address)),
        }
    }
}

#[cfg(not(feature = "postgres"))]
fn unknown(address: &Address) -> StoreError {
    let what = "this liangyi was built without databases (cargo's feature `postgres`)".to_string();
    StoreError::Database { place: address.to_string(), what }
}

impl fmt::Display for MatchPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchPlace::Folder(folder) => folder.display().fmt(f),
            MatchPlace::Database(address) => address.fmt(f),
        }
    }
}

#[cfg(all(test, not(feature = "postgres")))]
mod tests {
    use super::*;
    use crate::testing::settings;

    #[test]
    fn without_the_feature_a_database_is_refused() {
        let place = MatchPlace::new("postgres://me:secret@lab/go".into());
        let told = "postgres://me@lab/go: this liangyi was built without databases (cargo's feature `postgres`)";
        assert_eq!(place.read().unwrap_err().to_string(), told);
        assert_eq!(place.open(&mut settings(), &Arc::default()).err().unwrap().to_string(), told);
    }
}
