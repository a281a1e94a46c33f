//! 3x3 shapes that call for a reply: hane, cuts and edge moves, after the figures of S. Gelly et al., *Modification of
//! UCT with Patterns in Monte-Carlo Go* (2006).
//!
//! The drawings below are expanded once into a table by pattern code (see [`super::pattern_code`]).

use std::sync::OnceLock;

use liangyi_core::base::Color;

use super::board::PlayoutBoard;
use super::cell;
use super::cell::stone;

/// Shapes for either side to move in the middle. `A` and `B` are the two colours, either way round; `a` is anything but
/// A, `b` anything but B, `.` an empty point, `?` any point of the board, `-` the rim.
const DRAWINGS: &[[&str; 3]] = &[
    // Hane: around the head of a stone that has support, or could have.
    ["ABA", ".+.", "???"],
    ["AB.", ".+.", "?.?"],
    ["AB?", "A+.", "?.?"],
    // A cut that is not simply caught.
    ["AB?", "B+b", "?b?"],
    ["AB?", "B+A", "???"],
    // A cut between two stones.
    ["?A?", "B+B", "aaa"],
    // On the first line: hane, block, cut.
    ["A.?", "B+?", "---"],
    ["BA?", "A+B", "---"],
    ["?A?", "a+B", "---"],
    ["?AB", "a+a", "---"],
];

/// Shapes for side `A` to move only.
const ONE_SIDED: &[[&str; 3]] = &[
    // Hane at the head of two stones, by the side with the single stone.
    ["ABB", ".+.", "?b?"],
];

/// Row and column in a drawing, north on top, of each direction of a pattern code.
const DIRECTIONS: [(usize, usize); 8] = [(1, 0), (1, 2), (2, 1), (0, 1), (2, 0), (2, 2), (0, 0), (0, 2)];

/// By pattern code, the cell values of the sides for which a move makes a shape, combined by or.
type Table = [u8; 1 << 16];

/// The cell values that a character of a drawing allows, where `A` is the colour with the value `a`.
fn allowed(sign: u8, a: u8) -> &'static [u8] {
    use cell::{BLACK, EMPTY, RIM, WHITE};
    match (sign, a == BLACK) {
        (b'A', true) | (b'B', false) => &[BLACK],
        (b'A', false) | (b'B', true) => &[WHITE],
        (b'a', true) | (b'b', false) => &[EMPTY, WHITE],
        (b'a', false) | (b'b', true) => &[EMPTY, BLACK],
        (b'.', _) => &[EMPTY],
        (b'-', _) => &[RIM],
        _ => &[EMPTY, BLACK, WHITE],
    }
}

/// A drawing transformed by one of the eight symmetries of the square.
fn transformed(drawing: &[&str; 3], symmetry: usize) -> [[u8; 3]; 3] {
    let mut cells = [[0; 3]; 3];
    for (row, line) in drawing.iter().enumerate() {
        for (column, sign) in line.bytes().enumerate() {
            let (mut r, mut c) = (row, column);
            if symmetry & 1 != 0 {
                c = 2 - c;
            }
            if symmetry & 2 != 0 {
                r = 2 - r;
            }
            if symmetry & 4 != 0 {
                (r, c) = (c, r);
            }
            cells[r][c] = sign;
        }
    }
    cells
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Box<Table>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Box::new([0u8; 1 << 16]);
        let mut fill = |drawing: &[&str; 3], a: u8, movers: u8| {
            for symmetry in 0..8 {
                let signs = transformed(drawing, symmetry);
                let mut codes = vec![0usize];
                for (direction, (row, column)) in DIRECTIONS.into_iter().enumerate() {
                    codes = codes
                        .iter()
                        .flat_map(|code| {
                            allowed(signs[row][column], a)
                                .iter()
                                .map(move |&cell| code | (cell as usize) << (2 * direction))
                        })
                        .collect();
                }
                codes.into_iter().for_each(|code| table[code] |= movers);
            }
        };
        for a in [cell::BLACK, cell::WHITE] {
            DRAWINGS.iter().for_each(|drawing| fill(drawing, a, cell::BLACK | cell::WHITE));
            ONE_SIDED.iter().for_each(|drawing| fill(drawing, a, a));
        }
        table
    })
}

/// The table of shapes, ready for look-up.
#[derive(Clone, Copy)]
pub struct Shapes(&'static Table);

impl Shapes {
    /// The shapes, expanded on first use.
    pub fn get() -> Shapes {
        Shapes(table())
    }

    /// Whether a move of `color` on the empty `point` makes one of the shapes.
    #[inline(always)]
    pub fn fits<const W: usize>(self, board: &PlayoutBoard<W>, color: Color, point: usize) -> bool {
        self.0[board.code(point) as usize] & stone(color) != 0
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::board::Board;

    use super::*;

    fn fits(picture: &str, color: Color, vertex: &str) -> bool {
        let board = Board::from_picture(picture).unwrap();
        let point = board.size().parse_vertex(vertex).unwrap();
        Shapes::get().fits(&PlayoutBoard::<8>::new(&board), color, point.index())
    }

    #[test]
    fn a_hane_fits_and_an_empty_corner_does_not() {
        let board = ". . . . .\n. X O X .\n. . . . .\n. . . . .\n. . . . .";
        assert!(fits(board, Color::White, "C3"));
        assert!(fits(board, Color::Black, "C3"));
        assert!(!fits(board, Color::Black, "A1"));
    }

    #[test]
    fn a_drawing_fits_rotated_and_with_the_colours_swapped() {
        let cut = ". . . . .\n. O X . .\n. X . . .\n. . . . .\n. . . . .";
        assert!(fits(cut, Color::Black, "C3"));
        let transformed = ". . . . .\n. . . . .\n. . . O .\n. . O X .\n. . . . .";
        assert!(fits(transformed, Color::White, "C3"));
    }

    #[test]
    fn one_sided_shapes_are_for_one_side() {
        let board = ". . . . .\n. X O O .\n. . . . .\n. . X . .\n. . . . .";
        assert!(fits(board, Color::Black, "C3"));
        assert!(!fits(board, Color::White, "C3"));
    }
}
