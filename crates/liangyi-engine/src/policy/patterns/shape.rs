//! Shapes around a point in several sizes, hashed so that rotations, reflections and a swap of the colours (with the
//! side to move) give the same hash.
//!
//! A shape of distance `d` covers all points within distance `d` of its centre, where the distance of an offset is
//! `|dx| + |dy| + max(|dx|, |dy|)` (R. Coulom, *Computing Elo Ratings of Move Patterns in the Game of Go*, 2007).
//! Stones on the eight neighbours are distinguished by the number of liberties of their chains (one, two, more),
//! further stones by colour only.

use std::sync::OnceLock;

use liangyi_core::base::{Color, Point, Size, splitmix};

use crate::playout::PlayoutBoard;
use crate::playout::cell;
use crate::playout::cell::stone;

/// The distances of the levels of shapes, smallest first.
pub const LEVELS: [usize; 7] = [3, 4, 5, 6, 7, 8, 9];

/// The largest offset on either axis.
const REACH: usize = 4;
const WIDTH: usize = Size::MAX_LINES + 2 * REACH;
/// The number of places of a view, the rim around the board included.
pub const PLACES: usize = WIDTH * WIDTH;

/// The content of a place of a view.
mod content {
    pub const EMPTY: u8 = 0;
    pub const RIM: u8 = 1;
    /// An own stone whose chain has one, two, or more liberties: 2, 3 or 4.
    pub const OWN: u8 = 2;
    /// A stone of the opponent: 5, 6 or 7.
    pub const ENEMY: u8 = 5;
    pub const KINDS: usize = 8;

    /// Whether two values are stones of the same side, whose chains may differ in liberties.
    pub fn differ_in_liberties_only(a: u8, b: u8) -> bool {
        a >= OWN && b >= OWN && (a >= ENEMY) == (b >= ENEMY)
    }
}

/// A hash for each of the eight symmetries of the square.
type PerSymmetry = [u64; 8];

/// The hashes of a growing shape, one for each symmetry; the default is the empty shape.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShapeHashes(PerSymmetry);

#[derive(Debug)]
struct Place {
    /// From the centre of the shape, in places of a view.
    offset: isize,
    /// The smallest level of shapes that it belongs to.
    level: u8,
    keys: [PerSymmetry; content::KINDS],
}

/// The places of the largest shape, nearest first, and how many of them belong to each level.
#[derive(Debug)]
struct Places {
    places: Vec<Place>,
    upto: [usize; LEVELS.len()],
}

fn distance(dx: isize, dy: isize) -> usize {
    (dx.abs() + dy.abs() + dx.abs().max(dy.abs())) as usize
}

fn places() -> &'static Places {
    static PLACES: OnceLock<Places> = OnceLock::new();
    PLACES.get_or_init(|| {
        let reach = REACH as isize;
        let mut offsets: Vec<(isize, isize)> = (-reach..=reach)
            .flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)))
            .filter(|&(dx, dy)| (2..=LEVELS[LEVELS.len() - 1]).contains(&distance(dx, dy)))
            .collect();
        offsets.sort_by_key(|&(dx, dy)| (distance(dx, dy), dy, dx));
        let mut state = 0x5348_4150_4553;
        let base: Vec<[u64; content::KINDS]> =
            offsets.iter().map(|_| std::array::from_fn(|_| splitmix::next(&mut state))).collect();
        let find = |wanted: (isize, isize)| offsets.iter().position(|&offset| offset == wanted).unwrap_or(0);
        let places = offsets
            .iter()
            .map(|&(dx, dy)| {
                let near = distance(dx, dy) <= 3;
                let images = [(dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy), (dy, dx), (-dy, dx), (dy, -dx), (-dy, -dx)];
                let keys = std::array::from_fn(|kind| {
                    // Of stones further away the liberties do not count.
                    let kind = match kind as u8 {
                        content::OWN..content::ENEMY if !near => content::OWN as usize,
                        kind if kind >= content::ENEMY && !near => content::ENEMY as usize,
                        kind => kind as usize,
                    };
                    images.map(|image| base[find(image)][kind])
                });
                let level = LEVELS.iter().position(|&level| distance(dx, dy) <= level).unwrap_or(0) as u8;
                Place { offset: dy * WIDTH as isize + dx, level, keys }
            })
            .collect();
        let upto = LEVELS.map(|level| offsets.iter().filter(|&&(dx, dy)| distance(dx, dy) <= level).count());
        Places { places, upto }
    })
}

/// A position with a rim around it wide enough for every shape, for one side to move.
#[derive(Clone, Debug)]
pub struct ShapeView {
    cells: [u8; PLACES],
    size: Size,
    places: &'static Places,
}

impl ShapeView {
    /// The position of a board with `color` to move.
    pub fn new<const W: usize>(board: &PlayoutBoard<W>, color: Color) -> ShapeView {
        let size = board.size();
        let mut cells = [content::RIM; PLACES];
        for point in size.points() {
            let there = board.at(point.index());
            let kind = if there == cell::EMPTY {
                content::EMPTY
            } else {
                let liberties = board.liberty_count(board.chain(point.index())).clamp(1, 3) as u8 - 1;
                liberties + if there == stone(color) { content::OWN } else { content::ENEMY }
            };
            cells[place_of(size, point)] = kind;
        }
        ShapeView { cells, size, places: places() }
    }

