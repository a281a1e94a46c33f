//! Plays one game between two engines under a ruleset and decides who won and why.
//!
//! What is legal and who moves is the game's own affair, and who has won a game that has stopped that of [`Refereed`].
//! The referee decides which engine receives which command when, and which of them loses when something goes wrong.
//! What the engines spend on a game is measured here too.

use std::sync::atomic::Ordering;
use std::time::Duration;

use liangyi_core::base::Color;
use liangyi_core::game::Played;
use liangyi_core::sgf::{GameResult, Recorded, WonBy};
use liangyi_core::time::Clock;

use super::cause::{Cause, EngineFailure, Note, ProcessFault};
use super::gtp_engine::{GameConditions, GenmoveReply, GtpEngine, Program, Timed};
use super::opening::{StartStones, Startable};
use super::record::{EndReason, Spent, Verdict};
use super::running::{OnShow, RunningClock};
use super::settings::MatchTerms;

/// A game that matches are played in.
pub trait Refereed: Recorded + Startable + Send {
    /// The verdict on the game at a table, which has stopped; `None` if play is to be resumed. `idle` says that the
    /// last resumption brought no move.
    fn settle(table: &mut GameInProgress<'_, Self>, idle: bool) -> Option<Verdict>;

    /// Whether nobody moves now: the game has stopped or is over, or has no result by a cycle, to which programs agree.
    fn has_ended(&self) -> bool {
        self.is_over()
    }

    /// How many virtual moves a side has made.
    fn virtual_stones(&self, _color: Color) -> u32 {
        0
    }
}

/// The place of a side at the board: a program, running or not yet started.
#[derive(Debug)]
pub struct EngineSeat {
    program: Program,
    engine: Option<GtpEngine>,
}

impl EngineSeat {
    /// The seat of a program, which is started when it is first needed.
    pub fn new(program: Program) -> EngineSeat {
        EngineSeat { program, engine: None }
    }

    /// The engine, started if it is not running.
    pub fn engine(&mut self, conditions: &GameConditions) -> Result<&mut GtpEngine, EngineFailure> {
        let engine = match self.engine.take() {
            Some(engine) => engine,
            None => GtpEngine::start(&self.program, conditions)?,
        };
        Ok(self.engine.insert(engine))
    }

    /// Ends the engine, if it is running.
    pub fn leave(&mut self) {
        if let Some(engine) = self.engine.take() {
            engine.quit();
        }
    }
}

/// A game that was played to its end.
#[derive(Debug)]
pub struct FinishedGame<G> {
    /// The game.
    pub game: G,
    /// How it ended.
    pub verdict: Verdict,
    /// What the engines spent on it.
    pub spent: Spent,
    /// The time of each move; `None` for the moves of the opening.
    pub times: Vec<Option<Duration>>,
    /// How often play was resumed.
    pub resolutions: u32,
    /// The results according to the engines, Black's first, if they were queried.
    pub final_scores: [Option<String>; 2],
    /// Anything else worth knowing.
    pub notes: Vec<Note>,
    /// Whether the programs have exchanged their colours by an opening rule.
    pub exchanged: bool,
    /// What both have answered in the opening, in order.
    pub opening_answers: Vec<String>,
}

/// Plays `game` on from its start. `seats` and `seeds`, for engines that take one, have Black's first. `None` if the
/// match is stopped before the game has ended. What happens is noted in `on_show`.
pub(super) fn play<G: Refereed>(
    seats: [&mut EngineSeat; 2],
    seeds: [u32; 2],
    terms: &MatchTerms,
    game: G,
    opening: &[Played],
    on_show: &OnShow<'_>,
) -> Option<FinishedGame<G>> {
    let clocks = [Clock::new(terms.conditions.time); 2];
    let mut table = GameInProgress {
        seats,
        seeds,
        terms,
        game,
        clocks,
        meters: [Meter::default(); 2],
        cpu_before: [None; 2],
        times: Vec::new(),
        resolutions: 0,
        notes: Vec::new(),
        exchanged: false,
        opening_answers: Vec::new(),
        on_show,
    };
    let verdict = match table.play(opening) {
        Ok(verdict) | Err(verdict) => verdict,
    };
    table.read_cpu(None);
    let final_scores = if terms.final_scores && verdict.settlement.is_some() {
        Color::BOTH.map(|color| table.final_score(color))
    } else {
        [None, None]
    };
    let GameInProgress { game, meters, times, resolutions, notes, exchanged, opening_answers, .. } = table;
    // Engines that were not waited for have lost nothing.
    let is_stopped = terms.conditions.stop.load(Ordering::Relaxed);
    let spent = Meter::spent(&meters);
    (!is_stopped).then_some(FinishedGame {
        game,
        verdict,
        spent,
        times,
        resolutions,
        final_scores,
        notes,
        exchanged,
        opening_answers,
    })
}

/// A game in progress.
pub struct GameInProgress<'a, G> {
    seats: [&'a mut EngineSeat; 2],
    seeds: [u32; 2],
    terms: &'a MatchTerms,
    game: G,
    clocks: [Clock; 2],
    meters: [Meter; 2],
    cpu_before: [Option<Duration>; 2],
    times: Vec<Option<Duration>>,
    resolutions: u32,
    notes: Vec<Note>,
    /// Whether the seats have been exchanged by an opening rule.
    pub(super) exchanged: bool,
    /// The answers in the opening so far.
    pub(super) opening_answers: Vec<String>,
    on_show: &'a OnShow<'a>,
}

impl<G: Refereed> GameInProgress<'_, G> {
    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the match is played.
    pub fn terms(&self) -> &MatchTerms {
        self.terms
    }

