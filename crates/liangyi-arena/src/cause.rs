//! Why games end and what can be wrong with a program, as values that are kept with the record of a game: a table of
//! words has a sentence for each cause. The texts of faults, which the log and error messages show, are those of
//! [`std::fmt::Display`].

use std::fmt;
use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_core::game::Illegal;
use serde::{Deserialize, Deserializer, Serialize};

use super::reply::{LONGEST_REPLY, Leftover};
use super::visible::{kept, shorten};

/// What an [`EndReason`](super::record::EndReason) does not say: the figures of an end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// These dead stones were taken off before the count: their vertices.
    DeadStones(Vec<String>),
    /// The whole position after this many moves had been there before.
    PositionBack(usize),
    /// The game had not ended after this many moves.
    NotEnded(usize),
    /// No move came within this time, in seconds: that of the clock and its grace.
    NoMove(f64),
    /// A move came by this many seconds too late.
    LateMove(f64),
    /// The move is illegal.
    IllegalMove {
        /// The move, as GTP writes it.
        #[serde(rename = "move")]
        mv: String,
        /// Its number, from 1.
        number: usize,
        /// Why.
        reason: Illegal,
    },
    /// The loser's engine failed.
    Failure(EngineFailure),
    /// Both engines failed, Black's first.
    Failures(Box<[EngineFailure; 2]>),
    /// The sentence of a record that an earlier version has written.
    #[serde(untagged)]
    Told(String),
}

impl Cause {
    /// Reads a cause, or a sentence of an earlier version, whose empty sentence says nothing.
    pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Cause>, D::Error> {
        let cause = Option::deserialize(deserializer)?;
        Ok(cause.filter(|cause| !matches!(cause, Cause::Told(text) if text.is_empty())))
    }
}

/// Something about a game that is worth knowing, besides its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// The engine of a side gave no dead stones.
    NoDeadStones(Color, NoDeadStones),
    /// The engine of a side was queried for the result, and no longer answers commands.
    NoFinalScore(Color, ProcessFault),
    /// The sentence of a record that an earlier version has written.
    #[serde(untagged)]
    Told(String),
}

/// A program could not be started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum StartFault {
    /// Its command line has no words.
    #[error("the command is empty")]
    NoCommand,
    /// This command line has a quote that is not closed.
    #[error("a quote is not closed in: {0}")]
    OpenQuote(String),
    /// The system does not start it.
    #[error("cannot start `{program}`: {error}")]
    System {
        /// The first word of its command line.
        program: String,
        /// The system's error.
        error: String,
    },
}

/// Why a program can no longer be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ProcessFault {
    /// It ended, or closed its input or output.
    #[error("{0}")]
    Died(ProgramExit),
    /// It did not reply within this time, which is stored in seconds.
    #[error("no answer within {:.1} s", .0.as_secs_f64())]
    Hung(#[serde(with = "seconds")] Duration),
    /// What it wrote is not a GTP reply, or not the one that the command needs.
    #[error("{0}")]
    Nonsense(Nonsense),
    /// It is not waited for any longer, through no fault of its own.
    #[error("stopped")]
    Stopped,
}

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ProgramExit {
    /// Its status; `None` if it runs on with its input or output closed.
    pub status: Option<ExitState>,
    /// The last line that it wrote to its standard error, at most the beginning of it.
    pub last_words: Option<String>,
}

impl fmt::Display for ProgramExit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.status {
            Some(status) => write!(f, "ended with {status}")?,
            None => f.write_str("closed its input or output")?,
        }
        match &self.last_words {
            Some(words) => write!(f, "; last words: {}", shorten(words)),
            None => Ok(()),
        }
    }
}

/// The status with which a program ended, stored as the system writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum ExitState {
    /// It ended by itself, with this code.
    Code(i32),
    /// A signal ended it: its number and name, such as `9 (SIGKILL)`.
    Signal(String),
    /// What else a system has.
    Other(String),
}

impl From<String> for ExitState {
    fn from(text: String) -> ExitState {
        let code = text.strip_prefix("exit status: ").and_then(|code| code.parse().ok()).map(ExitState::Code);
        let signal = || text.strip_prefix("signal: ").map(|signal| ExitState::Signal(signal.to_string()));
        let state = code.or_else(signal);
        // What is stored must not change.
        state.filter(|state| state.to_string() == text).unwrap_or(ExitState::Other(text))
    }
}

impl From<ExitState> for String {
    fn from(state: ExitState) -> String {
        state.to_string()
    }
}

impl fmt::Display for ExitState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExitState::Code(code) => write!(f, "exit status: {code}"),
            ExitState::Signal(signal) => write!(f, "signal: {signal}"),
            ExitState::Other(text) => f.write_str(text),
        }
    }
}

/// What a program wrote instead of what was expected. Its text is kept up to what a message shows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Nonsense {
    /// More than [`LONGEST_REPLY`] bytes.
    #[error("wrote more than {LONGEST_REPLY} bytes without finishing a reply")]
    TooLong,
    /// Something, but no reply in time.
    #[error("no reply, but: {}", shorten(&.0.to_string()))]
    NoReply(Leftover),
    /// A reply that is no move.
    #[error("answered `{}` to `{command}`", shorten(answer))]
    NoMove {
        /// The command.
        command: String,
        /// The reply.
        answer: String,
    },
    /// An error in reply to a command that never fails.
    #[error("failed at `{command}`: {}", shorten(error))]
    Failed {
        /// The command.
        command: String,
        /// The error.
        error: String,
    },
}

