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
use crate::records::files::{GameOfFile, LoadError, input_bytes, open_input};
use crate::show::words::{Language, msg};

/// A position that is judged.
#[derive(Debug)]
pub struct FilePosition {
    /// The stones.
    pub board: Board,
    /// The game that goes on from there, or why none does.
    pub game: Result<LineGame, BadLineSetup>,
    /// The moves that led there; `None` where a file has no moves.
    pub moves: Option<Vec<(Color, Option<Point>)>>,
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
    fn new(board: Board, moves: Option<Vec<(Color, Option<Point>)>>) -> FilePosition {
        let game = LineGame::from_setup(board, LineRules::RENJU, Color::Black);
        FilePosition { board, game, moves, info: Info::default(), notes: PositionNotes::default() }
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
                let position = recorded(record, steps).map_err(CliError::Usage)?;
                visit(&position)
            }),
            FilePositions::Library(library) => {
                // The start is no position that a move leads to, but it may have a comment.
                let start = Some(library.start()).filter(|start| !start.comment().is_empty());
                start.into_iter().chain(library.positions()).try_for_each(|position| visit(&after(&position)))
            }
        }
    }
}

/// Reads a file, or the game of it that the path names; `each` says that every position is wanted. With one position
/// only, nobody may have five in it, unless it `may_be_over`.
pub fn positions(path: &Path, each: bool, may_be_over: bool, words: Language) -> Result<FilePositions, String> {
    let GameOfFile { file, number } = GameOfFile::of(path);
    let position = match library(&file, words)? {
        Some(library) if each => return Ok(FilePositions::Library(library)),
        Some(library) => after(&library.main_line()),
        None => match recorded_or_drawn(&file, number, words)? {
            Read::Drawing(board) => FilePosition::new(board, None),
            Read::Record(record) => {
                let last = recorded(&record, record.steps.len())?;
                let is_figure = record.moves().next().is_none();
                if each && !is_figure {
                    return Ok(FilePositions::Record(record));
                }
                FilePosition { moves: last.moves.filter(|_| !is_figure), ..last }
            }
        },
    };
    match &position.game {
        Err(error) if !may_be_over => Err(words.bad_line_setup(*error)),
        Ok(_) | Err(_) => Ok(FilePositions::One(Box::new(position))),
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
fn after(position: &LibraryPosition) -> FilePosition {
    let mut board = Board::new(Library::size());
    let colored: Vec<_> = Color::BOTH.into_iter().cycle().zip(position.moves()).collect();
    for (color, point) in &colored {
        point.iter().for_each(|&point| board.add(*color, &PointSet::single(point)));
    }
    let labels = position.labels().into_iter().map(|(point, text)| (point, text.to_string()));
    let notes = PositionNotes {
        comment: position.comment().to_string(),
        labels: labels.collect(),
        is_marked: position.is_marked(),
        is_start: position.is_start(),
    };
    FilePosition { notes, ..FilePosition::new(board, Some(colored)) }
}

/// The position after the first `steps` steps of a record. A move takes no stones off.
fn recorded(record: &SgfGame, steps: usize) -> Result<FilePosition, String> {
    let size: Size = record.size;
    let (mut board, mut moves) = (Board::new(size), Vec::new());
    for (number, step) in record.steps[..steps].iter().enumerate() {
        match step {
            SgfStep::Setup(setup) => {
                board.clear(&(setup.black | setup.white | setup.empty));
                board.add(Color::Black, &setup.black);
                board.add(Color::White, &setup.white.without(&setup.black));
            }
            SgfStep::Move(played) => {
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
                moves.push((played.color, played.mv.point()));
            }
        }
    }
    Ok(FilePosition { info: record.info.clone(), ..FilePosition::new(board, Some(moves)) })
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
    /// What is said of the points in a position; nothing where the game is over.
    pub fn of(&self, position: &FilePosition) -> Result<Explained, String> {
        let Ok(game) = &position.game else { return Ok(Explained::default()) };
        let judged = |color: Color, text: &String| {
            let point = PointNames::of_line_games(game.board().size())
                .read(text)
                .ok_or_else(|| format!("{text} is no point of the board"))?;
            game.judge(color, point).ok_or_else(|| format!("there is a stone on {text}"))
        };
        let why_not = |text: &String| {
            let found = judged(Color::Black, text)?;
            let is_forbidden = found.verdict == LineVerdict::Forbidden;
            Ok((found.point, is_forbidden.then(|| game.freeing(Color::Black, found.point))))
        };
        Ok(Explained {
            at: self.at.iter().map(|text| judged(self.color, text)).collect::<Result<_, String>>()?,
            why_not: self.why_not.iter().map(why_not).collect::<Result<_, String>>()?,
        })
    }
}
