//! Runs a whole search for a speed measurement. A signature shows whether a change of the program has altered it.

use std::sync::Arc;

use liangyi_core::base::Size;
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;

use super::go::{Probe, search_go_by_network};
use super::limits::Exactly;
use super::worker::SearchRun;
use crate::playout::mix;
use crate::policy::Models;

/// Bytes for the tree, as an engine has by default.
const MEMORY: usize = 512 << 20;

/// The search of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searched {
    /// The number of playouts.
    pub playouts: u64,
    /// A hash of the statistics of every move at the root. With one thread it depends on the program, the size, the
    /// rules, the number of playouts and the seed alone; with more it also depends on the order in which they run.
    pub signature: u64,
}

/// Searches the empty board under `rules` with the tables and the network of `models` and `threads` threads, for
/// exactly `playouts` playouts in all.
pub fn measure(models: &Arc<Models>, size: Size, rules: &Rules, threads: usize, playouts: u64, seed: u64) -> Searched {
    let game = Game::new(size, rules.clone());
    let probe = Probe::new(MEMORY);
    let context = probe.context(&game, rules.first, 0.0, false);
    let quota = Exactly::new(playouts);
    search_go_by_network(&context, models, seed, SearchRun { quota: &quota, seed, threads, report: &mut || {} });
    let signature = probe.moves().iter().fold(0, |signature, node| {
        let visits = mix(u64::from(node.mv().0), node.played.visits().into());
        mix(mix(signature, visits), node.played.mean().to_bits())
    });
    Searched { playouts: probe.playouts(), signature }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_searches_alike_and_more_make_as_many_playouts() {
        let search = |threads, playouts, seed| {
            measure(Models::embedded(), Size::square(5).unwrap(), &Rules::CHINESE, threads, playouts, seed)
        };
        let searched = search(1, 100, 1);
        assert_eq!(searched, search(1, 100, 1));
        assert_ne!(searched.signature, search(1, 100, 2).signature);
        assert_ne!(searched.signature, search(1, 101, 1).signature);
        assert_eq!([searched.playouts, search(3, 1001, 1).playouts], [100, 1001]);
    }
}
