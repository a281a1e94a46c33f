//! A board on its way to be counted, and the steps noted so far.

use super::gather::gather;
use super::piles::Piles;
use super::steps::{MakeUpAction, MakeUpStep};
use crate::base::{Color, PointSet};
use crate::board::Board;
use crate::game::Game;
use crate::rules::Rules;
use crate::score::settlement::{Holdings, Settled};

/// A board on its way to be counted.
pub(super) struct Maker<'a> {
    pub(super) game: &'a Game,
    pub(super) dead: PointSet,
    pub(super) steps: Vec<MakeUpStep>,
    pub(super) holdings: Holdings,
    pub(super) owed: i32,
}

impl<'a> Maker<'a> {
    /// `handed_over` are the stones of each colour that the method counts as handed over for passes.
    pub(super) fn new(game: &'a Game, rules: &Rules, settled: &Settled, handed_over: [usize; 2]) -> Maker<'a> {
        let holdings = Holdings::new(&settled.parts, rules.counting, settled.end);
        let stopped = Holdings { board: *game.board(), owned: [PointSet::EMPTY; 2], public: PointSet::EMPTY };
        let owed = if rules.extra_moves { game.extra_moves() } else { 0 };
        let piles = Piles::new(game, handed_over);
        let first = MakeUpStep { action: MakeUpAction::Stop, touched: settled.dead, holdings: stopped, piles };
        let mut maker = Maker { game, dead: settled.dead, steps: vec![first], holdings, owed };
        if settled.dead.is_empty() {
            maker.steps[0].holdings = holdings;
        } else {
            maker.note(MakeUpAction::DeadOff, settled.dead);
        }
        maker
    }

    pub(super) fn note(&mut self, action: MakeUpAction, touched: PointSet) {
        let last = &self.steps[self.steps.len() - 1];
        let piles = piles_after(last, action, &self.holdings.board);
        self.steps.push(MakeUpStep { action, touched, holdings: self.holdings, piles });
    }

    /// Makes the empty points of both sides come together.
    pub(super) fn gather(&mut self) {
        let moved = gather(&mut self.holdings);
        if !moved.is_empty() {
            self.note(MakeUpAction::Gather, moved);
        }
    }
}

/// What lies next to the board after an action that turns the board of the `last` step into `to`.
fn piles_after(last: &MakeUpStep, action: MakeUpAction, to: &Board) -> Piles {
    let mut piles = last.piles;
    for color in Color::BOTH {
        let [before, after] = [&last.holdings.board, to].map(|board| board.stones(color).len());
        let (off, on) = (before.saturating_sub(after), after.saturating_sub(before));
        let side = color.index();
        match action {
            MakeUpAction::DeadOff => piles.prisoners[side] += off,
            MakeUpAction::DebtPaid { .. } | MakeUpAction::Surplus { .. } | MakeUpAction::Remainder { .. } => {
                piles.taken_off[side] += off
            }
            MakeUpAction::Refill { .. } => {
                let prisoners = on.min(piles.prisoners[side]);
                piles.prisoners[side] -= prisoners;
                piles.virtual_stones[side] -= (on - prisoners).min(piles.virtual_stones[side]);
            }
            // Every stone that is not on the board is in its bowl.
            MakeUpAction::EqualStones { in_bowl } => piles = Piles { in_bowls: Some([in_bowl; 2]), ..Piles::default() },
            // Stones change places with those in the bowls, which these methods do not count.
            _ => {}
        }
    }
    piles
}
