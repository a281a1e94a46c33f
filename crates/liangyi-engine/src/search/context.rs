//! What all threads of a search share: its conditions, the moves that it leaves out, and the sums to which they add.

use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64};

use liangyi_core::base::{Color, PointMap, PointSet, Size};
use liangyi_core::game::{Move, Position};

use super::evaluator::{CERTAIN, Evaluation, LeafValue, MarginValue, OwnershipTally};
use super::move_code::MoveCode;
use super::network_params::NetworkParams;
use super::params::SearchParams;
use super::tree::Tree;

/// The search of one position, as all threads share it.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::game::Game;
/// use liangyi_engine::policy::Models;
/// use liangyi_core::rules::Rules;
/// use liangyi_engine::search::{Exactly, OwnershipSums, SearchContext, SearchRun, Tree, search_go};
///
/// let game = Game::new(Size::square(5).expect("2 to 21 lines"), Rules::CHINESE);
/// let (tree, ownership) = (Tree::new(16 << 20), OwnershipSums::new());
/// let context = SearchContext::new(&tree, &game, Color::Black, &ownership);
/// let quota = Exactly::new(100);
/// search_go(&context, Models::embedded(), SearchRun { quota: &quota, seed: 1, threads: 1, report: &mut || {} });
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
    /// How a network looks, where one searches.
    pub network: &'a NetworkParams,
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
            network: const { &NetworkParams::PLAY },
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
    /// The sums of squares, where an evaluator gives shares and they are wanted.
    squares: Option<Box<PointMap<AtomicU64>>>,
    evaluations: AtomicU32,
}

impl OwnershipSums {
    /// The sums before the first evaluation.
    pub fn new() -> OwnershipSums {
        OwnershipSums { sums: Box::default(), squares: None, evaluations: AtomicU32::new(0) }
    }

    /// The same sums, with what [`OwnershipSums::deviations`] needs.
    pub fn with_squares(self) -> OwnershipSums {
        OwnershipSums { squares: Some(Box::default()), ..self }
    }

