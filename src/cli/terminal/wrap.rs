//! Words broken into lines as wide as a terminal, in columns: a Chinese character takes two.
//!
//! It knows no games; what must not be broken, such as a board, is not handed to it.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter, wrap};

use crate::show::words::{columns, parts};

/// What further lines of a paragraph are indented by, beyond its first one.
const HANG: usize = 2;

/// The text with each line that is wider than `width` broken where its words or Chinese characters allow, and within a
/// word that is wider itself. What follows goes on below the last column of the line, if it has columns.
pub fn wrapped(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_string() };
    text.split_inclusive('\n').map(|line| fitted(line, width)).collect()
}

fn fitted(line: &str, width: usize) -> String {
    let (words, end) = line.strip_suffix('\n').map_or((line, ""), |words| (words, "\n"));
    if columns(words) <= width {
        return line.to_string();
    }
    let leading = words.len() - words.trim_start().len();
    let column = Some(last_column(words)).filter(|&column| columns(&words[..column]) <= width / 2);
    let (before, words) = words.split_at(column.unwrap_or(leading));
    let hang = if before.trim().is_empty() { columns(before) + HANG } else { columns(before) };
    broken(before, words, hang, width) + end
}

/// The words after `before`, with all further lines below the first of them.
pub fn hung(before: &str, words: &str, width: usize) -> String {
    broken(before, words, columns(before), width)
}

fn broken(before: &str, words: &str, hang: usize, width: usize) -> String {
    let indent = " ".repeat(hang.min(width / 2));
    let options = Options::new(width)
        .initial_indent(before)
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::Custom(breakable))
        .word_splitter(WordSplitter::NoHyphenation);
    wrap(words, options).join("\n")
}

/// Where the last column of a line begins, in bytes: after two blanks or more.
fn last_column(line: &str) -> usize {
    line.rfind("  ").map_or(0, |at| at + 2)
}

/// The parts between which a line may be broken, as the crate wants them.
fn breakable(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    Box::new(parts(line).map(Word::from))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn words_are_broken_at_the_width_of_the_terminal() {
        let text = "the game has stopped: play may go on, Black first\n";
        assert_eq!(wrapped(text, None), text);
        assert_eq!(wrapped(text, Some(49)), text);
        assert_eq!(wrapped(text, Some(30)), "the game has stopped: play may\n  go on, Black first\n");
        assert_eq!(wrapped("ab new-ing\n", Some(9)), "ab\n  new-ing\n");
        assert_eq!(wrapped("abcdefghij", Some(4)), "abcd\n  ef\n  gh\n  ij");
    }

    #[test]
    fn columns_go_on_below_themselves() {
        let text = "  undo    take your last move back\n";
        assert_eq!(wrapped(text, Some(24)), "  undo    take your last\n          move back\n");
        // Where the last column would be too narrow, the line is a paragraph.
        assert_eq!(wrapped(text, Some(14)), "  undo    take\n    your last\n    move back\n");
    }

    #[test]
    fn lines_break_between_chinese_characters_which_take_two_columns() {
        assert_eq!(wrapped("計枰點第三十二條", Some(8)), "計枰點第\n  三十二\n  條");
        // No line begins with a full stop.
        assert_eq!(wrapped("計枰點第。條", Some(8)), "計枰點\n  第。條");
        assert_eq!(wrapped("\u{1b}[31m計枰\u{1b}[0m", Some(4)), "\u{1b}[31m計枰\u{1b}[0m");
    }

    proptest! {
        /// Nothing but blanks and ends of lines is added or lost, and no line is too wide that could be narrower.
        #[test]
        fn every_line_fits_and_no_word_is_lost(text in "[ a-z,計枰點。●-]{0,60}", width in 6usize..30) {
            let lines = wrapped(&text, Some(width));
            let bare = |text: &str| text.chars().filter(|sign| !sign.is_whitespace()).collect::<String>();
            prop_assert_eq!(bare(&lines), bare(&text));
            for line in lines.lines() {
                prop_assert!(columns(line.trim_end()) <= width, "{line:?}");
            }
        }
    }
}
