//! The point of a simple ko.

use liangyi_core::base::{Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Played};

/// The point of the ko that a move has left open: it took one stone, and could be taken there alone.
pub fn ko_point(before: &Board, after: &Board, played: Played) -> Option<Point> {
    let Move::Play(point) = played.mv else { return None };
    let enemy = played.color.opponent();
    let taken = before.stones(enemy).without(&after.stones(enemy));
    let around = PointSet::single(point).dilate(after.size());
    let is_alone = (around & after.stones(played.color)).len() == 1;
    let is_ko = taken.len() == 1 && is_alone && (around & after.empty()).len() == 1;
    taken.first().filter(|_| is_ko)
}
