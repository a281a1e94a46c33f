//! The [`Engine`]: the operations on a game. Each one is done completely or not at all.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{BadSetup, Game, Move, Played, Position};
use liangyi_core::rules::{Komi, NamedRules};
use liangyi_core::time::{Clock, TimeControl, moves_to_come};

use super::handicap::free_handicap;
use super::line::LineEngine;
use super::line_start::line_of;
use super::params::{BadParam, Param};
use super::record::{BarePass, DeadStones, EngineError, SessionRecord, StartPosition};
use super::settings::EngineSettings;
use crate::judge::Judgements;
use crate::player::{Action, Analysis, Choice, Options, Player, Purpose, Request};
use crate::search::Limits;

/// A move that the engine has chosen.
#[derive(Clone, Debug)]
pub struct GeneratedMove {
    /// The move as the client knows it (a virtual move is a pass under [`BarePass::Virtual`]), or resignation.
    pub action: Action,
    /// The search behind it.
    pub choice: Choice,
}

/// A game, its settings, its clocks and its player.
///
/// The record is shared with its snapshots until the next change, so that a snapshot costs nothing: see
/// [`Engine::snapshot`].
#[derive(Debug)]
pub struct Engine {
    pub(super) settings: EngineSettings,
    pub(super) record: Arc<SessionRecord>,
    pub(super) game: Game,
    /// How many moves of the record are set-up in `game`.
    set_up_moves: usize,
    player: Player,
    /// The line game and its player, while one is played.
    pub(super) line: Option<LineEngine>,
    /// The judgements of the present position.
    pub(super) judgements: Judgements,
    /// Whether the last change of the position was a move that the engine chose.
    has_moved: bool,
}

impl Engine {
    /// An engine at the start of a game.
    pub fn new(settings: EngineSettings) -> Engine {
        let record = SessionRecord {
            ruleset: settings.ruleset.clone(),
            line: None,
            komi: settings.komi,
            size_chosen: settings.size.is_some(),
            start: StartPosition::empty(settings.size.unwrap_or(settings.ruleset.default_size)),
            moves: Vec::new(),
            diagram_within: None,
            lenient: settings.lenient,
            forbidden: BTreeSet::new(),
            bare_pass: settings.bare_pass,
            genmove_virtual: settings.genmove_virtual,
            dead: DeadStones::Auto,
            owned: [PointSet::EMPTY; 2],
            time: TimeControl::Unlimited,
            clocks: [Clock::new(TimeControl::Unlimited); 2],
        };
        let game = record.build().expect("an empty board is a position");
        let player = Player::new(settings.player_options());
        let judgements = Judgements::new(&settings.models, settings.judging);
        let record = Arc::new(record);
        let mut engine =
            Engine { settings, record, game, set_up_moves: 0, player, line: None, judgements, has_moved: false };
        if let Some(row) = engine.settings.line
            && let Err(error) = engine.choose_line_game(row)
        {
            log::error!("{} is not played: {error}", row.name);
        }
        engine
    }

    /// The settings in force.
    pub fn settings(&self) -> &EngineSettings {
        &self.settings
    }

