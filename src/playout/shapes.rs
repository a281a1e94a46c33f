//! 3x3 shapes worth answering on the spot: hane, cuts and edge moves, after the figures of S. Gelly et al., *Modification of
//! UCT with Patterns in Monte-Carlo Go* (2006).
//!
//! A shape is eight neighbours with two bits each, looked up in a table that is filled once from the drawings below.

use std::sync::OnceLock;

use super::board::{PlayoutBoard, cell, stone};
use crate::base::Color;

/// Drawings from the mover's side or the other's: `A` and `B` are the two colours, whichever way round; `a` anything but
/// A, `b` anything but B, `.` empty, `?` anything on the board, `-` the rim. The mover plays in the middle.
const DRAWINGS: &[[&str; 3]] = &[
    // Hane: around the head of a stone that has support, or could have.
    ["ABA", ".+.", "???"],
    ["AB.", ".+.", "?.?"],
    ["AB?", "A+.", "?.?"],
    // A cut that is not simply caught.
    ["AB?", "B+b", "?b?"],
    ["AB?", "B+A", "???"],
    // A cut between two stones that lean on one.
    ["?A?", "B+B", "aaa"],
    // On the first line: hane, block, cut.
    ["A.?", "B+?", "---"],
    ["BA?", "A+B", "---"],
    ["?A?", "a+B", "---"],
    ["?AB", "a+a", "---"],
];

/// Drawings only for the side named `A`.
const ONE_SIDED: &[[&str; 3]] = &[
    // Hane over two, by the side that has the lone stone.
    ["ABB", ".+.", "?b?"],
];

/// Positions of a drawing in the order of the code's bits.
const ORDER: [(usize, usize); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)];

/// For every code, bit 0: a shape for Black to move, bit 1: for White.
struct Table(Box<[u8; 1 << 16]>);

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

/// The eight ways to turn and mirror a 3x3 drawing.
fn transformed(drawing: &[&str; 3], way: usize) -> [[u8; 3]; 3] {
    let mut cells = [[0; 3]; 3];
    for (row, line) in drawing.iter().enumerate() {
        for (column, sign) in line.bytes().enumerate() {
            let (mut r, mut c) = (row, column);
            if way & 1 != 0 {
                c = 2 - c;
            }
            if way & 2 != 0 {
                r = 2 - r;
            }
            if way & 4 != 0 {
                (r, c) = (c, r);
            }
            cells[r][c] = sign;
        }
    }
    cells
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut codes = Box::new([0u8; 1 << 16]);
        let mut fill = |drawing: &[&str; 3], a: u8, movers: u8| {
            for way in 0..8 {
                let cells = transformed(drawing, way);
                let mut matching = vec![0usize];
                for (at, (row, column)) in ORDER.into_iter().enumerate() {
                    matching = matching
                        .iter()
                        .flat_map(|code| {
                            allowed(cells[row][column], a).iter().map(move |&there| code | (there as usize) << (2 * at))
                        })
                        .collect();
                }
                matching.into_iter().for_each(|code| codes[code] |= movers);
            }
        };
        for a in [cell::BLACK, cell::WHITE] {
            DRAWINGS.iter().for_each(|drawing| fill(drawing, a, 3));
            ONE_SIDED.iter().for_each(|drawing| fill(drawing, a, a));
        }
        Table(codes)
    })
}

/// A look-up that has its table at hand.
#[derive(Clone, Copy)]
pub struct Shapes(&'static [u8; 1 << 16]);

impl Shapes {
    /// The shapes, made on first use.
    pub fn get() -> Shapes {
        Shapes(&table().0)
    }

    /// Whether a move of `color` on the empty `point` makes one of the shapes.
    #[inline(always)]
    pub fn fits<const W: usize>(self, field: &PlayoutBoard<W>, color: Color, point: usize) -> bool {
        let [west, east, south, north] = field.neighbours(point);
        let [south_west, south_east, north_west, north_east] = field.diagonals(point);
        let around = [north_west, north, north_east, west, east, south_west, south, south_east];
        let mut code = 0usize;
        for (at, next) in around.into_iter().enumerate() {
            code |= (field.at(next) as usize) << (2 * at);
        }
        self.0[code] & stone(color) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

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
    fn a_drawing_fits_turned_and_with_colours_exchanged() {
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
