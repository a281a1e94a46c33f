//! The [`Engine`] itself: what may be done to a game, each operation whole or not at all.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::handicap::free_handicap;
use super::judge::DeadStones;
use super::record::{BarePass, EngineError, NamedRules, Record, Start};
use super::settings::Settings;
use crate::base::{Color, Point, Size};
use crate::board::Board;
use crate::game::{BadSetup, Game, Move, Played};
use crate::judge::Judgement;
use crate::player::{Action, Choice, Player};
use crate::rules::Komi;
use crate::search::Limits;
use crate::time::{Clock, TimeControl, moves_to_come};

/// What the engine answers when asked for a move.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What it does, as the client is told: a virtual move is a pass where the client knows no other word.
    pub action: Action,
    /// The search behind it.
    pub choice: Choice,
}

/// A game, its settings, its clocks and its player.
#[derive(Debug)]
pub struct Engine {
    pub(super) settings: Settings,
    pub(super) record: Record,
    pub(super) game: Game,
    pub(super) player: Player,
    /// The judgement of the present position, once it has been asked for.
    pub(super) judgement: Option<Judgement>,
    /// Whether the last thing that happened on the board was a move of the engine's own.
    has_moved: bool,
}

impl Engine {
    /// An engine at the start of a game.
    pub fn new(settings: Settings) -> Engine {
        let record = Record {
            ruleset: settings.ruleset.clone(),
            komi: settings.komi,
            size_chosen: settings.size.is_some(),
            start: Start::empty(settings.size.unwrap_or(settings.ruleset.default_size)),
            moves: Vec::new(),
            bare_pass: settings.bare_pass,
            genmove_virtual: settings.genmove_virtual,
            dead: DeadStones::Auto,
            time: TimeControl::Unlimited,
            clocks: [Clock::new(TimeControl::Unlimited); 2],
        };
        let game = record.build().expect("an empty board is a position");
        let player = Player::new(settings.player_options());
        Engine { settings, record, game, player, judgement: None, has_moved: false }
    }

    /// What it was started with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the client has said so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Goes back to an earlier record of this engine's, whatever state a fault has left it in.
    pub fn restore(&mut self, record: Record) {
        self.game = record.build().expect("a record that was in force makes a game");
        self.record = record;
        self.clear_cache();
    }

    /// Forgets everything learnt by searching.
    pub fn clear_cache(&mut self) {
        self.player = Player::new(self.settings.player_options());
        self.judgement = None;
    }

    /// Puts `record` in force, if it makes a game.
    fn adopt(&mut self, record: Record) -> Result<(), EngineError> {
        self.game = record.build()?;
        self.record = record;
        self.judgement = None;
        self.has_moved = false;
        Ok(())
    }

    /// What was agreed and judged holds for one position only.
    fn position_changed(&mut self) {
        self.record.dead = DeadStones::Auto;
        self.judgement = None;
        self.has_moved = false;
    }

    fn start_over(&mut self, start: Start) -> Result<(), EngineError> {
        let clocks = [Clock::new(self.record.time); 2];
        self.adopt(Record { start, moves: Vec::new(), clocks, dead: DeadStones::Auto, ..self.record.clone() })
    }

    /// Clears the board and changes its size.
    pub fn set_size(&mut self, size: Size) {
        self.start_over(Start::empty(size)).expect("an empty board is a position");
        self.record.size_chosen = true;
    }

    /// Clears the board.
    pub fn clear_board(&mut self) {
        self.start_over(Start::empty(self.game.size())).expect("an empty board is a position");
    }

    /// Sets the komi, for this game and the next ones.
    pub fn set_komi(&mut self, komi: Komi) {
        self.record.komi = Some(komi);
        self.game.set_komi(komi);
    }

