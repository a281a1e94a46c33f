//! The position with which examples time networks.

use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Registry, kata};
use liangyi_net::inputs::point_at;

/// A position after moves to a third of the points, spread over the board.
pub fn middle_game(size: Size) -> Result<Game, Box<dyn std::error::Error>> {
    let mut game = Game::new(size, kata::parse("chinese", &Registry::new(), Komi::ZERO)?);
    let area = size.area();
    for number in 0..area / 3 {
        game.play(game.to_move(), Move::Play(point_at(size, number * 61 % area)))?;
    }
    Ok(game)
}
