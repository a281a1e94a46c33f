//! Evaluates positions with a KataGo network. Its weights are packed for the last sizes of boards. It knows no tree.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::Game;
use liangyi_net::inputs::{HumanProfile, InputOptions, Inputs, NetRules, Rank, Symmetry, point_at};
use liangyi_net::model::Network;
use liangyi_net::run::{BadOutputs, InstructionSet, NetInput, NetOutputs, OutputParams, PackedNetwork, Precision};
use rustc_hash::FxHasher;

use super::eval_cache::{EvalCache, EvalKey};

/// How far the optimistic policy replaces the plain one: at the root of a search, where KataGo's `kata-raw-nn` looks
/// too, and below it.
pub const OPTIMISM: (f32, f32) = (0.2, 1.0);

/// The channels from which on fewer bits are near enough to 32: with 8 bits and 384 channels (b10c384h6nbttflrs) the KL
/// divergence of the policy is 0.002 and the win rate 0.005 off (2,000 positions), with 96 channels 0.013 and 0.017.
const FAST_FROM_CHANNELS: usize = 256;

/// The lines a side of the boards from which the program's own network has learnt.
const OWN_SIDES: std::ops::RangeInclusive<usize> = 5..=21;

/// The sizes of boards for which a network is kept packed: those that were asked for last.
const PACKED_SIZES: usize = 2;
/// The bytes that packed networks may take together, unless one alone takes more, which is said.
const PACKED_BYTES: u64 = 1 << 30;

/// A network, packed for the last sizes of boards, with the evaluations that are kept.
#[derive(Debug)]
pub struct KataNet {
    network: Network,
    set: InstructionSet,
    packed: Mutex<PackedNetworks>,
    cache: EvalCache,
    /// Whether outputs were no numbers: see [`KataNet::has_failed`].
    has_failed: AtomicBool,
}

static OWN: OnceLock<Arc<KataNet>> = OnceLock::new();

impl KataNet {
    /// Takes a network. Its weights are packed at the first evaluation on each size of board.
    pub fn new(network: Network) -> KataNet {
        KataNet::with_set(network, InstructionSet::best())
    }

    /// The same with kernels of an instruction set that may not be the fastest.
    pub fn with_set(network: Network, set: InstructionSet) -> KataNet {
        let (packed, cache, has_failed) = (Mutex::default(), EvalCache::new(), AtomicBool::new(false));
        KataNet { network, set, packed, cache, has_failed }
    }

    /// The program's own network, read when it is first asked for and packed once for all who play by it.
    pub fn own() -> &'static Arc<KataNet> {
        OWN.get_or_init(|| Arc::new(KataNet::new(Network::own())))
    }

    /// Whether it is the program's own.
    pub fn is_own(&self) -> bool {
        OWN.get().is_some_and(|own| std::ptr::eq(Arc::as_ptr(own), self))
    }

    /// Whether boards of this size were among those from which it learnt.
    pub fn knows(&self, size: Size) -> bool {
        KataNet::has_learnt(size) || self.is_own() && KataNet::own_has_learnt(size)
    }

    /// Whether the program's own network has learnt from boards of this size.
    pub fn own_has_learnt(size: Size) -> bool {
        OWN_SIDES.contains(&size.width()) && OWN_SIDES.contains(&size.height())
    }

    /// Whether boards of this size were among those from which networks of KataGo's learn: 7 to 19 lines a side. On
    /// others it is worth less.
    pub fn has_learnt(size: Size) -> bool {
        let learnt = |lines: usize| (7..=19).contains(&lines);
        learnt(size.width()) && learnt(size.height())
    }

    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The evaluator for boards of this size, for one thread; all share the packed weights. They are packed again where
    /// boards of two other sizes were asked for since. That the network has not [learnt](KataNet::knows) boards of
    /// this size, or takes much memory for them, is said once, as a warning.
    pub fn evaluator(&self, size: Size, precision: Precision) -> PackedNetwork {
        let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(evaluator) = packed.find(size, precision) {
            return evaluator;
        }
        let bytes = PackedNetwork::bytes_for(&self.network, size, self.set);
        // What is not kept goes before there is more.
        packed.make_room(size, bytes);
        if !packed.seen.contains(&size) {
            packed.seen.push(size);
            if !self.knows(size) {
                log::warn!("networks have not learnt from boards of {size}: playouts are mixed in");
            }
            if bytes > PACKED_BYTES {
                log::warn!(
                    "the network takes {} MB of memory for boards of {size}, beside that of the search",
                    bytes >> 20
                );
            }
        }
        let evaluator = PackedNetwork::with_precision(&self.network, size, self.set, precision);
        packed.kept.push(KeptNetwork { size, precision, bytes, evaluator: evaluator.clone() });
        evaluator
    }

    /// Whether its outputs for some position were no numbers: it is not asked any more then.
    pub fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Notes that outputs were no numbers, which is said once, as a warning.
    fn fail(&self, error: BadOutputs) {
        if !self.has_failed.swap(true, Ordering::Relaxed) {
            log::warn!("{error}: from now on patterns and playouts play and judge in its place");
        }
    }

    /// Bounds the memory, in bytes, of the evaluations that are kept.
    pub fn keep_within(&self, bytes: u64) {
        self.cache.keep_within(bytes);
    }
}

