//! Counting: what a position is worth under a ruleset, given the dead stones. It does not decide who is dead, and uses
//! neither search nor playouts: the dead stones are an argument.

mod count;
mod counting;
mod exact;
pub mod makeup;
mod margin;
mod method;
mod settlement;
pub mod territory;
mod values;

pub use self::count::{SideSum, SumPart, region_shares};
pub use self::counting::{score, score_settled};
pub use self::exact::Exact;
pub use self::makeup::{MadeUp, make_up};
pub use self::margin::{Reason, ResultUnit, Score, WildRegions, debt, first_of, handicap_bonus, par, vertex_ranges};
pub use self::method::Method;
pub use self::settlement::{Holdings, Settlement, owned_regions};
pub use self::values::{GroupEyes, MarginPart, PointValues, basic_eyes, point_values};
pub use crate::game::{Agreement, End};
