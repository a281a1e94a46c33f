//! What a network has said, kept by all that it depends on.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use liangyi_core::base::PointSet;
use liangyi_net::inputs::{HumanProfile, Inputs, Symmetry};
use liangyi_net::run::{NetOutputs, Precision};
use quick_cache::Weighter;
use quick_cache::sync::Cache;

/// The default bound of a cache's memory, in bytes.
const BYTES: u64 = 64 << 20;
/// The number of evaluations that the cache is sized for: about as many on 19x19 fit into the default bound.
const EVALUATIONS: usize = (BYTES / 4096) as usize;

/// Everything on which the outputs of one network depend.
#[derive(Clone, Debug)]
pub struct EvalKey {
    /// What the network sees.
    pub inputs: Inputs,
    /// A hash of the inputs: they are long, and are hashed once for each visit.
    pub inputs_hash: u64,
    /// How the board is turned for the evaluation.
    pub symmetry: Symmetry,
    /// The points on which the side to move may play.
    pub legal: PointSet,
    /// Whether the game can end without a result.
    pub has_no_result: bool,
    /// How far the optimistic policy replaces the plain one.
    pub optimism: f32,
    /// What the policy's logits are divided by.
    pub temperature: f32,
    /// How exactly it is evaluated.
    pub precision: Precision,
    /// Which persons play, where the network asks, as if the side to move were Black.
    pub profile: Option<HumanProfile>,
}

impl PartialEq for EvalKey {
    fn eq(&self, other: &EvalKey) -> bool {
        let numbers = |key: &EvalKey| [key.optimism, key.temperature].map(f32::to_bits);
        let rest = |key: &EvalKey| (key.symmetry, key.has_no_result, numbers(key), key.precision, key.profile);
        rest(self) == rest(other) && self.legal == other.legal && self.inputs == other.inputs
    }
}

impl Eq for EvalKey {}

impl Hash for EvalKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.inputs_hash.hash(state);
        self.legal.hash(state);
        let numbers = [self.optimism, self.temperature].map(f32::to_bits);
        (self.symmetry.number(), self.has_no_result, numbers, self.precision, self.profile).hash(state);
    }
}

/// Outputs by all that they depend on, within a bound of memory. Threads share it.
#[derive(Debug)]
pub struct EvalCache(Cache<EvalKey, Arc<NetOutputs>, Bytes>);

impl EvalCache {
    /// An empty cache of 64 MB.
    pub fn new() -> EvalCache {
        EvalCache(Cache::with_weighter(EVALUATIONS, BYTES, Bytes))
    }

    /// Bounds its memory, in bytes: what is beyond it is forgotten.
    pub fn keep_within(&self, bytes: u64) {
        if self.0.capacity() != bytes {
            self.0.set_capacity(bytes);
        }
    }

    /// The outputs for `key`: those that are known, or what `evaluate` gives, which is kept. Where another
    /// thread evaluates the same, it is waited for.
    ///
    /// # Errors
    ///
    /// That of `evaluate`; nothing is kept then.
    pub fn get_or_evaluate<E>(
        &self,
        key: &EvalKey,
        evaluate: impl FnOnce() -> Result<NetOutputs, E>,
    ) -> Result<Arc<NetOutputs>, E> {
        self.0.get_or_insert_with(key, || evaluate().map(Arc::new))
    }
}

/// The memory of an evaluation.
#[derive(Clone, Debug)]
struct Bytes;

