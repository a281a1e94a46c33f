//! The server: where it listens; it takes connections and gives each a task, until it is stopped.

use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::close::Stopper;
use super::connections::Connections;
use super::guard::{CONNECTIONS, HEAD_BYTES, HEADERS, HostNames, WebLimits};
use super::hub::TabHub;
use super::routes::{Site, router};
use super::secrets::Secrets;
use crate::page::tabs::TabsShared;
use crate::page::watch::WatchedFolder;

/// How long pages may take to hear that the server ends.
const CLOSING: Duration = Duration::from_secs(1);

/// How long the server waits after a connection that it could not take, as when there are too many open files.
const BREATH: Duration = Duration::from_millis(100);

/// A server that listens.
pub struct WebServer {
    listeners: Vec<TcpListener>,
    site: Arc<Site>,
    /// What the page shows first, as the fragment of its address has it.
    view: String,
    stopper: Stopper,
}

impl WebServer {
    /// A server that listens, and answers once it runs. `matches` can be looked on.
    ///
    /// # Errors
    ///
    /// The port is taken, or the system does not allow it or has no random bits.
    pub fn bind(
        listening: &Listening,
        limits: WebLimits,
        tabs: Arc<TabsShared>,
        matches: Option<WatchedFolder>,
    ) -> Result<WebServer, BindError> {
        let listeners = listening.bind()?;
        let refused = |error| {
            let address = listening.address.unwrap_or_else(|| std::net::Ipv4Addr::LOCALHOST.into());
            BindError::Refused((address, listening.port.unwrap_or(0)).into(), error)
        };
        let port = listeners[0].local_addr().map_err(refused)?.port();
        let stopper = Stopper::new();
        let site = Site {
            hosts: listening.host_names(port),
            secrets: Secrets::new().map_err(refused)?,
            cookie_name: format!("liangyi-{port}"),
            hub: Arc::new(TabHub::new(tabs, limits)),
            matches: matches.map(Arc::new),
            limits,
            stopped: stopper.stopped(),
        };
        // The page opens where there is something to look at.
        let view = if site.matches.is_some() { "&matches" } else { "" };
        Ok(WebServer { listeners, site: Arc::new(site), view: view.to_string(), stopper })
    }

    /// Has the page open at one of its panels.
    pub fn open_at(&mut self, panel: &str) {
        self.view = format!("&panel={panel}");
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.listeners[0].local_addr().map_or(0, |address| address.port())
    }

    /// The address of the page, with the token in its fragment.
    pub fn url(&self) -> String {
        self.url_with(self.site.secrets.token())
    }

    /// An address that opens the page once.
    ///
    /// # Errors
    ///
    /// The system has no random bits.
    pub fn url_for_once(&self) -> io::Result<String> {
        Ok(self.url_with(&self.site.secrets.word_for_once()?))
    }

    fn url_with(&self, word: &str) -> String {
        format!("http://{}/#token={word}{}", self.site.hosts.first(), self.view)
    }

    /// What stops it.
    pub fn stopper(&self) -> Stopper {
        self.stopper.clone()
    }

    /// Serves until it is stopped.
    ///
    /// # Errors
    ///
    /// The system takes the sockets back.
    pub fn run(self) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        let served = runtime.block_on(self.serve());
        runtime.shutdown_timeout(CLOSING);
        served
    }

    async fn serve(self) -> io::Result<()> {
        let WebServer { listeners, site, stopper, .. } = self;
        let connections = Arc::new(Connections::new(CONNECTIONS));
        let router = router(&site);
        for listener in listeners {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            tokio::spawn(accept(listener, router.clone(), Arc::clone(&connections), site.limits));
        }
        tokio::spawn(Arc::clone(&site.hub).forget_the_absent());
        stopper.stopped().wait().await;
        // Every page has a task of its own, which says goodbye.
        let _ = timeout(CLOSING, site.hub.until_nobody_is_there()).await;
        Ok(())
    }
}

/// Takes connections.
async fn accept(
    listener: tokio::net::TcpListener,
    router: Router,
    connections: Arc<Connections>,
    limits: WebLimits,
) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let mut place = connections.enter(from.ip());
                let router = router.clone();
                tokio::spawn(async move {
                    tokio::select! {
                        () = connection(stream, router, limits) => {}
                        () = place.lost() => log::debug!("a connection gives way to a newer one"),
                    }
                });
            }
            Err(error) => {
                log::warn!("a connection is lost: {error}");
                sleep(BREATH).await;
            }
        }
    }
}

