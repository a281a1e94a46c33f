//! Answers to the last moves by rules made by hand: saving a chain just put in atari, taking one, a drawn 3x3 shape.
//!
//! Less sure of themselves than the learnt weights, playouts with them tell better what is open, a seki above all: judging
//! is done with these.

use super::board::{NOWHERE, PlayoutBoard, cell, stone};
use super::rng::Dice;
use super::shapes::Shapes;
use crate::base::Color;

/// Percentages with which the steps of the heavy policy are taken at all; some randomness keeps playouts apart.
mod rate {
    pub const ATARI: usize = 90;
    pub const SHAPE: usize = 85;
    pub const TWO_LIBERTIES: usize = 40;
}

/// A few candidate points.
struct Few {
    points: [u16; 24],
    len: usize,
}

impl Few {
    fn new() -> Few {
        Few { points: [0; 24], len: 0 }
    }

    #[inline(always)]
    fn push(&mut self, point: usize) {
        if self.len < self.points.len() {
            self.points[self.len] = point as u16;
            self.len += 1;
        }
    }

    #[inline(always)]
    fn pick(&self, dice: &mut Dice) -> Option<usize> {
        (self.len > 0).then(|| self.points[dice.below(self.len)] as usize)
    }
}

/// An answer to the last move, if one is found and the dice do not pass over it.
pub fn answer<const W: usize>(field: &PlayoutBoard<W>, color: Color, dice: &mut Dice) -> Option<usize> {
    let last = field.last();
    if last == NOWHERE {
        return None;
    }
    if field.at(last) == 3 - stone(color) && dice.chance(rate::ATARI) {
        let mut urgent = Few::new();
        // Take what has just been put within reach.
        let enemy = field.chain(last);
        if field.in_atari(enemy) {
            let point = field.only_liberty(enemy);
            if field.is_playable(color, point) {
                urgent.push(point);
            }
        }
        let mut seen = [NOWHERE; 4];
        for (i, next) in field.neighbours(last).into_iter().enumerate() {
            if field.at(next) == stone(color) && !seen[..i].contains(&field.chain(next)) {
                seen[i] = field.chain(next);
                if field.in_atari(seen[i]) {
                    save(field, color, seen[i], &mut urgent);
                }
            }
        }
        if let Some(point) = urgent.pick(dice) {
            return Some(point);
        }
        if dice.chance(rate::TWO_LIBERTIES) {
            let mut relief = Few::new();
            for chain in seen {
                if chain != NOWHERE && field.liberty_count(chain) == 2 {
                    relieve(field, color, chain, &mut relief);
                }
            }
            if let Some(point) = relief.pick(dice) {
                return Some(point);
            }
        }
    }
    if dice.chance(rate::SHAPE) {
        let shapes = Shapes::get();
        let mut found = Few::new();
        near(field, shapes, color, last, &mut found);
        if field.before_last() != NOWHERE {
            near(field, shapes, color, field.before_last(), &mut found);
        }
        return found.pick(dice);
    }
    None
}

/// Ways to save a chain in atari: take a neighbour in atari, or extend to two liberties and more.
fn save<const W: usize>(field: &PlayoutBoard<W>, color: Color, chain: usize, urgent: &mut Few) {
    let enemy = 3 - stone(color);
    field.each_stone(chain, |point| {
        for next in field.neighbours(point) {
            if field.at(next) == enemy && field.in_atari(field.chain(next)) {
                let capture = field.only_liberty(field.chain(next));
                if field.is_playable(color, capture) {
                    urgent.push(capture);
                }
            }
        }
    });
    let escape = field.only_liberty(chain);
    if field.is_playable(color, escape) && field.liberties_after(color, escape) >= 2 {
        urgent.push(escape);
    }
}

/// Ways to help a chain with two liberties: take a neighbour in atari, or a liberty that leads to three and more.
fn relieve<const W: usize>(field: &PlayoutBoard<W>, color: Color, chain: usize, relief: &mut Few) {
    for point in field.two_liberties(chain) {
        if field.is_playable(color, point) && field.liberties_after(color, point) >= 3 {
            relief.push(point);
        }
    }
}

/// Shapes around a point, but none that leaves the stone in atari.
fn near<const W: usize>(field: &PlayoutBoard<W>, shapes: Shapes, color: Color, around: usize, found: &mut Few) {
    for point in field.neighbours(around).into_iter().chain(field.diagonals(around)) {
        if field.at(point) == cell::EMPTY
            && shapes.fits(field, color, point)
            && field.is_playable(color, point)
            && field.liberties_after(color, point) >= 2
        {
            found.push(point);
        }
    }
}
