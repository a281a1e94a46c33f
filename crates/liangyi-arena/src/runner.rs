//! Plays a match: several games at once, each with engines of its own; every result is stored at once.
//!
//! The settings alone decide which games there are, who has Black and how they begin, so an interrupted match can be
//! continued.

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{mem, thread};

use liangyi_core::base::Color;
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_engine::policy::Models;

use super::cause::{EngineFailure, StartFault};
use super::folder::{MatchFolder, Remarks, game_text};
use super::opening::opening;
use super::place::MatchPlace;
use super::record::{Entrant, GameRecord, fingerprint, sequential_test};
use super::referee::{EngineSeat, FinishedGame, Refereed, play};
use super::running::{OnShow, Showcase};
use super::settings::{MatchSettings, MatchTerms};
use super::stats::{SequentialTest, Sprt, SprtDecision};
use super::store::{GameClaim, KeptGame, PATIENCE, Store, StoreError, Unkept};

/// A match cannot be played, or not finished.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// A program cannot be started.
    #[error("{command}: {failure}")]
    NotStarted {
        /// Its command line.
        command: String,
        /// Why.
        failure: StartFault,
    },
    /// A program cannot play any game of the match.
    #[error("{command}: {failure}")]
    Program {
        /// Its command line.
        command: String,
        /// Why.
        failure: EngineFailure,
    },
    /// The settings are invalid.
    #[error("{0}")]
    Settings(String),
    /// The system gives no thread to play in.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    /// The results cannot be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What happens in a match, for an observer.
