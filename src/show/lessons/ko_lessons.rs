//! Lessons on ko, false life and the last ko: their claims.

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use super::claim::LessonClaim::*;
use super::claim::{Forbids, Way};
use super::lesson::{Invented, Lesson, Question};

/// A ko and the virtual moves about it (计活子, figure 2 and article 13).
pub(super) const KO: Lesson = Lesson {
    name: "ko",
    record: include_str!("records/ko.sgf"),
    steps: &[
        &[("taken", Stones(Black, "D4")), ("liberties", Liberties("D4", 1)), ("take", Legal(White, "E4"))],
        &[
            ("take", Plays("E4")),
            ("count", Takes(1)),
            ("retake", Illegal(Black, "D4", Forbids::Position(White))),
            ("", Repeats(Black, "D4", 0)),
            ("", If("b pass, w pass", &Stands(Phase::Over))),
            ("", Under("chinese", &Illegal(Black, "virtual", Forbids::NoVirtualMoves))),
        ],
        &[
            ("", Plays("virtual")),
            ("stones", VirtualStones(Black, 1)),
            ("", Offer(None)),
            ("", Illegal(White, "virtual", Forbids::Board(Black))),
            ("fill", Legal(White, "D4")),
            ("", If("w pass", &Legal(Black, "D4"))),
            ("", If("w pass", &Illegal(Black, "virtual", Forbids::Board(White)))),
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
            ("", Stands(Phase::Over)),
            ("black", Counts(Way::NATURAL, Black, "5")),
            ("white", Counts(Way::NATURAL, White, "4")),
            ("margin", Margin(Way::NATURAL, Some(Black), "1")),
        ],
    ],
    invented: Invented::Moves,
    questions: &[Question {
        step: 1,
        tries: &[
            ("d4", &[("point", Illegal(Black, "D4", Forbids::Position(White))), ("", Repeats(Black, "D4", 0))]),
            ("pass", &[("fill", Legal(White, "D4")), ("", If("b pass, w pass", &Stands(Phase::Over)))]),
        ],
    }],
    letters: &[],
};

/// False life (假生; 計枰點, article 32; 计活子, article 13).
pub(super) const FALSE_LIFE: Lesson = Lesson {
    name: "false-life",
    record: include_str!("records/false-life.sgf"),
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
    invented: Invented::Moves,
    questions: &[
        Question {
            step: 1,
            tries: &[
                ("a2", &[("point", Illegal(White, "A2", Forbids::Position(Black)))]),
                ("pass", &[("margin", If("w pass, b pass", &Margin(Way::AGREED, Some(Black), "5")))]),
            ],
        },
        Question { step: 5, tries: &[("virtual", &[("", Illegal(White, "virtual", Forbids::Board(Black)))])] },
    ],
    letters: &[],
};

/// The last ko, and who pays for it (計枰點, articles 33 and 38).
pub(super) const LAST_KO: Lesson = Lesson {
    name: "last-ko",
    record: include_str!("records/last-ko.sgf"),
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
        &[
            ("point", Plays("E4")),
            ("count", Takes(1)),
            ("owed", Owes(Some(Black), 1)),
            ("", Illegal(White, "D4", Forbids::Position(Black))),
            ("", Legal(White, "virtual")),
            ("fill", If("w virtual", &Legal(Black, "D4"))),
            ("margin", If("w virtual, b d4, w pass, b pass", &Margin(Way::AGREED, Some(Black), "1/2"))),
        ],
        &[
            ("", Plays("pass")),
            ("", Illegal(White, "D4", Forbids::Position(Black))),
            ("", Offer(Some(White))),
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
    invented: Invented::All,
    questions: &[Question {
        step: 6,
        tries: &[(
            "d4",
            &[
                ("owed", If("b d4, w pass, b pass", &Owes(Some(Black), 2))),
                ("margin", If("b d4, w pass, b pass", &Margin(Way::AGREED, Some(White), "1/2"))),
            ],
        )],
    }],
    letters: &[],
};

/// A first virtual move (計枰點, articles 19, 24, 32 and 38).
pub(super) const VIRTUAL_MOVE: Lesson = Lesson {
    name: "virtual-move",
    record: include_str!("records/virtual-move.sgf"),
    steps: &[
        &[("stone", Stones(Black, "E4")), ("liberties", Liberties("E4", 1))],
        &[
            ("point", Plays("D4")),
            ("count", Takes(1)),
            ("", Illegal(Black, "E4", Forbids::Position(White))),
            ("fill", Legal(White, "E4")),
        ],
        &[
            ("", Plays("virtual")),
            ("stones", VirtualStones(Black, 1)),
            ("", Offer(None)),
            ("", Illegal(White, "virtual", Forbids::Board(Black))),
            ("fill", Legal(White, "E4")),
        ],
        &[("", Plays("pass")), ("", Offer(Some(White)))],
        &[("point", Plays("E4")), ("count", Takes(1)), ("", Illegal(White, "D4", Forbids::Position(Black)))],
        &[("", Plays("virtual")), ("stones", VirtualStones(White, 1)), ("back", If("b pass", &Legal(White, "D4")))],
        &[("point", Plays("D4")), ("owed", Owes(Some(Black), 1))],
        &[("", Plays("pass")), ("", Offer(Some(White)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("black", Counts(Way::AGREED, Black, "29")),
            ("white", Counts(Way::AGREED, White, "20")),
            ("komi", Komi("6.5")),
            ("owed", Owes(Some(Black), 1)),
            ("margin", Margin(Way::AGREED, Some(Black), "1 1/2")),
        ],
    ],
    invented: Invented::All,
    questions: &[
        Question {
            step: 0,
            tries: &[("pass", &[("fill", Legal(Black, "D4")), ("", If("w pass", &Offer(Some(White))))])],
        },
        Question {
            step: 1,
            tries: &[
                ("e4", &[("point", Illegal(Black, "E4", Forbids::Position(White)))]),
                (
                    "pass",
                    &[
                        ("", If("b pass, w pass", &Stands(Phase::Stopped))),
                        ("margin", If("b pass, w pass", &Margin(Way::AGREED, Some(White), "1/2"))),
                    ],
                ),
            ],
        },
        Question {
            step: 3,
            tries: &[
                ("virtual", &[("", Illegal(Black, "virtual", Forbids::Board(White)))]),
                ("pass", &[("margin", If("b pass", &Margin(Way::AGREED, Some(White), "1 1/2")))]),
            ],
        },
        Question {
            step: 5,
            tries: &[
                ("virtual", &[("", Illegal(Black, "virtual", Forbids::Board(White)))]),
                ("pass", &[("back", If("b pass, w d4", &Takes(1)))]),
            ],
        },
    ],
    letters: &[],
};
