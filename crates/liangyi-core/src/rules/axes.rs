//! The axes a ruleset is made of: plain data, no behaviour.
//!
//! Code to the right of `rules` matches these exhaustively (no `_` arm), so a new axis *value* makes the compiler
//! name every place that must know it, while a new *combination* is a row of the catalogue and nothing else.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::{Color, named_enum};

/// Compensation that White gets, in points, exact to a thousandth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Komi {
    thousandths: i32,
}

impl Komi {
    /// The largest komi accepted, either way; no board here has more points than twice this.
    pub const LIMIT: i32 = 1000;
    /// No komi.
    pub const ZERO: Komi = Komi { thousandths: 0 };

    /// Komi of `halves` half points: `Komi::halves(13)` is 6.5.
    pub const fn halves(halves: i32) -> Komi {
        Komi { thousandths: halves * 500 }
    }

    /// The komi nearest to `points`, or `None` where that is not a number or beyond [`Komi::LIMIT`].
    pub fn from_points(points: f64) -> Option<Komi> {
        let limit = f64::from(Komi::LIMIT);
        (points.is_finite() && points.abs() <= limit).then(|| Komi { thousandths: (points * 1000.0).round() as i32 })
    }

    /// What Black gets for it to be the same game with the colours exchanged.
    pub const fn negated(self) -> Komi {
        Komi { thousandths: -self.thousandths }
    }

    /// In points.
    pub fn points(self) -> f64 {
        f64::from(self.thousandths) / 1000.0
    }

    /// In thousandths of a point, for exact sums.
    pub const fn thousandths(self) -> i32 {
        self.thousandths
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

/// The text was no komi: not a number, or beyond [`Komi::LIMIT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("komi must be a number between -{most} and {most}", most = Komi::LIMIT)]
pub struct BadKomi;

impl FromStr for Komi {
    type Err = BadKomi;

    fn from_str(text: &str) -> Result<Komi, BadKomi> {
        text.parse().ok().and_then(Komi::from_points).ok_or(BadKomi)
    }
}

impl Serialize for Komi {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.points())
    }
}

impl<'de> Deserialize<'de> for Komi {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Komi, D::Error> {
        Komi::from_points(f64::deserialize(deserializer)?).ok_or_else(|| serde::de::Error::custom(BadKomi))
    }
}

