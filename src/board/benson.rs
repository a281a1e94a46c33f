//! Unconditional life: chains that cannot be captured even if their owner always passes (D. B. Benson, *Life in the Game
//! of Go*, 1976), and the regions they enclose in which the opponent can never live.

use super::position::Board;
use super::set::PointSet;
use crate::rules::Color;

/// What is certain of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassAlive {
    /// Stones that cannot be captured.
    pub stones: PointSet,
    /// Points enclosed by them, empty or held by the opponent, where the opponent cannot make a living chain.
    pub territory: PointSet,
}

impl PassAlive {
    /// Stones and territory together.
    pub fn all(&self) -> PointSet {
        self.stones | self.territory
    }
}

/// The unconditionally alive chains of `color` and what they enclose, whether or not suicide is allowed: every empty point
/// of a region that keeps a chain alive is a liberty of that chain, so filling the region is suicide for the opponent, and
/// giving up stones in it only opens it again.
pub fn pass_alive(board: &Board, color: Color) -> PassAlive {
    let size = board.size();
    let own = board.stones(color);
    let full = PointSet::full(size);
    let empty = board.empty();
    let mut chains = board.chains(color);
    // Regions are the connected parts of everything that is not this colour.
    let mut regions: Vec<PointSet> = full.without(&own).components(size);
    loop {
        let vital = |chain: &PointSet| {
            let liberties = chain.dilate(size) & empty;
            // Every empty point of a vital region is a liberty of the chain.
            regions
                .iter()
                .filter(|region| liberties.intersects(region) && (**region & empty).without(&liberties).is_empty())
                .count()
        };
        let (alive, lost): (Vec<PointSet>, Vec<PointSet>) = chains.iter().copied().partition(|chain| vital(chain) >= 2);
        let done = lost.is_empty();
        chains = alive;
        if done || chains.is_empty() {
            break;
        }
        let lost = lost.iter().fold(PointSet::EMPTY, |all, chain| all | *chain).dilate(size);
        regions.retain(|region| !region.intersects(&lost));
    }
    if chains.is_empty() {
        return PassAlive::default();
    }
    let stones = chains.iter().fold(PointSet::EMPTY, |all, chain| all | *chain);
    let around = stones.dilate(size);
    let mut territory = PointSet::EMPTY;
    for region in &regions {
        // All around are living stones; the opponent has room for two eyes only if two empty points that are no
        // liberties of theirs can be kept apart.
        let border = region.dilate(size) & own;
        let inner = (*region & empty).without(&around);
        if !border.is_empty() && border.without(&stones).is_empty() && !has_two_apart(&inner, size) {
            territory |= *region;
        }
    }
    PassAlive { stones, territory }
}

/// Whether two of the points are not neighbours: less is no room for two eyes.
fn has_two_apart(points: &PointSet, size: super::Size) -> bool {
    points.iter().any(|point| !points.without(&PointSet::single(point).dilate(size)).is_empty())
}
