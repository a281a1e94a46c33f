//! The komi of a file, in the ways in which programs and people write it.

use super::numbers::{Quantity, Unit, narrow, quantity};
use crate::base::Size;
use crate::rules::{DEFAULT, FileRules, Komi, Registry};

/// A komi as it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WrittenKomi {
    /// The number.
    pub value: f64,
    /// Whether it says that it is in 子, two points each.
    pub zi: bool,
}

/// Words that say that there is no komi, without blanks.
const NONE: [&str; 10] =
    ["无贴目", "無貼目", "不贴目", "不貼目", "无贴子", "無貼子", "コミなし", "コミ無し", "nokomi", "덤없음"];

/// What stands before a komi that White gives, and before one that Black gives; of two that begin alike the longer one
/// comes first.
const REVERSE: [&str; 7] = ["逆コミ", "白コミ出し", "白贴", "白貼", "倒贴", "倒貼", "reverse komi"];
const USUAL: [&str; 11] = ["コミ出し", "コミ", "黑贴", "黑貼", "黒貼", "贴目", "貼目", "贴", "貼", "komi", "덤"];

/// Reads a komi: a number with a decimal point or comma, in digits of any width, perhaps with a fraction (`3又3/4`,
/// `3 3/4`, `7½`), a unit (`6.5目`, `6目半`, `3.75子`), and the word for komi before it (`コミ6目半`, `黑贴3又3/4子`), or
/// for one that White gives (`逆コミ6目半`). `None` for what is no such number.
pub fn read(text: &str) -> Option<WrittenKomi> {
    let text: String = text.chars().map(narrow).collect::<String>().trim().to_lowercase();
    let without_blanks: String = text.split_whitespace().collect();
    if NONE.contains(&without_blanks.as_str()) {
        return Some(WrittenKomi { value: 0.0, zi: false });
    }
    let after = |words: &[&str]| words.iter().find_map(|word| text.strip_prefix(word));
    let after = |words: &[&str]| after(words).map(|rest| rest.trim_start_matches([':', ' ']));
    let (number, is_reverse) = match after(&REVERSE) {
        Some(number) => (number, true),
        None => (after(&USUAL).unwrap_or(&text), false),
    };
    let Quantity { value, unit } = quantity(number)?;
    // Not the negative zero.
    let value = if is_reverse && value != 0.0 { -value } else { value };
    Some(WrittenKomi { value, zi: unit == Some(Unit::Zi) })
}

/// What else a file says by which its komi is understood.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    /// The board.
    pub size: Size,
    /// The rules that it names.
    pub rules: Option<&'a str>,
    /// Whether it is a handicap game.
    pub has_handicap: bool,
    /// Whether it is one of Fox's.
    pub of_fox: bool,
}

/// A komi that a file writes in hundredths, as Fox does, in points, and whether they are hundredths of a 子, two points:
/// so where it has quarters (375 is 3 3/4 子, 7.5 points), and under rules that count area where it is no more than 4 子
/// (350 is 7 points); else of a point (650 is 6.5). `None` where the number can be meant as it is: it is not more than
/// half of the board, and neither is the file Fox's nor the number the half a point of a handicap game.
pub fn in_hundredths(written: f64, beside: Beside<'_>) -> Option<(f64, bool)> {
    const FEWEST: f64 = 200.0;
    const QUARTER: f64 = 25.0;
    const HALF: f64 = 50.0;
    const MOST_ZI: f64 = 4.0;
    let most = beside.size.area() as f64 / 2.0;
    let is_small = (beside.of_fox && written >= QUARTER) || (beside.has_handicap && written == HALF);
    let is_large = written >= FEWEST && written > most;
    if !(is_small || is_large) || written > f64::from(Komi::LIMIT) || written % QUARTER != 0.0 {
        return None;
    }
    let value = written / 100.0;
    let in_zi = has_quarters(value) || (is_large && value <= MOST_ZI && counts_in_zi(beside.rules));
    Some(if in_zi { (2.0 * value, true) } else { (value, false) })
}

/// Whether a number is in quarters that are no halves: a komi in 子.
fn has_quarters(value: f64) -> bool {
    (2.0 * value).fract() != 0.0 && (4.0 * value).fract() == 0.0
}

/// Whether a komi is meant in 子 though it does not say so: it has quarters, and the file's rules count area, where a
/// margin in points has none.
pub fn is_in_zi(value: f64, rules: Option<&str>) -> bool {
    has_quarters(value) && counts_in_zi(rules)
}

