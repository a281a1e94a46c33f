//! Ownership: how surely each point ends up Black's, from -1 to 1, by playouts or by a network of KataGo's.

use std::sync::Arc;

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::game::Game;
use liangyi_core::rules::{HandicapBonus, Komi, Removal, Repetition, Rules};
use liangyi_core::time::Deadline;
use liangyi_net::inputs::{self, Symmetry, place_of};
use liangyi_net::run::{BadOutputs, NetOutputs};

use crate::playout::{PlayoutBoard, PlayoutPolicy, PlayoutRng, owner, play_out_many};
use crate::policy::{EvalOptions, KataNet, Models, NetEvaluator, Turning};
use crate::with_width;

/// A chain whose status is less sure than this is named as uncertain.
pub const SURE: f32 = 0.8;

/// Playouts between two looks at the clock: an even number, as the sides begin in turn.
const PLAYOUTS_AT_A_TIME: usize = 8;

/// The mean ownership of some points, 0 where there are none.
pub fn mean(points: &PointSet, ownership: &PointMap<f32>) -> f32 {
    points.iter().map(|point| ownership[point]).sum::<f32>() / points.len().max(1) as f32
}

pub fn average(one: &PointMap<f32>, other: &PointMap<f32>) -> Box<PointMap<f32>> {
    Box::new(PointMap::from_fn(|point| (one[point] + other[point]) / 2.0))
}

/// The ownership of each point in `playouts` playouts with this policy, from -1 (White's) to 1 (Black's). `None` if
/// `deadline` passes first.
pub fn of_playouts(
    game: &Game,
    models: &Models,
    policy: PlayoutPolicy,
    playouts: usize,
    seed: u64,
    deadline: Deadline,
) -> Option<Box<PointMap<f32>>> {
    let sums = with_width!(game.size(), W => ownership_sums::<W>(game, models, policy, playouts, seed, deadline))?;
    Some(Box::new(PointMap::from_fn(|point| sums[point] as f32 / playouts as f32)))
}

fn ownership_sums<const W: usize>(
    game: &Game,
    models: &Models,
    policy: PlayoutPolicy,
    playouts: usize,
    seed: u64,
    deadline: Deadline,
) -> Option<PointMap<i32>> {
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let mut sums = PointMap::filled(0);
    // Each side moves first in half of them: what depends on the turn is not settled.
    let first = |number: usize| Color::BOTH[number % 2];
    let mut dice = PlayoutRng::new(seed, 0);
    let mut left = playouts;
    while left > 0 {
        if deadline.has_passed() {
            return None;
        }
        let some = left.min(PLAYOUTS_AT_A_TIME);
        play_out_many(&start, policy, some, first, &mut dice, |field, _| {
            for point in field.size().points() {
                if let Some(color) = owner(field, point.index()) {
                    sums[point] += color.sign();
                }
            }
        });
        left -= some;
    }
    Some(sums)
}

// Ownership by a network of KataGo's, with either side to move first.
//
// The board is looked at as it stands: without history, so that neither a ko ban nor a pass that would end the game
// has a say, under area rules, where a point that both could fill is worth filling. Komi makes the game even: who is
// far ahead does not care what becomes of a group, and a network that has learnt from such games is unsure of it.

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
    let mut query = OwnershipQuery { game, net: NetEvaluator::new(net, game.size()), deadline };
    match query.answer() {
        Ok(owned) => Some(Ok(owned)),
        Err(NoAnswer::NetOutputs(error)) => Some(Err(error)),
        Err(NoAnswer::Deadline) => None,
    }
}

/// Why a board is not looked at.
enum NoAnswer {
    NetOutputs(BadOutputs),
    Deadline,
}

struct OwnershipQuery<'a> {
    game: &'a Game,
    net: NetEvaluator,
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
    fn evaluate(&mut self, komi: Komi, first: Color, symmetry: u8) -> Result<Arc<NetOutputs>, NoAnswer> {
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
            EvalOptions { turning: Turning::By(symmetry), inputs: inputs::InputOptions::default(), ..EvalOptions::RAW };
        let legal = game.legal_moves(first).points;
        self.net.evaluate(&game, first, &legal, &options).map_err(NoAnswer::NetOutputs)
    }
}
