//! From paths to games and rulesets, and to lists of other files: a path a line.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use liangyi_core::formats::{self, FormatError, MAX_FILE_BYTES, OpenedFile};
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::rules::Registry;
use liangyi_core::rules::file::{self, FileError};
use liangyi_core::sgf::{self, Recorded as _, SgfError, SgfGame, SgfTree};
use liangyi_engine::files::{read_text, read_whole};

/// Why a file gives nothing.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// It cannot be opened or read.
    #[error("cannot read the file: {0}")]
    Io(#[from] io::Error),
    /// It holds no game.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// It is of another format than SGF, and holds no game.
    #[error(transparent)]
    Format(FormatError),
    /// It holds no rulesets.
    #[error(transparent)]
    Rules(#[from] FileError),
}

impl LoadError {
    /// Whether the file holds a game, which cannot be played through.
    pub fn has_game(&self) -> bool {
        matches!(self, LoadError::Sgf(error) if is_of_game(error))
    }
}

/// Whether what is wrong with a record is a move or a stone of its game, so that there is one.
pub fn is_of_game(error: &SgfError) -> bool {
    use SgfError::{Illegal, NotAPoint, Setup, SeveralPoints};
    matches!(error, NotAPoint { .. } | SeveralPoints { .. } | Setup { .. } | Illegal { .. })
}

impl From<FormatError> for LoadError {
    fn from(error: FormatError) -> LoadError {
        match error {
            FormatError::Sgf(error) => LoadError::Sgf(error),
            error => LoadError::Format(error),
        }
    }
}

/// Reads a record of the game with the number `game` in SGF, in any format: see [`formats::open`]. The path may name a
/// game of its file, as `games.sgf#2` does.
pub fn load_game(game: u32, path: &Path, before_move: Option<usize>) -> Result<SgfGame, LoadError> {
    let GameOfFile { file, number } = GameOfFile::of(path);
    game_in(&file, number, file_bytes, game, before_move)
}

/// As [`load_game`], from standard input where the path is `-`.
pub fn load_input(game: u32, path: &Path, before_move: Option<usize>) -> Result<SgfGame, LoadError> {
    let GameOfFile { file, number } = GameOfFile::of(path);
    game_in(&file, number, record_bytes, game, before_move)
}

/// Reads a record of any format with all its variations, comments and properties, from standard input where the path is
/// `-`: see [`read_tree`].
pub fn load_tree(path: &Path) -> Result<SgfTree, LoadError> {
    let GameOfFile { file, number } = GameOfFile::of(path);
    match number {
        Some(_) => Ok(opened(&file, record_bytes)?.tree(&[Game::GM, LineGame::GM], number)?),
        None => read_tree(&record_bytes(&file)?),
    }
}

/// The record in the bytes of a file of any format: see [`formats::open_tree`].
pub fn read_tree(bytes: &[u8]) -> Result<SgfTree, LoadError> {
    Ok(formats::open_tree(bytes, &[Game::GM, LineGame::GM], None)?)
}

/// The games of a file of moves that has several, as the text of an SGF file; see [`OpenedFile::moves_as_sgf`].
pub fn moves_as_sgf(bytes: &[u8]) -> Option<(String, Vec<(usize, LoadError)>)> {
    let (text, unread) = OpenedFile::of(bytes).ok()?.moves_as_sgf()?;
    Some((text, unread.into_iter().map(|(number, error)| (number, error.into())).collect()))
}

/// How many games the bytes of a file hold.
pub fn games_in(bytes: &[u8]) -> usize {
    OpenedFile::of(bytes).map_or(1, |opened| opened.games())
}

/// The game with this number of a file, counted from 1, as [`read_tree`] reads the first.
pub fn read_game(bytes: &[u8], number: usize) -> Result<SgfTree, LoadError> {
    Ok(OpenedFile::of(bytes)?.tree(&[Game::GM, LineGame::GM], Some(number))?)
}

/// The game with the number `game` in SGF of a file whose bytes `read` gives.
fn game_in(
    file: &Path,
    number: Option<usize>,
    read: fn(&Path) -> Result<Arc<[u8]>, LoadError>,
    game: u32,
    before_move: Option<usize>,
) -> Result<SgfGame, LoadError> {
    if number.is_some() {
        return Ok(opened(file, read)?.game(game, number, before_move)?);
    }
    Ok(formats::open_game(&read(file)?, game, None, before_move)?)
}

/// The file of which a game was read last by its number, with its length and the time of its last change: games of a
/// file are read one after the other, and each would have to be looked for among all.
static LAST: Mutex<Option<(FileState, Arc<OpenedFile<'static>>)>> = Mutex::new(None);

/// A file as it was.
#[derive(PartialEq)]
struct FileState {
    path: PathBuf,
    length: Option<u64>,
    changed: Option<SystemTime>,
}

/// A file of several games.
fn opened(file: &Path, read: fn(&Path) -> Result<Arc<[u8]>, LoadError>) -> Result<Arc<OpenedFile<'static>>, LoadError> {
    let there = fs::metadata(file).ok();
    let state = FileState {
        path: file.to_path_buf(),
        length: there.as_ref().map(fs::Metadata::len),
        changed: there.and_then(|there| there.modified().ok()),
    };
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, opened)) = last.as_ref().filter(|(known, _)| *known == state) {
        return Ok(Arc::clone(opened));
    }
    let opened = Arc::new(OpenedFile::of(&read(file)?)?.into_owned());
    *last = Some((state, Arc::clone(&opened)));
    Ok(opened)
}

