//! The komi of a file, in the ways in which programs and people write it.

use super::numbers::{Quantity, Unit, quantity};
use crate::base::Size;
use crate::rules::{Komi, Registry};

/// A komi as it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WrittenKomi {
    /// The number.
    pub value: f64,
    /// Whether it says that it is in 子, two points each.
    pub zi: bool,
}

/// Reads a komi: a number with a decimal point or comma, in digits of any width, perhaps with a fraction (`3又3/4`,
/// `3 3/4`) and a unit (`6.5目`, `6目半`, `3.75子`). `None` for what is no such number.
pub fn read(text: &str) -> Option<WrittenKomi> {
    let Quantity { value, unit } = quantity(text)?;
    Some(WrittenKomi { value, zi: unit == Some(Unit::Zi) })
}

/// A komi that Fox's files write in hundredths, in points, and whether they are hundredths of a 子: so under Chinese
/// rules, where a 子 is two points and has quarters (375 is 3 3/4 子, 7.5 points), else of a point (650 is 6.5). `None`
/// where the number can be meant as it is: it is not more than half of the board.
pub fn in_hundredths(written: f64, size: Size) -> Option<(f64, bool)> {
    const FEWEST: f64 = 200.0;
    let most = size.area() as f64 / 2.0;
    if written < FEWEST || written <= most || written > f64::from(Komi::LIMIT) || written % 25.0 != 0.0 {
        return None;
    }
    let value = written / 100.0;
    Some(if has_quarters(value) { (2.0 * value, true) } else { (value, false) })
}

/// Whether a number is in quarters that are no halves: a komi in 子.
fn has_quarters(value: f64) -> bool {
    (2.0 * value).fract() != 0.0 && (4.0 * value).fract() == 0.0
}

/// Whether a komi is meant in 子 though it does not say so: it has quarters, and the rules that the file names count
/// area, where a margin in points has none.
pub fn is_in_zi(value: f64, rules: Option<&str>) -> bool {
    if !has_quarters(value) {
        return false;
    }
    let registry = Registry::new();
    let named = rules.and_then(|name| registry.find_sgf(name));
    named.is_some_and(|row| row.rules.counting.facts().komi_in_zi)
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
        for text in ["", "abc", "目", "6.5.1", "1,000,5", "6/0", "NaN", "inf", "6 5", "4/3", "6 points komi"] {
            assert_eq!(read(text), None, "{text}");
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