#[derive(Debug)]
pub enum MatchEvent<'a> {
    /// It begins, with these games already played.
    Begun(&'a [GameRecord]),
    /// A game that was played here has ended; with it these games have been played, in the order in which they became
    /// known here.
    Ended(&'a [GameRecord]),
    /// The place where the games are kept cannot be reached, and why; games go on.
    Lost(&'a str),
    /// So many games that have ended wait until it can be.
    Waiting(usize),
    /// It can be reached again, after this time; what has waited is kept.
    Again(Duration),
}

/// Whether the games decide the sequential test of the settings, if there is one.
pub fn decided(sprt: Option<Sprt>, games: &[GameRecord]) -> bool {
    sprt.is_some_and(|sprt| sequential_test(sprt, games).decision() != SprtDecision::Open)
}

/// Starts both programs, verifies that they can play the match, and fills in their names.
pub fn probe(settings: &mut MatchSettings, terms: &MatchTerms) -> Result<[EngineSeat; 2], MatchError> {
    let mut names = [String::new(), String::new()];
    let [a, b] = Entrant::BOTH.map(|entrant| -> Result<EngineSeat, MatchError> {
        let program = &settings.programs[entrant.index()];
        let mut seat = EngineSeat::new(program.clone());
        let refused = |failure: EngineFailure| {
            let command = program.command.clone();
            match failure {
                EngineFailure::NotStarted(failure) => MatchError::NotStarted { command, failure },
                EngineFailure::Fault(_) | EngineFailure::Refused { .. } => MatchError::Program { command, failure },
            }
        };
        let engine = seat.engine(&terms.conditions).map_err(refused)?;
        names[entrant.index()] = format!("{} {}", engine.name(), engine.version()).trim().to_string();
        Ok(seat)
    });
    let seats = [a?, b?];
    settings.names = names;
    Ok(seats)
}

/// What the program that runs a match gives it.
#[derive(Clone, Copy)]
pub struct MatchHost<'a> {
    /// How many games are played at once.
    pub concurrency: usize,
    /// The path of `liangyi` itself, to guard the engines.
    pub guard: Option<&'a Path>,
    /// Where the games are stored, if they are.
    pub place: Option<&'a MatchPlace>,
    /// What the environment of the engines has besides that of this process.
    pub environment: &'a [(String, OsString)],
    /// What the referee judges dead stones with.
    pub models: &'a Arc<Models>,
    /// Once it is set, the engines are ended and the games that they play are dropped.
    pub stop: &'a Arc<AtomicBool>,
    /// Has words for the file of a game.
    pub remarks: &'a Remarks<'a>,
}

/// Plays the remaining games of a match. Returns the settings with the programs' names, and the games that have ended,
/// in order.
pub fn play_match(
    mut settings: MatchSettings,
    host: MatchHost<'_>,
    watch: &mut dyn FnMut(&MatchSettings, MatchEvent<'_>),
) -> Result<(MatchSettings, Vec<GameRecord>), MatchError> {
    let MatchHost { concurrency, guard, place, environment, models, stop, remarks } = host;
    let invalid = || MatchError::Settings("the settings of the match are invalid".to_string());
    let mut terms = settings.terms(models).ok_or_else(invalid)?;
    terms.conditions.guard = guard.map(Path::to_path_buf);
    terms.conditions.environment = environment.to_vec();
    let (mut store, mut games) = match place {
        Some(place) => place.open(&mut settings, stop)?,
        None => (Box::new(Unkept::default()) as Box<dyn Store>, Vec::new()),
    };
    // Games in a shared store are also ended when others have decided the match.
    terms.conditions.stop = if store.is_shared() { Arc::default() } else { Arc::clone(stop) };
    let played: HashSet<usize> = games.iter().map(|game| game.game).collect();
    let left: Vec<usize> = settings.numbers().filter(|number| !played.contains(number)).collect();
    if left.is_empty() || decided(settings.sprt, &games) {
        watch(&settings, MatchEvent::Begun(&games));
        return Ok((settings, games));
    }
    let seats = match probe(&mut settings, &terms) {
        Err(_) if stop.load(Ordering::Relaxed) => return Ok((settings, games)),
        probed => probed?,
    };
    store.begin(&settings, &left)?;
    watch(&settings, MatchEvent::Begun(&games));
    let most = concurrency.clamp(1, left.len());
    let showcase = place.and_then(MatchPlace::folder).map(|folder| Showcase::new(folder, settings.size));
    let showcase = showcase.as_ref();
    let store = store.as_mut();
    let remaining = Remaining { settings: &settings, terms: &terms, seats, store, showcase, remarks, stop };
    match settings.line_game() {
        Some(row) => {
            let start = LineGame::new(settings.size, row.rules);
            let start = start.map_err(|error| MatchError::Settings(error.to_string()))?;
            remaining.play(start, most, &mut games, watch)?;
        }
        None => {
            let start = Game::new(settings.size, settings.rules.clone());
            remaining.play(start, most, &mut games, watch)?;
        }
    }
    games.sort_by_key(|game| game.game);
    Ok((settings, games))
}

/// The games of a match that are left to play.
struct Remaining<'a> {
    settings: &'a MatchSettings,
    terms: &'a MatchTerms,
    seats: [EngineSeat; 2],
    store: &'a mut dyn Store,
    /// Where the games in progress are shown, if they are.
    showcase: Option<&'a Showcase>,
    remarks: &'a Remarks<'a>,
    stop: &'a AtomicBool,
}

impl Remaining<'_> {
    /// Plays them from `start` on, `concurrency` at once, and adds their records to `games`.
    fn play<G: Refereed>(
        self,
        start: G,
        concurrency: usize,
        games: &mut Vec<GameRecord>,
        watch: &mut dyn FnMut(&MatchSettings, MatchEvent<'_>),
    ) -> Result<(), MatchError> {
        let Remaining { settings, terms, seats, store, showcase, remarks, stop } = self;
        let test = settings.sprt.map(|sprt| sequential_test(sprt, games.iter()));
        let halt = &terms.conditions.stop;
        let mut desk =
            Desk { settings, store, games, test, own: HashSet::new(), watch, stop, halt, idle: Vec::new(), lost: None };
        let worker = Worker { settings, terms, showcase, remarks, start, probed: Mutex::new(Some(seats)) };
        thread::scope(|scope| {
            let (sender, messages) = channel();
            for started in 0..concurrency {
                let sender = sender.clone();
                let worker = &worker;
                match thread::Builder::new().spawn_scoped(scope, move || worker.run(&sender)) {
                    Ok(_) => {}
                    Err(error) if started == 0 => return Err(MatchError::Thread(error)),
                    Err(error) => {
                        log::warn!("cannot start a thread, so no more than {started} games at once: {error}");
                        break;
                    }
                }
            }
            drop(sender);
            // Its end, with this block, is that of the thread.
            let (_shown, over) = channel();
            if let Some(showcase) = showcase
                && let Err(error) = thread::Builder::new().spawn_scoped(scope, move || showcase.keep_shown(&over))
            {
                log::warn!("cannot start a thread, so that the games in progress are not shown: {error}");
            }
            let served = desk.serve(&messages);
            // After an error no thread waits any longer.
            desk.idle.clear();
            Ok(served?)
        })
    }
}

/// What a thread that plays games says.
enum Message {
    /// It can play. The answer is the numbers of games; none if it is no longer needed.
    Ready(Sender<Vec<usize>>),
    /// It has played the games that it was given.
    Ended(Vec<KeptGame>),
}

/// Stands between the threads that play and the store: it alone uses the store.
struct Desk<'a> {
    settings: &'a MatchSettings,
    store: &'a mut dyn Store,
    games: &'a mut Vec<GameRecord>,
    test: Option<SequentialTest>,
    /// The games that were played here.
    own: HashSet<usize>,
    watch: &'a mut dyn FnMut(&MatchSettings, MatchEvent<'_>),
    /// Set from outside, to end the match here.
    stop: &'a AtomicBool,
    /// Ends the games in progress.
    halt: &'a AtomicBool,
    /// The threads that wait for a game.
    idle: Vec<Sender<Vec<usize>>>,
    /// Since when the store cannot be reached, if it cannot, and how many games wait for it.
    lost: Option<(Instant, usize)>,
}

