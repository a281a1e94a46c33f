//! Handicap stones on points of the engine's choice.

use liangyi_core::base::{Point, PointSet, Size};

/// Points for `stones` handicap stones, from 2 to one less than the board has points: first the star points, then one
/// after another the point farthest from the stones placed, points on the edge last. `None` for any other number.
pub fn free_handicap(size: Size, stones: usize) -> Option<Vec<Point>> {
    if !(2..size.area()).contains(&stones) {
        return None;
    }
    let mut points = (2..=stones).rev().find_map(|count| size.fixed_handicap(count)).unwrap_or_default();
    let mut placed: PointSet = points.iter().copied().collect();
    while points.len() < stones {
        let point = size
            .points()
            .filter(|&point| !placed.contains(point))
            .max_by_key(|&point| (line(size, point).min(2), clearance(size, point, &points), line(size, point)))?;
        placed.insert(point);
        points.push(point);
    }
    Some(points)
}

/// The line that `point` is on, 1 at the edge.
fn line(size: Size, point: Point) -> usize {
    1 + size.edge_distance(point)
}

/// The square of the distance to the nearest of `others`.
fn clearance(size: Size, point: Point, others: &[Point]) -> usize {
    let (x, y) = size.coordinates(point);
    let squares = others.iter().map(|&other| {
        let (ox, oy) = size.coordinates(other);
        x.abs_diff(ox).pow(2) + y.abs_diff(oy).pow(2)
    });
    squares.min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_that_fits_is_placed_on_different_points() {
        let squares = (2..=21).map(|lines| (lines, lines));
        for (width, height) in squares.chain([(2, 3), (9, 13), (21, 2), (5, 19)]) {
            let size = Size::new(width, height).unwrap();
            for stones in 2..size.area().min(60) {
                let points = free_handicap(size, stones).unwrap();
                let set: PointSet = points.iter().copied().collect();
                assert_eq!((points.len(), set.len()), (stones, stones), "{stones} on {size}");
            }
            assert_eq!(free_handicap(size, size.area()), None);
            assert_eq!(free_handicap(size, 1), None);
        }
    }

    #[test]
    fn up_to_nine_stones_go_to_the_star_points() {
        let size = Size::square(19).unwrap();
        for stones in 2..=9 {
            assert_eq!(free_handicap(size, stones), size.fixed_handicap(stones));
        }
    }
}
