//! From the command line to the exit status.

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use super::args::{Cli, Command};
use super::error::CliError;
use super::{
    analysis, bench, compare, compare_speed, gtp, manual, matches, perft, piskvork, play, regress, renju, rulesets,
    score, selfplay, solve, train,
};

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(analysis::with_double_dashes(&Cli::command(), args)) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too. If they cannot be written, nobody reads the error either.
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
    // Not locked: the threads of `analysis` write too.
    let out = &mut io::stdout();
    match cli.command.unwrap_or(Command::Gtp(cli.gtp)) {
        Command::Gtp(args) => gtp::run(&args)?,
        Command::Play(args) => play::run(&args)?,
        Command::Analysis(args) => analysis::run(&args)?,
        Command::Rules(args) => rulesets::run(&args, out)?,
        Command::Match(args) => matches::run(&args, out)?,
        // The only command with exit statuses of its own.
        Command::Regress(args) => return regress::run(&args, out).map(ExitCode::from),
        Command::Score(args) => score::run(&args, out)?,
        Command::Compare(args) => compare::run(&args, out)?,
        Command::Solve(args) => solve::run(&args, out)?,
        Command::Renju(args) => renju::run(&args, out)?,
        Command::Piskvork(args) => piskvork::run(&args)?,
        Command::Perft(args) => perft::run(&args, out)?,
        Command::Bench(args) => {
            let rulesets = args.rulesets()?;
            match &args.against {
                Some(command) => compare_speed::run(command, &args, &rulesets, bench::name_width(&rulesets), out)?,
                None => bench::run(&args, &rulesets, out)?,
            }
        }
        Command::Train(args) => train::run(&args, out)?,
        Command::Selfplay(args) => selfplay::run(&args, out)?,
        Command::Completions(args) => manual::completions(&args, Cli::command(), out)?,
        Command::Man(args) => manual::man(&args, Cli::command(), out)?,
    }
    Ok(ExitCode::SUCCESS)
}