/// Packed networks.
#[derive(Debug, Default)]
struct PackedNetworks {
    /// Those of one size after the other, the last one asked for at the end.
    kept: Vec<KeptNetwork>,
    /// The sizes that were ever asked for.
    seen: Vec<Size>,
}

#[derive(Debug)]
struct KeptNetwork {
    size: Size,
    precision: Precision,
    bytes: u64,
    evaluator: PackedNetwork,
}

impl PackedNetworks {
    /// The one that is packed so, if it is kept.
    fn find(&mut self, size: Size, precision: Precision) -> Option<PackedNetwork> {
        self.kept.sort_by_key(|kept| kept.size == size);
        let found = self.kept.iter().find(|kept| (kept.size, kept.precision) == (size, precision));
        found.map(|kept| kept.evaluator.clone())
    }

    /// Lets go of those that are not kept beside one of `size` that takes `bytes`.
    fn make_room(&mut self, size: Size, bytes: u64) {
        let is_too_much = |kept: &[KeptNetwork]| {
            let mut others: Vec<Size> = kept.iter().map(|kept| kept.size).filter(|other| *other != size).collect();
            others.dedup();
            others.len() >= PACKED_SIZES || kept.iter().map(|kept| kept.bytes).sum::<u64>() + bytes > PACKED_BYTES
        };
        while !self.kept.is_empty() && is_too_much(&self.kept) {
            self.kept.remove(0);
        }
    }
}

/// A network that one thread asks about positions.
#[derive(Debug)]
pub struct NetEvaluator {
    net: Arc<KataNet>,
    precision: Precision,
    evaluator: PackedNetwork,
    planes: Vec<f32>,
}

/// How a board is turned before a network sees it.
#[derive(Clone, Copy, Debug)]
pub enum Turning {
    /// In this way.
    By(Symmetry),
    /// As the position and this seed say, which is as good as by chance.
    Drawn(u64),
    /// In `count` ways, 1 to 8, of which the first is drawn so: the mean of what the network says.
    Mean {
        /// The number of ways.
        count: u8,
        /// The seed.
        seed: u64,
    },
}

/// How a position is evaluated.
#[derive(Clone, Copy, Debug)]
pub struct EvalOptions {
    /// How the board is turned.
    pub turning: Turning,
    /// How the network is made to look at the game.
    pub inputs: InputOptions,
    /// How far the optimistic policy replaces the plain one, 0 to 1. Not with a network of persons: these have other
    /// uses for the place of that policy.
    pub optimism: f32,
    /// What the policy's logits are divided by.
    pub temperature: f32,
    /// Which persons play, for a network that [wants to know](Network::is_human): where it is not told, 9 dan.
    pub profile: Option<HumanProfile>,
}

