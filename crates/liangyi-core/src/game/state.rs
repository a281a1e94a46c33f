//! A game under a set of rules: moves, repetition, passes and offers, phases, undo, replay under other rules.
//!
//! It is the referee's truth. It knows nothing of counting, playouts or protocols; who is dead and who has won are
//! not its business, except where a rule of play itself ends the game.

use super::history::{Added, History, WholeKey};
use super::moves::{Illegal, Move, Repeats};
use crate::base::{Color, Point, PointSet, Size};
use crate::board::{Board, BoardKey, ChainMap, Removed};
use crate::rules::{Ending, Repetition, Rules, Suicide};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// From the start to the first two passes in a row (争棋).
    Contest,
    /// After two passes in a row, where the ruleset has play resumed on disagreement (休止).
    Stopped,
    /// Play resumed after an end, to settle a disagreement (实战解决).
    Resolution,
    /// Ended, by the rule that ends games in this ruleset or as a draw by repetition.
    Over,
}

impl Phase {
    /// The name used in protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Contest => "contest",
            Phase::Stopped => "stopped",
            Phase::Resolution => "resolution",
            Phase::Over => "over",
        }
    }
}

/// Everything about a game that a move changes, besides the board and the history: small, and copied for undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Status {
    phase: Phase,
    to_move: Color,
    /// Offers to end, one after another, up to the last move.
    offers: u32,
    /// Who made the first of them.
    first_offer: Option<Color>,
    virtual_stones: [u32; 2],
    /// Stones taken off by each side; a suicide's stones go to the opponent.
    prisoners: [u32; 2],
    /// Moves with a stone in the contest.
    contest_moves: [u32; 2],
    /// Moves with a stone in the whole game.
    stone_moves: [u32; 2],
    drawn: bool,
    button: Option<Color>,
    /// The position each side had before its own last move.
    last_turn: [Option<(WholeKey, u32)>; 2],
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who made it.
    pub color: Color,
    /// What it was.
    pub mv: Move,
}

#[derive(Clone, Debug)]
struct Step {
    played: Played,
    removed: Removed,
    before: Status,
    key_before: WholeKey,
    faced_before: Added,
    faced_after: Added,
    stood: Added,
    /// Why the move is forbidden, if it was made all the same.
    forbidden: Option<Illegal>,
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

/// Which moves a side may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The points a stone may be placed on.
    pub points: PointSet,
    /// Whether a virtual move may be made.
    pub virtual_move: bool,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    start: Board,
    handicap: u32,
    first: Color,
    board: Board,
    status: Status,
    history: History,
    steps: Vec<Step>,
}

impl Game {
    /// A game from the empty board.
    pub fn new(size: Size, rules: Rules) -> Game {
        let first = rules.first;
        Game::from_board(Board::new(size), rules, first, 0)
    }

    /// A game from a set-up, with `first` to move. The position starts the history.
    pub fn from_setup(board: Board, rules: Rules, first: Color) -> Result<Game, BadSetup> {
        if board.is_legal() { Ok(Game::from_board(board, rules, first, 0)) } else { Err(BadSetup::NoLiberty) }
    }

    /// A game in which Black has handicap stones on `points` and White moves first. Handicap stones are not moves.
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

    fn from_board(board: Board, rules: Rules, first: Color, handicap: u32) -> Game {
        let status = Status {
            phase: Phase::Contest,
            to_move: first,
            offers: 0,
            first_offer: None,
            virtual_stones: [0; 2],
            prisoners: [0; 2],
            contest_moves: [0; 2],
            stone_moves: [0; 2],
            drawn: false,
            button: None,
            last_turn: [None; 2],
        };
        let mut history = History::default();
        history.stand(board.key(), 0);
        Game { rules, start: board, handicap, first, board, status, history, steps: Vec::new() }
    }

    /// The rules it is played under.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Changes the komi, which touches neither moves nor phases.
    pub fn set_komi(&mut self, komi: crate::rules::Komi) {
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
        matches!(self.status.phase, Phase::Stopped | Phase::Over)
    }

    /// Whether a repetition has made it a draw.
    pub fn is_drawn(&self) -> bool {
        self.status.drawn
    }

    /// How many moves have been made.
    pub fn move_number(&self) -> usize {
        self.steps.len()
    }

