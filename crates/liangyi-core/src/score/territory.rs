//! What a board is made of when it is counted: regions, groups, eyes, shared points.
//!
//! All of it is read off the stones as they stand, dead ones gone. A group is what becomes one chain when all its
//! territory is filled (计活子, art. 22); whether it is in seki follows from its shape alone.

use crate::base::{Color, PointSet, Size};
use crate::board::Board;

/// A connected part of the empty points (空片).
#[derive(Clone, Copy, Debug)]
pub struct EmptyRegion {
    /// Its points.
    pub points: PointSet,
    /// Black's and White's stones next to it.
    pub border: [PointSet; 2],
    /// Whose it is although stones of both touch it: points that one side alone has the right to take (单方有权).
    pub granted: Option<Color>,
}

impl EmptyRegion {
    /// Whose it is: the colour it is granted to, or the one colour it touches.
    pub fn owner(&self) -> Option<Color> {
        if self.granted.is_some() {
            return self.granted;
        }
        match [self.border[0].is_empty(), self.border[1].is_empty()] {
            [false, true] => Some(Color::Black),
            [true, false] => Some(Color::White),
            [true, true] | [false, false] => None,
        }
    }

    /// Whether it touches both colours and is neither's.
    pub fn is_shared(&self) -> bool {
        self.granted.is_none() && self.border.iter().all(|stones| !stones.is_empty())
    }
}

/// Stones of one colour with the territory that joins them.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Whose it is.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// The empty points it surrounds.
    pub territory: PointSet,
    /// The empty points it alone may take, without surrounding them: no eyes, but room for stones.
    pub granted: PointSet,
    /// Whether it lives only by liberties that the opponent shares (双活).
    pub in_seki: bool,
}

impl Group {
    /// The empty points it must keep (基本眼位): two on its own, one eye in seki, none where shared liberties do.
    pub fn basic_eyes(&self) -> usize {
        let most = if self.in_seki { 1 } else { 2 };
        self.territory.len().min(most)
    }

    /// The points that it keeps: as many of its territory, no two of them neighbours if that can be.
    pub fn eye_points(&self, size: Size) -> PointSet {
        let apart = |first| {
            let near = PointSet::single(first).dilate(size);
            self.territory.without(&near).first().map(|second| [first, second])
        };
        match self.territory.iter().find_map(apart) {
            Some(pair) if self.basic_eyes() == 2 => pair.into_iter().collect(),
            _ => self.territory.iter().take(self.basic_eyes()).collect(),
        }
    }
}

/// A board taken apart for counting.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The board.
    pub board: Board,
    /// Its empty regions.
    pub regions: Vec<EmptyRegion>,
    /// The groups of both colours.
    pub groups: Vec<Group>,
}

impl Parts {
    /// Takes `board` apart.
    pub fn new(board: &Board) -> Parts {
        Parts::with(board, &[PointSet::EMPTY; 2], &PointSet::EMPTY)
    }

    /// Takes `board` apart, where each side alone has the right to take the empty points that are `granted` to it, and
    /// groups with stones of `independent` are in no seki, whatever their shape says.
    pub fn with(board: &Board, granted: &[PointSet; 2], independent: &PointSet) -> Parts {
        let size = board.size();
        let region = |points: PointSet, granted| {
            let around = points.dilate(size);
            EmptyRegion { points, border: Color::BOTH.map(|color| around & board.stones(color)), granted }
        };
        let open = board.empty().without(&(granted[0] | granted[1]));
        let mut regions: Vec<EmptyRegion> =
            open.components(size).into_iter().map(|points| region(points, None)).collect();
        for color in Color::BOTH {
            let own = granted[color.index()] & board.empty();
            regions.extend(own.components(size).into_iter().map(|points| region(points, Some(color))));
        }
        let shared = PointSet::union(regions.iter().filter(|region| region.is_shared()).map(|region| region.points));
        let mut groups = Vec::new();
        for color in Color::BOTH {
            let owned =
                PointSet::union(regions.iter().filter(|r| r.owner() == Some(color)).map(|region| region.points));
            let granted = granted[color.index()];
            let stones = board.stones(color);
            for whole in (stones | owned).components(size) {
                let mut group = Group {
                    color,
                    stones: whole & stones,
                    territory: (whole & owned).without(&granted),
                    granted: whole & owned & granted,
                    in_seki: false,
                };
                let shares = group.stones.dilate(size).intersects(&shared);
                group.in_seki =
                    shares && !group.stones.intersects(independent) && !makes_two_eyes(board, &group.territory);
                groups.push(group);
            }
        }
        Parts { board: *board, regions, groups }
    }

    /// The points `color` surrounds.
    pub fn territory(&self, color: Color) -> PointSet {
        PointSet::union(self.regions.iter().filter(|region| region.owner() == Some(color)).map(|region| region.points))
    }

    /// The points of regions that touch both colours (公气, 单官).
    pub fn shared(&self) -> PointSet {
        PointSet::union(self.regions.iter().filter(|region| region.is_shared()).map(|region| region.points))
    }

    /// The shared points that are no liberty of a group in seki: dame that could be filled without consequences.
    pub fn plain_dame(&self) -> PointSet {
        let in_seki = PointSet::union(self.groups.iter().filter(|group| group.in_seki).map(|group| group.stones));
        self.shared().without(&in_seki.dilate(self.board.size()))
    }

    /// Whether every empty point is one that the stones around it live by (基本眼位): groups surround no more than they
    /// must keep, and what both touch is shared by groups in seki.
    pub fn is_filled(&self) -> bool {
        let keeps_all = |group: &Group| group.territory.len() == group.basic_eyes() && group.granted.is_empty();
        !self.groups.is_empty() && self.groups.iter().all(keeps_all) && self.plain_dame().is_empty()
    }

    /// The empty points next to stones of `color`.
    pub fn liberties(&self, color: Color) -> PointSet {
        self.board.liberties(&self.board.stones(color))
    }

    /// The points of regions that touch both colours which themselves touch one colour only: they make their regions
    /// wild (荒空, 新应氏, article 6.10). A point that touches no stone makes nothing wild.
    pub fn wild_points(&self) -> PointSet {
        let [black, white] = Color::BOTH.map(|color| self.liberties(color));
        (black.without(&white) | white.without(&black)) & self.shared()
    }

    /// The points of all wild regions.
    pub fn wild_regions(&self) -> PointSet {
        let wild = self.wild_points();
        PointSet::union(
            self.regions.iter().filter(|region| region.points.intersects(&wild)).map(|region| region.points),
        )
    }
}

/// Whether territory holds two eyes for certain: two parts, or one of four points and more that is no square.
fn makes_two_eyes(board: &Board, territory: &PointSet) -> bool {
    let size = board.size();
    let parts = territory.components(size);
    match parts.as_slice() {
        [] => false,
        [part] => {
            let corner_to_corner = |set: &PointSet| {
                let (low, high) = set.iter().fold(((usize::MAX, usize::MAX), (0, 0)), |(low, high), point| {
                    let (x, y) = size.coordinates(point);
                    ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
                });
                (high.0 - low.0, high.1 - low.1)
            };
            part.len() >= 4 && !(part.len() == 4 && corner_to_corner(part) == (1, 1))
        }
        [_, _, ..] => true,
    }
}
