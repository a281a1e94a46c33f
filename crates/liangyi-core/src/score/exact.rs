//! Exact numbers: counts are fractions, never floats.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use crate::base::Color;
use crate::rules::Komi;

/// A fraction in lowest terms, with a denominator above 0.
///
/// The denominators of the shares of a board's regions need not have a small multiple, but one below 10^30, so that all
/// counts fit: a region of n points has 2 n + 2 stones around it at most and a stone is next to four regions at most.
/// So the borders of regions of different shares sum to less than 640 on the largest board, and Landau's function
/// bounds the least common multiple of numbers with that sum. What does not fit all the same ends with a panic, and not
/// with another number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    numerator: i128,
    denominator: i128,
}

/// Why arithmetic may expect its results.
const FITS: &str = "the counts of a board fit";

/// The greatest common divisor, not negative; 0 if both are 0.
fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

fn product(a: i128, b: i128) -> i128 {
    a.checked_mul(b).expect(FITS)
}

impl Exact {
    /// `numerator / denominator`.
    ///
    /// # Panics
    ///
    /// The denominator is 0.
    pub fn fraction(numerator: i64, denominator: i64) -> Exact {
        assert!(denominator != 0, "a denominator of 0");
        Exact::reduced(numerator.into(), denominator.into())
    }

    fn reduced(numerator: i128, denominator: i128) -> Exact {
        let by = gcd(numerator, denominator) * denominator.signum();
        Exact { numerator: numerator / by, denominator: denominator / by }
    }

    /// Whose favour a margin of this is in, positive being Black's; `None` at 0.
    pub fn sign(&self) -> Option<Color> {
        match self.numerator.cmp(&0) {
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
            Ordering::Greater => Some(Color::Black),
        }
    }

    /// As a fraction with its sign, a plus included.
    pub fn signed(&self) -> String {
        if self.numerator > 0 { format!("+{self}") } else { self.to_string() }
    }

    /// Without its sign.
    pub fn abs(&self) -> Exact {
        Exact { numerator: self.numerator.abs(), denominator: self.denominator }
    }

    /// The nearest float, or one next to it where a part has more than 53 bits.
    pub fn to_f64(&self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// In decimals, as other programs read it: exact where it can be, with at least one decimal (`3.5`, `2.0`, `0.25`);
    /// else with as many as tell it from 0, three at least (`0.333`).
    pub fn decimal(&self) -> String {
        let mut places = 1usize;
        let (mut scaled, ten) = (self.clone(), Exact::from(10i64));
        loop {
            scaled = scaled * ten.clone();
            let is_exact = scaled.denominator == 1;
            // Halves away from 0.
            let magnitude = scaled.numerator.abs();
            let (whole, rest) = (magnitude / scaled.denominator, magnitude % scaled.denominator);
            let digits = whole + i128::from(rest >= scaled.denominator - rest);
            if is_exact || places >= 3 && digits != 0 {
                let text = format!("{digits:0>width$}", width = places + 1);
                let (whole, rest) = text.split_at(text.len() - places);
                let sign = if self.numerator < 0 { "-" } else { "" };
                return format!("{sign}{whole}.{rest}");
            }
            places += 1;
        }
    }
}

impl fmt::Display for Exact {
    /// As a mixed fraction: `7`, `-1/2`, `7 1/3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.numerator < 0 { "-" } else { "" };
        let magnitude = self.numerator.abs();
        match (magnitude / self.denominator, magnitude % self.denominator) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, part) => write!(f, "{sign}{part}/{}", self.denominator),
            (whole, part) => write!(f, "{sign}{whole} {part}/{}", self.denominator),
        }
    }
}

impl Default for Exact {
    fn default() -> Exact {
        Exact::from(0i64)
    }
}

impl From<i64> for Exact {
    fn from(value: i64) -> Exact {
        Exact { numerator: value.into(), denominator: 1 }
    }
}

impl From<usize> for Exact {
    fn from(value: usize) -> Exact {
        Exact { numerator: value as i128, denominator: 1 }
    }
}

