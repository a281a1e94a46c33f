//! Evaluations that are kept, so that a position that is met again, in another search or by another order of moves, is
//! not evaluated again.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::evaluator::{Evaluation, Evaluator, Wanted};
use super::keyed::{KeyHasher, Keyed};
use super::leaf::{LeafValue, OwnershipTally};
use super::node_view::NodeView;
use crate::playout::PlayoutMove;
use crate::policy::Proposal;

/// What an evaluator has given.
#[derive(Debug)]
struct Known {
    chances: Vec<Proposal>,
    value: Option<LeafValue>,
    trace: Vec<PlayoutMove>,
    ownership: OwnershipTally,
}

#[derive(Clone, Debug)]
enum Slot {
    /// A thread is evaluating it.
    Pending,
    Known(Arc<Known>),
}

/// Evaluations by the keys of their positions, shared by the threads of one or more searches. It serves evaluators that
/// give the same of the same position.
#[derive(Debug)]
pub struct EvaluationCache {
    /// The newer evaluations and the older ones. When the newer ones are half of the most, they become the older ones,
    /// and what were the older ones is forgotten; what is used again becomes newer.
    generations: Mutex<[HashMap<u128, Slot>; 2]>,
    most: usize,
}

impl EvaluationCache {
    /// A cache of at most `most` evaluations, at least 2. Each takes about 2 kB for ownership, and 12 bytes for each
    /// move.
    pub fn new(most: usize) -> EvaluationCache {
        EvaluationCache { generations: Mutex::default(), most }
    }

    fn lock(&self) -> MutexGuard<'_, [HashMap<u128, Slot>; 2]> {
        self.generations.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of the position with this key; where nothing is, it is pending from now on.
    fn get_or_begin(&self, key: u128) -> Option<Slot> {
        let [newer, older] = &mut *self.lock();
        if let Some(slot) = newer.get(&key) {
            return Some(slot.clone());
        }
        let slot = older.remove(&key);
        if newer.len() >= self.most / 2 {
            std::mem::swap(newer, older);
            // What is pending is still awaited.
            newer.retain(|_, slot| matches!(slot, Slot::Pending));
        }
        newer.insert(key, slot.clone().unwrap_or(Slot::Pending));
        slot
    }

    fn put(&self, key: u128, known: Known) {
        let [newer, older] = &mut *self.lock();
        older.remove(&key);
        newer.insert(key, Slot::Known(Arc::new(known)));
    }
}

/// An evaluation that is not known yet: without it, after a panic, other threads would wait for ever.
struct Begun<'a> {
    cache: &'a EvaluationCache,
    key: u128,
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        for generation in &mut *self.cache.lock() {
            if matches!(generation.get(&self.key), Some(Slot::Pending)) {
                generation.remove(&self.key);
            }
        }
    }
}

/// An evaluator that asks another one only about positions that the cache does not know. What threads are to know at
/// the same time is evaluated once: the others wait.
#[derive(Debug)]
pub struct Cached<'a, E> {
    cache: &'a EvaluationCache,
    inner: E,
}

impl<'a, E> Cached<'a, E> {
    /// The evaluator that asks `inner` for what `cache` lacks.
    pub fn new(cache: &'a EvaluationCache, inner: E) -> Cached<'a, E> {
        Cached { cache, inner }
    }
}

impl<P: Keyed, B, E: Evaluator<P, B>> Evaluator<P, B> for Cached<'_, E> {
    const WHOLE: bool = true;
    const REFINES: bool = E::REFINES;

    fn evaluate(&mut self, node: &mut NodeView<'_, P, B>, wanted: Wanted, found: &mut Evaluation) {
        const { assert!(E::WHOLE, "a playout is another one each time") };
        if wanted == Wanted::BetterChances {
            return self.inner.evaluate(node, wanted, found);
        }
        let key = {
            let mut key = KeyHasher::new();
            (node.evaluation_key(), node.leaf.is_end, wanted == Wanted::Chances).hash(&mut key);
            key.key()
        };
        let known = loop {
            match self.cache.get_or_begin(key) {
                Some(Slot::Known(known)) => break known,
                Some(Slot::Pending) => self.inner.wait(),
                None => {
                    let _begun = Begun { cache: self.cache, key };
                    let stones = found.trace.len();
                    let ownership = std::mem::take(&mut found.ownership);
                    self.inner.evaluate(node, wanted, found);
                    let known = Known {
                        chances: found.chances.clone(),
                        value: found.value,
                        trace: found.trace[stones..].to_vec(),
                        ownership: std::mem::replace(&mut found.ownership, ownership),
                    };
                    found.ownership.add_all(&known.ownership);
                    return self.cache.put(key, known);
                }
            }
        };
        found.chances.extend_from_slice(&known.chances);
        found.value = known.value;
        found.trace.extend_from_slice(&known.trace);
        found.ownership.add_all(&known.ownership);
    }

    fn wait(&mut self) {
        self.inner.wait();
    }
}
