//! Whether a move makes five or is forbidden: the answer alone, fast.
//!
//! # How a three is decided
//!
//! A three is open (活三) if one more stone turns it into an open four by a move that makes no five and is itself not
//! forbidden, on the board with the three's last stone. So the verdict on a point may need verdicts on others. It is
//! a recursion without cycles: each level judges an empty point of a board that has one more black stone than the
//! board of the level above, so no position comes twice on one path, and the depth is at most the number of empty
//! points. No verdict is cut short or guessed.

use super::bits::LineBits;
use super::board::{LineBoard, Place};
use crate::base::{Color, Point, PointSet, named_enum};
use crate::rules::LineRules;

named_enum! {
    /// What a move leads to.
    LineVerdict {
        /// Neither of the others.
        Free = "free",
        /// It makes five and wins, whatever else it makes.
        Five = "five",
        /// It is forbidden and loses.
        Forbidden = "forbidden",
    }
}

/// What a move of `color` on the empty point `point` leads to.
#[inline]
pub fn verdict(board: &LineBoard, rules: LineRules, color: Color, point: Point) -> LineVerdict {
    let mut threes = match by_lines(board, rules, color, point) {
        Lines::Decided(verdict) => return verdict,
        Lines::Threes(threes) => threes,
    };
    // The proof needs a board to put stones on.
    prove(&mut board.clone(), rules, color, point, &mut threes)
}

/// The points of `among` that are forbidden for `color`; all of them must be empty.
pub fn forbidden_points(board: &LineBoard, rules: LineRules, color: Color, among: &PointSet) -> PointSet {
    if !rules.restricts(color) {
        return PointSet::EMPTY;
    }
    among.iter().filter(|&point| verdict(board, rules, color, point) == LineVerdict::Forbidden).collect()
}

/// For each line through a point the cells that would make an open four of a three.
type Threes = [(Place, u32); 4];

/// What the four lines through a point say without a look at other moves.
enum Lines {
    Decided(LineVerdict),
    /// There are at least two threes; it depends on which of their extensions are forbidden.
    Threes(Threes),
}

#[inline(always)]
fn by_lines(board: &LineBoard, rules: LineRules, color: Color, point: Point) -> Lines {
    let places = board.places(point);
    let lines = places.map(|place| board.line(color, place.line));
    // The cheap question first: three-three and four-four on two lines need two stones nearby on two lines, all else
    // needs four on one.
    let near: [u32; 4] = std::array::from_fn(|way| lines[way].near(places[way].cell));
    if near.iter().filter(|&&stones| stones >= 2).count() < 2 && near.iter().all(|&stones| stones < 4) {
        return Lines::Decided(LineVerdict::Free);
    }
    let exact = rules.exact(color);
    let lines: [LineBits; 4] = std::array::from_fn(|way| lines[way].with(places[way].cell));
    let runs: [u32; 4] = std::array::from_fn(|way| lines[way].run(places[way].cell));
    if runs.iter().any(|&run| run == 5 || run > 5 && !exact) {
        return Lines::Decided(LineVerdict::Five);
    }
    if !rules.restricts(color) {
        return Lines::Decided(LineVerdict::Free);
    }
    if runs.iter().any(|&run| run > 5) {
        return Lines::Decided(LineVerdict::Forbidden);
    }
    let (mut fours, mut count, mut threes) = (0, 0, [(places[0], 0); 4]);
    for way in (0..4).filter(|&way| near[way] >= 2) {
        let cell = places[way].cell;
        fours += lines[way].fours_with(exact, cell);
        let extensions = lines[way].open_four_makers_with(exact, cell);
        threes[way] = (places[way], extensions);
        count += usize::from(extensions != 0);
    }
    match (fours, count) {
        (2.., _) => Lines::Decided(LineVerdict::Forbidden),
        (_, 0 | 1) => Lines::Decided(LineVerdict::Free),
        _ => Lines::Threes(threes),
    }
}

/// Whether two of the threes are open. The board is left as it was.
fn prove(board: &mut LineBoard, rules: LineRules, color: Color, point: Point, threes: &mut Threes) -> LineVerdict {
    board.place(color, point);
    let mut left = threes.iter().filter(|(_, cells)| *cells != 0).count();
    let mut open = 0;
    for (place, cells) in threes {
        if *cells == 0 || open + left < 2 {
            continue;
        }
        left -= 1;
        open += usize::from(is_open(board, rules, color, place.line, *cells));
        if open == 2 {
            break;
        }
    }
    board.remove(color, point);
    if open >= 2 { LineVerdict::Forbidden } else { LineVerdict::Free }
}

/// Whether one of some moves, each of which makes an open four of the same three, may be made.
fn is_open(board: &mut LineBoard, rules: LineRules, color: Color, line: usize, mut cells: u32) -> bool {
    while cells != 0 {
        let point = board.point(Place { line, cell: cells.trailing_zeros() });
        cells &= cells - 1;
        let verdict = match by_lines(board, rules, color, point) {
            Lines::Decided(verdict) => verdict,
            Lines::Threes(mut threes) => prove(board, rules, color, point, &mut threes),
        };
        if verdict == LineVerdict::Free {
            return true;
        }
    }
    false
}
