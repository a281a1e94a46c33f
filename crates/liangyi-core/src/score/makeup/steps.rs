//! The steps by which a board is made up, and what is compared after the last one.

use super::piles::Piles;
use crate::base::{Color, PointSet, named_enum};
use crate::score::exact::Exact;
use crate::score::settlement::Holdings;

/// What a step does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing: the position as the game left it.
    Stop,
    /// Dead stones come off.
    DeadOff,
    /// A side gives up border stones for its extra moves; they become public points.
    DebtPaid(Color),
    /// Stones and own points are exchanged until both sides have as many points.
    EqualTerritory {
        /// How many.
        points: usize,
    },
    /// Stones from the bowls are filled in, or taken off, until both bowls hold as many.
    EqualStones {
        /// How many are left in each bowl.
        in_bowl: usize,
    },
    /// Prisoners, dead and virtual stones go back into the ground of their own colour.
    Refill {
        /// How many of each colour found no room.
        left: [usize; 2],
    },
    /// A side takes own stones off own ground: it had more stones, from moves of the resolution or from a set-up.
    Surplus(Color),
    /// A side takes own stones off own ground so that as many of both colours stay outside.
    Remainder(Color),
    /// Every side fills what it owns.
    Fill,
    /// Public points are filled with as many stones of both colours.
    FillPublic,
    /// Every side fills what it owns but its basic eyes.
    FillButEyes,
    /// Empty points on which no stone can live are set aside: they count for nobody.
    EyesAside,
    /// Empty points come together in blocks.
    Gather,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakeUpStep {
    /// What is done.
    pub action: Action,
    /// The points it is done to.
    pub touched: PointSet,
    /// The board after it.
    pub holdings: Holdings,
    /// The stones next to the board after it.
    pub piles: Piles,
}

named_enum! {
    /// What is compared in the end.
    Compared {
        /// Stones and points together.
        Points = "points",
        /// Stones and points together, against half the board (子, 新应氏, article 10.3).
        Zi = "zi",
        /// Stones alone.
        Stones = "stones",
        /// Empty points alone.
        Territory = "territory",
    }
}

impl Compared {
    /// Black's and White's sums on a board.
    pub(super) fn counts(self, holdings: &Holdings) -> [Exact; 2] {
        Color::BOTH.map(|color| {
            let stones = Exact::from(holdings.board.stones(color).len());
            let territory = Exact::from(holdings.owned[color.index()].len());
            match self {
                Compared::Points | Compared::Zi => {
                    stones + territory + Exact::fraction(holdings.public.len() as i64, 2)
                }
                Compared::Stones => stones,
                Compared::Territory => territory,
            }
        })
    }
}
