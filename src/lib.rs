//! Liangyi (两溢): a Go engine and referee for every ruleset, virtual moves included.
//!
//! The folders depend on each other in one direction only:
//! `base <- rules <- board <- game <- {score, sgf, time} <- playout <- policy <- search <- judge <- player <- engine <- protocol <- gtp <- cli`,
//! with `train`, `solve`, `draw` and `arena` beside them.

pub mod arena;
pub mod base;
pub mod board;
pub mod cli;
pub mod draw;
pub mod engine;
pub mod files;
pub mod game;
pub mod gtp;
pub mod judge;
pub mod light;
pub mod player;
pub mod playout;
pub mod policy;
pub mod protocol;
pub mod rules;
pub mod score;
pub mod search;
pub mod sgf;
pub mod solve;
pub mod stats;
pub mod time;
pub mod train;
