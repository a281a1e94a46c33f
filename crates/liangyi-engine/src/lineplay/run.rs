//! The tree search of a line game: board, policy and evaluator put together.

use liangyi_core::line::LineGame;

use super::board::ThreatBoard;
use super::evaluator::LineEvaluator;
use super::policy::LinePolicy;
use super::settings::LineSettings;
use crate::playout::Dice;
use crate::search::{PolicyAndRollout, Rave, SearchContext, SearchRun, run_threads};

/// Searches a position of a game that is not over.
pub fn run(context: &SearchContext<'_, LineGame>, settings: LineSettings, run: SearchRun<'_>) {
    let start = ThreatBoard::new(context.position, settings.threats);
    let seed = run.seed;
    let thread_parts = |thread: u64| {
        let leaves = LineEvaluator::new(settings, Dice::new(seed, thread));
        (start.clone(), PolicyAndRollout::new(LinePolicy::new(settings), leaves), Rave::new(context.params))
    };
    run_threads(context, thread_parts, run);
}
