//! Moves and why a move may be refused.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::base::{Color, Point, Size};
use crate::rules::Repetition;

/// What a side may do on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on an empty point (实着).
    Play(Point),
    /// No stone (放弃): an offer to stop.
    Pass,
    /// A stone outside the board (虚着): no good real move, and no offer to stop.
    Virtual,
}

impl Move {
    /// Reads a vertex, `pass` or `virtual`, any case.
    pub fn parse(text: &str, size: Size) -> Option<Move> {
        if text.eq_ignore_ascii_case("pass") {
            Some(Move::Pass)
        } else if text.eq_ignore_ascii_case("virtual") {
            Some(Move::Virtual)
        } else {
            size.parse_vertex(text).map(Move::Play)
        }
    }

    /// How the move is written on a board of this size: `C4`, `pass`, `virtual`.
    pub fn display(self, size: Size) -> impl fmt::Display {
        match self {
            Move::Play(point) => size.vertex(point).to_string(),
            Move::Pass => "pass".to_string(),
            Move::Virtual => "virtual".to_string(),
        }
    }

    /// The point of a real move.
    pub fn point(self) -> Option<Point> {
        match self {
            Move::Play(point) => Some(point),
            Move::Pass | Move::Virtual => None,
        }
    }
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who made it.
    pub color: Color,
    /// What it was.
    pub mv: Move,
}

/// What a forbidden repetition repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Repeats {
    /// The rule that forbids it.
    pub rule: Repetition,
    /// Who has faced the position, or `None` where that does not matter.
    pub faced_by: Option<Color>,
    /// How many moves had been made when it first stood on the board.
    pub after_move: usize,
    /// Whether only the board counts, not the virtual stones.
    pub board_only: bool,
}

/// Why a move may not be made.
///
/// Its text is short English for the log and for users of the library; stored, it is a value by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// There is a stone.
    #[error("occupied")]
    Occupied,
    /// The move would leave its own chain without liberties.
    #[error("suicide")]
    Suicide,
    /// The repetition rule forbids it.
    #[error("{0}")]
    Repeats(Repeats),
    /// The ruleset has no virtual moves.
    #[error("this ruleset has no virtual moves")]
    NoVirtualMoves,
    /// A repetition has made the game a draw.
    #[error("the game is over: a draw by repetition after move {0}")]
    Drawn(usize),
    /// The game has ended, in a game that its rules end for good.
    #[error("the game is over")]
    Over,
}

impl fmt::Display for Repeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.board_only { "board" } else { "position" };
        let when = match self.after_move {
            0 => "at the start".to_string(),
            n => format!("after move {n}"),
        };
        match (self.rule, self.faced_by) {
            (Repetition::Simple, _) => write!(f, "ko: repeats the position {when}"),
            (Repetition::FourthBoard, _) if self.board_only => {
                write!(f, "brings back for the fourth time the board that first stood {when}")
            }
            (_, Some(color)) => write!(f, "repeats the {what} {color} faced {when}"),
            (_, None) => write!(f, "repeats the position {when}"),
        }
    }
}
