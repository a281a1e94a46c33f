//! `liangyi train`: learns the pattern model, the weights of playouts, the network, or those of ladders, from a file of games.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::CliError;
use super::args::{Learnt, TrainArgs};
use crate::files::write_whole;
use crate::playout::Gammas;
use crate::policy::net::Net;
use crate::rules::Rules;
use crate::train::balance::balance;
use crate::train::gradient::{Schedule, balance_by_values, says_something};
use crate::train::ladders;
use crate::train::net::{Learning, skill};
use crate::train::patterns::{Plan, TrainingGame, train, train_playouts};

/// Positions that a network learns from between two looks at how well it does.
const NET_PART: u64 = 64 * 1024;

pub fn run(args: &TrainArgs, out: &mut impl Write) -> Result<(), CliError> {
    let mut games = read(args)?;
    writeln!(out, "{} games", games.len())?;
    out.flush()?;
    let (says_enough, lacking): (fn(&TrainingGame) -> bool, _) = match args.what {
        Learnt::Patterns | Learnt::Playouts | Learnt::Net | Learnt::Ladders => {
            (|record| record.moves.iter().any(Option::is_some), "has a stone")
        }
        Learnt::Balance => (|record| record.winner.is_some(), "tells who won"),
        Learnt::Values => (says_something, "tells who won"),
    };
    games.retain(says_enough);
    if games.is_empty() {
        return Err(CliError::Usage(format!("no game of {} {lacking}", args.games.display())));
    }
    let plan = Plan { at_least: args.at_least, epochs: args.epochs.into(), rate: args.rate.unwrap_or(0.1) };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(|error| CliError::Failed(format!("cannot start the threads: {error}")))?;
    // Learning takes long: how it goes is told as it goes, and apart from the result.
    let tell = |line| eprintln!("{line}");
    let unusable = |path: &Path, error: &dyn std::fmt::Display| CliError::Usage(format!("{}: {error}", path.display()));
    let from = match &args.from {
        Some(path) => Some((path.as_path(), fs::read(path).map_err(|error| unusable(path, &error))?)),
        None => None,
    };
    let gammas = || -> Result<Arc<Gammas>, CliError> {
        Ok(match &from {
            Some((path, bytes)) => Arc::new(Gammas::from_bytes(bytes).map_err(|error| unusable(path, &error))?),
            None => Arc::clone(Gammas::embedded(args.size)),
        })
    };
    let net = || match &from {
        Some((path, bytes)) => {
            let net = Net::from_bytes(bytes).map_err(|error| unusable(path, &error))?;
            if net.blocks() > args.blocks.into() {
                let has = format!("a network of {} blocks does not shrink to {}", net.blocks(), args.blocks);
                return Err(unusable(path, &has));
            }
            Ok(Learning::grown(net, args.blocks.into()))
        }
        None => Ok(Learning::new(args.blocks.into())),
    };
    let bytes = pool.install(|| match args.what {
        Learnt::Patterns => Ok(train(&games, &plan, &tell).to_bytes()),
        Learnt::Playouts => Ok(train_playouts(&games, &plan, &tell).to_bytes()),
        Learnt::Balance => {
            // The winner by so many points is what the games went by; how they were counted makes next to no difference.
            let rules = Rules { komi: args.komi, ..Rules::CHINESE };
            Ok(balance(&games, &*gammas()?, &rules, args.epochs.into(), &tell).to_bytes())
        }
        Learnt::Values => {
            let rules = Rules { komi: args.komi, ..Rules::CHINESE };
            let course = Schedule { positions: args.positions, rate: args.rate.unwrap_or(12.0) };
            Ok(balance_by_values(&games, &*gammas()?, &rules, &course, &tell).to_bytes())
        }
        Learnt::Net => learn_net(args, net, &games, &tell),
        Learnt::Ladders => Ok(ladders::learn(&games, args.positions, &tell).to_bytes()),
    })?;
    put(&args.out, &bytes)?;
    writeln!(out, "{} bytes in {}", bytes.len(), args.out.display())?;
    Ok(out.flush()?)
}

/// Learns the network bit by bit, and writes down after each what is needed to go on: where that is found, it goes on, and
/// begins with `net` elsewhere.
fn learn_net(
    args: &TrainArgs,
    net: impl FnOnce() -> Result<Learning, CliError>,
    games: &[TrainingGame],
    tell: &dyn Fn(String),
) -> Result<Vec<u8>, CliError> {
    let mut path = args.out.clone().into_os_string();
    path.push(".part");
    let path = PathBuf::from(path);
    let mut learning = match fs::read(&path) {
        Ok(bytes) => Learning::from_bytes(&bytes)
            .ok_or_else(|| CliError::Usage(format!("{} is not a network on the way", path.display())))?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => net()?,
        Err(error) => return Err(CliError::Usage(format!("cannot read {}: {error}", path.display()))),
    };
    while learning.positions() < args.positions {
        let next = NET_PART.min(args.positions - learning.positions());
        let loss = learning.advance(games, next, args.positions, args.rate.unwrap_or(0.002));
        put(&path, &learning.to_bytes())?;
        let [plain, better] = skill(&learning.net(), games);
        tell(format!(
            "{} positions, loss {loss:.4}; held out: {:.2} % foretold, mean log chance {:.4}; patterns alone {:.2} %, {:.4}",
            learning.positions(),
            100.0 * better.0,
            better.1,
            100.0 * plain.0,
            plain.1,
        ));
    }
    Ok(learning.net().to_bytes())
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    write_whole(path, bytes).map_err(|error| CliError::Failed(format!("cannot write {}: {error}", path.display())))
}

fn read(args: &TrainArgs) -> Result<Vec<TrainingGame>, CliError> {
    let unreadable = |error: io::Error| CliError::Usage(format!("cannot read {}: {error}", args.games.display()));
    let reader: Box<dyn BufRead> = if args.games == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(&args.games).map_err(unreadable)?))
    };
    let mut games = Vec::new();
    for (number, line) in reader.lines().enumerate() {
        if args.most.is_some_and(|most| games.len() >= most) {
            break;
        }
        let line = line.map_err(unreadable)?;
        let record = TrainingGame::parse(&line, args.size).ok_or_else(|| {
            CliError::Usage(format!("{}, line {}: no game on {}", args.games.display(), number + 1, args.size))
        })?;
        games.push(record);
    }
    if games.is_empty() {
        return Err(CliError::Usage(format!("{} holds no games", args.games.display())));
    }
    Ok(games)
}
