//! KataGo's text forms of rules, both ways: its short names, its JSON, its compact internal form, and one key at a
//! time.
//!
//! Seven keys are KataGo's: `friendlyPassOk`, `hasButton`, `ko`, `scoring` (also read as `score`), `suicide`, `tax`,
//! `whiteHandicapBonus`. They imply a value for every axis of this program: Black first, no virtual moves, an end by
//! two passes, dead stones off by agreement, single-stone suicide forbidden, shared points nobody's but half each in
//! area scoring with the Chinese bonus `N`, margins in points. Rules that are exactly that are written with those
//! seven keys and no other. An axis on which rules differ from it adds a key of this program's, so nothing is lost on
//! the way back:
//!
//! | key | value |
//! | --- | --- |
//! | `first` | `black` or `white` |
//! | `repetition`, `ending`, `counting`, `publicPoints`, `removal`, `unit` | a name of that axis |
//! | `virtual`, `extraMoves` | true or false |
//! | `singleStoneSuicide` | true where a single stone may be given up, which KataGo's `suicide` never allows |
//!
//! `repetition` and `counting` overrule `ko` and `scoring`, which then hold the nearest word that KataGo has. Under
//! `POSITIONAL` a single-stone suicide repeats the board and is illegal either way, so there the key is left out.
//! Rules carry no komi here: every function keeps the komi it is given.

mod keys;
mod text;

pub use self::keys::is_shorthand;
pub use self::text::{KataError, parse, set, to_json};

use crate::rules::axes::Rules;

/// Whether KataGo has games under rules of this kind, which follow a move that repetition or suicide forbids.
pub fn has_games(rules: &Rules) -> bool {
    keys::KataWords::has_games(rules)
}
