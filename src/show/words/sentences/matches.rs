//! How games of a match end, and what can be wrong with the programs that play it.

use liangyi_arena::cause::{Cause, Note};
use liangyi_arena::cause::{EngineFailure, ExitState, NoDeadStones, Nonsense, ProcessFault, ProgramExit, StartFault};
use liangyi_arena::record::{DeadStoneSource, EndReason, Verdict};
use liangyi_arena::reply::{LONGEST_REPLY, Leftover};
use liangyi_arena::visible::shorten;

use crate::show::words::language::{Language, msg};

impl Language {
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
            Cause::Failure(failure) => return self.engine_failure(failure),
            Cause::Failures(failures) => {
                let [black, white] = failures.each_ref().map(|failure| self.engine_failure(failure));
                msg!("cause-failures", black = black, white = white)
            }
            Cause::Told(sentence) => return sentence.clone(),
        })
    }

    /// Something else about a game, without a full stop.
    pub fn note(self, note: &Note) -> String {
        self.say(match note {
            Note::NoDeadStones(color, why) => {
                msg!("note-no-dead-stones", side = self.side(*color), why = self.no_dead_stones(why))
            }
            Note::NoFinalScore(color, fault) => {
                msg!("note-no-final-score", side = self.side(*color), why = self.process_fault(fault))
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

    /// How an engine has failed.
    fn engine_failure(self, failure: &EngineFailure) -> String {
        match failure {
            EngineFailure::Fault(fault) => self.process_fault(fault),
            EngineFailure::Refused { command, reason } => {
                self.say(msg!("fault-refused", command = shorten(command), reason = shorten(reason)))
            }
            EngineFailure::NotStarted(fault) => self.say(match fault {
                StartFault::NoCommand => msg!("fault-no-command"),
                StartFault::OpenQuote(command) => msg!("fault-open-quote", command = command.as_str()),
                StartFault::System { program, error } => {
                    msg!("fault-not-started", program = program.as_str(), error = error.as_str())
                }
            }),
        }
    }

    /// Why a program can no longer be used.
    fn process_fault(self, fault: &ProcessFault) -> String {
        self.say(match fault {
            ProcessFault::Died(exit) => return self.program_exit(exit),
            ProcessFault::Hung(time) => msg!("fault-hung", seconds = format!("{:.1}", time.as_secs_f64())),
            ProcessFault::Nonsense(nonsense) => return self.nonsense(nonsense),
            ProcessFault::Stopped => msg!("fault-stopped"),
        })
    }

    /// How a program ended.
    fn program_exit(self, exit: &ProgramExit) -> String {
        let ended = self.say(match &exit.status {
            Some(ExitState::Code(code)) => msg!("fault-ended-code", code = code.to_string()),
            Some(ExitState::Signal(signal)) => msg!("fault-ended-signal", signal = signal.as_str()),
            Some(ExitState::Other(status)) => msg!("fault-ended", status = status.as_str()),
            None => msg!("fault-closed"),
        });
        match &exit.last_words {
            Some(words) => self.say(msg!("fault-last-words", fault = ended, text = shorten(words))),
            None => ended,
        }
    }

    /// What a program wrote instead of what was expected.
    fn nonsense(self, nonsense: &Nonsense) -> String {
        self.say(match nonsense {
            Nonsense::TooLong => msg!("fault-too-long", bytes = LONGEST_REPLY.to_string()),
            Nonsense::NoReply(leftover) => {
                let text = match leftover {
                    Leftover::Reply(text) => self.say(msg!("fault-reply-cut", text = text.as_str())),
                    Leftover::Line(text) => self.say(msg!("fault-line-cut", text = text.as_str())),
                    Leftover::Other(text) => text.clone(),
                };
                msg!("fault-no-reply", text = shorten(&text))
            }
            Nonsense::NoMove { command, answer } => {
                msg!("fault-no-move", answer = shorten(answer), command = command.as_str())
            }
            Nonsense::Failed { command, error } => {
                msg!("fault-failed", command = command.as_str(), error = shorten(error))
            }
        })
    }

    /// Why an engine has given no dead stones.
    fn no_dead_stones(self, why: &NoDeadStones) -> String {
        self.say(match why {
            NoDeadStones::Unlisted => msg!("fault-unlisted"),
            NoDeadStones::Refused(reason) => return shorten(reason),
            NoDeadStones::NoPoint(point) => msg!("fault-dead-no-point", point = shorten(point)),
            NoDeadStones::EmptyPoint(point) => msg!("fault-dead-empty", point = point.as_str()),
            NoDeadStones::Fault(fault) => return self.process_fault(fault),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use liangyi_core::base::Color;
    use liangyi_core::game::Illegal;

    use super::*;
    use crate::show::words::English;

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

    /// Every value of what can be wrong with a program: its words of the text that it has for the log, and where the
    /// program or the system is quoted, those.
    fn every_failure() -> Vec<EngineFailure> {
        let text = |text: &str| text.to_string();
        let last_words = Some(text("..."));
        let exits = [
            ProgramExit { status: Some(ExitState::Code(101)), last_words: last_words.clone() },
            ProgramExit { status: Some(ExitState::Signal(text("9"))), last_words: None },
            ProgramExit { status: Some(ExitState::Other(text("?"))), last_words: None },
            ProgramExit { status: None, last_words },
        ];
        let nonsense = [
            Nonsense::TooLong,
            Nonsense::NoReply(Leftover::Reply(text("= C3"))),
            Nonsense::NoReply(Leftover::Line("= ".repeat(200))),
            Nonsense::NoReply(Leftover::Other(text("?"))),
            Nonsense::NoMove { command: text("B"), answer: text("Z99") },
            Nonsense::Failed { command: text("B"), error: text("1 + 1") },
        ];
        let faults = exits.map(ProcessFault::Died).into_iter().chain(nonsense.map(ProcessFault::Nonsense));
        let faults = faults.chain([ProcessFault::Hung(Duration::from_millis(1500)), ProcessFault::Stopped]);
        let starts = [
            StartFault::NoCommand,
            StartFault::OpenQuote(text("'x")),
            StartFault::System { program: text("x"), error: text("2") },
        ];
        let refused = EngineFailure::refused("B C3", "12");
        faults.map(EngineFailure::from).chain(starts.map(EngineFailure::from)).chain([refused]).collect()
    }

    #[test]
    fn what_is_wrong_with_a_program_is_said_in_every_language() {
        let is_english = |text: &str| text.split(|sign: char| !sign.is_ascii_alphabetic()).any(|word| word.len() > 3);
        for failure in every_failure() {
            assert_eq!(English.engine_failure(&failure), failure.to_string());
            for language in [Language::Simplified, Language::Traditional] {
                let said = language.engine_failure(&failure);
                assert!(!is_english(&said) && said != failure.to_string(), "{said}");
            }
        }
        for why in [
            NoDeadStones::Unlisted,
            NoDeadStones::Refused("12".to_string()),
            NoDeadStones::NoPoint("Z99".to_string()),
            NoDeadStones::EmptyPoint("C3".to_string()),
            ProcessFault::Stopped.into(),
        ] {
            assert_eq!(English.no_dead_stones(&why), why.to_string());
            let said = Language::Traditional.no_dead_stones(&why).replace("final_status_list", "");
            assert!(!is_english(&said), "{said}");
        }
    }
}