    /// What the client has set and played so far.
    pub fn record(&self) -> &SessionRecord {
        &self.record
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record, shared: copied only if the engine changes it while the snapshot is held.
    pub fn snapshot(&self) -> Arc<SessionRecord> {
        Arc::clone(&self.record)
    }

    /// The record, to be changed in place.
    pub(super) fn record_mut(&mut self) -> &mut SessionRecord {
        Arc::make_mut(&mut self.record)
    }

    /// Goes back to a snapshot of this engine's, whatever state a panic has left the engine in.
    pub fn restore(&mut self, snapshot: Arc<SessionRecord>) {
        self.game = snapshot.build().expect("a record that was in force makes a game");
        self.set_up_moves = snapshot.set_up_moves();
        self.line = line_of(&snapshot, &self.settings).expect("a record that was in force makes a game");
        self.record = snapshot;
        self.has_moved = false;
        self.clear_cache();
    }

    /// Drops the search tree and the judgements.
    pub fn clear_cache(&mut self) {
        self.player = Player::new(self.settings.player_options());
        self.line.iter_mut().for_each(LineEngine::clear_cache);
        self.judgements.clear();
    }

    /// Puts `record` in force if it makes a game.
    pub(super) fn adopt(&mut self, record: SessionRecord) -> Result<(), EngineError> {
        let game = record.build()?;
        self.line = line_of(&record, &self.settings)?;
        self.game = game;
        self.set_up_moves = record.set_up_moves();
        self.record = Arc::new(record);
        self.mark_forbidden();
        self.judgements.clear();
        self.has_moved = false;
        Ok(())
    }

    /// Marks moves that were made although the rules forbid them, so that later replays make them again, and logs each
    /// when it is first marked.
    fn mark_forbidden(&mut self) {
        let set_up = self.set_up_moves;
        let marked = &self.record.forbidden;
        let fresh: Vec<_> =
            self.game.forbidden_moves().filter(|(index, _)| !marked.contains(&(set_up + index))).collect();
        for (index, reason) in fresh {
            let Played { color, mv } = self.record.moves[set_up + index];
            let (number, mv) = (index + 1, mv.display(self.game.size()));
            log::warn!("move {number} ({} {mv}) is forbidden and was made all the same: {reason}", color.letter());
            self.record_mut().forbidden.insert(set_up + index);
        }
    }

    /// Drops what holds for one position only: what both sides agree on, and judgements.
    pub(super) fn position_changed(&mut self) {
        let record = self.record_mut();
        (record.dead, record.owned) = (DeadStones::Auto, [PointSet::EMPTY; 2]);
        self.judgements.clear();
        self.has_moved = false;
    }

    fn start_over(&mut self, start: StartPosition) -> Result<(), EngineError> {
        let clocks = [Clock::new(self.record.time); 2];
        let record = SessionRecord::clone(&self.record);
        self.adopt(SessionRecord {
            start,
            moves: Vec::new(),
            forbidden: BTreeSet::new(),
            diagram_within: None,
            clocks,
            dead: DeadStones::Auto,
            owned: [PointSet::EMPTY; 2],
            ..record
        })
    }

    /// Clears the board and changes its size.
    ///
    /// # Errors
    ///
    /// The board is too small for the line game that is played.
    pub fn set_size(&mut self, size: Size) -> Result<(), EngineError> {
        self.start_over(StartPosition::empty(size))?;
        self.record_mut().size_chosen = true;
        Ok(())
    }

    /// Clears the board.
    pub fn clear_board(&mut self) {
        self.start_over(StartPosition::empty(self.game.size())).expect("an empty board is a position");
    }

    /// Sets the komi, for this game and the next ones.
    pub fn set_komi(&mut self, komi: Komi) {
        self.record_mut().komi = Some(komi);
        self.game.set_komi(komi);
    }

    /// Chooses a ruleset and its komi. The moves made are replayed under it; an empty board whose size the client did
    /// not choose takes the ruleset's own size.
    pub fn set_ruleset(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, None)
    }

