//! `liangyi rules`, `lessons`, `completions` and `man`: prints what there is to know of rulesets, example games, and
//! the command line itself.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use liangyi_core::rules::find_line_game;
use liangyi_engine::files::write_whole;

use super::error::CliError;
use super::ruleset_args::{RulesFileArgs, RulesetName, unknown};
use super::values::PointsArgs;
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
    /// Write this page and one for each command into a folder instead
    #[arg(long, value_name = "FOLDER")]
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

/// Prints the manual page of `command`, or writes it and those of its subcommands into a folder.
pub fn print_manual(args: &ManArgs, command: Command, out: &mut impl Write) -> Result<(), CliError> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    page.extend(manual::roff().bytes());
    let Some(dir) = &args.dir else {
        out.write_all(&page)?;
        return Ok(out.flush()?);
    };
    let failed = |path: &Path, error: io::Error| CliError::Failed(format!("cannot write {}: {error}", path.display()));
    std::fs::create_dir_all(dir).map_err(|error| failed(dir, error))?;
    let mut pages = vec![("liangyi.1".to_string(), page)];
    let mut whole = command.disable_help_subcommand(true);
    whole.build();
    add_pages(&whole, &mut pages)?;
    for (name, page) in pages {
        let path = dir.join(name);
        write_whole(&path, &page).map_err(|error| failed(&path, error))?;
    }
    Ok(())
}

/// Adds the name and the text of the page of each subcommand, and of theirs.
fn add_pages(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        let (man, mut page) = (Man::new(command.clone()), Vec::new());
        man.render(&mut page)?;
        pages.push((man.get_filename(), page));
        add_pages(command, pages)?;
    }
    Ok(())
}
