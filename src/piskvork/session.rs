//! A session with one manager: a command in, its reply lines out. A command that fails changes nothing.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Illegal, Move, Position};
use liangyi_core::line::LineEnd;
use liangyi_core::rules::LineRules;
use liangyi_core::time::TimeControl;
use liangyi_engine::engine::{EngineError, EngineSettings, GeneratedMove, LineSession, LineTerms};
use liangyi_engine::player::Action;

use super::command::{Bad, Command, parse};
use crate::protocol::guarded;

/// The time for a move until the manager sets one.
const TURN: Duration = Duration::from_secs(5);
/// The least time for a move, where the manager allows none.
const LEAST_TURN: Duration = Duration::from_millis(10);
/// The time for a match that the manager sends for "no limit", and more than any real one.
const NO_LIMIT: u64 = 1_000_000_000;
/// The most threads that the manager may ask for.
const MOST_THREADS: usize = 256;
/// The least memory of a search tree, in bytes.
const LEAST_MEMORY: usize = 1 << 20;

/// The rules that the protocol knows by numbers. Their boards come from the manager.
const FREE_STYLE: LineTerms = terms("free-style", LineRules::FREE_STYLE);
const STANDARD: LineTerms = terms("standard", LineRules::STANDARD);
const RENJU: LineTerms = terms("renju", LineRules::RENJU);

const fn terms(name: &'static str, rules: LineRules) -> LineTerms {
    LineTerms { name, rules, default_size: 15 }
}

/// The reply to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Its lines; none where the protocol wants no reply.
    pub lines: Vec<String>,
    /// Whether the session is over.
    pub quit: bool,
}

impl Reply {
    fn line(text: impl Into<String>) -> Reply {
        Reply { lines: vec![text.into()], quit: false }
    }

    fn error(text: impl std::fmt::Display) -> Reply {
        Reply::line(format!("ERROR {text}"))
    }
}

/// What the manager says of time, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Timing {
    turn: Option<u64>,
    total: u64,
    left: Option<u64>,
}

impl Timing {
    /// The clock of the next move.
    fn control(self) -> TimeControl {
        let turn = self.turn.map_or(TURN, Duration::from_millis);
        let total = if self.total == 0 { NO_LIMIT } else { self.total };
        let main = Duration::from_millis(self.left.unwrap_or(total).min(NO_LIMIT));
        TimeControl::Fischer { main, increment: Duration::ZERO, cap: main, per_move: turn }
    }
}

/// A session.
#[derive(Debug)]
pub struct Session {
    settings: EngineSettings,
    engine: Option<LineSession>,
    terms: LineTerms,
    timing: Timing,
    /// The stones of a `BOARD` that is being read: points, and whether each is the program's own.
    stones: Option<Vec<(Point, bool)>>,
    /// What was wrong in it.
    refused: Option<String>,
}

impl Session {
    /// A session before `START`, by the rules of renju until the manager names others.
    pub fn new(settings: EngineSettings) -> Session {
        let timing = Timing { turn: None, total: 0, left: None };
        let settings = EngineSettings { least_time: LEAST_TURN, ..settings };
        Session { settings, engine: None, terms: RENJU, timing, stones: None, refused: None }
    }

    /// Answers one line. Another thread sets `stop` to end a search with the best move so far.
    pub fn answer(&mut self, line: &str, stop: &AtomicBool) -> Reply {
        let command = parse(line);
        if let (Some(_), Command::Stone(..) | Command::Done) = (&self.stones, &command) {
            return self.position(command, stop);
        }
        // Whatever else comes ends a position without its `DONE`.
        self.stones = None;
        match command {
            Command::Empty | Command::Stop => Reply::default(),
            Command::End => Reply { quit: true, ..Reply::default() },
            Command::About => Reply::line(format!(
                "name=\"Liangyi\", version=\"{}\", author=\"the Liangyi authors\", country=\"\"",
                env!("CARGO_PKG_VERSION")
            )),
            Command::Start(width, height) => self.start(width, height),
            Command::Info(key, value) => self.info(&key, &value),
            Command::Stone(..) | Command::Done => Reply::error("no BOARD has begun"),
            Command::Bad(Bad::Unknown) => Reply::line("UNKNOWN command"),
            Command::Bad(Bad::Arguments) => Reply::error("the arguments make no sense"),
            command => match self.engine {
                None => Reply::error("no game has begun: START comes first"),
                Some(_) => self.in_game(command, stop),
            },
        }
    }

