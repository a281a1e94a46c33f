//! Lessons on counting and on how games end: their claims.

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;
use liangyi_core::score::Method;
use liangyi_core::sgf::GameResult;

use super::claim::LessonClaim::*;
use super::claim::{Forbids, Way};
use super::lesson::{Invented, Lesson, Question};

/// Black's stone in White's area is dead.
const AGREED: Way = Way::without("C2");

/// The finished board of the texts (計枰點, articles 40 to 43; 计活子, article 16).
pub(super) const SEVEN: Lesson = Lesson {
    name: "seven",
    record: include_str!("records/seven.sgf"),
    steps: &[
        &[("", Komi("0")), ("", Turn(Black)), ("point", Legal(Black, "G7"))],
        &[
            ("point", Plays("G7")),
            ("liberties", Liberties("G7", 1)),
            ("take", Legal(White, "F7")),
            ("", If("w f7", &Takes(1))),
        ],
        &[
            ("point", Plays("C7")),
            ("liberties", Liberties("C7", 1)),
            ("take", Legal(Black, "D7")),
            ("", If("b d7", &Takes(1))),
        ],
        &[("", Plays("D7")), ("count", Takes(1)), ("prisoners", Prisoners(Black, 1))],
        &[("", Plays("F7")), ("count", Takes(1)), ("prisoners", Prisoners(White, 1))],
        &[("point", Plays("E7")), ("reply", Legal(White, "E6"))],
        &[("point", Plays("E6")), ("", Owes(None, 0))],
        &[("point", Plays("C2")), ("liberties", Liberties("C2", 2))],
        &[("point", Plays("C1")), ("liberties", Liberties("C2", 1)), ("dead", Dead("C2"))],
        &[
            ("", Plays("pass")),
            ("", Offer(Some(Black))),
            ("black", If("w pass", &Counts(Way::NATURAL, Black, "25 1/2"))),
            ("white", If("w pass", &Counts(Way::NATURAL, White, "23 1/2"))),
            ("", If("w pass", &Margin(Way::NATURAL, Some(Black), "2"))),
        ],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("", Owes(None, 0)),
            ("dead", Dead("C2")),
            ("black", Counts(AGREED.by(Method::Area), Black, "24")),
            ("white", Counts(AGREED.by(Method::Area), White, "25")),
            ("blackStones", Counts(AGREED.by(Method::EqualTerritory), Black, "18")),
            ("whiteStones", Counts(AGREED.by(Method::EqualTerritory), White, "19")),
            ("blackEmpty", Counts(AGREED.by(Method::EqualStones), Black, "4")),
            ("whiteEmpty", Counts(AGREED.by(Method::EqualStones), White, "5")),
            ("blackRefilled", Counts(AGREED.by(Method::Refill), Black, "3")),
            ("whiteRefilled", Counts(AGREED.by(Method::Refill), White, "4")),
            ("", Counts(AGREED.by(Method::FillAll), Black, "24")),
            ("", Counts(AGREED.by(Method::StonesAndLiberties), Black, "24")),
            ("margin", Margin(AGREED, Some(White), "1")),
            ("", Margin(AGREED.by(Method::EqualTerritory), Some(White), "1")),
            ("", Margin(AGREED.by(Method::EqualStones), Some(White), "1")),
            ("", Margin(AGREED.by(Method::Refill), Some(White), "1")),
            ("", Margin(AGREED.by(Method::FillAll), Some(White), "1")),
            ("", Margin(AGREED.by(Method::StonesAndLiberties), Some(White), "1")),
            ("blackLiving", Under("jihuozi", &Counts(AGREED, Black, "22"))),
            ("whiteLiving", Under("jihuozi", &Counts(AGREED, White, "21"))),
            ("living", Under("jihuozi", &Margin(AGREED, Some(Black), "1"))),
        ],
    ],
    invented: Invented::Moves,
    questions: &[],
    letters: &[],
};

