//! Where a line of words may be broken, whoever draws it and however wide its characters are.

use unicode_linebreak::{BreakOpportunity, linebreaks};

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
}
