//! Plays games out: alternating moves of a playout policy until neither side has one left.

use super::board::PlayoutBoard;
use super::playout_move::PlayoutMove;
use super::playout_policy;
use super::playout_policy::PlayoutPolicy;
use super::rng::Dice;
use crate::base::Color;

/// Plays `board` out, `first` moving first, until neither side has a move other than filling its own eyes, and appends the
/// moves to `trace`. A playout is cut off after three moves per point, which only cycles of several kos reach.
pub fn run<const W: usize>(
    board: &mut PlayoutBoard<W>,
    policy: PlayoutPolicy,
    first: Color,
    dice: &mut Dice,
    trace: &mut Vec<PlayoutMove>,
) {
    run_by(board, first, |board, color| {
        let point = playout_policy::choose(board, policy, color, dice)?;
        trace.push(PlayoutMove::new(color, point));
        Some(point)
    });
}

/// As [`run`], with the moves that `choose` returns; `None` is a pass.
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

/// Plays `playouts` playouts from `start` and calls `finished` with the final board and the moves of each. `first` maps the
/// number of a playout to the side that moves first in it.
pub fn run_many<const W: usize>(
    start: &PlayoutBoard<W>,
    policy: PlayoutPolicy,
    playouts: usize,
    first: impl Fn(usize) -> Color,
    dice: &mut Dice,
    mut finished: impl FnMut(&PlayoutBoard<W>, &[PlayoutMove]),
) {
    let mut board = start.clone();
    let mut trace = Vec::new();
    for number in 0..playouts {
        board.copy_from(start);
        trace.clear();
        run(&mut board, policy, first(number), dice, &mut trace);
        finished(&board, &trace);
    }
}
