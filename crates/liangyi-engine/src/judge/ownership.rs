//! Ownership: how surely each point ends up Black's, from -1 to 1.

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::game::Game;
use liangyi_core::time::Deadline;

use crate::playout::{Dice, PlayoutBoard, PlayoutPolicy, owner, run_many};
use crate::policy::Models;
use crate::with_width;

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
    let mut dice = Dice::new(seed, 0);
    let mut left = playouts;
    while left > 0 {
        if deadline.has_passed() {
            return None;
        }
        let some = left.min(PLAYOUTS_AT_A_TIME);
        run_many(&start, policy, some, first, &mut dice, |field, _| {
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
