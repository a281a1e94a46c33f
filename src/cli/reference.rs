//! `liangyi rules`, `lessons`, `completions`, `man` and `--licences`: prints what there is to know of rulesets, example
//! games, the command line itself, and what the program is made of.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::Stdio;

use clap::builder::PossibleValuesParser;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::{NamedRules, Registry, find_line_game};
use liangyi_engine::files::write_whole;

use super::error::CliError;
use super::ruleset_args::{RulesFileArgs, RulesetName, resolve, unknown};
use super::values::{PointsArgs, written_path};
use crate::gtp::table;
use crate::show::lessons::{self, LESSONS};
use crate::show::words::{Language, notices, rulesets};

/// Which rulesets to explain.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The ruleset to explain, or several to be compared; without one all are listed
    ///
    /// Of several the axes are shown on which they differ, and what each says there. The opening rules of renju are
    /// explained as well: swap, swap2, soosyrv8, taraguchi10, rif.
    #[arg(value_name = "NAME", hide_possible_values = true, value_parser = RulesetName { line_games: true })]
    name: Vec<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    file: RulesFileArgs,
    /// List as a table in Markdown
    #[arg(long, conflicts_with = "name")]
    markdown: bool,
    /// Print a line of JSON: the axes on which the rulesets differ
    ///
    /// All axes of one ruleset; without a name, every ruleset is compared.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
}

/// Prints the list, the explanation or the comparison.
pub fn print_rules(args: &RulesArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.file.registry()?;
    let named = || -> Result<Vec<NamedRules>, CliError> {
        let mut named: Vec<NamedRules> = Vec::new();
        for name in &args.name {
            let ruleset = with_axes(&registry, name)?;
            // The same one under two of its names is one.
            if !named.contains(&ruleset) {
                named.push(ruleset);
            }
        }
        Ok(named)
    };
    let text = match args.name.as_slice() {
        [] if args.json => rulesets::json(&registry.iter().map(NamedRules::from).collect::<Vec<_>>()),
        _ if args.json => rulesets::json(&named()?),
        [] if args.markdown => rulesets::markdown(&registry, words),
        [] => rulesets::list(&registry, words),
        [name] => match find_line_game(name) {
            Some(row) => rulesets::explain_line_game(row, words),
            None if registry.find(name).is_none() && OpeningRule::find(name).is_some() => {
                OpeningRule::find(name).map_or(String::new(), |rule| rulesets::explain_opening_rule(rule, words))
            }
            None => {
                let row = registry.find(name).ok_or_else(|| unknown(&registry, name))?;
                rulesets::explain(row, &registry, words)
            }
        },
        _ => rulesets::compare(&named()?, words),
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// The ruleset of Go that a text names, or rules spelt out.
fn with_axes(registry: &Registry, text: &str) -> Result<NamedRules, CliError> {
    match find_line_game(text) {
        Some(row) => Err(CliError::Usage(format!("{} is no ruleset of Go: it has no axes to compare", row.name))),
        None => resolve(registry, text),
    }
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
    page.extend(table::roff().bytes());
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
    show_pages(&anstream::adapter::strip_str(help).to_string(), &["MANPAGER", "PAGER"], out)
}

/// Prints the notices of third parties, a page at a time on a terminal.
pub fn print_licences(out: &mut impl Write) -> Result<(), CliError> {
    if io::stdout().is_terminal() {
        return show_pages(&notices(), &["PAGER"], out);
    }
    out.write_all(notices().as_bytes())?;
    Ok(out.flush()?)
}

/// Shows a text by the pager that one of these variables names, or by `less`.
fn show_pages(text: &str, variables: &[&str], out: &mut impl Write) -> Result<(), CliError> {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.trim().is_empty());
    let pager = variables.iter().find_map(set).unwrap_or_else(|| "less".to_string());
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
