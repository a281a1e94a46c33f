//! What the kinds of training have in common: games read, threads started, the result written.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use liangyi_core::base::Size;
use liangyi_engine::files::{open_regular, write_whole};
use liangyi_engine::selfplay::TrainingGame;
use liangyi_engine::threads::ThreadPool;

use super::values::{LabError, interrupt, size};
use crate::train::{EpochSchedule, Watch};

/// What to do with what a training has learnt that cannot be continued.
pub const AGAIN: &str = "; it can be used, but not continued: the same command begins again";

/// The largest file of tables or of a network that is read, in bytes.
pub const MAX_MODEL: usize = 1 << 30;

/// Where games come from and where the result goes.
#[derive(Args, Debug)]
pub struct CommonArgs {
    /// The file of games, or `-` for standard input
    games: PathBuf,
    /// Output.
    #[command(flatten)]
    pub output: OutputArgs,
    /// The board of the games: 19 for 19x19, or 9x13
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = size)]
    pub size: Size,
    /// Read the first N games only [default: all]
    #[arg(long, value_name = "N")]
    max_games: Option<usize>,
}

impl CommonArgs {
    /// Reads the games, prints their number, and keeps those that are `usable`. An error if there are none; `usable`
    /// games are such as the text `property` says.
    pub fn read_games(
        &self,
        usable: impl Fn(&TrainingGame) -> bool,
        property: &str,
        out: &mut impl Write,
    ) -> Result<Vec<TrainingGame>, LabError> {
        let mut games = self.read()?;
        writeln!(out, "{} games", games.len())?;
        out.flush()?;
        games.retain(usable);
        if games.is_empty() {
            return Err(LabError::Usage(format!("no game of {} {property}", self.games.display())));
        }
        Ok(games)
    }

    /// [`CommonArgs::read_games`] for those that learn from moves.
    pub fn read_games_with_moves(&self, out: &mut impl Write) -> Result<Vec<TrainingGame>, LabError> {
        self.read_games(TrainingGame::has_stone, "has a stone", out)
    }

    fn read(&self) -> Result<Vec<TrainingGame>, LabError> {
        let unreadable = |error: io::Error| LabError::Usage(format!("cannot read {}: {error}", self.games.display()));
        let reader: Box<dyn BufRead> = if self.games == Path::new("-") {
            Box::new(BufReader::new(io::stdin()))
        } else {
            Box::new(BufReader::new(open_regular(&self.games).map_err(unreadable)?))
        };
        let mut games = Vec::new();
        for (number, line) in reader.lines().enumerate() {
            if self.max_games.is_some_and(|most| games.len() >= most) {
                break;
            }
            let game = TrainingGame::parse(&line.map_err(unreadable)?, self.size).ok_or_else(|| {
                let (file, line) = (self.games.display(), number + 1);
                LabError::Usage(format!("{file}, line {line}: no game on {}", self.size))
            })?;
            games.push(game);
        }
        if games.is_empty() {
            return Err(LabError::Usage(format!("{} holds no games", self.games.display())));
        }
        Ok(games)
    }
}

/// Where the result goes, and how many threads make it.
#[derive(Args, Debug)]
pub struct OutputArgs {
    /// The file of the result; it is replaced only when the new one is complete
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl OutputArgs {
    /// Learns on the threads asked for, followed by a watch, and writes the bytes of what was learnt. `go_on` says what
    /// to do with what there is if Ctrl-C ends it early; `learn` gives `None` if there is nothing then.
    pub fn learn(
        &self,
        learn: impl FnOnce(&Watch<'_>) -> Option<Vec<u8>> + Send,
        go_on: &str,
        out: &mut impl Write,
    ) -> Result<(), LabError> {
        let stop = interrupt();
        let watch = Watch { report: &|line| eprintln!("{line}"), stop: &stop };
        let learnt = self.on_threads(|| learn(&watch));
        let nothing = || LabError::Interrupted("nothing was learnt yet; the same command begins again".to_string());
        let bytes = learnt.ok_or_else(nothing)?;
        if watch.is_stopped() {
            let part = self.part();
            write(&part, &bytes)?;
            let part = part.display();
            return Err(LabError::Interrupted(format!("{part} has what was learnt so far{go_on}")));
        }
        self.write_result(&bytes, out)
    }

    /// The file of an unfinished result.
    pub fn part(&self) -> PathBuf {
        let mut part = self.out.clone().into_os_string();
        part.push(".part");
        PathBuf::from(part)
    }

    /// Runs `job` on the threads that are wanted, or on those that the system gives.
    pub fn on_threads<T: Send>(&self, job: impl FnOnce() -> T + Send) -> T {
        ThreadPool::new(self.threads.map_or(0, usize::from)).run(job)
    }

    /// Writes the result, and prints where it is.
    pub fn write_result(&self, bytes: &[u8], out: &mut impl Write) -> Result<(), LabError> {
        write(&self.out, bytes)?;
        writeln!(out, "{} bytes in {}", bytes.len(), self.out.display())?;
        Ok(out.flush()?)
    }
}

/// Passes over the games.
#[derive(Args, Debug)]
pub struct EpochArgs {
    /// Passes over the games
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=100))]
    epochs: u16,
    /// The size of the first steps
    #[arg(long, value_name = "RATE", default_value_t = 0.1)]
    rate: f32,
}

impl EpochArgs {
    /// The schedule of the learner.
    pub fn schedule(&self) -> EpochSchedule {
        EpochSchedule { epochs: self.epochs.into(), rate: self.rate }
    }
}

/// Writes a file as a whole.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), LabError> {
    write_whole(path, bytes).map_err(|error| LabError::Failed(format!("cannot write {}: {error}", path.display())))
}
