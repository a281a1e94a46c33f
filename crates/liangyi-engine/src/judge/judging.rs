//! Judges a position: whose each point becomes, which stones are dead, which points one side alone can take.
//!
//! What can be proved is proved: unconditional life, stones caught in the territory of such life, and small closed
//! regions searched to their end by [`RegionSearch`], or by [`Resumed`] where a ban on repetition may decide. The rest
//! is the majority of playouts; large fights that these leave open are searched by the tree ([`LocalSearch`]). Every
//! chain has a confidence.

use liangyi_core::base::{Color, PointMap, PointSet, Size};
use liangyi_core::board::{Board, PassAlive, pass_alive};
use liangyi_core::game::Game;
use liangyi_core::score::Settlement;
use liangyi_core::score::territory::Parts;
use liangyi_core::time::Deadline;

use super::local_search::LocalSearch;
use super::ownership::mean;
use super::region::{Region, RegionSearch};
use super::resumed::{Resumed, may_repeat};
use crate::playout::{Dice, PlayoutBoard, PlayoutPolicy, owner, run_many};
use crate::policy::Models;
use crate::with_width;

/// Moves of all playouts behind a judgement, from which their number follows: small boards get more playouts in the
/// same time.
const MOVES: usize = 160_000;
/// A chain is dead when its mean ownership for its own side is below this, on the scale of -1 to 1.
const DEAD_BELOW: f32 = -0.1;
/// A chain below this is dead beyond doubt, whatever is open around it.
const DOOMED_BELOW: f32 = -0.6;
/// A chain whose status is this sure by playouts is not searched any further.
const SURE_ABOVE: f32 = 0.8;
/// Territory that stays a side's own by this much closes a region, if there is enough of it.
const SAFE_ABOVE: f32 = 0.75;
/// The least number of points of such territory, and of empty ones among them: a stone inside a large eye that is about
/// to kill it is no wall.
const SAFE_TERRITORY: (usize, usize) = (10, 4);
/// A point that both sides touch is one side's when it ends up its own by this much and the other cannot play there.
const ONE_SIDED_ABOVE: f32 = 0.8;
/// Positions searched for all closed regions together.
const BUDGET: u32 = 120_000;
/// Positions searched for one closed region.
const REGION_BUDGET: u32 = 60_000;
/// Positions searched for one closed region in which a ban on repetition may decide: each costs far more.
const RESUMED_BUDGET: u32 = 6_000;
/// Playouts between two looks at the clock: an even number, as the sides begin in turn.
const PLAYOUTS_AT_A_TIME: usize = 8;

/// A fight is searched when its outcomes differ by at least this many points of area: playouts cannot tell smaller
/// differences from what else is open on the board.
const LARGE_FIGHT: i32 = 8;
/// The most fights that are searched.
const MOST_FIGHTS: usize = 3;
/// Moves of all playouts for one question about every fight, from which their number follows, and the most playouts of
/// one question.
const LOCAL_MOVES: usize = 350_000;
const MOST_LOCAL: usize = 3_000;

/// How much a judgement may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A few playouts and no searches, too little to trust: for checks of what follows from a judgement.
    Cursory,
    /// Little: for every move.
    Quick,
    /// About a second: for the score.
    Thorough,
}

impl Effort {
    /// The number of playouts on a board of this size.
    fn playouts(self, size: Size) -> usize {
        match self {
            Effort::Cursory => 4,
            Effort::Quick | Effort::Thorough => (MOVES / size.area()).clamp(400, 2000),
        }
    }
}

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
    read: Vec<(PointSet, f32)>,
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

/// Judges the present position. The same seed gives the same judgement.
pub fn judge(game: &Game, models: &Models, seed: u64, effort: Effort) -> Judgement {
    let (mut judging, mut ownership) =
        judge_quickly(game, models, seed, effort, Deadline::NONE).expect("a deadline that is none does not pass");
    if effort == Effort::Thorough {
        judging.search_fights(game, models, &mut ownership, seed);
    }
    judging.judgement(game.board(), ownership)
}

