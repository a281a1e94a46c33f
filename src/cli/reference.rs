//! `liangyi rules`, `lessons`, `completions` and `man`: prints what there is to know of rulesets, example games, and
//! the command line itself.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::Stdio;

use clap::builder::PossibleValuesParser;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use liangyi_core::rules::find_line_game;
use liangyi_engine::files::write_whole;

use super::error::CliError;
use super::ruleset_args::{RulesFileArgs, RulesetName, unknown};
use super::values::{PointsArgs, written_path};
use crate::gtp::manual;
use crate::show::lessons::{self, LESSONS};
use crate::show::words::{Language, rulesets};

/// Which ruleset to explain.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The ruleset to explain; without it all are listed
    #[arg(hide_possible_values = true, value_parser = RulesetName { line_games: true })]
    name: Option<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    file: RulesFileArgs,
    /// List as a table in Markdown
    #[arg(long, conflicts_with = "name")]
    markdown: bool,
}

/// Prints the list or the explanation.
pub fn print_rules(args: &RulesArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.file.registry()?;
    let text = match &args.name {
        Some(name) => match find_line_game(name) {
            Some(row) => rulesets::explain_line_game(row, words),
            None => {
                let row = registry.find(name).ok_or_else(|| unknown(&registry, name))?;
                rulesets::explain(row, &registry, words)
            }
        },
        None if args.markdown => rulesets::markdown(&registry, words),
        None => rulesets::list(&registry, words),
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Which lesson to print.
#[derive(Args, Debug)]
pub struct LessonsArgs {
    /// The lesson to print; without it all are listed
    #[arg(ignore_case = true, hide_possible_values = true,
          value_parser = PossibleValuesParser::new(LESSONS.iter().map(|lesson| lesson.name)))]
    name: Option<String>,
    /// How points are written.
    #[command(flatten)]
    points: PointsArgs,
}

/// Prints the list or the record.
pub fn print_lessons(args: &LessonsArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    let text = match args.name.as_deref().and_then(lessons::find) {
        Some(lesson) => lesson.record(words, args.points.chosen()),
        None => lessons::list(words),
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// For which shell.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Where the manual goes.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The command whose page is shown, such as `score` or `net get`
    #[arg(value_name = "COMMAND", conflicts_with = "dir")]
    command: Vec<String>,
    /// Write the page of the program and one for each command into a folder
    #[arg(long, value_name = "FOLDER", value_parser = written_path())]
    dir: Option<PathBuf>,
}

/// Prints the completions of `command`.
pub fn print_completions(args: &CompletionsArgs, mut command: Command, out: &mut impl Write) -> Result<(), CliError> {
    // The generator panics if it cannot write.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "liangyi", &mut text);
    out.write_all(&text)?;
    Ok(out.flush()?)
}

/// Shows the manual page of `program` or of one of its commands, or writes them all into a folder; `help` is the help
/// of the command that names lead to.
pub fn print_manual(
    args: &ManArgs,
    program: &Command,
    help: &dyn Fn(&[String]) -> String,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let mut whole = program.clone().disable_help_subcommand(true);
    whole.build();
    let Some(dir) = &args.dir else {
        let command = args.command.iter().try_fold(&whole, |command, name| {
            let unknown = || CliError::Usage(format!("`{}` has no command `{name}`", command.get_name()));
            command.find_subcommand(name).ok_or_else(unknown)
        })?;
        let page = if args.command.is_empty() { page_of_program(program)? } else { rendered(command)? };
        if io::stdout().is_terminal() {
            return show(command, &page, &help(&args.command), out);
        }
        out.write_all(&page)?;
        return Ok(out.flush()?);
    };
    std::fs::create_dir_all(dir).map_err(|error| CliError::unwritten(dir, &error))?;
    let mut pages = vec![("liangyi.1".to_string(), page_of_program(program)?)];
    add_pages(&whole, &mut pages)?;
    for (name, page) in pages {
        let path = dir.join(name);
        write_whole(&path, &page).map_err(|error| CliError::unwritten(&path, &error))?;
    }
    Ok(())
}

/// The page of the whole program, with the commands of GTP.
fn page_of_program(program: &Command) -> io::Result<Vec<u8>> {
    let mut page = rendered(program)?;
    page.extend(manual::roff().bytes());
    Ok(page)
}

fn rendered(command: &Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    Ok(page)
}

/// Shows a page by `man`, or the help of its command where there is no `man`.
fn show(command: &Command, page: &[u8], help: &str, out: &mut impl Write) -> Result<(), CliError> {
    let folder = tempfile::tempdir()?;
    // With a slash in its name a page is a file.
    let path = folder.path().join(Man::new(command.clone()).get_filename());
    write_whole(&path, page)?;
    if std::process::Command::new("man").arg(&path).status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let text = anstream::adapter::strip_str(help).to_string();
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.trim().is_empty());
    let pager = ["MANPAGER", "PAGER"].into_iter().find_map(set).unwrap_or_else(|| "less".to_string());
    let words = shell_words::split(&pager).unwrap_or_default();
    if let Some((program, options)) = words.split_first()
        && let Ok(mut pager) = std::process::Command::new(program).args(options).stdin(Stdio::piped()).spawn()
    {
        if let Some(mut input) = pager.stdin.take() {
            // Who leaves the pager early has read enough.
            let _ = input.write_all(text.as_bytes());
        }
        pager.wait()?;
        return Ok(());
    }
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Adds the name and the text of the page of each subcommand, and of theirs.
fn add_pages(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        pages.push((Man::new(command.clone()).get_filename(), rendered(command)?));
        add_pages(command, pages)?;
    }
    Ok(())
}
