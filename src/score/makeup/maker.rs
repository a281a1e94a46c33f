//! A board on its way to be counted, and the steps noted so far.

use super::gather::gathered;
use super::steps::{Action, Step};
use crate::base::{Color, PointSet};
use crate::game::Game;
use crate::rules::Rules;
use crate::score::settlement::{Holdings, Settled};

/// A board on its way to be counted.
pub(super) struct Maker<'a> {
    pub(super) game: &'a Game,
    pub(super) dead: PointSet,
    pub(super) steps: Vec<Step>,
    pub(super) holdings: Holdings,
    pub(super) owed: i32,
}

impl<'a> Maker<'a> {
    pub(super) fn new(game: &'a Game, rules: &Rules, settled: &Settled) -> Maker<'a> {
        let holdings = Holdings::new(&settled.parts, rules.counting, settled.end);
        let stopped = Holdings { board: *game.board(), owned: [PointSet::EMPTY; 2], public: PointSet::EMPTY };
        let owed = if rules.extra_moves { game.extra_moves() } else { 0 };
        let first = Step { action: Action::Stop, touched: settled.dead, holdings: stopped };
        let mut maker = Maker { game, dead: settled.dead, steps: vec![first], holdings, owed };
        if settled.dead.is_empty() {
            maker.steps[0].holdings = holdings;
        } else {
            maker.note(Action::DeadOff, settled.dead);
        }
        maker
    }

    pub(super) fn note(&mut self, action: Action, touched: PointSet) {
        self.steps.push(Step { action, touched, holdings: self.holdings });
    }

    /// Makes the empty points of both sides come together.
    pub(super) fn gather(&mut self) {
        let mut moved = PointSet::EMPTY;
        for color in Color::BOTH {
            let (before, after) = (self.holdings.owned[color.index()], gathered(&self.holdings, color));
            let (opened, closed) = (after.without(&before), before.without(&after));
            self.holdings.withdraw(color, &opened);
            self.holdings.fill(color, &closed);
            moved |= opened | closed;
        }
        if !moved.is_empty() {
            self.note(Action::Gather, moved);
        }
    }
}
