//! The order in which a network has the points of a board, and the eight ways to turn it.

use liangyi_core::base::{Point, Size};

/// The place of `point` in every list that a network takes or gives: by row from the top, each row from the left.
#[inline]
pub fn place_of(size: Size, point: Point) -> usize {
    let (x, y) = size.coordinates(point);
    (size.height() - 1 - y) * size.width() + x
}

/// The point at `place`, which is less than the board's area.
#[inline]
pub fn point_at(size: Size, place: usize) -> Point {
    size.point(place % size.width(), size.height() - 1 - place / size.width())
}

/// A way to turn what a network sees: bit 1 flips rows, bit 2 flips columns, bit 4 then exchanges rows and columns.
/// Boards that are not square are not exchanged, so that 4 to 7 are 0 to 3 there, as in KataGo.
///
/// ```
/// use liangyi_core::base::Size;
/// use liangyi_net::inputs::Symmetry;
///
/// let size = Size::new(3, 2).expect("2 to 21 lines");
/// let flipped = Symmetry::new(2).expect("a symmetry");
/// assert_eq!((0..6).map(|place| flipped.place(size, place)).collect::<Vec<_>>(), [2, 1, 0, 5, 4, 3]);
/// assert_eq!(flipped.place(size, 0), Symmetry::new(6).expect("a symmetry").place(size, 0));
/// assert_eq!(Symmetry::new(8), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// How many there are.
    pub const COUNT: u8 = 8;

    /// The board as it is.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// Symmetry `number`, from 0 to 7.
    pub const fn new(number: u8) -> Option<Symmetry> {
        if number < Symmetry::COUNT { Some(Symmetry(number)) } else { None }
    }

    /// All of them in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..Symmetry::COUNT).map(Symmetry)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where the point at `place` comes to lie on a board of `size`.
    #[inline]
    pub fn place(self, size: Size, place: usize) -> usize {
        let (width, height) = (size.width(), size.height());
        let (row, column) = (place / width, place % width);
        let row = if self.0 & 1 == 0 { row } else { height - 1 - row };
        let column = if self.0 & 2 == 0 { column } else { width - 1 - column };
        if self.0 & 4 != 0 && size.is_square() { column * width + row } else { row * width + column }
    }

    /// `values`, `channels` for each point, turned.
    pub fn turned<T: Copy + Default>(self, size: Size, channels: usize, values: &[T]) -> Vec<T> {
        let mut turned = vec![T::default(); values.len()];
        for (place, of_point) in values.chunks_exact(channels).enumerate() {
            let to = self.place(size, place) * channels;
            turned[to..to + channels].copy_from_slice(of_point);
        }
        turned
    }

    /// What [`Symmetry::turned`] has turned, turned back.
    pub fn turned_back<T: Copy + Default>(self, size: Size, channels: usize, values: &[T]) -> Vec<T> {
        let mut back = Vec::with_capacity(values.len());
        for place in 0..values.len() / channels {
            let from = self.place(size, place) * channels;
            back.extend_from_slice(&values[from..from + channels]);
        }
        back
    }
}
