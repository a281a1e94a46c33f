//! Every lesson, in the order in which they are learnt, and the list of them.

use std::fmt::Write;

use super::lesson::Lesson;
use super::{counting_lessons, figure_lessons, ko_lessons, renju_lessons};
use crate::show::words::{Language, padded};

/// Every lesson.
pub const LESSONS: &[Lesson] = &[
    ko_lessons::VIRTUAL_MOVE,
    ko_lessons::KO,
    ko_lessons::FALSE_LIFE,
    figure_lessons::FIGURE_FOUR,
    figure_lessons::ONE_LIBERTY,
    figure_lessons::FOUR_LIBERTIES,
    figure_lessons::ONE_EYE,
    counting_lessons::SEVEN,
    counting_lessons::DAME,
    ko_lessons::LAST_KO,
    counting_lessons::WILD_REGION,
    counting_lessons::NULL_MOVE,
    counting_lessons::SUICIDES,
    counting_lessons::BOTH_LOSE,
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
