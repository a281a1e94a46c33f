//! The methods themselves, as articles 40-43 of counting points and article 22 of counting living stones have them.

use std::cmp::Reverse;

use super::gather::{inner_stones, to_fill, to_give_up, to_withdraw};
use super::maker::Maker;
use super::steps::{Action, Compared};
use crate::base::{Color, PointSet};
use crate::game::End;
use crate::score::settlement::Settled;
use crate::score::territory::Parts;

impl Maker<'_> {
    fn stones(&self, color: Color) -> usize {
        self.holdings.board.stones(color).len()
    }

    fn territory(&self, color: Color) -> usize {
        self.holdings.owned[color.index()].len()
    }

    fn held(&self, color: Color) -> usize {
        self.stones(color) + self.territory(color)
    }

    /// The most that both sides could have of stones, or of points.
    fn both_hold(&self) -> usize {
        self.held(Color::Black).min(self.held(Color::White))
    }

    /// Fills own points or takes own stones off until `color` has `wanted` stones; the points touched.
    fn set_stones(&mut self, color: Color, wanted: usize) -> PointSet {
        let stones = self.stones(color);
        if stones < wanted {
            let points = to_fill(&self.holdings, color, wanted - stones);
            self.holdings.fill(color, &points);
            points
        } else {
            let points = to_withdraw(&self.holdings, color, stones - wanted);
            self.holdings.withdraw(color, &points);
            points
        }
    }

    /// Art. 38: who made n more moves with a stone in the contest takes n border stones off.
    fn pay_debt(&mut self) {
        let debtor = match self.owed {
            0 => return,
            1.. => Color::Black,
            _ => Color::White,
        };
        let given = to_give_up(&self.holdings, debtor, self.owed.unsigned_abs() as usize);
        if !given.is_empty() {
            self.holdings.give_up(debtor, &given);
            self.owed -= debtor.sign() * given.len() as i32;
            self.note(Action::DebtPaid(debtor), given);
        }
    }

    /// Art. 30: stones and basic eyes. A natural end leaves nothing to fill: there a side has its stones and its
    /// liberties.
    pub(super) fn stones_and_eyes(&mut self, settled: &Settled) -> Compared {
        match settled.end {
            End::Agreed => self.fill_but_eyes(&settled.parts),
            End::Natural => {}
        }
        Compared::Points
    }

    /// Art. 41: equal territory, stones compared; `agreed` empty points each, or as many as are handy.
    pub(super) fn equal_territory(&mut self, agreed: Option<usize>) -> Compared {
        let points = agreed.unwrap_or_else(|| self.handy_territory()).min(self.both_hold());
        let touched = PointSet::union(Color::BOTH.map(|color| self.set_stones(color, self.held(color) - points)));
        if !touched.is_empty() {
            self.note(Action::EqualTerritory { points }, touched);
        }
        self.gather();
        Compared::Stones
    }

    /// The number of empty points each, of those that make good blocks (even while small, tens beyond), that leaves the
    /// border where it is and exchanges the fewest stones and points; the largest of several.
    fn handy_territory(&self) -> usize {
        let most = self.territory(Color::Black).max(self.territory(Color::White));
        let step = if most < 20 { 2 } else { 10 };
        let exchanged = |points: usize| {
            let sides = Color::BOTH.map(|color| {
                let off = points.saturating_sub(self.territory(color));
                let opened = off.saturating_sub(inner_stones(&self.holdings, color).len());
                (opened, self.territory(color).abs_diff(points))
            });
            (sides[0].0 + sides[1].0, sides[0].1 + sides[1].1)
        };
        let numbers = (0..=self.both_hold()).step_by(step);
        numbers.min_by_key(|points| (exchanged(*points), Reverse(*points))).unwrap_or_default()
    }

    /// Art. 42A: equal stones, territory compared, from bowls that hold half the board.
    pub(super) fn equal_stones(&mut self) -> Compared {
        self.pay_debt();
        let bowl = self.game.size().area().div_ceil(2);
        let most = self.stones(Color::Black).max(self.stones(Color::White));
        let stones = most.min(bowl).min(self.both_hold());
        let touched = self.set_stones(Color::Black, stones) | self.set_stones(Color::White, stones);
        self.note(Action::EqualStones { in_bowl: bowl - stones }, touched);
        self.gather();
        Compared::Territory
    }

    /// Art. 42B: equal stones by filling in all that were ever played.
    pub(super) fn refill(&mut self) -> Compared {
        let mut outside = Color::BOTH.map(|color| {
            let dead = (self.game.board().stones(color) & self.dead).len();
            self.game.prisoners(color.opponent()) as usize + dead + self.game.virtual_stones(color) as usize
        });
        self.pay_debt();
        let fits = Color::BOTH.into_iter().all(|color| outside[color.index()] <= self.territory(color));
        if !fits {
            // A surplus of stones would only make the remainder larger: it stays outside for good.
            let totals = Color::BOTH.map(|color| self.stones(color) + outside[color.index()]);
            for color in Color::BOTH {
                let surplus = totals[color.index()].saturating_sub(totals[color.opponent().index()]);
                outside[color.index()] -= surplus.min(outside[color.index()]);
            }
        }
        let mut filled = PointSet::EMPTY;
        for color in Color::BOTH {
            let room = outside[color.index()].min(self.territory(color));
            filled |= self.set_stones(color, self.stones(color) + room);
            outside[color.index()] -= room;
        }
        if !filled.is_empty() {
            self.note(Action::Refill { left: outside }, filled);
        }
        for color in Color::BOTH {
            let fewer = outside[color.opponent().index()].saturating_sub(outside[color.index()]);
            let more = self.stones(color).saturating_sub(self.stones(color.opponent()));
            let (remainder, surplus) = (fewer.min(more), more - fewer.min(more));
            for (count, action) in [(remainder, Action::Remainder(color)), (surplus, Action::Surplus(color))] {
                let off = self.set_stones(color, self.stones(color) - count);
                if !off.is_empty() {
                    self.note(action, off);
                }
            }
        }
        self.gather();
        Compared::Territory
    }

    /// Where stones alone count: leaves each side only those of its empty points on which stones can live, so without
    /// basic eyes, and none at all at a natural end.
    pub(super) fn set_eyes_aside(&mut self, settled: &Settled) {
        let eyes = match settled.end {
            End::Agreed => {
                let size = self.game.size();
                PointSet::union(settled.parts.groups.iter().map(|group| group.eye_points(size)))
            }
            End::Natural => self.holdings.board.empty(),
        };
        let owned = self.holdings.owned[0] | self.holdings.owned[1];
        self.holdings.owned = self.holdings.owned.map(|points| points.without(&eyes));
        if owned.intersects(&eyes) {
            self.note(Action::EyesAside, owned & eyes);
        }
    }

    /// Art. 43: everything filled, public points with as many stones of each.
    pub(super) fn fill_all(&mut self) -> Compared {
        self.pay_debt();
        let mut owned = PointSet::EMPTY;
        for color in Color::BOTH {
            let points = self.holdings.owned[color.index()];
            self.holdings.fill(color, &points);
            owned |= points;
        }
        if !owned.is_empty() {
            self.note(Action::Fill, owned);
        }
        let public = self.holdings.public;
        if !public.is_empty() {
            let half = public.len() / 2;
            let black: PointSet = public.iter().take(half).collect();
            let white: PointSet = public.iter().skip(half).take(half).collect();
            self.holdings.fill(Color::Black, &black);
            self.holdings.fill(Color::White, &white);
            self.note(Action::FillPublic, public);
        }
        Compared::Points
    }

    /// Art. 22 of counting living stones: everything filled but the basic eyes.
    pub(super) fn fill_but_eyes(&mut self, parts: &Parts) {
        let size = self.game.size();
        let mut filled = PointSet::EMPTY;
        for group in &parts.groups {
            let eyes = group.eye_points(size);
            let points = (group.territory | group.granted).without(&eyes);
            self.holdings.fill(group.color, &points);
            filled |= points;
        }
        if !filled.is_empty() {
            self.note(Action::FillButEyes, filled);
        }
    }
}
