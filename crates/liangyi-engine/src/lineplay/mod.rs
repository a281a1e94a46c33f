//! Play of line games: a search for wins by continuous fours, a fast board with threats, and the tree search with them.
//!
//! What it finds is moves; which of them are forbidden is decided by [`line`](liangyi_core::line). It knows no
//! protocols and no clocks.

mod board;
mod classes;
mod evaluator;
mod playout;
mod policy;
mod run;
mod settings;
mod vcf;

pub use board::ThreatBoard;
pub use classes::LineClass;
pub use evaluator::LineEvaluator;
pub use policy::LinePolicy;
pub use run::run;
pub use settings::{LineSettings, VcfNodes};
pub use vcf::{Vcf, VcfLimits, find_vcf};
