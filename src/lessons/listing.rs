//! The list of lessons.

use std::fmt::Write;

use super::catalogue::LESSONS;
use super::lesson::Lesson;
use crate::words::{Spoken, padded};

/// The lesson of a name, in any case.
pub fn find(name: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.name.eq_ignore_ascii_case(name))
}

/// A line for each lesson: its name, its ruleset, what it is about.
pub fn list(words: Spoken) -> String {
    let width = |of: fn(&Lesson) -> &str| LESSONS.iter().map(|lesson| of(lesson).len()).max().unwrap_or(0);
    let [name, ruleset] = [width(|lesson| lesson.name), width(Lesson::ruleset)];
    let mut text = String::new();
    for lesson in LESSONS {
        let [name, ruleset] = [padded(lesson.name, name), padded(lesson.ruleset(), ruleset)];
        let _ = writeln!(text, "{name}  {ruleset}  {}", lesson.title(words));
    }
    text
}
