//! The counts themselves: from a ruleset's counting rule to what each side has of a board, and to its sum.

use super::exact::Exact;
use super::settlement::Holdings;
use super::territory::{EmptyRegion, Group, Parts};
use crate::base::{Color, PointSet, named_enum};
use crate::board::Board;
use crate::game::End;
use crate::rules::{Counting, PublicPoints, Rules, Tax};

/// What the count needs to know besides the board.
#[derive(Clone, Copy, Debug)]
pub struct Prisoners {
    /// Stones taken by each side, including the opponent's dead stones and the stones that it handed over for passes.
    pub taken: [usize; 2],
}

/// How a ruleset's count shares a board out to one side.
pub enum Shared {
    /// Point by point.
    Points(Shares),
    /// Its stones, and a part of every empty region that has no places in it.
    Regions(fn(&EmptyRegion, Color) -> Exact),
}

/// The points that count for one side.
pub struct Shares {
    /// Those that count in full.
    pub whole: PointSet,
    /// Those that count by half.
    pub half: PointSet,
    /// How many points its groups pay as a tax, which lies on no point (还棋头).
    pub tax: usize,
}

impl Shares {
    fn of(whole: PointSet) -> Shares {
        Shares { whole, half: PointSet::EMPTY, tax: 0 }
    }

    fn sum(&self) -> Exact {
        Exact::from(self.whole.len()) + half(&self.half) - Exact::from(self.tax)
    }
}

named_enum! {
    /// A part of a side's sum.
    SumPart {
        /// Stones on the board that is counted.
        Stones = "stones",
        /// Stones that fill its own points but the basic eyes.
        Filled = "filled",
        /// Its empty points.
        Territory = "territory",
        /// Its liberties: of a natural end, and the basic eyes that are left when its other points are filled.
        Liberties = "liberties",
        /// Half of the points that neither side has alone.
        Shared = "shared",
        /// What it gets of the empty regions that the stones around them share.
        Regions = "regions",
        /// What its groups pay (还棋头): less than nothing.
        GroupTax = "group_tax",
        /// Stones that it has taken, dead ones included.
        Prisoners = "prisoners",
        /// Stones that the other side has handed over for passes.
        HandedOver = "handed_over",
        /// White's points for handicap stones, less Black's stones where territory is to agree with area.
        HandicapBonus = "handicap_bonus",
    }
}

/// A side's sum as the text of its count takes it together (子空合计, article 40 of 計枰點).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideSum {
    /// What it is made of; what there is none of is left out, but for stones and own points.
    pub parts: Vec<(SumPart, Exact)>,
}

impl SideSum {
    /// All parts together.
    pub fn total(&self) -> Exact {
        self.parts.iter().fold(Exact::default(), |sum, (_, count)| sum + count.clone())
    }

    /// With a part more, if it is not nothing.
    pub fn with(mut self, part: SumPart, count: Exact) -> SideSum {
        if count.sign().is_some() {
            self.parts.push((part, count));
        }
        self
    }

    /// The stones of a side and its empty points, which are a part of this kind.
    fn of_stones(stones: usize, own: SumPart, points: usize) -> SideSum {
        SideSum { parts: vec![(SumPart::Stones, stones.into()), (own, points.into())] }
    }

    /// The territory of both sides and the stones that each has taken, where prisoners count.
    pub fn of_territory(holdings: &Holdings, taken: [usize; 2]) -> [SideSum; 2] {
        [0, 1].map(|side: usize| {
            let territory = SideSum { parts: vec![(SumPart::Territory, holdings.owned[side].len().into())] };
            territory.with(SumPart::Prisoners, taken[side].into())
        })
    }

    /// The points of a side on a board on which stones and points are exchanged.
    pub fn of_holdings(holdings: &Holdings, color: Color, own: SumPart) -> SideSum {
        let (stones, points) = (holdings.board.stones(color).len(), holdings.owned[color.index()].len());
        SideSum::of_stones(stones, own, points).with(SumPart::Shared, half(&holdings.public))
    }
}

/// What `color` has of a board from which the dead stones are gone, as the text of its count takes it together; what
/// lies on no point of the board is not in it.
pub fn side_sum(parts: &Parts, rules: &Rules, end: End, color: Color) -> SideSum {
    let stones = parts.board.stones(color);
    let shares = match shared(parts, rules, end, color) {
        Shared::Points(shares) => shares,
        Shared::Regions(share) => {
            let regions = parts.regions.iter().fold(Exact::default(), |all, region| all + share(region, color));
            return SideSum { parts: vec![(SumPart::Stones, stones.len().into()), (SumPart::Regions, regions)] };
        }
    };
    let of_points = |own| SideSum::of_stones(stones.len(), own, shares.whole.without(&stones).len());
    let sum = match (rules.counting, end) {
        (Counting::Area | Counting::WildArea, _) => of_points(SumPart::Territory),
        (Counting::Points, End::Agreed) => {
            // 計枰點, article 40, has the points first.
            let mut sum = of_points(SumPart::Territory);
            sum.parts.reverse();
            sum
        }
        (Counting::Points, End::Natural) => of_points(SumPart::Liberties),
        (Counting::LivingStones, End::Agreed) => of_points(SumPart::Filled),
        (Counting::LivingStones, End::Natural) | (Counting::Stones, _) => {
            SideSum { parts: vec![(SumPart::Stones, shares.whole.len().into())] }
        }
        (Counting::Territory | Counting::Proportional | Counting::Majority, _) => {
            SideSum { parts: vec![(SumPart::Territory, shares.whole.len().into())] }
        }
    };
    sum.with(SumPart::Shared, half(&shares.half)).with(SumPart::GroupTax, -Exact::from(shares.tax))
}

