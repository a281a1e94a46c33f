//! The playout score: the margin of a finished playout under a ruleset.
//!
//! A playout ends with the board filled (两溢): the only empty points are eyes and the shared liberties of sekis. So all
//! rulesets count that board alike, except for eyes and extra moves.

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Phase};

use super::bits::Bits;
use super::board::PlayoutBoard;
use super::cell::stone;
use super::{cell, pattern_code};

/// How the eyes of the final board count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// Each is a point.
    Counted,
    /// The first two of every group do not count.
    BasicKept,
}

/// Counts the playouts from one position under the ruleset of its game. Unlike [`score`](liangyi_core::score::score())
/// it takes every stone for alive and every empty point between two colours for nobody's.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutScore {
    eyes: Eyes,
    /// Whether each stone placed costs its side a point, see [`moves_cost`].
    moves_cost: bool,
    /// The points that White has in every playout: komi, the bonus for handicap stones, Black's debt so far and the
    /// button.
    offset: f32,
}

impl PlayoutScore {
    /// The score of playouts from the present position of `game`.
    pub fn new(game: &Game) -> PlayoutScore {
        let rules = game.rules();
        let counts = rules.counting.facts();
        let keeps_eyes = counts.stones_alone || counts.taxes_playouts && rules.tax.takes_basic_eyes();
        let eyes = if keeps_eyes { Eyes::BasicKept } else { Eyes::Counted };
        let bonus = rules.handicap_bonus.points(game.handicap());
        let button = if rules.button { game.button().map_or(0, Color::sign) } else { 0 };
        PlayoutScore {
            eyes,
            moves_cost: moves_cost(game),
            offset: rules.komi.points() as f32 + bonus as f32 + debt_so_far(game) - button as f32 / 2.0,
        }
    }

    /// Black's debt, in points, at the start of a playout in which `to_move` moves first, where Black has placed
    /// `difference` more stones than White since the position. 0 where the rules do not charge for stones placed. The
    /// playout may end after a move of either side, so the side to move is charged half a stone.
    pub fn debt(&self, difference: i32, to_move: Color) -> f32 {
        if self.moves_cost { difference as f32 + to_move.sign() as f32 / 2.0 } else { 0.0 }
    }

    /// As [`PlayoutScore::debt`], where the game has ended: no half stone is charged.
    pub fn settled_debt(&self, difference: i32) -> f32 {
        if self.moves_cost { difference as f32 } else { 0.0 }
    }

    /// Black's margin on the final board of a playout, in points: komi, handicap and button are in it, and `debt` is
    /// subtracted.
    pub fn margin<const W: usize>(&self, board: &PlayoutBoard<W>, debt: f32) -> f32 {
        self.margin_with_owners(board, debt, |_, _| {})
    }

    /// As [`PlayoutScore::margin`]; calls `owned_by` with the number of each point that a side owns, and the side.
    #[inline(always)]
    pub fn margin_with_owners<const W: usize>(
        &self,
        board: &PlayoutBoard<W>,
        debt: f32,
        mut owned_by: impl FnMut(usize, Color),
    ) -> f32 {
        let mut sums = [0i32; 2];
        let mut owned = [Bits::<W>::EMPTY; 2];
        for point in board.size().points() {
            if let Some(color) = owner(board, point.index()) {
                sums[color.index()] += 1;
                owned_by(point.index(), color);
                if self.eyes == Eyes::BasicKept {
                    owned[color.index()].insert(point.index());
                }
            }
        }
        let [black, white] = Color::BOTH.map(|color| match self.eyes {
            Eyes::Counted => sums[color.index()],
            Eyes::BasicKept => sums[color.index()] - basic_eyes(board, color, &owned[color.index()]),
        });
        (black - white) as f32 - self.offset - debt
    }
}

/// Whether each stone placed costs its side a point: under territory counting, and where extra moves are paid for.
pub fn moves_cost(game: &Game) -> bool {
    let rules = game.rules();
    rules.counting.facts().prisoners || rules.extra_moves && game.phase() == Phase::Contest
}

/// What the stones that the sides have had so far cost Black more than White, in points; 0 where the rules do not
/// charge for them.
fn debt_so_far(game: &Game) -> f32 {
    let rules = game.rules();
    // A side's area is its territory and its stones on the board; its stones are those that it has had since the start
    // less the opponent's prisoners. So territory and area differ by the numbers of stones that the sides have had.
    if rules.counting.facts().prisoners {
        (game.stone_move_difference() + stones_at_start(game)) as f32
    } else if rules.last_stone && game.phase() == Phase::Contest && game.offer().is_none() {
        // Either side may place the last stone.
        0.5
    } else {
        game.debt(rules) as f32
    }
}

/// Black's stones less White's at the start of the game.
fn stones_at_start(game: &Game) -> i32 {
    let [black, white] = Color::BOTH.map(|color| game.start().stones(color).len() as i32);
    black - white
}

/// The value of a margin to the side that has it: 1 for a win, 0.5 for a draw, 0 for a loss.
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

/// The owner of a point on the final board of a playout: the colour of its stone, or of the stones around an empty
/// point if all of them have the same colour.
#[inline(always)]
pub fn owner<const W: usize>(board: &PlayoutBoard<W>, point: usize) -> Option<Color> {
    let stone = board.at(point);
    match if stone == cell::EMPTY { pattern_code::surrounding_stone(board.code(point)) } else { stone } {
        cell::BLACK => Some(Color::Black),
        cell::WHITE => Some(Color::White),
        _ => None,
    }
}

/// The number of eyes that the groups of `color` must keep, two at most for each; `owned` are the points that it owns.
fn basic_eyes<const W: usize>(board: &PlayoutBoard<W>, color: Color, owned: &Bits<W>) -> i32 {
    let mut rest = *owned;
    let mut stack = Vec::with_capacity(64);
    let mut kept = 0;
    while !rest.is_empty() {
        let start = rest.lowest();
        rest.remove(start);
        stack.push(start);
        let mut eyes = 0;
        while let Some(point) = stack.pop() {
            eyes += i32::from(board.at(point) != stone(color));
            for next in board.neighbours(point) {
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
