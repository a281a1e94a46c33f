//! What a reader wants to know of a ruleset besides its rules, as a key: the sentences are those of a table of words,
//! near the edge of the program, one for each language.

use super::text::{Text, Texts};
/// Whose words tell of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// Those of each language, which has a summary, a source and numbered articles under this key: the name of the row.
    Key(&'static str),
    /// The user's own.
    Own(OwnWords),
}

/// What a rules file says of a ruleset, in whatever language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWords {
    /// The name of the ruleset that it is based on.
    pub based_on: Text,
    /// What it is, in a line.
    pub summary: Option<Text>,
    /// Where it comes from.
    pub source: Option<Text>,
    /// Its articles, a sentence each.
    pub articles: Texts,
}
