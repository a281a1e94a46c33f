//! The methods, as articles 40-43 of counting points and article 22 of counting living stones have them: which steps
//! each takes, and the score of the board that they lead to.

use std::cmp::Reverse;

use super::gather::{gather_own, inner_stones, to_fill, to_give_up, to_withdraw};
use super::maker::{Compared, MakeUpAction, MakeUpStep, Maker};
use crate::base::{Color, PointSet};
use crate::board::Board;
use crate::game::{End, Game};
use crate::rules::{Rules, Unit};
use crate::score::count::{SideSum, SumPart, side_sum};
use crate::score::exact::Exact;
use crate::score::margin::{Reason, Score, conclude, handed_over, handicap_bonus, score_parts, white_bonus};
use crate::score::method::{Method, by_method};
use crate::score::settlement::{Holdings, Settled, Settlement};
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
            self.note(MakeUpAction::DebtPaid { side: debtor }, given);
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
            self.note(MakeUpAction::EqualTerritory { points }, touched);
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
            let sides = Color::BOTH.map(|color| self.exchanged(color, points));
            (sides[0].0 + sides[1].0, sides[0].1 + sides[1].1)
        };
        let numbers = (0..=self.both_hold()).step_by(step);
        numbers.min_by_key(|points| (exchanged(*points), Reverse(*points))).unwrap_or_default()
    }

    /// How many border stones a side has to take off, and how many stones and points it exchanges, to be left with this
    /// many empty points.
    fn exchanged(&self, color: Color, points: usize) -> (usize, usize) {
        let off = points.saturating_sub(self.territory(color));
        let opened = off.saturating_sub(inner_stones(&self.holdings, color).len());
        (opened, self.territory(color).abs_diff(points))
    }

    /// Art. 9 of the Chinese rules: one side's empty points become a multiple of ten, in blocks; its stones are counted
    /// by tens then.
    pub(super) fn tens(&mut self, side: Color) {
        let numbers = (0..=self.held(side)).step_by(10);
        let points = numbers.min_by_key(|points| (self.exchanged(side, *points), *points)).unwrap_or_default();
        let stones = self.held(side) - points;
        let touched = self.set_stones(side, stones) | gather_own(&mut self.holdings, side);
        self.note(MakeUpAction::Tens { side, points, stones }, touched);
    }

    /// Art. 42A: equal stones, territory compared, from bowls that hold half the board.
    pub(super) fn equal_stones(&mut self) -> Compared {
        self.pay_debt();
        let bowl = self.game.size().area().div_ceil(2);
        let most = self.stones(Color::Black).max(self.stones(Color::White));
        let stones = most.min(bowl).min(self.both_hold());
        let touched = self.set_stones(Color::Black, stones) | self.set_stones(Color::White, stones);
        self.note(MakeUpAction::EqualStones { in_bowl: bowl - stones }, touched);
        self.gather();
        Compared::Territory
    }

    /// Art. 42B: equal stones by filling in all that were ever played.
    pub(super) fn refill(&mut self) -> Compared {
        let mut outside = Color::BOTH.map(|color| {
            let dead = (self.game.board().stones(color) & self.dead).len();
            self.game.prisoners(color.opponent()) as usize + dead + self.game.virtual_stones(color) as usize
        });
        let mut left = outside;
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
            left[color.index()] -= room;
        }
        if !filled.is_empty() {
            self.note(MakeUpAction::Refill { left }, filled);
        }
        for color in Color::BOTH {
            let fewer = outside[color.opponent().index()].saturating_sub(outside[color.index()]);
            let more = self.stones(color).saturating_sub(self.stones(color.opponent()));
            let (remainder, surplus) = (fewer.min(more), more - fewer.min(more));
            for (count, action) in
                [(remainder, MakeUpAction::Remainder { side: color }), (surplus, MakeUpAction::Surplus { side: color })]
            {
                let off = self.set_stones(color, self.stones(color) - count);
                if !off.is_empty() {
                    self.note(action, off);
                }
            }
        }
        self.gather();
        Compared::Territory
    }

    /// Where prisoners count: fills them into the territory of their own colour, and squares the rest of it off. Gives
    /// the stones of each colour for which there is no room.
    fn fill_prisoners(&mut self) -> [usize; 2] {
        let piles = self.steps[self.steps.len() - 1].piles;
        let mut left = piles.prisoners;
        let mut filled = PointSet::EMPTY;
        for color in Color::BOTH {
            let room = left[color.index()].min(self.territory(color));
            filled |= self.set_stones(color, self.stones(color) + room);
            left[color.index()] -= room;
        }
        if !filled.is_empty() {
            self.note(MakeUpAction::Refill { left }, filled);
        }
        self.gather();
        left
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
            self.note(MakeUpAction::EyesAside, owned & eyes);
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
            self.note(MakeUpAction::Fill, owned);
        }
        let public = self.holdings.public;
        if !public.is_empty() {
            let half = public.len() / 2;
            let black: PointSet = public.iter().take(half).collect();
            let white: PointSet = public.iter().skip(half).take(half).collect();
            self.holdings.fill(Color::Black, &black);
            self.holdings.fill(Color::White, &white);
            self.note(MakeUpAction::FillPublic, public);
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
            self.note(MakeUpAction::FillButEyes, filled);
        }
    }
}

