//! The subcommand: which positions, shown how.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use liangyi_core::base::Color;

use super::positions::{FilePosition, positions};
use super::shown::{as_json, as_text, save_picture};
use crate::cli::error::CliError;
use crate::cli::page_hint::point_to_page;
use crate::cli::points_args::PointsArgs;
use crate::draw::diagram::Format;
use crate::words::{Spoken, msg};

/// Which positions to judge.
#[derive(Args, Debug)]
pub struct RenjuArgs {
    /// Positions: a drawing of rows with X, O and `.`, or with `●`, `○` and `┼`; an SGF file (`GM[4]`), judged after
    /// its last move; or a library of RenLib's (`.lib`), judged at the end of its main line. `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Explain this point, forbidden or not; may be repeated. Columns are A to O with I, as renju players write them
    #[arg(long, value_name = "POINT")]
    at: Vec<String>,
    /// Judge for White instead of Black where points are explained
    #[arg(long)]
    white: bool,
    /// Judge every position of a file: after each move of an SGF file, after each move of each variation of a library
    #[arg(long)]
    each: bool,
    /// Write one line of JSON for each position instead of text
    #[arg(long)]
    json: bool,
    /// How points are written, but in JSON.
    #[command(flatten)]
    points: PointsArgs,
    /// Draw the position with its forbidden points and the lines that make them so
    #[arg(long, value_name = "FILE.svg|FILE.png", conflicts_with = "each")]
    picture: Option<PathBuf>,
}

/// Prints each position with its forbidden points and why they are.
pub fn run(args: &RenjuArgs, words: Spoken, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(picture) = &args.picture {
        Format::of(picture).map_err(|error| CliError::unusable(picture, error))?;
        if args.files.len() > 1 {
            return Err(CliError::Usage("a picture shows one position: --picture takes one FILE".to_string()));
        }
    }
    let form = args.points.chosen();
    let color = if args.white { Color::White } else { Color::Black };
    let mut is_first = true;
    for file in &args.files {
        let usage = |error: String| CliError::Usage(format!("{}: {error}", file.display()));
        let read = positions(file, args.each).map_err(usage)?;
        let many = args.files.len() > 1 || args.each;
        read.visit(&mut |position: &FilePosition| -> Result<(), CliError> {
            if args.json {
                writeln!(out, "{}", as_json(position, file, color, &args.at).map_err(usage)?)?;
            } else {
                let text = as_text(position, color, &args.at, form, words).map_err(usage)?;
                let before = if std::mem::take(&mut is_first) { "" } else { "\n" };
                match (many, position.after(words)) {
                    (false, _) => write!(out, "{before}{text}")?,
                    (true, None) => write!(out, "{before}{}\n{text}", file.display())?,
                    (true, Some(after)) => {
                        let file = file.display().to_string();
                        let after = words.say(msg!("renju-position", file = file, after = after));
                        write!(out, "{before}{after}\n{text}")?;
                    }
                }
            }
            match &args.picture {
                None => Ok(()),
                Some(picture) => {
                    save_picture(picture, position, form).map_err(|error| CliError::unusable(picture, error))
                }
            }
        })?;
    }
    if !args.json {
        point_to_page(&args.files, "review", words);
    }
    Ok(())
}