/// One-point dame and what they cost (計枰點, articles 38 and 39).
pub(super) const DAME: Lesson = Lesson {
    name: "dame",
    record: include_str!("records/dame.sgf"),
    steps: &[
        &[
            ("dame", Owner(None, "D1 D7")),
            ("komi", Komi("6.5")),
            ("black", If("b pass, w pass", &Counts(Way::AGREED, Black, "27"))),
            ("white", If("b pass, w pass", &Counts(Way::AGREED, White, "22"))),
            ("", If("b pass, w pass", &Owes(None, 0))),
            ("margin", If("b pass, w pass", &Margin(Way::AGREED, Some(White), "1 1/2"))),
        ],
        &[
            ("point", Plays("D7")),
            ("owed", Owes(Some(Black), 1)),
            ("reply", If("w d1, b pass, w pass", &Stones(White, "D1"))),
            ("", If("w d1, b pass, w pass", &Owes(None, 0))),
            ("margin", If("w d1, b pass, w pass", &Margin(Way::AGREED, Some(White), "1 1/2"))),
        ],
        &[("", Plays("pass")), ("", Offer(Some(White))), ("owed", Owes(Some(Black), 1))],
        &[("point", Plays("D1")), ("", Offer(None)), ("owed", Owes(Some(Black), 2))],
        &[("", Plays("pass")), ("", Offer(Some(White))), ("", Owes(Some(Black), 2))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("black", Counts(Way::AGREED, Black, "28")),
            ("white", Counts(Way::AGREED, White, "21")),
            ("komi", Komi("6.5")),
            ("owed", Owes(Some(Black), 2)),
            ("margin", Margin(Way::AGREED, Some(White), "1 1/2")),
            ("chinese", Under("chinese", &Margin(Way::AGREED, Some(Black), "1/2"))),
        ],
    ],
    invented: Invented::All,
    questions: &[],
    letters: &[],
};

/// A wild region that is left, and who is lazy (新应氏, articles 6, 9 and 10, figure 5).
pub(super) const WILD_REGION: Lesson = Lesson {
    name: "wild-region",
    record: include_str!("records/wild-region.sgf"),
    steps: &[
        &[("", Turn(Black)), ("", Region("A1", 361))],
        &[("point", Plays("D4")), ("region", Region("A1", 360)), ("", Touches("A1", White, 0)), ("", Wild(0))],
        &[
            ("point", Plays("Q16")),
            ("region", Region("A1", 359)),
            ("", Touches("A1", Black, 1)),
            ("", Touches("A1", White, 1)),
            ("wild", Wild(8)),
        ],
        &[
            ("", Plays("pass")),
            ("", Offer(Some(Black))),
            ("reply", If("w d16", &Plays("D16"))),
            ("", If("w d16", &Offer(None))),
        ],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Over)),
            ("", Lazy(Black)),
            ("count", Under("chinese", &Counts(Way::AGREED, Black, "180 1/2"))),
            ("margin", Under("chinese", &Margin(Way::AGREED, Some(White), "7 1/2"))),
        ],
    ],
    invented: Invented::Nothing,
    questions: &[],
    letters: &[],
};

/// Null moves, and why the last ko is filled (新应氏, articles 4, 6, 9 and 10).
pub(super) const NULL_MOVE: Lesson = Lesson {
    name: "null-move",
    record: include_str!("records/null-move.sgf"),
    steps: &[
        &[
            ("stone", Stones(Black, "E4")),
            ("fill", Legal(Black, "D4")),
            ("black", If("b d4, w pass, b pass", &Counts(Way::AGREED, Black, "29"))),
            ("margin", If("b d4, w pass, b pass", &Margin(Way::AGREED, Some(Black), "3/4"))),
            ("suicide", Legal(Black, "G1")),
            ("", If("b g1", &Suicide(1))),
            ("", If("b g1", &Offer(Some(Black)))),
        ],
        &[("", Plays("pass")), ("", Offer(Some(Black))), ("", If("w pass", &Stands(Phase::Over)))],
        &[("point", Plays("D4")), ("count", Takes(1)), ("", Offer(None)), ("retake", Legal(Black, "E4"))],
        &[("point", Plays("E4")), ("count", Takes(1)), ("", Offer(Some(Black))), ("", Stands(Phase::Contest))],
        &[
            ("point", Plays("D4")),
            ("", Stands(Phase::Over)),
            ("", Offer(Some(Black))),
            ("", Turn(White)),
            ("", Wild(0)),
            ("before", If("w e4", &Stones(White, "E4"))),
            ("black", Counts(Way::AGREED, Black, "27")),
            ("margin", Margin(Way::AGREED, Some(White), "1 1/4")),
        ],
    ],
    invented: Invented::All,
    questions: &[Question {
        step: 1,
        tries: &[("pass", &[("margin", If("w pass", &Margin(Way::AGREED, Some(Black), "3/4")))])],
    }],
    letters: &[],
};

