//! The seams of the house hold: the search runs with other evaluators, another selection and another game than those
//! that the program plays with.

mod five_in_a_row;
mod halves;
mod sessions;
mod whole;
