//! From the command line to the exit status.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches as _};
use liangyi_arena::guard;
use liangyi_arena::visible::visible;

use super::args::{Cli, CliCommand};
use super::error::CliError;
use super::process::survive_limits;
use super::{
    analysis, bench, compare, explain_move, gtp, help, kata_args, matches, net, parse_error, piskvork, play, reference,
    regress, renju, review, score, selfplay, solve,
};
use crate::show::words::Language;

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Some(code) = guard::main(&args) {
        return code;
    }
    let words = language_of(&args);
    let cli = match parse(kata_args::with_double_dashes(&Cli::command(), args), words) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too, and their text is the job.
            let printed = print(&error, words).and_then(|()| io::stdout().flush());
            return match printed {
                Err(unprinted) if !error.use_stderr() => report(&unprinted.into(), words),
                _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
            };
        }
    };
    survive_limits();
    match dispatch(cli, words).and_then(|code| Ok(io::stdout().flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(error) => report(&error, words),
    }
}

/// Reads the arguments. Options may stand before the name of their command too, as in `liangyi --playouts 100 gtp`.
///
/// What is wrong is told of the arguments as they were typed, unless the command is found behind its options and
/// something else is wrong with them.
fn parse(args: Vec<OsString>, words: Language) -> Result<Cli, clap::Error> {
    let read = |args: &[OsString]| read(args, words);
    let mut parsed = read(&args);
    let is_misplaced =
        |error: &clap::Error| matches!(error.kind(), ErrorKind::ArgumentConflict | ErrorKind::UnknownArgument);
    let begins_with_option = args.get(1).and_then(|arg| arg.to_str()).is_some_and(|arg| arg.starts_with('-'));
    if !begins_with_option || !parsed.as_ref().is_err_and(is_misplaced) {
        return parsed;
    }
    let commands = Cli::command();
    if let Some(name) =
        parsed.as_ref().err().and_then(no_command).filter(|name| commands.find_subcommand(name).is_none())
    {
        return read(&[args[0].clone(), name.into()]);
    }
    let mut is_told = false;
    // A name of a command may be the value of an option, as in `--ruleset renju gtp`.
    for at in 2..args.len() {
        if args[at].to_str().is_none_or(|name| commands.find_subcommand(name).is_none()) {
            continue;
        }
        let mut command_first = args.clone();
        command_first[1..=at].rotate_right(1);
        match read(&command_first) {
            Ok(cli) => return Ok(cli),
            // Its options are not before it, or this is no command but a value.
            Err(error) if blames(&error, &args[1..at]) => {}
            Err(error) if !is_told => (parsed, is_told) = (Err(error), true),
            Err(_) => {}
        }
    }
    parsed
}

fn read(args: &[OsString], words: Language) -> Result<Cli, clap::Error> {
    let mut command = help::command();
    let matches = command.try_get_matches_from_mut(args).or_else(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            help::with_help(args, words, help::width()).try_get_matches_from(args)
        }
        _ => Err(error),
    })?;
    let mut cli = Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    match (&mut cli.command, matches.subcommand()) {
        (Some(CliCommand::Gtp(args)), Some((_, typed))) => args.note_typed(typed),
        _ => cli.gtp.note_typed(&matches),
    }
    Ok(cli)
}

/// The language in which arguments are explained that may be wrong: that of `--lang`, or of the environment.
fn language_of(args: &[OsString]) -> Language {
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    let named = args.by_ref().find_map(|arg| match arg.strip_prefix("--lang")? {
        "" => Some(None),
        named => named.strip_prefix('=').map(Some),
    });
    let named = named.and_then(|named| named.or_else(|| args.next())).and_then(Language::named);
    named.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()))
}

/// Prints help, the version or what is wrong with the arguments, which it may quote.
fn print(error: &clap::Error, words: Language) -> io::Result<()> {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return error.print();
    }
    let plain = parse_error::text(error, words, &Styles::plain());
    if plain.chars().all(|sign| sign == '\n' || !sign.is_control()) {
        return write!(anstream::stderr(), "{}", parse_error::text(error, words, &Styles::styled()));
    }
    write_error(&plain)
}

