//! Moves and games, in English. Errors have their texts with them, which are those of the log too.

use liangyi_core::game::Illegal;
use liangyi_core::line::{LineEnd, LineJudgement, explain};
use liangyi_core::sgf::{Info, SgfWarning};
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

    fn played(&self, info: &Info) -> Vec<String> {
        let black = info.black.as_ref().map(|name| format!("{name} (Black)"));
        let white = info.white.as_ref().map(|name| format!("{name} (White)"));
        let players = [black, white].into_iter().flatten().collect::<Vec<_>>().join(" against ");
        let result = info.result.as_ref().map(|result| format!("result {result}"));
        let when = [info.date.clone(), result].into_iter().flatten().collect::<Vec<_>>().join(", ");
        [players, when].into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn file_warning(&self, warning: &SgfWarning) -> String {
        warning.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_record_says_of_its_game_is_told_as_far_as_it_goes() {
        let of = |black: &str, white: &str, date: &str, result: &str| {
            let [black, white, date, result] =
                [black, white, date, result].map(|text| (!text.is_empty()).then(|| text.to_string()));
            English.played(&Info { black, white, date, result, ..Info::default() })
        };
        assert_eq!(
            of("江鑄久", "Li", "2024-05-01", "B+R"),
            ["江鑄久 (Black) against Li (White)", "2024-05-01, result B+R"]
        );
        assert_eq!(of("", "Li", "", "0"), ["Li (White)", "result 0"]);
        assert_eq!(of("", "", "", ""), [""; 0]);
    }
}
