//! Line games to be played: continuous fours win at once where there are any, else the tree decides.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Move;
use liangyi_core::line::LineGame;

use super::Options;
use super::playable::Playable;
use crate::lineplay::{self, Vcf, VcfLimits, find_vcf};
use crate::search::{SearchContext, SearchParams, SearchRun};

impl Playable for LineGame {
    fn params(_: Size, _: &Options) -> &'static SearchParams {
        &SearchParams::LINE
    }

    fn search(context: &SearchContext<'_, LineGame>, options: &Options, run: SearchRun<'_>) {
        lineplay::run(context, options.line, run);
    }

    fn is_same_game(&self, other: &LineGame) -> bool {
        self.rules() == other.rules() && self.start() == other.start() && self.first() == other.first()
    }

    fn certain_win(
        &self,
        color: Color,
        options: &Options,
        deadline: Option<Instant>,
        stop: &AtomicBool,
    ) -> Option<Vec<Move>> {
        let limits = VcfLimits { nodes: options.line.vcf?.root, deadline, stop: Some(stop) };
        match find_vcf(self.lines(), self.rules(), color, limits) {
            Vcf::Win(line) => Some(line.into_iter().map(Move::Play).collect()),
            _ => None,
        }
    }
}
