//! Full search of small closed regions: what they are worth with either side to move first, and how they end.
//!
//! Either side may play in a region or pass; two passes in a row end the line, and the region is counted as it then
//! stands, but for what is certain. A ko may be retaken after any other move, a pass included, and no position of a
//! line may come back with the same side to move: so a fight goes once all ko threats elsewhere have been removed,
//! which settles a bent four in the corner.

use liangyi_core::base::{Color, Point};
use liangyi_core::time::Deadline;
use rustc_hash::FxHashMap;

use super::region::{ClosedRegion, MOST_POINTS, Set, bits};

/// The depth of a search in moves: at first, and at the most.
const DEPTHS: (usize, usize) = (6, 40);
/// The most moves of a line that is shown.
const SHOWN: usize = 24;
/// The most moves until a region is played out.
const LONGEST: usize = 80;
/// Positions between two looks at the clock.
const POSITIONS_AT_A_TIME: u32 = 64;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    stones: [Set; 2],
    ko: Set,
    color: Color,
    passed: bool,
}

/// How a region ends.
#[derive(Clone, Copy, Debug)]
pub struct RegionEnd {
    /// What it is worth to Black.
    pub value: i32,
    /// The stones that are captured, or will be.
    pub lost: Set,
}

/// Answers whether a region is worth at least some goal, with a bound on the positions it searches.
pub struct RegionSearch<'a> {
    region: &'a ClosedRegion,
    /// Positions that may still be searched; 0 once the deadline has passed.
    pub budget: u32,
    deadline: Deadline,
    known: FxHashMap<Node, Known>,
    line: Vec<([Set; 2], Color)>,
    /// Whether the answer holds only on the line it was found on, because a position could not come back.
    tied: bool,
    depth: usize,
    /// How often a move on a point was the answer: such moves are tried first.
    worked: [[u32; MOST_POINTS]; 2],
}

/// A move to be searched.
struct Tried {
    worth: (u32, u32),
    point: usize,
    stones: [Set; 2],
    ko: Set,
}

/// What has been found of a position.
#[derive(Clone, Copy)]
struct Known {
    /// Black gets this, and does not get that.
    bounds: (i32, i32),
    /// A goal that is between them, and the depth within which there is no answer for it.
    open: (i32, usize),
}

impl Known {
    const NOTHING: Known = Known { bounds: (i32::MIN, i32::MAX), open: (0, 0) };

    /// Whether Black gets `goal`.
    fn answer(&self, goal: i32) -> Option<bool> {
        let (got, missed) = self.bounds;
        if goal <= got { Some(true) } else { (goal >= missed).then_some(false) }
    }
}

