//! Which move a playout makes next.
//!
//! Answers near the last moves come first: saving a chain just put in atari, taking one, a 3x3 shape. Otherwise any move
//! will do that is not an own true eye, not suicide and, mostly, not self-atari. No playout gives up stones by suicide, even
//! where the ruleset would let it: such a move only ever lengthens it.

use super::bits::Bits;
use super::field::{Field, NOWHERE, cell, stone};
use super::rng::Dice;
use super::shapes::Shapes;
use crate::rules::Color;

/// How playouts choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Uniformly among all moves that fill no own eye: fast, and the measure of the board's speed.
    Light,
    /// With answers to the last move.
    Heavy,
}

/// Percentages with which the steps of the heavy policy are taken at all; some randomness keeps playouts apart.
mod rate {
    pub const ATARI: usize = 90;
    pub const SHAPE: usize = 85;
    pub const TWO_LIBERTIES: usize = 40;
    pub const SELF_ATARI_AVOIDED: usize = 92;
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

/// The next move of `color`, or `None` where it has only own eyes and suicides left.
#[inline]
pub fn choose<const W: usize>(
    field: &Field<W>,
    policy: Policy,
    shapes: Shapes,
    color: Color,
    dice: &mut Dice,
) -> Option<usize> {
    if policy == Policy::Heavy
        && field.last() != NOWHERE
        && let Some(point) = answer(field, shapes, color, dice)
    {
        return Some(point);
    }
    anywhere(field, policy, color, dice)
}

fn answer<const W: usize>(field: &Field<W>, shapes: Shapes, color: Color, dice: &mut Dice) -> Option<usize> {
    let last = field.last();
    if field.at(last) == 3 - stone(color) && dice.chance(rate::ATARI) {
        let mut urgent = Few::new();
        // Take what has just been put within reach.
        let enemy = field.chain(last);
        if field.in_atari(enemy) {
            let point = field.liberties(enemy).lowest();
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
                if chain != NOWHERE && field.liberties(chain).len() == 2 {
                    relieve(field, color, chain, &mut relief);
                }
            }
            if let Some(point) = relief.pick(dice) {
                return Some(point);
            }
        }
    }
    if dice.chance(rate::SHAPE) {
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
fn save<const W: usize>(field: &Field<W>, color: Color, chain: usize, urgent: &mut Few) {
    let enemy = 3 - stone(color);
    field.each_stone(chain, |point| {
        for next in field.neighbours(point) {
            if field.at(next) == enemy && field.in_atari(field.chain(next)) {
                let capture = field.liberties(field.chain(next)).lowest();
                if field.is_playable(color, capture) {
                    urgent.push(capture);
                }
            }
        }
    });
    let escape = field.liberties(chain).lowest();
    if field.is_playable(color, escape) && field.after(color, escape).0.up_to_two() == 2 {
        urgent.push(escape);
    }
}

/// Ways to help a chain with two liberties: take a neighbour in atari, or a liberty that leads to three and more.
fn relieve<const W: usize>(field: &Field<W>, color: Color, chain: usize, relief: &mut Few) {
    let liberties: Bits<W> = *field.liberties(chain);
    liberties.each(|point| {
        if field.is_playable(color, point) && field.after(color, point).0.len() >= 3 {
            relief.push(point);
        }
    });
}

/// Shapes around a point, but none that leaves the stone in atari.
fn near<const W: usize>(field: &Field<W>, shapes: Shapes, color: Color, around: usize, found: &mut Few) {
    for point in field.neighbours(around).into_iter().chain(field.diagonals(around)) {
        if field.at(point) == cell::EMPTY
            && shapes.fits(field, color, point)
            && field.is_playable(color, point)
            && field.after(color, point).0.up_to_two() == 2
        {
            found.push(point);
        }
    }
}

/// Any move: from a random place in the list of empty points on, the first that will do.
#[inline(always)]
fn anywhere<const W: usize>(field: &Field<W>, policy: Policy, color: Color, dice: &mut Dice) -> Option<usize> {
    let count = field.empty_count();
    if count == 0 {
        return None;
    }
    let start = dice.below(count);
    let mut spare = None;
    for step in 0..count {
        let at = start + step;
        let point = field.empty(if at >= count { at - count } else { at });
        if field.is_eye(color, point) || !field.is_playable(color, point) {
            continue;
        }
        if policy == Policy::Heavy && is_bad_self_atari(field, color, point) && dice.chance(rate::SELF_ATARI_AVOIDED) {
            // Kept for want of anything better: in a fight to the end it may be the only move.
            spare = spare.or(Some(point));
            continue;
        }
        return Some(point);
    }
    spare.filter(|_| dice.chance(50))
}

/// Whether the move leaves a chain of two stones and more in atari without taking anything.
#[inline(always)]
fn is_bad_self_atari<const W: usize>(field: &Field<W>, color: Color, point: usize) -> bool {
    if field.neighbours(point).into_iter().filter(|&next| field.at(next) == cell::EMPTY).count() >= 2 {
        return false;
    }
    let (liberties, stones) = field.after(color, point);
    liberties.up_to_two() < 2 && stones > 1 && !takes(field, color, point)
}

fn takes<const W: usize>(field: &Field<W>, color: Color, point: usize) -> bool {
    field
        .neighbours(point)
        .into_iter()
        .any(|next| field.at(next) == 3 - stone(color) && field.in_atari(field.chain(next)))
}
