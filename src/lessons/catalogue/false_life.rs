//! False life (假生; 計枰點, article 32; 计活子, article 13).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::{Forbids, Way};
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "false-life",
    record: include_str!("../records/false-life.sgf"),
    steps: &[
        &[("take", Legal(Black, "A3")), ("", If("b a3", &Takes(1)))],
        &[
            ("", Plays("A3")),
            ("count", Takes(1)),
            ("retake", Illegal(White, "A2", Forbids::Position(Black))),
            ("", Repeats(White, "A2", 0)),
            ("eyes", Empty("E2 F1")),
            ("", LegalPoints(White, "E2 F1 B1 B6 G7")),
            ("", If("w b1", &Suicide(1))),
            ("", If("w b6", &Suicide(1))),
            ("", If("w g7", &Suicide(1))),
            ("", If("w pass, b pass", &Margin(Way::AGREED, Some(Black), "5"))),
            ("", Under("chinese", &If("w pass, b pass", &Stands(Phase::Over)))),
            ("margin", Under("chinese", &If("w pass, b pass", &Margin(Way::AGREED, Some(Black), "7")))),
        ],
        &[
            ("", Plays("virtual")),
            ("", Illegal(Black, "virtual", Forbids::Board(White))),
            ("retake", Whatever(Black, "A2", &Legal(White, "A2"))),
            ("kill", If("b a2, w b1", &Plays("B1"))),
            ("count", If("b a2, w b1", &Takes(6))),
        ],
        &[("", Plays("pass")), ("", Offer(Some(Black))), ("", If("w pass", &Stands(Phase::Stopped)))],
        &[
            ("take", Plays("A2")),
            ("count", Takes(1)),
            ("retake", Illegal(Black, "A3", Forbids::Position(White))),
            ("number", Repeats(Black, "A3", 3)),
        ],
        &[
            ("", Plays("virtual")),
            ("retake", If("w pass", &Legal(Black, "A3"))),
            ("", Illegal(White, "virtual", Forbids::Board(Black))),
        ],
        &[("kill", Plays("B1")), ("count", Takes(4)), ("", Empty("A1 C1 B2 C2"))],
        &[("", Plays("pass")), ("", Offer(Some(Black)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("white", Counts(Way::AGREED, White, "26")),
            ("black", Counts(Way::AGREED, Black, "19")),
            ("margin", Margin(Way::AGREED, Some(White), "7")),
        ],
    ],
};
