//! What a network sees of a game: KataGo's own planes and numbers, symmetries, colours, any board under any ruleset,
//! and the words for rules.

mod golden;
#[path = "../common/golden.rs"]
mod golden_rows;
mod history;
mod properties;
mod rules;
mod support;
