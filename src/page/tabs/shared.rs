//! What all tabs share: the settings that a game starts with, the network that can be brought, and the threads that
//! search.
//!
//! The searches and judgements of all tabs run on a few threads ([`Workers`]), in the order in which they are asked
//! for; what runs in the background waits until nothing else does. They live as long as the server, so that nothing
//! that is begun for one job, as the pools of the room `threads` are, serves here.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::thread::{self, JoinHandle};

use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::KataNet;
use liangyi_net::model::Network;

use super::lists::{NetworkFault, TabNetwork};
use crate::protocol::{OpenError, open_node};
use crate::records::files::RecentGames;
use crate::records::networks::{
    GetError, NetworkError, download, download_folder, found_in, install, python_with_pip, read_network, short_name,
};
use crate::table::{TreeLimit, TreeSlot};

/// What all tabs share.
#[derive(Debug)]
pub struct TabsShared {
    settings: EngineSettings,
    workers: Workers,
    trees: Arc<TreeLimit>,
    first: Option<FirstRecord>,
    recent: Option<RecentGames>,
    bringing: Bringing,
}

/// Tells a tab that there is something new about the network.
pub type TabWaker = dyn Fn() + Send + Sync;

/// The network that is brought when a person asks for it.
#[derive(Default)]
struct Bringing {
    /// Where it is put; `None` where none is wanted.
    folder: Option<PathBuf>,
    /// The path of this program, which guards what brings it, where that can be done.
    guard: Option<PathBuf>,
    /// The settings with it, once it has come.
    settings: OnceLock<EngineSettings>,
    now: Mutex<BringingNow>,
    stop: AtomicBool,
    thread: Mutex<Option<JoinHandle<()>>>,
    tabs: Mutex<Vec<Weak<TabWaker>>>,
}

impl std::fmt::Debug for Bringing {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Bringing").field("folder", &self.folder).field("now", &self.now).finish_non_exhaustive()
    }
}