    /// The place of a point in a view.
    #[inline(always)]
    pub fn place(&self, point: Point) -> usize {
        place_of(self.size, point)
    }

    /// Calls `f` with each place whose shapes differ from those of `other`, and with the smallest level at which they
    /// differ. It may be called several times for a place.
    pub fn differences(&self, other: &ShapeView, mut f: impl FnMut(usize, u8)) {
        let rows = self.cells.chunks_exact(WIDTH).zip(other.cells.chunks_exact(WIDTH)).enumerate();
        for (row, (here, there)) in rows.filter(|(_, (here, there))| here != there) {
            let cells = here.iter().zip(there).enumerate();
            for (column, (&here, &there)) in cells.filter(|(_, (here, there))| here != there) {
                let at = row * WIDTH + column;
                // The liberties of a stone count in the shapes of its neighbours only.
                let deepest = if content::differ_in_liberties_only(here, there) { 0 } else { LEVELS.len() - 1 };
                f(at, 0);
                for place in &self.places.places[..self.places.upto[deepest]] {
                    f((at as isize - place.offset) as usize, place.level);
                }
            }
        }
    }

    /// The hash of the shape around `point` at each level.
    pub fn hashes(&self, point: Point) -> [u64; LEVELS.len()] {
        let (mut hashes, centre) = (ShapeHashes::default(), self.place(point));
        std::array::from_fn(|level| {
            self.grow(&mut hashes, centre, level);
            hashes.combined(level)
        })
    }

    /// Grows the shape around the place `centre` from the level below to this one.
    #[inline(always)]
    pub fn grow(&self, hashes: &mut ShapeHashes, centre: usize, level: usize) {
        let from = if level == 0 { 0 } else { self.places.upto[level - 1] };
        let mut grown = hashes.0;
        for place in &self.places.places[from..self.places.upto[level]] {
            let keys = &place.keys[self.cells[(centre as isize + place.offset) as usize] as usize];
            for (hash, key) in grown.iter_mut().zip(keys) {
                *hash ^= key;
            }
        }
        hashes.0 = grown;
    }
}

impl ShapeHashes {
    /// The hash of the shape, which has grown to this level: a sum over the symmetries, so it is the same for all of
    /// them.
    #[inline(always)]
    pub fn combined(&self, level: usize) -> u64 {
        self.0.iter().fold(level as u64, |sum, &hash| sum.wrapping_add(splitmix::finalize(hash)))
    }
}

#[inline(always)]
fn place_of(size: Size, point: Point) -> usize {
    let (x, y) = size.coordinates(point);
    (y + REACH) * WIDTH + x + REACH
}

#[cfg(test)]
mod tests {
    use liangyi_core::board::Board;

    use super::*;

    fn hashes(picture: &str, color: Color, vertex: &str) -> [u64; LEVELS.len()] {
        let board = Board::from_picture(picture).unwrap();
        let point = board.size().parse_vertex(vertex).unwrap();
        ShapeView::new(&PlayoutBoard::<8>::new(&board), color).hashes(point)
    }

    const SHAPE: &str =
        ". . . . . . .\n. . X . . . .\n. . O . O . .\n. X . . . . .\n. . . X . . .\n. . . . . . .\n. . . . . . .";

    #[test]
    fn symmetric_shapes_have_the_same_hashes() {
        let rows: Vec<Vec<char>> = SHAPE.lines().map(|row| row.chars().filter(|c| *c != ' ').collect()).collect();
        let draw = |cell: &dyn Fn(usize, usize) -> char| {
            (0..7).map(|r| (0..7).map(|c| cell(r, c)).collect::<String>() + "\n").collect::<String>()
        };
        let mirrored = draw(&|r, c| rows[r][6 - c]);
        let transformed = draw(&|r, c| rows[6 - c][r]);
        let original = hashes(SHAPE, Color::Black, "D4");
        assert_eq!(original, hashes(&mirrored, Color::Black, "D4"));
        assert_eq!(original, hashes(&transformed, Color::Black, "D4"));
        assert_ne!(original, hashes(SHAPE, Color::Black, "D5"));
    }

    #[test]
    fn a_shape_with_the_colours_and_the_side_to_move_swapped_has_the_same_hashes() {
        let swapped = SHAPE.replace('X', "?").replace('O', "X").replace('?', "O");
        assert_eq!(hashes(SHAPE, Color::Black, "D4"), hashes(&swapped, Color::White, "D4"));
        assert_ne!(hashes(SHAPE, Color::Black, "D4"), hashes(SHAPE, Color::White, "D4"));
    }

    #[test]
    fn a_distant_stone_changes_the_hashes_of_large_levels_only() {
        let further =
            ". . . . . . .\n. . X . . . .\n. . O . O . .\n. X . . . . X\n. . . X . . .\n. . . . . . .\n. . . . . . .";
        let (near, far) = (hashes(SHAPE, Color::Black, "D4"), hashes(further, Color::Black, "D4"));
        assert_eq!(near[..3], far[..3]);
        assert_ne!(near[3..], far[3..]);
    }
}
