//! A match in PostgreSQL, played by any number of processes, each with a connection of its own.
//!
//! The table of games is the only truth: a game is in it once, whoever brings it first. Leases of pairs only save
//! double work; they run by the server's clock and are renewed while the pair is played. Both games of a pair are
//! brought in one transaction. While the server is away games go on, and wait to be brought.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tokio_postgres::Statement;

use super::client::{BoundedClient, ClientError};
use super::connection::{
    Connection, PAGE, damaged, is_last_page, json, name, number, read_games, read_record, read_settings, refused,
};
use super::hashes::hashes;
use super::record::{Entrant, GameRecord};
use super::settings::MatchSettings;
use super::store::{Address, Away, GameClaim, KeptGame, PATIENCE, Store, StoreError};

const SCHEMA: &str = include_str!("schema.sql");

/// Keeps two processes from making the tables at once.
const MAKING_TABLES: i64 = 0x6c69_616e_6779_6931;

// As many pairs as are asked for, but no more than half of an equal share of what is left, so that all end together.
const CLAIM: &str = "WITH first AS (
    SELECT pair FROM liangyi.lease WHERE match = $1 AND NOT done AND until < now() AND pair <= $3
    ORDER BY pair LIMIT 1),
playing AS (
    SELECT count(DISTINCT worker) AS workers FROM liangyi.lease
    WHERE match = $1 AND NOT done AND worker IS NOT NULL AND until > now()),
free AS (
    SELECT pair FROM liangyi.lease WHERE match = $1 AND NOT done AND until < now() AND pair <= $3 ORDER BY pair
    LIMIT (SELECT least($5, greatest(1, ($3 - pair) / greatest(1, 2 * workers))) FROM first, playing)
    FOR UPDATE SKIP LOCKED)
UPDATE liangyi.lease l SET worker = $2, attempt = attempt + 1, until = now() + make_interval(secs => $4)
FROM free WHERE l.match = $1 AND l.pair = free.pair RETURNING l.pair";

// Games in the order of their numbers: of two that bring the same pair, one waits at its first game until the other's
// are in, so that a pair is whole by one of them.
const KEEP: &str = "WITH finished AS (UPDATE liangyi.lease SET done = true WHERE match = $1 AND pair = $2)
INSERT INTO liangyi.game (match, game, pair, worker, record, sgf)
SELECT $1::text, g.game, $2::int, $3::bigint, g.record::json, g.sgf
FROM unnest($4::int[], $5::text[], $6::bytea[]) AS g(game, record, sgf) ORDER BY g.game
ON CONFLICT DO NOTHING RETURNING game";

const RENEW: &str = "UPDATE liangyi.lease SET until = now() + make_interval(secs => $4)
WHERE match = $1 AND worker = $2 AND pair = ANY($3) AND NOT done RETURNING pair";

const GIVE_BACK: &str = "UPDATE liangyi.lease SET until = '-infinity'
WHERE match = $1 AND worker = $2 AND pair = ANY($3) AND NOT done";

const LOOK: &str = "SELECT record::text FROM liangyi.game
WHERE match = $1 AND game >= $2 AND game <> ALL($3) ORDER BY game LIMIT $4";

/// The longest time between two looks at the games of others.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How much work a process claims at once.
const WORK: Duration = Duration::from_secs(30);
/// The most pairs that it claims at once.
const MOST_PAIRS: i64 = 256;
/// The longest time between two claims while others play all that is left.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// The statements that are used while the match is played, prepared for this connection.
pub(crate) struct Statements {
    claim: Statement,
    keep: Statement,
    renew: Statement,
    look: Statement,
}

impl Statements {
    fn new(client: &BoundedClient) -> Result<Statements, ClientError> {
        Ok(Statements {
            claim: client.prepare(CLAIM)?,
            keep: client.prepare(KEEP)?,
            renew: client.prepare(RENEW)?,
            look: client.prepare(LOOK)?,
        })
    }
}

/// The games of a pair that have been played and are not kept yet.
struct Parcel {
    pair: i32,
    games: Vec<KeptGame>,
}

/// A match in a database, played by this process too.
pub struct Database {
    connection: Connection<Statements>,
    name: String,
    lease: Duration,
    worker: i64,
    pairs: i32,
    /// Whether the games of others may end the match.
    is_tested: bool,
    /// The games that are known to be kept.
    known: BTreeSet<usize>,
    /// The games of the match that are not.
    left: BTreeSet<usize>,
    /// The pairs that are claimed and not brought yet.
    held: BTreeSet<i32>,
    /// Those of them that are not played yet.
    stock: VecDeque<i32>,
    /// How many pairs the last claim asked for.
    batch: i64,
    /// How many pairs have been played here, and since when.
    played: u32,
    began: Instant,
    parcels: VecDeque<Parcel>,
    renewed: Instant,
    looked: Instant,
    /// A claim has found nothing: perhaps all has been played.
    looks_now: bool,
    claims_again: Instant,
    wait: Duration,
}

