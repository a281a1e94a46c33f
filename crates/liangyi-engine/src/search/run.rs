//! Running a search: its threads, and when they stop.
//!
//! It knows neither the game nor the evaluator nor the selection, and makes no choice from the result.

use std::io;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

use liangyi_core::game::Position;

use super::context::SearchContext;
use super::evaluator::Evaluator;
use super::fast_board::FastBoard;
use super::selection::Selection;
use super::tree::Tree;
use super::worker::Worker;
use super::{Limits, final_move};

/// The number of evaluations that a thread makes at a time, between two checks of the bounds.
pub const BATCH: u64 = 16;
/// Batches between two checks whether the choice is decided.
const BATCHES_BETWEEN_CHECKS: u64 = 32;
/// The time between two reports of a search.
const REPORT_EVERY: Duration = Duration::from_millis(10);

/// The bounds of a search, shared by its threads: limits, a stop flag, the fill of the tree, and whether the remaining
/// playouts could change the choice.
pub struct Bounds<'a> {
    limits: Limits,
    begun: Instant,
    stop: &'a AtomicBool,
    decided: AtomicBool,
    done: AtomicU64,
    /// How full the tree may get, 0 to 1.
    fullest: f64,
    /// Whether the search ends once the rest of it cannot change the choice.
    ends_when_decided: bool,
}

impl<'a> Bounds<'a> {
    /// The bounds of a search that begins now. It ends at `limits`, or when another thread sets `stop`.
    pub fn new(limits: &Limits, stop: &'a AtomicBool) -> Bounds<'a> {
        Bounds {
            limits: *limits,
            begun: Instant::now(),
            stop,
            decided: AtomicBool::new(false),
            done: AtomicU64::new(0),
            fullest: f64::INFINITY,
            ends_when_decided: true,
        }
    }

    /// The same bounds, which do not end the search where the rest of it could not change the choice.
    pub fn to_the_end(self) -> Bounds<'a> {
        Bounds { ends_when_decided: false, ..self }
    }

    /// The same bounds, which also end the search when the [fill](Tree::fill) of the tree reaches `fullest`, 0 to 1.
    pub fn no_fuller(self, fullest: f64) -> Bounds<'a> {
        Bounds { fullest, ..self }
    }

    /// The number of evaluations that threads have made or begun.
    pub fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    /// The number of evaluations that the calling thread is to make next, at most [`BATCH`]; 0 where the search ends.
    /// The first batch is made even if `stop` is set or the time is up. A search ends before its visits, 32 bits, wrap.
    pub fn next<P>(&self, context: &SearchContext<'_, P>) -> u64 {
        let spent = self.begun.elapsed();
        let over = self.stop.load(Relaxed)
            || self.decided.load(Relaxed)
            || self.limits.time.is_some_and(|time| spent >= time)
            || context.tree.fill() >= self.fullest
            || context.tree.node(context.root).played.is_full();
        // The first batch is made in any case: without it there is nothing to choose by.
        if over && self.done.load(Relaxed) > 0 {
            return 0;
        }
        let done = self.done.fetch_add(BATCH, Relaxed);
        let left = match (self.limits.playouts, self.limits.time) {
            (Some(playouts), _) if done >= playouts => {
                self.done.fetch_sub(BATCH, Relaxed);
                return 0;
            }
            (Some(playouts), _) => playouts - done,
            (None, Some(time)) if done > 0 => {
                ((time.saturating_sub(spent)).as_secs_f64() / spent.as_secs_f64() * done as f64) as u64
            }
            (None, _) => u64::MAX,
        };
        // Where the rest of the search cannot change the choice, it is not made.
        if self.ends_when_decided
            && done.is_multiple_of(BATCH * BATCHES_BETWEEN_CHECKS)
            && done > 0
            && is_decided(context.tree, context.root, left)
        {
            self.decided.store(true, Relaxed);
        }
        if left < BATCH {
            self.done.fetch_sub(BATCH - left, Relaxed);
        }
        left.min(BATCH)
    }
}

