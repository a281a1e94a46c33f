//! The opening of a game by a rule for the choice of colours: the referee asks both programs by `liangyi-opening`,
//! whose answers are words, and exchanges their seats when a colour changes hands.
//!
//! A command has the rule and all answers so far, so that a program needs no memory of the opening. The stones are
//! sent as moves afterwards. A program that does not list the command is refused before the first game.

use liangyi_core::base::{Color, PointNames};
use liangyi_core::game::Played;
use liangyi_core::line::{OpeningError, OpeningPlayer, OpeningRule, OpeningState, read_answer};

use super::cause::{EngineFailure, Nonsense, ProcessFault};
use super::gtp_engine::{OPENING, Timed};
use super::record::Verdict;
use super::referee::{GameInProgress, Refereed};
use super::visible::kept;

impl<G: Refereed> GameInProgress<'_, G> {
    /// Has both programs go through the opening; returns its stones. The seats are by colour after it as before it.
    pub(super) fn negotiate(&mut self, rule: OpeningRule) -> Result<Vec<Played>, Verdict> {
        let size = self.game().size();
        let names = PointNames::of_go(size);
        let Ok(mut opening) = OpeningState::new(rule, size) else { return Ok(Vec::new()) };
        while let Some(step) = opening.next() {
            let command = format!("{OPENING} {}{}", rule.name(), self.answers_so_far());
            let text = self.ask(step.color, &command)?;
            let failed = |error: String| {
                let nonsense = Nonsense::Failed { command: command.clone(), error: kept(&error) };
                EngineFailure::from(ProcessFault::Nonsense(nonsense))
            };
            let applied = read_answer(&text, &step, names).map_err(|error| error.to_string()).and_then(|answer| {
                let told = |error: OpeningError| format!("{text}: {}", error.told(names));
                opening.apply(answer).map_err(told)
            });
            if let Err(error) = applied {
                return Err(self.lose_by(step.color, failed(error)));
            }
            let words = text.split([',', ' ', '\t']).filter(|word| !word.is_empty());
            self.opening_answers.push(words.collect::<Vec<_>>().join(","));
            let has_black = opening.color(OpeningPlayer::First) == Color::Black;
            if has_black == self.exchanged {
                self.exchange();
            }
        }
        Ok(opening.moves().collect())
    }

    fn answers_so_far(&self) -> String {
        self.opening_answers.iter().map(|answer| format!(" {answer}")).collect()
    }

    /// Has the program of `color` answer a command, on its clock.
    fn ask(&mut self, color: Color, command: &str) -> Result<String, Verdict> {
        let Timed { reply, time } = self.timed(color, |engine, patience| engine.ask(command, patience))?;
        match self.judged_in_time(color, reply, time)? {
            Ok(text) => Ok(text.trim().to_string()),
            Err(reason) => Err(self.lose_by(color, EngineFailure::refused(command, &reason))),
        }
    }
}
