//! Searches of small closed regions to their end, and what they say of the chains inside.

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::time::Deadline;

use super::ownership::mean;
use super::region::{Region, RegionSearch};
use super::resumed::{Resumed, may_repeat};
use super::status::{SURE_ABOVE, Statuses, outcome};

/// Positions searched for all closed regions together.
const BUDGET: u32 = 120_000;
/// Positions searched for one closed region.
const REGION_BUDGET: u32 = 60_000;
/// Positions searched for one closed region in which a ban on repetition may decide: each costs far more.
const RESUMED_BUDGET: u32 = 6_000;

impl Statuses {
    /// Searches the closed regions in which the status of a chain is open, and takes over the results. Returns the
    /// stones of each region without a result, which all are that are searched after `deadline`.
    pub fn read_regions(&mut self, game: &Game, ownership: &mut PointMap<f32>, deadline: Deadline) -> Vec<PointSet> {
        let board = game.board();
        let size = board.size();
        let mut budget = BUDGET;
        let mut unread = Vec::new();
        // Where playouts leave no doubt they are believed, unless every wall lives unconditionally: a search between
        // certain walls finds what playouts miss, such as life that depends on a ko, but a wall that only playouts call
        // safe is no better than they are. Nor are they believed where a ban on repetition may decide: no playout knows
        // of it.
        let sure = |chain: &PointSet| mean(chain, ownership).abs() >= SURE_ABOVE;
        let mut regions: Vec<(bool, PointSet)> = PointSet::full(size)
            .without(&self.safe)
            .components(size)
            .into_iter()
            .map(|points| {
                let stones = points & board.occupied();
                let mut chains =
                    Color::BOTH.into_iter().flat_map(|color| (stones & board.stones(color)).components(size));
                (chains.all(|chain| sure(&chain)), points)
            })
            .collect();
        regions.sort_by_key(|(is_sure, _)| *is_sure);
        for (is_sure, points) in regions {
            let open = points & board.occupied();
            let walls = points.dilate(size) & self.safe;
            if open.without(&self.proved).is_empty() {
                continue;
            }
            let Some(region) = Region::new(board, &points) else { continue };
            let repeats = may_repeat(game, &points);
            if is_sure && !repeats && !walls.without(&self.alive).is_empty() {
                continue;
            }
            let resumed = if repeats { self.resume(game, &region, &points, &open, deadline) } else { None };
            if let Some(dead) = resumed {
                for point in open.iter() {
                    let stays = if dead.contains(point) { -1.0 } else { 1.0 };
                    ownership[point] = board.at(point).map_or(0.0, |color| stays * color.sign() as f32);
                }
            }
            let outcome = resumed.or_else(|| {
                let mut reader = RegionSearch::new(&region, REGION_BUDGET.min(budget), deadline);
                let outcome = self.read(board, &region, &open, &mut reader);
                budget -= REGION_BUDGET.min(budget) - reader.budget;
                outcome
            });
            if let Some(dead) = outcome {
                self.dead = self.dead.without(&open) | dead;
                let assumed = walls.without(&self.alive);
                if assumed.is_empty() {
                    self.proved |= open;
                } else {
                    let walls = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
                    let walls = walls.filter(|chain| chain.intersects(&assumed));
                    self.read.push((open, walls.map(|chain| mean(&chain, ownership).abs()).fold(1.0, f32::min)));
                }
                continue;
            }
            unread.push(open);
        }
        unread
    }

    /// The dead stones of a region, where they are the same whoever plays first.
    fn read(&self, board: &Board, region: &Region, open: &PointSet, reader: &mut RegionSearch) -> Option<PointSet> {
        let views = self.views(board, open);
        let worth = |dead: &PointSet| region.standing(region.set(dead));
        let black_first = outcome(&views, worth, |goal| reader.reaches(goal, Color::Black))?;
        let white_first = outcome(&views, worth, |goal| reader.reaches(goal, Color::White))?;
        if black_first == white_first { views.into_iter().find(|dead| worth(dead) == black_first) } else { None }
    }

    /// The dead stones of a region if play is resumed now, where they are the same whoever plays first, or where the
    /// game is stopped, so that the ruleset says who does.
    fn resume(
        &self,
        game: &Game,
        region: &Region,
        points: &PointSet,
        open: &PointSet,
        deadline: Deadline,
    ) -> Option<PointSet> {
        let views = self.views(game.board(), open);
        let worth = |dead: &PointSet| region.standing(region.set(dead));
        let value = |first: Color| {
            let mut play = Resumed::new(game, region, points, &self.safe, first, RESUMED_BUDGET, deadline);
            outcome(&views, worth, |goal| play.reaches(goal))
        };
        let first = game.to_move();
        let resumed = value(first)?;
        let is_sure = game.is_over() || value(first.opponent()) == Some(resumed);
        views.into_iter().find(|dead| is_sure && worth(dead) == resumed)
    }
}
