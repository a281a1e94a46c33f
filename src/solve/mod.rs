//! Solves small boards by full search: every legal move of both sides, with the whole history that the rules refer to.
//! The game ends as the rules end it, and is counted as it then stands, no stones removed and no komi.
//!
//! The search (`search.rs`) answers whether Black gets at least a goal. The bounds that it proves close in on the value
//! from both sides; where they meet, the value is proved (`solver.rs`). The value of a position depends on its history,
//! so a proof from one line serves another only under the conditions that it depends on (`proofs.rs`).

mod past;
mod proofs;
mod search;
mod solver;

pub use self::solver::{MOST_LATE, Solution, Unsolvable, can_try, doubts, solve, solve_from, solve_late};
