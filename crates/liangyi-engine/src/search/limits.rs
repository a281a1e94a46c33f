//! The limits of a search, and how much it may still do: its threads ask, and stop where there is nothing left.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

use super::candidates::is_tried;
use super::params::{SearchParams, ValueKind};
use super::tree::Tree;

/// The limits of a search, which ends at the first one that it reaches. Without any it runs until it is stopped.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchLimits {
    /// The number of playouts.
    pub playouts: Option<u64>,
    /// How many playouts it may make beyond that number as long as its choice is unclear.
    pub more_if_unclear: u64,
    /// The number of visits of the root, those of a kept tree included.
    pub visits: Option<u64>,
    /// Whether it goes on to them where the rest of it cannot change the choice.
    pub is_whole: bool,
    /// The wall time.
    pub time: Option<Duration>,
    /// The wall time in which a player has to have its move. The search itself ends at `time`; what is left between the
    /// two is for a decision about the end of the game. `None` where there is no time for it beyond `time`.
    pub latest: Option<Duration>,
}

/// A choice is unclear as long as another move has this part of the visits of the most visited one.
// With b6c96 on 9x9, 64 playouts a move: 54.9 % of 122 games (46.1 to 63.5) against the same search with all playouts
// of every move, at 97 % of its time.
const UNCLEAR_FROM: f64 = 0.4;
/// How many times the usual number of playouts an unclear choice may take beyond it, where that many were saved.
const MORE_TIMES: u64 = 3;

impl SearchLimits {
    /// How many playouts a search of `made` has left unmade of those that it might make; negative where it has made
    /// more. 0 where they are not limited, or where it makes all of them in any case.
    pub fn saved_playouts(&self, made: u64) -> i64 {
        self.savable_playouts().map_or(0, |playouts| playouts as i64 - made as i64)
    }

    /// How many more playouts a search may make while its choice is unclear, if earlier searches left `saved` unmade.
    pub fn more_playouts(&self, saved: u64) -> u64 {
        self.savable_playouts().map_or(0, |playouts| playouts.saturating_mul(MORE_TIMES).min(saved))
    }

    /// The number of playouts, where a search may make fewer.
    fn savable_playouts(&self) -> Option<u64> {
        self.playouts.filter(|_| !self.is_whole)
    }
}

/// What the threads of a search ask for their next evaluations.
pub trait Quota: Sync {
    /// The number of evaluations that the calling thread is to make next in the search from the node `root`; 0 where
    /// the search ends.
    fn next(&self, tree: &Tree, root: usize) -> u64;
}

impl<F: Fn(&Tree, usize) -> u64 + Sync> Quota for F {
    fn next(&self, tree: &Tree, root: usize) -> u64 {
        self(tree, root)
    }
}

/// A quota that ends after a number of evaluations and at nothing else.
#[derive(Debug)]
pub struct Exactly {
    evaluations: u64,
    begun: AtomicU64,
}

impl Exactly {
    /// A quota of `evaluations` in all threads together.
    pub fn new(evaluations: u64) -> Exactly {
        Exactly { evaluations, begun: AtomicU64::new(0) }
    }
}

impl Quota for Exactly {
    fn next(&self, _: &Tree, _: usize) -> u64 {
        self.evaluations.saturating_sub(self.begun.fetch_add(SearchParams::BATCH, Relaxed)).min(SearchParams::BATCH)
    }
}

/// The bounds of a search, shared by its threads: limits, a stop flag, the fill of the tree, and whether the remaining
/// playouts could change the choice.
pub struct Bounds<'a> {
    limits: SearchLimits,
    begun: Instant,
    stop: &'a AtomicBool,
    decided: AtomicBool,
    done: AtomicU64,
    /// How full the tree may get, 0 to 1.
    fullest: f64,
    /// Whether the search ends once the rest of it cannot change the choice.
    ends_when_decided: bool,
    /// Evaluations that a thread makes between two looks at the bounds.
    batch: u64,
    /// What kind of values the search has.
    values: ValueKind,
}

