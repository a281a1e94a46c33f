//! Sets of points as bitboards of 512 bits, in which stones, chains and regions are held.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::geometry::{Point, Size};

const WORDS: usize = 8;

/// A set of points of one board: one bit for each of the 512 numbers that points can have.
///
/// The set operations are `&`, `|`, `^` and `!`. A complement has bits off the board; `&` with [`PointSet::full`]
/// removes them.
///
/// ```
/// use liangyi_core::base::{PointSet, Size};
///
/// let size = Size::square(5).expect("2 to 21 lines");
/// let stones: PointSet = ["B2", "C2", "E5"].iter().filter_map(|vertex| size.parse_vertex(vertex)).collect();
/// assert_eq!(stones.len(), 3);
///
/// // Two chains; the liberties of the first one are the neighbours that are not in it.
/// let chains = stones.components(size);
/// assert_eq!(chains.len(), 2);
/// let liberties = chains[0].dilate(size).without(&stones) & PointSet::full(size);
/// assert_eq!(liberties.len(), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// The empty set.
    pub const EMPTY: PointSet = PointSet([0; WORDS]);

    /// Every point of a board.
    pub fn full(size: Size) -> PointSet {
        size.points().collect()
    }

    /// The set of `point` alone.
    #[inline]
    pub fn single(point: Point) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.insert(point);
        set
    }

    /// The points of all the sets.
    #[inline]
    pub fn union(sets: impl IntoIterator<Item = PointSet>) -> PointSet {
        sets.into_iter().fold(PointSet::EMPTY, |all, set| all | set)
    }

    /// Whether `point` is in the set.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds `point`.
    #[inline]
    pub fn insert(&mut self, point: Point) {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Removes `point`.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        self.0[point.index() / 64] &= !(1 << (point.index() % 64));
    }

    /// The number of points.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set has no point.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the two sets have a point in common.
    #[inline]
    pub fn intersects(&self, other: &PointSet) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | (a & b)) != 0
    }

    /// The point with the lowest number; `None` in the empty set.
    #[inline]
    pub fn first(&self) -> Option<Point> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Point::from_index(word * 64 + self.0[word].trailing_zeros() as usize))
    }

    /// The points in the order of their numbers.
    #[inline]
    pub fn iter(&self) -> Points {
        Points { words: self.0, at: 0 }
    }

    /// The points of this set that are not in `other`.
    #[inline]
    pub fn without(&self, other: &PointSet) -> PointSet {
        *self & !*other
    }

    #[inline]
    fn up(&self, bits: usize) -> PointSet {
        let mut words = [0; WORDS];
        for i in 0..WORDS {
            let low = if i > 0 { self.0[i - 1] >> (64 - bits) } else { 0 };
            words[i] = self.0[i] << bits | low;
        }
        PointSet(words)
    }

    #[inline]
    fn down(&self, bits: usize) -> PointSet {
        let mut words = [0; WORDS];
        for i in 0..WORDS {
            let high = if i + 1 < WORDS { self.0[i + 1] << (64 - bits) } else { 0 };
            words[i] = self.0[i] >> bits | high;
        }
        PointSet(words)
    }

    /// The set and all neighbours of its points. It may have bits off the board, which the caller must mask.
    #[inline]
    pub fn dilate(&self, size: Size) -> PointSet {
        let stride = size.stride();
        *self | self.up(1) | self.down(1) | self.up(stride) | self.down(stride)
    }

    /// All points of `within` that are connected, along points of `within`, to a point of this set in `within`.
    #[inline]
    pub fn flood(&self, size: Size, within: &PointSet) -> PointSet {
        let mut filled = *self & *within;
        loop {
            let wider = filled.dilate(size) & *within;
            if wider == filled {
                return filled;
            }
            filled = wider;
        }
    }

    /// The connected parts of the set, in the order of their lowest points.
    pub fn components(&self, size: Size) -> Vec<PointSet> {
        let mut rest = *self;
        let mut parts = Vec::new();
        while let Some(point) = rest.first() {
            let part = PointSet::single(point).flood(size, &rest);
            rest = rest.without(&part);
            parts.push(part);
        }
        parts
    }
}

/// The points of a [`PointSet`] in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Points {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while self.at < WORDS {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Point::from_index(self.at * 64 + bit));
            }
            self.at += 1;
        }
        None
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}

macro_rules! word_by_word {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt)+) => {$(
        impl $trait for PointSet {
            type Output = PointSet;

            #[inline]
            fn $method(mut self, other: PointSet) -> PointSet {
                for i in 0..WORDS {
                    self.0[i] = self.0[i] $op other.0[i];
                }
                self
            }
        }

        impl $assign_trait for PointSet {
            #[inline]
            fn $assign(&mut self, other: PointSet) {
                *self = *self $op other;
            }
        }
    )+};
}

word_by_word! {
    BitAnd bitand BitAndAssign bitand_assign &
    BitOr bitor BitOrAssign bitor_assign |
    BitXor bitxor BitXorAssign bitxor_assign ^
}

impl Not for PointSet {
    type Output = PointSet;

    #[inline]
    fn not(mut self) -> PointSet {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}
