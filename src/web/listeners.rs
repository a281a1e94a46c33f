//! The addresses on which the server listens.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

use super::guard::HostNames;

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
    /// The port; the system chooses one where there is none.
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
        let port = self.port.unwrap_or(0);
        if let Some(address) = self.address {
            return Ok(vec![listen(address, port)?]);
        }
        for _ in 1..TRIES {
            match both(port) {
                Err(BindError::Taken(..)) if port == 0 => {}
                bound => return bound,
            }
        }
        both(port)
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
