//! One-point dame and what they cost (計枰點, articles 38 and 39).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::Way;
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "dame",
    record: include_str!("../records/dame.sgf"),
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
};
