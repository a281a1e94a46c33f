//! Plays games out: alternating moves of a playout policy until neither side has one left.

use liangyi_core::base::Color;

use super::board::PlayoutBoard;
use super::playout_move::PlayoutMove;
use super::playout_policy;
use super::playout_policy::PlayoutPolicy;
use super::rng::Dice;

/// Plays `board` out with `first` to move and appends the stones placed to `trace`. The playout ends with two passes: a
/// side passes where `policy` gives no move. It is cut off after three moves for each point of the board, which only
/// cycles of several kos reach.
pub fn run<const W: usize>(
    board: &mut PlayoutBoard<W>,
    policy: PlayoutPolicy,
    first: Color,
    rng: &mut Dice,
    trace: &mut Vec<PlayoutMove>,
) {
    run_by(board, first, |board, color| {
        let point = playout_policy::choose(board, policy, color, rng)?;
        trace.push(PlayoutMove::new(color, point));
        Some(point)
    });
}

/// As [`run`], with the moves that `choose` gives for the board and the side to move: the number of a point where the
/// side may play, or `None` for a pass.
#[inline(always)]
pub fn run_by<const W: usize>(
    board: &mut PlayoutBoard<W>,
    first: Color,
    mut choose: impl FnMut(&mut PlayoutBoard<W>, Color) -> Option<usize>,
) {
    let limit = 3 * board.size().area();
    let mut color = first;
    let mut passes = 0;
    for _ in 0..limit {
        match choose(board, color) {
            Some(point) => {
                board.play(color, point);
                passes = 0;
            }
            None => {
                board.pass();
                passes += 1;
                if passes == 2 {
                    break;
                }
            }
        }
        color = color.opponent();
    }
}

/// Plays `playouts` playouts from `start` and calls `finished` with the final board and the stones placed in each.
/// `first` maps the number of a playout, from 0, to the side that moves first in it.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::board::Board;
/// use liangyi_core::game::Game;
/// use liangyi_engine::playout::{Dice, PlayoutBoard, PlayoutPolicy, PlayoutScore, run_many};
/// use liangyi_core::rules::Rules;
///
/// let board = Board::from_picture(". X . O .\nX X . O O\nX X X O O\nX X X O O\nX X X O O").expect("a board");
/// let game = Game::from_setup(board, Rules::CHINESE, Color::Black)?;
/// let score = PlayoutScore::new(&game);
///
/// let start = PlayoutBoard::<8>::new(game.board());
/// let (mut playouts, mut margins) = (0, 0.0);
/// run_many(&start, PlayoutPolicy::Learnt, 20, |_| Color::Black, &mut Dice::new(1, 0), |board, stones| {
///     playouts += 1;
///     assert!(stones.len() <= 3 * board.size().area());
///     margins += score.margin(board, 0.0);
/// });
/// assert_eq!(playouts, 20);
/// println!("Black is ahead by {} points on average", margins / 20.0);
/// # Ok::<(), liangyi_core::game::BadSetup>(())
/// ```
pub fn run_many<const W: usize>(
    start: &PlayoutBoard<W>,
    policy: PlayoutPolicy,
    playouts: usize,
    first: impl Fn(usize) -> Color,
    rng: &mut Dice,
    mut finished: impl FnMut(&PlayoutBoard<W>, &[PlayoutMove]),
) {
    let mut board = start.clone();
    let mut trace = Vec::new();
    for number in 0..playouts {
        board.copy_from(start);
        trace.clear();
        run(&mut board, policy, first(number), rng, &mut trace);
        finished(&board, &trace);
    }
}
