//! Which points are forbidden because the board would repeat.

use super::past::Past;
use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::ChainMap;
use liangyi_core::game::{Game, Illegal, Move};
use liangyi_core::rules::Repetition;

/// The points that `color` may not play on because the board would repeat, `ko` being the one that the last move left.
pub fn banned(game: &Game, past: &Past, color: Color, ko: Option<Point>) -> PointSet {
    let repetition = game.rules().repetition;
    let mut banned: PointSet = match repetition {
        Repetition::Simple | Repetition::Positional | Repetition::Situational => ko.into_iter().collect(),
        Repetition::NoRegression | Repetition::TwoMoveWindow => PointSet::EMPTY,
        Repetition::NullMove => return PointSet::EMPTY,
    };
    if repetition.forbids_ko_alone() {
        return banned;
    }
    let map = ChainMap::new(game.board());
    let mut changed = game.start().occupied();
    past.moves.iter().filter_map(|played| played.mv.point()).for_each(|point| changed.insert(point));
    let fewest_suicides = if game.rules().suicide.allows_several() { 2 } else { usize::MAX };
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
