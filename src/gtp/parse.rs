//! From bytes to commands: the grammar of GTP 2 and nothing about Go.
//!
//! Bytes are cleaned one by one as they arrive (control characters, tabs, comments, runs of blanks), so that only what
//! remains of a line after cleaning takes memory, at most [`MAX_LINE`] bytes.

use std::io::{self, BufRead};

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_till1};
use nom::character::complete::digit1;
use nom::combinator::{eof, opt, rest};
use nom::sequence::terminated;

use crate::protocol::drop_mark;

/// The most bytes of a line after cleaning; the rest of a longer line is dropped.
pub const MAX_LINE: usize = 16 << 20;

/// The most bytes of a comment that are kept, to recognise `# interrupt`.
const MAX_COMMENT: usize = 32;

/// A line after cleaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// No command; gets no reply.
    Blank,
    /// `# interrupt`: end the running command. Gets no reply.
    Interrupt,
    /// A command, its words separated by single blanks but for those in quotes.
    Command(Vec<u8>),
    /// A line longer than [`MAX_LINE`], and its first bytes.
    TooLong(Vec<u8>),
}

/// Cleans bytes into lines.
#[derive(Debug, Default)]
pub struct Cleaner {
    text: Vec<u8>,
    comment: Vec<u8>,
    in_comment: bool,
    /// The quotes that a word began with and that are not closed: blanks between them are kept.
    quote: Option<u8>,
    too_long: bool,
}

impl Cleaner {
    /// Takes the next byte; returns the line if the byte ends one.
    pub fn push(&mut self, byte: u8) -> Option<Line> {
        match byte {
            b'\n' => return Some(self.end()),
            b'\t' | b' ' => self.blank(),
            0..=31 | 127 => {}
            _ if self.in_comment => {
                if self.comment.len() < MAX_COMMENT {
                    self.comment.push(byte);
                }
            }
            b'#' => self.in_comment = true,
            _ => {
                self.follow_quotes(byte);
                self.keep(byte);
            }
        }
        None
    }

    fn follow_quotes(&mut self, byte: u8) {
        self.quote = match self.quote {
            Some(quote) if quote == byte => None,
            None if matches!(byte, b'"' | b'\'') && self.text.last() == Some(&b' ') => Some(byte),
            unchanged => unchanged,
        };
    }

    fn blank(&mut self) {
        if self.in_comment {
            if self.comment.len() < MAX_COMMENT && !self.comment.is_empty() {
                self.comment.push(b' ');
            }
        } else if self.quote.is_some() || self.text.last().is_some_and(|&last| last != b' ') {
            self.keep(b' ');
        }
    }

    fn keep(&mut self, byte: u8) {
        if self.text.len() < MAX_LINE {
            self.text.push(byte);
        } else {
            self.too_long = true;
        }
    }

    /// Ends the line, at a line feed or at the end of the input.
    pub fn end(&mut self) -> Line {
        let Cleaner { mut text, comment, too_long, .. } = std::mem::take(self);
        if too_long {
            text.truncate(MAX_COMMENT);
            text.shrink_to_fit();
            return Line::TooLong(text);
        }
        while text.last() == Some(&b' ') {
            text.pop();
        }
        match text.is_empty() {
            true if comment.trim_ascii() == b"interrupt" => Line::Interrupt,
            true => Line::Blank,
            false => Line::Command(text),
        }
    }
}

/// Reads cleaned lines from a source.
#[derive(Debug)]
pub struct Lines<R> {
    source: R,
    cleaner: Cleaner,
    begun: bool,
    ended: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `source`.
    pub fn new(source: R) -> Lines<R> {
        Lines { source, cleaner: Cleaner::default(), begun: false, ended: false }
    }

    /// The next line, or `None` at the end of the input. A last line without a line feed is a line too. The first one
    /// may begin with a byte order mark, which is no part of it.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        let line = self.read_line()?;
        Ok(match line {
            Some(Line::Command(mut text)) if !std::mem::replace(&mut self.begun, true) => {
                drop_mark(&mut text);
                Some(if text.is_empty() { Line::Blank } else { Line::Command(text) })
            }
            line => line,
        })
    }

    fn read_line(&mut self) -> io::Result<Option<Line>> {
        while !self.ended {
            let bytes = match self.source.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() {
                self.ended = true;
                return Ok(Some(self.cleaner.end()));
            }
            let mut used = 0;
            let line = bytes.iter().find_map(|&byte| {
                used += 1;
                self.cleaner.push(byte)
            });
            self.source.consume(used);
            if line.is_some() {
                return Ok(line);
            }
        }
        Ok(None)
    }
}

