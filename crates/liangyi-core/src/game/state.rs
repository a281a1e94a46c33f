//! A game under a set of rules: how it starts, and what can be asked of it.
//!
//! It is the referee's truth. It knows nothing of counting, playouts or protocols; who is dead and who has won are
//! not its business, except where a rule of play itself ends the game.

use super::history::{Added, History, WholeKey};
use super::moves::{Illegal, Move, Played};
use super::status::{GameStatus, Phase};
use crate::base::{Color, Point, PointSet, Size, Turn};
use crate::board::{Board, BoardKey, Removed};
use crate::rules::{Komi, Rules};

/// A move with what undoes it, but for what few moves have. Games are cloned and can be long, so that it is small.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) played: Played,
    /// Whether it has removed stones, which are in [`Game::removals`].
    pub(super) removes: bool,
    pub(super) before: GameStatus,
    pub(super) key_before: WholeKey,
    pub(super) faced_before: Added,
    pub(super) faced_after: Added,
    pub(super) stood: Added,
}

/// The stones of a set-up or a handicap do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// Moves have been made or stones stand on the board.
    #[error("the board is not empty")]
    NotEmpty,
    /// A point is named twice.
    #[error("a point is named twice")]
    Repeated,
    /// A chain would have no liberty.
    #[error("a chain has no liberty")]
    NoLiberty,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) rules: Rules,
    pub(super) start: Board,
    pub(super) handicap: u32,
    pub(super) opening_play: Option<Played>,
    pub(super) first: Color,
    pub(super) board: Board,
    pub(super) status: GameStatus,
    pub(super) history: History,
    pub(super) steps: Vec<Step>,
    /// What the moves have removed that remove stones, in their order.
    pub(super) removals: Vec<Removed>,
    /// The indices of moves that were made although they are forbidden, ascending, and why they are.
    pub(super) forbidden: Vec<(usize, Illegal)>,
}

impl Game {
    /// A game from the empty board.
    pub fn new(size: Size, rules: Rules) -> Game {
        let first = rules.first;
        Game::from_board(Board::new(size), rules, first, 0)
    }

    /// A game from a set-up, with `first` to move. The position starts the history.
    ///
    /// # Errors
    ///
    /// [`BadSetup::NoLiberty`] if a chain has no liberty.
    pub fn from_setup(board: Board, rules: Rules, first: Color) -> Result<Game, BadSetup> {
        if board.is_legal() { Ok(Game::from_board(board, rules, first, 0)) } else { Err(BadSetup::NoLiberty) }
    }

    /// A game in which Black has handicap stones on `points` and White moves first. Handicap stones are not moves.
    ///
    /// # Errors
    ///
    /// [`BadSetup::Repeated`] if a point is named twice, [`BadSetup::NoLiberty`] if a chain has no liberty.
    pub fn with_handicap(size: Size, rules: Rules, points: &[Point]) -> Result<Game, BadSetup> {
        let set: PointSet = points.iter().copied().collect();
        if set.len() != points.len() {
            return Err(BadSetup::Repeated);
        }
        let mut board = Board::new(size);
        board.add(Color::Black, &set);
        if !board.is_legal() {
            return Err(BadSetup::NoLiberty);
        }
        Ok(Game::from_board(board, rules, Color::White, points.len() as u32))
    }

    pub(super) fn from_board(board: Board, rules: Rules, first: Color, handicap: u32) -> Game {
        let status = GameStatus::new(first);
        let mut history = History::default();
        history.stand(board.key(), 0);
        Game {
            rules,
            start: board,
            handicap,
            opening_play: None,
            first,
            board,
            status,
            history,
            steps: Vec::new(),
            removals: Vec::new(),
            forbidden: Vec::new(),
        }
    }

    /// The rules it is played under.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Changes the komi, which touches neither moves nor phases.
    pub fn set_komi(&mut self, komi: Komi) {
        self.rules.komi = komi;
    }

    /// The same game at the same move, its final board counted as `other` says.
    pub fn counted_as(&self, other: &Rules) -> Game {
        Game { rules: self.rules.counted_as(other), ..self.clone() }
    }

    /// The board's size.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position the game started from.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Whose turn it is. Either side may move all the same, as GTP has it.
    pub fn to_move(&self) -> Color {
        self.status.to_move
    }

