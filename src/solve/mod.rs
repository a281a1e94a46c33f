//! What a small board is worth from the empty board on, by full search: every legal move of both sides, with the
//! whole past that the rules look back on. The game ends as the rules end it, and is counted as it then stands, no
//! stones removed and no komi.
//!
//! The search (`search.rs`) answers whether Black gets at least a goal. Bounds that it proves close in on the value
//! from below, from above and from the middle; where they meet, the value is proved. A position's worth depends on how
//! it came about, so what is proved of one line serves another only under the conditions that it depends on
//! (`proofs.rs`).

mod past;
mod proofs;
mod search;
mod solver;

pub use self::solver::{Solution, Unsolvable, can_try, doubts, solve, solve_from};
