//! The input of a server: the thread that reads it, so that what comes in can end the work that is under way, lines
//! within bounds, and paths in them as people type them.

use std::io::{self, BufRead, Read};
use std::path::Path;

/// What [`read_line`] has read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineRead {
    /// A line, the last one perhaps without its line feed.
    Whole,
    /// The beginning of a line that is longer than allowed; the rest is skipped.
    Cut,
    /// Nothing: the input has ended, or cannot be read.
    End,
}

/// Reads a line of at most `most` bytes, its line feed included, in the place of what `line` holds.
pub fn read_line(input: &mut impl BufRead, most: usize, line: &mut Vec<u8>) -> LineRead {
    line.clear();
    match input.by_ref().take(most as u64).read_until(b'\n', line) {
        Ok(0) | Err(_) => LineRead::End,
        Ok(read) if read < most || line.ends_with(b"\n") => LineRead::Whole,
        Ok(_) => input.skip_until(b'\n').map_or(LineRead::End, |_| LineRead::Cut),
    }
}

/// Takes the byte order mark off the first line of an input, which some programs write.
pub fn drop_mark(line: &mut Vec<u8>) {
    const MARK: &[u8] = "\u{feff}".as_bytes();
    if line.starts_with(MARK) {
        log::warn!("the input begins with a byte order mark, which is left out");
        line.drain(..MARK.len());
    }
}

/// The system gives no thread to read the input with.
#[derive(Debug, thiserror::Error)]
#[error("cannot start the thread that reads the input: {0}")]
pub struct NoReader(io::Error);

/// Starts the thread that reads the input. It is not joined: after the last command it may wait for input that never
/// comes.
///
/// # Errors
///
/// The system gives no thread; the error holds a [`NoReader`].
pub fn start_reader(read: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let named = |error: io::Error| io::Error::new(error.kind(), NoReader(error));
    std::thread::Builder::new().name("input".to_string()).spawn(read).map(|_| ()).map_err(named)
}

/// The text in the quotes that `text` begins with, double or single, and what follows them; `None` where it begins with
/// none, or they are not closed before a blank or the end.
pub fn quoted(text: &str) -> Option<(&str, &str)> {
    let quote = text.chars().next().filter(|sign| ['"', '\''].contains(sign))?;
    let inner = &text[1..];
    inner.match_indices(quote).find_map(|(end, _)| {
        let rest = &inner[end + 1..];
        (rest.is_empty() || rest.starts_with(' ')).then(|| (&inner[..end], rest.trim_start_matches(' ')))
    })
}

/// A path that is all of `text`, without the quotes around it.
pub fn unquoted(text: &str) -> &str {
    match quoted(text) {
        Some((path, "")) => path,
        _ => text,
    }
}

/// Refuses the name of a new file that has control characters: nobody means them, and few programs show or remove such
/// a file.
pub fn require_visible(path: &Path) -> Result<(), String> {
    let has_control = path.to_string_lossy().chars().any(char::is_control);
    if has_control { Err("a name with control characters".to_string()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_is_whole() {
        let mut input = &b"abc\nabcd\n\nabcdefgh\nab"[..];
        let mut line = Vec::new();
        let mut next = || {
            let read = read_line(&mut input, 4, &mut line);
            (read, String::from_utf8_lossy(&line).into_owned())
        };
        for (read, text) in [
            (LineRead::Whole, "abc\n"),
            (LineRead::Cut, "abcd"),
            (LineRead::Whole, "\n"),
            (LineRead::Cut, "abcd"),
            (LineRead::Whole, "ab"),
            (LineRead::End, ""),
        ] {
            assert_eq!(next(), (read, text.to_string()));
        }
    }

    #[test]
    fn quotes_are_taken_off_where_they_are_closed() {
        assert_eq!(quoted("\"a b.sgf\" 12"), Some(("a b.sgf", "12")));
        assert_eq!(quoted("'a  b.sgf'"), Some(("a  b.sgf", "")));
        assert_eq!(quoted("\"it's\" x"), Some(("it's", "x")));
        assert_eq!(quoted("'it's' x"), Some(("it's", "x")));
        for text in ["", "a \"b\"", "\"a b", "'", "\"a\"b"] {
            assert_eq!(quoted(text), None, "{text}");
            assert_eq!(unquoted(text), text);
        }
        assert_eq!(unquoted("\"a b\""), "a b");
        assert_eq!(unquoted("\"a\" b"), "\"a\" b");
    }
}
