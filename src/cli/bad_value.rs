//! Why the value of an option is not taken, where its parser is this program's own.

use std::fmt;

use liangyi_core::base::Size;
use liangyi_engine::engine::params::LEVELS;

use crate::show::words::{English, Message, msg};
use crate::solve::MOST_POINTS;

/// What a value should have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadValue {
    /// The size of a board.
    Size,
    /// A time with a unit.
    Duration,
    /// A number of seconds, no more than these.
    Seconds(u32),
    /// A probability.
    Chance,
    /// A language.
    Language,
    /// A level of strength.
    Level,
    /// A number of any kind.
    Number,
    /// A number above 0.
    Positive,
    /// A file name without control characters.
    VisibleName,
    /// The name of a host.
    HostName,
    /// A side with points.
    OwnedPoints,
    /// A side, before the colon.
    OwnedSide,
    /// A part of some parts.
    Part,
    /// Two differences in Elo.
    EloBounds,
    /// A board that can be solved, one of these.
    SolvableSize(String),
    /// A board that is small enough to be solved.
    Unsolvable {
        /// The board that was named.
        size: Size,
        /// How many positions it has, as a power of ten.
        digits: usize,
        /// Those that can be solved.
        solved: String,
    },
    /// A name that the parser before this one has checked.
    Name,
}

impl BadValue {
    /// What is wrong.
    pub fn message(&self) -> Message<'_> {
        match self {
            BadValue::Size => {
                msg!("bad-size", least = Size::MIN_LINES.to_string(), most = Size::MAX_LINES.to_string())
            }
            BadValue::Duration => msg!("bad-duration"),
            BadValue::Seconds(most) => msg!("bad-seconds", most = most.to_string()),
            BadValue::Chance => msg!("bad-chance"),
            BadValue::Language => msg!("bad-language"),
            BadValue::Level => msg!("bad-level", most = LEVELS.len().to_string()),
            BadValue::Number => msg!("bad-number"),
            BadValue::Positive => msg!("bad-positive"),
            BadValue::VisibleName => msg!("bad-file-name"),
            BadValue::HostName => msg!("bad-host"),
            BadValue::OwnedPoints => msg!("bad-owned-points"),
            BadValue::OwnedSide => msg!("bad-owned-side"),
            BadValue::Part => msg!("bad-part"),
            BadValue::EloBounds => msg!("bad-elo-bounds"),
            BadValue::SolvableSize(solved) => {
                let [least, most] = [Size::MIN_LINES, Size::MAX_LINES].map(|lines| lines.to_string());
                msg!("bad-solvable-size", least = least, most = most, solved = solved.as_str())
            }
            BadValue::Unsolvable { size, digits, solved } => msg!(
                "bad-unsolvable",
                size = size.to_string(),
                boards = digits.to_string(),
                positions = (digits + 3).to_string(),
                most = MOST_POINTS.to_string(),
                solved = solved.as_str()
            ),
            BadValue::Name => msg!("bad-name"),
        }
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.say(self.message()))
    }
}

impl std::error::Error for BadValue {}
