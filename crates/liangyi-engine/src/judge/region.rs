//! Small closed regions between stones that are assumed to be safe: their moves, what they are worth as they stand, and
//! what is certainly one side's in them.
//!
//! Three things are assumed, and not read: the safe stones stay safe; nobody makes life in a space of fewer than
//! [`ROOM`] points that has none of its stones; and a space of [`AMPLE`] points or more without the opponent's stones
//! has room for two eyes.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;

/// The most points a region may have.
pub(super) const MOST_POINTS: usize = 128;
/// The most empty points it may have.
const MOST_EMPTY: usize = 12;
/// In a space of fewer points without its stones no side makes life against safe stones all around.
const ROOM: u32 = 17;
/// A space of so many points without the opponent's stones has room for two eyes, whoever plays first in it.
const AMPLE: u32 = 8;

/// A set of a region's points.
pub type Set = u128;

/// A region between safe stones.
pub struct ClosedRegion {
    pub(super) points: Vec<Point>,
    near: [Set; MOST_POINTS],
    /// Points next to safe stones of Black's and of White's.
    anchored: [Set; 2],
    pub(super) start: [Set; 2],
    pub(super) all: Set,
}

impl ClosedRegion {
    /// The region `points` of `board`, all other stones being safe; `None` where it is too large to be searched.
    pub fn new(board: &Board, points: &PointSet) -> Option<ClosedRegion> {
        if points.len() > MOST_POINTS || (*points & board.empty()).len() > MOST_EMPTY {
            return None;
        }
        let size = board.size();
        let listed: Vec<Point> = points.iter().collect();
        let mut near = [0; MOST_POINTS];
        let (mut anchored, mut start) = ([0; 2], [0; 2]);
        for (number, &point) in listed.iter().enumerate() {
            for next in size.neighbours(point) {
                match (listed.binary_search_by_key(&next.index(), |point| point.index()), board.at(next)) {
                    (Ok(other), _) => near[number] |= 1 << other,
                    (Err(_), Some(color)) => anchored[color.index()] |= 1 << number,
                    (Err(_), None) => {}
                }
            }
            if let Some(color) = board.at(point) {
                start[color.index()] |= 1 << number;
            }
        }
        let all = if listed.len() == MOST_POINTS { !0 } else { (1 << listed.len()) - 1 };
        Some(ClosedRegion { points: listed, near, anchored, start, all })
    }

