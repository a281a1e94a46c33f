//! Every constant that tunes the search, with its evidence. What depends on the size of the board has one value for
//! small boards and one for large ones.
//!
//! Win rates are of games of the program against itself with the other value, at equal playouts, unless something else
//! is said.

use crate::base::Size;
use crate::playout::is_small;

/// The tuning of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchParams {
    /// Evaluations of a node before it gets children. Later on large boards: there are hundreds of moves to look at,
    /// and waiting until more playouts come by saves a seventh of the time. On 13x13 later opening seemed to cost more
    /// than it saves (83 games).
    pub expand_after: u32,
    /// Evaluations of a node before its priors are refined; those of the root are refined at once.
    pub refine_after: u32,
    /// Evaluations at which a node's own values weigh as much as any number of AMAF values (the bias constant of the
    /// RAVE schedule): the more, the longer a move that looks bad elsewhere is passed over. 19x19: 1200 against 400 won
    /// 21 of 30 games, 3600 against 1200 won 16 of 24, 10000 does as well. 9x9: 130 does as well as 400; 1200 and more
    /// are worse on 9x9 and 13x13.
    pub amaf_equivalence: f32,
    /// Whether the root's priors are refined again by every search, even where an earlier search has refined them as
    /// those of an inner node. With symmetries averaged: 19x19, mean log chance of held-out moves -2.099, else -2.154.
    /// Not on small boards, where 2 of 40 searches then passed points away.
    pub refine_root_again: bool,
    /// The weight of exploration of moves with a stone. .02 instead of .06: 12 of 28 games on 19x19, 52.3 % of 86 on
    /// 13x13.
    pub exploration: f32,
    /// The weight of exploration of passes and virtual moves, which get no AMAF values from elsewhere.
    pub exploration_off_board: f32,
    /// The share of the margin, as part of the board, in the value of a playout; the rest is the win. It keeps play
    /// tidy in won and lost games.
    pub margin_share: f32,
    /// Successes that a move with prior 1 starts with, as a multiple of the even visits; other moves get the square
    /// root of their prior.
    pub prior_successes: f32,
    /// How many times [`SearchParams::prior_successes`] count where the priors are refined, or always: 13x13 61.4 % of
    /// 57 games with 2 on small boards, 9x9 54.1 % of 160; 19x19 6 of 22 before refinement, but 19 of 26 after it.
    pub prior_times: PriorTimes,
    /// A move with less than this part of the best prior is unlikely and starts with failures.
    pub unlikely_below: f32,
    /// Failures of unlikely moves, as a multiple of the even visits.
    pub unlikely_failures: f32,
    /// Failures of a pass while more moves than [`SearchParams::few_moves`] are left, as a multiple of the even visits.
    pub pass_failures: f32,
    /// With no more moves than this a pass is a move like others.
    pub few_moves: usize,
}

/// How the weight of priors grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PriorTimes {
    /// With the number of moves to choose from, up to `times` at `moves`: of a few moves one is always likely, even
    /// where all are bad.
    WithMoves {
        /// The weight at `moves` and above.
        times: f32,
        /// Moves at which it is reached.
        moves: f32,
    },
    /// To `times` once the priors are refined.
    WhenRefined {
        /// The weight after refinement.
        times: f32,
    },
}

impl SearchParams {
    /// The values for boards of up to 13 lines.
    pub const SMALL: SearchParams = SearchParams {
        expand_after: 4,
        refine_after: 16,
        amaf_equivalence: 400.0,
        refine_root_again: false,
        exploration: 0.06,
        exploration_off_board: 0.3,
        margin_share: 0.04,
        prior_successes: 5.0,
        prior_times: PriorTimes::WithMoves { times: 2.0, moves: 60.0 },
        unlikely_below: 0.003,
        unlikely_failures: 0.6,
        pass_failures: 1.0,
        few_moves: 8,
    };

    /// The values for larger boards.
    pub const LARGE: SearchParams = SearchParams {
        expand_after: 8,
        refine_after: 32,
        amaf_equivalence: 3600.0,
        refine_root_again: true,
        prior_times: PriorTimes::WhenRefined { times: 2.0 },
        ..SearchParams::SMALL
    };

    /// Every move starts with as many visits as there are moves to choose from, divided by this,
    pub const EVEN_PART: f32 = 6.0;
    /// but at least and at most these.
    pub const EVEN_VISITS: (f32, f32) = (10.0, 50.0);
    /// The final choice leaves out moves with fewer than one visit for this many of the most visited move's.
    pub const FINAL_VISITS_PART: u64 = 10;
    /// Standard errors between a win rate and its lower bound in the final choice. Against choosing the most visited
    /// move: 58.1 % of 124 games on 13x13 (2,000 playouts), 12 of 23 on 19x19 (2,000), 51.0 % of 205 on 9x9 (1,000).
    pub const FINAL_ERRORS: f64 = 3.0;

    /// The values for boards of `size`.
    pub const fn of(size: Size) -> &'static SearchParams {
        if is_small(size) { &SearchParams::SMALL } else { &SearchParams::LARGE }
    }
}
