//! What a session of Go can do besides: rulesets, handicap, what a PASS means, records loaded, cleaning up.

use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Point};
use liangyi_core::game::{BadSetup, Game};
use liangyi_core::rules::{Komi, NamedRules};
use liangyi_core::time::Clock;

use super::bare_pass::BarePass;
use super::error::EngineError;
use super::game::GeneratedMove;
use super::go::{GoSession, GoTerms};
use super::handicap::free_handicap;
use super::record::{SessionRecord, StartPosition};
use super::settings::EngineSettings;
use crate::player::Purpose;

impl GoSession {
    /// A session at the start of a game of Go.
    pub fn new(settings: EngineSettings) -> GoSession {
        let terms = GoTerms::from(settings.ruleset.clone());
        GoSession::on(terms, settings).expect("an empty board is a position")
    }

    /// Chooses a ruleset and its komi. The moves made are replayed under it; an empty board whose size the client did
    /// not choose takes the ruleset's own size.
    ///
    /// # Errors
    ///
    /// A move is illegal under it.
    pub fn set_ruleset(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, None)
    }

    /// Changes the rules and keeps the komi if the client chose it; else the komi is that of `ruleset`.
    ///
    /// # Errors
    ///
    /// A move is illegal under them.
    pub fn set_rules(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, self.record.komi)
    }

    fn change_rules(&mut self, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let size = ruleset.default_size;
        let terms = GoTerms { ruleset, ..self.record.terms.clone() };
        let mut record = SessionRecord { terms, komi, ..SessionRecord::clone(&self.record) };
        record.take_size(size);
        self.adopt(record)
    }

    /// Changes what a client's PASS means, in the moves made so far too.
    ///
    /// # Errors
    ///
    /// A move is illegal then.
    pub fn set_bare_pass(&mut self, bare_pass: BarePass) -> Result<(), EngineError> {
        self.adopt(SessionRecord { bare_pass, ..SessionRecord::clone(&self.record) })
    }

    /// Sets whether the engine may choose a virtual move.
    pub fn set_genmove_virtual(&mut self, on: bool) {
        self.record_mut().genmove_virtual = on;
    }

    /// Sets whether moves that the rules forbid by repetition or as suicide are made all the same, for a client that
    /// goes through the record of a game played elsewhere. Such moves made so far stay.
    pub fn set_lenient(&mut self, on: bool) {
        self.record_mut().lenient = on;
    }

    /// Starts a game with Black's handicap stones on `points`. Passes made before are dropped: Sabaki replays a record
    /// whose handicap comes after passes.
    ///
    /// # Errors
    ///
    /// There are stones on the board, or a point is named twice.
    pub fn set_handicap(&mut self, points: &[Point]) -> Result<(), EngineError> {
        if !self.board().occupied().is_empty() {
            return Err(BadSetup::NotEmpty.into());
        }
        let game = Game::with_handicap(self.size(), self.record.rules(), points)?;
        let (board, handicap) = (*game.board(), game.handicap());
        self.start_over(StartPosition { board, handicap, ..StartPosition::empty(self.size()) })
    }

    /// Starts a game with `stones` handicap stones on star points and returns their points.
    ///
    /// # Errors
    ///
    /// The board does not have that many, or there are stones on it.
    pub fn fixed_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = self.size().fixed_handicap(stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Starts a game with `stones` handicap stones on points of the engine's choice and returns them.
    ///
    /// # Errors
    ///
    /// The board has no room for them, or there are stones on it.
    pub fn free_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = free_handicap(self.size(), stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Loads a game that was played elsewhere. Without a komi the one of `ruleset` is used.
    ///
    /// # Errors
    ///
    /// A move is illegal under `ruleset`.
    pub fn load(&mut self, game: &Game, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let first = game.restarted().to_move();
        let board = *game.start();
        let is_usual = board.occupied().is_empty() && first == ruleset.rules.first;
        let forbidden = game.forbidden_moves().map(|(index, _)| index).collect();
        self.adopt(SessionRecord {
            terms: GoTerms { forbidden, ..GoTerms::from(ruleset) },
            komi,
            size_chosen: true,
            start: StartPosition {
                board,
                handicap: game.handicap(),
                named_handicap: None,
                to_move: (!is_usual).then_some(first),
            },
            moves: game.moves().collect(),
            diagram_within: Some(0),
            clocks: [Clock::new(self.record.time); 2],
            ..SessionRecord::clone(&self.record)
        })
    }

    /// Notes that the record that was loaded names another number of handicap stones than it has.
    pub fn name_handicap(&mut self, stones: Option<u32>) {
        self.record_mut().start.named_handicap = stones;
    }

    /// As [`generate`](super::GameSession::generate), but captures dead stones before it passes: for play after a
    /// disagreement about them.
    ///
    /// # Errors
    ///
    /// The game takes no move of `color`.
    pub fn generate_cleanup(&mut self, color: Color, stop: &AtomicBool) -> Result<GeneratedMove, EngineError> {
        self.generate_for(Purpose::CleanUp, color, stop, &mut |_| {})
    }
}
