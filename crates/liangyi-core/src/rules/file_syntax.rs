//! What is wrong with a rules file that is no TOML, in plain words, at its line and column. What its keys mean is not
//! known here.

use std::fmt;

use toml::de;

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
