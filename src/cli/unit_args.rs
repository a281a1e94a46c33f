//! The option by which commands choose the unit of results.

use clap::Args;
use liangyi_core::score::ResultUnit;

use super::values::named;

/// In what results are given.
#[derive(Args, Debug)]
pub struct UnitArgs {
    /// How results are given: `own` as GTP writes them (B+1.5), `zi` as the Chinese texts do (黑胜3/4子), in 子 where the
    /// ruleset counts stones and surrounded points together, else in its own unit
    #[arg(long, value_name = "UNIT", default_value = ResultUnit::default().name(),
          value_parser = named(ResultUnit::ALL.map(|unit| (unit.name(), unit))))]
    unit: ResultUnit,
}

impl UnitArgs {
    /// The unit chosen.
    pub fn chosen(&self) -> ResultUnit {
        self.unit
    }
}
