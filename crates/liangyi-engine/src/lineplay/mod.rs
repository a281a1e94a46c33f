//! Play of line games: a search for wins by continuous fours, a fast board with threats, and the tree search with them,
//! and answers in openings.
//!
//! What it finds is moves; which of them are forbidden is decided by [`line`](liangyi_core::line). It knows no
//! protocols and no clocks.

mod board;
mod classes;
mod opening;
mod playout;
mod policy;
mod search;
mod vcf;

pub use board::ThreatBoard;
pub use classes::LineClass;
pub use opening::{OpeningView, answer_opening};
pub use policy::LinePolicy;
pub use search::{LineEvaluator, search_line_game};
pub use vcf::{LineSettings, Vcf, VcfLimits, VcfNodes, find_vcf};
