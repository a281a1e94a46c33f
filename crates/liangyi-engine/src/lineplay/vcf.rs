//! Victory by continuous fours (VCF): every move of one side makes a four, so that every reply is forced.
//!
//! A win found is a proof. The attacker's moves are never forbidden; a four may win because the one point that blocks
//! it is forbidden for the other side. A four of the other side that a forced reply makes must be answered by the next
//! four.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::stone_key;
use liangyi_core::line::{LINES, LineBoard, LinePlace, LineRules, LineVerdict, verdict};
use rustc_hash::FxHashMap;

/// When the search gives up.
#[derive(Clone, Copy, Debug)]
pub struct VcfLimits<'a> {
    /// Positions with the attacker to move.
    pub nodes: u64,
    /// The moment at which it ends.
    pub deadline: Option<Instant>,
    /// Another thread ends it by setting this.
    pub stop: Option<&'a AtomicBool>,
}

impl VcfLimits<'_> {
    /// A bound on the positions alone.
    pub fn nodes(nodes: u64) -> VcfLimits<'static> {
        VcfLimits { nodes, deadline: None, stop: None }
    }

    /// Whether time is up or another thread has ended the search.
    pub(super) fn is_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// What a search for continuous fours has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vcf {
    /// The attacker wins. Its moves and the forced replies, alternating, up to the five, or to the four that cannot be
    /// answered: it has two points for five, or the one that blocks it is forbidden.
    Win(Vec<Point>),
    /// Fours alone do not win.
    None,
    /// The limits did not suffice.
    Unknown,
}

/// Searches for a win of `attacker`, whose turn it is, with the fewest fours first. Nobody may have five yet.
pub fn find_vcf(board: &LineBoard, rules: LineRules, attacker: Color, limits: VcfLimits<'_>) -> Vcf {
    if let Some(five) = fives(board, rules, attacker, 0..LINES).first() {
        return Vcf::Win(vec![five]);
    }
    let mut search = Search {
        board: *board,
        rules,
        attacker,
        makers: [0; LINES],
        live: [0; 2],
        key: 0,
        failed: FxHashMap::default(),
        nodes: 0,
        limits,
        fours: Vec::new(),
        line: Vec::new(),
    };
    (0..LINES).for_each(|line| search.update(line));
    if search.live == [0; 2] {
        return Vcf::None;
    }
    let must = fives(board, rules, attacker.opponent(), 0..LINES);
    for fours in 1.. {
        match search.attack(must, fours) {
            Outcome::Win => {
                search.line.reverse();
                return Vcf::Win(search.line);
            }
            Outcome::NoWin => return Vcf::None,
            Outcome::TooShort => {}
            Outcome::Stopped => return Vcf::Unknown,
        }
    }
    Vcf::Unknown
}

/// The points on which `color` makes five on some lines.
fn fives(board: &LineBoard, rules: LineRules, color: Color, lines: impl IntoIterator<Item = usize>) -> PointSet {
    let exact = rules.exact(color);
    let mut points = PointSet::EMPTY;
    for line in lines {
        let bits = board.line(color, line);
        if bits.own.count_ones() >= 4 {
            board.points(line, bits.fives(exact)).for_each(|point| points.insert(point));
        }
    }
    points
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Win,
    NoWin,
    /// There is none with as many fours as were left.
    TooShort,
    Stopped,
}

/// How many fours a position was searched for without a win: this many where it has none at all.
const ALL: u32 = u32::MAX;

struct Search<'a> {
    board: LineBoard,
    rules: LineRules,
    attacker: Color,
    /// By line the cells on which the attacker makes four.
    makers: [u32; LINES],
    /// The lines that have such cells.
    live: [u64; 2],
    /// The key of the stones placed since the start.
    key: u128,
    failed: FxHashMap<u128, u32>,
    nodes: u64,
    limits: VcfLimits<'a>,
    /// The fours of the positions on the path that do not win at once, one position's after the other's.
    fours: Vec<Forcing>,
    /// The winning line, last move first.
    line: Vec<Point>,
}

/// A four with one reply.
#[derive(Clone, Copy)]
struct Forcing {
    point: Point,
    /// The reply.
    block: Point,
    /// How many own stones are near enough to share a five with.
    nearby: u32,
}

/// What a move that makes four stones leads to.
enum Four {
    /// It makes no four, or is forbidden.
    None,
    /// Two points for five, or one that is forbidden for the other side.
    Wins,
    Blocked {
        block: Point,
        nearby: u32,
    },
}

