//! A game as values in JSON: against the engine that they are made of, over random games under every ruleset.

mod boards;
mod compared;
mod games;
mod go;
mod hand;
mod moves_under;
mod page;
mod renju;
