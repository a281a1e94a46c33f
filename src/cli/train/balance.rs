//! `liangyi train balance` and `liangyi train values`: both tune the weights of playouts, on different targets.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use liangyi_core::base::Size;
use liangyi_core::rules::{Komi, Rules};
use liangyi_engine::files::read_whole;
use liangyi_engine::playout::Gammas;
use liangyi_engine::train::Watch;
use liangyi_engine::train::balance::balance_by_results;
use liangyi_engine::train::values::{PositionSchedule, balance_by_values, has_target};

use super::common::{CommonArgs, MAX_MODEL};
use crate::cli::error::CliError;

/// How to continue a training that was ended early.
const FROM: &str = "; --from with that file continues";

/// The weights to tune, and how the games were counted.
#[derive(Args, Debug)]
struct StartArgs {
    /// The weights to start from [default: those that come with the program for the size of the board]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The komi of the games
    #[arg(long, value_name = "POINTS", default_value = "6.5", allow_negative_numbers = true)]
    komi: Komi,
}

impl StartArgs {
    fn weights(&self, size: Size) -> Result<Arc<Gammas>, CliError> {
        let Some(path) = &self.from else {
            return Ok(Arc::clone(Gammas::embedded(size)));
        };
        let bytes = read_whole(path, MAX_MODEL).map_err(|error| CliError::unusable(path, error))?;
        Ok(Arc::new(Gammas::from_bytes(&bytes).map_err(|error| CliError::unusable(path, error))?))
    }

    /// Area counting with this komi: other ways to count have nearly always the same winner.
    fn rules(&self) -> Rules {
        Rules { komi: self.komi, ..Rules::CHINESE }
    }
}

/// How to tune on results.
#[derive(Args, Debug)]
pub struct BalanceArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Start.
    #[command(flatten)]
    start: StartArgs,
    /// Passes over all that is tuned
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=100))]
    sweeps: u16,
}

/// Tunes the weights of each kind of feature on the results of the games.
pub fn by_results(args: &BalanceArgs, out: &mut impl Write) -> Result<(), CliError> {
    let games = args.common.read_games(|game| game.winner.is_some(), "has a winner", out)?;
    let weights = args.start.weights(args.common.size)?;
    let rules = args.start.rules();
    let learn =
        |watch: &Watch<'_>| Some(balance_by_results(&games, &weights, &rules, args.sweeps.into(), watch).to_bytes());
    args.common.learn(learn, FROM, out)
}

/// How to tune on evaluations.
#[derive(Args, Debug)]
pub struct ValuesArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Start.
    #[command(flatten)]
    start: StartArgs,
    /// Positions to learn from, drawn at random from the games
    #[arg(long, value_name = "N", default_value_t = 64_000, value_parser = clap::value_parser!(u64).range(64..))]
    positions: u64,
    /// The size of the first steps; they shrink to 0
    #[arg(long, value_name = "RATE", default_value_t = 12.0)]
    rate: f32,
}

/// Tunes every weight on the evaluations of the positions of the games.
pub fn by_values(args: &ValuesArgs, out: &mut impl Write) -> Result<(), CliError> {
    let games = args.common.read_games(has_target, "has a winner or winning chances", out)?;
    let weights = args.start.weights(args.common.size)?;
    let schedule = PositionSchedule { positions: args.positions, rate: args.rate };
    let rules = args.start.rules();
    let learn = |watch: &Watch<'_>| Some(balance_by_values(&games, &weights, &rules, &schedule, watch).to_bytes());
    args.common.learn(learn, FROM, out)
}
