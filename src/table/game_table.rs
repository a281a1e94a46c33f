//! The table: the game with who plays it, its record, resignation, what both sides agree on, and whose turn it is.
//!
//! The moves of the game are the path of the cursor in its record, and the engine follows it ([`GameTable::go_to`]).
//! What searches and what counts at a table stands beside it, in `search.rs` and `count.rs`; going about in the record,
//! in `record.rs`; stops, in `stop.rs`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Played};
use liangyi_core::score::End;
use liangyi_core::score::makeup::TooMuchTerritory;
use liangyi_core::sgf::{DECLARED_END, GameResult, NodeId, Recorded as _, SgfTree, WonBy};
use liangyi_core::time::TimeControl;
use liangyi_engine::engine::{Engine, EngineError, EngineSettings, GoSession, Snapshot};
use liangyi_engine::player::Choice;
use liangyi_engine::policy::NoHumanNetwork;
use liangyi_net::inputs::{HumanProfile, Rank};

use super::agreement::{SideMarks, Views};
use super::cursor::Cursor;
use super::seats::{Seats, TableClocks, TableSeat};
use super::trees::TreeSlot;
use crate::protocol::{InternalError, Restorable};

/// Why what a person wants in a game is not done; the game is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A side has resigned, or both have declared the end.
    Resigned,
    /// There is no move of the person's to take back.
    NothingToTakeBack,
    /// Nothing is counted in this game.
    NotCounted,
    /// Nothing can be counted yet.
    Unfilled,
    /// The engine does not do it.
    Engine(EngineError),
    /// A side has no room for the points that both sides agree to be left with.
    Territory(TooMuchTerritory),
}

impl From<EngineError> for Refusal {
    fn from(error: EngineError) -> Refusal {
        Refusal::Engine(error)
    }
}

/// Why the engine has not made a move on its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFailure {
    /// It does not do it.
    Engine(EngineError),
    /// A bug has ended its search.
    Internal(InternalError),
}

/// What a change of the game changes at a table, besides the game itself.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Who plays Black, and who White.
    pub(super) seats: [TableSeat; 2],
    /// The record, and where in it the game is.
    pub(super) cursor: Cursor,
    /// Who has given the game up, and whether by resigning or by overstepping its time.
    pub(super) given_up: Option<(Color, WonBy)>,
    /// What both sides say of the stones and the end at a stop.
    pub(super) views: Option<Views>,
    /// What of it holds in the game, as both have agreed.
    pub(super) held: Option<SideMarks>,
    /// The end of the game of a record from elsewhere, of which its result is.
    pub(super) stated_at: Option<NodeId>,
}

/// A game and who plays it.
#[derive(Debug)]
pub struct GameTable {
    /// The game. It searches nothing itself: its forks do, with the tree of the slot.
    pub(super) engine: Engine,
    pub(super) standing: Standing,
    /// The clocks of the persons, where the game has a time control.
    clocks: Option<TableClocks>,
    /// The search behind the engine's last move.
    pub(super) last: Option<(Color, Choice)>,
    pub(super) trees: TreeSlot,
    pub(super) stop: Arc<AtomicBool>,
}

impl GameTable {
    /// A table at the start of the game that the settings name.
    ///
    /// # Errors
    ///
    /// The board is too small for the game.
    pub fn new(settings: EngineSettings, seats: [TableSeat; 2]) -> Result<GameTable, EngineError> {
        let mut engine = Engine::new(settings)?;
        let cursor = Cursor::of_game(&mut engine);
        Ok(GameTable::on(engine, cursor, seats))
    }

    /// A table at a node of a record, where `engine` has been opened.
    pub fn of_record(engine: Engine, tree: SgfTree, node: NodeId, seats: [TableSeat; 2]) -> GameTable {
        let mut cursor = Cursor::new(tree, false);
        let end = cursor.line().last().copied();
        cursor.go_to(node);
        let mut table = GameTable::on(engine, cursor, seats);
        table.standing.stated_at = end;
        table.read_end();
        table
    }

    fn on(engine: Engine, mut cursor: Cursor, seats: [TableSeat; 2]) -> GameTable {
        cursor.note_moves(engine.moves().len());
        let standing = Standing { seats, cursor, given_up: None, views: None, held: None, stated_at: None };
        GameTable { engine, standing, clocks: None, last: None, trees: TreeSlot::default(), stop: Arc::default() }
    }

    /// The same, with a search tree that counts among those of other tables.
    pub fn with_trees(self, trees: TreeSlot) -> GameTable {
        GameTable { trees, ..self }
    }

    /// Has another game take the place of this one.
    pub fn replace(&mut self, new: GameTable) {
        let Standing { cursor, .. } = new.standing;
        let standing = Standing { cursor: cursor.in_place_of(&self.standing.cursor), ..new.standing };
        *self = GameTable { standing, trees: self.trees.of_another_game(), stop: Arc::clone(&self.stop), ..new };
    }