/// An engine failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum EngineFailure {
    /// It no longer answers commands.
    #[error(transparent)]
    Fault(#[from] ProcessFault),
    /// It refused a command.
    #[error("refused `{}`: {}", shorten(command), shorten(reason))]
    Refused {
        /// The command.
        command: String,
        /// Its error message.
        reason: String,
    },
    /// It could not be started.
    #[error(transparent)]
    NotStarted(#[from] StartFault),
}

impl EngineFailure {
    /// That the engine refused `command` for this `reason`.
    pub fn refused(command: &str, reason: &str) -> EngineFailure {
        EngineFailure::Refused { command: kept(command), reason: kept(reason) }
    }
}

/// Why an engine has given no dead stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum NoDeadStones {
    /// It does not list the command.
    #[error("does not list final_status_list")]
    Unlisted,
    /// It replied with this error.
    #[error("{}", shorten(.0))]
    Refused(String),
    /// It called this dead, which is no point of the board.
    #[error("called `{}` dead", shorten(.0))]
    NoPoint(String),
    /// It called this empty point dead.
    #[error("called the empty point {0} dead")]
    EmptyPoint(String),
    /// It no longer answers commands.
    #[error(transparent)]
    Fault(#[from] ProcessFault),
}

/// A time as a number of seconds.
mod seconds {
    use std::time::Duration;

    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(time.as_secs_f64())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        Duration::try_from_secs_f64(f64::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::game::Repeats;
    use liangyi_core::rules::Repetition;

    use super::*;

    #[test]
    fn causes_are_stored_by_their_keys() {
        let repeats =
            Repeats { rule: Repetition::Situational, faced_by: Some(Color::White), after_move: 7, board_only: true };
        let illegal = |reason| Cause::IllegalMove { mv: "D4".to_string(), number: 12, reason };
        let refused = EngineFailure::refused("play w D4", "illegal move");
        for (cause, stored) in [
            (Cause::DeadStones(vec!["C3".to_string()]), r#"{"dead-stones":["C3"]}"#),
            (Cause::NoMove(1.5), r#"{"no-move":1.5}"#),
            (illegal(Illegal::Occupied), r#"{"illegal-move":{"move":"D4","number":12,"reason":"occupied"}}"#),
            (
                illegal(Illegal::Repeats(repeats)),
                concat!(
                    r#"{"illegal-move":{"move":"D4","number":12,"reason":{"repeats":{"rule":"situational","#,
                    r#""faced-by":"white","after-move":7,"board-only":true}}}}"#
                ),
            ),
            (Cause::Failure(refused), r#"{"failure":{"refused":{"command":"play w D4","reason":"illegal move"}}}"#),
            (Cause::Told("a sentence".to_string()), r#""a sentence""#),
        ] {
            assert_eq!(serde_json::to_string(&cause).unwrap(), stored);
            assert_eq!(serde_json::from_str::<Cause>(stored).unwrap(), cause);
        }
        assert!(serde_json::from_str::<Cause>(r#"{"no-such-cause":1}"#).is_err());
    }

    #[test]
    fn the_status_of_a_program_is_stored_as_the_system_writes_it() {
        for (text, state) in [
            ("exit status: 3", ExitState::Code(3)),
            ("signal: 6 (SIGABRT) (core dumped)", ExitState::Signal("6 (SIGABRT) (core dumped)".to_string())),
            ("exit code: 0xc0000005", ExitState::Other("exit code: 0xc0000005".to_string())),
            ("exit status: +3", ExitState::Other("exit status: +3".to_string())),
        ] {
            assert_eq!(ExitState::from(text.to_string()), state);
            assert_eq!(serde_json::to_string(&state).unwrap(), format!("\"{text}\""));
        }
    }

    #[test]
    fn a_fault_is_read_as_it_was_stored() {
        let death = ProgramExit { status: Some(ExitState::Code(1)), last_words: Some("something broke".to_string()) };
        for (fault, stored, text) in [
            (
                ProcessFault::Died(death),
                r#"{"died":{"status":"exit status: 1","last-words":"something broke"}}"#,
                "ended with exit status: 1; last words: something broke",
            ),
            (ProcessFault::Hung(Duration::from_millis(1500)), r#"{"hung":1.5}"#, "no answer within 1.5 s"),
            (
                ProcessFault::Nonsense(Nonsense::NoReply(Leftover::Reply("C3".to_string()))),
                r#"{"nonsense":{"no-reply":{"reply":"C3"}}}"#,
                "no reply, but: C3 (never ended by an empty line)",
            ),
        ] {
            assert_eq!(serde_json::to_string(&fault).unwrap(), stored);
            assert_eq!(serde_json::from_str::<ProcessFault>(stored).unwrap(), fault);
            assert_eq!(fault.to_string(), text);
        }
    }
}
