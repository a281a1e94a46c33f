//! What is proved of a value before the value itself is.

use std::fmt;

use liangyi_core::score::Exact;

/// Margins are integers in units of 1 / `SCALE` point. It is the least common multiple of 1 to 12 doubled: the
/// denominator of every fraction that occurs on the boards that are solved divides it.
pub const SCALE: i64 = 55_440;

/// The bounds between which a value is proved to lie: Black's margin in points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProvedBounds {
    /// What Black gets at least; `None` where nothing is proved.
    pub low: Option<Exact>,
    /// What Black gets at most; `None` where nothing is proved.
    pub high: Option<Exact>,
}

impl ProvedBounds {
    /// From margins in units of 1 / [`SCALE`] point.
    pub(super) fn scaled([low, high]: [Option<i64>; 2]) -> ProvedBounds {
        let [low, high] = [low, high].map(|bound| bound.map(|margin| Exact::fraction(margin, SCALE)));
        ProvedBounds { low, high }
    }

    /// What each side can force, where games need not end.
    pub(super) fn forced(&self) -> String {
        let [black, white] =
            [&self.low, &self.high].map(|bound| bound.as_ref().map_or("nothing".to_string(), Exact::signed));
        format!("Black can force {black}, White {white}")
    }
}

impl fmt::Display for ProvedBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match [&self.low, &self.high].map(|bound| bound.as_ref().map(Exact::signed)) {
            [Some(low), Some(high)] => write!(f, "from {low} to {high}"),
            [Some(low), None] => write!(f, "{low} or more"),
            [None, Some(high)] => write!(f, "{high} or less"),
            [None, None] => write!(f, "nothing known"),
        }
    }
}

/// A search under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The number of positions searched so far.
    pub positions: u64,
    /// What is proved so far.
    pub bounds: ProvedBounds,
}

/// Is called with the search so far, from time to time; false ends the search.
pub type SolveWatch = Box<dyn Fn(SolveProgress) -> bool + Send>;
