//! The queries of a playout board: its points, chains and possible moves. Nothing here changes the board.

use liangyi_core::base::{Color, Size};

use super::bits::Bits;
use super::board::{MASK, NOWHERE, PlayoutBoard, slot};
use super::cell::stone;
use super::chains::{AdjacentChains, four};
use super::gammas::Gammas;
use super::weights::PointWeights;
use super::{cell, chains, pattern_code};

/// Points and moves made.
impl<const W: usize> PlayoutBoard<W> {
    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cell value of a point, see [`cell`].
    #[inline(always)]
    pub fn at(&self, point: usize) -> u8 {
        self.cells[slot(point)]
    }

    /// Whether a point is on the board and empty.
    #[inline(always)]
    pub fn is_empty(&self, point: usize) -> bool {
        self.at(point) == cell::EMPTY
    }

    /// The number of empty points.
    #[inline(always)]
    pub fn empty_count(&self) -> usize {
        self.empty_count
    }

    /// The `i`th empty point, from 0, in no particular order.
    #[inline(always)]
    pub fn empty(&self, i: usize) -> usize {
        self.empties[i & MASK] as usize
    }

    /// The empty points, in no particular order.
    pub fn empties(&self) -> impl Iterator<Item = usize> + '_ {
        self.empties[..self.empty_count].iter().map(|&point| point as usize)
    }

    /// The point of the last move; [`NOWHERE`] if that was a pass, a virtual move, or none.
    #[inline(always)]
    pub fn last(&self) -> usize {
        self.last
    }

    /// The point of the move before the last, or [`NOWHERE`] likewise.
    #[inline(always)]
    pub fn before_last(&self) -> usize {
        self.before_last
    }

    /// The number of stones that the last move captured, if it was made on this board, and the point of one of them
    /// that is adjacent to the move.
    #[inline(always)]
    pub(crate) fn last_capture(&self) -> (usize, usize) {
        self.last_capture
    }

    /// The neighbour of a point in a direction of [`pattern_code`].
    #[inline(always)]
    pub(crate) fn step(&self, point: usize, direction: usize) -> usize {
        let steps = match &Self::STEPS {
            Some(steps) => steps,
            None => &self.steps,
        };
        point.wrapping_add(steps[direction]) & MASK
    }

    /// The slot of the neighbour in a direction.
    #[inline(always)]
    pub(super) fn neighbour_slot(&self, point: usize, direction: usize) -> usize {
        match Self::STEPS {
            Some(steps) => slot(point).wrapping_add(steps[direction]),
            None => slot(self.step(point, direction)),
        }
    }

    /// The four adjacent points: west, east, south, north. Some may be outside the board, where the cell value is
    /// [`RIM`](cell::RIM).
    #[inline(always)]
    pub fn neighbours(&self, point: usize) -> [usize; 4] {
        four(|direction| self.step(point, direction))
    }

    /// The four diagonal neighbours: south-west, south-east, north-west, north-east. Some may be outside the board.
    #[inline(always)]
    pub fn diagonals(&self, point: usize) -> [usize; 4] {
        four(|direction| self.step(point, 4 + direction))
    }

    /// The pattern code of a point: the cell values of its eight neighbours.
    #[inline(always)]
    pub fn code(&self, point: usize) -> u16 {
        self.codes[slot(point)]
    }

    /// The nearness of two points: 1 if they are adjacent, 2 if they are diagonal neighbours, else 0.
    #[inline(always)]
    pub(crate) fn nearness(&self, a: usize, b: usize) -> u8 {
        self.nearness[a.wrapping_sub(b) & MASK]
    }

    /// The weights of moves on the empty points by their patterns.
    #[inline(always)]
    pub(crate) fn weights(&self) -> &PointWeights {
        &self.weights
    }

    /// The gammas of patterns and features.
    #[inline(always)]
    pub(crate) fn gammas(&self) -> &Gammas {
        &self.gammas
    }
}

/// Chains. The number of a chain is that of one of its stones; it may change when chains are joined.
impl<const W: usize> PlayoutBoard<W> {
    /// The number of the chain on a point; above every point of the board if there is no stone on it.
    #[inline(always)]
    pub fn chain(&self, point: usize) -> usize {
        self.chain_numbers[slot(point)] as usize
    }

    /// The number of stones of a chain.
    #[inline(always)]
    pub fn chain_len(&self, chain: usize) -> usize {
        self.chains[chain & MASK].stones()
    }

