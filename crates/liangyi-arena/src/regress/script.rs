//! Regression files: scripts of commands with the replies they expect, and lists of such files.

use std::path::{Path, PathBuf};

use liangyi_engine::files::read_whole;
use nom::Parser as _;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_till1, take_while1};
use nom::character::complete::digit1;
use nom::combinator::{opt, rest};
use nom::sequence::{preceded, terminated};
use regex::{Regex, RegexBuilder};

/// The largest script that is read, in bytes.
const MAX_BYTES: usize = 16 << 20;
/// The largest pattern, compiled, in bytes: a script has many, and all are kept until its end. A counted repetition
/// such as `.{1000}` makes a short pattern a large one.
const MAX_PATTERN_BYTES: usize = 1 << 20;

/// The reply that a test expects.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// The pattern as it is written.
    pub text: String,
    /// The pattern, anchored at both ends; `.` is any character, a line feed included.
    pub pattern: Regex,
    /// `!`: the reply must not match.
    pub negated: bool,
    /// `*`: the test is known to fail.
    pub known_to_fail: bool,
    /// `&`: the outcome is printed, but not counted.
    pub ignored: bool,
}

impl Expectation {
    /// Parses the text after `#?`.
    fn parse(text: &str) -> Result<Expectation, String> {
        let text = text.trim();
        let body = text.strip_prefix('[').and_then(|rest| rest.rsplit_once(']'));
        let Some((inside, marks)) = body else { return Err(format!("`{text}` is not a pattern in brackets")) };
        if let Some(mark) = marks.chars().find(|mark| !"*& ".contains(*mark)) {
            return Err(format!("`{mark}` after the pattern is neither `*` nor `&`"));
        }
        let (negated, text) = match inside.strip_prefix('!') {
            Some(rest) => (true, rest),
            None => (false, inside),
        };
        Ok(Expectation {
            text: text.to_string(),
            pattern: whole(text)?,
            negated,
            known_to_fail: marks.contains('*'),
            ignored: marks.contains('&'),
        })
    }

    /// Whether a reply is as expected.
    pub fn holds(&self, reply: &str) -> bool {
        self.pattern.is_match(reply) != self.negated
    }

    /// The pattern with its `!`.
    pub fn display(&self) -> String {
        format!("{}{}", if self.negated { "!" } else { "" }, self.text)
    }
}

/// A pattern that must match a whole text; `.` is any character, a line feed included.
fn whole(text: &str) -> Result<Regex, String> {
    let pattern = format!(r"(?sm)\A(?:{text})\z");
    RegexBuilder::new(&pattern).size_limit(MAX_PATTERN_BYTES).build().map_err(|error| error.to_string())
}

/// A command of a script.
#[derive(Clone, Debug)]
pub struct ScriptLine {
    /// Its line in the file, from 1.
    pub at: usize,
    /// Its number, which makes it a test.
    pub id: Option<u64>,
    /// The command, without number and comment.
    pub command: String,
    /// The expected reply of a test.
    pub expectation: Option<Expectation>,
    /// The error of a command that must fail.
    pub error: Option<Regex>,
}

/// A file of tests.
#[derive(Clone, Debug)]
pub struct Script {
    /// The file.
    pub path: PathBuf,
    /// Its commands.
    pub lines: Vec<ScriptLine>,
}

/// A regression file is unreadable or invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {what}", .path.display(), .line.map(|line| format!(", line {line}")).unwrap_or_default())]
pub struct BadScript {
    /// The file.
    pub path: PathBuf,
    /// The line.
    pub line: Option<usize>,
    /// The error.
    pub what: String,
}

impl Script {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Script, BadScript> {
        Script::parse(path, &read_text(path)?)
    }

    /// Reads the text of a file.
    pub fn parse(path: &Path, text: &str) -> Result<Script, BadScript> {
        let mut lines: Vec<ScriptLine> = Vec::new();
        // A command that must fail, until its error is read.
        let mut refused: Option<(usize, &str)> = None;
        for (index, line) in text.lines().enumerate() {
            let at = index + 1;
            let bad = |what| BadScript { path: path.to_path_buf(), line: Some(at), what };
            let line = LineKind::of(line.trim());
            if let (Some((at, _)), LineKind::Comment | LineKind::MustFail(_) | LineKind::Command { .. }) =
                (refused, line)
            {
                return Err(without_error(path, at));
            }
            match line {
                LineKind::Expectation(pattern) => {
                    let test = lines.last_mut().filter(|last| last.id.is_some() && last.expectation.is_none());
                    let test = test.ok_or_else(|| bad("`#?` does not follow a numbered command".to_string()))?;
                    test.expectation = Some(Expectation::parse(pattern).map_err(bad)?);
                }
                LineKind::Error(pattern) => {
                    let (at, command) =
                        refused.take().ok_or_else(|| bad("`#!` does not follow a command after `#>`".to_string()))?;
                    let error = Some(whole(pattern).map_err(bad)?);
                    lines.push(ScriptLine { at, id: None, command: command.to_string(), expectation: None, error });
                }
                LineKind::MustFail(command) => refused = Some((at, command)),
                LineKind::Command { id, command } => {
                    let id = id.map(str::parse).transpose().map_err(|_| bad("the number is too large".to_string()))?;
                    lines.push(ScriptLine { at, id, command: command.to_string(), expectation: None, error: None });
                }
                LineKind::Comment => {}
            }
        }
        if let Some((at, _)) = refused {
            return Err(without_error(path, at));
        }
        Ok(Script { path: path.to_path_buf(), lines })
    }
}