/// Black's and White's sums on a board from which the dead stones are gone.
pub fn count(parts: &Parts, rules: &Rules, end: End, prisoners: Prisoners) -> [Exact; 2] {
    Color::BOTH.map(|color| {
        let points = match shared(parts, rules, end, color) {
            Shared::Points(shares) => shares.sum(),
            Shared::Regions(share) => {
                let regions = parts.regions.iter().map(|region| share(region, color));
                regions.fold(parts.board.stones(color).len().into(), |all, share| all + share)
            }
        };
        points + if rules.counting.facts().prisoners { prisoners.taken[color.index()] } else { 0 }.into()
    })
}

/// What `color` has of a board from which the dead stones are gone.
pub fn shared(parts: &Parts, rules: &Rules, end: End, color: Color) -> Shared {
    let stones = parts.board.stones(color);
    Shared::Points(match (rules.counting, end) {
        (Counting::Area, _) | (Counting::Points, End::Agreed) => {
            let Shares { whole, tax, .. } = taxed_territory(parts, rules.tax, color);
            Shares { whole: stones | whole, half: public_points(parts, rules.public_points), tax }
        }
        // Own liberties, and half of those that both sides have; what is nobody's liberty counts for nobody.
        (Counting::Points, End::Natural) => {
            let shared = touched_by_both(parts);
            Shares { half: shared, ..Shares::of(stones | parts.liberties(color).without(&shared)) }
        }
        (Counting::LivingStones, End::Agreed) => {
            Shares { half: public_points(parts, rules.public_points), ..Shares::of(living_stones(parts, color)) }
        }
        (Counting::LivingStones, End::Natural) | (Counting::Stones, _) => Shares::of(stones),
        (Counting::WildArea, _) => {
            Shares { half: touched_by_both(parts), ..Shares::of(stones | parts.territory(color)) }
        }
        (Counting::Territory, _) => taxed_territory(parts, rules.tax, color),
        (Counting::Proportional, _) => return Shared::Regions(proportional_share),
        (Counting::Majority, _) => return Shared::Regions(majority_share),
    })
}

/// The empty regions of a board without dead stones, each with what Black and White get of it, where a count shares out
/// regions and not points; `None` for the others.
pub fn region_shares(board: &Board, counting: Counting) -> Option<Vec<(EmptyRegion, [Exact; 2])>> {
    let share = match counting {
        Counting::Proportional => proportional_share,
        Counting::Majority => majority_share,
        Counting::Area
        | Counting::Points
        | Counting::LivingStones
        | Counting::Stones
        | Counting::WildArea
        | Counting::Territory => return None,
    };
    let regions = Parts::new(board).regions.into_iter();
    Some(regions.map(|region| (region, Color::BOTH.map(|color| share(&region, color)))).collect())
}

fn half(points: &PointSet) -> Exact {
    Exact::fraction(points.len() as i64, 2)
}

/// The liberties that both sides have; none that belongs to one of them.
fn touched_by_both(parts: &Parts) -> PointSet {
    parts.liberties(Color::Black) & parts.liberties(Color::White) & parts.shared()
}

/// The points that neither side owns, as far as they count for both. A region that touches no stone at all is split
/// like the rest.
fn public_points(parts: &Parts, public: PublicPoints) -> PointSet {
    match public {
        PublicPoints::Half => {
            let public = parts.regions.iter().filter(|region| region.owner().is_none());
            PointSet::union(public.map(|region| region.points))
        }
        PublicPoints::Nobody => PointSet::EMPTY,
        PublicPoints::DameHalf => parts.plain_dame(),
    }
}

fn groups(parts: &Parts, color: Color) -> impl Iterator<Item = &Group> {
    parts.groups.iter().filter(move |group| group.color == color)
}

fn taxed_territory(parts: &Parts, tax: Tax, color: Color) -> Shares {
    groups(parts, color).fold(Shares::of(PointSet::EMPTY), |mut all, group| {
        let owned = group.territory | group.granted;
        match tax {
            Tax::Seki | Tax::All if group.in_seki => {}
            Tax::None | Tax::Seki => all.whole |= owned,
            Tax::All => {
                all.whole |= owned;
                all.tax += group.basic_eyes();
            }
        }
        all
    })
}

/// Own stones once everything owned but the basic eyes is filled.
fn living_stones(parts: &Parts, color: Color) -> PointSet {
    let size = parts.board.size();
    let kept = |group: &Group| (group.stones | group.territory | group.granted).without(&group.eye_points(size));
    PointSet::union(groups(parts, color).map(kept))
}

/// What a side has of a region that both agree is one side's.
fn granted_share(region: &EmptyRegion, color: Color) -> Option<Exact> {
    region.granted.map(|owner| if owner == color { region.points.len() } else { 0 }.into())
}

fn proportional_share(region: &EmptyRegion, color: Color) -> Exact {
    if let Some(share) = granted_share(region, color) {
        return share;
    }
    let points = region.points.len() as i64;
    let [black, white] = region.border.map(|stones| stones.len() as i64);
    match black + white {
        0 => Exact::fraction(points, 2),
        all => Exact::fraction(points * [black, white][color.index()], all),
    }
}

fn majority_share(region: &EmptyRegion, color: Color) -> Exact {
    if let Some(share) = granted_share(region, color) {
        return share;
    }
    let own = region.border[color.index()].len();
    let other = region.border[color.opponent().index()].len();
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => region.points.len().into(),
        std::cmp::Ordering::Equal => half(&region.points),
        std::cmp::Ordering::Less => Exact::default(),
    }
}