    /// The region's own set for points of the board.
    pub fn set(&self, points: &PointSet) -> Set {
        self.points.iter().enumerate().filter(|(_, point)| points.contains(**point)).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// The points of the board in a set of the region's own.
    pub fn points_of(&self, set: Set) -> PointSet {
        bits(set).map(|point| self.points[point]).collect()
    }

    /// What it is worth to Black, counted as it stands without the stones of `dead`.
    pub fn standing(&self, dead: Set) -> i32 {
        self.count(&self.start.map(|stones| stones & !dead))
    }

    fn dilate(&self, set: Set) -> Set {
        bits(set).fold(set, |wide, point| wide | self.near[point])
    }

    fn flood(&self, from: Set, within: Set) -> Set {
        let mut filled = from & within;
        let mut edge = filled;
        while edge != 0 {
            edge = self.dilate(edge) & within & !filled;
            filled |= edge;
        }
        filled
    }

    fn breathes(&self, color: Color, chain: Set, empty: Set) -> bool {
        chain & self.anchored[color.index()] != 0 || self.dilate(chain) & empty != 0
    }

    /// What it is worth to Black with these `stones`, counted as it then stands.
    pub fn count(&self, stones: &[Set; 2]) -> i32 {
        let mut score = stones[0].count_ones() as i32 - stones[1].count_ones() as i32;
        let mut empty = self.all & !(stones[0] | stones[1]);
        while empty != 0 {
            let part = self.flood(empty & empty.wrapping_neg(), empty);
            empty &= !part;
            let around = self.dilate(part);
            let touches = |i: usize| around & stones[i] != 0 || part & self.anchored[i] != 0;
            match (touches(0), touches(1)) {
                (true, false) => score += part.count_ones() as i32,
                (false, true) => score -= part.count_ones() as i32,
                (true, true) | (false, false) => {}
            }
        }
        score
    }

    /// The same with what is certain on both sides settled: nobody plays there any more.
    pub fn settled_count(&self, stones: &[Set; 2], certain: [Set; 2]) -> i32 {
        self.count(&[0, 1].map(|i| stones[i] & !certain[1 - i] | certain[i]))
    }

    /// The points that are `color`'s with any play: stones that cannot be captured, and what they enclose where the
    /// opponent cannot live.
    pub fn certain(&self, stones: &[Set; 2], color: Color) -> Set {
        let own = stones[color.index()];
        let other = color.opponent().index();
        let empty = self.all & !(stones[0] | stones[1]);
        let mut chains = self.parts(own);
        let mut rooms = self.parts(self.all & !own);
        loop {
            let before = chains.len();
            chains.retain(|&chain| {
                chain & self.anchored[color.index()] != 0 || {
                    let liberties = self.dilate(chain) & empty;
                    // The opponent fills an eye space without risk from its own safe stones next to it.
                    let is_vital = |room: &&Set| {
                        **room & self.anchored[other] == 0
                            && **room & liberties != 0
                            && **room & empty & !liberties == 0
                    };
                    let is_roomy = |room: &&Set| {
                        **room & (stones[other] | self.anchored[other]) == 0
                            && room.count_ones() >= AMPLE
                            && (**room & liberties).count_ones() >= 2
                    };
                    rooms.iter().any(|room| is_roomy(&room)) || rooms.iter().filter(is_vital).count() >= 2
                }
            });
            if chains.len() == before {
                break;
            }
            let alive = chains.iter().fold(0, |all, chain| all | chain);
            rooms.retain(|&room| self.dilate(room) & own & !alive == 0);
        }
        let alive = chains.iter().fold(0, |all, chain| all | chain);
        let walled = self.dilate(alive) | self.anchored[color.index()];
        let mut certain = alive;
        for room in rooms {
            if self.dilate(room) & own & !alive != 0 || room & self.anchored[other] != 0 {
                continue;
            }
            let inner = room & empty & !walled;
            let apart = bits(inner).any(|point| inner & !(self.near[point] | 1 << point) != 0);
            let is_vacant = room & stones[other] == 0 && room.count_ones() < ROOM;
            if room & walled != 0 && (!apart || is_vacant) {
                certain |= room;
            }
        }
        certain
    }

    fn parts(&self, set: Set) -> Vec<Set> {
        let mut rest = set;
        let mut parts = Vec::new();
        while rest != 0 {
            let part = self.flood(rest & rest.wrapping_neg(), rest);
            rest &= !part;
            parts.push(part);
        }
        parts
    }

    /// The stones after a move of `color` on an empty point, and the point that may not be retaken at once. `None`
    /// where the mover's own stones would be left without a liberty.
    pub(super) fn play(&self, stones: &[Set; 2], color: Color, point: usize) -> Option<([Set; 2], Set)> {
        let (own, other) = (color.index(), color.opponent().index());
        let mut after = *stones;
        after[own] |= 1 << point;
        let mut empty = self.all & !(after[0] | after[1]);
        let mut taken = 0;
        let mut touched = self.near[point] & after[other];
        while touched != 0 {
            let chain = self.flood(touched & touched.wrapping_neg(), after[other]);
            touched &= !chain;
            if !self.breathes(color.opponent(), chain, empty) {
                taken |= chain;
            }
        }
        after[other] &= !taken;
        empty |= taken;
        let chain = self.flood(1 << point, after[own]);
        if !self.breathes(color, chain, empty) {
            return None;
        }
        let alone = chain == 1 << point && chain & self.anchored[own] == 0;
        let is_ko = taken.count_ones() == 1 && alone && (self.near[point] & empty) == taken;
        Some((after, if is_ko { taken } else { 0 }))
    }
}

/// The numbers of a set's points.
pub(super) fn bits(set: Set) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let point = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            point
        })
    })
}
