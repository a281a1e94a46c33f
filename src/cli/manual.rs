//! `liangyi completions` and `liangyi man`: the command line for shells, and as a manual.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use liangyi_engine::files::write_whole;

use super::error::CliError;
use crate::gtp::manual;

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
pub fn completions(args: &CompletionsArgs, mut command: Command, out: &mut impl Write) -> Result<(), CliError> {
    // The generator panics if it cannot write.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "liangyi", &mut text);
    out.write_all(&text)?;
    Ok(out.flush()?)
}

/// Prints the manual page of `command`, or writes it and those of its subcommands into a folder.
pub fn man(args: &ManArgs, command: Command, out: &mut impl Write) -> Result<(), CliError> {
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
