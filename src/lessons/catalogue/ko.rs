//! A ko and the virtual moves about it (计活子, figure 2 and article 13).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::{Forbids, Way};
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "ko",
    record: include_str!("../records/ko.sgf"),
    steps: &[
        &[("taken", Stones(Black, "D4")), ("liberties", Liberties("D4", 1)), ("take", Legal(White, "E4"))],
        &[
            ("take", Plays("E4")),
            ("count", Takes(1)),
            ("retake", Illegal(Black, "D4", Forbids::Position(White))),
            ("", Repeats(Black, "D4", 0)),
            ("", If("b pass, w pass", &Stands(Phase::Stopped))),
            ("", Under("chinese", &Illegal(Black, "virtual", Forbids::NoVirtualMoves))),
        ],
        &[
            ("", Plays("virtual")),
            ("stones", VirtualStones(Black, 1)),
            ("", Offer(None)),
            ("", Illegal(White, "virtual", Forbids::Board(Black))),
            ("fill", Legal(White, "D4")),
            ("", If("w pass", &Legal(Black, "D4"))),
        ],
        &[("elsewhere", Plays("C2")), ("retake", Legal(Black, "D4"))],
        &[
            ("retake", Plays("D4")),
            ("count", Takes(1)),
            ("back", Illegal(White, "E4", Forbids::Position(Black))),
            ("number", Repeats(White, "E4", 3)),
        ],
        &[("", Plays("virtual")), ("stones", VirtualStones(White, 1)), ("back", If("b pass", &Legal(White, "E4")))],
        &[
            ("fill", Plays("E4")),
            ("", Stones(Black, "D4 E4")),
            ("", VirtualStones(Black, 1)),
            ("", VirtualStones(White, 1)),
        ],
        &[("", Plays("pass")), ("", Offer(Some(White))), ("", Illegal(Black, "virtual", Forbids::Board(White)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("black", Counts(Way::NATURAL, Black, "5")),
            ("white", Counts(Way::NATURAL, White, "4")),
            ("margin", Margin(Way::NATURAL, Some(Black), "1")),
        ],
    ],
};
