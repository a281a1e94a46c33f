//! The positions of a file: a drawing, SGF, or a library of RenLib's.

use std::io::Read;
use std::path::Path;

use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::formats::{FormatError, open};
use liangyi_core::game::Move;
use liangyi_core::line::{BadDrawing, BadLineSetup, Library, LineGame, LineRules, MAX_LIBRARY_BYTES, read_drawing};
use liangyi_core::sgf::{self, Info, Recorded, SgfError, SgfGame, SgfStep};
use liangyi_engine::files::read_whole;

use super::error::CliError;
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

/// Reads a file; `each` says that every position is wanted. With one position only, nobody may have five in it.
pub fn positions(file: &Path, each: bool) -> Result<FilePositions, String> {
    let bytes = bytes(file)?;
    let is_library = Library::is_one(&bytes) || file.extension().is_some_and(|end| end.eq_ignore_ascii_case("lib"));
    let position = if is_library {
        let library = Library::read(&bytes).map_err(|error| error.to_string())?;
        if each {
            return Ok(FilePositions::Library(library));
        }
        after(&library.main_line())
    } else {
        if bytes.len() > sgf::MAX_BYTES {
            return Err(SgfError::TooLarge.to_string());
        }
        match (open(&bytes, LineGame::GM, None), drawing(&bytes)) {
            (_, Some(Ok(board))) => FilePosition::new(board, None),
            (Err(FormatError::Sgf(SgfError::NoGame)), Some(Err(error))) => return Err(error.to_string()),
            (Err(error), _) => return Err(error.to_string()),
            (Ok(record), _) => {
                let last = recorded(&record, record.steps.len())?;
                let is_figure = record.moves().next().is_none();
                if each && !is_figure {
                    return Ok(FilePositions::Record(Box::new(record)));
                }
                FilePosition { moves: last.moves.filter(|_| !is_figure), ..last }
            }
        }
    };
    match &position.game {
        Ok(_) => Ok(FilePositions::One(Box::new(position))),
        Err(error) => Err(error.to_string()),
    }
}

/// The drawing in a text that is no record and has no lines of a printed board, which are figures.
fn drawing(bytes: &[u8]) -> Option<Result<Board, BadDrawing>> {
    let text = sgf::decode(bytes).ok().filter(|text| !sgf::is_record(text))?;
    let has_lines = text.contains(|sign: char| ('\u{2500}'..='\u{257f}').contains(&sign));
    (!has_lines).then(|| read_drawing(&text))
}

fn bytes(file: &Path) -> Result<Vec<u8>, String> {
    if file != Path::new("-") {
        return read_whole(file, MAX_LIBRARY_BYTES).map_err(|error| error.to_string());
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(MAX_LIBRARY_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|error| error.to_string())
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
