//! The positions of a file: a drawing, SGF, a list of moves, or a library of RenLib's.

use std::path::Path;

use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::formats::{FormatError, open_game};
use liangyi_core::game::{Game, Move};
use liangyi_core::line::{
    BadDrawing, BadLineSetup, Library, LineGame, LineRules, MAX_LIBRARY_BYTES, read_drawing, read_move_list,
};
use liangyi_core::rules::Registry;
use liangyi_core::sgf::{self, Info, Recorded, SgfError, SgfGame, SgfStep};

use super::error::CliError;
use crate::records::files::{GameOfFile, LoadError, input_bytes};
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
}

impl FilePosition {
    fn new(board: Board, moves: Option<Vec<(Color, Option<Point>)>>) -> FilePosition {
        let game = LineGame::from_setup(board, LineRules::RENJU, Color::Black);
        FilePosition { board, game, moves, info: Info::default() }
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
    Library(Library),
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
            FilePositions::Library(library) => library.positions().try_for_each(|moves| visit(&after(&moves))),
        }
    }
}

/// Reads a file, or the game of it that the path names; `each` says that every position is wanted. With one position
/// only, nobody may have five in it.
pub fn positions(path: &Path, each: bool, words: Language) -> Result<FilePositions, String> {
    let unread = |error: LoadError| words.unloaded(&error);
    let GameOfFile { file, number } = GameOfFile::of(path);
    let bytes = input_bytes(&file, MAX_LIBRARY_BYTES).map_err(|error| unread(error.into()))?;
    let is_library = Library::is_one(&bytes) || file.extension().is_some_and(|end| end.eq_ignore_ascii_case("lib"));
    let position = if is_library {
        let library = Library::read(&bytes).map_err(|error| unread(error.into()))?;
        if each {
            return Ok(FilePositions::Library(library));
        }
        after(&library.main_line())
    } else {
        match recorded_or_drawn(&bytes, number, words)? {
            Read::Drawing(board) => FilePosition::new(board, None),
            Read::Record(record) => {
                let last = recorded(&record, record.steps.len())?;
                let is_figure = record.moves().next().is_none();
                if each && !is_figure {
                    return Ok(FilePositions::Record(record));
                }
                FilePosition { moves: last.moves.filter(|_| !is_figure), ..last }
            }
        }
    };
    match &position.game {
        Ok(_) => Ok(FilePositions::One(Box::new(position))),
        Err(error) => Err(words.bad_line_setup(*error)),
    }
}

/// What a file has that is no library.
enum Read {
    Drawing(Board),
    Record(Box<SgfGame>),
}

/// The record in a file, as a list of moves or in any format, or the drawing.
fn recorded_or_drawn(bytes: &[u8], number: Option<usize>, words: Language) -> Result<Read, String> {
    let unread = |error: LoadError| words.unloaded(&error);
    if bytes.len() > sgf::MAX_BYTES {
        return Err(unread(SgfError::TooLarge.into()));
    }
    if let Some(list) = sgf::decode(bytes).ok().and_then(|text| read_move_list(&text)) {
        return list.map(|record| Read::Record(Box::new(record))).map_err(|error| unread(error.into()));
    }
    let record = open_game(bytes, LineGame::GM, number, None).and_then(|record| not_of_go(record, bytes, number));
    match (record, drawing(bytes)) {
        (_, Some(Ok(board))) => Ok(Read::Drawing(board)),
        (Err(FormatError::Sgf(SgfError::NoGame)), Some(Err(BadDrawing::Empty))) => Err(UNKNOWN.to_string()),
        (Err(FormatError::Sgf(SgfError::NoGame)), Some(Err(error))) => Err(error.to_string()),
        (Err(error), _) => Err(unread(error.into())),
        (Ok(record), _) => Ok(Read::Record(Box::new(record))),
    }
}

/// What is said of a file in no format that is known.
const UNKNOWN: &str = "the format is not known; it may be a drawing of rows with X, O and '.', SGF, a library of \
                       RenLib's (.lib), a file of Piskvork's (.psq) or a list of moves such as h8g6f6";

/// A record that may be of a line game: programs for Go write `GM[1]` for renju too, but then nothing that only Go has.
fn not_of_go(record: SgfGame, bytes: &[u8], number: Option<usize>) -> Result<SgfGame, FormatError> {
    const MOST_LINES: usize = 15;
    let says_so = || open_game(bytes, Game::GM, number, Some(1)) == Err(SgfError::OtherGame.into());
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

/// The position after some moves of a library.
fn after(moves: &[Option<Point>]) -> FilePosition {
    let mut board = Board::new(Library::size());
    let colored: Vec<_> = Color::BOTH.into_iter().cycle().zip(moves.iter().copied()).collect();
    for (color, point) in &colored {
        point.iter().for_each(|&point| board.add(*color, &PointSet::single(point)));
    }
    FilePosition::new(board, Some(colored))
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
