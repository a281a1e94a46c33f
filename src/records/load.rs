//! From paths to games and rulesets.

use std::io::{self, ErrorKind};
use std::path::Path;

use liangyi_core::rules::Registry;
use liangyi_core::rules::file::{self, FileError};
use liangyi_core::sgf::{self, SgfError, SgfGame};
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
    /// It holds no rulesets.
    #[error(transparent)]
    Rules(#[from] FileError),
}

/// Reads a record of the game with the number `game` in SGF; see [`sgf::load_of`].
pub fn load_game(game: u32, path: &Path, before_move: Option<usize>) -> Result<SgfGame, LoadError> {
    let bytes = read_whole(path, sgf::MAX_BYTES).map_err(|error| match error.kind() {
        ErrorKind::FileTooLarge => SgfError::TooLarge.into(),
        _ => LoadError::Io(error),
    })?;
    Ok(sgf::load_of(game, &sgf::decode(&bytes)?, before_move)?)
}

/// Registers the rulesets of a file, all or none. Gives their names.
pub fn load_rulesets(path: &Path, registry: &mut Registry) -> Result<Vec<String>, LoadError> {
    Ok(file::register(&read_text(path, file::MAX_BYTES)?, registry)?)
}
