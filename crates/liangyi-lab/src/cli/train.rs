//! `liangyi-lab train`: learns from a file of games, the network in parts, with what is needed to resume saved after
//! each. What the kinds of training read and write is here and in
//! [`games`](super::games); [`train`](crate::train) learns.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, Subcommand};
use liangyi_core::base::Size;
use liangyi_core::rules::{Komi, Rules};
use liangyi_engine::files::read_whole;
use liangyi_engine::playout::Gammas;
use liangyi_engine::policy::Models;
use liangyi_engine::policy::net::Net;

use super::games::{AGAIN, CommonArgs, EpochArgs, MAX_MODEL, OutputArgs, write};
use super::values::{LabError, interrupt};
use crate::train::balance::balance_by_results;
use crate::train::ladders::train_ladders;
use crate::train::lines::{LineSchedule, train_lines};
use crate::train::net::{NetTraining, evaluate};
use crate::train::patterns::train_patterns;
use crate::train::playouts::train_playouts;
use crate::train::values::{PositionSchedule, balance_by_values, has_target};
use crate::train::{EpochSchedule, SampleSource, Watch};

/// What to learn.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// What to learn.
    #[command(subcommand)]
    what: Trained,
}

#[derive(Debug, Subcommand)]
enum Trained {
    /// Learn the pattern model: which moves the search looks at first
    ///
    /// Reads games of strong players; each must have a stone. Writes a file as `data/patterns.bin`: the shapes around
    /// moves that were seen often enough, and the weights of shapes and tactical features. Several threads share the
    /// weights without locks: only --threads 1 learns the same model every time.
    Patterns(PatternsArgs),
    /// Learn the weights of playouts from moves: 3x3 shapes and tactics
    ///
    /// Reads games of strong players; each must have a stone. Writes weights for `train balance` or `train values` to
    /// start from. Several threads share the weights without locks: only --threads 1 learns the same weights every
    /// time.
    Playouts(PlayoutsArgs),
    /// Tune the weights of playouts on the results of games
    ///
    /// Reads games with a winner, all played with the komi of --komi, and the weights of `train playouts`. Writes a
    /// file as `data/playouts.bin`, in which the weights of each kind of feature are scaled so that playouts predict
    /// the winner best. The result is the same for any number of threads.
    Balance(BalanceArgs),
    /// Tune every weight of playouts on the evaluations of positions by searches
    ///
    /// Reads games with winning chances, as `liangyi selfplay` writes them, or at least with a winner, all played with
    /// the komi of --komi. Writes a file as `data/playouts-small.bin`. The result is the same for any number of
    /// threads.
    Values(ValuesArgs),
    /// Learn the network that corrects the patterns; takes hours
    ///
    /// Reads games of strong players; each must have a stone. Writes a file as `data/net.bin`. After every 65,536
    /// positions the state of the training is written to the file of --out with `.part` added to its name; while that
    /// is there, the same command continues the training. The result is the same for any number of threads.
    Net(NetArgs),
    /// Learn how much ladders, read to their end, count for or against a move
    ///
    /// Reads games of strong players; each must have a stone. Writes a file as `data/ladders.bin`: factors of the
    /// probabilities that the program's patterns and network give. The result is the same for any number of threads.
    Ladders(LaddersArgs),
    /// Learn what points are worth in line games, and which moves to try first
    ///
    /// Plays games against itself, three of four of renju, and learns from how they end and what the searches find.
    /// Begins with the weights that come with the program. Writes a file as `data/lines.bin`. The result is the same
    /// for any number of threads.
    Lines(LinesArgs),
}

/// Learns, and writes the result into a file. Lines on the progress go to standard error.
pub fn run(args: &TrainArgs, out: &mut impl Write) -> Result<(), LabError> {
    match &args.what {
        Trained::Patterns(args) => patterns(args, out),
        Trained::Playouts(args) => playouts(args, out),
        Trained::Balance(args) => by_results(args, out),
        Trained::Values(args) => by_values(args, out),
        Trained::Net(args) => run_net(args, out),
        Trained::Ladders(args) => ladders(args, out),
        Trained::Lines(args) => lines(args, out),
    }
}

/// How to learn the pattern model.
#[derive(Args, Debug)]
struct PatternsArgs {
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
fn patterns(args: &PatternsArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games_with_moves(out)?;
    let schedule = args.epochs.schedule();
    let learn = |watch: &Watch<'_>| Some(train_patterns(&games, args.min_count, &schedule, watch)?.to_bytes());
    args.common.output.learn(learn, AGAIN, out)
}

/// How to learn the weights of playouts.
#[derive(Args, Debug)]
struct PlayoutsArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Passes.
    #[command(flatten)]
    epochs: EpochArgs,
}

