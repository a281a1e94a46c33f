//! Rules as data: the axes a ruleset is made of, the catalogue of named rulesets, and their text forms.
//!
//! What a reader wants to know of them is here as values ([`About`], [`clauses::Clause`]), for which each language has
//! sentences.
//!
//! This folder is the leftmost: it knows nothing of boards, games or engines. What an axis value *does* is decided to
//! the right of it, by exhaustive matches.

mod axes;
mod axis_facts;
mod catalogue;
pub mod clauses;
mod coherence;
#[cfg(feature = "rules-file")]
pub mod file;
#[cfg(feature = "rules-file")]
mod file_table;
pub mod kata;
mod line_games;
mod named;
mod registry;
mod ruleset;
mod words;

pub use self::axes::{
    BadKomi, Counting, Ending, HandicapBonus, Komi, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
pub use self::axis_facts::{ChineseUnit, CountingFacts};
pub use self::catalogue::{CATALOGUE, DEFAULT, find};
pub use self::coherence::Incoherent;
pub use self::line_games::{LINE_GAMES, LineRules, LineRuleset, find_line_game};
pub use self::named::{BadRuleset, CUSTOM, FileRules, NamedRules};
pub use self::registry::{BadOwnRuleset, Registry};
pub(crate) use self::ruleset::is_one_of;
pub use self::ruleset::{About, OwnWords, Ruleset, Text, Texts};
pub use crate::base::Color;
