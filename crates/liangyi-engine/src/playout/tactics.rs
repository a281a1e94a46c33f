//! The moves that the last move calls for, and what they do: captures, escapes, ataris, extensions, nearness.
//!
//! These few points are examined one by one before every move of a playout; all other points count by their pattern
//! alone.

use liangyi_core::base::{Color, Size};

use super::bits::Bits;
use super::board::{NOWHERE, PlayoutBoard};
use super::cell::stone;
pub use super::chains::size_class;
use super::chains::{AdjacentChains, four};
pub use super::features::KINDS;
use super::features::{CapturedChain, ChainExtension, SELF_ATARI_OF_CHAIN};
use super::gammas::{Gammas, is_small};
use super::{chains, features, pattern_code};

/// On large boards, the factors beyond the learnt gammas for capturing a chain adjacent to an own chain with two
/// liberties, or in atari.
const RELIEF_URGENCY: f32 = 6.0;
const RESCUE_URGENCY: f32 = 10.0;

/// The most points that are examined: the neighbours of the last move, and liberties of chains.
pub const MAX_LOCAL: usize = 24;

/// The points that the last move calls for.
pub struct LocalMoves<const W: usize> {
    points: [u16; MAX_LOCAL],
    len: usize,
    /// Those that are no neighbours of the last move, and possibly some that are.
    distant: Bits<W>,
}

impl<const W: usize> LocalMoves<W> {
    /// The points for `color` to move: the empty neighbours of the last move, the liberties of the chains that it
    /// leaves with one or two, and the points that capture an enemy chain in atari adjacent to an own chain that it put
    /// in atari (on large boards, left with two liberties too).
    #[inline(always)]
    pub fn new(board: &PlayoutBoard<W>, color: Color) -> LocalMoves<W> {
        let mut local = LocalMoves { points: [0; MAX_LOCAL], len: 0, distant: Bits::EMPTY };
        let last = board.last();
        if last == NOWHERE {
            return local;
        }
        // Without branches: every neighbour is written, and overwritten by the next one if it is not empty.
        let empty = pattern_code::empty_neighbours(board.code(last));
        for direction in 0..8 {
            local.points[local.len] = board.step(last, direction) as u16;
            local.len += usize::from(empty >> (2 * direction) & 1);
        }
        if board.at(last) == 3 - stone(color) {
            local.add_liberties(board, last, board.chain(last));
            let adjacent = board.adjacent(color, last);
            chains::for_each(adjacent.own & (adjacent.in_atari() | adjacent.with_two_liberties()), |direction| {
                let chain = adjacent.chains[direction];
                local.add_liberties(board, last, chain);
                if board.in_atari(chain) || !is_small(board.size()) {
                    local.add_captures(board, color, last, chain);
                }
            });
        }
        local
    }

    /// Adds a point unless it is there already.
    #[inline(always)]
    fn push(&mut self, board: &PlayoutBoard<W>, last: usize, point: usize) {
        // Whether it is new is unpredictable: it is written in any case, and counted if it is.
        if self.len < MAX_LOCAL {
            let is_new = !self.contains_near(board, last, point);
            self.points[self.len] = point as u16;
            self.len += usize::from(is_new);
            self.distant.insert(point);
        }
    }

    /// Adds the liberties of a chain with one or two.
    #[inline(always)]
    fn add_liberties(&mut self, board: &PlayoutBoard<W>, last: usize, chain: usize) {
        match board.liberty_count(chain) {
            1 => self.push(board, last, board.only_liberty(chain)),
            2 => board.two_liberties(chain).into_iter().for_each(|point| self.push(board, last, point)),
            _ => {}
        }
    }

    /// Adds the points that capture enemy chains in atari adjacent to `chain`.
    fn add_captures(&mut self, board: &PlayoutBoard<W>, color: Color, last: usize, chain: usize) {
        board.each_stone(chain, |point| {
            if board.has_adjacent_atari(color.opponent(), point) {
                let adjacent = board.adjacent(color, point);
                chains::for_each(adjacent.enemy & adjacent.in_atari(), |direction| {
                    self.push(board, last, board.only_liberty(adjacent.chains[direction]));
                });
            }
        });
    }

