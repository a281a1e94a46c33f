//! New games, games of records, and the game as a record.

use std::sync::Arc;

use liangyi_core::base::{BadSize, PointForm, Size};
use liangyi_core::rules::find_line_game;
use liangyi_core::sgf::{DECLARED_END, GameResult, Info, NodeId, SgfTree, WonBy};
use liangyi_engine::engine::{Engine, EngineSettings};

use super::answer::Refused;
use super::place::{Place, tree_of};
use super::request::NewGame;
use super::tab::{Fulfilled, Tab};
use super::wishes::check_seats;
use crate::lessons;
use crate::protocol::{OpenedNode, open_node, sgf_with};
use crate::records::read_tree;
use crate::review;
use crate::words::Spoken;

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
        let tree = tree_of(&mut engine);
        self.take(engine, tree, true);
        self.play.seats = new.seats;
        Ok(Fulfilled::Moved)
    }

    /// Plays in another engine from now on, whose game stands at the end of the main line of a record.
    fn take(&mut self, engine: Engine, tree: SgfTree, is_own: bool) {
        self.engine = engine;
        self.play.place = Place::new(tree, self.play.place.tree_rev() + 1, is_own);
        (self.play.resigned, self.play.lesson) = (None, None);
        self.cancel(|_| true);
        self.read_analyses();
    }

    /// Opens the game of a record at its end: of its text, or of the bytes of a file with a letter for each.
    pub(super) fn open(&mut self, text: &str, is_bytes: bool) -> Result<Fulfilled, Refused> {
        let bad = |error: &dyn ToString| Refused::BadRecord { detail: error.to_string() };
        let bytes = match is_bytes {
            true => text.chars().map(|letter| u8::try_from(letter).map_err(|_| bad(&"not bytes"))).collect(),
            false => Ok(text.as_bytes().to_vec()),
        };
        self.open_tree(read_tree(&bytes?).map_err(|error| bad(&error))?)
    }

    /// Opens a lesson at its start, with comments in a language.
    pub(super) fn open_lesson(&mut self, name: &str, language: &str) -> Result<Fulfilled, Refused> {
        let lesson = lessons::find(name).ok_or(Refused::NoSuchLesson)?;
        let text = lesson.record(Spoken::named(language).unwrap_or_default(), PointForm::default());
        self.open(&text, false)?;
        self.play.lesson = Some(lesson.name.to_string());
        self.go_to(self.play.place.tree().root())
    }

    /// Begins with the record with which tabs begin, if there is one.
    pub(super) fn open_first(&mut self) {
        let shared = Arc::clone(&self.shared);
        let Some(first) = shared.first() else { return };
        let opened = self.open_tree(first.tree().clone()).and_then(|_| self.go_to(first.node()));
        opened.unwrap_or_else(|why| unreachable!("a record that could be opened: {why:?}"));
    }

    fn open_tree(&mut self, tree: SgfTree) -> Result<Fulfilled, Refused> {
        let open = |id: NodeId| open_node(self.shared.settings(), &tree, id);
        let line = tree.main_line();
        let last = *line.last().expect("there is a root");
        let (opened, at) = match open(last) {
            Ok(opened) => (opened, last),
            Err(error) => {
                // The record is shown as far as it goes; what cannot be made says so when it is gone to.
                let good = line.partition_point(|&id| open(id).is_ok());
                let at = good.checked_sub(1).map(|index| line[index]);
                let at = at.ok_or_else(|| Refused::BadRecord { detail: error.to_string() })?;
                (open(at).map_err(|error| Refused::BadRecord { detail: error.to_string() })?, at)
            }
        };
        let OpenedNode { engine, result, .. } = opened;
        self.take(engine, tree, false);
        self.play.place.go_to(at);
        if at != last {
            return Ok(Fulfilled::Moved);
        }
        if let Some(GameResult::Won(winner, WonBy::Resignation)) = result {
            self.play.resigned = Some(winner.opponent());
        }
        Ok(Fulfilled::Moved)
    }

    /// The record with all its variations, and unless it is to be bare with what analyses have found. Nothing is
    /// judged for it: where the sides have not agreed the result is unknown. What a record from elsewhere says of its
    /// end stays until it ends otherwise here.
    pub(super) fn record(&mut self, is_bare: bool) -> String {
        let mut tree = self.play.place.tree().clone();
        let is_own = self.play.place.is_own();
        let agreed = self.play.views.as_ref().map(|views| views.agreed().is_some());
        if is_own || self.play.resigned.is_some() || agreed == Some(true) {
            let place = &self.play.place;
            let end = if is_own { *place.line().last().expect("the root") } else { place.here() };
            let before = self.engine.snapshot();
            let resigned =
                self.play.resigned.map(|color| GameResult::Won(color.opponent(), WonBy::Resignation).to_string());
            let settled = self.play.result.as_ref().map(|result| result.text.clone());
            let unknown = (agreed == Some(false)).then(|| GameResult::Unknown.to_string());
            let info = Info { result: resigned.or(settled).or(unknown), ..Info::default() };
            self.walk_to(end);
            let ended = SgfTree::parse(&sgf_with(&mut self.engine, info)).expect("what is written can be read");
            self.engine.restore(before);
            let last = *ended.main_line().last().expect("the root");
            for (from, to, name) in [(ended.root(), tree.root(), "RE"), (last, end, DECLARED_END)] {
                tree.set(to, name, ended.property(from, name).map_or(Vec::new(), |property| property.values.clone()));
            }
            if is_own {
                tree.make_main(end);
            }
        }
        match is_bare {
            true => review::drop_all(&mut tree),
            false => self.keep_analyses(&mut tree),
        }
        tree.write()
    }
}
