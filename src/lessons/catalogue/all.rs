//! Every lesson, in the order in which they are learnt.

use super::{dame, false_life, ko, last_ko, null_move, proportional, renju_chain, renju_forbidden, seven, wild_region};
use crate::lessons::lesson::Lesson;

/// Every lesson.
pub const LESSONS: &[Lesson] = &[
    ko::LESSON,
    false_life::LESSON,
    seven::LESSON,
    dame::LESSON,
    last_ko::LESSON,
    wild_region::LESSON,
    null_move::LESSON,
    proportional::LESSON,
    renju_forbidden::LESSON,
    renju_chain::LESSON,
];
