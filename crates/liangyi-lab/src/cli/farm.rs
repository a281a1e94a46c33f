//! `liangyi-lab farm`: plays many games at once for a network that learns; `liangyi-lab evaluate`: what a network says
//! of rows of inputs. Both speak over standard input and output.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;
use liangyi_core::base::Size;
use liangyi_engine::files::open_regular;
use liangyi_engine::policy::Models;
use liangyi_engine::selfplay::TrainingGame;
use liangyi_engine::threads::ThreadPool;
use liangyi_net::model::Network;
use liangyi_net::run::{PackedNetwork, RawOutputs};

use super::values::{LabError, size};
use crate::farm::{Farm, FarmAnswer, FarmStudent, FarmTeacher, Openings, inputs_of};

/// What to play.
#[derive(Args, Debug)]
pub struct FarmArgs {
    /// The board: 9 for 9x9, or 9x13
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Size,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    games: u32,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A file of games, one a line as `train` reads them; six of ten games begin somewhere in one of them
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Begin every game on the empty board, so that all of its moves are answers
    #[arg(long, conflicts_with = "openings")]
    from_empty: bool,
    /// The file of a network of KataGo's that evaluates each position: behind a row stands what it says, in 32-bit
    /// floats, as `evaluate` writes it, of the policies the plain and the optimistic one
    #[arg(long, value_name = "FILE")]
    teacher: Option<PathBuf>,
    /// The file of the network that learns, which searches in a game where the answer is -2; it is read when first
    /// asked for, and again whenever it has changed
    #[arg(long, value_name = "FILE")]
    student: Option<PathBuf>,
    /// Threads [default: one for each core]
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
}

impl FarmArgs {
    fn openings(&self) -> Result<Openings, LabError> {
        if self.from_empty {
            return Ok(Openings::Empty);
        }
        let Some(path) = &self.openings else { return Ok(Openings::Anywhere(Vec::new())) };
        let unusable = |error: io::Error| LabError::unusable(path, error);
        let mut games = Vec::new();
        for (number, line) in BufReader::new(open_regular(path).map_err(unusable)?).lines().enumerate() {
            let game = TrainingGame::parse(&line.map_err(unusable)?, self.size);
            let no_game = || LabError::unusable(path, format!("line {} is no game on {}", number + 1, self.size));
            games.push(game.ok_or_else(no_game)?);
        }
        Ok(Openings::Anywhere(games))
    }

    fn teacher(&self) -> Result<Option<FarmTeacher>, LabError> {
        let Some(path) = &self.teacher else { return Ok(None) };
        let teacher = FarmTeacher::new(&network(path)?, self.size);
        teacher.map(Some).map_err(|bad| LabError::unusable(path, bad))
    }
}

/// Reads the file of a network.
fn network(path: &Path) -> Result<Network, LabError> {
    let file = open_regular(path).map_err(|error| LabError::unusable(path, error))?;
    Network::read(file).map_err(|error| LabError::unusable(path, error))
}

/// The network that learns, as its file has it.
#[derive(Debug)]
struct StudentFile<'a> {
    path: &'a Path,
    /// What was read of it, and when that was written.
    read: Option<(SystemTime, FarmStudent)>,
}

impl StudentFile<'_> {
    /// The network as the file now is.
    fn latest(&mut self) -> Result<&FarmStudent, LabError> {
        let unusable = |error: io::Error| LabError::unusable(self.path, error);
        let written = self.path.metadata().and_then(|about| about.modified()).map_err(unusable)?;
        let student = match self.read.take() {
            Some((when, student)) if when == written => student,
            _ => FarmStudent::new(network(self.path)?, Models::embedded()),
        };
        Ok(&self.read.insert((written, student)).1)
    }
}

/// Shows every game and takes an answer for each, until there are no more answers.
pub fn run(args: &FarmArgs, out: &mut impl Write) -> Result<(), LabError> {
    let (openings, teacher) = (args.openings()?, args.teacher()?);
    let mut student = args.student.as_ref().map(|path| StudentFile { path, read: None });
    let pool = ThreadPool::new(args.threads);
    let mut farm = pool.run(|| Farm::new(args.size, args.games as usize, args.seed, openings));
    let mut numbers = vec![0; 4 * farm.games()];
    let mut input = io::stdin().lock();
    loop {
        let rows = pool.run(|| farm.rows());
        let answers = teacher.as_ref().map(|teacher| pool.run(|| teacher.answer(&rows))).unwrap_or_default();
        let mut answers = answers.chunks_exact(teacher.as_ref().map_or(1, FarmTeacher::numbers));
        let mut bytes = Vec::new();
        for row in rows.chunks_exact(farm.row_words()) {
            bytes.extend(row.iter().flat_map(|word| word.to_le_bytes()));
            bytes.extend(answers.next().unwrap_or_default().iter().flat_map(|number| number.to_le_bytes()));
        }
        out.write_all(&bytes)?;
        out.flush()?;
        match input.read_exact(&mut numbers) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            read => read.map_err(|error| LabError::Failed(format!("cannot read answers: {error}")))?,
        }
        let (numbers, _) = numbers.as_chunks::<4>();
        let answers = numbers.iter().map(|number| FarmAnswer::from_number(i32::from_le_bytes(*number), args.size));
        let answers = answers.collect::<Result<Vec<_>, _>>().map_err(|bad| LabError::Failed(bad.to_string()))?;
        let student = match &mut student {
            _ if !answers.contains(&FarmAnswer::Search) => None,
            Some(file) => Some(file.latest()?),
            None => return Err(LabError::Failed("a search needs --student".to_owned())),
        };
        pool.run(|| farm.answer(&answers, student));
    }
}

/// What to evaluate.
#[derive(Args, Debug)]
pub struct EvaluateArgs {
    /// The file of a network of KataGo's
    net: PathBuf,
    /// The board of the rows: 9 for 9x9, or 9x13
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Size,
}

/// Evaluates row after row, until there are no more.
pub fn evaluate(args: &EvaluateArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut packed = PackedNetwork::new(&network(&args.net)?, args.size);
    let mut row = vec![0; 4 * (args.size.area() + Farm::NUMBERS)];
    let mut input = io::stdin().lock();
    loop {
        match input.read_exact(&mut row) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            read => read.map_err(|error| LabError::Failed(format!("cannot read rows: {error}")))?,
        }
        let (words, _) = row.as_chunks::<4>();
        let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let inputs = inputs_of(args.size, &words);
        let RawOutputs { policy, pass, value, misc, ownership } = packed.evaluate(&inputs.planes(), &inputs.globals);
        let numbers = [&policy[..], &pass, &value, &misc, &ownership].concat();
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        out.write_all(&bytes)?;
        out.flush()?;
    }
}