impl Database {
    /// See [`super::place::MatchPlace::open`].
    pub fn open(
        address: &Address,
        settings: &mut MatchSettings,
        stop: &Arc<AtomicBool>,
    ) -> Result<(Database, Vec<GameRecord>), StoreError> {
        let name = name(address)?;
        let lease = lease(address)?;
        let mut connection = Connection::new(address, stop, Statements::new)?;
        let client = connection.client()?;
        let wrong = |error: ClientError| refused(address, &error);
        make_tables(client).map_err(wrong)?;
        client.batch_execute("BEGIN").map_err(wrong)?;
        let text = json(address, settings)?;
        let insert = "INSERT INTO liangyi.match (match, settings) VALUES ($1, $2::text::json) ON CONFLICT DO NOTHING";
        client.execute(insert, &[&name, &text]).map_err(wrong)?;
        let begun = "SELECT settings::text FROM liangyi.match WHERE match = $1 FOR UPDATE";
        let begun = read_settings(address, client.query_one(begun, &[&name]).map_err(wrong)?.get(0))?;
        let live = "SELECT EXISTS (SELECT FROM liangyi.lease WHERE match = $1 AND NOT done AND until > now())";
        let is_live: bool = client.query_one(live, &[&name]).map_err(wrong)?.get(0);
        // Its length may change, as that of a match in a folder, but not under the hands of those who play it.
        let differences = if is_live { settings.differences_and_length(&begun) } else { settings.differences(&begun) };
        if !differences.is_empty() {
            return Err(StoreError::OtherMatch { place: address.to_string(), differences });
        }
        settings.names.clone_from(&begun.names);
        if *settings != begun {
            write_settings(client, &name, &json(address, settings)?).map_err(wrong)?;
        }
        client.batch_execute("COMMIT").map_err(wrong)?;
        let games = read_games(address, client, &name)?;
        let known: BTreeSet<usize> = games.iter().map(|game| game.game).collect();
        let now = Instant::now();
        let database = Database {
            connection,
            name,
            lease,
            worker: 0,
            pairs: number(MatchSettings::opening(settings.games)),
            is_tested: settings.sprt.is_some(),
            left: settings.numbers().filter(|game| !known.contains(game)).collect(),
            known,
            held: BTreeSet::new(),
            stock: VecDeque::new(),
            batch: 0,
            played: 0,
            began: now,
            parcels: VecDeque::new(),
            renewed: now,
            looked: now,
            looks_now: false,
            claims_again: now,
            wait: PATIENCE,
        };
        Ok((database, games))
    }

    /// Adds games that the database has.
    fn learn(&mut self, records: Vec<GameRecord>) -> Vec<GameRecord> {
        for record in &records {
            self.known.insert(record.game);
            self.left.remove(&record.game);
        }
        records
    }

    /// The games that others have brought since the last look.
    fn look(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut learnt = Vec::new();
        while let Some(&first) = self.left.first() {
            (self.looked, self.looks_now) = (Instant::now(), false);
            let beyond: Vec<i32> = self.known.range(first..).copied().map(number).collect();
            let found = self
                .connection
                .attempt(|client, own| client.query(&own.look, &[&self.name, &number(first), &beyond, &PAGE]))?;
            let Some(rows) = found else { break };
            let records = rows.iter().map(|row| read_record(self.connection.address(), row.get(0)));
            let records = records.collect::<Result<Vec<_>, _>>()?;
            learnt.extend(self.learn(records));
            if is_last_page(&rows) {
                break;
            }
        }
        Ok(learnt)
    }

    /// Brings the games that wait. Returns those that count; where another has brought a game before, its own is found
    /// by a look.
    fn bring(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut counted = Vec::new();
        while let Some(Parcel { pair, games }) = self.parcels.front() {
            let numbers: Vec<i32> = games.iter().map(|game| number(game.record.game)).collect();
            let address = self.connection.address();
            let records = games.iter().map(|game| json(address, &game.record)).collect::<Result<Vec<_>, _>>()?;
            let files: Vec<&[u8]> = games.iter().map(|game| game.sgf.as_bytes()).collect();
            let brought = self.connection.attempt(|client, own| {
                client.query(&own.keep, &[&self.name, pair, &self.worker, &numbers, &records, &files])
            })?;
            let Some(rows) = brought else { break };
            let new: BTreeSet<i32> = rows.iter().map(|row| row.get(0)).collect();
            self.held.remove(pair);
            let games = self.parcels.pop_front().map(|parcel| parcel.games).unwrap_or_default();
            if new.len() < games.len() {
                log::info!("another run has brought {} of games {numbers:?} before", games.len() - new.len());
            }
            let own = games.into_iter().map(|game| game.record).filter(|game| new.contains(&number(game.game)));
            counted.extend(self.learn(own.collect()));
        }
        Ok(counted)
    }