impl<'a> RegionSearch<'a> {
    /// A search of at most `budget` positions, which ends at `deadline`.
    pub fn new(region: &'a ClosedRegion, budget: u32, deadline: Deadline) -> RegionSearch<'a> {
        let worked = [[0; MOST_POINTS]; 2];
        RegionSearch {
            region,
            budget,
            deadline,
            known: FxHashMap::default(),
            line: Vec::new(),
            tied: false,
            depth: 0,
            worked,
        }
    }

    /// Whether Black gets `goal` or more when `first` plays first; `None` where the budget or the depth does not
    /// suffice.
    pub fn reaches(&mut self, goal: i32, first: Color) -> Option<bool> {
        self.answer(Node { stones: self.region.start, ko: 0, color: first, passed: false }, goal)
    }

    /// Whether Black gets `goal` or more from `node` on, after the moves of the line.
    fn answer(&mut self, node: Node, goal: i32) -> Option<bool> {
        // Iterative deepening: a refutation is mostly short, and the lines that it cuts off may be endless.
        for depth in (DEPTHS.0..=DEPTHS.1).step_by(2) {
            self.depth = self.line.len() + depth;
            self.tied = false;
            let answer = self.black_gets(node, goal);
            if answer.is_some() || self.budget == 0 {
                return answer;
            }
        }
        None
    }

    /// What Black gets at most when `first` plays first; `None` where the budget or the depth does not suffice.
    fn value(&mut self, first: Color) -> Option<i32> {
        let points = self.region.points.len() as i32;
        let (mut value, mut above) = (-points, points + 1);
        while above - value > 1 {
            let goal = (value + above).div_euclid(2);
            if self.reaches(goal, first)? {
                value = goal;
            } else {
                above = goal;
            }
        }
        Some(value)
    }

    /// How the region ends when `first` plays first, both sides get what they can, and neither plays where it may as
    /// well pass; `None` where the budget or the depth does not suffice.
    pub fn end(&mut self, first: Color) -> Option<RegionEnd> {
        let value = self.value(first)?;
        let mut node = Node { stones: self.region.start, ko: 0, color: first, passed: false };
        let mut moves = 0;
        let end = loop {
            let certain = Color::BOTH.map(|color| self.region.certain(&node.stones, color));
            let is_known = certain[0] | certain[1] == self.region.all;
            let ends = node.passed && self.region.settled_count(&node.stones, certain) == value;
            if is_known || ends {
                let stones = [0, 1].map(|i| node.stones[i] & !certain[1 - i]);
                break Some(stones);
            }
            let next = self.next_moves(&node, certain).into_iter().find(|next| self.keeps(*next, value, node.color));
            let Some(next) = next.filter(|_| moves < LONGEST) else { break None };
            self.line.push((node.stones, node.color));
            node = next;
            moves += 1;
        };
        self.line.clear();
        let start = self.region.start;
        end.map(|stones| RegionEnd { value, lost: start[0] & !stones[0] | start[1] & !stones[1] })
    }

    /// The positions after a pass, which comes first, and after each move where it is not `certain` whose the point is.
    fn next_moves(&self, node: &Node, certain: [Set; 2]) -> Vec<Node> {
        let region = self.region;
        let color = node.color.opponent();
        let open = region.all & !(node.stones[0] | node.stones[1] | certain[0] | certain[1]) & !node.ko;
        let pass = (!node.passed).then_some(Node { ko: 0, color, passed: true, ..*node });
        let played = bits(open).filter_map(|point| {
            let (stones, ko) = region.play(&node.stones, node.color, point)?;
            (!self.line.contains(&(stones, color))).then_some(Node { stones, ko, color, passed: false })
        });
        pass.into_iter().chain(played).collect()
    }

    /// Whether the side that has moved to `node` still gets what it can where the region is worth `value` to Black.
    fn keeps(&mut self, node: Node, value: i32, mover: Color) -> bool {
        match mover {
            Color::Black => self.answer(node, value) == Some(true),
            Color::White => self.answer(node, value + 1) == Some(false),
        }
    }

    /// The moves of a line that shows the answer to [`RegionSearch::reaches`], passes included, after it was found: the
    /// side that gets what it wants plays what gets it, the other what it has tried first.
    pub fn shown(&mut self, goal: i32, first: Color) -> Vec<Option<Point>> {
        let mut node = Node { stones: self.region.start, ko: 0, color: first, passed: false };
        let Some(answer) = self.reaches(goal, first) else { return Vec::new() };
        let mut moves = Vec::new();
        self.depth = DEPTHS.1;
        while moves.len() < SHOWN && !self.is_plain(&node, goal) {
            let next = self.next_shown(&node, goal, answer);
            let Some((point, after)) = next else { break };
            moves.push(point.map(|point| self.region.points[point]));
            let is_end = node.passed && after.passed;
            self.line.push((node.stones, node.color));
            node = after;
            if is_end {
                break;
            }
        }
        self.line.clear();
        moves
    }

    /// Whether the stones show by themselves whether Black gets `goal`.
    fn is_plain(&self, node: &Node, goal: i32) -> bool {
        let points = self.region.points.len() as i32;
        let [black, white] = Color::BOTH.map(|color| self.region.certain(&node.stones, color).count_ones() as i32);
        2 * black - points >= goal || points - 2 * white < goal
    }

    /// A move after which the answer is still `answer`, and the position after it. What changes most on the board comes
    /// first for the side that cannot change the answer.
    fn next_shown(&mut self, node: &Node, goal: i32, answer: bool) -> Option<(Option<usize>, Node)> {
        let region = self.region;
        let opponent = node.color.opponent();
        let passed = Node { ko: 0, color: opponent, passed: true, ..*node };
        let is_winner = answer == (node.color == Color::Black);
        let certain = Color::BOTH.map(|color| region.certain(&node.stones, color));
        if node.passed && is_winner && (region.settled_count(&node.stones, certain) >= goal) == answer {
            return Some((None, passed));
        }
        let open = region.all & !(node.stones[0] | node.stones[1]) & !node.ko;
        let mut after: Vec<(u32, usize, Node)> = bits(open)
            .filter_map(|point| {
                let (stones, ko) = region.play(&node.stones, node.color, point)?;
                let is_new = !self.line.contains(&(stones, opponent));
                let other = opponent.index();
                let taken = node.stones[other].count_ones() - stones[other].count_ones();
                is_new.then_some((taken, point, Node { stones, ko, color: opponent, passed: false }))
            })
            .collect();
        let worked = self.worked[node.color.index()];
        after.sort_by_key(|(taken, point, _)| std::cmp::Reverse((*taken, worked[*point])));
        if !is_winner && !node.passed && after.is_empty() {
            return Some((None, passed));
        }
        let kept = after.into_iter().find(|(.., next)| self.black_gets(*next, goal) == Some(answer));
        match kept {
            Some((_, point, next)) => Some((Some(point), next)),
            None if self.black_gets(passed, goal) == Some(answer) => Some((None, passed)),
            None => None,
        }
    }

    fn black_gets(&mut self, node: Node, goal: i32) -> Option<bool> {
        let left = self.depth.saturating_sub(self.line.len());
        if let Some(known) = self.known.get(&node) {
            match known.answer(goal) {
                None if known.open.0 == goal && known.open.1 >= left => return None,
                None => {}
                answer => return answer,
            }
        }
        let region = self.region;
        let points = region.points.len() as i32;
        let black = region.certain(&node.stones, Color::Black);
        if 2 * black.count_ones() as i32 - points >= goal {
            return Some(true);
        }
        let white = region.certain(&node.stones, Color::White);
        if points - 2 * (white.count_ones() as i32) < goal {
            return Some(false);
        }
        if self.budget == 0 || left == 0 {
            return None;
        }
        self.budget -= 1;
        if self.budget.is_multiple_of(POSITIONS_AT_A_TIME) && self.deadline.has_passed() {
            self.budget = 0;
            return None;
        }
        let wants = node.color == Color::Black;
        let outside = std::mem::replace(&mut self.tied, false);
        self.line.push((node.stones, node.color));
        let found = self.any_move(&node, goal, wants, [black, white]);
        self.line.pop();
        let answer = found.map(|found| found == wants);
        let known = self.known.entry(node).or_insert(Known::NOTHING);
        match answer {
            Some(true) if !self.tied => known.bounds.0 = known.bounds.0.max(goal),
            Some(false) if !self.tied => known.bounds.1 = known.bounds.1.min(goal),
            None if self.budget > 0 => known.open = (goal, left),
            _ => {}
        }
        self.tied |= outside;
        answer
    }

    /// Whether a move gives the mover what it wants: that `goal` is reached, or that it is not.
    fn any_move(&mut self, node: &Node, goal: i32, wants: bool, certain: [Set; 2]) -> Option<bool> {
        let region = self.region;
        let opponent = node.color.opponent();
        let mut open_ends = false;
        let mut gets = |after: Option<bool>| match after {
            Some(gets) => gets == wants,
            None => {
                open_ends = true;
                false
            }
        };
        // A pass that ends the line is counted at once; any other gives the opponent two moves in a row, and is tried
        // last.
        let stands = (region.settled_count(&node.stones, certain) >= goal) == wants;
        if node.passed && stands {
            return Some(true);
        }
        let passed = Node { ko: 0, color: opponent, passed: true, ..*node };
        if stands && gets(self.black_gets(passed, goal)) {
            return Some(true);
        }
        let open = region.all & !(node.stones[0] | node.stones[1]) & !(certain[0] | certain[1]) & !node.ko;
        let mut moves: Vec<Tried> = Vec::new();
        for point in bits(open) {
            if let Some((stones, ko)) = region.play(&node.stones, node.color, point) {
                if self.line.contains(&(stones, opponent)) {
                    self.tied = true;
                    continue;
                }
                let other = opponent.index();
                let taken = node.stones[other].count_ones() - stones[other].count_ones();
                let worth = (taken, self.worked[node.color.index()][point]);
                moves.push(Tried { worth, point, stones, ko });
            }
        }
        moves.sort_by_key(|tried| std::cmp::Reverse(tried.worth));
        for Tried { point, stones, ko, .. } in moves {
            if gets(self.black_gets(Node { stones, ko, color: opponent, passed: false }, goal)) {
                self.worked[node.color.index()][point] += 1;
                return Some(true);
            }
        }
        if !node.passed && !stands && gets(self.black_gets(passed, goal)) {
            return Some(true);
        }
        if open_ends { None } else { Some(false) }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{PointSet, Size};
    use liangyi_core::board::Board;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// The same search with nothing but the rules: every move is tried, and what stands at the end counts.
    struct Plain<'a> {
        region: &'a ClosedRegion,
        line: Vec<([Set; 2], Color)>,
        left: u32,
    }

    impl Plain<'_> {
        /// What Black gets from `node` on, between bounds; `None` where that takes too long.
        fn value(&mut self, node: Node, mut least: i32, mut most: i32) -> Option<i32> {
            self.left = self.left.checked_sub(1)?;
            let region = self.region;
            let next = node.color.opponent();
            let is_black = node.color == Color::Black;
            let mut best = if is_black { i32::MIN } else { i32::MAX };
            self.line.push((node.stones, node.color));
            for point in std::iter::once(None).chain((0..region.points.len()).map(Some)) {
                let value = match point {
                    None if node.passed => Some(region.count(&node.stones)),
                    None => self.value(Node { ko: 0, color: next, passed: true, ..node }, least, most),
                    Some(point) if (node.stones[0] | node.stones[1] | node.ko) >> point & 1 == 1 => continue,
                    Some(point) => match region.play(&node.stones, node.color, point) {
                        Some((stones, ko)) if !self.line.contains(&(stones, next)) => {
                            self.value(Node { stones, ko, color: next, passed: false }, least, most)
                        }
                        _ => continue,
                    },
                };
                let Some(value) = value else {
                    self.line.pop();
                    return None;
                };
                if is_black {
                    best = best.max(value);
                    least = least.max(value);
                } else {
                    best = best.min(value);
                    most = most.min(value);
                }
                if least >= most {
                    break;
                }
            }
            self.line.pop();
            Some(best)
        }
    }

