//! What decoding gives, and how a text is known to be right.

use std::borrow::Cow;

/// Bytes that have been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodedText<'a> {
    /// The text, without the byte order mark that it may have begun with.
    pub text: Cow<'a, str>,
    /// The name of the encoding that the bytes were read in.
    pub encoding: &'static str,
    /// Why that may be wrong; `None` where it is the one named, or UTF-8 or UTF-16, or Latin-1 for want of another.
    pub doubt: Option<EncodingDoubt>,
}

/// Why bytes may be in another encoding than the one that they were read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodingDoubt {
    /// They name none: it is a guess.
    Guessed,
    /// They name another, in which they make no sense.
    Misnamed,
    /// They are in more than one encoding, or broken: parts were read each by itself, and some signs may be lost.
    Mixed,
}

/// As how many parts a text reads, such as properties; `None` for one that does not read as what it should be. Bytes
/// that are cut wrongly into characters lose the brackets between parts.
pub type CountParts<'a> = &'a dyn Fn(&str) -> Option<usize>;
