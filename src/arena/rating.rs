//! Two ways to rate a match that come with the texts of the rules: match points of the null-move rules (new-ing), and
//! the ratings of QQ's Go server.

use serde::Serialize;

use super::record::{Entrant, GameRecord};

/// Match points: 2 a win, 1 a draw, 0 a loss, over an even number of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MatchPoints {
    /// The points, A's first.
    pub points: [u32; 2],
    /// The number of games that count: without the last one if their number is odd.
    pub games: usize,
}

/// The match points of games in order.
pub fn match_points(games: &[GameRecord]) -> MatchPoints {
    let even = games.len() / 2 * 2;
    let mut points = [0; 2];
    for game in &games[..even] {
        for entrant in Entrant::BOTH {
            points[entrant.index()] += (2.0 * game.score(entrant)) as u32;
        }
    }
    MatchPoints { points, games: even }
}

/// A QQ rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct QqRating {
    /// The number.
    pub rating: f64,
    /// The grade of this rating.
    pub grade: String,
}

/// Games with fewer moves than this change no rating.
const LEAST_MOVES: usize = 40;

/// What the winner gains and the loser loses. `winner_ahead` is the winner's rating less the loser's before the game.
fn stakes(winner_ahead: f64) -> (f64, f64) {
    let difference = winner_ahead.abs();
    let favourite_won = winner_ahead >= 0.0;
    match () {
        () if difference < 50.0 => (5.0, 5.0),
        () if difference <= 100.0 => {
            let stake = if favourite_won { 10.0 - difference / 10.0 } else { difference / 10.0 };
            (stake, stake)
        }
        () if !favourite_won => (10.0, 10.0),
        () if difference <= 200.0 => (1.0, 1.0),
        () => (0.0, 1.0),
    }
}

/// The grade of a rating: 9 kyu up to -701, then one grade every 100 points, up to 9 dan from 900.
fn grade(rating: f64) -> String {
    match (rating / 100.0).floor().clamp(-8.0, 9.0) as i32 {
        dan @ 1.. => format!("{dan} dan"),
        kyu => format!("{} kyu", 1 - kyu),
    }
}

/// The ratings after the games in order, A's first; both start at `start`. A side whose program crashed or hung counts
/// as having left the game, which costs double.
pub fn qq_ratings(games: &[GameRecord], start: f64) -> [QqRating; 2] {
    let mut ratings = [start; 2];
    for game in games.iter().filter(|game| game.moves >= LEAST_MOVES) {
        if let Some(winner) = game.winning_entrant() {
            let (winner, loser) = (winner.index(), winner.opponent().index());
            let (gain, loss) = stakes(ratings[winner] - ratings[loser]);
            ratings[winner] += gain;
            ratings[loser] -= if game.verdict.reason.is_flight() { 2.0 * loss } else { loss };
        }
    }
    ratings.map(|rating| QqRating { rating, grade: grade(rating) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::record::EndReason;
    use crate::arena::testing::game;
    use crate::base::Color;

    #[test]
    fn stakes_follow_the_table() {
        assert_eq!((stakes(0.0), stakes(49.0), stakes(-49.0)), ((5.0, 5.0), (5.0, 5.0), (5.0, 5.0)));
        assert_eq!((stakes(50.0), stakes(80.0), stakes(100.0)), ((5.0, 5.0), (2.0, 2.0), (0.0, 0.0)));
        assert_eq!((stakes(-50.0), stakes(-80.0), stakes(-100.0)), ((5.0, 5.0), (8.0, 8.0), (10.0, 10.0)));
        assert_eq!((stakes(101.0), stakes(200.0), stakes(-200.0)), ((1.0, 1.0), (1.0, 1.0), (10.0, 10.0)));
        assert_eq!((stakes(201.0), stakes(-201.0)), ((0.0, 1.0), (10.0, 10.0)));
    }

    #[test]
    fn grades_go_by_hundreds() {
        let grades: Vec<String> = [-2000.0, -800.0, -100.0, -1.0, 0.0, 99.0, 100.0, 900.0, 5000.0].map(grade).into();
        assert_eq!(grades, ["9 kyu", "9 kyu", "2 kyu", "2 kyu", "1 kyu", "1 kyu", "1 dan", "9 dan", "9 dan"]);
    }

    #[test]
    fn short_games_and_draws_change_nothing_and_flight_costs_double() {
        let mut short = game(1, Some(Color::Black));
        short.moves = 39;
        let mut crash = game(3, Some(Color::Black));
        crash.verdict.reason = EndReason::Crash;
        let ratings = qq_ratings(&[short, game(2, None), crash], 0.0);
        assert_eq!(ratings.map(|rating| rating.rating), [5.0, -10.0]);
    }

    #[test]
    fn match_points_want_an_even_number_of_games() {
        let games = [game(1, Some(Color::Black)), game(2, None), game(3, Some(Color::Black))];
        assert_eq!(match_points(&games), MatchPoints { points: [3, 1], games: 2 });
    }
}
