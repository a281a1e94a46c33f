//! Parses GTP replies from the bytes that a program writes. It does no input or output and has no clock.
//!
//! It tolerates deviations that programs have (CRLF, `=D4` without a space, other output between replies). It is strict
//! where a guess could assign a reply to the wrong command: a reply ends with an empty line or with the end of the
//! output.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::visible::kept;

/// The reply of an engine to a command: the text after `=`, or as an error the text after `?`, without the space
/// between them and without white space at the end.
pub type EngineReply = Result<String, String>;

/// The most bytes of a reply, with the output before it.
pub const LONGEST_REPLY: usize = 4 << 20;

/// A program wrote more than [`LONGEST_REPLY`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// Output that is not a whole reply, at most the beginning of its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leftover {
    /// A reply without the empty line at its end.
    Reply(String),
    /// A line without an end.
    Line(String),
    /// The last line, which begins no reply.
    Other(String),
}

impl fmt::Display for Leftover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Leftover::Reply(text) => write!(f, "{text} (never ended by an empty line)"),
            Leftover::Line(text) => write!(f, "{text} (a line never ended)"),
            Leftover::Other(text) => f.write_str(text),
        }
    }
}

/// Collects the bytes of one reply.
#[derive(Debug, Default)]
pub struct ReplyReader {
    line: Vec<u8>,
    reply: Option<(bool, String)>,
    seen: usize,
    /// The last line before the reply that is not part of one.
    other: String,
}

impl ReplyReader {
    /// Takes the next byte; returns the reply if this byte ends it.
    pub fn push(&mut self, byte: u8) -> Result<Option<EngineReply>, TooLong> {
        self.seen += 1;
        if self.seen > LONGEST_REPLY {
            return Err(TooLong);
        }
        match byte {
            b'\n' => Ok(self.end_line()),
            // GTP ignores control characters, the carriage return included.
            b'\t' => {
                self.line.push(b' ');
                Ok(None)
            }
            0..=31 | 127 => Ok(None),
            _ => {
                self.line.push(byte);
                Ok(None)
            }
        }
    }

    /// The reply at the end of the output, where the empty line after it may be missing.
    pub fn finish(mut self) -> Option<EngineReply> {
        if !self.line.is_empty() {
            self.end_line();
        }
        self.reply.take().map(close)
    }

    /// The output so far that is not a whole reply: the beginning of a reply, or the last line of other output; `None`
    /// if there is none.
    pub fn leftover(&self) -> Option<Leftover> {
        let line = String::from_utf8_lossy(&self.line);
        match &self.reply {
            Some((_, text)) => Some(Leftover::Reply(kept(text.trim()))),
            None if !line.is_empty() => Some(Leftover::Line(kept(&line))),
            None if !self.other.is_empty() => Some(Leftover::Other(kept(&self.other))),
            None => None,
        }
    }

    fn end_line(&mut self) -> Option<EngineReply> {
        let line = String::from_utf8_lossy(&std::mem::take(&mut self.line)).into_owned();
        match &mut self.reply {
            Some(_) if line.is_empty() => return self.reply.take().map(close),
            Some((_, text)) => {
                text.push('\n');
                text.push_str(&line);
            }
            None => {
                match line.strip_prefix('=').map(|text| (true, text)).or(line.strip_prefix('?').map(|t| (false, t))) {
                    Some((success, text)) => self.reply = Some((success, text.to_string())),
                    None if line.trim().is_empty() => {}
                    None => self.other = line,
                }
            }
        }
        None
    }
}

fn close((success, text): (bool, String)) -> EngineReply {
    let text = text.strip_prefix(' ').unwrap_or(&text).trim_end().to_string();
    if success { Ok(text) } else { Err(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &str) -> Vec<EngineReply> {
        let mut reader = ReplyReader::default();
        let mut replies = Vec::new();
        for byte in bytes.bytes() {
            if let Some(reply) = reader.push(byte).unwrap() {
                replies.push(reply);
                reader = ReplyReader::default();
            }
        }
        replies.extend(reader.finish());
        replies
    }

    #[test]
    fn replies_of_every_shape() {
        let ok = |text: &str| Ok::<String, String>(text.to_string());
        assert_eq!(read("= D4\n\n"), [ok("D4")]);
        assert_eq!(read("=D4\r\n\r\n"), [ok("D4")]);
        assert_eq!(read("= \n\n= \n\n"), [ok(""), ok("")]);
        assert_eq!(read("? illegal move\n\n"), [Err("illegal move".to_string())]);
        assert_eq!(read("= \none\n two\t2 \n\n"), [ok("\none\n two 2")]);
    }

    #[test]
    fn other_output_between_replies_is_skipped() {
        assert_eq!(read("hello\n\nloading...\n= D4\n\nbye\n\n? no\n\n"), [Ok("D4".into()), Err("no".into())]);
    }

    #[test]
    fn the_end_of_output_ends_a_reply() {
        assert_eq!(read("= D4\n"), [Ok("D4".into())]);
        assert_eq!(read("= D4"), [Ok("D4".into())]);
        assert_eq!(read("D4"), []);
    }

    #[test]
    fn a_line_of_spaces_does_not_end_a_reply() {
        assert_eq!(read("= a\n \nb\n\n"), [Ok("a\n \nb".into())]);
    }

    #[test]
    fn a_flood_is_refused() {
        let mut reader = ReplyReader::default();
        let flood = (0..=LONGEST_REPLY).map(|_| reader.push(b'x')).find(Result::is_err);
        assert_eq!(flood, Some(Err(TooLong)));
    }
}
