//! Why a command fails, and the exit status for it.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use crate::protocol::NoReader;
use crate::records::files::LoadError;
use crate::records::networks::NetworkError;
use crate::show::words::{English, Language, msg};

/// The exit status after Ctrl-C, as shells have it: 128 and the number of the signal.
pub const INTERRUPTED: u8 = 130;

/// Why a command did not do its job.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The command line, or a file named on it, cannot be used.
    #[error("{0}")]
    Usage(String),
    /// No ruleset has the name that the command line says.
    #[error("{}", self.told(English))]
    UnknownRuleset {
        /// The name.
        name: String,
        /// The one that may be meant.
        similar: Option<String>,
    },
    /// The job was begun and could not be done.
    #[error("{0}")]
    Failed(String),
    /// Ctrl-C ended the job early; what was found until then has been written.
    #[error("interrupted: {0}")]
    Interrupted(String),
    /// The output cannot be written.
    #[error("cannot write: {0}")]
    Write(io::Error),
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.get_ref().is_some_and(|cause| cause.is::<NoReader>()) {
            CliError::Failed(error.to_string())
        } else {
            CliError::Write(error)
        }
    }
}

impl From<LoadError> for CliError {
    /// Without a game the file is of no use.
    fn from(error: LoadError) -> CliError {
        if error.has_game() { CliError::Failed(error.to_string()) } else { CliError::Usage(error.to_string()) }
    }
}

impl From<NetworkError> for CliError {
    fn from(error: NetworkError) -> CliError {
        match error {
            NetworkError::None(_) | NetworkError::Folder(..) => CliError::Failed(error.to_string()),
            NetworkError::File(..) | NetworkError::Unusable(..) => CliError::Usage(error.to_string()),
        }
    }
}

impl CliError {
    /// A file named on the command line cannot be used.
    pub fn unusable(path: &Path, reason: impl Display) -> CliError {
        CliError::Usage(format!("{}: {reason}", path.display()))
    }

    /// A file named on the command line cannot be written: a place where there can be none is of no use, and any other
    /// failure is one of the job.
    pub fn unwritten(path: &Path, error: &io::Error) -> CliError {
        let reason = format!("{}: cannot write: {error}", path.display());
        match error.kind() {
            ErrorKind::NotFound
            | ErrorKind::NotADirectory
            | ErrorKind::IsADirectory
            | ErrorKind::PermissionDenied
            | ErrorKind::ReadOnlyFilesystem
            | ErrorKind::InvalidFilename => CliError::Usage(reason),
            _ => CliError::Failed(reason),
        }
    }

    /// The same error, with the file that it is about.
    pub fn in_file(self, path: &Path) -> CliError {
        match self {
            CliError::Usage(reason) => CliError::Usage(format!("{}: {reason}", path.display())),
            CliError::Failed(reason) => CliError::Failed(format!("{}: {reason}", path.display())),
            error @ CliError::UnknownRuleset { .. } => CliError::Usage(format!("{}: {error}", path.display())),
            error @ (CliError::Interrupted(_) | CliError::Write(_)) => error,
        }
    }

    /// What has gone wrong, in a language as far as it has words for that.
    pub fn told(&self, words: Language) -> String {
        match self {
            CliError::UnknownRuleset { name, similar: None } => {
                words.say(msg!("unknown-ruleset", name = name.as_str()))
            }
            CliError::UnknownRuleset { name, similar: Some(similar) } => {
                words.say(msg!("unknown-ruleset-similar", name = name.as_str(), similar = similar.as_str()))
            }
            error => error.to_string(),
        }
    }

    /// The exit status of the program. It is no failure if the reader of the output closes the pipe.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            CliError::Usage(_) | CliError::UnknownRuleset { .. } => ExitCode::from(2),
            CliError::Interrupted(_) => ExitCode::from(INTERRUPTED),
            CliError::Write(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CliError::Write(_) | CliError::Failed(_) => ExitCode::FAILURE,
        }
    }
}
