//! The tree search of a line game: leaves are decided by five or by continuous fours where a short search finds them,
//! else by a playout.

use liangyi_core::base::Color;
use liangyi_core::line::LineGame;

use super::board::ThreatBoard;
use super::playout::play_out;
use super::policy::LinePolicy;
use super::vcf::{LineSettings, Vcf, VcfLimits, find_vcf};
use crate::playout::{PlayoutMove, PlayoutRng};
use crate::search::{
    Leaf, LeafEvaluator, LeafValue, OwnershipTally, PolicyAndRollout, Rave, SearchContext, SearchRun, run_threads,
};

/// Values leaves of line games.
pub struct LineEvaluator {
    settings: LineSettings,
    dice: PlayoutRng,
}

impl LineEvaluator {
    /// `dice` are the random numbers of a thread.
    pub fn new(settings: LineSettings, dice: PlayoutRng) -> LineEvaluator {
        LineEvaluator { settings, dice }
    }

    /// Whether the side to move has a win that a short search finds.
    fn wins(&self, board: &ThreatBoard, color: Color) -> bool {
        let Some(nodes) = self.settings.vcf else { return false };
        if board.fours(color).is_empty() && board.fives(color).is_empty() {
            return false;
        }
        matches!(find_vcf(board.lines(), board.rules(), color, VcfLimits::nodes(nodes.leaf)), Vcf::Win(_))
    }
}

impl LeafEvaluator<ThreatBoard> for LineEvaluator {
    /// Points have no owners in line games, and moves of playouts are not traced.
    fn evaluate(
        &mut self,
        board: &mut ThreatBoard,
        leaf: Leaf,
        _: &mut Vec<PlayoutMove>,
        ownership: &mut OwnershipTally,
    ) -> LeafValue {
        ownership.begin();
        let winner = match board.winner() {
            Some(winner) => Some(winner),
            None if leaf.is_end => None,
            None if self.wins(board, leaf.to_move) => Some(leaf.to_move),
            None => play_out(board, leaf.to_move, self.settings.threats, &mut self.dice),
        };
        let margin = winner.map_or(0.0, |color| color.sign() as f32);
        LeafValue { black: 0.5 + 0.5 * margin, margin, spread: 0.0 }
    }
}

/// Searches a position of a game that is not over.
pub fn search_line_game(context: &SearchContext<'_, LineGame>, settings: LineSettings, run: SearchRun<'_>) {
    let start = ThreatBoard::new(context.position, settings.threats);
    let seed = run.seed;
    let thread_parts = |thread: u64| {
        let leaves = LineEvaluator::new(settings, PlayoutRng::new(seed, thread));
        (start.clone(), PolicyAndRollout::new(LinePolicy::new(settings), leaves), Rave::new(context.params))
    };
    run_threads(context, thread_parts, run);
}
