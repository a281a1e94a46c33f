//! What the client has set and played: rules, komi, start position, moves as given, clocks. The game is built from this
//! record and from nothing else, so undo, replay under other rules and recovery from a panic all agree.

use std::collections::BTreeSet;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::{Board, Removed};
use liangyi_core::game::{BadSetup, Game, Illegal, Move, Played};
use liangyi_core::rules::{Komi, LineRuleset, NamedRules, Rules};
use liangyi_core::score::Agreement;
use liangyi_core::time::{Clock, TimeControl};

use super::line_error::LineError;

/// What a client's PASS means: GUIs know no other move that places no stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BarePass {
    /// A pass.
    #[default]
    Pass,
    /// Two in a row are passes; a lone one is a virtual move if that is legal, else a pass.
    Virtual,
}

impl BarePass {
    /// Every value.
    pub const ALL: [BarePass; 2] = [BarePass::Pass, BarePass::Virtual];

    /// Its name on the command line and in GTP.
    pub const fn name(self) -> &'static str {
        match self {
            BarePass::Pass => "pass",
            BarePass::Virtual => "virtual",
        }
    }
}

/// Why an operation of the engine fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The move is illegal.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// One of several moves is illegal.
    #[error("move {number} ({} {}): {reason}", .played.color.letter(), .played.mv.display(*.size))]
    IllegalInSequence {
        /// Its number, counted from 1.
        number: usize,
        /// The move as the client gave it.
        played: Played,
        /// The board it is written for.
        size: Size,
        /// Why.
        reason: Illegal,
    },
    /// The stones are not a legal position.
    #[error("{0}")]
    Setup(#[from] BadSetup),
    /// The line game does not allow it.
    #[error("{0}")]
    Line(LineError),
    /// There are fewer moves than are to be taken back.
    #[error("{0} moves have been made")]
    TooFewMoves(usize),
    /// The side to move can be set only before the first move.
    #[error("moves have been made")]
    MovesMade,
    /// The board does not allow this number of handicap stones.
    #[error("invalid number of stones")]
    HandicapCount,
    /// There is no stone on this vertex.
    #[error("no stone at {0}")]
    NoStone(String),
    /// There is a stone on this vertex.
    #[error("{0} is not empty")]
    NotEmpty(String),
}

impl From<LineError> for EngineError {
    fn from(error: LineError) -> EngineError {
        match error {
            LineError::Illegal(reason) => EngineError::Illegal(reason),
            error => EngineError::Line(error),
        }
    }
}

/// Which stones are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadStones {
    /// Those that the engine judges to be dead.
    Auto,
    /// Those that both sides agree on.
    Agreed(PointSet),
}

impl DeadStones {
    /// Those that were named; `None` if they are to be judged.
    pub fn named(self) -> Option<PointSet> {
        match self {
            DeadStones::Auto => None,
            DeadStones::Agreed(dead) => Some(dead),
        }
    }
}

/// The position that a game starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartPosition {
    /// The stones.
    pub board: Board,
    /// How many of them are handicap stones.
    pub handicap: u32,
    /// The side that moves first, or `None` if the rules decide.
    pub to_move: Option<Color>,
}

impl StartPosition {
    /// The empty board.
    pub fn empty(size: Size) -> StartPosition {
        StartPosition { board: Board::new(size), handicap: 0, to_move: None }
    }
}

/// What the client has set and played. It determines the engine's state except for what searching has found out.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionRecord {
    /// The ruleset in force; its komi is the ruleset's own.
    pub ruleset: NamedRules,
    /// The line game that is played instead of Go, if one is.
    pub line: Option<&'static LineRuleset>,
    /// The komi that the client chose, or `None` for the ruleset's own.
    pub komi: Option<Komi>,
    /// Whether the client chose the size of the board.
    pub size_chosen: bool,
    /// The position before the first move.
    pub start: StartPosition,
    /// The moves as the client gave them.
    pub moves: Vec<Played>,
    /// How many of the first moves may be a diagram that the client sets up: those before the first move of the
    /// engine's choice, none of a loaded game; `None` while all moves are the client's.
    pub diagram_within: Option<usize>,
    /// Whether moves that the rules forbid by repetition or as suicide are made all the same.
    pub lenient: bool,
    /// The indices of such moves that have been made, counted from 0. They are made again by every replay, lenient or
    /// not.
    pub forbidden: BTreeSet<usize>,
    /// What a PASS among them means.
    pub bare_pass: BarePass,
    /// Whether the engine may choose a virtual move.
    pub genmove_virtual: bool,
    /// Which stones are dead.
    pub dead: DeadStones,
    /// Empty points that both sides agree are Black's or White's.
    pub owned: [PointSet; 2],
    /// The time settings.
    pub time: TimeControl,
    /// The clocks, Black's first.
    pub clocks: [Clock; 2],
}