    /// Calls `f` with each stone of a chain.
    #[inline(always)]
    pub fn each_stone(&self, chain: usize, mut f: impl FnMut(usize)) {
        let mut point = chain;
        loop {
            f(point);
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// The number of liberties of a chain.
    #[inline(always)]
    pub fn liberty_count(&self, chain: usize) -> usize {
        self.chains[chain & MASK].liberty_count()
    }

    /// Whether a chain has exactly one liberty.
    #[inline(always)]
    pub fn in_atari(&self, chain: usize) -> bool {
        self.liberty_count(chain) == 1
    }

    /// The liberty of a chain that has exactly one.
    #[inline(always)]
    pub fn only_liberty(&self, chain: usize) -> usize {
        self.chains[chain & MASK].only_liberty() & MASK
    }

    /// The liberties of a chain that has exactly two, the lower number first.
    #[inline(always)]
    pub fn two_liberties(&self, chain: usize) -> [usize; 2] {
        let [a, b] = self.chains[chain & MASK].two_liberties();
        [a & MASK, b & MASK]
    }

    /// The liberties of a chain.
    pub fn liberties(&self, chain: usize) -> Bits<W> {
        let mut liberties = Bits::EMPTY;
        self.add_liberties(chain, &mut liberties);
        liberties
    }

    fn add_liberties(&self, chain: usize, liberties: &mut Bits<W>) {
        self.each_stone(chain, |point| {
            pattern_code::for_each(pattern_code::empty_adjacent(self.code(point)), |direction| {
                liberties.insert(self.step(point, direction))
            });
        });
    }

    /// The chains adjacent to a point, from the view of `color` to move there.
    #[inline(always)]
    pub(crate) fn adjacent(&self, color: Color, point: usize) -> AdjacentChains {
        let chains = four(|direction| self.chain_numbers[self.neighbour_slot(point, direction)] as usize);
        AdjacentChains::new(chains, four(|direction| self.chain_bytes[chains[direction] & MASK]), color)
    }

    /// The bytes of the four chains adjacent to a point.
    #[inline(always)]
    fn adjacent_bytes(&self, point: usize) -> [u8; 4] {
        four(|direction| self.chain_bytes[self.chain_numbers[self.neighbour_slot(point, direction)] as usize & MASK])
    }

    /// Whether a chain of `color` in atari is adjacent to a point.
    #[inline(always)]
    pub(crate) fn has_adjacent_atari(&self, color: Color, point: usize) -> bool {
        chains::any_in_atari(self.adjacent_bytes(point), color)
    }

    /// Whether a chain of `color` with one or two liberties is adjacent to a point.
    #[inline(always)]
    pub(crate) fn has_adjacent_short_chain(&self, color: Color, point: usize) -> bool {
        chains::any_short(self.adjacent_bytes(point), color)
    }
}

/// Moves of a side on an empty point.
impl<const W: usize> PlayoutBoard<W> {
    /// Whether `color` may not play on a point because it would retake a ko.
    #[inline(always)]
    pub fn is_ko(&self, color: Color, point: usize) -> bool {
        point == self.ko && stone(color) == self.ko_for
    }

    /// Whether a stone of `color` on the empty `point` would have no liberty.
    #[inline(always)]
    pub fn is_suicide(&self, color: Color, point: usize) -> bool {
        pattern_code::empty_adjacent(self.code(point)) == 0 && !self.adjacent(color, point).leaves_liberty()
    }

    /// Whether `color` may move on the empty `point`: the move is no suicide and retakes no ko.
    #[inline(always)]
    pub fn is_playable(&self, color: Color, point: usize) -> bool {
        !self.is_ko(color, point) && !self.is_suicide(color, point)
    }

    /// Whether the empty `point` is a true eye of `color`: all adjacent points on the board have its stones, and the
    /// opponent has at most one of the diagonal points, at the edge none.
    #[inline(always)]
    pub fn is_eye(&self, color: Color, point: usize) -> bool {
        pattern_code::is_eye(self.code(point), color)
    }

    /// The number of liberties, at most 3, that the chain of a stone of `color` on the empty `point` would have. Of the
    /// stones that it captures, only those adjacent to the point count as liberties.
    #[inline(always)]
    pub fn liberties_after(&self, color: Color, point: usize) -> usize {
        self.liberties_after_given(&self.adjacent(color, point), point, false)
    }

    /// As [`PlayoutBoard::liberties_after`] where the adjacent chains are known. If it may be `approximate`, the result
    /// can be 3 where 2 is exact, in less time.
    #[inline(always)]
    pub(crate) fn liberties_after_given(&self, adjacent: &AdjacentChains, point: usize, approximate: bool) -> usize {
        // Three conditions mostly decide without a look at liberties, and which of them holds is unpredictable: one
        // branch.
        let few = if approximate {
            adjacent.in_atari() | adjacent.with_two_liberties()
        } else {
            adjacent.with_few_liberties()
        };
        let has_long_chain = adjacent.own & !few != 0;
        let mut count = chains::count(adjacent.empty() | adjacent.enemy & adjacent.in_atari());
        let rest = adjacent.own & !adjacent.in_atari();
        if has_long_chain | (count >= 3) | (rest == 0) {
            return if has_long_chain { 3 } else { count.min(3) };
        }
        // The other liberties of the own chains: each has at most two besides this point.
        let (mut found, mut len) = ([NOWHERE; 8], 0);
        chains::for_each(rest, |direction| {
            let chain = self.chains[adjacent.chains[direction] & MASK].without(point);
            let [a, b] = if chain.liberty_count() == 1 { [chain.only_liberty(); 2] } else { chain.two_liberties() };
            for liberty in [a, b] {
                if self.nearness(liberty, point) != 1 && !found[..len].contains(&liberty) {
                    found[len & 7] = liberty;
                    len += 1;
                }
            }
        });
        count += len;
        count.min(3)
    }

    /// The liberties that the chain of a stone of `color` on the empty `point` would have, and its number of stones. Of
    /// the stones that it captures, only those adjacent to the point count as liberties.
    pub fn chain_after(&self, color: Color, point: usize) -> (Bits<W>, usize) {
        let adjacent = self.adjacent(color, point);
        let (mut liberties, mut stones) = (Bits::EMPTY, 1);
        let open = adjacent.empty() | adjacent.enemy & adjacent.in_atari();
        chains::for_each(open, |direction| liberties.insert(self.step(point, direction)));
        chains::for_each(adjacent.own & adjacent.distinct(), |direction| {
            self.add_liberties(adjacent.chains[direction], &mut liberties);
            stones += self.chain_len(adjacent.chains[direction]);
        });
        liberties.remove(point);
        (liberties, stones)
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Color;

    use crate::playout::play_out::watch;

    #[test]
    fn chains_hold_their_numbers_of_stones_and_their_liberties() {
        watch(7, |board| {
            for point in board.size().points().map(|point| point.index()).filter(|&point| !board.is_empty(point)) {
                let chain = board.chain(point);
                let liberties = board.liberties(chain);
                let mut stones = 0;
                board.each_stone(chain, |_| stones += 1);
                assert_eq!((board.chain_len(chain), board.liberty_count(chain)), (stones, liberties.len() as usize));
                match board.liberty_count(chain) {
                    1 => assert_eq!(board.only_liberty(chain), liberties.lowest()),
                    2 => assert!(board.two_liberties(chain).into_iter().all(|point| liberties.contains(point))),
                    liberty_count => assert!(liberty_count > 0, "a chain without liberties stands"),
                }
            }
        });
    }

    #[test]
    fn liberties_after_a_move_agree_with_the_chain_after_it() {
        watch(7, |board| {
            let free = |point: &usize| board.is_empty(*point);
            for point in board.size().points().map(|point| point.index()).filter(free) {
                for color in Color::BOTH {
                    let all = board.chain_after(color, point).0.len() as usize;
                    assert_eq!(board.liberties_after(color, point), all.min(3));
                    assert_eq!(board.is_suicide(color, point), all == 0);
                }
            }
        });
    }

    #[test]
    fn only_eyes_and_suicides_have_no_weight() {
        let mut excluded = 0;
        watch(9, |board| {
            for point in board.size().points().map(|point| point.index()) {
                for color in Color::BOTH {
                    let weight = board.weights().of(color, point);
                    if !board.is_empty(point) {
                        assert_eq!(weight, 0);
                    } else if weight == 0 && !board.is_eye(color, point) {
                        assert!(board.is_suicide(color, point));
                        excluded += 1;
                    }
                }
            }
        });
        assert!(excluded > 0, "no suicide was excluded");
    }
}
