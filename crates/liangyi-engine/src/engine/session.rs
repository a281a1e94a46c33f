//! The [`GameSession`]: one game of any kind with its record, its clocks and its player. Each operation is done
//! completely or not at all.
//!
//! This file has the record, how a game starts and the game that comes from it; `moves.rs` says how moves are chosen.
//! What only one game has stands in `go.rs`, `scoring.rs` and `line.rs`.

use std::sync::Arc;

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{BadSetup, Illegal, LegalMoves, Move, Played};
use liangyi_core::rules::Komi;

use super::game::{EngineError, SessionGame, SetUpPlays};
use super::record::{GameTerms, SessionRecord, StartPosition};
use super::settings::EngineSettings;
use crate::player::{EarlierSearches, Player};

/// A game, its settings, its clocks and its player.
///
/// The record is shared with its snapshots until the next change, so that a snapshot costs nothing: see
/// [`GameSession::snapshot`].
#[derive(Debug)]
pub struct GameSession<G: SessionGame> {
    pub(super) settings: EngineSettings,
    pub(super) record: Arc<SessionRecord<G::Terms>>,
    pub(super) game: G,
    /// What the first moves of the record set up in `game`.
    set_up: SetUpPlays,
    pub(super) player: Player<G>,
    pub(super) findings: G::Findings,
    /// Whether the last change of the position was a move that the engine chose.
    pub(super) has_moved: bool,
    /// What the engine's searches have found of the game, and saved.
    pub(super) earlier_searches: EarlierSearches,
}

impl<G: SessionGame> GameSession<G> {
    /// A session at the start of a game on these terms.
    ///
    /// # Errors
    ///
    /// The board of the settings is too small for the game.
    pub fn on(terms: G::Terms, settings: EngineSettings) -> Result<GameSession<G>, EngineError> {
        let size = settings.size.unwrap_or_else(|| G::default_size(&terms));
        let record = Arc::new(SessionRecord::new(terms, size, &settings));
        GameSession::of(record, settings)
    }

    /// A session in the game of `record`.
    ///
    /// # Errors
    ///
    /// The record makes no game.
    pub(super) fn of(
        record: Arc<SessionRecord<G::Terms>>,
        settings: EngineSettings,
    ) -> Result<GameSession<G>, EngineError> {
        let set_up = G::set_up(&record);
        let game = build(&record, set_up).map_err(|why| why.numbered(&record, 0))?;
        let mut session = GameSession {
            set_up,
            player: Player::new(G::options(&settings)),
            findings: G::no_findings(&settings),
            has_moved: false,
            earlier_searches: EarlierSearches::default(),
            settings,
            record,
            game,
        };
        session.mark();
        session.use_network_of_board();
        Ok(session)
    }

    /// The session of a game on other terms, with this komi, and with the moves and the settings of this one; an empty
    /// board whose size the client did not choose takes that game's own size.
    ///
    /// # Errors
    ///
    /// The board is too small for the game, or a move is illegal in it.
    pub(super) fn turned_into<H: SessionGame>(
        &self,
        terms: H::Terms,
        komi: Option<Komi>,
    ) -> Result<GameSession<H>, EngineError> {
        let size = H::default_size(&terms);
        let mut record = SessionRecord { komi, ..self.record.on(terms) };
        record.take_size(size);
        GameSession::of(Arc::new(record), self.settings.clone())
    }

    /// A session at the same point of the same game with other settings, and with a player that has searched nothing.
    /// What it does changes nothing here, so that it can search on another thread.
    pub fn fork(&self, settings: EngineSettings) -> GameSession<G> {
        let mut fork = GameSession {
            record: Arc::clone(&self.record),
            game: self.game.clone(),
            set_up: self.set_up,
            player: Player::new(G::options(&settings)),
            findings: G::no_findings(&settings),
            has_moved: self.has_moved,
            earlier_searches: self.earlier_searches,
            settings,
        };
        fork.use_network_of_board();
        fork.allow_virtual_moves();
        fork
    }

    /// Takes the player of another session, whose search tree then serves here as far as it has the position. A tree
    /// that was grown with another memory, or for other values, is dropped.
    pub fn take_player(&mut self, other: GameSession<G>) {
        if self.settings.tree_kind() == other.settings.tree_kind() {
            self.player = other.player;
            self.set_options(G::options(&self.settings));
            self.allow_virtual_moves();
        }
    }

    /// The settings in force.
    pub fn settings(&self) -> &EngineSettings {
        &self.settings
    }

    /// What the client has set and played so far.
    pub fn record(&self) -> &SessionRecord<G::Terms> {
        &self.record
    }

    /// The name of the rules.
    pub fn name(&self) -> &str {
        G::name(&self.record.terms)
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.game.size()
    }