    /// Chooses a ruleset and its komi. Moves on the board are replayed under it; a board that nobody has touched or asked
    /// for takes the ruleset's own size.
    pub fn set_ruleset(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, None)
    }

    /// Changes the rules. A komi that was asked for stays; where none was, it is that of `ruleset`.
    pub fn set_rules(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, self.record.komi)
    }

    fn change_rules(&mut self, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let mut record = Record { ruleset, komi, ..self.record.clone() };
        if !record.size_chosen && record.is_untouched() {
            record.start = Start::empty(record.ruleset.default_size);
        }
        self.adopt(record)
    }

    /// Changes what a client's PASS means, for the moves made already too.
    pub fn set_bare_pass(&mut self, bare_pass: BarePass) -> Result<(), EngineError> {
        self.adopt(Record { bare_pass, ..self.record.clone() })
    }

    /// Whether the engine may answer `virtual`.
    pub fn set_genmove_virtual(&mut self, on: bool) {
        self.record.genmove_virtual = on;
    }

    /// Makes a move for `color`, whoever's turn it is.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), EngineError> {
        self.play_all(&[Played { color, mv }]).map_err(|error| match error {
            EngineError::IllegalInSequence { reason, .. } => EngineError::Illegal(reason),
            error => error,
        })
    }

    /// Makes all of `moves`, or none. An error counts them from 1.
    pub fn play_all(&mut self, moves: &[Played]) -> Result<(), EngineError> {
        let before = self.record.moves.len();
        let settled = self.settled();
        self.record.moves.extend_from_slice(moves);
        if let Err(error) = self.reread(settled) {
            self.record.moves.truncate(before);
            self.reread(settled).expect("moves that were legal are legal again");
            return Err(match error {
                EngineError::IllegalInSequence { number, played, size, reason } => {
                    EngineError::IllegalInSequence { number: number - before, played, size, reason }
                }
                error => error,
            });
        }
        self.position_changed();
        Ok(())
    }

    /// Takes back the last `count` moves, or none.
    pub fn undo(&mut self, count: usize) -> Result<(), EngineError> {
        let made = self.record.moves.len();
        let left = made.checked_sub(count).ok_or(EngineError::TooFewMoves(made))?;
        self.record.moves.truncate(left);
        self.reread(self.settled()).expect("moves that were legal are legal again");
        self.position_changed();
        Ok(())
    }

    /// How many moves, from the first, mean the same whatever comes next.
    fn settled(&self) -> usize {
        self.record.moves.len() - usize::from(self.record.last_is_open())
    }

    /// Makes the game follow the record from move `settled` on.
    fn reread(&mut self, settled: usize) -> Result<(), EngineError> {
        while self.game.move_number() > settled {
            self.game.undo();
        }
        self.record.extend(&mut self.game)
    }

    /// Begins a game from a position on the empty board.
    pub fn set_up(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        if !self.record.is_untouched() {
            return Err(BadSetup::NotEmpty.into());
        }
        let mut board = Board::new(self.game.size());
        for &(color, point) in stones {
            if board.at(point).is_some() {
                return Err(BadSetup::Repeated.into());
            }
            board.add(color, &std::iter::once(point).collect());
        }
        self.start_over(Start { board, handicap: 0, to_move: self.record.start.to_move })
    }

    /// Says who makes the first move.
    pub fn set_to_move(&mut self, color: Color) -> Result<(), EngineError> {
        if !self.record.moves.is_empty() {
            return Err(EngineError::MovesMade);
        }
        let start = Start { to_move: Some(color), ..self.record.start };
        self.adopt(Record { start, ..self.record.clone() })
    }

    /// Begins a game in which Black has handicap stones on `points`.
    pub fn set_handicap(&mut self, points: &[Point]) -> Result<(), EngineError> {
        if !self.record.is_untouched() {
            return Err(BadSetup::NotEmpty.into());
        }
        let size = self.game.size();
        let game = Game::with_handicap(size, self.record.rules(), points)?;
        self.start_over(Start { board: *game.board(), handicap: game.handicap(), to_move: None })
    }

    /// Begins a game with `stones` handicap stones on the star points and returns these.
    pub fn fixed_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = self.game.size().fixed_handicap(stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Begins a game with `stones` handicap stones where the engine wants them and returns their points.
    pub fn free_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = free_handicap(self.game.size(), stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Takes over a game that was played elsewhere. The komi is that of `ruleset` where none is given.
    pub fn load(&mut self, game: &Game, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let first = game.restarted().to_move();
        let board = *game.start();
        let is_usual = board.occupied().is_empty() && first == ruleset.rules.first;
        self.adopt(Record {
            ruleset,
            komi,
            size_chosen: true,
            start: Start { board, handicap: game.handicap(), to_move: (!is_usual).then_some(first) },
            moves: game.moves().collect(),
            dead: DeadStones::Auto,
            clocks: [Clock::new(self.record.time); 2],
            ..self.record.clone()
        })
    }

    /// Sets the clocks of both sides.
    pub fn set_time(&mut self, system: TimeControl) {
        self.record.time = system;
        self.record.clocks = [Clock::new(system); 2];
    }

    /// Sets the clock of `color` by the arbiter's; see [`Clock::set`].
    pub fn set_time_left(&mut self, color: Color, left: Duration, count: u32) {
        self.record.clocks[color.index()].set(left, count);
    }

    /// When a search for `color` is to end.
    fn limits(&self, color: Color) -> Limits {
        let empty = self.game.board().empty().len() as u32;
        let limits = self.settings.limits();
        match self.record.clocks[color.index()].budget(moves_to_come(empty)) {
            Some(time) => Limits { time: Some(time), ..limits },
            None => limits,
        }
    }

    /// Chooses a move for `color`, makes it and takes the time from the clock of `color`. `stop`, set by another thread,
    /// ends the search with the best move so far.
    pub fn generate(
        &mut self,
        color: Color,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Result<Answer, EngineError> {
        let begun = Instant::now();
        let answer = self.search(color, stop, progress);
        self.commit(color, begun, answer)
    }

    /// As [`Engine::generate`], but takes dead stones off before it passes: for cleaning up after a disagreement.
    pub fn generate_cleanup(&mut self, color: Color, stop: &AtomicBool) -> Result<Answer, EngineError> {
        let begun = Instant::now();
        let game = self.game.clone();
        let limits = self.limits(color);
        let answer = self.search_game(&game, color, &limits, true, stop, &mut |_| {});
        self.commit(color, begun, answer)
    }

    fn commit(&mut self, color: Color, begun: Instant, answer: Answer) -> Result<Answer, EngineError> {
        if let Action::Move(mv) = answer.action {
            self.play(color, mv)?;
            self.has_moved = true;
        }
        self.record.clocks[color.index()].spend(begun.elapsed());
        Ok(answer)
    }

    /// Whether it is to think on in the opponent's time now: it has just made a move of its own.
    pub fn may_ponder(&self) -> bool {
        self.settings.ponder && self.has_moved && !self.game.is_over()
    }

    /// Thinks on in the opponent's time until another thread sets `stop`.
    pub fn ponder(&mut self, stop: &AtomicBool) {
        self.player.ponder(&self.game, stop);
    }

    /// Chooses a move for `color` and leaves everything as it is.
    pub fn search(&mut self, color: Color, stop: &AtomicBool, progress: &mut dyn FnMut(&Choice)) -> Answer {
        let game = self.game.clone();
        let limits = self.limits(color);
        let answer = self.search_game(&game, color, &limits, false, stop, progress);
        if !self.record.last_is_open() || answer.action != Action::Move(Move::Pass) {
            return answer;
        }
        // The client's lone PASS is a virtual move only as long as no second one follows: a pass in reply would end
        // the game, so it must be the best move there too.
        let mut stopping = game;
        if let Some(last) = stopping.undo()
            && stopping.play(last.color, Move::Pass).is_ok()
        {
            let second = self.search_game(&stopping, color, &limits, false, stop, progress);
            if matches!(second.action, Action::Move(mv) if mv != Move::Virtual && self.game.check(color, mv).is_ok()) {
                return second;
            }
        }
        answer
    }

    fn search_game(
        &mut self,
        game: &Game,
        color: Color,
        limits: &Limits,
        cleanup: bool,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Answer {
        let shows_virtual_as_pass = self.record.bare_pass == BarePass::Virtual;
        // A PASS right after the client's would be read as the second of two passes.
        self.player.options_mut().virtual_moves = match self.record.bare_pass {
            BarePass::Virtual => !self.record.last_is_open(),
            BarePass::Pass => self.record.genmove_virtual,
        };
        let choice = match cleanup {
            false => self.player.choose(game, color, limits, stop, progress),
            true => self.player.clean_up(game, color, limits, stop, progress),
        };
        let action = match choice.action {
            Action::Move(Move::Virtual) if shows_virtual_as_pass => Action::Move(Move::Pass),
            Action::Move(mv) if self.game.check(color, mv).is_err() => {
                log::error!("the search chose the illegal move {} for {color}", mv.display(game.size()));
                Action::Move(Move::Pass)
            }
            action => action,
        };
        Answer { action, choice }
    }
}
