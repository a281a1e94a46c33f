//! `liangyi-lab train net`: learns the network in parts, and saves after each what is needed to resume.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use liangyi_engine::files::read_whole;
use liangyi_engine::policy::Models;
use liangyi_engine::policy::net::Net;

use super::values::LabError;
use super::games::{CommonArgs, MAX_MODEL, write};
use super::values::interrupt;
use crate::train::SampleSource;
use crate::train::net::{NetTraining, evaluate};

/// Positions between two evaluations, after each of which the training is saved.
const PART: u64 = 64 * 1024;

/// How to learn the network.
#[derive(Args, Debug)]
pub struct NetArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// A network to start from, of as many blocks or fewer; not read where an unfinished training is continued
    /// [default: a network with random weights]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Residual blocks of the network, of two convolutions each
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(0..=64))]
    blocks: u16,
    /// Positions to learn from, drawn at random from the games
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(64..))]
    positions: u64,
    /// The size of the largest steps; they shrink to 0 towards the end
    #[arg(long, value_name = "RATE", default_value_t = 0.002)]
    rate: f32,
}

/// Learns the network, or continues to.
pub fn run(args: &NetArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games_with_moves(out)?;
    let stop = interrupt();
    let source = SampleSource { games: &games, patterns: &Models::embedded().patterns };
    let bytes = args.common.on_threads(|| train(args, source, &stop))?;
    args.common.write_result(&bytes, out)
}

fn train(args: &NetArgs, source: SampleSource<'_>, stop: &AtomicBool) -> Result<Vec<u8>, LabError> {
    let saved = args.common.part();
    let mut training = match read_whole(&saved, MAX_MODEL) {
        Ok(bytes) => NetTraining::from_bytes(&bytes)
            .ok_or_else(|| LabError::unusable(&saved, "not a saved training of a network"))?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => start(args)?,
        Err(error) => return Err(LabError::Usage(format!("cannot read {}: {error}", saved.display()))),
    };
    while training.positions() < args.positions {
        let next = PART.min(args.positions - training.positions());
        let loss = training.advance(source, next, args.positions, args.rate, stop);
        write(&saved, &training.to_bytes())?;
        if stop.load(Ordering::Relaxed) {
            let (positions, saved) = (training.positions(), saved.display());
            let reason = format!("{saved} has the training after {positions} positions; the same command continues it");
            return Err(LabError::Interrupted(reason));
        }
        let [patterns, corrected] = evaluate(&training.net(), source);
        eprintln!(
            "{} positions, loss {loss:.4}; held out: {:.2} % predicted, mean log probability {:.4}; patterns alone: \
             {:.2} %, {:.4}",
            training.positions(),
            100.0 * corrected.best,
            corrected.log_chance,
            100.0 * patterns.best,
            patterns.log_chance,
        );
    }
    Ok(training.net().to_bytes())
}

/// A training before its first step.
fn start(args: &NetArgs) -> Result<NetTraining, LabError> {
    let blocks = args.blocks.into();
    let Some(path) = &args.from else {
        return Ok(NetTraining::new(blocks));
    };
    let unusable = |reason: String| LabError::unusable(Path::new(path), reason);
    let bytes = read_whole(path, MAX_MODEL).map_err(|error| unusable(error.to_string()))?;
    let net = Net::from_bytes(&bytes).map_err(|error| unusable(error.to_string()))?;
    if net.blocks() > blocks {
        return Err(unusable(format!("a network of {} blocks does not shrink to {blocks}", net.blocks())));
    }
    Ok(NetTraining::grown(net, blocks))
}
