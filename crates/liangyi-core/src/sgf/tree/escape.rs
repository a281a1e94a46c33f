//! Texts of properties, with and without their backslashes.

/// A value as text: without backslashes, and without line breaks that have one.
pub fn plain(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some('\r') => _ = signs.next_if_eq(&'\n'),
                Some('\n') => _ = signs.next_if_eq(&'\r'),
                Some(other) => text.push(other),
                None => {}
            },
            _ => text.push(sign),
        }
    }
    text
}

/// A text as it stands between brackets.
pub fn backslashed(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            ']' | '\\' => value.extend(['\\', sign]),
            // What other programs end a text at.
            '\0' => value.push(' '),
            _ => value.push(sign),
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backslashes_come_and_go() {
        for text in ["", "a]b", "\\", "a\\]b\nc", "[1] \\n", "白"] {
            assert_eq!(plain(&backslashed(text)), text);
        }
        assert_eq!(plain("a\\\nb\\\r\nc\\d\\"), "abcd");
    }
}
