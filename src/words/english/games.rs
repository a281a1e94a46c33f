//! Moves and games, in English. Errors have their texts with them, which are those of the log too.

use liangyi_core::game::Illegal;
use liangyi_core::line::{LineEnd, LineJudgement, explain};
use liangyi_core::sgf::SgfWarning;
use liangyi_engine::engine::EngineError;

use super::English;
use crate::play::{EndEffect, Legality};
use crate::words::table::{GameWords, PointName};

impl GameWords for English {
    fn illegal(&self, reason: &Illegal) -> String {
        reason.to_string()
    }

    fn legality(&self, legality: &Legality, name: PointName<'_>) -> Vec<String> {
        let judgement = match legality {
            Legality::Illegal(reason) => return vec![self.illegal(reason)],
            Legality::Legal(EndEffect::Nothing) => return vec!["legal".to_string()],
            Legality::Legal(EndEffect::Offers) => return vec!["legal and offers the end".to_string()],
            Legality::Legal(EndEffect::Stops) => return vec!["legal and stops the game".to_string()],
            Legality::Legal(EndEffect::Ends) => return vec!["legal and ends the game".to_string()],
            Legality::Judged(judgement) => judgement,
        };
        let kinds: Vec<&str> = judgement.kinds.iter().map(|kind| kind.name()).collect();
        let first = match kinds.as_slice() {
            [] => "legal".to_string(),
            kinds => format!("forbidden: {}", kinds.join(", ")),
        };
        std::iter::once(first).chain(self.judgement(judgement, name)).collect()
    }

    fn judgement(&self, judgement: &LineJudgement, name: PointName<'_>) -> Vec<String> {
        explain(judgement, name)
    }

    fn line_end(&self, end: LineEnd) -> String {
        end.to_string()
    }

    fn engine_error(&self, error: &EngineError) -> String {
        error.to_string()
    }

    fn file_warning(&self, warning: &SgfWarning) -> String {
        warning.to_string()
    }
}
