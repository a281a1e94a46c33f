//! What is known of each chain while a position is judged: dead, proved, safe, or open. It starts from unconditional
//! life and from playouts or a network; the searches of `closed_regions.rs` and `fights.rs` add what they find.

use liangyi_core::base::{Color, Point, PointMap, PointSet};
use liangyi_core::board::{Board, PassAlive};
use liangyi_core::score::territory::Parts;

use super::closing::{Closing, close};
use super::judgement::{Judgement, Opinion, one_sided};
use super::ownership::{NetOwnership, average, mean};

/// A chain is dead when its mean ownership for its own side is below this, on the scale of -1 to 1.
const DEAD_BELOW: f32 = -0.1;
/// A chain below this is dead beyond doubt, whatever is open around it.
const DOOMED_BELOW: f32 = -0.6;
/// A chain whose status is this sure, by playouts or a network, is not searched any further.
pub const SURE_ABOVE: f32 = 0.8;
/// The least number of points of a territory whose border counts as a wall, and of empty ones among them: a stone
/// inside a large eye that is about to kill it is no wall.
const SAFE_TERRITORY: (usize, usize) = (10, 4);

/// A result that hangs on a doubt about so many points is not given without naming it.
const DOUBTFUL_POINTS: i32 = 5;
/// Playouts contradict a network where they lean to the other side by this much: in a seki or a ko, of which they know
/// little, they lean by less.
const PLAYOUTS_ABOVE: f32 = 0.5;
/// A network expects a point to be the other side's where it says so by this much.
const CONTRARY_ABOVE: f32 = 0.3;
/// Where the dead stones of a side in a region outnumber its living ones this many times, the living ones are taken as
/// dead too.
const LOST_SHARE: usize = 3;

/// How much of an ownership makes a wall. A network is nearly certain of what stands, so that what it is less certain
/// of belongs to the fight.
#[derive(Clone, Copy, Debug)]
pub struct Walls {
    /// Territory that stays a side's own by this much closes a region, if there is enough of it.
    pub safe_above: f32,
    /// A living chain that stays its own by this much, with some liberties, is likely to.
    pub likely_above: f32,
}

impl Walls {
    /// By the ownership of playouts.
    pub const BY_PLAYOUTS: Walls = Walls { safe_above: 0.75, likely_above: 0.6 };
    /// By that of a network.
    pub const BY_NETWORK: Walls = Walls { safe_above: 0.9, likely_above: 0.9 };
}

/// The status of every chain, as far as it is known.
pub struct Statuses {
    /// What makes a wall.
    pub walls: Walls,
    pub dead: PointSet,
    pub proved: PointSet,
    /// Stones that bound the closed regions.
    pub safe: PointSet,
    /// Those among them that live unconditionally.
    pub alive: PointSet,
    /// Stones that live or die by who plays first.
    pub unsettled: PointSet,
    /// Stones of closed regions that were not read to their end.
    pub unread: PointSet,
    /// Stones of a region without a result that are kept alive, because each side loses some in some playouts.
    pub spared: PointSet,
    /// Stones of regions searched between walls that do not live unconditionally, with the confidence in those walls.
    pub read: Vec<(PointSet, f32)>,
    /// Stones about which two judges disagree, with the confidence that this leaves.
    pub doubts: Vec<(PointSet, f32)>,
    /// What a network says, if one was asked.
    pub by_network: Option<NetOwnership>,
    /// What decides where nothing is proved or read.
    pub opinion: Opinion,
}

impl Statuses {
    /// Starts from unconditional life and, failing that, from the `ownership` of playouts or of a network.
    pub fn new(board: &Board, ownership: &PointMap<f32>, walls: Walls, alive: &[PassAlive; 2]) -> Statuses {
        let empty = PointSet::EMPTY;
        let unconditional = alive[0].stones | alive[1].stones;
        let mut statuses = Statuses {
            walls,
            dead: empty,
            proved: empty,
            safe: empty,
            alive: unconditional,
            unsettled: empty,
            unread: empty,
            spared: empty,
            read: Vec::new(),
            doubts: Vec::new(),
            by_network: None,
            opinion: Opinion::Playouts,
        };
        for color in Color::BOTH {
            let territory = territory_of(board, color, ownership, walls.safe_above);
            for chain in board.chains(color) {
                let stays = mean(&chain, ownership) * color.sign() as f32;
                if chain.intersects(&alive[color.index()].stones) {
                    statuses.proved |= chain;
                    statuses.safe |= chain;
                } else if chain.intersects(&alive[color.opponent().index()].territory) {
                    statuses.proved |= chain;
                    statuses.dead |= chain;
                } else if stays < -SURE_ABOVE || stays < DEAD_BELOW && !holds_a_ko(board, color, &chain) {
                    statuses.dead |= chain;
                } else if chain.intersects(&territory) {
                    statuses.safe |= chain;
                }
            }
        }
        statuses
    }

