//! What every point of a final position adds to the margin. With the parts of the margin that lie on no point it makes
//! the margin, exactly: so two rulesets that disagree can be compared point by point.

use super::count::{Shared, Shares, shared};
use super::exact::Exact;
use super::margin::{Reason, handicap_bonus, score_parts};
use super::settlement::{Settled, Settlement};
use crate::base::{Color, Point, PointMap, PointSet};
use crate::game::{End, Game};
use crate::rules::{Rules, Unit};

/// A part of the margin that lies on no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarginPart {
    /// The komi.
    Komi,
    /// White's points for handicap stones.
    HandicapBonus,
    /// The points owed for extra moves.
    Debt,
    /// The button.
    Button,
    /// The stones taken during the game; dead ones count where they stand.
    Prisoners,
    /// What the groups pay (还棋头).
    GroupTax,
}

/// The margin taken apart, in the unit of the ruleset's count.
#[derive(Clone, Debug, PartialEq)]
pub struct PointValues {
    halves: PointMap<i32>,
    /// What else the margin is made of, in Black's favour; parts of nothing are left out.
    pub rest: Vec<(MarginPart, Exact)>,
}

impl PointValues {
    /// What a point adds to the margin in Black's favour, the stone on it and its being a prisoner included.
    pub fn at(&self, point: Point) -> Exact {
        Exact::fraction(self.halves[point].into(), 2)
    }
}

/// What the points of the present position of `game` add to the margin under `rules`, which need not be those it was
/// played under; `None` where the count is no sum over points, or something else has decided.
pub fn point_values(game: &Game, rules: &Rules, end: End, settlement: &Settlement) -> Option<PointValues> {
    let settled = Settled::new(game, rules, end, settlement);
    let score = score_parts(game, rules, None, &settled);
    if score.reason != Reason::Count {
        return None;
    }
    let [black, white] = Color::BOTH.map(|color| shared(&settled.parts, rules, settled.end, color));
    let (Shared::Points(black), Shared::Points(white)) = (black, white) else { return None };
    // In 子 Black's count is compared with half the board, so that a point that is not Black's is half a point lost.
    let (white, par) = match rules.unit {
        Unit::Points | Unit::Stones => (Some(white), PointSet::EMPTY),
        Unit::Zi => (None, PointSet::full(game.size())),
    };
    let prisoners = rules.counting.facts().prisoners;
    let dead =
        Color::BOTH.map(|color| if prisoners { game.board().stones(color) & settled.dead } else { PointSet::EMPTY });
    let taken = Color::BOTH.map(|color| if prisoners { i64::from(game.prisoners(color)) } else { 0 });
    let sides = [(Some(&black), &dead[1]), (white.as_ref(), &dead[0])];
    let halves = PointMap::from_fn(|point| {
        let of_side = |(shares, taken): (Option<&Shares>, &PointSet)| {
            let has = |points: &PointSet| i32::from(points.contains(point));
            shares.map_or(0, |shares| 2 * has(&shares.whole) + has(&shares.half) + 2 * has(taken))
        };
        of_side(sides[0]) - of_side(sides[1]) - i32::from(par.contains(point))
    });
    let of_white = |number: i64| if white.is_some() { number } else { 0 };
    let per_point = Exact::fraction(1, if white.is_some() { 1 } else { 2 });
    let button = if rules.button { game.button() } else { None };
    let tax = |shares: &Shares| shares.tax as i64;
    let rest = [
        (MarginPart::Komi, -Exact::from(rules.komi) * per_point),
        (MarginPart::HandicapBonus, of_white(-handicap_bonus(rules, game.handicap())).into()),
        (MarginPart::Debt, Exact::from(-i64::from(score.extra_moves))),
        (MarginPart::Button, Exact::fraction(button.map_or(0, |color| color.sign().into()), 2)),
        (MarginPart::Prisoners, Exact::from(taken[0] - of_white(taken[1]))),
        (MarginPart::GroupTax, Exact::from(white.as_ref().map_or(0, tax) - tax(&black))),
    ];
    Some(PointValues { halves, rest: rest.into_iter().filter(|(_, part)| part.sign().is_some()).collect() })
}
