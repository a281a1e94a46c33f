//! Searches of small closed regions to their end, and what they say of the chains inside.

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::time::Deadline;

use super::fights::LARGE_FIGHT;
use super::ownership::mean;
use super::region::{ClosedRegion, RegionSearch};
use super::resumed::{Resumed, may_repeat};
use super::status::{SURE_ABOVE, Statuses, outcome};

/// The least liberties of a living chain that is taken for a wall because it is likely to stand.
const LIKELY_LIBERTIES: usize = 2;
/// Regions that may take the most positions, of all that are searched.
const COSTLY: u32 = 2;
/// Positions searched for one closed region in which a ban on repetition may decide: each costs far more.
const RESUMED_BUDGET: u32 = 6_000;

/// How long closed regions are searched.
#[derive(Clone, Copy, Debug)]
pub struct ReadingLimits {
    /// Positions for one region.
    pub positions: u32,
    /// When the search ends.
    pub deadline: Deadline,
}

/// What a search of a region says.
enum RegionResult {
    /// The dead stones, whoever plays first.
    Settled(PointSet),
    /// The dead stones with Black and with White to play first, and by how much they differ in area.
    FirstComes([PointSet; 2], i32),
}

impl Statuses {
    /// Searches the closed regions in which the status of a chain is open, and takes over the results. Returns the
    /// stones of each region without a result, which all are that are searched after `deadline`.
    pub fn read_regions(&mut self, game: &Game, ownership: &mut PointMap<f32>, limits: ReadingLimits) -> Vec<PointSet> {
        // Regions that playouts are sure of come last: they leave something to be found where a seki is broken, a ko
        // makes an eye or a ban on repetition decides.
        let board = game.board();
        let mut regions = regions(board, &self.safe);
        regions.sort_by_cached_key(|points| self.is_sure(board, points, ownership));
        let walls = self.safe;
        self.read_all(game, &regions, &walls, ownership, limits)
    }

    /// The same between walls that are only likely to stand, for chains that are still in doubt.
    pub fn read_between_likely_walls(&mut self, game: &Game, ownership: &mut PointMap<f32>, limits: ReadingLimits) {
        let board = game.board();
        let stands = |color: Color, chain: &PointSet| {
            chain.intersects(&self.safe)
                || !chain.intersects(&self.dead)
                    && mean(chain, ownership) * color.sign() as f32 > self.walls.likely_above
                    && board.liberties(chain).len() >= LIKELY_LIBERTIES
        };
        let mut walls = PointSet::EMPTY;
        for color in Color::BOTH {
            let standing = board.chains(color).into_iter().filter(|chain| stands(color, chain));
            walls = standing.fold(walls, |all, chain| all | chain);
        }
        let mut regions = regions(board, &walls);
        regions.retain(|points| !self.is_sure(board, points, ownership));
        self.read_all(game, &regions, &walls, ownership, limits);
    }

    /// Whether the status of every chain in a region is known, or beyond doubt by playouts.
    fn is_sure(&self, board: &Board, points: &PointSet, ownership: &PointMap<f32>) -> bool {
        let known = self.known();
        let chains = Color::BOTH.into_iter().flat_map(|color| (*points & board.stones(color)).components(board.size()));
        chains.into_iter().all(|chain| chain.intersects(&known) || mean(&chain, ownership).abs() >= SURE_ABOVE)
    }

