//! Line games in a session: their terms, and positions as their clients give them.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Played, Position};
use liangyi_core::line::{LineGame, OpeningAnswer, OpeningState};
use liangyi_core::rules::{LineRules, LineRuleset};
use liangyi_core::time::Clock;

use super::game::{EngineError, GeneratedMove, MoveSearch, SessionGame};
use super::record::{GameTerms, SessionRecord, StartPosition};
use super::session::{GameSession, diagram};
use super::settings::EngineSettings;
use crate::lineplay::{OpeningView, answer_opening};
use crate::player::{Choice, MoveRequest, Options, Player, PlayerAction};
use crate::search::{HumanParams, SearchLimits};

/// A session of a line game.
pub type LineSession = GameSession<LineGame>;

/// What only a line game has of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineTerms {
    /// The name of the rules.
    pub name: &'static str,
    /// The rules.
    pub rules: LineRules,
    /// The lines a side of the board that it is played on unless the client chooses others.
    pub default_size: u8,
}

impl From<&LineRuleset> for LineTerms {
    fn from(row: &LineRuleset) -> LineTerms {
        LineTerms { name: row.name, rules: row.rules, default_size: row.default_size }
    }
}

impl GameTerms for LineTerms {}

impl SessionGame for LineGame {
    type Terms = LineTerms;
    type Findings = ();

    const PONDERS: bool = false;
    const BY_NETWORK: bool = false;
    const FRESH_PLAYER: bool = true;

    fn name(terms: &LineTerms) -> &str {
        terms.name
    }

    fn default_size(terms: &LineTerms) -> Size {
        Size::square(terms.default_size.into()).expect("the sizes of line games exist")
    }

    fn opening(record: &SessionRecord<LineTerms>) -> Result<LineGame, EngineError> {
        let StartPosition { board, to_move, .. } = record.start;
        Ok(LineGame::from_setup(board, record.terms.rules, to_move.unwrap_or(Color::Black))?)
    }

    fn no_findings(_: &EngineSettings) {}

    fn takes_moves(&self) -> bool {
        !self.is_over()
    }

    fn options(settings: &EngineSettings) -> Options {
        // Nothing is resigned before it is lost on the board, nothing is counted, and persons are known in Go alone.
        let mut options = Options { resign_below: None, count_as: None, ..settings.player_options() };
        options.network.human = HumanParams::NONE;
        options
    }

    /// Chooses a move. A side that has lost resigns; a game that is over otherwise is passed.
    fn choose(search: MoveSearch<'_, LineGame>) -> GeneratedMove {
        let MoveSearch { game, player, request, progress, .. } = search;
        let choice = match game.end().map(|end| end.winner()) {
            None => player.choose(game, &request, progress),
            Some(winner) if winner == Some(request.color.opponent()) => Choice::none(PlayerAction::Resign),
            Some(_) => Choice::none(PlayerAction::Move(Move::Pass)),
        };
        GeneratedMove { action: choice.action, choice }
    }
}

impl LineSession {
    /// Plays on other terms; the game so far is judged by them too.
    ///
    /// # Errors
    ///
    /// A move is illegal under them.
    pub fn set_terms(&mut self, terms: LineTerms) -> Result<(), EngineError> {
        self.adopt(SessionRecord { terms, ..SessionRecord::clone(&self.record) })
    }

    /// Loads a line game that was played elsewhere: stones that lay on the board at its start, and moves. Without moves
    /// `first` is to move, or Black.
    ///
    /// # Errors
    ///
    /// The board is too small for the game, or a move is illegal in it.
    pub fn load(&mut self, start: Board, first: Option<Color>, moves: Vec<Played>) -> Result<(), EngineError> {
        let record = SessionRecord {
            size_chosen: true,
            start: StartPosition {
                board: start,
                to_move: moves.first().map(|played| played.color).or(first),
                ..StartPosition::empty(start.size())
            },
            moves,
            diagram_within: Some(0),
            clocks: [Clock::new(self.record.time); 2],
            ..SessionRecord::clone(&self.record)
        };
        self.start(record)
    }

    /// Begins a game on these terms with these stones on the board, in the order in which they are given where the
    /// colours alternate from Black on, else as a set-up. `to_move` moves; without it the side with fewer stones, or
    /// Black.
    ///
    /// # Errors
    ///
    /// The stones make no position in which play goes on.
    pub fn set_stones(
        &mut self,
        terms: LineTerms,
        stones: &[(Color, Point)],
        to_move: Option<Color>,
    ) -> Result<(), EngineError> {
        let size = self.size();
        let board = diagram(size, stones)?;
        let next = if stones.len().is_multiple_of(2) { Color::Black } else { Color::White };
        let by_turns = to_move.is_none_or(|color| color == next)
            && stones.iter().zip(Color::BOTH.into_iter().cycle()).all(|(stone, color)| stone.0 == color);
        let (start, first, moves) = if by_turns {
            let moves = stones.iter().map(|&(color, point)| Played { color, mv: Move::Play(point) });
            (Board::new(size), Color::Black, moves.collect())
        } else {
            let [black, white] = Color::BOTH.map(|color| board.stones(color).len());
            let fewer = if white < black { Color::White } else { Color::Black };
            (board, to_move.unwrap_or(fewer), Vec::new())
        };
        let start = StartPosition { board: start, to_move: Some(first), ..StartPosition::empty(start.size()) };
        self.adopt(SessionRecord { terms, start, moves, ..SessionRecord::clone(&self.record) })
    }

    /// Takes the stone on `point` back, which the last move has placed.
    ///
    /// # Errors
    ///
    /// It has not.
    pub fn take_back(&mut self, point: Point) -> Result<(), EngineError> {
        if self.record.moves.last().and_then(|played| played.mv.point()) != Some(point) {
            return Err(EngineError::NotLast);
        }
        self.undo(1)
    }

    /// The answer to what an opening under the rules of this session asks; the game is not changed. All searches
    /// together take what one move may take, of which the clock of the side that is asked runs. `None` when the opening
    /// is over, or its board too small for the game.
    pub fn answer_opening(&mut self, opening: &OpeningState, stop: &AtomicBool) -> Option<OpeningAnswer> {
        let begun = Instant::now();
        let color = opening.next()?.color;
        let start = LineGame::new(opening.size(), self.record.terms.rules).ok()?;
        let whole = self.limits(color);
        let mut player = Player::new(LineGame::options(&self.settings));
        let mut search = |game: &LineGame, share: f64| {
            let part = |number: u64| ((number as f64 * share) as u64).max(1);
            let limits = SearchLimits {
                playouts: whole.playouts.map(part),
                visits: whole.visits.map(part),
                time: whole.time.map(|time| time.mul_f64(share)),
                latest: None,
                ..whole
            };
            let request = MoveRequest::new(game.to_move(), limits, stop);
            let choice = player.choose(game, &request, &mut |_| {});
            let moves = choice.candidates.iter().filter_map(|candidate| candidate.mv.point()).collect();
            let value = if choice.playouts == 0 && choice.candidates.is_empty() { 0.5 } else { choice.root.win_rate };
            OpeningView { value, moves }
        };
        let answer = answer_opening(opening, &start, self.settings.seed, &mut search);
        // The answer is given, late or not: who holds the clock judges that.
        _ = self.record_mut().clocks[color.index()].spend(begun.elapsed());
        answer
    }
}
