//! What is thought of a move before the first playout: which moves are looked at, and with how much credit they start.

use super::tree::MoveCode;
use crate::board::{Point, PointSet};
use crate::game::{Game, LegalMoves};
use crate::playout::field::{NOWHERE, cell, stone};
use crate::playout::{Field, Shapes};
use crate::rules::{Color, Counting};

/// A move with virtual visits and the sum of their values.
#[derive(Clone, Copy, Debug)]
pub struct Prior {
    /// The move.
    pub mv: MoveCode,
    /// Visits it starts with.
    pub visits: f32,
    /// The sum of their values.
    pub sum: f32,
}

impl Prior {
    fn even(mv: MoveCode, visits: f32) -> Prior {
        Prior { mv, visits, sum: visits / 2.0 }
    }

    fn good(&mut self, visits: f32) {
        self.visits += visits;
        self.sum += visits;
    }

    fn bad(&mut self, visits: f32) {
        self.visits += visits;
    }
}

/// Weights in visits, tuned by matches.
mod weight {
    pub const EVEN: f32 = 12.0;
    pub const CAPTURE: f32 = 12.0;
    pub const CAPTURE_STONE: f32 = 2.0;
    pub const ESCAPE: f32 = 10.0;
    pub const ATARI: f32 = 4.0;
    pub const SHAPE: f32 = 6.0;
    pub const SELF_ATARI: f32 = 16.0;
    pub const FIRST_LINE: f32 = 8.0;
    pub const SECOND_LINE: f32 = 4.0;
    pub const NEAR: [f32; 4] = [0.0, 8.0, 6.0, 4.0];
    pub const PASS: f32 = 10.0;
}

/// Lists the moves worth a node for `color`: every legal one but those that fill an own true eye which is needed. `field` is
/// the board of `game`.
pub fn fill<const W: usize>(
    priors: &mut Vec<Prior>,
    field: &Field<W>,
    game: &Game,
    shapes: Shapes,
    color: Color,
    legal: &LegalMoves,
) {
    priors.clear();
    let stones_count = game.rules().counting == Counting::Stones;
    for point in legal.points.iter() {
        let at = point.index();
        if field.is_eye(color, at) && !(stones_count && is_spare_eye(game, color, point)) {
            continue;
        }
        priors.push(prior(field, shapes, color, at));
    }
    let mut pass = Prior::even(MoveCode::PASS, weight::EVEN);
    // While there is plenty to do a pass is a bad idea; the fewer moves are left, the less so.
    if priors.len() > 8 {
        pass.bad(weight::PASS);
    }
    priors.push(pass);
    if legal.virtual_move {
        priors.push(Prior { mv: MoveCode::VIRTUAL, ..pass });
    }
}

/// Whether an own true eye can be filled and its chain still has two others, each enclosed by that chain alone.
pub fn is_spare_eye(game: &Game, color: Color, point: Point) -> bool {
    let board = game.board();
    let size = board.size();
    let Some(next) = size.neighbours(point).next() else { return false };
    let chain = board.chain(next);
    let own = |eye: Point| size.neighbours(eye).all(|next| chain.contains(next));
    board.at(next) == Some(color)
        && own(point)
        && board.liberties(&chain).without(&PointSet::single(point)).iter().filter(|&eye| own(eye)).count() >= 2
}

fn prior<const W: usize>(field: &Field<W>, shapes: Shapes, color: Color, at: usize) -> Prior {
    let mut prior = Prior::even(MoveCode(at as u16), weight::EVEN);
    let (own, enemy) = (stone(color), 3 - stone(color));
    let mut captured = 0;
    let (mut escapes, mut attacks, mut stones_near) = (false, false, false);
    let mut seen = [NOWHERE; 4];
    for (i, next) in field.neighbours(at).into_iter().enumerate() {
        let there = field.at(next);
        if there != own && there != enemy {
            continue;
        }
        stones_near = true;
        let chain = field.chain(next);
        if seen[..i].contains(&chain) {
            continue;
        }
        seen[i] = chain;
        let in_atari = field.in_atari(chain);
        if there == enemy {
            captured += if in_atari { field.chain_len(chain) } else { 0 };
            attacks |= !in_atari && field.liberties(chain).len() == 2;
        } else {
            escapes |= in_atari;
        }
    }
    let (liberties, stones) = field.after(color, at);
    let safe = liberties.up_to_two() == 2;
    if captured > 0 {
        prior.good(weight::CAPTURE + weight::CAPTURE_STONE * captured.min(8) as f32);
    }
    if escapes && safe {
        prior.good(weight::ESCAPE);
    }
    if !safe && captured == 0 {
        prior.bad(weight::SELF_ATARI + (stones.min(8) as f32));
    } else if attacks {
        prior.good(weight::ATARI);
    }
    if shapes.fits(field, color, at) {
        prior.good(weight::SHAPE);
    }
    let diagonal_stones =
        field.diagonals(at).into_iter().any(|next| matches!(field.at(next), cell::BLACK | cell::WHITE));
    let size = field.size();
    let (x, y) = (at % size.stride(), at / size.stride());
    if !stones_near && !diagonal_stones && size.lines() > 6 {
        let last = size.lines() - 1;
        match x.min(y).min(last - x).min(last - y) {
            0 => prior.bad(weight::FIRST_LINE),
            1 => prior.bad(weight::SECOND_LINE),
            _ => {}
        }
    }
    if field.last() != NOWHERE {
        let (last_x, last_y) = (field.last() % size.stride(), field.last() / size.stride());
        let distance = x.abs_diff(last_x) + y.abs_diff(last_y);
        prior.good(weight::NEAR.get(distance).copied().unwrap_or(0.0));
    }
    prior
}
