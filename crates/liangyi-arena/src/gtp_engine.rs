//! A GTP engine as a client: starting it, announcing the conditions of a game, moves, dead stones, time.
//!
//! Works with any GTP 2 program; commands beyond the standard are sent only to programs that list them. Whether a move
//! is legal is for the referee to decide.

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::Move;
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::{CUSTOM, Komi, Rules, kata};
use liangyi_core::time::{Clock, TimeControl};
use serde::{Deserialize, Serialize};

use super::cause::{EngineFailure, NoDeadStones, Nonsense, ProcessFault, StartFault};
use super::gtp_time::{Seconds, announcements, in_whole_seconds, time_left};
use super::opening::StartStones;
use super::process::{Process, Surroundings, split_command};
use super::reply::EngineReply;
use super::visible::{kept, shorten};

/// The command by which programs answer the questions of an opening rule.
pub(super) const OPENING: &str = "liangyi-opening";
/// How long an engine that is no longer needed may take to end by itself.
const QUIT: Duration = Duration::from_secs(2);
/// How long an answer to `play` or `time_left` may take free of charge; the rest belongs to the engine's next move.
const ALLOWANCE: Duration = Duration::from_millis(100);

/// A program, as the user specifies it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Its command line.
    pub command: String,
    /// GTP commands sent to it after it has started, before the first game.
    pub setup: Vec<String>,
}

/// What is the same in every game of a match; it is announced to an engine once.
#[derive(Clone, Debug)]
pub struct GameConditions {
    /// The ruleset's name, as `liangyi-ruleset` takes it.
    pub ruleset: String,
    /// The rules of that name, with the komi of the match, which need not be the ruleset's own.
    pub rules: Rules,
    /// The board size.
    pub size: Size,
    /// The opening rule of line games.
    pub opening_rule: OpeningRule,
    /// The time control.
    pub time: TimeControl,
    /// How long to wait for any reply, unless the clock allows less.
    pub hang: Duration,
    /// The path of `liangyi` itself, to guard the engines; `None` runs them without.
    pub guard: Option<PathBuf>,
    /// What the environment of the engines has besides that of this process.
    pub environment: Vec<(String, OsString)>,
    /// Once it is set, no reply of an engine is waited for.
    pub stop: Arc<AtomicBool>,
}

/// The reply of an engine to `genmove`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenmoveReply {
    /// A move, legal or not.
    Move(Move),
    /// It resigns.
    Resign,
    /// More than one move.
    Several,
}

/// What came of a command that an engine thinks about, such as `genmove`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timed<T> {
    /// The reply.
    pub reply: Result<T, ProcessFault>,
    /// The time for the clock: that of the reply, and what the commands since the last move took beyond their
    /// allowance.
    pub time: Duration,
}

/// A running engine.
#[derive(Debug)]
pub struct GtpEngine {
    process: Process,
    commands: HashSet<String>,
    name: String,
    version: String,
    size: Size,
    hang: Duration,
    /// Whether `time_left` counts byo-yomi periods, as the extensions of GTP define it.
    counts_periods: bool,
    /// Which numbers it takes in `time_left`.
    seconds: Seconds,
    /// What commands since its last move took beyond their allowance.
    owed: Duration,
}

impl GtpEngine {
    /// Starts a program and announces everything that holds for all games.
    pub fn start(program: &Program, conditions: &GameConditions) -> Result<GtpEngine, EngineFailure> {
        let words = split_command(&program.command)?;
        let surroundings = Surroundings { environment: &conditions.environment, ..Surroundings::default() };
        let process = Process::start(&words, surroundings, conditions.guard.as_deref())
            .map_err(|error| StartFault::System { program: words[0].clone(), error: error.to_string() })?
            .until(Arc::clone(&conditions.stop));
        let mut engine = GtpEngine {
            process,
            commands: HashSet::new(),
            name: String::new(),
            version: String::new(),
            size: conditions.size,
            hang: conditions.hang,
            counts_periods: false,
            seconds: Seconds::Whole,
            owed: Duration::ZERO,
        };
        engine.name = shorten(&engine.query("name")?.unwrap_or_default());
        let list = engine.query("list_commands")?.unwrap_or_default();
        engine.commands = list.split_whitespace().map(str::to_string).collect();
        if engine.name.is_empty() {
            engine.name = shorten(words[0].rsplit('/').next().unwrap_or_default());
        }
        engine.announce(conditions)?;
        for command in &program.setup {
            engine.execute(command)?;
        }
        // What it plays with may depend on all of that.
        engine.version = shorten(&engine.query("version")?.unwrap_or_default());
        Ok(engine)
    }

