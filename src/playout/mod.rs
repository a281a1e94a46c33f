//! Playouts: whole random games, fast, under the mechanics of a ruleset.
