//! Games against itself, to learn from where there are no games of strong players: small boards above all.
//!
//! A game begins with a few moves drawn as playouts draw theirs, so that no two are alike, and goes on with the moves of the
//! search; what the search thought of each position is kept beside them. Games are told apart by a number alone: the same
//! number is the same game, whichever thread plays it.

use std::sync::atomic::AtomicBool;

use super::patterns::TrainingGame;
use crate::base::{Color, Point, Size};
use crate::game::{Game, Move};
use crate::player::{Action, Options, Player};
use crate::playout::playout_policy::choose;
use crate::playout::{Dice, PlayoutBoard, PlayoutPolicy};
use crate::policy::Models;
use crate::rules::Rules;
use crate::search::Limits;

/// A game is given up when the search has thought it this surely decided for so many moves on end.
const DECIDED: f64 = 0.03;
const DECIDED_FOR: usize = 4;

/// How games are played.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The board.
    pub size: Size,
    /// The rules, komi included.
    pub rules: Rules,
    /// Playouts for a move.
    pub playouts: u64,
    /// Most moves drawn at the beginning.
    pub drawn: usize,
}

/// Plays game number `number`.
pub fn selfplay(setting: &Setting, number: u64) -> TrainingGame {
    let mut dice = Dice::new(number, 11);
    let mut game = Game::new(setting.size, setting.rules.clone());
    let (mut moves, mut values) = (Vec::new(), Vec::new());
    let mut make = |game: &mut Game, mv: Move, value: Option<f32>| {
        let made = game.play(game.to_move(), mv).is_ok();
        if made {
            moves.push(mv.point());
            values.push(value);
        }
        made
    };
    for _ in 0..dice.below(setting.drawn + 1) {
        let mut field = PlayoutBoard::<8>::of_game(&game, Models::embedded().playouts(setting.size));
        let drawn = choose(&mut field, PlayoutPolicy::Learnt, game.to_move(), &mut dice);
        if !drawn.is_some_and(|point| make(&mut game, Move::Play(Point::from_index(point)), None)) {
            break;
        }
    }
    let options = Options { seed: number, memory: 128 << 20, ..Options::default() };
    let mut player = Player::new(options);
    let limits = Limits { playouts: Some(setting.playouts), ..Limits::default() };
    let (mut decided, mut winner) = (0, None);
    // Longer games than this go round in circles.
    for _ in 0..2 * setting.size.area() {
        if game.is_over() {
            break;
        }
        let color = game.to_move();
        let choice = player.choose(&game, color, &limits, &AtomicBool::new(false), &mut |_| {});
        let rate = choice.candidates.first().map_or(0.5, |best| best.win_rate);
        winner = Some(if rate > 0.5 { color } else { color.opponent() });
        // With the bar moved it is no chance to win the game.
        let value =
            (choice.win_threshold == 0.0).then_some(if color == Color::Black { rate } else { 1.0 - rate } as f32);
        decided = if rate.min(1.0 - rate) < DECIDED { decided + 1 } else { 0 };
        let Action::Move(mv) = choice.action else { break };
        if decided >= DECIDED_FOR || !make(&mut game, mv, value) {
            break;
        }
    }
    TrainingGame { size: setting.size, moves, values, winner }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_game_and_its_line_is_read_back() {
        let setting = Setting { size: Size::square(5).unwrap(), rules: Rules::CHINESE, playouts: 100, drawn: 3 };
        let game = selfplay(&setting, 4);
        assert!(game.moves.len() > 4 && game.values.iter().any(Option::is_some));
        assert_eq!(game.to_line(), selfplay(&setting, 4).to_line());
        assert_ne!(game.to_line(), selfplay(&setting, 5).to_line());
        let read = TrainingGame::parse(&game.to_line(), setting.size).unwrap();
        assert_eq!(read.to_line(), game.to_line());
        assert_eq!((&read.moves, read.winner), (&game.moves, game.winner));
    }
}
