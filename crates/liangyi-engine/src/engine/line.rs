//! The [`LineEngine`]: a line game with its clock and its player, for protocols to drive. Each operation is done
//! completely or not at all.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Played, Position};
use liangyi_core::line::LineGame;
use liangyi_core::rules::LineRules;
use liangyi_core::time::{Clock, TimeControl, moves_to_come};

use super::line_error::LineError;
use super::settings::EngineSettings;
use crate::player::{Analysis, Choice, Options, Player, Request};
use crate::search::Limits;

/// What determines the game of a [`LineEngine`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRecord {
    /// The rules.
    pub rules: LineRules,
    /// The stones before the first move.
    pub start: Board,
    /// Who moves first.
    pub first: Color,
    /// The moves.
    pub moves: Vec<Played>,
}

impl LineRecord {
    fn build(&self) -> Result<LineGame, LineError> {
        let mut game = LineGame::from_setup(self.start, self.rules, self.first)?;
        for played in &self.moves {
            game.play(played.color, played.mv)?;
        }
        Ok(game)
    }
}

/// A line game, its clock and its player.
#[derive(Debug)]
pub struct LineEngine {
    record: LineRecord,
    game: LineGame,
    player: Player<LineGame>,
    /// The bounds of a search while no clock runs.
    limits: Limits,
    clock: Clock,
}

impl LineEngine {
    /// An engine at the start of a game. Of the settings it takes what does not concern Go: time, playouts, threads,
    /// seed, memory.
    ///
    /// # Errors
    ///
    /// [`LineError::Setup`] if the board is too small for the game.
    pub fn new(size: Size, rules: LineRules, settings: &EngineSettings) -> Result<LineEngine, LineError> {
        let record = LineRecord { rules, start: Board::new(size), first: Color::Black, moves: Vec::new() };
        LineEngine::of(record, settings)
    }

    /// An engine in the game of `record`.
    pub(super) fn of(record: LineRecord, settings: &EngineSettings) -> Result<LineEngine, LineError> {
        let game = record.build()?;
        let options = Options { resign_below: None, count_as: None, ..settings.player_options() };
        let (player, clock) = (Player::new(options), Clock::new(TimeControl::Unlimited));
        Ok(LineEngine { record, game, player, limits: settings.limits(), clock })
    }

    /// The game.
    pub fn game(&self) -> &LineGame {
        &self.game
    }

    /// What has been set and played.
    pub fn record(&self) -> &LineRecord {
        &self.record
    }

    /// Goes back to a record of this engine's, whatever state a panic has left the engine in.
    pub fn restore(&mut self, record: LineRecord) {
        self.game = record.build().expect("a record that was in force makes a game");
        self.record = record;
        self.clear_cache();
    }

    /// Plays the game of `record`.
    fn adopt(&mut self, record: LineRecord) -> Result<(), LineError> {
        self.game = record.build()?;
        self.record = record;
        Ok(())
    }

    /// Drops the search tree.
    pub(super) fn clear_cache(&mut self) {
        self.player = Player::new(self.player.options_mut().clone());
    }

    /// Plays by other rules; the game so far is judged by them too.
    ///
    /// # Errors
    ///
    /// As the operations that made the game, where the rules do not allow it.
    pub fn set_rules(&mut self, rules: LineRules) -> Result<(), LineError> {
        self.adopt(LineRecord { rules, ..self.record.clone() })
    }

    /// Begins a game with these stones on the board, in the order in which they are given where the colours alternate
    /// from Black on, else as a set-up in which the side with fewer stones, or Black, moves.
    ///
    /// # Errors
    ///
    /// [`LineError`] if the stones make no position in which play goes on.
    pub fn set_position(&mut self, stones: &[(Color, Point)]) -> Result<(), LineError> {
        let size = self.game.size();
        let points: PointSet = stones.iter().map(|stone| stone.1).collect();
        if points.len() != stones.len() {
            return Err(LineError::Repeated);
        }
        let colors = [Color::Black, Color::White];
        let rules = self.record.rules;
        if stones.iter().zip(colors.into_iter().cycle()).all(|(stone, color)| stone.0 == color) {
            let moves = stones.iter().map(|&(color, point)| Played { color, mv: Move::Play(point) }).collect();
            return self.adopt(LineRecord { rules, start: Board::new(size), first: Color::Black, moves });
        }
        let mut start = Board::new(size);
        stones.iter().for_each(|&(color, point)| start.add(color, &PointSet::single(point)));
        let [black, white] = Color::BOTH.map(|color| start.stones(color).len());
        let first = if white < black { Color::White } else { Color::Black };
        self.adopt(LineRecord { rules, start, first, moves: Vec::new() })
    }

