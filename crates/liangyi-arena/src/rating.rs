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

impl QqRating {
    /// The grade as a number: -8 for 9 kyu up to 0 for 1 kyu, 1 for 1 dan up to 9 for 9 dan.
    pub fn level(&self) -> i32 {
        grade(self.rating)
    }
}

/// The winner of a game with fewer moves than this gains nothing.
const LEAST_MOVES: usize = 40;

/// What the winner gains and the loser loses where their ratings were `difference` apart.
fn stakes(favourite_won: bool, difference: f64) -> (f64, f64) {
    if difference < 50.0 {
        (5.0, 5.0)
    } else if difference <= 100.0 {
        let stake = if favourite_won { 10.0 - difference / 10.0 } else { difference / 10.0 };
        (stake, stake)
    } else if !favourite_won {
        (10.0, 10.0)
    } else if difference <= 200.0 {
        (1.0, 1.0)
    } else {
        (0.0, 1.0)
    }
}

/// The grade (级别) of a rating, as a number: -8 (9 kyu) for ratings up to -701, and one more for every 100 points: 0 is
/// 1 kyu, 1 is 1 dan, and 9 is 9 dan, from 900.
fn grade(rating: f64) -> i32 {
    (rating / 100.0).floor().clamp(-8.0, 9.0) as i32
}

fn grade_name(grade: i32) -> String {
    match grade {
        dan @ 1.. => format!("{dan} dan"),
        kyu => format!("{} kyu", 1 - kyu),
    }
}

/// Whether a rating is at least as good as another: the higher grade is, and within a grade the higher rating. The
/// table has no word on equal grades.
fn is_favourite(rating: f64, other: f64) -> bool {
    (grade(rating), rating) >= (grade(other), other)
}

/// The ratings after the games in order, A's first; both start at `start`. A side whose program crashed or hung counts
/// as having fled (逃跑), which doubles the loss. A draw changes nothing, nor does a game lost by both.
pub fn qq_ratings(games: &[GameRecord], start: f64) -> [QqRating; 2] {
    let mut ratings = [start; 2];
    for game in games {
        if let Some(winner) = game.winning_entrant() {
            let (winner, loser) = (winner.index(), winner.opponent().index());
            let favourite_won = is_favourite(ratings[winner], ratings[loser]);
            let (gain, loss) = stakes(favourite_won, (ratings[winner] - ratings[loser]).abs());
            ratings[winner] += if game.moves < LEAST_MOVES { 0.0 } else { gain };
            ratings[loser] -= if game.verdict.reason.is_flight() { 2.0 * loss } else { loss };
        }
    }
    ratings.map(|rating| QqRating { rating, grade: grade_name(grade(rating)) })
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Color;

    use super::*;
    use crate::record::EndReason;
    use crate::testing::game;

    #[test]
    fn stakes_follow_the_table() {
        // Difference, what the favourite wins and the other loses, what the underdog wins and the other loses.
        for (difference, favourite, underdog) in [
            (0.0, (5.0, 5.0), (5.0, 5.0)),
            (49.0, (5.0, 5.0), (5.0, 5.0)),
            (50.0, (5.0, 5.0), (5.0, 5.0)),
            (80.0, (2.0, 2.0), (8.0, 8.0)),
            (100.0, (0.0, 0.0), (10.0, 10.0)),
            (101.0, (1.0, 1.0), (10.0, 10.0)),
            (200.0, (1.0, 1.0), (10.0, 10.0)),
            (201.0, (0.0, 1.0), (10.0, 10.0)),
        ] {
            assert_eq!([true, false].map(|won| stakes(won, difference)), [favourite, underdog], "{difference}");
        }
    }

    #[test]
    fn the_favourite_has_the_higher_grade_and_within_a_grade_the_higher_rating() {
        assert!(is_favourite(100.0, 99.0) && !is_favourite(99.0, 100.0), "1 dan and 1 kyu");
        assert!(is_favourite(1200.0, 950.0) && !is_favourite(950.0, 1200.0), "both 9 dan");
        assert!(is_favourite(0.0, 0.0));
    }

    #[test]
    fn grades_go_by_hundreds() {
        let grades: Vec<String> = [-2000.0, -800.0, -100.0, -1.0, 0.0, 99.0, 100.0, 900.0, 5000.0]
            .map(|rating| grade_name(grade(rating)))
            .into();
        assert_eq!(grades, ["9 kyu", "9 kyu", "2 kyu", "2 kyu", "1 kyu", "1 kyu", "1 dan", "9 dan", "9 dan"]);
    }

    #[test]
    fn a_short_win_is_worth_nothing_a_draw_changes_nothing_and_flight_costs_double() {
        let mut short = game(1, Some(Color::Black));
        short.moves = 39;
        let mut crash = game(3, Some(Color::Black));
        crash.verdict.reason = EndReason::Crash;
        let mut absent = game(4, None);
        absent.verdict.reason = EndReason::BothAbsent;
        let games = [short, game(2, None), crash, absent];
        let ratings = |number: usize| qq_ratings(&games[..number], 0.0).map(|rating| rating.rating);
        assert_eq!(ratings(1), [0.0, -5.0], "the loser of a short game loses all the same");
        assert_eq!(ratings(2), ratings(1));
        assert_eq!(ratings(3), [5.0, -15.0]);
        assert_eq!(ratings(4), ratings(3));
        let mut long = games[0].clone();
        long.moves = 40;
        assert_eq!(qq_ratings(&[long], 0.0).map(|rating| rating.rating), [5.0, -5.0]);
    }

    #[test]
    fn match_points_want_an_even_number_of_games() {
        let games = [game(1, Some(Color::Black)), game(2, None), game(3, Some(Color::Black))];
        assert_eq!(match_points(&games), MatchPoints { points: [3, 1], games: 2 });
    }
}
