//! SGF: games to and from files, virtual moves included.
