//! A connection to PostgreSQL that is made again after it was lost, and a match that is read through one.

use std::env;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tokio_postgres::{Config, Row};

use super::client::{BoundedClient, ClientError};
use super::json_fault::json_fault;
use super::record::GameRecord;
use super::settings::MatchSettings;
use super::store::{Address, StoreError};

/// The first and the longest time after which a lost connection is tried again.
const AGAIN: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(10)];

/// A connection with what is prepared on it.
pub struct Connection<T> {
    address: Address,
    config: Config,
    /// The match is to end.
    stop: Arc<AtomicBool>,
    client: Option<BoundedClient>,
    prepared: Option<T>,
    prepare: fn(&BoundedClient) -> Result<T, ClientError>,
    /// Why it was lost, until it is there again.
    lost: Option<String>,
    again: Instant,
    pause: Duration,
}

impl<T> Connection<T> {
    /// One that is not made yet. Once `stop` is set, nothing is waited for long.
    pub fn new(
        address: &Address,
        stop: &Arc<AtomicBool>,
        prepare: fn(&BoundedClient) -> Result<T, ClientError>,
    ) -> Result<Connection<T>, StoreError> {
        let (address, config, stop) = (address.clone(), config(address)?, Arc::clone(stop));
        let (client, prepared, lost, again) = (None, None, None, Instant::now());
        Ok(Connection { address, config, stop, client, prepared, prepare, lost, again, pause: AGAIN[0] })
    }

    /// What it is connected to.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Why it was lost, unless it is there again.
    pub fn lost(&self) -> Option<&str> {
        self.lost.as_deref()
    }

    /// The connection itself, made if there is none, where a server that is away is an error.
    pub fn client(&mut self) -> Result<&BoundedClient, StoreError> {
        let client = match self.client.take() {
            Some(client) if !client.is_closed() => client,
            _ => {
                self.prepared = None;
                BoundedClient::connect(&self.config, &self.stop).map_err(|error| refused(&self.address, &error))?
            }
        };
        Ok(self.client.insert(client))
    }

    /// Does something; `None` if the server cannot be reached now, which is no error.
    ///
    /// What was begun when the connection was lost may have been done, so it must do no harm to do it again.
    pub fn attempt<R>(
        &mut self,
        act: impl Fn(&BoundedClient, &T) -> Result<R, ClientError>,
    ) -> Result<Option<R>, StoreError> {
        if self.client.is_none() && Instant::now() < self.again {
            return Ok(None);
        }
        match self.act(&act) {
            Ok(done) => {
                (self.lost, self.pause) = (None, AGAIN[0]);
                Ok(Some(done))
            }
            Err(error) if error.passes() => {
                self.lost.get_or_insert_with(|| refused(&self.address, &error).to_string());
                (self.client, self.prepared) = (None, None);
                self.again = Instant::now() + self.pause;
                self.pause = (2 * self.pause).min(AGAIN[1]);
                Ok(None)
            }
            Err(error) => Err(refused(&self.address, &error)),
        }
    }

    fn act<R>(&mut self, act: &impl Fn(&BoundedClient, &T) -> Result<R, ClientError>) -> Result<R, ClientError> {
        let mut client = match self.client.take() {
            Some(client) => client,
            None => BoundedClient::connect(&self.config, &self.stop)?,
        };
        let prepared = match self.prepared.take() {
            Some(prepared) => prepared,
            None => {
                client.serve_games()?;
                (self.prepare)(&client)?
            }
        };
        let done = act(&client, &prepared);
        (self.client, self.prepared) = (Some(client), Some(prepared));
        done
    }
}

/// What the address says of a connection.
pub fn config(address: &Address) -> Result<Config, StoreError> {
    let (place, parameters) = address.secret().split_once('?').unwrap_or((address.secret(), ""));
    let of_postgres: Vec<&str> =
        parameters.split('&').filter(|text| !text.starts_with("match=") && !text.starts_with("lease=")).collect();
    // Whatever is wrong with it may be a part of the password.
    let unread = |_| StoreError::Database {
        place: address.to_string(),
        what: "expected postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME".to_string(),
    };
    let mut config: Config = format!("{place}?{}", of_postgres.join("&")).parse().map_err(unread)?;
    if let (None, Some(password)) = (config.get_password(), env::var_os("PGPASSWORD")) {
        config.password(password.as_encoded_bytes());
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    config
        .application_name("liangyi")
        .tcp_user_timeout(Duration::from_secs(20))
        .keepalives_idle(Duration::from_secs(30));
    Ok(config)
}

/// The name of the match in the database.
pub fn name(address: &Address) -> Result<String, StoreError> {
    let name = address.parameter("match").unwrap_or("match");
    let fits = |character: char| character.is_ascii_alphanumeric() || "-_.".contains(character);
    if name.is_empty() || name.len() > 100 || !name.chars().all(fits) {
        let what = "the name of a match has letters of English, digits, '-', '_' and '.'".to_string();
        return Err(StoreError::Database { place: address.to_string(), what });
    }
    Ok(name.to_string())
}

/// As PostgreSQL counts.
pub fn number(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// What an error says, with what is behind it.
pub fn refused(address: &Address, error: &ClientError) -> StoreError {
    let mut what = error.to_string();
    let mut cause = Error::source(error);
    while let Some(error) = cause {
        let more = error.to_string();
        if !what.contains(&more) {
            what = format!("{what}: {more}");
        }
        cause = error.source();
    }
    StoreError::Database { place: address.to_string(), what }
}

/// Reads a match.
pub struct Reader {
    client: BoundedClient,
    address: Address,
    name: String,
}

impl Reader {
    /// The settings and games of the match, and what reads the files of its games.
    pub fn open(address: &Address) -> Result<(Reader, MatchSettings, Vec<GameRecord>), StoreError> {
        let name = name(address)?;
        let wrong = |error: ClientError| refused(address, &error);
        let client = BoundedClient::connect(&config(address)?, &Arc::default()).map_err(wrong)?;
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
        let games = read_games(address, &client, &name)?;
        Ok((Reader { client, address: address.clone(), name }, settings, games))
    }

    /// The SGF file of a game.
    pub fn sgf(&self, game: usize) -> Result<Vec<u8>, StoreError> {
        let sgf = "SELECT sgf FROM liangyi.game WHERE match = $1 AND game = $2";
        let row = self.client.query_one(sgf, &[&self.name, &number(game)]);
        row.map(|row| row.get(0)).map_err(|error| refused(&self.address, &error))
    }
}

/// The games that are kept, in order. They are read in pages, so that the time for an answer has a limit for any number
/// of games.
pub(crate) fn read_games(address: &Address, client: &BoundedClient, name: &str) -> Result<Vec<GameRecord>, StoreError> {
    let page = "SELECT record::text FROM liangyi.game WHERE match = $1 AND game > $2 ORDER BY game LIMIT $3";
    let mut games: Vec<GameRecord> = Vec::new();
    loop {
        let last = games.last().map_or(0, |game| number(game.game));
        let rows = client.query(page, &[&name, &last, &PAGE]).map_err(|error| refused(address, &error))?;
        for row in &rows {
            games.push(read_record(address, row.get(0))?);
        }
        if is_last_page(&rows) {
            return Ok(games);
        }
    }
}

/// How many games are read at once.
pub(crate) const PAGE: i64 = 1000;

/// Whether there are no more rows after these of a page.
pub(crate) fn is_last_page(rows: &[Row]) -> bool {
    rows.len() < PAGE as usize
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
    StoreError::Database { place: address.to_string(), what: format!("a damaged record: {}", json_fault(error)) }
}
