//! Replies to the last moves by hand-written rules: saving a chain that was put in atari, capturing a chain, a 3x3
//! shape.
//!
//! Playouts with these rules settle fights less one-sidedly than the learnt weights and so show better what is still
//! open, sekis above all. The judge uses them.

use liangyi_core::base::Color;

use super::board::{NOWHERE, PlayoutBoard};
use super::cell;
use super::cell::stone;
use super::rng::Dice;
use super::shapes::Shapes;

/// Percentages with which each rule is tried at all, so that playouts differ.
mod rate {
    pub const ATARI: usize = 90;
    pub const SHAPE: usize = 85;
    pub const TWO_LIBERTIES: usize = 40;
}

/// A list of candidate points; when it is full, further points are dropped.
struct Candidates {
    points: [u16; 24],
    len: usize,
}

impl Candidates {
    fn new() -> Candidates {
        Candidates { points: [0; 24], len: 0 }
    }

    #[inline(always)]
    fn push(&mut self, point: usize) {
        if self.len < self.points.len() {
            self.points[self.len] = point as u16;
            self.len += 1;
        }
    }

    /// One of the points, drawn uniformly; `None` if there is none.
    #[inline(always)]
    fn pick(&self, rng: &mut Dice) -> Option<usize> {
        (self.len > 0).then(|| self.points[rng.below(self.len)] as usize)
    }
}

/// A reply of `color` to the last move: the point of the first rule that applies, each rule being tried with its
/// probability. `None` if no rule gives a move.
pub fn reply<const W: usize>(board: &PlayoutBoard<W>, color: Color, rng: &mut Dice) -> Option<usize> {
    let last = board.last();
    if last == NOWHERE {
        return None;
    }
    if board.at(last) == 3 - stone(color) && rng.chance(rate::ATARI) {
        let mut urgent = Candidates::new();
        // Capture the chain of the last move.
        let enemy = board.chain(last);
        if board.in_atari(enemy) {
            let point = board.only_liberty(enemy);
            if board.is_playable(color, point) {
                urgent.push(point);
            }
        }
        let mut seen = [NOWHERE; 4];
        for (i, next) in board.neighbours(last).into_iter().enumerate() {
            if board.at(next) == stone(color) && !seen[..i].contains(&board.chain(next)) {
                seen[i] = board.chain(next);
                if board.in_atari(seen[i]) {
                    add_saving_moves(board, color, seen[i], &mut urgent);
                }
            }
        }
        if let Some(point) = urgent.pick(rng) {
            return Some(point);
        }
        if rng.chance(rate::TWO_LIBERTIES) {
            let mut extensions = Candidates::new();
            for chain in seen {
                if chain != NOWHERE && board.liberty_count(chain) == 2 {
                    add_extensions(board, color, chain, &mut extensions);
                }
            }
            if let Some(point) = extensions.pick(rng) {
                return Some(point);
            }
        }
    }
    if rng.chance(rate::SHAPE) {
        let shapes = Shapes::get();
        let mut found = Candidates::new();
        add_shape_moves(board, shapes, color, last, &mut found);
        if board.before_last() != NOWHERE {
            add_shape_moves(board, shapes, color, board.before_last(), &mut found);
        }
        return found.pick(rng);
    }
    None
}

/// Adds the moves that save a chain in atari: capturing an adjacent enemy chain, or extending to two liberties or more.
fn add_saving_moves<const W: usize>(board: &PlayoutBoard<W>, color: Color, chain: usize, candidates: &mut Candidates) {
    let enemy = 3 - stone(color);
    board.each_stone(chain, |point| {
        for next in board.neighbours(point) {
            if board.at(next) == enemy && board.in_atari(board.chain(next)) {
                let capture = board.only_liberty(board.chain(next));
                if board.is_playable(color, capture) {
                    candidates.push(capture);
                }
            }
        }
    });
    let escape = board.only_liberty(chain);
    if board.is_playable(color, escape) && board.liberties_after(color, escape) >= 2 {
        candidates.push(escape);
    }
}

/// Adds the liberties of a chain with two at which it extends to three liberties or more.
fn add_extensions<const W: usize>(board: &PlayoutBoard<W>, color: Color, chain: usize, candidates: &mut Candidates) {
    for point in board.two_liberties(chain) {
        if board.is_playable(color, point) && board.liberties_after(color, point) >= 3 {
            candidates.push(point);
        }
    }
}

/// Adds the neighbours of a point where a move makes a shape and is not in atari.
fn add_shape_moves<const W: usize>(
    board: &PlayoutBoard<W>,
    shapes: Shapes,
    color: Color,
    around: usize,
    candidates: &mut Candidates,
) {
    for point in board.neighbours(around).into_iter().chain(board.diagonals(around)) {
        if board.at(point) == cell::EMPTY
            && shapes.fits(board, color, point)
            && board.is_playable(color, point)
            && board.liberties_after(color, point) >= 2
        {
            candidates.push(point);
        }
    }
}
