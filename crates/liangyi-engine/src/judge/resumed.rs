//! Play resumed after a stop: what a closed region is worth under the ruleset's own legality, history included.
//!
//! [`RegionSearch`](super::region::RegionSearch) takes it that a ko may be retaken after any other move. That is wrong
//! where a ban on repetition keeps a side from retaking and it has no other move that changes the board: a false eye
//! stays an eye then (假生 becomes 真活). Here every move is checked and made by [`Game`]. Two offers to end in a row end
//! the line; a move that makes the game a draw is not tried, as it decides nothing about stones.
//!
//! Safe stones are assumed to stay safe, as in the region search: no move outside the region needs an answer, and
//! neither side plays one that costs it the life of its own safe stones. So a move outside only changes the board, and
//! one or two of them stand for all ([`MOST_FREE`]). It gives a ko back to the side that needs no more than that, and
//! is no threat: the opponent plays on in the region. What such a move costs at the count is not considered.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::{Board, pass_alive};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Repetition;
use liangyi_core::time::Deadline;

use super::region::ClosedRegion;

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
        Repetition::Simple | Repetition::NullMove => return false,
        Repetition::Positional | Repetition::Situational | Repetition::NoRegression | Repetition::TwoMoveWindow => {}
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
        if offers == 2 {
            return Some(self.region.count(&stones) >= goal);
        }
        let points = self.points.len() as i32;
        let black = self.region.certain(&stones, Color::Black);
        if 2 * black.count_ones() as i32 - points >= goal {
            return Some(true);
        }
        let white = self.region.certain(&stones, Color::White);
        if points - 2 * (white.count_ones() as i32) < goal {
            return Some(false);
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