    /// The stones on the board.
    pub fn board(&self) -> &Board {
        self.game.board()
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.game.to_move()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Whether the engine may make this move for `color`.
    pub fn is_legal(&self, color: Color, mv: Move) -> bool {
        self.game.is_legal(color, mv)
    }

    /// The legal moves of `color`.
    pub fn legal_moves(&self, color: Color) -> LegalMoves {
        self.game.legal_moves(color)
    }

    /// The moves of the game.
    pub fn moves(&self) -> Vec<Played> {
        self.game.moves().collect()
    }

    /// The moves as the client has given them, stones of a diagram among them.
    pub fn given_moves(&self) -> &[Played] {
        &self.record.moves
    }

    /// The record, shared: copied only if the session changes it while the snapshot is held.
    pub fn snapshot(&self) -> Arc<SessionRecord<G::Terms>> {
        Arc::clone(&self.record)
    }

    /// The record, to be changed in place.
    pub(super) fn record_mut(&mut self) -> &mut SessionRecord<G::Terms> {
        Arc::make_mut(&mut self.record)
    }

    /// Goes back to a snapshot of this session's, whatever state a panic has left it in.
    pub fn restore(&mut self, snapshot: Arc<SessionRecord<G::Terms>>) {
        self.set_up = G::set_up(&snapshot);
        self.game = build(&snapshot, self.set_up).expect("a record that was in force makes a game");
        self.record = snapshot;
        self.has_moved = false;
        self.forget_searches();
        self.clear_cache();
        self.use_network_of_board();
    }

    /// Drops the search tree and what has been found out about the position.
    pub fn clear_cache(&mut self) {
        self.player = Player::new(G::options(&self.settings));
        G::forget(&mut self.findings);
    }

    /// Puts `record` in force if it makes a game.
    pub(super) fn adopt(&mut self, record: SessionRecord<G::Terms>) -> Result<(), EngineError> {
        let set_up = G::set_up(&record);
        self.game = build(&record, set_up).map_err(|why| why.numbered(&record, 0))?;
        self.set_up = set_up;
        self.record = Arc::new(record);
        self.mark();
        G::forget(&mut self.findings);
        self.has_moved = false;
        self.forget_searches();
        self.use_network_of_board();
        Ok(())
    }

    /// As [`adopt`](GameSession::adopt), where a game starts.
    pub(super) fn start(&mut self, record: SessionRecord<G::Terms>) -> Result<(), EngineError> {
        self.adopt(record)?;
        if G::FRESH_PLAYER {
            self.player = Player::new(G::options(&self.settings));
        }
        Ok(())
    }

    fn mark(&mut self) {
        self.game.mark(Arc::make_mut(&mut self.record));
    }

    /// Drops what holds for one position only.
    fn position_changed(&mut self) {
        self.record_mut().terms.position_changed();
        G::forget(&mut self.findings);
        self.has_moved = false;
    }

    /// Makes a move for `color`, even if it is not its turn.
    ///
    /// # Errors
    ///
    /// The move is illegal.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), EngineError> {
        self.make_all(&[Played { color, mv }]).map_err(NotMade::reason)
    }

    /// Makes all of `moves`, or none.
    ///
    /// # Errors
    ///
    /// A move is illegal; the error numbers them from 1.
    pub fn play_all(&mut self, moves: &[Played]) -> Result<(), EngineError> {
        let before = self.record.moves.len();
        self.make_all(moves).map_err(|why| why.numbered(&self.record, before))
    }

    /// Makes all of `moves`, or none.
    fn make_all(&mut self, moves: &[Played]) -> Result<(), NotMade> {
        let before = self.record.moves.len();
        let fixed = G::fixed_moves(&self.record);
        self.record_mut().moves.extend_from_slice(moves);
        if let Err(why) = self.replay_from(fixed) {
            self.record_mut().moves.truncate(before);
            self.replay_from(fixed).expect("moves that were legal are legal again");
            return Err(why);
        }
        self.mark();
        self.position_changed();
        Ok(())
    }

    /// Takes back the last `count` moves.
    ///
    /// # Errors
    ///
    /// There are fewer.
    pub fn undo(&mut self, count: usize) -> Result<(), EngineError> {
        let made = self.record.moves.len();
        let left = made.checked_sub(count).ok_or(EngineError::TooFewMoves(made))?;
        let record = self.record_mut();
        record.moves.truncate(left);
        record.terms.moves_taken_back(left);
        record.diagram_within = record.diagram_within.filter(|&within| within < left);
        self.replay_from(G::fixed_moves(&self.record)).expect("moves that were legal are legal again");
        self.position_changed();
        self.forget_searches();
        Ok(())
    }

