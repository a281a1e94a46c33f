//! Searches of small closed regions to their end, and what they say of the chains inside.

use liangyi_core::base::{Color, Point, PointMap, PointSet};
use liangyi_core::board::{Board, pass_alive};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Repetition;
use liangyi_core::time::Deadline;

use super::ownership::mean;
use super::region::ClosedRegion;
use super::region_search::RegionSearch;
use super::status::{SURE_ABOVE, Statuses, outcome};

/// The least liberties of a living chain that is taken for a wall because it is likely to stand.
const LIKELY_LIBERTIES: usize = 2;
/// Regions that may take the most positions, of all that are searched.
const COSTLY: u32 = 2;
/// The least number of points of area that the first move in a region makes a difference of where it decides what is
/// dead in it: for less nobody plays on.
const WORTH_A_MOVE: i32 = 6;
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
    /// The dead stones with Black and with White to play first, and by how much the region differs in area.
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
        let unread = self.read_all(game, &regions, &walls, ownership, limits);
        self.unread = PointSet::union(unread.iter().copied());
        unread
    }

    /// The same between walls that are only likely to stand, for chains that are still in doubt.
    pub fn read_between_likely_walls(&mut self, game: &Game, ownership: &mut PointMap<f32>, limits: ReadingLimits) {
        let board = game.board();
        let stands = |color: Color, chain: &PointSet| {
            // What stands in a fight that was not read stands only if the fight goes its way.
            chain.intersects(&self.safe)
                || !chain.intersects(&(self.dead | self.unread))
                    && mean(chain, ownership) * color.sign() as f32 > self.walls.likely_above
                    && board.liberties(chain).len() >= LIKELY_LIBERTIES
        };
        let mut walls = PointSet::EMPTY;
        for color in Color::BOTH {
            let standing = board.chains(color).into_iter().filter(|chain| stands(color, chain));
            walls = standing.fold(walls, |all, chain| all | chain);
        }
        let mut regions = regions(board, &walls);
        regions.retain(|points| !points.intersects(&self.unread) && !self.is_sure(board, points, ownership));
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
                    self.trust_reading(board, points, &open, walls, ownership);
                }
                Some(RegionResult::FirstComes(dead, gap)) if gap >= WORTH_A_MOVE => {
                    let settled = open.without(&(dead[0] ^ dead[1]));
                    self.trust_reading(board, points, &settled, walls, ownership);
                    contested.push((gap, open, dead));
                }
                Some(RegionResult::FirstComes(..)) | None => unread.push(open),
            }
        }
        self.share_out(contested, game.to_move());
        unread
    }

    /// Notes that the status of `stones` in the region `points` is known as surely as the walls stand.
    fn trust_reading(
        &mut self,
        board: &Board,
        points: &PointSet,
        stones: &PointSet,
        walls: &PointSet,
        ownership: &PointMap<f32>,
    ) {
        if stones.is_empty() {
            return;
        }
        let assumed = points.dilate(board.size()) & walls.without(&self.alive);
        if assumed.is_empty() {
            self.proved |= *stones;
            return;
        }
        let walls = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        let walls = walls.filter(|chain| chain.intersects(&assumed));
        let sure = walls.map(|chain| mean(&chain, ownership).abs()).fold(1.0, f32::min);
        self.read.push((*stones, sure));
    }

    /// Settles regions in which the first move decides as if the sides took them in turn, the largest first.
    pub(super) fn share_out(&mut self, mut contested: Vec<(i32, PointSet, [PointSet; 2])>, first: Color) {
        contested.sort_by_key(|(gap, ..)| std::cmp::Reverse(*gap));
        let mut color = first;
        for (_, open, dead) in contested {
            self.dead = self.dead.without(&open) | dead[color.index()];
            let decided_by_first = dead[0] ^ dead[1];
            self.read.push((decided_by_first, 0.0));
            self.unsettled |= decided_by_first;
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
        let whole = reader.budget;
        reader.budget = whole / 2;
        let ends = Color::BOTH.map(|first| reader.end(first));
        reader.budget += whole - whole / 2;
        if let [Some(black_first), Some(white_first)] = ends {
            let dead = [&black_first, &white_first].map(|end| region.points_of(end.lost) & *open);
            let gap = black_first.value - white_first.value;
            if dead[0] == dead[1] {
                return Some(RegionResult::Settled(dead[0]));
            }
            if gap >= WORTH_A_MOVE {
                return Some(RegionResult::FirstComes(dead, gap));
            }
        }
        // The whole value is not found, or a ko or two decide: which of a few outcomes is nearest may still be found.
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

// Play resumed after a stop: what a closed region is worth under the ruleset's own legality, history included.
//
// [`RegionSearch`](super::region_search) takes it that a ko may be retaken after any other move. That is wrong
// where a ban on repetition keeps a side from retaking and it has no other move that changes the board: a false eye
// stays an eye then (假生 becomes 真活). Here every move is checked and made by [`Game`]. Two offers to end in a row end
// the line; a move that makes the game a draw is not tried, as it decides nothing about stones.
//
// Safe stones are assumed to stay safe, as in the region search: no move outside the region needs an answer, and
// neither side plays one that costs it the life of its own safe stones. So a move outside only changes the board, and
// one or two of them stand for all ([`MOST_FREE`]). It gives a ko back to the side that needs no more than that, and
// is no threat: the opponent plays on in the region. What such a move costs at the count is not considered.

/// The depth of a search in moves: at first, and at the most.
const DEPTHS: (u32, u32) = (3, 24);
/// Moves outside the region that are tried in one position.
const MOST_FREE: usize = 2;
/// Empty points that safe territory has at least where its own side may fill one of them.
const ROOM_TO_FILL: usize = 5;

/// Whether a ban on repetition may decide the fight in the region `points`: an earlier board with the same stones
/// outside the region had a stone in it that has been captured since, so that a move there may bring the board back.
pub fn may_repeat(game: &Game, points: &PointSet) -> bool {
    match game.rules().repetition {
        // What the simple ko rule forbids is allowed after two passes.
        Repetition::Simple | Repetition::SincePass | Repetition::Allowed => return false,
        Repetition::Positional
        | Repetition::Situational
        | Repetition::NoRegression
        | Repetition::TwoMoveWindow
        | Repetition::FourthBoard => {}
    }
    let now = Color::BOTH.map(|color| game.board().stones(color));
    let mut before = game.clone();
    while before.undo().is_some() {
        let then = Color::BOTH.map(|color| before.board().stones(color));
        if (0..2).any(|i| !(then[i] ^ now[i]).without(points).is_empty()) {
            return false;
        }
        if (0..2).any(|i| !then[i].without(&now[i]).is_empty()) {
            return true;
        }
    }
    false
}

/// A search of the play that follows when play is resumed.
pub struct Resumed<'a> {
    game: Game,
    region: &'a ClosedRegion,
    points: PointSet,
    /// Stones that are assumed to be safe, Black's first.
    safe: [PointSet; 2],
    /// Those among them that live unconditionally.
    alive: [PointSet; 2],
    first: Color,
    /// Positions that may still be searched; 0 once the deadline has passed.
    budget: u32,
    deadline: Deadline,
}

impl<'a> Resumed<'a> {
    /// A search of at most `budget` positions in the region `points` between `safe` stones, `first` moving first, which
    /// ends at `deadline`.
    pub fn new(
        game: &Game,
        region: &'a ClosedRegion,
        points: &PointSet,
        safe: &PointSet,
        first: Color,
        budget: u32,
        deadline: Deadline,
    ) -> Resumed<'a> {
        let board = game.board();
        let safe = Color::BOTH.map(|color| *safe & board.stones(color));
        let alive =
            Color::BOTH.map(|color| pass_alive(board, color, game.rules().suicide).stones & safe[color.index()]);
        Resumed { game: game.clone(), region, points: *points, safe, alive, first, budget, deadline }
    }

    /// Whether Black gets `goal` or more in the region; `None` where the budget or the depth does not suffice.
    pub fn reaches(&mut self, goal: i32) -> Option<bool> {
        for depth in DEPTHS.0..=DEPTHS.1 {
            let answer = self.black_gets(goal, self.first, 0, depth);
            if answer.is_some() || self.budget == 0 {
                return answer;
            }
        }
        None
    }

    /// The same with `color` to move after `offers` to end in a row.
    fn black_gets(&mut self, goal: i32, color: Color, offers: u32, left: u32) -> Option<bool> {
        let board = *self.game.board();
        let stones = Color::BOTH.map(|color| self.region.set(&board.stones(color)));
        let points = self.points.len() as i32;
        let black = self.region.certain(&stones, Color::Black);
        if 2 * black.count_ones() as i32 - points >= goal {
            return Some(true);
        }
        let white = self.region.certain(&stones, Color::White);
        if points - 2 * (white.count_ones() as i32) < goal {
            return Some(false);
        }
        if offers == 2 {
            return Some(self.region.settled_count(&stones, [black, white]) >= goal);
        }
        if left == 0 || self.budget == 0 {
            return None;
        }
        self.budget -= 1;
        if self.deadline.has_passed() {
            self.budget = 0;
            return None;
        }
        let wants = color == Color::Black;
        let mut is_open = false;
        let settled = self.region.points_of(black | white);
        for mv in self.moves(&board, color, &settled, offers) {
            if self.game.play(color, mv).is_err() {
                continue;
            }
            // A draw by repetition decides nothing about stones.
            let answer = if self.game.is_drawn() {
                Some(!wants)
            } else {
                let offers = if self.game.offer().is_some() { offers + 1 } else { 0 };
                self.black_gets(goal, color.opponent(), offers, left - 1)
            };
            self.game.undo();
            match answer {
                Some(answer) if answer == wants => return Some(wants),
                Some(_) => {}
                None => is_open = true,
            }
        }
        if is_open { None } else { Some(!wants) }
    }

    /// The moves to try, legal or not: those in the region that are not `settled`, captures first, moves that only
    /// change the board, a virtual move, and a pass, which is tried first where it ends the line.
    fn moves(&self, board: &Board, color: Color, settled: &PointSet, offers: u32) -> Vec<Move> {
        let empty = board.empty();
        let taken = |point: Point| {
            let mut after = *board;
            after.place(color, point).captured.len()
        };
        let mut within: Vec<(usize, Point)> =
            (self.points & empty).without(settled).iter().map(|point| (taken(point), point)).collect();
        within.sort_by_key(|(taken, _)| std::cmp::Reverse(*taken));
        let free = empty.without(&self.points.without(settled));
        let free = free.iter().filter(|point| self.is_free(board, color, *point)).take(MOST_FREE);
        let stones = within.into_iter().map(|(_, point)| point).chain(free).map(Move::Play);
        let mut moves: Vec<Move> = stones.chain([Move::Virtual]).collect();
        moves.insert(if offers == 0 { moves.len() } else { 0 }, Move::Pass);
        moves
    }

    /// Whether a stone of `color` on `point` is legal, changes the board, and leaves its safe stones safe.
    fn is_free(&self, board: &Board, color: Color, point: Point) -> bool {
        if self.game.check(color, Move::Play(point)).is_err() {
            return false;
        }
        let mut after = *board;
        if !after.place(color, point).suicide.is_empty() {
            return false;
        }
        let alive = pass_alive(&after, color, self.game.rules().suicide).stones;
        if !self.alive[color.index()].without(&alive).is_empty() {
            return false;
        }
        let assumed = self.safe[color.index()].without(&alive);
        if assumed.is_empty() {
            return true;
        }
        let size = board.size();
        let space = PointSet::single(point).flood(size, &board.empty());
        let around = space.dilate(size) & board.occupied();
        let fills_own = around.without(&board.stones(color)).is_empty() && around.intersects(&assumed);
        let touched = after.chains(color).into_iter().filter(|chain| chain.intersects(&assumed));
        (!fills_own || space.len() >= ROOM_TO_FILL)
            && touched.into_iter().all(|chain| after.liberties(&chain).len() >= 2)
    }
}