    /// The game.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Has the engine move as persons of a rank do.
    ///
    /// # Errors
    ///
    /// There is no network of persons, or it cannot be read.
    pub fn imitate(&mut self, rank: Rank) -> Result<(), NoHumanNetwork> {
        let mut settings = self.engine().settings().clone();
        settings.imitate(HumanProfile::of_rank(rank))?;
        self.engine_mut().change_settings(|present| *present = settings);
        Ok(())
    }

    /// The game, for what concerns no turn: settings, files.
    pub fn engine_mut(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Where in its record the game is.
    pub fn cursor(&self) -> &Cursor {
        &self.standing.cursor
    }

    /// The same, for changes of what is no move of the game's.
    pub fn cursor_mut(&mut self) -> &mut Cursor {
        &mut self.standing.cursor
    }

    /// Who plays Black, and who White.
    pub fn seats(&self) -> [TableSeat; 2] {
        self.standing.seats
    }

    /// Changes who plays which side.
    pub fn sit(&mut self, seats: [TableSeat; 2]) {
        self.standing.seats = seats;
    }

    /// Goes on with the game of a record as one that is played here.
    pub fn go_on_with(&mut self, seats: [TableSeat; 2]) {
        self.standing.cursor.make_own();
        self.sit(seats);
    }

    /// Whether a person plays a side.
    pub fn is_person(&self, side: Color) -> bool {
        self.standing.seats[side.index()] == TableSeat::Person
    }

    /// A flag that ends a search of this thread's when another one sets it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.engine.is_over() || self.is_settled()
    }

    /// Whether a side has given up or both have declared the end, so that no move is made.
    pub fn is_settled(&self) -> bool {
        self.standing.given_up.is_some() || self.declared_end().is_some()
    }

    /// How both sides have declared that the game ends.
    pub(super) fn declared_end(&self) -> Option<End> {
        self.engine.go().and_then(|go| go.record().terms.declared_end)
    }

    /// Both sides declare that the game ends here: with nothing removed, or with the dead stones off.
    ///
    /// # Errors
    ///
    /// A side has resigned, or nothing is counted in the game, or nothing can be counted yet.
    pub fn declare_end(&mut self, end: End) -> Result<(), Refusal> {
        if self.standing.given_up.is_some() {
            return Err(Refusal::Resigned);
        }
        let go = self.counted()?;
        if !go.may_declare_end(end) {
            return Err(Refusal::Unfilled);
        }
        go.declare_end(Some(end));
        let (here, name) = (self.standing.cursor.here(), end.name().to_string());
        self.standing.cursor.note(|tree| tree.set(here, DECLARED_END, vec![name]));
        Ok(())
    }

    /// The session of a game that is counted.
    pub(super) fn counted(&mut self) -> Result<&mut GoSession, Refusal> {
        self.engine.go_mut().ok_or(Refusal::NotCounted)
    }

    /// Who has resigned, or lost on time.
    pub fn resigned(&self) -> Option<Color> {
        self.standing.given_up.map(|(color, _)| color)
    }

    /// Whether a side has lost on time.
    pub fn is_lost_on_time(&self) -> bool {
        matches!(self.standing.given_up, Some((_, WonBy::Time)))
    }

    /// The result where somebody has resigned or lost on time; any other the engine knows.
    pub fn resignation(&self) -> Option<GameResult> {
        self.standing.given_up.map(|(color, by)| GameResult::Won(color.opponent(), by))
    }

    /// A side resigns.
    ///
    /// # Errors
    ///
    /// The game is over, and there is nothing left to agree on.
    pub fn resign(&mut self, color: Color) -> Result<(), Refusal> {
        if self.is_settled() || self.engine.is_over() && self.standing.views.is_none() {
            return Err(Refusal::Over);
        }
        self.give_up(color, WonBy::Resignation);
        Ok(())
    }

    /// After how many moves the position stood before that has come back now, which leaves the game without a result
    /// where both sides agree. The engine does: it moves no more, and a person may go on.
    pub fn cycle(&self) -> Option<usize> {
        self.engine.go().and_then(|go| go.game().cycle()).filter(|_| !self.is_settled())
    }

    /// The side for which the engine is to move now.
    pub fn engine_to_move(&self) -> Option<Color> {
        self.moves_next().filter(|&color| !self.is_person(color))
    }

    /// The side that is to move now, where the game goes on here.
    fn moves_next(&self) -> Option<Color> {
        let goes_on = match &self.standing.views {
            Some(views) => views.disputed_by().is_some(),
            None => !self.engine.is_over(),
        };
        let waits = !self.standing.cursor.rest().is_empty() || self.is_settled() || self.cycle().is_some();
        (goes_on && !waits).then(|| self.engine.to_move())
    }

    /// The clocks of the persons, where the game has a time control.
    pub fn clocks(&self) -> Option<&TableClocks> {
        self.clocks.as_ref()
    }

    /// Gives both sides a clock at its start.
    pub fn set_clocks(&mut self, control: TimeControl) {
        self.clocks = (control != TimeControl::Unlimited).then(|| TableClocks::new(control));
    }

