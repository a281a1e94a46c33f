//! The catalogue of opening rules: what is asked of whom before a line game goes on by moves in turn, as plain data.
//!
//! The rules are those of the Renju International Federation as its site lists them (renju.net, "Rules": RIF,
//! Soosõrv-8, Taraguchi-10, and of the rules of gomoku Swap and Swap2). Soosõrv-8 and Taraguchi-10 are the forms with
//! N = 8 and N = 10 of rules that the federation has certified for any N. Every rule ends before the sixth stone, the
//! latest that an ordinary move places.
//!
//! It knows no positions: [`OpeningState`](super::OpeningState) walks through the stages.

use crate::base::named_enum;
use crate::rules::is_one_of;

named_enum! {
    /// An opening rule of line games.
    #[derive(Default)]
    OpeningRule {
        /// No opening: moves in turn from the first one on.
        #[default]
        Free = "free",
        /// One player places three stones anywhere, the other chooses the colour.
        Swap = "swap",
        /// As Swap, but the other may place two more stones and leave the choice of the colour to the first.
        Swap2 = "swap2",
        /// Soosõrv-8: one of the 26 openings, the choice of the colour, a fourth move with a number of fifth moves from
        /// 1 to 8, the choice of the colour again, as many fifth moves of which White keeps one.
        Soosyrv8 = "soosyrv8",
        /// Taraguchi-10: after each of the first moves, which stand in growing squares, the colour may be exchanged;
        /// instead of the last exchange Black may offer ten fifth moves.
        Taraguchi10 = "taraguchi10",
        /// The rule of the federation from 1996 on: one of the 26 openings, the choice of the colour, a fourth move,
        /// two fifth moves of which White keeps one.
        Rif = "rif",
    }
}

named_enum! {
    /// A player, whatever colour it has by now. The first has Black when an opening begins.
    OpeningPlayer {
        /// The one who is asked first.
        First = "first",
        /// The other one.
        Second = "second",
    }
}

impl OpeningPlayer {
    /// The other one.
    pub const fn other(self) -> OpeningPlayer {
        match self {
            OpeningPlayer::First => OpeningPlayer::Second,
            OpeningPlayer::Second => OpeningPlayer::First,
        }
    }

    /// 0 for the first, 1 for the second.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Who is asked at a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoIsAsked {
    /// A certain player.
    Player(OpeningPlayer),
    /// Who has the colour of the next stone: the opponent of the last one.
    ToMove,
    /// Who has the colour of the last stone.
    LastMover,
}

