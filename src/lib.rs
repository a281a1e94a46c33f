//! Liangyi (两溢): a Go engine and referee for every ruleset, virtual moves included.
//!
//! The folders depend on each other in one direction only:
//! `rules <- board <- game <- score, sgf <- playout <- search <- engine <- gtp <- arena <- cli`.

pub mod arena;
pub mod board;
pub mod cli;
pub mod engine;
pub mod files;
pub mod game;
pub mod gtp;
pub mod playout;
pub mod rules;
pub mod score;
pub mod search;
pub mod sgf;
pub mod stats;
