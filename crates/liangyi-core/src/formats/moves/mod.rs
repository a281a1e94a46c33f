//! Renju and its relatives as moves in turn: lists such as `h8g6f6`, files of the Piskvork manager (`.psq`), RenjuNet's
//! database (`.rif`).
//!
//! Black makes the first move, and the sides alternate. A file may hold many games, and one that cannot be played keeps
//! none of the others from being read.

pub mod error;
mod games;
mod list;
mod piskvork;
mod record;
pub mod renjunet;

pub use self::games::MoveGames;
pub use self::record::MoveRecord;