    /// Adds the tally of a thread, on a board of `size`.
    fn add(&self, tally: &OwnershipTally, size: Size) {
        for point in size.points().filter(|&point| tally.sums[point] != 0) {
            self.sums[point].fetch_add(tally.sums[point].into(), Relaxed);
        }
        if let Some(squares) = &self.squares {
            size.points().for_each(|point| add_square(&squares[point], tally.squares[point]));
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
            let square = std::mem::take(&mut tally.squares[point]);
            if let Some(squares) = &self.squares {
                add_square(&squares[point], square);
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

    /// The standard deviation of the ownership of every point, 0 to 1, over the evaluations. A playout gives a point to
    /// one side or the other, so that its mean tells all.
    pub fn deviations(&self) -> Box<PointMap<f32>> {
        let evaluations = self.evaluations.load(Relaxed);
        let (shares, count) = (self.shares(), evaluations.max(1) as f32);
        Box::new(PointMap::from_fn(|point| {
            let square = self.squares.as_ref().map_or(0, |squares| squares[point].load(Relaxed));
            let square = if square == 0 { 1.0 } else { square as f32 / (CERTAIN * CERTAIN) as f32 / count };
            if evaluations == 0 { 0.0 } else { (square - shares[point] * shares[point]).max(0.0).sqrt() }
        }))
    }
}

fn add_square(sum: &AtomicU64, square: u32) {
    if square != 0 {
        sum.fetch_add(square.into(), Relaxed);
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
    has_squares: bool,
}

impl MoveOwnership {
    /// Before the first evaluation. `has_squares`: [`MoveOwnership::deviations_after`] is wanted too.
    pub fn new(has_squares: bool) -> MoveOwnership {
        MoveOwnership { sums: (0..MoveCode::COUNT).map(|_| OnceLock::new()).collect(), has_squares }
    }

    /// Adds what evaluations after `mv` have found on a board of `size`.
    pub(super) fn add(&self, mv: MoveCode, tally: &OwnershipTally, size: Size) {
        let new = || if self.has_squares { OwnershipSums::new().with_squares() } else { OwnershipSums::new() };
        self.sums[usize::from(mv.0)].get_or_init(new).add(tally, size);
    }

    /// The ownership of every point after `mv`, from -1 (White's) to 1 (Black's); `None` where it was not evaluated.
    pub fn after(&self, mv: MoveCode) -> Option<Box<PointMap<f32>>> {
        self.sums[usize::from(mv.0)].get().map(OwnershipSums::shares)
    }

    /// [`OwnershipSums::deviations`] after `mv`; `None` where they were not wanted or it was not evaluated.
    pub fn deviations_after(&self, mv: MoveCode) -> Option<Box<PointMap<f32>>> {
        let sums = self.sums[usize::from(mv.0)].get().filter(|_| self.has_squares);
        sums.map(OwnershipSums::deviations)
    }
}

/// A restriction of the moves of one side near the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// The side.
    pub color: Color,
    /// The points it speaks of.
    pub points: PointSet,
    /// Whether it speaks of passing too.
    pub pass: bool,
    /// Whether these are the only moves searched, and not those left out. A virtual move is never one of them.
    pub only: bool,
    /// It holds at depths below this; the root has depth 0.
    pub until_depth: usize,
}

impl Restriction {
    fn allows(&self, color: Color, depth: usize, mv: Move) -> bool {
        let speaks_of = match mv {
            Move::Play(point) => self.points.contains(point),
            Move::Pass => self.pass,
            Move::Virtual => false,
        };
        color != self.color || depth >= self.until_depth || speaks_of == self.only
    }
}

/// Restrictions that all hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restrictions(Vec<Restriction>);

impl Restrictions {
    /// No restriction.
    pub const NONE: Restrictions = Restrictions(Vec::new());

    /// These restrictions.
    pub fn new(restrictions: Vec<Restriction>) -> Restrictions {
        Restrictions(restrictions)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether moves of `color` at the root are left out.
    pub fn bind(&self, color: Color) -> bool {
        self.0.iter().any(|restriction| restriction.color == color && restriction.until_depth > 0)
    }

    /// Whether the search considers `mv` for `color` at this depth below the root.
    pub fn allows(&self, color: Color, depth: usize, mv: Move) -> bool {
        self.0.iter().all(|restriction| restriction.allows(color, depth, mv))
    }
}

/// Margins are summed in 16ths of a point.
const MARGIN_ONE: f32 = 16.0;
/// Chances of no result are summed in these parts of 1.
const NO_RESULT_ONE: f32 = 65536.0;

/// The sums of the margins of a search, by the first move of a descent. Threads add to them without locks.
#[derive(Debug)]
pub struct MarginSums {
    /// By the code of the move.
    sums: Box<[Sums]>,
}

#[derive(Debug, Default)]
struct Sums {
    count: AtomicU32,
    /// The bits of a signed number.
    margins: AtomicU64,
    squares: AtomicU64,
    /// In parts of [`NO_RESULT_ONE`].
    no_result: AtomicU64,
    /// By how much scores exceed margins: the bits of a signed number.
    beyond_margins: AtomicU64,
}

impl MarginSums {
    /// Before the first evaluation.
    pub fn new() -> MarginSums {
        MarginSums { sums: (0..MoveCode::COUNT).map(|_| Sums::default()).collect() }
    }

    /// Adds the value of a descent that began with `mv`, and what else was `found`.
    #[inline(always)]
    pub(super) fn add(&self, mv: MoveCode, value: LeafValue, found: &Evaluation) {
        let sums = &self.sums[usize::from(mv.0)];
        sums.count.fetch_add(1, Relaxed);
        sums.margins.fetch_add(((value.margin * MARGIN_ONE) as i64).cast_unsigned(), Relaxed);
        let square = value.margin * value.margin + value.spread * value.spread;
        sums.squares.fetch_add((square * MARGIN_ONE) as u64, Relaxed);
        if found.no_result > 0.0 {
            sums.no_result.fetch_add((found.no_result * NO_RESULT_ONE) as u64, Relaxed);
        }
        if let Some(score) = found.score {
            sums.beyond_margins.fetch_add((((score - value.margin) * MARGIN_ONE) as i64).cast_unsigned(), Relaxed);
        }
    }

    /// The mean chance, 0 to 1, that the game has no result after `mv`.
    pub fn no_result_after(&self, mv: MoveCode) -> f64 {
        let sums = &self.sums[usize::from(mv.0)];
        sums.no_result.load(Relaxed) as f64 / f64::from(NO_RESULT_ONE) / f64::from(sums.count.load(Relaxed).max(1))
    }

    /// By how many points, in the mean, the score expected for Black after `mv` exceeds its margin.
    pub fn beyond_margin_after(&self, mv: MoveCode) -> f64 {
        beyond_margin(std::slice::from_ref(&self.sums[usize::from(mv.0)]))
    }

    /// The same of all evaluations.
    pub fn beyond_margin(&self) -> f64 {
        beyond_margin(&self.sums)
    }

    /// The number of evaluations after `mv` and the standard deviation of their margins, in points.
    pub fn after(&self, mv: MoveCode) -> (u32, f64) {
        spread(std::iter::once(&self.sums[usize::from(mv.0)]))
    }

    /// The same of all evaluations.
    pub fn all(&self) -> (u32, f64) {
        spread(self.sums.iter())
    }
}

impl Default for MarginSums {
    fn default() -> MarginSums {
        MarginSums::new()
    }
}

fn beyond_margin(sums: &[Sums]) -> f64 {
    let beyond: i64 = sums.iter().map(|sums| sums.beyond_margins.load(Relaxed).cast_signed()).sum();
    let count: u32 = sums.iter().map(|sums| sums.count.load(Relaxed)).sum();
    beyond as f64 / f64::from(MARGIN_ONE) / f64::from(count.max(1))
}

fn spread<'a>(sums: impl Iterator<Item = &'a Sums>) -> (u32, f64) {
    let (mut count, mut margins, mut squares) = (0u32, 0i64, 0u64);
    for some in sums {
        count += some.count.load(Relaxed);
        margins += some.margins.load(Relaxed).cast_signed();
        squares += some.squares.load(Relaxed);
    }
    let per = |sum: f64| sum / f64::from(MARGIN_ONE) / f64::from(count.max(1));
    let mean = per(margins as f64);
    (count, (per(squares as f64) - mean * mean).max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_that_of_each_move_and_of_all() {
        let sums = MarginSums::new();
        assert_eq!((sums.all(), sums.after(MoveCode::PASS)), ((0, 0.0), (0, 0.0)));
        let found = Evaluation { no_result: 0.25, score: Some(2.0), ..Evaluation::default() };
        let add = |mv, margin, spread| sums.add(mv, LeafValue { black: 0.5, margin, spread }, &found);
        add(MoveCode(7), -3.0, 0.0);
        add(MoveCode(7), 5.0, 0.0);
        add(MoveCode::PASS, 1.0, 2.0);
        assert_eq!(sums.after(MoveCode(7)), (2, 4.0));
        assert_eq!(sums.after(MoveCode::PASS), (1, 2.0));
        assert_eq!((sums.no_result_after(MoveCode(7)), sums.no_result_after(MoveCode(8))), (0.25, 0.0));
        // The margins are -3, 5 and 1, all scores 2.
        assert_eq!((sums.beyond_margin_after(MoveCode(7)), sums.beyond_margin()), (1.0, 1.0));
        // The squares are 9, 25 and 1 + 4, the mean is 1.
        let (count, spread) = sums.all();
        assert!(count == 3 && (spread - 12f64.sqrt()).abs() < 1e-9, "{spread}");
    }
}
