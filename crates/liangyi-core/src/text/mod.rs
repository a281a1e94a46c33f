//! From bytes to text: which encoding they are in.
//!
//! [`decode()`] takes the encoding that the bytes declare, if any, and a function that says how well a decoded text
//! reads. The declared encoding is used where it can be right; otherwise valid UTF-8 is UTF-8, and anything else is
//! decoded in the encoding in which it reads best. This room knows neither SGF nor any other format.

mod decode;
mod decoded;
#[cfg(feature = "encodings")]
mod guess;
#[cfg(feature = "encodings")]
mod plausible;

pub use self::decode::{NotUtf8, decode};
pub use self::decoded::{CountParts, DecodedText, EncodingDoubt, utf_16, without_mark};
