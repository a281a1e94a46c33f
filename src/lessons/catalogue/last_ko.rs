//! The last ko, and who pays for it (計枰點, articles 33 and 38).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::{Forbids, Way};
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "last-ko",
    record: include_str!("../records/last-ko.sgf"),
    steps: &[
        &[
            ("dame", Owner(None, "D1 D7")),
            ("stone", Stones(Black, "E4")),
            ("empty", Owner(Some(Black), "D4")),
            ("komi", Komi("5.5")),
        ],
        &[("point", Plays("D7")), ("owed", Owes(Some(Black), 1))],
        &[
            ("point", Plays("D4")),
            ("count", Takes(1)),
            ("", Owes(None, 0)),
            ("", Illegal(Black, "E4", Forbids::Position(White))),
            ("", If("b pass, w pass", &Owes(None, 0))),
            ("fill", If("b pass", &Legal(White, "E4"))),
            ("owed", If("b pass, w e4, b pass, w pass", &Owes(Some(White), 1))),
        ],
        &[("", Plays("virtual")), ("owed", Owes(Some(Black), 1)), ("retake", If("w pass", &Legal(Black, "E4")))],
        &[("point", Plays("D1")), ("", Owes(None, 0)), ("retake", Legal(Black, "E4"))],
        &[("point", Plays("E4")), ("count", Takes(1)), ("owed", Owes(Some(Black), 1))],
        &[
            ("", Plays("pass")),
            ("", Illegal(White, "D4", Forbids::Position(Black))),
            ("fill", Legal(Black, "D4")),
            ("owed", If("b d4, w pass, b pass", &Owes(Some(Black), 2))),
            ("margin", If("b d4, w pass, b pass", &Margin(Way::AGREED, Some(White), "1/2"))),
        ],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("", Turn(White)),
            ("empty", Owner(Some(Black), "D4")),
            ("black", Counts(Way::AGREED, Black, "28")),
            ("white", Counts(Way::AGREED, White, "21")),
            ("komi", Komi("5.5")),
            ("owed", Owes(Some(Black), 1)),
            ("margin", Margin(Way::AGREED, Some(Black), "1/2")),
        ],
    ],
};
