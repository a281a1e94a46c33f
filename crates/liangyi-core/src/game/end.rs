//! How a game is taken to have ended: what becomes of dead stones.

use crate::base::named_enum;
use crate::rules::{Removal, Rules};

named_enum! {
    /// How a game is taken to have ended.
    End {
        /// The sides agree on the dead stones, which come off first (协商终局).
        Agreed = "agreed",
        /// Nothing is removed: every stone on the board is alive (自然终局).
        Natural = "natural",
    }
}

impl End {
    /// The end that is counted under `rules`: a natural one where they never remove anything.
    pub fn under(self, rules: &Rules) -> End {
        match rules.removal {
            Removal::Agreed => self,
            Removal::Never => End::Natural,
        }
    }
}
