//! What every point of a final position adds to the margin, and the basic eyes (基本眼位) that every living group keeps.
//!
//! With the parts of the margin that lie on no point the values make the margin, exactly: so two rulesets that disagree
//! can be compared point by point.

use super::count::{Shared, Shares, shared};
use super::exact::Exact;
use super::margin::{Reason, handicap_bonus, score_parts};
use super::settlement::{Settled, Settlement};
use crate::base::{Color, Point, PointMap, PointSet, named_enum};
use crate::game::{End, Game};
use crate::rules::{Rules, Unit};

named_enum! {
    /// A part of the margin that lies on no point.
    MarginPart {
        /// The komi.
        Komi = "komi",
        /// White's points for handicap stones.
        HandicapBonus = "handicap_bonus",
        /// The points owed for extra moves.
        Debt = "debt",
        /// The button.
        Button = "button",
        /// The stones taken during the game; dead ones count where they stand.
        Prisoners = "prisoners",
        /// What the groups pay (还棋头).
        GroupTax = "group_tax",
    }
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
    let per_point = || Exact::fraction(1, if white.is_some() { 1 } else { 2 });
    let button = if rules.button { game.button() } else { None };
    let tax = |shares: &Shares| shares.tax as i64;
    let rest = [
        (MarginPart::Komi, -Exact::from(rules.komi) * per_point()),
        (MarginPart::HandicapBonus, of_white(-handicap_bonus(rules, game.handicap())).into()),
        (MarginPart::Debt, Exact::from(-i64::from(score.extra_moves)) * per_point()),
        (MarginPart::Button, Exact::fraction(button.map_or(0, |color| color.sign().into()), 2) * per_point()),
        (MarginPart::Prisoners, Exact::from(taken[0] - of_white(taken[1]))),
        (MarginPart::GroupTax, Exact::from(white.as_ref().map_or(0, tax) - tax(&black))),
    ];
    Some(PointValues { halves, rest: rest.into_iter().filter(|(_, part)| part.sign().is_some()).collect() })
}

/// A living group and the empty points that it lives by.
///
/// A group on its own keeps two points that it surrounds, no neighbours where that can be; one in seki (双活) keeps one
/// of them, if it has any, and the liberties that it shares with the opponent, which are basic eyes of both sides
/// (公共眼位): 計活子, article 22; 計枰點, on the final position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupEyes {
    /// Whose it is.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// Its own basic eyes: two, fewer in seki or where it has no more.
    pub own: PointSet,
    /// The liberties that it shares and lives by (公气); none unless it is in seki.
    pub shared: PointSet,
}

/// The basic eyes of the groups that are left when the dead stones are off, Black's groups first.
pub fn basic_eyes(game: &Game, rules: &Rules, end: End, settlement: &Settlement) -> Vec<GroupEyes> {
    let settled = Settled::new(game, rules, end, settlement);
    let size = game.size();
    let shared = settled.parts.shared();
    let groups = settled.parts.groups.iter().filter(|group| !group.stones.is_empty());
    groups
        .map(|group| GroupEyes {
            color: group.color,
            stones: group.stones,
            own: group.eye_points(size),
            shared: if group.in_seki { group.stones.dilate(size) & shared } else { PointSet::EMPTY },
        })
        .collect()
}
