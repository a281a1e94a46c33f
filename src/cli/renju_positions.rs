//! The positions of a file: a drawing, SGF, a list of moves, a database, or a library of RenLib's; and what is said of
//! the points of one that a person asks about.

use std::path::Path;
use std::sync::Arc;

use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::formats::{FormatError, Library, LibraryPosition, MAX_FILE_BYTES, OpenedFile};
use liangyi_core::game::{Game, Move};
use liangyi_core::line::{
    BadDrawing, BadLineSetup, Difference, LineGame, LineJudgement, LineRules, LineVerdict, read_drawing,
};
use liangyi_core::rules::Registry;
use liangyi_core::sgf::{self, Info, Recorded, SgfError, SgfGame, SgfStep};

use super::error::CliError;
use super::renju_end::{JudgedMove, MadeSoFar, PositionEnd};
use crate::records::files::{GameOfFile, LoadError, input_bytes, open_input};
use crate::show::words::{English, Language, msg};

/// A position that is judged.
#[derive(Debug)]
pub struct FilePosition {
    /// The stones.
    pub board: Board,
    /// The game that goes on from there, or how it has ended.
    pub game: Result<LineGame, PositionEnd>,
    /// The first forbidden move, after which it went on all the same.
    pub went_on: Option<JudgedMove>,
    /// The moves that led there; `None` where a file has no moves.
    pub moves: Option<Vec<(Color, Option<Point>)>>,
    /// Whose turn it is, where its record says so after the last move (`PL`).
    pub to_move: Option<Color>,
    /// What its record says of the game.
    pub info: Info,
    /// What is written of the position.
    pub notes: PositionNotes,
}

/// What a library says of a position.
#[derive(Debug, Default)]
pub struct PositionNotes {
    /// The comment; empty where there is none.
    pub comment: String,
    /// The texts on points of the board.
    pub labels: Vec<(Point, String)>,
    /// Whether its last move is marked.
    pub is_marked: bool,
    /// Whether the library opens with it.
    pub is_start: bool,
}

impl FilePosition {
    fn new(board: Board, moves: Option<Vec<(Color, Option<Point>)>>, made: MadeSoFar) -> FilePosition {
        let (game, went_on) = made.game(board);
        let (info, notes) = (Info::default(), PositionNotes::default());
        FilePosition { board, game, went_on, moves, to_move: None, info, notes }
    }

    /// The last move, for people.
    pub fn after(&self, words: Language) -> Option<String> {
        let moves = self.moves.as_ref()?;
        let (color, point) = moves.last()?;
        let name = point.map_or_else(
            || words.no_point(Move::Pass),
            |point| PointNames::of_line_games(self.board.size()).name(point),
        );
        let number = moves.len().to_string();
        Some(words.say(msg!("renju-after", number = number, side = words.side(*color), move = name)))
    }

    /// The point of the last move, if that was a stone.
    pub fn last(&self) -> Option<Point> {
        self.moves.as_ref()?.last()?.1
    }

    /// The position before the last move, if that was a stone, and who made it.
    fn before_last(&self) -> Option<(Color, LineGame)> {
        let (color, point) = *self.moves.as_ref()?.last()?;
        let mut board = self.board;
        board.clear(&PointSet::single(point?));
        Some((color, LineGame::from_setup(board, LineRules::RENJU, color).ok()?))
    }

    /// The number of the move that has put the stone on a point.
    fn number_of(&self, point: Point) -> Option<usize> {
        let moves = self.moves.as_ref()?;
        moves.iter().rposition(|(_, at)| *at == Some(point)).map(|index| index + 1)
    }
}

/// What a file has.
#[derive(Debug)]
pub enum FilePositions {
    /// One position.
    One(Box<FilePosition>),
    /// Every position of a record.
    Record(Box<SgfGame>),
    /// Every position of a library.
    Library(Arc<Library>),
}

