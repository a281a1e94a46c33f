//! How a game is taken to have ended: what becomes of dead stones.

use serde::{Deserialize, Serialize};

use crate::rules::{Removal, Rules};

/// How a game is taken to have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The sides agree on the dead stones, which come off first (协商终局).
    Agreed,
    /// Nothing is removed: every stone on the board is alive (自然终局).
    Natural,
}

impl End {
    /// Both, agreed first.
    pub const ALL: [End; 2] = [End::Agreed, End::Natural];

    /// The name used in protocols and files.
    pub const fn name(self) -> &'static str {
        match self {
            End::Agreed => "agreed",
            End::Natural => "natural",
        }
    }

    /// The end with this name, in any case.
    pub fn named(name: &str) -> Option<End> {
        End::ALL.into_iter().find(|end| end.name().eq_ignore_ascii_case(name))
    }

    /// The end that is counted under `rules`: a natural one where they never remove anything.
    pub fn under(self, rules: &Rules) -> End {
        match rules.removal {
            Removal::Agreed => self,
            Removal::Never => End::Natural,
        }
    }
}
