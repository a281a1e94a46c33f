//! A table with one value for each point of a board.

use std::ops::{Index, IndexMut};

use super::geometry::{Point, Size};

/// The number of point numbers, unused ones included.
const CELLS: usize = 512;

/// A value for each of the 512 numbers that points can have, so that one table serves boards of all sizes.
///
/// ```
/// use liangyi_core::base::{PointMap, Size};
///
/// let size = Size::new(3, 2).expect("2 to 21 lines");
/// let mut columns = PointMap::from_fn(|point| size.coordinates(point).0);
/// columns[size.point(2, 1)] = 7;
/// assert_eq!(columns.iter(size).map(|(_, value)| *value).collect::<Vec<_>>(), [0, 1, 2, 0, 1, 7]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PointMap<T>([T; CELLS]);

impl<T> PointMap<T> {
    /// The table of `value` of each point, called in the order of their numbers.
    pub fn from_fn(mut value: impl FnMut(Point) -> T) -> PointMap<T> {
        PointMap(std::array::from_fn(|index| value(Point::from_index(index))))
    }

    /// The points of a board with their values, row by row from the lower left corner.
    pub fn iter(&self, size: Size) -> impl Iterator<Item = (Point, &T)> {
        size.points().map(|point| (point, &self[point]))
    }
}

impl<T: Copy> PointMap<T> {
    /// The same value for every point.
    pub const fn filled(value: T) -> PointMap<T> {
        PointMap([value; CELLS])
    }
}

impl<T: Default> Default for PointMap<T> {
    fn default() -> PointMap<T> {
        PointMap::from_fn(|_| T::default())
    }
}

impl<T> Index<Point> for PointMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, point: Point) -> &T {
        &self.0[point.index()]
    }
}

impl<T> IndexMut<Point> for PointMap<T> {
    #[inline]
    fn index_mut(&mut self, point: Point) -> &mut T {
        &mut self.0[point.index()]
    }
}
