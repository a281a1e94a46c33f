//! Why a command fails, and the exit status for it.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// The exit status after Ctrl-C, as shells have it: 128 and the number of the signal.
pub const INTERRUPTED: u8 = 130;

/// Why a command did not do its job.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The command line, or a file named on it, cannot be used.
    #[error("{0}")]
    Usage(String),
    /// The job was begun and could not be done.
    #[error("{0}")]
    Failed(String),
    /// Ctrl-C ended the job early; what was found until then has been written.
    #[error("interrupted: {0}")]
    Interrupted(String),
    /// The output cannot be written.
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
}

impl LabError {
    /// A file named on the command line cannot be used.
    pub fn unusable(path: &Path, reason: impl Display) -> LabError {
        LabError::Usage(format!("{}: {reason}", path.display()))
    }

    /// The exit status of the program.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            LabError::Usage(_) => ExitCode::from(2),
            LabError::Interrupted(_) => ExitCode::from(INTERRUPTED),
            LabError::Write(_) | LabError::Failed(_) => ExitCode::FAILURE,
        }
    }
}