    /// Hands the turn to `color` before the first move of a set-up position.
    pub fn set_to_move(&mut self, color: Color) {
        self.status.to_move = color;
        if self.steps.is_empty() {
            self.first = color;
        }
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.status.phase
    }

    /// Whether it is stopped or over.
    pub fn is_over(&self) -> bool {
        self.status.phase.is_end()
    }

    /// Whether a repetition has made it a draw.
    pub fn is_drawn(&self) -> bool {
        self.status.drawn
    }

    /// After how many moves a repetition made it a draw; passes may have come since, and moves that were forced.
    pub(super) fn drawn_after(&self) -> usize {
        self.steps.iter().position(|step| step.before.drawn).unwrap_or(self.steps.len())
    }

    /// A move under the name that persons have for it: a pass that places a stone outside the board is a virtual move.
    pub fn called(&self, played: Played) -> Played {
        let mv = if played.mv == Move::Pass && self.rules.virtual_pass { Move::Virtual } else { played.mv };
        Played { mv, ..played }
    }

    /// Whether it is over and its rules let nobody move any more, for whatever reason: then it takes passes alone.
    pub fn is_over_for_good(&self) -> bool {
        self.status.phase == Phase::Over && self.rules.ending.is_final()
    }

    /// After how many moves the whole position stood before that the last move, a stone, has brought back with the
    /// same side to move, where a ko alone is forbidden: a triple ko, eternal life. The game has no result where both
    /// sides agree on that (Japanese rules, article 12); where they do not, it goes on.
    pub fn cycle(&self) -> Option<usize> {
        self.status.cycle.map(|moves| moves as usize)
    }

    /// How many moves have been made.
    pub fn move_number(&self) -> usize {
        self.steps.len()
    }

    /// The moves, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Played> + ExactSizeIterator + '_ {
        self.steps.iter().map(|step| step.played)
    }

    /// The last move with a stone, virtual or real: what follows it are passes.
    pub fn last_stone(&self) -> Option<Played> {
        self.moves().rev().find(|played| played.mv != Move::Pass)
    }

    /// After how many moves the board first stood as it stands now; [`Game::move_number`] where it never has before.
    pub fn board_since(&self) -> usize {
        self.history.stood(self.board.key()).unwrap_or(self.steps.len())
    }

    /// After how many moves `color` first faced the whole position as it is now; `None` where it never has.
    pub fn first_faced(&self, color: Color) -> Option<usize> {
        self.history.faced_whole(color, &self.whole_key())
    }

    /// The keys of the boards before the moves, the latest first.
    pub fn boards_before(&self) -> impl Iterator<Item = BoardKey> + '_ {
        self.steps.iter().rev().map(|step| step.key_before.board)
    }

    /// The boards before the moves, the latest first.
    pub fn earlier_boards(&self) -> impl Iterator<Item = Board> + '_ {
        let mut board = self.board;
        let mut removals = self.removals.iter().rev().copied();
        self.steps.iter().rev().map(move |step| {
            let removed = if step.removes { removals.next() } else { None };
            if let Move::Play(point) = step.played.mv {
                board.take_back(step.played.color, point, &removed.unwrap_or_default());
            }
            board
        })
    }

    /// How many virtual stones `color` has placed.
    pub fn virtual_stones(&self, color: Color) -> u32 {
        self.status.virtual_stones[color.index()]
    }

    /// How many of the opponent's stones `color` has taken, the opponent's suicides included.
    pub fn prisoners(&self, color: Color) -> u32 {
        self.status.prisoners[color.index()]
    }

    /// How many handicap stones Black was given.
    pub fn handicap(&self) -> u32 {
        self.handicap
    }

    /// How many more moves with a stone Black than White has made in the contest; negative where White made more.
    pub fn extra_moves(&self) -> i32 {
        let [black, white] = self.status.contest_moves;
        black as i32 - white as i32
    }

    /// How many points Black owes for stones of the contest, negative where White owes: for extra moves (多下贴点), or
    /// for the last stone (黑收后贴1点), as `rules` have it.
    pub fn debt(&self, rules: &Rules) -> i32 {
        if rules.extra_moves {
            self.extra_moves()
        } else {
            i32::from(rules.last_stone && self.status.last_contest_stone == Some(Color::Black))
        }
    }

    /// The same as [`Game::extra_moves`] over the whole game.
    pub fn stone_move_difference(&self) -> i32 {
        let [black, white] = self.status.stone_moves;
        black as i32 - white as i32
    }

    /// Who made the first of the offers to end that now stand, if any does.
    pub fn offer(&self) -> Option<Color> {
        self.status.first_offer
    }

    /// Who has taken the button.
    pub fn button(&self) -> Option<Color> {
        self.status.button
    }

    pub(super) fn whole_key(&self) -> WholeKey {
        WholeKey { board: self.board.key(), virtual_stones: self.status.virtual_stones }
    }
}

