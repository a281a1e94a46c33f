//! Games played many at once, from which a network learns: positions go out as its inputs, moves come in.
//!
//! Every step shows one position of each game and takes one answer for it. A game begins under rules, a komi and stones
//! drawn at random, so that all that a network can be told of a game is seen. A large network may evaluate each
//! position, and the small one that learns may search in a game. It knows no files.

mod beginning;
mod games;
mod student;
mod teacher;

pub use self::beginning::Openings;
pub use self::games::{BadFarmAnswer, Farm, FarmAnswer};
pub use self::student::FarmStudent;
pub use self::teacher::{BadTeacher, FarmTeacher, inputs_of};
