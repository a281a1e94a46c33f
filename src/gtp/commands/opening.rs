//! `liangyi-opening`: what the engine answers in an opening by a rule for the choice of colours.

use liangyi_core::base::PointNames;
use liangyi_core::line::{OpeningRule, OpeningState, read_answer, write_answer};

use super::{Args, Failure, GtpReply, LineContext};
use crate::gtp::args::clip;

/// `liangyi-opening RULE [ANSWER]...`: the answer to what the rule asks after these answers, of both players and in
/// order, on the board of the present size. The game is not changed.
pub fn opening(context: &mut LineContext, mut args: Args) -> GtpReply {
    let size = context.engine.size();
    let names = PointNames::of_go(size);
    let name = args.word("rule")?;
    let rule = OpeningRule::find(name)
        .ok_or_else(|| Failure::Syntax(format!("{} is not an opening rule: {}", clip(name), rules())))?;
    let refused = |error: &dyn std::fmt::Display| Failure::Other(error.to_string());
    let mut opening = OpeningState::new(rule, size).map_err(|error| refused(&error))?;
    while let Some(text) = args.next() {
        let step = opening.next().ok_or_else(|| Failure::Other("the opening is over".to_string()))?;
        let answer = read_answer(text, &step, names).map_err(|error| refused(&error))?;
        opening.apply(answer).map_err(|error| Failure::Other(format!("{}: {}", clip(text), error.told(names))))?;
    }
    let answer = context.engine.answer_opening(&opening, context.shared.stop);
    answer.map(|answer| write_answer(&answer, names)).ok_or_else(|| Failure::Other("the opening is over".to_string()))
}

/// The names of the rules.
fn rules() -> String {
    OpeningRule::ALL.map(OpeningRule::name).join(", ")
}
