//! The command line: what was typed ([`args`]), what it means ([`settings`]), and the commands that are not GTP.
//!
//! It joins everything to its left and is joined by nothing. A reader that goes away (a closed pipe) is an ordinary end.

pub mod args;
mod bench;
pub mod compare;
mod compare_speed;
mod manual;
pub mod matches;
mod perft;
pub mod regress;
mod rulesets;
pub mod score;
mod selfplay;
pub mod settings;
pub mod solve;
mod train;

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::args::{Cli, Command};

/// Why a command did not do its job.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The command line, or a file named on it, cannot be used.
    #[error("{0}")]
    Usage(String),
    /// The work was begun and could not be done.
    #[error("{0}")]
    Failed(String),
    /// Writing failed.
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
}

impl CliError {
    fn exit_code(&self) -> ExitCode {
        match self {
            CliError::Usage(_) => ExitCode::from(2),
            CliError::Write(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CliError::Write(_) | CliError::Failed(_) => ExitCode::FAILURE,
        }
    }
}

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too. Nobody may be left to read them.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match dispatch(cli) {
        Ok(code) => code,
        Err(error) => {
            let code = error.exit_code();
            if code != ExitCode::SUCCESS {
                eprintln!("liangyi: {error}");
            }
            code
        }
    }
}

fn dispatch(cli: Cli) -> Result<ExitCode, CliError> {
    let out = &mut io::stdout().lock();
    match cli.command {
        None => gtp(&cli.gtp)?,
        Some(Command::Gtp(args)) => gtp(&args)?,
        Some(Command::Rules(args)) => rulesets::run(&args, out)?,
        Some(Command::Match(args)) => matches::run(&args, out)?,
        // Alone in having more to say than whether it did its job.
        Some(Command::Regress(args)) => return regress::run(&args, out).map(ExitCode::from),
        Some(Command::Score(args)) => score::run(&args, out)?,
        Some(Command::Compare(args)) => compare::run(&args, out)?,
        Some(Command::Solve(args)) => solve::run(&args, out)?,
        Some(Command::Perft(args)) => perft::run(&args, out)?,
        Some(Command::Bench(args)) => bench::run(&args, out)?,
        Some(Command::Train(args)) => train::run(&args, out)?,
        Some(Command::Selfplay(args)) => selfplay::run(&args, out)?,
        Some(Command::Completions { shell }) => manual::completions(shell, out)?,
        Some(Command::Man { dir }) => manual::man(dir.as_deref(), out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn gtp(args: &args::GtpArgs) -> Result<(), CliError> {
    settings::start_log(args.log.as_deref())?;
    crate::gtp::run(settings::of_gtp(args)?);
    Ok(())
}
