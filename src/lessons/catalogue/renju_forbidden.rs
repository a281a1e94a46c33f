//! The forbidden points of renju, and White's freedom.

use liangyi_core::base::Color::{Black, White};
use liangyi_core::line::{ForbiddenKind, LineEnd};

use crate::lessons::claim::Claim::*;
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "renju-forbidden",
    record: include_str!("../records/renju-forbidden.sgf"),
    steps: &[
        &[
            ("threes", Forbidden("E7", &[ForbiddenKind::ThreeThree])),
            ("", Makes(Black, "E7", "3-3")),
            ("fours", Forbidden("E10", &[ForbiddenKind::FourFour])),
            ("", Makes(Black, "E10", "4-4")),
            ("overline", Forbidden("E2", &[ForbiddenKind::Overline])),
            ("six", Longest(Black, "E2", 6)),
            ("column", Forbidden("J11", &[ForbiddenKind::Overline])),
            ("", Longest(Black, "J11", 6)),
            ("", If("b e7", &Ended(LineEnd::Forbidden(Black)))),
            ("", Free(White, "E7")),
            ("", Free(White, "E10")),
            ("", Free(White, "E2")),
            ("", Free(White, "J11")),
        ],
        &[
            ("point", Plays("N11")),
            ("stones", Stones(Black, "N8 N9 N10 N11")),
            ("three", Stones(Black, "L11 M11 N11")),
            ("five", Wins(Black, "N12")),
        ],
        &[
            ("point", Plays("N12")),
            ("threes", Free(White, "L3")),
            ("shape", Makes(White, "L3", "3-3")),
            ("first", If("b a1, w e15", &Plays("E15"))),
            ("wins", If("b a1, w e15", &Wins(White, "F15"))),
            ("six", If("b a1, w e15", &Longest(White, "F15", 6))),
        ],
        &[("point", Plays("K11")), ("left", Wins(Black, "J11")), ("right", Wins(Black, "O11"))],
        &[("point", Plays("O11")), ("left", Wins(Black, "J11"))],
        &[
            ("point", Plays("J11")),
            ("five", Stones(Black, "J11 K11 L11 M11 N11")),
            ("six", Stones(Black, "J8 J9 J10 J11 J12 J13")),
            ("", Ended(LineEnd::Five(Black))),
        ],
    ],
};