/// Learns the weights of playouts.
fn playouts(args: &PlayoutsArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games_with_moves(out)?;
    let learn = |watch: &Watch<'_>| Some(train_playouts(&games, &args.epochs.schedule(), watch)?.to_bytes());
    args.common.output.learn(learn, AGAIN, out)
}

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
    fn weights(&self, size: Size) -> Result<Arc<Gammas>, LabError> {
        let Some(path) = &self.from else {
            return Ok(Arc::clone(Gammas::embedded(size)));
        };
        let bytes = read_whole(path, MAX_MODEL).map_err(|error| LabError::unusable(path, error))?;
        Ok(Arc::new(Gammas::from_bytes(&bytes).map_err(|error| LabError::unusable(path, error))?))
    }

    /// Area counting with this komi: other ways to count have nearly always the same winner.
    fn rules(&self) -> Rules {
        Rules { komi: self.komi, ..Rules::CHINESE }
    }
}

/// How to tune on results.
#[derive(Args, Debug)]
struct BalanceArgs {
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
fn by_results(args: &BalanceArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games(|game| game.winner.is_some(), "has a winner", out)?;
    let weights = args.start.weights(args.common.size)?;
    let rules = args.start.rules();
    let learn =
        |watch: &Watch<'_>| Some(balance_by_results(&games, &weights, &rules, args.sweeps.into(), watch).to_bytes());
    args.common.output.learn(learn, FROM, out)
}

/// How to tune on evaluations.
#[derive(Args, Debug)]
struct ValuesArgs {
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
fn by_values(args: &ValuesArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games(has_target, "has a winner or winning chances", out)?;
    let weights = args.start.weights(args.common.size)?;
    let schedule = PositionSchedule { positions: args.positions, rate: args.rate };
    let rules = args.start.rules();
    let learn = |watch: &Watch<'_>| Some(balance_by_values(&games, &weights, &rules, &schedule, watch).to_bytes());
    args.common.output.learn(learn, FROM, out)
}

/// How to learn the weights of ladders.
#[derive(Args, Debug)]
struct LaddersArgs {
    /// Input and output.
    #[command(flatten)]
    common: CommonArgs,
    /// Positions to learn from, drawn at random from the games
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(64..))]
    positions: u64,
}

/// Learns the weights of ladders.
fn ladders(args: &LaddersArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games_with_moves(out)?;
    let models = Models::embedded();
    let source = SampleSource { games: &games, patterns: &models.patterns };
    let learn = |watch: &Watch<'_>| Some(train_ladders(source, &models.net, args.positions, watch)?.to_bytes());
    args.common.output.learn(learn, AGAIN, out)
}

/// How to learn the weights of line games.
#[derive(Args, Debug)]
struct LinesArgs {
    /// Output.
    #[command(flatten)]
    output: OutputArgs,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes searched for each move
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How much the end of a game counts beside the values of its searches, 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = 0.7)]
    outcomes: f32,
    /// Passes.
    #[command(flatten)]
    epochs: EpochArgs,
    /// The seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Learns the weights of line games.
fn lines(args: &LinesArgs, out: &mut impl Write) -> Result<(), LabError> {
    let EpochSchedule { epochs, rate } = args.epochs.schedule();
    let &LinesArgs { games, nodes, outcomes, seed, .. } = args;
    let schedule =
        LineSchedule { games, nodes, outcome_share: outcomes.clamp(0.0, 1.0), epochs: epochs as u32, rate, seed };
    args.output.learn(|watch: &Watch<'_>| Some(train_lines(&schedule, watch)?.to_bytes()), AGAIN, out)
}

/// Positions between two evaluations, after each of which the training is saved.
const PART: u64 = 64 * 1024;

/// How to learn the network.
#[derive(Args, Debug)]
struct NetArgs {
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
fn run_net(args: &NetArgs, out: &mut impl Write) -> Result<(), LabError> {
    let games = args.common.read_games_with_moves(out)?;
    let stop = interrupt();
    let source = SampleSource { games: &games, patterns: &Models::embedded().patterns };
    let bytes = args.common.output.on_threads(|| train(args, source, &stop))?;
    args.common.output.write_result(&bytes, out)
}

fn train(args: &NetArgs, source: SampleSource<'_>, stop: &AtomicBool) -> Result<Vec<u8>, LabError> {
    let saved = args.common.output.part();
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