    /// How often play was resumed.
    pub fn resolutions(&self) -> u32 {
        self.resolutions
    }

    /// The engine of a side, if it is running.
    pub fn engine(&mut self, color: Color) -> Option<&mut GtpEngine> {
        self.seats[color.index()].engine.as_mut()
    }

    /// Ends the engine of a side by force: it no longer answers commands.
    pub fn end_engine(&mut self, color: Color) {
        self.seats[color.index()].engine = None;
    }

    /// Keeps something worth knowing.
    pub fn note(&mut self, note: Note) {
        self.notes.push(note);
    }

    /// Plays to the end. Both variants are verdicts; an error is one that ended the game at once.
    fn play(&mut self, opening: &[Played]) -> Result<Verdict, Verdict> {
        let terms = self.terms;
        let komi = terms.conditions.rules.komi;
        let stones = StartStones::of(&self.game);
        let ready = Color::BOTH.map(|color| {
            let engine = self.seats[color.index()].engine(&terms.conditions)?;
            engine.new_game(komi)?;
            if let Some(stones) = &stones {
                engine.place(stones)?;
            }
            Ok(engine.seed(self.seeds[color.index()])?)
        });
        match ready {
            [Ok(()), Ok(())] => {}
            [Err(black), Err(white)] => return Err(self.lose_both([black, white])),
            [Err(failure), Ok(())] => return Err(self.lose_by(Color::Black, failure)),
            [Ok(()), Err(failure)] => return Err(self.lose_by(Color::White, failure)),
        }
        for color in Color::BOTH {
            self.cpu_before[color.index()] = self.cpu_time(color, true);
        }
        let placed = self.negotiate(terms.conditions.opening_rule)?;
        for &played in opening.iter().chain(&placed) {
            self.make(played, None)?;
            for color in Color::BOTH {
                self.send(color, played)?;
            }
        }
        let mut idle = false;
        loop {
            while !self.game.has_ended() {
                self.turn(self.game.to_move())?;
            }
            self.show_clocks(None);
            if let Some(verdict) = G::settle(self, idle) {
                return Ok(verdict);
            }
            self.resolutions += 1;
            // The side that the ruleset names moves first. If it ends the game again, the opponent still gets its turn
            // to prove its claim.
            let first = self.game.to_move();
            self.turn(first)?;
            if self.game.is_over() {
                self.turn(first.opponent())?;
            }
            idle = self.game.is_over();
        }
    }

