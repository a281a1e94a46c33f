//! The probability of each move of a position by the pattern model.

use liangyi_core::base::{Color, Point, PointSet};

use super::features::features;
use super::model::Model;
use super::shape::{PLACES, View};
use super::shape_cache::ShapeCache;
use crate::playout::PlayoutBoard;

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
        let view = View::new(board, color);
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
