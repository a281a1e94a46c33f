//! A recorded game with its settlement, and why the count of a file may not be the result of its game: the game is not
//! finished, the status of stones is uncertain, the file states another result.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::rules::{Komi, Registry};
use liangyi_core::score::makeup::TooMuchTerritory;
use liangyi_core::score::territory::Parts;
use liangyi_core::score::{Agreement, End, MadeUp, Method, Reason, Score, Settlement, make_up};
use liangyi_core::sgf::GameResult;
use liangyi_engine::judge::{
    ChainVerdict, Effort, Judgement, Judgements, OWNED, Opinion, RulesetScore, Stage, judges_dead_stones,
};
use liangyi_engine::policy::Models;

use super::marks::RecordMarks;
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
    /// What the record marks as territory, where the sides have not said it otherwise and dead stones come off.
    pub marks: Option<RecordMarks>,
    /// The judgement behind it; `None` if the dead stones were named or none are removed.
    pub judged: Option<Judgement>,
    /// How far the position has come; `None` where nothing was judged and it is not filled either.
    pub stage: Option<Stage>,
}

impl ScoredGame {
    /// Settles the position at the end of a game. Where the sides have not `agreed` on anything, the territory holds
    /// that the record marks; what is left open is judged, with `models`.
    pub fn new(
        resolved: ResolvedGame,
        end: End,
        agreed: Agreement,
        models: &Arc<Models>,
        judging: Effort,
    ) -> ScoredGame {
        let ResolvedGame { game, rules, .. } = &resolved;
        let counts_marks = agreed == Agreement::default() && end.under(rules) == End::Agreed;
        let marks = resolved.marks.filter(|_| counts_marks);
        let agreed = marks.and_then(|marks| marks.agreement()).unwrap_or(agreed);
        let mut judgements = Judgements::new(models, judging);
        let settlement = judgements.settle(game, rules, end, agreed);
        let judged = judges_dead_stones(rules, end, agreed.dead).then(|| judgements.of(game).clone());
        let board = game.board();
        let stage = match &judged {
            Some(judged) => Some(judged.stage(board)),
            None => Parts::new(board).is_filled().then(|| judgements.of(game).stage(board)),
        };
        ScoredGame { resolved, end, settlement, agreement: agreed, judgements, marks, judged, stage }
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
        let ResolvedGame { game, rules, .. } = &self.resolved;
        let made = make_up(game, rules, self.end, method, &settlement);
        made.check_territory(k)?;
        Ok(made)
    }

    /// Why chains are called dead or living: that on `point`, or all that are dead or uncertain where it is `None`.
    /// None where nothing was judged, or where there is no stone.
    pub fn why(&self, point: Option<Point>) -> Vec<ChainVerdict> {
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
        let Ok(MadeUp { score, .. }) = self.made_up(None, None) else { return Vec::new() };
        let stated = self.resolved.info.result.as_deref();
        let stated = stated.and_then(|text| Some((text, text.parse::<GameResult>().ok()?)));
        let is_counted = score.reason == Reason::Count;
        let margin = is_counted.then(|| (score.margin.to_f64(), score.unit));
        let differs = stated
            .filter(|(_, result)| result.differs_from(score.winner(), margin))
            .map(|(text, _)| Doubt::OtherResult { stated: text.to_string(), counted: score.result() });
        let marked = self.marks.and_then(Doubt::of_marks);
        [marked, self.unfinished(stated, &score), self.uncertain(), self.unheard(), differs]
            .into_iter()
            .flatten()
            .collect()
    }

    fn unfinished(&self, stated: Option<(&str, GameResult)>, score: &Score) -> Option<Doubt> {
        let ResolvedGame { game, declared_end, .. } = &self.resolved;
        if let Some((text, result)) = stated
            && result.is_decided_without_count()
        {
            // The rules judge a lazy loss at the end of the game.
            let is_judged = score.reason == Reason::WildRegion && result.winner() == score.winner();
            return (!is_judged).then(|| Doubt::NotPlayedOut(text.to_string()));
        }
        let is_declared = game.is_over() || *declared_end == Some(self.end);
        if self.end == End::Natural && !is_declared && self.stage != Some(Stage::Ideal) {
            return Some(Doubt::NoNaturalEnd);
        }
        let judged = self.judged.as_ref()?;
        let open = game.board().empty().iter().filter(|point| judged.ownership[*point].abs() < OWNED).count();
        let area = game.size().area();
        (OPEN_SHARE * open > area).then_some(Doubt::Unfinished { open, area })
    }

    fn unheard(&self) -> Option<Doubt> {
        match self.judged.as_ref()?.opinion {
            Opinion::PlayoutsForSize => Some(Doubt::UnseenSize),
            Opinion::PlayoutsForFailure => Some(Doubt::FailedNetwork),
            Opinion::Playouts | Opinion::Network => None,
        }
    }

    /// The chains whose status is uncertain, each by its first point.
    fn uncertain(&self) -> Option<Doubt> {
        let uncertain = self.judged.as_ref()?.uncertain(self.resolved.game.board());
        let confidence = uncertain.first()?.1;
        let chains = uncertain.iter().filter_map(|(chain, _)| chain.first()).collect();
        Some(Doubt::UncertainStatus { confidence, chains })
    }

    /// The certainty of the status of the least certain chain, 0 to 1; `None` if nothing was judged.
    pub fn confidence(&self) -> Option<f32> {
        let judged = self.judged.as_ref()?;
        let board = self.resolved.game.board();
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        Some(chains.map(|chain| judged.confidence(&chain)).fold(1.0, f32::min))
    }
}

/// A game is not finished where more than one in this many points of the board are open: a finished one has its dame.
const OPEN_SHARE: usize = 10;

/// Why a count may not be the result of its game.
#[derive(Clone, Debug, PartialEq)]
pub enum Doubt {
    /// The record states this result, which a game has that is not played to its end.
    NotPlayedOut(String),
    /// The game was counted as one that has come to its natural end, and has not.
    NoNaturalEnd,
    /// The game does not look finished.
    Unfinished {
        /// The points that neither side owns yet.
        open: usize,
        /// The points of the board.
        area: usize,
    },
    /// Whether some chains are dead is uncertain.
    UncertainStatus {
        /// How sure the least sure status is, 0 to 1.
        confidence: f32,
        /// A point of each.
        chains: Vec<Point>,
    },
    /// Inside the territory that the record marks these points have no mark.
    MarksGaps(PointSet),
    /// The record marks no territory at these points.
    MarksMissing(PointSet),
    /// The territory that the record marks contradicts the board at these points.
    MarksContradictory(PointSet),
    /// There is a network, but it has not learnt from boards of this size.
    UnseenSize,
    /// There is a network, but its outputs are not finite.
    FailedNetwork,
    /// The record states another result.
    OtherResult {
        /// The result in the record.
        stated: String,
        /// The count's.
        counted: String,
    },
}

impl Doubt {
    /// What is doubtful about the territory that a record marks.
    pub fn of_marks(marks: RecordMarks) -> Option<Doubt> {
        match marks {
            RecordMarks::Whole(_) => None,
            RecordMarks::Gaps(_, points) => Some(Doubt::MarksGaps(points)),
            RecordMarks::Missing(points) => Some(Doubt::MarksMissing(points)),
            RecordMarks::Contradictory(points) => Some(Doubt::MarksContradictory(points)),
        }
    }
}
