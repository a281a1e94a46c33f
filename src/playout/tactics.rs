//! The moves that the last one calls for, and what they do: captures, escapes, ataris, relief, closeness.
//!
//! These few points are looked at one by one before every move of a playout; all others count by their shape alone.

pub use super::adjacent::size_class;
use super::adjacent::{AdjacentChains, four};
use super::bits::Bits;
use super::board::{NOWHERE, PlayoutBoard, stone};
use super::gammas::is_small;
use super::{adjacent, pattern_code};
use crate::base::{Color, Size};

/// First numbers of the features of each kind. Sizes of chains are told apart as one stone, two or three, more.
mod base {
    /// Beside the last move, diagonally so.
    pub const NEAR: usize = 0;
    /// Takes the chain of the last move.
    pub const CAPTURE_LAST: usize = NEAR + 2;
    /// Takes another chain.
    pub const CAPTURE: usize = CAPTURE_LAST + 3;
    /// What it takes stands beside an own chain in atari.
    pub const RESCUE: usize = CAPTURE + 3;
    /// Lengthens an own chain in atari, to one, two, more liberties.
    pub const ESCAPE: usize = RESCUE + 3;
    /// Leaves its own chain in atari and takes nothing.
    pub const SELF_ATARI: usize = ESCAPE + 9;
    /// Puts a chain in atari; whether it is not in atari itself.
    pub const ATARI: usize = SELF_ATARI + 3;
    /// Takes a liberty of a chain with three.
    pub const SQUEEZE: usize = ATARI + 6;
    /// Gives an own chain with two liberties more.
    pub const RELIEF: usize = SQUEEZE + 3;
    pub const END: usize = RELIEF + 3;
}

/// How many features there are.
pub const FEATURES: usize = base::END;

/// The features of a move that leaves a chain of two stones and more in atari and takes nothing.
pub const SELF_ATARI_OF_CHAIN: std::ops::Range<usize> = base::SELF_ATARI + 1..base::SELF_ATARI + 3;

/// Features that say the same of chains of different sizes, or the like: what is tuned is tuned for them together.
pub const KINDS: &[(&str, &[usize])] = &[
    ("beside the last move", &[base::NEAR]),
    ("diagonal to the last move", &[base::NEAR + 1]),
    ("takes the last move's chain", &[base::CAPTURE_LAST, base::CAPTURE_LAST + 1, base::CAPTURE_LAST + 2]),
    ("takes another chain", &[base::CAPTURE, base::CAPTURE + 1, base::CAPTURE + 2]),
    ("rescues by taking", &[base::RESCUE, base::RESCUE + 1, base::RESCUE + 2]),
    ("leaves a chain in atari", &[base::ESCAPE, base::ESCAPE + 3, base::ESCAPE + 6]),
    ("saves to two liberties", &[base::ESCAPE + 1, base::ESCAPE + 4, base::ESCAPE + 7]),
    ("saves to more liberties", &[base::ESCAPE + 2, base::ESCAPE + 5, base::ESCAPE + 8]),
    ("self-atari", &[base::SELF_ATARI, base::SELF_ATARI + 1, base::SELF_ATARI + 2]),
    ("atari from atari", &[base::ATARI, base::ATARI + 2, base::ATARI + 4]),
    ("atari", &[base::ATARI + 1, base::ATARI + 3, base::ATARI + 5]),
    ("leaves two liberties to the enemy", &[base::SQUEEZE, base::SQUEEZE + 1, base::SQUEEZE + 2]),
    ("gives relief from two liberties", &[base::RELIEF, base::RELIEF + 1, base::RELIEF + 2]),
];

/// How much more than learnt it counts on large boards to take what threatens an own chain with two liberties, or in atari.
const RELIEF_URGENCY: f32 = 6.0;
const RESCUE_URGENCY: f32 = 10.0;

/// Most points that are looked at: its neighbourhood, and liberties of chains.
pub const MOST: usize = 24;

/// The points that the last move calls for.
pub struct Local<const W: usize> {
    points: [u16; MOST],
    len: usize,
    /// Those that are not around the last move, and maybe some that are.
    beyond: Bits<W>,
}

impl<const W: usize> Local<W> {
    /// Those for `color` to move: the empty points around the last move, the liberties of chains that it leaves with one or
    /// two, and where a chain that it put in atari, on large boards one with two liberties too, can be helped by taking.
    #[inline(always)]
    pub fn new(field: &PlayoutBoard<W>, color: Color) -> Local<W> {
        let mut local = Local { points: [0; MOST], len: 0, beyond: Bits::EMPTY };
        let last = field.last();
        if last == NOWHERE {
            return local;
        }
        // Without a branch: each direction is written, and the next one over it where it is not empty.
        let empty = pattern_code::empty_around(field.code(last));
        for way in 0..8 {
            local.points[local.len] = field.step(last, way) as u16;
            local.len += usize::from(empty >> (2 * way) & 1);
        }
        if field.at(last) == 3 - stone(color) {
            local.liberties(field, last, field.chain(last));
            let sides = field.adjacent(color, last);
            adjacent::each(sides.own & (sides.one() | sides.two()), |way| {
                local.liberties(field, last, sides.heads[way]);
                if field.in_atari(sides.heads[way]) || !is_small(field.size()) {
                    local.takers(field, color, last, sides.heads[way]);
                }
            });
        }
        local
    }