    fn announce(&mut self, conditions: &GameConditions) -> Result<(), EngineFailure> {
        if !conditions.opening_rule.is_free() && !self.lists(OPENING) {
            let command = format!("{OPENING} {}", conditions.opening_rule.name());
            return Err(EngineFailure::refused(&command, "it does not list this command, which opening rules need"));
        }
        if self.lists("liangyi-ruleset") && conditions.ruleset != CUSTOM {
            self.execute(&format!("liangyi-ruleset {}", conditions.ruleset))?;
        } else if self.lists("kata-set-rules") {
            // KataGo refuses keys that it does not know; its set-up commands may still have chosen these rules.
            let command = format!("kata-set-rules {}", kata::to_json(&conditions.rules));
            if let Err(reason) = self.query(&command)? {
                log::warn!("{} refused `{}`: {}", self.name, shorten(&command), shorten(&reason));
            }
        }
        if conditions.rules.virtual_moves && self.lists("liangyi-genmove_virtual") {
            self.execute("liangyi-genmove_virtual on")?;
        }
        self.new_game(conditions.rules.komi)?;
        let mut commands = announcements(conditions.time).into_iter();
        let listed = commands.find(|command| self.lists(command.split(' ').next().unwrap_or_default()));
        if let Some(command) = listed {
            self.counts_periods = !command.starts_with("time_settings");
            let takes_fractions = self.announce_time(&command)? || self.lists("kata-time_settings");
            self.seconds = if takes_fractions { Seconds::Fractions } else { Seconds::Whole };
        }
        Ok(())
    }

    /// Announces a time control; returns whether the engine has taken fractions of a second. Plain GTP has whole
    /// seconds. Many engines take decimals all the same; for the others times are rounded up.
    fn announce_time(&mut self, command: &str) -> Result<bool, EngineFailure> {
        let has_fractions = command.contains('.');
        let reply = self.query(command)?;
        if reply.is_ok() || !has_fractions {
            return accepted(command, reply).map(|()| has_fractions);
        }
        let rounded = in_whole_seconds(command);
        log::warn!("{} takes whole seconds only: `{command}` was sent as `{rounded}`", self.name);
        self.execute(&rounded).map(|()| false)
    }

    /// Its name according to itself, else the name of its file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its version according to itself.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether it lists a command.
    pub fn lists(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// Sends a command and returns the reply.
    pub fn query(&mut self, command: &str) -> Result<EngineReply, ProcessFault> {
        self.process.command(command, self.hang)
    }

    /// Sends a command that must succeed.
    pub fn execute(&mut self, command: &str) -> Result<(), EngineFailure> {
        let reply = self.query(command)?;
        accepted(command, reply)
    }

    /// Whether it still answers commands, by one that every program knows.
    pub fn answers(&mut self) -> Result<(), EngineFailure> {
        Ok(self.query("name").map(drop)?)
    }

    /// Clears the board for a new game.
    pub fn new_game(&mut self, komi: Komi) -> Result<(), EngineFailure> {
        self.execute(&match (self.size.width(), self.size.height()) {
            (width, height) if width == height => format!("boardsize {width}"),
            (width, height) => format!("rectangular_boardsize {width} {height}"),
        })?;
        self.execute("clear_board")?;
        self.owed = Duration::ZERO;
        self.execute(&format!("komi {komi}"))
    }

    /// Puts stones on the empty board: a handicap as one, any other position by the command that the program has for
    /// it; or else by plays, which every program knows.
    pub fn place(&mut self, stones: &StartStones) -> Result<(), EngineFailure> {
        let colored = [("B", &stones.black), ("W", &stones.white)];
        let pairs = || colored.into_iter().flat_map(|(letter, points)| points.iter().map(move |point| (letter, point)));
        let position = || pairs().map(|(letter, point)| format!(" {letter} {point}")).collect::<String>();
        // A handicap of one stone is none to GTP.
        let command = if stones.handicap && stones.black.len() > 1 {
            Some(("set_free_handicap", format!(" {}", stones.black.join(" "))))
        } else {
            ["gogui-setup", "set_position"].into_iter().find(|name| self.lists(name)).map(|name| (name, position()))
        };
        if let Some((name, points)) = command.filter(|(name, _)| self.lists(name)) {
            let command = format!("{name}{points}");
            match self.query(&command)? {
                Ok(_) => return Ok(()),
                Err(reason) => {
                    log::warn!("{} refused `{}`: {}", self.name, shorten(&command), shorten(&reason));
                }
            }
        }
        let plays: Vec<String> = pairs().map(|(letter, point)| format!("play {letter} {point}")).collect();
        plays.iter().try_for_each(|play| self.execute(play))
    }

    /// Sets the seed of its random numbers, if it has a command for that.
    pub fn seed(&mut self, seed: u32) -> Result<(), ProcessFault> {
        let command = format!("set_random_seed {seed}");
        if self.lists("set_random_seed")
            && let Err(reason) = self.query(&command)?
        {
            log::warn!("{} refused `{command}`: {}", self.name, shorten(&reason));
        }
        Ok(())
    }

    /// Sends a move. A program that does not know virtual moves receives them as passes.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), EngineFailure> {
        let letter = color.letter();
        let command = match mv {
            Move::Virtual if self.lists("liangyi-play_virtual") => format!("liangyi-play_virtual {letter}"),
            Move::Virtual => format!("play {letter} pass"),
            Move::Pass | Move::Play(_) => format!("play {letter} {}", mv.display(self.size)),
        };
        let played = self.execute(&command);
        self.charge();
        played
    }

