//! The territory that a record marks at its end (`TB`, `TW`) against the board: the dead stones that it implies, and
//! what is contradictory or missing.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::Game;
use liangyi_core::score::{Agreement, End, Settlement, basic_eyes};

/// The territory that a record marks, as its board bears it out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RecordMarks {
    /// It says which stones are dead, and whose the points are that both sides touch.
    Whole(Agreement),
    /// The same, but inside marked territory these points have no mark. They count as the board has them.
    Gaps(Agreement, PointSet),
    /// Nothing is marked at these points although one side has surrounded them, or neither. What is marked is no end of
    /// a game.
    Missing(PointSet),
    /// What is marked at these points cannot be so.
    Contradictory(PointSet),
}

impl RecordMarks {
    /// What a record says by Black's and White's `territory` on the board of `game`; `None` where it marks none.
    pub fn of(game: &Game, territory: &[PointSet; 2]) -> Option<RecordMarks> {
        if territory.iter().all(PointSet::is_empty) {
            return None;
        }
        let (board, size) = (game.board(), game.size());
        let mut wrong = territory[0] & territory[1];
        let mut dead = PointSet::EMPTY;
        for color in Color::BOTH {
            let [own, other] = [color, color.opponent()].map(|side| territory[side.index()]);
            for chain in board.chains(color) {
                let liberties = chain.dilate(size) & board.empty();
                let is_marked = chain.without(&other).is_empty();
                if !(chain | liberties).intersects(&other) {
                    continue;
                }
                // Some programs mark dead stones, others the empty points around them alone.
                let is_enclosed = !chain.intersects(&other) && liberties.without(&other).is_empty();
                if (is_marked || is_enclosed) && !liberties.intersects(&own) {
                    dead |= chain;
                } else {
                    wrong |= chain;
                }
            }
        }
        let mut after = *board;
        after.clear(&dead);
        let under = Color::BOTH.map(|color| dead & board.stones(color.opponent()));
        let areas = Color::BOTH.map(|color| (territory[color.index()] | under[color.index()]) & after.empty());
        wrong |= areas[0].dilate(size) & areas[1];
        let (mut owned, mut gaps, mut missing) = ([PointSet::EMPTY; 2], PointSet::EMPTY, PointSet::EMPTY);
        let mut unmarked = Vec::new();
        for region in after.empty().components(size) {
            let around = region.dilate(size);
            let [black, white] = Color::BOTH.map(|color| around.intersects(&after.stones(color)));
            let marked = region & (areas[0] | areas[1]);
            match (black, white) {
                (true, true) => {
                    let open = region.without(&marked);
                    // Every point of dame lies beside a stone.
                    missing |= open.without(&after.occupied().dilate(size)).without(&marked.dilate(size));
                    for color in Color::BOTH {
                        owned[color.index()] |= region & areas[color.index()];
                    }
                }
                (false, false) => wrong |= marked,
                _ => {
                    let color = if black { Color::Black } else { Color::White };
                    wrong |= region & areas[color.opponent().index()];
                    if marked.is_empty() {
                        unmarked.push((color, region));
                    } else {
                        gaps |= region.without(&marked);
                    }
                }
            }
        }
        if !wrong.is_empty() {
            return Some(RecordMarks::Contradictory(wrong));
        }
        let settlement = Settlement { agreed: owned, ..Settlement::dead(dead) };
        let groups = basic_eyes(game, game.rules(), End::Agreed, &settlement);
        // An eye in a seki is no territory where seki is taxed.
        let seki = PointSet::union(groups.iter().filter(|group| !group.shared.is_empty()).map(|group| group.stones));
        let is_eye = |color: Color, region: &PointSet| {
            game.rules().tax.takes_seki() && (region.dilate(size) & after.stones(color)).without(&seki).is_empty()
        };
        let regions = unmarked.iter().filter(|(color, region)| !is_eye(*color, region)).map(|(_, region)| *region);
        missing |= PointSet::union(regions);
        let agreement = Agreement { dead: Some(dead), owned, owners_complete: true };
        Some(match (missing.is_empty(), gaps.is_empty()) {
            (false, _) => RecordMarks::Missing(missing),
            (true, true) => RecordMarks::Whole(agreement),
            (true, false) => RecordMarks::Gaps(agreement, gaps),
        })
    }

    /// The territory of both sides as records mark it, of a game of which this is agreed.
    pub fn territory(game: &Game, agreed: &Agreement) -> [PointSet; 2] {
        let (board, size) = (game.board(), game.size());
        let dead = agreed.dead.unwrap_or_default();
        let mut after = *board;
        after.clear(&dead);
        let settlement = Settlement { agreed: agreed.owned, ..Settlement::dead(dead) };
        let groups = basic_eyes(game, game.rules(), End::Agreed, &settlement);
        let seki = PointSet::union(groups.iter().filter(|group| !group.shared.is_empty()).map(|group| group.stones));
        let mut territory = Color::BOTH.map(|color| {
            (dead & board.stones(color.opponent())).without(&agreed.owned[color.opponent().index()])
                | agreed.owned[color.index()]
        });
        for region in after.empty().components(size) {
            let around = region.dilate(size) & after.occupied();
            let is_taxed = game.rules().tax.takes_seki() && around.intersects(&seki);
            for color in Color::BOTH {
                if !around.is_empty() && !around.intersects(&after.stones(color.opponent())) && !is_taxed {
                    territory[color.index()] |= region;
                }
            }
        }
        let [black, white] = territory;
        [black, white.without(&black)]
    }

    /// What the sides agree on by these marks, where they can be used.
    pub fn agreement(&self) -> Option<Agreement> {
        match self {
            RecordMarks::Whole(agreement) | RecordMarks::Gaps(agreement, _) => Some(*agreement),
            RecordMarks::Missing(_) | RecordMarks::Contradictory(_) => None,
        }
    }
}