    /// Calls chains dead that could only join dead ones: behind the living stones of the opponent's all stones share a
    /// fate.
    fn share_fates(&mut self, board: &Board, ownership: &mut PointMap<f32>) {
        let size = board.size();
        for color in Color::BOTH {
            let wall = board.stones(color.opponent()).without(&self.dead);
            let living = board.stones(color).without(&self.dead);
            for part in PointSet::full(size).without(&wall).components(size) {
                let (left, lost) = (part & living, part & board.stones(color) & self.dead);
                if left.intersects(&(self.proved | self.safe)) || LOST_SHARE * left.len() > lost.len() {
                    continue;
                }
                let stays = mean(&lost, ownership);
                self.dead |= left;
                left.iter().for_each(|point| ownership[point] = stays);
            }
        }
    }

    /// The judgement of `board` that follows.
    pub fn judgement(mut self, board: &Board, mut ownership: Box<PointMap<f32>>) -> Judgement {
        self.share_fates(board, &mut ownership);
        self.doubt_contradictions(board, &ownership);
        let Statuses { dead, proved, mut read, doubts, alive, unsettled, opinion, .. } = self;
        let mut cleared = *board;
        cleared.clear(&dead);
        let one_sided = one_sided(&cleared, &ownership);
        let Closing { repairs, sharing } = close(&cleared);
        let found = read.iter().fold(proved.without(&alive), |all, (stones, _)| all | *stones).without(&unsettled);
        let in_seki = |group: &&PointSet| group.intersects(&found) || nobody_begins(&cleared, group);
        let seki = PointSet::union(sharing.iter().filter(in_seki).copied());
        let independent = cleared.occupied().without(&seki);
        read.extend(doubts);
        Judgement { ownership, dead, seki, independent, repairs, one_sided, proved, unsettled, read, opinion }
    }

    /// Doubts chains to which playouts give another fate, where that is worth enough: a network is sometimes sure of a
    /// large group that has lost a race.
    pub fn doubt_by_playouts(&mut self, board: &Board, ownership: &PointMap<f32>, played_out: &PointMap<f32>) {
        let size = board.size();
        let known = self.known();
        let is_disputed = |chain: &PointSet| {
            let [one, other] = [ownership, played_out].map(|ownership| mean(chain, ownership));
            !chain.intersects(&known) && one * other < 0.0 && other.abs() >= PLAYOUTS_ABOVE
        };
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        let disputed = PointSet::union(chains.filter(is_disputed));
        for part in (disputed.dilate(size) & PointSet::full(size)).components(size) {
            let part = part & disputed;
            let dead = part & self.dead;
            let [judged, otherwise] = [dead, part.without(&dead)].map(|dead| self.worth(board, &part, &dead));
            if (judged - otherwise).abs() >= DOUBTFUL_POINTS {
                self.doubts.push((part, mean(&part, &average(ownership, played_out)).abs()));
            }
        }
    }

    /// Doubts the chains on which it hangs that points count otherwise than a network expects, where these are many.
    fn doubt_contradictions(&mut self, board: &Board, ownership: &PointMap<f32>) {
        if self.by_network.is_none() {
            // Playouts know nothing of what is read.
            return;
        }
        let size = board.size();
        let mut cleared = *board;
        cleared.clear(&self.dead);
        let parts = Parts::new(&cleared);
        let owned = Color::BOTH.map(|color| cleared.stones(color) | parts.territory(color));
        let shared = PointSet::full(size).without(&(owned[0] | owned[1]));
        let is_contrary =
            |point: &Point| match Color::BOTH.into_iter().find(|color| owned[color.index()].contains(*point)) {
                Some(color) => ownership[*point] * color.sign() as f32 <= -CONTRARY_ABOVE,
                None => shared.contains(*point) && ownership[*point].abs() >= SURE_ABOVE,
            };
        let contrary: PointSet = size.points().filter(is_contrary).collect();
        for points in contrary.components(size) {
            let margin = |point: Point| if shared.contains(point) { 1 } else { 2 };
            if points.iter().map(margin).sum::<i32>() < DOUBTFUL_POINTS {
                continue;
            }
            let around = points.dilate(size);
            let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
            let mut near: Vec<PointSet> =
                chains.filter(|chain| chain.intersects(&around) && !chain.intersects(&self.proved)).collect();
            if near.iter().any(|chain| chain.intersects(&points)) {
                near.retain(|chain| chain.intersects(&points));
            } else {
                near.sort_by(|one, other| mean(one, ownership).abs().total_cmp(&mean(other, ownership).abs()));
                near.truncate(1);
            }
            self.doubts.extend(near.into_iter().map(|chain| (chain, 0.0)));
        }
    }

    /// Keeps both sides alive in a region without a result in which each side loses stones in some playouts: neither
    /// can begin the fight (seki). Each ownership in `views` is tried, that of hand-crafted playouts and the mean with
    /// learnt ones, as in such a fight one kind may call the same side lost nearly always. Returns the stones that
    /// stay.
    pub fn spare(&mut self, board: &Board, unread: &[PointSet], views: &[&PointMap<f32>]) -> PointSet {
        let mut spared = PointSet::EMPTY;
        for stones in unread {
            for ownership in views {
                let [black, white] = Color::BOTH.map(|color| doubtful(board, color, stones, ownership));
                if !black.is_empty() && !white.is_empty() {
                    spared |= black | white;
                }
            }
        }
        self.dead = self.dead.without(&spared);
        self.spared = spared;
        spared
    }

