//! The basic eyes (基本眼位) of every living group: the empty points that it must keep to live.

use super::settlement::{Settled, Settlement};
use crate::base::{Color, PointSet};
use crate::game::End;
use crate::game::Game;
use crate::rules::Rules;

/// A living group and the empty points that it lives by.
///
/// A group on its own keeps two points that it surrounds, no neighbours where that can be; one in seki (双活) keeps one
/// of them, if it has any, and the liberties that it shares with the opponent, which are basic eyes of both sides
/// (公共眼位): 計活子, article 22; 計枰點, on the final position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupEyes {
    /// Whose it is.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// Its own basic eyes: two, fewer in seki or where it has no more.
    pub own: PointSet,
    /// The liberties that it shares and lives by (公气); none unless it is in seki.
    pub shared: PointSet,
}

/// The basic eyes of the groups that are left when the dead stones are off, Black's groups first.
pub fn basic_eyes(game: &Game, rules: &Rules, end: End, settlement: &Settlement) -> Vec<GroupEyes> {
    let settled = Settled::new(game, rules, end, settlement);
    let size = game.size();
    let shared = settled.parts.shared();
    let groups = settled.parts.groups.iter().filter(|group| !group.stones.is_empty());
    groups
        .map(|group| GroupEyes {
            color: group.color,
            stones: group.stones,
            own: group.eye_points(size),
            shared: if group.in_seki { group.stones.dilate(size) & shared } else { PointSet::EMPTY },
        })
        .collect()
}
