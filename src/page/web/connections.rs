//! The connections that are served, WebSockets apart: a new one is always taken, and where there are too many, the
//! oldest one of the address that has the most gives way.
//!
//! So nobody without the token keeps the page from others by connections that say nothing, or by opening them again and
//! again: what a browser asks is answered long before its connection is the oldest.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The connections that are served.
pub struct Connections {
    most: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// How many there have been.
    entered: u64,
    /// Those that are open, in the order in which they came; dropping the sender ends one.
    places: VecDeque<(u64, IpAddr, oneshot::Sender<()>)>,
}

/// The place of a connection. Dropping it makes room.
pub struct ConnectionPlace {
    connections: Arc<Connections>,
    number: u64,
    kept: oneshot::Receiver<()>,
}

impl Connections {
    /// At most so many.
    pub fn new(most: usize) -> Connections {
        Connections { most, open: Mutex::default() }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a connection from an address; where there are too many, another one loses its place.
    pub fn enter(self: &Arc<Connections>, address: IpAddr) -> ConnectionPlace {
        let (keep, kept) = oneshot::channel();
        let open = &mut *self.open();
        open.entered += 1;
        open.places.push_back((open.entered, address, keep));
        if open.places.len() > self.most {
            open.drop_one();
        }
        ConnectionPlace { connections: Arc::clone(self), number: open.entered, kept }
    }
}

impl Open {
    /// Ends the oldest connection of an address of which no other has more.
    fn drop_one(&mut self) {
        let of = |address: IpAddr| self.places.iter().filter(|(_, other, _)| *other == address).count();
        let counts: Vec<usize> = self.places.iter().map(|(_, address, _)| of(*address)).collect();
        let most = counts.iter().max();
        if let Some(oldest) = counts.iter().position(|count| Some(count) == most) {
            self.places.remove(oldest);
        }
    }
}

impl ConnectionPlace {
    /// Waits until the connection has to give way.
    pub async fn lost(&mut self) {
        // Nothing is ever sent.
        let _ = (&mut self.kept).await;
    }
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        self.connections.open().places.retain(|(number, ..)| *number != self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_lost(place: &mut ConnectionPlace) -> bool {
        place.kept.try_recv() == Err(oneshot::error::TryRecvError::Closed)
    }

    #[test]
    fn the_oldest_of_the_address_with_the_most_gives_way() {
        let connections = Arc::new(Connections::new(4));
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let mut places: Vec<_> = [one, other, other, one].map(|address| connections.enter(address)).into();
        assert!(!places.iter_mut().any(is_lost));
        places.push(connections.enter(other));
        assert_eq!(places.iter_mut().map(is_lost).collect::<Vec<_>>(), [false, true, false, false, false]);
        // Each address has two: the oldest of all goes.
        places.push(connections.enter(IpAddr::from([127, 0, 0, 3])));
        assert_eq!(places.iter_mut().map(is_lost).collect::<Vec<_>>(), [true, true, false, false, false, false]);
        // Who has gone makes room.
        places.truncate(5);
        places.push(connections.enter(one));
        assert_eq!(places.iter_mut().map(is_lost).filter(|is_lost| *is_lost).count(), 2);
    }
}
