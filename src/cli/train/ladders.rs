//! `liangyi train ladders`.

use std::io::Write;

use clap::Args;
use liangyi_engine::policy::Models;
use liangyi_engine::train::ladders::train_ladders;
use liangyi_engine::train::{SampleSource, Watch};

use super::common::{AGAIN, CommonArgs};
use crate::cli::error::CliError;

/// How to learn the weights of ladders.
#[derive(Args, Debug)]
pub struct LaddersArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Positions to learn from, drawn at random from the games
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(64..))]
    positions: u64,
}

/// Learns the weights of ladders.
pub fn run(args: &LaddersArgs, out: &mut impl Write) -> Result<(), CliError> {
    let games = args.common.read_games_with_moves(out)?;
    let models = Models::embedded();
    let source = SampleSource { games: &games, patterns: &models.patterns };
    let learn = |watch: &Watch<'_>| Some(train_ladders(source, &models.net, args.positions, watch)?.to_bytes());
    args.common.learn(learn, AGAIN, out)
}
