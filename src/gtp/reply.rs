//! Replies: why a command fails, in the words of the GTP standard where it has them, and how replies are framed: the
//! sign, the id, one blank even before an empty text, no empty line inside, one at the end.
//!
//! Most replies are framed whole. An analysis writes its own line by line while it runs: see [`Output`].

use std::{fmt, io};

use liangyi_core::base::BadSize;
use liangyi_core::line::BadLineSetup;
use liangyi_engine::engine::EngineError;

use crate::protocol::InternalError;
use crate::show::words::Language;

/// The error of a command, which then has changed nothing; its text is the reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There is no such command.
    #[error("unknown command")]
    UnknownCommand,
    /// The arguments are wrong, and why.
    #[error("syntax error: {0}")]
    Syntax(String),
    /// The move is illegal, and why.
    #[error("illegal move: {0}")]
    IllegalMove(String),
    /// The program has no board of this size.
    #[error("unacceptable size: {BadSize}")]
    Size,
    /// The komi is not accepted, and why.
    #[error("unacceptable komi: {0}")]
    Komi(String),
    /// Not a colour, or not a point of this board.
    #[error("invalid color or coordinate: {0}")]
    ColorOrCoordinate(String),
    /// The engine does not do it, and why.
    #[error("{}{_0}", begun(_0))]
    Engine(EngineError),
    /// The command has panicked.
    #[error("{0}")]
    Internal(#[from] InternalError),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl From<EngineError> for Failure {
    fn from(error: EngineError) -> Failure {
        Failure::Engine(error)
    }
}

impl Failure {
    /// The reply in a language. What clients match, the words of the standard before the colon, is the same in all.
    pub fn told(&self, words: Language) -> String {
        match self {
            Failure::Engine(error) => format!("{}{}", begun(error), words.engine_error(error)),
            failure => failure.to_string(),
        }
    }
}

/// The words of the standard with which a refusal of the engine's begins.
fn begun(error: &EngineError) -> &'static str {
    match error {
        EngineError::Illegal(_) | EngineError::IllegalInSequence { .. } => "illegal move: ",
        EngineError::TooFewMoves(_) => "cannot undo: ",
        EngineError::LineSetup(BadLineSetup::TooSmall) => "unacceptable size: ",
        EngineError::Setup(_)
        | EngineError::LineSetup(_)
        | EngineError::NotLast
        | EngineError::MovesMade
        | EngineError::HandicapCount
        | EngineError::NoStone(_)
        | EngineError::NotEmpty(_) => "",
    }
}

/// Writes text to the client and flushes it.
pub type Write<'a> = dyn FnMut(&str) -> io::Result<()> + 'a;

/// Where a command writes lines of its reply before the reply is complete. Most commands never do.
pub struct Output<'a> {
    id: Option<&'a str>,
    write: &'a mut Write<'a>,
    has_begun: bool,
}

impl<'a> Output<'a> {
    /// The output of a command with this id.
    pub(super) fn new(id: Option<&'a str>, write: &'a mut Write<'a>) -> Output<'a> {
        Output { id, write, has_begun: false }
    }

    /// Begins the reply, which is a success from now on. Later calls do nothing.
    ///
    /// # Errors
    ///
    /// The client does not read any more.
    pub fn begin(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        (self.write)(&format!("{}\n", head('=', self.id)))
    }

    /// Writes a line of the reply.
    ///
    /// # Errors
    ///
    /// The client does not read any more.
    pub fn line(&mut self, line: &str) -> io::Result<()> {
        self.begin()?;
        (self.write)(&format!("{line}\n"))
    }

    /// What is left to be written of the reply of a command that has returned `result`.
    pub(super) fn end(self, result: &Result<String, Failure>, words: Language) -> String {
        if !self.has_begun {
            return framed(self.id, result, words);
        }
        match result {
            Ok(text) => body(text.split('\n')),
            Err(failure) => {
                log::error!("a command failed after its reply had begun: {failure}");
                body(std::iter::empty())
            }
        }
    }
}

impl fmt::Debug for Output<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Output").field("has_begun", &self.has_begun).finish_non_exhaustive()
    }
}

/// A whole reply, its errors in a language.
pub(super) fn framed(id: Option<&str>, result: &Result<String, Failure>, words: Language) -> String {
    let (sign, text) = match result {
        Ok(text) => ('=', text.clone()),
        Err(failure) => ('?', failure.told(words)),
    };
    let mut lines = text.trim_end().split('\n');
    format!("{}{}\n{}", head(sign, id), lines.next().unwrap_or("").trim_end(), body(lines))
}

fn head(sign: char, id: Option<&str>) -> String {
    format!("{sign}{} ", id.unwrap_or(""))
}

/// The lines after the first one, and the end of the reply.
fn body<'t>(lines: impl Iterator<Item = &'t str>) -> String {
    let lines = lines.map(str::trim_end).filter(|line| !line.is_empty());
    lines.chain(std::iter::once("")).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::words::English;

    fn framed(id: Option<&str>, result: &Result<String, Failure>) -> String {
        super::framed(id, result, English)
    }

    #[test]
    fn replies_have_one_blank_and_one_empty_line() {
        let ok = |text: &str| Ok(text.to_string());
        assert_eq!(framed(None, &ok("")), "= \n\n");
        assert_eq!(framed(Some("007"), &ok("")), "=007 \n\n");
        assert_eq!(framed(Some("7"), &ok("a\n\nb \n")), "=7 a\nb\n\n");
        assert_eq!(framed(None, &ok("\n  A B\n1 . .")), "= \n  A B\n1 . .\n\n");
        assert_eq!(framed(None, &Err(Failure::UnknownCommand)), "? unknown command\n\n");
    }

    /// What a client sees of a reply with these lines that returns `result`.
    fn seen(lines: &[&str], result: Result<String, Failure>) -> String {
        let mut text = String::new();
        let mut write = |part: &str| {
            text.push_str(part);
            Ok(())
        };
        let mut output = Output::new(Some("3"), &mut write);
        for line in lines {
            output.line(line).unwrap();
        }
        let rest = output.end(&result, English);
        text + &rest
    }

    #[test]
    fn a_reply_that_is_written_line_by_line_has_one_head_and_one_empty_line() {
        assert_eq!(seen(&[], Ok("D4".to_string())), "=3 D4\n\n");
        assert_eq!(seen(&["a", "b"], Ok(String::new())), "=3 \na\nb\n\n");
        assert_eq!(seen(&["a"], Ok("play D4".to_string())), "=3 \na\nplay D4\n\n");
    }

    #[test]
    fn a_failure_after_the_first_line_ends_the_reply() {
        assert_eq!(seen(&["a"], Err(Failure::UnknownCommand)), "=3 \na\n\n");
        assert_eq!(seen(&[], Err(Failure::UnknownCommand)), "?3 unknown command\n\n");
    }
}
