//! Games of the program against itself, to learn from where there are no games of strong players, above all on small
//! boards.
//!
//! A game begins with a few moves drawn by the playout policy, so that games differ, and continues with the moves of
//! the search, whose evaluation of each position is kept. A game depends on the settings and its number alone, and not
//! on the thread that plays it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Rules;

use super::training_game::TrainingGame;
use crate::player::{MoveRequest, Options, Player, PlayerAction};
use crate::playout::playout_policy::choose;
use crate::playout::{PlayoutBoard, PlayoutPolicy, PlayoutRng};
use crate::policy::Models;
use crate::search::SearchLimits;

/// A game is stopped when the win rate of a side has been below `DECIDED` for `DECIDED_MOVES` moves in a row.
const DECIDED: f64 = 0.03;
const DECIDED_MOVES: usize = 4;
/// The most bytes for the tree of a search.
const MEMORY: usize = 128 << 20;

/// The settings of games of the program against itself.
#[derive(Clone, Debug)]
pub struct SelfplaySettings {
    /// The size of the board.
    pub size: Size,
    /// The rules, komi included.
    pub rules: Rules,
    /// The number of playouts for a move.
    pub playouts: u64,
    /// The most moves drawn by the playout policy at the beginning; each game draws its number from 0 to this.
    pub opening_moves: usize,
}

/// Plays the game with the number `number`, from which its random numbers follow, with the tables and the network of
/// `models`; `None` if `stop` is set before the game has ended.
pub fn selfplay(
    settings: &SelfplaySettings,
    number: u64,
    models: &Arc<Models>,
    stop: &AtomicBool,
) -> Option<TrainingGame> {
    let mut rng = PlayoutRng::new(number, 11);
    let mut game = Game::new(settings.size, settings.rules.clone());
    let (mut moves, mut values) = (Vec::new(), Vec::new());
    let mut make = |game: &mut Game, mv: Move, value: Option<f32>| {
        let made = game.play(game.to_move(), mv).is_ok();
        if made {
            moves.push(mv.point());
            values.push(value);
        }
        made
    };
    for _ in 0..rng.below(settings.opening_moves + 1) {
        let mut board = PlayoutBoard::<8>::of_game(&game, models.playouts(settings.size));
        let drawn = choose(&mut board, PlayoutPolicy::Learnt, game.to_move(), &mut rng);
        if !drawn.is_some_and(|point| make(&mut game, Move::Play(Point::from_index(point)), None)) {
            break;
        }
    }
    let options = Options { seed: number, memory: MEMORY, ..Options::new(models) };
    let mut player = Player::new(options);
    let limits = SearchLimits { playouts: Some(settings.playouts), ..SearchLimits::default() };
    let (mut decided, mut winner) = (0, None);
    // Longer games repeat themselves.
    for _ in 0..2 * settings.size.area() {
        if game.is_over() || game.cycle().is_some() {
            break;
        }
        let color = game.to_move();
        let choice = player.choose(&game, &MoveRequest::new(color, limits, stop), &mut |_| {});
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let rate = choice.candidates.first().map_or(0.5, |best| best.win_rate);
        winner = Some(if rate > 0.5 { color } else { color.opponent() });
        // Under dynamic komi the win rate is not the chance to win the game.
        let value =
            (choice.win_threshold == 0.0).then_some(if color == Color::Black { rate } else { 1.0 - rate } as f32);
        decided = if rate.min(1.0 - rate) < DECIDED { decided + 1 } else { 0 };
        let PlayerAction::Move(mv) = choice.action else { break };
        if decided >= DECIDED_MOVES || !make(&mut game, mv, value) {
            break;
        }
    }
    winner = winner.filter(|_| game.cycle().is_none());
    Some(TrainingGame { size: settings.size, moves, values, winner })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_determines_a_game_and_its_line_is_read_back() {
        let size = Size::new(5, 6).unwrap();
        let settings = SelfplaySettings { size, rules: Rules::CHINESE, playouts: 100, opening_moves: 3 };
        let game_of = |number| selfplay(&settings, number, Models::embedded(), &AtomicBool::new(false)).unwrap();
        let game = game_of(4);
        assert!(game.moves.len() > 4 && game.values.iter().any(Option::is_some));
        assert_eq!(game.to_line(), game_of(4).to_line());
        assert_ne!(game.to_line(), game_of(5).to_line());
        let read = TrainingGame::parse(&game.to_line(), settings.size).unwrap();
        assert_eq!(read.to_line(), game.to_line());
        assert_eq!((&read.moves, read.winner), (&game.moves, game.winner));
        assert!((0..settings.size.symmetries()).all(|way| read.transformed_position(0, way).is_some()));
    }
}
