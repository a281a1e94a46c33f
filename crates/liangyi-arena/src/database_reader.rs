//! Reads a match in PostgreSQL.

use postgres::{Client, Error, NoTls};

use super::address::Address;
use super::connection::{config, name, number, refused};
use super::record::GameRecord;
use super::settings::MatchSettings;
use super::store::StoreError;

/// Reads a match.
pub struct Reader {
    client: Client,
    address: Address,
    name: String,
}

impl Reader {
    /// The settings and games of the match, and what reads the files of its games.
    pub fn open(address: &Address) -> Result<(Reader, MatchSettings, Vec<GameRecord>), StoreError> {
        let name = name(address)?;
        let wrong = |error: Error| refused(address, &error);
        let mut client = config(address)?.connect(NoTls).map_err(wrong)?;
        let none = || {
            let what = "no match of this name has been played here".to_string();
            StoreError::Database { place: address.to_string(), what }
        };
        let tables = client.query_one("SELECT to_regclass('liangyi.game') IS NOT NULL", &[]).map_err(wrong)?;
        if !tables.get::<_, bool>(0) {
            return Err(none());
        }
        let settings = "SELECT settings::text FROM liangyi.match WHERE match = $1";
        let row = client.query_opt(settings, &[&name]).map_err(wrong)?.ok_or_else(none)?;
        let settings = read_settings(address, row.get(0))?;
        let games = read_games(address, &mut client, &name)?;
        Ok((Reader { client, address: address.clone(), name }, settings, games))
    }

    /// The SGF file of a game.
    pub fn sgf(&mut self, game: usize) -> Result<Vec<u8>, StoreError> {
        let sgf = "SELECT sgf FROM liangyi.game WHERE match = $1 AND game = $2";
        let row = self.client.query_one(sgf, &[&self.name, &number(game)]);
        row.map(|row| row.get(0)).map_err(|error| refused(&self.address, &error))
    }
}

/// The games that are kept, in order.
pub(crate) fn read_games(address: &Address, client: &mut Client, name: &str) -> Result<Vec<GameRecord>, StoreError> {
    let games = "SELECT record::text FROM liangyi.game WHERE match = $1 ORDER BY game";
    let rows = client.query(games, &[&name]).map_err(|error| refused(address, &error))?;
    rows.iter().map(|row| read_record(address, row.get(0))).collect()
}

/// A game.
pub(crate) fn read_record(address: &Address, text: &str) -> Result<GameRecord, StoreError> {
    serde_json::from_str(text).map_err(|error| damaged(address, &error))
}

/// The settings of a match.
pub(crate) fn read_settings(address: &Address, text: &str) -> Result<MatchSettings, StoreError> {
    serde_json::from_str(text).map_err(|error| damaged(address, &error))
}

/// As the database keeps a value.
pub(crate) fn json(address: &Address, value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| damaged(address, &error))
}

/// Something in the database that this program has not written.
pub(crate) fn damaged(address: &Address, error: &serde_json::Error) -> StoreError {
    StoreError::Database { place: address.to_string(), what: error.to_string() }
}