impl From<Komi> for Exact {
    fn from(komi: Komi) -> Exact {
        Exact::fraction(komi.thousandths().into(), 1000)
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Exact) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Exact) -> Ordering {
        (self.clone() - other.clone()).numerator.cmp(&0)
    }
}

impl Add for Exact {
    type Output = Exact;

    fn add(self, other: Exact) -> Exact {
        let common = gcd(self.denominator, other.denominator);
        let (own, others) = (other.denominator / common, self.denominator / common);
        let sum = product(self.numerator, own).checked_add(product(other.numerator, others)).expect(FITS);
        Exact::reduced(sum, product(self.denominator, own))
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Exact) {
        *self = self.clone() + other;
    }
}

impl Sub for Exact {
    type Output = Exact;

    fn sub(self, other: Exact) -> Exact {
        self + -other
    }
}

impl Mul for Exact {
    type Output = Exact;

    fn mul(self, other: Exact) -> Exact {
        // Reduced crosswise first, so that the products are no larger than the result.
        let first = Exact::reduced(self.numerator, other.denominator);
        let second = Exact::reduced(other.numerator, self.denominator);
        Exact {
            numerator: product(first.numerator, second.numerator),
            denominator: product(first.denominator, second.denominator),
        }
    }
}

impl Neg for Exact {
    type Output = Exact;

    fn neg(self) -> Exact {
        Exact { numerator: -self.numerator, ..self }
    }
}

#[cfg(test)]
mod tests {
    use num_rational::Ratio;
    use proptest::prelude::*;

    use super::*;

    fn plain(number: &Exact) -> Ratio<i128> {
        assert!(number.denominator > 0);
        let plain = Ratio::new(number.numerator, number.denominator);
        assert_eq!((*plain.numer(), *plain.denom()), (number.numerator, number.denominator), "lowest terms");
        plain
    }

    proptest! {
        #[test]
        fn arithmetic_is_that_of_fractions(parts in prop::array::uniform4(-1000i64..1000)) {
            let [a, b, c, d] = parts;
            prop_assume!(b != 0 && d != 0);
            let (x, y) = (Exact::fraction(a, b), Exact::fraction(c, d));
            let (p, q) = (plain(&x), plain(&y));
            prop_assert_eq!(plain(&(x.clone() + y.clone())), p + q);
            prop_assert_eq!(plain(&(x.clone() - y.clone())), p - q);
            prop_assert_eq!(plain(&(x.clone() * y.clone())), p * q);
            prop_assert_eq!((x.cmp(&y), plain(&-x.clone()), plain(&x.abs())), (p.cmp(&q), -p, p.max(-p)));
            prop_assert_eq!(x.to_f64(), a as f64 / b as f64);
        }
    }

    #[test]
    fn shares_of_many_regions_add_up() {
        // The borders of all of them sum to 639.
        let borders = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71];
        let sum = borders.iter().fold(Exact::default(), |sum, &border| sum + Exact::fraction(border - 1, border));
        let less = borders.iter().fold(sum, |sum, &border| sum - Exact::fraction(7 * border - 1, border));
        assert_eq!(less, Exact::from(-120i64));
    }

    #[test]
    fn numbers_are_written_as_mixed_fractions_and_in_decimals() {
        for (numerator, denominator, mixed, decimal) in [
            (7, 1, "7", "7.0"),
            (0, 5, "0", "0.0"),
            (-1, 2, "-1/2", "-0.5"),
            (22, -3, "-7 1/3", "-7.333"),
            (1, 8, "1/8", "0.125"),
            (2, 3, "2/3", "0.667"),
            (1, 70_000, "1/70000", "0.00001"),
            (5, 3200, "1/640", "0.002"),
        ] {
            let number = Exact::fraction(numerator, denominator);
            assert_eq!((number.to_string().as_str(), number.decimal().as_str()), (mixed, decimal));
        }
        assert_eq!((Exact::from(3usize).signed().as_str(), Exact::default().signed().as_str()), ("+3", "0"));
    }
}
