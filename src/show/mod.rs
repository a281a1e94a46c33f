//! What the program shows: values of games, counts and reviews, the sentences of each language, pictures, reports and
//! lessons.
//!
//! It plays no game and knows no protocol.

pub mod draw;
pub mod lessons;
pub mod reports;
pub mod review;
pub mod states;
pub mod words;
