//! Unconditional life: chains that cannot be captured even if their owner always passes (D. B. Benson, *Life in the
//! Game of Go*, 1976), and the regions they enclose in which the opponent can never live.

use super::position::Board;
use crate::base::Color;
use crate::base::PointSet;
use crate::rules::Suicide;

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

/// The unconditionally alive chains of `color` and what they enclose.
///
/// A region keeps a chain alive if the opponent can never fill it up: if all its empty points are liberties of the
/// chain, the last of them would be suicide. Where suicide of more than one stone is allowed it only opens the region
/// again, with room for stones that are no liberties of the chain: there the opponent's stones must all stand next to
/// the chain as well.
pub fn pass_alive(board: &Board, color: Color, suicide: Suicide) -> PassAlive {
    let size = board.size();
    let own = board.stones(color);
    let full = PointSet::full(size);
    let empty = board.empty();
    // The points of a region that are, or by suicide may become, empty.
    let open = match suicide {
        Suicide::Forbidden => empty,
        Suicide::MultiStone | Suicide::Allowed => full.without(&own),
    };
    let mut chains = board.chains(color);
    // Regions are the connected parts of everything that is not this colour.
    let mut regions: Vec<PointSet> = full.without(&own).components(size);
    loop {
        let vital = |chain: &PointSet| {
            let around = chain.dilate(size);
            let is_vital = |region: &&PointSet| {
                around.intersects(&(**region & empty)) && (**region & open).without(&around).is_empty()
            };
            regions.iter().filter(is_vital).count()
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
        let inner = (*region & open).without(&around);
        if !border.is_empty() && border.without(&stones).is_empty() && !has_two_apart(&inner, size) {
            territory |= *region;
        }
    }
    PassAlive { stones, territory }
}

/// Whether two of the points are not neighbours: less is no room for two eyes.
fn has_two_apart(points: &PointSet, size: crate::base::Size) -> bool {
    points.iter().any(|point| !points.without(&PointSet::single(point).dilate(size)).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suicide_opens_an_eye_that_only_stones_kept_small() {
        let picture = "
            X X X X X X X
            X . . . X . X
            X . O . X X X
            X . . . X X X
            X X X X X X X
            X X X X X X X
            X X X X X X X";
        let board = Board::from_picture(picture).unwrap();
        let alive = |suicide| pass_alive(&board, Color::Black, suicide);
        assert_eq!(alive(Suicide::Forbidden).stones, board.stones(Color::Black));
        // White fills the eye but for the middle, gives up all its stones there by suicide, and then takes everything.
        assert_eq!(alive(Suicide::Allowed), PassAlive::default());
        assert_eq!(alive(Suicide::MultiStone), PassAlive::default());
    }

    #[test]
    fn two_small_eyes_live_whatever_suicide_is_allowed() {
        let board = Board::from_picture(". X . X\nX X X X\nO O O O\nO . O .").unwrap();
        for suicide in [Suicide::Forbidden, Suicide::MultiStone, Suicide::Allowed] {
            let alive = pass_alive(&board, Color::Black, suicide);
            assert_eq!((alive.stones.len(), alive.territory.len()), (6, 2));
        }
    }
}
