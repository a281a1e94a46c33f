//! Lessons on figures of the texts: groups that live by few liberties, and a board that is left at once.

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use super::claim::LessonClaim::*;
use super::claim::{Forbids, Named, Way};
use super::lesson::{Invented, Lesson, Question};

/// White makes a virtual move, Black passes, White passes.
const AFTER_VIRTUAL: &[Named] = &[
    ("", Plays("virtual")),
    ("", Stands(Phase::Contest)),
    ("", Dead("")),
    ("", Illegal(Black, "virtual", Forbids::Board(White))),
];

/// 一气双活: chains that share one liberty (计活子, article 10).
pub(super) const ONE_LIBERTY: Lesson = Lesson {
    name: "one-liberty",
    record: include_str!("records/one-liberty.sgf"),
    steps: &[
        &[
            ("black", Stones(Black, "A1 A2 A3")),
            ("right", Stones(Black, "F1 G1 G2")),
            ("white", Stones(White, "D1 D2 D3")),
            ("liberties", Liberties("A1", 1)),
            ("", Liberties("F1", 1)),
            ("", Liberties("D1", 1)),
            ("", Dead("")),
            ("", Legal(White, "E1")),
        ],
        AFTER_VIRTUAL,
        &[("", Plays("pass")), ("", Offer(Some(Black)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("", Dead("")),
            ("black", Counts(Way::AGREED, Black, "19")),
            ("white", Counts(Way::AGREED, White, "57")),
        ],
    ],
    invented: Invented::Moves,
    questions: &[
        Question {
            step: 0,
            tries: &[(
                "e1",
                &[
                    ("count", If("w e1", &Takes(3))),
                    ("reply", If("w e1, b f1", &Plays("F1"))),
                    ("back", If("w e1, b f1", &Takes(4))),
                    ("all", If("w e1, b f1, w g1, b c5, w a4, b a2, w e1, b a3, w a1, b a2, w a3, b a2", &Takes(9))),
                ],
            )],
        },
        Question {
            step: 1,
            tries: &[(
                "e1",
                &[
                    ("count", If("b e1", &Takes(3))),
                    ("reply", If("b e1, w d2", &Plays("D2"))),
                    ("all", If("b e1, w d2, b c5, w a4, b a2, w d1, b d3, w d2, b d1, w d2", &Takes(20))),
                ],
            )],
        },
    ],
    letters: &[],
};

/// 四气双活: chains that share four liberties (计活子, article 10).
pub(super) const FOUR_LIBERTIES: Lesson = Lesson {
    name: "four-liberties",
    record: include_str!("records/four-liberties.sgf"),
    steps: &[
        &[
            ("shared", Empty("C5 C6 D5 D6")),
            ("white", Stones(White, "C4 D4")),
            ("black", Stones(Black, "C7 D7")),
            ("", Dead("")),
        ],
        AFTER_VIRTUAL,
        &[("", Plays("pass")), ("", Offer(Some(Black)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("", Dead("")),
            ("black", Counts(Way::AGREED, Black, "12")),
            ("white", Counts(Way::AGREED, White, "31")),
        ],
    ],
    invented: Invented::Moves,
    questions: &[
        Question {
            step: 0,
            tries: &[(
                "c6",
                &[
                    ("reply", If("w c6, b d6", &Plays("D6"))),
                    ("next", If("w c6, b d6, w c5", &Plays("C5"))),
                    ("count", If("w c6, b d6, w c5, b d5", &Takes(4))),
                ],
            )],
        },
        Question {
            step: 1,
            tries: &[(
                "c5",
                &[
                    ("reply", If("b c5, w d6", &Plays("D6"))),
                    ("count", If("b c5, w d6, b d5", &Takes(2))),
                    ("two", If("b c5, w d6, b d5, w c6", &Takes(2))),
                    ("all", If("b c5, w d6, b d5, w c6, b pass, w d4, b c4, w d4", &Takes(13))),
                ],
            )],
        },
    ],
    letters: &[],
};

/// 一眼净活: a chain that lives by one eye (计活子, article 10).
pub(super) const ONE_EYE: Lesson = Lesson {
    name: "one-eye",
    record: include_str!("records/one-eye.sgf"),
    steps: &[
        &[
            ("black", Stones(Black, "A2 B1 B2 C2")),
            ("eye", Liberties("A2", 1)),
            ("point", Legal(White, "A1")),
            ("", Dead("")),
        ],
        AFTER_VIRTUAL,
        &[("", Plays("pass")), ("", Offer(Some(Black)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Stopped)),
            ("", Dead("")),
            ("black", Counts(Way::AGREED, Black, "34")),
            ("white", Counts(Way::AGREED, White, "39")),
        ],
    ],
    invented: Invented::Moves,
    questions: &[Question {
        step: 0,
        tries: &[(
            "a1",
            &[
                ("count", If("w a1", &Takes(4))),
                ("reply", If("w a1, b b2", &Plays("B2"))),
                ("right", If("w a1, b b2, w e2, b g2", &Takes(4))),
                ("last", If("w a1, b b2, w e2, b g2, w j2, b a2, w h1, b b1", &Takes(1))),
                (
                    "margin",
                    If(
                        "w a1, b b2, w e2, b g2, w j2, b a2, w h1, b b1, w pass, b pass",
                        &Margin(Way::AGREED, Some(White), "4"),
                    ),
                ),
                ("better", If("w pass, b pass", &Margin(Way::AGREED, Some(White), "5"))),
            ],
        )],
    }],
    letters: &[],
};

/// A board that both leave at once (计活子, articles 15 and 16, figure 4).
pub(super) const FIGURE_FOUR: Lesson = Lesson {
    name: "figure-four",
    record: include_str!("records/figure-four.sgf"),
    steps: &[
        &[("", Turn(White)), ("", Komi("0"))],
        &[("point", Plays("B5"))],
        &[("point", Plays("C5"))],
        &[("point", Plays("D4"))],
        &[("point", Plays("C4"))],
        &[("", Plays("pass")), ("", Offer(Some(White)))],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Over)),
            ("stones", Counts(Way::NATURAL, Black, "2")),
            ("", Counts(Way::NATURAL, White, "2")),
            ("", Margin(Way::NATURAL, None, "0")),
            ("black", Under("jipingdian", &Counts(Way::NATURAL, Black, "5"))),
            ("white", Under("jipingdian", &Counts(Way::NATURAL, White, "7"))),
        ],
    ],
    invented: Invented::Moves,
    questions: &[],
    letters: &[],
};
