//! A GTP engine as a player sees it: what it can do, setting a game up, moves, dead stones, time.
//!
//! Speaks to any GTP 2 program; what goes beyond the standard is used only where the program lists it. Who is right about
//! a move is the referee's business.

use std::collections::HashSet;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::clock::{Clock, TimeControl};
use super::process::{Fault, Process, shorten, split_command};
use super::reply::Reply;
use crate::base::{Color, PointSet, Size};
use crate::game::Move;
use crate::rules::{CUSTOM, Komi, Rules, kata};

/// How long an engine that is no longer needed is given to end by itself.
const QUIT: Duration = Duration::from_secs(2);

/// A program as the user names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Its command line.
    pub command: String,
    /// GTP commands sent to it after it has started, before the first game.
    pub setup: Vec<String>,
}

/// What is the same in every game of a match and must be told to an engine once.
#[derive(Clone, Debug, PartialEq)]
pub struct Conditions {
    /// The ruleset's name, as `liangyi-ruleset` takes it.
    pub ruleset: String,
    /// What the name means; with the komi of the match, which need not be the ruleset's own.
    pub rules: Rules,
    /// The board.
    pub size: Size,
    /// The time.
    pub time: TimeControl,
    /// How long any answer is waited for where no clock says less.
    pub hang: Duration,
}

/// An engine cannot go on, or will not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It can no longer be talked to.
    Fault(Fault),
    /// It refused a command.
    Refused {
        /// The command.
        command: String,
        /// What it said.
        reason: String,
    },
    /// It could not be started.
    NotStarted(String),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Fault(fault)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Fault(fault) => fault.fmt(f),
            Trouble::Refused { command, reason } => write!(f, "refused `{}`: {}", shorten(command), shorten(reason)),
            Trouble::NotStarted(why) => f.write_str(why),
        }
    }
}

/// What an engine answered to `genmove`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A move, legal or not.
    Move(Move),
    /// It gives up.
    Resign,
}

/// A running engine.
#[derive(Debug)]
pub struct Engine {
    process: Process,
    commands: HashSet<String>,
    name: String,
    version: String,
    size: Size,
    hang: Duration,
    /// Whether `time_left` counts byo-yomi periods, as the extensions have it.
    counts_periods: bool,
}

impl Engine {
    /// Starts a program and tells it everything that holds for all games.
    pub fn start(program: &Program, conditions: &Conditions) -> Result<Engine, Trouble> {
        let words = split_command(&program.command).map_err(Trouble::NotStarted)?;
        let process = Process::start(&words, None)
            .map_err(|error| Trouble::NotStarted(format!("cannot start `{}`: {error}", words[0])))?;
        let mut engine = Engine {
            process,
            commands: HashSet::new(),
            name: String::new(),
            version: String::new(),
            size: conditions.size,
            hang: conditions.hang,
            counts_periods: false,
        };
        engine.name = engine.ask("name")?.unwrap_or_default().trim().to_string();
        engine.version = engine.ask("version")?.unwrap_or_default().trim().to_string();
        let list = engine.ask("list_commands")?.unwrap_or_default();
        engine.commands = list.split_whitespace().map(str::to_string).collect();
        if engine.name.is_empty() {
            engine.name = words[0].rsplit('/').next().unwrap_or_default().to_string();
        }
        engine.tell_conditions(conditions)?;
        for command in &program.setup {
            engine.tell(command)?;
        }
        Ok(engine)
    }

    fn tell_conditions(&mut self, conditions: &Conditions) -> Result<(), Trouble> {
        if self.lists("liangyi-ruleset") && conditions.ruleset != CUSTOM {
            self.tell(&format!("liangyi-ruleset {}", conditions.ruleset))?;
        } else if self.lists("kata-set-rules") {
            // KataGo refuses keys that it has no word for; it may still have been told by its own set-up.
            let command = format!("kata-set-rules {}", kata::to_json(&conditions.rules));
            if let Err(reason) = self.ask(&command)? {
                log::warn!("{} refused `{}`: {}", self.name, shorten(&command), shorten(&reason));
            }
        }
        if conditions.rules.virtual_moves && self.lists("liangyi-genmove_virtual") {
            self.tell("liangyi-genmove_virtual on")?;
        }
        self.new_game(conditions.rules.komi)?;
        let commands = conditions.time.gtp_commands();
        let listed = commands.into_iter().find(|command| self.lists(command.split(' ').next().unwrap_or_default()));
        if let Some(command) = listed {
            self.counts_periods = !command.starts_with("time_settings");
            self.tell_time(&command)?;
        }
        Ok(())
    }

