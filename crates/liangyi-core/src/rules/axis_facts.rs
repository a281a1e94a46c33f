//! What is true of each value of an axis, in one place: every later room asks here and compares no value
//! itself.
//!
//! What a value *does* on a board is decided where the board is: `game` forbids and ends, `score` counts.

use serde::Serialize;

use super::axes::{Counting, Ending, HandicapBonus, PublicPoints, Removal, Repetition, Suicide, Tax, Unit};

/// What is true of a way to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountingFacts {
    /// Surrounded points count, which a tax can take away.
    pub territory: bool,
    /// Every point of the board counts, so that one side's count gives the other's.
    pub whole_board: bool,
    /// Stones count and nothing else: an eye is worth nothing.
    pub stones_alone: bool,
    /// Its text calls a game at rest (休止, 计活子) that others call stopped (停止, 计枰点).
    pub at_rest: bool,
    /// It is the stones as they stand that count, and not those that could still be placed.
    pub as_they_stand: bool,
    /// Prisoners count, so that every stone placed costs its side a point, and so do moves that it has to make in its
    /// own area when the game is over (补棋, 手入れ).
    pub prisoners: bool,
    /// Stones and own points count alike and may change places (子空皆地): what the five ways to count points need.
    pub exchanges: bool,
    /// Where nothing was agreed, a side has its own liberties and no other empty point (子气皆地).
    pub own_liberties: bool,
    /// A side owns the points that it alone has the right to take (单方有权): 計枰點 and 計活子 say so. Elsewhere points
    /// between living stones are shared, one-sided or not (中国围棋规则, article 9; 新应氏, article 10.3).
    pub one_sided_points: bool,
    /// Who ends the game while a region is wild loses by that (荒空, 懈怠, 新应氏, article 6.10): then stones that live or
    /// die by the next move stay.
    pub lazy_loss: bool,
    /// Each empty region is shared out whole by the stones around it.
    pub shares_regions: bool,
    /// Without an agreement the count takes a dead stone that nobody has taken off for alive.
    pub dead_may_stay: bool,
    /// A tax on groups is taken off the sums of playouts as well.
    pub taxes_playouts: bool,
    /// Files may give the komi in 子, two points each, without saying so.
    pub komi_in_zi: bool,
    /// Who gets the empty points between the sides where dead stones come off, and where they do not; `None` where the
    /// axis of public points says it.
    pub between: [Option<PublicPointsClause>; 2],
    /// In what Chinese texts give a margin.
    pub chinese_unit: ChineseUnit,
}

/// Who gets the empty points between the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PublicPointsClause {
    /// Whom the axis gives them to.
    Axis(PublicPoints),
    /// No empty point counts.
    NoneCounts,
    /// Half each of those that both sides touch, nobody those that none touches.
    HalfOfTouched,
    /// Half each of those that living stones of both sides touch, nobody the others of their regions.
    HalfOfTouchedByLiving,
    /// Both in proportion to their stones that touch the region.
    InProportion,
    /// The side with more stones that touch the region.
    ToTheMajority,
    /// Nobody.
    Nobody,
}

/// In what Chinese texts give a margin of a count in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChineseUnit {
    /// 子, two points each: stones and surrounded points are counted together.
    Zi,
    /// 点.
    Dian,
    /// 目, of territory.
    Mu,
}

impl ChineseUnit {
    /// Its sign.
    pub const fn sign(self) -> char {
        match self {
            ChineseUnit::Zi => '子',
            ChineseUnit::Dian => '点',
            ChineseUnit::Mu => '目',
        }
    }
}

/// Nothing that only some counts have: rows say what differs.
const PLAIN: CountingFacts = CountingFacts {
    territory: false,
    whole_board: false,
    stones_alone: false,
    at_rest: false,
    as_they_stand: false,
    prisoners: false,
    exchanges: false,
    own_liberties: false,
    one_sided_points: false,
    lazy_loss: false,
    shares_regions: false,
    dead_may_stay: false,
    taxes_playouts: false,
    komi_in_zi: false,
    between: [None; 2],
    chinese_unit: ChineseUnit::Zi,
};

