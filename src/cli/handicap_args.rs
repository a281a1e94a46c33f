//! The option by which commands say whether plays can be handicap stones.

use clap::{ArgAction, Args};

use super::values::named;

/// Whether plays can be handicap stones.
#[derive(Args, Debug)]
pub struct HandicapArgs {
    /// Whether plays of Black's alone before White's first move are handicap stones, as KataGo has it; `off`: they are
    /// stones of a diagram. No moves either way
    #[arg(long, value_name = "on|off", default_value = "on", action = ArgAction::Set,
          value_parser = named([("on", true), ("off", false)]))]
    handicap_by_plays: bool,
}

impl HandicapArgs {
    /// Whether they are.
    pub fn by_plays(&self) -> bool {
        self.handicap_by_plays
    }
}
