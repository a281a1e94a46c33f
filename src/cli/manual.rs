//! `liangyi completions` and `liangyi man`: what the arguments look like to a shell and in a manual.

use std::io::Write;
use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use super::CliError;
use super::args::Cli;
use crate::gtp::table;

pub fn completions(shell: Shell, out: &mut impl Write) -> Result<(), CliError> {
    // The generator panics where it cannot write.
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "liangyi", &mut text);
    out.write_all(&text)?;
    Ok(out.flush()?)
}

pub fn man(dir: Option<&Path>, out: &mut impl Write) -> Result<(), CliError> {
    let mut page = Vec::new();
    Man::new(Cli::command()).render(&mut page)?;
    page.extend(table::roff().bytes());
    match dir {
        Some(dir) => {
            std::fs::create_dir_all(dir)?;
            clap_mangen::generate_to(Cli::command(), dir)?;
            std::fs::write(dir.join("liangyi.1"), page)?;
        }
        None => {
            out.write_all(&page)?;
            out.flush()?;
        }
    }
    Ok(())
}