impl<'a> Bounds<'a> {
    /// The bounds of a search that begins now. It ends at `limits`, or when another thread sets `stop`. A bound on the
    /// visits of the root counts once it is known how many [have been kept](Bounds::keeping).
    pub fn new(limits: &SearchLimits, stop: &'a AtomicBool) -> Bounds<'a> {
        Bounds {
            limits: *limits,
            begun: Instant::now(),
            stop,
            decided: AtomicBool::new(false),
            done: AtomicU64::new(0),
            fullest: f64::INFINITY,
            ends_when_decided: !limits.is_whole,
            batch: SearchParams::BATCH,
            values: ValueKind::Outcomes,
        }
    }

    /// The same bounds for a search by whose `params` a move is chosen.
    pub fn under(self, params: &SearchParams) -> Bounds<'a> {
        // One evaluation of a network takes as long as many playouts.
        let batch = match params.values {
            ValueKind::Outcomes => self.batch,
            ValueKind::Estimates => 1,
        };
        Bounds { values: params.values, batch, ..self }
    }

    /// The same bounds for a search from a root with this number of visits.
    pub fn keeping(self, visits: u64) -> Bounds<'a> {
        let left = self.limits.visits.map(|most| most.saturating_sub(visits).max(1));
        let playouts = [self.limits.playouts, left].into_iter().flatten().min();
        Bounds { limits: SearchLimits { playouts, ..self.limits }, ..self }
    }

    /// The same bounds, which do not end the search where the rest of it could not change the choice.
    pub fn to_the_end(self) -> Bounds<'a> {
        Bounds { ends_when_decided: false, ..self }
    }

    /// The same bounds, which also end the search when the [fill](Tree::fill) of the tree reaches `fullest`, 0 to 1.
    pub fn no_fuller(self, fullest: f64) -> Bounds<'a> {
        Bounds { fullest, ..self }
    }

    /// The bounds of a search in place of one that has come to nothing, in the rest of its time.
    pub fn again(self) -> Bounds<'a> {
        let time = self.limits.time.map(|time| time.saturating_sub(self.begun.elapsed()));
        let limits = SearchLimits { time, ..self.limits };
        let Bounds { fullest, ends_when_decided, .. } = self;
        Bounds { fullest, ends_when_decided, ..Bounds::new(&limits, self.stop) }
    }

    /// Whether a search without a tree that has made `playouts` is to end.
    pub fn are_reached(&self, playouts: u64) -> bool {
        self.playouts().is_some_and(|most| playouts >= most)
            || self.is_stopped()
            || self.limits.time.is_some_and(|time| self.begun.elapsed() >= time)
    }

    /// The number of evaluations that threads have made or begun.
    pub fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    /// The number of playouts, where that is limited.
    pub fn playouts(&self) -> Option<u64> {
        [self.limits.playouts, self.limits.visits].into_iter().flatten().min()
    }

    /// The number of playouts after `done`, where that is limited: more than the usual one while the choice is unclear.
    fn playouts_allowed(&self, done: u64, tree: &Tree, root: usize) -> Option<u64> {
        let playouts = self.limits.playouts?;
        let most = playouts.saturating_add(self.limits.more_if_unclear);
        let goes_on = (playouts..most).contains(&done) && is_unclear(tree, root, self.values);
        Some(if goes_on { most } else { playouts })
    }

    /// When its time is over, where that is limited.
    pub fn deadline(&self) -> Option<Instant> {
        self.limits.time.and_then(|time| self.begun.checked_add(time))
    }

    /// The flag by which another thread ends the search.
    pub fn stop_flag(&self) -> &AtomicBool {
        self.stop
    }

    /// Whether another thread has ended the search.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
}

