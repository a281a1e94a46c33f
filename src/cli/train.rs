//! `liangyi train`: learns the pattern model, or the weights of playouts, from a file of games.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Arc;

use super::CliError;
use super::args::{Learnt, TrainArgs};
use crate::files::write_whole;
use crate::playout::Gammas;
use crate::rules::Rules;
use crate::search::patterns::{Lesson, Plan, balance, train, train_playouts};

pub fn run(args: &TrainArgs, out: &mut impl Write) -> Result<(), CliError> {
    let lessons = read(args)?;
    writeln!(out, "{} games", lessons.len())?;
    out.flush()?;
    let plan = Plan { at_least: args.at_least, epochs: args.epochs.into(), rate: args.rate };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(|error| CliError::Failed(format!("cannot start the threads: {error}")))?;
    // Learning takes long: how it goes is told as it goes, and apart from the result.
    let tell = |line| eprintln!("{line}");
    let gammas = match &args.from {
        Some(path) => {
            let unusable = |error: &dyn std::fmt::Display| CliError::Usage(format!("{}: {error}", path.display()));
            let bytes = fs::read(path).map_err(|error| unusable(&error))?;
            Arc::new(Gammas::from_bytes(&bytes).map_err(|error| unusable(&error))?)
        }
        None => Arc::clone(Gammas::embedded()),
    };
    let bytes = pool.install(|| match args.what {
        Learnt::Patterns => train(&lessons, &plan, &tell).to_bytes(),
        Learnt::Playouts => train_playouts(&lessons, &plan, &tell).to_bytes(),
        Learnt::Balance => {
            // The winner by so many points is what the games went by; how they were counted makes next to no difference.
            let rules = Rules { komi: args.komi, ..Rules::CHINESE };
            balance(&lessons, &gammas, &rules, args.epochs.into(), &tell).to_bytes()
        }
    });
    write_whole(&args.out, &bytes)
        .map_err(|error| CliError::Failed(format!("cannot write {}: {error}", args.out.display())))?;
    writeln!(out, "{} bytes in {}", bytes.len(), args.out.display())?;
    Ok(out.flush()?)
}

fn read(args: &TrainArgs) -> Result<Vec<Lesson>, CliError> {
    let unreadable = |error: io::Error| CliError::Usage(format!("cannot read {}: {error}", args.games.display()));
    let reader: Box<dyn BufRead> = if args.games == Path::new("-") {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(&args.games).map_err(unreadable)?))
    };
    let mut lessons = Vec::new();
    for (number, line) in reader.lines().enumerate() {
        if args.most.is_some_and(|most| lessons.len() >= most) {
            break;
        }
        let line = line.map_err(unreadable)?;
        let lesson = Lesson::parse(&line, args.size).ok_or_else(|| {
            CliError::Usage(format!("{}, line {}: no game on {}", args.games.display(), number + 1, args.size))
        })?;
        lessons.push(lesson);
    }
    if lessons.is_empty() {
        return Err(CliError::Usage(format!("{} holds no games", args.games.display())));
    }
    Ok(lessons)
}
