//! Judges a position: whose each point becomes, which stones are dead, which points one side alone can take.
//!
//! What can be proved is proved: unconditional life, stones caught in the territory of such life, and small closed
//! regions searched to their end. The rest is what a network says, on boards of the sizes that it has learnt from, or
//! the majority of playouts; large fights that these leave open are searched by the tree. Every chain has a confidence.

use liangyi_core::base::{Color, Point, PointMap, PointSet, Size, Turn};
use liangyi_core::board::pass_alive;
use liangyi_core::game::{Game, Move};
use liangyi_core::time::Deadline;

use super::closed_regions::ReadingLimits;
use super::closing::SettledOutside;
use super::judgement::{Judgement, Opinion};
use super::ownership::{average, of_playouts, ownership_by_network};
use super::status::{Statuses, Walls};
use crate::playout::PlayoutPolicy;
use crate::policy::{KataNet, Models, NetworkTask};

/// Moves of all playouts behind a judgement, from which their number follows: small boards get more playouts in the
/// same time.
const MOVES: usize = 160_000;

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

    /// The number of positions for the search of a closed region, if there is one.
    pub(super) fn positions(self) -> Option<u32> {
        match self {
            Effort::Cursory => None,
            Effort::Quick => Some(60_000),
            Effort::Thorough => Some(160_000),
        }
    }
}

/// Judges the present position. The same seed gives the same judgement.
pub fn judge(game: &Game, models: &Models, seed: u64, effort: Effort) -> Judgement {
    let canonical = Canonical::of(game);
    let game = &canonical.game;
    let (statuses, ownership) = judge_statuses(game, models, seed, effort);
    canonical.turned_back(statuses.judgement(game.board(), ownership))
}

/// What is known of each chain of a canonical game, and the ownership that goes with it.
pub fn judge_statuses(game: &Game, models: &Models, seed: u64, effort: Effort) -> (Statuses, Box<PointMap<f32>>) {
    let models = &*models.for_task(game.size(), NetworkTask::Judge);
    let has_network = models.network().is_some();
    let (mut statuses, mut ownership) =
        judge_quickly(game, models, seed, effort, Deadline::NONE).expect("a deadline that is none does not pass");
    if effort == Effort::Thorough {
        statuses.search_fights(game, models, &mut ownership, seed);
    }
    if has_network && models.network().is_none() {
        // It has failed meanwhile, and what it said of other positions is not mixed with what playouts say.
        return judge_statuses(game, models, seed, effort);
    }
    statuses.leave_unsettled(game, &mut ownership);
    if effort == Effort::Thorough {
        spare_inside(&mut statuses, &mut ownership, game, models, seed);
    }
    (statuses, ownership)
}

/// Calls nothing dead for what lies outside: where much of the board is open, chains that do not border it are dead
/// only if they are so with all of that settled.
fn spare_inside(statuses: &mut Statuses, ownership: &mut PointMap<f32>, game: &Game, models: &Models, seed: u64) {
    let Some(settled) = SettledOutside::of(game.board()) else { return };
    let inside = statuses.dead.without(&(settled.outside | statuses.known()));
    if inside.is_empty() {
        return;
    }
    let rules = game.rules().clone();
    let other = Game::from_setup(settled.board, rules, game.to_move()).expect("a board on which all stones stand");
    let by_itself = judge(&other, models, seed, Effort::Thorough);
    let chains = Color::BOTH.into_iter().flat_map(|color| game.board().chains(color));
    for chain in chains.filter(|chain| chain.intersects(&inside) && !chain.intersects(&by_itself.dead)) {
        statuses.dead = statuses.dead.without(&chain);
        chain.iter().for_each(|point| ownership[point] = (ownership[point] + by_itself.ownership[point]) / 2.0);
    }
}

