//! Counting: what a position is worth under a ruleset, given the dead stones. It does not decide who is dead, and uses
//! neither search nor playouts: the dead stones are an argument.

mod count;
mod counting;
mod exact;
mod eyes;
pub mod makeup;
mod margin;
mod method;
mod position;
mod report;
mod settlement;
pub mod territory;
mod values;

pub use self::counting::{score, score_settled};
pub use self::exact::Exact;
pub use self::eyes::{GroupEyes, basic_eyes};
pub use self::makeup::{MadeUp, make_up};
pub use self::margin::{LazyLoss, Reason, Score, handicap_bonus};
pub use self::method::Method;
pub use self::report::{ResultUnit, debt, vertex_ranges};
pub use self::settlement::{Agreement, Holdings, Settlement, owned_regions};
pub use self::values::{MarginPart, PointValues, point_values};
pub use crate::game::End;
