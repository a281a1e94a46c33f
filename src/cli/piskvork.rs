//! `liangyi piskvork`: the Gomocup protocol on standard input and output.

use clap::Args;
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;

use super::error::CliError;
use super::values::{megabytes, threads};
use crate::piskvork;

/// How a Gomocup engine starts; the manager sets rules, time and memory.
#[derive(Args, Debug)]
pub struct PiskvorkArgs {
    /// Threads of the search
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads(256))]
    threads: usize,
    /// Playouts for a move
    ///
    /// The search stops after N even if there is time left.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// The seed of the random numbers
    ///
    /// With one thread and --playouts the same seed plays the same game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The most memory for the search, in megabytes; the manager may set less
    #[arg(long, value_name = "MB", default_value = "256", value_parser = megabytes())]
    memory: usize,
}

/// Speaks the protocol until the manager ends it or goes away.
pub fn run(args: &PiskvorkArgs) -> Result<(), CliError> {
    Ok(piskvork::serve_stdio(EngineSettings {
        threads: args.threads,
        playouts: args.playouts,
        seed: args.seed,
        memory: args.memory,
        ..EngineSettings::new(Models::embedded())
    })?)
}
