//! The option by which commands hear how points are to be written.

use clap::Args;
use liangyi_core::base::PointForm;

use super::values::named;

/// How points are written; both forms are read everywhere.
#[derive(Args, Clone, Debug)]
pub struct PointsArgs {
    /// How points are written: `letters` as D4, or `x-y` by the numbers of their lines, X4Y4; both are read
    #[arg(long, value_name = "FORM", default_value = PointForm::default().name(),
          value_parser = named(PointForm::ALL.map(|form| (form.name(), form))))]
    points: PointForm,
}

impl PointsArgs {
    /// The form that was chosen.
    pub fn chosen(&self) -> PointForm {
        self.points
    }
}
