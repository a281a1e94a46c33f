//! Pattern codes: the eight neighbours of a point in 16 bits, two for each neighbour with a value of [`cell`].
//!
//! The order of the directions is west, east, south, north, south-west, south-east, north-west, north-east: the low
//! byte holds the adjacent points, the high byte the diagonal ones. A set of directions is a `u16` with bit `2 *
//! direction` set for each of them.

use std::sync::OnceLock;

use liangyi_core::base::{Color, Size};

/// The values of the cells of a playout board: the state of a point in two bits, so that the eight neighbours of a
/// point fit in 16 bits.
pub mod cell {
    use liangyi_core::base::Color;

    /// An empty point.
    pub const EMPTY: u8 = 0;
    /// A black stone.
    pub const BLACK: u8 = 1;
    /// A white stone.
    pub const WHITE: u8 = 2;
    /// A point outside the board.
    pub const RIM: u8 = 3;

    /// The cell value of the stones of `color`. That of the opponent's stones is 3 less it.
    #[inline(always)]
    pub const fn stone(color: Color) -> u8 {
        color as u8 + 1
    }
}

/// The offsets of the eight neighbours on a board of this stride, modulo the number of cells.
pub const fn steps(stride: usize) -> [usize; 8] {
    const fn back(by: usize) -> usize {
        0usize.wrapping_sub(by)
    }
    [back(1), 1, back(stride), stride, back(stride + 1), back(stride - 1), stride - 1, stride + 1]
}

/// A table by the difference of the numbers of two points, modulo the number of cells: 1 where the points are adjacent,
/// 2 where they are diagonal neighbours, else 0.
pub fn nearness(stride: usize) -> &'static [u8; 512] {
    const STRIDES: usize = Size::MAX.stride() + 1;
    static TABLES: OnceLock<Box<[[u8; 512]]>> = OnceLock::new();
    let tables = TABLES.get_or_init(|| {
        (0..STRIDES)
            .map(|stride| {
                let mut table = [0; 512];
                for (direction, step) in steps(stride.max(3)).into_iter().enumerate() {
                    table[step & 511] = if direction < 4 { 1 } else { 2 };
                }
                table
            })
            .collect()
    });
    &tables[stride]
}

/// The opposite direction.
#[inline(always)]
pub const fn opposite(direction: usize) -> usize {
    [1, 0, 3, 2, 7, 6, 5, 4][direction]
}

/// The directions of the empty neighbours.
#[inline(always)]
pub const fn empty_neighbours(code: u16) -> u16 {
    !(code | code >> 1) & 0x5555
}

/// The directions of the empty adjacent points.
#[inline(always)]
pub const fn empty_adjacent(code: u16) -> u16 {
    empty_neighbours(code) & 0x55
}

/// The cell value of the stones around a point whose adjacent points are all stones of one colour (or the rim); the
/// value of an empty point otherwise.
#[inline(always)]
pub const fn surrounding_stone(code: u16) -> u8 {
    let (low, high) = (code & 0x55, code >> 1 & 0x55);
    // The rim has both bits set, an empty point neither.
    let (black, white) = (low & !high != 0, high & !low != 0);
    let full = (low | high) == 0x55;
    (full & black & !white) as u8 * cell::BLACK + (full & white & !black) as u8 * cell::WHITE
}

/// Calls `f` with each direction of a set.
#[inline(always)]
pub fn for_each(mut set: u16, mut f: impl FnMut(usize)) {
    while set != 0 {
        f((set.trailing_zeros() / 2) as usize & 7);
        set &= set - 1;
    }
}

/// Whether all adjacent points are stones of `color` or the rim.
#[inline(always)]
pub const fn is_enclosed(code: u16, color: Color) -> bool {
    // The bit of the colour is set for its stones and for the rim, which has both bits.
    match color {
        Color::Black => code & 0x55 == 0x55,
        Color::White => code & 0xaa == 0xaa,
    }
}

/// Whether the point is a true eye of `color`: all adjacent points are its stones, and the opponent has fewer diagonal
/// points than make the eye false (two, or one at the edge).
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

/// The code with the colours swapped.
pub const fn with_colors_swapped(code: u16) -> u16 {
    let (low, high) = (code & 0x5555, code >> 1 & 0x5555);
    // Swapping the two bits of a cell swaps the colours and leaves empty points and the rim as they are.
    high | low << 1
}

/// The smallest of the eight codes that rotations and reflections make of this one.
pub fn canonical(code: u16) -> u16 {
    // The neighbours as a ring, clockwise from the north: a quarter turn shifts the ring by two, a reflection reverses
    // it.
    const RING: [usize; 8] = [3, 7, 1, 5, 2, 4, 0, 6];
    let ring = RING.map(|direction| code >> (2 * direction) & 3);
    let build = |pick: &dyn Fn(usize) -> usize| {
        RING.iter().enumerate().fold(0u16, |code, (at, &direction)| code | ring[pick(at)] << (2 * direction))
    };
    (0..4)
        .flat_map(|turn| [build(&|at| (at + 2 * turn) % 8), build(&|at| (8 + 2 * turn - at) % 8)])
        .min()
        .unwrap_or(code)
}

/// Whether the rim lies as it does around some point of a board of two lines or more: along whole edges.
pub fn is_possible(code: u16) -> bool {
    let rim = |direction: usize| code >> (2 * direction) & 3 == u16::from(cell::RIM);
    let [west, east, south, north] = [0, 1, 2, 3].map(rim);
    let corner = |direction: usize, a: bool, b: bool| rim(direction) == (a || b);
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
            .fold(0, |code, (direction, cell)| code | cell << (2 * direction))
    }

    #[test]
    fn an_eye_is_true_until_the_opponent_has_enough_diagonals() {
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
    fn symmetric_codes_are_equal_and_codes_with_colours_swapped_are_not() {
        let drawn = code(["XO.", "X..", "..#"]);
        for same in [code([".OX", "..X", "#.."]), code([".XX", "..O", "#.."]), code(["..#", "X..", "XO."])] {
            assert_eq!(canonical(drawn), canonical(same));
        }
        assert_ne!(canonical(drawn), canonical(with_colors_swapped(drawn)));
        assert_eq!(with_colors_swapped(code(["XO.", "X..", "..#"])), code(["OX.", "O..", "..#"]));
    }

    #[test]
    fn the_rim_lies_along_whole_edges() {
        assert!(is_possible(code(["###", "#..", "#.."])));
        assert!(is_possible(code(["...", "...", "###"])));
        assert!(!is_possible(code(["..#", "...", "..."])));
        assert!(!is_possible(code(["#.#", "#.#", "#.#"])));
    }
}
