//! The result of the present position: dead stones, statuses, the score under one ruleset or all of them.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::rules::{Komi, Rules, Ruleset, Tax};
use liangyi_core::score::makeup::{HandBoard, TooMuchTerritory};
use liangyi_core::score::{
    Agreement, End, GroupEyes, MadeUp, Method, Reason, Score, Settlement, basic_eyes, make_up, owned_regions,
    score_settled,
};

use super::game::EngineError;
use super::go::{DeadStones, GoSession};
use crate::judge::{ChainVerdict, Judgement, RulesetScore, Stage, judges_dead_stones, settled_without_judgement};

/// The status of a stone or a point at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalStatus {
    /// Living stones, except those in seki.
    Alive,
    /// Dead stones.
    Dead,
    /// Living stones in seki.
    Seki,
    /// Black's territory, points under White's dead stones included.
    BlackTerritory,
    /// White's territory, points under Black's dead stones included.
    WhiteTerritory,
}

impl GoSession {
    /// Sets the dead stones that both sides agree on: the chains on `points`.
    pub fn agree_dead(&mut self, points: &[Point]) -> Result<(), EngineError> {
        let board = self.game.board();
        let mut dead = PointSet::EMPTY;
        for &point in points {
            if board.at(point).is_none() {
                return Err(EngineError::NoStone(board.size().vertex(point).to_string()));
            }
            dead |= board.chain(point);
        }
        self.record_mut().terms.dead = DeadStones::Agreed(dead);
        Ok(())
    }

    /// Makes the engine judge which stones are dead, whatever the record says, as it does unless both sides agree.
    pub fn judge_dead(&mut self) {
        self.agree_as_recorded(Agreement::default());
        self.take_back_dead();
    }

    /// Takes back which stones both sides agree are dead.
    pub fn take_back_dead(&mut self) {
        self.record_mut().terms.dead = DeadStones::Auto;
    }

    /// Sets that both sides agree that the empty `points` are `color`'s; points given before stay.
    pub fn agree_owner(&mut self, color: Color, points: &[Point]) -> Result<(), EngineError> {
        let board = self.game.board();
        if let Some(&point) = points.iter().find(|&&point| board.at(point).is_some()) {
            return Err(EngineError::NotEmpty(board.size().vertex(point).to_string()));
        }
        let points: PointSet = points.iter().copied().collect();
        let owned = &mut self.record_mut().terms.owned;
        owned[color.index()] |= points;
        owned[color.opponent().index()] = owned[color.opponent().index()].without(&points);
        Ok(())
    }

    /// Sets that both sides agree on whose all empty points are, where one side alone has them: `owned`, Black's first,
    /// and no others. Points of agreed dead stones may be among them.
    ///
    /// # Errors
    ///
    /// There is another stone on one of them.
    pub fn agree_owners(&mut self, owned: [PointSet; 2]) -> Result<(), EngineError> {
        let board = self.game.board();
        let stones = board.occupied().without(&self.record.terms.dead.named().unwrap_or_default());
        if let Some(point) = (stones & (owned[0] | owned[1])).first() {
            return Err(EngineError::NotEmpty(board.size().vertex(point).to_string()));
        }
        let terms = &mut self.record_mut().terms;
        (terms.owned, terms.owners_complete) = ([owned[0], owned[1].without(&owned[0])], true);
        Ok(())
    }

    /// Drops what both sides agreed on about empty points.
    pub fn judge_owners(&mut self) {
        let terms = &mut self.record_mut().terms;
        (terms.owned, terms.owners_complete) = ([PointSet::EMPTY; 2], false);
    }

    /// Whether both sides can end the game here: not where nothing can be counted yet.
    pub fn may_declare_end(&mut self, end: End) -> bool {
        self.score(end, None).reason != Reason::Unfilled
    }