/// What an error takes for a command that stands behind options.
fn no_command(error: &clap::Error) -> Option<String> {
    match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(name)) => Some(name.clone()),
        _ => None,
    }
}

/// Whether an error is about one of these arguments.
fn blames(error: &clap::Error, args: &[OsString]) -> bool {
    // As it is typed, or as in the help: `--size <SIZE>`.
    let Some(ContextValue::String(blamed)) = error.get(ContextKind::InvalidArg) else { return false };
    let blamed = blamed.split([' ', '=']).next().unwrap_or_default();
    args.iter().any(|arg| arg.to_string_lossy().split('=').next() == Some(blamed))
}

/// Writes an error to standard error and returns the exit status for it.
fn report(error: &CliError, words: Language) -> ExitCode {
    let code = error.exit_code();
    if code != ExitCode::SUCCESS {
        // If it cannot be written, the exit status says enough.
        let _ = write_error(&format!("liangyi: {}\n", error.told(words)));
    }
    code
}

/// Writes lines to standard error. What they quote cannot steer the terminal.
fn write_error(text: &str) -> io::Result<()> {
    text.lines().try_for_each(|line| writeln!(io::stderr(), "{}", visible(line)))
}

fn dispatch(cli: Cli, words: Language) -> Result<ExitCode, CliError> {
    // Not locked: the threads of `analysis` write too.
    let out = &mut io::stdout();
    let named = cli.lang;
    let words = named.unwrap_or(words);
    if cli.licences {
        reference::print_licences(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    // Without its name the command is that of a person or of a client of GTP, who wait for no word of KataGo's.
    let is_named = cli.command.is_some();
    match cli.command.unwrap_or(CliCommand::Gtp(cli.gtp)) {
        CliCommand::Gtp(args) => told_as_katago(args.is_katago(), gtp::run(&args, is_named, named, words))?,
        CliCommand::Play(args) => play::run(&args, words)?,
        #[cfg(feature = "web")]
        CliCommand::Web(args) => super::web::run(&args, words, out)?,
        CliCommand::Analysis(args) => told_as_katago(args.is_katago(), analysis::run(&args))?,
        CliCommand::Rules(args) => reference::print_rules(&args, words, out)?,
        CliCommand::Lessons(args) => reference::print_lessons(&args, words, out)?,
        CliCommand::Match(args) => matches::run(&args, words, out)?,
        // The only command with exit statuses of its own.
        CliCommand::Regress(args) => return regress::run(&args, out).map(ExitCode::from),
        CliCommand::Score(args) => score::run(&args, words, out)?,
        CliCommand::Compare(args) => compare::run(&args, words, out)?,
        CliCommand::ExplainMove(args) => explain_move::run(&args, words, out)?,
        CliCommand::Review(args) => review::run(&args, words, out)?,
        CliCommand::Solve(args) => solve::run(&args, out)?,
        CliCommand::Renju(args) => renju::run(&args, words, out)?,
        CliCommand::Piskvork(args) => piskvork::run(&args)?,
        CliCommand::Version => writeln!(out, "liangyi {}", env!("LIANGYI_VERSION"))?,
        CliCommand::Bench(args) => bench::run(&args, out)?,
        CliCommand::Net(args) => net::run(&args, out)?,
        CliCommand::Selfplay(args) => selfplay::run(&args, out)?,
        CliCommand::Completions(args) => reference::print_completions(&args, Cli::command(), out)?,
        CliCommand::Man(args) => {
            let help = |names: &[String]| help::long_help(names, words, help::width());
            reference::print_manual(&args, &Cli::command(), &help, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Tells why a command has not started in the words by which clients of KataGo's find that among all that it says.
fn told_as_katago(is_katago: bool, done: Result<(), CliError>) -> Result<(), CliError> {
    done.inspect_err(|error| {
        if is_katago {
            eprintln!("  what():  {error}");
        }
    })
}
