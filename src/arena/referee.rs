//! Plays one game between two engines under a ruleset and says who won and why.
//!
//! The game (legality, phases, who moves after a stop) is [`Game`]'s, the count is `score`'s; here it is decided which
//! engine is asked what and when, and which of them loses when something goes wrong.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::clock::Clock;
use super::engine::{Answer, Conditions, Engine, Program, Trouble};
use super::process::Fault;
use super::record::{Reason, Settlement};
use crate::base::{Color, PointSet};
use crate::game::{Game, Played};
use crate::judge::{Effort, judge};
use crate::policy::Models;
use crate::rules::{Counting, Removal};
use crate::score;
use crate::score::End;

/// How often play is resumed, at most, because the engines disagree about dead stones.
const RESOLUTIONS: u32 = 3;

/// What is done when the engines disagree about dead stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjudicate {
    /// Play goes on, the side whose turn it is by the ruleset moving first, until they agree; stones still in dispute
    /// after that are alive. Under territory rules, where playing on costs points, it is the referee's judgement instead.
    Resolution,
    /// The referee judges the position as it stands.
    Referee,
    /// Nothing is removed.
    None,
}

impl Adjudicate {
    /// Every value with its name.
    pub const ALL: [(&'static str, Adjudicate); 3] =
        [("resolution", Adjudicate::Resolution), ("referee", Adjudicate::Referee), ("none", Adjudicate::None)];
}

impl fmt::Display for Adjudicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Adjudicate::ALL.into_iter().find(|(_, value)| value == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}

impl FromStr for Adjudicate {
    type Err = String;

    fn from_str(text: &str) -> Result<Adjudicate, String> {
        let found = Adjudicate::ALL.into_iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value).ok_or_else(|| "expected resolution, referee or none".to_string())
    }
}

/// How every game of a match is played.
#[derive(Clone, Debug)]
pub struct Terms {
    /// What the engines are told.
    pub conditions: Conditions,
    /// How much later than its clock allows a move may come.
    pub grace: Duration,
    /// Moves after which a game is given up as a draw.
    pub max_moves: usize,
    /// How disputes about dead stones are settled.
    pub adjudicate: Adjudicate,
    /// Whether the engines are asked for the result of counted games, for comparison.
    pub final_scores: bool,
    /// The seed of the referee's own judgement.
    pub seed: u64,
}

/// A place at the board: a program, running or to be started.
#[derive(Debug)]
pub struct Seat {
    program: Program,
    engine: Option<Engine>,
}

impl Seat {
    /// A place for a program, which is started when it is first needed.
    pub fn new(program: Program) -> Seat {
        Seat { program, engine: None }
    }

    /// The engine, started if it does not run.
    pub fn engine(&mut self, conditions: &Conditions) -> Result<&mut Engine, Trouble> {
        let engine = match self.engine.take() {
            Some(engine) => engine,
            None => Engine::start(&self.program, conditions)?,
        };
        Ok(self.engine.insert(engine))
    }

    /// Ends the engine, if it runs.
    pub fn leave(&mut self) {
        if let Some(engine) = self.engine.take() {
            engine.quit();
        }
    }
}

/// What an engine spent on a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Moves asked of it.
    pub thought: u32,
    /// Wall time spent on them.
    pub wall: Duration,
    /// The longest of them.
    pub slowest: Duration,
    /// Moves within the grace, but after the clock had run out.
    pub late: u32,
    /// CPU time, where known.
    pub cpu: Option<Duration>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Who won, or nobody.
    pub winner: Option<Color>,
    /// The result as SGF writes it.
    pub result: String,
    /// Why.
    pub reason: Reason,
    /// More on that, for people.
    pub detail: String,
    /// Black's margin, where the game was counted.
    pub margin: Option<f64>,
    /// How the dead stones were settled, where the game was counted.
    pub settlement: Option<Settlement>,
}

/// A game that was played to its end.
#[derive(Debug)]
pub struct Ended {
    /// The game.
    pub game: Game,
    /// Its end.
    pub verdict: Verdict,
    /// What the sides spent, Black first.
    pub tallies: [Tally; 2],
    /// Time spent on each move; `None` for those of the opening.
    pub times: Vec<Option<Duration>>,
    /// How often play was resumed.
    pub resolutions: u32,
    /// What the engines make of the result, Black first, where they were asked.
    pub final_scores: [Option<String>; 2],
    /// What else is worth knowing.
    pub notes: Vec<String>,
}

