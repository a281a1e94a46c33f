//! Searches of large fights that playouts and closed regions leave open, by the tree.

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::score::territory::Parts;

use super::local_search::{LocalSearch, odds};
use super::ownership::mean;
use super::status::{Statuses, outcome};
use crate::policy::Models;

/// A fight is searched when its outcomes differ by at least this many points of area: playouts cannot tell smaller
/// differences from what else is open on the board.
pub const LARGE_FIGHT: i32 = 8;
/// A network says that the first move decides about a chain where it gives it to either side by this much, to the one
/// that begins.
const DECIDED_ABOVE: f32 = 0.3;
/// The most fights that are searched.
const MOST_FIGHTS: usize = 3;
/// Moves of all playouts for one question about every fight, from which their number follows, and the most playouts of
/// one question.
const LOCAL_MOVES: usize = 350_000;
const MOST_LOCAL: usize = 3_000;

impl Statuses {
    /// Searches the largest fights that are still open. The side that would resume play moves first.
    pub fn search_fights(&mut self, game: &Game, models: &Models, ownership: &mut PointMap<f32>, seed: u64) {
        let board = game.board();
        let size = board.size();
        let open = PointSet::union(self.open_fights(board, ownership).into_iter().map(|(_, chain)| chain));
        // Chains that touch or share a liberty belong to one fight.
        let parts = (open.dilate(size) & PointSet::full(size)).components(size).into_iter().map(|part| part & open);
        let gap = |fight: &PointSet| {
            let worths = self.views(board, fight).map(|dead| self.worth(board, fight, &dead));
            worths.iter().max().zip(worths.iter().min()).map_or(0, |(most, least)| most - least)
        };
        let mut fights: Vec<(i32, PointSet)> = parts.map(|fight| (gap(&fight), fight)).collect();
        fights.retain(|(gap, _)| *gap >= LARGE_FIGHT);
        fights.sort_by_key(|(gap, _)| std::cmp::Reverse(*gap));
        fights.truncate(MOST_FIGHTS);
        let playouts = (LOCAL_MOVES / size.area() / fights.len().max(1)).min(MOST_LOCAL);
        for (_, fight) in fights {
            let mut cleared = *board;
            cleared.clear(&self.dead.without(&fight));
            let mut local = LocalSearch::new(game, models, &cleared, playouts as u64, seed);
            let views = self.views(board, &fight);
            let worth = |dead: &PointSet| self.worth(board, &fight, dead);
            // What playouts say of the stones that an answer decides.
            let likely = |goal| {
                let below = views.iter().filter(|dead| worth(dead) < goal).max_by_key(|dead| worth(dead));
                let above = views.iter().filter(|dead| worth(dead) >= goal).min_by_key(|dead| worth(dead));
                let decided = below.zip(above).map_or(fight, |(below, above)| *below ^ *above);
                let sure =
                    decided.iter().map(|point| ownership[point].abs()).sum::<f32>() / decided.len().max(1) as f32;
                let expected = odds((1.0 + sure) / 2.0);
                if worth(&views[0]) >= goal { expected } else { -expected }
            };
            let outcome = outcome(&views, worth, |goal| local.reaches(goal, likely(goal)));
            let Some(dead) = views.into_iter().find(|dead| Some(worth(dead)) == outcome) else { continue };
            let borne_out = Color::BOTH.into_iter().all(|color| local.bears_out(color, &(dead & board.stones(color))));
            if local.is_clear && !borne_out || !local.is_clear && fight.intersects(&self.spared) {
                continue;
            }
            self.dead = self.dead.without(&fight) | dead;
            if !local.is_clear {
                self.unsettled |= fight;
            }
            for color in Color::BOTH {
                for point in (fight & board.stones(color)).iter() {
                    let stays = if dead.contains(point) { -local.sure } else { local.sure };
                    ownership[point] = stays * color.sign() as f32;
                }
            }
        }
    }

    /// Calls large fights unsettled of which a network says that the first move decides them, with the sides taking
    /// them in turn, the largest first. What is proved, read or found by a search stays.
    pub fn leave_unsettled(&mut self, game: &Game, ownership: &mut PointMap<f32>) {
        let Some(looked) = &self.looked else { return };
        let (board, size) = (game.board(), game.size());
        let [with_black, with_white] = looked.first.each_ref();
        let is_contested = |(_, chain): &(Color, PointSet)| {
            let (one, other) = (mean(chain, with_black), mean(chain, with_white));
            one > DECIDED_ABOVE && other < -DECIDED_ABOVE
        };
        let open = self.open_fights(board, ownership).into_iter().filter(is_contested);
        let open = PointSet::union(open.map(|(_, chain)| chain)).without(&self.unsettled);
        let dead = |looked: &PointMap<f32>, part: &PointSet| {
            let lost = |color: Color| {
                let chains = (*part & board.stones(color)).components(size).into_iter();
                chains.filter(move |chain| mean(chain, looked) * (color.sign() as f32) < 0.0)
            };
            PointSet::union(Color::BOTH.into_iter().flat_map(lost))
        };
        let parts = (open.dilate(size) & PointSet::full(size)).components(size).into_iter().map(|part| part & open);
        let fights = parts.map(|part| {
            let outcomes = [dead(with_black, &part), dead(with_white, &part)];
            let [one, other] = outcomes.map(|dead| self.worth(board, &part, &dead));
            (one - other, part, outcomes)
        });
        let fights: Vec<_> = fights.filter(|(gap, ..)| *gap >= LARGE_FIGHT).collect();
        for (_, fight, _) in &fights {
            fight.iter().for_each(|point| ownership[point] = 0.0);
        }
        self.share_out(fights, game.to_move());
    }

    /// Black's margin in area where of the stones in `fight` those of `dead` are dead.
    pub fn worth(&self, board: &Board, fight: &PointSet, dead: &PointSet) -> i32 {
        let mut cleared = *board;
        cleared.clear(&(self.dead.without(fight) | *dead));
        let parts = Parts::new(&cleared);
        let [black, white] = Color::BOTH.map(|color| (cleared.stones(color) | parts.territory(color)).len() as i32);
        black - white
    }
}
