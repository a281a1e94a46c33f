//! A session with one manager: a command in, its reply lines out. A command that fails changes nothing. On an input and
//! an output a thread reads the input, and each reply is flushed.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};
use liangyi_core::game::{Illegal, Move, Position};
use liangyi_core::line::LineEnd;
use liangyi_core::time::TimeControl;
use liangyi_engine::engine::{EngineError, EngineSettings, GeneratedMove, LineSession};
use liangyi_engine::player::PlayerAction;
use liangyi_engine::search::{Candidate, Restriction, Restrictions};
use liangyi_engine::threads::Queue;

use super::command::{BadCommand, GomocupCommand, RENJU, Rule, parse, read_rule};
use super::opening::{IncomingOpening, answer_line};
use super::position::{Incoming, Then, coordinates, point};
use crate::protocol::{LineRead, drop_mark, guarded, read_line, start_reader};

/// The time for a move until the manager sets one.
const TURN: Duration = Duration::from_secs(5);
/// The least time for a move, where the manager allows none.
const LEAST_TURN: Duration = Duration::from_millis(10);
/// The time for a match that the manager sends for "no limit", and more than any real one.
const NO_LIMIT: u64 = 1_000_000_000;
/// The most threads that the manager may ask for.
const MOST_THREADS: usize = 256;
/// The most characters of a line that an error quotes.
const MOST_QUOTED: usize = 40;
/// The least memory of a search tree, in bytes.
const LEAST_MEMORY: usize = 1 << 20;

/// The reply to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GomocupReply {
    /// Its lines; none where the protocol wants no reply.
    pub lines: Vec<String>,
    /// Whether the session is over.
    pub quit: bool,
}

impl GomocupReply {
    fn line(text: impl Into<String>) -> GomocupReply {
        GomocupReply { lines: vec![text.into()], quit: false }
    }

    fn error(text: impl std::fmt::Display) -> GomocupReply {
        GomocupReply::line(format!("ERROR {text}"))
    }