    /// Holds what is claimed, but for what others have taken because nothing was heard from here.
    fn renew(&mut self) -> Result<(), StoreError> {
        let pairs: Vec<i32> = self.held.iter().copied().collect();
        let lease = self.lease.as_secs_f64();
        let held = self
            .connection
            .attempt(|client, own| client.query(&own.renew, &[&self.name, &self.worker, &pairs, &lease]))?;
        if let Some(held) = held {
            self.renewed = Instant::now();
            self.held = held.iter().map(|row| row.get(0)).collect();
            self.stock.retain(|pair| self.held.contains(pair));
        }
        Ok(())
    }

    /// Claims pairs, which are then in stock: as many as are played here in the time of [`WORK`], or between two looks
    /// where games that nobody has begun would hold up the sequential test. But no more than twice the pairs of the
    /// claim before: others may be about to join.
    fn claim_pairs(&mut self) -> Result<(), StoreError> {
        if !self.parcels.is_empty() || Instant::now() < self.claims_again {
            return Ok(());
        }
        let lease = self.lease.as_secs_f64();
        let rate = f64::from(self.played) / self.began.elapsed().as_secs_f64();
        let work = if self.is_tested { LOOK_EVERY } else { WORK };
        let wanted = ((rate * work.as_secs_f64()) as i64).min(2 * self.batch).clamp(1, MOST_PAIRS);
        if self.held.is_empty() {
            self.renewed = Instant::now();
        }
        let claimed = self.connection.attempt(|client, own| {
            client.query(&own.claim, &[&self.name, &self.worker, &self.pairs, &lease, &wanted])
        })?;
        let mut pairs: Vec<i32> = claimed.unwrap_or_default().iter().map(|row| row.get(0)).collect();
        pairs.sort_unstable();
        if pairs.is_empty() {
            self.claims_again = Instant::now() + self.wait;
            self.wait = (self.wait * 3 / 2).min(LONGEST_WAIT);
            self.looks_now = true;
        } else {
            self.wait = PATIENCE;
            self.batch = wanted;
        }
        self.held.extend(&pairs);
        self.stock.extend(pairs);
        Ok(())
    }
}

impl Store for Database {
    fn begin(&mut self, settings: &MatchSettings, _: &[usize]) -> Result<(), StoreError> {
        let address = self.connection.address().clone();
        let mut own = Vec::new();
        for program in &settings.programs {
            own.push(hashes(program).map_err(|error| StoreError::Database {
                place: address.to_string(),
                what: format!("the files of {} cannot be compared: {error}", program.command),
            })?);
        }
        let client = self.connection.client()?;
        let wrong = |error: ClientError| refused(&address, &error);
        client.batch_execute("BEGIN").map_err(wrong)?;
        let begun = "SELECT settings::text, hashes::text FROM liangyi.match WHERE match = $1 FOR UPDATE";
        let row = client.query_one(begun, &[&self.name]).map_err(wrong)?;
        let begun = read_settings(&address, row.get(0))?;
        match row.get::<_, Option<String>>(1) {
            Some(text) => {
                let then: Vec<BTreeMap<String, String>> =
                    serde_json::from_str(&text).map_err(|error| damaged(&address, &error))?;
                let differences = differences_of_programs(&begun, &then, settings, &own);
                if !differences.is_empty() {
                    return Err(StoreError::OtherMatch { place: address.to_string(), differences });
                }
            }
            None => {
                let hashes = "UPDATE liangyi.match SET hashes = $2::text::json WHERE match = $1";
                client.execute(hashes, &[&self.name, &json(&address, &own)?]).map_err(wrong)?;
                let named = MatchSettings { names: settings.names.clone(), ..begun };
                write_settings(client, &self.name, &json(&address, &named)?).map_err(wrong)?;
            }
        }
        let leases = "INSERT INTO liangyi.lease (match, pair) SELECT $1, pair FROM generate_series(
            (SELECT coalesce(max(pair), 0) + 1 FROM liangyi.lease WHERE match = $1), $2::int) AS pair";
        client.execute(leases, &[&self.name, &self.pairs]).map_err(wrong)?;
        // A match with an odd number of games that has become longer.
        let half = "UPDATE liangyi.lease SET done = false, until = '-infinity' WHERE match = $1 AND done
            AND pair = (SELECT max(game) / 2 + 1 FROM liangyi.game WHERE match = $1)
            AND (SELECT max(game) % 2 = 1 AND max(game) < $2 FROM liangyi.game WHERE match = $1)";
        client.execute(half, &[&self.name, &number(settings.games)]).map_err(wrong)?;
        let worker = "INSERT INTO liangyi.worker (match, host, version) VALUES ($1, $2, $3) RETURNING worker";
        let (host, version) = (host(), env!("CARGO_PKG_VERSION"));
        self.worker = client.query_one(worker, &[&self.name, &host, &version]).map_err(wrong)?.get(0);
        client.batch_execute("COMMIT").map_err(wrong)
    }

    fn claim(&mut self) -> Result<GameClaim, StoreError> {
        if self.left.is_empty() {
            return Ok(GameClaim::Over);
        }
        if self.stock.is_empty() {
            self.claim_pairs()?;
        }
        // Others play what was not renewed in time.
        if self.renewed.elapsed() > self.lease {
            return Ok(GameClaim::Wait);
        }
        let Some(pair) = self.stock.pop_front() else { return Ok(GameClaim::Wait) };
        let first = 2 * pair as usize - 1;
        let games: Vec<usize> = self.left.range(first..first + 2).copied().collect();
        Ok(if games.is_empty() { GameClaim::Wait } else { GameClaim::Games(games) })
    }

    fn keep(&mut self, games: Vec<KeptGame>) -> Result<Vec<GameRecord>, StoreError> {
        if let Some(first) = games.first() {
            self.played += 1;
            self.parcels.push_back(Parcel { pair: number(first.record.opening), games });
        }
        self.bring()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn tend(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut known = self.bring()?;
        if self.renewed.elapsed() > self.lease / 4 && !self.held.is_empty() {
            self.renew()?;
        }
        if self.looks_now || self.is_tested && self.looked.elapsed() > LOOK_EVERY {
            known.extend(self.look()?);
        }
        Ok(known)
    }

    fn away(&self) -> Option<Away> {
        let why = self.connection.lost()?.to_string();
        Some(Away { why, waiting: self.parcels.iter().map(|parcel| parcel.games.len()).sum() })
    }

    fn leave(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut known = self.bring()?;
        let unsent = self.away().map_or(0, |away| away.waiting);
        if unsent > 0 {
            let what = format!("{unsent} games that were played could not be kept");
            return Err(StoreError::Database { place: self.connection.address().to_string(), what });
        }
        let pairs: Vec<i32> = self.held.iter().copied().collect();
        self.connection.attempt(|client, _| client.execute(GIVE_BACK, &[&self.name, &self.worker, &pairs]))?;
        known.extend(self.look()?);
        Ok(known)
    }
}

