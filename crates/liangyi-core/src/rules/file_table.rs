//! Typed reading of the tables of a TOML document, and what is wrong with its syntax in plain words, with the line.

use std::fmt;
use std::ops::RangeInclusive;

use toml::de::{DeTable, DeValue};
use toml::{Spanned, de};

/// A line of the file that gives no ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct LineFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl LineFault {
    /// A fault at a place of `text`, in bytes from its start.
    fn new(text: &str, at: usize, message: String) -> LineFault {
        let line = 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count();
        LineFault { line, message }
    }
}

/// A table with the text that it stands in.
#[derive(Clone, Copy, Debug)]
pub struct FileTable<'a> {
    text: &'a str,
    begin: usize,
    entries: &'a DeTable<'a>,
}

impl<'a> FileTable<'a> {
    /// The table that begins at byte `begin` of `text`.
    pub fn new(text: &'a str, begin: usize, entries: &'a DeTable<'a>) -> FileTable<'a> {
        FileTable { text, begin, entries }
    }

    /// The first key, in the order of the file, that is not among `known`.
    pub fn first_key_but(&self, known: &[&str]) -> Option<&'a str> {
        let unknown = self.entries.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        unknown.min_by_key(|key| key.span().start).map(|key| key.get_ref().as_ref())
    }

    /// Whether the table has this key.
    pub fn has(&self, key: &str) -> bool {
        self.entry(key).is_some()
    }

    /// A fault at the line of `key`, or where the table begins if there is no such key.
    pub fn fault(&self, key: &str, message: String) -> LineFault {
        LineFault::new(self.text, self.entry(key).map_or(self.begin, |(at, _)| at), message)
    }

    /// A text.
    pub fn text(&self, key: &str) -> Result<Option<String>, LineFault> {
        self.read(key, |value| value.as_str().map(str::to_string), || "a text in quotes".to_string())
    }

    /// A list of texts; without the key an empty one.
    pub fn texts(&self, key: &str) -> Result<Vec<String>, LineFault> {
        let texts = |value: &DeValue<'_>| {
            let values = value.as_array()?.iter();
            values.map(|value| value.get_ref().as_str().map(str::to_string)).collect()
        };
        let takes = || "a list of texts, such as [\"one\", \"two\"]".to_string();
        Ok(self.read(key, texts, takes)?.unwrap_or_default())
    }

    /// A truth value.
    pub fn flag(&self, key: &str) -> Result<Option<bool>, LineFault> {
        self.read(key, |value| value.as_bool(), || "true or false".to_string())
    }

    /// A number that is at most `limit` either way.
    pub fn number(&self, key: &str, limit: i32) -> Result<Option<f64>, LineFault> {
        let number = |value: &DeValue<'_>| {
            let number = match value {
                DeValue::Float(float) => float.as_str().parse().ok(),
                value => whole(value).map(|number| number as f64),
            };
            number.filter(|number: &f64| number.abs() <= f64::from(limit))
        };
        self.read(key, number, || format!("a number between -{limit} and {limit}"))
    }

    /// A whole number within `range`.
    pub fn whole_number(&self, key: &str, range: RangeInclusive<i64>) -> Result<Option<i64>, LineFault> {
        let number = |value: &DeValue<'_>| whole(value).filter(|number| range.contains(number));
        self.read(key, number, || format!("a whole number from {} to {}", range.start(), range.end()))
    }

    /// One of `all` by its name, in upper or lower case.
    pub fn word<T: Copy>(
        &self,
        key: &str,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Result<Option<T>, LineFault> {
        let named = |value: &DeValue<'_>| {
            let text = value.as_str()?;
            all.iter().copied().find(|&one| name(one).eq_ignore_ascii_case(text))
        };
        self.read(key, named, || {
            let names: Vec<String> = all.iter().map(|&one| format!("\"{}\"", name(one))).collect();
            match names.split_last() {
                Some((last, [])) => last.clone(),
                Some((last, others)) => format!("{} or {last}", others.join(", ")),
                None => String::new(),
            }
        })
    }

    /// Where a key stands, and its value.
    fn entry(&self, key: &str) -> Option<(usize, &'a Spanned<DeValue<'a>>)> {
        let (found, value) = self.entries.iter().find(|(found, _)| found.get_ref() == key)?;
        Some((found.span().start, value))
    }

    /// The value of a key, or `None` if it is not there; a fault with what it `takes` where `read` makes nothing of it.
    fn read<T>(
        &self,
        key: &str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
        takes: impl Fn() -> String,
    ) -> Result<Option<T>, LineFault> {
        let Some((_, value)) = self.entry(key) else { return Ok(None) };
        let wrong = || self.fault(key, format!("{key} cannot be {}: {}", self.written(value), takes()));
        read(value.get_ref()).map(Some).ok_or_else(wrong)
    }

    /// A value as it stands in the file, in one line.
    fn written(&self, value: &Spanned<DeValue<'_>>) -> String {
        const MOST: usize = 60;
        let text = self.text.get(value.span()).unwrap_or_default();
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match line.char_indices().nth(MOST) {
            Some((end, _)) => format!("{}...", &line[..end]),
            None => line,
        }
    }
}

