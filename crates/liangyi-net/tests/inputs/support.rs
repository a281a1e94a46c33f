//! Random games.

use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Rules;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Makes up to `moves` random moves, virtual ones and a few passes among them, until the game is over. Eyes are filled
/// seldom.
pub fn play_randomly(game: &mut Game, moves: usize, rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..moves {
        if game.is_over() {
            return;
        }
        let color = game.to_move();
        let legal = game.legal_moves(color);
        let is_eye = |point| game.size().neighbours(point).all(|next| game.board().at(next) == Some(color));
        let points: Vec<_> =
            legal.points.iter().filter(|&point| rng.random_range(0..20) == 0 || !is_eye(point)).collect();
        // A pass that is a virtual move may be forbidden; then there is another move.
        let points = if points.is_empty() && !legal.pass { legal.points.iter().collect() } else { points };
        let mv = match rng.random_range(0..40) {
            0 if legal.pass => Move::Pass,
            1 if legal.virtual_move => Move::Virtual,
            _ if points.is_empty() => Move::Pass,
            _ => Move::Play(points[rng.random_range(0..points.len())]),
        };
        game.play(color, mv).expect("a legal move");
    }
}

/// A random game under `rules`.
pub fn random_game(size: Size, rules: Rules, moves: usize, rng: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(size, rules);
    play_randomly(&mut game, moves, rng);
    game
}