/// Whether rules have a komi in 子, those that a file names or else those that it is counted under then.
fn counts_in_zi(rules: Option<&str>) -> bool {
    let registry = Registry::new();
    match rules.and_then(|name| registry.in_file(name)).or_else(|| registry.in_file(DEFAULT)) {
        Some(FileRules::Row(row)) => row.rules.counting.facts().komi_in_zi,
        Some(FileRules::Spelt(_)) | None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_write_a_komi_is_read() {
        let forms = [
            "6.5",
            "6,5",
            " 6.5 ",
            "6.5目",
            "６．５",
            "６，５目",
            "6目半",
            "6.5 points",
            "6 1/2",
            "+6.5",
            "6.50",
            "6.5點",
        ];
        for text in forms {
            assert_eq!(read(text), Some(WrittenKomi { value: 6.5, zi: false }), "{text}");
        }
        for text in ["3.75子", "3又3/4子", "3 3/4 子", "３．７５个子", "3,75 zi"] {
            assert_eq!(read(text), Some(WrittenKomi { value: 3.75, zi: true }), "{text}");
        }
        assert_eq!(read("-5目半").map(|komi| komi.value), Some(-5.5));
        assert_eq!(read("3/4子").map(|komi| komi.value), Some(0.75));
        for text in [
            "7½",
            "7 ½",
            "７½目",
            "コミ7目半",
            "コミ 7.5",
            "黑贴7.5目",
            "贴目: 7½",
            "Komi 7.5",
            "Komi: 7 1/2",
            "덤 7.5집",
            "덤 7집 반",
            "7목반",
        ] {
            assert_eq!(read(text), Some(WrittenKomi { value: 7.5, zi: false }), "{text}");
        }
        for text in ["黑贴3又3/4子", "黑貼 3¾ 子", "贴3.75子"] {
            assert_eq!(read(text), Some(WrittenKomi { value: 3.75, zi: true }), "{text}");
        }
        for text in ["逆コミ6目半", "逆コミ 6.5", "Reverse komi: 6½", "白贴6目半", "倒貼六目半", "コミ -6.5"]
        {
            assert_eq!(read(text), Some(WrittenKomi { value: -6.5, zi: false }), "{text}");
        }
        for text in ["无贴目", "無貼目", "コミなし", "No komi", "不贴 目", "0", "逆コミ0目"] {
            assert_eq!(read(text).map(|komi| komi.value.to_string()).as_deref(), Some("0"), "{text}");
        }
        for text in ["コミ", "逆コミ", "komi komi 5", "7½½", "コミあり"] {
            assert_eq!(read(text), None, "{text}");
        }
        for text in ["", "abc", "目", "6.5.1", "1,000,5", "6/0", "NaN", "inf", "6 5", "4/3", "6 points komi"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn hundredths_are_told_by_what_makes_sense_beside_them() {
        let read = |written, rules, handicap, of_fox| {
            let size = Size::square(19).unwrap();
            in_hundredths(written, Beside { size, rules, has_handicap: handicap > 0, of_fox })
        };
        let (chinese, japanese) = (Some("Chinese Rules"), Some("Japanese"));
        for (written, points) in [(250.0, 5.0), (300.0, 6.0), (350.0, 7.0), (400.0, 8.0), (375.0, 7.5), (275.0, 5.5)] {
            // Without rules, or under some that are not known, a file is counted under the Chinese ones.
            for rules in [chinese, None, Some("house rules")] {
                assert_eq!(read(written, rules, 0, false), Some((points, true)), "{written}");
            }
        }
        for (written, points) in [(250.0, 2.5), (350.0, 3.5), (550.0, 5.5), (650.0, 6.5)] {
            assert_eq!(read(written, japanese, 0, false), Some((points, false)), "{written}");
        }
        for rules in [chinese, japanese, None] {
            assert_eq!(read(750.0, rules, 0, false), Some((7.5, false)));
            // Half a point against a handicap, and nobody's komi otherwise.
            assert_eq!(read(50.0, rules, 2, false), Some((0.5, false)));
            assert_eq!(read(50.0, rules, 0, true), Some((0.5, false)));
            assert_eq!(read(50.0, rules, 0, false), None);
            assert_eq!(read(75.0, rules, 0, true), Some((1.5, true)));
            for written in [0.0, 0.5, 6.5, 30.0, 150.0, -50.0] {
                assert_eq!(read(written, rules, 3, false), None, "{written}");
            }
            for written in [0.0, 0.5, 7.5, 26.0, -375.0] {
                assert_eq!(read(written, rules, 2, true), None, "{written}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn what_a_komi_is_written_as_is_read_again(thousandths in -999_999i32..999_999, comma: bool, wide: bool) {
            let value = f64::from(thousandths) / 1000.0;
            let mut text = value.to_string();
            if comma {
                text = text.replace('.', ",");
            }
            if wide {
                text = text.chars().map(|sign| char::from_u32(sign as u32 + 0xfee0).unwrap()).collect();
            }
            proptest::prop_assert_eq!(read(&text), Some(WrittenKomi { value, zi: false }));
        }

        #[test]
        fn any_text_is_read_or_not(text: String) {
            if let Some(komi) = read(&text) {
                proptest::prop_assert!(komi.value.is_finite());
            }
        }
    }
}
