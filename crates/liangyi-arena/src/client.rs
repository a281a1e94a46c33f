//! A client of PostgreSQL that waits for no answer for ever: every statement has a limit, and so has the connection.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement, ToStatement};

/// How long a server may take to let the client in.
const LOGIN: Duration = Duration::from_secs(5);
/// How long it may take for an answer before the games begin, when a machine may wait for many that join before it.
const BEFORE_GAMES: Duration = Duration::from_secs(30);
/// How long it may take for an answer while games are played, which wait for it.
const IN_GAMES: Duration = Duration::from_secs(5);
/// How long it may take for an answer once the match has been stopped.
const STOPPED: Duration = Duration::from_secs(1);
/// How often a client that waits looks whether the match has been stopped.
const LOOK: Duration = Duration::from_millis(50);

/// A statement has failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ClientError {
    /// The server has refused it, or has gone.
    #[error(transparent)]
    Server(#[from] Error),
    /// The server has not answered.
    #[error("no answer within {} s", .0.as_secs())]
    Silent(Duration),
    /// The system has nothing left for a connection.
    #[error("cannot connect: {0}")]
    System(#[from] io::Error),
}

impl ClientError {
    /// Whether it is that of a server that is away, restarted, overloaded or held up.
    pub fn passes(&self) -> bool {
        let ClientError::Server(error) = self else { return true };
        let Some(state) = error.code() else {
            let source = std::error::Error::source(error);
            return error.is_closed() || source.is_some_and(|source| source.is::<io::Error>());
        };
        let classes = ["08", "53", "57P"];
        classes.iter().any(|class| state.code().starts_with(class))
            || [
                SqlState::T_R_DEADLOCK_DETECTED,
                SqlState::T_R_SERIALIZATION_FAILURE,
                SqlState::READ_ONLY_SQL_TRANSACTION,
                SqlState::LOCK_NOT_AVAILABLE,
            ]
            .contains(state)
    }
}

/// A connection. What is begun on it and not committed ends with it.
pub(crate) struct BoundedClient {
    client: Client,
    runtime: Runtime,
    /// How long a statement may take.
    limit: Duration,
    /// The match is to end.
    stop: Arc<AtomicBool>,
}

impl BoundedClient {
    /// Connects.
    pub fn connect(config: &Config, stop: &Arc<AtomicBool>) -> Result<BoundedClient, ClientError> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (client, connection) = answer(&runtime, LOGIN, stop, config.connect(NoTls))?;
        runtime.spawn(async {
            if let Err(error) = connection.await {
                log::info!("a connection to the database has ended: {error}");
            }
        });
        Ok(BoundedClient { client, runtime, limit: BEFORE_GAMES, stop: Arc::clone(stop) })
    }

    /// Games are being played: they wait for less time, and the server gives up first what waits for a lock, lest it
    /// keep a statement of each connection that was given up here.
    pub fn serve_games(&mut self) -> Result<(), ClientError> {
        self.limit = IN_GAMES;
        self.batch_execute(&format!("SET lock_timeout = '{}s'", IN_GAMES.as_secs() - 1))
    }

    pub fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub fn prepare(&self, statement: &str) -> Result<Statement, ClientError> {
        self.answer(self.client.prepare(statement))
    }

    pub fn query<T: ?Sized + ToStatement>(
        &self,
        statement: &T,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, ClientError> {
        self.answer(self.client.query(statement, values))
    }

    pub fn query_one(&self, statement: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Row, ClientError> {
        self.answer(self.client.query_one(statement, values))
    }

    pub fn query_opt(&self, statement: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Option<Row>, ClientError> {
        self.answer(self.client.query_opt(statement, values))
    }

    pub fn execute(&self, statement: &str, values: &[&(dyn ToSql + Sync)]) -> Result<u64, ClientError> {
        self.answer(self.client.execute(statement, values))
    }

    pub fn batch_execute(&self, statements: &str) -> Result<(), ClientError> {
        self.answer(self.client.batch_execute(statements))
    }

    fn answer<R>(&self, future: impl Future<Output = Result<R, Error>>) -> Result<R, ClientError> {
        answer(&self.runtime, self.limit, &self.stop, future)
    }
}

/// The answer of the server, unless it does not come.
fn answer<R>(
    runtime: &Runtime,
    limit: Duration,
    stop: &AtomicBool,
    future: impl Future<Output = Result<R, Error>>,
) -> Result<R, ClientError> {
    let begun = Instant::now();
    runtime.block_on(async {
        let mut future = pin!(future);
        loop {
            if let Ok(answered) = timeout(LOOK, &mut future).await {
                return Ok(answered?);
            }
            let limit = if stop.load(Ordering::Relaxed) { limit.min(STOPPED) } else { limit };
            if begun.elapsed() >= limit {
                return Err(ClientError::Silent(limit));
            }
        }
    })
}
