//! Why a chain is called dead or living: a line for each side to begin (提证死活, to bring forward and prove who is dead).
//!
//! Where the chain lies in a closed region that can be searched to its end, the lines are those of that search, proved
//! as far as the walls stand. Elsewhere they are the best that the tree has found: estimates.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::time::Deadline;

use super::closed_regions::ReadingLimits;
use super::fights::LocalSearch;
use super::judging::{Canonical, Effort, judge_statuses};
use super::ownership::mean;
use super::region::ClosedRegion;
use super::region_search::RegionSearch;
use super::status::Statuses;
use crate::policy::{Models, NetworkTask};

/// Playouts for one line that no closed region gives.
const PLAYOUTS: u64 = 2_000;

/// How much is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// It follows from unconditional life, or from a search to the end between walls that live unconditionally.
    Proved,
    /// A search to the end between walls that only playouts or a network call safe.
    Read,
    /// What playouts or a network say and the tree found.
    Estimated,
}

impl Certainty {
    /// The name used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Certainty::Proved => "proved",
            Certainty::Read => "read",
            Certainty::Estimated => "estimated",
        }
    }
}

/// What becomes of a chain when one side begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// The side that begins.
    pub first: Color,
    /// Whether the chain is captured.
    pub captured: bool,
    /// The moves, the sides alternating; empty where the stones show it by themselves.
    pub line: Vec<Move>,
    /// How much is known of it.
    pub certainty: Certainty,
}

/// Why a chain is called dead or living.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainVerdict {
    /// The chain.
    pub chain: PointSet,
    /// Whether it is called dead.
    pub dead: bool,
    /// What becomes of it when Black begins, and when White does.
    pub begun: [Begun; 2],
    /// How surely a network leaves it on the board when Black begins, and when White does, from -1 (captured) to 1
    /// (alive); `None` where no network was asked.
    pub network: Option<[f32; 2]>,
}

/// Why the chain on `point` is called dead or living; `None` where there is no stone. The same seed gives the same
/// lines.
pub fn why(game: &Game, models: &Models, seed: u64, point: Point) -> Option<ChainVerdict> {
    game.board().at(point)?;
    let canonical = Canonical::of(game);
    let turned = &canonical.game;
    let models = &*models.for_task(turned.size(), NetworkTask::Judge);
    let board = turned.board();
    let (statuses, _) = judge_statuses(turned, models, seed, Effort::Thorough);
    let asked = Asked { game: turned, models, seed, statuses: &statuses, chain: board.chain(canonical.seen(point)) };
    let begun = Color::BOTH.map(|first| asked.begun(first));
    let network = statuses.by_network.as_ref().map(|by_network| {
        let side = asked.color().sign() as f32;
        Color::BOTH.map(|first| side * mean(&asked.chain, &by_network.first[canonical.seen_color(first).index()]))
    });
    Some(ChainVerdict {
        network,
        chain: canonical.back(&asked.chain),
        dead: asked.is_dead(),
        begun: Color::BOTH.map(|color| {
            let begun = &begun[canonical.seen_color(color).index()];
            let line = begun.line.iter().map(|mv| canonical.move_back(*mv)).collect();
            Begun { first: color, line, ..begun.clone() }
        }),
    })
}

/// A chain that is asked about.
struct Asked<'a> {
    game: &'a Game,
    models: &'a Models,
    seed: u64,
    statuses: &'a Statuses,
    chain: PointSet,
}

impl Asked<'_> {
    fn board(&self) -> &Board {
        self.game.board()
    }

    fn is_dead(&self) -> bool {
        self.chain.intersects(&self.statuses.dead)
    }

    fn color(&self) -> Color {
        if self.chain.intersects(&self.board().stones(Color::Black)) { Color::Black } else { Color::White }
    }

    fn begun(&self, first: Color) -> Begun {
        let decided = |captured| Begun { first, captured, line: Vec::new(), certainty: Certainty::Proved };
        if self.chain.intersects(&self.statuses.alive) {
            return decided(false);
        }
        let region = PointSet::full(self.board().size())
            .without(&self.statuses.safe)
            .components(self.board().size())
            .into_iter()
            .find(|points| points.intersects(&self.chain));
        let read = region.and_then(|points| self.read(first, &points));
        match read {
            Some(begun) => begun,
            None if self.chain.intersects(&self.statuses.proved) => decided(self.is_dead()),
            None => self.estimated(first),
        }
    }

    /// With the chain captured and with it living, all else as it is judged: the worth to Black of these two, and the
    /// goal that tells them apart.
    fn goal(&self, worth: impl Fn(&PointSet) -> i32) -> i32 {
        let [lost, kept] =
            [self.statuses.dead | self.chain, self.statuses.dead.without(&self.chain)].map(|d| worth(&d));
        (lost + kept).div_euclid(2) + 1
    }

    /// Whether the chain is captured if Black gets the goal, or does not.
    fn captured(&self, black_gets: bool) -> bool {
        black_gets == (self.color() == Color::White)
    }

    fn read(&self, first: Color, points: &PointSet) -> Option<Begun> {
        let region = ClosedRegion::new(self.board(), points)?;
        let limits = ReadingLimits { positions: Effort::Thorough.positions()?, deadline: Deadline::NONE };
        let mut search = RegionSearch::new(&region, limits.positions, limits.deadline);
        let goal = self.goal(|dead| region.standing(region.set(&(*dead & *points))));
        let black_gets = search.reaches(goal, first)?;
        let line = search.shown(goal, first).into_iter().map(|point| point.map_or(Move::Pass, Move::Play)).collect();
        let walls = points.dilate(self.board().size()) & self.statuses.safe;
        let stand = walls.without(&self.statuses.alive).is_empty();
        let certainty = if stand { Certainty::Proved } else { Certainty::Read };
        Some(Begun { first, captured: self.captured(black_gets), line, certainty })
    }

    fn estimated(&self, first: Color) -> Begun {
        let mut cleared = *self.board();
        cleared.clear(&self.statuses.dead.without(&self.chain));
        let mut local = LocalSearch::new(self.game, self.models, &cleared, PLAYOUTS, self.seed).begun_by(first);
        let goal = self.goal(|dead| self.statuses.worth(self.board(), &self.chain, &(*dead & self.chain)));
        let (black_gets, line) = local.likely(goal);
        Begun { first, captured: self.captured(black_gets), line, certainty: Certainty::Estimated }
    }
}
