//! Running a search: its threads, when they stop, and small searches beside the player's own.
//!
//! It knows neither what a playout does nor what is made of the result.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

use super::tree::{Node, Tree};
use super::worker::{OwnershipSums, SearchContext, Worker};
use super::{Limits, final_move};
use crate::base::Color;
use crate::game::Game;
use crate::with_width;

/// Playouts between two looks at the clock.
pub const BATCH: u64 = 16;
/// How often a search is reported on.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// When the threads stop.
pub struct Bounds<'a> {
    limits: Limits,
    begun: Instant,
    stop: &'a AtomicBool,
    decided: AtomicBool,
    done: AtomicU64,
    /// How full the tree may get.
    fullest: f64,
}

impl<'a> Bounds<'a> {
    /// Those of a search that begins now and that another thread ends by setting `stop`.
    pub fn new(limits: &Limits, stop: &'a AtomicBool) -> Bounds<'a> {
        Bounds {
            limits: *limits,
            begun: Instant::now(),
            stop,
            decided: AtomicBool::new(false),
            done: AtomicU64::new(0),
            fullest: f64::INFINITY,
        }
    }

    /// These, and the tree may get no fuller than this, 0 to 1.
    pub fn no_fuller(self, fullest: f64) -> Bounds<'a> {
        Bounds { fullest, ..self }
    }

    /// Playouts made.
    pub fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    /// Playouts that may still be made, up to a batch; 0 at the end.
    pub fn next(&self, shared: &SearchContext<'_>) -> u64 {
        let spent = self.begun.elapsed();
        let over = self.stop.load(Relaxed)
            || self.decided.load(Relaxed)
            || self.limits.time.is_some_and(|time| spent >= time)
            || shared.tree.fill() >= self.fullest;
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
        // Looked at now and then: when the rest could not change the choice, it is not made.
        if done.is_multiple_of(BATCH * 32) && done > 0 && is_decided(shared.tree, shared.root, left) {
            self.decided.store(true, Relaxed);
        }
        if left < BATCH {
            self.done.fetch_sub(BATCH - left, Relaxed);
        }
        left.min(BATCH)
    }
}

/// Whether `left` more playouts cannot make another move the most visited one, which also has the highest value of those that could
/// be made: by [`final_move::put_best_first`] too it is the one.
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

/// Searches with so many threads. Each asks `next` how many playouts to make until it is told none; `report` is called now and
/// then.
pub fn run(
    shared: &SearchContext<'_>,
    next: &(dyn Fn() -> u64 + Sync),
    seed: u64,
    threads: usize,
    report: &mut dyn FnMut(),
) {
    with_width!(shared.game.size(), W => run_width::<W>(shared, next, seed, threads, report));
}

fn run_width<const W: usize>(
    shared: &SearchContext<'_>,
    next: &(dyn Fn() -> u64 + Sync),
    seed: u64,
    threads: usize,
    report: &mut dyn FnMut(),
) {
    let known = &Worker::<W>::known(shared);
    let work = |worker: &mut Worker<'_, W>, between: &mut dyn FnMut()| {
        loop {
            let steps = next();
            worker.steps(steps);
            if steps == 0 {
                break;
            }
            between();
        }
    };
    let mut worker = Worker::<W>::new(shared, known, seed, 0);
    worker.correct_root_afresh();
    // The root is opened before there are others: on a busy machine a thread that was put aside while it opens the root would
    // leave them without a tree for longer than a short search takes.
    worker.steps(next());
    std::thread::scope(|scope| {
        for thread in 1..threads {
            scope.spawn(move || work(&mut Worker::new(shared, known, seed, thread as u64), &mut || {}));
        }
        let mut reported = Instant::now();
        work(&mut worker, &mut || {
            if reported.elapsed() >= REPORT_EVERY {
                reported = Instant::now();
                report();
            }
        });
    });
}

/// A small search beside the player's own: what it finds out is asked for once, and its tree is kept no longer.
pub struct Probe {
    tree: Tree,
    /// Whose each point was at the end of its playouts.
    pub owned: OwnershipSums,
}

impl Probe {
    /// Before its first playout, with so many bytes for its tree.
    pub fn new(bytes: usize) -> Probe {
        Probe { tree: Tree::new(bytes), owned: OwnershipSums::new() }
    }

    /// What it shares when `game` is searched for `color` with the bar at `win_threshold`.
    pub fn shared<'a>(
        &'a self,
        game: &'a Game,
        color: Color,
        win_threshold: f32,
        virtual_moves: bool,
    ) -> SearchContext<'a> {
        SearchContext { tree: &self.tree, root: 0, game, color, win_threshold, owned: &self.owned, virtual_moves }
    }

    /// How many playouts it has made.
    pub fn playouts(&self) -> u64 {
        self.tree.node(0).played.visits().into()
    }

    /// The moves it has looked at.
    pub fn moves(&self) -> &[Node] {
        self.tree.children(self.tree.node(0))
    }

    /// The move it likes best, once it has looked at any.
    pub fn best(&self) -> Option<&Node> {
        self.tree.most_visited(self.tree.node(0))
    }
}