    #[test]
    fn small_regions_are_worth_what_a_plain_search_finds() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let size = Size::new(5, 4).expect("a size");
        let (mut compared, mut differ) = (0, Vec::new());
        for _ in 0..6_000 {
            let mut board = Board::new(size);
            let mut points = PointSet::EMPTY;
            for point in size.points() {
                let (x, y) = size.coordinates(point);
                let is_inside = (1..4).contains(&x) && (1..3).contains(&y) || (x, y) == (1, 0);
                if is_inside {
                    points.insert(point);
                }
                if !is_inside || rng.random_bool(0.5) {
                    board.place(if rng.random_bool(0.5) { Color::Black } else { Color::White }, point);
                }
            }
            // The stones around a region are never taken.
            if !board.empty().without(&points).is_empty() {
                continue;
            }
            let region = ClosedRegion::new(&board, &points).expect("a small region");
            for first in Color::BOTH {
                let mut plain = Plain { region: &region, line: Vec::new(), left: 20_000 };
                let root = Node { stones: region.start, ko: 0, color: first, passed: false };
                let Some(expected) = plain.value(root, i32::MIN, i32::MAX) else { continue };
                let mut search = RegionSearch::new(&region, 1_000_000, Deadline::NONE);
                let found = search.value(first).expect("a value");
                compared += 1;
                if found != expected {
                    differ.push(format!("{first} first: {found}, not {expected}\n{board}"));
                }
            }
        }
        assert!(compared > 1_000, "only {compared} were compared");
        assert!(differ.is_empty(), "{} of {compared}:\n{}", differ.len(), differ[..differ.len().min(6)].join("\n"));
    }
}
