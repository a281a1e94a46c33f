//! A game as values that are written as JSON: where it stands ([`GameState`]), why moves are forbidden ([`Reasons`]),
//! the boards made up for counting it ([`CountedBoards`]) and one that is made up by hand ([`HandState`]), and its
//! result under every ruleset ([`ComparedRows`]) and under two of them ([`ComparedPair`]). They serve every program
//! that shows a game.
//!
//! Keys are English. Values are numbers, points as GTP writes them, and words, never sentences: those are the business
//! of the room `words`. Names that are chosen elsewhere too, of rulesets, repetition rules and ways to count, are
//! written as there; `docs/state.md` has every key. It knows no protocol's commands, and neither [`GameState`] nor
//! [`Reasons`] judges a position or searches.

mod compared;
mod counted;
mod game;
mod hand;
mod illegal;
mod parts;
mod reasons;
mod state;

pub use self::compared::{ComparedPair, ComparedRow, ComparedRows, MarginRest, PairRest, PairSum, PointDifference};
pub use self::counted::{BoardStep, CountedBoard, CountedBoards, LazySide, MadeOf, RegionShare, SharedOut, Sums};
pub use self::game::{
    ButtonState, GameKind, GameState, LastMove, Next, OfferMeans, Owed, PassMeans, ResultReason, ShownResult, Sides,
};
pub use self::hand::{HandRead, HandState, MayStep};
pub use self::illegal::{IllegalMove, LineShapeWord, Repeated, StoneLine, WhyIllegal};
#[cfg(test)]
pub use self::parts::typescript;
pub use self::parts::{Among, rows, vertex, vertices};
pub use self::reasons::{EarlierBoard, ReasonedMove, Reasons, Spoiled, SpoiledBy, VerdictLine, VerdictStep};
pub use self::state::why_forbidden;
