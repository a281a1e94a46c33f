//! A chain of verdicts in renju, each of which depends on the next.

use liangyi_core::base::Color::{Black, White};
use liangyi_core::line::{ForbiddenKind, LineEnd};

use crate::lessons::claim::Claim::*;
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "renju-chain",
    record: include_str!("../records/renju-chain.sgf"),
    steps: &[
        &[
            ("a", Free(Black, "G7")),
            ("", Makes(Black, "G7", "3")),
            ("b", Spoiled("G7", "J7")),
            ("block", Stones(White, "E7")),
            ("bShape", With("G7", &Makes(Black, "J7", "4-3-3"))),
            ("", With("G7", &Forbidden("J7", &[ForbiddenKind::ThreeThree]))),
            ("c", With("G7 J7", &Free(Black, "J4"))),
            ("cShape", With("G7 J7", &Makes(Black, "J4", "4-3"))),
            ("d", With("G7 J7", &Spoiled("J4", "M4"))),
            ("dShape", With("G7 J7 J4", &Makes(Black, "M4", "4-4-3"))),
            ("", With("G7 J7 J4", &Forbidden("M4", &[ForbiddenKind::FourFour]))),
        ],
        &[
            ("a", Plays("G7")),
            ("three", Stones(Black, "F6 G7 H8")),
            ("b", Forbidden("J7", &[ForbiddenKind::ThreeThree])),
            ("", If("w a15, b j7", &Ended(LineEnd::Forbidden(Black)))),
        ],
        &[
            ("c", Plays("J4")),
            ("column", Stones(Black, "J5 J6")),
            ("b", Free(Black, "J7")),
            ("shape", Makes(Black, "J7", "4-3")),
        ],
        &[
            ("b", Plays("J7")),
            ("four", Stones(Black, "G7 H7 I7 J7")),
            ("left", Wins(Black, "F7")),
            ("right", Wins(Black, "K7")),
        ],
        &[("point", Plays("K7")), ("left", Wins(Black, "F7"))],
        &[("point", Plays("F7")), ("five", Stones(Black, "F7 G7 H7 I7 J7")), ("", Ended(LineEnd::Five(Black)))],
    ],
};