impl SessionRecord {
    /// The rules in force, komi included.
    pub fn rules(&self) -> Rules {
        Rules { komi: self.komi(), ..self.ruleset.rules.clone() }
    }

    /// The komi in force.
    pub fn komi(&self) -> Komi {
        self.komi.unwrap_or(self.ruleset.rules.komi)
    }

    /// What both sides agree on at the end of the game.
    pub fn agreement(&self) -> Agreement {
        Agreement { dead: self.dead.named(), owned: self.owned }
    }

    /// Whether no stone stands on the board and no move has been made.
    pub fn is_untouched(&self) -> bool {
        self.moves.is_empty() && self.start.board.occupied().is_empty()
    }

    /// How many of the first moves set a diagram up instead of playing it, and the board with them. Clients set up by
    /// playing the stones of one colour in a row, then those of the other: runs of at least two plays of one colour,
    /// up to the first move that is answered, are set-up. A run that captures is played.
    fn diagram(&self) -> (usize, Board) {
        let within = self.diagram_within.unwrap_or(usize::MAX).min(self.moves.len());
        let (mut count, mut board) = (0, self.start.board);
        while let Some(first) = self.moves[count..within].first() {
            let plays = |played: &&Played| played.color == first.color && played.mv.point().is_some();
            let run: Vec<Played> = self.moves[count..within].iter().take_while(plays).copied().collect();
            let mut with = board;
            let placed = run
                .iter()
                .filter_map(|played| played.mv.point())
                .all(|point| with.at(point).is_none() && with.place(first.color, point) == Removed::default());
            if run.len() < 2 || !placed {
                break;
            }
            (count, board) = (count + run.len(), with);
        }
        (count, board)
    }

    /// How many of the first moves are stones of a diagram: set-up, and no moves of the game.
    pub fn set_up_moves(&self) -> usize {
        if self.line.is_some() { 0 } else { self.diagram().0 }
    }

    /// The game before its first move.
    fn opening(&self) -> Result<Game, EngineError> {
        let StartPosition { board, handicap, to_move } = self.start;
        let rules = self.rules();
        let (count, diagram) = self.diagram();
        if let Some(last) = self.moves[..count].last() {
            return Ok(Game::from_setup(diagram, rules, to_move.unwrap_or(last.color.opponent()))?);
        }
        if handicap > 0 {
            let points: Vec<_> = board.stones(Color::Black).iter().collect();
            let mut game = Game::with_handicap(board.size(), rules, &points)?;
            to_move.into_iter().for_each(|color| game.set_to_move(color));
            return Ok(game);
        }
        let first = to_move.unwrap_or(rules.first);
        Ok(Game::from_setup(board, rules, first)?)
    }

    /// The game, built from the start position; an empty board while a line game is played.
    pub fn build(&self) -> Result<Game, EngineError> {
        if self.line.is_some() {
            return Ok(Game::new(self.start.board.size(), self.rules()));
        }
        let mut game = self.opening()?;
        self.extend(&mut game)?;
        Ok(game)
    }

    /// Plays the moves of the record that `game`, which begins at the same position, lacks. After an error `game` is
    /// left before the move that failed.
    pub fn extend(&self, game: &mut Game) -> Result<(), EngineError> {
        for index in self.set_up_moves() + game.move_number()..self.moves.len() {
            let played = self.moves[index];
            let mv = self.read(game, index);
            let made = match self.lenient || self.forbidden.contains(&index) {
                true => game.play_forced(played.color, mv).map(|_| ()),
                false => game.play(played.color, mv),
            };
            made.map_err(|reason| EngineError::IllegalInSequence {
                number: index + 1,
                played,
                size: game.size(),
                reason,
            })?;
        }
        Ok(())
    }

    /// The move that the client's move `index`, counted from 0, means in the position before it.
    fn read(&self, game: &Game, index: usize) -> Move {
        let Played { color, mv } = self.moves[index];
        let is_pass = |index: usize| self.moves.get(index).is_some_and(|played| played.mv == Move::Pass);
        let lone = mv == Move::Pass && !is_pass(index + 1) && !index.checked_sub(1).is_some_and(is_pass);
        match self.bare_pass {
            BarePass::Virtual if lone && game.check(color, Move::Virtual).is_ok() => Move::Virtual,
            BarePass::Virtual | BarePass::Pass => mv,
        }
    }

    /// Whether the meaning of the client's last move depends on the next one: it is a PASS, and PASS may be a virtual
    /// move.
    pub fn last_is_open(&self) -> bool {
        self.bare_pass == BarePass::Virtual && self.moves.last().is_some_and(|played| played.mv == Move::Pass)
    }
}
