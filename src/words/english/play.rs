//! A game between persons and the engine, in English.

use liangyi_core::base::{Color, PointNames};
use liangyi_core::score::ResultUnit;

use super::English;
use crate::play::{Count, Refusal, Seats, TurnFailure};
use crate::words::table::{CountWords as _, GameWords as _, PlayWords, ShownCandidate};

impl PlayWords for English {
    fn seats(&self, seats: Seats) -> String {
        match seats {
            Seats::One(color) => format!("You play {color}."),
            Seats::Both => "You play both sides.".to_string(),
            Seats::Neither => "The engine plays both sides.".to_string(),
        }
    }

    fn thinks(&self, color: Color) -> String {
        format!("{color} thinks ...")
    }

    fn plays(&self, color: Color, mv: &str) -> String {
        format!("{color} plays {mv}")
    }

    fn resigns(&self, color: Color) -> String {
        format!("{color} resigns")
    }

    fn cannot_move(&self, color: Color, failure: &TurnFailure) -> String {
        let why = match failure {
            TurnFailure::Engine(error) => self.engine_error(error),
            TurnFailure::Internal(error) => error.to_string(),
        };
        format!("{color} cannot move: {why}. You play both sides now.")
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Over | Refusal::Resigned => "the game is over".to_string(),
            Refusal::NothingToTakeBack => "there is no move of yours to take back".to_string(),
            Refusal::NotCounted => "nothing is counted in this game".to_string(),
            Refusal::Engine(error) => self.engine_error(error),
            Refusal::Territory(error) => error.to_string(),
        }
    }

    fn won_by_resignation(&self, winner: Color) -> String {
        format!("{winner} wins by resignation")
    }

    fn has_ended(&self) -> String {
        "The game has ended.".to_string()
    }

    fn has_stopped(&self, first: Color) -> String {
        format!("The game has stopped: play may go on, {first} first.")
    }

    fn play_count(&self, count: &Count, names: PointNames) -> Vec<String> {
        let mut lines = vec![self.sums(&count.made, ResultUnit::Own, names.form)];
        if !count.dead.is_empty() {
            let points: Vec<String> = count.dead.iter().map(|point| names.name(point)).collect();
            lines.push(format!("dead: {}", points.join(" ")));
        }
        if !count.is_over {
            lines.push("the game is not over: the judgement of what is dead is a guess".to_string());
        }
        lines
    }

    fn candidate(&self, candidate: &ShownCandidate<'_>) -> String {
        let ShownCandidate { mv, win_rate, lead, visits, line } = candidate;
        let lead = lead.map_or(String::new(), |lead| format!(", {lead:+.1} points"));
        format!("{mv}: {:.0} % to win{lead}, {visits} playouts; {}", 100.0 * win_rate, line.join(" "))
    }

    fn no_search(&self) -> &'static str {
        "no search was needed"
    }

    fn no_engine_move(&self) -> &'static str {
        "the engine has not moved"
    }
}
