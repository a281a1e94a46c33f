//! From the command line to the exit status.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use liangyi_arena::guard;
use liangyi_arena::visible::visible;

use super::args::{Cli, CliCommand};
use super::error::CliError;
use super::process::survive_limits;
use super::{
    analysis, bench, compare, gtp, matches, net, piskvork, play, reference, regress, renju, review, score, selfplay,
    solve,
};
use crate::show::words::Language;

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Some(code) = guard::main(&args) {
        return code;
    }
    let cli = match parse(analysis::with_double_dashes(&Cli::command(), args)) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too.
            if let Err(error) = error.print().and_then(|()| io::stdout().flush()) {
                return report(&error.into());
            }
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    survive_limits();
    match dispatch(cli).and_then(|code| Ok(io::stdout().flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(error) => report(&error),
    }
}

/// Reads the arguments. Options may stand before the name of their command too, as in `liangyi --playouts 100 gtp`.
fn parse(args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let mut parsed = Cli::try_parse_from(&args);
    let is_misplaced =
        |error: &clap::Error| matches!(error.kind(), ErrorKind::ArgumentConflict | ErrorKind::UnknownArgument);
    let begins_with_option = args.get(1).and_then(|arg| arg.to_str()).is_some_and(|arg| arg.starts_with('-'));
    if begins_with_option && parsed.as_ref().is_err_and(is_misplaced) {
        let commands = Cli::command();
        // A name of a command may be the value of an option, as in `--ruleset renju gtp`.
        for at in 2..args.len() {
            if parsed.is_err() && args[at].to_str().is_some_and(|name| commands.find_subcommand(name).is_some()) {
                let mut command_first = args.clone();
                command_first[1..=at].rotate_right(1);
                parsed = Cli::try_parse_from(command_first);
            }
        }
    }
    parsed
}

/// Writes an error to standard error and returns the exit status for it.
fn report(error: &CliError) -> ExitCode {
    let code = error.exit_code();
    if code != ExitCode::SUCCESS {
        // If it cannot be written, the exit status says enough.
        let text = error.to_string();
        let lines: Vec<_> = text.lines().map(visible).collect();
        let _ = writeln!(io::stderr(), "liangyi: {}", lines.join("\n"));
    }
    code
}

fn dispatch(cli: Cli) -> Result<ExitCode, CliError> {
    // Not locked: the threads of `analysis` write too.
    let out = &mut io::stdout();
    let set = |name: &str| std::env::var(name).ok();
    let words = cli.lang.unwrap_or_else(|| Language::of_environment(set));
    match cli.command.unwrap_or(CliCommand::Gtp(cli.gtp)) {
        CliCommand::Gtp(args) => gtp::run(&args)?,
        CliCommand::Play(args) => play::run(&args, words)?,
        #[cfg(feature = "web")]
        CliCommand::Web(args) => super::web::run(&args, words, out)?,
        CliCommand::Analysis(args) => analysis::run(&args)?,
        CliCommand::Rules(args) => reference::print_rules(&args, words, out)?,
        CliCommand::Lessons(args) => reference::print_lessons(&args, words, out)?,
        CliCommand::Match(args) => matches::run(&args, words, out)?,
        // The only command with exit statuses of its own.
        CliCommand::Regress(args) => return regress::run(&args, out).map(ExitCode::from),
        CliCommand::Score(args) => score::run(&args, words, out)?,
        CliCommand::Compare(args) => compare::run(&args, words, out)?,
        CliCommand::Review(args) => review::run(&args, words, out)?,
        CliCommand::Solve(args) => solve::run(&args, out)?,
        CliCommand::Renju(args) => renju::run(&args, words, out)?,
        CliCommand::Piskvork(args) => piskvork::run(&args)?,
        CliCommand::Bench(args) => bench::run(&args, out)?,
        CliCommand::Net(args) => net::run(&args, out)?,
        CliCommand::Selfplay(args) => selfplay::run(&args, out)?,
        CliCommand::Completions(args) => reference::print_completions(&args, Cli::command(), out)?,
        CliCommand::Man(args) => reference::print_manual(&args, Cli::command(), out)?,
    }
    Ok(ExitCode::SUCCESS)
}