    /// Stones whose status is proved or read.
    pub fn known(&self) -> PointSet {
        self.read.iter().fold(self.proved, |known, (stones, _)| known | *stones)
    }

    /// Chains whose status is not sure yet.
    pub fn open_fights(&self, board: &Board, ownership: &PointMap<f32>) -> Vec<(Color, PointSet)> {
        let known = self.known();
        let is_open = |chain: &PointSet| !chain.intersects(&known) && mean(chain, ownership).abs() < SURE_ABOVE;
        let chains = |color: Color| board.chains(color).into_iter().map(move |chain| (color, chain));
        Color::BOTH.into_iter().flat_map(chains).filter(|(_, chain)| is_open(chain)).collect()
    }

    /// Takes over the status of the chains in `open` of which learnt playouts, with ownership `learnt`, are sure: they
    /// know less of seki than hand-crafted ones, but fight better. Chains in `spared` stay as they are.
    pub fn adopt(
        &mut self,
        open: &[(Color, PointSet)],
        spared: &PointSet,
        ownership: &mut PointMap<f32>,
        learnt: &PointMap<f32>,
    ) {
        for (color, chain) in open.iter().filter(|(_, chain)| !chain.intersects(spared)) {
            let stays = mean(chain, learnt) * color.sign() as f32;
            if stays.abs() < SURE_ABOVE {
                continue;
            }
            self.dead = self.dead.without(chain);
            if stays < 0.0 {
                self.dead |= *chain;
            }
            chain.iter().for_each(|point| ownership[point] = learnt[point]);
        }
    }

    /// The possible sets of dead stones among `open`; of two that are worth the same the more likely comes first.
    pub fn views(&self, board: &Board, open: &PointSet) -> [PointSet; 4] {
        let [black, white] = Color::BOTH.map(|color| *open & board.stones(color));
        [self.dead & *open, PointSet::EMPTY, black, white]
    }
}

/// Wide territory of `color`: connected stones and empty points that stay its own by more than `safe_above`.
fn territory_of(board: &Board, color: Color, ownership: &PointMap<f32>, safe_above: f32) -> PointSet {
    let stays = |point: &liangyi_core::base::Point| ownership[*point] * color.sign() as f32 > safe_above;
    let own: PointSet = (board.stones(color) | board.empty()).iter().filter(stays).collect();
    let wide = |part: &PointSet| part.len() >= SAFE_TERRITORY.0 && (*part & board.empty()).len() >= SAFE_TERRITORY.1;
    PointSet::union(own.components(board.size()).into_iter().filter(wide))
}

/// Whether the chain is a stone that has taken a ko which is still open: in atari, but not dead for that, since a last
/// ko that need not be filled belongs to the side that holds it.
fn holds_a_ko(board: &Board, color: Color, chain: &PointSet) -> bool {
    let liberties = board.liberties(chain);
    let around = liberties.dilate(board.size()) & PointSet::full(board.size());
    chain.len() == 1 && liberties.len() == 1 && around.without(&liberties).without(&board.stones(color)).is_empty()
}

/// Whether neither side can fill a shared liberty of `group` without putting its own chain in atari.
fn nobody_begins(board: &Board, group: &PointSet) -> bool {
    let shared = Parts::new(board).shared() & board.liberties(group);
    shared.iter().all(|point| {
        Color::BOTH.into_iter().all(|color| {
            let mut after = *board;
            let removed = after.place(color, point);
            removed.captured.is_empty() && after.liberties(&after.chain(point)).len() < 2
        })
    })
}

/// The chains of `color` among `stones` that are taken in most playouts, but far from always.
fn doubtful(board: &Board, color: Color, stones: &PointSet, ownership: &PointMap<f32>) -> PointSet {
    let chains = (*stones & board.stones(color)).components(board.size());
    let in_doubt = |chain: &PointSet| (DOOMED_BELOW..0.0).contains(&(mean(chain, ownership) * color.sign() as f32));
    PointSet::union(chains.into_iter().filter(in_doubt))
}

/// What Black gets with good play: the worth of one of `views`. `reaches(goal)` is whether Black gets `goal` or more,
/// `None` where it does not know.
pub fn outcome(
    views: &[PointSet],
    worth: impl Fn(&PointSet) -> i32,
    mut reaches: impl FnMut(i32) -> Option<bool>,
) -> Option<i32> {
    let mut values: Vec<i32> = views.iter().map(worth).collect();
    values.sort_unstable();
    values.dedup();
    let mut value = values[0];
    for pair in values.windows(2) {
        // Half way from one to the other.
        if !reaches((pair[0] + pair[1]).div_euclid(2) + 1)? {
            break;
        }
        value = pair[1];
    }
    Some(value)
}
