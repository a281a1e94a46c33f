//! How wide a line of words is in a terminal, and where it may be broken, whoever draws it.

use textwrap::core::display_width;
use unicode_linebreak::{BreakOpportunity, linebreaks};

/// How many columns of a terminal the text takes: a Chinese character is as wide as two letters.
pub fn columns(text: &str) -> usize {
    display_width(text)
}

/// The text with blanks after it, in as many columns at least.
pub fn padded(text: &str, width: usize) -> String {
    text.to_string() + &" ".repeat(width.saturating_sub(columns(text)))
}

/// The parts between which a line may be broken: words with the blanks after them, and characters of scripts that have
/// no blanks. A name with a hyphen, such as `new-ing`, stays whole.
pub fn parts(line: &str) -> impl Iterator<Item = &str> {
    let ends = linebreaks(line)
        .filter(move |&(at, kind)| kind == BreakOpportunity::Allowed && at < line.len() && !line[..at].ends_with('-'));
    let mut start = 0;
    ends.map(|(at, _)| at)
        .chain((!line.is_empty()).then_some(line.len()))
        .map(move |end| &line[std::mem::replace(&mut start, end)..end])
}

/// The text with blanks before it, in as many columns at least.
pub fn aligned(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(columns(text))) + text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_after_words_and_between_chinese_characters() {
        let of = |line| parts(line).collect::<Vec<_>>();
        assert_eq!(of("new-ing, fill-all: W+1.0"), ["new-ing, ", "fill-all: ", "W+1.0"]);
        assert_eq!(of("計枰點,黑"), ["計", "枰", "點,", "黑"]);
        assert_eq!(of(""), [""; 0]);
    }

    #[test]
    fn a_chinese_character_takes_two_columns() {
        assert_eq!(["計枰點", "ko", ""].map(columns), [6, 2, 0]);
        assert_eq!(["子", "ko", "three"].map(|text| padded(text, 4)), ["子  ", "ko  ", "three"]);
        assert_eq!(["子", "ko", "three"].map(|text| aligned(text, 4)), ["  子", "  ko", "three"]);
    }
}
