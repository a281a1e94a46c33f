//! A record that is opened: the text or bytes of a file of any format, of several games the first that can be played.

use liangyi_core::sgf::{SgfError, SgfTree};
use liangyi_engine::engine::EngineSettings;

use crate::protocol::{OpenError, PlayableLine, open_main_line};
use crate::records::files::{LoadError, games_in, moves_as_sgf, read_game, read_tree};
use crate::show::words::Language;

/// A record at the end of its main line, or as far as that can be played.
pub struct OpenedRecord {
    /// The record.
    pub tree: SgfTree,
    /// Its main line.
    pub playable: PlayableLine,
    /// The games of its file that cannot be opened and come before it, or are not read with it, each with its number.
    pub skipped: Vec<(usize, UnopenedRecord)>,
}

/// Why a record is not opened.
pub enum UnopenedRecord {
    /// The file gives none.
    File(LoadError),
    /// The game cannot be played.
    Game(OpenError),
}

impl UnopenedRecord {
    /// The same in words.
    pub fn told(&self, words: Language) -> String {
        match self {
            UnopenedRecord::File(error) => words.unloaded(error),
            UnopenedRecord::Game(error) => words.open_error(error),
        }
    }
}

impl OpenedRecord {
    /// A record that is read.
    ///
    /// # Errors
    ///
    /// Not even its beginning can be played.
    pub fn of(settings: &EngineSettings, tree: SgfTree) -> Result<OpenedRecord, OpenError> {
        let playable = open_main_line(settings, &tree)?;
        Ok(OpenedRecord { tree, playable, skipped: Vec::new() })
    }

    /// The game of a file, of several the first that can be opened. Of a file of moves the others go with it, as those
    /// of a file of SGF do.
    ///
    /// # Errors
    ///
    /// None can be opened, and why the first cannot.
    pub fn read(settings: &EngineSettings, bytes: &[u8]) -> Result<OpenedRecord, UnopenedRecord> {
        let Some((text, unread)) = moves_as_sgf(bytes) else { return OpenedRecord::first_of(settings, bytes) };
        if text.is_empty() {
            let first = unread.into_iter().next().map(|(_, error)| error);
            return Err(UnopenedRecord::File(first.unwrap_or(SgfError::NoGame.into())));
        }
        let mut record = OpenedRecord::first_of(settings, text.as_bytes())?;
        record.skipped.extend(unread.into_iter().map(|(number, error)| (number, UnopenedRecord::File(error))));
        Ok(record)
    }

    fn first_of(settings: &EngineSettings, bytes: &[u8]) -> Result<OpenedRecord, UnopenedRecord> {
        let opened = |tree: Result<SgfTree, LoadError>| {
            OpenedRecord::of(settings, tree.map_err(UnopenedRecord::File)?).map_err(UnopenedRecord::Game)
        };
        let first = match opened(read_tree(bytes)) {
            Err(error) if games_in(bytes) > 1 => error,
            other => return other,
        };
        let mut skipped = Vec::new();
        for number in 1..=games_in(bytes) {
            match opened(read_game(bytes, number)) {
                Ok(record) => return Ok(OpenedRecord { skipped, ..record }),
                Err(error) => skipped.push((number, error)),
            }
        }
        Err(first)
    }
}
