//! Lessons: example games with a comment on every move, and what each comment claims.
//!
//! A [`Lesson`] is a record of `records` and, for its start and for every move, the [`LessonClaim`]s of its comment.
//! The comments are messages of `words`, whose values are the claims': no number and no point stands in a comment that
//! is not claimed. `tests/lessons` plays every record and holds each claim against the game, so that no lesson says
//! what the program does not do.

use std::fmt::Write;

mod claim;
mod counting_lessons;
mod ko_lessons;
mod lesson;
mod renju_lessons;

pub use self::claim::{Forbids, LessonClaim, Named, Way};
pub use self::lesson::Lesson;
use crate::show::words::{Language, padded};

/// Every lesson.
pub const LESSONS: &[Lesson] = &[
    ko_lessons::KO,
    ko_lessons::FALSE_LIFE,
    counting_lessons::SEVEN,
    counting_lessons::DAME,
    ko_lessons::LAST_KO,
    counting_lessons::WILD_REGION,
    counting_lessons::NULL_MOVE,
    counting_lessons::PROPORTIONAL,
    renju_lessons::RENJU_FORBIDDEN,
    renju_lessons::RENJU_CHAIN,
];

/// The lesson of a name, in any case.
pub fn find(name: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.name.eq_ignore_ascii_case(name))
}

/// A line for each lesson: its name, its ruleset, what it is about.
pub fn list(words: Language) -> String {
    let width = |of: fn(&Lesson) -> &str| LESSONS.iter().map(|lesson| of(lesson).len()).max().unwrap_or(0);
    let [name, ruleset] = [width(|lesson| lesson.name), width(Lesson::ruleset)];
    let mut text = String::new();
    for lesson in LESSONS {
        let [name, ruleset] = [padded(lesson.name, name), padded(lesson.ruleset(), ruleset)];
        let _ = writeln!(text, "{name}  {ruleset}  {}", lesson.title(words));
    }
    text
}
