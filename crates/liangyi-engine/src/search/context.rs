//! The data that all threads of a search share.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering::Relaxed};

use liangyi_core::base::{Color, PointMap, Size};
use liangyi_core::game::Position;

use super::leaf::{CERTAIN, MarginValue, OwnershipTally};
use super::margins::MarginSums;
use super::move_code::MoveCode;
use super::params::SearchParams;
use super::restrictions::Restrictions;
use super::tree::Tree;

/// The search of one position, as all threads share it.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::game::Game;
/// use liangyi_engine::policy::Models;
/// use liangyi_core::rules::Rules;
/// use liangyi_engine::search::{Exactly, OwnershipSums, SearchContext, SearchRun, Tree, run};
///
/// let game = Game::new(Size::square(5).expect("2 to 21 lines"), Rules::CHINESE);
/// let (tree, ownership) = (Tree::new(16 << 20), OwnershipSums::new());
/// let context = SearchContext::new(&tree, &game, Color::Black, &ownership);
/// let quota = Exactly::new(100);
/// run(&context, Models::embedded(), SearchRun { quota: &quota, seed: 1, threads: 1, report: &mut || {} });
///
/// let root = tree.node(0);
/// let best = tree.most_visited(root).expect("some moves were searched");
/// println!("{} after {} playouts", best.mv().mv().display(game.size()), root.played.visits());
/// # assert!(best.mv().point().is_some() && root.played.visits() == 100);
/// ```
pub struct SearchContext<'a, P> {
    /// The tree, in which the search adds nodes below `root`.
    pub tree: &'a Tree,
    /// The index of the node of the position searched; 0 in a new tree.
    pub root: usize,
    /// The position searched.
    pub position: &'a P,
    /// The side to move.
    pub color: Color,
    /// The margin for Black, in points, above which a playout counts as won by Black: 0, or another number under
    /// dynamic komi.
    pub win_threshold: f32,
    /// By how many doublings of its search the side that searches is taken to be the stronger one, as where it gives a
    /// handicap: evaluators that know such odds look for what a weaker opponent does not see.
    pub odds: f32,
    /// The ownership of points, to which every evaluation adds.
    pub ownership: &'a OwnershipSums,
    /// Whether virtual moves are searched where they are legal.
    pub virtual_moves: bool,
    /// The moves left out.
    pub restrictions: &'a Restrictions,
    /// The ownership after each move at the root, where it is wanted.
    pub move_ownership: Option<&'a MoveOwnership>,
    /// The margins after each move at the root, where their spread is wanted.
    pub margins: Option<&'a MarginSums>,
    /// The constants of the search.
    pub params: &'a SearchParams,
}

impl<'a, P: Position> SearchContext<'a, P> {
    /// A search of `position` with `color` to move from the first node of `tree`: for real wins, without virtual moves,
    /// with no move left out, by the constants for boards of its size.
    pub fn new(tree: &'a Tree, position: &'a P, color: Color, ownership: &'a OwnershipSums) -> SearchContext<'a, P> {
        SearchContext {
            tree,
            root: 0,
            position,
            color,
            win_threshold: 0.0,
            odds: 0.0,
            ownership,
            virtual_moves: false,
            restrictions: const { &Restrictions::NONE },
            move_ownership: None,
            margins: None,
            params: SearchParams::of(position.size()),
        }
    }
}

impl<P: Position> SearchContext<'_, P> {
    /// The value of margins in this search.
    pub fn value(&self) -> MarginValue {
        MarginValue {
            area: self.position.size().area(),
            win_threshold: self.win_threshold,
            margin_share: self.params.margin_share,
        }
    }
}

/// The ownership of every point, summed over all evaluations of a search.
#[derive(Debug)]
pub struct OwnershipSums {
    /// In the units of [`OwnershipTally`].
    sums: Box<PointMap<AtomicI64>>,
    evaluations: AtomicU32,
}

impl OwnershipSums {
    /// The sums before the first evaluation.
    pub fn new() -> OwnershipSums {
        OwnershipSums { sums: Box::default(), evaluations: AtomicU32::new(0) }
    }

    /// Adds the tally of a thread, on a board of `size`.
    fn add(&self, tally: &OwnershipTally, size: Size) {
        for point in size.points().filter(|&point| tally.sums[point] != 0) {
            self.sums[point].fetch_add(tally.sums[point].into(), Relaxed);
        }
        self.evaluations.fetch_add(tally.evaluations, Relaxed);
    }

    /// Adds the tally of a thread, on a board of `size`, and sets the tally to zero.
    pub fn take(&self, tally: &mut OwnershipTally, size: Size) {
        for point in size.points() {
            let found = std::mem::take(&mut tally.sums[point]);
            if found != 0 {
                self.sums[point].fetch_add(found.into(), Relaxed);
            }
        }
        self.evaluations.fetch_add(std::mem::take(&mut tally.evaluations), Relaxed);
    }

    /// The mean ownership of every point, from -1 (White's) to 1 (Black's); 0 before the first evaluation.
    pub fn shares(&self) -> Box<PointMap<f32>> {
        let evaluations = self.evaluations.load(Relaxed).max(1) as f32;
        let share = |sum: &AtomicI64| sum.load(Relaxed) as f32 / CERTAIN as f32 / evaluations;
        Box::new(PointMap::from_fn(|point| share(&self.sums[point])))
    }
}

impl Default for OwnershipSums {
    fn default() -> OwnershipSums {
        OwnershipSums::new()
    }
}

/// The ownership found after each move at the root.
#[derive(Debug)]
pub struct MoveOwnership {
    /// By the code of the move.
    sums: Box<[OnceLock<OwnershipSums>]>,
}

impl MoveOwnership {
    /// Before the first evaluation.
    pub fn new() -> MoveOwnership {
        MoveOwnership { sums: (0..MoveCode::COUNT).map(|_| OnceLock::new()).collect() }
    }

    /// Adds what evaluations after `mv` have found on a board of `size`.
    pub(super) fn add(&self, mv: MoveCode, tally: &OwnershipTally, size: Size) {
        self.sums[usize::from(mv.0)].get_or_init(OwnershipSums::new).add(tally, size);
    }

    /// The ownership of every point after `mv`, from -1 (White's) to 1 (Black's); `None` where it was not evaluated.
    pub fn after(&self, mv: MoveCode) -> Option<Box<PointMap<f32>>> {
        self.sums[usize::from(mv.0)].get().map(OwnershipSums::shares)
    }
}

impl Default for MoveOwnership {
    fn default() -> MoveOwnership {
        MoveOwnership::new()
    }
}
