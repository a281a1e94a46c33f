//! Counting a game: the entry to the room.

use super::makeup::make_up;
use super::margin::{Score, score_parts};
use super::method::Method;
use super::settlement::{Settled, Settlement};
use crate::base::PointSet;
use crate::game::End;
use crate::game::Game;
use crate::rules::Rules;

/// Counts the present position of `game` under `rules`, which need not be those it was played under. `dead` are the
/// dead stones, whole chains; at a natural end, and where the ruleset removes nothing, they are ignored.
pub fn score(game: &Game, rules: &Rules, end: End, method: Option<Method>, dead: &PointSet) -> Score {
    score_settled(game, rules, end, method, &Settlement::dead(*dead))
}

/// As [`score()`], with all that was agreed or judged besides the dead stones.
pub fn score_settled(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> Score {
    if method.is_some_and(|method| method != Method::Area && method.counts_points()) {
        return make_up(game, rules, end, method, settlement).score;
    }
    score_parts(game, rules, method, &Settled::new(game, rules, end, settlement))
}
