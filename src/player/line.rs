//! Line games to be played: continuous fours win at once where there are any, else the tree decides.

use std::time::Instant;

use super::playable::Playable;
use crate::base::{Color, Size};
use crate::game::Move;
use crate::line::LineGame;
use crate::lineplay::{LINE_PARAMS, LineSettings, Vcf, VcfLimits, find_vcf, run};
use crate::policy::Models;
use crate::search::{SearchContext, SearchParams};

impl Playable for LineGame {
    fn params(_: Size) -> &'static SearchParams {
        &LINE_PARAMS
    }

    fn search(
        context: &SearchContext<'_, LineGame>,
        _: &Models,
        next: &(dyn Fn() -> u64 + Sync),
        seed: u64,
        threads: usize,
        report: &mut dyn FnMut(),
    ) {
        run(context, LineSettings::default(), next, seed, threads, report);
    }

    fn is_same_game(&self, other: &LineGame) -> bool {
        self.rules() == other.rules() && self.start() == other.start() && self.first() == other.first()
    }

    fn certain_win(&self, color: Color, deadline: Option<Instant>) -> Option<Vec<Move>> {
        let nodes = LineSettings::default().vcf?.root;
        match find_vcf(self.lines(), self.rules(), color, VcfLimits { nodes, deadline }) {
            Vcf::Win(line) => Some(line.into_iter().map(Move::Play).collect()),
            _ => None,
        }
    }
}
