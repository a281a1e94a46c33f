//! A network of KataGo's, packed for the boards that it is asked about. It knows no tree.

use std::sync::{Arc, Mutex, PoisonError};

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Game;
use liangyi_net::inputs::{Inputs, Looking, NetRules, Symmetry, point_at};
use liangyi_net::model::Network;
use liangyi_net::run::{BadOutputs, Evaluator, Outputs, Reading};

/// How far the optimistic policy replaces the plain one: at the root of a search, where KataGo's `kata-raw-nn` looks
/// too, and below it.
pub const OPTIMISM: (f32, f32) = (0.2, 1.0);

/// A network, packed once for each size of board.
#[derive(Debug)]
pub struct KataNet {
    network: Network,
    packed: Mutex<Vec<(Size, Evaluator)>>,
}

impl KataNet {
    /// A network that is packed when it is asked about a board.
    pub fn new(network: Network) -> KataNet {
        KataNet { network, packed: Mutex::new(Vec::new()) }
    }

    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The evaluator for boards of this size, for one thread; all share the packed weights.
    pub fn evaluator(&self, size: Size) -> Evaluator {
        let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, evaluator)) = packed.iter().find(|(known, _)| *known == size) {
            return evaluator.clone();
        }
        let evaluator = Evaluator::new(&self.network, size);
        packed.push((size, evaluator.clone()));
        evaluator
    }
}

/// A network that one thread asks about positions.
#[derive(Debug)]
pub struct KataEyes {
    net: Arc<KataNet>,
    evaluator: Evaluator,
    planes: Vec<f32>,
}

impl KataEyes {
    /// The network for boards of this size.
    pub fn new(net: &Arc<KataNet>, size: Size) -> KataEyes {
        KataEyes {
            net: Arc::clone(net),
            evaluator: net.evaluator(size),
            planes: vec![0.0; size.area() * Inputs::PLANES],
        }
    }

    /// What the network says of `game` with `color` to move, seen by that side, under the words nearest to the rules.
    ///
    /// # Errors
    ///
    /// The network's outputs are no numbers.
    pub fn see(
        &mut self,
        game: &Game,
        color: Color,
        symmetry: Symmetry,
        looking: &Looking,
        optimism: f32,
    ) -> Result<Outputs, BadOutputs> {
        let (size, rules) = (game.size(), NetRules::at(game));
        let network = &self.net.network;
        let looking = Looking { suicide_for_area: network.suicide_for_area, ..*looking };
        let inputs = Inputs::seen(game, color, &rules, &looking).turned(symmetry);
        inputs.write_planes(&mut self.planes);
        let raw = self.evaluator.evaluate(&self.planes, &inputs.globals).turned_back(size, symmetry);
        let legal = game.legal_moves(color).points;
        let legal: Vec<bool> = (0..size.area()).map(|place| legal.contains(point_at(size, place))).collect();
        raw.read(&Reading {
            version: network.version,
            scales: &network.scales,
            has_no_result: rules.has_no_result(),
            legal: &legal,
            optimism,
            temperature: 1.0,
        })
    }
}
