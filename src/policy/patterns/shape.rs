//! Large shapes around a point, hashed so that turning, mirroring and exchanging the colours make no difference.
//!
//! A shape of level `d` is everything within distance `d` of the point, where the distance of an offset is
//! `|dx| + |dy| + max(|dx|, |dy|)` (R. Coulom, *Computing Elo Ratings of Move Patterns in the Game of Go*, 2007). The
//! eight neighbours are seen with the number of liberties their chains have (one, two, more); further out only the colour.

use std::sync::OnceLock;

use crate::base::{Color, Point, Size};
use crate::playout::PlayoutBoard;
use crate::playout::board::{cell, stone};

/// The distances at which a shape is taken, smallest first.
pub const LEVELS: [usize; 7] = [3, 4, 5, 6, 7, 8, 9];

/// The furthest offset on either axis.
const REACH: usize = 4;
const WIDTH: usize = Size::MAX_LINES + 2 * REACH;
/// Places of a view, the rim included.
pub const PLACES: usize = WIDTH * WIDTH;

/// What is seen at a place of a shape.
mod seen {
    pub const EMPTY: u8 = 0;
    pub const RIM: u8 = 1;
    /// Own stones, by liberties: 2 with one, 3 with two, 4 with more.
    pub const OWN: u8 = 2;
    /// The opponent's, likewise.
    pub const ENEMY: u8 = 5;
    pub const KINDS: usize = 8;

    /// Whether two kinds are stones of the same side.
    pub fn is_same_but_for_liberties(a: u8, b: u8) -> bool {
        a >= OWN && b >= OWN && (a >= ENEMY) == (b >= ENEMY)
    }
}

type Lanes = [u64; 8];

/// A shape as it grows, seen in each of the eight ways to look at it; nothing to begin with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ways(Lanes);

#[derive(Debug)]
struct Place {
    offset: isize,
    /// The first level of shapes that it belongs to.
    level: u8,
    keys: [Lanes; seen::KINDS],
}

/// All places of the largest shape, nearest first, and how many of them each level takes.
#[derive(Debug)]
struct Places {
    places: Vec<Place>,
    upto: [usize; LEVELS.len()],
}

fn distance(dx: isize, dy: isize) -> usize {
    (dx.abs() + dy.abs() + dx.abs().max(dy.abs())) as usize
}

fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mix(*state)
}

