//! A table of a rules file, read key by key. Every fault is reported at the line of its key, with the value as it is
//! written and what the key takes instead. What the keys mean is not known here.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

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
