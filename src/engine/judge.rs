//! What the present position is worth: dead stones, status lists, counts under one ruleset or all of them.

use super::facade::Engine;
use super::record::EngineError;
use crate::base::{Color, Point, PointSet};
use crate::judge::Judgement;
use crate::rules::{Removal, Rules, Ruleset, Tax};
use crate::score::{End, MadeUp, Method, Score, Settlement, make_up, score_settled};

/// Which stones are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadStones {
    /// Those that the engine judges to be.
    Auto,
    /// Those that both sides agree on.
    Agreed(PointSet),
}

/// What becomes of a stone or a point at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Living stones, seki not among them.
    Alive,
    /// Dead stones.
    Dead,
    /// Stones that live in seki.
    Seki,
    /// Points of Black's, under White's dead stones too.
    BlackTerritory,
    /// Points of White's, under Black's dead stones too.
    WhiteTerritory,
}

impl Status {
    /// Every status with its name in GTP.
    pub const ALL: [(&'static str, Status); 5] = [
        ("alive", Status::Alive),
        ("dead", Status::Dead),
        ("seki", Status::Seki),
        ("black_territory", Status::BlackTerritory),
        ("white_territory", Status::WhiteTerritory),
    ];
}

impl Engine {
    /// The engine's judgement of the present position.
    fn judgement(&mut self) -> &Judgement {
        self.judgement.get_or_insert_with(|| self.player.judge(&self.game))
    }

    /// Sets the dead stones: the chains on `points`.
    pub fn agree_dead(&mut self, points: &[Point]) -> Result<(), EngineError> {
        let board = self.game.board();
        let mut dead = PointSet::EMPTY;
        for &point in points {
            if board.at(point).is_none() {
                return Err(EngineError::NoStone(board.size().vertex(point).to_string()));
            }
            dead |= board.chain(point);
        }
        self.record.dead = DeadStones::Agreed(dead);
        Ok(())
    }

    /// Leaves it to the engine again which stones are dead.
    pub fn judge_dead(&mut self) {
        self.record.dead = DeadStones::Auto;
    }

    /// The dead stones under the ruleset in force.
    pub fn dead(&mut self) -> PointSet {
        let removal = self.record.ruleset.rules.removal;
        self.dead_where(removal)
    }

    fn dead_where(&mut self, removal: Removal) -> PointSet {
        match (self.record.dead, removal) {
            (DeadStones::Agreed(dead), _) => dead,
            (DeadStones::Auto, Removal::Never) => PointSet::EMPTY,
            (DeadStones::Auto, Removal::Agreed) => self.judgement().dead,
        }
    }

    /// The present position counted.
    pub fn score(&mut self, end: End, method: Option<Method>) -> Score {
        let rules = self.record.rules();
        self.score_under(&rules, end, method)
    }

    fn score_under(&mut self, rules: &Rules, end: End, method: Option<Method>) -> Score {
        let settlement = self.settlement(rules, end);
        score_settled(&self.game, rules, end, method, &settlement)
    }

    fn settlement(&mut self, rules: &Rules, end: End) -> Settlement {
        match end {
            End::Agreed => match (self.record.dead, rules.removal) {
                (DeadStones::Agreed(dead), _) => Settlement::dead(dead),
                (DeadStones::Auto, Removal::Never) => Settlement::default(),
                (DeadStones::Auto, Removal::Agreed) => self.judgement().settlement(),
            },
            End::Natural => Settlement::default(),
        }
    }

    /// The board made up for counting, step by step.
    pub fn make_up(&mut self, end: End, method: Option<Method>) -> MadeUp {
        let rules = self.record.rules();
        let settlement = self.settlement(&rules, end);
        make_up(&self.game, &rules, end, method, &settlement)
    }

    /// The present position counted under every ruleset, each with its own komi unless one was asked for.
    pub fn compare(&mut self) -> Vec<(&'static str, Score)> {
        let rows: Vec<&'static Ruleset> = self.settings.registry.iter().collect();
        let asked = self.record.komi;
        rows.into_iter()
            .map(|row| {
                let rules = Rules { komi: asked.unwrap_or(row.rules.komi), ..row.rules.clone() };
                (row.name, self.score_under(&rules, End::Agreed, None))
            })
            .collect()
    }

    /// The stones or points of a status: chains and regions apart.
    pub fn status(&mut self, status: Status) -> Vec<PointSet> {
        let dead = self.dead();
        let seki = match status {
            Status::Dead => PointSet::EMPTY,
            _ => self.judgement().seki.without(&dead),
        };
        let board = *self.game.board();
        let mut cleared = board;
        cleared.clear(&dead);
        let taxed = match self.record.ruleset.rules.tax {
            Tax::None => PointSet::EMPTY,
            Tax::Seki | Tax::All => seki,
        };
        let chains = || Color::BOTH.into_iter().flat_map(move |color| board.chains(color));
        let territory = |color: Color| {
            let mut regions = cleared.empty().components(board.size());
            regions.retain(|region| {
                let around = region.dilate(board.size());
                around.intersects(&cleared.stones(color))
                    && !around.intersects(&cleared.stones(color.opponent()))
                    && !around.intersects(&taxed)
            });
            regions
        };
        match status {
            Status::Alive => chains().filter(|chain| !chain.intersects(&(dead | seki))).collect(),
            Status::Dead => chains().filter(|chain| chain.intersects(&dead)).collect(),
            Status::Seki => chains().filter(|chain| chain.intersects(&seki)).collect(),
            Status::BlackTerritory => territory(Color::Black),
            Status::WhiteTerritory => territory(Color::White),
        }
    }

    /// Who has won, once the game is stopped or over: `None` before, `Some(None)` for a draw.
    pub fn winner(&mut self) -> Option<Option<Color>> {
        self.game.is_over().then(|| self.score(End::Agreed, None).winner())
    }
}