/// As [`judge`] with [`Effort::Quick`], in the time that there is: the same judgement, or `None` if `deadline` passes
/// before it is made.
pub fn judge_in_time(game: &Game, models: &Models, seed: u64, deadline: Deadline) -> Option<Judgement> {
    let canonical = Canonical::of(game);
    let game = &canonical.game;
    let models = &*models.for_task(game.size(), NetworkTask::Judge);
    let (mut statuses, mut ownership) = judge_quickly(game, models, seed, Effort::Quick, deadline)?;
    statuses.leave_unsettled(game, &mut ownership);
    Some(canonical.turned_back(statuses.judgement(game.board(), ownership)))
}

/// A judgement before fights are searched by the tree, and the ownership that goes with it. `None` if `deadline` passes
/// first.
fn judge_quickly(
    game: &Game,
    models: &Models,
    seed: u64,
    effort: Effort,
    deadline: Deadline,
) -> Option<(Statuses, Box<PointMap<f32>>)> {
    let board = game.board();
    let alive = Color::BOTH.map(|color| pass_alive(board, color, game.rules().suicide));
    let limits = effort.positions().map(|positions| ReadingLimits { positions, deadline });
    let net = models.network().filter(|_| KataNet::has_learnt(board.size()));
    let by_network = match net {
        Some(net) => ownership_by_network(game, net, deadline)?.ok(),
        None => None,
    };
    let playouts = effort.playouts(board.size());
    if let Some(by_network) = by_network {
        let mut ownership = by_network.ownership();
        let mut statuses = Statuses::new(board, &ownership, Walls::BY_NETWORK, &alive);
        let unread = limits.map_or(Vec::new(), |limits| statuses.read_regions(game, &mut ownership, limits));
        if !statuses.open_fights(board, &ownership).is_empty() {
            statuses.spare(board, &unread, &[&ownership]);
            if let Some(limits) = limits {
                statuses.read_between_likely_walls(game, &mut ownership, limits);
            }
        }
        if effort == Effort::Thorough {
            let played_out = of_playouts(game, models, PlayoutPolicy::HandCrafted, playouts, seed, deadline)?;
            statuses.doubt_by_playouts(board, &ownership, &played_out);
        }
        (statuses.by_network, statuses.opinion) = (Some(by_network), Opinion::Network);
        return (!deadline.has_passed()).then_some((statuses, ownership));
    }
    let mut ownership = of_playouts(game, models, PlayoutPolicy::HandCrafted, playouts, seed, deadline)?;
    let mut statuses = Statuses::new(board, &ownership, Walls::BY_PLAYOUTS, &alive);
    if models.kata.is_some() {
        let is_in_use = models.network().is_some();
        statuses.opinion = if is_in_use { Opinion::PlayoutsForSize } else { Opinion::PlayoutsForFailure };
    }
    let unread = limits.map_or(Vec::new(), |limits| statuses.read_regions(game, &mut ownership, limits));
    // A search that the deadline has cut short found nothing where another might have.
    if deadline.has_passed() {
        return None;
    }
    let open = statuses.open_fights(board, &ownership);
    if !open.is_empty() {
        let learnt = of_playouts(game, models, PlayoutPolicy::Learnt, playouts, seed, deadline)?;
        let spared = statuses.spare(board, &unread, &[&ownership, &average(&ownership, &learnt)]);
        statuses.adopt(&open, &spared, &mut ownership, &learnt);
        if let Some(limits) = limits {
            statuses.read_between_likely_walls(game, &mut ownership, limits);
        }
    }
    Some((statuses, ownership))
}

// One judgement for a position whichever way it lies: a position is judged as the first, in a fixed order, of all that
// turning it and exchanging the colours make of it, and the judgement is turned back.

/// A game as it is judged.
pub struct Canonical {
    /// The game, turned.
    pub game: Game,
    /// The turns that map the original game to it: more than one where the game is symmetric.
    turns: Vec<Turn>,
}

/// What distinguishes turned games: the board's sides, the stones, whose turn it is.
type BoardOrder = ((usize, usize), Vec<usize>, Vec<usize>, usize);