fn make_tables(client: &BoundedClient) -> Result<(), ClientError> {
    client.batch_execute("BEGIN")?;
    client.execute("SELECT pg_advisory_xact_lock($1)", &[&MAKING_TABLES])?;
    // Who may use the tables need not be allowed to make them.
    let made = client.query_one("SELECT to_regclass('liangyi.lease_held') IS NOT NULL", &[])?;
    if !made.get::<_, bool>(0) {
        client.batch_execute(SCHEMA)?;
    }
    client.batch_execute("COMMIT")
}

/// In which of two machines' programs differ.
fn differences_of_programs(
    begun: &MatchSettings,
    then: &[BTreeMap<String, String>],
    settings: &MatchSettings,
    now: &[BTreeMap<String, String>],
) -> Vec<String> {
    let mut differences = Vec::new();
    for entrant in Entrant::BOTH {
        let at = entrant.index();
        let [was, is] = [begun, settings].map(|settings| &settings.names[at]);
        if was != is {
            differences.push(format!("program {entrant:?} was {was:?}, is {is:?}"));
        }
        let (Some(then), Some(now)) = (then.get(at), now.get(at)) else { continue };
        for word in then.keys().chain(now.keys().filter(|word| !then.contains_key(*word))) {
            let [was, is] = [then, now].map(|hashes| hashes.get(word).map_or("no file", String::as_str));
            if was != is {
                differences.push(format!("{word} of program {entrant:?} had the SHA-256 {was}, has {is}"));
            }
        }
    }
    differences
}

fn write_settings(client: &BoundedClient, name: &str, text: &str) -> Result<u64, ClientError> {
    client.execute("UPDATE liangyi.match SET settings = $2::text::json WHERE match = $1", &[&name, &text])
}

/// How long a pair is others' not to play after its holder was heard of last.
fn lease(address: &Address) -> Result<Duration, StoreError> {
    match address.parameter("lease").map(str::parse::<u32>) {
        None => Ok(Duration::from_secs(120)),
        Some(Ok(seconds @ 1..=86_400)) => Ok(Duration::from_secs(seconds.into())),
        Some(_) => {
            let what = "the lease is a number of seconds, from 1 to 86400".to_string();
            Err(StoreError::Database { place: address.to_string(), what })
        }
    }
}

/// The name of this machine.
#[cfg(unix)]
fn host() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// The name of this machine.
#[cfg(not(unix))]
fn host() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_default()
}
