//! Line games as a player plays them: wins by continuous fours first, then a search without a tree.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use liangyi_core::base::Color;
use liangyi_core::game::Move;
use liangyi_core::line::LineGame;

use super::choice::CertainWin;
use super::playable::{LoneSearch, Playable};
use super::{Choice, PlayerAction, RootValue};
use crate::lineplay::{
    LineParams, LineSearch, NODES_A_PLAYOUT, RootMove, ThreatWin, TranspositionTable, Vcf, VcfLimits, Vct, find_vcf,
    find_vct,
};
use crate::search::{Candidate, ValueEstimate};

/// Positions that the search for a win by continuous fours may visit before a move.
const FOURS_AT_ROOT: u64 = 200_000;
/// The same for one by continuous threats.
const THREATS_AT_ROOT: u64 = 60_000;
/// The part of a player's memory that the table of positions takes.
const TABLE_PART: usize = 4;

/// What searches of a line game leave for those of later moves.
#[derive(Debug, Default)]
pub struct LineMemory {
    table: Option<TranspositionTable>,
}

impl Playable for LineGame {
    type Memory = LineMemory;

    fn is_same_game(&self, other: &LineGame) -> bool {
        self.rules() == other.rules() && self.start() == other.start() && self.first() == other.first()
    }

    fn certain_win(
        &self,
        color: Color,
        playouts: Option<u64>,
        deadline: Option<Instant>,
        stop: &AtomicBool,
    ) -> Option<CertainWin> {
        let ThreatWin { line, wins_in } = threat_win(self, color, playouts, deadline, stop)?;
        Some(CertainWin { line: line.into_iter().map(Move::Play).collect(), wins_in: wins_in as i32 })
    }

    fn search_alone(&self, memory: &mut LineMemory, search: LoneSearch<'_>) -> Option<Choice> {
        let LoneSearch { color, options, request, bounds, seed, progress } = search;
        let table = memory.table.get_or_insert_with(|| TranspositionTable::new(options.memory / TABLE_PART));
        // A search for a move has looked for it before.
        let known_win = (request.moves_shown > 1)
            .then(|| threat_win(self, color, bounds.playouts(), bounds.deadline(), bounds.stop_flag()))
            .flatten();
        let line_search = LineSearch {
            game: self,
            color,
            allows: &|point| request.restrictions.allows(color, 0, Move::Play(point)),
            shown: request.moves_shown,
            threads: options.threads.max(1),
            seed,
            is_whole: request.moves_shown > 1,
            known_win: known_win.as_ref(),
            params: &LineParams::PLAYED,
            table,
            is_over: &|nodes| bounds.are_reached(nodes / NODES_A_PLAYOUT),
            report_every: request.report_every,
        };
        let shown = |moves: &[RootMove], nodes: u64| choice(moves, nodes, request.moves_shown);
        let (moves, nodes) = line_search.run(&mut |moves, nodes| progress(&shown(moves, nodes)));
        Some(shown(&moves, nodes))
    }
}

/// A win of `color`, whose turn it is, by continuous fours, or else by continuous threats.
fn threat_win(
    game: &LineGame,
    color: Color,
    playouts: Option<u64>,
    deadline: Option<Instant>,
    stop: &AtomicBool,
) -> Option<ThreatWin> {
    let limits = VcfLimits { nodes: FOURS_AT_ROOT, deadline, stop: Some(stop) };
    if let Vcf::Win(win) = find_vcf(game.lines(), game.rules(), color, limits) {
        return Some(win);
    }
    let nodes = playouts.map_or(THREATS_AT_ROOT, |most| most.saturating_mul(NODES_A_PLAYOUT).min(THREATS_AT_ROOT));
    match find_vct(game.lines(), game.rules(), color, VcfLimits { nodes, ..limits }) {
        Vct::Win(win) => Some(win),
        Vct::None | Vct::Unknown => None,
    }
}

/// What a search has found, the best moves first.
fn choice(moves: &[RootMove], nodes: u64, shown: usize) -> Choice {
    let urgencies: f64 = moves.iter().map(|found| f64::from(found.urgency.max(0))).sum();
    let candidate = |found: &RootMove| {
        let win_rate = found.win_rate();
        let margin = 2.0 * win_rate - 1.0;
        let visits = (found.nodes / NODES_A_PLAYOUT).max(1);
        Candidate {
            visits,
            edge_visits: visits,
            win_rate,
            margin,
            score: margin,
            utility: margin,
            estimate: ValueEstimate::of_means(win_rate, margin),
            prior: f64::from(found.urgency.max(0)) / urgencies.max(1.0),
            line: found.line.iter().copied().map(Move::Play).collect(),
            line_visits: vec![visits; found.line.len()],
            line_edge_visits: vec![visits; found.line.len()],
            wins_in: found.wins_in(),
            ..Candidate::new(Move::Play(found.point))
        }
    };
    let known = moves.iter().take(shown).enumerate().filter(|(number, found)| *number == 0 || found.depth > 0);
    let candidates: Vec<Candidate> = known.map(|(_, found)| candidate(found)).collect();
    let Some(best) = candidates.first() else { return Choice::none(PlayerAction::Move(Move::Pass)) };
    let root = RootValue {
        visits: (nodes / NODES_A_PLAYOUT).max(1),
        win_rate: best.win_rate,
        margin: best.margin,
        score: best.score,
        estimate: best.estimate,
        ..RootValue::default()
    };
    let action = PlayerAction::Move(best.mv);
    Choice { playouts: nodes / NODES_A_PLAYOUT, root, candidates, ..Choice::none(action) }
}