impl EvalOptions {
    /// As KataGo's `kata-raw-nn 0` looks.
    pub const RAW: EvalOptions = EvalOptions {
        turning: Turning::By(Symmetry::IDENTITY),
        inputs: InputOptions::RAW,
        optimism: OPTIMISM.0,
        temperature: 1.0,
        profile: None,
    };
}

impl NetEvaluator {
    /// The network for boards of this size, as searches use it: with fast products, where it is wide enough for them.
    pub fn new(net: &Arc<KataNet>, size: Size) -> NetEvaluator {
        let is_wide = net.network.trunk.channels >= FAST_FROM_CHANNELS;
        NetEvaluator::with_precision(net, size, if is_wide { Precision::Fast } else { Precision::Full })
    }

    /// The network for boards of this size, as exact as `precision` says.
    pub fn with_precision(net: &Arc<KataNet>, size: Size, precision: Precision) -> NetEvaluator {
        NetEvaluator {
            net: Arc::clone(net),
            precision,
            evaluator: net.evaluator(size, precision),
            planes: vec![0.0; size.area() * Inputs::PLANES],
        }
    }

    /// What the network says of `game` with `color` to move, seen by that side, under the words nearest to the rules.
    /// `legal` has the points on which it may play.
    ///
    /// # Errors
    ///
    /// The network's outputs are no numbers; it [has failed](KataNet::has_failed) then.
    pub fn evaluate(
        &mut self,
        game: &Game,
        color: Color,
        legal: &PointSet,
        options: &EvalOptions,
    ) -> Result<Arc<NetOutputs>, BadOutputs> {
        let rules = NetRules::at(game);
        let of_inputs = InputOptions { suicide_for_area: self.net.network.suicide_for_area, ..options.inputs };
        let inputs = Inputs::with_options(game, color, &rules, &of_inputs);
        let mut hasher = FxHasher::default();
        inputs.hash(&mut hasher);
        let inputs_hash = hasher.finish();
        let (symmetry, count) = match options.turning {
            Turning::By(symmetry) => (symmetry, 1),
            Turning::Drawn(seed) => (drawn(hasher, seed), 1),
            Turning::Mean { count, seed } => (drawn(hasher, seed), count.clamp(1, Symmetry::COUNT)),
        };
        let &EvalOptions { optimism, temperature, profile, .. } = options;
        let is_human = self.net.network.is_human();
        let mut key = EvalKey {
            inputs,
            inputs_hash,
            symmetry,
            legal: *legal,
            has_no_result: rules.has_no_result(),
            optimism: if is_human { 0.0 } else { optimism },
            temperature,
            precision: self.precision,
            profile: is_human.then(|| {
                let profile = profile.unwrap_or(HumanProfile::of_rank(Rank::STRONGEST));
                profile.sides_changed(color == Color::White)
            }),
        };
        let net = Arc::clone(&self.net);
        let mut evaluate = |key: &EvalKey| {
            let outputs = net.cache.get_or_evaluate(key, || self.run_network(key));
            outputs.inspect_err(|error| net.fail(*error))
        };
        if count == 1 {
            return evaluate(&key);
        }
        let mut all = Vec::with_capacity(count.into());
        for number in 0..count {
            key.symmetry = Symmetry::new((symmetry.number() + number) % Symmetry::COUNT).unwrap_or_default();
            all.push(evaluate(&key)?);
        }
        Ok(Arc::new(NetOutputs::mean_of(&all)))
    }

    fn run_network(&mut self, key: &EvalKey) -> Result<NetOutputs, BadOutputs> {
        let inputs = key.inputs.turned(key.symmetry);
        inputs.write_planes(&mut self.planes);
        let size = inputs.size;
        let metadata = key.profile.map(|profile| profile.metadata().row(Color::Black, size.area()));
        let input = NetInput { metadata: metadata.as_ref(), ..NetInput::new(&self.planes, &inputs.globals) };
        let raw = self.evaluator.evaluate_input(input).turned_back(size, key.symmetry);
        let legal: Vec<bool> = (0..size.area()).map(|place| key.legal.contains(point_at(size, place))).collect();
        let network = &self.net.network;
        raw.read(&OutputParams {
            version: network.version,
            scales: &network.scales,
            has_no_result: key.has_no_result,
            legal: &legal,
            optimism: key.optimism,
            temperature: key.temperature,
        })
    }
}

