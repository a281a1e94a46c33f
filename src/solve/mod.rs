//! Proved values of very small boards: full search of every legal move of both sides, with the whole history that the
//! rules refer to. The game ends as the rules end it, and is counted as it stands then, without dead stones. It knows
//! nothing of the engine.
//!
//! The search (`search.rs`) decides whether Black gets at least a goal. The bounds that it proves approach the value
//! from both sides; where they meet, the value is proved (`solver.rs`). The value of a position depends on its history,
//! so a proof from one line holds in another only under conditions on the history (`proofs.rs`).

mod history;
mod proofs;
mod search;
mod solver;

pub use self::proofs::{ProvedBounds, SolveProgress, SolveWatch};
pub use self::solver::{
    MOST_LATE, MOST_POINTS, Solution, Unsolvable, can_try, check_rules, doubts, solve, solve_from, solve_late,
    solve_watched,
};
