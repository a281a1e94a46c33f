//! Made-up boards and their sums, in English.

use std::fmt::Write;

use liangyi_core::base::{Color, PointForm, PointNames};
use liangyi_core::rules::{Counting, Unit};
use liangyi_core::score::makeup::{Action, Compared, MadeUp, MakeUpStep};
use liangyi_core::score::{Exact, LazyLoss, Reason, ResultUnit, Score, debt, vertex_ranges};

/// How many there are.
fn number(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// What is done in a step.
pub(super) fn step(step: &MakeUpStep) -> String {
    let touched = step.touched.len();
    match step.action {
        Action::Stop => "The position".to_string(),
        Action::DeadOff => format!("{} off", number(touched, "dead stone")),
        Action::DebtPaid(color) => format!("{color} pays {} for extra moves", number(touched, "border stone")),
        Action::EqualTerritory { points } => format!("Exchanged: {} each", number(points, "point")),
        Action::EqualStones { in_bowl } => format!("Equal stones: {in_bowl} left in each bowl"),
        Action::Refill { left: [0, 0] } => "Prisoners, dead and virtual stones refilled".to_string(),
        Action::Refill { left: [black, white] } => format!("Refilled; no room for {black} black, {white} white"),
        Action::Surplus(color) => format!("{color} takes {} of surplus off", number(touched, "stone")),
        Action::Remainder(color) => format!("{color} takes {} off: equal remainders", number(touched, "stone")),
        Action::Fill => "Owned points filled".to_string(),
        Action::FillPublic if touched % 2 == 1 => "Public points filled equally, one left".to_string(),
        Action::FillPublic => "Public points filled equally".to_string(),
        Action::FillButEyes => "Filled, basic eyes kept".to_string(),
        Action::EyesAside => "Basic eyes kept: they do not count".to_string(),
        Action::Gather => "Gathered for counting".to_string(),
    }
}

/// The komi in the unit of the count; `None` where there is none.
pub(super) fn komi(score: &Score) -> Option<String> {
    if score.komi.thousandths() == 0 {
        return None;
    }
    Some(match score.unit {
        Unit::Points | Unit::Stones => format!("komi {}", score.komi),
        Unit::Zi => format!("komi {} 子", Exact::from(score.komi) * Exact::fraction(1, 2)),
    })
}

/// Why a game was lost for laziness.
pub(super) fn lazy_loss(lazy: &LazyLoss, names: PointNames) -> String {
    let regions = vertex_ranges(names, &lazy.regions);
    format!("{} offered the end first and left a wild region: {regions}", lazy.offered_first)
}

/// The sums of a made-up board.
pub(super) fn sums(made: &MadeUp, unit: ResultUnit, form: PointForm) -> String {
    let score = &made.score;
    let compared = match made.compared {
        Compared::Zi => "子",
        other => other.name(),
    };
    let [black, white] = Color::BOTH.map(|color| prisoners(made, color));
    let mut text = format!("{compared}: Black {}{black}, White {}{white}", score.black, score.white);
    if let Some(komi) = komi(score) {
        let _ = write!(text, ", {komi}");
    }
    if let Some((debtor, points)) = debt(made.owed) {
        let _ = write!(text, ", {debtor} owes {points} for extra moves");
    }
    let _ = write!(text, ": {}", score.result_in(unit));
    match (score.reason, score.lazy) {
        (Reason::WildRegion, Some(lazy)) => {
            let _ = write!(text, "; {}", lazy_loss(&lazy, PointNames::of_go(made.last().board.size()).in_form(form)));
        }
        (Reason::Repetition, _) => text.push_str("; a repetition made the game a draw"),
        (Reason::Count | Reason::WildRegion, _) => {}
    }
    text
}

/// The parts of a side's territory count, in brackets: points, prisoners and the stones handed over to it for passes.
/// Nothing for other counts.
fn prisoners(made: &MadeUp, color: Color) -> String {
    let (score, piles) = (&made.score, &made.last_step().piles);
    if score.counting != Counting::Territory {
        return String::new();
    }
    let other = color.opponent().index();
    let (taken, passes) = (piles.prisoners[other], piles.handed_over[other]);
    let count = [&score.black, &score.white][color.index()].clone();
    let points = count - Exact::from(taken + passes);
    let mut parts = vec![format!("{points} points"), number(taken, "prisoner")];
    if passes > 0 {
        parts.push(format!("{} for passes", number(passes, "stone")));
    }
    format!(" ({})", parts.join(", "))
}
