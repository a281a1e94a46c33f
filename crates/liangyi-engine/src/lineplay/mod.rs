//! Play of line games: a board that knows threats, searches for wins by continuous fours, and an alpha-beta search with
//! them, and answers in openings.
//!
//! What it finds is moves; which of them are forbidden is decided by [`line`](liangyi_core::line). It knows no
//! protocols and no clocks.
//!
//! Layers, each of which uses those before it: the classes of a stone on one line ([`LineClass`]), what four of them
//! are worth together, the board ([`ThreatBoard`]), the search of one thread, that of several ([`LineSearch`]).

mod board;
mod classes;
mod opening;
mod params;
mod root;
mod search;
mod solve;
mod transposition_table;
mod values;
mod vcf;
mod vct;

pub use board::ThreatBoard;
pub use classes::LineClass;
pub use opening::{OpeningView, answer_opening};
pub use params::LineParams;
pub use root::{LineSearch, RootMove};
pub use solve::{RefutedThreat, ThreatMoves, ThreatSolution, solve_threats};
pub use transposition_table::TranspositionTable;
pub use values::{COMBINATIONS, LineWeights, ORDER_LOGIT, SideWeights, WORTH_LOGIT};
pub use vcf::{ThreatWin, Vcf, VcfLimits, find_vcf};
pub use vct::{Vct, find_vct};

/// Units of the value of a position by which the odds to win are multiplied by e.
pub const LOGIT: f64 = 200.0;
/// Nodes of the search, positions of searches for fours left out, that count as one playout in bounds and reports, so
/// that what asks for some hundreds of playouts takes about as long as in other games. Chosen, not measured.
pub const NODES_A_PLAYOUT: u64 = 64;