    /// Sets how both sides declare that the game ends in the present position; `None` takes that back. The next move
    /// does so too.
    pub fn declare_end(&mut self, end: Option<End>) {
        self.record_mut().terms.declared_end = end;
    }

    /// Has hold what a record says that the sides agreed on in the present position, where they say nothing else. The
    /// next move ends that.
    pub fn agree_as_recorded(&mut self, recorded: Agreement) {
        self.record_mut().terms.recorded = recorded;
    }

    /// How the game ends: as both sides have declared, or else by agreement.
    pub fn end(&self) -> End {
        self.record.terms.declared_end.unwrap_or(End::Agreed)
    }

    /// Whether the game has a result: it is over, or both sides have declared its end.
    pub fn has_result(&self) -> bool {
        self.is_over() || self.record.terms.declared_end.is_some()
    }

    /// The dead stones under the ruleset in force; none at a natural end that both sides have declared.
    pub fn dead(&mut self) -> PointSet {
        if self.end() == End::Natural {
            return PointSet::EMPTY;
        }
        self.findings.dead(&self.game, &self.record.terms.ruleset.rules, self.record.agreement().dead)
    }

    /// What the present position is expected to become.
    pub fn judgement(&mut self) -> &Judgement {
        self.findings.of(&self.game)
    }

    /// How far the position has come, as it is judged.
    pub fn stage(&mut self) -> Stage {
        let board = *self.game.board();
        self.judgement().stage(&board)
    }

    /// Where the dead stones are judged, the chains whose status is uncertain, each with the confidence in it, 0 to 1,
    /// the least sure first.
    pub fn uncertain(&mut self) -> Vec<(PointSet, f32)> {
        let board = *self.game.board();
        if self.judges_dead() { self.judgement().uncertain(&board) } else { Vec::new() }
    }

    /// Where the dead stones are judged, the stones that live or die by who plays first.
    pub fn unsettled(&mut self) -> PointSet {
        if self.judges_dead() { self.judgement().unsettled } else { PointSet::EMPTY }
    }

    fn judges_dead(&self) -> bool {
        judges_dead_stones(&self.record.terms.ruleset.rules, End::Agreed, self.record.agreement().dead)
    }

    /// Why the chain on `point` is called dead or living; `None` where there is no stone.
    pub fn why(&self, point: Point) -> Option<ChainVerdict> {
        self.findings.why(&self.game, point)
    }

    /// The score of the present position.
    pub fn score(&mut self, end: End, method: Option<Method>) -> Score {
        self.findings.score(&self.game, &self.record.rules(), end, method, self.record.agreement())
    }

    /// The score, where the game has a result that follows from the rules and from what the sides have agreed on:
    /// nothing is judged for it.
    pub fn score_without_judgement(&self) -> Option<Score> {
        let (rules, end) = (self.record.rules(), self.end());
        // No count changes a draw by repetition.
        let end = if self.game.is_drawn() { End::Natural } else { end };
        let settlement = settled_without_judgement(&rules, end, self.record.agreement());
        settlement
            .filter(|_| self.has_result())
            .map(|settlement| score_settled(&self.game, &rules, end, None, &settlement))
    }

    fn settlement(&mut self, rules: &Rules, end: End) -> Settlement {
        self.findings.settle(&self.game, rules, end, self.record.agreement())
    }

    /// The basic eyes of every living group (基本眼位), at the end that both sides have declared or else by agreement.
    pub fn basic_eyes(&mut self) -> Vec<GroupEyes> {
        let (rules, end) = (self.record.rules(), self.end());
        let settlement = self.settlement(&rules, end);
        basic_eyes(&self.game, &rules, end, &settlement)
    }

    /// The board made up for counting (做棋), step by step. `territory_each` is the number of empty points that the
    /// sides agree on for [`Method::EqualTerritory`]; fails if a side has no room for them.
    pub fn make_up(
        &mut self,
        end: End,
        method: Option<Method>,
        territory_each: Option<usize>,
    ) -> Result<MadeUp, TooMuchTerritory> {
        let rules = self.record.rules();
        let settlement = Settlement { territory_each, ..self.settlement(&rules, end) };
        let made = make_up(&self.game, &rules, end, method, &settlement);
        made.check_territory(territory_each)?;
        Ok(made)
    }

