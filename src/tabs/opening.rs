//! New games, games of records, and the game as a record.

use liangyi_core::base::{BadSize, Size};
use liangyi_core::formats;
use liangyi_core::rules::find_line_game;
use liangyi_core::sgf::{GameResult, Info, WonBy};
use liangyi_engine::engine::{Engine, EngineSettings};

use super::answer::Refused;
use super::request::NewGame;
use super::tab::{Fulfilled, Tab};
use super::wishes::check_seats;
use crate::protocol::{OpenedNode, open_node, sgf_with};

impl Tab {
    /// Begins a new game.
    pub(super) fn begin_new(&mut self, new: &NewGame) -> Result<Fulfilled, Refused> {
        check_seats(&new.seats, self.shared.settings())?;
        let bad = |detail: &dyn ToString| Refused::BadGame { detail: detail.to_string() };
        let size = match (new.width, new.height) {
            (None, None) => None,
            (Some(width), Some(height)) => Some(Size::new(width, height).ok_or_else(|| bad(&BadSize))?),
            (Some(_), None) | (None, Some(_)) => return Err(bad(&"width without height")),
        };
        let base = EngineSettings { size, komi: new.komi, ..self.shared.settings().clone() };
        let settings = match (base.registry.find(&new.ruleset), find_line_game(&new.ruleset)) {
            (Some(row), _) => EngineSettings { ruleset: row.into(), line: None, ..base },
            (None, Some(row)) => EngineSettings { line: Some(row), ..base },
            (None, None) => return Err(Refused::NoSuchRuleset),
        };
        let mut engine = Engine::new(settings).map_err(|error| bad(&error))?;
        match (&mut engine, new.handicap) {
            (_, 0) => {}
            (Engine::Go(go), stones) => drop(go.fixed_handicap(stones).map_err(|error| bad(&error))?),
            (Engine::Line(_), _) => return Err(Refused::NotInThisGame),
        }
        self.take(engine);
        self.play.seats = new.seats;
        Ok(Fulfilled::Moved)
    }

    /// Plays in another engine from now on.
    fn take(&mut self, engine: Engine) {
        self.engine = engine;
        self.play.later.clear();
        self.play.resigned = None;
    }

    /// Opens the game of a record at its end.
    pub(super) fn open(&mut self, text: &str) -> Result<Fulfilled, Refused> {
        let bad = |error: &dyn ToString| Refused::BadRecord { detail: error.to_string() };
        let tree = formats::open_tree(text.as_bytes()).map_err(|error| bad(&error))?;
        let last = *tree.main_line().last().expect("there is a root");
        let opened = open_node(self.shared.settings(), &tree, last).map_err(|error| bad(&error))?;
        let OpenedNode { engine, result, .. } = opened;
        self.take(engine);
        if let Some(GameResult::Won(winner, WonBy::Resignation)) = result {
            self.play.resigned = Some(winner.opponent());
        }
        Ok(Fulfilled::Moved)
    }

    /// The record of the whole line. Nothing is judged for it: where the sides have not agreed the result is unknown.
    pub(super) fn record(&mut self) -> String {
        let resigned =
            self.play.resigned.map(|color| GameResult::Won(color.opponent(), WonBy::Resignation).to_string());
        let settled = self.play.result.as_ref().map(|result| result.text.clone());
        let is_open = self.play.views.as_ref().is_some_and(|views| views.agreed().is_none());
        let result = resigned.or(settled).or(is_open.then(|| GameResult::Unknown.to_string()));
        let info = Info { result, ..Info::default() };
        if self.play.later.is_empty() {
            return sgf_with(&mut self.engine, info);
        }
        let before = self.engine.snapshot();
        let later = self.play.later.clone();
        self.engine.play_all(&later).expect("moves that were made before");
        let text = sgf_with(&mut self.engine, info);
        self.engine.restore(before);
        text
    }
}
