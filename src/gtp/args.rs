//! The arguments of one command, read word by word.

use std::str::FromStr;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::Move;

use super::failure::Failure;

/// Words separated by blanks; see [`super::parse`], and `paths` for the arguments that may have blanks. A word
/// is split off when it is read, so that a line of a million words takes no memory besides its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    rest: &'a str,
}

impl<'a> Args<'a> {
    /// The words of `text`.
    pub fn new(text: &'a str) -> Args<'a> {
        Args { rest: text.trim_matches(' ') }
    }

    /// The next word, if there is one.
    pub fn peek(&self) -> Option<&'a str> {
        Args { rest: self.rest }.next()
    }

    /// The next word, taken.
    pub fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        // There are several only where quotes were not closed.
        self.rest = rest.trim_start_matches(' ');
        Some(word)
    }

    /// All remaining words.
    pub fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// Whether no word remains.
    pub fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Fails if a word remains.
    pub fn done(&self) -> Result<(), Failure> {
        if self.is_done() { Ok(()) } else { Err(Failure::Syntax("too many arguments".to_string())) }
    }

    /// The next word; `what` names it in the error if there is none.
    pub fn word(&mut self, what: &str) -> Result<&'a str, Failure> {
        self.next().ok_or_else(|| Failure::Syntax(format!("{what} missing")))
    }

    /// The next word as a value; `what` names it in errors.
    pub fn value<T: FromStr>(&mut self, what: &str) -> Result<T, Failure> {
        let word = self.word(what)?;
        word.parse().map_err(|_| Failure::Syntax(format!("{} is not {what}", clip(word))))
    }

    /// The next word as a colour: `b`, `w`, `black`, `white`, any case.
    pub fn color(&mut self) -> Result<Color, Failure> {
        let word = self.next().ok_or_else(|| Failure::ColorOrCoordinate("color missing".to_string()))?;
        Color::named(word).ok_or_else(|| Failure::ColorOrCoordinate(format!("{} is not a color", clip(word))))
    }

    /// The next word as a vertex.
    pub fn vertex(&mut self, size: Size) -> Result<Point, Failure> {
        let word = self.next().ok_or_else(|| Failure::ColorOrCoordinate("vertex missing".to_string()))?;
        size.parse_vertex(word).ok_or_else(|| off_board(word, size))
    }

    /// The next word as a move: a vertex, `pass` or `virtual`.
    pub fn mv(&mut self, size: Size) -> Result<Move, Failure> {
        let word = self.next().ok_or_else(|| Failure::ColorOrCoordinate("vertex missing".to_string()))?;
        Move::parse(word, size).ok_or_else(|| off_board(word, size))
    }

    /// The next word as `on` or `off`.
    pub fn switch(&mut self) -> Result<bool, Failure> {
        match self.word("on or off")? {
            word if word.eq_ignore_ascii_case("on") => Ok(true),
            word if word.eq_ignore_ascii_case("off") => Ok(false),
            word => Err(Failure::Syntax(format!("{} is not on or off", clip(word)))),
        }
    }
}

fn off_board(word: &str, size: Size) -> Failure {
    Failure::ColorOrCoordinate(format!("{} is not a point of the {size} board", clip(word)))
}

/// A word of the client as error texts quote it: at most 40 characters of it.
pub fn clip(word: &str) -> String {
    const MAX_QUOTED: usize = 40;
    match word.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => format!("{}...", &word[..end]),
        None => word.to_string(),
    }
}
