//! The engine: a game, its settings and its player behind one face, for protocols to drive.
