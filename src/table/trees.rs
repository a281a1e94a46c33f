//! The search trees that stay at tables between searches. Each table has one, which a search takes along to its thread
//! and brings back; together they are no more than their tables may have.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use liangyi_engine::engine::Engine;

use crate::protocol::{InternalError, guarded};

/// How long a search waits for the tree of one that has been told to stop.
const PATIENCE: Duration = Duration::from_secs(1);

/// What the tables of a program share: how many trees there may be, those of searches that run among them.
#[derive(Debug)]
pub struct TreeLimit {
    most: usize,
    trees: Mutex<LimitedTrees>,
}

#[derive(Debug, Default)]
struct LimitedTrees {
    /// How many searches run.
    searching: usize,
    /// The tables with a tree that rests, the one that has rested for longest first.
    resting: VecDeque<Weak<Mutex<Slot>>>,
}

/// The tree of a table.
#[derive(Clone, Debug, Default)]
pub struct TreeSlot {
    slot: Arc<Mutex<Slot>>,
    returned: Arc<Condvar>,
    limit: Option<Arc<TreeLimit>>,
}

#[derive(Debug, Default)]
struct Slot {
    /// The session that has searched last, with its tree.
    rested: Option<Engine>,
    /// What stops the search that has the tree; `None` while no search does.
    away: Option<Arc<AtomicBool>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TreeLimit {
    /// This many trees.
    pub fn new(most: usize) -> TreeLimit {
        TreeLimit { most, trees: Mutex::default() }
    }

    /// A search begins, with the tree of `slot` if there is one. The trees that have rested for longest make room.
    fn begin(&self, slot: &Arc<Mutex<Slot>>) {
        let mut trees = locked(&self.trees);
        trees.searching += 1;
        trees.resting.retain(|other| other.upgrade().is_some_and(|other| !Arc::ptr_eq(&other, slot)));
        while trees.searching + trees.resting.len() > self.most {
            let Some(oldest) = trees.resting.pop_front() else { break };
            if let Some(oldest) = oldest.upgrade() {
                locked(&oldest).rested = None;
            }
        }
    }

    /// A search has ended, and its tree rests in `slot` if that is given.
    fn end(&self, slot: Option<&Arc<Mutex<Slot>>>) {
        let mut trees = locked(&self.trees);
        trees.searching -= 1;
        trees.resting.extend(slot.map(Arc::downgrade));
    }
}

impl TreeSlot {
    /// A slot whose tree counts among those of other tables.
    pub fn within(limit: &Arc<TreeLimit>) -> TreeSlot {
        TreeSlot { limit: Some(Arc::clone(limit)), ..TreeSlot::default() }
    }

    /// The slot of the same table for another game, to which a search that still runs brings no tree.
    pub fn of_another_game(&self) -> TreeSlot {
        TreeSlot { limit: self.limit.clone(), ..TreeSlot::default() }
    }

    /// Searches with `engine`, a fork of the table's, and with the table's tree, unless another search has it: then
    /// with one of its own, which does not stay. The tree of a search that `stop` has ended is waited for.
    ///
    /// # Errors
    ///
    /// [`InternalError`] if `search` panics; then the tree is lost, and nothing else.
    pub fn search<T>(
        &self,
        mut engine: Engine,
        stop: &Arc<AtomicBool>,
        search: impl FnOnce(&mut Engine) -> T,
    ) -> Result<T, InternalError> {
        let slot = locked(&self.slot);
        let is_stopping = |slot: &mut Slot| slot.away.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        let waited = self.returned.wait_timeout_while(slot, PATIENCE, is_stopping);
        let (mut slot, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let takes_it = slot.away.is_none();
        let rested = if takes_it { slot.rested.take() } else { None };
        if takes_it {
            slot.away = Some(Arc::clone(stop));
        }
        drop(slot);
        if let Some(limit) = &self.limit {
            limit.begin(&self.slot);
        }
        if let Some(rested) = rested {
            engine.take_player(rested);
        }
        let found = guarded(&mut engine, "a search", search);
        let stays = takes_it && found.is_ok();
        if takes_it {
            let mut slot = locked(&self.slot);
            (slot.away, slot.rested) = (None, stays.then_some(engine));
            self.returned.notify_all();
        }
        if let Some(limit) = &self.limit {
            limit.end(stays.then_some(&self.slot));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Color, Size};
    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::super::game_table::GameTable;
    use super::super::seats::Seats;
    use super::*;

    fn fork() -> Engine {
        let small = EngineSettings { size: Size::square(5), playouts: Some(30), memory: 16 << 20, ..settings() };
        let table = GameTable::new(small, Seats::Both.into()).expect("a game");
        table.engine().fork(table.engine().settings().clone())
    }

    fn settings() -> EngineSettings {
        EngineSettings::new(Models::embedded())
    }

    /// With how many visits a search at a table begins.
    fn reused(slot: &TreeSlot) -> u64 {
        let stop = Arc::default();
        let found = slot.search(fork(), &stop, |engine| engine.search(Color::Black, &stop, &mut |_| {}).choice);
        let choice = found.expect("no bug");
        choice.root.visits - choice.playouts
    }

    #[test]
    fn a_tree_stays_until_another_one_needs_its_room() {
        let limit = Arc::new(TreeLimit::new(1));
        let [one, other] = [(); 2].map(|()| TreeSlot::within(&limit));
        assert_eq!((reused(&one), reused(&one) > 0), (0, true));
        assert_eq!((reused(&other), reused(&one)), (0, 0), "there is room for one tree");
        assert_eq!((reused(&one) > 0, reused(&one.of_another_game())), (true, 0));
    }

    #[test]
    fn a_search_beside_another_one_has_a_tree_of_its_own_and_one_that_fails_loses_nothing_else() {
        let (slot, stop) = (TreeSlot::default(), Arc::default());
        assert_eq!(reused(&slot), 0);
        assert_eq!(slot.search(fork(), &stop, |_| reused(&slot)), Ok(0));
        assert!(reused(&slot) > 0, "the tree of the first has come back");
        assert_eq!(slot.search(fork(), &stop, |_| panic!("made for this test")), Err::<(), _>(InternalError));
        assert_eq!((reused(&slot), reused(&slot) > 0), (0, true));
    }
}