impl Weighter<EvalKey, Arc<NetOutputs>> for Bytes {
    fn weight(&self, key: &EvalKey, outputs: &Arc<NetOutputs>) -> u64 {
        let numbers = key.inputs.marks.len() + outputs.policy.len() + outputs.ownership.len();
        (numbers * size_of::<u32>() + size_of::<EvalKey>() + size_of::<NetOutputs>()) as u64
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use liangyi_core::base::Size;
    use liangyi_core::game::Game;
    use liangyi_core::rules::Rules;

    use super::*;

    fn hash_of(inputs: &Inputs) -> u64 {
        let mut hasher = rustc_hash::FxHasher::default();
        inputs.hash(&mut hasher);
        hasher.finish()
    }

    fn key(optimism: f32) -> EvalKey {
        let game = Game::new(Size::square(9).unwrap(), Rules::CHINESE);
        let legal = game.legal_moves(game.to_move()).points;
        let (inputs, symmetry, precision) = (Inputs::of(&game), Symmetry::IDENTITY, Precision::Full);
        let inputs_hash = hash_of(&inputs);
        let (temperature, profile, has_no_result) = (1.0, None, false);
        EvalKey { inputs, inputs_hash, symmetry, precision, legal, has_no_result, optimism, temperature, profile }
    }

    fn outputs(win: f32) -> NetOutputs {
        NetOutputs {
            win,
            loss: 1.0 - win,
            no_result: 0.0,
            score_mean: 0.0,
            score_mean_square: 0.0,
            lead: 0.0,
            variance_time_left: None,
            win_error: None,
            score_error: None,
            policy: vec![0.0; 81],
            pass: 1.0,
            ownership: vec![0.0; 81],
        }
    }

    fn evaluated(cache: &EvalCache, key: &EvalKey, win: f32) -> f32 {
        cache.get_or_evaluate::<Infallible>(key, || Ok(outputs(win))).unwrap().win
    }

    #[test]
    fn what_is_seen_again_is_not_evaluated_again_and_all_that_is_seen_counts() {
        let (cache, first) = (EvalCache::new(), key(0.0));
        assert_eq!([evaluated(&cache, &first, 0.25), evaluated(&cache, &first, 0.75)], [0.25, 0.25]);
        let mut others = vec![key(1.0), EvalKey { has_no_result: true, ..first.clone() }];
        others.push(EvalKey { precision: Precision::Fast, ..first.clone() });
        others.push(EvalKey { temperature: 1.5, ..first.clone() });
        for profile in ["rank_5k", "preaz_5k"] {
            others.push(EvalKey { profile: profile.parse().ok(), ..first.clone() });
        }
        others.push(EvalKey { symmetry: Symmetry::new(3).unwrap(), ..first.clone() });
        others.push(EvalKey { legal: PointSet::EMPTY, ..first.clone() });
        let mut inputs = first.inputs.clone();
        inputs.globals[5] += 0.5;
        others.push(EvalKey { inputs_hash: hash_of(&inputs), inputs, ..first.clone() });
        let mut inputs = first.inputs.clone();
        inputs.marks[7] ^= 1 << 9;
        others.push(EvalKey { inputs_hash: hash_of(&inputs), inputs, ..first.clone() });
        // Equal hashes do not make different inputs the same.
        let mut inputs = first.inputs.clone();
        inputs.marks[8] ^= 1 << 9;
        others.push(EvalKey { inputs, ..first });
        assert!(others.iter().all(|other| evaluated(&cache, other, 0.5) == 0.5));
        assert_eq!(cache.get_or_evaluate(&key(0.5), || Err("nothing")).unwrap_err(), "nothing");
        assert_eq!(evaluated(&cache, &key(0.5), 1.0), 1.0);
    }

    #[test]
    fn memory_is_bounded() {
        let cache = EvalCache::new();
        for at in 0..1000 {
            evaluated(&cache, &key(at as f32), 0.5);
        }
        assert_eq!(cache.0.len(), 1000);
        let bytes = 100_000;
        cache.keep_within(bytes);
        assert!((1..100).contains(&cache.0.len()) && cache.0.weight() <= bytes, "{}", cache.0.len());
        (0..1000).for_each(|at| assert_eq!(evaluated(&cache, &key(at as f32), 0.5), 0.5));
        assert!(cache.0.weight() <= bytes, "{}", cache.0.weight());
    }
}
