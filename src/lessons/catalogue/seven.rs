//! The finished board of the texts (計枰點, articles 40 to 43; 计活子, article 16).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;
use liangyi_core::score::Method;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::Way;
use crate::lessons::lesson::Lesson;

/// Black's stone in White's area is dead.
const AGREED: Way = Way::without("C2");

pub(super) const LESSON: Lesson = Lesson {
    name: "seven",
    record: include_str!("../records/seven.sgf"),
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
};
