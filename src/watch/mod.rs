//! Matches that are looked on: what a page sees of a folder of matches, while they are played and after.
//!
//! A [`MatchHall`] is the folder, a [`Watcher`] one page. The page says what it wants to see, a [`MatchLook`], and is
//! told ([`Seen`]) what of that is new. The folder is read only while somebody looks, and of its results only the lines
//! that are new; nothing is written. Figures, plots and sentences are those of [`crate::reports`]. It knows no sockets.

mod boards;
mod hall;
mod kept;
mod look;
mod seen;
mod sheets;
mod tables;
mod watcher;

pub use self::hall::MatchHall;
pub use self::look::{MatchLook, WrongLook};
pub use self::seen::{
    BothCount, ClockSeen, EndCount, GameLine, MatchRow, MatchSheet, PlotSeen, RunningSeen, Seen, SeenGame, SeenStep,
    SideSheet, TestSeen,
};
pub use self::watcher::Watcher;
