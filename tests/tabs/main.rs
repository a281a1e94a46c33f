//! What a tab of the page plays, by its messages: real games, marks and counts, and a GTP session beside it.

mod agreeing;
mod counting;
mod editing;
mod engine;
mod page;
mod playing;
mod random;
mod records;
mod renju;
