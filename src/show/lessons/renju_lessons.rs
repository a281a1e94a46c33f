//! Lessons on renju: their claims.

use liangyi_core::base::Color::{Black, White};
use liangyi_core::line::{ForbiddenKind, LineEnd};

use super::claim::LessonClaim::*;
use super::lesson::{Invented, Lesson, Question};

/// The forbidden points of renju, and White's freedom.
pub(super) const RENJU_FORBIDDEN: Lesson = Lesson {
    name: "renju-forbidden",
    record: include_str!("records/renju-forbidden.sgf"),
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
    invented: Invented::All,
    questions: &[],
    letters: &[],
};

/// A chain of verdicts in renju, each of which depends on the next.
pub(super) const RENJU_CHAIN: Lesson = Lesson {
    name: "renju-chain",
    record: include_str!("records/renju-chain.sgf"),
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
    invented: Invented::All,
    questions: &[Question { step: 2, tries: &[] }],
    letters: &["a", "b", "c", "d"],
};
