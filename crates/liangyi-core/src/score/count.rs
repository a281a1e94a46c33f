//! The counts themselves: one function from a ruleset's counting rule to each side's sum.

use super::exact::Exact;
use super::territory::{Parts, Region};
use crate::base::{Color, PointSet};
use crate::game::End;
use crate::rules::{Counting, PublicPoints, Rules, Tax};

/// What the count needs to know besides the board.
#[derive(Clone, Copy, Debug)]
pub struct Prisoners {
    /// Stones taken by each side, including the opponent's dead stones and the stones that it handed over for passes.
    pub taken: [usize; 2],
}

/// Black's and White's sums on a board from which the dead stones are gone.
pub fn count(parts: &Parts, rules: &Rules, counting: Counting, end: End, prisoners: Prisoners) -> [Exact; 2] {
    Color::BOTH.map(|color| match (counting, end) {
        (Counting::Area, _) | (Counting::Points, End::Agreed) => area(parts, rules, color),
        (Counting::Points, End::Natural) => stones(parts, color) + liberties(parts, color),
        (Counting::LivingStones, End::Agreed) => living_stones(parts, rules, color),
        (Counting::LivingStones, End::Natural) | (Counting::Stones, _) => stones(parts, color),
        (Counting::WildArea, _) => {
            stones(parts, color) + parts.territory(color).len().into() + half(&touched_by_both(parts))
        }
        (Counting::Proportional, _) => {
            stones(parts, color) + sum(parts.regions.iter().map(|region| proportional_share(region, color)))
        }
        (Counting::Majority, _) => {
            stones(parts, color) + sum(parts.regions.iter().map(|region| majority_share(region, color)))
        }
        (Counting::Territory, _) => taxed_territory(parts, rules.tax, color) + prisoners.taken[color.index()].into(),
    })
}

fn stones(parts: &Parts, color: Color) -> Exact {
    parts.board.stones(color).len().into()
}

fn half(points: &PointSet) -> Exact {
    Exact::fraction(points.len() as i64, 2)
}

fn sum(shares: impl Iterator<Item = Exact>) -> Exact {
    shares.fold(Exact::default(), |all, share| all + share)
}

fn touched_by_both(parts: &Parts) -> PointSet {
    parts.liberties(Color::Black) & parts.liberties(Color::White)
}

/// Own liberties, and half of those that both sides have; a point that is nobody's liberty counts for nobody.
fn liberties(parts: &Parts, color: Color) -> Exact {
    let shared = touched_by_both(parts);
    Exact::from(parts.liberties(color).without(&shared).len()) + half(&shared)
}

fn area(parts: &Parts, rules: &Rules, color: Color) -> Exact {
    stones(parts, color) + taxed_territory(parts, rules.tax, color) + public_share(parts, rules.public_points)
}

/// One side's share of the points that neither owns. A region that touches no stone at all is split like the rest.
fn public_share(parts: &Parts, public: PublicPoints) -> Exact {
    match public {
        PublicPoints::Half => {
            sum(parts.regions.iter().filter(|region| region.owner().is_none()).map(|region| half(&region.points)))
        }
        PublicPoints::Nobody => Exact::default(),
        PublicPoints::DameHalf => half(&parts.plain_dame()),
    }
}

fn taxed_territory(parts: &Parts, tax: Tax, color: Color) -> Exact {
    parts
        .groups
        .iter()
        .filter(|group| group.color == color)
        .map(|group| {
            let owned = group.territory.len() + group.granted.len();
            match tax {
                Tax::Seki | Tax::All if group.in_seki => 0,
                Tax::None | Tax::Seki => owned,
                Tax::All => owned - group.basic_eyes(),
            }
        })
        .sum::<usize>()
        .into()
}

/// Own stones once everything owned but the basic eyes is filled.
fn living_stones(parts: &Parts, rules: &Rules, color: Color) -> Exact {
    let filled: usize = parts
        .groups
        .iter()
        .filter(|group| group.color == color)
        .map(|group| group.stones.len() + group.territory.len() + group.granted.len() - group.basic_eyes())
        .sum();
    Exact::from(filled) + public_share(parts, rules.public_points)
}

fn proportional_share(region: &Region, color: Color) -> Exact {
    let points = region.points.len() as i64;
    let [black, white] = region.border.map(|stones| stones.len() as i64);
    match black + white {
        0 => Exact::fraction(points, 2),
        all => Exact::fraction(points * [black, white][color.index()], all),
    }
}

fn majority_share(region: &Region, color: Color) -> Exact {
    let own = region.border[color.index()].len();
    let other = region.border[color.opponent().index()].len();
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => region.points.len().into(),
        std::cmp::Ordering::Equal => half(&region.points),
        std::cmp::Ordering::Less => Exact::default(),
    }
}