fn whole(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// The most characters of a line that is shown.
const MOST_SHOWN: usize = 200;

/// A place at which a file is no TOML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxFault {
    /// The line, counted from 1.
    line: usize,
    /// The character in it, counted from 1.
    column: usize,
    /// What is wrong.
    message: String,
    /// The line as it is in the file.
    source: String,
}

impl std::error::Error for SyntaxFault {}

impl fmt::Display for SyntaxFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SyntaxFault { line, column, message, source } = self;
        write!(f, "line {line}, column {column}: {message}")?;
        if source.chars().count() > MOST_SHOWN {
            return Ok(());
        }
        let number = line.to_string();
        // A Chinese character is as wide as two letters.
        let before = source.chars().take(column - 1).map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum();
        let (margin, before) = (" ".repeat(number.len()), " ".repeat(before));
        write!(f, "\n  {number} | {}\n  {margin} | {before}^", source.replace('\t', " "))
    }
}

impl SyntaxFault {
    /// What `error` says of `text`.
    pub(super) fn new(text: &str, error: &de::Error) -> SyntaxFault {
        let span = error.span().unwrap_or(0..0);
        let at = (0..=span.start).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let begin = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let source = text[begin..].lines().next().unwrap_or_default();
        // What the parser finds wrong in the line.
        let found = text.get(span).unwrap_or_default().trim();
        SyntaxFault {
            line: 1 + text[..begin].matches('\n').count(),
            column: 1 + text[begin..at].chars().count(),
            message: in_plain_words(error.message(), found, text[begin..at].trim(), source.trim()),
            source: source.to_string(),
        }
    }
}

/// The parser's message in plain words: it is about `found`, which has `before` before it in the line `source`.
fn in_plain_words(message: &str, found: &str, before: &str, source: &str) -> String {
    match message.split(", expected").next().unwrap_or_default() {
        "duplicate key" if source.starts_with('[') => {
            format!("the table {found} is there already; each ruleset begins with the line [[ruleset]]")
        }
        "duplicate key" => format!("the key {found} is there twice"),
        "key with no value" => format!("there is no = after {before}"),
        "string values must be quoted" if found.is_empty() => "a value is missing".to_string(),
        "string values must be quoted" => {
            format!("{found} is neither a number nor true or false, and a text stands in quotes")
        }
        other => match PLAIN.iter().find(|(begin, _)| other.starts_with(begin)) {
            Some((_, words)) => (*words).to_string(),
            None => match UNCLOSED.iter().find(|(of_parser, _)| *of_parser == message) {
                Some((_, quote)) => format!("the closing {quote} of a text is missing"),
                None => message.trim().replace('\n', "; "),
            },
        },
    }
}

/// Messages of the parser about texts that are not closed, and the quote that each lacks.
const UNCLOSED: [(&str, &str); 4] = [
    ("invalid basic string, expected `\"`", "\""),
    ("invalid literal string, expected `'`", "'"),
    ("invalid multi-line basic string, expected `\"`", "\"\"\""),
    ("invalid multi-line literal string, expected `'`", "'''"),
];

