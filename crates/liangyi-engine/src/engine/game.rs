//! What a session needs of a game besides how it is searched: how it comes from a record, what a move in it means, and
//! why what a client wants of it is not done.

use std::fmt::Debug;

use liangyi_core::base::Size;
use liangyi_core::game::{BadSetup, Illegal, Played};
use liangyi_core::line::BadLineSetup;
use liangyi_core::rules::Komi;

use super::record::{GameTerms, SessionRecord};
use super::settings::EngineSettings;
use crate::player::{Choice, MoveRequest, Options, Playable, Player, PlayerAction};

/// A game that a [`GameSession`](super::GameSession) can hold.
///
/// Go is one, in `go.rs`, and line games are another, in `line.rs`. What is required says how the game comes from its
/// record; what has a default is for games that have more than moves in turn.
pub trait SessionGame: Playable + Debug {
    /// What the client sets for this game alone.
    type Terms: GameTerms;
    /// What is found out about the present position, and dropped when it changes.
    type Findings: Debug;

    /// Whether the engine may search it in the opponent's time.
    const PONDERS: bool = true;
    /// Whether networks know it.
    const BY_NETWORK: bool = true;
    /// Whether a game starts with a new player, so that it does not depend on the games before it.
    const FRESH_PLAYER: bool = false;

    /// The name of the rules.
    fn name(terms: &Self::Terms) -> &str;

    /// The board that the game is played on unless the client chooses another.
    fn default_size(terms: &Self::Terms) -> Size;

    /// The game before the first move that is not set-up.
    ///
    /// # Errors
    ///
    /// The board is too small, or the stones are no position.
    fn opening(record: &SessionRecord<Self::Terms>) -> Result<Self, EngineError>;

    /// Nothing found out yet.
    fn no_findings(settings: &EngineSettings) -> Self::Findings;

    /// Drops what has been found out.
    fn forget(_findings: &mut Self::Findings) {}

    /// What the first moves set up instead of playing it.
    fn set_up(_record: &SessionRecord<Self::Terms>) -> SetUpPlays {
        SetUpPlays::default()
    }

    /// The number of moves, from the first, whose meaning does not depend on moves to come.
    fn fixed_moves(record: &SessionRecord<Self::Terms>) -> usize {
        record.moves.len()
    }

    /// Makes the move `index` of the record, counted from 0, in the position before it.
    ///
    /// # Errors
    ///
    /// The move is illegal; the game is as it was.
    fn make(&mut self, record: &SessionRecord<Self::Terms>, index: usize) -> Result<(), Illegal> {
        let played = record.moves[index];
        self.play(played.color, played.mv)
    }

    /// Marks in the record what the game, built from it, says of its moves.
    fn mark(&self, _record: &mut SessionRecord<Self::Terms>) {}

    /// Puts a komi in force.
    fn set_komi(&mut self, _komi: Komi) {}

    /// Whether moves are still made and searched for. A game that is over for good has none.
    fn takes_moves(&self) -> bool {
        true
    }

    /// How the game is played.
    fn options(settings: &EngineSettings) -> Options {
        settings.player_options()
    }

    /// Whether the player may choose a virtual move now.
    fn virtual_moves(_record: &SessionRecord<Self::Terms>) -> bool {
        false
    }

    /// Chooses a move.
    fn choose(search: MoveSearch<'_, Self>) -> GeneratedMove {
        let choice = search.player.choose(search.game, &search.request, search.progress);
        GeneratedMove { action: choice.action, choice }
    }
}

/// The first moves of a record, as far as they are set-up and no moves of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetUpPlays {
    /// How many they are.
    pub moves: usize,
    /// How many handicap stones stand on the board after them.
    pub handicap: u32,
}

/// What a move is chosen with.
pub struct MoveSearch<'a, G: SessionGame> {
    /// The position.
    pub game: &'a G,
    /// The record behind it.
    pub record: &'a SessionRecord<G::Terms>,
    /// Who chooses.
    pub player: &'a mut Player<G>,
    /// What is asked for.
    pub request: MoveRequest<'a>,
    /// Called now and then with the search so far.
    pub progress: &'a mut dyn FnMut(&Choice),
}

/// A move that the engine has chosen.
#[derive(Clone, Debug)]
pub struct GeneratedMove {
    /// The move as the client knows it (a virtual move is a pass under [`BarePass::Virtual`](super::BarePass)), or
    /// resignation.
    pub action: PlayerAction,
    /// The search behind it.
    pub choice: Choice,
}

/// Why an operation of an [`Engine`](super::Engine), or of the session of one game, fails.
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
    /// A line game cannot start from these stones.
    #[error("{0}")]
    LineSetup(#[from] BadLineSetup),
    /// There are fewer moves than are to be taken back.
    #[error("{count} {have} been made", count = .0, have = if *.0 == 1 { "move has" } else { "moves have" })]
    TooFewMoves(usize),
    /// The move to be taken back is not the last one.
    #[error("that is not the last move")]
    NotLast,
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

impl EngineError {
    /// The same error without the number of the move, for a client that gave one move.
    pub fn without_number(self) -> EngineError {
        match self {
            EngineError::IllegalInSequence { reason, .. } => EngineError::Illegal(reason),
            error => error,
        }
    }
}
