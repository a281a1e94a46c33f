//! From the bytes of a file in any format to its game.

use std::borrow::Cow;
use std::sync::Arc;

use super::error::{FormatError, RecordFormat};
use super::moves::error::{BadMoves, MAX_DATABASE_BYTES};
use super::moves::{MoveGames, MoveRecord, renjunet};
use super::renlib::Library;
use super::{figure, gib, ngf, ugi};
use crate::rules::Registry;
use crate::sgf::{self, Collection, MAX_BYTES, SgfError, SgfGame, SgfTree, SgfWarning};
use crate::text::{CountParts, decode};

/// The most bytes of a file of any format: those of a database, of which each other format has fewer.
pub const MAX_FILE_BYTES: usize = MAX_DATABASE_BYTES;

/// Go's number in SGF.
const GO: u32 = 1;
/// That of renju and its relatives.
const LINE_GAMES: u32 = 4;

/// The format of a file, by its first lines; `None` for SGF, a figure and anything else.
fn format_of(bytes: &[u8]) -> Option<RecordFormat> {
    const LOOKED_AT: usize = 64 << 10;
    // The zeros of UTF-16, and byte order marks, are left out.
    let ascii: Vec<u8> = bytes.iter().take(LOOKED_AT).copied().filter(|byte| *byte != 0).collect();
    let text = String::from_utf8_lossy(&ascii);
    let text = text.trim_start_matches(|sign: char| sign.is_whitespace() || "\u{feff}\u{fffd}".contains(sign));
    let gib = text.starts_with("\\HS") || text.starts_with("\\[GIBOKIND") || text.starts_with("\\[GAME");
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let ugi = lines.next().is_some_and(|line| line.eq_ignore_ascii_case("[Header]"));
    if gib {
        return Some(RecordFormat::Gib);
    }
    if ugi {
        return Some(RecordFormat::Ugi);
    }
    ngf::is_one(&String::from_utf8_lossy(&ascii)).then_some(RecordFormat::Ngf)
}

/// The name of the encoding that a file says it is in, and how its text is known to be right.
fn encoding(format: RecordFormat, bytes: &[u8]) -> (Option<String>, CountParts<'static>) {
    let text = String::from_utf8_lossy(bytes);
    match format {
        RecordFormat::Gib => (gib::encoding(&text), &|text| Some(text.matches("\\]").count())),
        RecordFormat::Ngf => (None, &|text| Some(text.lines().count())),
        RecordFormat::Ugi => (ugi::encoding(&text), &|text| Some(text.lines().count())),
    }
}

/// The game in a file of any format, SGF and figures among them: all of it, or the position before move number
/// `before_move`. Records of SGF are of the game with the number `game`; see [`sgf::load_of`].
///
/// ```
/// use liangyi_core::formats::open;
/// let record = open("[Header]\nSize=9\nHdcp=0,6.50\nRule=JPN\n[Data]\nCD,B1,1,0\n".as_bytes(), 1, None).unwrap();
/// assert_eq!((record.moves().count(), record.info.rules.as_deref()), (1, Some("Japanese")));
/// let figure = open("┌●┐\n├○┤\n└┴┘\n".as_bytes(), 1, None).unwrap();
/// assert_eq!(figure.size.to_string(), "3x3");
/// ```
///
/// # Errors
///
/// [`FormatError`] if the file holds no game, or one that is broken or too large.
pub fn open(bytes: &[u8], game: u32, before_move: Option<usize>) -> Result<SgfGame, FormatError> {
    open_game(bytes, game, None, before_move)
}

/// As [`open`], of a file with several games that with this number, counted from 1; see [`Collection::game`].
///
/// # Errors
///
/// As there, and where there is no such game.
pub fn open_game(
    bytes: &[u8],
    game: u32,
    number: Option<usize>,
    before_move: Option<usize>,
) -> Result<SgfGame, FormatError> {
    OpenedFile::of(bytes)?.game(game, number, before_move)
}

/// A game of a file with all variations, comments and other properties of a record of SGF: that with this number, or
/// else the first of one of these games; see [`Collection::tree`].
///
/// # Errors
///
/// [`FormatError`] as there, but for what is wrong with the game itself: [`SgfTree::record`] finds that.
pub fn open_tree(bytes: &[u8], games: &[u32], number: Option<usize>) -> Result<SgfTree, FormatError> {
    OpenedFile::of(bytes)?.tree(games, number)
}

/// A file whose format is known, and where its games stand: one of several games is found without looking at all of
/// them again.
#[derive(Clone, Debug)]
pub struct OpenedFile<'a> {
    kind: Kind<'a>,
    /// What is odd about the whole of it.
    warning: Option<SgfWarning>,
}

