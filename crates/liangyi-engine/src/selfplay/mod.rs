//! Games of the program against itself, and games to learn from in their text form. It does not know what is learnt
//! from them.

mod play;
mod training_game;

pub use self::play::{SelfplaySettings, selfplay};
pub use self::training_game::TrainingGame;