    /// The moves, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Played> + ExactSizeIterator + '_ {
        self.steps.iter().map(|step| step.played)
    }

    /// The keys of the boards before the moves, the latest first.
    pub fn boards_before(&self) -> impl Iterator<Item = BoardKey> + '_ {
        self.steps.iter().rev().map(|step| step.key_before.board)
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

    /// The same over the whole game.
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

    fn whole_key(&self) -> WholeKey {
        WholeKey { board: self.board.key(), virtual_stones: self.status.virtual_stones }
    }

    /// Whether `color` may make the move now.
    pub fn check(&self, color: Color, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Pass => Ok(()),
            _ if self.status.drawn => Err(Illegal::Drawn(self.steps.len())),
            Move::Virtual => self.check_virtual(color),
            Move::Play(point) => {
                if self.board.occupied().contains(point) {
                    return Err(Illegal::Occupied);
                }
                let mut after = self.board;
                let removed = after.place(color, point);
                self.check_effect(color, after.key(), removed.captured.len(), removed.suicide.len())
            }
        }
    }

    /// Everything `color` may do now; a pass is always among it.
    pub fn legal_moves(&self, color: Color) -> LegalMoves {
        if self.status.drawn {
            return LegalMoves { points: PointSet::EMPTY, virtual_move: false };
        }
        let map = ChainMap::new(&self.board);
        let points = map
            .empty()
            .iter()
            .filter(|&point| {
                let effect = map.effect(color, point);
                self.check_effect(color, effect.key, effect.captures, effect.suicides).is_ok()
            })
            .collect();
        LegalMoves { points, virtual_move: self.check_virtual(color).is_ok() }
    }

    /// Whether a stone of `color` that turns the board into `key` is allowed.
    fn check_effect(&self, color: Color, key: BoardKey, captures: usize, suicides: usize) -> Result<(), Illegal> {
        let suicide_allowed = match self.rules.suicide {
            Suicide::Forbidden => suicides == 0,
            Suicide::MultiStone => suicides != 1,
            Suicide::Allowed => true,
        };
        if !suicide_allowed {
            return Err(Illegal::Suicide);
        }
        if self.rules.ending == Ending::Unchanged && key == self.board.key() {
            return Ok(());
        }
        let opponent = color.opponent();
        let rule = self.rules.repetition;
        let repeats =
            |faced_by, after_move| Err(Illegal::Repeats(Repeats { rule, faced_by, after_move, board_only: false }));
        match rule {
            Repetition::Simple => match self.status.last_turn[opponent.index()] {
                Some((before, moves)) if captures == 1 && before.board == key => repeats(None, moves as usize),
                _ => Ok(()),
            },
            Repetition::Positional => match self.history.stood(key) {
                Some(moves) => repeats(None, moves),
                None => Ok(()),
            },
            Repetition::Situational => match self.history.faced_board(opponent, key) {
                Some(moves) => repeats(Some(opponent), moves),
                None => Ok(()),
            },
            Repetition::NoRegression => {
                let whole = WholeKey { board: key, ..self.whole_key() };
                match self.history.faced_whole(opponent, &whole) {
                    Some(moves) => repeats(Some(opponent), moves),
                    None => Ok(()),
                }
            }
            Repetition::TwoMoveWindow => {
                let whole = WholeKey { board: key, ..self.whole_key() };
                match self.status.last_turn[opponent.index()] {
                    Some((faced, moves)) if faced == whole => repeats(Some(opponent), moves as usize),
                    _ => Ok(()),
                }
            }
            Repetition::NullMove => Ok(()),
        }
    }

    fn check_virtual(&self, color: Color) -> Result<(), Illegal> {
        if !self.rules.virtual_moves {
            return Err(Illegal::NoVirtualMoves);
        }
        let opponent = color.opponent();
        let key = self.board.key();
        let faced = match self.rules.repetition {
            Repetition::NoRegression => self.history.faced_board(opponent, key),
            Repetition::TwoMoveWindow => self.status.last_turn[opponent.index()]
                .filter(|(faced, _)| faced.board == key)
                .map(|turn| turn.1 as usize),
            // A rule that looks at real moves alone says nothing of virtual ones.
            Repetition::Simple | Repetition::Positional | Repetition::Situational | Repetition::NullMove => None,
        };
        match faced {
            Some(after_move) => Err(Illegal::Repeats(Repeats {
                rule: self.rules.repetition,
                faced_by: Some(opponent),
                after_move,
                board_only: true,
            })),
            None => Ok(()),
        }
    }

    /// Makes a move for `color`, whoever's turn it is. An illegal move changes nothing.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        self.check(color, mv)?;
        self.make(color, mv, None);
        Ok(())
    }

    /// As [`Game::play`], but makes moves too that the rules forbid by repetition or as suicide, or after a draw by
    /// repetition, as the record of a game played elsewhere may have them. Returns why the move is forbidden, `None`
    /// for a legal one. What cannot be made under any rules is refused and changes nothing.
    pub fn play_forced(&mut self, color: Color, mv: Move) -> Result<Option<Illegal>, Illegal> {
        match mv {
            Move::Play(point) if self.board.occupied().contains(point) => return Err(Illegal::Occupied),
            Move::Virtual if !self.rules.virtual_moves => return Err(Illegal::NoVirtualMoves),
            Move::Play(_) | Move::Virtual | Move::Pass => {}
        }
        let forbidden = self.check(color, mv).err();
        self.make(color, mv, forbidden);
        Ok(forbidden)
    }

    /// The moves that the rules forbid and that were made all the same: their indices, counted from 0, and why they are
    /// forbidden.
    pub fn forbidden_moves(&self) -> impl Iterator<Item = (usize, Illegal)> + '_ {
        self.steps.iter().enumerate().filter_map(|(index, step)| Some((index, step.forbidden?)))
    }

    fn make(&mut self, color: Color, mv: Move, forbidden: Option<Illegal>) {
        let moves = self.steps.len();
        let opponent = color.opponent();
        let before = self.status;
        let key_before = self.whole_key();
        let faced_before = self.history.face(color, key_before, moves);
        let removed = match mv {
            Move::Play(point) => self.board.place(color, point),
            Move::Pass | Move::Virtual => Removed::default(),
        };
        let status = &mut self.status;
        status.prisoners[color.index()] += removed.captured.len() as u32;
        status.prisoners[opponent.index()] += removed.suicide.len() as u32;
        if mv == Move::Virtual {
            status.virtual_stones[color.index()] += 1;
        }
        if mv != Move::Pass {
            status.stone_moves[color.index()] += 1;
            if before.phase == Phase::Contest {
                status.contest_moves[color.index()] += 1;
            }
        }
        status.to_move = opponent;
        status.last_turn[color.index()] = Some((key_before, moves as u32));
        self.follow_ending(color, mv, key_before.board);
        let key = self.whole_key();
        if self.rules.repetition == Repetition::TwoMoveWindow
            && self.status.last_turn[opponent.index()].is_none_or(|(faced, _)| faced != key)
            && self.history.faced_whole(opponent, &key).is_some()
        {
            self.status.drawn = true;
        }
        if self.status.drawn {
            self.status.phase = Phase::Over;
        }
        let faced_after = self.history.face(opponent, key, moves + 1);
        let stood = self.history.stand(key.board, moves + 1);
        self.steps.push(Step {
            played: Played { color, mv },
            removed,
            before,
            key_before,
            faced_before,
            faced_after,
            stood,
            forbidden,
        });
    }

    /// Counts offers to end and moves the phase on.
    fn follow_ending(&mut self, color: Color, mv: Move, board_before: BoardKey) {
        let board = self.board.key();
        let takes_button = self.rules.button && self.status.button.is_none() && mv == Move::Pass;
        let offers = match self.rules.ending {
            Ending::Stop | Ending::Passes => mv == Move::Pass && !takes_button,
            Ending::NullMoves => mv != Move::Virtual && self.history.stood(board).is_some(),
            Ending::Unchanged => mv != Move::Virtual && board == board_before,
        };
        let status = &mut self.status;
        if takes_button {
            status.button = Some(color);
        }
        let was_over = matches!(status.phase, Phase::Stopped | Phase::Over);
        if !offers {
            (status.offers, status.first_offer) = (0, None);
            if was_over {
                status.phase = Phase::Resolution;
            }
            return;
        }
        status.offers += 1;
        status.first_offer.get_or_insert(color);
        if status.offers < 2 {
            return;
        }
        // The ruleset says who moves if the sides disagree; where it does not, the turns just go on.
        (status.phase, status.to_move) = match (self.rules.ending, status.first_offer) {
            (Ending::Stop, Some(first)) => (Phase::Stopped, first),
            (Ending::NullMoves, Some(first)) => (Phase::Over, first.opponent()),
            (Ending::Stop, None) => (Phase::Stopped, color.opponent()),
            (Ending::NullMoves | Ending::Passes | Ending::Unchanged, _) => (Phase::Over, color.opponent()),
        };
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Played> {
        let step = self.steps.pop()?;
        let Played { color, mv } = step.played;
        let key = self.whole_key();
        self.history.remove(color.opponent(), key, step.stood);
        self.history.remove(color.opponent(), key, step.faced_after);
        self.history.remove(color, step.key_before, step.faced_before);
        if let Move::Play(point) = mv {
            self.board.take_back(color, point, &step.removed);
        }
        self.status = step.before;
        Some(step.played)
    }

    /// The same game under other rules, or the first move that they forbid; moves made although the present rules
    /// forbid them are made again. The komi is that of `rules`.
    pub fn replayed(&self, rules: Rules) -> Result<Game, ReplayError> {
        let first =
            if self.start.occupied().is_empty() && self.first == self.rules.first { rules.first } else { self.first };
        let mut game = Game::from_board(self.start, rules, first, self.handicap);
        for (index, &Step { played, forbidden, .. }) in self.steps.iter().enumerate() {
            let Played { color, mv } = played;
            let made = match forbidden {
                Some(_) => game.play_forced(color, mv).map(|_| ()),
                None => game.play(color, mv),
            };
            made.map_err(|reason| ReplayError { number: index + 1, played, reason })?;
        }
        Ok(game)
    }

    /// The game as it began, all moves taken back.
    pub fn restarted(&self) -> Game {
        Game::from_board(self.start, self.rules.clone(), self.first, self.handicap)
    }
}