/// A replay under other rules met a move that they forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} would be illegal: {reason}")]
pub struct ReplayError {
    /// Its number, counted from 1.
    pub number: usize,
    /// The move.
    pub played: Played,
    /// Why.
    pub reason: Illegal,
}

impl Game {
    /// The same game under other rules; moves made although the present rules forbid them are made again. The komi is
    /// that of `rules`.
    ///
    /// # Errors
    ///
    /// The first move that the other rules forbid.
    pub fn replayed(&self, rules: Rules) -> Result<Game, ReplayError> {
        let mut game = self.restarted_under(rules);
        for (index, &Step { played, .. }) in self.steps.iter().enumerate() {
            let Played { color, mv } = played;
            let made =
                if self.is_forbidden(index) { game.play_forced(color, mv).map(|_| ()) } else { game.play(color, mv) };
            made.map_err(|reason| ReplayError { number: index + 1, played, reason })?;
        }
        Ok(game)
    }

    /// As [`Game::replayed`], whatever the other rules forbid: what they forbid by repetition or as suicide is made all
    /// the same, and a virtual move where they have none is a pass, so that the same board stands before every move.
    /// Also the first of the moves that they forbid.
    pub fn replayed_leniently(&self, rules: Rules) -> (Game, Option<ReplayError>) {
        let mut game = self.restarted_under(rules);
        let mut first = None;
        for (index, played) in self.moves().enumerate() {
            let Played { color, mv } = played;
            let forbidden = game.play_forced(color, mv).unwrap_or_else(|reason| {
                let passed = game.play_forced(color, Move::Pass);
                debug_assert!(passed.is_ok(), "a pass can always be made");
                Some(reason)
            });
            first = first.or(forbidden.map(|reason| ReplayError { number: index + 1, played, reason }));
        }
        (game, first)
    }

    /// The game under other rules before its first move. Who had the first move by the present rules has it by the
    /// others.
    fn restarted_under(&self, rules: Rules) -> Game {
        let first =
            if self.start.occupied().is_empty() && self.first == self.rules.first { rules.first } else { self.first };
        Game { opening_play: self.opening_play, ..Game::from_board(self.start, rules, first, self.handicap) }
    }

    /// The game as it began, all moves taken back.
    pub fn restarted(&self) -> Game {
        let game = Game::from_board(self.start, self.rules.clone(), self.first, self.handicap);
        Game { opening_play: self.opening_play, ..game }
    }

    /// The same game on a turned board. Where the colours are exchanged, so are first move and komi; handicap stones
    /// are set-up then, as White cannot have any.
    pub fn turned(&self, turn: Turn) -> Game {
        let size = self.size();
        let mut start = Board::new(turn.size(size));
        for color in Color::BOTH {
            start.add(turn.color(color), &turn.points(size, &self.start.stones(color)));
        }
        let first = turn.color(self.rules.first);
        let (komi, handicap) =
            if turn.exchanges() { (self.rules.komi.negated(), 0) } else { (self.rules.komi, self.handicap) };
        let rules = Rules { first, komi, ..self.rules.clone() };
        let mut game = Game::from_board(start, rules, turn.color(self.first), handicap);
        game.opening_play = self.opening_play.map(|Played { color, mv }| {
            let mv = mv.point().map_or(mv, |point| Move::Play(turn.point(size, point)));
            Played { color: turn.color(color), mv }
        });
        for &Step { played: Played { color, mv }, .. } in &self.steps {
            let mv = match mv {
                Move::Play(point) => Move::Play(turn.point(size, point)),
                Move::Pass | Move::Virtual => mv,
            };
            let made = game.play_forced(turn.color(color), mv);
            debug_assert!(made.is_ok(), "what could be made on one side of a board can on the other");
        }
        game.status.to_move = turn.color(self.status.to_move);
        game
    }
}