/// How other messages of the parser begin, and what they mean.
const PLAIN: [(&str, &str); 10] = [
    ("unclosed array table", "the closing ]] of a table's name is missing"),
    ("unclosed table", "the closing ] of a table's name is missing"),
    ("unclosed array", "the closing ] of a list is missing"),
    ("missing comma between array elements", "a comma or the closing ] of a list is missing"),
    ("unexpected key or value", "nothing may follow a value on its line"),
    ("extra `=`", "there is one = too many"),
    ("unquoted keys cannot be empty", "a key is missing"),
    ("invalid unquoted key", "a key has no signs but letters from a to z, digits, - and _"),
    ("invalid boolean", "true and false are written in small letters"),
    ("unexpected leading zero", "a number does not begin with 0"),
];

#[cfg(test)]
mod tests {
    use toml::de::DeTable;

    use super::*;

    fn fault(text: &str) -> String {
        SyntaxFault::new(text, &DeTable::parse(text).unwrap_err()).to_string()
    }

    #[test]
    fn faults_of_syntax_are_told_in_plain_words() {
        for (text, told) in [
            ("name = \"a\nkomi = 1", "line 1, column 10: the closing \" of a text is missing"),
            ("\nname = 'a\nkomi = 1", "line 2, column 10: the closing ' of a text is missing"),
            ("name = '''a\n", "line 2, column 1: the closing ''' of a text is missing"),
            ("name = \"\"\"a", "line 1, column 12: the closing \"\"\" of a text is missing"),
            ("name 'a'\nkomi = 1", "line 1, column 6: there is no = after name"),
            ("komi = 1\nname: 'a'", "line 2, column 7: there is no = after name:"),
            ("name = 'a'\nname = 'b'", "line 2, column 1: the key name is there twice"),
            (
                "[ruleset]\nname = 'a'\n[ruleset]\nname = 'b'",
                "line 3, column 2: the table ruleset is there already; each ruleset begins with the line [[ruleset]]",
            ),
            ("[[ruleset]]\nname = 'a'\n[ruleset]\n", "line 3, column 2: the table ruleset is there already"),
            ("name = 'a'\nkomi = \nsize = 9", "line 2, column 8: a value is missing"),
            ("name =", "line 1, column 7: a value is missing"),
            (
                "name = club",
                "line 1, column 8: club is neither a number nor true or false, and a text stands in quotes",
            ),
            ("virtual = True", "line 1, column 11: true and false are written in small letters"),
            ("komi = 7,5", "line 1, column 9: nothing may follow a value on its line"),
            ("komi = 07", "line 1, column 8: a number does not begin with 0"),
            ("name == 'a'", "line 1, column 7: there is one = too many"),
            ("= 5", "line 1, column 1: a key is missing"),
            ("名 = 'a'", "line 1, column 1: a key has no signs but letters from a to z"),
            ("[[ruleset]\nname = 'a'", "line 1, column 11: the closing ]] of a table's name is missing"),
            ("[ruleset\nname = 'a'", "line 1, column 9: the closing ] of a table's name is missing"),
            ("aliases = ['a' 'b']", "line 1, column 16: a comma or the closing ] of a list is missing"),
            // The parser's words where there are no others.
            ("komi = --5", "line 1, column 9: redundant numeric sign"),
        ] {
            let found = fault(text);
            assert!(found.starts_with(told), "{text:?}: {found}");
        }
    }

    #[test]
    fn the_line_is_shown_with_a_mark_below_the_fault() {
        let text = "name = 'a'\n\tsummary = \"点\" x\n";
        let shown = "\n  2 |  summary = \"点\" x\n    |                 ^";
        assert!(fault(text).ends_with(shown), "{}", fault(text));
        let long = format!("name = '{}", "a".repeat(MOST_SHOWN));
        assert_eq!(fault(&long).lines().count(), 1);
    }
}
