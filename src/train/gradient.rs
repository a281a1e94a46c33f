//! Balancing every weight of the playouts on what searches thought of positions.
//!
//! Where a game against itself has passed, the search has looked far deeper than one playout does, and in the end the result
//! is known. The weights are moved along the gradient of the squared difference between the share of playouts won from a
//! position and that better opinion (D. Silver and G. Tesauro, *Monte-Carlo Simulation Balancing*, 2009; S.-C. Huang,
//! R. Coulom and S.-S. Lin, 2010). The derivative of the logarithm of a move's chance is its features less those expected of a
//! move there; instead of the expectation stands a second move drawn in the same place, which is as good in the mean. The
//! share won and its gradient come from different halves of the playouts, so that their errors have nothing to do with each
//! other.

use std::sync::Arc;

use rayon::prelude::*;

use super::patterns::{TrainingGame, any};
use crate::base::Color;
use crate::game::Game;
use crate::playout::gammas::Classes;
use crate::playout::playout_policy::{demanded, mended, weighed};
use crate::playout::tactics::Local;
use crate::playout::{Dice, Gammas, PlayoutBoard, PlayoutScore, run_by, tactics, won};
use crate::rules::Rules;
use crate::with_width;

/// Positions a step.
const BATCH: usize = 32;
/// Playouts in each half, from one position.
const PLAYOUTS: usize = 32;
/// How much the opinion of a position takes over from the next one's, and in the end from the result.
const FORESIGHT: f32 = 0.9;
/// Held-out positions asked about, and steps between two times that they are.
const ASKED: u64 = 1024;
const TOLD_EVERY: u64 = 100;

/// How to balance.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Positions to learn from.
    pub positions: u64,
    /// How far the first steps go; they shrink to nothing.
    pub rate: f32,
}

/// A position and what is thought of it.
struct Question<'a> {
    record: &'a TrainingGame,
    at: usize,
    /// The chance of Black to win.
    opinion: f32,
}

/// What the playouts from a position say.
struct Answer {
    /// The share won by Black, in each half.
    shares: [f32; 2],
    /// Its derivatives by the logarithms of the weights.
    slopes: [Vec<f32>; 2],
}

/// Balances `learnt` on `games`, of which each must say something ([`says_something`]) and whose games had the `rules`.
/// `tell` is given lines on how it goes.
pub fn balance_by_values(
    games: &[TrainingGame],
    learnt: &Gammas,
    rules: &Rules,
    course: &Schedule,
    tell: &(dyn Fn(String) + Sync),
) -> Arc<Gammas> {
    let opinions: Vec<Vec<Option<f32>>> = games.iter().map(opinions).collect();
    let mut logs = learnt.logs().to_vec();
    let steps = course.positions.div_ceil(BATCH as u64).max(1);
    for step in 0..steps {
        let gammas = Arc::new(Gammas::new(logs.clone()));
        if step % TOLD_EVERY == 0 {
            tell(format!("{} positions: {}", step * BATCH as u64, foretold(games, &opinions, &gammas, rules)));
        }
        let slopes: Vec<Vec<f32>> = (0..BATCH as u64)
            .into_par_iter()
            .map(|place| {
                let number = step * BATCH as u64 + place;
                let question = draw(games, &opinions, number, false);
                let Answer { shares, slopes: [first, second] } = ask(&question, number, PLAYOUTS, &gammas, rules);
                let errors = shares.map(|share| question.opinion - share);
                first.iter().zip(&second).map(|(a, b)| errors[1] * a + errors[0] * b).collect()
            })
            .collect();
        let rate = course.rate * (1.0 - step as f32 / steps as f32) / (2 * BATCH) as f32;
        for gradient in &slopes {
            logs.iter_mut().zip(gradient).for_each(|(log, gradient)| *log += rate * gradient);
        }
    }
    let balanced = Arc::new(Gammas::new(logs));
    tell(format!("{} positions: {}", steps * BATCH as u64, foretold(games, &opinions, &balanced, rules)));
    balanced
}

/// Whether anything is thought of any position of a game: whoever draws games that say nothing draws for ever.
pub fn says_something(record: &TrainingGame) -> bool {
    opinions(record).iter().any(Option::is_some)
}

/// What is thought of each position of a game, for Black: what the search said, and what it said of those to come.
fn opinions(record: &TrainingGame) -> Vec<Option<f32>> {
    let mut later = record.winner.map(|winner| if winner == Color::Black { 1.0 } else { 0.0 });
    let mut opinions: Vec<Option<f32>> = record
        .values
        .iter()
        .rev()
        .map(|value| {
            later = match (later, value) {
                (Some(later), Some(value)) => Some(FORESIGHT * later + (1.0 - FORESIGHT) * value),
                (later, value) => later.or(*value),
            };
            later
        })
        .collect();
    opinions.reverse();
    opinions
}