    fn start(&mut self, width: usize, height: usize) -> Reply {
        let size = u32::try_from(width).ok().zip(u32::try_from(height).ok());
        let Some(size) = size.and_then(|(width, height)| Size::new(width, height)) else {
            return Reply::error(format!("unsupported size: boards have 5 to {} lines a side", Size::MAX.width()));
        };
        match LineSession::on(self.terms, EngineSettings { size: Some(size), ..self.settings.clone() }) {
            Ok(engine) => {
                self.engine = Some(engine);
                Reply::line("OK")
            }
            Err(error) => Reply::error(error),
        }
    }

    fn in_game(&mut self, command: Command, stop: &AtomicBool) -> Reply {
        let engine = self.engine.as_mut().expect("a game has begun");
        let size = engine.size();
        let done = |result: Result<(), _>| match result {
            Ok(()) => Reply::line("OK"),
            Err::<(), EngineError>(error) => Reply::error(error),
        };
        match command {
            Command::Restart => done(engine.set_stones(&[])),
            Command::Begin if !engine.board().occupied().is_empty() => Reply::error("the board is not empty"),
            Command::Begin => self.think(None, stop),
            Command::Turn(x, y) => match point(size, x, y) {
                Some(point) => self.think(Some(point), stop),
                None => Reply::error("not a point of the board"),
            },
            Command::Play(x, y) => match point(size, x, y).map(|point| make(engine, point)) {
                Some(Ok(())) => Reply::line(format!("{x},{y}")),
                Some(Err(error)) => Reply::error(error),
                None => Reply::error("not a point of the board"),
            },
            Command::TakeBack(x, y) => match point(size, x, y) {
                Some(point) => done(engine.take_back(point)),
                None => Reply::error("not a point of the board"),
            },
            Command::Board => {
                (self.stones, self.refused) = (Some(Vec::new()), None);
                Reply::default()
            }
            Command::ShowForbidden => {
                let game = engine.game();
                let forbidden = match game.to_move() {
                    Color::Black => game.forbidden(Color::Black),
                    Color::White => Default::default(),
                };
                let points = forbidden.iter().map(|point| {
                    let (x, y) = coordinates(size, point);
                    format!("{x:02}{y:02}")
                });
                Reply::line(format!("FORBID {}.", points.collect::<String>()))
            }
            _ => Reply::default(),
        }
    }

    /// A line of a position, or its end.
    fn position(&mut self, command: Command, stop: &AtomicBool) -> Reply {
        let Some(engine) = &mut self.engine else { return Reply::default() };
        let size = engine.size();
        let Some(stones) = &mut self.stones else { return Reply::default() };
        match command {
            Command::Stone(x, y, who) => {
                match (point(size, x, y), who) {
                    (Some(point), 1 | 2) => stones.push((point, who == 1)),
                    (Some(_), _) => self.refused = Some(format!("{x},{y},{who}: 1 is an own stone, 2 the opponent's")),
                    (None, _) => self.refused = Some(format!("{x},{y} is not a point of the board")),
                }
                Reply::default()
            }
            _ => {
                let stones = self.stones.take().unwrap_or_default();
                if let Some(refused) = self.refused.take() {
                    return Reply::error(refused);
                }
                // The program is to move: it is Black where both have the same number of stones.
                let own = stones.iter().filter(|stone| stone.1).count();
                let own_color = if 2 * own == stones.len() { Color::Black } else { Color::White };
                if !(2 * own == stones.len() || 2 * own + 1 == stones.len()) {
                    return Reply::error("these numbers of stones leave it to nobody to move");
                }
                let color = |is_own: bool| if is_own { own_color } else { own_color.opponent() };
                let stones: Vec<(Color, Point)> =
                    stones.into_iter().map(|(point, is_own)| (color(is_own), point)).collect();
                match engine.set_stones(&stones) {
                    Ok(()) => self.think(None, stop),
                    Err(error) => Reply::error(error.without_number()),
                }
            }
        }
    }

