//! What stands on the eight neighbours of a point, as 16 bits: two for each neighbour, with the values of
//! [`super::board::cell`].
//!
//! The order is west, east, south, north and then the diagonals south-west, south-east, north-west, north-east, so that the
//! low byte tells of the sides and the high one of the diagonals.

use std::sync::OnceLock;

use super::board::cell;
use crate::base::{Color, Size};

/// How each neighbour is reached on a board of this stride, modulo the number of cells.
pub const fn steps(stride: usize) -> [usize; 8] {
    const fn back(by: usize) -> usize {
        0usize.wrapping_sub(by)
    }
    [back(1), 1, back(stride), stride, back(stride + 1), back(stride - 1), stride - 1, stride + 1]
}

/// For the difference between the numbers of two points, modulo the number of cells: 1 where they are beside each other, 2
/// where diagonally so, else 0.
pub fn nearness(stride: usize) -> &'static [u8; 512] {
    const STRIDES: usize = Size::MAX.stride() + 1;
    static TABLES: OnceLock<Box<[[u8; 512]]>> = OnceLock::new();
    let tables = TABLES.get_or_init(|| {
        (0..STRIDES)
            .map(|stride| {
                let mut table = [0; 512];
                for (way, step) in steps(stride.max(3)).into_iter().enumerate() {
                    table[step & 511] = if way < 4 { 1 } else { 2 };
                }
                table
            })
            .collect()
    });
    &tables[stride]
}

/// The direction opposite to one.
#[inline(always)]
pub const fn opposite(way: usize) -> usize {
    [1, 0, 3, 2, 7, 6, 5, 4][way]
}

/// The directions in which nothing stands: a set of directions has the bit at twice the number of each.
#[inline(always)]
pub const fn empty_around(code: u16) -> u16 {
    !(code | code >> 1) & 0x5555
}

/// As [`empty_around`], of the four sides alone.
#[inline(always)]
pub const fn empty_sides(code: u16) -> u16 {
    empty_around(code) & 0x55
}

/// The cell value of what stands on all four sides but the rim, or that of an empty point where it is not one colour alone.
#[inline(always)]
pub const fn all_sides(code: u16) -> u8 {
    let (low, high) = (code & 0x55, code >> 1 & 0x55);
    // Rim has both bits, an empty point none.
    let (black, white) = (low & !high != 0, high & !low != 0);
    let full = (low | high) == 0x55;
    (full & black & !white) as u8 * cell::BLACK + (full & white & !black) as u8 * cell::WHITE
}

/// Calls `f` with each direction of a set.
#[inline(always)]
pub fn each(mut set: u16, mut f: impl FnMut(usize)) {
    while set != 0 {
        f((set.trailing_zeros() / 2) as usize & 7);
        set &= set - 1;
    }
}

/// Whether all sides of the point are own stones of `color` or the rim.
#[inline(always)]
pub const fn is_enclosed(code: u16, color: Color) -> bool {
    // A side is own or rim where its bit for the colour is set: rim has both.
    match color {
        Color::Black => code & 0x55 == 0x55,
        Color::White => code & 0xaa == 0xaa,
    }
}

/// Whether the point is a true eye of `color`: its own stones on all sides, and not enough of the opponent's on the
/// diagonals to make it false, which takes two, or one at the rim.
#[inline(always)]
pub const fn is_eye(code: u16, color: Color) -> bool {
    if !is_enclosed(code, color) {
        return false;
    }
    let (low, high) = (code >> 8 & 0x55, code >> 9 & 0x55);
    let enemies = match color {
        Color::Black => high & !low,
        Color::White => low & !high,
    };
    if low & high != 0 { enemies == 0 } else { enemies & enemies.wrapping_sub(1) == 0 }
}

/// The code with the colours exchanged.
pub const fn exchanged(code: u16) -> u16 {
    let (low, high) = (code & 0x5555, code >> 1 & 0x5555);
    // Empty and rim stay what they are; of the other two each has one bit.
    high | low << 1
}

/// The smallest of the eight codes that turning and mirroring make of this one.
pub fn canonical(code: u16) -> u16 {
    // As a ring, from the north clockwise: turning is a rotation by two places, mirroring reverses it.
    const RING: [usize; 8] = [3, 7, 1, 5, 2, 4, 0, 6];
    let ring = RING.map(|way| code >> (2 * way) & 3);
    let build = |pick: &dyn Fn(usize) -> usize| {
        RING.iter().enumerate().fold(0u16, |code, (at, &way)| code | ring[pick(at)] << (2 * way))
    };
    (0..4)
        .flat_map(|turn| [build(&|at| (at + 2 * turn) % 8), build(&|at| (8 + 2 * turn - at) % 8)])
        .min()
        .unwrap_or(code)
}

/// Whether rims lie as they do around a point of some board of two lines or more: along whole sides.
pub fn is_possible(code: u16) -> bool {
    let rim = |way: usize| code >> (2 * way) & 3 == u16::from(cell::RIM);
    let [west, east, south, north] = [0, 1, 2, 3].map(rim);
    let corner = |way: usize, a: bool, b: bool| rim(way) == (a || b);
    !(west && east)
        && !(south && north)
        && corner(4, south, west)
        && corner(5, south, east)
        && corner(6, north, west)
        && corner(7, north, east)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A code from a drawing of three rows, `X` black, `O` white, `.` empty, `#` rim.
    fn code(rows: [&str; 3]) -> u16 {
        let at = |row: usize, column: usize| match rows[row].as_bytes()[column] {
            b'X' => 1,
            b'O' => 2,
            b'#' => 3,
            _ => 0,
        };
        [at(1, 0), at(1, 2), at(2, 1), at(0, 1), at(2, 0), at(2, 2), at(0, 0), at(0, 2)]
            .into_iter()
            .enumerate()
            .fold(0, |code, (way, there)| code | there << (2 * way))
    }

    #[test]
    fn eyes_are_true_until_enough_diagonals_are_lost() {
        assert!(is_eye(code(["OXX", "X.X", "XX."]), Color::Black));
        assert!(!is_eye(code(["OXX", "X.X", "XXO"]), Color::Black));
        assert!(!is_eye(code(["XX#", "X.#", "X.#"]), Color::Black));
        assert!(is_eye(code(["XX#", "X.#", "XX#"]), Color::Black));
        assert!(!is_eye(code(["OX#", "X.#", "XX#"]), Color::Black));
        assert!(is_eye(code(["###", "#.O", "#OO"]), Color::White));
        assert!(!is_eye(code(["###", "#.O", "#OX"]), Color::White));
        assert!(!is_eye(code(["XXX", "X.O", "XXX"]), Color::Black));
    }

    #[test]
    fn turning_and_mirroring_make_no_difference_and_the_colours_do() {
        let drawn = code(["XO.", "X..", "..#"]);
        for same in [code([".OX", "..X", "#.."]), code([".XX", "..O", "#.."]), code(["..#", "X..", "XO."])] {
            assert_eq!(canonical(drawn), canonical(same));
        }
        assert_ne!(canonical(drawn), canonical(exchanged(drawn)));
        assert_eq!(exchanged(code(["XO.", "X..", "..#"])), code(["OX.", "O..", "..#"]));
    }

    #[test]
    fn rims_lie_along_whole_sides() {
        assert!(is_possible(code(["###", "#..", "#.."])));
        assert!(is_possible(code(["...", "...", "###"])));
        assert!(!is_possible(code(["..#", "...", "..."])));
        assert!(!is_possible(code(["#.#", "#.#", "#.#"])));
    }
}