impl Counting {
    /// What is true of it.
    pub const fn facts(self) -> CountingFacts {
        match self {
            Counting::Area => CountingFacts {
                territory: true,
                whole_board: true,
                exchanges: true,
                dead_may_stay: true,
                taxes_playouts: true,
                komi_in_zi: true,
                ..PLAIN
            },
            Counting::Points => CountingFacts {
                territory: true,
                whole_board: true,
                exchanges: true,
                own_liberties: true,
                one_sided_points: true,
                between: [None, Some(PublicPointsClause::HalfOfTouched)],
                chinese_unit: ChineseUnit::Dian,
                ..PLAIN
            },
            Counting::LivingStones => CountingFacts {
                stones_alone: true,
                at_rest: true,
                one_sided_points: true,
                between: [None, Some(PublicPointsClause::NoneCounts)],
                ..PLAIN
            },
            Counting::Stones => CountingFacts {
                stones_alone: true,
                at_rest: true,
                as_they_stand: true,
                between: [Some(PublicPointsClause::NoneCounts); 2],
                ..PLAIN
            },
            Counting::WildArea => CountingFacts {
                territory: true,
                whole_board: true,
                lazy_loss: true,
                komi_in_zi: true,
                between: [Some(PublicPointsClause::HalfOfTouchedByLiving); 2],
                ..PLAIN
            },
            Counting::Proportional => CountingFacts {
                whole_board: true,
                shares_regions: true,
                between: [Some(PublicPointsClause::InProportion); 2],
                ..PLAIN
            },
            Counting::Majority => CountingFacts {
                whole_board: true,
                shares_regions: true,
                between: [Some(PublicPointsClause::ToTheMajority); 2],
                ..PLAIN
            },
            Counting::Territory => CountingFacts {
                territory: true,
                prisoners: true,
                taxes_playouts: true,
                between: [Some(PublicPointsClause::Nobody); 2],
                chinese_unit: ChineseUnit::Mu,
                ..PLAIN
            },
        }
    }

    /// The count that gives the same on a board that is played out: stones on it are then those that could still be
    /// placed.
    pub const fn played_out(self) -> Counting {
        if self.facts().as_they_stand { Counting::LivingStones } else { self }
    }

    /// The count that fits a game that goes on, by how it is expected to end: stones are those that could still be
    /// placed, and nobody loses for what is not filled yet.
    pub(super) const fn expected(self) -> Counting {
        if self.facts().lazy_loss { Counting::Area } else { self.played_out() }
    }

    /// Whether it looks at nothing but the stones that stand on the board where dead stones come off as `removal` says.
    pub const fn counts_standing_stones(self, removal: Removal) -> bool {
        let facts = self.facts();
        facts.stones_alone && (facts.as_they_stand || !removal.takes_dead_off())
    }

