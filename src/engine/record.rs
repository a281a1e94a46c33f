//! What the client has said: rules, komi, set-up and moves as typed. A game is built from it and from nothing else, so
//! undo, replay under other rules and recovery from a fault all agree.

use super::judge::DeadStones;
use crate::base::{Color, Size};
use crate::board::Board;
use crate::game::{BadSetup, Game, Illegal, Move, Played};
use crate::rules::{Komi, Rules, Ruleset};
use crate::time::{Clock, TimeControl};

/// Rules with the name they are chosen by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedRules {
    /// The name.
    pub name: String,
    /// The rules.
    pub rules: Rules,
    /// The board a game starts on unless the player asks for another.
    pub default_size: Size,
}

impl From<&Ruleset> for NamedRules {
    fn from(row: &Ruleset) -> NamedRules {
        NamedRules {
            name: row.name.to_string(),
            rules: row.rules.clone(),
            default_size: Size::square(row.default_size.into()).expect("the catalogue's sizes exist"),
        }
    }
}

/// What a client's PASS means. GUIs have no other word for a move that places no stone on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BarePass {
    /// A pass.
    #[default]
    Pass,
    /// Two in a row are passes; a lone one is a virtual move where that is legal, else a pass.
    Virtual,
}

impl BarePass {
    /// Every value.
    pub const ALL: [BarePass; 2] = [BarePass::Pass, BarePass::Virtual];

    /// The word it is chosen by.
    pub const fn name(self) -> &'static str {
        match self {
            BarePass::Pass => "pass",
            BarePass::Virtual => "virtual",
        }
    }
}

/// Why the engine does not do what it is asked to.
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
    /// The stones make no position.
    #[error("{0}")]
    Setup(#[from] BadSetup),
    /// There are not so many moves to take back.
    #[error("{0} moves have been made")]
    TooFewMoves(usize),
    /// The turn can be handed over before the first move only.
    #[error("moves have been made")]
    MovesMade,
    /// No such number of handicap stones fits this board.
    #[error("invalid number of stones")]
    HandicapCount,
    /// A vertex that should have a stone has none.
    #[error("no stone at {0}")]
    NoStone(String),
}

/// Where a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The stones.
    pub board: Board,
    /// How many of them are handicap stones.
    pub handicap: u32,
    /// Who moves first where that is not left to the rules.
    pub to_move: Option<Color>,
}

impl Start {
    /// The empty board.
    pub fn empty(size: Size) -> Start {
        Start { board: Board::new(size), handicap: 0, to_move: None }
    }
}

/// Everything that decides the engine's state; small to copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The ruleset in force; its komi is the ruleset's own.
    pub ruleset: NamedRules,
    /// The komi that was asked for, or `None` while the ruleset's own holds.
    pub komi: Option<Komi>,
    /// Whether somebody has asked for a size.
    pub size_chosen: bool,
    /// Where the game starts.
    pub start: Start,
    /// The moves as the client gave them.
    pub moves: Vec<Played>,
    /// How its passes are read.
    pub bare_pass: BarePass,
    /// Whether the engine may answer `virtual`.
    pub genmove_virtual: bool,
    /// Which stones are dead.
    pub dead: DeadStones,
    /// The time settings.
    pub time: TimeControl,
    /// The clocks, Black's first.
    pub clocks: [Clock; 2],
}

impl Record {
    /// The rules in force, komi included.
    pub fn rules(&self) -> Rules {
        Rules { komi: self.komi(), ..self.ruleset.rules.clone() }
    }

    /// The komi in force.
    pub fn komi(&self) -> Komi {
        self.komi.unwrap_or(self.ruleset.rules.komi)
    }

    /// Whether no stone stands on the board and no move has been made.
    pub fn is_untouched(&self) -> bool {
        self.moves.is_empty() && self.start.board.occupied().is_empty()
    }

    /// The game before its first move.
    fn opening(&self) -> Result<Game, EngineError> {
        let Start { board, handicap, to_move } = self.start;
        let rules = self.rules();
        if handicap > 0 {
            let points: Vec<_> = board.stones(Color::Black).iter().collect();
            let mut game = Game::with_handicap(board.size(), rules, &points)?;
            to_move.into_iter().for_each(|color| game.set_to_move(color));
            return Ok(game);
        }
        let first = to_move.unwrap_or(rules.first);
        Ok(Game::from_setup(board, rules, first)?)
    }

    /// The game, built anew.
    pub fn build(&self) -> Result<Game, EngineError> {
        let mut game = self.opening()?;
        self.extend(&mut game)?;
        Ok(game)
    }

    /// Plays on `game` the moves that it lacks. When that fails it is left where it failed.
    pub fn extend(&self, game: &mut Game) -> Result<(), EngineError> {
        for index in game.move_number()..self.moves.len() {
            let played = self.moves[index];
            let mv = self.read(game, index);
            game.play(played.color, mv).map_err(|reason| EngineError::IllegalInSequence {
                number: index + 1,
                played,
                size: game.size(),
                reason,
            })?;
        }
        Ok(())
    }

    /// What the client's move `index`, counted from 0, means in the position before it.
    fn read(&self, game: &Game, index: usize) -> Move {
        let Played { color, mv } = self.moves[index];
        let is_pass = |index: usize| self.moves.get(index).is_some_and(|played| played.mv == Move::Pass);
        let lone = mv == Move::Pass && !is_pass(index + 1) && !index.checked_sub(1).is_some_and(is_pass);
        match self.bare_pass {
            BarePass::Virtual if lone && game.check(color, Move::Virtual).is_ok() => Move::Virtual,
            BarePass::Virtual | BarePass::Pass => mv,
        }
    }

    /// Whether what comes after the client's last move decides how that move is read: a PASS where PASS may be a
    /// virtual move.
    pub fn last_is_open(&self) -> bool {
        self.bare_pass == BarePass::Virtual && self.moves.last().is_some_and(|played| played.mv == Move::Pass)
    }
}