    /// The points in the order in which they were found.
    #[inline(always)]
    pub fn points(&self) -> impl Iterator<Item = usize> + '_ {
        self.points[..self.len].iter().map(|&point| point as usize)
    }

    /// Whether an empty point is one of them.
    #[inline(always)]
    pub fn contains(&self, board: &PlayoutBoard<W>, point: usize) -> bool {
        let last = board.last();
        last != NOWHERE && self.contains_near(board, last, point)
    }

    /// As [`LocalMoves::contains`], where the last move is on the point `last`.
    #[inline(always)]
    fn contains_near(&self, board: &PlayoutBoard<W>, last: usize, point: usize) -> bool {
        (board.nearness(point, last) != 0) | self.distant.contains(point)
    }
}

/// What is done with the features of a move as they are found: they are listed for learning, or multiplied for play.
trait FeatureVisitor {
    /// The nearness to the last move, see [`pattern_code::nearness`].
    fn nearness(&mut self, nearness: u8);
    /// The adjacent enemy chains with two or three liberties; `is_safe` says whether the stone has two liberties or
    /// more.
    fn short_enemies(&mut self, adjacent: &AdjacentChains, is_safe: bool);
    /// Any other feature.
    fn feature(&mut self, number: usize);
    /// What a capture does for the own chains.
    fn capture(&mut self, gain: CaptureGain);
}

/// Passes the features of a move of `color` on the empty `point` to `visitor`. Returns whether the move leaves an own
/// chain of two stones or more in atari without a capture; `None`, possibly after some features, where the move cannot
/// be made.
#[inline(always)]
fn visit_features<const W: usize>(
    board: &PlayoutBoard<W>,
    color: Color,
    point: usize,
    visitor: &mut impl FeatureVisitor,
) -> Option<bool> {
    if board.is_ko(color, point) {
        return None;
    }
    let last = board.last();
    if last != NOWHERE {
        visitor.nearness(board.nearness(point, last));
    }
    let adjacent = board.adjacent(color, point);
    if adjacent.none_short() {
        // No adjacent chain is short of liberties, so at most the stone itself is in atari.
        let liberties = if adjacent.own == 0 { chains::count(adjacent.empty()) } else { 4 };
        let stone = ChainExtension { liberties, captures: false, size: || 0, in_atari: None, with_two_liberties: None };
        features::of_extension(&stone, |number| visitor.feature(number));
        return (liberties > 0).then_some(false);
    }
    if !adjacent.leaves_liberty() {
        return None;
    }
    let (in_atari, two) = (adjacent.in_atari(), adjacent.with_two_liberties());
    // Two liberties and more are the same to the features unless an own chain is short of liberties or an enemy is put
    // in atari.
    let approximate = adjacent.own & (in_atari | two) | adjacent.enemy & two == 0;
    let liberties = board.liberties_after_given(&adjacent, point, approximate);
    visitor.short_enemies(&adjacent, liberties > 1);
    let captures = adjacent.enemy & in_atari != 0;
    chains::for_each(adjacent.enemy & in_atari, |direction| {
        let chain = adjacent.chains[direction];
        let gain = CaptureGain::of(board, chain, color);
        let captured = CapturedChain {
            size: adjacent.size_class(direction),
            of_last_move: board.chain(last) == chain,
            rescues: gain == CaptureGain::Rescue,
        };
        features::of_capture(&captured, |number| visitor.feature(number));
        visitor.capture(gain);
    });
    let size = || {
        let mut stones = 1;
        chains::for_each(adjacent.own, |direction| stones += board.chain_len(adjacent.chains[direction]));
        size_class(stones)
    };
    let mut is_bad = false;
    let mut visit = |number: usize| {
        is_bad |= SELF_ATARI_OF_CHAIN.contains(&number);
        visitor.feature(number);
    };
    if adjacent.own & (in_atari | two) != 0 {
        let largest = |chains: u32| (chains != 0).then(|| adjacent.largest_size_class(chains));
        let (in_atari, with_two_liberties) = (largest(adjacent.own & in_atari), largest(adjacent.own & two));
        features::of_extension(&ChainExtension { liberties, captures, size, in_atari, with_two_liberties }, &mut visit);
    } else {
        let chain = ChainExtension { liberties, captures, size, in_atari: None, with_two_liberties: None };
        features::of_extension(&chain, &mut visit);
    }
    Some(is_bad)
}

/// Lists the numbers of features.
struct List<F>(F);

impl<F: FnMut(usize)> FeatureVisitor for List<F> {
    #[inline(always)]
    fn nearness(&mut self, nearness: u8) {
        features::of_nearness(nearness, &mut self.0);
    }

