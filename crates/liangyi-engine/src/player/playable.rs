//! What a player needs of a game besides its rules: how it is searched, and how its end is decided.

use std::borrow::Cow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Position};
use liangyi_core::rules::Rules;
use liangyi_core::time::Deadline;

use super::choice::{CertainWin, MoveDecision};
use super::request::{MovePurpose, SearchRequest};
use super::resignation::play_on;
use super::{Choice, Options, PlayerAction};
use crate::policy::{Models, Proposal};
use crate::search::{
    Bounds, HumanValue, MarginValue, NetworkParams, NetworkValue, RootShown, SearchContext, SearchParams, SearchRun,
    Twins, ValueEstimate,
};

/// A game that a [`Player`](super::Player) can play.
///
/// Go's implementation is in `go.rs`; five in a row in `tests/seams` is another one, with nothing but what has no
/// default.
pub trait Playable: Position {
    /// How many moves of a side in a row find a game lost before it resigns.
    const RESIGNS_AFTER: u32 = 1;

    /// What is kept of searches for those of later moves, besides the tree.
    type Memory: Default + std::fmt::Debug + Send;

    /// Grows the tree of `context`, where the game is searched by one.
    fn search(_context: &SearchContext<'_, Self>, _options: &Options, _run: SearchRun<'_>) {}

    /// Searches without a tree, where the game is searched so: until the bounds end it.
    fn search_alone(&self, _memory: &mut Self::Memory, _search: LoneSearch<'_>) -> Option<Choice> {
        None
    }

    /// The constants of the search on boards of this size.
    fn params(size: Size, _options: &Options) -> &'static SearchParams {
        SearchParams::of(size)
    }

    /// How `color`, to move, wins whatever the other side does, where that is found without a search for the best move
    /// before `deadline` and before another thread sets `stop`; where `playouts` bound the search, with no more work
    /// than that number of playouts takes.
    fn certain_win(
        &self,
        _color: Color,
        _playouts: Option<u64>,
        _deadline: Option<Instant>,
        _stop: &AtomicBool,
    ) -> Option<CertainWin> {
        None
    }

    /// Whether `other` has the same rules and began at the same position, so that after the same moves a tree grown for
    /// one serves the other.
    fn is_same_game(&self, other: &Self) -> bool;

    /// The same game as the rules of [`Options::count_as`] would count it.
    fn counted_as(&self, _rules: &Rules) -> Cow<'_, Self> {
        Cow::Borrowed(self)
    }

    /// The margin for Black at which a win begins in a search for `color`, in points; `before` is that of the last
    /// search of the same game, which stays where `deadline` passes first. Not 0 only where won and lost games are
    /// searched under another komi.
    fn win_threshold(&self, _models: &Models, _color: Color, _before: f32, _seed: u64, _deadline: Deadline) -> f32 {
        0.0
    }

    /// By how many doublings of its search `color` is taken to be the stronger side, [`SearchContext::odds`].
    fn odds(&self, _color: Color, _options: &Options) -> f32 {
        0.0
    }

    /// What the position is worth to `color`, to move there, before anything is searched, by the value of margins of a
    /// search; `None` where that is not known.
    fn raw_value(&self, _color: Color, _options: &Options, _value: MarginValue) -> Option<ValueEstimate> {
        None
    }

    /// What a network that looks so says of the position for `color`, to move there; `None` where there is none.
    fn network_value(&self, _color: Color, _options: &Options, _params: &NetworkParams) -> Option<NetworkValue> {
        None
    }

    /// What a network of persons says of the position for `color`, to move there, as `params` asks it; `None` where it
    /// is not asked. Where a move is drawn by that, it is shown the position so.
    fn human_value(
        &self,
        _color: Color,
        _options: &Options,
        _params: &NetworkParams,
        _shown: RootShown,
    ) -> Option<HumanValue> {
        None
    }

    /// The moves of `color` but a pass that the program's own network finds likely, with their chances, where moves are
    /// drawn by that.
    fn likely_moves(&self, _color: Color, _options: &Options, _shown: RootShown) -> Option<Vec<Proposal>> {
        None
    }

    /// The symmetries of the position by which a search that looks so searches moves once,
    /// [`Choice::symmetries`](super::Choice::symmetries), if there are any.
    fn twins(&self, _color: Color, _params: &NetworkParams) -> Option<Twins> {
        None
    }

    /// Whether what a search finds of the game may be a reason to resign it: not while there is much to come.
    fn is_under_way(&self) -> bool {
        true
    }

    /// By how many points `color` was ahead before it placed a stone, by the handicap, the komi and the stones set up;
    /// `None` where a game is not won by points.
    fn lead_at_start(&self, _color: Color, _options: &Options) -> Option<f64> {
        None
    }

    /// What `color` plays where it is too early to pass or to resign; `None` where it may do so.
    fn too_early_to_end(&self, _color: Color, _choice: &Choice) -> Option<Move> {
        None
    }

    /// Whether the end of the game has to be decided, [`EndState::MustDecide`], whatever a search finds.
    fn must_decide_end(&self, _purpose: MovePurpose) -> bool {
        false
    }

    /// How near the end is, by `choice`: whether the decision takes more than the search.
    fn end_state(&self, _color: Color, _choice: &Choice, _purpose: MovePurpose) -> EndState {
        EndState::NotNear
    }

    /// What to do after a search where the game may end; `None` where the deadline of the decision passes before that
    /// is known. The slow part of a decision: it is left out where time is short, unless it has to be made
    /// ([`EndState::MustDecide`]).
    fn decide_end(&self, decision: &MoveDecision<'_>) -> Option<PlayerAction> {
        Some(play_on(decision))
    }
}

/// A search without a tree.
pub struct LoneSearch<'a> {
    /// The side to move.
    pub color: Color,
    /// How the player plays.
    pub options: &'a Options,
    /// What the search is to find.
    pub request: &'a SearchRequest,
    /// When it ends.
    pub bounds: &'a Bounds<'a>,
    /// Makes searches differ.
    pub seed: u64,
    /// Gets what has been found so far.
    pub progress: &'a mut dyn FnMut(&Choice),
}

/// How near a game is to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndState {
    /// It goes on.
    NotNear,
    /// It may be about to end.
    Near,
    /// Only [`Playable::decide_end`] can answer what is at hand: the opponent offers to end it, or dead stones are to
    /// be captured.
    MustDecide,
}