/// The way to turn a board that follows from its inputs, which `hasher` has taken, and from `seed`: what is forgotten
/// and evaluated again is the same.
fn drawn(mut hasher: FxHasher, seed: u64) -> Symmetry {
    seed.hash(&mut hasher);
    Symmetry::new((hasher.finish() % u64::from(Symmetry::COUNT)) as u8).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::Game;
    use liangyi_core::rules::Rules;
    use liangyi_net::run::RawOutputs;

    use super::*;

    const NETWORK: &[u8] = include_bytes!("../../../../fuzz/corpus/network/attention-15-bytes");

    /// The sizes and precisions of packed networks that are kept.
    fn kept(packed: &PackedNetworks) -> Vec<(usize, Precision)> {
        packed.kept.iter().map(|kept| (kept.size.width(), kept.precision)).collect()
    }

    #[test]
    fn the_last_two_sizes_stay_packed() {
        use Precision::{Fast, Full};
        let net = KataNet::new(Network::read(NETWORK).unwrap());
        let mut first: Vec<((u32, Precision), RawOutputs)> = Vec::new();
        for (lines, precision, stay) in [
            (5, Full, &[(5, Full)][..]),
            (9, Full, &[(5, Full), (9, Full)]),
            (9, Fast, &[(5, Full), (9, Full), (9, Fast)]),
            (5, Full, &[(9, Full), (9, Fast), (5, Full)]),
            (7, Full, &[(5, Full), (7, Full)]),
            (9, Full, &[(7, Full), (9, Full)]),
            (5, Full, &[(9, Full), (5, Full)]),
        ] {
            let size = Size::square(lines).unwrap();
            let planes = vec![1.0; size.area() * Inputs::PLANES];
            let outputs = net.evaluator(size, precision).evaluate(&planes, &[0.0; 19]);
            assert_eq!(kept(&net.packed.lock().unwrap()), stay);
            // What is packed again is the same.
            match first.iter().find(|(known, ..)| *known == (lines, precision)) {
                None => first.push(((lines, precision), outputs)),
                Some((_, before)) => assert_eq!(*before, outputs),
            }
        }
    }

    #[test]
    fn packed_networks_stay_within_their_bytes() {
        let net = KataNet::new(Network::read(NETWORK).unwrap());
        let mut packed = PackedNetworks::default();
        let mut pack = |lines: u32, precision, bytes: u64| {
            let size = Size::square(lines).unwrap();
            packed.make_room(size, bytes);
            packed.kept.push(KeptNetwork { size, precision, bytes, evaluator: net.evaluator(size, precision) });
            kept(&packed)
        };
        assert_eq!(pack(9, Precision::Full, PACKED_BYTES / 2), [(9, Precision::Full)]);
        assert_eq!(pack(13, Precision::Full, PACKED_BYTES / 2), [(9, Precision::Full), (13, Precision::Full)]);
        assert_eq!(pack(13, Precision::Fast, 1), [(13, Precision::Full), (13, Precision::Fast)]);
        assert_eq!(pack(19, Precision::Full, PACKED_BYTES + 1), [(19, Precision::Full)]);
        assert_eq!(pack(19, Precision::Fast, PACKED_BYTES), [(19, Precision::Fast)]);
    }

    #[test]
    fn boards_are_turned_in_all_ways_and_always_alike_with_one_seed() {
        let inputs = Inputs::of(&Game::new(Size::square(9).unwrap(), Rules::CHINESE));
        let drawn = |inputs: &Inputs, seed| {
            let mut hasher = FxHasher::default();
            inputs.hash(&mut hasher);
            drawn(hasher, seed)
        };
        let mut found = [0; Symmetry::COUNT as usize];
        (0..800).for_each(|seed| found[usize::from(drawn(&inputs, seed).number())] += 1);
        assert!(found.iter().all(|times| (60..140).contains(times)), "{found:?}");
        assert_eq!(drawn(&inputs, 5), drawn(&inputs.clone(), 5));
    }
}