    /// Adds a point that may be there already.
    #[inline(always)]
    fn push(&mut self, field: &PlayoutBoard<W>, last: usize, point: usize) {
        // Whether it is new nobody can foretell: written in any case, and kept if it is.
        if self.len < MOST {
            let is_new = !self.contains_beyond(field, last, point);
            self.points[self.len] = point as u16;
            self.len += usize::from(is_new);
            self.beyond.insert(point);
        }
    }

    /// The liberties of a chain with one or two.
    #[inline(always)]
    fn liberties(&mut self, field: &PlayoutBoard<W>, last: usize, chain: usize) {
        match field.liberty_count(chain) {
            1 => self.push(field, last, field.only_liberty(chain)),
            2 => field.two_liberties(chain).into_iter().for_each(|point| self.push(field, last, point)),
            _ => {}
        }
    }

    /// Where enemies in atari beside a chain can be taken.
    fn takers(&mut self, field: &PlayoutBoard<W>, color: Color, last: usize, chain: usize) {
        field.each_stone(chain, |point| {
            if field.has_atari_beside(color.opponent(), point) {
                let sides = field.adjacent(color, point);
                adjacent::each(sides.enemy & sides.one(), |way| {
                    self.push(field, last, field.only_liberty(sides.heads[way]));
                });
            }
        });
    }

    /// The points, in the order found.
    #[inline(always)]
    pub fn points(&self) -> impl Iterator<Item = usize> + '_ {
        self.points[..self.len].iter().map(|&point| point as usize)
    }

    /// Whether an empty point is one of them.
    #[inline(always)]
    pub fn contains(&self, field: &PlayoutBoard<W>, point: usize) -> bool {
        let last = field.last();
        last != NOWHERE && self.contains_beyond(field, last, point)
    }

    #[inline(always)]
    fn contains_beyond(&self, field: &PlayoutBoard<W>, last: usize, point: usize) -> bool {
        (field.nearness(point, last) != 0) | self.beyond.contains(point)
    }
}

/// The feature of a move beside an enemy chain that is short of liberties, by the byte of the side; the stone may be `safe`
/// from being taken at once.
#[inline(always)]
fn beside_enemy(sides: &AdjacentChains, way: usize, safe: bool) -> usize {
    match sides.two() >> (8 * way) & 1 {
        0 => base::SQUEEZE + sides.size(way),
        _ => base::ATARI + 2 * sides.size(way) + usize::from(safe),
    }
}

/// Calls `f` with the number of each feature of a move of `color` on the empty `point`. False, and maybe some features
/// told, where the move cannot be made.
#[inline(always)]
pub fn features<const W: usize>(field: &PlayoutBoard<W>, color: Color, point: usize, mut f: impl FnMut(usize)) -> bool {
    if field.is_ko(color, point) {
        return false;
    }
    let last = field.last();
    if last != NOWHERE && field.nearness(point, last) != 0 {
        f(base::NEAR + field.nearness(point, last) as usize - 1);
    }
    let sides = field.adjacent(color, point);
    if sides.all_free() {
        // Nobody there is in danger, so at most the stone itself is.
        let empty = if sides.own == 0 { adjacent::count(sides.empty()) } else { 4 };
        if empty == 1 {
            f(base::SELF_ATARI);
        }
        return empty > 0;
    }
    if !sides.leave_a_liberty() {
        return false;
    }
    let (one, two) = (sides.one(), sides.two());
    adjacent::each(sides.enemy & one, |way| {
        let takes_last = field.chain(last) == sides.heads[way];
        f(if takes_last { base::CAPTURE_LAST } else { base::CAPTURE } + sides.size(way));
        if Help::by_taking(field, sides.heads[way], color) == Help::Rescue {
            f(base::RESCUE + sides.size(way));
        }
    });
    let liberties = field.liberties_within(&sides, point, false);
    let squeezed = sides.enemy & (two | sides.three()) & sides.first();
    adjacent::each(squeezed, |way| f(beside_enemy(&sides, way, liberties > 1)));
    if sides.own & (one | two) != 0 {
        if sides.own & one != 0 {
            f(base::ESCAPE + 3 * sides.longest(sides.own & one) + liberties.clamp(1, 3) - 1);
        }
        if sides.own & two != 0 && liberties > 2 {
            f(base::RELIEF + sides.longest(sides.own & two));
        }
    }
    if liberties == 1 && sides.enemy & one == 0 {
        let mut stones = 1;
        adjacent::each(sides.own, |way| stones += field.chain_len(sides.heads[way]));
        f(base::SELF_ATARI + size_class(stones));
    }
    true
}

