//! The features of playout moves: the one table that numbers and names them and holds their conditions.
//!
//! A new feature is a row here and a retrained file of weights. The conditions refer to what [`super::tactics`] finds
//! out about a move, and know no board. The kinds of features that are tuned together derive from the rows.

use liangyi_core::base::Color;

use super::chains::AdjacentChains;

/// The number of size classes of a chain, see [`super::chains::size_class`].
const SIZES: usize = 3;

/// A group of consecutive features: one for each size class (or just one) and each of its cases.
#[derive(Clone, Copy, Debug)]
pub struct FeatureGroup {
    first: usize,
    sizes: usize,
    cases: &'static [&'static str],
}

impl FeatureGroup {
    /// The number after the last one of the group.
    const fn end(self) -> usize {
        self.first + self.sizes * self.cases.len()
    }

    /// The number of the feature for a size class (0 in a group without sizes) and a case.
    #[inline(always)]
    const fn at(self, size_class: usize, case: usize) -> usize {
        self.first + size_class * self.cases.len() + case
    }
}

/// An adjacent enemy chain with two or three liberties.
pub struct ShortEnemy {
    /// 2 or 3.
    pub liberties: usize,
    /// The size class of the chain.
    pub size: usize,
    /// Whether the stone placed has two liberties or more.
    pub stone_is_safe: bool,
}

/// A captured chain.
pub struct CapturedChain {
    /// The size class of the chain.
    pub size: usize,
    /// Whether the last move is part of it.
    pub of_last_move: bool,
    /// Whether it is adjacent to an own chain in atari.
    pub rescues: bool,
}

/// The chain of the stone placed, and the own chains that it extends.
pub struct ChainExtension<S: Fn() -> usize> {
    /// The liberties of the chain after the move, 3 for more.
    pub liberties: usize,
    /// Whether the move captures.
    pub captures: bool,
    /// The size class of the chain after the move. Only some conditions need it, and it takes time.
    pub size: S,
    /// The size class of the largest own chain in atari that it extends.
    pub in_atari: Option<usize>,
    /// The size class of the largest own chain with two liberties that it extends.
    pub with_two_liberties: Option<usize>,
}

/// Declares the features. A row is a group: its first number, its size classes, the names of its cases, and a condition
/// that gives the size class and the case of the feature that a move has, if any. Each section becomes a function that
/// calls `f` with the numbers of the features for its argument, in the order of the rows.
macro_rules! features {
    ($(
        $(#[$section_doc:meta])*
        $section:ident($facts:ident: $type:ty) {
            $(
                $(#[$doc:meta])*
                $name:ident = $first:literal, $sizes:expr, [$($case:literal),+]: $condition:expr;
            )+
        }
    )+) => {
        $($(
            $(#[$doc])*
            const $name: FeatureGroup = FeatureGroup { first: $first, sizes: $sizes, cases: &[$($case),+] };
        )+)+

        /// All groups in the order of their numbers.
        const GROUPS: [FeatureGroup; [$($(stringify!($name),)+)+].len()] = sorted([$($($name,)+)+]);

        $(
            $(#[$section_doc])*
            #[inline(always)]
            pub fn $section($facts: $type, mut f: impl FnMut(usize)) {
                $(
                    if let Some((size, case)) = $condition {
                        f($name.at(size, case));
                    }
                )+
            }
        )+
    };
}

features! {
    /// The features of the nearness to the last move, see [`super::pattern_code::nearness`].
    of_nearness(nearness: u8) {
        /// Next to the last move.
        NEAR = 0, 1, ["adjacent to the last move", "diagonal to the last move"]:
            (nearness != 0).then(|| (0, usize::from(nearness) - 1));
    }

    /// The features of an adjacent enemy chain.
    of_short_enemy(enemy: &ShortEnemy) {
        /// Puts a chain in atari, with a stone that is in atari itself or not.
        ATARI = 23, SIZES, ["atari from atari", "atari"]:
            (enemy.liberties == 2).then(|| (enemy.size, usize::from(enemy.stone_is_safe)));
        /// Takes a liberty of a chain with three.
        SQUEEZE = 29, SIZES, ["leaves two liberties to the enemy"]: (enemy.liberties == 3).then_some((enemy.size, 0));
    }

    /// The features of a captured chain.
    of_capture(chain: &CapturedChain) {
        /// Captures the chain of the last move.
        CAPTURE_LAST = 2, SIZES, ["captures the last move's chain"]: chain.of_last_move.then_some((chain.size, 0));
        /// Captures another chain.
        CAPTURE = 5, SIZES, ["captures another chain"]: (!chain.of_last_move).then_some((chain.size, 0));
        /// Captures a chain adjacent to an own chain in atari.
        RESCUE = 8, SIZES, ["rescues by capturing"]: chain.rescues.then_some((chain.size, 0));
    }

    /// The features of the chain of the stone placed.
    of_extension(chain: &ChainExtension<impl Fn() -> usize>) {
        /// Leaves its own chain in atari and captures nothing.
        SELF_ATARI = 20, SIZES, ["self-atari"]:
            (chain.liberties == 1 && !chain.captures).then(|| ((chain.size)(), 0));
        /// Extends an own chain in atari to one, two, or more liberties.
        ESCAPE = 11, SIZES, ["leaves a chain in atari", "saves to two liberties", "saves to more liberties"]:
            chain.in_atari.map(|size| (size, chain.liberties.clamp(1, 3) - 1));
        /// Extends an own chain with two liberties to more.
        RELIEF = 32, SIZES, ["gives relief from two liberties"]:
            chain.with_two_liberties.filter(|_| chain.liberties > 2).map(|size| (size, 0));
    }
}

/// Sorts groups by their first numbers.
const fn sorted<const N: usize>(mut groups: [FeatureGroup; N]) -> [FeatureGroup; N] {
    let mut i = 1;
    while i < N {
        let mut at = i;
        while at > 0 && groups[at - 1].first > groups[at].first {
            (groups[at - 1], groups[at]) = (groups[at], groups[at - 1]);
            at -= 1;
        }
        i += 1;
    }
    groups
}

// The numbers of the groups neither overlap nor leave a gap.
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

/// An adjacent enemy chain in `direction` with two or three liberties.
#[inline(always)]
pub fn short_enemy(adjacent: &AdjacentChains, direction: usize, stone_is_safe: bool) -> ShortEnemy {
    let liberties = 3 - (adjacent.with_two_liberties() >> (8 * direction) & 1) as usize;
    ShortEnemy { liberties, size: adjacent.size_class(direction), stone_is_safe }
}

/// Calls `f` with the features of a move of `color` adjacent to a chain with this byte of `chains::chain_byte`; there
/// are none where the chain is not the opponent's or has another number of liberties than two or three.
pub fn of_adjacent_byte(byte: u8, color: Color, stone_is_safe: bool, f: impl FnMut(usize)) {
    let adjacent = AdjacentChains::new([0; 4], [byte, 0, 0, 0], color);
    let is_short = adjacent.with_two_liberties() | adjacent.with_three_liberties();
    if adjacent.enemy & is_short & 1 != 0 {
        of_short_enemy(&short_enemy(&adjacent, 0, stone_is_safe), f);
    }
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