    /// Makes the opponent's move, if there is one, then the program's own.
    fn think(&mut self, opponent: Option<Point>, stop: &AtomicBool) -> Reply {
        let control = self.timing.control();
        let Some(engine) = &mut self.engine else { return Reply::default() };
        let size = engine.size();
        engine.set_time(control);
        let thought = guarded(engine, "a move", |engine| {
            opponent.map_or(Ok(()), |point| make(engine, point))?;
            if engine.is_over() {
                return Err(Illegal::Over.into());
            }
            engine.generate(engine.to_move(), stop, &mut |_| {})
        });
        match thought {
            Ok(Ok(GeneratedMove { action: Action::Move(Move::Play(point)), choice })) => {
                let best = choice.candidates.first();
                let (x, y) = coordinates(size, point);
                let value = best.map_or(0.5, |best| best.estimate.win_rate);
                let message = format!("MESSAGE winrate {value:.3} playouts {}", choice.playouts);
                Reply { lines: vec![message, format!("{x},{y}")], quit: false }
            }
            Ok(Ok(_)) => Reply::error("no legal move is left"),
            Ok(Err(error)) => match engine.game().end() {
                Some(LineEnd::Forbidden(_)) => Reply::error("the game is over: the move is forbidden and loses"),
                _ => Reply::error(error),
            },
            Err(error) => Reply::error(error),
        }
    }

    /// A key that is not known is ignored, as the protocol wants it.
    fn info(&mut self, key: &str, value: &str) -> Reply {
        let Ok(number) = value.parse::<u64>() else { return Reply::default() };
        match key {
            "timeout_turn" => self.timing.turn = Some(number),
            "timeout_match" => self.timing.total = number,
            "time_left" => self.timing.left = Some(number),
            "rule" => return self.set_rule(number),
            "max_memory" if number > 0 => {
                // The tree is most of what it needs.
                let bytes = usize::try_from(number / 4 * 3).unwrap_or(usize::MAX).max(LEAST_MEMORY);
                self.settings.memory = bytes.min(self.settings.memory);
                self.settings_changed();
            }
            "thread_num" => {
                let threads = usize::try_from(number).unwrap_or(MOST_THREADS).clamp(1, MOST_THREADS);
                self.settings.threads = threads;
                self.settings_changed();
            }
            "max_node" => {
                self.settings.playouts = (number > 0).then_some(number);
                self.settings_changed();
            }
            _ => {}
        }
        Reply::default()
    }

    /// Hands settings that the manager has changed on to the game.
    fn settings_changed(&mut self) {
        let EngineSettings { memory, threads, playouts, .. } = self.settings;
        self.engine.iter_mut().for_each(|engine| {
            engine.change_settings(|settings| {
                (settings.memory, settings.threads, settings.playouts) = (memory, threads, playouts);
            });
        });
    }

    /// The rules by their number: 0 five or more, 1 exactly five for both, 4 renju.
    fn set_rule(&mut self, number: u64) -> Reply {
        let terms = match number {
            0 => FREE_STYLE,
            1 => STANDARD,
            4 => RENJU,
            _ => return Reply::error(format!("rule {number} is not offered: 0, 1 and 4 are")),
        };
        if let Some(engine) = &mut self.engine
            && let Err(error) = engine.set_terms(terms)
        {
            return Reply::error(error.without_number());
        }
        self.terms = terms;
        Reply::default()
    }
}

/// Makes a move of the side to move.
fn make(engine: &mut LineSession, point: Point) -> Result<(), EngineError> {
    let color = engine.to_move();
    engine.play(color, Move::Play(point))
}

/// The point of a column and a row counted from the upper left corner.
fn point(size: Size, x: usize, y: usize) -> Option<Point> {
    (x < size.width() && y < size.height()).then(|| size.point(x, size.height() - 1 - y))
}

fn coordinates(size: Size, point: Point) -> (usize, usize) {
    let (x, y) = size.coordinates(point);
    (x, size.height() - 1 - y)
}
