//! The arguments of one command, read word by word. Paths are the only ones that may have blanks, in quotes or not.

use std::path::Path;
use std::str::FromStr;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::Move;

use super::reply::Failure;
use crate::protocol::quoted;
use crate::show::words::Language;

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

    /// The next word as a language, if there is one.
    pub fn language(&mut self) -> Result<Option<Language>, Failure> {
        let Some(word) = self.next() else { return Ok(None) };
        let wrong = || Failure::Syntax(format!("{} is not a language: en or zh", clip(word)));
        Language::named(word).map(Some).ok_or_else(wrong)
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

/// All arguments as one path, if there are any.
pub fn whole_path<'a>(args: &mut Args<'a>) -> Result<Option<&'a str>, Failure> {
    let text = args.rest();
    match quoted(text) {
        Some((path, rest)) => Args::new(rest).done().map(|()| Some(path)),
        None => Ok((!text.is_empty()).then_some(text)),
    }
}

/// A path and perhaps a number after it. Where the last word of a path without quotes is a number too, it is part of
/// the path only if there is such a file and none without it.
pub fn path_and_number<'a>(args: &mut Args<'a>) -> Result<(&'a str, Option<usize>), Failure> {
    let text = args.rest();
    let missing = || Failure::Syntax("file missing".to_string());
    let (path, rest) = match (quoted(text), text.rsplit_once(' ')) {
        (Some(parts), _) => parts,
        (None, None) if text.is_empty() => return Err(missing()),
        (None, None) => (text, ""),
        (None, Some((front, last))) => {
            let is_file = |path: &str| Path::new(path).is_file();
            let is_split = match last.parse::<usize>() {
                Ok(_) => is_file(front) || !is_file(text),
                Err(_) => is_file(front) && !is_file(text),
            };
            if is_split { (front, last) } else { (text, "") }
        }
    };
    if path.is_empty() {
        return Err(missing());
    }
    let mut rest = Args::new(rest);
    let number = if rest.is_done() { None } else { Some(rest.value("a move number")?) };
    rest.done()?;
    Ok((path, number))
}

/// A path and the arguments after it. A path without quotes has as many words as `is_path` and `is_rest` allow, or else
/// one.
pub fn path_and_args<'a>(
    args: &mut Args<'a>,
    is_path: impl Fn(&Path) -> bool,
    is_rest: impl Fn(Args) -> bool,
) -> Result<&'a str, Failure> {
    let text = args.rest();
    let split = |end: usize| (&text[..end], text[end..].trim_start_matches(' '));
    let ends = text.match_indices(' ').map(|(end, _)| end).chain([text.len()]);
    let (path, rest) = match quoted(text) {
        Some(parts) => parts,
        None => {
            let mut splits: Vec<_> = ends.map(split).filter(|(path, _)| is_path(Path::new(path))).collect();
            splits.retain(|(_, rest)| is_rest(Args::new(rest)));
            splits.pop().unwrap_or_else(|| split(text.find(' ').unwrap_or(text.len())))
        }
    };
    *args = Args::new(rest);
    if path.is_empty() { Err(Failure::Syntax("file missing".to_string())) } else { Ok(path) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_has_blanks_in_quotes_or_without() {
        for (text, path) in [
            ("a.sgf", Some("a.sgf")),
            ("my game.sgf", Some("my game.sgf")),
            ("\"my  game.sgf\"", Some("my  game.sgf")),
            ("'my game.sgf'", Some("my game.sgf")),
            ("it's mine.sgf", Some("it's mine.sgf")),
            ("", None),
        ] {
            assert_eq!(whole_path(&mut Args::new(text)).expect("a path"), path, "{text}");
        }
        assert!(whole_path(&mut Args::new("\"a b\" c")).is_err());
    }

    #[test]
    fn a_number_after_a_path_is_none_of_it_unless_there_is_such_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, "").expect("a file");
            path.to_str().expect("UTF-8").to_string()
        };
        let (plain, blank, numbered) = (file("a.sgf"), file("my game.sgf"), file("game 12"));
        let read = |text: &str| path_and_number(&mut Args::new(text)).map(|(path, number)| (path.to_string(), number));
        for (text, path, number) in [
            (plain.clone(), &plain, None),
            (format!("{plain} 7"), &plain, Some(7)),
            (blank.clone(), &blank, None),
            (format!("{blank} 7"), &blank, Some(7)),
            (format!("\"{blank}\" 7"), &blank, Some(7)),
            (format!("'{blank}'"), &blank, None),
            (numbered.clone(), &numbered, None),
            (format!("{numbered} 7"), &numbered, Some(7)),
        ] {
            assert_eq!(read(&text).expect("a path"), (path.clone(), number), "{text}");
        }
        for text in [
            "".to_string(),
            format!("{plain} x"),
            format!("\"{plain}\" x"),
            format!("\"{plain}\" 1 2"),
            "\"\"".to_string(),
        ] {
            assert!(read(&text).is_err(), "{text}");
        }
    }

    #[test]
    fn arguments_after_a_path_are_none_of_it() {
        let read = |text: &'static str| {
            let mut args = Args::new(text);
            let is_path = |path: &Path| path.extension().is_some_and(|end| end == "svg");
            let path = path_and_args(&mut args, is_path, |mut rest| rest.next().is_none_or(|word| word == "natural"));
            (path.expect("a path"), args.rest())
        };
        for (text, parts) in [
            ("a.svg", ("a.svg", "")),
            ("my board.svg natural", ("my board.svg", "natural")),
            ("\"my board.svg\" natural", ("my board.svg", "natural")),
            ("one.svg two.svg natural", ("one.svg two.svg", "natural")),
            ("a.txt natural", ("a.txt", "natural")),
            ("a.svg else", ("a.svg", "else")),
        ] {
            assert_eq!(read(text), parts, "{text}");
        }
    }
}
