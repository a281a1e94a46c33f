//! A table with one value for each point of a board.

use std::ops::{Index, IndexMut};

use super::geometry::{Point, Size};

/// How many numbers points have, those that no board uses included.
const CELLS: usize = 512;

/// A value for every point, whatever the size of the board; the points of other sizes have one as well.
///
/// ```
/// use liangyi::base::{PointMap, Size};
/// let size = Size::new(3, 2).unwrap();
/// let mut columns = PointMap::from_fn(|point| size.coordinates(point).0);
/// columns[size.point(2, 1)] = 7;
/// assert_eq!(columns.iter(size).map(|(_, value)| *value).collect::<Vec<_>>(), [0, 1, 2, 0, 1, 7]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PointMap<T>([T; CELLS]);

impl<T> PointMap<T> {
    /// The value of every point by a function of it, which is called in the order of their numbers.
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
