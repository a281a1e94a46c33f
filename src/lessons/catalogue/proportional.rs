//! Regions divided by the stones that touch them (the formal definition).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::{Forbids, Way};
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "proportional",
    record: include_str!("../records/proportional.sgf"),
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
};
