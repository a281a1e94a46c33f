//! Kos and repetitions: the point of a simple ko, and which points are forbidden because the board would repeat.

use super::past::Past;
use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::{Board, ChainMap};
use liangyi_core::game::{Game, Illegal, Move, Played};
use liangyi_core::rules::{Repetition, Suicide};

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

/// The points that `color` may not play on because the board would repeat, `ko` being the one that the last move left.
pub fn banned(game: &Game, past: &Past, color: Color, ko: Option<Point>) -> PointSet {
    let repetition = game.rules().repetition;
    let mut banned: PointSet = match repetition {
        Repetition::Simple | Repetition::Positional | Repetition::Situational => ko.into_iter().collect(),
        Repetition::NoRegression | Repetition::TwoMoveWindow => PointSet::EMPTY,
        Repetition::NullMove => return PointSet::EMPTY,
    };
    if repetition == Repetition::Simple {
        return banned;
    }
    let map = ChainMap::new(game.board());
    let mut changed = game.start().occupied();
    past.moves.iter().filter_map(|played| played.mv.point()).for_each(|point| changed.insert(point));
    let fewest_suicides = if game.rules().suicide == Suicide::Forbidden { usize::MAX } else { 2 };
    for point in map.empty().iter() {
        let effect = map.effect(color, point);
        // A board with a stone where none has ever been is new.
        let is_new = !changed.contains(point) && effect.suicides == 0;
        if is_new || (1..fewest_suicides).contains(&effect.suicides) {
            continue;
        }
        let repeats = match repetition {
            Repetition::Simple | Repetition::NullMove => false,
            Repetition::Positional => past.stood(effect.key, None),
            Repetition::Situational => past.stood(effect.key, Some(color.opponent())),
            Repetition::NoRegression | Repetition::TwoMoveWindow => {
                past.stood(effect.key, None) && matches!(game.check(color, Move::Play(point)), Err(Illegal::Repeats(_)))
            }
        };
        if repeats {
            banned.insert(point);
        }
    }
    banned
}
