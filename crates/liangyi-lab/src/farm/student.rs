//! Moves as a short search finds them by the network that learns: a search goes where that network errs, and these are
//! the positions from which it learns most.

use std::ops::RangeInclusive;

use liangyi_core::game::{Game, Move};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search::{Exactly, Probe, SearchRun, search_go_by_network};
use liangyi_net::model::Network;
use rand::RngExt;
use rand::seq::IndexedRandom;

/// The doublings of the visits of a search, the least and the most.
const DOUBLINGS: RangeInclusive<f32> = 2.0..=5.5;
/// Bytes for the tree.
const MEMORY: usize = 1 << 20;
/// Bytes for evaluations, of which few are asked for twice.
const KEPT_EVALUATIONS: u64 = 1 << 20;

/// A network that searches in the games of a [`Farm`](super::Farm).
#[derive(Debug)]
pub struct FarmStudent {
    models: Models,
}

impl FarmStudent {
    /// Takes a network, and the tables for boards that it does not know.
    pub fn new(network: Network, tables: &Models) -> FarmStudent {
        let network = KataNet::new(network);
        network.keep_within(KEPT_EVALUATIONS);
        FarmStudent { models: tables.with_network(Some(network.into())) }
    }

    /// Draws a move for the side to move, each as often as a short search visits it; a pass where it visits none. So a
    /// game goes where the paths of a larger search go, its end included.
    pub fn draw_move(&self, game: &Game, rng: &mut impl RngExt) -> Move {
        let visits = rng.random_range(DOUBLINGS).exp2() as u64;
        let probe = Probe::new(MEMORY);
        let context = probe.context(game, game.to_move(), 0.0, false);
        let (quota, seed) = (Exactly::new(visits), rng.random());
        let run = SearchRun { quota: &quota, seed, threads: 1, report: &mut || {} };
        search_go_by_network(&context, &self.models, seed, run);
        let drawn = probe.moves().choose_weighted(rng, |node| node.played.visits());
        drawn.map_or(Move::Pass, |node| node.mv().mv())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use liangyi_core::base::Size;
    use liangyi_core::game::Phase;
    use liangyi_core::rules::Rules;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    const NETWORK: &[u8] = include_bytes!("../../../../fuzz/corpus/network/every-kind-17-bytes");

    #[test]
    fn moves_are_legal_and_drawn_by_their_visits() {
        let student = FarmStudent::new(Network::read(NETWORK).expect("a network"), Models::embedded());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let start = Game::new(Size::square(7).expect("a size"), Rules::CHINESE);
        let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..60 {
            *drawn.entry(format!("{:?}", student.draw_move(&start, &mut rng))).or_default() += 1;
        }
        assert!(drawn.len() > 3, "{drawn:?}");
        let mut game = start;
        while game.phase() == Phase::Contest && game.move_number() < 60 {
            let mv = student.draw_move(&game, &mut rng);
            game.play(game.to_move(), mv).expect("a legal move");
        }
        assert!(game.move_number() > 10);
    }
}
