//! From paths to games and rulesets.

use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

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