impl FilePositions {
    /// Hands over the positions, one after the other.
    pub fn visit(&self, visit: &mut dyn FnMut(&FilePosition) -> Result<(), CliError>) -> Result<(), CliError> {
        match self {
            FilePositions::One(position) => visit(position),
            FilePositions::Record(record) => (1..=record.steps.len()).try_for_each(|steps| {
                let position = recorded(record, steps, English).map_err(CliError::Usage)?;
                visit(&position)
            }),
            FilePositions::Library(library) => {
                // The start is no position that a move leads to, but it may have a comment.
                let start = Some(library.start()).filter(|start| !start.comment().is_empty());
                start.into_iter().chain(library.positions()).try_for_each(|position| {
                    let position = after(&position).map_err(|error| CliError::Usage(error.to_string()))?;
                    visit(&position)
                })
            }
        }
    }
}

/// Which positions of a file are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedPositions {
    /// The one after its last move.
    Last,
    /// The one after this many moves.
    AfterMove(usize),
    /// The one after every move.
    Each,
}

/// Reads a file, or the game of it that the path names.
pub fn positions(path: &Path, wanted: WantedPositions, words: Language) -> Result<FilePositions, String> {
    let too_small = |error: BadLineSetup| words.bad_line_setup(error);
    let too_few =
        |number: usize, moves: usize| format!("--move {number}: {}", words.say(msg!("too-few-moves", count = moves)));
    let GameOfFile { file, number } = GameOfFile::of(path);
    let position = match (library(&file, words)?, wanted) {
        (Some(library), WantedPositions::Each) => return Ok(FilePositions::Library(library)),
        (Some(library), WantedPositions::Last) => after(&library.main_line()).map_err(too_small)?,
        (Some(library), WantedPositions::AfterMove(number)) => {
            let end = library.main_line();
            let position = end.before(number).ok_or_else(|| too_few(number, end.moves().len()))?;
            after(&position).map_err(too_small)?
        }
        (None, _) => match recorded_or_drawn(&file, number, words)? {
            Read::Drawing(board) => {
                let mut made = MadeSoFar::new(board.size()).map_err(too_small)?;
                made.set_up(&board);
                match wanted {
                    WantedPositions::AfterMove(number @ 1..) => return Err(too_few(number, 0)),
                    WantedPositions::AfterMove(0) | WantedPositions::Last | WantedPositions::Each => {
                        FilePosition::new(board, None, made)
                    }
                }
            }
            Read::Record(record) => {
                let is_figure = record.moves().next().is_none();
                let steps = match wanted {
                    WantedPositions::Each if !is_figure => return Ok(FilePositions::Record(record)),
                    WantedPositions::Each | WantedPositions::Last => record.steps.len(),
                    WantedPositions::AfterMove(number) => {
                        steps_of(&record, number).ok_or_else(|| too_few(number, record.moves().count()))?
                    }
                };
                let position = recorded(&record, steps, words)?;
                FilePosition { moves: position.moves.filter(|_| !is_figure), ..position }
            }
        },
    };
    Ok(FilePositions::One(Box::new(position)))
}

/// How many steps of a record come before its move number `moves` + 1; `None` where it has fewer moves.
fn steps_of(record: &SgfGame, moves: usize) -> Option<usize> {
    let is_move = |(_, step): &(usize, &SgfStep)| matches!(step, SgfStep::Move(_));
    let mut at = record.steps.iter().enumerate().filter(is_move).map(|(index, _)| index);
    match moves {
        // What is set up before the first move stands at the start.
        0 => Some(at.next().unwrap_or(record.steps.len())),
        _ => at.nth(moves - 1).map(|index| index + 1),
    }
}