/// Whether `left` more evaluations cannot make another move the most visited one, and that one has the highest value of
/// all moves that [`final_move::put_best_first`] would choose from.
fn is_decided(tree: &Tree, root: usize, left: u64) -> bool {
    let mut visits: Vec<(u64, f64)> = tree
        .children(tree.node(root))
        .iter()
        .map(|child| (child.played.visits().into(), child.played.mean()))
        .collect();
    visits.sort_by_key(|child| std::cmp::Reverse(child.0));
    match visits.as_slice() {
        [first, second, ..] => {
            first.0 - second.0 > left
                && visits
                    .iter()
                    .filter(|(count, _)| final_move::is_tried(*count, first.0))
                    .all(|(_, value)| *value <= first.1)
        }
        _ => false,
    }
}

/// Starts up to `count` threads, by their numbers from 0, and returns how many: where the system gives no more, the
/// search goes on with those that it has.
fn spawn_all(count: usize, mut spawn: impl FnMut(usize) -> io::Result<()>) -> usize {
    for number in 0..count {
        if let Err(error) = spawn(number) {
            log::warn!("the search has {} threads instead of {}: {error}", number + 1, count + 1);
            return number;
        }
    }
    count
}

/// Searches with `threads` threads, at least 1, or as many as the system gives; the calling thread is one of them.
/// `thread_parts` gives each thread, by its number from 0, its own board with the position searched, its own evaluator
/// and its own selection.
///
/// Each thread makes as many evaluations as `next` returns and calls it again, until it returns 0: see
/// [`Bounds::next`]. `report` is called on the calling thread about every tenth of a second.
pub fn run_threads<P, B, E, S>(
    context: &SearchContext<'_, P>,
    thread_parts: impl Fn(u64) -> (B, E, S) + Sync,
    next: &(dyn Fn() -> u64 + Sync),
    threads: usize,
    report: &mut dyn FnMut(),
) where
    P: Position,
    B: FastBoard,
    E: Evaluator<P, B>,
    S: Selection,
{
    let worker = |thread: u64| {
        let (board, evaluator, selection) = thread_parts(thread);
        Worker::new(context, board, evaluator, selection)
    };
    let work = |worker: &mut Worker<'_, P, B, E, S>, between: &mut dyn FnMut()| {
        loop {
            let steps = next();
            worker.steps(steps);
            if steps == 0 {
                break;
            }
            between();
        }
    };
    let mut first = worker(0);
    first.refine_root_again();
    // The root is opened before there are others: on a busy machine a thread that is suspended while it opens the root
    // would leave them without a tree for longer than a short search takes.
    let given = next();
    first.steps(given.min(1));
    std::thread::scope(|scope| {
        let (worker, work) = (&worker, &work);
        spawn_all(threads - 1, |number| {
            let body = move || work(&mut worker(number as u64 + 1), &mut || {});
            std::thread::Builder::new().spawn_scoped(scope, body).map(|_| ())
        });
        first.steps(given.saturating_sub(1));
        let mut reported = Instant::now();
        work(&mut first, &mut || {
            if reported.elapsed() >= REPORT_EVERY {
                reported = Instant::now();
                report();
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Color, Size};
    use liangyi_core::game::Game;
    use liangyi_core::rules::Rules;

    use super::*;
    use crate::search::OwnershipSums;

    #[test]
    fn a_search_has_the_threads_that_the_system_gives() {
        let mut started = Vec::new();
        let given = spawn_all(7, |number| {
            started.push(number);
            if number < 3 { Ok(()) } else { Err(io::ErrorKind::WouldBlock.into()) }
        });
        assert_eq!((given, started), (3, vec![0, 1, 2, 3]));
        assert_eq!(spawn_all(4, |_| Ok(())), 4);
    }

    #[test]
    fn a_search_ends_before_its_visits_wrap() {
        let game = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
        let (tree, ownership) = (Tree::new(1 << 20), OwnershipSums::new());
        let context = SearchContext::new(&tree, &game, Color::Black, &ownership);
        let stop = AtomicBool::new(false);
        let bounds = Bounds::new(&Limits::default(), &stop).to_the_end();
        assert_eq!([bounds.next(&context), bounds.next(&context)], [BATCH, BATCH]);
        tree.node(0).played.enter_times(u32::MAX - (1 << 20) - 1);
        assert_eq!(bounds.next(&context), BATCH);
        tree.node(0).played.enter();
        assert_eq!(bounds.next(&context), 0);
    }
}
