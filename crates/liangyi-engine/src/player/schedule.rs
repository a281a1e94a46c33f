//! How the time of a move is divided between looking for a certain win, the search, and the decision about the end of
//! the game, which may mean judging dead stones.
//!
//! A [`Schedule`] remembers what the moves of each colour have taken; a [`MoveTime`] has the time of one move. Nothing
//! here knows a game or a clock: the limits of a move come from outside.

use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::time::Deadline;

use super::playable::EndState;
use super::request::MoveRequest;
use crate::search::SearchLimits;

/// How many times the time of a move a decision about the end may take where the end is near, and where the opponent
/// offers it. [`SearchLimits::latest`] ends it before that.
const NEAR_TIMES: f64 = 1.5;
pub(super) const OFFERED_TIMES: u32 = 4;
/// The part of the time of a move that is kept for a decision whose cost is not known: where the opponent offers the
/// end, and after a move for which there was no time left to decide.
const OFFERED_PART: u32 = 2;
const UNKNOWN_PART: u32 = 4;
/// A decision that was left out is expected to cost this part of what was expected of it before.
pub(super) const KEPT_OF_COST: f64 = 0.9;
/// A decision that its deadline has cut short is expected to take this many times as long as it did.
const CUT_TIMES: u32 = 2;
/// The part of the greatest overrun of a search that is expected of the next search of the same colour.
const KEPT_OF_OVERRUN: f64 = 0.9;
/// The part of the time of a move that looking for a certain win may take.
const CERTAIN_PART: u32 = 4;

/// What earlier moves have taken, Black's first.
#[derive(Debug, Default)]
pub struct Schedule {
    /// How long the decision about the end is expected to take, by what the last one has taken; zero while the game is
    /// far from its end.
    pub(super) deciding: [Duration; 2],
    /// By how much searches overrun their time, as where other programs keep the processor.
    pub(super) overrun: [Duration; 2],
}

/// The time of one move.
#[derive(Clone, Copy, Debug)]
pub struct MoveTime {
    color: Color,
    limits: SearchLimits,
    begun: Instant,
    /// What the decision about the end is expected to take.
    cost: Duration,
    overrun: Duration,
}

impl Schedule {
    /// A move begins.
    pub fn begin(&self, request: &MoveRequest<'_>) -> MoveTime {
        let (color, limits) = (request.color, request.limits);
        let index = color.index();
        MoveTime { color, limits, begun: Instant::now(), cost: self.deciding[index], overrun: self.overrun[index] }
    }

    /// A search has taken the time `took` where `given` was meant for it.
    pub fn note_search(&mut self, turn: &MoveTime, took: Duration, given: Duration) {
        let expected = &mut self.overrun[turn.color.index()];
        *expected = took.saturating_sub(given).max(expected.mul_f64(KEPT_OF_OVERRUN));
    }

    /// A decision about the end has taken the time `took`; `is_made` says whether its deadline has left it the time.
    pub fn note_decision(&mut self, turn: &MoveTime, took: Duration, is_made: bool) {
        self.deciding[turn.color.index()] = if is_made {
            took
        } else {
            let least = turn.limits.time.unwrap_or_default() / UNKNOWN_PART;
            turn.cost.max(took.saturating_mul(CUT_TIMES)).max(least)
        };
    }

    /// A decision about the end was left out.
    pub fn note_no_decision(&mut self, turn: &MoveTime, end_state: EndState) {
        // The cost changes with the position: expect less each time until it is measured again.
        self.deciding[turn.color.index()] = match end_state {
            EndState::NotNear => Duration::ZERO,
            EndState::Near | EndState::MustDecide => turn.cost.mul_f64(KEPT_OF_COST),
        };
    }
}

impl MoveTime {
    /// When this much of the time has passed; never without a limit.
    fn by(&self, time: Option<Duration>) -> Deadline {
        Deadline::after(self.begun, time)
    }

    /// Whether the time of the move is limited.
    pub fn is_timed(&self) -> bool {
        self.limits.time.is_some()
    }

    /// When looking for a certain win ends.
    pub fn certain_by(&self) -> Deadline {
        self.by(self.limits.time.map(|time| time / CERTAIN_PART))
    }

    /// When the move has to be chosen.
    pub fn latest(&self) -> Deadline {
        self.by(self.limits.latest.or(self.limits.time))
    }

    /// The time for the search: what is left of the time of the move but for what is kept for the decision about the
    /// end, and for a second search, which takes the part of it that `second` says.
    pub fn for_search(&self, must_decide_end: bool, second: impl Fn(Duration) -> Duration) -> Option<Duration> {
        let left = self.by(self.limits.time).left()?;
        Some(left.saturating_sub(second(left) + self.overrun + self.reserved(left, must_decide_end)))
    }

    /// Whether a decision about the end that nobody asks for is worth its time: it would not take most of it.
    fn can_decide(&self) -> bool {
        self.limits.time.is_none_or(|time| self.cost <= time / 2)
    }

    /// The part of the time `left` that is kept for the decision about the end.
    fn reserved(&self, left: Duration, must_decide_end: bool) -> Duration {
        if must_decide_end {
            let most = left / OFFERED_PART;
            if self.cost.is_zero() { most } else { self.cost.min(most) }
        } else if self.can_decide() {
            self.cost
        } else {
            Duration::ZERO
        }
    }

    /// When the decision about the end has to be made; `None` where it is left out.
    pub fn decision_by(&self, end_state: EndState) -> Option<Deadline> {
        let SearchLimits { time, .. } = self.limits;
        // An opponent that passes move after move may make it necessary every time: then even that ends before the
        // clock does.
        let can_answer = time.is_none_or(|time| self.cost <= time.saturating_mul(OFFERED_TIMES));
        let most = match end_state {
            EndState::NotNear => None,
            EndState::Near => self.can_decide().then(|| time.map(|time| time.mul_f64(NEAR_TIMES))),
            EndState::MustDecide => can_answer.then(|| time.map(|time| time.saturating_mul(OFFERED_TIMES))),
        };
        most.map(|most| self.by(most).sooner(self.latest()))
    }
}
