//! What the search, and whoever else plays or records games, needs of any game of stones on points: Go under every
//! ruleset is one, line games on the same boards are others.

use super::legality::LegalMoves;
use super::moves::{Illegal, Move, Played};
use crate::base::{Color, Size};
use crate::board::Board;

/// A position of a game with its history: which moves are legal, what they lead to, and how it ended.
///
/// Only what different games have in common stands here. What belongs to one game, such as prisoners or phases, is
/// asked of its own type.
pub trait Position: Clone + Sync {
    /// The board's size.
    fn size(&self) -> Size;

    /// The stones on the board.
    fn board(&self) -> &Board;

    /// The stones before the first move.
    fn start(&self) -> &Board;

    /// Who was to move before the first move.
    fn first(&self) -> Color;

    /// Whose turn it is.
    fn to_move(&self) -> Color;

    /// The legal moves of `color`, whoever's turn it is: a pass alone once nobody may move, and never nothing.
    fn legal_moves(&self, color: Color) -> LegalMoves;

    /// Whether `color` may make this move, whoever's turn it is.
    fn is_legal(&self, color: Color, mv: Move) -> bool {
        match mv {
            Move::Play(point) => self.legal_moves(color).points.contains(point),
            Move::Virtual => self.legal_moves(color).virtual_move,
            Move::Pass => self.legal_moves(color).pass,
        }
    }

    /// The moves made so far, the first one first.
    fn moves(&self) -> impl ExactSizeIterator<Item = Played> + '_;

    /// Makes a move for `color`, whoever's turn it is.
    ///
    /// # Errors
    ///
    /// Why the move is illegal; the position is then as it was.
    fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal>;

    /// Takes the last move back and returns it; `None` at the start.
    fn undo(&mut self) -> Option<Played>;

    /// Whether the game has ended.
    fn is_over(&self) -> bool;

    /// By how many points Black is ahead in a game that has ended, where the rules alone decide it by what stands on
    /// the board: positive for a win of Black, 0 for a draw, and where a whole-board cycle leaves no result. `None`
    /// where the game goes on, or where the sides still have to agree on something, as on dead stones.
    fn decided_margin(&self) -> Option<f32>;

    /// The key of everything that decides which moves are legal and who wins, but for the history: equal positions have
    /// equal keys.
    fn key(&self) -> u128;
}

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
        return legal.points.len() as u64 + u64::from(legal.virtual_move) + u64::from(legal.pass);
    }
    let others = [legal.pass.then_some(Move::Pass), legal.virtual_move.then_some(Move::Virtual)];
    let moves = legal.points.iter().map(Move::Play).chain(others.into_iter().flatten());
    let mut sequences = 0;
    for mv in moves {
        game.play(color, mv).expect("a move that is listed may be made");
        sequences += perft(game, depth - 1);
        game.undo();
    }
    sequences
}