impl Canonical {
    /// The form in which `game` is judged.
    pub fn of(game: &Game) -> Canonical {
        let mut first: Option<(BoardOrder, Vec<Turn>)> = None;
        for turn in Turn::all() {
            let order = board_order(game, turn);
            match &mut first {
                Some((best, turns)) if *best == order => turns.push(turn),
                Some((best, _)) if *best < order => {}
                _ => first = Some((order, vec![turn])),
            }
        }
        let (_, turns) = first.expect("there are sixteen turns");
        // Positions that turning leaves as they are may have a history that it does not.
        let least = turns.iter().map(|turn| move_order(game, *turn)).min().expect("one turn at least");
        let turns: Vec<Turn> = turns.into_iter().filter(|turn| move_order(game, *turn) == least).collect();
        Canonical { game: game.turned(turns[0]), turns }
    }

    /// Maps a point of the original game to the canonical one.
    pub fn seen(&self, point: Point) -> Point {
        let turn = self.turns[0];
        turn.point(turn.inverse().size(self.game.size()), point)
    }

    /// Maps a side of the original game to the canonical one.
    pub fn seen_color(&self, color: Color) -> Color {
        self.turns[0].color(color)
    }

    /// Maps points of the canonical game to the original one.
    pub fn back(&self, points: &PointSet) -> PointSet {
        self.turns[0].inverse().points(self.game.size(), points)
    }

    /// Maps a move of the canonical game to the original one.
    pub fn move_back(&self, mv: Move) -> Move {
        match mv {
            Move::Play(point) => Move::Play(self.turns[0].inverse().point(self.game.size(), point)),
            Move::Pass | Move::Virtual => mv,
        }
    }

    /// The judgement of the original game: the mean of the canonical game's over all turns back to it, so that a
    /// symmetric position has a symmetric judgement. A chain that half of them call dead lives.
    pub fn turned_back(&self, judged: Judgement) -> Judgement {
        let size = self.game.size();
        let mut all: Vec<Judgement> = self.turns.iter().map(|turn| judged.turned(size, turn.inverse())).collect();
        if all.len() == 1 {
            return all.remove(0);
        }
        let shares = all.len() as f32;
        let mean = |point: Point| all.iter().map(|one| one.ownership[point]).sum::<f32>() / shares;
        let most = |points: fn(&Judgement) -> PointSet| -> PointSet {
            let counted = |point: &Point| 2 * all.iter().filter(|one| points(one).contains(*point)).count() > all.len();
            PointSet::union(all.iter().map(points)).iter().filter(counted).collect()
        };
        Judgement {
            ownership: Box::new(PointMap::from_fn(mean)),
            dead: most(|one| one.dead),
            seki: most(|one| one.seki),
            independent: most(|one| one.independent),
            repairs: [most(|one| one.repairs[0]), most(|one| one.repairs[1])],
            one_sided: [most(|one| one.one_sided[0]), most(|one| one.one_sided[1])],
            proved: all.iter().fold(PointSet::full(self.turns[0].inverse().size(size)), |both, one| both & one.proved),
            unsettled: most(|one| one.unsettled),
            opinion: judged.opinion,
            read: all.into_iter().flat_map(|one| one.read).collect(),
        }
    }
}

fn board_order(game: &Game, turn: Turn) -> BoardOrder {
    let size = game.size();
    let turned = turn.size(size);
    let stones = |color: Color| -> Vec<usize> {
        let of_color = game.board().stones(turn.inverse().color(color));
        turn.points(size, &of_color).iter().map(Point::index).collect()
    };
    let sides = (turned.width(), turned.height());
    (sides, stones(Color::Black), stones(Color::White), turn.color(game.to_move()).index())
}

/// The start and the moves of a turned game.
fn move_order(game: &Game, turn: Turn) -> ([Vec<usize>; 2], Vec<(usize, usize)>) {
    let size = game.size();
    let start = Color::BOTH.map(|color| {
        let of_color = game.start().stones(turn.inverse().color(color));
        turn.points(size, &of_color).iter().map(Point::index).collect()
    });
    let moves = game.moves().map(|played| {
        let mv = match played.mv {
            Move::Play(point) => turn.point(size, point).index(),
            Move::Pass => usize::MAX,
            Move::Virtual => usize::MAX - 1,
        };
        (turn.color(played.color).index(), mv)
    });
    (start, moves.collect())
}
