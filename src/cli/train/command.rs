//! The subcommands, and what each reads, needs and writes.

use std::io::Write;

use clap::{Args, Subcommand};

use super::balance::{BalanceArgs, ValuesArgs};
use super::ladders::LaddersArgs;
use super::net::NetArgs;
use super::patterns::PatternsArgs;
use super::playouts::PlayoutsArgs;
use super::{balance, ladders, net, patterns, playouts};
use crate::cli::error::CliError;

/// What to learn.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// What to learn.
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
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
}

/// Learns, and writes the result into a file. Lines on the progress go to standard error.
pub fn run(args: &TrainArgs, out: &mut impl Write) -> Result<(), CliError> {
    match &args.what {
        What::Patterns(args) => patterns::run(args, out),
        What::Playouts(args) => playouts::run(args, out),
        What::Balance(args) => balance::by_results(args, out),
        What::Values(args) => balance::by_values(args, out),
        What::Net(args) => net::run(args, out),
        What::Ladders(args) => ladders::run(args, out),
    }
}
