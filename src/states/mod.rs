//! A game as values that are written as JSON: where it stands ([`State`]), why moves are forbidden ([`Reasons`]), the
//! boards made up for counting it ([`CountedBoards`]) and one that is made up by hand ([`HandState`]), and its result
//! under every ruleset ([`ComparedRows`]) and under two of them ([`ComparedPair`]). They serve every program that shows
//! a game.
//!
//! Keys are English. Values are numbers, points as GTP writes them, and words, never sentences: those are the business
//! of the room `words`. Names that are chosen elsewhere too, of rulesets, repetition rules and ways to count, are
//! written as there; `docs/state.md` has every key. It knows no protocol's commands, and neither [`State`] nor
//! [`Reasons`] judges a position or searches.

mod among;
mod compared;
mod compared_pair;
mod counted;
mod forbidden;
mod game;
mod go;
mod hand;
mod illegal;
mod lines;
mod parts;
mod pass;
mod reasons;
mod state;
mod steps;
mod verdicts;

pub use self::among::Among;
#[cfg(test)]
pub use self::among::typescript;
pub use self::compared::{ComparedRow, ComparedRows, MarginRest};
pub use self::compared_pair::{ComparedPair, PairRest, PairSum, PointDifference};
pub use self::counted::{CountedBoard, CountedBoards, LazySide};
pub use self::forbidden::{LineShapeWord, StoneLine};
pub use self::game::{ButtonState, GameKind, GameResult, LastMove, Next, Owed, ResultReason, Sides, State};
pub use self::hand::{HandRead, HandState, MayStep};
pub use self::illegal::{IllegalMove, Repeated, WhyIllegal};
pub use self::lines::why_forbidden;
pub use self::parts::{rows, vertex, vertices};
pub use self::pass::PassMeans;
pub use self::reasons::{EarlierBoard, ReasonedMove, Reasons};
pub use self::steps::{BoardStep, Sums};
pub use self::verdicts::{Spoiled, SpoiledBy, VerdictLine, VerdictStep};
