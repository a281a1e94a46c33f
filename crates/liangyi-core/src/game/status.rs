//! Where a game stands: its phase, whose turn it is, offers to end, stones taken and placed; and how it is taken to
//! have ended: what becomes of dead stones, and what both sides agree on.

use crate::base::{Color, PointSet, named_enum};
use crate::board::Board;
use crate::rules::{Removal, Rules};

named_enum! {
    /// Where a game stands.
    Phase {
        /// From the start to the first two passes in a row (争棋).
        Contest = "contest",
        /// After two passes in a row, where the ruleset has play resumed on disagreement (休止).
        Stopped = "stopped",
        /// Play resumed after an end, to settle a disagreement (实战解决).
        Resolution = "resolution",
        /// Ended, by the rule that ends games in this ruleset or as a draw by repetition.
        Over = "over",
    }
}

impl Phase {
    /// Whether the game is stopped or over.
    pub fn is_end(self) -> bool {
        match self {
            Phase::Contest | Phase::Resolution => false,
            Phase::Stopped | Phase::Over => true,
        }
    }
}

/// Everything about a game that a move changes, besides the board and the history: small, and copied for undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameStatus {
    pub(super) phase: Phase,
    pub(super) to_move: Color,
    /// Offers to end, one after another, up to the last move.
    pub(super) offers: u32,
    /// Who made the first of them.
    pub(super) first_offer: Option<Color>,
    pub(super) virtual_stones: [u32; 2],
    /// Stones taken off by each side; a suicide's stones go to the opponent.
    pub(super) prisoners: [u32; 2],
    /// Moves with a stone in the contest.
    pub(super) contest_moves: [u32; 2],
    /// Who has placed the last stone on the board in the contest.
    pub(super) last_contest_stone: Option<Color>,
    /// Moves with a stone in the whole game.
    pub(super) stone_moves: [u32; 2],
    pub(super) drawn: bool,
    /// After how many moves the position stood before that the last move has brought back: see [`Game::cycle`].
    ///
    /// [`Game::cycle`]: super::Game::cycle
    pub(super) cycle: Option<u32>,
    pub(super) button: Option<Color>,
}

impl GameStatus {
    /// At the start, with `first` to move.
    pub(super) fn new(first: Color) -> GameStatus {
        GameStatus {
            phase: Phase::Contest,
            to_move: first,
            offers: 0,
            first_offer: None,
            virtual_stones: [0; 2],
            prisoners: [0; 2],
            contest_moves: [0; 2],
            last_contest_stone: None,
            stone_moves: [0; 2],
            drawn: false,
            cycle: None,
            button: None,
        }
    }
}

named_enum! {
    /// How a game is taken to have ended.
    End {
        /// The sides agree on the dead stones, which come off first (协商终局).
        Agreed = "agreed",
        /// Nothing is removed: every stone on the board is alive (自然终局).
        Natural = "natural",
    }
}

impl End {
    /// The end that is counted under `rules`: a natural one where they never remove anything.
    pub fn under(self, rules: &Rules) -> End {
        match rules.removal {
            Removal::Agreed => self,
            Removal::Never => End::Natural,
        }
    }
}

/// What both sides agree on when a game stops (人工智能版填滿計點法, article 43 of 計枰點: which stones are dead and whose the
/// empty points are). What they leave open is judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Agreement {
    /// The dead stones, whole chains, or `None` if they are to be judged.
    pub dead: Option<PointSet>,
    /// Empty points that are Black's or White's: points of one side alone, last kos, disputed dame.
    pub owned: [PointSet; 2],
    /// Whether `owned` is all that they give to one side alone: no other point is judged to be such a one.
    pub owners_complete: bool,
}

impl Agreement {
    /// The same as far as it can be on a board: whole chains are dead, and no point under a living stone is owned.
    pub fn on(self, board: &Board) -> Agreement {
        let dead = self.dead.map(|dead| {
            let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
            PointSet::union(chains.filter(|chain| chain.intersects(&dead)))
        });
        let stones = board.occupied().without(&dead.unwrap_or_default());
        let [black, white] = self.owned.map(|points| points.without(&stones));
        Agreement { dead, owned: [black, white.without(&black)], ..self }
    }
}

impl From<Option<PointSet>> for Agreement {
    fn from(dead: Option<PointSet>) -> Agreement {
        Agreement { dead, ..Agreement::default() }
    }
}
