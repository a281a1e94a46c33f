//! Null moves, and why the last ko is filled (新应氏, articles 4, 6, 9 and 10).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::Way;
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "null-move",
    record: include_str!("../records/null-move.sgf"),
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
};
