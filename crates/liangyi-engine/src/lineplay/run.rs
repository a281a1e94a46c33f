//! The tree search of a line game: board, policy and evaluator put together.

use liangyi_core::line::LineGame;

use super::board::ThreatBoard;
use super::evaluator::LineEvaluator;
use super::policy::LinePolicy;
use super::settings::LineSettings;
use crate::playout::Dice;
use crate::search::{Halves, Rave, SearchContext, run_threads};

/// Searches with `threads` threads. Each makes as many evaluations as `next` says, until that is 0; `report` is called
/// every tenth of a second. With one thread the same seed gives the same search. The game must not be over.
pub fn run(
    context: &SearchContext<'_, LineGame>,
    settings: LineSettings,
    next: &(dyn Fn() -> u64 + Sync),
    seed: u64,
    threads: usize,
    report: &mut dyn FnMut(),
) {
    let start = ThreatBoard::new(context.position, settings.threats);
    let thread_parts = |thread: u64| {
        let leaves = LineEvaluator::new(settings, Dice::new(seed, thread));
        (start.clone(), Halves::new(LinePolicy::new(settings), leaves), Rave::new(context.params))
    };
    run_threads(context, thread_parts, next, threads, report);
}
