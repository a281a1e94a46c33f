//! Made-up boards and their sums.

use liangyi_core::base::{Color, PointForm, PointNames};
use liangyi_core::rules::Unit;
use liangyi_core::score::makeup::{Action, Compared, MadeUp, MakeUpStep};
use liangyi_core::score::{Exact, LazyLoss, Reason, ResultUnit, Score, debt, vertex_ranges};

use crate::words::message::msg;
use crate::words::spoken::Spoken;

impl Spoken {
    /// What is done in a step of a board that is made up, in a line.
    pub fn step(self, step: &MakeUpStep) -> String {
        let touched = step.touched.len();
        self.say(match step.action {
            Action::Stop => msg!("step-stop"),
            Action::DeadOff => msg!("step-dead-off", count = touched),
            Action::DebtPaid(color) => msg!("step-debt-paid", side = self.side(color), count = touched),
            Action::EqualTerritory { points } => msg!("step-equal-territory", count = points),
            Action::EqualStones { in_bowl } => msg!("step-equal-stones", count = in_bowl),
            Action::Refill { left: [0, 0] } => msg!("step-refill"),
            Action::Refill { left: [black, white] } => msg!("step-refill-left", black = black, white = white),
            Action::Surplus(color) => msg!("step-surplus", side = self.side(color), count = touched),
            Action::Remainder(color) => msg!("step-remainder", side = self.side(color), count = touched),
            Action::Fill => msg!("step-fill"),
            Action::FillPublic if touched % 2 == 1 => msg!("step-fill-public-odd"),
            Action::FillPublic => msg!("step-fill-public"),
            Action::FillButEyes => msg!("step-fill-but-eyes"),
            Action::EyesAside => msg!("step-eyes-aside"),
            Action::Gather => msg!("step-gather"),
        })
    }

    /// The sums of a made-up board in a line: what is compared, what is taken off, the result and what decided it.
    pub fn sums(self, made: &MadeUp, unit: ResultUnit, form: PointForm) -> String {
        let score = &made.score;
        let compared = self.say(match made.compared {
            Compared::Points => msg!("compared-points"),
            Compared::Zi => msg!("compared-zi"),
            Compared::Stones => msg!("compared-stones"),
            Compared::Territory => msg!("compared-territory"),
        });
        let [black, white] = Color::BOTH.map(|color| {
            let count = [&score.black, &score.white][color.index()].to_string();
            let prisoners = prisoners(made, color, self);
            self.say(msg!("side-count", side = self.side(color), count = count, prisoners = prisoners))
        });
        let mut parts = vec![black, white];
        parts.extend(komi(score, self));
        parts.extend(debt(made.owed).map(|(debtor, points)| debt_of(debtor, points, self)));
        let parts = self.listed(&parts);
        let result = score.result_in(unit).to_string();
        let text = self.say(msg!("sums", compared = compared, parts = parts, result = result));
        let why = match (score.reason, score.lazy) {
            (Reason::WildRegion, Some(lazy)) => {
                lazy_loss(&lazy, PointNames::of_go(made.last().board.size()).in_form(form), self)
            }
            (Reason::Repetition, _) => self.say(msg!("drawn-by-repetition")),
            (Reason::Count | Reason::WildRegion, _) => return text,
        };
        self.say(msg!("sums-with-reason", sums = text, reason = why))
    }
}

/// The komi in the unit of the count; `None` where there is none.
pub(super) fn komi(score: &Score, words: Spoken) -> Option<String> {
    if score.komi.thousandths() == 0 {
        return None;
    }
    Some(words.say(match score.unit {
        Unit::Points | Unit::Stones => msg!("part-komi", komi = score.komi.to_string()),
        Unit::Zi => msg!("part-komi-zi", komi = (Exact::from(score.komi) * Exact::fraction(1, 2)).to_string()),
    }))
}

/// What a side owes for its extra moves.
pub(super) fn debt_of(debtor: Color, points: u32, words: Spoken) -> String {
    words.say(msg!("part-debt", side = words.side(debtor), points = points.to_string()))
}

/// Why a game was lost for laziness.
pub(super) fn lazy_loss(lazy: &LazyLoss, names: PointNames, words: Spoken) -> String {
    let regions = vertex_ranges(names, &lazy.regions);
    words.say(msg!("lazy-loss", side = words.side(lazy.offered_first), regions = regions))
}

/// The parts of a side's territory count, in brackets: points, prisoners and the stones handed over to it for passes.
/// Nothing for other counts.
fn prisoners(made: &MadeUp, color: Color, words: Spoken) -> String {
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
