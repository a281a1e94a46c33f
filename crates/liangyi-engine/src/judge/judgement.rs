//! A judgement: what a position is expected to become, and the settlement that follows. It does not know how it was
//! made.

use liangyi_core::base::{Color, Point, PointMap, PointSet, Size, Turn, named_enum};
use liangyi_core::board::Board;
use liangyi_core::score::Settlement;
use liangyi_core::score::territory::Parts;

use super::ownership::{SURE, mean};

/// A point that both sides touch is one side's when it ends up its own by this much and the other cannot play there.
const ONE_SIDED_ABOVE: f32 = 0.8;

/// What a position is expected to become.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The ownership of every point, from -1 (White's) to 1 (Black's).
    pub ownership: Box<PointMap<f32>>,
    /// Chains that are expected to be captured.
    pub dead: PointSet,
    /// Living chains that live without two eyes, sharing liberties with the opponent, as is proved or read.
    pub seki: PointSet,
    /// Living chains that share liberties and do not show two eyes, but are in no seki: they are joined to others by
    /// either of two points, or what becomes of them is not settled yet.
    pub independent: PointSet,
    /// Own points that Black or White has to fill once all dame are taken, Black's first.
    pub repairs: [PointSet; 2],
    /// Empty points that Black or White alone can take although both touch them (单方有权), Black's first.
    pub one_sided: [PointSet; 2],
    /// Stones whose status is proved: by unconditional life, or by searching a region that such life closes.
    pub proved: PointSet,
    /// Stones of regions in which the first move decides who lives.
    pub unsettled: PointSet,
    /// Stones in regions that were searched between walls which only playouts call safe, and the confidence in these
    /// walls.
    pub(super) read: Vec<(PointSet, f32)>,
    /// What decided where nothing is proved or read.
    pub opinion: Opinion,
}

/// What decides about stones where nothing is proved or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// Playouts.
    Playouts,
    /// Playouts, although there is a network: it has not learnt from boards of this size.
    PlayoutsForSize,
    /// Playouts, although there is a network: its outputs are not finite.
    PlayoutsForFailure,
    /// A network.
    Network,
}

impl Opinion {
    /// The name used in JSON: what is asked, whatever the reason.
    pub const fn name(self) -> &'static str {
        match self {
            Opinion::Playouts | Opinion::PlayoutsForSize | Opinion::PlayoutsForFailure => "playouts",
            Opinion::Network => "network",
        }
    }
}

impl Judgement {
    /// The part of it that a score needs.
    pub fn settlement(&self) -> Settlement {
        let &Judgement { dead, one_sided, repairs, independent, .. } = self;
        Settlement { dead, one_sided, repairs, independent, ..Settlement::default() }
    }

    /// The settlement where the sides agree that the stones of `dead` are dead, whole chains of `board`: points that
    /// one side alone can take are judged with these stones off. With the judged dead stones it is
    /// [`Judgement::settlement`]; next to stones on which the sides disagree with the judgement it gives no points to
    /// one side alone, has none filled, and leaves it to the shape of a group whether it is in seki.
    pub fn settlement_with(&self, board: &Board, dead: PointSet) -> Settlement {
        let mut cleared = *board;
        cleared.clear(&dead);
        let disputed = (dead ^ self.dead).dilate(board.size());
        let one_sided = one_sided(&cleared, &self.ownership).map(|points| points.without(&disputed));
        Settlement {
            dead,
            one_sided,
            repairs: self.repairs.map(|points| points.without(&disputed)),
            independent: self.independent.without(&disputed),
            ..Settlement::default()
        }
    }

    /// The confidence in the status of a chain, 0 to 1: 1 where it is proved, that of the walls where the chain's
    /// region was searched between them.
    pub fn confidence(&self, chain: &PointSet) -> f32 {
        if chain.without(&self.proved).is_empty() {
            return 1.0;
        }
        let read = self.read.iter().filter(|(stones, _)| chain.intersects(stones));
        match read.map(|(_, walls)| *walls).min_by(f32::total_cmp) {
            Some(walls) => walls,
            None => mean(chain, &self.ownership).abs(),
        }
    }

    /// The chains of `board` whose status is less sure than 0.8, each with its confidence, the least sure first.
    pub fn uncertain(&self, board: &Board) -> Vec<(PointSet, f32)> {
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        let mut uncertain: Vec<(PointSet, f32)> =
            chains.map(|chain| (chain, self.confidence(&chain))).filter(|(_, confidence)| *confidence < SURE).collect();
        uncertain.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        uncertain
    }

    /// The judgement of the same position on a turned board; `size` is that of the board before.
    pub(super) fn turned(&self, size: Size, turn: Turn) -> Judgement {
        let points = |points: &PointSet| turn.points(size, points);
        let (turned, back) = (turn.size(size), turn.inverse());
        let sign = if turn.exchanges() { -1.0 } else { 1.0 };
        let mut ownership = Box::new(PointMap::filled(0.0));
        for point in turned.points() {
            ownership[point] = sign * self.ownership[back.point(turned, point)];
        }
        Judgement {
            ownership,
            dead: points(&self.dead),
            seki: points(&self.seki),
            independent: points(&self.independent),
            repairs: Color::BOTH.map(|color| points(&self.repairs[back.color(color).index()])),
            one_sided: Color::BOTH.map(|color| points(&self.one_sided[back.color(color).index()])),
            proved: points(&self.proved),
            unsettled: points(&self.unsettled),
            read: self.read.iter().map(|(stones, walls)| (points(stones), *walls)).collect(),
            opinion: self.opinion,
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

/// An empty point is open where its ownership, from -1 to 1, is nearer to 0 than this.
pub const OWNED: f32 = 0.75;

named_enum! {
    /// How far a position has come.
    Stage {
        /// All stones live, and every empty point is one that they live by (理想的最终局面, 两溢: 計枰點, article 9; 计活子,
        /// article 15).
        Ideal = "ideal",
        /// Who lives and where the borders are is settled, and no territory can be invaded (无争局面: 計枰點, article 26;
        /// 计活子, article 18).
        Uncontested = "uncontested",
        /// Something is left to play for, or nobody knows.
        Contested = "contested",
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