/// The games of a file of any format, from standard input where the path is `-`.
pub fn open_input(file: &Path) -> Result<Arc<OpenedFile<'static>>, LoadError> {
    opened(file, record_bytes)
}

/// The games of a file, each as a path that names it; the path itself where there is no more than one, where it names a
/// game already, or where nothing can be read.
pub fn games_of(path: &Path) -> Vec<PathBuf> {
    let games = match GameOfFile::of(path).number {
        None => open_input(path).map_or(1, |opened| opened.games()),
        Some(_) => 1,
    };
    if games > 1 { (1..=games).map(|number| game_of(path, number)).collect() } else { vec![path.to_path_buf()] }
}

/// The path of the game of a file with this number, counted from 1.
pub fn game_of(path: &Path, number: usize) -> PathBuf {
    let mut named = path.as_os_str().to_os_string();
    named.push(format!("#{number}"));
    PathBuf::from(named)
}

/// A file, and the number of the game in it that is meant, if one is named.
#[derive(Debug, PartialEq, Eq)]
pub struct GameOfFile {
    /// The file.
    pub file: PathBuf,
    /// Which of its games, counted from 1.
    pub number: Option<usize>,
}

impl GameOfFile {
    /// What a path means: a file of this very name, or else with a number after `#` a game of the file before it.
    pub fn of(path: &Path) -> GameOfFile {
        let named = || {
            let (file, number) = path.to_str()?.rsplit_once('#')?;
            let number = number.parse().ok().filter(|_| !file.is_empty() && !path.exists())?;
            Some(GameOfFile { file: PathBuf::from(file), number: Some(number) })
        };
        named().unwrap_or_else(|| GameOfFile { file: path.to_path_buf(), number: None })
    }
}

fn file_bytes(path: &Path) -> Result<Arc<[u8]>, LoadError> {
    read_whole(path, sgf::MAX_BYTES).map(Arc::from).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => SgfError::TooLarge.into(),
        _ => LoadError::Io(error),
    })
}

/// What has been read of standard input and of other descriptors of this process, which give it once: a file with
/// several games is looked at more than once.
static STREAMS: Mutex<BTreeMap<PathBuf, Arc<[u8]>>> = Mutex::new(BTreeMap::new());

fn record_bytes(path: &Path) -> Result<Arc<[u8]>, LoadError> {
    input_bytes(path, MAX_FILE_BYTES).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => SgfError::TooLarge.into(),
        _ => LoadError::Io(error),
    })
}

/// Reads a file of at most `most` bytes, standard input where the path is `-`. The shell's `<(command)` and
/// `/dev/stdin` are read like that, and no other pipes: nobody may ever write to them.
///
/// # Errors
///
/// Those of [`read_whole`].
pub fn input_bytes(path: &Path, most: usize) -> io::Result<Arc<[u8]>> {
    let is_input = path == Path::new("-");
    let is_descriptor = || ["/dev/fd", "/proc/self/fd"].iter().any(|folder| path.parent() == Some(Path::new(folder)));
    if !is_input && path != Path::new("/dev/stdin") && !is_descriptor() {
        return read_whole(path, most).map(Arc::from);
    }
    let mut streams = STREAMS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bytes) = streams.get(path) {
        return Ok(Arc::clone(bytes));
    }
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    if is_input {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    if bytes.len() > most {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let bytes: Arc<[u8]> = bytes.into();
    streams.insert(path.to_path_buf(), Arc::clone(&bytes));
    Ok(bytes)
}

/// Registers the rulesets of a file, all or none. Gives their names.
pub fn load_rulesets(path: &Path, registry: &mut Registry) -> Result<Vec<String>, LoadError> {
    Ok(file::register(&read_text(path, file::MAX_BYTES)?, registry)?)
}

/// The largest list, in bytes.
const MAX_LIST: usize = 1 << 30;

/// Reads a list of files, from standard input where its path is `-`. A path stands on each line, as it is, blanks
/// included; empty lines are none. Where every line ends as on Windows, the paths have no part in that. A list with a
/// NUL has one after each path instead, as `find -print0` writes it.
///
/// # Errors
///
/// The list cannot be read, is too large, names standard input, or names what can be no path on this system.
pub fn load_list(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path != Path::new("-") {
        return paths(&read_whole(path, MAX_LIST)?);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().take(MAX_LIST as u64).read_to_end(&mut bytes)?;
    paths(&bytes)
}

fn paths(bytes: &[u8]) -> io::Result<Vec<PathBuf>> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let end = if bytes.contains(&0) { 0 } else { b'\n' };
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == end).collect();
    // What stands after the last end is a line without one.
    let ended = lines.len() - 1;
    if end == b'\n' && lines[..ended].iter().all(|line| line.ends_with(b"\r")) {
        lines[..ended].iter_mut().for_each(|line| *line = &line[..line.len() - 1]);
    }
    let wrong = |number, what| io::Error::new(ErrorKind::InvalidData, format!("line {number}: {what}"));
    let named = (1..).zip(lines).filter(|(_, line)| !line.is_empty());
    named
        .map(|(number, line)| match line {
            b"-" => Err(wrong(number, "a list cannot name standard input; ./- is a file of that name")),
            line => as_path(line).ok_or_else(|| wrong(number, "not UTF-8")),
        })
        .collect()
}

