//! The steps of a made-up board.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::Game;
use liangyi_core::rules::{PublicPoints, Rules, Tax};
use liangyi_core::score::makeup::{Action, MakeUpStep, Piles};
use liangyi_core::score::{Exact, Holdings, MadeUp, handicap_bonus};
use serde::{Deserialize, Serialize};

use super::game::Owed;
use super::parts::{rows, rows_of, vertices};

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardStep {
    /// What is done.
    #[serde(flatten)]
    pub done: Done,
    /// The points it is done to.
    pub touched: Vec<String>,
    /// The rows of the board after it, from the top.
    pub rows: Vec<String>,
    /// Whose each point is after it, stones included, in rows from the top: `X` Black's, `O` White's, `=` shared half
    /// and half, `.` nobody's. `None` while dead stones are on the board.
    pub owner: Option<Vec<String>>,
    /// The stones next to the board after it.
    pub piles: PilesBeside,
    /// The stones left in the bowls, Black's first, where the method counts them.
    pub bowls: Option<[usize; 2]>,
    /// The sums after it, where they are of points: stones and points are only exchanged, and the margin stays.
    pub totals: Option<Sums>,
}

/// What a step does; its name is under `action`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Done {
    /// Nothing: the position as the game left it.
    Stop,
    /// Dead stones come off.
    DeadOff,
    /// A side gives up border stones for its extra moves; they become public points.
    DebtPaid {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
    },
    /// Stones and own points are exchanged until both sides have as many points.
    EqualTerritory {
        /// How many.
        points: usize,
    },
    /// Stones from the bowls are filled in, or taken off, until both bowls hold as many.
    EqualStones {
        /// How many are left in each.
        in_bowl: usize,
    },
    /// Prisoners, dead and virtual stones go back into the ground of their own colour.
    Refill {
        /// How many of each colour found no room.
        left: [usize; 2],
    },
    /// A side that had more stones takes own stones off own ground.
    Surplus {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
        side: Color,
    },
    /// A side takes own stones off own ground so that as many of both colours stay outside.
    Remainder {
        /// The side.
        #[cfg_attr(test, ts(type = "Color"))]
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
}

impl From<Action> for Done {
    fn from(action: Action) -> Done {
        match action {
            Action::Stop => Done::Stop,
            Action::DeadOff => Done::DeadOff,
            Action::DebtPaid(side) => Done::DebtPaid { side },
            Action::EqualTerritory { points } => Done::EqualTerritory { points },
            Action::EqualStones { in_bowl } => Done::EqualStones { in_bowl },
            Action::Refill { left } => Done::Refill { left },
            Action::Surplus(side) => Done::Surplus { side },
            Action::Remainder(side) => Done::Remainder { side },
            Action::Fill => Done::Fill,
            Action::FillPublic => Done::FillPublic,
            Action::FillButEyes => Done::FillButEyes,
            Action::EyesAside => Done::EyesAside,
            Action::Gather => Done::Gather,
        }
    }
}

/// Stones next to the board, each pile by the colour of its stones, black ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PilesBeside {
    /// Placed there by virtual moves.
    #[serde(rename = "virtual")]
    pub virtual_stones: [usize; 2],
    /// Taken by the opponent, dead stones included once they are off.
    pub prisoners: [usize; 2],
    /// Handed over for passes and turns not taken, where the method counts them.
    pub handed_over: [usize; 2],
    /// Taken off by their owner.
    pub taken_off: [usize; 2],
}

impl From<Piles> for PilesBeside {
    fn from(piles: Piles) -> PilesBeside {
        let Piles { virtual_stones, prisoners, handed_over, taken_off, in_bowls: _ } = piles;
        PilesBeside { virtual_stones, prisoners, handed_over, taken_off }
    }
}

/// The points of both sides as exact text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sums {
    /// Black's stones, points and half of the shared points.
    pub black: String,
    /// White's, with the bonus for handicap stones.
    pub white: String,
    /// What has not been paid yet of the debt for extra moves.
    pub debt: Owed,
    /// By how much Black is ahead, komi, debt and button included.
    pub margin: String,
}

