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
use liangyi_core::line::{LineBoard, LineRules};
use rustc_hash::FxHashMap;

use super::board::ThreatBoard;

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

/// A win by continuous threats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreatWin {
    /// The attacker's moves and the replies that hold out longest, alternating, up to the five, or to the four that
    /// cannot be stopped: it has two points for five, or the one that blocks it is forbidden.
    pub line: Vec<Point>,
    /// In how many moves of both sides the game is won at the latest, the five included.
    pub wins_in: u32,
}

impl ThreatWin {
    /// The win by a move that makes five.
    pub(super) fn by_five(five: Point) -> ThreatWin {
        ThreatWin { line: vec![five], wins_in: 1 }
    }

    /// The win by a line that ends with a four that cannot be stopped.
    pub(super) fn by_fours(line: Vec<Point>) -> ThreatWin {
        let wins_in = wins_in_by_fours(&line);
        ThreatWin { line, wins_in }
    }
}

/// In how many moves of both sides a line wins that ends with a four that cannot be stopped: a stone of the other side
/// and the five come after it.
pub(super) fn wins_in_by_fours(line: &[Point]) -> u32 {
    line.len() as u32 + 2
}

/// What a search for continuous fours has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vcf {
    /// The attacker wins.
    Win(ThreatWin),
    /// Fours alone do not win.
    None,
    /// The limits did not suffice.
    Unknown,
}

/// Searches for a win of `attacker`, whose turn it is, with the fewest fours. Nobody may have five yet.
pub fn find_vcf(lines: &LineBoard, rules: LineRules, attacker: Color, limits: VcfLimits<'_>) -> Vcf {
    find_vcf_on(&mut ThreatBoard::of(lines, rules), attacker, limits)
}

/// The same on a board, which is left as it was.
pub(super) fn find_vcf_on(board: &mut ThreatBoard, attacker: Color, limits: VcfLimits<'_>) -> Vcf {
    if let Some(five) = board.fives(attacker).first() {
        return Vcf::Win(ThreatWin::by_five(five));
    }
    let mut search = FourSearch { failed: Some(FxHashMap::default()), ..FourSearch::default() };
    for fours in 1.. {
        match search.attack(board, attacker, &limits, fours) {
            FourOutcome::Win => {
                search.line.reverse();
                return Vcf::Win(ThreatWin::by_fours(search.line));
            }
            FourOutcome::NoWin => return Vcf::None,
            FourOutcome::TooShort => {}
            FourOutcome::Stopped => return Vcf::Unknown,
        }
    }
    Vcf::Unknown
}

/// What a search for a win with a number of fours has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FourOutcome {
    Win,
    NoWin,
    /// There is none with as many fours as were left.
    TooShort,
    Stopped,
}

/// How many fours a position was searched for without a win: this many where it has none at all.
const ALL: u32 = u32::MAX;

/// What a search for continuous fours keeps.
#[derive(Debug, Default)]
pub(super) struct FourSearch {
    /// The winning line, last move first.
    pub(super) line: Vec<Point>,
    /// Positions with the attacker to move that were searched.
    pub(super) nodes: u64,
    /// By position how many fours it was searched for without a win, where that is remembered.
    failed: Option<FxHashMap<u64, u32>>,
    /// The fours of the positions on the path, one position's after the other's, each with how soon it is tried.
    fours: Vec<(i16, Point)>,
}

impl FourSearch {
    /// Whether `attacker`, to move, wins with at most `left` fours, at least 1, and makes no five at once.
    pub(super) fn attack(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        limits: &VcfLimits<'_>,
        left: u32,
    ) -> FourOutcome {
        if self.nodes >= limits.nodes || self.nodes.is_multiple_of(256) && limits.is_over() {
            return FourOutcome::Stopped;
        }
        self.nodes += 1;
        let answers = match board.fives(attacker.opponent()).len() {
            0 => *board.empty(),
            1 => *board.fives(attacker.opponent()),
            _ => PointSet::EMPTY,
        };
        if let Some(four) = (board.threats(attacker) & answers).first() {
            self.line.push(four);
            return FourOutcome::Win;
        }
        let first = self.fours.len();
        for point in (*board.fours(attacker) & answers).iter() {
            self.fours.push((board.attack(attacker, point), point));
        }
        // Equal ones in the order of the points.
        self.fours[first..].sort_by_key(|four| Reverse(four.0));
        let outcome = self.try_fours(board, attacker, limits, left, first);
        self.fours.truncate(first);
        if let Some(failed) = &mut self.failed {
            match outcome {
                FourOutcome::NoWin => drop(failed.insert(board.key(attacker), ALL)),
                FourOutcome::TooShort => drop(failed.insert(board.key(attacker), left)),
                FourOutcome::Win | FourOutcome::Stopped => {}
            }
        }
        outcome
    }

    /// The same by the fours from number `first` on, each of which has one point that blocks it.
    fn try_fours(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        limits: &VcfLimits<'_>,
        left: u32,
        first: usize,
    ) -> FourOutcome {
        let mut outcome = FourOutcome::NoWin;
        for number in first..self.fours.len() {
            let point = self.fours[number].1;
            if !board.may_play(attacker, point) {
                continue;
            }
            let Some(block) = board.block(attacker, point) else { continue };
            let found = self.four(board, attacker, limits, left, (point, block));
            match found {
                FourOutcome::Win => {
                    self.line.push(point);
                    return FourOutcome::Win;
                }
                FourOutcome::NoWin => {}
                FourOutcome::TooShort => outcome = FourOutcome::TooShort,
                FourOutcome::Stopped => return FourOutcome::Stopped,
            }
        }
        outcome
    }

    /// The same by a four that is not forbidden, with the point that blocks it.
    fn four(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        limits: &VcfLimits<'_>,
        left: u32,
        (point, block): (Point, Point),
    ) -> FourOutcome {
        let defender = attacker.opponent();
        if !board.stays_free(defender, block) {
            board.place(attacker, point);
            let is_free = board.may_play(defender, block);
            board.undo();
            if !is_free {
                return FourOutcome::Win;
            }
        }
        if left == 1 {
            return FourOutcome::TooShort;
        }
        let failed = self.failed.as_ref().and_then(|failed| {
            failed.get(&(board.key(attacker) ^ stone_key(attacker, point) as u64 ^ stone_key(defender, block) as u64))
        });
        match failed {
            Some(&ALL) => return FourOutcome::NoWin,
            Some(&searched) if searched >= left - 1 => return FourOutcome::TooShort,
            Some(_) | None => {}
        }
        board.place(attacker, point);
        board.place(defender, block);
        let found = self.attack(board, attacker, limits, left - 1);
        board.undo();
        board.undo();
        if found == FourOutcome::Win {
            self.line.push(block);
        }
        found
    }
}