impl Search<'_> {
    fn update(&mut self, line: usize) {
        let bits = self.board.line(self.attacker, line);
        let enough = bits.own.count_ones() >= 3;
        self.makers[line] = if enough { bits.four_makers(self.rules.exact(self.attacker)) } else { 0 };
        let bit = 1 << (line % 64);
        match self.makers[line] {
            0 => self.live[line / 64] &= !bit,
            _ => self.live[line / 64] |= bit,
        }
    }

    fn place(&mut self, color: Color, point: Point) -> [LinePlace; 4] {
        self.board.place(color, point);
        self.changed(color, point)
    }

    fn remove(&mut self, color: Color, point: Point) {
        self.board.remove(color, point);
        self.changed(color, point);
    }

    fn changed(&mut self, color: Color, point: Point) -> [LinePlace; 4] {
        self.key ^= stone_key(color, point);
        let places = self.board.places(point);
        places.into_iter().for_each(|place| self.update(place.line));
        places
    }

    /// The points on which the attacker makes four.
    fn candidates(&self) -> PointSet {
        let mut points = PointSet::EMPTY;
        for (word, lines) in self.live.into_iter().enumerate() {
            let mut lines = lines;
            while lines != 0 {
                let line = 64 * word + lines.trailing_zeros() as usize;
                lines &= lines - 1;
                self.board.points(line, self.makers[line]).for_each(|point| points.insert(point));
            }
        }
        points
    }

    /// Whether the attacker wins with at most `left` fours, at least 1. `must` has the points on which the other side
    /// makes five.
    fn attack(&mut self, must: PointSet, left: u32) -> Outcome {
        if let Some(&searched) = self.failed.get(&self.key)
            && searched >= left
        {
            return if searched == ALL { Outcome::NoWin } else { Outcome::TooShort };
        }
        if self.nodes >= self.limits.nodes || self.nodes.is_multiple_of(256) && self.limits.is_over() {
            return Outcome::Stopped;
        }
        self.nodes += 1;
        let candidates = match must.len() {
            0 => self.candidates(),
            1 => self.candidates() & must,
            _ => PointSet::EMPTY,
        };
        let first = self.fours.len();
        for point in candidates.iter() {
            match self.four(point) {
                Four::None => {}
                Four::Wins => {
                    self.fours.truncate(first);
                    self.line.push(point);
                    return Outcome::Win;
                }
                Four::Blocked { block, nearby } => self.fours.push(Forcing { point, block, nearby }),
            }
        }
        let outcome = match left {
            _ if self.fours.len() == first => Outcome::NoWin,
            1 => Outcome::TooShort,
            _ => self.search(first, left),
        };
        self.fours.truncate(first);
        match outcome {
            Outcome::NoWin => drop(self.failed.insert(self.key, ALL)),
            Outcome::TooShort => drop(self.failed.insert(self.key, left)),
            Outcome::Win | Outcome::Stopped => {}
        }
        outcome
    }

    /// The same where none of the fours from number `first` on wins at once. Those with more own stones around them are
    /// searched first: they are more likely to make the next four.
    fn search(&mut self, first: usize, left: u32) -> Outcome {
        self.fours[first..].sort_by_key(|four| Reverse(four.nearby));
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let mut outcome = Outcome::NoWin;
        for number in first..self.fours.len() {
            let Forcing { point, block, .. } = self.fours[number];
            self.place(attacker, point);
            let places = self.place(defender, block);
            let must = fives(&self.board, self.rules, defender, places.map(|place| place.line));
            let found = self.attack(must, left - 1);
            self.remove(defender, block);
            self.remove(attacker, point);
            match found {
                Outcome::Win => {
                    self.line.extend([block, point]);
                    return Outcome::Win;
                }
                Outcome::NoWin => {}
                Outcome::TooShort => outcome = Outcome::TooShort,
                Outcome::Stopped => return Outcome::Stopped,
            }
        }
        outcome
    }

    /// What a four on `point` leads to.
    fn four(&mut self, point: Point) -> Four {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let exact = self.rules.exact(attacker);
        let mut blocks = PointSet::EMPTY;
        let mut nearby = 0;
        for place in self.board.places(point) {
            let line = self.board.line(attacker, place.line);
            nearby += line.near(place.cell);
            let fives = line.with(place.cell).fives_with(exact, place.cell);
            self.board.points(place.line, fives).for_each(|point| blocks.insert(point));
        }
        // Four stones that cannot become five make no four.
        let Some(block) = blocks.first() else { return Four::None };
        if verdict(&self.board, self.rules, attacker, point) == LineVerdict::Forbidden {
            return Four::None;
        }
        if blocks.len() > 1 {
            return Four::Wins;
        }
        if self.rules.restricts(defender) {
            self.board.place(attacker, point);
            let answer = verdict(&self.board, self.rules, defender, block);
            self.board.remove(attacker, point);
            if answer == LineVerdict::Forbidden {
                return Four::Wins;
            }
        }
        Four::Blocked { block, nearby }
    }
}
