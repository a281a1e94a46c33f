//! Numbers of points and of 子 in the ways in which programs and people write them in files: a komi, a margin, handicap
//! stones.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::{anychar, char, digit1, one_of};
use nom::combinator::{all_consuming, map_opt, opt, recognize, value, verify};
use nom::sequence::{delimited, preceded, separated_pair};
use nom::{IResult, Parser};

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

/// Reads a number with a decimal point or comma, in digits of any width or in Chinese, perhaps with a fraction
/// (`3又3/4`, `3 3/4`, `7½`, `四分之三`) or a half (`6目半`, `半目`), and a unit (`6.5目`, `3.75子`). `None` for what is no
/// such number.
pub(super) fn quantity(text: &str) -> Option<Quantity> {
    let text: String = text.chars().map(narrow).map(simplified).collect::<String>().trim().to_lowercase();
    let half_a_unit = (char('半'), blanks, unit).map(|(_, _, unit)| Quantity { value: 0.5, unit: Some(unit) });
    let (_, quantity) = all_consuming(alt((half_a_unit, units_and_a_half))).parse(text.as_str()).ok()?;
    Some(quantity)
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

/// The simplified form of a character that numbers and results are written with, so that the words for these need one
/// form each and a mixture of forms is read too.
#[rustfmt::skip]
pub(super) fn simplified(sign: char) -> char {
    const FORMS: [(char, char); 31] = [
        ('負', '负'), ('勝', '胜'), ('敗', '败'), ('雙', '双'), ('兩', '两'), ('両', '两'), ('獲', '获'), ('贏', '赢'),
        ('輸', '输'), ('認', '认'), ('盤', '盘'), ('時', '时'), ('間', '间'), ('棄', '弃'), ('權', '权'), ('権', '权'),
        ('賽', '赛'), ('則', '则'), ('規', '规'), ('違', '违'), ('戰', '战'), ('戦', '战'), ('黒', '黑'), ('無', '无'),
        ('効', '效'), ('詳', '详'), ('掛', '挂'), ('計', '计'), ('點', '点'), ('個', '个'), ('顆', '颗'),
    ];
    FORMS.iter().find(|(other, _)| *other == sign).map_or(sign, |(_, form)| *form)
}

/// A number with its unit, and half a unit; the number or the half may be missing.
fn units_and_a_half(text: &str) -> IResult<&str, Quantity> {
    let half = opt(value(0.5, one_of("半반")));
    let parts = (opt(number), blanks, opt(unit), blanks, half);
    let sum = |(number, _, unit, _, half): (Option<f64>, _, _, _, Option<f64>)| {
        let number = number.or(half.map(|_| 0.0))?;
        let half = half.unwrap_or(0.0);
        Some(Quantity { value: if number < 0.0 { number - half } else { number + half }, unit })
    };
    map_opt(parts, sum).parse(text)
}

/// The word for a unit; of two that begin alike the longer one comes first.
fn unit(text: &str) -> IResult<&str, Unit> {
    let points = alt(["points", "point", "pts", "pt", "moku", "目", "点", "집", "목"].map(tag));
    let zi = alt(["zi", "子", "个子", "颗子"].map(tag));
    alt((value(Unit::Points, points), value(Unit::Zi, zi))).parse(text)
}

fn blanks(text: &str) -> IResult<&str, &str> {
    take_while(char::is_whitespace).parse(text)
}

fn number(text: &str) -> IResult<&str, f64> {
    let and = alt((delimited(blanks, char('又'), blanks), preceded(char(' '), blanks).map(|_| ' ')));
    let mixed = separated_pair(whole_number, and, fraction).map(|(whole, part)| f64::from(whole) + part);
    alt((mixed, fraction, with_sign_of_fraction, decimal, chinese_number.map(f64::from))).parse(text)
}

/// `½`, `7½` or `-5 ½`.
fn with_sign_of_fraction(text: &str) -> IResult<&str, f64> {
    let part = map_opt(anychar, |sign| match sign {
        '¼' => Some(0.25),
        '½' => Some(0.5),
        '¾' => Some(0.75),
        _ => None,
    });
    let sum = |(sign, whole, _, part): (Option<char>, Option<u32>, _, f64)| {
        let value = whole.map_or(0.0, f64::from) + part;
        if sign == Some('-') { -value } else { value }
    };
    (opt(one_of("+-")), opt(whole_number), blanks, part).map(sum).parse(text)
}

/// `3/4` or `四分之三`, less than one.
fn fraction(text: &str) -> IResult<&str, f64> {
    let between = |sign| delimited(blanks, tag(sign), blanks);
    let in_digits = separated_pair(whole_number, between("/"), whole_number);
    let in_words = separated_pair(whole_number, between("分之"), whole_number).map(|(under, over)| (over, under));
    let (rest, (over, under)) = verify(alt((in_words, in_digits)), |(over, under)| over < under).parse(text)?;
    Ok((rest, f64::from(over) / f64::from(under)))
}

/// A number with a decimal point or comma.
fn decimal(text: &str) -> IResult<&str, f64> {
    let signs = take_while1(|sign: char| sign.is_ascii_digit() || "+-.,".contains(sign));
    let value = |text: &str| {
        let has_comma = text.matches(',').count() == 1 && !text.contains('.');
        if has_comma { text.replace(',', ".").parse().ok() } else { text.parse().ok() }
    };
    map_opt(signs, value).parse(text)
}

fn whole_number(text: &str) -> IResult<&str, u32> {
    let in_digits = map_opt(recognize((opt(char('+')), digit1)), |digits: &str| digits.parse().ok());
    alt((in_digits, chinese_number)).parse(text)
}

fn chinese_number(text: &str) -> IResult<&str, u32> {
    map_opt(take_while1(|sign| "零〇一二两兩三四五六七八九十百".contains(sign)), chinese).parse(text)
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
            ("7½", 7.5),
            ("5 ½目", 5.5),
            ("-½", -0.5),
            ("３¾子", 3.75),
            ("三¼", 3.25),
        ] {
            assert_eq!(value(text), Some(number), "{text}");
        }
        for text in ["", "一二", "十百", "半半", "百分", "四分之五", "分之一", "三又", "½½", "½7", "7.5½", "½ ¼", "--½"]
        {
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
        fn any_text_is_a_finite_number_or_none(text in "[0-9０-９.,/½¾又分之半目子十百一二三 +-]{0,12}") {
            if let Some(found) = quantity(&text) {
                proptest::prop_assert!(found.value.is_finite());
            }
        }
    }
}
