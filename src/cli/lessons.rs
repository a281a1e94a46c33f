//! `liangyi lessons`: lists the lessons, or prints one as a record with comments.

use std::io::Write;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::error::CliError;
use super::points_args::PointsArgs;
use crate::lessons::{self, LESSONS};
use crate::words::Spoken;

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
pub fn run(args: &LessonsArgs, words: Spoken, out: &mut impl Write) -> Result<(), CliError> {
    let text = match args.name.as_deref().and_then(lessons::find) {
        Some(lesson) => lesson.record(words, args.points.chosen()),
        None => lessons::list(words),
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
