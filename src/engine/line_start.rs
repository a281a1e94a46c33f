//! From the record of a session to the line game that it says.

use super::line::{LineEngine, LineRecord};
use super::record::{EngineError, SessionRecord};
use super::settings::EngineSettings;
use crate::base::Color;

impl SessionRecord {
    /// The line game of this record, while one is played.
    pub(super) fn line_record(&self) -> Option<LineRecord> {
        self.line.map(|row| LineRecord {
            rules: row.rules,
            start: self.start.board,
            first: self.start.to_move.unwrap_or(Color::Black),
            moves: self.moves.clone(),
        })
    }
}

/// The engine of the line game of `record`, if it has one: `engine` with that game, or a new one.
pub(super) fn line_of(
    record: &SessionRecord,
    engine: Option<LineEngine>,
    settings: &EngineSettings,
) -> Result<Option<LineEngine>, EngineError> {
    let Some(line) = record.line_record() else { return Ok(None) };
    let mut engine = match engine {
        Some(engine) => engine,
        None => LineEngine::new(line.start.size(), line.rules, settings)?,
    };
    engine.adopt(line)?;
    Ok(Some(engine))
}
