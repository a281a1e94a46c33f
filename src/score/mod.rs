//! Counting: what a position is worth under a ruleset, given the dead stones. It knows nothing of search; who is dead
//! is told to it.

mod exact;

pub use exact::Exact;

use crate::board::PointSet;
use crate::game::Game;
use crate::rules::{Color, Komi, Rules, Unit};

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
/// stones, whole chains; at a natural end they are ignored.
pub fn score(game: &Game, rules: &Rules, end: End, method: Option<Method>, dead: &PointSet) -> Score {
    let _ = (game, rules, end, method, dead);
    unimplemented!()
}
