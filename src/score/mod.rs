//! Counting: what a position is worth under a ruleset, given the dead stones. It knows nothing of search; who is dead
//! is told to it.

mod count;
mod exact;
pub mod makeup;
mod position;
mod settlement;
pub mod territory;

pub use self::exact::Exact;
pub use self::makeup::{MadeUp, make_up};
pub use self::settlement::Settlement;

use crate::score::count::{Prisoners, count};
use crate::score::settlement::Settled;

use crate::base::{Color, PointSet};
use crate::game::Game;
use crate::rules::{Counting, HandicapBonus, Komi, PublicPoints, Repetition, Rules, Tax, Unit};

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
    pub const ALL: [(&'static str, Method); 8] = [
        ("area", Method::Area),
        ("equal-territory", Method::EqualTerritory),
        ("equal-stones", Method::EqualStones),
        ("refill", Method::Refill),
        ("fill-all", Method::FillAll),
        ("living-stones", Method::LivingStones),
        ("proportional", Method::Proportional),
        ("territory", Method::Territory),
    ];

    /// The name it is chosen by.
    pub fn name(self) -> &'static str {
        Method::ALL.into_iter().find(|(_, method)| *method == self).map_or("", |(name, _)| name)
    }

    /// The method of that name, in any case.
    pub fn named(text: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, method)| method)
    }

    /// Whether it is one of the five ways to count points that all give the same margin (大道从简).
    pub fn counts_points(self) -> bool {
        match self {
            Method::Area | Method::EqualTerritory | Method::EqualStones | Method::Refill | Method::FillAll => true,
            Method::LivingStones | Method::Proportional | Method::Territory => false,
        }
    }
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
    /// Black's count, before komi and debts; of a method that pays debts on the board, after them.
    pub black: Exact,
    /// White's count likewise, with the bonus for handicap stones.
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
    score_settled(game, rules, end, method, &Settlement::dead(*dead))
}

/// As [`score()`], with all that was agreed or judged besides the dead stones.
pub fn score_settled(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> Score {
    if method.is_some_and(|method| method != Method::Area && method.counts_points()) {
        return make_up(game, rules, end, method, settlement).score;
    }
    score_parts(game, rules, end, method, &Settled::new(game, rules, end, settlement))
}

fn score_parts(game: &Game, rules: &Rules, end: End, method: Option<Method>, settled: &Settled) -> Score {
    // Rules that do not count territory themselves have stones handed over for passes, as AGA's: then territory and area agree.
    let pass_stones = method == Some(Method::Territory) && rules.counting != Counting::Territory;
    let rules = &by_method(rules, method);
    let prisoners = Prisoners {
        taken: Color::BOTH.map(|color| {
            let dead = (game.board().stones(color.opponent()) & settled.dead).len();
            let handed = if pass_stones { handed_over(game, color.opponent()) } else { 0 };
            game.prisoners(color) as usize + dead + handed
        }),
    };
    let [black, mut white] = count(&settled.parts, rules, rules.counting, end, prisoners);
    white += handicap_bonus(rules, game.handicap()).into();
    if pass_stones {
        // Handicap stones are on the board, which territory does not see. Where White gets all of them but one for area,
        // his last move is one stone more that he hands over.
        white += Exact::from(-i64::from(game.handicap()));
    }
    let owed = if rules.extra_moves { game.extra_moves() } else { 0 };
    conclude(game, rules, settled, [black, white], owed)
}

/// The score that two counts make, `owed` being what Black still has to pay.
fn conclude(game: &Game, rules: &Rules, settled: &Settled, counts: [Exact; 2], owed: i32) -> Score {
    let [black, white] = counts;
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
    margin += Exact::from(-i64::from(owed));
    margin += Exact::fraction(button.map_or(0, |color| color.sign().into()), 2);
    let mut reason = Reason::Count;
    if rules.repetition == Repetition::TwoMoveWindow && game.is_drawn() {
        (margin, reason) = (Exact::default(), Reason::Repetition);
    } else if let (Counting::WildArea, true, Some(lazy)) = (rules.counting, game.is_over(), game.offer())
        && settled.parts.has_wild_region()
    {
        (margin, reason) = (Exact::from(-i64::from(lazy.sign())), Reason::WildRegion);
    }
    Score { black, white, unit: rules.unit, komi: rules.komi, extra_moves, margin, reason }
}

/// Stones that `color` has given away with none of them on the board: one for every pass (AGA's pass stones) and every
/// virtual move, and for the turns that he had less than the opponent.
fn handed_over(game: &Game, color: Color) -> usize {
    let turns = |color| game.moves().filter(move |played| played.color == color);
    let idle = turns(color).filter(|played| played.mv.point().is_none()).count();
    idle + turns(color.opponent()).count().saturating_sub(turns(color).count())
}

/// The rules with a method's own way to count in place of theirs.
fn by_method(rules: &Rules, method: Option<Method>) -> Rules {
    let with = |counting, public_points, unit| Rules { counting, public_points, unit, ..rules.clone() };
    match method {
        None => rules.clone(),
        Some(method) if method.counts_points() => {
            let counting = if rules.counting == Counting::Points { Counting::Points } else { Counting::Area };
            Rules { tax: Tax::None, ..with(counting, PublicPoints::Half, Unit::Points) }
        }
        Some(Method::LivingStones) => with(Counting::LivingStones, rules.public_points, Unit::Stones),
        Some(Method::Proportional) => with(Counting::Proportional, rules.public_points, Unit::Points),
        Some(_) => with(Counting::Territory, rules.public_points, Unit::Points),
    }
}

fn handicap_bonus(rules: &Rules, stones: u32) -> i64 {
    match rules.handicap_bonus {
        HandicapBonus::Zero => 0,
        HandicapBonus::OneLess => i64::from(stones.saturating_sub(1)),
        HandicapBonus::Full => i64::from(stones),
    }
}