/// Plays a game. `seats` has Black's place first.
pub fn play(seats: [&mut Seat; 2], terms: &Terms, opening: &[Played]) -> Ended {
    let game = Game::new(terms.conditions.size, terms.conditions.rules.clone());
    let clocks = [Clock::new(terms.conditions.time); 2];
    let mut table = Table {
        seats,
        terms,
        game,
        clocks,
        tallies: [Tally::default(); 2],
        cpu_before: [None; 2],
        times: Vec::new(),
        resolutions: 0,
        notes: Vec::new(),
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
    let Table { game, tallies, times, resolutions, notes, .. } = table;
    Ended { game, verdict, tallies, times, resolutions, final_scores, notes }
}

/// A game in progress.
struct Table<'a> {
    seats: [&'a mut Seat; 2],
    terms: &'a Terms,
    game: Game,
    clocks: [Clock; 2],
    tallies: [Tally; 2],
    cpu_before: [Option<Duration>; 2],
    times: Vec<Option<Duration>>,
    resolutions: u32,
    notes: Vec<String>,
}

impl Table<'_> {
    /// Plays to the end. Both arms of the result are verdicts; an error is one that ended the game at once.
    fn play(&mut self, opening: &[Played]) -> Result<Verdict, Verdict> {
        for color in Color::BOTH {
            let komi = self.terms.conditions.rules.komi;
            let ready =
                self.seats[color.index()].engine(&self.terms.conditions).and_then(|engine| engine.new_game(komi));
            ready.map_err(|trouble| self.lose_by(color, trouble))?;
            self.cpu_before[color.index()] = self.cpu_time(color, true);
        }
        for &played in opening {
            self.make(played, None)?;
            for color in Color::BOTH {
                self.tell(color, played)?;
            }
        }
        let mut idle = false;
        loop {
            while !self.game.is_over() {
                self.turn(self.game.to_move())?;
            }
            if let Some(verdict) = self.settle(idle) {
                return Ok(verdict);
            }
            self.resolutions += 1;
            // The side that the ruleset names moves first. If it offers to end the game again, that alone changes nothing;
            // the other may still have something to show.
            let first = self.game.to_move();
            self.turn(first)?;
            if self.game.is_over() {
                self.turn(first.opponent())?;
            }
            idle = self.game.is_over();
        }
    }

    /// One move of `color`.
    fn turn(&mut self, color: Color) -> Result<(), Verdict> {
        if self.game.move_number() >= self.terms.max_moves {
            return Err(draw(Reason::MoveLimit, format!("not ended after {} moves", self.game.move_number())));
        }
        let clock = self.clocks[color.index()];
        let patience = clock.limit().map(|limit| limit + self.terms.grace);
        let cleanup = self.resolutions > 0;
        let terms = self.terms;
        let engine = match self.seats[color.index()].engine(&terms.conditions) {
            Ok(engine) => engine,
            Err(trouble) => return Err(self.lose_by(color, trouble)),
        };
        let told = engine.tell_clock(color, &clock);
        let start = Instant::now();
        let answer = told.and_then(|()| engine.genmove(color, cleanup, patience));
        let time = start.elapsed();
        let tally = &mut self.tallies[color.index()];
        tally.thought += 1;
        tally.wall += time;
        tally.slowest = tally.slowest.max(time);
        let answer = match answer {
            Ok(answer) => answer,
            Err(Fault::Hung(waited)) if patience == Some(waited) => {
                let detail = format!("no move within {:.1} s, the clock and its grace", waited.as_secs_f64());
                return Err(self.lose(color, Reason::Time, detail));
            }
            Err(fault) => return Err(self.lose_by(color, fault.into())),
        };
        if let Err(out) = self.clocks[color.index()].spend(time) {
            if out.late > self.terms.grace {
                let detail = format!("a move {:.2} s too late", out.late.as_secs_f64());
                return Err(self.lose(color, Reason::Time, detail));
            }
            self.tallies[color.index()].late += 1;
        }
        let mv = match answer {
            Answer::Resign => return Err(self.lose(color, Reason::Resign, String::new())),
            Answer::Move(mv) => mv,
        };
        let played = Played { color, mv };
        self.make(played, Some(time))?;
        self.tell(color.opponent(), played)
    }

    /// Makes a move on the referee's board.
    fn make(&mut self, Played { color, mv }: Played, time: Option<Duration>) -> Result<(), Verdict> {
        if let Err(illegal) = self.game.play(color, mv) {
            let detail = format!("{} at move {}: {illegal}", mv.display(self.game.size()), self.game.move_number() + 1);
            return Err(self.lose(color, Reason::Illegal, detail));
        }
        self.times.push(time);
        Ok(())
    }

    fn tell(&mut self, color: Color, played: Played) -> Result<(), Verdict> {
        let terms = self.terms;
        let told =
            self.seats[color.index()].engine(&terms.conditions).and_then(|engine| engine.play(played.color, played.mv));
        told.map_err(|trouble| self.lose_by(color, trouble))
    }

    /// `color` loses because its engine broke down or would not go on.
    fn lose_by(&mut self, color: Color, trouble: Trouble) -> Verdict {
        let reason = match &trouble {
            Trouble::Fault(Fault::Died(_)) | Trouble::NotStarted(_) => Reason::Crash,
            Trouble::Fault(Fault::Hung(_)) => Reason::Hang,
            Trouble::Fault(Fault::Nonsense(_)) => Reason::Nonsense,
            Trouble::Refused { .. } => Reason::Refused,
        };
        self.lose(color, reason, trouble.to_string())
    }

    /// `color` loses. An engine at fault is ended here and started anew for its next game.
    fn lose(&mut self, color: Color, reason: Reason, detail: String) -> Verdict {
        if reason.is_fault() {
            self.read_cpu(Some(color));
            let seat = &mut self.seats[color.index()];
            match reason {
                Reason::Illegal | Reason::Refused => seat.leave(),
                // There is no talking to it any more.
                _ => drop(seat.engine.take()),
            }
        }
        let winner = color.opponent();
        let how = match reason {
            Reason::Resign => "R",
            Reason::Time => "T",
            _ => "F",
        };
        let result = format!("{}+{how}", winner.letter());
        Verdict { winner: Some(winner), result, reason, detail, margin: None, settlement: None }
    }

    /// The verdict on a game that stands still, or `None` if play is to go on.
    fn settle(&mut self, idle: bool) -> Option<Verdict> {
        let rules = self.game.rules();
        if self.game.is_drawn() {
            return Some(draw(
                Reason::Repetition,
                format!("the position of move {} came back", self.game.move_number()),
            ));
        }
        if rules.removal == Removal::Never {
            return Some(self.count(Settlement::Natural, &PointSet::EMPTY));
        }
        let territory = rules.counting == Counting::Territory;
        self.read_cpu(None);
        let lists = Color::BOTH.map(|color| self.dead(color));
        let (settlement, dead) = match lists {
            [Some(black), Some(white)] if black == white => (Settlement::Agreed, black),
            [Some(black), Some(white)] => match self.terms.adjudicate {
                Adjudicate::None => (Settlement::Natural, PointSet::EMPTY),
                Adjudicate::Referee => (Settlement::Referee, self.judge()),
                Adjudicate::Resolution if territory => (Settlement::Referee, self.judge()),
                Adjudicate::Resolution if idle || self.resolutions == RESOLUTIONS => {
                    (Settlement::Disputed, black & white)
                }
                Adjudicate::Resolution => return None,
            },
            [Some(dead), None] | [None, Some(dead)] => (Settlement::OneSided, dead),
            [None, None] => (Settlement::Referee, self.judge()),
        };
        Some(self.count(settlement, &dead))
    }

    /// The dead chains according to `color`'s engine, or `None` where it cannot tell.
    fn dead(&mut self, color: Color) -> Option<PointSet> {
        let seat = &mut self.seats[color.index()];
        let answer = seat.engine.as_mut()?.dead();
        let failed = match answer {
            Ok(Ok(listed)) => {
                let board = self.game.board();
                match listed.without(&board.occupied()).first() {
                    None => return Some(listed.iter().fold(PointSet::EMPTY, |dead, point| dead | board.chain(point))),
                    Some(empty) => format!("called the empty point {} dead", self.game.size().vertex(empty)),
                }
            }
            Ok(Err(why)) => why,
            Err(fault) => {
                seat.engine = None;
                fault.to_string()
            }
        };
        self.notes.push(format!("{color} gave no dead stones: {failed}"));
        None
    }

    fn judge(&self) -> PointSet {
        judge(&self.game, Models::embedded(), self.terms.seed, Effort::Thorough).dead
    }

    fn count(&self, settlement: Settlement, dead: &PointSet) -> Verdict {
        let end = if settlement == Settlement::Natural { End::Natural } else { End::Agreed };
        let score = score::score(&self.game, self.game.rules(), end, None, dead);
        let reason = match score.reason {
            score::Reason::Count => Reason::Count,
            score::Reason::WildRegion => Reason::WildRegion,
            score::Reason::Repetition => Reason::Repetition,
        };
        let size = self.game.size();
        let dead: Vec<String> = dead.iter().map(|point| size.vertex(point).to_string()).collect();
        Verdict {
            winner: score.winner(),
            result: score.result(),
            reason,
            detail: if dead.is_empty() { String::new() } else { format!("dead: {}", dead.join(" ")) },
            margin: (reason == Reason::Count).then(|| score.margin.to_f64()),
            settlement: Some(settlement),
        }
    }

    fn final_score(&mut self, color: Color) -> Option<String> {
        let seat = &mut self.seats[color.index()];
        match seat.engine.as_mut()?.final_score() {
            Ok(score) => score,
            Err(fault) => {
                seat.engine = None;
                self.notes.push(format!("{color} gave no final score: {fault}"));
                None
            }
        }
    }

    fn cpu_time(&mut self, color: Color, may_ask: bool) -> Option<Duration> {
        self.seats[color.index()].engine.as_mut()?.cpu_time(may_ask)
    }

    /// Reads the CPU clocks; the one who is `at_fault` is not asked.
    fn read_cpu(&mut self, at_fault: Option<Color>) {
        for color in Color::BOTH {
            if let (Some(before), Some(now)) =
                (self.cpu_before[color.index()], self.cpu_time(color, at_fault != Some(color)))
            {
                self.tallies[color.index()].cpu = Some(now.saturating_sub(before));
            }
        }
    }
}

fn draw(reason: Reason, detail: String) -> Verdict {
    Verdict { winner: None, result: "0".to_string(), reason, detail, margin: None, settlement: None }
}
