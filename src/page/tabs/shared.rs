//! What all tabs share: the settings that a game starts with, and the threads that search.
//!
//! The searches and judgements of all tabs run on a few threads ([`Workers`]), in the order in which they are asked
//! for; what runs in the background waits until nothing else does. They live as long as the server, so that nothing
//! that is begun for one job, as the pools of the room `threads` are, serves here.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::EngineSettings;

use crate::protocol::{OpenError, open_node};
use crate::records::files::RecentGames;
use crate::records::networks::short_name;
use crate::table::{TreeLimit, TreeSlot};

/// What all tabs share.
#[derive(Debug)]
pub struct TabsShared {
    settings: EngineSettings,
    workers: Workers,
    trees: Arc<TreeLimit>,
    first: Option<FirstRecord>,
    recent: Option<RecentGames>,
}

/// The record with which tabs begin.
#[derive(Clone, Debug)]
pub struct FirstRecord {
    tree: SgfTree,
    node: NodeId,
}

impl FirstRecord {
    /// A record at a node.
    ///
    /// # Errors
    ///
    /// There is no position at that node.
    pub fn new(settings: &EngineSettings, tree: SgfTree, node: NodeId) -> Result<FirstRecord, OpenError> {
        open_node(settings, &tree, node)?;
        Ok(FirstRecord { tree, node })
    }

    /// The record.
    pub fn tree(&self) -> &SgfTree {
        &self.tree
    }

    /// The node.
    pub fn node(&self) -> NodeId {
        self.node
    }
}

impl TabsShared {
    /// Tabs whose games start with `settings`. Its threads are how many searches of all tabs run at once, each on one
    /// thread, and its memory is what all of them have together.
    ///
    /// # Errors
    ///
    /// The system gives no thread.
    pub fn new(settings: EngineSettings) -> io::Result<TabsShared> {
        let threads = settings.threads.max(1);
        let workers = Workers::new(threads)?;
        let trees = Arc::new(TreeLimit::new(threads));
        let settings = EngineSettings {
            threads: 1,
            memory: settings.memory / threads,
            genmove_virtual: true,
            // The page says how many handicap stones there are; moves in a row are extra moves.
            handicap_by_plays: false,
            diagram_by_plays: false,
            ..settings
        };
        Ok(TabsShared { settings, workers, trees, first: None, recent: None })
    }

    /// As it is, but tabs begin with this record.
    pub fn with_record(self, first: FirstRecord) -> TabsShared {
        TabsShared { first: Some(first), ..self }
    }

    /// As it is, but the games of tabs are kept.
    pub fn keeping(self, recent: RecentGames) -> TabsShared {
        TabsShared { recent: Some(recent), ..self }
    }

    /// The games that are kept, where they are.
    pub fn recent(&self) -> Option<&RecentGames> {
        self.recent.as_ref()
    }

    /// The record with which tabs begin.
    pub fn first(&self) -> Option<&FirstRecord> {
        self.first.as_ref()
    }

    /// The settings that a game starts with.
    pub fn settings(&self) -> &EngineSettings {
        &self.settings
    }

    /// The name of the network that evaluates, where there is one and it has not failed.
    pub fn network(&self) -> Option<String> {
        self.settings.network().map(|net| short_name(net.network()))
    }

    /// The room for the search tree of a tab.
    pub fn tree_slot(&self) -> TreeSlot {
        TreeSlot::within(&self.trees)
    }

    /// The threads that search.
    pub fn workers(&self) -> &Workers {
        &self.workers
    }
}

type Task = Box<dyn FnOnce() + Send>;

/// How soon a task is to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody waits for it.
    Now,
    /// Nobody waits for it.
    Background,
}

/// A few threads. They end when this is dropped and what waits is done.
#[derive(Debug)]
pub struct Workers {
    shared: Arc<TaskQueue>,
}

#[derive(Debug, Default)]
struct TaskQueue {
    waiting: Mutex<Waiting>,
    woken: Condvar,
}

#[derive(Default)]
struct Waiting {
    now: VecDeque<Task>,
    background: VecDeque<Task>,
    closed: bool,
}

impl std::fmt::Debug for Waiting {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} + {} tasks", self.now.len(), self.background.len())
    }
}

impl TaskQueue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Task> {
        let waiting = self.waiting();
        let is_idle =
            |waiting: &mut Waiting| waiting.now.is_empty() && waiting.background.is_empty() && !waiting.closed;
        let mut waiting = self.woken.wait_while(waiting, is_idle).unwrap_or_else(PoisonError::into_inner);
        let waiting = &mut *waiting;
        waiting.now.pop_front().or_else(|| waiting.background.pop_front())
    }
}

impl Workers {
    /// This many threads.
    ///
    /// # Errors
    ///
    /// The system gives none of them.
    pub fn new(count: usize) -> io::Result<Workers> {
        let shared = Arc::new(TaskQueue::default());
        for number in 0..count.max(1) {
            let own = Arc::clone(&shared);
            let started = thread::Builder::new().name("tabs' worker".to_string()).spawn(move || work(&own));
            match started {
                Ok(_) => {}
                Err(error) if number == 0 => return Err(error),
                Err(error) => {
                    log::warn!("{number} threads search instead of {count}: {error}");
                    break;
                }
            }
        }
        Ok(Workers { shared })
    }

    /// Has a task done as soon as a thread is free.
    pub fn put(&self, urgency: Urgency, task: impl FnOnce() + Send + 'static) {
        let mut waiting = self.shared.waiting();
        match urgency {
            Urgency::Now => waiting.now.push_back(Box::new(task)),
            Urgency::Background => waiting.background.push_back(Box::new(task)),
        }
        drop(waiting);
        self.shared.woken.notify_one();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.waiting().closed = true;
        self.shared.woken.notify_all();
    }
}

fn work(shared: &TaskQueue) {
    while let Some(task) = shared.next() {
        // The panic has been reported where it was raised, and the task's owner hears of it by a dropped channel or an
        // answer of its own.
        let _ = catch_unwind(AssertUnwindSafe(task));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_task_that_panics_takes_no_thread_with_it() {
        let workers = Workers::new(1).unwrap();
        let (send, receive) = channel();
        workers.put(Urgency::Now, || panic!("made for this test"));
        workers.put(Urgency::Now, move || send.send(7).unwrap());
        assert_eq!(receive.recv(), Ok(7));
    }

    #[test]
    fn what_somebody_waits_for_comes_first_and_all_is_done() {
        let workers = Workers::new(1).unwrap();
        let (begun, is_begun) = channel();
        let (go, may_go) = channel::<()>();
        let (send, receive) = channel();
        workers.put(Urgency::Now, move || {
            begun.send(()).unwrap();
            may_go.recv().unwrap();
        });
        is_begun.recv().unwrap();
        for (urgency, name) in
            [(Urgency::Background, 'c'), (Urgency::Now, 'a'), (Urgency::Background, 'd'), (Urgency::Now, 'b')]
        {
            let send = send.clone();
            workers.put(urgency, move || send.send(name).unwrap());
        }
        drop((workers, send));
        go.send(()).unwrap();
        assert_eq!(receive.iter().collect::<String>(), "abcd");
    }
}
