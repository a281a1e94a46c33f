//! The end of the server, of which every connection hears.

use tokio::sync::watch;

/// Stops a server.
#[derive(Clone, Debug)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// Of a server that starts.
    pub(super) fn new() -> Stopper {
        Stopper(watch::Sender::new(false))
    }

    /// Pages are told, and the server ends.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }

    pub(super) fn stopped(&self) -> Stopped {
        Stopped(self.0.subscribe())
    }
}

/// Hears of the end.
#[derive(Clone, Debug)]
pub struct Stopped(watch::Receiver<bool>);

impl Stopped {
    /// Waits until the server is stopped, or is gone.
    pub async fn wait(&mut self) {
        let _ = self.0.wait_for(|&stopped| stopped).await;
    }
}