    /// Searches regions between `walls`. Returns the stones of each region without a result.
    fn read_all(
        &mut self,
        game: &Game,
        regions: &[PointSet],
        walls: &PointSet,
        ownership: &mut PointMap<f32>,
        limits: ReadingLimits,
    ) -> Vec<PointSet> {
        let board = game.board();
        let ReadingLimits { positions, deadline } = limits;
        let mut budget = COSTLY * positions;
        let mut unread = Vec::new();
        let mut contested = Vec::new();
        for points in regions {
            let open = *points & board.occupied();
            if open.without(&self.known()).is_empty() {
                continue;
            }
            let Some(region) = ClosedRegion::new(board, points) else { continue };
            let resumed = if may_repeat(game, points) {
                self.resume(game, &region, points, &open, walls, deadline)
            } else {
                None
            };
            if let Some(dead) = resumed {
                for point in open.iter() {
                    let stays = if dead.contains(point) { -1.0 } else { 1.0 };
                    ownership[point] = board.at(point).map_or(0.0, |color| stays * color.sign() as f32);
                }
            }
            let reading = resumed.map(RegionResult::Settled).or_else(|| {
                let mut reader = RegionSearch::new(&region, positions.min(budget), deadline);
                let reading = self.read(board, &region, &open, &mut reader);
                budget -= positions.min(budget) - reader.budget;
                reading
            });
            match reading {
                Some(RegionResult::Settled(dead)) => {
                    self.dead = self.dead.without(&open) | dead;
                    let assumed = points.dilate(board.size()) & walls.without(&self.alive);
                    if assumed.is_empty() {
                        self.proved |= open;
                    } else {
                        let walls = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
                        let walls = walls.filter(|chain| chain.intersects(&assumed));
                        let sure = walls.map(|chain| mean(&chain, ownership).abs()).fold(1.0, f32::min);
                        self.read.push((open, sure));
                    }
                }
                Some(RegionResult::FirstComes(dead, gap)) if gap >= LARGE_FIGHT => contested.push((gap, open, dead)),
                Some(RegionResult::FirstComes(..)) | None => unread.push(open),
            }
        }
        self.share_out(contested, game.to_move());
        unread
    }

    /// Settles regions in which the first move decides as if the sides took them in turn, the largest first.
    pub(super) fn share_out(&mut self, mut contested: Vec<(i32, PointSet, [PointSet; 2])>, first: Color) {
        contested.sort_by_key(|(gap, ..)| std::cmp::Reverse(*gap));
        let mut color = first;
        for (_, open, dead) in contested {
            self.dead = self.dead.without(&open) | dead[color.index()];
            self.read.push((open, 0.0));
            self.unsettled |= open;
            color = color.opponent();
        }
    }

    /// The dead stones of a region, by who plays first.
    fn read(
        &self,
        board: &Board,
        region: &ClosedRegion,
        open: &PointSet,
        reader: &mut RegionSearch,
    ) -> Option<RegionResult> {
        let mut views = self.views(board, open);
        // Where an exchange gains nothing for either side, nobody needs to begin it.
        views.sort_by_key(|dead| !dead.is_empty());
        let worth = |dead: &PointSet| region.standing(region.set(dead));
        let black_first = outcome(&views, worth, |goal| reader.reaches(goal, Color::Black))?;
        let white_first = outcome(&views, worth, |goal| reader.reaches(goal, Color::White))?;
        let dead = |value: i32| views.into_iter().find(|dead| worth(dead) == value);
        if black_first == white_first {
            return dead(black_first).map(RegionResult::Settled);
        }
        Some(RegionResult::FirstComes([dead(black_first)?, dead(white_first)?], black_first - white_first))
    }

    /// The dead stones of a region if play is resumed now, where they are the same whoever plays first, or where the
    /// game is stopped, so that the ruleset says who does.
    fn resume(
        &self,
        game: &Game,
        region: &ClosedRegion,
        points: &PointSet,
        open: &PointSet,
        walls: &PointSet,
        deadline: Deadline,
    ) -> Option<PointSet> {
        let views = self.views(game.board(), open);
        let worth = |dead: &PointSet| region.standing(region.set(dead));
        let value = |first: Color| {
            let mut play = Resumed::new(game, region, points, walls, first, RESUMED_BUDGET, deadline);
            outcome(&views, worth, |goal| play.reaches(goal))
        };
        let first = game.to_move();
        let resumed = value(first)?;
        let is_sure = game.is_over() || value(first.opponent()) == Some(resumed);
        views.into_iter().find(|dead| is_sure && worth(dead) == resumed)
    }
}

/// What lies between `walls`.
fn regions(board: &Board, walls: &PointSet) -> Vec<PointSet> {
    PointSet::full(board.size()).without(walls).components(board.size())
}