/// The parts of a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsedCommand<'a> {
    /// The id as the client wrote it: any number of digits.
    pub id: Option<&'a str>,
    /// The command's name; empty if the line is only an id.
    pub name: &'a str,
    /// The rest of the line.
    pub args: &'a str,
}

/// Parses a cleaned line: `[id] command [arguments]`.
///
/// ```
/// use liangyi::gtp::parse::{ParsedCommand, parse_command};
/// assert_eq!(parse_command("12 play b D4"), ParsedCommand { id: Some("12"), name: "play", args: "b D4" });
/// assert_eq!(parse_command("2fast"), ParsedCommand { id: None, name: "2fast", args: "" });
/// ```
pub fn parse_command(line: &str) -> ParsedCommand<'_> {
    let end = || alt((tag(" "), eof));
    let id = terminated(digit1, end());
    let name = terminated(take_till1(|sign| sign == ' '), end());
    let parsed: nom::IResult<_, _> = (opt(id), opt(name), rest).parse(line);
    match parsed {
        Ok((_, (id, name, args))) => ParsedCommand { id, name: name.unwrap_or(""), args },
        // The grammar accepts every line, but the type of a parser allows for errors.
        Err(_) => ParsedCommand { id: None, name: line, args: "" },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(bytes);
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    fn command(text: &str) -> Line {
        Line::Command(text.as_bytes().to_vec())
    }

    #[test]
    fn a_byte_order_mark_before_the_first_command_is_left_out() {
        assert_eq!(lines(b"\xef\xbb\xbfname\nquit"), [command("name"), command("quit")]);
        assert_eq!(lines(b"\xef\xbb\xbf# comment\nquit"), [Line::Blank, command("quit")]);
    }

    #[test]
    fn control_characters_are_dropped_and_tabs_are_blanks() {
        assert_eq!(lines(b"\x01pl\x00ay\tb \t  D4\r\nq\x7fuit"), [command("play b D4"), command("quit")]);
    }

    #[test]
    fn blanks_in_quotes_are_kept() {
        assert_eq!(
            lines(b"loadsgf  \"a  b\"  5\nloadsgf 'a \t b'\nloadsgf it's  a  b\nloadsgf \"a  b  # c\n"),
            [
                command("loadsgf \"a  b\" 5"),
                command("loadsgf 'a   b'"),
                command("loadsgf it's a b"),
                command("loadsgf \"a  b"),
                Line::Blank
            ]
        );
    }

    #[test]
    fn a_comment_is_blank_unless_it_is_interrupt() {
        assert_eq!(
            lines(b"# name\n \t\nname # what\n#interrupt\n #  interrupt \r\n# interrupted\nname # interrupt\n"),
            [
                Line::Blank,
                Line::Blank,
                command("name"),
                Line::Interrupt,
                Line::Interrupt,
                Line::Blank,
                command("name"),
                Line::Blank
            ]
        );
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_is_read_whole() {
        let mut bytes = b"7 play ".to_vec();
        bytes.resize(MAX_LINE + 5, b'x');
        bytes.extend_from_slice(b"\nname\n");
        let found = lines(&bytes);
        assert!(matches!(&found[0], Line::TooLong(start) if start.starts_with(b"7 play xxx") && start.len() <= 32));
        assert_eq!(found[1], command("name"));
    }

    #[test]
    fn blanks_and_comments_of_any_length_are_blank_lines() {
        let mut bytes = vec![b' '; MAX_LINE + 5];
        bytes.push(b'#');
        bytes.resize(2 * MAX_LINE + 10, b'x');
        bytes.extend_from_slice(b"\nname");
        assert_eq!(lines(&bytes), [Line::Blank, command("name")]);
    }

    #[test]
    fn ids_are_digits_before_a_blank() {
        let id = |line| parse_command(line).id;
        assert_eq!(id("000123456789012345678901234567890 name"), Some("000123456789012345678901234567890"));
        assert_eq!(id("name 1"), None);
        assert_eq!(parse_command("17"), ParsedCommand { id: Some("17"), name: "", args: "" });
        assert_eq!(parse_command("-1 name"), ParsedCommand { id: None, name: "-1", args: "name" });
    }
}