impl Quota for Bounds<'_> {
    /// At most [`SearchParams::BATCH`], or one evaluation of a network. The first batch is made even if `stop` is
    /// set or the time is up. A search ends before its visits, 32 bits, wrap.
    fn next(&self, tree: &Tree, root: usize) -> u64 {
        let spent = self.begun.elapsed();
        let over = self.stop.load(Relaxed)
            || self.decided.load(Relaxed)
            || self.limits.time.is_some_and(|time| spent >= time)
            || tree.fill() >= self.fullest
            || tree.node(root).played.is_full();
        // The first batch is made in any case: without it there is nothing to choose by.
        if over && self.done.load(Relaxed) > 0 {
            return 0;
        }
        let done = self.done.fetch_add(self.batch, Relaxed);
        let left = match (self.playouts_allowed(done, tree, root), self.limits.time) {
            (Some(playouts), _) if done >= playouts => {
                self.done.fetch_sub(self.batch, Relaxed);
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
            && done.is_multiple_of(self.batch * SearchParams::BATCHES_BETWEEN_CHECKS)
            && done > 0
            && is_decided(tree, root, left, self.values)
        {
            self.decided.store(true, Relaxed);
        }
        if left < self.batch {
            self.done.fetch_sub(self.batch - left, Relaxed);
        }
        left.min(self.batch)
    }
}

/// Whether the most visited move is not, or hardly, the one that would be chosen: another move that
/// [`put_best_first`](super::candidates::put_best_first) would choose from has a higher value, or another one has
/// [a large part](UNCLEAR_FROM) of its visits.
fn is_unclear(tree: &Tree, root: usize, values: ValueKind) -> bool {
    let moves = || tree.children(tree.node(root)).iter().map(|child| &child.played);
    let Some(first) = moves().max_by_key(|played| played.visits()) else { return false };
    let most = first.visits();
    moves().filter(|played| !std::ptr::eq(*played, first) && played.visits() > 0).any(|played| {
        f64::from(played.visits()) > UNCLEAR_FROM * f64::from(most)
            || is_tried(played.visits().into(), most.into(), values) && played.mean() > first.mean()
    })
}

/// Whether `left` more evaluations cannot make another move the most visited one, and that one has the highest value of
/// all moves that [`put_best_first`](super::candidates::put_best_first) would choose from.
fn is_decided(tree: &Tree, root: usize, left: u64, values: ValueKind) -> bool {
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
                    .filter(|(count, _)| is_tried(*count, first.0, values))
                    .all(|(_, value)| *value <= first.1)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_ends_before_its_visits_wrap() {
        let (tree, stop) = (Tree::new(1 << 20), AtomicBool::new(false));
        let bounds = Bounds::new(&SearchLimits::default(), &stop).to_the_end();
        let next = || bounds.next(&tree, 0);
        assert_eq!([next(), next()], [SearchParams::BATCH; 2]);
        tree.node(0).played.add_virtual_losses(u32::MAX - (1 << 20) - 1);
        assert_eq!(next(), SearchParams::BATCH);
        tree.node(0).played.add_virtual_loss();
        assert_eq!(next(), 0);
    }

    #[test]
    fn no_quota_gives_more_than_there_is() {
        let (tree, stop) = (Tree::new(1 << 20), AtomicBool::new(false));
        let limits = SearchLimits { playouts: Some(40), ..SearchLimits::default() };
        let (bounds, exactly) = (Bounds::new(&limits, &stop), Exactly::new(40));
        for quota in [&bounds as &dyn Quota, &exactly] {
            assert_eq!([(); 4].map(|()| quota.next(&tree, 0)), [16, 16, 8, 0]);
        }
        let bounds = Bounds { batch: 30, ..Bounds::new(&limits, &stop) };
        assert_eq!([(); 3].map(|()| bounds.next(&tree, 0)), [30, 10, 0]);
        assert_eq!(bounds.done(), 40);
    }

    #[test]
    fn visits_that_have_been_kept_count() {
        let (tree, stop) = (Tree::new(1 << 20), AtomicBool::new(false));
        let limits = |playouts| SearchLimits { playouts, visits: Some(100), ..SearchLimits::default() };
        for (playouts, kept, left) in
            [(None, 0, 100), (None, 60, 40), (None, 100, 1), (Some(30), 60, 30), (Some(90), 60, 40)]
        {
            let bounds = Bounds::new(&limits(playouts), &stop).keeping(kept);
            let given: u64 = std::iter::from_fn(|| Some(bounds.next(&tree, 0)).filter(|&given| given > 0)).sum();
            assert_eq!(given, left, "{playouts:?} {kept}");
        }
    }
}