/// A line of a script, without blanks around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineKind<'a> {
    /// What the reply to the test before it must be.
    Expectation(&'a str),
    /// The error of the command before it that must fail.
    Error(&'a str),
    /// A command that must fail.
    MustFail(&'a str),
    /// A command, with a number if it is a test.
    Command { id: Option<&'a str>, command: &'a str },
    /// Nothing but a comment.
    Comment,
}

impl<'a> LineKind<'a> {
    fn of(line: &'a str) -> LineKind<'a> {
        let after = |mark| preceded(tag(mark), rest.map(str::trim));
        let number = terminated(digit1, take_while1(char::is_whitespace));
        let numbered = (opt(number), rest.map(str::trim)).map(|(id, command)| LineKind::Command { id, command });
        let commented = take_till1(|sign| sign == '#').map(str::trim);
        let mut line_kind = alt((
            after("#?").map(LineKind::Expectation),
            after("#!").map(LineKind::Error),
            after("#>").map(LineKind::MustFail),
            commented.and_then(numbered),
        ));
        let parsed: nom::IResult<&str, LineKind> = line_kind.parse(line);
        parsed.map_or(LineKind::Comment, |(_, kind)| kind)
    }
}

fn without_error(path: &Path, at: usize) -> BadScript {
    let what = "no error (`#!`) follows a command after `#>`".to_string();
    BadScript { path: path.to_path_buf(), line: Some(at), what }
}

/// The paths of the scripts that the arguments name: files, or `@FILE` for a file that lists paths, one a line,
/// relative to its own folder.
pub fn expand(arguments: &[String]) -> Result<Vec<PathBuf>, BadScript> {
    let mut paths = Vec::new();
    for argument in arguments {
        let Some(list) = argument.strip_prefix('@') else {
            paths.push(PathBuf::from(argument));
            continue;
        };
        let list = Path::new(list);
        let folder = list.parent().unwrap_or(Path::new(""));
        for line in read_text(list)?.lines() {
            let name = line.split('#').next().unwrap_or_default().trim();
            if !name.is_empty() {
                paths.push(folder.join(name));
            }
        }
    }
    Ok(paths)
}

fn read_text(path: &Path) -> Result<String, BadScript> {
    match read_whole(path, MAX_BYTES) {
        // Some old suites are in Latin-1, which affects their comments only.
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => Err(BadScript { path: path.to_path_buf(), line: None, what: error.to_string() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Script, BadScript> {
        Script::parse(Path::new("a.tst"), text)
    }

    #[test]
    fn commands_tests_and_comments() {
        let script =
            parse("# a comment\n\nboardsize 9 # nine\n10 genmove b\n#? [C3]\r\n20 name\n30 version\n#? [!1\\..*]*&\n");
        let lines = script.unwrap().lines;
        let seen: Vec<_> = lines.iter().map(|line| (line.at, line.id, line.command.as_str())).collect();
        assert_eq!(
            seen,
            [(3, None, "boardsize 9"), (4, Some(10), "genmove b"), (6, Some(20), "name"), (7, Some(30), "version")]
        );
        let marks = |index: usize| lines[index].expectation.as_ref().map(|e| (e.display(), e.known_to_fail, e.ignored));
        assert_eq!(marks(1), Some(("C3".to_string(), false, false)));
        assert_eq!(marks(2), None);
        assert_eq!(marks(3), Some(("!1\\..*".to_string(), true, true)));
    }

    #[test]
    fn replies_match_as_a_whole() {
        let holds = |pattern: &str, answer: &str| Expectation::parse(pattern).unwrap().holds(answer);
        assert!(holds("[C3|G7]", "G7") && !holds("[C3|G7]", "G71") && !holds("[C3|G7]", "xC3"));
        assert!(holds("[!C3]", "C4") && !holds("[!C3]", "C3"));
        assert!(holds("[a.*z]", "a\nb\nz") && holds("[(?:a|b)]", "b") && holds("[]", ""));
        assert!(holds("[1 [ABC]1]", "1 B1"));
    }

    #[test]
    fn a_pattern_that_is_too_large_when_compiled_is_refused() {
        assert!(Expectation::parse(r"[.{100} \w+ \d+\.\d]").is_ok());
        let error = Expectation::parse("[(?:.{1000}){100}]").unwrap_err();
        assert!(error.contains("size limit of 1048576 bytes"), "{error}");
    }

    #[test]
    fn a_command_that_must_fail_is_a_comment_to_others() {
        let lines = parse("#> play b\n#! syntax error.*\nname\n").unwrap().lines;
        assert_eq!(lines[0].command, "play b");
        assert!(
            lines[0].error.as_ref().is_some_and(|error| error.is_match("syntax error: no") && !error.is_match("no"))
        );
        assert!(lines[1].error.is_none());
        for text in ["play b\n#! no", "1 play b\n#! no", "#! no", "#> play\n#! a\n#! b", "#> play\nname", "#> play"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_invalid_script_is_refused_with_its_line() {
        for (text, line) in [("#? [a]", 1), ("name\n#? [a]", 2), ("1 name\n#? a", 2), ("1 name\n#? [(]", 2)] {
            assert_eq!(parse(text).unwrap_err().line, Some(line), "{text}");
        }
        assert!(parse("1 name\n#? [a]\n#? [b]").is_err() && parse("1 name\n#? [a]!").is_err());
        assert!(parse("99999999999999999999 name").is_err());
    }
}
