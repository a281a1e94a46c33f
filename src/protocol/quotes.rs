//! Paths as people type them: with blanks or without, in quotes or not.

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

#[cfg(test)]
mod tests {
    use super::*;

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
