//! What a line is answered with, and who signs records.

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What is written.
    pub text: String,
    /// Whether the person is done.
    pub quit: bool,
}

/// What is shown: words, which are broken into lines, and a board among them, which is not.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    pub(super) before: String,
    pub(super) board: String,
    pub(super) after: String,
}

impl From<String> for Shown {
    fn from(before: String) -> Shown {
        Shown { before, ..Shown::default() }
    }
}

/// What records say of who played and when.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The name of the person.
    pub player: String,
    /// The present date, as SGF writes it: `2026-01-31`.
    pub today: fn() -> String,
}
