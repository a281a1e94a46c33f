//! How a game is taken to have ended, and the ways to count it.

use crate::base::named_enum;
use crate::rules::{Counting, PublicPoints, Rules, Tax, Unit};

named_enum! {
    /// A way to count, where it is not to be the ruleset's own.
    Method {
        /// Stones and basic eyes, after every other owned point has been filled (子气合计).
        StonesAndLiberties = "stones-and-liberties",
        /// Stones and territory together (子空合计).
        Area = "area",
        /// Stones, after both have been left equal territory (等空比子).
        EqualTerritory = "equal-territory",
        /// Territory, after both have been left equal stones (等子比空, general form).
        EqualStones = "equal-stones",
        /// Territory, after prisoners, dead and virtual stones have been filled in (等子比空, special form). Where living
        /// stones count, territory without the basic eyes (狭义数路法); where prisoners count, territory with the prisoners
        /// filled in, as people count at the board.
        Refill = "refill",
        /// The whole board filled with stones (填满计点).
        FillAll = "fill-all",
        /// Stones and territory of one side alone, its territory in tens, against half the board and half the komi
        /// (归本数, 中国围棋规则, article 9).
        HalfCounting = "half-counting",
        /// Living stones with the basic eyes kept empty (活子).
        LivingStones = "living-stones",
        /// Empty regions shared in proportion to the stones that touch them.
        Proportional = "proportional",
        /// Surrounded points and prisoners.
        Territory = "territory",
    }
}

impl Method {
    /// The five ways to count points, of which equal stones has two forms.
    const OF_POINTS: &[Method] = &[
        Method::StonesAndLiberties,
        Method::Area,
        Method::EqualTerritory,
        Method::EqualStones,
        Method::Refill,
        Method::FillAll,
    ];

    /// Those, and the way of the Chinese rules, which counts one side alone.
    const OF_AREA: &[Method] = &[
        Method::StonesAndLiberties,
        Method::Area,
        Method::EqualTerritory,
        Method::EqualStones,
        Method::Refill,
        Method::FillAll,
        Method::HalfCounting,
    ];

    /// The ways to count a board that give the margin of the rules' own count, whatever board it is; none where the
    /// own count is the only one.
    pub fn that_agree_with(rules: &Rules) -> &'static [Method] {
        let counts = rules.counting.facts();
        match (rules.tax, rules.unit) {
            // 计活子, article 8: the narrow count (狭义数路法); and the count of the Japanese and Korean rules at the board.
            _ if counts.stones_alone || counts.prisoners => &[Method::Refill],
            (Tax::None, Unit::Points) if counts.exchanges => Method::OF_AREA,
            // The methods know no tax, and no result in 子.
            (Tax::None | Tax::Seki | Tax::All, Unit::Points | Unit::Zi | Unit::Stones) => &[],
        }
    }

    /// Whether it is one of the five ways to count points that all give the same margin (大道从简), of which equal stones
    /// has two forms.
    pub fn counts_points(self) -> bool {
        Method::OF_POINTS.contains(&self)
    }
}

/// The rules with a method's own way to count in place of theirs.
pub(super) fn by_method(rules: &Rules, method: Option<Method>) -> Rules {
    let with = |counting, public_points, unit| Rules { counting, public_points, unit, ..rules.clone() };
    match method {
        None => rules.clone(),
        // 计活子 has this method too (art. 8): what it compares are the stones that could still be placed. Where prisoners
        // count it is how they are.
        Some(Method::Refill) if rules.counting.facts().stones_alone || rules.counting.facts().prisoners => {
            rules.clone()
        }
        Some(method) if Method::OF_AREA.contains(&method) => {
            let counting = if rules.counting.facts().own_liberties { rules.counting } else { Counting::Area };
            Rules { tax: Tax::None, ..with(counting, PublicPoints::Half, Unit::Points) }
        }
        Some(Method::LivingStones) => with(Counting::LivingStones, rules.public_points, Unit::Stones),
        Some(Method::Proportional) => with(Counting::Proportional, rules.public_points, Unit::Points),
        Some(_) => with(Counting::Territory, rules.public_points, Unit::Points),
    }
}
