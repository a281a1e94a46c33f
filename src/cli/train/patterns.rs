//! `liangyi train patterns`.

use std::io::Write;

use clap::Args;

use super::common::{CommonArgs, EpochArgs, report};
use crate::cli::error::CliError;
use crate::train::patterns::train_patterns;

/// How to learn the pattern model.
#[derive(Args, Debug)]
pub struct PatternsArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Keep the shapes that are seen at least N times
    #[arg(long, value_name = "N", default_value_t = 12)]
    min_count: u32,
    /// Passes.
    #[command(flatten)]
    epochs: EpochArgs,
}

/// Learns the pattern model.
pub fn run(args: &PatternsArgs, out: &mut impl Write) -> Result<(), CliError> {
    let games = args.common.read_games_with_moves(out)?;
    let train = || train_patterns(&games, args.min_count, &args.epochs.schedule(), &report);
    args.common.write_result(&args.common.on_threads(train)?.to_bytes(), out)
}
