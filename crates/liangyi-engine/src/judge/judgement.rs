//! A judgement: what a position is expected to become, and the settlement that follows. It does not know how it was
//! made.

use liangyi_core::base::{Color, PointMap, PointSet};
use liangyi_core::board::Board;
use liangyi_core::score::Settlement;
use liangyi_core::score::territory::Parts;

use super::ownership::mean;

/// A point that both sides touch is one side's when it ends up its own by this much and the other cannot play there.
const ONE_SIDED_ABOVE: f32 = 0.8;

/// What a position is expected to become.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The ownership of every point, from -1 (White's) to 1 (Black's).
    pub ownership: Box<PointMap<f32>>,
    /// Chains that are expected to be captured.
    pub dead: PointSet,
    /// Living chains that live without two eyes, sharing liberties with the opponent.
    pub seki: PointSet,
    /// Empty points that Black or White alone can take although both touch them (单方有权), Black's first.
    pub one_sided: [PointSet; 2],
    /// Stones whose status is proved: by unconditional life, or by searching a region that such life closes.
    pub proved: PointSet,
    /// Stones in regions that were searched between walls which only playouts call safe, and the confidence in these
    /// walls.
    pub(super) read: Vec<(PointSet, f32)>,
}

impl Judgement {
    /// The part of it that a score needs.
    pub fn settlement(&self) -> Settlement {
        Settlement { dead: self.dead, one_sided: self.one_sided, ..Settlement::default() }
    }

    /// The settlement where the sides agree that the stones of `dead` are dead, whole chains of `board`: points that
    /// one side alone can take are judged with these stones off. With the judged dead stones it is
    /// [`Judgement::settlement`]; next to stones on which the sides disagree with the judgement it gives no points to
    /// one side alone.
    pub fn settlement_with(&self, board: &Board, dead: PointSet) -> Settlement {
        let mut cleared = *board;
        cleared.clear(&dead);
        let disputed = (dead ^ self.dead).dilate(board.size());
        let one_sided = one_sided(&cleared, &self.ownership).map(|points| points.without(&disputed));
        Settlement { dead, one_sided, ..Settlement::default() }
    }

    /// The confidence in the status of a chain, 0 to 1: 1 where it is proved, that of the walls where the chain's
    /// region was searched between them.
    pub fn confidence(&self, chain: &PointSet) -> f32 {
        if chain.without(&self.proved).is_empty() {
            return 1.0;
        }
        match self.read.iter().find(|(stones, _)| chain.intersects(stones)) {
            Some((_, walls)) => *walls,
            None => mean(chain, &self.ownership).abs(),
        }
    }
}

/// Shared points that become one side's in nearly all playouts and where a stone of the other would be lost, Black's
/// first.
pub(super) fn one_sided(cleared: &Board, ownership: &PointMap<f32>) -> [PointSet; 2] {
    let shared = Parts::new(cleared).shared();
    Color::BOTH.map(|color| {
        let opponent = color.opponent();
        shared
            .iter()
            .filter(|point| ownership[*point] * color.sign() as f32 > ONE_SIDED_ABOVE)
            .filter(|point| {
                let mut after = *cleared;
                let removed = after.place(opponent, *point);
                removed.captured.is_empty() && after.liberties(&after.chain(*point)).len() < 2
            })
            .collect()
    })
}
