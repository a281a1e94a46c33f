//! The features of playout moves: the one table that numbers, names and groups them.
//!
//! A new feature is a row here, its condition in [`super::tactics`], and a retrained file of weights. The number of
//! features, the kinds that are tuned together and the positions in the file derive from the rows.

use super::adjacent::AdjacentChains;
use crate::base::Color;

/// The number of size classes of a chain, see [`super::adjacent::size_class`].
const SIZES: usize = 3;

/// A group of consecutive features: one for each size class (or just one) and each of its cases.
#[derive(Clone, Copy, Debug)]
pub struct FeatureGroup {
    first: usize,
    sizes: usize,
    cases: &'static [&'static str],
}

impl FeatureGroup {
    /// The group that begins at feature 0.
    const fn first(sizes: usize, cases: &'static [&'static str]) -> FeatureGroup {
        FeatureGroup { first: 0, sizes, cases }
    }

    /// The group that follows this one.
    const fn then(self, sizes: usize, cases: &'static [&'static str]) -> FeatureGroup {
        FeatureGroup { first: self.end(), sizes, cases }
    }

    /// The number after the last one of the group.
    const fn end(self) -> usize {
        self.first + self.sizes * self.cases.len()
    }

    /// The number of the feature for a size class (0 in a group without sizes) and a case.
    #[inline(always)]
    pub const fn at(self, size_class: usize, case: usize) -> usize {
        self.first + size_class * self.cases.len() + case
    }
}

/// Next to the last move.
pub const NEAR: FeatureGroup = FeatureGroup::first(1, &["adjacent to the last move", "diagonal to the last move"]);
/// Captures the chain of the last move.
pub const CAPTURE_LAST: FeatureGroup = NEAR.then(SIZES, &["captures the last move's chain"]);
/// Captures another chain.
pub const CAPTURE: FeatureGroup = CAPTURE_LAST.then(SIZES, &["captures another chain"]);
/// Captures a chain adjacent to an own chain in atari.
pub const RESCUE: FeatureGroup = CAPTURE.then(SIZES, &["rescues by capturing"]);
/// Extends an own chain in atari to one, two, or more liberties.
pub const ESCAPE: FeatureGroup =
    RESCUE.then(SIZES, &["leaves a chain in atari", "saves to two liberties", "saves to more liberties"]);
/// Leaves its own chain in atari and captures nothing.
pub const SELF_ATARI: FeatureGroup = ESCAPE.then(SIZES, &["self-atari"]);
/// Puts a chain in atari, with a stone that is in atari itself or not.
pub const ATARI: FeatureGroup = SELF_ATARI.then(SIZES, &["atari from atari", "atari"]);
/// Takes a liberty of a chain with three.
pub const SQUEEZE: FeatureGroup = ATARI.then(SIZES, &["leaves two liberties to the enemy"]);
/// Extends an own chain with two liberties to more.
pub const RELIEF: FeatureGroup = SQUEEZE.then(SIZES, &["gives relief from two liberties"]);

/// All groups in the order of their numbers.
const GROUPS: [FeatureGroup; 9] = [NEAR, CAPTURE_LAST, CAPTURE, RESCUE, ESCAPE, SELF_ATARI, ATARI, SQUEEZE, RELIEF];

// No group is missing in the list.
const _: () = {
    let (mut i, mut end) = (0, 0);
    while i < GROUPS.len() {
        assert!(GROUPS[i].first == end);
        end = GROUPS[i].end();
        i += 1;
    }
};

/// The number of features.
pub const FEATURES: usize = GROUPS[GROUPS.len() - 1].end();

/// The features of a move that captures nothing and leaves an own chain of two stones or more in atari.
#[cfg(test)]
pub const SELF_ATARI_OF_CHAIN: std::ops::Range<usize> = SELF_ATARI.at(1, 0)..SELF_ATARI.end();

const KIND_COUNT: usize = {
    let (mut i, mut count) = (0, 0);
    while i < GROUPS.len() {
        count += GROUPS[i].cases.len();
        i += 1;
    }
    count
};

/// Each kind of feature with its name and its numbers: the features of a kind differ in the size of a chain alone, and
/// are tuned together.
pub static KINDS: [(&str, &[usize]); KIND_COUNT] = {
    let mut kinds: [(&str, &[usize]); KIND_COUNT] = [("", &[]); KIND_COUNT];
    let (mut group, mut kind) = (0, 0);
    while group < GROUPS.len() {
        let mut case = 0;
        while case < GROUPS[group].cases.len() {
            kinds[kind] = (GROUPS[group].cases[case], NUMBERS[kind].split_at(GROUPS[group].sizes).0);
            (kind, case) = (kind + 1, case + 1);
        }
        group += 1;
    }
    kinds
};

/// The numbers of the features of each kind, one for each size class of its group.
static NUMBERS: [[usize; SIZES]; KIND_COUNT] = {
    let mut numbers = [[0; SIZES]; KIND_COUNT];
    let (mut group, mut kind) = (0, 0);
    while group < GROUPS.len() {
        let mut case = 0;
        while case < GROUPS[group].cases.len() {
            let mut size = 0;
            while size < GROUPS[group].sizes {
                numbers[kind][size] = GROUPS[group].at(size, case);
                size += 1;
            }
            (kind, case) = (kind + 1, case + 1);
        }
        group += 1;
    }
    numbers
};

/// The feature of a move adjacent to an enemy chain with two or three liberties in `direction`; `is_safe` says whether
/// the stone has two liberties or more.
#[inline(always)]
pub fn short_enemy(adjacent: &AdjacentChains, direction: usize, is_safe: bool) -> usize {
    match adjacent.with_two_liberties() >> (8 * direction) & 1 {
        0 => SQUEEZE.at(adjacent.size_class(direction), 0),
        _ => ATARI.at(adjacent.size_class(direction), usize::from(is_safe)),
    }
}

/// As [`short_enemy`], for a move of `color` adjacent to a chain with this byte of `adjacent::chain_byte`; `None` where
/// the chain is not the opponent's or has another number of liberties.
pub fn of_adjacent_byte(byte: u8, color: Color, is_safe: bool) -> Option<usize> {
    let adjacent = AdjacentChains::new([0; 4], [byte, 0, 0, 0], color);
    let is_short = adjacent.with_two_liberties() | adjacent.with_three_liberties();
    (adjacent.enemy & is_short & 1 != 0).then(|| short_enemy(&adjacent, 0, is_safe))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_belongs_to_exactly_one_kind() {
        let mut numbers: Vec<usize> = KINDS.iter().flat_map(|(_, numbers)| numbers.iter().copied()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..FEATURES).collect::<Vec<_>>());
    }

    /// The files of weights hold the features in this order.
    #[test]
    fn the_numbers_are_those_of_the_files() {
        assert_eq!((FEATURES, KIND_COUNT), (35, 13));
        assert_eq!(KINDS[0].1, [0]);
        assert_eq!([KINDS[5].1, KINDS[7].1, KINDS[10].1], [&[11, 14, 17], &[13, 16, 19], &[24, 26, 28]]);
        assert_eq!(SELF_ATARI_OF_CHAIN, 21..23);
    }
}
