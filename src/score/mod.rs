//! Counting: what a position is worth under a ruleset, given the dead stones. It knows nothing of search; who is dead
//! is told to it.

mod count;
mod exact;
pub mod territory;

pub use exact::Exact;

use count::{Prisoners, count};
use territory::Parts;

use crate::board::PointSet;
use crate::game::Game;
use crate::rules::{Color, Counting, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Tax, Unit};

/// How a game is taken to have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The sides agree on the dead stones, which come off first (协商终局).
    Agreed,
    /// Nothing is removed: every stone on the board is alive (自然终局).
    Natural,
}

/// A way to count, where it is not to be the ruleset's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Stones and territory together (子空合计).
    Area,
    /// Stones, after both have been left equal territory (等空比子).
    EqualTerritory,
    /// Territory, after both have been left equal stones (等子比空, general form).
    EqualStones,
    /// Territory, after prisoners, dead and virtual stones have been filled in (等子比空, special form).
    Refill,
    /// The whole board filled with stones (填满计点).
    FillAll,
    /// Living stones with the basic eyes kept empty (活子).
    LivingStones,
    /// Empty regions shared in proportion to the stones that touch them.
    Proportional,
    /// Surrounded points and prisoners.
    Territory,
}

impl Method {
    /// Every method with its name.
    pub const ALL: &'static [(&'static str, Method)] = &[
        ("area", Method::Area),
        ("equal-territory", Method::EqualTerritory),
        ("equal-stones", Method::EqualStones),
        ("refill", Method::Refill),
        ("fill-all", Method::FillAll),
        ("living-stones", Method::LivingStones),
        ("proportional", Method::Proportional),
        ("territory", Method::Territory),
    ];
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The count.
    Count,
    /// A wild region was left by the side that offered to end the game (懈怠).
    WildRegion,
    /// A repetition made it a draw.
    Repetition,
}

/// A position counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Black's count, before komi and debts.
    pub black: Exact,
    /// White's count, before komi and debts, with the bonus for handicap stones.
    pub white: Exact,
    /// In what the counts and the margin are given.
    pub unit: Unit,
    /// The komi that the margin allows for, in points.
    pub komi: Komi,
    /// Points Black owes for extra moves; negative where White owes.
    pub extra_moves: i32,
    /// By how much Black is ahead, all told.
    pub margin: Exact,
    /// What decided.
    pub reason: Reason,
}

impl Score {
    /// Who has won, or `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        self.margin.sign()
    }

    /// The result as GTP and SGF write it: `B+3.5`, `W+0.25`, `0`.
    pub fn result(&self) -> String {
        match self.winner() {
            Some(color) => format!("{}+{}", color.letter(), self.margin.abs().decimal()),
            None => "0".to_string(),
        }
    }
}

/// Counts the present position of `game` under `rules`, which need not be those it was played under. `dead` are the dead
/// stones, whole chains; at a natural end, and where the ruleset removes nothing, they are ignored.
pub fn score(game: &Game, rules: &Rules, end: End, method: Option<Method>, dead: &PointSet) -> Score {
    let (rules, counting) = by_method(rules, method);
    let dead = match (end, rules.removal) {
        (End::Agreed, Removal::Agreed) => *dead & game.board().occupied(),
        (End::Natural, _) | (_, Removal::Never) => PointSet::EMPTY,
    };
    let mut board = *game.board();
    board.clear(&dead);
    let prisoners = Prisoners {
        taken: Color::BOTH.map(|color| {
            let stones = game.board().stones(color.opponent()) & dead;
            game.prisoners(color) as usize + stones.len()
        }),
    };
    let parts = Parts::new(&board);
    let [black, mut white] = count(&parts, &rules, counting, end, prisoners);
    white += handicap_bonus(&rules, game.handicap()).into();
    let extra_moves = if rules.extra_moves { game.extra_moves() } else { 0 };
    let button = if rules.button { game.button() } else { None };
    let komi = Exact::from(rules.komi);
    let mut margin = match rules.unit {
        Unit::Points | Unit::Stones => black.clone() - white.clone() - komi,
        Unit::Zi => {
            let par = Exact::fraction(game.size().area() as i64, 2);
            black.clone() - par - komi * Exact::fraction(1, 2)
        }
    };
    margin += Exact::from(-i64::from(extra_moves));
    margin += Exact::fraction(button.map_or(0, |color| color.sign().into()), 2);
    let mut reason = Reason::Count;
    if rules.repetition == Repetition::TwoMoveWindow && game.is_drawn() {
        (margin, reason) = (Exact::default(), Reason::Repetition);
    } else if let (Counting::WildArea, true, Some(lazy)) = (counting, game.is_over(), game.offer())
        && parts.has_wild_region()
    {
        (margin, reason) = (Exact::from(-i64::from(lazy.sign())), Reason::WildRegion);
    }
    Score { black, white, unit: rules.unit, komi: rules.komi, extra_moves, margin, reason }
}

/// The rules with a method's own way to count in place of theirs.
fn by_method(rules: &Rules, method: Option<Method>) -> (Rules, Counting) {
    let with = |counting, public_points, unit| (Rules { counting, public_points, unit, ..rules.clone() }, counting);
    match method {
        None => (rules.clone(), rules.counting),
        Some(Method::Area | Method::EqualTerritory | Method::EqualStones | Method::Refill | Method::FillAll) => {
            let (rules, counting) = with(Counting::Area, PublicPoints::Half, Unit::Points);
            (Rules { tax: Tax::None, ..rules }, counting)
        }
        Some(Method::LivingStones) => with(Counting::LivingStones, rules.public_points, Unit::Stones),
        Some(Method::Proportional) => with(Counting::Proportional, rules.public_points, Unit::Points),
        Some(Method::Territory) => with(Counting::Territory, rules.public_points, Unit::Points),
    }
}

fn handicap_bonus(rules: &Rules, stones: u32) -> i64 {
    match rules.handicap_bonus {
        HandicapBonus::Zero => 0,
        HandicapBonus::OneLess => i64::from(stones.saturating_sub(1)),
        HandicapBonus::Full => i64::from(stones),
    }
}
