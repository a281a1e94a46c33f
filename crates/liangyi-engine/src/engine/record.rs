//! What the client has set and played in a game: start position, moves as given, clocks, and the terms of that game.
//! The game is built from this record and from nothing else, so that undo, replay under other rules and recovery from
//! a panic all agree.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::Played;
use liangyi_core::rules::Komi;
use liangyi_core::time::{Clock, TimeControl};

use super::settings::{BarePass, EngineSettings, Lenience};

/// The position that a game starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartPosition {
    /// The stones.
    pub board: Board,
    /// How many of them are handicap stones.
    pub handicap: u32,
    /// How many handicap stones the record that was loaded names, where it names any: its stones may be others.
    pub named_handicap: Option<u32>,
    /// The side that moves first, or `None` if the rules decide.
    pub to_move: Option<Color>,
}

impl StartPosition {
    /// The empty board.
    pub fn empty(size: Size) -> StartPosition {
        StartPosition { board: Board::new(size), handicap: 0, named_handicap: None, to_move: None }
    }
}

/// What only one game has of a record: its rules, and what is agreed on in it.
pub trait GameTerms: Clone + std::fmt::Debug + PartialEq {
    /// Drops what holds for one position only.
    fn position_changed(&mut self) {}

    /// Drops what belongs to moves after the first `left`.
    fn moves_taken_back(&mut self, _left: usize) {}
}

/// What the client has set and played in a game with the terms `T`. It determines the state of the session except for
/// what searching has found out.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionRecord<T> {
    /// What only this game has.
    pub terms: T,
    /// The komi that the client chose, or `None` for the ruleset's own. Clients set one whatever game is played.
    pub komi: Option<Komi>,
    /// Whether the client chose the size of the board.
    pub size_chosen: bool,
    /// What a PASS among the moves means, where a game has virtual moves.
    pub bare_pass: BarePass,
    /// Whether the engine may choose a virtual move.
    pub genmove_virtual: bool,
    /// Which moves that the rules forbid by repetition or as suicide are made all the same.
    pub lenience: Lenience,
    /// Whether plays of Black's alone before White's first move are handicap stones.
    pub handicap_by_plays: bool,
    /// Whether plays in a row of one side at the start can set up a diagram.
    pub diagram_by_plays: bool,
    /// The position before the first move.
    pub start: StartPosition,
    /// The moves as the client gave them.
    pub moves: Vec<Played>,
    /// How many of the first moves may be a diagram that the client sets up: those before the first move of the
    /// engine's choice, none of a loaded game; `None` while all moves are the client's.
    pub diagram_within: Option<usize>,
    /// The time settings.
    pub time: TimeControl,
    /// The clocks, Black's first.
    pub clocks: [Clock; 2],
}

impl<T: GameTerms> SessionRecord<T> {
    /// A game on an empty board of `size`, with what the client has chosen for it in `settings`.
    pub(super) fn new(terms: T, size: Size, settings: &EngineSettings) -> SessionRecord<T> {
        SessionRecord {
            terms,
            komi: settings.komi,
            size_chosen: settings.size.is_some(),
            bare_pass: settings.bare_pass,
            genmove_virtual: settings.genmove_virtual,
            lenience: settings.lenience,
            handicap_by_plays: settings.handicap_by_plays,
            diagram_by_plays: settings.diagram_by_plays,
            start: StartPosition::empty(size),
            moves: Vec::new(),
            diagram_within: None,
            time: TimeControl::Unlimited,
            clocks: [Clock::new(TimeControl::Unlimited); 2],
        }
    }

    /// The same moves from the same position on the terms of another game.
    pub(super) fn on<U>(&self, terms: U) -> SessionRecord<U> {
        let SessionRecord { komi, size_chosen, bare_pass, genmove_virtual, lenience, start, .. } = *self;
        let SessionRecord { handicap_by_plays, diagram_by_plays, diagram_within, time, clocks, .. } = *self;
        SessionRecord {
            terms,
            komi,
            size_chosen,
            bare_pass,
            genmove_virtual,
            lenience,
            handicap_by_plays,
            diagram_by_plays,
            start,
            moves: self.moves.clone(),
            diagram_within,
            time,
            clocks,
        }
    }

    /// A game from `start` with the same settings, its clocks full.
    pub(super) fn started_over(&self, start: StartPosition) -> SessionRecord<T> {
        let clocks = [Clock::new(self.time); 2];
        let mut terms = self.terms.clone();
        terms.moves_taken_back(0);
        terms.position_changed();
        SessionRecord { terms, start, moves: Vec::new(), diagram_within: None, clocks, ..*self }
    }

    /// Puts the game on the empty board of `size` if the client has chosen no size and has placed no stone.
    pub(super) fn take_size(&mut self, size: Size) {
        if !self.size_chosen && self.is_untouched() {
            self.start = StartPosition::empty(size);
        }
    }

    /// Whether no stone stands on the board and no move has been made.
    pub fn is_untouched(&self) -> bool {
        self.moves.is_empty() && self.start.board.occupied().is_empty()
    }
}