/// A board made up for counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUp {
    /// From the position as it was left to the board that is counted; never empty.
    pub steps: Vec<MakeUpStep>,
    /// What is counted on the last board.
    pub compared: Compared,
    /// The sums and the margin.
    pub score: Score,
    /// The method; `None` for the ruleset's own.
    pub method: Option<Method>,
    /// What Black still owes after the last step (White where negative): a debt that the board has not paid.
    pub owed: i32,
    /// What Black's sum is made of, and White's: of the board that is counted, stones and points together, even where
    /// only the one or the other is compared.
    pub sums: [SideSum; 2],
}

/// The sides agreed on more empty points each than one of them holds (等空比子).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{wanted} empty points each are too many: {most} are the most that both sides have room for")]
pub struct TooMuchTerritory {
    /// The number agreed on.
    pub wanted: usize,
    /// The largest possible one.
    pub most: usize,
}

/// A position is none that was rearranged until the sides had as many stones, or as many empty points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRearranged {
    /// Stones and own points do not count alike, so that they cannot be exchanged.
    #[error("under these rules stones and own points do not count alike: no board can be rearranged")]
    NoExchange,
    /// The method leaves another board than one with as many stones, or as many empty points.
    #[error("{} leaves no board with as many stones or as many empty points of both sides", .0.name())]
    OtherMethod(Method),
    /// The numbers that would have to be equal are not.
    #[error(
        "not a rearranged board: {} and {} empty points, {} and {} stones",
        .territory[0], .territory[1], .stones[0], .stones[1]
    )]
    Unequal {
        /// The empty points of both sides.
        territory: [usize; 2],
        /// Their stones.
        stones: [usize; 2],
    },
}

