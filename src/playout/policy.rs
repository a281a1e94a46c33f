//! Which move a playout makes next.
//!
//! That for judging answers the last move first. The heavy one draws in proportion to learnt weights: of a point's eight
//! neighbours everywhere, and of what the move does where the last move calls for it. Neither fills an own true eye, nor
//! gives up stones by suicide, even where the ruleset would let it: such a move only ever lengthens the playout. Light
//! playouts are the business of [`super::lanes`].

use super::answers::answer;
use super::field::{Field, cell, stone};
use super::rng::Dice;
use super::tactics::{self, Local};
use crate::rules::Color;

/// How playouts choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// With answers to the last move by rules made by hand, and otherwise hardly ever a self-atari of two stones and more.
    Answers,
    /// In proportion to learnt weights.
    Heavy,
}

/// In how many of a hundred cases a self-atari of two stones and more is not thought of: where it is all that is left, as in
/// a seki, a pass is often better.
const SELF_ATARI_AVOIDED: usize = 92;
/// Draws from all points before the first one that will do is taken instead.
const DRAWS: usize = 10;
/// Most points that are weighed one by one.
const MOST: usize = 32;

/// The next move of `color`, or `None` where it has only own eyes and suicides left.
#[inline]
pub fn choose<const W: usize>(field: &Field<W>, policy: Policy, color: Color, dice: &mut Dice) -> Option<usize> {
    match policy {
        Policy::Answers => answer(field, color, dice).or_else(|| anywhere(field, color, dice)),
        Policy::Heavy => weighed(field, color, dice),
    }
}

/// A move drawn in proportion to its weight.
fn weighed<const W: usize>(field: &Field<W>, color: Color, dice: &mut Dice) -> Option<usize> {
    let (weights, gammas) = (field.weights(), field.gammas());
    let local = Local::new(field, color);
    let mut called = [(0usize, 0.0f32); MOST];
    let (mut count, mut sum) = (0, 0.0);
    let mut elsewhere = weights.total(color);
    let mut gives_up_chain = false;
    for point in local.points() {
        let weight = weights.of(color, point);
        if weight == 0 {
            continue;
        }
        elsewhere -= weight;
        let mut strength = weight as f32;
        let mut is_bad = false;
        let playable = tactics::features(field, color, point, |feature| {
            strength *= gammas.feature(feature);
            is_bad |= tactics::SELF_ATARI_OF_CHAIN.contains(&feature);
        });
        gives_up_chain |= playable && is_bad;
        if playable && (!is_bad || dice.chance(100 - SELF_ATARI_AVOIDED)) {
            sum += strength;
            called[count] = (point, strength);
            count += 1;
        }
    }
    let mut place = dice.unit() * (sum + elsewhere as f32);
    if place < sum {
        for &(point, strength) in &called[..count] {
            if place < strength {
                return Some(point);
            }
            place -= strength;
        }
    }
    if elsewhere == 0 && (count > 0 || !gives_up_chain) {
        return called[..count].last().map(|called| called.0);
    }
    let draws = if elsewhere > 0 { DRAWS } else { 0 };
    for _ in 0..draws {
        let point = weights.at(color, dice.below(weights.total(color) as usize) as u32);
        if !local.contains(point)
            && field.is_playable(color, point)
            && !(is_bad_self_atari(field, color, point) && dice.chance(SELF_ATARI_AVOIDED))
        {
            return Some(point);
        }
    }
    anywhere(field, color, dice)
}

/// Any move: from a random place in the list of empty points on, the first that will do.
#[inline(always)]
fn anywhere<const W: usize>(field: &Field<W>, color: Color, dice: &mut Dice) -> Option<usize> {
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
        if is_bad_self_atari(field, color, point) && dice.chance(SELF_ATARI_AVOIDED) {
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
    let (mut empty, mut friends) = (0, 0);
    for next in field.neighbours(point) {
        match field.at(next) {
            cell::EMPTY => empty += 1,
            cell::RIM => {}
            there => {
                let breath = field.breath(field.chain(next));
                if there == stone(color) {
                    if breath > 2 {
                        return false;
                    }
                    friends += 1;
                } else if breath == 1 {
                    return false;
                }
            }
        }
    }
    empty < 2 && friends > 0 && field.after(color, point).0.up_to_two() < 2
}
