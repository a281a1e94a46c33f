//! Replies to the last moves by hand-written rules: saving a chain that was put in atari, capturing a chain, a 3x3
//! shape that calls for a reply: hane, cuts and edge moves, after the figures of S. Gelly et al., *Modification of UCT
//! with Patterns in Monte-Carlo Go* (2006).
//!
//! Playouts with these rules settle fights less one-sidedly than the learnt weights and so show better what is still
//! open, sekis above all. The judge uses them.
//!
//! The drawings of shapes are expanded once into a table by pattern code (see [`super::pattern_code`]).

use std::sync::OnceLock;

use liangyi_core::base::Color;

use super::board::{NOWHERE, PlayoutBoard};
use super::cell;
use super::cell::stone;
use super::rng::PlayoutRng;

/// Percentages with which each rule is tried at all, so that playouts differ.
mod rate {
    pub const ATARI: usize = 90;
    pub const SHAPE: usize = 85;
    pub const TWO_LIBERTIES: usize = 40;
}

/// A list of candidate points; when it is full, further points are dropped.
struct Candidates {
    points: [u16; 24],
    len: usize,
}

impl Candidates {
    fn new() -> Candidates {
        Candidates { points: [0; 24], len: 0 }
    }

    #[inline(always)]
    fn push(&mut self, point: usize) {
        if self.len < self.points.len() {
            self.points[self.len] = point as u16;
            self.len += 1;
        }
    }

    /// One of the points, drawn uniformly; `None` if there is none.
    #[inline(always)]
    fn pick(&self, rng: &mut PlayoutRng) -> Option<usize> {
        (self.len > 0).then(|| self.points[rng.below(self.len)] as usize)
    }
}

/// A reply of `color` to the last move: the point of the first rule that applies, each rule being tried with its
/// probability. `None` if no rule gives a move.
pub fn reply<const W: usize>(board: &PlayoutBoard<W>, color: Color, rng: &mut PlayoutRng) -> Option<usize> {
    let last = board.last();
    if last == NOWHERE {
        return None;
    }
    if board.at(last) == 3 - stone(color) && rng.chance(rate::ATARI) {
        let mut urgent = Candidates::new();
        // Capture the chain of the last move.
        let enemy = board.chain(last);
        if board.in_atari(enemy) {
            let point = board.only_liberty(enemy);
            if board.is_playable(color, point) {
                urgent.push(point);
            }
        }
        let mut seen = [NOWHERE; 4];
        for (i, next) in board.neighbours(last).into_iter().enumerate() {
            if board.at(next) == stone(color) && !seen[..i].contains(&board.chain(next)) {
                seen[i] = board.chain(next);
                if board.in_atari(seen[i]) {
                    add_saving_moves(board, color, seen[i], &mut urgent);
                }
            }
        }
        if let Some(point) = urgent.pick(rng) {
            return Some(point);
        }
        if rng.chance(rate::TWO_LIBERTIES) {
            let mut extensions = Candidates::new();
            for chain in seen {
                if chain != NOWHERE && board.liberty_count(chain) == 2 {
                    add_extensions(board, color, chain, &mut extensions);
                }
            }
            if let Some(point) = extensions.pick(rng) {
                return Some(point);
            }
        }
    }
    if rng.chance(rate::SHAPE) {
        let shapes = Shapes::get();
        let mut found = Candidates::new();
        add_shape_moves(board, shapes, color, last, &mut found);
        if board.before_last() != NOWHERE {
            add_shape_moves(board, shapes, color, board.before_last(), &mut found);
        }
        return found.pick(rng);
    }
    None
}

/// Adds the moves that save a chain in atari: capturing an adjacent enemy chain, or extending to two liberties or more.
fn add_saving_moves<const W: usize>(board: &PlayoutBoard<W>, color: Color, chain: usize, candidates: &mut Candidates) {
    let enemy = 3 - stone(color);
    board.each_stone(chain, |point| {
        for next in board.neighbours(point) {
            if board.at(next) == enemy && board.in_atari(board.chain(next)) {
                let capture = board.only_liberty(board.chain(next));
                if board.is_playable(color, capture) {
                    candidates.push(capture);
                }
            }
        }
    });
    let escape = board.only_liberty(chain);
    if board.is_playable(color, escape) && board.liberties_after(color, escape) >= 2 {
        candidates.push(escape);
    }
}

/// Adds the liberties of a chain with two at which it extends to three liberties or more.
fn add_extensions<const W: usize>(board: &PlayoutBoard<W>, color: Color, chain: usize, candidates: &mut Candidates) {
    for point in board.two_liberties(chain) {
        if board.is_playable(color, point) && board.liberties_after(color, point) >= 3 {
            candidates.push(point);
        }
    }
}

/// Adds the neighbours of a point where a move makes a shape and is not in atari.
fn add_shape_moves<const W: usize>(
    board: &PlayoutBoard<W>,
    shapes: Shapes,
    color: Color,
    around: usize,
    candidates: &mut Candidates,
) {
    for point in board.neighbours(around).into_iter().chain(board.diagonals(around)) {
        if board.at(point) == cell::EMPTY
            && shapes.fits(board, color, point)
            && board.is_playable(color, point)
            && board.liberties_after(color, point) >= 2
        {
            candidates.push(point);
        }
    }
}

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