/// Declares an axis: an enum with names, and a line on each value.
macro_rules! axis {
    ($(#[$meta:meta])* $name:ident { $($(#[doc = $doc:literal])+ $variant:ident = $text:literal,)+ }) => {
        named_enum! {
            $(#[$meta])*
            $name { $($(#[doc = $doc])+ $variant = $text,)+ }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

axis! {
    /// Which recurring positions are forbidden, and what a recurrence does instead of being forbidden.
    Repetition {
        /// Simple ko.
        Simple = "simple",
        /// Positional superko (禁全同).
        Positional = "positional",
        /// Situational superko (禁还原).
        Situational = "situational",
        /// Situational superko of whole positions, virtual stones included, for real moves, and of boards for virtual
        /// ones (禁倒退).
        NoRegression = "no-regression",
        /// No-regression over the last two moves, passes apart; a longer cycle of whole positions is a draw (简化).
        TwoMoveWindow = "two-move-window",
        /// Positional superko that a pass lifts: no board may come back that has stood since the last pass (隔虚可提).
        SincePass = "since-pass",
        /// No whole position, virtual stones included, may come back by a real move, and no board for the fourth time
        /// by a stone outside it (同形四现).
        FourthBoard = "fourth-board",
        /// Moves that repeat a board are null moves, and not forbidden (无为).
        Allowed = "null-move",
    }
}

axis! {
    /// Whether a move may leave the mover's own chain without liberties.
    Suicide {
        /// Suicide is forbidden.
        Forbidden = "forbidden",
        /// Suicide of two or more stones (块子自尽) is allowed.
        MultiStone = "multi-stone",
        /// All suicide (颗子自尽, 块子自尽) is allowed.
        Allowed = "allowed",
    }
}

axis! {
    /// What brings the game to its end, and who moves if play goes on to settle a disagreement.
    Ending {
        /// By two passes, after which it may be resumed (两弃休止).
        Stop = "stop",
        /// By two passes, for good.
        Passes = "passes",
        /// By two passes, after which it may be resumed, and by four in a row for good (四虚终局).
        FourPasses = "four-passes",
        /// By the fourth pass on the same board, whatever came between them (同一盘内棋形四虚终局).
        FourPassesOnABoard = "four-passes-on-a-board",
        /// By two null moves (无为终局).
        NullMoves = "null-moves",
        /// By two moves that leave the board unchanged, which no repetition rule forbids.
        Unchanged = "unchanged",
    }
}

axis! {
    /// What is counted when the game is over.
    Counting {
        /// Area (子空合计).
        Area = "area",
        /// Area by agreement, else stones and liberties (子气皆地).
        Points = "points",
        /// Living stones after the owned points are filled, else the stones on the board (活子多胜).
        LivingStones = "living-stones",
        /// Stones on the board (盘内子数).
        Stones = "stones",
        /// Area, with wild regions (荒空) that lose the game for the lazy side (懈怠).
        WildArea = "wild-area",
        /// Stones, and empty regions in proportion to the stones that touch them.
        Proportional = "proportional",
        /// Stones, and empty regions for the majority of the stones that touch them.
        Majority = "majority",
        /// Territory and prisoners.
        Territory = "territory",
    }
}

axis! {
    /// Which surrounded points count for nothing.
    Tax {
        /// None.
        None = "none",
        /// Those in seki.
        Seki = "seki",
        /// Those in seki, and the basic eyes of every group (还棋头).
        All = "all",
    }
}

axis! {
    /// Who gets the empty points that both sides touch and neither owns (公气, 单官).
    PublicPoints {
        /// Each side has half of a point.
        Half = "half",
        /// Nobody.
        Nobody = "nobody",
        /// Each side has half of a dame, nobody a liberty of a seki (艺术版).
        DameHalf = "dame-half",
    }
}

axis! {
    /// Whether dead stones are taken off by agreement when the game ends.
    Removal {
        /// They come off by agreement (协商终局).
        Agreed = "agreed",
        /// They stay, and are alive.
        Never = "never",
    }
}

axis! {
    /// Points White gets for Black's handicap stones.
    HandicapBonus {
        /// Nothing.
        Zero = "0",
        /// One less than the number of stones.
        OneLess = "N-1",
        /// As many as there are stones.
        Full = "N",
    }
}

axis! {
    /// In what the result is given.
    Unit {
        /// Points (点), the difference between the sides.
        Points = "points",
        /// Stones (子), Black's count less half the board and half the komi.
        Zi = "zi",
        /// Living stones (活子), the difference between the sides.
        Stones = "stones",
    }
}

/// A whole set of rules: one value for every axis.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rules {
    /// Who makes the first move.
    pub first: Color,
    /// What White gets.
    pub komi: Komi,
    /// The repetition rule.
    pub repetition: Repetition,
    /// The suicide rule.
    pub suicide: Suicide,
    /// Whether a stone may be placed outside the board (虚着).
    #[serde(rename = "virtual")]
    pub virtual_moves: bool,
    /// Whether a pass places a stone outside the board (虚手): then there is no other virtual move.
    pub virtual_pass: bool,
    /// How the game ends.
    pub ending: Ending,
    /// What is counted.
    pub counting: Counting,
    /// What is not counted.
    pub tax: Tax,
    /// Who gets shared points.
    pub public_points: PublicPoints,
    /// Whether dead stones come off.
    pub removal: Removal,
    /// Whether each stone-placing move made in the contest beyond the opponent's costs a point (多下贴点).
    pub extra_moves: bool,
    /// Whether Black pays a point for having placed the last stone of the contest (黑收后贴1点).
    pub last_stone: bool,
    /// What White gets for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// Whether the first pass takes a button worth half a point.
    pub button: bool,
    /// KataGo's `friendlyPassOk`: a pass may leave dead stones standing because the opponent will agree on them.
    pub friendly_pass: bool,
    /// In what the result is given.
    pub unit: Unit,
}

impl Rules {
    /// The Chinese rules of 2002, the row that every other ruleset is compared with.
    pub const CHINESE: Rules = Rules {
        first: Color::Black,
        komi: Komi::halves(15),
        repetition: Repetition::Situational,
        suicide: Suicide::Forbidden,
        virtual_moves: false,
        virtual_pass: false,
        ending: Ending::Passes,
        counting: Counting::Area,
        tax: Tax::None,
        public_points: PublicPoints::Half,
        removal: Removal::Agreed,
        extra_moves: false,
        last_stone: false,
        handicap_bonus: HandicapBonus::Full,
        button: false,
        friendly_pass: true,
        unit: Unit::Points,
    };

    /// These rules with the count that fits a game that goes on, by how it is expected to end: the dead stones are off,
    /// and no side has ended it.
    pub fn expected(&self) -> Rules {
        Rules { counting: self.counting.expected(), removal: Removal::Agreed, ..self.clone() }
    }

    /// These rules with the count of `other`: moves, komi and the end of the game stay, what the final board is worth
    /// does not.
    pub fn counted_as(&self, other: &Rules) -> Rules {
        Rules {
            first: self.first,
            komi: self.komi,
            repetition: self.repetition,
            suicide: self.suicide,
            virtual_moves: self.virtual_moves,
            virtual_pass: self.virtual_pass,
            ending: self.ending,
            counting: other.counting,
            tax: other.tax,
            public_points: other.public_points,
            removal: other.removal,
            extra_moves: other.extra_moves,
            last_stone: other.last_stone,
            handicap_bonus: other.handicap_bonus,
            button: self.button,
            friendly_pass: self.friendly_pass,
            unit: other.unit,
        }
    }
}
