//! Matches that are looked on: what a page sees of a folder of matches, while they are played and after.
//!
//! A [`MatchHall`] is the folder, a [`Watcher`] one page. The page says what it wants to see, a [`MatchLook`], and is
//! told ([`Seen`]) what of that is new. The folder is read only while somebody looks, and of its results only the lines
//! that are new; nothing is written. Figures, plots and sentences are those of [`crate::reports`]. It knows no sockets.

mod folder;
mod messages;
mod viewer;
mod views;

pub use self::folder::MatchHall;
pub use self::messages::{
    BothCount, ClockSeen, EndCount, GameLine, MatchRow, MatchSheet, PlotSeen, RunningSeen, Seen, SeenGame, SeenStep,
    SideSheet, TestSeen,
};
pub use self::viewer::{MatchLook, Watcher, WrongLook};