/// How well playouts foretell what is thought of positions held out.
fn foretold(games: &[TrainingGame], opinions: &[Vec<Option<f32>>], gammas: &Arc<Gammas>, rules: &Rules) -> String {
    let (squares, errors) = (0..ASKED)
        .into_par_iter()
        .map(|number| {
            let question = draw(games, opinions, number, true);
            let shares = ask(&question, number, PLAYOUTS, gammas, rules).shares;
            let [a, b] = shares.map(|share| question.opinion - share);
            // The halves' chance errors do not go together: their product is the square of the error that remains.
            (f64::from(a * b), f64::from(a + b) / 2.0)
        })
        .reduce(|| (0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let asked = ASKED as f64;
    format!("held out: squared error {:.5}, mean error {:+.4}", squares / asked, errors / asked)
}

/// Position number `number` of an endless row of them, from the games held out or from all others.
fn draw<'a>(games: &'a [TrainingGame], opinions: &[Vec<Option<f32>>], number: u64, held_out: bool) -> Question<'a> {
    let mut dice = Dice::new(number, 13 + u64::from(held_out));
    loop {
        let game = any(games, held_out, &mut dice);
        let record = &games[game];
        let at = dice.below(record.moves.len().max(1));
        if let Some(opinion) = opinions[game].get(at).copied().flatten() {
            return Question { record, at, opinion };
        }
    }
}

/// The answer of two times so many `playouts`.
fn ask(question: &Question<'_>, seed: u64, playouts: usize, gammas: &Arc<Gammas>, rules: &Rules) -> Answer {
    with_width!(question.record.size, W => ask_by::<W>(question, seed, playouts, gammas, rules))
}

fn ask_by<const W: usize>(
    question: &Question<'_>,
    seed: u64,
    playouts: usize,
    gammas: &Arc<Gammas>,
    rules: &Rules,
) -> Answer {
    let size = question.record.size;
    let payoff = PlayoutScore::new(&Game::new(size, rules.clone()));
    let (start, color) = question.record.stand::<W>(question.at, gammas);
    let mut dice = Dice::new(seed, 14);
    let mut field = start.clone();
    let mut told = Vec::new();
    let mut answer = Answer { shares: [0.0; 2], slopes: [(); 2].map(|()| vec![0.0; Gammas::count()]) };
    for (share, gradient) in answer.shares.iter_mut().zip(&mut answer.slopes) {
        let mut all = vec![0i32; Gammas::count()];
        for _ in 0..playouts {
            field.copy_from(&start);
            told.clear();
            playout(&mut field, color, &mut dice, &mut told);
            let won = won(payoff.margin(&field, 0.0));
            *share += won / playouts as f32;
            for &(feature, times) in &told {
                all[feature as usize] += i32::from(times);
                gradient[feature as usize] += won * f32::from(times);
            }
        }
        for (gradient, all) in gradient.iter_mut().zip(&all) {
            *gradient = (*gradient - *share * *all as f32) / (playouts - 1) as f32;
        }
    }
    answer
}

/// Plays a playout, and tells the features of every move and, the other way round, those of another that might have been
/// made.
fn playout<const W: usize>(field: &mut PlayoutBoard<W>, first: Color, dice: &mut Dice, told: &mut Vec<(u16, i8)>) {
    run_by(field, first, |field, color| {
        // What no weight has a say in tells nothing of them.
        if let Some(point) = demanded(field, dice) {
            return Some(point);
        }
        let point = weighed(field, color, dice)?;
        if let Some(other) = weighed(field, color, dice).filter(|&other| other != point) {
            tell(field, color, point, 1, told);
            tell(field, color, other, -1, told);
        }
        Some(mended(field, color, point))
    });
}

/// The features of a move, each so many `times`.
fn tell<const W: usize>(field: &PlayoutBoard<W>, color: Color, point: usize, times: i8, told: &mut Vec<(u16, i8)>) {
    let classes = Classes::get();
    told.push((classes.of(field.code(point), color) as u16, times));
    if Local::new(field, color).contains(field, point) {
        tactics::features(field, color, point, |feature| told.push(((classes.count() + feature) as u16, times)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Size;

    fn record(moves: &str, values: &str) -> TrainingGame {
        TrainingGame::parse(&format!("W+ {moves} {values}"), Size::square(5).unwrap()).unwrap()
    }

    #[test]
    fn an_opinion_is_made_of_what_was_thought_later_and_of_the_result() {
        let found = opinions(&record("cccbbbdd", "--60--40"));
        let last = 0.1 * 0.405;
        let second = 0.9 * last + 0.1 * 0.605;
        let expected = [second, second, last, last];
        assert!(
            found.iter().zip(expected).all(|(found, expected)| (found.unwrap() - expected).abs() < 1e-5),
            "{found:?}"
        );
    }

    /// A small step along the gradient changes the share won by its length times that of the gradient.
    #[test]
    fn the_slope_tells_how_the_share_changes() {
        let record = record("bbccbccbdbcd", "------------");
        let question = Question { record: &record, at: 5, opinion: 0.5 };
        let learnt = Arc::new(Gammas::new(Gammas::embedded(record.size).logs().to_vec()));
        let rules = Rules { komi: "0.5".parse().unwrap(), ..Rules::CHINESE };
        let share = |logs: Vec<f32>| {
            let answer = ask(&question, 2, 20_000, &Arc::new(Gammas::new(logs)), &rules);
            (answer.shares[0] + answer.shares[1]) / 2.0
        };
        let [gradient, other] = ask(&question, 1, 20_000, &learnt, &rules).slopes;
        // The product of two halves that know nothing of each other is no larger for their noise.
        let square: f32 = gradient.iter().zip(&other).map(|(a, b)| a * b).sum();
        let step = 0.04 / square;
        let stepped =
            |by: f32| learnt.logs().iter().zip(&gradient).map(|(log, gradient)| log + by * gradient).collect();
        let change = share(stepped(step)) - share(stepped(-step));
        assert!((0.05..0.11).contains(&change), "{change} where 0.08 was told");
    }
}