    /// Changes the rules and keeps the komi if the client chose it; else the komi is that of `ruleset`.
    pub fn set_rules(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, self.record.komi)
    }

    fn change_rules(&mut self, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let mut record = SessionRecord { ruleset, komi, line: None, ..SessionRecord::clone(&self.record) };
        if !record.size_chosen && record.is_untouched() {
            record.start = StartPosition::empty(record.ruleset.default_size);
        }
        self.adopt(record)
    }

    /// Changes what a client's PASS means, in the moves made so far too.
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

    /// Makes a move for `color`, even if it is not its turn.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), EngineError> {
        self.play_all(&[Played { color, mv }]).map_err(|error| match error {
            EngineError::IllegalInSequence { reason, .. } => EngineError::Illegal(reason),
            error => error,
        })
    }

    /// Makes all of `moves`, or none. An error numbers them from 1.
    pub fn play_all(&mut self, moves: &[Played]) -> Result<(), EngineError> {
        if self.line.is_some() {
            return self.play_line(moves);
        }
        let before = self.record.moves.len();
        let settled = self.settled();
        self.record_mut().moves.extend_from_slice(moves);
        if let Err(error) = self.replay_from(settled) {
            self.record_mut().moves.truncate(before);
            self.replay_from(settled).expect("moves that were legal are legal again");
            return Err(match error {
                EngineError::IllegalInSequence { number, played, size, reason } => {
                    EngineError::IllegalInSequence { number: number - before, played, size, reason }
                }
                error => error,
            });
        }
        self.mark_forbidden();
        self.position_changed();
        Ok(())
    }

    /// Takes back the last `count` moves; none if there are fewer.
    pub fn undo(&mut self, count: usize) -> Result<(), EngineError> {
        let made = self.record.moves.len();
        let left = made.checked_sub(count).ok_or(EngineError::TooFewMoves(made))?;
        let record = self.record_mut();
        record.moves.truncate(left);
        record.forbidden.split_off(&left);
        record.diagram_within = record.diagram_within.filter(|&within| within < left);
        if let Some(line) = &mut self.line {
            line.undo(count)?;
            self.position_changed();
            return Ok(());
        }
        self.replay_from(self.settled()).expect("moves that were legal are legal again");
        self.position_changed();
        Ok(())
    }

    /// The number of moves, from the first, whose meaning does not depend on the next move.
    fn settled(&self) -> usize {
        self.record.moves.len() - usize::from(self.record.last_is_open())
    }

    /// Replays the moves of the record after the first `settled`.
    fn replay_from(&mut self, settled: usize) -> Result<(), EngineError> {
        let set_up = self.record.set_up_moves();
        if set_up != self.set_up_moves {
            self.game = self.record.build()?;
            self.set_up_moves = set_up;
            return Ok(());
        }
        while set_up + self.game.move_number() > settled.max(set_up) {
            self.game.undo();
        }
        self.record.extend(&mut self.game)
    }

    /// Starts a game from a position; fails unless the board is empty and no move has been made.
    pub fn set_up(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        if !self.record.is_untouched() {
            return Err(BadSetup::NotEmpty.into());
        }
        let board = diagram(self.game.size(), stones)?;
        self.start_over(StartPosition { board, handicap: 0, to_move: self.record.start.to_move })
    }

    /// Starts a game from a position in place of the present game. The rules say who moves first.
    pub fn set_position(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        let board = diagram(self.game.size(), stones)?;
        self.start_over(StartPosition { board, handicap: 0, to_move: None })
    }

    /// Sets the side that makes the first move.
    pub fn set_to_move(&mut self, color: Color) -> Result<(), EngineError> {
        if self.game.move_number() > 0 || self.line_game().is_some_and(|game| !game.moves().is_empty()) {
            return Err(EngineError::MovesMade);
        }
        let start = StartPosition { to_move: Some(color), ..self.record.start };
        self.adopt(SessionRecord { start, ..SessionRecord::clone(&self.record) })
    }

    /// Starts a game with Black's handicap stones on `points`; fails unless the board is empty. Passes made before are
    /// dropped: Sabaki replays a record whose handicap comes after passes.
    pub fn set_handicap(&mut self, points: &[Point]) -> Result<(), EngineError> {
        if !self.game.board().occupied().is_empty() {
            return Err(BadSetup::NotEmpty.into());
        }
        let size = self.game.size();
        let game = Game::with_handicap(size, self.record.rules(), points)?;
        self.start_over(StartPosition { board: *game.board(), handicap: game.handicap(), to_move: None })
    }

    /// Starts a game with `stones` handicap stones on star points and returns their points.
    pub fn fixed_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = self.game.size().fixed_handicap(stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Starts a game with `stones` handicap stones on points of the engine's choice and returns them.
    pub fn free_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = free_handicap(self.game.size(), stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Loads a game that was played elsewhere. Without a komi the one of `ruleset` is used.
    pub fn load(&mut self, game: &Game, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let first = game.restarted().to_move();
        let board = *game.start();
        let is_usual = board.occupied().is_empty() && first == ruleset.rules.first;
        self.adopt(SessionRecord {
            ruleset,
            komi,
            size_chosen: true,
            start: StartPosition { board, handicap: game.handicap(), to_move: (!is_usual).then_some(first) },
            moves: game.moves().collect(),
            forbidden: game.forbidden_moves().map(|(index, _)| index).collect(),
            diagram_within: Some(0),
            dead: DeadStones::Auto,
            owned: [PointSet::EMPTY; 2],
            clocks: [Clock::new(self.record.time); 2],
            ..SessionRecord::clone(&self.record)
        })
    }

    /// Sets the clocks of both sides.
    pub fn set_time(&mut self, system: TimeControl) {
        let record = self.record_mut();
        record.time = system;
        record.clocks = [Clock::new(system); 2];
    }

    /// Sets the clock of `color` to what the arbiter's clock shows; see [`Clock::set`].
    pub fn set_time_left(&mut self, color: Color, left: Duration, count: u32) {
        self.record_mut().clocks[color.index()].set(left, count);
    }

    /// The limits of a search for `color`.
    fn limits(&self, color: Color) -> Limits {
        let empty = self.board().empty().len() as u32;
        let limits = self.settings.limits();
        let (clock, moves) = (&self.record.clocks[color.index()], moves_to_come(empty));
        // A time for each move that the user has set bounds it under a clock too.
        let bounded = |time: Duration| self.settings.time.map_or(time, |most| most.min(time));
        match clock.budget(moves) {
            Some(time) => Limits { time: Some(bounded(time)), latest: clock.latest(moves).map(bounded), ..limits },
            None => limits,
        }
    }

    /// Chooses a move for `color`, makes it and subtracts the time from the clock of `color`. `stop`, set by another
    /// thread, ends the search with the best move so far. `progress` is called now and then with the search so far.
    pub fn generate(
        &mut self,
        color: Color,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Result<GeneratedMove, EngineError> {
        let begun = Instant::now();
        let generated = self.search(color, stop, progress);
        self.commit(color, begun, generated)
    }

    /// As [`Engine::generate`], but captures dead stones before it passes: for play after a disagreement about them.
    pub fn generate_cleanup(&mut self, color: Color, stop: &AtomicBool) -> Result<GeneratedMove, EngineError> {
        let begun = Instant::now();
        let game = self.game.clone();
        let request = Request { purpose: Purpose::CleanUp, ..Request::new(color, self.limits(color), stop) };
        let generated = self.search_game(&game, &request, &mut |_| {});
        self.commit(color, begun, generated)
    }

    fn commit(&mut self, color: Color, begun: Instant, generated: GeneratedMove) -> Result<GeneratedMove, EngineError> {
        if let Action::Move(mv) = generated.action
            && !self.line_game().is_some_and(|game| game.is_over())
        {
            let made = self.record.moves.len();
            self.record_mut().diagram_within.get_or_insert(made);
            self.play(color, mv)?;
            self.has_moved = true;
        }
        let overrun = self.record_mut().clocks[color.index()].spend(begun.elapsed());
        if !overrun.is_zero() {
            log::warn!("the move of {color} came {:.3} s after its clock had run out", overrun.as_secs_f64());
        }
        Ok(generated)
    }

    /// Whether the engine is to ponder now: pondering is on and the last move is one that it chose.
    pub fn may_ponder(&self) -> bool {
        self.settings.ponder && self.has_moved && self.line.is_none() && !self.game.is_over()
    }

    /// Searches in the opponent's time until another thread sets `stop`.
    pub fn ponder(&mut self, stop: &AtomicBool) {
        self.player.ponder(&self.game, stop);
    }

    /// Chooses a move for `color` without making it.
    pub fn search(&mut self, color: Color, stop: &AtomicBool, progress: &mut dyn FnMut(&Choice)) -> GeneratedMove {
        let mut limits = self.limits(color);
        if self.line.is_some() {
            return self.search_line(color, &limits, stop, progress);
        }
        if self.record.last_is_open() {
            // There may be two searches.
            limits.time = limits.time.map(|time| time / 2);
            limits.latest = limits.latest.map(|latest| latest / 2);
        }
        let game = self.game.clone();
        let request = Request::new(color, limits, stop);
        let generated = self.search_game(&game, &request, progress);
        if !self.record.last_is_open() || generated.action != Action::Move(Move::Pass) {
            return generated;
        }
        // The client's lone PASS is a virtual move only if no second one follows: a pass in reply would turn both into
        // passes and end the game, so it must be the best move after a real pass too.
        let mut stopping = game;
        if let Some(last) = stopping.undo()
            && stopping.play(last.color, Move::Pass).is_ok()
        {
            let second = self.search_game(&stopping, &request, progress);
            if matches!(second.action, Action::Move(mv) if mv != Move::Virtual && self.game.check(color, mv).is_ok()) {
                return second;
            }
        }
        generated
    }

    /// Searches for `color` without choosing a move, until another thread sets `stop` or a limit of the analysis ends
    /// it. `progress` is called with the search so far, the first time after a few playouts. Returns the search at its
    /// end.
    pub fn analyze(
        &mut self,
        color: Color,
        analysis: &Analysis,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Choice {
        if let Some(line) = &mut self.line {
            let none = |_| Choice::none(Action::Move(Move::Pass));
            return line.analyze(color, analysis, stop, progress).unwrap_or_else(none);
        }
        self.allow_virtual_moves();
        self.player.analyze(&self.game, color, analysis, stop, progress)
    }

    /// Runs `operation`, in which searches for a move report and leave moves out as `analysis` says, except that its
    /// limits do not hold.
    pub fn analyzing<T>(&mut self, analysis: &Analysis, operation: impl FnOnce(&mut Engine) -> T) -> T {
        let before = self.player.options_mut().clone();
        let during = Options {
            report_every: analysis.every,
            move_ownership: analysis.move_ownership,
            restrictions: analysis.restrictions.clone(),
            ..before.clone()
        };
        let set = |engine: &mut Engine, options: &Options| {
            *engine.player.options_mut() = options.clone();
            engine.line.iter_mut().for_each(|line| *line.options_mut() = options.clone());
        };
        set(self, &during);
        let result = operation(self);
        set(self, &before);
        result
    }

    /// Sets a parameter to the value that `text` says, from the next search on.
    ///
    /// # Errors
    ///
    /// The parameter does not take the value.
    pub fn set_param(&mut self, param: &Param, text: &str) -> Result<(), BadParam> {
        let memory = self.settings.memory;
        param.set(&mut self.settings, text)?;
        *self.player.options_mut() = self.settings.player_options();
        self.line.iter_mut().for_each(|line| *line.options_mut() = self.settings.player_options());
        if self.settings.memory != memory {
            self.clear_cache();
        }
        Ok(())
    }

    /// Sets the seed of the searches to come, which then depend on no search before.
    pub fn set_seed(&mut self, seed: u64) {
        self.settings.seed = seed;
        self.line.iter_mut().for_each(|line| line.options_mut().seed = seed);
        self.clear_cache();
        self.allow_virtual_moves();
    }

    /// Sets whether the player searches virtual moves, by what the client can show.
    fn allow_virtual_moves(&mut self) {
        // A PASS right after the client's would be read as the second of two passes.
        self.player.options_mut().virtual_moves = match self.record.bare_pass {
            BarePass::Virtual => !self.record.last_is_open(),
            BarePass::Pass => self.record.genmove_virtual,
        };
    }

    fn search_game(&mut self, game: &Game, request: &Request<'_>, progress: &mut dyn FnMut(&Choice)) -> GeneratedMove {
        let color = request.color;
        let shows_virtual_as_pass = self.record.bare_pass == BarePass::Virtual;
        self.allow_virtual_moves();
        let choice = self.player.choose(game, request, progress);
        let action = match choice.action {
            Action::Move(Move::Virtual) if shows_virtual_as_pass => Action::Move(Move::Pass),
            Action::Move(mv) if self.game.check(color, mv).is_err() => {
                log::error!("the search chose the illegal move {} for {color}", mv.display(game.size()));
                Action::Move(Move::Pass)
            }
            action => action,
        };
        GeneratedMove { action, choice }
    }
}

/// The board with these stones.
fn diagram(size: Size, stones: &[(Color, Point)]) -> Result<Board, BadSetup> {
    let mut board = Board::new(size);
    for &(color, point) in stones {
        if board.at(point).is_some() {
            return Err(BadSetup::Repeated);
        }
        board.add(color, &PointSet::single(point));
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_of_the_user_holds_under_a_clock_too() {
        let hour = TimeControl::Absolute { main: Duration::from_secs(3600) };
        let limits = |time: Option<u64>, playouts, control| {
            let settings =
                EngineSettings { time: time.map(Duration::from_secs), playouts, ..EngineSettings::default() };
            let mut engine = Engine::new(settings);
            engine.set_time(control);
            let Limits { time, playouts, .. } = engine.limits(Color::Black);
            (time, playouts)
        };
        assert_eq!(limits(Some(1), Some(7), hour), (Some(Duration::from_secs(1)), Some(7)));
        assert!(limits(None, None, hour).0.is_some_and(|time| time > Duration::from_secs(5)));
        let little = TimeControl::Absolute { main: Duration::from_millis(100) };
        assert!(limits(Some(1), None, little).0.is_some_and(|time| time < Duration::from_millis(100)));
        assert_eq!(limits(None, Some(7), TimeControl::Unlimited), (None, Some(7)));
    }
}
