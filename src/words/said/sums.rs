//! Made-up boards and their sums.

use liangyi_core::base::{Color, PointForm, PointNames};
use liangyi_core::rules::Unit;
use liangyi_core::score::makeup::{Compared, MadeUp, MakeUpAction, MakeUpStep};
use liangyi_core::score::{Exact, LazyLoss, Reason, ResultUnit, Score, debt, vertex_ranges};

use crate::words::message::msg;
use crate::words::spoken::Speech;

/// What is done in a step.
pub(super) fn step(step: &MakeUpStep, words: &impl Speech) -> String {
    let touched = step.touched.len();
    words.say(match step.action {
        MakeUpAction::Stop => msg!("step-stop"),
        MakeUpAction::DeadOff => msg!("step-dead-off", count = touched),
        MakeUpAction::DebtPaid { side: color } => msg!("step-debt-paid", side = words.side(color), count = touched),
        MakeUpAction::EqualTerritory { points } => msg!("step-equal-territory", count = points),
        MakeUpAction::EqualStones { in_bowl } => msg!("step-equal-stones", count = in_bowl),
        MakeUpAction::Refill { left: [0, 0] } => msg!("step-refill"),
        MakeUpAction::Refill { left: [black, white] } => msg!("step-refill-left", black = black, white = white),
        MakeUpAction::Surplus { side: color } => msg!("step-surplus", side = words.side(color), count = touched),
        MakeUpAction::Remainder { side: color } => msg!("step-remainder", side = words.side(color), count = touched),
        MakeUpAction::Fill => msg!("step-fill"),
        MakeUpAction::FillPublic if touched % 2 == 1 => msg!("step-fill-public-odd"),
        MakeUpAction::FillPublic => msg!("step-fill-public"),
        MakeUpAction::FillButEyes => msg!("step-fill-but-eyes"),
        MakeUpAction::EyesAside => msg!("step-eyes-aside"),
        MakeUpAction::Gather => msg!("step-gather"),
    })
}

/// The komi in the unit of the count; `None` where there is none.
pub(super) fn komi(score: &Score, words: &impl Speech) -> Option<String> {
    if score.komi.thousandths() == 0 {
        return None;
    }
    Some(words.say(match score.unit {
        Unit::Points | Unit::Stones => msg!("part-komi", komi = score.komi.to_string()),
        Unit::Zi => msg!("part-komi-zi", komi = (Exact::from(score.komi) * Exact::fraction(1, 2)).to_string()),
    }))
}

/// What a side owes for its extra moves.
pub(super) fn debt_of(debtor: Color, points: u32, words: &impl Speech) -> String {
    words.say(msg!("part-debt", side = words.side(debtor), points = points.to_string()))
}

/// Why a game was lost for laziness.
pub(super) fn lazy_loss(lazy: &LazyLoss, names: PointNames, words: &impl Speech) -> String {
    let regions = vertex_ranges(names, &lazy.regions);
    words.say(msg!("lazy-loss", side = words.side(lazy.offered_first), regions = regions))
}

/// The sums of a made-up board.
pub(super) fn sums(made: &MadeUp, unit: ResultUnit, form: PointForm, words: &impl Speech) -> String {
    let score = &made.score;
    let compared = words.say(match made.compared {
        Compared::Points => msg!("compared-points"),
        Compared::Zi => msg!("compared-zi"),
        Compared::Stones => msg!("compared-stones"),
        Compared::Territory => msg!("compared-territory"),
    });
    let [black, white] = Color::BOTH.map(|color| {
        let count = [&score.black, &score.white][color.index()].to_string();
        let prisoners = prisoners(made, color, words);
        words.say(msg!("side-count", side = words.side(color), count = count, prisoners = prisoners))
    });
    let mut parts = vec![black, white];
    parts.extend(komi(score, words));
    parts.extend(debt(made.owed).map(|(debtor, points)| debt_of(debtor, points, words)));
    let parts = words.listed(&parts);
    let result = score.result_in(unit).to_string();
    let text = words.say(msg!("sums", compared = compared, parts = parts, result = result));
    let why = match (score.reason, score.lazy) {
        (Reason::WildRegion, Some(lazy)) => {
            lazy_loss(&lazy, PointNames::of_go(made.last().board.size()).in_form(form), words)
        }
        (Reason::Repetition, _) => words.say(msg!("drawn-by-repetition")),
        (Reason::Count | Reason::WildRegion, _) => return text,
    };
    words.say(msg!("sums-with-reason", sums = text, reason = why))
}

/// The parts of a side's territory count, in brackets: points, prisoners and the stones handed over to it for passes.
/// Nothing for other counts.
fn prisoners(made: &MadeUp, color: Color, words: &impl Speech) -> String {
    let (score, piles) = (&made.score, &made.last_step().piles);
    if !score.counting.facts().prisoners {
        return String::new();
    }
    let other = color.opponent().index();
    let (taken, passes) = (piles.prisoners[other], piles.handed_over[other]);
    let count = [&score.black, &score.white][color.index()].clone();
    let points = count - Exact::from(taken + passes);
    let mut parts = vec![
        words.say(msg!("part-points", points = points.to_string())),
        words.say(msg!("part-prisoners", count = taken)),
    ];
    if passes > 0 {
        parts.push(words.say(msg!("part-for-passes", count = passes)));
    }
    words.say(msg!("in-brackets", text = words.listed(&parts)))
}
