//! Lessons: example games with a comment on every move, and what each comment claims.
//!
//! A [`Lesson`] is a record of `records` and, for its start and for every move, the [`LessonClaim`]s of its comment.
//! The comments are messages of `words`, whose values are the claims': no number and no point stands in a comment that
//! is not claimed. `tests/lessons` plays every record and holds each claim against the game, so that no lesson says
//! what the program does not do. A step may ask for the next move: a [`Question`] has the moves to which there is an
//! answer of its own, with claims as well.

mod catalogue;
mod claim;
mod counting_lessons;
mod figure_lessons;
mod ko_lessons;
mod lesson;
mod renju_lessons;

pub use self::catalogue::{LESSONS, find, list};
pub use self::claim::{Forbids, LessonClaim, Named, Way};
pub use self::lesson::{Invented, Lesson, Question};
