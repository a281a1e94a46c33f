//! The option by which commands choose the unit of results.

use clap::Args;
use clap::builder::PossibleValuesParser;
use liangyi_core::score::ResultUnit;

/// In what results are given.
#[derive(Args, Debug)]
pub struct UnitArgs {
    /// How results are given: `own` as GTP writes them (B+1.5), `zi` as the Chinese texts do (黑胜3/4子), in 子 where the
    /// ruleset counts stones and surrounded points together, else in its own unit
    #[arg(long, value_name = "UNIT", default_value = ResultUnit::default().name(),
          value_parser = PossibleValuesParser::new(ResultUnit::ALL.map(ResultUnit::name)))]
    unit: String,
}

impl UnitArgs {
    /// The unit chosen.
    pub fn chosen(&self) -> ResultUnit {
        ResultUnit::ALL.into_iter().find(|unit| unit.name() == self.unit).unwrap_or_default()
    }
}
