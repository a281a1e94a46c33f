//! Line games: renju with its forbidden points, and its relatives. Who has five, what a move makes on the four lines
//! through its point, which points are forbidden and why, and the rules as a [`Position`](crate::game::Position).
//!
//! The definitions are those of the text on forbidden points (五子棋禁手规则详解). It knows neither search nor protocols.
//!
//! Layers, each of which uses those before it: the bits of one line ([`LineBits`]), a board as lines ([`LineBoard`]),
//! a verdict on a point ([`verdict()`]), the reasons for it ([`LineJudgement`]), the game ([`LineGame`]). Opening rules
//! ([`OpeningRule`], [`OpeningState`]) stand beside them: they need the board's size and nothing else.

mod bits;
mod board;
mod freeing;
mod game;
mod judgement;
mod opening_rule;
mod opening_state;
mod opening_text;
mod text;

pub use bits::LineBits;
pub use board::{Direction, LINES, LineBoard, LinePlace};
pub use freeing::{Difference, freeing_differences};
pub use game::{BadLineSetup, LineEnd, LineGame};
pub use judgement::{
    ForbiddenKind, LineJudgement, LineShape, LineVerdict, Spoiler, StoneShape, ThreeExtension, forbidden_points,
    verdict,
};
pub use opening_rule::{ANYWHERE, OpeningPlayer, OpeningRule, OpeningStage, WhoIsAsked};
pub use opening_state::{NoMiddle, OpeningAnswer, OpeningError, OpeningQuestion, OpeningState, OpeningStep, OtherWay};
pub use opening_text::{BadAnswer, read_answer, replayed_opening, told_opening, write_answer};
pub use text::{BadDrawing, ExplainedLine, draw_forbidden, draw_judged, explain, explained, read_drawing};

pub use crate::rules::LineRules;