/// As [`judge`] with [`Effort::Quick`], in the time that there is: the same judgement, or `None` if `deadline` passes
/// before it is made.
pub fn judge_in_time(game: &Game, models: &Models, seed: u64, deadline: Deadline) -> Option<Judgement> {
    let (judging, ownership) = judge_quickly(game, models, seed, Effort::Quick, deadline)?;
    Some(judging.judgement(game.board(), ownership))
}

/// A judgement before fights are searched by the tree, and the ownership that goes with it. `None` if `deadline` passes
/// first.
fn judge_quickly(
    game: &Game,
    models: &Models,
    seed: u64,
    effort: Effort,
    deadline: Deadline,
) -> Option<(Judging, Box<PointMap<f32>>)> {
    let board = game.board();
    let playouts = effort.playouts(board.size());
    let mut ownership = ownership(game, models, PlayoutPolicy::HandCrafted, playouts, seed, deadline)?;
    let alive = Color::BOTH.map(|color| pass_alive(board, color, game.rules().suicide));
    let mut judging = Judging::new(board, &ownership, &alive);
    let unread = match effort {
        Effort::Cursory => Vec::new(),
        Effort::Quick | Effort::Thorough => judging.read_regions(game, &mut ownership, deadline),
    };
    // A search that the deadline has cut short found nothing where another might have.
    if deadline.has_passed() {
        return None;
    }
    let open = judging.open_fights(board, &ownership);
    if !open.is_empty() {
        let learnt = self::ownership(game, models, PlayoutPolicy::Learnt, playouts, seed, deadline)?;
        let spared = judging.spare(board, &unread, &[&ownership, &average(&ownership, &learnt)]);
        judging.settle(&open, &spared, &mut ownership, &learnt);
    }
    Some((judging, ownership))
}

/// Wide territory of `color` by playouts: connected stones and empty points that stay its own.
fn territory_of(board: &Board, color: Color, ownership: &PointMap<f32>) -> PointSet {
    let stays = |point: &liangyi_core::base::Point| ownership[*point] * color.sign() as f32 > SAFE_ABOVE;
    let own: PointSet = (board.stones(color) | board.empty()).iter().filter(stays).collect();
    let wide = |part: &PointSet| part.len() >= SAFE_TERRITORY.0 && (*part & board.empty()).len() >= SAFE_TERRITORY.1;
    own.components(board.size()).into_iter().filter(wide).fold(PointSet::EMPTY, |all, part| all | part)
}

/// Whether the chain is a stone that has taken a ko which is still open: in atari, but not dead for that, since a last
/// ko that need not be filled belongs to the side that holds it.
fn holds_a_ko(board: &Board, color: Color, chain: &PointSet) -> bool {
    let liberties = board.liberties(chain);
    let around = liberties.dilate(board.size()) & PointSet::full(board.size());
    chain.len() == 1 && liberties.len() == 1 && around.without(&liberties).without(&board.stones(color)).is_empty()
}

/// The chains of `color` among `stones` that are taken in most playouts, but far from always.
fn doubtful(board: &Board, color: Color, stones: &PointSet, ownership: &PointMap<f32>) -> PointSet {
    let chains = (*stones & board.stones(color)).components(board.size());
    let in_doubt = |chain: &PointSet| (DOOMED_BELOW..0.0).contains(&(mean(chain, ownership) * color.sign() as f32));
    chains.into_iter().filter(in_doubt).fold(PointSet::EMPTY, |all, chain| all | chain)
}

fn average(one: &PointMap<f32>, other: &PointMap<f32>) -> Box<PointMap<f32>> {
    Box::new(PointMap::from_fn(|point| (one[point] + other[point]) / 2.0))
}

/// The state of a judgement.
struct Judging {
    dead: PointSet,
    proved: PointSet,
    /// Stones that bound the closed regions.
    safe: PointSet,
    /// Those among them that live unconditionally.
    alive: PointSet,
    /// Stones of regions searched between walls that do not, and the confidence in these walls.
    read: Vec<(PointSet, f32)>,
}