/// By how much the features of a move of `color` on the empty `point` multiply its weight, and whether it leaves a chain of
/// two stones and more in atari for nothing; `None` where it cannot be made.
///
/// The product of the gammas of [`features`], without asking for each of them, and of the [urgency](Help::urgency) of each
/// chain taken.
#[inline(always)]
pub fn strength<const W: usize>(field: &PlayoutBoard<W>, color: Color, point: usize) -> Option<(f32, bool)> {
    if field.is_ko(color, point) {
        return None;
    }
    let (last, gammas) = (field.last(), field.gammas());
    let mut strength = if last == NOWHERE { 1.0 } else { gammas.near(field.nearness(point, last)) };
    let sides = field.adjacent(color, point);
    if sides.all_free() {
        let empty = if sides.own == 0 { adjacent::count(sides.empty()) } else { 4 };
        if empty == 1 {
            strength *= gammas.feature(base::SELF_ATARI);
        }
        return (empty > 0).then_some((strength, false));
    }
    if !sides.leave_a_liberty() {
        return None;
    }
    let (one, two) = (sides.one(), sides.two());
    // Two or more is all one unless an own chain there is short of liberties, or an enemy is put in atari.
    let roughly = sides.own & (one | two) | sides.enemy & two == 0;
    let liberties = field.liberties_within(&sides, point, roughly);
    let table = gammas.beside(color, liberties > 1);
    let [west, east, south, north] = four(|way| table[sides.tag(way)]);
    strength *= west * east * (south * north);
    // A chain counts once; mostly there is but one side with any.
    let squeezed = sides.enemy & (two | sides.three());
    if squeezed & squeezed.wrapping_sub(1) != 0 {
        adjacent::each(squeezed & !sides.first(), |way| strength /= table[sides.tag(way)]);
    }
    let mut is_bad = false;
    if sides.enemy & one != 0 {
        adjacent::each(sides.enemy & one, |way| {
            if field.chain(last) == sides.heads[way] {
                strength *= gammas.feature(base::CAPTURE_LAST + sides.size(way));
            } else {
                strength *= gammas.feature(base::CAPTURE + sides.size(way));
            }
            let help = Help::by_taking(field, sides.heads[way], color);
            if help == Help::Rescue {
                strength *= gammas.feature(base::RESCUE + sides.size(way));
            }
            strength *= help.urgency(field.size());
        });
    } else if liberties == 1 {
        let mut stones = 1;
        adjacent::each(sides.own, |way| stones += field.chain_len(sides.heads[way]));
        strength *= gammas.feature(base::SELF_ATARI + size_class(stones));
        is_bad = stones > 1;
    }
    if sides.own & (one | two) != 0 {
        if sides.own & one != 0 {
            strength *= gammas.feature(base::ESCAPE + 3 * sides.longest(sides.own & one) + liberties.clamp(1, 3) - 1);
        }
        if sides.own & two != 0 && liberties > 2 {
            strength *= gammas.feature(base::RELIEF + sides.longest(sides.own & two));
        }
    }
    Some((strength, is_bad))
}

/// The feature of a move of `color` beside a chain with this byte, `safe` or not from being taken at once, where the chain is
/// the enemy's and has two or three liberties.
pub fn beside(tag: u8, color: Color, safe: bool) -> Option<usize> {
    let sides = AdjacentChains::new([0; 4], [tag, 0, 0, 0], color);
    (sides.enemy & (sides.two() | sides.three()) & 1 != 0).then(|| beside_enemy(&sides, 0, safe))
}

/// What taking a chain does for own ones beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// None is short of liberties.
    None,
    /// One has two liberties.
    Relief,
    /// One is in atari.
    Rescue,
}

impl Help {
    /// What `color` gets by taking the enemy's `chain`.
    pub fn by_taking<const W: usize>(field: &PlayoutBoard<W>, chain: usize, color: Color) -> Help {
        let (mut short, mut in_atari) = (false, false);
        field.each_stone(chain, |point| {
            short |= field.has_short_beside(color, point);
            in_atari |= field.has_atari_beside(color, point);
        });
        match (in_atari, short) {
            (true, _) => Help::Rescue,
            (false, true) => Help::Relief,
            (false, false) => Help::None,
        }
    }

    /// How many times as likely as by its features a move is that does this.
    ///
    /// On large boards what is learnt is too weak: strong players see to it before that nothing needs a rescue, and playouts, in
    /// which nobody does, lose what could be saved. Found by how well playouts foretell whose each stone will be.
    #[inline(always)]
    pub fn urgency(self, size: Size) -> f32 {
        match self {
            _ if is_small(size) => 1.0,
            Help::None => 1.0,
            Help::Relief => RELIEF_URGENCY,
            Help::Rescue => RESCUE_URGENCY,
        }
    }
}
