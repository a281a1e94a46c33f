//! The queue between a thread that reads what is asked for and the threads that answer it.
//!
//! It is bounded in bytes: the reader waits while the queue is full, so a fast client waits too. Items of higher
//! priority are taken first, then those that came earlier. Each item has its own [`Signals`] from its arrival until its
//! answer, so that whatever ends the work on an item reaches it while it waits as well as while it is worked on, and
//! never reaches an item that comes later. What an item is, and which input interrupts it, its owners decide.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

/// What can wait in a queue.
pub trait QueueItem {
    /// The bytes of memory that it needs.
    fn bytes(&self) -> usize;

    /// Items of higher priority are taken first.
    fn priority(&self) -> i64 {
        0
    }
}

impl QueueItem for String {
    fn bytes(&self) -> usize {
        self.len()
    }
}

/// What other threads tell the work on an item that waits or is under way.
#[derive(Debug, Default)]
pub struct Signals {
    /// Set when the work is to end at once, with what it has found by then.
    pub interrupted: AtomicBool,
    /// Set when something has come after the item, or the end of the input.
    pub followed: AtomicBool,
}

/// An item with its signals. It counts as answered once whoever has taken it drops it.
#[derive(Debug)]
pub struct Queued<T> {
    /// The item.
    pub item: T,
    /// The signals to the work on it.
    pub signals: Signals,
}

/// The order in which items are taken: by priority, then by the number of their arrival.
type Place = (Reverse<i64>, u64);

#[derive(Debug)]
struct State<T> {
    waiting: BTreeMap<Place, Arc<Queued<T>>>,
    /// What has been taken, and may be answered by now.
    taken: Vec<Weak<Queued<T>>>,
    /// The item that came last.
    last: Weak<Queued<T>>,
    /// How many have come.
    pushed: u64,
    /// The bytes of those that wait.
    bytes: usize,
    closed: bool,
    finished: bool,
}

impl<T> State<T> {
    /// Tells the last item that something follows; those before it know.
    fn follow(&self) {
        if let Some(last) = self.last.upgrade() {
            last.signals.followed.store(true, Ordering::Relaxed);
        }
    }

    /// Interrupts the work that is under way on items that `is_meant` accepts.
    fn interrupt_taken(&self, is_meant: impl Fn(&T) -> bool) {
        for queued in self.taken.iter().filter_map(Weak::upgrade).filter(|queued| is_meant(&queued.item)) {
            queued.signals.interrupted.store(true, Ordering::Relaxed);
        }
    }

    fn interrupt(&self) {
        self.interrupt_taken(|_| true);
        for queued in self.waiting.values() {
            queued.signals.interrupted.store(true, Ordering::Relaxed);
        }
    }
}

/// The queue.
#[derive(Debug)]
pub struct Queue<T> {
    /// The most bytes that may wait.
    capacity: usize,
    state: Mutex<State<T>>,
    changed: Condvar,
    /// Set while an item waits or the queue is closed.
    arrived: AtomicBool,
}

impl<T: QueueItem> Queue<T> {
    /// What an item costs besides its own bytes.
    const OVERHEAD: usize = 128;

    /// An empty queue in which items of `capacity` bytes in all may wait; what needs more waits alone.
    pub fn new(capacity: usize) -> Queue<T> {
        let state = State {
            waiting: BTreeMap::new(),
            taken: Vec::new(),
            last: Weak::new(),
            pushed: 0,
            bytes: 0,
            closed: false,
            finished: false,
        };
        Queue { capacity, state: Mutex::new(state), changed: Condvar::new(), arrived: AtomicBool::new(false) }
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        // Whatever runs under the lock leaves valid data, even if it panics.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State<T>>) -> MutexGuard<'a, State<T>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    fn cost(item: &T) -> usize {
        item.bytes().saturating_add(Self::OVERHEAD)
    }

