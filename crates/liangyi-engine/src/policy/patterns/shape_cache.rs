//! The weights of the shapes of a position, reused for positions a few moves later: most shapes of the positions of a
//! search are those of its root.

use liangyi_core::base::{Color, Point, PointSet};

use super::features::features;
use super::model::Model;
use super::shape::{PLACES, ShapeView};
use crate::playout::PlayoutBoard;

/// The weights of the shapes around every empty point, for one side to move.
#[derive(Debug)]
struct Side {
    view: ShapeView,
    /// By place of the view, like `reached`.
    weights: [f32; PLACES],
    /// The last level that was looked up: changes in larger shapes do not matter.
    reached: [u8; PLACES],
}

/// The weights of the shapes of a position, for either side to move, kept for positions a few moves later.
#[derive(Debug)]
pub struct ShapeCache {
    sides: [Box<Side>; 2],
}

impl ShapeCache {
    /// The weights by `model` of the shapes around every empty point of `board`.
    pub fn new<const W: usize>(model: &Model, board: &PlayoutBoard<W>) -> ShapeCache {
        let side = |color: Color| {
            let view = ShapeView::new(board, color);
            let points: Vec<_> = board.size().points().filter(|point| board.is_empty(point.index())).collect();
            let mut side = Box::new(Side { weights: [0.0; PLACES], reached: [0; PLACES], view });
            let shapes = model.shapes(&side.view, &points);
            for (point, (weight, reached)) in points.into_iter().zip(shapes) {
                let at = side.view.place(point);
                (side.weights[at], side.reached[at]) = (weight, reached);
            }
            side
        };
        ShapeCache { sides: Color::BOTH.map(side) }
    }

    /// The weight for every place of `view`, a position with `color` to move; NaN where the shapes may have changed.
    pub(super) fn unchanged_weights(&self, view: &ShapeView, color: Color) -> [f32; PLACES] {
        let side = &self.sides[color as usize];
        let mut weights = side.weights;
        view.differences(&side.view, |at, level| {
            if level <= side.reached[at] {
                weights[at] = f32::NAN;
            }
        });
        weights
    }
}

impl Model {
    /// Replaces `chances` by the probability of each of `points` as the move of `color`, in the order of the points.
    /// They sum to 1. All moves must be playable. A `cache` of a similar position saves time and does not change the
    /// result.
    pub fn chances<const W: usize>(
        &self,
        board: &PlayoutBoard<W>,
        color: Color,
        points: &PointSet,
        cache: Option<&ShapeCache>,
        chances: &mut Vec<(Point, f32)>,
    ) {
        let tactical = |point: Point| -> f32 {
            features(board, color, point).numbers().iter().map(|&number| self.feature_weight(number)).sum()
        };
        let view = ShapeView::new(board, color);
        let cached = cache.map_or([f32::NAN; PLACES], |cache| cache.unchanged_weights(&view, color));
        let changed: Vec<Point> = points.iter().filter(|&point| cached[view.place(point)].is_nan()).collect();
        let mut shapes = self.shapes(&view, &changed).into_iter();
        chances.clear();
        chances.extend(points.iter().map(|point| {
            let weight = cached[view.place(point)];
            let weight = if weight.is_nan() { shapes.next().map_or(0.0, |shape| shape.0) } else { weight };
            (point, tactical(point) + weight)
        }));
        softmax(chances);
    }
}

/// Replaces logarithms of strengths by probabilities, which sum to 1.
pub fn softmax(strengths: &mut [(Point, f32)]) {
    let largest = strengths.iter().fold(f32::MIN, |largest, strength| largest.max(strength.1));
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        strength.1 = (strength.1 - largest).exp();
        sum += strength.1;
    }
    strengths.iter_mut().for_each(|strength| strength.1 /= sum);
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Point, PointSet, Size};
    use liangyi_core::board::Board;

    use super::*;
    use crate::playout::PlayoutRng;
    use crate::playout::playout_policy::{PlayoutPolicy, choose};

    /// The cache of a position some moves back, with captures since, on boards that are smaller and larger than a
    /// shape.
    #[test]
    fn cached_weights_are_those_that_would_be_looked_up() {
        let model = &Model::read_embedded();
        let (mut reused, mut looked_up) = (0, 0);
        let cases = [
            ((3, 3), 2, 1),
            ((9, 9), 1, 2),
            ((9, 9), 12, 3),
            ((19, 19), 4, 4),
            ((19, 19), 90, 5),
            ((21, 21), 9, 6),
            ((5, 21), 9, 7),
        ];
        for ((width, height), between, seed) in cases {
            let size = Size::new(width, height).unwrap();
            let mut board = PlayoutBoard::<8>::new(&Board::new(size));
            let (mut dice, mut color) = (PlayoutRng::new(seed, 0), Color::Black);
            let mut cache = ShapeCache::new(model, &board);
            for number in 1..2 * board.size().area() {
                match choose(&mut board, PlayoutPolicy::Learnt, color, &mut dice) {
                    Some(point) => board.play(color, point),
                    None => board.pass(),
                }
                color = color.opponent();
                if number % between == 0 {
                    let points: PointSet = board
                        .empties()
                        .filter(|&point| board.is_playable(color, point))
                        .map(Point::from_index)
                        .collect();
                    let (mut without, mut with) = (Vec::new(), Vec::new());
                    model.chances(&board, color, &points, None, &mut without);
                    model.chances(&board, color, &points, Some(&cache), &mut with);
                    assert_eq!(without, with, "{size} after {number} moves");
                    let view = ShapeView::new(&board, color);
                    let cached = cache.unchanged_weights(&view, color);
                    reused += points.iter().filter(|&point| !cached[view.place(point)].is_nan()).count();
                    looked_up += points.len();
                    if number % (3 * between) == 0 {
                        cache = ShapeCache::new(model, &board);
                    }
                }
            }
        }
        assert!(reused > looked_up / 4, "{reused} of {looked_up}: hardly any weight was reused");
    }
}
