//! Plays a match: several games at once, each with engines of its own, every result kept as soon as it is there.
//!
//! Which games there are, who has Black and how they begin follows from the settings alone, so a match that was cut off
//! knows what is left to play.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::engine::Trouble;
use super::gamefile;
use super::opening::opening;
use super::record::{Entrant, GameRecord, fingerprint};
use super::referee::{Ended, Seat, Terms, play};
use super::settings::Settings;
use super::stats::{Decision, Sprt};
use super::store::{Store, StoreError};
use crate::base::{Color, Size};

/// A match cannot be played, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// A program does not do what every game of the match needs.
    #[error("{command}: {trouble}")]
    Program {
        /// Its command line.
        command: String,
        /// What it does instead.
        trouble: String,
    },
    /// The settings make no match.
    #[error("{0}")]
    Settings(String),
    /// The results cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What happens in a match, for who watches it.
#[derive(Debug)]
pub enum Event<'a> {
    /// It begins, with these games already played.
    Begun(&'a [GameRecord]),
    /// A game has ended; with it these games have been played, in the order of their ends.
    Ended(&'a [GameRecord]),
}

/// Whether the games decide the test of the settings.
pub fn decided(sprt: Option<Sprt>, games: &[GameRecord]) -> bool {
    let points = games.iter().map(|game| game.score(Entrant::A)).sum();
    sprt.is_some_and(|sprt| sprt.decision(points, games.len()) != Decision::Open)
}

/// Starts both programs and sees that they can play the match; fills in their names.
pub fn probe(settings: &mut Settings, terms: &Terms) -> Result<[Seat; 2], MatchError> {
    let mut names = [String::new(), String::new()];
    let [a, b] = Entrant::BOTH.map(|entrant| -> Result<Seat, MatchError> {
        let program = &settings.programs[entrant.index()];
        let mut seat = Seat::new(program.clone());
        let refused =
            |trouble: Trouble| MatchError::Program { command: program.command.clone(), trouble: trouble.to_string() };
        let engine = seat.engine(&terms.conditions).map_err(refused)?;
        names[entrant.index()] = format!("{} {}", engine.name(), engine.version()).trim().to_string();
        Ok(seat)
    });
    let seats = [a?, b?];
    settings.names = names;
    Ok(seats)
}

/// Plays what is left of a match, `concurrency` games at once, and keeps it in `folder`, if one is named. Gives the settings
/// with the programs' names, and all games in order.
pub fn run(
    mut settings: Settings,
    concurrency: usize,
    folder: Option<&std::path::Path>,
    watch: &mut dyn FnMut(&Settings, Event<'_>),
) -> Result<(Settings, Vec<GameRecord>), MatchError> {
    let terms = settings.terms().ok_or_else(|| MatchError::Settings("the settings make no match".to_string()))?;
    let (mut store, mut games) = match folder {
        Some(folder) => Store::open(folder, &mut settings).map(|(store, games)| (Some(store), games))?,
        None => (None, Vec::new()),
    };
    let left: Vec<usize> =
        (1..=settings.games).filter(|number| games.iter().all(|game| game.game != *number)).collect();
    if left.is_empty() || decided(settings.sprt, &games) {
        watch(&settings, Event::Begun(&games));
        return Ok((settings, games));
    }
    let seats = probe(&mut settings, &terms)?;
    if let Some(store) = &store {
        store.write_settings(&settings)?;
    }
    watch(&settings, Event::Begun(&games));
    let worker = Worker {
        settings: &settings,
        terms: &terms,
        left: &left,
        next: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
        probed: Mutex::new(Some(seats)),
    };
    let kept = thread::scope(|scope| {
        let (sender, ended) = channel();
        for _ in 0..concurrency.clamp(1, left.len()) {
            let sender = sender.clone();
            let worker = &worker;
            scope.spawn(move || worker.run(&sender));
        }
        drop(sender);
        for (record, sgf) in ended {
            if let Some(store) = &mut store
                && let Err(error) = store.add(&record, &sgf)
            {
                worker.stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
            games.push(record);
            watch(&settings, Event::Ended(&games));
            if decided(settings.sprt, &games) {
                worker.stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    });
    kept?;
    games.sort_by_key(|game| game.game);
    Ok((settings, games))
}

/// What the threads of a match share.
struct Worker<'a> {
    settings: &'a Settings,
    terms: &'a Terms,
    left: &'a [usize],
    next: AtomicUsize,
    stop: AtomicBool,
    /// The engines that were started to see whether they work; the first thread goes on with them.
    probed: Mutex<Option<[Seat; 2]>>,
}

impl Worker<'_> {
    /// Plays one game after another until none is left.
    fn run(&self, sender: &Sender<(GameRecord, String)>) {
        let probed = self.probed.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut seats = probed.unwrap_or_else(|| self.settings.programs.clone().map(Seat::new));
        while !self.stop.load(Ordering::Relaxed)
            && let Some(&number) = self.left.get(self.next.fetch_add(1, Ordering::Relaxed))
        {
            let game = self.game(number, &mut seats);
            if sender.send(game).is_err() {
                break;
            }
        }
        seats.iter_mut().for_each(Seat::leave);
    }

    /// Plays a game and makes its record and its file.
    fn game(&self, number: usize, seats: &mut [Seat; 2]) -> (GameRecord, String) {
        let settings = self.settings;
        let conditions = &self.terms.conditions;
        let moves = opening(
            Settings::opening(number),
            &settings.openings,
            settings.opening_moves,
            settings.seed,
            conditions.size,
            &conditions.rules,
        )
        .unwrap_or_default();
        let [a, b] = seats;
        let ended = match Settings::black(number) {
            Entrant::A => play([a, b], self.terms, &moves),
            Entrant::B => play([b, a], self.terms, &moves),
        };
        let record = record(number, moves.len(), conditions.size, &ended);
        let sgf = gamefile::text(settings, &record, &ended);
        (record, sgf)
    }
}

fn record(number: usize, opening_moves: usize, size: Size, ended: &Ended) -> GameRecord {
    let verdict = &ended.verdict;
    let tallies = &ended.tallies;
    let rounded = |seconds: f64| (seconds * 1000.0).round() / 1000.0;
    GameRecord {
        game: number,
        opening: Settings::opening(number),
        black: Settings::black(number),
        winner: verdict.winner,
        result: verdict.result.clone(),
        reason: verdict.reason,
        detail: verdict.detail.clone(),
        margin: verdict.margin,
        settlement: verdict.settlement,
        resolutions: ended.resolutions,
        moves: ended.game.move_number(),
        opening_moves,
        virtual_moves: Color::BOTH.map(|color| ended.game.virtual_stones(color)),
        thought: [tallies[0].thought, tallies[1].thought],
        wall: [tallies[0].wall, tallies[1].wall].map(|time| rounded(time.as_secs_f64())),
        slowest: [tallies[0].slowest, tallies[1].slowest].map(|time| rounded(time.as_secs_f64())),
        late: [tallies[0].late, tallies[1].late],
        cpu: [tallies[0].cpu, tallies[1].cpu].map(|time| time.map(|time| rounded(time.as_secs_f64()))),
        final_scores: ended.final_scores.clone(),
        notes: ended.notes.clone(),
        fingerprint: fingerprint(size, ended.game.moves()),
        sgf: Store::game_path(number),
    }
}
