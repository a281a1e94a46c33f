//! What the commands share: how options are read, the flag that Ctrl-C sets, why a command fails and its exit status.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{BadSize, Size};
use liangyi_core::rules::{BadRuleset, NamedRules, Registry};

/// Reads a board.
pub fn size(text: &str) -> Result<Size, String> {
    text.parse().map_err(|bad: BadSize| bad.to_string())
}

/// Reads a ruleset: a name of the catalogue, or KataGo's words.
pub fn ruleset(text: &str) -> Result<NamedRules, String> {
    Registry::new().resolve(text).map_err(|error| match error {
        BadRuleset::Unknown(name) => format!("unknown ruleset '{name}'; `liangyi rules` lists the rulesets"),
        BadRuleset::Rules(error) => error.to_string(),
    })
}

/// A flag that the first Ctrl-C sets from now on; the next one ends the program at once. Systems without signals end it
/// at the first.
pub fn interrupt() -> Arc<AtomicBool> {
    let pressed = Arc::default();
    #[cfg(unix)]
    {
        use signal_hook::consts::SIGINT;
        use signal_hook::flag;

        // The shutdown comes first: it looks at what the signal before has set.
        let registered = flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&pressed))
            .and_then(|_| flag::register(SIGINT, Arc::clone(&pressed)));
        if let Err(error) = registered {
            log::warn!("Ctrl-C will end the program at once: {error}");
        }
    }
    pressed
}

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
