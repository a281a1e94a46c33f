//! A board on its way to be counted: its steps, and the stones that lie next to it meanwhile.

use serde::{Deserialize, Serialize};

use super::gather::gather;
use crate::base::{Color, PointSet, named_enum};
use crate::board::Board;
use crate::game::Game;
use crate::rules::Rules;
use crate::score::exact::Exact;
use crate::score::settlement::{Holdings, Settled};

/// A board on its way to be counted.
pub(super) struct Maker<'a> {
    pub(super) game: &'a Game,
    pub(super) dead: PointSet,
    pub(super) steps: Vec<MakeUpStep>,
    pub(super) holdings: Holdings,
    pub(super) owed: i32,
}

impl<'a> Maker<'a> {
    /// `handed_over` are the stones of each colour that the method counts as handed over for passes.
    pub(super) fn new(game: &'a Game, rules: &Rules, settled: &Settled, handed_over: [usize; 2]) -> Maker<'a> {
        let holdings = Holdings::new(&settled.parts, rules, settled.end);
        let stopped = Holdings { board: *game.board(), owned: [PointSet::EMPTY; 2], public: PointSet::EMPTY };
        let owed = game.debt(rules);
        let piles = Piles::new(game, handed_over);
        let first = MakeUpStep { action: MakeUpAction::Stop, touched: settled.dead, holdings: stopped, piles };
        let mut maker = Maker { game, dead: settled.dead, steps: vec![first], holdings, owed };
        if settled.dead.is_empty() {
            maker.steps[0].holdings = holdings;
        } else {
            maker.note(MakeUpAction::DeadOff, settled.dead);
        }
        maker
    }

    pub(super) fn note(&mut self, action: MakeUpAction, touched: PointSet) {
        let last = &self.steps[self.steps.len() - 1];
        let piles = piles_after(last, action, &self.holdings.board);
        self.steps.push(MakeUpStep { action, touched, holdings: self.holdings, piles });
    }

    /// Makes the empty points of both sides come together.
    pub(super) fn gather(&mut self) {
        let moved = gather(&mut self.holdings);
        if !moved.is_empty() {
            self.note(MakeUpAction::Gather, moved);
        }
    }
}

/// What lies next to the board after an action that turns the board of the `last` step into `to`.
fn piles_after(last: &MakeUpStep, action: MakeUpAction, to: &Board) -> Piles {
    let mut piles = last.piles;
    for color in Color::BOTH {
        let [before, after] = [&last.holdings.board, to].map(|board| board.stones(color).len());
        let (off, on) = (before.saturating_sub(after), after.saturating_sub(before));
        let side = color.index();
        match action {
            MakeUpAction::DeadOff => piles.prisoners[side] += off,
            MakeUpAction::DebtPaid { .. } | MakeUpAction::Surplus { .. } | MakeUpAction::Remainder { .. } => {
                piles.taken_off[side] += off
            }
            MakeUpAction::Refill { .. } => {
                let prisoners = on.min(piles.prisoners[side]);
                piles.prisoners[side] -= prisoners;
                piles.virtual_stones[side] -= (on - prisoners).min(piles.virtual_stones[side]);
            }
            // Every stone that is not on the board is in its bowl.
            MakeUpAction::EqualStones { in_bowl } => piles = Piles { in_bowls: Some([in_bowl; 2]), ..Piles::default() },
            // Stones change places with those in the bowls, which these methods do not count.
            _ => {}
        }
    }
    piles
}

/// Stones next to the board in piles, counted by their own colour, Black's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piles {
    /// Placed there by virtual moves (虚着).
    #[serde(rename = "virtual")]
    pub virtual_stones: [usize; 2],
    /// Taken by the opponent, dead stones included once they are off.
    pub prisoners: [usize; 2],
    /// Handed over for passes and turns not taken, where the method counts them (AGA's pass stones).
    pub handed_over: [usize; 2],
    /// Taken off by their owner, to pay a debt or so that the sides have as many stones.
    pub taken_off: [usize; 2],
    /// Left in the bowls, where the method counts with bowls; not beside the board, and not among the piles in JSON.
    #[serde(skip)]
    pub in_bowls: Option<[usize; 2]>,
}

impl Piles {
    /// What lies next to the board when `game` stops.
    pub fn new(game: &Game, handed_over: [usize; 2]) -> Piles {
        Piles {
            virtual_stones: Color::BOTH.map(|color| game.virtual_stones(color) as usize),
            prisoners: Color::BOTH.map(|color| game.prisoners(color.opponent()) as usize),
            handed_over,
            ..Piles::default()
        }
    }

    /// The piles that have stones, each with its name.
    pub fn counted(&self) -> impl Iterator<Item = (&'static str, [usize; 2])> {
        [
            ("virtual", self.virtual_stones),
            ("prisoners", self.prisoners),
            ("handed_over", self.handed_over),
            ("taken_off", self.taken_off),
        ]
        .into_iter()
        .filter(|(_, stones)| *stones != [0, 0])
    }
}

/// What a step does to the board; in JSON its name is under `action`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum MakeUpAction {
    /// Nothing: the position as the game left it.
    Stop,
    /// Dead stones come off.
    DeadOff,
    /// A side gives up border stones for its extra moves; they become public points.
    DebtPaid {
        /// The side.
        side: Color,
    },
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
    Surplus {
        /// The side.
        side: Color,
    },
    /// A side takes own stones off own ground so that as many of both colours stay outside.
    Remainder {
        /// The side.
        side: Color,
    },
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
    /// A side that is counted alone exchanges stones and own points until its points are a multiple of ten, in blocks;
    /// its stones are then counted by tens as well.
    Tens {
        /// The side.
        side: Color,
        /// Its points.
        points: usize,
        /// Its stones.
        stones: usize,
    },
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakeUpStep {
    /// What is done.
    pub action: MakeUpAction,
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
