//! A wild region that is left, and who is lazy (新应氏, articles 6, 9 and 10, figure 5).

use liangyi_core::base::Color::{Black, White};
use liangyi_core::game::Phase;

use crate::lessons::claim::Claim::*;
use crate::lessons::claim::Way;
use crate::lessons::lesson::Lesson;

pub(super) const LESSON: Lesson = Lesson {
    name: "wild-region",
    record: include_str!("../records/wild-region.sgf"),
    steps: &[
        &[("", Turn(Black)), ("", Region("A1", 361))],
        &[("point", Plays("D4")), ("region", Region("A1", 360)), ("", Touches("A1", White, 0)), ("", Wild(0))],
        &[
            ("point", Plays("Q16")),
            ("region", Region("A1", 359)),
            ("", Touches("A1", Black, 1)),
            ("", Touches("A1", White, 1)),
            ("wild", Wild(8)),
        ],
        &[
            ("", Plays("pass")),
            ("", Offer(Some(Black))),
            ("reply", If("w d16", &Plays("D16"))),
            ("", If("w d16", &Offer(None))),
        ],
        &[
            ("", Plays("pass")),
            ("", Stands(Phase::Over)),
            ("", Lazy(Black)),
            ("count", Under("chinese", &Counts(Way::AGREED, Black, "180 1/2"))),
            ("margin", Under("chinese", &Margin(Way::AGREED, Some(White), "7 1/2"))),
        ],
    ],
};
