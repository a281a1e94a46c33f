//! The network that says how persons of a rank move, read when it is first asked: most who have one seldom use it, and
//! it is as large as a main network.

use std::error::Error;
use std::fmt;
use std::sync::{Arc, OnceLock};

use liangyi_net::model::{Network, NetworkHeader};

use super::net_evaluator::KataNet;

type ReadNet = dyn Fn() -> Result<Arc<KataNet>, String> + Send + Sync;

/// A network that moves as persons of a rank do. What its file begins with is known; the rest is read once, for all
/// threads, at the first [`HumanNet::load`].
pub struct HumanNet {
    header: NetworkHeader,
    read: Box<ReadNet>,
    net: OnceLock<Result<Arc<KataNet>, NoHumanNetwork>>,
}

impl HumanNet {
    /// One that `read` reads, whose file begins with `header`.
    pub fn new<E: Error>(
        header: NetworkHeader,
        read: impl Fn() -> Result<Network, E> + Send + Sync + 'static,
    ) -> HumanNet {
        let read = move || read().map(|network| Arc::new(KataNet::new(network))).map_err(|error| error.to_string());
        HumanNet { header, read: Box::new(read), net: OnceLock::new() }
    }

    /// What its file begins with.
    pub fn header(&self) -> &NetworkHeader {
        &self.header
    }

    /// The network, which is read now unless it has been.
    ///
    /// # Errors
    ///
    /// It cannot be read, which is not tried again.
    pub fn load(&self) -> Result<&Arc<KataNet>, &NoHumanNetwork> {
        self.net.get_or_init(|| (self.read)().map_err(NoHumanNetwork::Unreadable)).as_ref()
    }

    /// The network, if it has been read.
    pub fn loaded(&self) -> Option<&Arc<KataNet>> {
        self.net.get()?.as_ref().ok()
    }

    /// Whether it could not be read, or its outputs were [no numbers](KataNet::has_failed): it is not asked any more
    /// then.
    pub fn has_failed(&self) -> bool {
        self.net.get().is_some_and(|net| net.as_ref().map_or(true, |net| net.has_failed()))
    }
}

impl From<Arc<KataNet>> for HumanNet {
    fn from(net: Arc<KataNet>) -> HumanNet {
        let header = NetworkHeader::from(net.network());
        let known = OnceLock::from(Ok(Arc::clone(&net)));
        HumanNet { header, read: Box::new(move || Ok(Arc::clone(&net))), net: known }
    }
}

impl fmt::Debug for HumanNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HumanNet").field("header", &self.header).field("net", &self.net).finish_non_exhaustive()
    }
}

/// Moves of persons are wanted, and there is no network that knows them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoHumanNetwork {
    /// None was found or named.
    #[error("there is no network that moves as persons of a rank do")]
    Absent,
    /// Its file begins as one does, and the rest cannot be read: why.
    #[error("the network that moves as persons of a rank do cannot be read: {0}")]
    Unreadable(String),
    /// The game is one that no network of persons knows.
    #[error("persons of a rank are known in Go alone")]
    LineGame,
}

#[cfg(test)]
mod tests {
    use std::io::Error as IoError;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    const HUMAN: &[u8] = include_bytes!("../../../../fuzz/corpus/network/human-15-packed");

    #[test]
    fn it_is_read_once_for_all_threads_when_it_is_asked_for() {
        let header = Network::read_header(HUMAN).unwrap();
        let reads = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&reads);
        let net = HumanNet::new(header, move || {
            counted.fetch_add(1, Ordering::Relaxed);
            Network::read(HUMAN)
        });
        assert!(net.loaded().is_none() && !net.has_failed() && reads.load(Ordering::Relaxed) == 0);
        thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(|| net.load().unwrap()))));
        assert_eq!(reads.load(Ordering::Relaxed), 1);
        assert!(Arc::ptr_eq(net.load().unwrap(), net.loaded().unwrap()) && net.header().is_human);
    }

    #[test]
    fn one_that_cannot_be_read_is_asked_once() {
        let header = Network::read_header(HUMAN).unwrap();
        let net = HumanNet::new(header, || Err(IoError::other("gone")));
        let error = net.load().unwrap_err().to_string();
        assert_eq!(error, "the network that moves as persons of a rank do cannot be read: gone");
        assert!(net.has_failed() && net.loaded().is_none() && net.load().is_err());
    }
}