    /// Sends the time that `color` has left.
    pub fn send_clock(&mut self, color: Color, clock: &Clock) -> Result<(), ProcessFault> {
        if let Some((left, stones)) = time_left(clock, self.owed, self.counts_periods)
            && self.lists("time_left")
        {
            let refused = self.send_time_left(color, left, stones)?.is_err();
            if refused && self.seconds.text(left).contains('.') {
                self.seconds = Seconds::Whole;
                // An error is no harm now: the engine has no use for the time.
                self.send_time_left(color, left, stones)?.ok();
            }
        }
        Ok(())
    }

    fn send_time_left(&mut self, color: Color, left: Duration, stones: u32) -> Result<EngineReply, ProcessFault> {
        let informed = self.query(&format!("time_left {} {} {stones}", color.letter(), self.seconds.text(left)));
        self.charge();
        informed
    }

    /// Notes what the last command took beyond its allowance.
    fn charge(&mut self) {
        self.owed += self.process.took().saturating_sub(ALLOWANCE);
    }

    /// Requests a move, waiting until the time for the clock is `patience`; with `cleanup` one that captures dead
    /// stones, if the program has a command for that.
    pub fn genmove(&mut self, color: Color, cleanup: bool, patience: Option<Duration>) -> Timed<GenmoveReply> {
        let verb = if cleanup && self.lists("kgs-genmove_cleanup") { "kgs-genmove_cleanup" } else { "genmove" };
        let command = format!("{verb} {}", color.letter());
        let Timed { reply, time } = self.ask(&command, patience);
        Timed { reply: reply.and_then(|reply| self.read_move(&command, reply)), time }
    }

    /// Sends a command that takes thought, waiting until the time for the clock is `patience`.
    pub fn ask(&mut self, command: &str, patience: Option<Duration>) -> Timed<EngineReply> {
        let owed = std::mem::take(&mut self.owed);
        let patience = match patience {
            Some(patience) if patience < owed => return Timed { reply: Err(ProcessFault::Hung(owed)), time: owed },
            Some(patience) => (patience - owed).min(self.hang),
            None => self.hang,
        };
        let reply = self.process.command(command, patience);
        Timed { reply, time: owed + self.process.took() }
    }

    fn read_move(&self, command: &str, reply: EngineReply) -> Result<GenmoveReply, ProcessFault> {
        match reply {
            Ok(text) if text.trim().eq_ignore_ascii_case("resign") => Ok(GenmoveReply::Resign),
            Ok(text) => {
                let moves: Option<Vec<Move>> =
                    text.split_whitespace().map(|word| Move::parse(word, self.size)).collect();
                match moves.as_deref() {
                    Some(&[mv]) => Ok(GenmoveReply::Move(mv)),
                    Some([_, _, ..]) => Ok(GenmoveReply::Several),
                    Some([]) | None => {
                        let (command, answer) = (command.to_string(), kept(&text));
                        Err(ProcessFault::Nonsense(Nonsense::NoMove { command, answer }))
                    }
                }
            }
            Err(text) => {
                let (command, error) = (command.to_string(), kept(&text));
                Err(ProcessFault::Nonsense(Nonsense::Failed { command, error }))
            }
        }
    }

    /// The stones that it considers dead, or why it names none.
    pub fn dead(&mut self) -> Result<PointSet, NoDeadStones> {
        if !self.lists("final_status_list") {
            return Err(NoDeadStones::Unlisted);
        }
        let size = self.size;
        let text = self.query("final_status_list dead")?.map_err(|error| NoDeadStones::Refused(kept(&error)))?;
        let point = |word: &str| size.parse_vertex(word).ok_or_else(|| NoDeadStones::NoPoint(kept(word)));
        text.split_whitespace().map(point).collect()
    }

    /// The result according to the program; `None` if it replies with an error.
    pub fn final_score(&mut self) -> Result<Option<String>, ProcessFault> {
        Ok(self.query("final_score")?.ok().map(|text| shorten(&text)))
    }

    /// The CPU time that it has used since it started: from the system, or else, if it `may_query`, from the program.
    pub fn cpu_time(&mut self, may_query: bool) -> Option<Duration> {
        if let Some(time) = self.process.cpu_time() {
            return Some(time);
        }
        if !may_query {
            return None;
        }
        let command = ["cputime", "gomill-cpu_time"].into_iter().find(|command| self.lists(command))?;
        let seconds: f64 = self.query(command).ok()?.ok()?.trim().parse().ok()?;
        Duration::try_from_secs_f64(seconds).ok()
    }

    /// Ends it, by force if necessary. Returns whether it ended by itself.
    pub fn quit(self) -> bool {
        self.process.quit(QUIT.min(self.hang))
    }
}

fn accepted(command: &str, reply: EngineReply) -> Result<(), EngineFailure> {
    match reply {
        Ok(_) => Ok(()),
        Err(reason) => Err(EngineFailure::refused(command, &reason)),
    }
}
