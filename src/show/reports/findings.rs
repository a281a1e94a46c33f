//! What is to be looked at in a match: games that were played twice, games that ended by a fault, results on which
//! programs and referee differ.

use std::collections::HashMap;

use liangyi_arena::record::{EndReason, Entrant, GameRecord};
use liangyi_arena::visible::visible;
use liangyi_core::base::Color;
use liangyi_core::sgf::{GameResult, WonBy};
use serde::Serialize;

use crate::show::words::Language;

/// A game with the same moves as an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Duplicate {
    /// Its number.
    pub game: usize,
    /// The number of the first game with these moves.
    pub of: usize,
}

/// A game that ended because a program failed or broke the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaultyGame {
    /// Its number.
    pub game: usize,
    /// The program at fault.
    pub entrant: Entrant,
    /// The colour of that program.
    pub color: Color,
    /// What went wrong.
    pub reason: EndReason,
    /// What lies behind that, in words; may be empty.
    pub detail: String,
}

/// The games with the same moves as an earlier one.
pub fn duplicates(games: &[GameRecord]) -> Vec<Duplicate> {
    let mut first: HashMap<&str, usize> = HashMap::new();
    let mut found = Vec::new();
    for game in games {
        match first.get(game.fingerprint.as_str()) {
            Some(&of) => found.push(Duplicate { game: game.game, of }),
            None => {
                first.insert(&game.fingerprint, game.game);
            }
        }
    }
    found
}

/// The games that ended by a fault; those that both lost come twice.
pub fn faults(games: &[GameRecord], words: Language) -> Vec<FaultyGame> {
    let fault = |game: &GameRecord, color: Color| FaultyGame {
        game: game.game,
        entrant: game.entrant(color),
        color,
        reason: game.verdict.reason,
        detail: game.verdict.cause.as_ref().map_or(String::new(), |cause| visible(&words.cause(cause)).into_owned()),
    };
    let is_at_fault = |game: &GameRecord, color: Color| {
        game.verdict.reason.is_fault() && (game.is_lost_by_both() || game.verdict.winner == Some(color.opponent()))
    };
    let of_game = |game| {
        Color::BOTH.into_iter().filter(move |&color| is_at_fault(game, color)).map(move |color| fault(game, color))
    };
    games.iter().flat_map(of_game).collect()
}

/// In how many games a program was queried for the result, and in how many of them each agreed with the referee.
pub fn final_scores(games: &[GameRecord]) -> Option<(usize, [usize; 2])> {
    let queried: Vec<&GameRecord> = games.iter().filter(|game| game.final_scores.iter().any(Option::is_some)).collect();
    let agrees = |game: &GameRecord, entrant: Entrant| {
        let reported = game.final_scores[game.color(entrant).index()].as_deref();
        reported.is_some_and(|reported| same_result(reported, &game.verdict.result))
    };
    let count = |entrant| queried.iter().filter(|game| agrees(game, entrant)).count();
    (!queried.is_empty()).then(|| (queried.len(), Entrant::BOTH.map(count)))
}

/// Whether two results are the same, as `B+3.5` and `B+3.50`, or `W+F` and `W+Forfeit`.
fn same_result(one: &str, other: &str) -> bool {
    let (Ok(one), Ok(other)) = (one.parse::<GameResult>(), other.parse()) else { return false };
    match (one, other) {
        (GameResult::Won(winner, WonBy::Number(one)), GameResult::Won(same, WonBy::Number(other))) => {
            winner == same && (one - other).abs() < 1e-3
        }
        (GameResult::Unknown, GameResult::Unknown) => false,
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::reports::testing::{game, games};
    use crate::show::words::English;

    #[test]
    fn duplicates_and_faults_are_named() {
        let mut played = games(&[Some(Entrant::A), Some(Entrant::B), Some(Entrant::A)]);
        played[2].fingerprint = played[0].fingerprint.clone();
        played[1].verdict.reason = EndReason::Crash;
        assert_eq!(duplicates(&played), [Duplicate { game: 3, of: 1 }]);
        let faults = faults(&played, English);
        assert_eq!((faults.len(), faults[0].entrant, faults[0].game), (1, Entrant::A, 2));
    }

    #[test]
    fn results_are_compared_by_value() {
        assert!(same_result("B+3.5", "B+3.50") && same_result("0", "0") && same_result("w+12.0", "W+12"));
        assert!(!same_result("B+3.5", "W+3.5") && !same_result("B+3.5", "B+2.5") && !same_result("?", "B+R"));
        let mut queried = game(1, Some(Color::Black));
        queried.final_scores = [Some("B+2.5".to_string()), Some("W+1.5".to_string())];
        assert_eq!(final_scores(&[queried]), Some((1, [1, 0])));
    }
}