/// The library that a file is; `None` where it is none. The name alone tells a library of the time before headers.
pub fn library(file: &Path, words: Language) -> Result<Option<Arc<Library>>, String> {
    let unread = |error: LoadError| words.unloaded(&error);
    if let Ok(opened) = open_input(file) {
        return Ok(opened.library().cloned());
    }
    let bytes = input_bytes(file, MAX_FILE_BYTES).map_err(|error| unread(error.into()))?;
    if !Library::is_one(&bytes) && !file.extension().is_some_and(|end| end.eq_ignore_ascii_case("lib")) {
        return Ok(None);
    }
    Library::read(&bytes)
        .map(|library| Some(Arc::new(library)))
        .map_err(|error| unread(FormatError::from(error).into()))
}

/// What a file has that is no library.
enum Read {
    Drawing(Board),
    Record(Box<SgfGame>),
}

/// The record in a file of any format, or the drawing.
fn recorded_or_drawn(file: &Path, number: Option<usize>, words: Language) -> Result<Read, String> {
    let opened = open_input(file);
    // Drawings have no other games beside them.
    let is_one_of_many = opened.as_ref().is_ok_and(|opened| opened.games() > 1);
    let bytes = if is_one_of_many { None } else { input_bytes(file, sgf::MAX_BYTES).ok() };
    let record = opened.and_then(|opened| Ok(not_of_go(opened.game(LineGame::GM, number, None)?, &opened, number)?));
    match (record, bytes.and_then(|bytes| drawing(&bytes))) {
        (_, Some(Ok(board))) => Ok(Read::Drawing(board)),
        (Err(LoadError::Sgf(SgfError::NoGame)), Some(Err(BadDrawing::Empty))) => Err(UNKNOWN.to_string()),
        (Err(LoadError::Sgf(SgfError::NoGame)), Some(Err(error))) => Err(error.to_string()),
        (Err(error), _) => Err(words.unloaded(&error)),
        (Ok(record), _) => Ok(Read::Record(Box::new(record))),
    }
}

/// What is said of a file in no format that is known.
const UNKNOWN: &str = "the format is not known; it may be a drawing of rows with X, O and '.', SGF, a library of \
                       RenLib's (.lib), RenjuNet's database (.rif), a file of Piskvork's (.psq) or a list of moves \
                       such as h8g6f6";

/// A record that may be of a line game: programs for Go write `GM[1]` for renju too, but then nothing that only Go has.
fn not_of_go(record: SgfGame, opened: &OpenedFile, number: Option<usize>) -> Result<SgfGame, FormatError> {
    const MOST_LINES: usize = 15;
    let says_so = || opened.game(Game::GM, number, Some(1)) == Err(SgfError::OtherGame.into());
    let has_moves = record.moves().next().is_some();
    let is_larger = has_moves && record.size.longer_side() > MOST_LINES;
    let is_under_go = record.rules(&Registry::new()).is_some();
    let of_go = record.komi.is_some() || record.handicap > 0 || is_under_go || is_larger;
    if of_go && !says_so() { Err(SgfError::OtherGame.into()) } else { Ok(record) }
}

/// The drawing in a text that is no record and has no lines of a printed board, which are figures.
fn drawing(bytes: &[u8]) -> Option<Result<Board, BadDrawing>> {
    let text = sgf::decode(bytes).ok().filter(|text| !sgf::is_record(text))?;
    let has_lines = text.contains(|sign: char| ('\u{2500}'..='\u{257f}').contains(&sign));
    (!has_lines).then(|| read_drawing(&text))
}

/// A position of a library.
fn after(position: &LibraryPosition) -> Result<FilePosition, BadLineSetup> {
    let mut board = Board::new(Library::size());
    let mut made = MadeSoFar::new(Library::size())?;
    let colored: Vec<_> = Color::BOTH.into_iter().cycle().zip(position.moves()).collect();
    for (color, point) in &colored {
        made.add(*color, *point);
        point.iter().for_each(|&point| board.add(*color, &PointSet::single(point)));
    }
    let labels = position.labels().into_iter().map(|(point, text)| (point, text.to_string()));
    let notes = PositionNotes {
        comment: position.comment().to_string(),
        labels: labels.collect(),
        is_marked: position.is_marked(),
        is_start: position.is_start(),
    };
    Ok(FilePosition { notes, ..FilePosition::new(board, Some(colored), made) })
}