/// Regions divided by the stones that touch them (the formal definition).
pub(super) const PROPORTIONAL: Lesson = Lesson {
    name: "proportional",
    record: include_str!("records/proportional.sgf"),
    steps: &[
        &[("region", Region("A1", 25)), ("share", Share("A1", Black, "12 1/2"))],
        &[
            ("point", Plays("C3")),
            ("region", Region("A1", 24)),
            ("", Touches("A1", White, 0)),
            ("share", Share("A1", Black, "24")),
        ],
        &[
            ("point", Plays("D4")),
            ("region", Region("A1", 23)),
            ("black", Touches("A1", Black, 1)),
            ("white", Touches("A1", White, 1)),
            ("share", Share("A1", Black, "11 1/2")),
        ],
        &[
            ("region", Region("A1", 22)),
            ("black", Touches("A1", Black, 2)),
            ("white", Touches("A1", White, 1)),
            ("share", Share("A1", Black, "14 2/3")),
            ("other", Share("A1", White, "7 1/3")),
        ],
        &[
            ("region", Region("A1", 21)),
            ("black", Touches("A1", Black, 2)),
            ("white", Touches("A1", White, 2)),
            ("share", Share("A1", White, "10 1/2")),
        ],
        &[
            ("region", Region("A1", 20)),
            ("black", Touches("A1", Black, 3)),
            ("white", Touches("A1", White, 2)),
            ("share", Share("A1", Black, "12")),
            ("count", Counts(Way::NATURAL, Black, "15")),
        ],
        &[
            ("region", Region("A1", 19)),
            ("white", Touches("A1", White, 3)),
            ("", Touches("A1", Black, 3)),
            ("share", Share("A1", White, "9 1/2")),
            ("", Margin(Way::NATURAL, None, "0")),
        ],
        &[
            ("region", Region("A1", 18)),
            ("black", Touches("A1", Black, 4)),
            ("white", Touches("A1", White, 3)),
            ("share", Share("A1", Black, "10 2/7")),
            ("other", Share("A1", White, "7 5/7")),
        ],
        &[("", Plays("pass")), ("", Offer(Some(White))), ("", Illegal(Black, "virtual", Forbids::NoVirtualMoves))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Over)),
            ("black", Counts(Way::NATURAL, Black, "14 2/7")),
            ("white", Counts(Way::NATURAL, White, "10 5/7")),
            ("margin", Margin(Way::NATURAL, Some(Black), "3 4/7")),
            ("majority", Under("proportional-majority", &Counts(Way::NATURAL, Black, "22"))),
            ("by", Under("proportional-majority", &Margin(Way::NATURAL, Some(Black), "19"))),
        ],
    ],
    invented: Invented::All,
    questions: &[],
    letters: &[],
};

/// Each side fills the other's ground until it dies (新应氏, the second of the examples against 应氏's rules).
pub(super) const SUICIDES: Lesson = Lesson {
    name: "suicides",
    record: include_str!("records/suicides.sgf"),
    steps: &[
        &[("black", Empty("A6 A7 B6 B7")), ("white", Empty("F1 F2 G1 G2")), ("shared", Owner(None, "D4"))],
        &[("point", Plays("G1")), ("", Offer(None))],
        &[("point", Plays("A7"))],
        &[("point", Plays("G2"))],
        &[("point", Plays("B7"))],
        &[("point", Plays("F1")), ("last", Legal(Black, "F2"))],
        &[("point", Plays("A6"))],
        &[("point", Plays("F2")), ("count", Suicide(4)), ("", Offer(None))],
        &[("point", Plays("B6")), ("count", Suicide(4)), ("", Offer(Some(White))), ("", Stands(Phase::Contest))],
        &[
            ("point", Plays("G1")),
            ("", Stands(Phase::Over)),
            ("", Offer(Some(White))),
            ("dead", Dead("G1")),
            ("each", Counts(Way::without("G1"), Black, "24 1/2")),
            ("", Counts(Way::without("G1"), White, "24 1/2")),
            ("", Margin(Way::without("G1"), Some(White), "3 3/4")),
        ],
    ],
    invented: Invented::All,
    questions: &[],
    letters: &[],
};

/// A game that both lose (新应氏, article 9.1).
pub(super) const BOTH_LOSE: Lesson = Lesson {
    name: "both-lose",
    record: include_str!("records/both-lose.sgf"),
    steps: &[
        &[("", Turn(Black))],
        &[("point", Plays("E5"))],
        &[("point", Plays("E7"))],
        &[("point", Plays("C6")), ("", Stands(Phase::Contest)), ("", Recorded(GameResult::BothLose))],
    ],
    invented: Invented::All,
    questions: &[],
    letters: &[],
};