impl Desk<'_> {
    /// Until all threads have ended.
    fn serve(&mut self, messages: &Receiver<Message>) -> Result<(), StoreError> {
        loop {
            let message = if self.store.is_shared() {
                messages.recv_timeout(PATIENCE)
            } else {
                messages.recv().map_err(RecvTimeoutError::from)
            };
            match message {
                Ok(Message::Ready(answer)) => self.idle.push(answer),
                Ok(Message::Ended(ended)) => {
                    self.own.extend(ended.iter().map(|game| game.record.game));
                    let kept = self.store.keep(ended)?;
                    self.tell();
                    self.count(kept);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.store.is_shared() {
                self.tend()?;
                if self.is_decided() || self.stop.load(Ordering::Relaxed) {
                    self.halt.store(true, Ordering::Relaxed);
                }
            }
            self.assign()?;
        }
        while self.store.away().is_some_and(|away| away.waiting > 0) && !self.stop.load(Ordering::Relaxed) {
            thread::sleep(PATIENCE);
            self.tend()?;
        }
        let known = self.store.leave()?;
        self.count(known);
        Ok(())
    }

    /// Looks after the store.
    fn tend(&mut self) -> Result<(), StoreError> {
        let known = self.store.tend()?;
        self.tell();
        self.count(known);
        Ok(())
    }

    /// Tells when the store is lost and found.
    fn tell(&mut self) {
        match (self.store.away(), self.lost.take()) {
            (Some(away), known) => {
                if known.is_none() {
                    (self.watch)(self.settings, MatchEvent::Lost(&away.why));
                }
                let (since, waiting) = known.unwrap_or_else(|| (Instant::now(), 0));
                if away.waiting > waiting {
                    (self.watch)(self.settings, MatchEvent::Waiting(away.waiting));
                }
                self.lost = Some((since, away.waiting));
            }
            (None, Some((since, _))) => (self.watch)(self.settings, MatchEvent::Again(since.elapsed())),
            (None, None) => {}
        }
    }

    /// Gives games to the threads that wait for one.
    fn assign(&mut self) -> Result<(), StoreError> {
        for answer in mem::take(&mut self.idle) {
            let games = match self.is_decided() || self.halt.load(Ordering::Relaxed) {
                true => Vec::new(),
                false => match self.store.claim()? {
                    GameClaim::Games(games) => games,
                    GameClaim::Wait => {
                        self.idle.push(answer);
                        continue;
                    }
                    GameClaim::Over => Vec::new(),
                },
            };
            // A thread that has ended has left no game.
            let _ = answer.send(games);
        }
        Ok(())
    }

    fn is_decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.decision() != SprtDecision::Open)
    }

    fn count(&mut self, known: Vec<GameRecord>) {
        for record in known {
            if let Some(test) = &mut self.test {
                test.add(record.game, record.compared_points());
            }
            let is_own = self.own.contains(&record.game);
            self.games.push(record);
            if is_own {
                (self.watch)(self.settings, MatchEvent::Ended(self.games));
            }
        }
    }
}

