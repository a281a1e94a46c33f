//! How games of a match end, in English.

use liangyi_arena::cause::{Cause, Note};
use liangyi_arena::record::{DeadStoneSource, EndReason, Verdict};

use super::English;
use crate::words::table::{GameWords as _, MatchWords};

impl MatchWords for English {
    fn end_reason(&self, reason: EndReason) -> &'static str {
        match reason {
            EndReason::Count => "count",
            EndReason::Five => "five in a line",
            EndReason::WildRegion => "wild region",
            EndReason::Repetition => "repetition",
            EndReason::FullBoard => "full board",
            EndReason::Passes => "passes",
            EndReason::Forbidden => "forbidden move",
            EndReason::Resign => "resignation",
            EndReason::Time => "time",
            EndReason::Illegal => "illegal move",
            EndReason::TwoMoves => "two moves in one turn",
            EndReason::Refused => "refusal",
            EndReason::Nonsense => "nonsense",
            EndReason::Hang => "hang",
            EndReason::Crash => "crash",
            EndReason::BothAbsent => "both absent",
            EndReason::MoveLimit => "move limit",
        }
    }

    fn ended(&self, verdict: &Verdict) -> String {
        match (verdict.reason, &verdict.cause) {
            (EndReason::Count, None) => "counted".to_string(),
            (reason, None) => self.end_reason(reason).to_string(),
            (reason, Some(cause)) => format!("{}: {}", self.end_reason(reason), self.cause(cause)),
        }
    }

    fn cause(&self, cause: &Cause) -> String {
        match cause {
            Cause::DeadStones(vertices) => format!("dead: {}", vertices.join(" ")),
            Cause::PositionBack(number) => format!("the position of move {number} came back"),
            Cause::NotEnded(moves) => format!("not ended after {moves} moves"),
            Cause::NoMove(limit) => format!("no move within {limit:.1} s, the clock and its grace"),
            Cause::LateMove(late) => format!("a move {late:.2} s too late"),
            Cause::IllegalMove { mv, number, reason } => format!("{mv} at move {number}: {}", self.illegal(reason)),
            Cause::Failure(failure) => failure.to_string(),
            Cause::Failures(failures) => {
                let [black, white] = &**failures;
                format!("Black: {black}; White: {white}")
            }
            Cause::Told(sentence) => sentence.clone(),
        }
    }

    fn note(&self, note: &Note) -> String {
        match note {
            Note::NoDeadStones(color, why) => format!("{color} gave no dead stones: {why}"),
            Note::NoFinalScore(color, why) => format!("{color} gave no final score: {why}"),
            Note::Told(sentence) => sentence.clone(),
        }
    }

    fn dead_stone_source(&self, source: DeadStoneSource) -> &'static str {
        match source {
            DeadStoneSource::Agreed => "agreed",
            DeadStoneSource::OneSided => "named by one side",
            DeadStoneSource::Referee => "judged by the referee",
            DeadStoneSource::Disputed => "disputed to the end",
            DeadStoneSource::Natural => "none removed",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use liangyi_arena::fault::{EngineFailure, NoDeadStones, ProcessFault};
    use liangyi_core::base::Color;
    use liangyi_core::game::Illegal;

    use super::*;

    /// The sentences that records of earlier versions have.
    #[test]
    fn causes_and_notes_have_the_sentences_that_were_stored_once() {
        let hung = ProcessFault::Hung(Duration::from_secs(1));
        for (cause, text) in [
            (Cause::DeadStones(vec!["C3".to_string(), "D3".to_string()]), "dead: C3 D3"),
            (Cause::PositionBack(40), "the position of move 40 came back"),
            (Cause::NotEnded(500), "not ended after 500 moves"),
            (Cause::NoMove(1.5), "no move within 1.5 s, the clock and its grace"),
            (Cause::LateMove(0.256), "a move 0.26 s too late"),
            (
                Cause::IllegalMove { mv: "D4".to_string(), number: 12, reason: Illegal::Suicide },
                "D4 at move 12: suicide",
            ),
            (
                Cause::Failures(Box::new([hung.clone().into(), EngineFailure::refused("play w D4", "no")])),
                "Black: no answer within 1.0 s; White: refused `play w D4`: no",
            ),
            (Cause::Told("a sentence".to_string()), "a sentence"),
        ] {
            assert_eq!(English.cause(&cause), text);
        }
        let note = Note::NoDeadStones(Color::White, NoDeadStones::Unlisted);
        assert_eq!(English.note(&note), "White gave no dead stones: does not list final_status_list");
        let note = Note::NoFinalScore(Color::Black, hung);
        assert_eq!(English.note(&note), "Black gave no final score: no answer within 1.0 s");
    }
}
