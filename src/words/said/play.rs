//! A game between persons and the engine.

use liangyi_core::base::{Color, PointNames};
use liangyi_core::score::ResultUnit;

use crate::play::{Count, Refusal, Seats, TurnFailure};
use crate::words::message::msg;
use crate::words::spoken::{Speech as _, Spoken};
use crate::words::table::{CountWords as _, GameWords as _, PlayWords, ShownCandidate};

impl PlayWords for Spoken {
    fn seats(&self, seats: Seats) -> String {
        self.say(match seats {
            Seats::One(color) => msg!("seats-one", side = self.side(color)),
            Seats::Both => msg!("seats-both"),
            Seats::Neither => msg!("seats-neither"),
        })
    }

    fn thinks(&self, color: Color) -> String {
        self.say(msg!("thinks", side = self.side(color)))
    }

    fn plays(&self, color: Color, mv: &str) -> String {
        self.say(msg!("plays", side = self.side(color), move = mv))
    }

    fn resigns(&self, color: Color) -> String {
        self.say(msg!("resigns", side = self.side(color)))
    }

    fn cannot_move(&self, color: Color, failure: &TurnFailure) -> String {
        let why = match failure {
            TurnFailure::Engine(error) => self.engine_error(error),
            TurnFailure::Internal(error) => error.to_string(),
        };
        self.say(msg!("cannot-move", side = self.side(color), why = why))
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        self.say(match refusal {
            Refusal::Over | Refusal::Resigned => msg!("illegal-over"),
            Refusal::NothingToTakeBack => msg!("refusal-nothing-to-take-back"),
            Refusal::NotCounted => msg!("refusal-not-counted"),
            Refusal::Engine(error) => return self.engine_error(error),
            Refusal::Territory(error) => return error.to_string(),
        })
    }

    fn won_by_resignation(&self, winner: Color) -> String {
        self.say(msg!("won-by-resignation", side = self.side(winner)))
    }

    fn has_ended(&self) -> String {
        self.say(msg!("has-ended"))
    }

    fn has_stopped(&self, first: Color) -> String {
        self.say(msg!("has-stopped", side = self.side(first)))
    }

    fn play_count(&self, count: &Count, names: PointNames) -> Vec<String> {
        let mut lines = vec![self.sums(&count.made, ResultUnit::Own, names.form)];
        if !count.dead.is_empty() {
            let points: Vec<String> = count.dead.iter().map(|point| names.name(point)).collect();
            lines.push(self.say(msg!("cause-dead-stones", stones = points.join(" "))));
        }
        if !count.is_over {
            lines.push(self.say(msg!("not-over")));
        }
        lines
    }

    fn candidate(&self, candidate: &ShownCandidate<'_>) -> String {
        let ShownCandidate { mv, win_rate, lead, visits, line } = candidate;
        let lead = lead.map_or(String::new(), |lead| self.say(msg!("candidate-lead", lead = format!("{lead:+.1}"))));
        let (win_rate, visits, line) = (format!("{:.0}", 100.0 * win_rate), visits.to_string(), line.join(" "));
        self.say(msg!("candidate", move = *mv, rate = win_rate, lead = lead, visits = visits, line = line))
    }

    fn no_search(&self) -> String {
        self.say(msg!("no-search"))
    }

    fn no_engine_move(&self) -> String {
        self.say(msg!("no-engine-move"))
    }
}
