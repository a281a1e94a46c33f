//! What a network sees of a game: planes of points and global numbers.
//!
//! It knows no network.
