//! Made-up boards (做棋): the present position transformed, step by step, into the board on which a method counts.
//!
//! Each of the five ways to count points exchanges stones and points of one side's, gives border stones up to pay a
//! debt, or fills points in; none of that moves the margin (子目互换, 负着). Nothing is captured while a board is made up,
//! so the last boards may hold chains without liberties.

mod by_hand;
mod gather;
mod hand_steps;
mod maker;
mod methods;

pub use self::by_hand::{HandBoard, HandChoice, HandReading};
pub use self::hand_steps::{HandError, HandFault, HandKind, HandStep};
pub use self::maker::{Compared, MakeUpAction, MakeUpStep, Piles};
pub use self::methods::{MadeUp, NotRearranged, TooMuchTerritory, make_up};
