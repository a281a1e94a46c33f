//! How far a position has come: whether nothing can be played any more, or nothing is left to fight for.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::score::territory::Parts;

use super::judgement::Judgement;

/// An empty point is open where its ownership, from -1 to 1, is nearer to 0 than this.
const OWNED: f32 = 0.75;

/// How far a position has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// All stones live, and every empty point is one that they live by (理想的最终局面, 两溢: 計枰點, article 9; 计活子,
    /// article 15).
    Ideal,
    /// Who lives and where the borders are is settled, and no territory can be invaded (无争局面: 計枰點, article 26;
    /// 计活子, article 18).
    Uncontested,
    /// Something is left to play for, or nobody knows.
    Contested,
}

impl Stage {
    /// The name used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Ideal => "ideal",
            Stage::Uncontested => "uncontested",
            Stage::Contested => "contested",
        }
    }
}

impl Judgement {
    /// How far the position of `board` that is judged has come.
    pub fn stage(&self, board: &Board) -> Stage {
        if !self.unsettled.is_empty() || !self.uncertain(board).is_empty() {
            return Stage::Contested;
        }
        let mut cleared = *board;
        cleared.clear(&self.dead);
        let parts = Parts::with(&cleared, &[PointSet::EMPTY; 2], &self.independent);
        if self.dead.is_empty() && parts.is_filled() {
            return Stage::Ideal;
        }
        // What both touch outside of a seki is found below.
        let is_open = |point: &Point| self.ownership[*point].abs() < OWNED;
        let owned = parts.territory(Color::Black) | parts.territory(Color::White);
        if owned.iter().any(|point| is_open(&point)) {
            return Stage::Contested;
        }
        let has_repairs = self.repairs.iter().any(|points| !points.is_empty());
        let dame = parts.plain_dame().without(&(self.one_sided[0] | self.one_sided[1]));
        let is_settled = !has_repairs && dame.is_empty() && !cleared.occupied().is_empty();
        if is_settled { Stage::Uncontested } else { Stage::Contested }
    }
}