#[derive(Clone, Debug)]
enum Kind<'a> {
    Sgf(Collection<'a>),
    Figure(Box<SgfGame>),
    Foreign(RecordFormat, Cow<'a, [u8]>),
    Moves(MoveGames),
    Library(Arc<Library>),
}

impl<'a> OpenedFile<'a> {
    /// Finds the format of a file, its text and its games.
    ///
    /// # Errors
    ///
    /// As [`open`], but for what is wrong with a game itself.
    pub fn of(bytes: &'a [u8]) -> Result<OpenedFile<'a>, FormatError> {
        if Library::is_one(bytes) {
            return OpenedFile::of_library(bytes);
        }
        if renjunet::is_one(bytes) {
            return database(bytes);
        }
        if bytes.len() > MAX_BYTES {
            return Err(SgfError::TooLarge.into());
        }
        if let Some(format) = format_of(bytes) {
            return Ok(OpenedFile { kind: Kind::Foreign(format, bytes.into()), warning: None });
        }
        let (text, warning) = sgf::decode_told(bytes, &figure::signs)?;
        let kind = if sgf::is_record(&text) {
            Kind::Sgf(Collection::of(text))
        } else if let Some(games) = MoveGames::of_piskvork(&text) {
            Kind::Moves(games?)
        } else {
            match (MoveGames::of_list(&text), figure::read(&text)) {
                (Some(Ok(games)), _) => Kind::Moves(games),
                (_, Ok(Some(figure))) => Kind::Figure(Box::new(figure)),
                (Some(Err(error)), _) => return Err(error.into()),
                (None, figure) => Kind::Figure(Box::new(figure?.ok_or(SgfError::NoGame)?)),
            }
        };
        Ok(OpenedFile { kind, warning })
    }

    /// Reads a library, that of a file without a header too.
    ///
    /// # Errors
    ///
    /// As [`Library::read`].
    pub fn of_library(bytes: &[u8]) -> Result<OpenedFile<'static>, FormatError> {
        let (library, rest) = Library::read_prefix(bytes)?;
        // Copies between disks may fill a file up with zeros.
        let warning = rest
            .iter()
            .any(|&byte| byte != 0)
            .then(|| SgfWarning::BytesAfterEnd { at: bytes.len() - rest.len(), bytes: rest.len() });
        Ok(OpenedFile { kind: Kind::Library(Arc::new(library)), warning })
    }

    /// The same with bytes of its own.
    pub fn into_owned(self) -> OpenedFile<'static> {
        let kind = match self.kind {
            Kind::Sgf(games) => Kind::Sgf(games.into_owned()),
            Kind::Figure(record) => Kind::Figure(record),
            Kind::Foreign(format, bytes) => Kind::Foreign(format, Cow::Owned(bytes.into_owned())),
            Kind::Moves(games) => Kind::Moves(games),
            Kind::Library(library) => Kind::Library(library),
        };
        OpenedFile { kind, warning: self.warning }
    }

    /// How many games it has.
    pub fn games(&self) -> usize {
        match &self.kind {
            Kind::Sgf(games) => games.len(),
            Kind::Moves(games) => games.len(),
            Kind::Figure(_) | Kind::Foreign(..) | Kind::Library(_) => 1,
        }
    }

    /// A game, as [`open_game`] finds it.
    ///
    /// # Errors
    ///
    /// As there, and [`SgfError::OtherGame`] where a line game is asked for and the record has a komi, a handicap, a
    /// ruleset or a board of Go and does not say that it is a line game.
    pub fn game(&self, game: u32, number: Option<usize>, before_move: Option<usize>) -> Result<SgfGame, FormatError> {
        let mut record = match &self.kind {
            Kind::Sgf(games) => games.game(game, number, before_move)?,
            Kind::Figure(record) => only(SgfGame::clone(record), number)?,
            Kind::Foreign(format, bytes) => only(open_foreign(*format, bytes, before_move)?, number)?,
            Kind::Moves(_) | Kind::Library(_) if game != LINE_GAMES => return Err(SgfError::OtherGame.into()),
            Kind::Moves(games) => game_of(games, number)?.record(before_move),
            Kind::Library(library) => {
                let tree = only(library.tree()?, number)?;
                let line = tree.main_line();
                let kept = before_move.map_or(line.len(), |number| number.max(1));
                tree.record(LINE_GAMES, line[kept.min(line.len()) - 1])?
            }
        };
        if game == LINE_GAMES && self.is_of_go(&record, number) {
            return Err(SgfError::OtherGame.into());
        }
        record.warnings.splice(0..0, self.warning.clone());
        Ok(record)
    }

    /// Whether a record that was read as one of a line game is one of Go: programs for Go write `GM[1]` for renju too,
    /// but then nothing that only Go has.
    fn is_of_go(&self, record: &SgfGame, number: Option<usize>) -> bool {
        const MOST_LINES: usize = 15;
        let has_moves = record.moves().next().is_some();
        let is_larger = has_moves && record.size.longer_side() > MOST_LINES;
        let is_under_go = record.rules(&Registry::new()).is_some();
        let has_what_is_of_go = record.komi.is_some() || record.handicap > 0 || is_under_go || is_larger;
        has_what_is_of_go && self.game(GO, number, Some(1)) != Err(SgfError::OtherGame.into())
    }

    /// A game with its variations, as [`open_tree`] finds it.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn tree(&self, games: &[u32], number: Option<usize>) -> Result<SgfTree, FormatError> {
        let tree = match &self.kind {
            Kind::Sgf(found) => found.tree(games, number)?,
            Kind::Figure(record) => SgfTree::of_record(GO, &only(SgfGame::clone(record), number)?),
            Kind::Foreign(format, bytes) => SgfTree::of_record(GO, &only(open_foreign(*format, bytes, None)?, number)?),
            Kind::Moves(_) | Kind::Library(_) if !games.contains(&LINE_GAMES) => {
                return Err(SgfError::OtherGame.into());
            }
            Kind::Moves(found) => SgfTree::of_record(LINE_GAMES, &game_of(found, number)?.record(None)),
            Kind::Library(library) => only(library.tree()?, number)?,
        };
        Ok(tree.warned(self.warning.clone()))
    }

    /// The games of a file of moves that has several, as the text of an SGF file: those that can be read, and why the
    /// others cannot, each with its number. `None` for files of one game or of another format.
    pub fn moves_as_sgf(&self) -> Option<(String, Vec<(usize, FormatError)>)> {
        let Kind::Moves(games) = &self.kind else { return None };
        let (mut text, mut unread) = (String::new(), Vec::new());
        for number in 1..=games.len() {
            match game_of(games, Some(number)) {
                Ok(game) => text += &SgfTree::of_record(LINE_GAMES, &game.record(None)).write(),
                Err(error) => unread.push((number, error)),
            }
        }
        (games.len() > 1).then_some((text, unread))
    }

    /// What is odd about the file as a whole.
    pub fn warning(&self) -> Option<&SgfWarning> {
        self.warning.as_ref()
    }

    /// The library that the file is, if it is one.
    pub fn library(&self) -> Option<&Arc<Library>> {
        match &self.kind {
            Kind::Library(library) => Some(library),
            Kind::Sgf(_) | Kind::Figure(_) | Kind::Foreign(..) | Kind::Moves(_) => None,
        }
    }
}

