//! From the record of a session to the line game that it says.

use liangyi_core::base::Color;

use super::line::{LineEngine, LineRecord};
use super::record::{EngineError, SessionRecord};
use super::settings::EngineSettings;

impl SessionRecord {
    /// The line game of this record, while one is played.
    fn line_record(&self) -> Option<LineRecord> {
        self.line.map(|row| LineRecord {
            rules: row.rules,
            start: self.start.board,
            first: self.start.to_move.unwrap_or(Color::Black),
            moves: self.moves.clone(),
        })
    }
}

/// The engine of the line game of `record`, if it has one.
pub(super) fn line_of(record: &SessionRecord, settings: &EngineSettings) -> Result<Option<LineEngine>, EngineError> {
    Ok(record.line_record().map(|line| LineEngine::of(line, settings)).transpose()?)
}