/// How the points of a made-up board are summed up.
struct Summing<'a> {
    game: &'a Game,
    rules: &'a Rules,
    shares_public: bool,
}

impl Summing<'_> {
    /// How they are where the method sums points up and only exchanges them.
    fn of<'a>(game: &'a Game, rules: &'a Rules, made: &MadeUp) -> Option<Summing<'a>> {
        let sums_points = made.score.counting.facts().exchanges && made.score.unit.points() == 1;
        let shares_public = match (made.method, rules.tax, rules.public_points) {
            (Some(_), ..) | (None, Tax::None, PublicPoints::Half) => true,
            (None, Tax::None, PublicPoints::Nobody) => false,
            (None, Tax::None, PublicPoints::DameHalf) | (None, Tax::Seki | Tax::All, _) => return None,
        };
        sums_points.then_some(Summing { game, rules, shares_public })
    }

    /// The sums where Black still owes `owed` points.
    fn sums(&self, holdings: &Holdings, owed: i32) -> Sums {
        let public = if self.shares_public { holdings.public.len() as i64 } else { 0 };
        let [black, mut white] =
            Color::BOTH.map(|color| Exact::from(holdings.held(color).len()) + Exact::fraction(public, 2));
        white += handicap_bonus(self.rules, self.game.handicap()).into();
        let button = self.game.button().filter(|_| self.rules.button).map_or(0, |color| color.sign().into());
        let margin = black.clone() - white.clone() - Exact::from(self.rules.komi) - Exact::from(i64::from(owed))
            + Exact::fraction(button, 2);
        let debt = Owed::by(owed);
        Sums { black: black.to_string(), white: white.to_string(), debt, margin: margin.to_string() }
    }
}

/// The sums of a board of `game` on which stones and points are exchanged and public points are shared, where Black
/// still owes `owed` points.
pub fn shared_sums(game: &Game, rules: &Rules, holdings: &Holdings, owed: i32) -> Sums {
    Summing { game, rules, shares_public: true }.sums(holdings, owed)
}

/// The steps of a board of `game` that was made up under `rules`.
pub fn board_steps(game: &Game, rules: &Rules, made: &MadeUp) -> Vec<BoardStep> {
    let summing = Summing::of(game, rules, made);
    let shows_public = summing.as_ref().is_none_or(|summing| summing.shares_public);
    let paid = |step: &MakeUpStep| match step.action {
        Action::DebtPaid(side) => side.sign() * step.touched.len() as i32,
        _ => 0,
    };
    let mut owed = made.owed + made.steps.iter().map(paid).sum::<i32>();
    let step = |step: &MakeUpStep| {
        owed -= paid(step);
        let (size, holdings) = (game.size(), &step.holdings);
        let is_settled = step.action != Action::Stop || step.touched.is_empty();
        BoardStep {
            done: step.action.into(),
            touched: vertices(size, &step.touched),
            rows: rows(&holdings.board),
            owner: is_settled.then(|| owner(holdings, shows_public)),
            piles: step.piles.into(),
            bowls: step.piles.in_bowls,
            totals: summing.as_ref().filter(|_| is_settled).map(|summing| summing.sums(holdings, owed)),
        }
    };
    made.steps.iter().map(step).collect()
}

/// Whose each point is, in rows from the top, as [`BoardStep::owner`] has it.
pub fn owner(holdings: &Holdings, shows_public: bool) -> Vec<String> {
    let [black, white] = Color::BOTH.map(|color| holdings.held(color));
    let shared = if shows_public { holdings.public } else { PointSet::EMPTY };
    rows_of(holdings.board.size(), |point| match () {
        () if black.contains(point) => 'X',
        () if white.contains(point) => 'O',
        () if shared.contains(point) => '=',
        () => '.',
    })
}
