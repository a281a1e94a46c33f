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
    Died(Death),
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
pub struct Death {
    /// Its status as the system writes it, such as `exit status: 1`; `None` if it runs on with its input or output
    /// closed.
    pub status: Option<String>,
    /// The last line that it wrote to its standard error, at most the beginning of it.
    pub last_words: Option<String>,
}

impl fmt::Display for Death {
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
    fn a_fault_is_read_as_it_was_stored() {
        let death =
            Death { status: Some("exit status: 1".to_string()), last_words: Some("something broke".to_string()) };
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
