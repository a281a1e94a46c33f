//! Moves that a search leaves out because its caller wants so.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::Move;

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
