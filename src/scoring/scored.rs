//! A recorded game with its settlement.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::rules::{Komi, Registry};
use liangyi_core::score::makeup::TooMuchTerritory;
use liangyi_core::score::{Agreement, End, MadeUp, Method, Settlement, make_up};
use liangyi_engine::judge::{Effort, Judgement, Judgements, RulesetScore, Why};
use liangyi_engine::policy::Models;

use super::doubts::{CountedGame, Doubt};
use super::resolved::ResolvedGame;

/// A game with its settlement.
pub struct ScoredGame {
    /// The game, and what its record says.
    pub resolved: ResolvedGame,
    /// How it was taken to end.
    pub end: End,
    /// Which stones are removed, and who owns what.
    pub settlement: Settlement,
    agreement: Agreement,
    judgements: Judgements,
    /// The judgement behind it; `None` if the dead stones were named or none are removed.
    pub judged: Option<Judgement>,
}

impl ScoredGame {
    /// Settles the position at the end of a game. What the sides have not `agreed` on is judged, with `models`.
    pub fn new(
        resolved: ResolvedGame,
        end: End,
        agreed: Agreement,
        models: &Arc<Models>,
        judging: Effort,
    ) -> ScoredGame {
        let game = &resolved.game;
        let mut judgements = Judgements::new(models, judging);
        let settlement = judgements.settle(game, game.rules(), end, agreed);
        let is_judged = agreed.dead.is_none() && end == End::Agreed && game.rules().removal.takes_dead_off();
        let judged = is_judged.then(|| judgements.of(game).clone());
        ScoredGame { resolved, end, settlement, agreement: agreed, judgements, judged }
    }

    /// The score under every ruleset, with this komi or else each ruleset's own; those that are not judged when `stop`
    /// is set are left out.
    pub fn compare<'a>(
        &mut self,
        registry: &'a Registry,
        komi: Option<Komi>,
        stop: &AtomicBool,
    ) -> Vec<RulesetScore<'a>> {
        self.judgements.compare_until(&self.resolved.game, registry.iter(), komi, self.agreement, stop)
    }

    /// The board made up for counting by `method`, or else the ruleset's own way, and the score.
    ///
    /// # Errors
    ///
    /// A side has no room for the `k` empty points that both sides agree to be left with.
    pub fn made_up(&self, method: Option<Method>, k: Option<usize>) -> Result<MadeUp, TooMuchTerritory> {
        let settlement = Settlement { territory_each: k, ..self.settlement };
        let game = &self.resolved.game;
        let made = make_up(game, game.rules(), self.end, method, &settlement);
        made.check_territory(k)?;
        Ok(made)
    }

    /// Why chains are called dead or living: that on `point`, or all that are dead or uncertain where it is `None`.
    /// None where nothing was judged, or where there is no stone.
    pub fn why(&self, point: Option<Point>) -> Vec<Why> {
        let Some(judged) = &self.judged else { return Vec::new() };
        let game = &self.resolved.game;
        let board = game.board();
        let asked = match point {
            Some(point) => vec![board.chain(point)],
            None => {
                let uncertain = PointSet::union(judged.uncertain(board).into_iter().map(|(chain, _)| chain));
                let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
                chains.filter(|chain| chain.intersects(&(judged.dead | uncertain))).collect()
            }
        };
        asked.into_iter().filter_map(|chain| self.judgements.why(game, chain.first()?)).collect()
    }

    /// What is doubtful about the ruleset's own count.
    pub fn doubts(&self) -> Vec<Doubt> {
        let ResolvedGame { game, info, declared_end, .. } = &self.resolved;
        let counted = CountedGame {
            game,
            end: self.end,
            judged: self.judged.as_ref(),
            is_declared: *declared_end == Some(self.end),
            file_result: info.result.as_deref(),
        };
        self.made_up(None, None).map_or(Vec::new(), |made| counted.doubts(&made.score))
    }

    /// The certainty of the status of the least certain chain, 0 to 1; `None` if nothing was judged.
    pub fn confidence(&self) -> Option<f32> {
        let judged = self.judged.as_ref()?;
        let board = self.resolved.game.board();
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        Some(chains.map(|chain| judged.confidence(&chain)).fold(1.0, f32::min))
    }
}