    /// Replays the moves of the record after the first `fixed`.
    fn replay_from(&mut self, fixed: usize) -> Result<(), NotMade> {
        let set_up = G::set_up(&self.record);
        if set_up != self.set_up {
            self.game = build(&self.record, set_up)?;
            self.set_up = set_up;
            return Ok(());
        }
        while set_up.moves + self.game.moves().len() > fixed.max(set_up.moves) {
            self.game.undo();
        }
        extend(&mut self.game, &self.record, set_up)
    }
}

/// Why the moves of a record make no game.
#[derive(Debug)]
enum NotMade {
    /// It has no beginning.
    Opening(EngineError),
    /// A move is illegal.
    Move {
        /// Its index in the record, from 0.
        index: usize,
        /// The move.
        played: Played,
        /// Why.
        reason: Illegal,
    },
}

impl NotMade {
    /// The error for a client that gave one move.
    fn reason(self) -> EngineError {
        match self {
            NotMade::Opening(error) => error,
            NotMade::Move { reason, .. } => reason.into(),
        }
    }

    /// The error for a client that gave the moves of the record after the first `before`.
    fn numbered<T: GameTerms>(self, record: &SessionRecord<T>, before: usize) -> EngineError {
        match self {
            NotMade::Opening(error) => error,
            NotMade::Move { index, played, reason } => {
                let (number, size) = (index + 1 - before, record.start.board.size());
                EngineError::IllegalInSequence { number, played, size, reason }
            }
        }
    }
}

/// The game of a record whose first plays are this set-up.
fn build<G: SessionGame>(record: &SessionRecord<G::Terms>, set_up: SetUpPlays) -> Result<G, NotMade> {
    let mut game = G::opening(record).map_err(NotMade::Opening)?;
    extend(&mut game, record, set_up)?;
    Ok(game)
}

/// Makes the moves of the record that `game`, which begins at the same position, lacks. After an error `game` is left
/// before the move that failed.
fn extend<G: SessionGame>(game: &mut G, record: &SessionRecord<G::Terms>, set_up: SetUpPlays) -> Result<(), NotMade> {
    let made = set_up.moves + game.moves().len();
    for index in made..record.moves.len() {
        let played = record.moves[index];
        game.make(record, index).map_err(|reason| NotMade::Move { index, played, reason })?;
    }
    Ok(())
}

impl<G: SessionGame> GameSession<G> {
    pub(super) fn start_over(&mut self, start: StartPosition) -> Result<(), EngineError> {
        self.start(self.record.started_over(start))
    }

    /// Clears the board and changes its size.
    ///
    /// # Errors
    ///
    /// The board is too small for the game.
    pub fn set_size(&mut self, size: Size) -> Result<(), EngineError> {
        self.start_over(StartPosition::empty(size))?;
        self.record_mut().size_chosen = true;
        Ok(())
    }

    /// Clears the board.
    pub fn clear_board(&mut self) {
        self.start_over(StartPosition::empty(self.size())).expect("an empty board is a position");
    }

    /// Sets the komi, for this game and the next ones.
    pub fn set_komi(&mut self, komi: Komi) {
        // Clients name the komi again in the middle of a game.
        if self.record.komi != Some(komi) {
            self.forget_searches();
        }
        self.record_mut().komi = Some(komi);
        self.game.set_komi(komi);
    }

    /// Starts a game from a position.
    ///
    /// # Errors
    ///
    /// There are stones on the board or moves have been made, or the stones are no position.
    pub fn set_up(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        if !self.record.is_untouched() {
            return Err(BadSetup::NotEmpty.into());
        }
        let board = diagram(self.size(), stones)?;
        self.start_over(StartPosition {
            board,
            to_move: self.record.start.to_move,
            ..StartPosition::empty(self.size())
        })
    }

    /// Starts a game from a position in place of the present game. The rules say who moves first.
    ///
    /// # Errors
    ///
    /// The stones are no position.
    pub fn set_position(&mut self, stones: &[(Color, Point)]) -> Result<(), EngineError> {
        let board = diagram(self.size(), stones)?;
        self.start_over(StartPosition { board, ..StartPosition::empty(self.size()) })
    }

    /// Sets the side that makes the first move.
    ///
    /// # Errors
    ///
    /// Moves have been made.
    pub fn set_to_move(&mut self, color: Color) -> Result<(), EngineError> {
        if self.game.moves().len() > 0 {
            return Err(EngineError::MovesMade);
        }
        let start = StartPosition { to_move: Some(color), ..self.record.start };
        self.start(SessionRecord { start, ..SessionRecord::clone(&self.record) })
    }
}

/// The board with these stones.
pub(super) fn diagram(size: Size, stones: &[(Color, Point)]) -> Result<Board, BadSetup> {
    let mut board = Board::new(size);
    for &(color, point) in stones {
        if board.at(point).is_some() {
            return Err(BadSetup::Repeated);
        }
        board.add(color, &PointSet::single(point));
    }
    Ok(board)
}
