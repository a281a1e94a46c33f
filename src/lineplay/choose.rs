//! The search of a line game, and the choice of a move: continuous fours first, then the tree.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::board::ThreatBoard;
use super::evaluator::LineEvaluator;
use super::policy::LinePolicy;
use super::settings::{LINE_PARAMS, LineSettings};
use super::vcf::{Vcf, VcfLimits, find_vcf};
use crate::base::Color;
use crate::game::{Move, Position};
use crate::line::LineGame;
use crate::playout::Dice;
use crate::search::{Bounds, Candidate, Limits, OwnershipSums, SearchContext, Tree, candidates, run_threads};

/// The part of the time that the search for continuous fours may take.
const VCF_TIME: u32 = 4;

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
    let seat =
        |thread: u64| (start.clone(), LinePolicy::new(settings), LineEvaluator::new(settings, Dice::new(seed, thread)));
    run_threads(context, seat, next, threads, report);
}

/// The move chosen in a line game.
#[derive(Clone, Debug)]
pub struct LineChoice {
    /// The move: never a forbidden point. A pass where there is no other legal move.
    pub mv: Move,
    /// The move and what is expected to follow it.
    pub line: Vec<Move>,
    /// The value for the side that moves, 0 to 1.
    pub value: f64,
    /// Whether continuous fours win for certain.
    pub is_won: bool,
    /// Playouts made.
    pub playouts: u64,
    /// The moves searched, the best first; empty where there was nothing to search.
    pub candidates: Vec<Candidate>,
}

impl LineChoice {
    /// A move that was found without the tree.
    fn without_search(line: Vec<Move>, is_won: bool) -> LineChoice {
        let value = if is_won { 1.0 } else { 0.5 };
        LineChoice { mv: line[0], line, value, is_won, playouts: 0, candidates: Vec::new() }
    }
}

/// Chooses a move for `color`, to move in a game that is not over: by a search for continuous fours, and where that
/// finds none by a tree search with `threads` threads. Both end when `stop` is set or a limit is met; with one thread,
/// no limit of time and the same seed the choice is the same.
pub fn choose(
    game: &LineGame,
    color: Color,
    settings: LineSettings,
    limits: &Limits,
    seed: u64,
    threads: usize,
    stop: &AtomicBool,
) -> LineChoice {
    let begun = Instant::now();
    if let Some(nodes) = settings.vcf {
        let deadline = limits.time.map(|time| begun + time / VCF_TIME);
        let limits = VcfLimits { nodes: nodes.root, deadline };
        if let Vcf::Win(line) = find_vcf(game.lines(), game.rules(), color, limits) {
            return LineChoice::without_search(line.into_iter().map(Move::Play).collect(), true);
        }
    }
    if game.legal_moves(color).points.is_empty() {
        return LineChoice::without_search(vec![Move::Pass], false);
    }
    let (tree, ownership) = (Tree::new(settings.memory), OwnershipSums::new());
    let context = SearchContext { params: &LINE_PARAMS, ..SearchContext::new(&tree, game, color, &ownership) };
    let limits = Limits { time: limits.time.map(|time| time.saturating_sub(begun.elapsed())), ..*limits };
    let bounds = Bounds::new(&limits, stop);
    run(&context, settings, &|| bounds.next(&context), seed, threads, &mut || {});
    let candidates = candidates(&tree, 0, None);
    let best = candidates.first().expect("a position with legal moves has been searched");
    LineChoice {
        mv: best.mv,
        line: best.line.clone(),
        value: best.win_rate,
        is_won: false,
        playouts: bounds.done(),
        candidates: candidates.clone(),
    }
}
