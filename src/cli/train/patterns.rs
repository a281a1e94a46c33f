//! `liangyi train patterns`.

use std::io::Write;

use clap::Args;
use liangyi_engine::train::Watch;
use liangyi_engine::train::patterns::train_patterns;

use super::common::{AGAIN, CommonArgs, EpochArgs};
use crate::cli::error::CliError;

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
    let schedule = args.epochs.schedule();
    let learn = |watch: &Watch<'_>| Some(train_patterns(&games, args.min_count, &schedule, watch)?.to_bytes());
    args.common.learn(learn, AGAIN, out)
}