impl Judging {
    /// Starts from unconditional life and, failing that, from the `ownership` of playouts.
    fn new(board: &Board, ownership: &PointMap<f32>, alive: &[PassAlive; 2]) -> Judging {
        let empty = PointSet::EMPTY;
        let unconditional = alive[0].stones | alive[1].stones;
        let mut judging = Judging { dead: empty, proved: empty, safe: empty, alive: unconditional, read: Vec::new() };
        for color in Color::BOTH {
            let territory = territory_of(board, color, ownership);
            for chain in board.chains(color) {
                let stays = mean(&chain, ownership) * color.sign() as f32;
                if chain.intersects(&alive[color.index()].stones) {
                    judging.proved |= chain;
                    judging.safe |= chain;
                } else if chain.intersects(&alive[color.opponent().index()].territory) {
                    judging.proved |= chain;
                    judging.dead |= chain;
                } else if stays < -SURE_ABOVE || stays < DEAD_BELOW && !holds_a_ko(board, color, &chain) {
                    judging.dead |= chain;
                } else if chain.intersects(&territory) {
                    judging.safe |= chain;
                }
            }
        }
        judging
    }

    /// The judgement of `board` that follows.
    fn judgement(self, board: &Board, ownership: Box<PointMap<f32>>) -> Judgement {
        let Judging { dead, proved, read, .. } = self;
        let mut cleared = *board;
        cleared.clear(&dead);
        let one_sided = one_sided(&cleared, &ownership);
        let parts = Parts::with_granted(&cleared, &one_sided);
        let in_seki = parts.groups.iter().filter(|group| group.in_seki);
        let seki = in_seki.fold(PointSet::EMPTY, |all, group| all | group.stones);
        Judgement { ownership, dead, seki, one_sided, proved, read }
    }

    /// Searches the closed regions in which the status of a chain is open, and takes over the results. Returns the
    /// stones of each region without a result, which all are that are searched after `deadline`.
    fn read_regions(&mut self, game: &Game, ownership: &mut PointMap<f32>, deadline: Deadline) -> Vec<PointSet> {
        let board = game.board();
        let size = board.size();
        let mut budget = BUDGET;
        let mut unread = Vec::new();
        // Where playouts leave no doubt they are believed, unless every wall lives unconditionally: a search between
        // certain walls finds what playouts miss, such as life that depends on a ko, but a wall that only playouts call
        // safe is no better than they are. Nor are they believed where a ban on repetition may decide: no playout knows
        // of it.
        let sure = |chain: &PointSet| mean(chain, ownership).abs() >= SURE_ABOVE;
        let mut regions: Vec<(bool, PointSet)> = PointSet::full(size)
            .without(&self.safe)
            .components(size)
            .into_iter()
            .map(|points| {
                let stones = points & board.occupied();
                let mut chains =
                    Color::BOTH.into_iter().flat_map(|color| (stones & board.stones(color)).components(size));
                (chains.all(|chain| sure(&chain)), points)
            })
            .collect();
        regions.sort_by_key(|(is_sure, _)| *is_sure);
        for (is_sure, points) in regions {
            let open = points & board.occupied();
            let walls = points.dilate(size) & self.safe;
            if open.without(&self.proved).is_empty() {
                continue;
            }
            let Some(region) = Region::new(board, &points) else { continue };
            let repeats = may_repeat(game, &points);
            if is_sure && !repeats && !walls.without(&self.alive).is_empty() {
                continue;
            }
            let resumed = if repeats { self.resume(game, &region, &points, &open, deadline) } else { None };
            if let Some(dead) = resumed {
                for point in open.iter() {
                    let stays = if dead.contains(point) { -1.0 } else { 1.0 };
                    ownership[point] = board.at(point).map_or(0.0, |color| stays * color.sign() as f32);
                }
            }
            let outcome = resumed.or_else(|| {
                let mut reader = RegionSearch::new(&region, REGION_BUDGET.min(budget), deadline);
                let outcome = self.read(board, &region, &open, &mut reader);
                budget -= REGION_BUDGET.min(budget) - reader.budget;
                outcome
            });
            if let Some(dead) = outcome {
                self.dead = self.dead.without(&open) | dead;
                let assumed = walls.without(&self.alive);
                if assumed.is_empty() {
                    self.proved |= open;
                } else {
                    let walls = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
                    let walls = walls.filter(|chain| chain.intersects(&assumed));
                    self.read.push((open, walls.map(|chain| mean(&chain, ownership).abs()).fold(1.0, f32::min)));
                }
                continue;
            }
            unread.push(open);
        }
        unread
    }

