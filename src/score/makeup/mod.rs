//! Made-up boards (做棋): the present position transformed, step by step, into the board on which a method counts.
//!
//! Each of the five ways to count points exchanges stones and points of one side's, gives border stones up to pay a debt, or
//! fills points in; none of that moves the margin (子目互换, 负着). Nothing is captured while a board is made up, so the last
//! boards may hold chains without liberties.

mod gather;
mod methods;

use super::settlement::{Holdings, Settled};
use super::{End, Method, Score, Settlement, by_method, conclude, score_parts};
use crate::base::{Color, PointSet};
use crate::game::Game;
use crate::rules::{Counting, Rules};

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
    /// Empty points come together in blocks.
    Gather,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is done.
    pub action: Action,
    /// The points it is done to.
    pub touched: PointSet,
    /// The board after it.
    pub holdings: Holdings,
}

impl Step {
    /// What is done, in a line.
    pub fn caption(&self) -> String {
        let stones = |count: usize, what: &str| match count {
            1 => format!("1 {what}"),
            _ => format!("{count} {what}s"),
        };
        let touched = self.touched.len();
        match self.action {
            Action::Stop => "The position".to_string(),
            Action::DeadOff => format!("{} off", stones(touched, "dead stone")),
            Action::DebtPaid(color) => format!("{color} pays {} for extra moves", stones(touched, "border stone")),
            Action::EqualTerritory { points } => format!("Exchanged: {} each", stones(points, "point")),
            Action::EqualStones { in_bowl } => format!("Equal stones: {in_bowl} left in each bowl"),
            Action::Refill { left: [0, 0] } => "Prisoners, dead and virtual stones refilled".to_string(),
            Action::Refill { left: [black, white] } => format!("Refilled; no room for {black} black, {white} white"),
            Action::Surplus(color) => format!("{color} takes {} of surplus off", stones(touched, "stone")),
            Action::Remainder(color) => format!("{color} takes {} off: equal remainders", stones(touched, "stone")),
            Action::Fill => "Owned points filled".to_string(),
            Action::FillPublic if touched % 2 == 1 => "Public points filled equally, one left".to_string(),
            Action::FillPublic => "Public points filled equally".to_string(),
            Action::FillButEyes => "Filled, basic eyes kept".to_string(),
            Action::Gather => "Gathered for counting".to_string(),
        }
    }
}

/// What is compared in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Stones and points together.
    Points,
    /// Stones alone.
    Stones,
    /// Empty points alone.
    Territory,
}

impl Compared {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Compared::Points => "points",
            Compared::Stones => "stones",
            Compared::Territory => "territory",
        }
    }
}

/// A board made up for counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUp {
    /// From the position as it was left to the board that is counted; never empty.
    pub steps: Vec<Step>,
    /// What is counted on the last board.
    pub compared: Compared,
    /// The sums and the margin.
    pub score: Score,
    /// What Black still owes after the last step (White where negative): a debt that the board has not paid.
    pub owed: i32,
}

impl MadeUp {
    /// The board that is counted.
    pub fn last(&self) -> &Holdings {
        &self.steps[self.steps.len() - 1].holdings
    }
}

/// Makes the board up for `method`, or for the ruleset's own way to count.
pub fn make_up(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> MadeUp {
    let settled = Settled::new(game, rules, end, settlement);
    let counted = by_method(rules, method);
    let mut maker = Maker::new(game, &counted, end, &settled);
    let own_count = |maker: Maker, compared| {
        let score = score_parts(game, rules, end, method, &settled);
        MadeUp { steps: maker.steps, compared, owed: score.extra_moves, score }
    };
    let compared = match (method, counted.counting) {
        (Some(Method::EqualTerritory), _) => maker.equal_territory(),
        (Some(Method::EqualStones), _) => maker.equal_stones(),
        (Some(Method::Refill), _) => maker.refill(),
        (Some(Method::FillAll), _) => maker.fill_all(),
        (_, Counting::LivingStones) => {
            if end == End::Agreed {
                maker.fill_but_eyes(&settled.parts);
            }
            return own_count(maker, Compared::Stones);
        }
        (_, Counting::Stones) => return own_count(maker, Compared::Stones),
        (_, Counting::Territory) => return own_count(maker, Compared::Territory),
        (_, Counting::Area | Counting::Points | Counting::WildArea | Counting::Proportional | Counting::Majority) => {
            return own_count(maker, Compared::Points);
        }
    };
    let mut counts = maker.counts(compared);
    counts[1] += super::handicap_bonus(&counted, game.handicap()).into();
    let score = conclude(game, &counted, &settled, counts, maker.owed);
    MadeUp { steps: maker.steps, compared, score, owed: maker.owed }
}

/// A board on its way to be counted.
struct Maker<'a> {
    game: &'a Game,
    dead: PointSet,
    steps: Vec<Step>,
    holdings: Holdings,
    owed: i32,
}

impl<'a> Maker<'a> {
    fn new(game: &'a Game, rules: &Rules, end: End, settled: &Settled) -> Maker<'a> {
        let holdings = Holdings::new(&settled.parts, rules.counting, end);
        let stopped = Holdings { board: *game.board(), owned: [PointSet::EMPTY; 2], public: PointSet::EMPTY };
        let owed = if rules.extra_moves { game.extra_moves() } else { 0 };
        let first = Step { action: Action::Stop, touched: settled.dead, holdings: stopped };
        let mut maker = Maker { game, dead: settled.dead, steps: vec![first], holdings, owed };
        if settled.dead.is_empty() {
            maker.steps[0].holdings = holdings;
        } else {
            maker.note(Action::DeadOff, settled.dead);
        }
        maker
    }

    fn note(&mut self, action: Action, touched: PointSet) {
        self.steps.push(Step { action, touched, holdings: self.holdings });
    }

    /// Makes the empty points of both sides come together.
    fn gather(&mut self) {
        let mut moved = PointSet::EMPTY;
        for color in Color::BOTH {
            let (before, after) = (self.holdings.owned[color.index()], gather::gathered(&self.holdings, color));
            let (opened, closed) = (after.without(&before), before.without(&after));
            self.holdings.withdraw(color, &opened);
            self.holdings.fill(color, &closed);
            moved |= opened | closed;
        }
        if !moved.is_empty() {
            self.note(Action::Gather, moved);
        }
    }
}