/// How far it is.
#[derive(Clone, Debug, Default)]
enum BringingNow {
    #[default]
    Idle,
    /// So many megabytes have come.
    Comes(u64),
    Failed(NetworkFault, String),
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
        Ok(TabsShared { settings, workers, trees, first: None, recent: None, bringing: Bringing::default() })
    }

    /// As it is, but tabs begin with this record.
    pub fn with_record(self, first: FirstRecord) -> TabsShared {
        TabsShared { first: Some(first), ..self }
    }

    /// As it is, but the games of tabs are kept.
    pub fn keeping(self, recent: RecentGames) -> TabsShared {
        TabsShared { recent: Some(recent), ..self }
    }

    /// As it is, but a network can be brought into this folder, where there is none; `guard` is the path of this
    /// program, which ends what brings it where the program is ended.
    pub fn bringing_into(self, folder: PathBuf, guard: Option<PathBuf>) -> TabsShared {
        TabsShared { bringing: Bringing { folder: Some(folder), guard, ..self.bringing }, ..self }
    }

    /// The games that are kept, where they are.
    pub fn recent(&self) -> Option<&RecentGames> {
        self.recent.as_ref()
    }

    /// The record with which tabs begin.
    pub fn first(&self) -> Option<&FirstRecord> {
        self.first.as_ref()
    }

    /// The settings that a game starts with, with the network once it has come.
    pub fn settings(&self) -> &EngineSettings {
        self.bringing.settings.get().unwrap_or(&self.settings)
    }

    /// Has a tab told of what is new about the network, as long as it keeps `waker`.
    pub fn wake_by(&self, waker: &Arc<TabWaker>) {
        let mut tabs = self.bringing.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        tabs.retain(|tab| tab.strong_count() > 0);
        tabs.push(Arc::downgrade(waker));
    }

    /// The network that can be brought.
    pub fn network_news(&self) -> TabNetwork {
        if let Some(net) = &self.settings().models.kata {
            return TabNetwork::Here { name: short_name(&net.network().name) };
        }
        match (&self.bringing.folder, self.bringing.now().clone()) {
            (None, _) => TabNetwork::Off,
            (Some(_), BringingNow::Idle) => TabNetwork::Absent,
            (Some(_), BringingNow::Comes(megabytes)) => TabNetwork::Comes { megabytes },
            (Some(_), BringingNow::Failed(why, detail)) => TabNetwork::Failed { why, detail },
        }
    }

    /// Begins to bring the network, unless it is here or comes already.
    ///
    /// # Errors
    ///
    /// The system gives no thread.
    pub fn get_network(self: &Arc<TabsShared>) -> io::Result<()> {
        let Some(folder) = self.bringing.folder.clone().filter(|_| self.settings().models.kata.is_none()) else {
            return Ok(());
        };
        let mut now = self.bringing.now();
        if matches!(*now, BringingNow::Comes(_)) {
            return Ok(());
        }
        self.bringing.stop.store(false, Ordering::Relaxed);
        let shared = Arc::clone(self);
        let thread = thread::Builder::new().name("network".to_string()).spawn(move || shared.bring(&folder))?;
        *self.bringing.thread.lock().unwrap_or_else(PoisonError::into_inner) = Some(thread);
        *now = BringingNow::Comes(0);
        Ok(())
    }

    /// Stops bringing it.
    pub fn stop_network(&self) {
        self.bringing.stop.store(true, Ordering::Relaxed);
    }

    /// Stops bringing it, and waits until nothing is left of what has come: the program ends.
    pub fn end_network(&self) {
        self.stop_network();
        let thread = self.bringing.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A panic has been reported where it was raised.
        let _ = thread.map(JoinHandle::join);
    }

    /// Brings the network, and tells all tabs how far it is.
    fn bring(&self, folder: &Path) {
        let tell = |now| {
            *self.bringing.now() = now;
            self.bringing.wake();
        };
        let mut told = 0;
        let brought = brought(folder, self.bringing.guard.as_deref(), &mut |bytes| {
            let megabytes = bytes / 1_000_000;
            if std::mem::replace(&mut told, megabytes) != megabytes {
                tell(BringingNow::Comes(megabytes));
            }
            !self.bringing.stop.load(Ordering::Relaxed)
        });
        match brought {
            Ok(network) => {
                let models = Arc::new(self.settings.models.with_found(Some(Arc::new(KataNet::new(network)))));
                let _ = self.bringing.settings.set(EngineSettings { models, ..self.settings.clone() });
                tell(BringingNow::Idle);
            }
            Err(None) => tell(BringingNow::Idle),
            Err(Some((why, detail))) => {
                log::warn!("no network has been brought: {detail}");
                tell(BringingNow::Failed(why, detail));
            }
        }
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

impl Bringing {
    fn now(&self) -> MutexGuard<'_, BringingNow> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self) {
        let tabs = self.tabs.lock().unwrap_or_else(PoisonError::into_inner);
        tabs.iter().filter_map(Weak::upgrade).for_each(|wake| wake());
    }
}

/// The network of a folder, which is brought if there is none; `None` for why not where it was stopped.
fn brought(
    folder: &Path,
    guard: Option<&Path>,
    goes_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Network, Option<(NetworkFault, String)>> {
    let unusable = |error: NetworkError| Some((NetworkFault::Unusable, error.to_string()));
    if let Ok(found) = found_in(folder) {
        return read_network(&found).map_err(unusable);
    }
    let get = |goes_on: &mut dyn FnMut(u64) -> bool| {
        let downloads = download_folder(folder)?;
        let python = python_with_pip(guard, &mut || goes_on(0))?;
        install(&download(&python, downloads.path(), guard, goes_on)?, folder)
    };
    let why = |error: GetError| {
        let why = match &error {
            GetError::Stopped => return None,
            GetError::NoPython | GetError::Python(..) => NetworkFault::NoPython,
            GetError::NotBrought(_) => NetworkFault::NotBrought,
            GetError::Unwritten(..) => NetworkFault::Unwritten,
            GetError::Unreadable(..) | GetError::Wheel(..) | GetError::NoNetwork(..) => NetworkFault::Unusable,
        };
        Some((why, error.to_string()))
    };
    get(goes_on).map(|brought| brought.network).map_err(why)
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