impl MadeUp {
    /// Reads a board that somebody has rearranged for `method`, or for whichever it is: both sides have as many empty
    /// points (等空局面, article 41), and stones are compared, or as many stones (等子局面, article 42), and empty points are.
    /// Every stone lives, with liberties or without: nothing is captured while a board is rearranged.
    ///
    /// # Errors
    ///
    /// [`NotRearranged`] where it is no such board.
    pub fn read(board: &Board, rules: &Rules, method: Option<Method>) -> Result<MadeUp, NotRearranged> {
        if !Method::that_agree_with(rules).contains(&Method::Area) {
            return Err(NotRearranged::NoExchange);
        }
        let game = Game::new(board.size(), rules.clone());
        let settled = Settled { end: End::Agreed, dead: PointSet::EMPTY, parts: Parts::new(board) };
        let counted = by_method(rules, Some(Method::Area));
        let maker = Maker::new(&game, &counted, &settled, [0; 2]);
        let territory = Color::BOTH.map(|color| maker.territory(color));
        let stones = Color::BOTH.map(|color| maker.stones(color));
        let is_equal = |[black, white]: [usize; 2]| black == white;
        let (method, compared) = match method {
            None | Some(Method::EqualTerritory) if is_equal(territory) => (Method::EqualTerritory, Compared::Stones),
            None | Some(Method::EqualStones) if is_equal(stones) => (Method::EqualStones, Compared::Territory),
            Some(Method::Refill) if is_equal(stones) => (Method::Refill, Compared::Territory),
            None | Some(Method::EqualTerritory | Method::EqualStones | Method::Refill) => {
                return Err(NotRearranged::Unequal { territory, stones });
            }
            Some(
                other @ (Method::StonesAndLiberties
                | Method::Area
                | Method::FillAll
                | Method::HalfCounting
                | Method::LivingStones
                | Method::Proportional
                | Method::Territory),
            ) => return Err(NotRearranged::OtherMethod(other)),
        };
        Ok(of_board(maker, &counted, &settled, compared, Some(method)))
    }

    /// The board that is counted.
    pub fn last(&self) -> &Holdings {
        &self.last_step().holdings
    }

    /// The step that leads to the board that is counted.
    pub fn last_step(&self) -> &MakeUpStep {
        &self.steps[self.steps.len() - 1]
    }

    /// The empty points that both sides are left with under [`Method::EqualTerritory`].
    pub fn territory_each(&self) -> Option<usize> {
        (self.method == Some(Method::EqualTerritory)).then(|| self.last().owned[0].len())
    }

    /// Compares the number of empty points that the sides agreed on, if they did, with what they are left with.
    ///
    /// # Errors
    ///
    /// [`TooMuchTerritory`] if they are left with another number.
    pub fn check_territory(&self, agreed: Option<usize>) -> Result<(), TooMuchTerritory> {
        match (agreed, self.territory_each()) {
            (Some(wanted), Some(most)) if wanted != most => Err(TooMuchTerritory { wanted, most }),
            _ => Ok(()),
        }
    }

    /// What Black's count has to exceed, and White's (归本数): half the board with half of the komi and of what else the
    /// margin allows for. `None` where the two counts are not all of the board, so that one of them says nothing of the
    /// other.
    pub fn par(&self) -> Option<[Exact; 2]> {
        let (score, area) = (&self.score, Exact::from(self.last().board.size().area()));
        let counted = score.black.clone() + score.white.clone() - Exact::from(score.handicap_bonus);
        let is_whole = match self.compared {
            // Whoever counts one side in 子 has half the board in mind, whatever is nobody's (新应氏, article 10.4).
            Compared::Zi => true,
            Compared::Points => counted == area,
            Compared::Stones | Compared::Territory => false,
        };
        let black = score.black.clone() - score.margin.clone() * Exact::fraction(score.unit.points(), 2);
        (is_whole && score.reason == Reason::Count).then(|| [black.clone(), area - black])
    }

    /// Who has paid a debt for extra moves on the board, and how many points.
    pub fn debt_paid(&self) -> Option<(Color, usize)> {
        self.steps.iter().find_map(|step| match step.action {
            MakeUpAction::DebtPaid { side: color } => Some((color, step.touched.len())),
            _ => None,
        })
    }
}