    fn messages(texts: impl IntoIterator<Item = String>) -> GomocupReply {
        GomocupReply { lines: texts.into_iter().map(|text| format!("MESSAGE {text}")).collect(), quit: false }
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
    /// The same with half of a move's time.
    fn halved(self) -> Timing {
        let turn = self.turn.unwrap_or(TURN.as_millis() as u64);
        Timing { turn: Some(turn / 2), ..self }
    }

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
pub struct GomocupSession {
    settings: EngineSettings,
    engine: Option<LineSession>,
    /// The rules of the next game.
    rule: Rule,
    timing: Timing,
    /// What the lines up to `DONE` belong to.
    reading: Option<Reading>,
}

/// Lines that belong together.
#[derive(Debug)]
enum Reading {
    /// A position.
    Position(Incoming),
    /// The stones of an opening.
    Opening(IncomingOpening),
}

impl GomocupSession {
    /// A session before `START`, by the rules of renju until the manager names others.
    pub fn new(settings: EngineSettings) -> GomocupSession {
        let timing = Timing { turn: None, total: 0, left: None };
        let settings = EngineSettings { least_time: LEAST_TURN, ..settings };
        let rule = Rule { terms: RENJU, continuous: false, notes: Vec::new() };
        GomocupSession { settings, engine: None, rule, timing, reading: None }
    }

    /// Answers one line. Another thread sets `stop` to end a search with the best move so far.
    pub fn answer(&mut self, line: &str, stop: &AtomicBool) -> GomocupReply {
        let command = parse(line);
        if let Some(reading) = self.reading.take() {
            match self.read_on(reading, &command, line, stop) {
                Some(reply) => return reply,
                // Whatever else comes ends a position without its `DONE`.
                None => self.reading = None,
            }
        }
        match command {
            GomocupCommand::Empty | GomocupCommand::Stop => GomocupReply::default(),
            GomocupCommand::End => GomocupReply { quit: true, ..GomocupReply::default() },
            GomocupCommand::About => GomocupReply::line(format!(
                "name=\"Liangyi\", version=\"{}\", author=\"the Liangyi authors\", country=\"\"",
                env!("CARGO_PKG_VERSION")
            )),
            GomocupCommand::Start(width, height) => self.start(width, height),
            GomocupCommand::Info(key, value) => self.info(&key, &value),
            GomocupCommand::Stone(..) | GomocupCommand::Done => GomocupReply::error("no BOARD has begun"),
            GomocupCommand::Swap2 => {
                self.reading = Some(Reading::Opening(IncomingOpening::default()));
                GomocupReply::default()
            }
            GomocupCommand::Bare(..) | GomocupCommand::Bad(BadCommand::Unknown) => {
                GomocupReply::line("UNKNOWN command")
            }
            GomocupCommand::Bad(BadCommand::NotSquare(width, height)) => GomocupReply::error(format!(
                "START is for square boards: RECTSTART {width},{height} begins on this one"
            )),
            GomocupCommand::Bad(BadCommand::Arguments) => GomocupReply::error("the arguments make no sense"),
            // Its lines up to DONE are read, and answered once, whether there is a game or not.
            GomocupCommand::Board => self.begin_position(Then::Think),
            GomocupCommand::TakeBoard => self.begin_position(Then::Wait),
            command => match self.engine {
                None => GomocupReply::error("no game has begun: START comes first"),
                Some(_) => self.in_game(command, stop),
            },
        }
    }

    fn start(&mut self, width: usize, height: usize) -> GomocupReply {
        let size = u32::try_from(width).ok().zip(u32::try_from(height).ok());
        let Some(size) = size.and_then(|(width, height)| Size::new(width, height)) else {
            return GomocupReply::error(format!(
                "unsupported size: boards have 5 to {} lines a side",
                Size::MAX.width()
            ));
        };
        match LineSession::on(self.rule.terms, EngineSettings { size: Some(size), ..self.settings.clone() }) {
            Ok(engine) => {
                self.engine = Some(engine);
                GomocupReply::line("OK")
            }
            Err(error) => GomocupReply::error(error),
        }
    }

    fn begin_position(&mut self, then: Then) -> GomocupReply {
        self.reading = Some(Reading::Position(Incoming::new(then)));
        GomocupReply::default()
    }

    /// A line after the first one of a position or of an opening; `None` where it belongs to neither.
    fn read_on(
        &mut self,
        reading: Reading,
        command: &GomocupCommand,
        line: &str,
        stop: &AtomicBool,
    ) -> Option<GomocupReply> {
        let size = self.engine.as_ref().map_or(Size::MAX, |engine| engine.size());
        let mut reply = GomocupReply::default();
        let reading = match (reading, command) {
            (Reading::Position(position), GomocupCommand::Done) => return Some(self.position(position, stop)),
            (Reading::Position(mut position), &GomocupCommand::Stone(x, y, who)) => {
                position.take(size, x, y, who);
                Reading::Position(position)
            }
            (Reading::Position(mut position), GomocupCommand::Bare(..) | GomocupCommand::Bad(BadCommand::Unknown)) => {
                let line: String = line.trim().chars().take(MOST_QUOTED).collect();
                position.refuse(format!("{line} is no line of a position: column,row,owner are"));
                Reading::Position(position)
            }
            (Reading::Opening(opening), GomocupCommand::Done) => return Some(self.opening(opening, stop)),
            (Reading::Opening(mut opening), &GomocupCommand::Bare(x, y)) => {
                opening.take(size, x, y);
                Reading::Opening(opening)
            }
            (Reading::Opening(mut opening), GomocupCommand::Stone(x, y, who)) => {
                opening.refuse(format!("{x},{y},{who} is no line of an opening: column,row are"));
                Reading::Opening(opening)
            }
            (reading, GomocupCommand::Info(key, value)) => {
                reply = self.info(key, value);
                reading
            }
            (reading, GomocupCommand::Empty | GomocupCommand::Stop) => reading,
            _ => return None,
        };
        self.reading = Some(reading);
        Some(reply)
    }

    fn in_game(&mut self, command: GomocupCommand, stop: &AtomicBool) -> GomocupReply {
        let terms = self.rule.terms;
        let engine = self.engine.as_mut().expect("a game has begun");
        let size = engine.size();
        let done = |result: Result<(), _>| match result {
            Ok(()) => GomocupReply::line("OK"),
            Err::<(), EngineError>(error) => GomocupReply::error(error),
        };
        match command {
            GomocupCommand::Restart => {
                let begun = engine.set_stones(terms, &[], None);
                if begun.is_ok() {
                    keep_off(engine, PointSet::EMPTY);
                }
                done(begun)
            }
            GomocupCommand::Begin if !engine.board().occupied().is_empty() => {
                GomocupReply::error("the board is not empty")
            }
            GomocupCommand::Begin => self.think(None, stop),
            GomocupCommand::Turn(x, y) => match point(size, x, y) {
                Some(point) => self.think(Some(point), stop),
                None => GomocupReply::error("not a point of the board"),
            },
            GomocupCommand::Play(x, y) => match point(size, x, y).map(|point| make(engine, point)) {
                Some(Ok(())) => GomocupReply::line(format!("{x},{y}")),
                Some(Err(error)) => GomocupReply::error(error),
                None => GomocupReply::error("not a point of the board"),
            },
            GomocupCommand::TakeBack(x, y) => match point(size, x, y) {
                Some(point) => done(engine.take_back(point)),
                None => GomocupReply::error("not a point of the board"),
            },
            GomocupCommand::ShowForbidden => {
                let game = engine.game();
                let forbidden = match game.to_move() {
                    Color::Black => game.forbidden(Color::Black),
                    Color::White => Default::default(),
                };
                let points = forbidden.iter().map(|point| {
                    let (x, y) = coordinates(size, point);
                    format!("{x:02}{y:02}")
                });
                GomocupReply::line(format!("FORBID {}.", points.collect::<String>()))
            }
            _ => GomocupReply::default(),
        }
    }

    /// A position that is complete.
    fn position(&mut self, position: Incoming, stop: &AtomicBool) -> GomocupReply {
        let then = position.then;
        let Some(engine) = &mut self.engine else { return GomocupReply::error("no game has begun: START comes first") };
        let placed = match position.done() {
            Ok(placed) => placed,
            Err(refused) => return GomocupReply::error(refused),
        };
        if let Err(error) = engine.set_stones(self.rule.terms, &placed.stones, Some(placed.own)) {
            return GomocupReply::error(error.without_number());
        }
        // In a single game of renju these are forbidden points, which the rules know.
        let knows = self.rule.terms == RENJU && !self.rule.continuous;
        keep_off(engine, if knows { PointSet::EMPTY } else { placed.nobodys });
        match then {
            Then::Think => self.think(None, stop),
            Then::Wait => GomocupReply::line("OK"),
        }
    }

    /// An opening that is complete. Its answer takes two searches at most, each of half a move's time.
    fn opening(&mut self, opening: IncomingOpening, stop: &AtomicBool) -> GomocupReply {
        let control = self.timing.halved().control();
        let Some(engine) = &mut self.engine else { return GomocupReply::error("no game has begun: START comes first") };
        let opening = match opening.done(engine.size()) {
            Ok(opening) => opening,
            Err(refused) => return GomocupReply::error(refused),
        };
        engine.set_time(control);
        match guarded(engine, "an opening", |engine| answer_line(engine, &opening, stop)) {
            Ok(Some(line)) => GomocupReply::line(line),
            Ok(None) => GomocupReply::error("no legal move is left"),
            Err(error) => GomocupReply::error(error),
        }
    }

    /// Makes the opponent's move, if there is one, then the program's own.
    fn think(&mut self, opponent: Option<Point>, stop: &AtomicBool) -> GomocupReply {
        let control = self.timing.control();
        let Some(engine) = &mut self.engine else { return GomocupReply::default() };
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
            Ok(Ok(GeneratedMove { action: PlayerAction::Move(Move::Play(point)), choice })) => {
                let best = choice.candidates.first();
                let (x, y) = coordinates(size, point);
                let value = best.map_or(0.5, |best| best.estimate.win_rate);
                let mut lines = vec![format!("MESSAGE winrate {value:.3} playouts {}", choice.playouts)];
                lines.extend(best.and_then(|best| won(best, size)));
                lines.push(format!("{x},{y}"));
                GomocupReply { lines, quit: false }
            }
            Ok(Ok(_)) => GomocupReply::error("no legal move is left"),
            Ok(Err(error)) => match engine.game().end() {
                Some(LineEnd::Forbidden(_)) => GomocupReply::error("the game is over: the move is forbidden and loses"),
                _ => GomocupReply::error(error),
            },
            Err(error) => GomocupReply::error(error),
        }
    }

    /// A key that is not known is ignored, as the protocol wants it, and no key has a reply other than messages.
    fn info(&mut self, key: &str, value: &str) -> GomocupReply {
        let Ok(number) = value.parse::<u64>() else {
            let is_rule = key == "rule";
            return GomocupReply::messages(
                is_rule.then(|| format!("rule {} stays: INFO rule takes a number", self.rule.terms.name)),
            );
        };
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
                self.settings.set_playouts((number > 0).then_some(number));
                self.settings_changed();
            }
            _ => {}
        }
        GomocupReply::default()
    }

    /// Hands settings that the manager has changed on to the game.
    fn settings_changed(&mut self) {
        let EngineSettings { memory, threads, playouts, level, .. } = self.settings;
        self.engine.iter_mut().for_each(|engine| {
            engine.change_settings(|settings| {
                (settings.memory, settings.threads) = (memory, threads);
                (settings.playouts, settings.level) = (playouts, level);
            });
        });
    }

    /// The rules by their number. A game that cannot go on by them goes on by its own, and the next has them.
    fn set_rule(&mut self, number: u64) -> GomocupReply {
        let rule = read_rule(number);
        let mut notes = rule.notes.clone();
        if let Some(engine) = &mut self.engine
            && let Err(error) = engine.set_terms(rule.terms)
        {
            let error = error.without_number();
            notes.push(format!("{} is played from the next RESTART, START or BOARD on: {error}", rule.terms.name));
        }
        self.rule = rule;
        GomocupReply::messages(notes)
    }
}

