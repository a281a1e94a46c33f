//! Renju: the judgement against a second implementation of the definitions, the text's cases, and the game.

mod agreement;
mod cases;
mod chains;
mod game;
mod judged;
mod model;
mod opening;
mod support;
