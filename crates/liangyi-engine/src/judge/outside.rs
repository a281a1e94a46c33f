//! A wide open part of the board, as if it were settled: shared out between the chains that border it, with eyes for
//! each. What stands inside of these chains is then judged by itself, as a figure of a book asks for that shows a part
//! of a board (一眼净活图, 计活子, article 10).
//!
//! It makes boards, and judges nothing.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;

/// A board as open as this has nothing inside: one part in so many, and at least so many points.
const WIDE_SHARE: usize = 5;
const WIDE: usize = 9;
/// Eyes that a chain gets in its part of what was open.
const EYES: usize = 2;

/// A board whose wide open parts are settled.
#[derive(Clone, Debug)]
pub struct SettledOutside {
    /// The board.
    pub board: Board,
    /// What stands on it since: the parts that were open and the chains that border them.
    pub outside: PointSet,
}

impl SettledOutside {
    /// Settles the wide empty regions of `board` that chains of both sides border; `None` if it has none.
    pub fn of(board: &Board) -> Option<SettledOutside> {
        let size = board.size();
        let is_wide = |region: &PointSet| {
            let around = region.dilate(size);
            let borders = |color| around.intersects(&board.stones(color));
            region.len() >= WIDE && WIDE_SHARE * region.len() >= size.area() && Color::BOTH.into_iter().all(borders)
        };
        let open = PointSet::union(board.empty().components(size).into_iter().filter(is_wide));
        if open.is_empty() {
            return None;
        }
        let around = open.dilate(size);
        let mut parts = Color::BOTH
            .map(|color| PointSet::union(board.chains(color).into_iter().filter(|chain| chain.intersects(&around))));
        let outside = open | parts[0] | parts[1];
        let mut left = open;
        while !left.is_empty() {
            let [black, white] = parts.each_ref().map(|part| part.dilate(size) & left);
            // Of the points that both come to next, every second one is Black's.
            let (mut both, mut first) = (black & white, PointSet::EMPTY);
            for (number, point) in (black & white).iter().enumerate() {
                if number % 2 == 0 {
                    first.insert(point);
                }
            }
            both = both.without(&first);
            parts = [parts[0] | black.without(&both), parts[1] | white.without(&first)];
            left = left.without(&(black | white));
        }
        let mut board = *board;
        for color in Color::BOTH {
            for part in parts[color.index()].components(size) {
                board.add(color, &(part & open).without(&eyes(&part, &(part & open), &board)));
            }
        }
        board.is_legal().then_some(SettledOutside { board, outside })
    }
}

/// Points of `open` for the eyes of `part`: where they touch nothing else if that can be, and no other.
fn eyes(part: &PointSet, open: &PointSet, board: &Board) -> PointSet {
    let size = board.size();
    let is_inner = |point: &_| (PointSet::single(*point).dilate(size) & PointSet::full(size)).without(part).is_empty();
    let mut eyes = PointSet::EMPTY;
    let mut near = PointSet::EMPTY;
    for point in open.iter().filter(is_inner).chain(open.iter()) {
        if eyes.len() < EYES && !near.contains(point) {
            eyes.insert(point);
            near |= PointSet::single(point).dilate(size).dilate(size);
        }
    }
    eyes
}