    /// Sets the flag that something has arrived as `state` has it, and wakes all who wait for a change.
    fn announce(&self, state: &State<T>) {
        self.arrived.store(state.closed || !state.waiting.is_empty(), Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Appends an item, waiting for room. Returns whether items are still taken; if not, the item is dropped.
    pub fn push(&self, item: T) -> bool {
        self.push_all(vec![item])
    }

    /// Appends items at once, so that none is taken before all are there, as [`Queue::push`] appends one.
    pub fn push_all(&self, items: Vec<T>) -> bool {
        let cost = items.iter().map(Self::cost).fold(0, usize::saturating_add);
        let mut state = self.lock();
        // The work under way may end because of them, and so make room.
        state.follow();
        while !state.closed && !state.waiting.is_empty() && state.bytes.saturating_add(cost) > self.capacity {
            state = self.wait(state);
        }
        if state.finished {
            return false;
        }
        for item in items {
            state.follow();
            let place = (Reverse(item.priority()), state.pushed);
            let queued = Arc::new(Queued { item, signals: Signals::default() });
            state.last = Arc::downgrade(&queued);
            state.waiting.insert(place, queued);
            state.pushed += 1;
        }
        state.bytes = state.bytes.saturating_add(cost);
        self.announce(&state);
        true
    }

    /// Takes the first item, waiting for one; `None` once the queue is closed and empty.
    pub fn pop(&self) -> Option<Arc<Queued<T>>> {
        let mut state = self.lock();
        loop {
            if let Some((_, queued)) = state.waiting.pop_first() {
                state.bytes = state.bytes.saturating_sub(Self::cost(&queued.item));
                state.taken.retain(|taken| taken.strong_count() > 0);
                state.taken.push(Arc::downgrade(&queued));
                self.announce(&state);
                return Some(queued);
            }
            if state.closed {
                return None;
            }
            state = self.wait(state);
        }
    }

    /// Tells the item that came last that something follows it which is no item itself.
    pub fn follow(&self) {
        self.lock().follow();
    }

    /// Interrupts all items that are not answered yet. They stay in the queue and are answered in their turn.
    pub fn interrupt(&self) {
        self.lock().interrupt();
    }

    /// Removes the items that `is_meant` accepts, and interrupts the work on those that have been taken. Returns those
    /// that waited, the first one first: nobody else will answer them.
    pub fn withdraw(&self, is_meant: impl Fn(&T) -> bool) -> Vec<Arc<Queued<T>>> {
        let mut state = self.lock();
        state.interrupt_taken(&is_meant);
        let (withdrawn, left): (BTreeMap<_, _>, _) =
            std::mem::take(&mut state.waiting).into_iter().partition(|(_, queued)| is_meant(&queued.item));
        state.waiting = left;
        let cost = withdrawn.values().map(|queued| Self::cost(&queued.item)).fold(0, usize::saturating_add);
        state.bytes = state.bytes.saturating_sub(cost);
        self.announce(&state);
        withdrawn.into_values().collect()
    }

    /// Closes the queue: nothing will be appended any more. What is in it is still taken.
    pub fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.follow();
        self.announce(&state);
    }

    /// Closes the queue and drops what waits in it, as nothing is answered any more. The work under way is interrupted.
    pub fn finish(&self) {
        let mut state = self.lock();
        state.interrupt();
        state.waiting.clear();
        (state.bytes, state.closed, state.finished) = (0, true, true);
        self.announce(&state);
    }

    /// Whether nothing is answered any more.
    pub fn is_finished(&self) -> bool {
        self.lock().finished
    }

    /// A flag that is set while an item waits or the queue is closed.
    pub fn arrived(&self) -> &AtomicBool {
        &self.arrived
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An item of a name, a number of bytes and a priority.
    #[derive(Debug, PartialEq, Eq)]
    struct Task(&'static str, usize, i64);

    impl QueueItem for Task {
        fn bytes(&self) -> usize {
            self.1
        }

        fn priority(&self) -> i64 {
            self.2
        }
    }

    fn queue(names: &[&'static str]) -> Queue<Task> {
        let queue = Queue::new(1000);
        names.iter().for_each(|name| assert!(queue.push(Task(name, 0, 0))));
        queue
    }

    fn is_interrupted(queued: &Queued<Task>) -> bool {
        queued.signals.interrupted.load(Ordering::Relaxed)
    }

    fn is_followed(queued: &Queued<Task>) -> bool {
        queued.signals.followed.load(Ordering::Relaxed)
    }

    fn names(queued: &[Arc<Queued<Task>>]) -> Vec<&'static str> {
        queued.iter().map(|queued| queued.item.0).collect()
    }

    #[test]
    fn an_interrupt_reaches_what_waits_and_what_is_under_way_and_nothing_later() {
        let queue = queue(&[]);
        queue.interrupt();
        queue.push(Task("under way", 0, 0));
        queue.push(Task("waiting", 0, 0));
        let under_way = queue.pop().unwrap();
        queue.interrupt();
        queue.push(Task("later", 0, 0));
        let all = [under_way, queue.pop().unwrap(), queue.pop().unwrap()];
        assert_eq!(all.map(|queued| is_interrupted(&queued)), [true, true, false]);
    }

    #[test]
    fn whatever_comes_tells_the_item_before_it_without_interrupting_it() {
        let told = |next: &dyn Fn(&Queue<Task>)| {
            let queue = queue(&["analysis"]);
            let under_way = queue.pop().unwrap();
            assert!(!is_followed(&under_way));
            next(&queue);
            (is_followed(&under_way), is_interrupted(&under_way))
        };
        assert_eq!(told(&|queue| assert!(queue.push(Task("next", 0, 0)))), (true, false));
        assert_eq!(told(&Queue::follow), (true, false));
        assert_eq!(told(&Queue::close), (true, false));
        assert_eq!(told(&Queue::interrupt), (false, true));
    }

    #[test]
    fn an_item_with_others_behind_it_knows_when_its_work_begins() {
        let queue = queue(&["a", "b", "c"]);
        let followed: Vec<bool> = (0..3).map(|_| is_followed(&queue.pop().unwrap())).collect();
        assert_eq!(followed, [true, true, false]);
    }

    #[test]
    fn higher_priorities_come_first_and_then_what_came_earlier() {
        let queue = queue(&["a"]);
        queue.push_all(vec![Task("low", 0, -1), Task("high", 0, 5)]);
        queue.push(Task("b", 0, 0));
        queue.close();
        assert_eq!(names(&std::iter::from_fn(|| queue.pop()).collect::<Vec<_>>()), ["high", "a", "b", "low"]);
    }

    #[test]
    fn what_is_withdrawn_is_not_taken_and_its_work_is_interrupted() {
        let queue = queue(&["a", "b", "a", "c"]);
        let under_way = queue.pop().unwrap();
        let withdrawn = queue.withdraw(|task| task.0 == "c");
        assert_eq!((names(&withdrawn), is_interrupted(&under_way)), (vec!["c"], false));
        let withdrawn = queue.withdraw(|task| task.0 == "a");
        assert_eq!((names(&withdrawn), is_interrupted(&under_way)), (vec!["a"], true));
        queue.close();
        let left = queue.pop().unwrap();
        assert_eq!((left.item.0, is_interrupted(&left), queue.pop().is_none()), ("b", false, true));
        assert_eq!(queue.lock().bytes, 0);
    }

    #[test]
    fn a_finished_queue_is_empty_and_takes_nothing() {
        let queue = queue(&["under way", "waiting"]);
        let under_way = queue.pop().unwrap();
        queue.finish();
        assert!(is_interrupted(&under_way) && queue.is_finished());
        assert!(!queue.push(Task("late", 0, 0)));
        assert!(queue.pop().is_none());
    }

    #[test]
    fn its_flag_is_set_while_an_item_waits_or_it_is_closed() {
        let queue = queue(&[]);
        let arrived = |queue: &Queue<Task>| queue.arrived().load(Ordering::Relaxed);
        assert!(!arrived(&queue));
        queue.follow();
        assert!(!arrived(&queue));
        queue.push_all(vec![Task("a", 0, 0), Task("b", 0, 0), Task("c", 0, 0)]);
        queue.pop();
        assert!(arrived(&queue));
        queue.withdraw(|task| task.0 == "b");
        assert!(arrived(&queue));
        queue.pop();
        assert!(!arrived(&queue));
        queue.close();
        assert!(arrived(&queue));
    }

    #[test]
    fn a_writer_waits_while_the_queue_is_full() {
        let queue = queue(&[]);
        std::thread::scope(|scope| {
            // The last one is larger than the queue.
            scope.spawn(|| [400, 400, 400, 400, 400, 4000].map(|bytes| queue.push(Task("long", bytes, 0))));
            let taken: Vec<usize> = (0..6)
                .map(|_| {
                    let bytes = queue.pop().unwrap().item.1;
                    let state = queue.lock();
                    assert!(state.bytes <= queue.capacity || state.waiting.len() == 1);
                    bytes
                })
                .collect();
            assert_eq!(taken, [400, 400, 400, 400, 400, 4000]);
        });
    }
}