/// A game of a file of moves, the first unless a number is named.
fn game_of(games: &MoveGames, number: Option<usize>) -> Result<&MoveRecord, FormatError> {
    let number = number.unwrap_or(1);
    let no_such = SgfError::NoSuchGame { number, games: games.len() };
    Ok(games.game(number).ok_or(no_such)??)
}

/// The games of a database.
fn database(bytes: &[u8]) -> Result<OpenedFile<'static>, FormatError> {
    if bytes.len() > MAX_DATABASE_BYTES {
        return Err(BadMoves::TooLarge.into());
    }
    let named = renjunet::encoding(bytes);
    let read = decode(bytes, named.as_deref(), &|text| Some(text.lines().count())).map_err(SgfError::from)?;
    let games = MoveGames::of_database(&read.text)?;
    Ok(OpenedFile { kind: Kind::Moves(games), warning: SgfWarning::of_encoding(&read, named) })
}

/// The only game of a file.
fn only<T>(record: T, number: Option<usize>) -> Result<T, SgfError> {
    match number {
        None | Some(1) => Ok(record),
        Some(number) => Err(SgfError::NoSuchGame { number, games: 1 }),
    }
}

fn open_foreign(format: RecordFormat, bytes: &[u8], before_move: Option<usize>) -> Result<SgfGame, FormatError> {
    let (named, parts) = encoding(format, bytes);
    // Programs name the encoding of their country whatever they write.
    let named = named.filter(|_| std::str::from_utf8(bytes).is_err());
    let read = decode(bytes, named.as_deref(), parts).map_err(SgfError::from)?;
    let foreign = match format {
        RecordFormat::Gib => gib::read(&read.text),
        RecordFormat::Ngf => ngf::read(&read.text),
        RecordFormat::Ugi => ugi::read(&read.text),
    }?;
    let mut record = foreign.into_record(before_move);
    record.warnings.splice(0..0, SgfWarning::of_encoding(&read, named));
    Ok(record)
}