    /// Plays one move of `color`.
    fn turn(&mut self, color: Color) -> Result<(), Verdict> {
        let made = self.game.moves().len();
        if made >= self.terms.max_moves {
            return Err(Verdict::draw(EndReason::MoveLimit, Some(Cause::NotEnded(made))));
        }
        let cleanup = self.resolutions > 0;
        let Timed { reply, time } = self.timed(color, |engine, patience| engine.genmove(color, cleanup, patience))?;
        let reply = self.judged_in_time(color, reply, time)?;
        let mv = match reply {
            GenmoveReply::Resign => return Err(self.lose(color, EndReason::Resign, None)),
            GenmoveReply::Several => return Err(self.lose(color, EndReason::TwoMoves, None)),
            GenmoveReply::Move(mv) => mv,
        };
        let played = Played { color, mv };
        self.make(played, Some(time))?;
        self.send(color.opponent(), played)
    }

    /// Has the engine of `color` think, having told it its clock, for the time that it is given.
    pub(super) fn timed<T>(
        &mut self,
        color: Color,
        think: impl FnOnce(&mut GtpEngine, Option<Duration>) -> Timed<T>,
    ) -> Result<Timed<T>, Verdict> {
        self.show_clocks(Some(color));
        let clock = self.clocks[color.index()];
        let patience = self.patience(color);
        let terms = self.terms;
        let engine = match self.seats[color.index()].engine(&terms.conditions) {
            Ok(engine) => engine,
            Err(failure) => return Err(self.lose_by(color, failure)),
        };
        Ok(match engine.send_clock(color, &clock) {
            Ok(()) => think(engine, patience),
            Err(fault) => Timed { reply: Err(fault), time: Duration::ZERO },
        })
    }

    /// How long a reply of `color` is waited for by its clock.
    fn patience(&self, color: Color) -> Option<Duration> {
        self.clocks[color.index()].limit().map(|limit| limit + self.terms.grace)
    }

    /// The reply of `color`, for which `time` is taken off its clock; the verdict where it came too late or not at all.
    pub(super) fn judged_in_time<T>(
        &mut self,
        color: Color,
        reply: Result<T, ProcessFault>,
        time: Duration,
    ) -> Result<T, Verdict> {
        let patience = self.patience(color);
        self.meters[color.index()].add(time);
        let reply = match reply {
            Ok(reply) => reply,
            Err(ProcessFault::Hung(_)) if patience.is_some_and(|patience| time >= patience) => {
                let limit = patience.unwrap_or_default().as_secs_f64();
                return Err(self.lose(color, EndReason::Time, Some(Cause::NoMove(limit))));
            }
            Err(fault) => return Err(self.lose_by(color, fault.into())),
        };
        let overrun = self.clocks[color.index()].spend(time);
        if overrun > self.terms.grace {
            return Err(self.lose(color, EndReason::Time, Some(Cause::LateMove(overrun.as_secs_f64()))));
        }
        if !overrun.is_zero() {
            self.meters[color.index()].late += 1;
        }
        Ok(reply)
    }

    /// Exchanges the colours of the programs, with all that they have spent.
    pub(super) fn exchange(&mut self) {
        self.exchanged = !self.exchanged;
        self.seats.swap(0, 1);
        self.clocks.swap(0, 1);
        self.meters.swap(0, 1);
        self.cpu_before.swap(0, 1);
        self.on_show.exchanged();
    }

    /// Makes a move on the referee's board.
    fn make(&mut self, Played { color, mv }: Played, time: Option<Duration>) -> Result<(), Verdict> {
        if let Err(reason) = self.game.play(color, mv) {
            let (mv, number) = (mv.display(self.game.size()).to_string(), self.game.moves().len() + 1);
            return Err(self.lose(color, EndReason::Illegal, Some(Cause::IllegalMove { mv, number, reason })));
        }
        self.times.push(time);
        self.on_show.made(Played { color, mv });
        Ok(())
    }

    /// Notes the clocks, and who thinks now.
    fn show_clocks(&self, thinks: Option<Color>) {
        let clock = |index: usize| RunningClock::new(&self.clocks[index], self.meters[index].wall());
        self.on_show.thinks(thinks, || [0, 1].map(clock));
    }

    /// Sends a move to the engine of `color`.
    fn send(&mut self, color: Color, played: Played) -> Result<(), Verdict> {
        let terms = self.terms;
        let sent =
            self.seats[color.index()].engine(&terms.conditions).and_then(|engine| engine.play(played.color, played.mv));
        sent.map_err(|failure| self.lose_by(color, failure))
    }

