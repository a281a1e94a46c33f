//! What a finished playout is worth under a ruleset.
//!
//! A playout ends with both sides full to overflowing (两溢): nothing is empty but eyes and the shared liberties of sekis.
//! Counting that board is therefore the same for every ruleset but for what it does with eyes and with extra moves.

use super::batch::BatchEnd;
use super::bits::Bits;
use super::board::{PlayoutBoard, cell, stone};
use super::pattern_code;
use crate::base::Color;
use crate::game::{Game, Phase};
use crate::rules::{Counting, HandicapBonus, Tax};

/// How the eyes of the final board count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// As points.
    Counted,
    /// Every group keeps up to two that do not count; more would have been filled.
    BasicKept,
}

/// The part of a ruleset's count that playouts need.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutScore {
    eyes: Eyes,
    /// Whether each move with a stone costs its side a point: territory, and extra moves that are owed for.
    moves_cost: bool,
    /// What White gets whatever happens: komi, bonus for handicap stones, debts and the button as they stand.
    offset: f32,
}

impl PlayoutScore {
    /// The payoff of playouts from the present position of `game`.
    pub fn new(game: &Game) -> PlayoutScore {
        let rules = game.rules();
        let eyes = match rules.counting {
            Counting::LivingStones | Counting::Stones => Eyes::BasicKept,
            Counting::Area | Counting::Territory if rules.tax == Tax::All => Eyes::BasicKept,
            Counting::Area
            | Counting::Points
            | Counting::WildArea
            | Counting::Proportional
            | Counting::Majority
            | Counting::Territory => Eyes::Counted,
        };
        // Territory and area differ by the stones that each side has had on the board since the start: every one of them is
        // still there, worth a point of area, or a prisoner of the opponent.
        let debt = match rules.counting {
            Counting::Territory => game.stone_move_difference() + stones_at_start(game),
            _ if rules.extra_moves => game.extra_moves(),
            _ => 0,
        };
        let bonus = match rules.handicap_bonus {
            HandicapBonus::Zero => 0,
            HandicapBonus::OneLess => game.handicap().saturating_sub(1),
            HandicapBonus::Full => game.handicap(),
        };
        let button = if rules.button { game.button().map_or(0, Color::sign) } else { 0 };
        PlayoutScore {
            eyes,
            moves_cost: moves_cost(game),
            offset: rules.komi.points() as f32 + bonus as f32 + debt as f32 - button as f32 / 2.0,
        }
    }

    /// What Black owes for the moves with a stone made since, `difference` being Black's less White's, when it is the
    /// turn of `to_move`. What is still to come is a full round or half of one, so the side to move is charged half a move.
    pub fn debt(&self, difference: i32, to_move: Color) -> f32 {
        if self.moves_cost { difference as f32 + to_move.sign() as f32 / 2.0 } else { 0.0 }
    }

    /// As [`PlayoutScore::debt`], when nothing is to come any more.
    pub fn settled_debt(&self, difference: i32) -> f32 {
        if self.moves_cost { difference as f32 } else { 0.0 }
    }

    /// By how many points Black is ahead at the end of a playout in lanes.
    pub fn margin_of(&self, end: &BatchEnd, debt: f32) -> f32 {
        let sums = Color::BOTH.map(|color| match self.eyes {
            Eyes::Counted => end.area(color),
            Eyes::BasicKept => end.area(color) - end.basic_eyes(color),
        });
        (sums[0] - sums[1]) as f32 - self.offset - debt
    }

    /// By how many points Black is ahead on a finished playout board.
    pub fn margin<const W: usize>(&self, field: &PlayoutBoard<W>, debt: f32) -> f32 {
        self.margin_telling(field, debt, |_, _| {})
    }

    /// As [`PlayoutScore::margin`], and calls `tell` with each point that is somebody's, and whose.
    #[inline(always)]
    pub fn margin_telling<const W: usize>(
        &self,
        field: &PlayoutBoard<W>,
        debt: f32,
        mut tell: impl FnMut(usize, Color),
    ) -> f32 {
        let mut sums = [0i32; 2];
        let mut owned = [Bits::<W>::EMPTY; 2];
        for point in field.size().points() {
            if let Some(color) = owner(field, point.index()) {
                sums[color.index()] += 1;
                tell(point.index(), color);
                if self.eyes == Eyes::BasicKept {
                    owned[color.index()].insert(point.index());
                }
            }
        }
        if self.eyes == Eyes::BasicKept {
            for color in Color::BOTH {
                sums[color.index()] -= basic_eyes(field, color, &owned[color.index()]);
            }
        }
        (sums[0] - sums[1]) as f32 - self.offset - debt
    }
}

/// Whether each move with a stone costs its side a point, one way or another.
pub fn moves_cost(game: &Game) -> bool {
    let rules = game.rules();
    rules.counting == Counting::Territory || rules.extra_moves && game.phase() == Phase::Contest
}

/// By how many stones more than White Black began the game with.
fn stones_at_start(game: &Game) -> i32 {
    let [black, white] = Color::BOTH.map(|color| game.start().stones(color).len() as i32);
    black - white
}

/// What a margin is worth to the side that has it: a win 1, a draw half of one, a loss nothing.
#[inline(always)]
pub fn won(margin: f32) -> f32 {
    if margin > 0.0 {
        1.0
    } else if margin < 0.0 {
        0.0
    } else {
        0.5
    }
}

/// Whose a point is on a finished playout board: the stone's, or the eye's.
#[inline(always)]
pub fn owner<const W: usize>(field: &PlayoutBoard<W>, point: usize) -> Option<Color> {
    let there = field.at(point);
    match if there == cell::EMPTY { pattern_code::all_sides(field.code(point)) } else { there } {
        cell::BLACK => Some(Color::Black),
        cell::WHITE => Some(Color::White),
        _ => None,
    }
}

/// The eyes that all groups of `color` together must keep.
fn basic_eyes<const W: usize>(field: &PlayoutBoard<W>, color: Color, owned: &Bits<W>) -> i32 {
    let mut rest = *owned;
    let mut stack = Vec::with_capacity(64);
    let mut kept = 0;
    while !rest.is_empty() {
        let start = rest.lowest();
        rest.remove(start);
        stack.push(start);
        let mut eyes = 0;
        while let Some(point) = stack.pop() {
            eyes += i32::from(field.at(point) != stone(color));
            for next in field.neighbours(point) {
                if rest.contains(next) {
                    rest.remove(next);
                    stack.push(next);
                }
            }
        }
        kept += eyes.min(2);
    }
    kept
}
