//! Numbers of points and of 子 in the ways in which programs and people write them in files: a komi, a margin, handicap
//! stones.

/// A number of points or of 子.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Quantity {
    /// The number, never NaN nor infinite.
    pub value: f64,
    /// Its unit, where it says one.
    pub unit: Option<Unit>,
}

/// In what a number is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Points.
    Points,
    /// 子, two points each.
    Zi,
}

/// Words after a number that say the unit.
const UNITS: [(&str, Unit); 14] = [
    ("目", Unit::Points),
    ("点", Unit::Points),
    ("點", Unit::Points),
    ("집", Unit::Points),
    ("points", Unit::Points),
    ("point", Unit::Points),
    ("pts", Unit::Points),
    ("pt", Unit::Points),
    ("moku", Unit::Points),
    ("子", Unit::Zi),
    ("zi", Unit::Zi),
    ("个子", Unit::Zi),
    ("個子", Unit::Zi),
    ("颗子", Unit::Zi),
];

/// Reads a number with a decimal point or comma, in digits of any width or in Chinese, perhaps with a fraction
/// (`3又3/4`, `3 3/4`, `四分之三`) or a half (`6目半`, `半目`), and a unit (`6.5目`, `3.75子`). `None` for what is no such number.
pub(super) fn quantity(text: &str) -> Option<Quantity> {
    let text: String = text.chars().map(narrow).collect::<String>().trim().to_lowercase();
    let (text, half) = match text.strip_suffix(['半', '반']) {
        Some(whole) => (whole.trim_end(), 0.5),
        None => (text.as_str(), 0.0),
    };
    let unit = UNITS.iter().filter(|(unit, _)| text.ends_with(unit)).max_by_key(|(unit, _)| unit.len());
    let (number, unit) =
        unit.map_or((text, None), |(word, unit)| (text[..text.len() - word.len()].trim_end(), Some(*unit)));
    let value = match number {
        "" if half > 0.0 => 0.0,
        "半" if half == 0.0 => 0.5,
        number => number_of(number)?,
    };
    Some(Quantity { value: if value < 0.0 { value - half } else { value + half }, unit })
}

/// Reads a whole number of stones, such as `4`, `４` or `四子`.
pub(super) fn whole(text: &str) -> Option<u32> {
    let value = quantity(text)?.value;
    (value.fract() == 0.0 && (0.0..=f64::from(u16::MAX)).contains(&value)).then_some(value as u32)
}

/// The sign of usual width for one of full width.
pub(super) fn narrow(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(sign as u32 - 0xfee0).unwrap_or(sign),
        '\u{3000}' | '\u{a0}' => ' ',
        '\u{2212}' => '-',
        _ => sign,
    }
}

fn number_of(text: &str) -> Option<f64> {
    let decimal = |text: &str| -> Option<f64> {
        let is_number = text.chars().all(|sign| sign.is_ascii_digit() || "+-.,".contains(sign));
        let commas = text.matches(',').count();
        let value = if commas == 1 && !text.contains('.') { text.replace(',', ".") } else { text.to_string() };
        is_number.then(|| value.parse().ok()).flatten()
    };
    let whole = |text: &str| -> Option<u32> { text.parse().ok().or_else(|| chinese(text)) };
    let fraction = |text: &str| -> Option<f64> {
        let (over, under) = match text.split_once("分之") {
            Some((under, over)) => (over, under),
            None => text.split_once('/')?,
        };
        let [over, under] = [whole(over.trim())?, whole(under.trim())?];
        (over < under).then(|| f64::from(over) / f64::from(under))
    };
    match text.split_once('又').or_else(|| text.split_once(' ')) {
        Some((number, part)) => Some(f64::from(whole(number.trim())?) + fraction(part.trim())?),
        None => fraction(text).or_else(|| decimal(text)).or_else(|| chinese(text).map(f64::from)),
    }
}

/// A whole number in Chinese, less than a thousand.
fn chinese(text: &str) -> Option<u32> {
    const DIGITS: [&str; 10] = ["零〇", "一", "二两兩", "三", "四", "五", "六", "七", "八", "九"];
    let digit = |sign: char| (0..).zip(DIGITS).find(|(_, signs)| signs.contains(sign)).map(|(value, _)| value);
    let (mut sum, mut last) = (0, None);
    for sign in text.chars() {
        let unit = match sign {
            '十' => 10,
            '百' => 100,
            _ if last.is_some_and(|last| last > 0) => return None,
            _ => {
                last = Some(digit(sign)?);
                continue;
            }
        };
        if sum % (10 * unit) != 0 {
            return None;
        }
        sum += unit * last.take().filter(|&last| last > 0).unwrap_or(1);
    }
    let ends = last.or((sum > 0).then_some(0))?;
    Some(sum + ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<f64> {
        quantity(text).map(|quantity| quantity.value)
    }

    #[test]
    fn numbers_in_chinese_are_read() {
        for (text, number) in [
            ("零", 0.0),
            ("七", 7.0),
            ("十", 10.0),
            ("十二", 12.0),
            ("四十三目半", 43.5),
            ("一百零五", 105.0),
            ("一百二十", 120.0),
            ("半目", 0.5),
            ("目半", 0.5),
            ("三又四分之三子", 3.75),
            ("四分之一子", 0.25),
            ("两子", 2.0),
        ] {
            assert_eq!(value(text), Some(number), "{text}");
        }
        for text in ["", "一二", "十百", "半半", "百分", "四分之五", "分之一", "三又"] {
            assert_eq!(value(text), None, "{text}");
        }
        assert_eq!(
            (whole("４"), whole("四子"), whole("4.5"), whole("-4"), whole("many")),
            (Some(4), Some(4), None, None, None)
        );
    }

    proptest::proptest! {
        #[test]
        fn every_number_in_chinese_is_itself(number in 0u32..1000) {
            let digit = |value: u32| "零一二三四五六七八九".chars().nth(value as usize).unwrap().to_string();
            let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10);
            let mut text = String::new();
            if hundreds > 0 {
                text += &(digit(hundreds) + "百");
            }
            match tens {
                0 if hundreds > 0 && ones > 0 => text += "零",
                0 => {}
                1 if hundreds == 0 => text += "十",
                tens => text += &(digit(tens) + "十"),
            }
            if ones > 0 || number == 0 {
                text += &digit(ones);
            }
            proptest::prop_assert_eq!(value(&text), Some(f64::from(number)), "{}", text);
        }

        #[test]
        fn any_text_is_a_finite_number_or_none(text in "[0-9０-９.,/又分之半目子十百一二三 +-]{0,12}") {
            if let Some(found) = quantity(&text) {
                proptest::prop_assert!(found.value.is_finite());
            }
        }
    }
}
