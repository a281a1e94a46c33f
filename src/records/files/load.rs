//! From paths to games and rulesets, and to lists of other files: a path a line.

use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use liangyi_core::formats::{self, FormatError};
use liangyi_core::line::{BadLibrary, Library};
use liangyi_core::rules::Registry;
use liangyi_core::rules::file::{self, FileError};
use liangyi_core::sgf::{self, SgfError, SgfGame, SgfTree};
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
    /// It is a library of RenLib's that cannot be read.
    #[error(transparent)]
    Library(#[from] BadLibrary),
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
    matches!(error, SgfError::NotAPoint { .. } | SgfError::Setup { .. } | SgfError::Illegal { .. })
}

impl From<FormatError> for LoadError {
    fn from(error: FormatError) -> LoadError {
        match error {
            FormatError::Sgf(error) => LoadError::Sgf(error),
            error => LoadError::Format(error),
        }
    }
}

/// Reads a record of the game with the number `game` in SGF, in any format: see [`formats::open`].
pub fn load_game(game: u32, path: &Path, before_move: Option<usize>) -> Result<SgfGame, LoadError> {
    Ok(formats::open(&file_bytes(path)?, game, before_move)?)
}

/// As [`load_game`], from standard input where the path is `-`.
pub fn load_input(game: u32, path: &Path) -> Result<SgfGame, LoadError> {
    Ok(formats::open(&record_bytes(path)?, game, None)?)
}

fn file_bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    read_whole(path, sgf::MAX_BYTES).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => SgfError::TooLarge.into(),
        _ => LoadError::Io(error),
    })
}

/// The bytes of a record, from standard input where the path is `-`.
fn record_bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    if path != Path::new("-") {
        return file_bytes(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().take(sgf::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a record of any format with all its variations, comments and properties, from standard input where the path is
/// `-`: see [`read_tree`].
pub fn load_tree(path: &Path) -> Result<SgfTree, LoadError> {
    read_tree(&record_bytes(path)?)
}

/// The record in the bytes of a file of any format: see [`formats::open_tree`]. A library of RenLib's is one of renju.
pub fn read_tree(bytes: &[u8]) -> Result<SgfTree, LoadError> {
    if Library::is_one(bytes) {
        return Library::read(bytes)?.tree().ok_or(LoadError::Sgf(SgfError::TooManyNodes));
    }
    Ok(formats::open_tree(bytes)?)
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
