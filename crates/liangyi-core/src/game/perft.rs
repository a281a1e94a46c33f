//! Perft: the number of move sequences, the field's check of a move generator against another.

use super::moves::Move;
use super::position::Position;

/// How many sequences of `depth` legal moves there are, the side to move moving each time. Passes and virtual moves
/// count as moves; a game that is stopped or over has no further move. The game is left as it was.
///
/// ```
/// use liangyi_core::base::Size;
/// use liangyi_core::game::{Game, perft};
/// use liangyi_core::rules::Rules;
/// let mut game = Game::new(Size::square(9).unwrap(), Rules::CHINESE);
/// assert_eq!(perft(&mut game, 2), 82 + 81 * 81);
/// ```
///
/// # Panics
///
/// If a [`Position`] lists a move that it then refuses.
pub fn perft<P: Position>(game: &mut P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.is_over() {
        return 0;
    }
    let color = game.to_move();
    let legal = game.legal_moves(color);
    if depth == 1 {
        // The moves need not be made to be counted.
        return legal.points.len() as u64 + u64::from(legal.virtual_move) + 1;
    }
    let others = [Some(Move::Pass), legal.virtual_move.then_some(Move::Virtual)];
    let moves = legal.points.iter().map(Move::Play).chain(others.into_iter().flatten());
    let mut sequences = 0;
    for mv in moves {
        game.play(color, mv).expect("a move that is listed may be made");
        sequences += perft(game, depth - 1);
        game.undo();
    }
    sequences
}
