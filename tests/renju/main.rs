//! Renju: the judgement against a second implementation of the definitions, the text's cases, and the game.

mod agreement;
mod cases;
mod chains;
mod fours;
mod game;
mod growth;
mod model;
mod play;
mod solver;
mod subcommand;
mod support;
