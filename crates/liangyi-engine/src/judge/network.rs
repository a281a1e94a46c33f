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
use liangyi_net::inputs::{self, Symmetry, place_of};
use liangyi_net::run::{BadOutputs, Outputs};

use super::judgement::SURE;
use super::ownership::{average, mean};
use crate::policy::{Glance, KataEyes, KataNet, OPTIMISM, Turning};

/// The ways to turn the board in which it is looked at: as it lies, and turned by half.
const SYMMETRIES: [u8; 2] = [0, 3];

/// What a network says of a position.
pub struct NetOwnership {
    /// The ownership of every point, from -1 (White's) to 1 (Black's), with Black to move first and with White.
    pub first: [Box<PointMap<f32>>; 2],
}

impl NetOwnership {
    /// The ownership, whoever moves first.
    pub fn ownership(&self) -> Box<PointMap<f32>> {
        average(&self.first[0], &self.first[1])
    }
}

/// Looks at the board of `game`: three evaluations, and two more where these leave a chain in doubt. `None` if
/// `deadline` passes first.
///
/// # Errors
///
/// The network's outputs are no numbers.
pub fn ownership_by_network(
    game: &Game,
    net: &Arc<KataNet>,
    deadline: Deadline,
) -> Option<Result<NetOwnership, BadOutputs>> {
    let mut query = OwnershipQuery { game, net: KataEyes::new(net, game.size()), deadline };
    match query.answer() {
        Ok(owned) => Some(Ok(owned)),
        Err(NoAnswer::Outputs(error)) => Some(Err(error)),
        Err(NoAnswer::Deadline) => None,
    }
}

/// Why a board is not looked at.
enum NoAnswer {
    Outputs(BadOutputs),
    Deadline,
}

struct OwnershipQuery<'a> {
    game: &'a Game,
    net: KataEyes,
    deadline: Deadline,
}

impl OwnershipQuery<'_> {
    fn answer(&mut self) -> Result<NetOwnership, NoAnswer> {
        let size = self.game.size();
        let side = self.game.to_move();
        let mut komi = self.evaluate(Komi::ZERO, side, SYMMETRIES[0])?.lead * side.sign() as f32;
        let mut sums = [PointMap::filled(0.0), PointMap::filled(0.0)];
        for (turned, looks) in [0.0, 1.0].into_iter().enumerate() {
            let even = Komi::halves(2 * komi.round() as i32);
            for first in Color::BOTH {
                let outputs = self.evaluate(even, first, SYMMETRIES[turned ^ first.index()])?;
                komi += first.sign() as f32 * outputs.lead / 2.0;
                let owned = &mut sums[first.index()];
                for point in size.points() {
                    let share = first.sign() as f32 * outputs.ownership[place_of(size, point)];
                    owned[point] = (looks * owned[point] + share) / (looks + 1.0);
                }
            }
            if self.is_sure(&sums) {
                break;
            }
        }
        Ok(NetOwnership { first: sums.map(Box::new) })
    }

    /// Whether no chain is in doubt.
    fn is_sure(&self, owned: &[PointMap<f32>; 2]) -> bool {
        let mut chains = Color::BOTH.into_iter().flat_map(|color| self.game.board().chains(color));
        chains.all(|chain| {
            let [one, other] = owned.each_ref().map(|owned| mean(&chain, owned));
            one * other > 0.0 && one.abs().min(other.abs()) > SURE
        })
    }

    /// What the network says of the board with this komi and side to move.
    fn evaluate(&mut self, komi: Komi, first: Color, symmetry: u8) -> Result<Arc<Outputs>, NoAnswer> {
        if self.deadline.has_passed() {
            return Err(NoAnswer::Deadline);
        }
        let rules = Rules {
            komi,
            suicide: self.game.rules().suicide,
            repetition: Repetition::Positional,
            removal: Removal::Never,
            handicap_bonus: HandicapBonus::Zero,
            ..Rules::CHINESE
        };
        let game = Game::from_setup(*self.game.board(), rules, first).expect("a board that a game has reached");
        let symmetry = Symmetry::new(symmetry).expect("a symmetry");
        let options =
            Glance { turning: Turning::By(symmetry), inputs: inputs::InputOptions::default(), optimism: OPTIMISM.0 };
        let legal = game.legal_moves(first).points;
        self.net.evaluate(&game, first, &legal, &options).map_err(NoAnswer::Outputs)
    }
}
