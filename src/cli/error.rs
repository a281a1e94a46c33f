//! Why a command fails, and the exit status for it.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
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
    /// A file cannot be read, or gives no game.
    #[error("{}{error}", path.as_ref().map_or(String::new(), |path| format!("{}: ", path.display())))]
    Load {
        /// The file, where it has to be said.
        path: Option<PathBuf>,
        /// Why.
        error: LoadError,
    },
    /// Files could not be counted.
    #[error("{failed} of {all} files could not be counted")]
    NotCounted {
        /// How many.
        failed: usize,
        /// Of how many.
        all: usize,
        /// Whether not one of them can be read.
        unreadable: bool,
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
    fn from(error: LoadError) -> CliError {
        CliError::Load { path: None, error }
    }
}

impl From<NetworkError> for CliError {
    fn from(error: NetworkError) -> CliError {
        match error {
            NetworkError::None(_) | NetworkError::NoHuman(_) | NetworkError::Folder(..) => {
                CliError::Failed(error.to_string())
            }
            NetworkError::File(..)
            | NetworkError::Unusable(..)
            | NetworkError::NotHuman(_)
            | NetworkError::OwnNotHuman => CliError::Usage(error.to_string()),
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
            CliError::Load { error, .. } => CliError::Load { path: Some(path.to_path_buf()), error },
            error @ (CliError::NotCounted { .. } | CliError::Interrupted(_) | CliError::Write(_)) => error,
        }
    }

    /// What has gone wrong, in a language as far as it has words for that.
    pub fn told(&self, words: Language) -> String {
        match self {
            _ if words == English && !matches!(self, CliError::UnknownRuleset { .. }) => self.to_string(),
            CliError::Load { path, error } => {
                let why = words.unloaded(error);
                path.as_ref().map_or(String::new(), |path| format!("{}: ", path.display())) + &why
            }
            CliError::NotCounted { failed, all, .. } => {
                words.say(msg!("files-left-uncounted", failed = failed.to_string(), all = all.to_string()))
            }
            CliError::UnknownRuleset { name, similar: None } => {
                words.say(msg!("unknown-ruleset", name = name.as_str()))
            }
            CliError::UnknownRuleset { name, similar: Some(similar) } => {
                words.say(msg!("unknown-ruleset-similar", name = name.as_str(), similar = similar.as_str()))
            }
            error => error.to_string(),
        }
    }

    /// Whether the command line, or a file named on it, cannot be used; a file with a game that cannot be played
    /// through is none of those.
    pub fn is_usage(&self) -> bool {
        match self {
            CliError::Usage(_) | CliError::UnknownRuleset { .. } => true,
            CliError::Load { error, .. } => !error.has_game(),
            CliError::NotCounted { unreadable, .. } => *unreadable,
            CliError::Failed(_) | CliError::Interrupted(_) | CliError::Write(_) => false,
        }
    }

    /// The exit status of the program. It is no failure if the reader of the output closes the pipe.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            error if error.is_usage() => ExitCode::from(2),
            CliError::Interrupted(_) => ExitCode::from(INTERRUPTED),
            CliError::Write(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CliError::Usage(_)
            | CliError::UnknownRuleset { .. }
            | CliError::Load { .. }
            | CliError::NotCounted { .. }
            | CliError::Write(_)
            | CliError::Failed(_) => ExitCode::FAILURE,
        }
    }
}
