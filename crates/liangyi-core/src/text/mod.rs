//! From bytes to text: which encoding they are in.
//!
//! [`decode()`] is told which encoding the bytes name, where they name one, and how to tell whether a text reads as
//! what it should be. The named encoding has its way where it can be right; else the bytes are UTF-8 where they are
//! valid, and where they are not, they are taken for what they read best as. This room knows neither SGF nor any other
//! format.

mod decode;
#[cfg(feature = "encodings")]
mod guess;
#[cfg(feature = "encodings")]
mod mixed;
#[cfg(feature = "encodings")]
mod named;
#[cfg(feature = "encodings")]
mod plausible;
mod reading;
mod unicode;

pub use self::decode::{NotUtf8, decode};
pub use self::reading::{CountParts, DecodedText, Doubt};
pub use self::unicode::without_mark;
