//! The shapes of a position, kept for positions a few moves on: what a search asks about is mostly what it began with.

use super::model::Model;
use super::shape::{PLACES, View};
use crate::base::Color;
use crate::playout::PlayoutBoard;

/// What the shapes around every empty point weigh, for one side to move.
#[derive(Debug)]
struct Side {
    view: View,
    /// By place of the view, as is the next.
    weights: [f32; PLACES],
    /// The last level that was looked at: a change in larger shapes changes nothing.
    reached: [u8; PLACES],
}

/// What the shapes of a position weigh, for either side to move.
#[derive(Debug)]
pub struct ShapeCache {
    sides: [Box<Side>; 2],
}

impl ShapeCache {
    /// Those of `field`.
    pub fn new<const W: usize>(model: &Model, field: &PlayoutBoard<W>) -> ShapeCache {
        let side = |color: Color| {
            let view = View::new(field, color);
            let points: Vec<_> = field.size().points().filter(|point| field.is_empty(point.index())).collect();
            let mut side = Box::new(Side { weights: [0.0; PLACES], reached: [0; PLACES], view });
            let told = model.shapes(&side.view, &points);
            for (point, (weight, reached)) in points.into_iter().zip(told) {
                let at = side.view.place(point);
                (side.weights[at], side.reached[at]) = (weight, reached);
            }
            side
        };
        ShapeCache { sides: Color::BOTH.map(side) }
    }

    /// For every place of `view`, where `color` is to move, the weight that has stayed the same; not a number where it may be
    /// another.
    pub fn still(&self, view: &View, color: Color) -> [f32; PLACES] {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Point, PointSet, Size};
    use crate::board::Board;
    use crate::playout::Dice;
    use crate::playout::playout_policy::{PlayoutPolicy, choose};

    /// From positions that lie some moves back to others with captures, on boards with and without a middle.
    #[test]
    fn what_is_known_from_before_is_what_would_be_found_now() {
        let model = Model::embedded();
        let (mut kept, mut looked_up) = (0, 0);
        for (lines, between, seed) in [(3, 2, 1), (9, 1, 2), (9, 12, 3), (19, 4, 4), (19, 90, 5), (21, 9, 6)] {
            let mut field = PlayoutBoard::<8>::new(&Board::new(Size::square(lines).unwrap()));
            let (mut dice, mut color) = (Dice::new(seed, 0), Color::Black);
            let mut known = ShapeCache::new(model, &field);
            for number in 1..2 * field.size().area() {
                match choose(&mut field, PlayoutPolicy::Learnt, color, &mut dice) {
                    Some(point) => field.play(color, point),
                    None => field.pass(),
                }
                color = color.opponent();
                if number % between == 0 {
                    let points: PointSet = field
                        .empties()
                        .filter(|&point| field.is_playable(color, point))
                        .map(Point::from_index)
                        .collect();
                    let (mut fresh, mut quick) = (Vec::new(), Vec::new());
                    model.chances(&field, color, &points, None, &mut fresh);
                    model.chances(&field, color, &points, Some(&known), &mut quick);
                    assert_eq!(fresh, quick, "{lines} lines after {number} moves");
                    let view = View::new(&field, color);
                    let still = known.still(&view, color);
                    kept += points.iter().filter(|&point| !still[view.place(point)].is_nan()).count();
                    looked_up += points.len();
                    if number % (3 * between) == 0 {
                        known = ShapeCache::new(model, &field);
                    }
                }
            }
        }
        assert!(kept > looked_up / 4, "{kept} of {looked_up}: hardly anything was kept");
    }
}
