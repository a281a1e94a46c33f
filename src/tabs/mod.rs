//! What one tab of the page plays: a game of persons and the engine, marks and agreement at its end, counts, as messages
//! in and out ([`PageRequest`], [`PageAnswer`]).
//!
//! A [`TabHandle`] is a thread that owns the game and answers one message after another; searches, judgements and counts
//! of all tabs run on the few threads of their [`TabsShared`]. Everything that a page shows is computed here or below, as
//! the room `states` has it. It knows no sockets, no files and no protocol but its own.

mod agreement;
mod answer;
mod bench;
mod changing;
mod handle;
mod jobs;
mod opening;
mod request;
mod rulesets;
mod seat;
mod shared;
mod showing;
mod stopping;
mod tab;
#[cfg(test)]
mod typescript;
mod wishes;
mod workers;

pub use self::answer::{
    AgreementState, ComparedRow, ExplainedRuleset, Hint, JudgedBoard, JudgedChain, Levels, PageAnswer, Refused,
    RulesetRow, SideView, TabGame, Told,
};
pub use self::handle::{Busy, Outbox, TabHandle};
pub use self::request::{NewGame, PageRequest, View, Wish};
pub use self::seat::Seat;
pub use self::shared::TabsShared;
