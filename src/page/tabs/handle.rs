//! A tab as its server has it: a thread that owns the game, and the queue of messages before it.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};

use liangyi_engine::engine::EngineError;

use super::jobs::{Outbox, TabInput};
use super::shared::TabsShared;
use super::tab::Tab;

/// The most messages of a page that wait.
const WAITING: usize = 32;

/// More messages wait than a tab takes: the page does not wait for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {WAITING} messages wait")]
pub struct TabBusy;

/// A tab. Dropping it stops its searches and ends its thread.
#[derive(Debug)]
pub struct TabHandle {
    inputs: Sender<TabInput>,
    waiting: Arc<AtomicUsize>,
    thread: JoinHandle<()>,
}

impl TabHandle {
    /// A tab with a new game.
    ///
    /// # Errors
    ///
    /// The system gives no thread, or the settings make no game.
    pub fn start(shared: &Arc<TabsShared>) -> io::Result<TabHandle> {
        let (inputs, received) = channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let tab = Tab::new(Arc::clone(shared), inputs.clone())
            .map_err(|error: EngineError| io::Error::other(error.to_string()))?;
        let counted = Arc::clone(&waiting);
        let thread = thread::Builder::new().name("tab".to_string()).spawn(move || live(tab, &received, &counted))?;
        Ok(TabHandle { inputs, waiting, thread })
    }

    /// Whether a bug has ended the tab.
    pub fn is_over(&self) -> bool {
        self.thread.is_finished()
    }

    /// Hands a message of the page over.
    ///
    /// # Errors
    ///
    /// Too many messages wait.
    pub fn send(&self, text: String) -> Result<(), TabBusy> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= WAITING {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(TabBusy);
        }
        self.put(TabInput::Text(text));
        Ok(())
    }

    /// Gives the tab a page, which is told at once where the game stands. It has no other page from then on.
    pub fn attach(&self, outbox: Outbox) {
        self.put(TabInput::Attach(outbox));
    }

    /// Takes the page away. The game stays, and the engine goes on searching for its move; an analysis rests.
    pub fn detach(&self) {
        self.put(TabInput::Detach);
    }

    fn put(&self, input: TabInput) {
        // The thread ends on `Close`; where a bug has ended it, the page hears nothing more and asks for another tab.
        let _ = self.inputs.send(input);
    }
}

impl Drop for TabHandle {
    fn drop(&mut self) {
        self.put(TabInput::Close);
    }
}

fn live(mut tab: Tab, received: &Receiver<TabInput>, waiting: &AtomicUsize) {
    loop {
        let input = match tab.clock_rests_for() {
            None => received.recv().map_err(RecvTimeoutError::from),
            Some(time) => received.recv_timeout(time),
        };
        let input = match input {
            Ok(input) => input,
            Err(RecvTimeoutError::Timeout) => {
                tab.look_at_clocks();
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        match input {
            TabInput::Text(text) => {
                waiting.fetch_sub(1, Ordering::Relaxed);
                tab.hear(&text);
            }
            TabInput::Attach(outbox) => tab.attach(outbox),
            TabInput::Detach => tab.detach(),
            TabInput::Network => tab.hear_of_network(),
            TabInput::Finished(finished) => tab.finish(finished),
            TabInput::Close => return,
        }
    }
}
