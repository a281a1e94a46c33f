//! What every training has: who follows it, held-out games, the candidates with which the move played is compared,
//! positions drawn at random, and the figures of an evaluation.
//!
//! Every [`HELD_OUT`]th game is held out: nothing is learnt from it, and models are evaluated on it.

use std::sync::atomic::{AtomicBool, Ordering};

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_engine::playout::{PlayoutBoard, PlayoutRng};
use liangyi_engine::policy::patterns::Model;
use liangyi_engine::selfplay::TrainingGame;

/// Who follows a training.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Called with a line of text on each step of the progress.
    pub report: &'a (dyn Fn(String) + Sync),
    /// Once it is set, the training ends with what it has learnt so far.
    pub stop: &'a AtomicBool,
}

impl Watch<'_> {
    /// Reports a line.
    pub fn report(&self, line: String) {
        (self.report)(line);
    }

    /// Whether the training is to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// One game in this many is held out, beginning with the first.
pub const HELD_OUT: usize = 50;

/// The index of a game drawn at random, of a held-out one or of one to learn from.
pub fn draw_game(games: &[TrainingGame], held_out: bool, rng: &mut PlayoutRng) -> usize {
    let game = rng.below(games.len());
    match held_out {
        true => game - game % HELD_OUT,
        // A single game is both held out and learnt from.
        false if game.is_multiple_of(HELD_OUT) => (game + 1).min(games.len() - 1),
        false => game,
    }
}

/// The candidates of a position: the move played, and all playable moves that fill no own true eye.
pub fn candidates(board: &PlayoutBoard<8>, color: Color, played: Point) -> PointSet {
    let mut points: PointSet = board
        .empties()
        .filter(|&point| !board.is_eye(color, point) && board.is_playable(color, point))
        .map(Point::from_index)
        .collect();
    points.insert(played);
    points
}

/// A position, the move played in it, and the probabilities of its candidates by the patterns.
pub struct Sample {
    /// The position.
    pub board: PlayoutBoard<8>,
    /// The side to move.
    pub color: Color,
    /// The point that it played.
    pub played: Point,
    /// The probabilities of all candidates by the patterns that come with the program.
    pub chances: Vec<(Point, f32)>,
}

/// How well a model predicts the moves of held-out positions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prediction {
    /// The number of positions.
    pub positions: u64,
    /// The share of positions, 0 to 1, in which the move played is more probable than every other.
    pub best: f64,
    /// The mean natural logarithm of the probability of the move played.
    pub log_chance: f64,
}

/// Where samples come from.
#[derive(Clone, Copy, Debug)]
pub struct SampleSource<'a> {
    /// The games. Some of them must place a stone.
    pub games: &'a [TrainingGame],
    /// The patterns that give the moves their probabilities.
    pub patterns: &'a Model,
}

impl SampleSource<'_> {
    /// Sample `number` of an endless random sequence of positions, of the held-out games or of those to learn from,
    /// each transformed by a random symmetry.
    pub(crate) fn draw(self, number: u64, held_out: bool) -> Sample {
        let SampleSource { games, patterns } = self;
        let mut rng = PlayoutRng::new(number, 7 + u64::from(held_out));
        loop {
            let game = &games[draw_game(games, held_out, &mut rng)];
            let at = rng.below(game.moves.len().max(1));
            if let Some((board, color, played)) = game.transformed_position(at, rng.below(game.size.symmetries())) {
                let mut chances = Vec::new();
                patterns.chances(&board, color, &candidates(&board, color, played), None, &mut chances);
                return Sample { board, color, played, chances };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;

    #[test]
    fn games_are_either_held_out_or_learnt_from() {
        let game = TrainingGame::parse("? aa", Size::square(9).unwrap()).unwrap();
        let games = vec![game; 2 * HELD_OUT];
        let mut rng = PlayoutRng::new(1, 0);
        for _ in 0..1000 {
            assert!(draw_game(&games, true, &mut rng).is_multiple_of(HELD_OUT));
            assert!(!draw_game(&games, false, &mut rng).is_multiple_of(HELD_OUT));
        }
        assert_eq!([true, false].map(|held_out| draw_game(&games[..1], held_out, &mut rng)), [0, 0]);
    }
}