#[inline(always)]
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
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
        let base: Vec<[u64; seen::KINDS]> =
            offsets.iter().map(|_| std::array::from_fn(|_| splitmix(&mut state))).collect();
        let find = |wanted: (isize, isize)| offsets.iter().position(|&offset| offset == wanted).unwrap_or(0);
        let places = offsets
            .iter()
            .map(|&(dx, dy)| {
                let near = distance(dx, dy) <= 3;
                let images = [(dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy), (dy, dx), (-dy, dx), (dy, -dx), (-dy, -dx)];
                let keys = std::array::from_fn(|kind| {
                    // Further out the liberties are not looked at.
                    let kind = match kind as u8 {
                        seen::OWN..seen::ENEMY if !near => seen::OWN as usize,
                        kind if kind >= seen::ENEMY && !near => seen::ENEMY as usize,
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

/// A position as shapes see it: for one side to move.
#[derive(Clone, Debug)]
pub struct View {
    cells: [u8; PLACES],
    size: Size,
    places: &'static Places,
}

impl View {
    /// The position of `field` for `color`.
    pub fn new<const W: usize>(field: &PlayoutBoard<W>, color: Color) -> View {
        let size = field.size();
        let mut cells = [seen::RIM; PLACES];
        for point in size.points() {
            let there = field.at(point.index());
            let kind = if there == cell::EMPTY {
                seen::EMPTY
            } else {
                let liberties = field.liberty_count(field.chain(point.index())).clamp(1, 3) as u8 - 1;
                liberties + if there == stone(color) { seen::OWN } else { seen::ENEMY }
            };
            cells[place_of(size, point)] = kind;
        }
        View { cells, size, places: places() }
    }

    /// The place of a point in a view.
    #[inline(always)]
    pub fn place(&self, point: Point) -> usize {
        place_of(self.size, point)
    }

    /// Calls `f` with places around which shapes are not those of `other`, and the first level of those that are not.
    pub fn differences(&self, other: &View, mut f: impl FnMut(usize, u8)) {
        let rows = self.cells.chunks_exact(WIDTH).zip(other.cells.chunks_exact(WIDTH)).enumerate();
        for (row, (mine, its)) in rows.filter(|(_, (mine, its))| mine != its) {
            for (column, (&here, &there)) in mine.iter().zip(its).enumerate().filter(|(_, seen)| seen.0 != seen.1) {
                let at = row * WIDTH + column;
                // Of stones that have only gained or lost liberties, the neighbours alone take note.
                let deepest = if seen::is_same_but_for_liberties(here, there) { 0 } else { LEVELS.len() - 1 };
                f(at, 0);
                for place in &self.places.places[..self.places.upto[deepest]] {
                    f((at as isize - place.offset) as usize, place.level);
                }
            }
        }
    }

    /// The hashes of the shapes around `point`, one for each level.
    pub fn hashes(&self, point: Point) -> [u64; LEVELS.len()] {
        let (mut ways, centre) = (Ways::default(), self.place(point));
        std::array::from_fn(|level| {
            self.grow(&mut ways, centre, level);
            ways.hash(level)
        })
    }

    /// Takes the places of one more level into what is seen around a place, from the smallest shape on.
    #[inline(always)]
    pub fn grow(&self, ways: &mut Ways, centre: usize, level: usize) {
        let from = if level == 0 { 0 } else { self.places.upto[level - 1] };
        let mut lanes = ways.0;
        for place in &self.places.places[from..self.places.upto[level]] {
            let keys = &place.keys[self.cells[(centre as isize + place.offset) as usize] as usize];
            for (lane, key) in lanes.iter_mut().zip(keys) {
                *lane ^= key;
            }
        }
        ways.0 = lanes;
    }
}

impl Ways {
    /// The hash of the shape as it stands, grown up to this level.
    #[inline(always)]
    pub fn hash(&self, level: usize) -> u64 {
        // The sum over the eight ways to look at it is the same from all of them.
        self.0.iter().fold(level as u64, |sum, &lane| sum.wrapping_add(mix(lane)))
    }
}

#[inline(always)]
fn place_of(size: Size, point: Point) -> usize {
    let (x, y) = size.coordinates(point);
    (y + REACH) * WIDTH + x + REACH
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    fn hashes(picture: &str, color: Color, vertex: &str) -> [u64; LEVELS.len()] {
        let board = Board::from_picture(picture).unwrap();
        let point = board.size().parse_vertex(vertex).unwrap();
        View::new(&PlayoutBoard::<8>::new(&board), color).hashes(point)
    }

    const SHAPE: &str =
        ". . . . . . .\n. . X . . . .\n. . O . O . .\n. X . . . . .\n. . . X . . .\n. . . . . . .\n. . . . . . .";

    #[test]
    fn a_shape_is_the_same_turned_and_mirrored() {
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
    fn a_shape_is_the_same_with_the_colours_exchanged() {
        let swapped = SHAPE.replace('X', "?").replace('O', "X").replace('?', "O");
        assert_eq!(hashes(SHAPE, Color::Black, "D4"), hashes(&swapped, Color::White, "D4"));
        assert_ne!(hashes(SHAPE, Color::Black, "D4"), hashes(SHAPE, Color::White, "D4"));
    }

    #[test]
    fn a_stone_far_away_changes_only_the_large_levels() {
        let further =
            ". . . . . . .\n. . X . . . .\n. . O . O . .\n. X . . . . X\n. . . X . . .\n. . . . . . .\n. . . . . . .";
        let (near, far) = (hashes(SHAPE, Color::Black, "D4"), hashes(further, Color::Black, "D4"));
        assert_eq!(near[..3], far[..3]);
        assert_ne!(near[3..], far[3..]);
    }
}