    /// Keeps both sides alive in a region without a result in which each side loses stones in some playouts: neither
    /// can begin the fight (seki). Each ownership in `views` is tried, that of hand-crafted playouts and the mean with
    /// learnt ones, as in such a fight one kind may call the same side lost nearly always. Returns the stones that
    /// stay.
    fn spare(&mut self, board: &Board, unread: &[PointSet], views: &[&PointMap<f32>]) -> PointSet {
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
        spared
    }

    /// Chains whose status is not sure yet.
    fn open_fights(&self, board: &Board, ownership: &PointMap<f32>) -> Vec<(Color, PointSet)> {
        let known = self.read.iter().fold(self.proved, |known, (stones, _)| known | *stones);
        let is_open = |chain: &PointSet| !chain.intersects(&known) && mean(chain, ownership).abs() < SURE_ABOVE;
        let chains = |color: Color| board.chains(color).into_iter().map(move |chain| (color, chain));
        Color::BOTH.into_iter().flat_map(chains).filter(|(_, chain)| is_open(chain)).collect()
    }

    /// Takes over the status of the chains in `open` of which learnt playouts, with ownership `learnt`, are sure: they
    /// know less of seki than hand-crafted ones, but fight better. Chains in `spared` stay as they are.
    fn settle(
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

    /// The dead stones of a region, where they are the same whoever plays first.
    fn read(&self, board: &Board, region: &Region, open: &PointSet, reader: &mut RegionSearch) -> Option<PointSet> {
        let views = self.views(board, open);
        let worth = |dead: &PointSet| region.standing(region.set(dead));
        let black_first = outcome(&views, worth, |goal| reader.reaches(goal, Color::Black))?;
        let white_first = outcome(&views, worth, |goal| reader.reaches(goal, Color::White))?;
        if black_first == white_first { views.into_iter().find(|dead| worth(dead) == black_first) } else { None }
    }

    /// The dead stones of a region if play is resumed now, where they are the same whoever plays first, or where the
    /// game is stopped, so that the ruleset says who does.
    fn resume(
        &self,
        game: &Game,
        region: &Region,
        points: &PointSet,
        open: &PointSet,
        deadline: Deadline,
    ) -> Option<PointSet> {
        let views = self.views(game.board(), open);
        let worth = |dead: &PointSet| region.standing(region.set(dead));
        let value = |first: Color| {
            let mut play = Resumed::new(game, region, points, &self.safe, first, RESUMED_BUDGET, deadline);
            outcome(&views, worth, |goal| play.reaches(goal))
        };
        let first = game.to_move();
        let resumed = value(first)?;
        let is_sure = game.is_over() || value(first.opponent()) == Some(resumed);
        views.into_iter().find(|dead| is_sure && worth(dead) == resumed)
    }

    /// The possible sets of dead stones among `open`; of two that are worth the same the more likely comes first.
    fn views(&self, board: &Board, open: &PointSet) -> [PointSet; 4] {
        let [black, white] = Color::BOTH.map(|color| *open & board.stones(color));
        [self.dead & *open, PointSet::EMPTY, black, white]
    }

    /// Searches the largest fights that are still open. The side that would resume play moves first.
    fn search_fights(&mut self, game: &Game, models: &Models, ownership: &mut PointMap<f32>, seed: u64) {
        let board = game.board();
        let size = board.size();
        let open = self.open_fights(board, ownership).into_iter().fold(PointSet::EMPTY, |all, (_, chain)| all | chain);
        // Chains that touch or share a liberty belong to one fight.
        let parts = open.dilate(size).components(size).into_iter().map(|part| part & open);
        let gap = |fight: &PointSet| {
            let worths = self.views(board, fight).map(|dead| self.worth(board, fight, &dead));
            worths.iter().max().zip(worths.iter().min()).map_or(0, |(most, least)| most - least)
        };
        let mut fights: Vec<(i32, PointSet)> = parts.map(|fight| (gap(&fight), fight)).collect();
        fights.retain(|(gap, _)| *gap >= LARGE_FIGHT);
        fights.sort_by_key(|(gap, _)| std::cmp::Reverse(*gap));
        fights.truncate(MOST_FIGHTS);
        let playouts = (LOCAL_MOVES / size.area() / fights.len().max(1)).min(MOST_LOCAL);
        for (_, fight) in fights {
            let mut cleared = *board;
            cleared.clear(&self.dead.without(&fight));
            let mut local = LocalSearch::new(game, models, &cleared, playouts as u64, seed);
            let views = self.views(board, &fight);
            let worth = |dead: &PointSet| self.worth(board, &fight, dead);
            let outcome = outcome(&views, worth, |goal| local.reaches(goal));
            let Some(dead) = views.into_iter().find(|dead| Some(worth(dead)) == outcome) else { continue };
            if !Color::BOTH.into_iter().all(|color| local.bears_out(color, &(dead & board.stones(color)))) {
                continue;
            }
            self.dead = self.dead.without(&fight) | dead;
            for color in Color::BOTH {
                for point in (fight & board.stones(color)).iter() {
                    let stays = if dead.contains(point) { -local.sure } else { local.sure };
                    ownership[point] = stays * color.sign() as f32;
                }
            }
        }
    }

    /// Black's margin in area where of the stones in `fight` those of `dead` are dead.
    fn worth(&self, board: &Board, fight: &PointSet, dead: &PointSet) -> i32 {
        let mut cleared = *board;
        cleared.clear(&(self.dead.without(fight) | *dead));
        let parts = Parts::new(&cleared);
        let [black, white] = Color::BOTH.map(|color| (cleared.stones(color) | parts.territory(color)).len() as i32);
        black - white
    }
}

/// What Black gets with good play: the worth of one of `views`. `reaches(goal)` is whether Black gets `goal` or more,
/// `None` where it does not know.
fn outcome(
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

/// Shared points that become one side's in nearly all playouts and where a stone of the other would be lost, Black's
/// first.
fn one_sided(cleared: &Board, ownership: &PointMap<f32>) -> [PointSet; 2] {
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

/// The ownership of each point in `playouts` playouts with this policy, from -1 (White's) to 1 (Black's). `None` if
/// `deadline` passes first.
fn ownership(
    game: &Game,
    models: &Models,
    policy: PlayoutPolicy,
    playouts: usize,
    seed: u64,
    deadline: Deadline,
) -> Option<Box<PointMap<f32>>> {
    let sums = with_width!(game.size(), W => ownership_sums::<W>(game, models, policy, playouts, seed, deadline))?;
    Some(Box::new(PointMap::from_fn(|point| sums[point] as f32 / playouts as f32)))
}

fn ownership_sums<const W: usize>(
    game: &Game,
    models: &Models,
    policy: PlayoutPolicy,
    playouts: usize,
    seed: u64,
    deadline: Deadline,
) -> Option<PointMap<i32>> {
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let mut sums = PointMap::filled(0);
    // Each side moves first in half of them: what depends on the turn is not settled.
    let first = |number: usize| Color::BOTH[number % 2];
    let mut dice = Dice::new(seed, 0);
    let mut left = playouts;
    while left > 0 {
        if deadline.has_passed() {
            return None;
        }
        let some = left.min(PLAYOUTS_AT_A_TIME);
        run_many(&start, policy, some, first, &mut dice, |field, _| {
            for point in field.size().points() {
                if let Some(color) = owner(field, point.index()) {
                    sums[point] += color.sign();
                }
            }
        });
        left -= some;
    }
    Some(sums)
}
