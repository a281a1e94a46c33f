//! The rules of play, as tests: named ones for what the rules' text says, and every ruleset against a plain model.

mod agreement;
mod captures;
mod counts;
mod endings;
mod figures;
mod model;
mod perft;
mod repetition;
mod replays;
mod support;
mod virtual_moves;
