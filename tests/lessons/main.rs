//! Every lesson is played, and what its comments claim is held against the game.

mod claims;
mod comments;
mod refused;
mod table;