/// Has the program leave these points empty.
fn keep_off(engine: &mut LineSession, points: PointSet) {
    let never = |color| Restriction { color, points, pass: false, only: false, until_depth: usize::MAX };
    let restrictions =
        if points.is_empty() { Restrictions::NONE } else { Restrictions::new(Color::BOTH.map(never).to_vec()) };
    engine.change_settings(|settings| settings.restrictions = restrictions);
}

/// Makes a move of the side to move.
fn make(engine: &mut LineSession, point: Point) -> Result<(), EngineError> {
    let color = engine.to_move();
    engine.play(color, Move::Play(point))
}

/// The most bytes of lines that wait.
const WAITING: usize = 16 << 20;
/// The most bytes of a line that are read; the rest is dropped.
const MAX_LINE: usize = 4096;

/// Answers commands from standard input until `END` or the end of the input.
///
/// # Errors
///
/// If a reply cannot be written, or the system gives no thread to read the input with.
pub fn serve_stdio(settings: EngineSettings) -> io::Result<()> {
    serve(GomocupSession::new(settings), io::stdin(), io::stdout().lock())
}

/// Answers the commands from `input` on `output`.
///
/// # Errors
///
/// If a reply cannot be written, or the system gives no thread to read the input with.
pub fn serve(mut session: GomocupSession, input: impl Read + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let queue = Arc::new(Queue::new(WAITING));
    let reader = Arc::clone(&queue);
    start_reader(move || {
        let (mut input, mut bytes, mut begun) = (BufReader::new(input), Vec::new(), false);
        while read_line(&mut input, MAX_LINE, &mut bytes) != LineRead::End {
            if !std::mem::replace(&mut begun, true) {
                drop_mark(&mut bytes);
            }
            let line = String::from_utf8_lossy(&bytes).into_owned();
            // What ends a search must not wait for it, and ends no search that a later line begins.
            if matches!(parse(&line), GomocupCommand::Stop | GomocupCommand::End) {
                reader.interrupt();
            }
            if !reader.push(line) {
                return;
            }
        }
        reader.interrupt();
        reader.close();
    })?;
    let mut written = Ok(());
    while let Some(queued) = queue.pop() {
        let reply = session.answer(&queued.item, &queued.signals.interrupted);
        let text: String = reply.lines.iter().map(|line| format!("{line}\n")).collect();
        written = output.write_all(text.as_bytes()).and_then(|()| output.flush());
        if written.is_err() || reply.quit {
            break;
        }
    }
    queue.finish();
    written
}

/// What is said of a move after which a side wins whatever the other one does: in how many moves of both, and by which.
fn won(found: &Candidate, size: Size) -> Option<String> {
    let moves = found.wins_in?;
    let names = PointNames::of_line_games(size);
    let line: Vec<String> = found.line.iter().filter_map(|mv| mv.point()).map(|point| names.name(point)).collect();
    let what = if moves > 0 { "wins" } else { "loses" };
    Some(format!("MESSAGE {what} in {} moves: {}", moves.abs(), line.join(" ")))
}