    /// Makes a move for `color`, even if it is not its turn.
    ///
    /// # Errors
    ///
    /// [`LineError::Illegal`] if the point is taken or the game is over.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), LineError> {
        self.game.play(color, mv)?;
        self.record.moves.push(Played { color, mv });
        Ok(())
    }

    /// Takes the stone on `point` back, which the last move has placed.
    ///
    /// # Errors
    ///
    /// [`LineError::NotLast`] if it has not.
    pub fn take_back(&mut self, point: Point) -> Result<(), LineError> {
        if self.record.moves.last().and_then(|played| played.mv.point()) != Some(point) {
            return Err(LineError::NotLast);
        }
        self.undo(1)
    }

    /// Takes back the last `count` moves.
    ///
    /// # Errors
    ///
    /// [`LineError::TooFewMoves`] if there are fewer.
    pub fn undo(&mut self, count: usize) -> Result<(), LineError> {
        let made = self.record.moves.len();
        let left = made.checked_sub(count).ok_or(LineError::TooFewMoves(made))?;
        self.record.moves.truncate(left);
        for _ in left..made {
            self.game.undo();
        }
        Ok(())
    }

    /// Sets the time control of the next moves.
    pub fn set_clock(&mut self, control: TimeControl) {
        self.clock = Clock::new(control);
    }

    /// Sets how many threads search.
    pub fn set_threads(&mut self, threads: usize) {
        self.player.options_mut().threads = threads;
    }

    /// Sets the memory of the search tree, in bytes.
    pub fn set_memory(&mut self, bytes: usize) {
        self.player.options_mut().memory = bytes;
    }

    /// Sets the bound on the playouts of a move.
    pub fn set_playouts(&mut self, playouts: Option<u64>) {
        self.limits.playouts = playouts;
    }

    /// Chooses a move for the side to move by this engine's clock, and makes it. Another thread sets `stop` to end the
    /// search with the best move so far.
    ///
    /// # Errors
    ///
    /// [`LineError::Over`] if the game is over.
    pub fn generate(&mut self, stop: &AtomicBool) -> Result<(Move, Choice), LineError> {
        let begun = Instant::now();
        let empty = self.game.board().empty().len() as u32;
        let limits = match self.clock.budget(moves_to_come(empty)) {
            // The player decides nothing about the end of a line game, so that the search ends by then.
            Some(time) => Limits { time: Some(time.max(LEAST_TIME)), ..self.limits },
            None => self.limits,
        };
        let color = self.game.to_move();
        let (mv, choice) = self.search(color, &limits, stop, &mut |_| {})?;
        self.play(color, mv)?;
        self.clock.spend(begun.elapsed());
        Ok((mv, choice))
    }

    /// Chooses a move for `color` without making it; `progress` is called now and then with the search so far.
    ///
    /// # Errors
    ///
    /// [`LineError::Over`] if the game is over.
    pub fn search(
        &mut self,
        color: Color,
        limits: &Limits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Result<(Move, Choice), LineError> {
        if self.game.is_over() {
            return Err(LineError::Over);
        }
        let choice = self.player.choose(&self.game, &Request::new(color, *limits, stop), progress);
        // The player does not resign, and every candidate is legal.
        let mv = choice.candidates.first().map_or(Move::Pass, |best| best.mv);
        Ok((mv, choice))
    }

    /// Searches for `color` without choosing a move; see [`Player::analyze`].
    ///
    /// # Errors
    ///
    /// [`LineError::Over`] if the game is over.
    pub fn analyze(
        &mut self,
        color: Color,
        analysis: &Analysis,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Choice),
    ) -> Result<Choice, LineError> {
        match self.game.is_over() {
            true => Err(LineError::Over),
            false => Ok(self.player.analyze(&self.game, color, analysis, stop, progress)),
        }
    }

    /// The player's options, to be changed between searches.
    pub(super) fn options_mut(&mut self) -> &mut Options {
        self.player.options_mut()
    }
}

/// The least time for a move, where the client allows none.
const LEAST_TIME: Duration = Duration::from_millis(10);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dropping_the_tree_keeps_what_was_set() {
        let size = Size::square(9).unwrap();
        let mut engine = LineEngine::new(size, LineRules::RENJU, &EngineSettings::default()).unwrap();
        engine.options_mut().threads = 3;
        engine.set_memory(7 << 20);
        engine.clear_cache();
        engine.restore(engine.record().clone());
        assert_eq!((engine.options_mut().threads, engine.options_mut().memory), (3, 7 << 20));
    }
}
