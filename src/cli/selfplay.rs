//! `liangyi selfplay`: plays games against itself and adds them to a file as they end.

use std::fs::OpenOptions;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use liangyi_arena::part::Part;
use liangyi_core::base::Size;
use liangyi_core::rules::{Komi, Rules};
use liangyi_engine::files::require_regular;
use liangyi_engine::selfplay::{SelfplaySettings, TrainingGame, selfplay};
use liangyi_engine::threads::ThreadPool;
use rayon::prelude::*;

use super::error::CliError;
use super::interrupt::Interrupt;
use super::progress;
use super::ruleset_args::RulesetArgs;
use super::tables_args::TablesArgs;
use super::values::{part, size, threads, written_path};

/// Which games to play.
#[derive(Args, Debug)]
pub struct SelfplayArgs {
    /// The file of games
    ///
    /// Games in it are kept, and new ones are added at its end.
    #[arg(long, value_name = "FILE", value_parser = written_path())]
    out: PathBuf,
    /// The number of games in the end
    ///
    /// That of the file, or of the files of all parts.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Play one part of the games only, such as 3/40
    ///
    /// The third of forty: of every forty games the third. A game is known by its place in the file, so each part has
    /// a file of its own and is always continued as the same part.
    #[arg(long, value_name = "K/N", value_parser = part)]
    part: Option<Part>,
    /// Rules.
    #[command(flatten)]
    rules: RulesetArgs,
    /// Learnt tables.
    #[command(flatten)]
    tables: TablesArgs,
    /// The board: 9 for 9x9, or 9x13
    #[arg(long, value_name = "SIZE", default_value = "9", value_parser = size)]
    size: Size,
    /// The komi
    #[arg(long, value_name = "POINTS", default_value = "7", allow_negative_numbers = true)]
    komi: Komi,
    /// Playouts for a move
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    playouts: u64,
    /// The largest number of random moves at the beginning of a game
    ///
    /// They are drawn by the playout policy.
    #[arg(long, value_name = "N", default_value_t = 8)]
    opening_moves: usize,
    /// Threads [default: one for each core]
    ///
    /// The games are the same for any number.
    #[arg(long, value_name = "N", value_parser = threads(1024))]
    threads: Option<usize>,
}

/// Plays the games that the file lacks.
pub fn run(args: &SelfplayArgs, out: &mut impl Write) -> Result<(), CliError> {
    let interrupt = Interrupt::listen();
    let (ruleset, _) = args.rules.load()?;
    let models = Arc::new(args.tables.models()?.on_board(args.size).into_owned());
    let rules = Rules { komi: args.komi, ..ruleset.rules };
    let settings =
        SelfplaySettings { size: args.size, rules, playouts: args.playouts, opening_moves: args.opening_moves };
    let pool = ThreadPool::new(args.threads.unwrap_or(0));
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&args.out)
        .map_err(|error| CliError::unusable(&args.out, error))?;
    let mut text = String::new();
    require_regular(&file)
        .and_then(|()| file.read_to_string(&mut text))
        .map_err(|error| CliError::unusable(&args.out, error))?;
    // A last line without an end was interrupted.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut played = 0;
    for line in text[..whole].lines() {
        played += 1;
        TrainingGame::parse(line, args.size)
            .ok_or_else(|| CliError::unusable(&args.out, format!("line {played} is not a game on {}", args.size)))?;
    }
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    if played > 0 {
        eprintln!("{played} games are in the file already");
    }
    let all = args.part.map_or(args.games, |part| part.count(args.games));
    let bar = progress::bar(all);
    bar.set_position(played);
    bar.reset_eta();
    while played < all && !interrupt.is_set() {
        let next = (pool.threads() as u64 * 4).min(all - played);
        let play = |at| {
            let place = played + at;
            let number = args.part.map_or(place, |part| part.place(place));
            let game = selfplay(&settings, number, &models, interrupt.flag());
            bar.inc(1);
            game
        };
        let games: Vec<Option<TrainingGame>> = pool.run(|| (0..next).into_par_iter().map(play).collect());
        // A game has its number by its place in the file: after one that was stopped none is kept.
        let whole: Vec<TrainingGame> = games.into_iter().map_while(|game| game).collect();
        let lines: String = whole.iter().map(|game| game.to_line() + "\n").collect();
        file.write_all(lines.as_bytes())?;
        played += whole.len() as u64;
        if bar.is_hidden() {
            eprintln!("{played} of {all} games");
        }
    }
    bar.finish_and_clear();
    file.sync_all()?;
    if played < all {
        let file = args.out.display();
        let reason = format!("{file} has {played} of {all} games; the same command plays the others");
        return Err(CliError::Interrupted(reason));
    }
    writeln!(out, "{played} games in {}", args.out.display())?;
    Ok(out.flush()?)
}
