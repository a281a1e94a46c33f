//! Unconditional life: chains that cannot be captured even if their owner always passes (D. B. Benson, *Life in the
//! Game of Go*, 1976), and the regions that they enclose in which the opponent cannot live either.

use super::position::Board;
use crate::base::{Color, PointSet, Size};
use crate::rules::Suicide;

/// The stones and the territory of one colour that are certain, even if it always passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassAlive {
    /// The stones that cannot be captured.
    pub stones: PointSet,
    /// The points that they enclose, empty or with stones of the opponent, where the opponent cannot make a chain that
    /// lives.
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
/// A chain needs two vital regions. A region is vital to a chain if all its empty points are liberties of the chain:
/// then the opponent cannot fill it, because its last move there would be suicide. Where the rules allow suicide of
/// more than one stone, that move empties the region instead, so the points under the opponent's stones must be
/// adjacent to the chain as well.
///
/// ```
/// use liangyi_core::base::Color;
/// use liangyi_core::board::{Board, pass_alive};
/// use liangyi_core::rules::Suicide;
///
/// let board = Board::from_picture(". X . X .\nX X X X X\n. . . . .\n. . . . .\n. . . . .").expect("a board");
/// let alive = pass_alive(&board, Color::Black, Suicide::Forbidden);
/// assert_eq!(alive.stones, board.stones(Color::Black));
/// assert_eq!(alive.territory.len(), 3);
/// ```
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
        let lost = PointSet::union(lost).dilate(size);
        regions.retain(|region| !region.intersects(&lost));
    }
    if chains.is_empty() {
        return PassAlive::default();
    }
    let stones = PointSet::union(chains.iter().copied());
    let around = stones.dilate(size);
    let mut territory = PointSet::EMPTY;
    for region in &regions {
        // All stones around are alive. The opponent has room for two eyes only where two empty points that are not
        // liberties of these stones are not adjacent.
        let border = region.dilate(size) & own;
        let inner = (*region & open).without(&around);
        if !border.is_empty() && border.without(&stones).is_empty() && !has_two_apart(&inner, size) {
            territory |= *region;
        }
    }
    PassAlive { stones, territory }
}

/// Whether two of the points are not adjacent: otherwise there is no room for two eyes.
fn has_two_apart(points: &PointSet, size: Size) -> bool {
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
