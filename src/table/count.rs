//! A table's game counted: the dead stones that are named, the sums, how the game has ended.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::Phase;
use liangyi_core::line::LineEnd;
use liangyi_core::score::MadeUp;
use liangyi_engine::engine::Engine;
use liangyi_engine::judge::{RulesetScore, Stage};

use super::game_table::{GameTable, Refusal};

/// The count of a game of Go as it stands.
#[derive(Clone, Debug)]
pub struct Count {
    /// The board made up for counting, and the score.
    pub made: MadeUp,
    /// The dead stones.
    pub dead: PointSet,
    /// Whether the game is over: until then the judgement of what is dead is a guess.
    pub is_over: bool,
    /// How far the position has come.
    pub stage: Stage,
}

/// How a game has ended.
#[derive(Clone, Debug)]
pub enum GameOutcome {
    /// This side has won, as the other has resigned.
    Resignation(Color),
    /// A line game has ended.
    Line(LineEnd),
    /// A game of Go has no result, if both sides agree: the position after so many moves has come back.
    NoResult(usize),
    /// A game of Go is to be counted, which can fail.
    Counted(Result<Box<Count>, Refusal>),
    /// A game of Go has stopped: it may be counted, or play goes on, this side first.
    Stopped(Color, Result<Box<Count>, Refusal>),
}

impl GameTable {
    /// Names the dead chains by points of theirs, or has them judged.
    ///
    /// # Errors
    ///
    /// Nothing is counted, or there is no stone on a point.
    pub fn name_dead(&mut self, points: Option<&[Point]>) -> Result<(), Refusal> {
        let go = self.counted()?;
        match points {
            None => go.judge_dead(),
            Some(points) => go.agree_dead(points)?,
        }
        Ok(())
    }

    /// Counts the game as it stands.
    ///
    /// # Errors
    ///
    /// Nothing is counted in it.
    pub fn count(&mut self) -> Result<Count, Refusal> {
        let is_over = self.is_over();
        let go = self.counted()?;
        let made = go.make_up(go.end(), None, None).map_err(Refusal::Territory)?;
        Ok(Count { made, dead: go.dead(), is_over, stage: go.stage() })
    }

    /// Counts the game as it stands under every ruleset.
    ///
    /// # Errors
    ///
    /// Nothing is counted in it.
    pub fn compare(&mut self) -> Result<Vec<RulesetScore<'_>>, Refusal> {
        Ok(self.counted()?.compare())
    }

    /// How the game has ended; `None` while it goes on.
    pub fn outcome(&mut self) -> Option<GameOutcome> {
        if let Some(color) = self.resigned() {
            return Some(GameOutcome::Resignation(color.opponent()));
        }
        if let Engine::Line(line) = &self.engine {
            return line.game().end().map(GameOutcome::Line);
        }
        if let Some(before) = self.cycle() {
            return Some(GameOutcome::NoResult(before));
        }
        if !self.is_over() {
            return None;
        }
        let stopped = match &self.engine {
            Engine::Go(go) if go.game().phase() == Phase::Stopped && self.declared_end().is_none() => {
                Some(go.game().to_move())
            }
            Engine::Go(_) | Engine::Line(_) => None,
        };
        let count = self.count().map(Box::new);
        Some(match stopped {
            Some(first) => GameOutcome::Stopped(first, count),
            None => GameOutcome::Counted(count),
        })
    }
}
