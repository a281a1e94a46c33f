//! `liangyi completions` and `liangyi man`: the command line for shells, and as a manual.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::error::CliError;
use crate::gtp::table;

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
    page.extend(table::roff().bytes());
    match &args.dir {
        Some(dir) => {
            std::fs::create_dir_all(dir)?;
            clap_mangen::generate_to(command, dir)?;
            std::fs::write(dir.join("liangyi.1"), page)?;
        }
        None => {
            out.write_all(&page)?;
            out.flush()?;
        }
    }
    Ok(())
}
