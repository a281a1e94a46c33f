//! Ownership by a network of KataGo's, with either side to move first.
//!
//! The board is looked at as it stands: without history, so that neither a ko ban nor a pass that would end the game
//! has a say, under area rules, where a point that both could fill is worth filling. Komi makes the game even: who is
//! far ahead does not care what becomes of a group, and a network that has learnt from such games is unsure of it.

use std::sync::Arc;

use liangyi_core::base::{Color, PointMap};
use liangyi_core::game::Game;
use liangyi_core::rules::{HandicapBonus, Komi, Removal, Repetition, Rules};
use liangyi_core::time::Deadline;
use liangyi_net::inputs::{Looking, Symmetry, place_of};
use liangyi_net::run::BadOutputs;

use super::ownership::average;
use crate::policy::{Glance, KataEyes, KataNet, Turning};

/// The ways to turn the board in which it is looked at: as it lies, and turned by half.
const SYMMETRIES: [u8; 2] = [0, 3];

/// What a network says of a position.
pub struct Looked {
    /// The ownership of every point, from -1 (White's) to 1 (Black's), with Black to move first and with White.
    pub first: [Box<PointMap<f32>>; 2],
}

impl Looked {
    /// The ownership, whoever moves first.
    pub fn ownership(&self) -> Box<PointMap<f32>> {
        average(&self.first[0], &self.first[1])
    }
}

/// Looks at the board of `game`. `None` if `deadline` passes first.
///
/// # Errors
///
/// The network's outputs are no numbers.
pub fn look(game: &Game, net: &Arc<KataNet>, deadline: Deadline) -> Option<Result<Looked, BadOutputs>> {
    let size = game.size();
    let mut eyes = KataEyes::new(net, size);
    let rules = |komi: Komi| Rules {
        komi,
        suicide: game.rules().suicide,
        repetition: Repetition::Positional,
        removal: Removal::Never,
        handicap_bonus: HandicapBonus::Zero,
        ..Rules::CHINESE
    };
    let mut see = |komi: Komi, first: Color, symmetry: u8| {
        let game = Game::from_setup(*game.board(), rules(komi), first).expect("a board that a game has reached");
        let turning = Turning::By(Symmetry::new(symmetry).expect("a symmetry"));
        let glance = Glance { turning, looking: Looking::default(), optimism: 0.0 };
        eyes.see(&game, first, &game.legal_moves(first).points, &glance)
    };
    let mut lead = 0.0;
    for first in Color::BOTH {
        if deadline.has_passed() {
            return None;
        }
        match see(Komi::ZERO, first, SYMMETRIES[0]) {
            Ok(outputs) => lead += outputs.lead * first.sign() as f32 / 2.0,
            Err(error) => return Some(Err(error)),
        }
    }
    let komi = Komi::halves(2 * lead.round() as i32);
    let mut sums = [PointMap::filled(0.0), PointMap::filled(0.0)];
    for symmetry in SYMMETRIES {
        for first in Color::BOTH {
            if deadline.has_passed() {
                return None;
            }
            let outputs = match see(komi, first, symmetry) {
                Ok(outputs) => outputs,
                Err(error) => return Some(Err(error)),
            };
            for point in size.points() {
                let share = first.sign() as f32 / SYMMETRIES.len() as f32;
                sums[first.index()][point] += share * outputs.ownership[place_of(size, point)];
            }
        }
    }
    Some(Ok(Looked { first: sums.map(Box::new) }))
}