/// What the threads of a match share.
struct Worker<'a, G> {
    settings: &'a MatchSettings,
    terms: &'a MatchTerms,
    showcase: Option<&'a Showcase>,
    remarks: &'a Remarks<'a>,
    /// The game before its first move.
    start: G,
    /// The engines that were started to verify that they work; the first thread continues with them.
    probed: Mutex<Option<[EngineSeat; 2]>>,
}

impl<G: Refereed> Worker<'_, G> {
    /// Plays what it is given until it gets nothing more.
    fn run(&self, sender: &Sender<Message>) {
        let probed = self.probed.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut seats = probed.unwrap_or_else(|| self.settings.programs.clone().map(EngineSeat::new));
        loop {
            let (answer, numbers) = channel();
            if sender.send(Message::Ready(answer)).is_err() {
                break;
            }
            let numbers = numbers.recv().unwrap_or_default();
            let ended: Option<Vec<KeptGame>> = numbers.iter().map(|&number| self.game(number, &mut seats)).collect();
            let Some(ended) = ended.filter(|ended| !ended.is_empty()) else { break };
            if sender.send(Message::Ended(ended)).is_err() {
                break;
            }
        }
        seats.iter_mut().for_each(EngineSeat::leave);
    }

    /// Plays a game, unless the match is stopped.
    fn game(&self, number: usize, seats: &mut [EngineSeat; 2]) -> Option<KeptGame> {
        let settings = self.settings;
        let conditions = &self.terms.conditions;
        let (start, moves) = opening(
            MatchSettings::opening(number),
            &settings.openings,
            settings.opening_moves,
            settings.seed,
            self.start.clone(),
        )
        .unwrap_or_else(|| (self.start.clone(), Vec::new()));
        let [a, b] = seats;
        let black = settings.black(number);
        let seeds = [black, black.opponent()].map(|entrant| settings.engine_seed(number, entrant));
        let on_show = OnShow::new(self.showcase, number, black);
        let players = match black {
            Entrant::A => [a, b],
            Entrant::B => [b, a],
        };
        let finished = play(players, seeds, self.terms, start, &moves, &on_show);
        let FinishedGame { game, verdict, spent, times, resolutions, final_scores, notes, exchanged, opening_answers } =
            finished?;
        let placed = times.iter().take_while(|time| time.is_none()).count();
        let record = GameRecord {
            game: number,
            opening: MatchSettings::opening(number),
            black: if exchanged { black.opponent() } else { black },
            verdict,
            resolutions,
            moves: game.moves().len(),
            opening_moves: placed,
            opening_answers,
            virtual_moves: Color::BOTH.map(|color| game.virtual_stones(color)),
            spent,
            final_scores,
            notes,
            fingerprint: fingerprint(conditions.size, game.moves()),
            sgf: MatchFolder::game_path(number),
        };
        let sgf = game_text(settings, &record, &game, &times, self.remarks);
        Some(KeptGame { record, sgf })
    }
}