    /// Has the clock of the person run who is to move, where somebody `is_there`, and no other. A side whose time is
    /// over has lost, and no clock runs from then on; returns whether that is so.
    pub fn run_clocks(&mut self, is_there: bool, now: Instant) -> bool {
        let next = self.moves_next().filter(|&color| is_there && self.is_person(color));
        let Some(clocks) = &mut self.clocks else { return false };
        let overstepped = clocks.end_overstepped(now);
        clocks.run(next, now);
        if let Some(color) = overstepped {
            self.give_up(color, WonBy::Time);
        }
        overstepped.is_some()
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// A side has resigned, both have declared the end, or the move is illegal.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Refusal> {
        if self.is_settled() {
            return Err(Refusal::Resigned);
        }
        self.engine.play(color, mv)?;
        self.note_move(Played { color, mv });
        self.stop_clock(color);
        Ok(())
    }

    /// Takes the time of a move off the clock of its side. The record says what is left.
    fn stop_clock(&mut self, color: Color) {
        let Some(clock) = self.clocks.as_mut().and_then(|clocks| clocks.moved(color, Instant::now())) else { return };
        let [left, count] = if color == Color::Black { ["BL", "OB"] } else { ["WL", "OW"] };
        let cursor = &mut self.standing.cursor;
        let here = cursor.here();
        cursor.edit(|tree| {
            tree.set(here, left, vec![format!("{:.1}", clock.left().as_secs_f64())]);
            tree.set(here, count, (clock.count() > 0).then(|| clock.count().to_string()).into_iter().collect());
        });
    }

    /// Makes the move that the engine has just made in the record too.
    pub(super) fn note_move(&mut self, played: Played) {
        let made = self.engine.moves();
        let moves = made.len();
        // Where a pass is a virtual move, the game knows both by one name.
        let played = made.last().copied().unwrap_or(played);
        let forced = match &self.engine {
            Engine::Go(go) => go.game().forced_moves().binary_search(&(moves - 1)).is_ok(),
            Engine::Line(line) => line.game().forced_moves().binary_search(&(moves - 1)).is_ok(),
        };
        let cursor = &mut self.standing.cursor;
        cursor.make(self.engine.size(), played, forced);
        cursor.note_moves(moves);
        self.read_end();
        if self.standing.cursor.is_own() {
            // Whoever plays on has not given up here.
            self.take_back_giving_up();
        }
    }

    /// Takes back a resignation or a declared end, or else the person's last move and what the engine has answered;
    /// where no person plays, the last move.
    ///
    /// # Errors
    ///
    /// There is no such move.
    pub fn take_back(&mut self) -> Result<(), Refusal> {
        if self.take_back_giving_up() {
            self.engine.forget_searches();
            return Ok(());
        }
        if self.declared_end().is_some() {
            self.counted()?.declare_end(None);
            (self.standing.views, self.standing.held) = (None, None);
            let here = self.standing.cursor.here();
            self.standing.cursor.note(|tree| tree.set(here, DECLARED_END, Vec::new()));
            return Ok(());
        }
        let none_plays = Seats::from(self.seats()) == Seats::Neither;
        let (cursor, size) = (&self.standing.cursor, self.engine.size());
        let of_person = |id: &&NodeId| {
            let played = cursor.tree().played(**id, size);
            played.is_some_and(|played| none_plays || self.is_person(played.color))
        };
        let last = cursor.path().iter().rev().find(of_person).ok_or(Refusal::NothingToTakeBack)?;
        let before = cursor.tree().parent(*last).ok_or(Refusal::NothingToTakeBack)?;
        let base = self.engine.settings().clone();
        self.go_to(&base, before).map_err(|_| Refusal::NothingToTakeBack)?;
        self.standing.cursor.end_here();
        self.last = None;
        Ok(())
    }

    /// Begins the game again.
    pub fn begin_again(&mut self) {
        self.engine.clear_board();
        let cursor = Cursor::of_game(&mut self.engine);
        (self.standing.given_up, self.standing.views, self.standing.held) = (None, None, None);
        (self.standing.stated_at, self.last) = (None, None);
        self.standing.cursor = cursor.in_place_of(&self.standing.cursor);
        if self.engine.go().is_none() {
            // A line game does not depend on those before it.
            self.trees = self.trees.of_another_game();
        }
    }

    /// Puts Black's handicap stones on star points, before the first move.
    ///
    /// # Errors
    ///
    /// The board does not have that many, or the game has no handicap.
    pub fn place_handicap(&mut self, stones: usize) -> Result<(), Refusal> {
        self.counted()?.fixed_handicap(stones)?;
        self.standing.cursor = Cursor::of_game(&mut self.engine);
        Ok(())
    }
}

impl Restorable for GameTable {
    type Record = (Snapshot, Standing);

    fn snapshot(&self) -> (Snapshot, Standing) {
        (self.engine.snapshot(), self.standing.clone())
    }

    fn restore(&mut self, (snapshot, standing): (Snapshot, Standing)) {
        self.engine.restore(snapshot);
        self.standing = standing;
    }
}
