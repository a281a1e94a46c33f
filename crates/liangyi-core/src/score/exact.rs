//! Exact numbers: counts are fractions, never floats.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};

use crate::base::Color;
use crate::rules::Komi;

/// A fraction without limit on its parts: a board can hold regions whose denominators have no small multiple.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exact(BigRational);

impl Exact {
    /// `numerator / denominator`; the denominator must not be 0.
    pub fn fraction(numerator: i64, denominator: i64) -> Exact {
        Exact(BigRational::new(numerator.into(), denominator.into()))
    }

    /// Whose favour a margin of this is in, positive being Black's; `None` at 0.
    pub fn sign(&self) -> Option<Color> {
        match () {
            () if self.0.is_zero() => None,
            () if self.0.is_positive() => Some(Color::Black),
            () => Some(Color::White),
        }
    }

    /// As a fraction with its sign, a plus included.
    pub fn signed(&self) -> String {
        if self.0.is_positive() { format!("+{self}") } else { self.to_string() }
    }

    /// Without its sign.
    pub fn abs(&self) -> Exact {
        Exact(self.0.abs())
    }

    /// The nearest float.
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().unwrap_or(f64::NAN)
    }

    /// In decimals, as other programs read it: exact where it can be, with at least one decimal (`3.5`, `2.0`, `0.25`);
    /// else with as many as tell it from 0, three at least (`0.333`).
    pub fn decimal(&self) -> String {
        let mut places = 1usize;
        loop {
            let scaled = &self.0 * BigRational::from_integer(BigInt::from(10).pow(places as u32));
            let exact = scaled.is_integer();
            if exact || (places >= 3 && (self.0.is_zero() || !scaled.round().is_zero())) {
                let digits = scaled.round().to_integer();
                let text = format!("{:0>width$}", digits.abs().to_string(), width = places + 1);
                let (whole, rest) = text.split_at(text.len() - places);
                let sign = if digits.is_negative() { "-" } else { "" };
                return format!("{sign}{whole}.{rest}");
            }
            places += 1;
        }
    }
}

impl fmt::Display for Exact {
    /// As a mixed fraction: `7`, `-1/2`, `7 1/3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0.is_negative() { "-" } else { "" };
        let magnitude = self.0.abs();
        let (whole, part) = (magnitude.trunc().to_integer(), magnitude.fract());
        match (whole.is_zero(), part.is_zero()) {
            (_, true) => write!(f, "{sign}{whole}"),
            (true, false) => write!(f, "{sign}{}/{}", part.numer(), part.denom()),
            (false, false) => write!(f, "{sign}{whole} {}/{}", part.numer(), part.denom()),
        }
    }
}

impl From<i64> for Exact {
    fn from(value: i64) -> Exact {
        Exact(BigRational::from_integer(value.into()))
    }
}

impl From<usize> for Exact {
    fn from(value: usize) -> Exact {
        Exact(BigRational::from_integer(value.into()))
    }
}

impl From<Komi> for Exact {
    fn from(komi: Komi) -> Exact {
        Exact::fraction(komi.thousandths().into(), 1000)
    }
}

impl Add for Exact {
    type Output = Exact;

    fn add(self, other: Exact) -> Exact {
        Exact(self.0 + other.0)
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Exact) {
        self.0 += other.0;
    }
}

impl Sub for Exact {
    type Output = Exact;

    fn sub(self, other: Exact) -> Exact {
        Exact(self.0 - other.0)
    }
}

impl Mul for Exact {
    type Output = Exact;

    fn mul(self, other: Exact) -> Exact {
        Exact(self.0 * other.0)
    }
}

impl Neg for Exact {
    type Output = Exact;

    fn neg(self) -> Exact {
        Exact(-self.0)
    }
}
