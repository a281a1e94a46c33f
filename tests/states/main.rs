//! A game as values in JSON: against the engine that they are made of, over random games under every ruleset.

mod boards;
mod games;
mod go;
mod page;
mod renju;
