//! What can be wrong with a program, as values: they are kept with the record of a game. Their texts, which the log
//! and error messages show, are those of [`std::fmt::Display`].

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::reply::{LONGEST_REPLY, Leftover};
use super::visible::{kept, shorten};

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
    use super::*;

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