/// Answers the requests of a connection.
async fn connection(stream: TcpStream, router: Router, limits: WebLimits) {
    // Without it an answer waits for the acknowledgement of the one before it, some 40 ms.
    if let Err(error) = stream.set_nodelay(true) {
        log::debug!("a connection without TCP_NODELAY: {error}");
    }
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_headers(HEADERS)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    if let Ok(Err(error)) = timeout(limits.connection, serving).await {
        log::debug!("a connection ends: {error}");
    }
}

/// The ports that are tried one after the other where none is wanted. Browsers keep what a page leaves with them for
/// its port: a program that is started again has to come back to the one that it had.
const USUAL_PORTS: RangeInclusive<u16> = 19361..=19370;

/// How often another port is tried where the system's choice is free for one kind of addresses only.
const TRIES: usize = 20;

/// Why the server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Another program listens there.
    #[error("port {0} of {1} is taken: choose another with --port, or leave it out")]
    Taken(u16, IpAddr),
    /// The system does not allow it.
    #[error("cannot listen on {0}: {1}")]
    Refused(SocketAddr, io::Error),
}

/// Where the server shall listen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listening {
    /// The port; the first of the usual ones that is free where there is none, or else one that the system chooses.
    pub port: Option<u16>,
    /// The address; this machine's own addresses alone, of both kinds, where there is none.
    pub address: Option<IpAddr>,
    /// Further names by which browsers reach the server, with a port where it is another one.
    pub names: Vec<String>,
}

impl Listening {
    /// Whether other machines reach the server.
    pub fn is_public(&self) -> bool {
        self.address.is_some_and(|address| !address.is_loopback())
    }

    /// Listens there.
    pub(super) fn bind(&self) -> Result<Vec<TcpListener>, BindError> {
        let at = |port| match self.address {
            Some(address) => listen(address, port).map(|listener| vec![listener]),
            None => both(port),
        };
        if let Some(port) = self.port {
            return at(port);
        }
        if let Some(bound) = USUAL_PORTS.into_iter().find_map(|port| at(port).ok()) {
            return Ok(bound);
        }
        for _ in 1..TRIES {
            match at(0) {
                Err(BindError::Taken(..)) => {}
                bound => return bound,
            }
        }
        at(0)
    }

    /// The names by which browsers may reach the server at `port`: where it is reached from this machine alone, those
    /// of this machine too.
    pub(super) fn host_names(&self, port: u16) -> HostNames {
        let own = if self.is_public() { &[][..] } else { &["127.0.0.1", "localhost", "[::1]"] };
        HostNames::new(own.iter().copied().chain(self.names.iter().map(String::as_str)), port)
    }
}

/// A port of this machine's own addresses of both kinds. What listens at one of them alone leaves the other one, and so
/// the name `localhost`, to other programs.
fn both(port: u16) -> Result<Vec<TcpListener>, BindError> {
    let v4 = listen(Ipv4Addr::LOCALHOST.into(), port)?;
    let port = v4.local_addr().map_err(|error| refused(Ipv4Addr::LOCALHOST.into(), port, error))?.port();
    match listen(Ipv6Addr::LOCALHOST.into(), port) {
        Ok(v6) => Ok(vec![v4, v6]),
        Err(BindError::Taken(port, address)) => Err(BindError::Taken(port, address)),
        // The machine has no such addresses.
        Err(BindError::Refused(..)) => Ok(vec![v4]),
    }
}

fn listen(address: IpAddr, port: u16) -> Result<TcpListener, BindError> {
    let listener = TcpListener::bind((address, port)).map_err(|error| refused(address, port, error))?;
    listener.set_nonblocking(true).map_err(|error| refused(address, port, error))?;
    Ok(listener)
}

fn refused(address: IpAddr, port: u16, error: io::Error) -> BindError {
    match error.kind() {
        ErrorKind::AddrInUse => BindError::Taken(port, address),
        _ => BindError::Refused(SocketAddr::new(address, port), error),
    }
}