#[cfg(unix)]
fn as_path(bytes: &[u8]) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStrExt as _;
    Some(PathBuf::from(std::ffi::OsStr::from_bytes(bytes)))
}

#[cfg(not(unix))]
fn as_path(bytes: &[u8]) -> Option<PathBuf> {
    std::str::from_utf8(bytes).ok().map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_after_the_name_is_that_of_a_game() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.sgf");
        std::fs::write(&path, "(;SZ[9];B[ee](;W[cc])(;W[gg]))(;SZ[13];B[dd])").unwrap();
        let games = games_of(&path);
        assert_eq!(games, [game_of(&path, 1), game_of(&path, 2)]);
        let widths = games.iter().map(|game| load_game(1, game, None).unwrap().size.width());
        assert_eq!(widths.collect::<Vec<_>>(), [9, 13]);
        assert_eq!(games_of(&games[1]), [games[1].clone()]);
        let error = load_tree(&game_of(&path, 3)).unwrap_err().to_string();
        assert_eq!(error, "no game number 3: the file has 2");
        // A file that has changed is read anew.
        std::fs::write(&path, "(;SZ[7];B[aa])(;SZ[11])").unwrap();
        assert_eq!(load_game(1, &games[0], None).unwrap().size.width(), 7);
        assert_eq!(load_tree(&games[1]).unwrap().text(liangyi_core::sgf::NodeId::new(0), "SZ").as_deref(), Some("11"));
        std::fs::write(&path, "(;SZ[9])(;SZ[13])").unwrap();
        // A file of that very name is itself.
        std::fs::write(&games[1], "(;SZ[5])").unwrap();
        assert_eq!(load_game(1, &games[1], None).unwrap().size.width(), 5);
        assert_eq!(games_of(&folder.path().join("none.sgf")), [folder.path().join("none.sgf")]);
        for (path, file) in [("#2", "#2"), ("a#", "a#"), ("a#b", "a#b"), ("a#2#x", "a#2#x")] {
            assert_eq!(GameOfFile::of(Path::new(path)), GameOfFile { file: file.into(), number: None });
        }
        assert_eq!(GameOfFile::of(Path::new("-#2")), GameOfFile { file: "-".into(), number: Some(2) });
    }

    fn listed(bytes: &[u8]) -> Vec<String> {
        paths(bytes).unwrap().iter().map(|path| path.display().to_string()).collect()
    }

    #[test]
    fn a_line_is_a_path_as_it_is() {
        assert_eq!(listed(b"a.sgf\n b c .sgf\n\n\n-x\nlast"), ["a.sgf", " b c .sgf", "-x", "last"]);
        assert_eq!(listed("\u{feff}\u{5c40}.sgf\n".as_bytes()), ["\u{5c40}.sgf"]);
        assert_eq!(listed(b""), [""; 0]);
        assert_eq!(listed(b"a\nb\0c\0"), ["a\nb", "c"]);
    }

    #[test]
    fn only_a_list_with_the_ends_of_windows_has_them_taken_off() {
        assert_eq!(listed(b"a\r\n\r\nb\r\n"), ["a", "b"]);
        assert_eq!(listed(b"a\r\nb"), ["a", "b"]);
        assert_eq!(listed(b"a\r\nb\n"), ["a\r", "b"]);
    }

    #[test]
    fn standard_input_is_no_path_of_a_list() {
        let error = paths(b"a\n-\n").unwrap_err().to_string();
        assert!(error.starts_with("line 2: a list cannot name standard input"), "{error}");
        assert_eq!(load_list(Path::new("/nonexistent/list")).unwrap_err().kind(), ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn any_bytes_are_a_path_where_the_system_has_such() {
        use std::os::unix::ffi::OsStrExt as _;
        assert_eq!(paths(b"\xff\xfe\n").unwrap()[0].as_os_str().as_bytes(), b"\xff\xfe");
    }
}
