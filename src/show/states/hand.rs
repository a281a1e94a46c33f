//! A board that is made up by hand, as it is now.

use liangyi_core::base::Color;
use liangyi_core::score::Method;
use liangyi_core::score::makeup::{Compared, HandBoard, HandKind, HandStep, Piles};
use liangyi_engine::engine::GoSession;
use serde::{Deserialize, Serialize};

use super::counted::{Sums, owner, shared_sums, sums_of};
use super::parts::{rows, vertices};

/// A board that is made up by hand (做棋).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandState {
    /// The rows of the board from the top.
    pub rows: Vec<String>,
    /// Whose each point is, stones included, in rows from the top: `X` Black's, `O` White's, `=` shared half and half,
    /// `.` nobody's.
    pub owner: Vec<String>,
    /// The stones next to the board.
    #[cfg_attr(test, ts(type = "PilesBeside"))]
    pub piles: Piles,
    /// The sums; the margin is the same after every step.
    pub totals: Sums,
    /// The steps that have been taken.
    #[cfg_attr(test, ts(type = "Array<HandStep>"))]
    pub steps_made: Vec<HandStep<Vec<String>>>,
    /// The kinds of steps that are possible now.
    pub may: Vec<MayStep>,
    /// The ways to count that can be read off the board as it is.
    pub reads: Vec<HandRead>,
}

/// A kind of step that is possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MayStep {
    /// Its name.
    #[cfg_attr(test, ts(type = "HandWord"))]
    pub step: HandKind,
    /// The side that takes it; `None` for both.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub side: Option<Color>,
    /// The points that it may be about.
    pub at: Vec<String>,
    /// How many stones it may be about at most, of each side where it is about both.
    pub most: usize,
}

/// A way to count that can be read off the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandRead {
    /// The way.
    #[cfg_attr(test, ts(type = "Method"))]
    pub method: Method,
    /// What is compared.
    #[cfg_attr(test, ts(type = "Compared"))]
    pub compared: Compared,
    /// Black's count, exact; what it still owes is not off it.
    pub black: String,
    /// White's likewise, with the bonus for handicap stones.
    pub white: String,
}

impl HandState {
    /// The board, which was made of the session's game.
    pub fn new(session: &GoSession, board: &HandBoard) -> HandState {
        let (size, rules) = (session.game().size(), session.record().rules());
        let may = board.choices().into_iter().map(|choice| MayStep {
            step: choice.kind,
            side: choice.side,
            at: vertices(size, &choice.at),
            most: choice.most,
        });
        let reads = board.readings().into_iter().map(|reading| {
            let [black, white] = reading.counts.map(|count| count.to_string());
            HandRead { method: reading.method, compared: reading.compared, black, white }
        });
        HandState {
            rows: rows(&board.board()),
            owner: owner(board.holdings(), &board.holdings().public),
            piles: *board.piles(),
            totals: match board.territory() {
                Some(sums) => sums_of(session.game(), &rules, sums, board.owed()),
                None => shared_sums(session.game(), &rules, board.holdings(), board.owed()),
            },
            steps_made: board.steps().map(|step| step.written(size)).collect(),
            may: may.collect(),
            reads: reads.collect(),
        }
    }
}