/// Makes the board up for `method`, or for the ruleset's own way to count.
pub fn make_up(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> MadeUp {
    let settled = Settled::new(game, rules, end, settlement);
    let counted = by_method(rules, method);
    let handed = handed_over(game, rules, method);
    let mut maker = Maker::new(game, &counted, &settled, handed);
    let own_count = |maker: Maker, compared| {
        let score = score_parts(game, rules, method, &settled);
        let piles = maker.steps[maker.steps.len() - 1].piles;
        let sums = Color::BOTH.map(|color| {
            let other = color.opponent().index();
            let sum = side_sum(&settled.parts, &counted, settled.end, color);
            if counted.counting.facts().prisoners {
                sum.with(SumPart::Prisoners, piles.prisoners[other].into())
                    .with(SumPart::HandedOver, piles.handed_over[other].into())
            } else {
                sum
            }
        });
        let sums = with_bonus(sums, white_bonus(game, rules, method));
        MadeUp { steps: maker.steps, compared, method, owed: score.extra_moves, score, sums }
    };
    let counts = counted.counting.facts();
    let compared = match method {
        Some(Method::StonesAndLiberties) => maker.stones_and_eyes(&settled),
        Some(Method::EqualTerritory) => maker.equal_territory(settlement.territory_each),
        Some(Method::EqualStones) => maker.equal_stones(),
        Some(Method::Refill) if counts.prisoners => {
            let left = maker.fill_prisoners();
            return of_territory(maker, &counted, &settled, left);
        }
        Some(Method::Refill) => {
            if counts.stones_alone {
                maker.set_eyes_aside(&settled);
            }
            maker.refill()
        }
        Some(Method::FillAll) => maker.fill_all(),
        Some(Method::HalfCounting) => {
            maker.tens(Color::Black);
            let mut made = own_count(maker, Compared::Points);
            made.sums[0] = SideSum::of_holdings(made.last(), Color::Black, SumPart::Territory);
            return made;
        }
        None | Some(Method::Area | Method::LivingStones | Method::Proportional | Method::Territory) => {
            let compared = if counts.stones_alone {
                if !counts.as_they_stand && settled.end == End::Agreed {
                    maker.fill_but_eyes(&settled.parts);
                }
                Compared::Stones
            } else if counts.prisoners {
                Compared::Territory
            } else {
                match counted.unit {
                    Unit::Zi => Compared::Zi,
                    Unit::Points | Unit::Stones => Compared::Points,
                }
            };
            return own_count(maker, compared);
        }
    };
    of_board(maker, &counted, &settled, compared, method)
}

/// The count of the board that a maker has come to, of what is compared on it.
fn of_board(maker: Maker, rules: &Rules, settled: &Settled, compared: Compared, method: Option<Method>) -> MadeUp {
    let bonus = handicap_bonus(rules, maker.game.handicap());
    let own = match method {
        Some(Method::StonesAndLiberties) => SumPart::Liberties,
        _ if rules.counting.facts().stones_alone => SumPart::Filled,
        _ => SumPart::Territory,
    };
    let sums = with_bonus(Color::BOTH.map(|color| SideSum::of_holdings(&maker.holdings, color, own)), bonus);
    let mut counts = compared.counts(&maker.holdings);
    counts[1] += bonus.into();
    let score = conclude(maker.game, rules, settled, counts, maker.owed);
    MadeUp { steps: maker.steps, compared, method, score, owed: maker.owed, sums }
}

/// The count of a board with the prisoners filled in, but for those that were `left`.
fn of_territory(maker: Maker, rules: &Rules, settled: &Settled, left: [usize; 2]) -> MadeUp {
    let bonus = handicap_bonus(rules, maker.game.handicap());
    let sums = with_bonus(SideSum::of_territory(&maker.holdings, [left[1], left[0]]), bonus);
    let counts = sums.each_ref().map(SideSum::total);
    let score = conclude(maker.game, rules, settled, counts, maker.owed);
    let method = Some(Method::Refill);
    MadeUp { steps: maker.steps, compared: Compared::Territory, method, score, owed: maker.owed, sums }
}

pub(super) fn with_bonus([black, white]: [SideSum; 2], bonus: i64) -> [SideSum; 2] {
    [black, white.with(SumPart::HandicapBonus, bonus.into())]
}