    /// Plain GTP has whole seconds; many engines take decimals all the same, the others are told the next second up.
    fn tell_time(&mut self, command: &str) -> Result<(), Trouble> {
        let answer = self.ask(command)?;
        if answer.is_ok() || !command.contains('.') {
            return accepted(command, answer);
        }
        let rounded: Vec<String> = command
            .split(' ')
            .map(|word| word.parse().map_or_else(|_| word.to_string(), |number: f64| number.ceil().to_string()))
            .collect();
        self.tell(&rounded.join(" "))
    }

    /// What it calls itself, or else how its file is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What version it says it is.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether it knows a command.
    pub fn lists(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// Sends a command and returns whatever is answered.
    pub fn ask(&mut self, command: &str) -> Result<Reply, Fault> {
        self.process.command(command, self.hang)
    }

    /// Sends a command that must succeed.
    pub fn tell(&mut self, command: &str) -> Result<(), Trouble> {
        let answer = self.ask(command)?;
        accepted(command, answer)
    }

    /// Clears the board for a new game.
    pub fn new_game(&mut self, komi: Komi) -> Result<(), Trouble> {
        self.tell(&match (self.size.width(), self.size.height()) {
            (width, height) if width == height => format!("boardsize {width}"),
            (width, height) => format!("rectangular_boardsize {width} {height}"),
        })?;
        self.tell("clear_board")?;
        self.tell(&format!("komi {komi}"))
    }

    /// Tells it of a move. A virtual move is a pass to a program that does not know of them.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Trouble> {
        let letter = color.letter();
        match mv {
            Move::Virtual if self.lists("liangyi-play_virtual") => self.tell(&format!("liangyi-play_virtual {letter}")),
            Move::Virtual => self.tell(&format!("play {letter} pass")),
            Move::Pass | Move::Play(_) => self.tell(&format!("play {letter} {}", mv.display(self.size))),
        }
    }

    /// Tells it the time `color` has left.
    pub fn tell_clock(&mut self, color: Color, clock: &Clock) -> Result<(), Fault> {
        if let Some((seconds, stones)) = clock.gtp_left(self.counts_periods)
            && self.lists("time_left")
        {
            // An engine that has no use for it may say so; it has been told.
            let _ = self.ask(&format!("time_left {} {seconds} {stones}", color.letter()))?;
        }
        Ok(())
    }

    /// Asks for a move; `cleanup` asks for one that settles what is dead, where the program can do that.
    pub fn genmove(&mut self, color: Color, cleanup: bool, patience: Option<Duration>) -> Result<Answer, Fault> {
        let verb = if cleanup && self.lists("kgs-genmove_cleanup") { "kgs-genmove_cleanup" } else { "genmove" };
        let command = format!("{verb} {}", color.letter());
        let patience = patience.map_or(self.hang, |patience| patience.min(self.hang));
        match self.process.command(&command, patience)? {
            Ok(text) if text.trim().eq_ignore_ascii_case("resign") => Ok(Answer::Resign),
            Ok(text) => Move::parse(text.trim(), self.size)
                .map(Answer::Move)
                .ok_or_else(|| Fault::Nonsense(format!("answered `{}` to `{command}`", shorten(&text)))),
            Err(text) => Err(Fault::Nonsense(format!("failed at `{command}`: {}", shorten(&text)))),
        }
    }

    /// The stones it takes for dead, or why it cannot tell.
    pub fn dead(&mut self) -> Result<Result<PointSet, String>, Fault> {
        const COMMAND: &str = "final_status_list";
        if !self.lists(COMMAND) {
            return Ok(Err(format!("does not list {COMMAND}")));
        }
        let size = self.size;
        Ok(self.ask("final_status_list dead")?.and_then(|text| {
            text.split_whitespace()
                .map(|word| size.parse_vertex(word).ok_or_else(|| format!("called `{}` dead", shorten(word))))
                .collect()
        }))
    }

    /// What it makes of the result.
    pub fn final_score(&mut self) -> Result<Option<String>, Fault> {
        Ok(self.ask("final_score")?.ok().map(|text| shorten(&text)))
    }

    /// CPU time it has used since it started, where the system tells or, if it `may_ask` for it, the program.
    pub fn cpu_time(&mut self, may_ask: bool) -> Option<Duration> {
        if let Some(time) = self.process.cpu_time() {
            return Some(time);
        }
        if !may_ask {
            return None;
        }
        let command = ["cputime", "gomill-cpu_time"].into_iter().find(|command| self.lists(command))?;
        let seconds: f64 = self.ask(command).ok()?.ok()?.trim().parse().ok()?;
        Duration::try_from_secs_f64(seconds).ok()
    }

    /// Ends it, by force if need be. Whether it ended by itself.
    pub fn quit(self) -> bool {
        self.process.quit(QUIT.min(self.hang))
    }
}

fn accepted(command: &str, answer: Reply) -> Result<(), Trouble> {
    match answer {
        Ok(_) => Ok(()),
        Err(reason) => Err(Trouble::Refused { command: command.to_string(), reason }),
    }
}