    /// The verdict that `color` loses because its engine failed, or that both lose because the opponent's engine does
    /// not answer either.
    pub(super) fn lose_by(&mut self, color: Color, failure: EngineFailure) -> Verdict {
        let reason = match &failure {
            // A game that is stopped has no record: see `play`.
            EngineFailure::Fault(ProcessFault::Died(_) | ProcessFault::Stopped) | EngineFailure::NotStarted(_) => {
                EndReason::Crash
            }
            EngineFailure::Fault(ProcessFault::Hung(_)) => EndReason::Hang,
            EngineFailure::Fault(ProcessFault::Nonsense(_)) => EndReason::Nonsense,
            EngineFailure::Refused { .. } => EndReason::Refused,
        };
        if reason.is_flight()
            && let Some(engine) = self.seats[color.opponent().index()].engine.as_mut()
            && let Err(other) = engine.answers()
        {
            let failures = match color {
                Color::Black => [failure, other],
                Color::White => [other, failure],
            };
            return self.lose_both(failures);
        }
        self.lose(color, reason, Some(Cause::Failure(failure)))
    }

    /// The verdict that both sides lose, as neither takes part any longer (双方弃权); Black's failure comes first.
    fn lose_both(&mut self, failures: [EngineFailure; 2]) -> Verdict {
        self.seats.iter_mut().for_each(|seat| drop(seat.engine.take()));
        Verdict::void(EndReason::BothAbsent, Cause::Failures(Box::new(failures)))
    }

    /// The verdict that `color` loses. An engine at fault is ended here and started again for its next game.
    fn lose(&mut self, color: Color, reason: EndReason, cause: Option<Cause>) -> Verdict {
        if reason.is_fault() {
            self.read_cpu(Some(color));
            let seat = &mut self.seats[color.index()];
            match reason {
                EndReason::Illegal | EndReason::TwoMoves | EndReason::Refused => seat.leave(),
                // It no longer answers commands.
                _ => drop(seat.engine.take()),
            }
        }
        let winner = color.opponent();
        let by = match reason {
            EndReason::Resign => WonBy::Resignation,
            EndReason::Time => WonBy::Time,
            _ => WonBy::Forfeit,
        };
        let result = GameResult::Won(winner, by).to_string();
        Verdict { winner: Some(winner), result, reason, cause, margin: None, settlement: None }
    }

    fn final_score(&mut self, color: Color) -> Option<String> {
        match self.engine(color)?.final_score() {
            Ok(score) => score,
            Err(fault) => {
                self.end_engine(color);
                self.note(Note::NoFinalScore(color, fault));
                None
            }
        }
    }

    fn cpu_time(&mut self, color: Color, may_query: bool) -> Option<Duration> {
        self.seats[color.index()].engine.as_mut()?.cpu_time(may_query)
    }

    /// Reads the CPU time of both engines; the one `at_fault` receives no command for it.
    pub fn read_cpu(&mut self, at_fault: Option<Color>) {
        for color in Color::BOTH {
            if let (Some(before), Some(now)) =
                (self.cpu_before[color.index()], self.cpu_time(color, at_fault != Some(color)))
            {
                self.meters[color.index()].cpu = Some(now.saturating_sub(before));
            }
        }
    }
}

/// Measures what one engine spends on a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meter {
    thought: u32,
    wall: Duration,
    slowest: Duration,
    pub late: u32,
    pub cpu: Option<Duration>,
}

impl Meter {
    /// Counts a move that took `time`.
    pub fn add(&mut self, time: Duration) {
        self.thought += 1;
        self.wall += time;
        self.slowest = self.slowest.max(time);
    }

    /// The wall time of all its moves.
    pub fn wall(&self) -> Duration {
        self.wall
    }

    /// What both engines spent, for the record; times are rounded to milliseconds.
    pub fn spent(meters: &[Meter; 2]) -> Spent {
        let seconds = |time: Duration| (time.as_secs_f64() * 1000.0).round() / 1000.0;
        Spent {
            thought: [0, 1].map(|index: usize| meters[index].thought),
            wall: [0, 1].map(|index: usize| seconds(meters[index].wall)),
            slowest: [0, 1].map(|index: usize| seconds(meters[index].slowest)),
            late: [0, 1].map(|index: usize| meters[index].late),
            cpu: [0, 1].map(|index: usize| meters[index].cpu.map(seconds)),
        }
    }
}