/// The position after the first `steps` steps of a record. A move takes no stones off.
fn recorded(record: &SgfGame, steps: usize, words: Language) -> Result<FilePosition, String> {
    let size: Size = record.size;
    let mut made = MadeSoFar::new(size).map_err(|error| words.bad_line_setup(error))?;
    let (mut board, mut moves, mut to_move) = (Board::new(size), Vec::new(), None);
    for (number, step) in record.steps[..steps].iter().enumerate() {
        match step {
            SgfStep::Setup(setup) => {
                board.clear(&(setup.black | setup.white | setup.empty));
                board.add(Color::Black, &setup.black);
                board.add(Color::White, &setup.white.without(&setup.black));
                made.set_up(&board);
                to_move = setup.to_move.or(to_move);
            }
            SgfStep::Move(played) => {
                to_move = None;
                match played.mv {
                    Move::Play(point) if board.at(point).is_some() => {
                        return Err(format!(
                            "step {}: there is a stone on {}",
                            number + 1,
                            PointNames::of_line_games(size).name(point)
                        ));
                    }
                    Move::Play(point) => board.add(played.color, &PointSet::single(point)),
                    Move::Pass | Move::Virtual => {}
                }
                made.add(played.color, played.mv.point());
                moves.push((played.color, played.mv.point()));
            }
        }
    }
    Ok(FilePosition { to_move, info: record.info.clone(), ..FilePosition::new(board, Some(moves), made) })
}

/// The points that a person asks about.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// For whom moves are judged.
    pub color: Color,
    /// The points whose judgement is wanted.
    pub at: &'a [String],
    /// Those of which is told what would free them.
    pub why_not: &'a [String],
}

/// What is said of the points that are explained in a position.
#[derive(Debug, Default)]
pub struct Explained {
    /// The judgements that are wanted.
    pub at: Vec<LineJudgement>,
    /// Points, and what would free each; `None` for one that is not forbidden.
    pub why_not: Vec<(Point, Option<Vec<(Difference, LineVerdict)>>)>,
}

impl Asked<'_> {
    /// What is said of the points in a position. The point of the last move is judged in the position before it; where
    /// the game is over, that is all there is to say.
    ///
    /// # Errors
    ///
    /// What is asked about is no point of the board, or has a stone that was not the last one.
    pub fn of(&self, position: &FilePosition) -> Result<Explained, String> {
        let before = position.before_last();
        let judged = |color: Color, text: &String| -> Result<Option<(LineJudgement, &LineGame)>, String> {
            let point = PointNames::of_line_games(position.board.size())
                .read(text)
                .ok_or_else(|| format!("{text} is no point of the board"))?;
            if let Some((mover, game)) = before.as_ref().filter(|_| position.last() == Some(point)) {
                return Ok(game.judge(*mover, point).map(|found| (found, game)));
            }
            let Ok(game) = &position.game else { return Ok(None) };
            let there = || match position.number_of(point) {
                None => format!("there is a stone on {text}"),
                Some(number) => format!("there is a stone on {text}, of move {number}: `--move {number}` explains it"),
            };
            Ok(Some((game.judge(color, point).ok_or_else(there)?, game)))
        };
        let why_not = |text: &String| {
            Ok(judged(Color::Black, text)?.map(|(found, game)| {
                let is_forbidden = found.verdict == LineVerdict::Forbidden;
                (found.point, is_forbidden.then(|| game.freeing(Color::Black, found.point)))
            }))
        };
        let at = |text: &String| Ok(judged(self.color, text)?.map(|(found, _)| found));
        Ok(Explained {
            at: self.at.iter().filter_map(|text| at(text).transpose()).collect::<Result<_, String>>()?,
            why_not: self.why_not.iter().filter_map(|text| why_not(text).transpose()).collect::<Result<_, String>>()?,
        })
    }
}
