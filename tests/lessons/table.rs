//! A game that claims are held against: the program's own engine.

use liangyi::protocol::stones_and_moves;
use liangyi::records::scoring::ResolvedGame;
use liangyi::show::lessons::Lesson;
use liangyi_core::base::{Color, Point, PointNames, PointSet};
use liangyi_core::game::{Game, Move, Played};
use liangyi_core::line::{LineBoard, LineGame};
use liangyi_core::rules::{NamedRules, Registry, find_line_game};
use liangyi_core::sgf::{self, GameResult, Recorded, SgfGame};
use liangyi_engine::engine::{Engine, EngineError, EngineSettings, GoSession};
use liangyi_engine::policy::Models;

/// A game at some move.
pub struct Table {
    pub engine: Engine,
    /// How the claims write points.
    pub names: PointNames,
    /// Black stones that a claim puts on the board of a line game.
    pub more: PointSet,
    /// The stones of each side before the last move.
    pub before: [usize; 2],
    /// The result that the record has.
    pub result: Option<GameResult>,
}

/// A record's game before its first move, and its moves.
pub fn opened(lesson: &Lesson) -> (Table, Vec<Played>) {
    let read = |number| sgf::load_of(number, lesson.record, None);
    let record = read(Game::GM).or_else(|_| read(LineGame::GM)).expect("a record");
    let result = record.info.result.as_deref().and_then(|text| text.parse().ok());
    let (engine, moves) = match read(Game::GM) {
        Ok(record) => opened_go(record),
        Err(_) => opened_line(&record),
    };
    (Table { engine, names: lesson.points(), more: PointSet::EMPTY, before: [0; 2], result }, moves)
}

fn settings() -> EngineSettings {
    EngineSettings { memory: 1 << 20, ..EngineSettings::new(Models::embedded()) }
}

fn opened_go(record: SgfGame) -> (Engine, Vec<Played>) {
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    let registry = Registry::new();
    let resolved = ResolvedGame::new(record, &registry, None).expect("a legal game");
    let named: NamedRules = registry.find(&resolved.ruleset).expect("a ruleset").into();
    let moves: Vec<Played> = resolved.game.moves().collect();
    (engine_of(&resolved.game.restarted(), named), moves)
}

/// An engine with a game of Go under rules, whose komi is the game's.
fn engine_of(game: &Game, named: NamedRules) -> Engine {
    let komi = game.rules().komi;
    let mut engine = Engine::new(settings()).expect("an engine");
    engine.go_mut().expect("Go").load(game, named, Some(komi)).expect("a legal game");
    engine
}

fn opened_line(record: &SgfGame) -> (Engine, Vec<Played>) {
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    let row = record.info.rules.as_deref().and_then(find_line_game).expect("a line game");
    let mut engine =
        Engine::new(EngineSettings { line: Some(row), size: Some(record.size), ..settings() }).expect("an engine");
    let (start, first, moves) = stones_and_moves(record).expect("a record");
    match &mut engine {
        Engine::Line(line) => line.load(start, first, Vec::new()).expect("a legal position"),
        Engine::Go(_) => panic!("a line game"),
    }
    (engine, moves)
}

impl Table {
    pub fn go(&mut self) -> &mut GoSession {
        self.engine.go_mut().expect("a claim on a game of Go")
    }

    pub fn game(&self) -> &Game {
        self.engine.go().expect("a claim on a game of Go").game()
    }

    pub fn line(&self) -> &LineGame {
        match &self.engine {
            Engine::Line(line) => line.game(),
            Engine::Go(_) => panic!("a claim on a line game"),
        }
    }

    /// The board of a line game with the stones that a claim adds.
    pub fn line_board(&self) -> LineBoard {
        let mut board = LineBoard::of(self.line().board());
        self.more.iter().for_each(|point| board.place(Color::Black, point));
        board
    }

    pub fn point(&self, text: &str) -> Point {
        self.names.read(text).unwrap_or_else(|| panic!("{text} is no point"))
    }

    pub fn points(&self, texts: &str) -> PointSet {
        texts.split_whitespace().map(|text| self.point(text)).collect()
    }

    pub fn mv(&self, text: &str) -> Move {
        match text {
            "pass" => Move::Pass,
            "virtual" => Move::Virtual,
            point => Move::Play(self.point(point)),
        }
    }

    /// The stones of each side on the board.
    pub fn stones(&self) -> [usize; 2] {
        Color::BOTH.map(|color| self.engine.board().stones(color).len())
    }

    /// Makes a move.
    pub fn play(&mut self, Played { color, mv }: Played) -> Result<(), EngineError> {
        self.before = self.stones();
        self.engine.play(color, mv)
    }

    /// Makes moves such as `b d4, w pass`, does something and takes them back.
    pub fn after<T>(&mut self, moves: &str, what: impl FnOnce(&mut Table) -> T) -> Result<T, String> {
        let (was, before) = (self.engine.snapshot(), self.before);
        let made = moves.split(", ").try_for_each(|text| {
            let (color, mv) = text.split_once(' ').expect("a move");
            let played = Played { color: Color::named(color).expect("a side"), mv: self.mv(mv) };
            self.play(played).map_err(|error| format!("{text}: {error}"))
        });
        let result = made.map(|()| what(self));
        self.engine.restore(was);
        self.before = before;
        result
    }

    /// The same game under another ruleset with the same komi.
    pub fn under(&self, ruleset: &str) -> Result<Table, String> {
        let registry = Registry::new();
        let mut named: NamedRules = registry.find(ruleset).expect("a ruleset").into();
        let komi = self.game().rules().komi;
        named.rules.komi = komi;
        let game = self.game().replayed(named.rules.clone()).map_err(|error| error.reason.to_string())?;
        let engine = engine_of(&game, named);
        Ok(Table { engine, names: self.names, more: self.more, before: self.before, result: self.result })
    }
}