/// A stage of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningStage {
    /// One stone for each number, of both colours in turn. The number is the side, in lines, of a square around the
    /// middle of the board in which the stone stands; [`ANYWHERE`] is the whole board.
    Stones(WhoIsAsked, &'static [usize]),
    /// The choice of the colour; or, where there are other stages, to go on with those instead of the rest.
    Side(WhoIsAsked, Option<&'static [OpeningStage]>),
    /// A number of fifth moves, from 1 to this.
    Count(WhoIsAsked, usize),
    /// Fifth moves none of which makes the same position as another one, turned or mirrored: this many, or as
    /// many as were declared.
    Offer(WhoIsAsked, Option<usize>),
    /// The choice of one of the moves offered.
    Choice(WhoIsAsked),
}

/// The lines of a square that has no bounds.
pub const ANYWHERE: usize = usize::MAX;

const FIRST: WhoIsAsked = WhoIsAsked::Player(OpeningPlayer::First);
const SECOND: WhoIsAsked = WhoIsAsked::Player(OpeningPlayer::Second);
/// The squares of the 26 openings: the middle, a neighbour of it, and a point at most two lines from it.
const OPENING_OF_26: OpeningStage = OpeningStage::Stones(FIRST, &[1, 3, 5]);
const FOURTH_ANYWHERE: OpeningStage = OpeningStage::Stones(WhoIsAsked::ToMove, &[ANYWHERE]);
const MAY_SWAP: OpeningStage = OpeningStage::Side(WhoIsAsked::ToMove, None);
const TWO_MORE: &[OpeningStage] =
    &[OpeningStage::Stones(SECOND, &[ANYWHERE, ANYWHERE]), OpeningStage::Side(FIRST, None)];
const TEN_FIFTHS: &[OpeningStage] =
    &[OpeningStage::Offer(WhoIsAsked::ToMove, Some(10)), OpeningStage::Choice(WhoIsAsked::LastMover)];

impl OpeningRule {
    /// The stages, in order. None of a rule without an opening.
    pub const fn stages(self) -> &'static [OpeningStage] {
        use OpeningStage::{Choice, Count, Offer, Side, Stones};
        match self {
            OpeningRule::Free => &[],
            OpeningRule::Swap => &[Stones(FIRST, &[ANYWHERE; 3]), Side(SECOND, None)],
            OpeningRule::Swap2 => &[Stones(FIRST, &[ANYWHERE; 3]), Side(SECOND, Some(TWO_MORE))],
            OpeningRule::Soosyrv8 => &[
                OPENING_OF_26,
                Side(SECOND, None),
                FOURTH_ANYWHERE,
                Count(WhoIsAsked::LastMover, 8),
                MAY_SWAP,
                Offer(WhoIsAsked::ToMove, None),
                Choice(WhoIsAsked::LastMover),
            ],
            OpeningRule::Taraguchi10 => &[
                Stones(WhoIsAsked::ToMove, &[1]),
                MAY_SWAP,
                Stones(WhoIsAsked::ToMove, &[3]),
                MAY_SWAP,
                Stones(WhoIsAsked::ToMove, &[5]),
                MAY_SWAP,
                Stones(WhoIsAsked::ToMove, &[7]),
                Side(WhoIsAsked::ToMove, Some(TEN_FIFTHS)),
                Stones(WhoIsAsked::ToMove, &[9]),
                MAY_SWAP,
            ],
            OpeningRule::Rif => &[
                OPENING_OF_26,
                Side(SECOND, None),
                FOURTH_ANYWHERE,
                Offer(WhoIsAsked::ToMove, Some(2)),
                Choice(WhoIsAsked::LastMover),
            ],
        }
    }

    /// Whether nothing is asked, and the game begins by moves in turn.
    pub fn is_free(&self) -> bool {
        self.stages().is_empty()
    }

    /// Whether some of its stones stand in a square around the middle, so that the board needs a middle point.
    pub fn needs_middle(self) -> bool {
        self.stages().iter().any(|stage| match stage {
            OpeningStage::Stones(_, squares) => squares.iter().any(|&lines| lines != ANYWHERE),
            _ => false,
        })
    }

    /// The rule with this name, this title or this other name, however it is spelt: `soosyrv8`, `Soosõrv-8`.
    pub fn find(text: &str) -> Option<OpeningRule> {
        let names = |rule: OpeningRule| [rule.name(), rule.title()].into_iter().chain(rule.aliases().iter().copied());
        OpeningRule::ALL.into_iter().find(|&rule| is_one_of(text, names(rule)))
    }

    /// Other names that it answers to. What it is, where it comes from and its articles each language has under its
    /// name, as for rulesets.
    pub const fn aliases(self) -> &'static [&'static str] {
        match self {
            OpeningRule::Free => &["none", "无", "自由"],
            OpeningRule::Swap => &["三手交换", "三手交換"],
            OpeningRule::Swap2 => &["swap-2"],
            OpeningRule::Soosyrv8 => &["soosorv8", "soosyrv", "soosorv", "soosõrv", "索索夫", "索索夫8"],
            OpeningRule::Taraguchi10 => &["taraguchi", "塔拉山口", "塔拉山口10"],
            OpeningRule::Rif => &["rif1996"],
        }
    }

    /// The name of the rule as players write it.
    pub const fn title(self) -> &'static str {
        match self {
            OpeningRule::Free => "Free",
            OpeningRule::Swap => "Swap",
            OpeningRule::Swap2 => "Swap2",
            OpeningRule::Soosyrv8 => "Soosõrv-8",
            OpeningRule::Taraguchi10 => "Taraguchi-10",
            OpeningRule::Rif => "RIF",
        }
    }
}
