//! `liangyi train playouts`.

use std::io::Write;

use clap::Args;
use liangyi_engine::train::Watch;
use liangyi_engine::train::playouts::train_playouts;

use super::common::{AGAIN, CommonArgs, EpochArgs};
use crate::cli::error::CliError;

/// How to learn the weights of playouts.
#[derive(Args, Debug)]
pub struct PlayoutsArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Passes.
    #[command(flatten)]
    epochs: EpochArgs,
}

/// Learns the weights of playouts.
pub fn run(args: &PlayoutsArgs, out: &mut impl Write) -> Result<(), CliError> {
    let games = args.common.read_games_with_moves(out)?;
    let learn = |watch: &Watch<'_>| Some(train_playouts(&games, &args.epochs.schedule(), watch)?.to_bytes());
    args.common.learn(learn, AGAIN, out)
}
