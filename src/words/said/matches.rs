//! How games of a match end.

use liangyi_arena::cause::{Cause, Note};
use liangyi_arena::record::{DeadStoneSource, EndReason, Verdict};

use crate::words::message::msg;
use crate::words::spoken::Spoken;

impl Spoken {
    /// The kind of an end, in a few words without a capital, such as `illegal move`.
    pub fn end_reason(self, reason: EndReason) -> String {
        self.say(match reason {
            EndReason::Count => msg!("end-reason-count"),
            EndReason::Five => msg!("end-reason-five"),
            EndReason::WildRegion => msg!("end-reason-wild-region"),
            EndReason::Repetition => msg!("end-reason-repetition"),
            EndReason::FullBoard => msg!("end-reason-full-board"),
            EndReason::Passes => msg!("end-reason-passes"),
            EndReason::Forbidden => msg!("end-reason-forbidden"),
            EndReason::Resign => msg!("end-reason-resign"),
            EndReason::Time => msg!("end-reason-time"),
            EndReason::Illegal => msg!("end-reason-illegal"),
            EndReason::TwoMoves => msg!("end-reason-two-moves"),
            EndReason::Refused => msg!("end-reason-refused"),
            EndReason::Nonsense => msg!("end-reason-nonsense"),
            EndReason::Hang => msg!("end-reason-hang"),
            EndReason::Crash => msg!("end-reason-crash"),
            EndReason::BothAbsent => msg!("end-reason-both-absent"),
            EndReason::MoveLimit => msg!("end-reason-move-limit"),
        })
    }

    /// How a game ended, in a line without a capital and a full stop.
    pub fn ended(self, verdict: &Verdict) -> String {
        match (verdict.reason, &verdict.cause) {
            (EndReason::Count, None) => self.say(msg!("ended-counted")),
            (reason, None) => self.end_reason(reason),
            (reason, Some(cause)) => {
                self.say(msg!("ended-with-cause", reason = self.end_reason(reason), cause = self.cause(cause)))
            }
        }
    }

    /// What lies behind an end, without a full stop.
    pub fn cause(self, cause: &Cause) -> String {
        self.say(match cause {
            Cause::DeadStones(vertices) => msg!("cause-dead-stones", stones = vertices.join(" ")),
            Cause::PositionBack(number) => msg!("cause-position-back", number = number.to_string()),
            Cause::NotEnded(moves) => msg!("cause-not-ended", moves = moves.to_string()),
            Cause::NoMove(limit) => msg!("cause-no-move", seconds = format!("{limit:.1}")),
            Cause::LateMove(late) => msg!("cause-late-move", seconds = format!("{late:.2}")),
            Cause::IllegalMove { mv, number, reason } => {
                let (mv, number) = (mv.as_str(), number.to_string());
                msg!("cause-illegal-move", move = mv, number = number, reason = self.illegal(reason))
            }
            Cause::Failure(failure) => return failure.to_string(),
            Cause::Failures(failures) => {
                let [black, white] = &**failures;
                msg!("cause-failures", black = black.to_string(), white = white.to_string())
            }
            Cause::Told(sentence) => return sentence.clone(),
        })
    }

    /// Something else about a game, without a full stop.
    pub fn note(self, note: &Note) -> String {
        self.say(match note {
            Note::NoDeadStones(color, why) => {
                msg!("note-no-dead-stones", side = self.side(*color), why = why.to_string())
            }
            Note::NoFinalScore(color, why) => {
                msg!("note-no-final-score", side = self.side(*color), why = why.to_string())
            }
            Note::Told(sentence) => return sentence.clone(),
        })
    }

    /// Where dead stones come from, in a few words without a capital.
    pub fn dead_stone_source(self, source: DeadStoneSource) -> String {
        self.say(match source {
            DeadStoneSource::Agreed => msg!("dead-stones-agreed"),
            DeadStoneSource::OneSided => msg!("dead-stones-one-sided"),
            DeadStoneSource::Referee => msg!("dead-stones-referee"),
            DeadStoneSource::Disputed => msg!("dead-stones-disputed"),
            DeadStoneSource::Natural => msg!("dead-stones-natural"),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use liangyi_arena::fault::{EngineFailure, NoDeadStones, ProcessFault};
    use liangyi_core::base::Color;
    use liangyi_core::game::Illegal;

    use super::*;
    use crate::words::English;

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
