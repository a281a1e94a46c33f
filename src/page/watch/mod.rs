//! Matches that are looked on: what a page sees of a folder of matches, while they are played and after.
//!
//! A [`WatchedFolder`] is the folder, a [`WatchViewer`] one page. The page says what it wants to see, a
//! [`ViewRequest`], and is told ([`ViewUpdate`]) what of that is new. The folder is read only while somebody looks, and
//! of its results only the lines that are new; nothing is written. Figures, plots and sentences are those of
//! [`crate::show::reports`]. It knows no sockets.

mod folder;
mod messages;
mod viewer;
mod views;

pub use self::folder::WatchedFolder;
pub use self::messages::{
    BothCount, EndCount, GameLine, MatchRow, MatchSheet, SideSheet, ViewUpdate, ViewedClock, ViewedGame, ViewedMove,
    ViewedPlot, ViewedRunningGame, ViewedTest,
};
pub use self::viewer::{BadViewRequest, ViewRequest, WatchViewer};
