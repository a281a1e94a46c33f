//! Text from others on terminals and pages: what cannot be seen is shown by its number.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex::{Captures, Regex};

/// The most characters of another program's text that a message shows.
const MOST_SHOWN: usize = 200;

/// Control and format characters, those that change the direction of text among them, unassigned characters, and
/// separators of lines.
static HIDDEN: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\r\n|[\p{C}\p{Zl}\p{Zp}]").expect("a valid pattern"));

/// The text in one line: a blank for each end of a line and each tab, every other character that has no shape of its
/// own, or that moves others, as `\u{202e}`. A second call changes nothing.
pub fn visible(text: &str) -> Cow<'_, str> {
    HIDDEN.replace_all(text, |found: &Captures| match &found[0] {
        "\r\n" | "\n" | "\r" | "\t" => " ".to_string(),
        hidden => hidden.escape_unicode().to_string(),
    })
}

/// The beginning of another program's text, as long as [`shorten`] needs it: what is kept of it.
pub fn kept(text: &str) -> String {
    let text = text.trim();
    match text.char_indices().nth(MOST_SHOWN) {
        // The sign shows that there was more, and keeps blanks before it from being trimmed.
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// The beginning of a text on one line, for a message; what cannot be seen is escaped.
pub fn shorten(text: &str) -> String {
    let line: String = text.trim().chars().map(|sign| if sign.is_ascii_control() { ' ' } else { sign }).collect();
    match line.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}...", visible(&line[..end])),
        None => visible(&line).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_is_shown_and_the_rest_stays() {
        for text in ["", "Left 1.0", "\u{e9}e\u{301} \u{8a08}\u{6d3b}\u{5b50} \"a\\b\" <i>", "±½"] {
            assert_eq!(visible(text), text);
        }
        assert_eq!(visible("a\u{1b}[2J\u{9b}2J\u{7f}"), r"a\u{1b}[2J\u{9b}2J\u{7f}");
        assert_eq!(visible("one\ntwo\r\nthree\tfour"), "one two three four");
        for sign in "\u{202a}\u{202e}\u{2066}\u{2069}\u{200b}\u{200f}\u{61c}\u{feff}\u{2028}\u{2029}\u{e0041}".chars() {
            assert_eq!(visible(&sign.to_string()), sign.escape_unicode().to_string());
        }
        let once = visible("\u{202e}").into_owned();
        assert_eq!(visible(&once), once);
    }

    #[test]
    fn no_sign_of_a_message_can_steer_a_terminal() {
        assert_eq!(shorten(" a\tb\u{9b}31m\u{202e}c\n"), "a b\\u{9b}31m\\u{202e}c");
        assert_eq!(shorten(&"\u{e9}".repeat(300)), format!("{}...", "\u{e9}".repeat(200)));
    }

    #[test]
    fn what_is_kept_of_a_text_is_shown_as_the_whole_text_is() {
        for text in ["", " no\n", &" \u{202e}".repeat(300), &"x".repeat(200), &format!("x{}y", " ".repeat(300))] {
            assert!(kept(text).chars().count() <= 201, "{text:?}");
            assert_eq!(shorten(&kept(text)), shorten(text), "{text:?}");
        }
    }
}
