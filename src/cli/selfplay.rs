//! `liangyi selfplay`: games against itself, written down as they end.

use std::fs::OpenOptions;
use std::io::{Read, Seek, SeekFrom, Write};

use rayon::prelude::*;

use super::args::SelfplayArgs;
use super::{CliError, settings};
use crate::rules::Rules;
use crate::train::patterns::TrainingGame;
use crate::train::selfplay::{Setting, selfplay};

pub fn run(args: &SelfplayArgs, out: &mut impl Write) -> Result<(), CliError> {
    let ruleset = settings::named(&args.rules.ruleset, &settings::registry(args.rules.rules_file.as_deref())?)?;
    let rules = Rules { komi: args.komi, ..ruleset.rules };
    let setting = Setting { size: args.size, rules, playouts: args.playouts, drawn: args.drawn };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(|error| CliError::Failed(format!("cannot start the threads: {error}")))?;
    let unusable = |error: &dyn std::fmt::Display| CliError::Usage(format!("{}: {error}", args.out.display()));
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&args.out)
        .map_err(|error| unusable(&error))?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(|error| unusable(&error))?;
    // Only lines with an end are whole.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut played = 0;
    for line in text[..whole].lines() {
        played += 1;
        TrainingGame::parse(line, args.size)
            .ok_or_else(|| unusable(&format!("line {played}: no game on {}", args.size)))?;
    }
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    if played > 0 {
        eprintln!("{played} games are there already");
    }
    while played < args.games {
        let next = (pool.current_num_threads() as u64 * 4).min(args.games - played);
        let games: Vec<TrainingGame> =
            pool.install(|| (0..next).into_par_iter().map(|at| selfplay(&setting, played + at)).collect());
        let lines: String = games.iter().map(|game| game.to_line() + "\n").collect();
        file.write_all(lines.as_bytes())?;
        played += next;
        eprintln!("{played} of {} games", args.games);
    }
    file.sync_all()?;
    writeln!(out, "{played} games in {}", args.out.display())?;
    Ok(out.flush()?)
}