    /// The board to be made up by hand, with the dead stones off and the owners settled; `None` under rules by which
    /// stones and own points do not count alike.
    pub fn by_hand(&mut self, end: End) -> Option<HandBoard> {
        let rules = self.record.rules();
        let settlement = self.settlement(&rules, end);
        HandBoard::new(&self.game, &rules, end, &settlement)
    }

    /// The score of the present position under every ruleset, with the komi that the client chose or else the ruleset's
    /// own.
    pub fn compare(&mut self) -> Vec<RulesetScore<'_>> {
        self.compare_under(self.record.komi, |_| true)
    }

    /// The same under the rulesets that are `wanted`, all with this komi, or else each with its own.
    pub fn compare_under(&mut self, komi: Option<Komi>, wanted: impl Fn(&Ruleset) -> bool) -> Vec<RulesetScore<'_>> {
        let rows = self.settings.registry.iter().filter(|row| wanted(row));
        self.findings.compare(&self.game, rows, komi, self.record.agreement())
    }

    /// The stones or points of a status, one set for each chain or region.
    pub fn status(&mut self, status: FinalStatus) -> Vec<PointSet> {
        let board = *self.game.board();
        let chains = || Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        let dead = self.dead();
        match status {
            FinalStatus::Alive => {
                let others = dead | self.seki(&dead);
                chains().filter(|chain| !chain.intersects(&others)).collect()
            }
            FinalStatus::Dead => chains().filter(|chain| chain.intersects(&dead)).collect(),
            FinalStatus::Seki => {
                let seki = self.seki(&dead);
                chains().filter(|chain| chain.intersects(&seki)).collect()
            }
            FinalStatus::BlackTerritory | FinalStatus::WhiteTerritory => {
                let seki = self.seki(&dead);
                let [black, white] = self.territory(&seki);
                if status == FinalStatus::BlackTerritory { black } else { white }
            }
        }
    }

    /// The status of a stone or an empty point; `None` for a point that is nobody's.
    pub fn status_of(&mut self, point: Point) -> Option<FinalStatus> {
        let board = *self.game.board();
        let dead = self.dead();
        let seki = self.seki(&dead);
        if board.at(point).is_some() {
            let chain = board.chain(point);
            return Some(match (chain.intersects(&dead), chain.intersects(&seki)) {
                (true, _) => FinalStatus::Dead,
                (false, true) => FinalStatus::Seki,
                (false, false) => FinalStatus::Alive,
            });
        }
        let of = [FinalStatus::BlackTerritory, FinalStatus::WhiteTerritory].into_iter().zip(self.territory(&seki));
        of.into_iter()
            .find(|(_, regions)| regions.iter().any(|region| region.contains(point)))
            .map(|(status, _)| status)
    }

    /// The stones that are judged to live in seki, but for those that are `dead`.
    fn seki(&mut self, dead: &PointSet) -> PointSet {
        self.findings.of(&self.game).seki.without(dead)
    }

    /// The regions of territory, Black's first, without those that a tax on groups in `seki` takes.
    fn territory(&mut self, seki: &PointSet) -> [Vec<PointSet>; 2] {
        let (rules, size) = (self.record.rules(), self.game.size());
        let settlement = self.settlement(&rules, self.end());
        let taxed = match rules.tax {
            Tax::None => PointSet::EMPTY,
            Tax::Seki | Tax::All => *seki,
        };
        Color::BOTH.map(|color| {
            let mut regions = owned_regions(&self.game, &rules, &settlement, color);
            regions.retain(|region| !region.dilate(size).intersects(&taxed));
            regions
        })
    }
}