    /// The names of the values for which something is true, as an error lists them.
    pub(super) fn names_where(is_true: fn(CountingFacts) -> bool) -> String {
        let names: Vec<&str> =
            Counting::ALL.iter().filter(|value| is_true(value.facts())).map(|value| value.name()).collect();
        match names.split_last() {
            Some((last, [])) => last.to_string(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }
}

impl Repetition {
    /// Whether it forbids nothing but to take a ko back at once, so that longer cycles go on for ever, and leave the
    /// game without a result where both sides agree (Japanese rules, article 12).
    pub const fn forbids_ko_alone(self) -> bool {
        match self {
            Repetition::Simple => true,
            Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::TwoMoveWindow
            | Repetition::SincePass
            | Repetition::FourthBoard
            | Repetition::Allowed => false,
        }
    }

    /// Whether it looks at virtual stones, so that virtual moves come to an end.
    pub const fn sees_virtual_moves(self) -> bool {
        match self {
            Repetition::NoRegression | Repetition::TwoMoveWindow | Repetition::FourthBoard => true,
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::SincePass
            | Repetition::Allowed => false,
        }
    }

    /// Whether no board may ever come back, whoever is to move.
    pub const fn forbids_every_board(self) -> bool {
        match self {
            Repetition::Positional => true,
            Repetition::Simple
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::TwoMoveWindow
            | Repetition::SincePass
            | Repetition::FourthBoard
            | Repetition::Allowed => false,
        }
    }

    /// Whether a cycle that it allows makes the game a draw.
    pub const fn draws_by_cycles(self) -> bool {
        match self {
            Repetition::TwoMoveWindow => true,
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::SincePass
            | Repetition::FourthBoard
            | Repetition::Allowed => false,
        }
    }

    /// Whether it forbids nothing: what repeats is an offer to end.
    pub const fn forbids_nothing(self) -> bool {
        match self {
            Repetition::Allowed => true,
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::TwoMoveWindow
            | Repetition::SincePass
            | Repetition::FourthBoard => false,
        }
    }

    /// Whether it asks how often, or since which pass, a board has stood, and not only whether it ever has.
    pub const fn counts_more_than_boards(self) -> bool {
        match self {
            Repetition::SincePass | Repetition::FourthBoard => true,
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::TwoMoveWindow
            | Repetition::Allowed => false,
        }
    }

    /// Whether it may forbid a pass: one that places a stone outside the board.
    pub const fn may_forbid_passes(self) -> bool {
        match self {
            Repetition::FourthBoard => true,
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::TwoMoveWindow
            | Repetition::SincePass
            | Repetition::Allowed => false,
        }
    }
}

impl Suicide {
    /// Whether two stones and more may be given up.
    pub const fn allows_several(self) -> bool {
        match self {
            Suicide::Forbidden => false,
            Suicide::MultiStone | Suicide::Allowed => true,
        }
    }

    /// Whether a single stone may be given up.
    pub const fn allows_one(self) -> bool {
        match self {
            Suicide::Allowed => true,
            Suicide::Forbidden | Suicide::MultiStone => false,
        }
    }
}

impl Ending {
    /// Whether null moves end the game, for good.
    pub const fn is_by_null_moves(self) -> bool {
        match self {
            Ending::NullMoves => true,
            Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard | Ending::Unchanged => {
                false
            }
        }
    }

    /// Whether a pass is an offer and nothing else, so that a button can make it none.
    pub const fn is_by_plain_passes(self) -> bool {
        match self {
            Ending::Stop | Ending::Passes | Ending::FourPasses => true,
            Ending::FourPassesOnABoard | Ending::NullMoves | Ending::Unchanged => false,
        }
    }

    /// Whether passes end the game and nothing else does.
    pub const fn is_by_passes(self) -> bool {
        match self {
            Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard => true,
            Ending::NullMoves | Ending::Unchanged => false,
        }
    }

    /// Whether it takes four passes to end the game for good.
    pub const fn counts_four_passes(self) -> bool {
        match self {
            Ending::FourPasses | Ending::FourPassesOnABoard => true,
            Ending::Stop | Ending::Passes | Ending::NullMoves | Ending::Unchanged => false,
        }
    }

    /// Whether nobody may move any more once the game is over, where other games take moves to settle a disagreement
    /// all the same (不论任何理由不得恢复着手; 强制终局).
    pub const fn is_final(self) -> bool {
        match self {
            Ending::FourPasses | Ending::FourPassesOnABoard => true,
            Ending::Stop | Ending::Passes | Ending::NullMoves | Ending::Unchanged => false,
        }
    }

    /// Whether a stopped game may be resumed where the sides disagree, as its text says.
    pub const fn may_resume(self) -> bool {
        match self {
            Ending::Stop | Ending::FourPasses => true,
            Ending::Passes | Ending::FourPassesOnABoard | Ending::NullMoves | Ending::Unchanged => false,
        }
    }

    /// Whether no repetition rule forbids a move that leaves the board unchanged.
    pub const fn frees_unchanged_boards(self) -> bool {
        match self {
            Ending::Unchanged => true,
            Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard | Ending::NullMoves => {
                false
            }
        }
    }
}

impl Removal {
    /// Whether dead stones come off.
    pub const fn takes_dead_off(self) -> bool {
        match self {
            Removal::Agreed => true,
            Removal::Never => false,
        }
    }
}

impl Tax {
    /// Whether points in seki count for nothing.
    pub const fn takes_seki(self) -> bool {
        match self {
            Tax::None => false,
            Tax::Seki | Tax::All => true,
        }
    }

    /// Whether the basic eyes of every group count for nothing.
    pub const fn takes_basic_eyes(self) -> bool {
        match self {
            Tax::None | Tax::Seki => false,
            Tax::All => true,
        }
    }
}

impl PublicPoints {
    /// Whether both sides have half of every such point.
    pub const fn halves_all(self) -> bool {
        match self {
            PublicPoints::Half => true,
            PublicPoints::Nobody | PublicPoints::DameHalf => false,
        }
    }
}

impl HandicapBonus {
    /// The points that White gets for this many handicap stones.
    pub const fn points(self, stones: u32) -> u32 {
        match self {
            HandicapBonus::Zero => 0,
            HandicapBonus::OneLess => stones.saturating_sub(1),
            HandicapBonus::Full => stones,
        }
    }
}

impl Unit {
    /// How many points of a margin one of it is: what one side gets of a 子 the other loses.
    pub const fn points(self) -> i64 {
        match self {
            Unit::Points | Unit::Stones => 1,
            Unit::Zi => 2,
        }
    }
}
