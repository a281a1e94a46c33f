//! Every first move that wins by threats: by fours alone, and by threes and fours.
//!
//! All first moves are searched a little, then those that are undecided more and more, so that a hard one does not
//! take the time of the others.

use std::time::Instant;

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::line::{LineBoard, LineRules};

use super::board::ThreatBoard;
use super::vcf::{ThreatWin, Vcf, VcfLimits, find_vcf_on};
use super::vct::{FirstMove, ThreatSearch};

/// The first moves of one kind, and what they lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThreatMoves {
    /// Those that win, the soonest win first; the line begins with the move.
    pub wins: Vec<ThreatWin>,
    /// Those of which it is proved that no further threats win after them, in the order of the points.
    pub refuted: Vec<RefutedThreat>,
    /// Those for which the limits did not suffice, in the order of the points.
    pub undecided: Vec<Point>,
}

/// A threat after which no further threats win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefutedThreat {
    /// The threat.
    pub point: Point,
    /// A reply that refutes it; `None` where it threatens nothing, since the four that would follow is forbidden.
    pub reply: Option<Point>,
}

/// All first moves of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThreatSolution {
    /// Wins in which every move makes a four, with the fewest fours after each first move.
    pub fours: ThreatMoves,
    /// Wins in which every move makes a four or an open three. Moves that win by fours alone are among them.
    pub threats: ThreatMoves,
}

impl ThreatSolution {
    /// The soonest win that was found; of two that are as soon, one by fours alone.
    pub fn soonest(&self) -> Option<&ThreatWin> {
        [&self.fours, &self.threats].into_iter().filter_map(|moves| moves.wins.first()).min_by_key(|win| win.wins_in)
    }
}

/// Positions that are searched for a first move at first, and by how much it is searched more each time.
const FIRST_NODES: u64 = 2_000;
const MORE: u64 = 8;
/// The part of the time that wins by fours alone may take.
const FOURS_PART: u32 = 4;

/// Finds all first moves of `attacker`, as if it were its turn, that win by threats. Nobody may have five yet. The
/// bound on positions is for each first move.
pub fn solve_threats(lines: &LineBoard, rules: LineRules, attacker: Color, limits: VcfLimits<'_>) -> ThreatSolution {
    let board = ThreatBoard::of(lines, rules);
    let fives = *board.fives(attacker);
    if !fives.is_empty() {
        let wins = fives.iter().map(ThreatWin::by_five).collect();
        let only = ThreatMoves { wins, ..ThreatMoves::default() };
        return ThreatSolution { fours: only.clone(), threats: only };
    }
    let fours_limits = VcfLimits {
        deadline: limits.deadline.map(|end| {
            let now = Instant::now();
            now + end.saturating_duration_since(now) / FOURS_PART
        }),
        ..limits
    };
    let mut search = ThreatSearch::new(board.clone(), attacker, limits);
    let first_moves = search.first_moves();
    let mut four = |point, nodes| after_four(&mut board.clone(), attacker, point, VcfLimits { nodes, ..fours_limits });
    let fours = in_rounds(first_moves & *board.fours(attacker), fours_limits, &mut four);
    // What wins by fours is not searched again.
    let won: PointSet = fours.wins.iter().filter_map(|win| win.line.first().copied()).collect();
    let others = first_moves.without(&won);
    let mut threats = in_rounds(others, limits, &mut |point, nodes| search.after(point, nodes));
    threats.wins.extend(fours.wins.iter().cloned());
    sort(&mut threats.wins);
    ThreatSolution { fours, threats }
}

/// Searches each of the moves with rising bounds until all are decided or the limits end it.
fn in_rounds(moves: PointSet, limits: VcfLimits<'_>, attempt: &mut dyn FnMut(Point, u64) -> FirstMove) -> ThreatMoves {
    let mut found = ThreatMoves { undecided: moves.iter().collect(), ..ThreatMoves::default() };
    let mut nodes = FIRST_NODES.min(limits.nodes);
    loop {
        for point in std::mem::take(&mut found.undecided) {
            let outcome = if limits.is_over() { FirstMove::Unknown } else { attempt(point, nodes) };
            match outcome {
                FirstMove::Wins(win) => found.wins.push(win),
                FirstMove::Refuted(reply) => found.refuted.push(RefutedThreat { point, reply }),
                FirstMove::Unknown => found.undecided.push(point),
            }
        }
        if found.undecided.is_empty() || nodes >= limits.nodes || limits.is_over() {
            break;
        }
        nodes = nodes.saturating_mul(MORE).min(limits.nodes);
    }
    sort(&mut found.wins);
    found.refuted.sort_by_key(|refuted| refuted.point.index());
    found
}

fn sort(wins: &mut [ThreatWin]) {
    wins.sort_by_key(|win| (win.wins_in, win.line.first().map(|point| point.index())));
}

/// What a four leads to if only fours follow.
fn after_four(board: &mut ThreatBoard, attacker: Color, four: Point, limits: VcfLimits<'_>) -> FirstMove {
    let defender = attacker.opponent();
    board.place(attacker, four);
    let fives = *board.fives(attacker);
    let Some(block) = fives.first().filter(|&block| fives.len() == 1 && board.may_play(defender, block)) else {
        return FirstMove::Wins(ThreatWin::by_fours(vec![four]));
    };
    board.place(defender, block);
    match find_vcf_on(board, attacker, limits) {
        Vcf::Win(ThreatWin { line: rest, wins_in }) => {
            let line = [four, block].into_iter().chain(rest).collect();
            FirstMove::Wins(ThreatWin { line, wins_in: wins_in + 2 })
        }
        Vcf::None => FirstMove::Refuted(Some(block)),
        Vcf::Unknown => FirstMove::Unknown,
    }
}