    #[inline(always)]
    fn short_enemies(&mut self, adjacent: &AdjacentChains, is_safe: bool) {
        let short = adjacent.with_two_liberties() | adjacent.with_three_liberties();
        chains::for_each(adjacent.enemy & short & adjacent.distinct(), |direction| {
            features::of_short_enemy(&features::short_enemy(adjacent, direction, is_safe), &mut self.0);
        });
    }

    #[inline(always)]
    fn feature(&mut self, number: usize) {
        (self.0)(number);
    }

    #[inline(always)]
    fn capture(&mut self, _: CaptureGain) {}
}

/// Multiplies the gammas of features.
struct Product<'a> {
    gammas: &'a Gammas,
    color: Color,
    size: Size,
    product: f32,
}

impl FeatureVisitor for Product<'_> {
    #[inline(always)]
    fn nearness(&mut self, nearness: u8) {
        self.product *= self.gammas.near(nearness);
    }

    /// By a table for the bytes of all four directions, which is faster than finding out which chains are short.
    #[inline(always)]
    fn short_enemies(&mut self, adjacent: &AdjacentChains, is_safe: bool) {
        let table = self.gammas.adjacent_enemy(self.color, is_safe);
        let [west, east, south, north] = four(|direction| table[adjacent.byte(direction)]);
        self.product *= west * east * (south * north);
        // A chain counts once; mostly there is at most one direction with any.
        let short = adjacent.enemy & (adjacent.with_two_liberties() | adjacent.with_three_liberties());
        if short & short.wrapping_sub(1) != 0 {
            chains::for_each(short & !adjacent.distinct(), |direction| self.product /= table[adjacent.byte(direction)]);
        }
    }

    #[inline(always)]
    fn feature(&mut self, number: usize) {
        self.product *= self.gammas.feature(number);
    }

    #[inline(always)]
    fn capture(&mut self, gain: CaptureGain) {
        self.product *= gain.urgency(self.size);
    }
}

/// Calls `f` with the number of each feature of a move of `color` on the empty `point`. Returns false, possibly after
/// some features, where the move cannot be made.
#[inline(always)]
pub fn features<const W: usize>(board: &PlayoutBoard<W>, color: Color, point: usize, f: impl FnMut(usize)) -> bool {
    visit_features(board, color, point, &mut List(f)).is_some()
}

/// The factor of the features of a move of `color` on the empty `point`: the product of their gammas and of the
/// [urgency](CaptureGain::urgency) of each capture. Also whether the move leaves an own chain of two stones or more in
/// atari without a capture; `None` where the move cannot be made.
#[inline(always)]
pub fn strength<const W: usize>(board: &PlayoutBoard<W>, color: Color, point: usize) -> Option<(f32, bool)> {
    let mut product = Product { gammas: board.gammas(), color, size: board.size(), product: 1.0 };
    let is_bad = visit_features(board, color, point, &mut product)?;
    Some((product.product, is_bad))
}

/// What the capture of a chain does for the own chains adjacent to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureGain {
    /// None of them is short of liberties.
    None,
    /// One has two liberties.
    Relief,
    /// One is in atari.
    Rescue,
}

impl CaptureGain {
    /// What `color` gains by capturing the enemy's `chain`.
    pub fn of<const W: usize>(board: &PlayoutBoard<W>, chain: usize, color: Color) -> CaptureGain {
        let (mut short, mut in_atari) = (false, false);
        board.each_stone(chain, |point| {
            short |= board.has_adjacent_short_chain(color, point);
            in_atari |= board.has_adjacent_atari(color, point);
        });
        match (in_atari, short) {
            (true, _) => CaptureGain::Rescue,
            (false, true) => CaptureGain::Relief,
            (false, false) => CaptureGain::None,
        }
    }

    /// A factor for the strength of a move with this gain, beyond its learnt gammas.
    ///
    /// On large boards the learnt gammas are too small: in games of strong players hardly anything is left to rescue,
    /// while in playouts chains that could be saved are lost. The factors were tuned by how well playouts predict the
    /// final owner of each stone.
    #[inline(always)]
    pub fn urgency(self, size: Size) -> f32 {
        match self {
            _ if is_small(size) => 1.0,
            CaptureGain::None => 1.0,
            CaptureGain::Relief => RELIEF_URGENCY,
            CaptureGain::Rescue => RESCUE_URGENCY,
        }
    }
}
